"""Inner loops of the rounding operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import ceil, divide, floor, imag, isfinite, isnan, pow, real, round, signbit, trunc


def _replace_nonfinite_d652a5a4(operands, strides, rows, count, scalars):
    """_replace_nonfinite: where(isnan(self), value, where(self == inf, posinf, where(self == -inf, neginf,
        self)))
    """
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    value = scalar(operands, scalars, 0)
    posinf = scalar(operands, scalars, 1)
    neginf = scalar(operands, scalars, 2)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    value if isnan(self) else posinf if self == number(
                        T, inf
                    ) else neginf if self == -number(T, inf) else self,
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    value if isnan(self) else posinf if self == number(
                        T, inf
                    ) else neginf if self == -number(T, inf) else self,
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def ceil_4e5b9f0b(operands, strides, rows, count, scalars):
    """ceil: ceil(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), ceil(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, ceil(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def deg2rad_backward_self_e9baa034(operands, strides, rows, count, scalars):
    """Deg2radBackward0, gradient of self: 0.017453292519943295 * grad"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), number(T, 0.017453292519943295) * grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, number(T, 0.017453292519943295) * grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def deg2rad_d007ade4(operands, strides, rows, count, scalars):
    """deg2rad: self * 0.017453292519943295"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * number(T, 0.017453292519943295))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self * number(T, 0.017453292519943295))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def deg2rad_forward_5ed61a3b(operands, strides, rows, count, scalars):
    """deg2rad, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), number(T, 0.017453292519943295) * self_t)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, number(T, 0.017453292519943295) * self_t)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def floor_cec988a2(operands, strides, rows, count, scalars):
    """floor: floor(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), floor(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, floor(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def frac_29775341(operands, strides, rows, count, scalars):
    """frac: self - trunc(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self - trunc(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self - trunc(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def isneginf_58fa33a7(operands, strides, rows, count, scalars):
    """isneginf: self == -inf"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self == -number(T, inf))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self == -number(T, inf))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def isposinf_88f664be(operands, strides, rows, count, scalars):
    """isposinf: self == inf"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self == number(T, inf))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self == number(T, inf))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def isreal_2c4ce00e(operands, strides, rows, count, scalars):
    """isreal: imag(self) == 0"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), imag(self) == real(T(0)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, imag(self) == real(T(0)))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rad2deg_b7b54e0d(operands, strides, rows, count, scalars):
    """rad2deg: self * 57.29577951308232"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * number(T, 57.29577951308232))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self * number(T, 57.29577951308232))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rad2deg_backward_self_a500675a(operands, strides, rows, count, scalars):
    """Rad2degBackward0, gradient of self: 57.29577951308232 * grad"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), number(T, 57.29577951308232) * grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, number(T, 57.29577951308232) * grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rad2deg_forward_8474eb3e(operands, strides, rows, count, scalars):
    """rad2deg, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), number(T, 57.29577951308232) * self_t)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, number(T, 57.29577951308232) * self_t)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def replace_nonfinite_backward_self_4ce833ff(operands, strides, rows, count, scalars):
    """_ReplaceNonfiniteBackward0, gradient of self: where(isfinite(self), grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if isfinite(self) else T(0))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if isfinite(self) else T(0))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if isfinite(self) else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if isfinite(self) else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def replace_nonfinite_forward_2d99e6d4(operands, strides, rows, count, scalars):
    """_replace_nonfinite, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if isfinite(self_p) else T(0))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if isfinite(self_p) else T(0))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if isfinite(self_p) else T(0))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if isfinite(self_p) else T(0))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def round_c1e6f855(operands, strides, rows, count, scalars):
    """round: round(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), round(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, round(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def round_decimals_0_c1e6f855(operands, strides, rows, count, scalars):
    """round.decimals: round(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), round(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, round(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def round_decimals_1_eab0a5ee(operands, strides, rows, count, scalars):
    """round.decimals: round(self * 10 ** decimals) / 10 ** decimals"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    decimals = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(round(self * pow(number(T, 10), decimals)), pow(number(T, 10), decimals)),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    divide(round(self * pow(number(T, 10), decimals)), pow(number(T, 10), decimals)),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def round_decimals_2_d4f80d4c(operands, strides, rows, count, scalars):
    """round.decimals: round(self / 10 ** -decimals) * 10 ** -decimals"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    decimals = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    round(divide(self, pow(number(T, 10), -decimals))) * pow(number(T, 10), -decimals),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    round(divide(self, pow(number(T, 10), -decimals))) * pow(number(T, 10), -decimals),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def signbit_211b337f(operands, strides, rows, count, scalars):
    """signbit: signbit(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), signbit(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, signbit(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def trunc_bc2b1a5b(operands, strides, rows, count, scalars):
    """trunc: trunc(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), trunc(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, trunc(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_replace_nonfinite_d652a5a4": "20339ba72842c181",
    "ceil_4e5b9f0b": "531df097d8a3f07a",
    "deg2rad_backward_self_e9baa034": "8f0722a8572441cd",
    "deg2rad_d007ade4": "052e82491d26c25c",
    "deg2rad_forward_5ed61a3b": "1718312825424bcb",
    "floor_cec988a2": "ca802ee2b0ddfde5",
    "frac_29775341": "9d5d96a49ea44938",
    "isneginf_58fa33a7": "708cb07f2da0e1b2",
    "isposinf_88f664be": "01b1d12dd5bcfe53",
    "isreal_2c4ce00e": "b1ee3269acb16406",
    "rad2deg_b7b54e0d": "926756270442f465",
    "rad2deg_backward_self_a500675a": "a68f752a0e46f268",
    "rad2deg_forward_8474eb3e": "a207bbdfbecb2b42",
    "replace_nonfinite_backward_self_4ce833ff": "3c4fa5ef41a60d31",
    "replace_nonfinite_forward_2d99e6d4": "5aad7f7c1eb0c5c5",
    "round_c1e6f855": "58cbaee0136338a3",
    "round_decimals_0_c1e6f855": "0396cce8d9c97b01",
    "round_decimals_1_eab0a5ee": "1c20ec367f2fe26a",
    "round_decimals_2_d4f80d4c": "27da6912d0b68d4d",
    "signbit_211b337f": "b803d690a00a2ced",
    "trunc_bc2b1a5b": "6c0d5f848b4f3aa3",
}
