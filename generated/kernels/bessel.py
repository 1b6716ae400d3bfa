"""Inner loops of the bessel operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf

from runtime.kernels.memory import advance, compute_type, load, number, pointer, size_of, store, word_at
from runtime.kernels.vecmath import (
    cos, divide, erfcx, exp, i0, i0e, i1, i1e, isnan, log, log_ndtr, ndtr, ndtri, sin, sinc,
)


def i0_89cdde9a(operands, strides, rows, count, scalars):
    """i0: i0(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), i0(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, i0(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sinc_2ac4b45c(operands, strides, rows, count, scalars):
    """sinc: sinc(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), sinc(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, sinc(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sinc_backward_self_5400b117(operands, strides, rows, count, scalars):
    """SincBackward0, gradient of self: grad * where(self == 0, 0, (pi * self * cos(pi * self) - sin(pi *
        self)) / where(self == 0, 1, pi * self * self))
    """
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (
                        T(0) if self == T(0) else divide(
                            number(T, 3.141592653589793) * self * cos(
                                number(T, 3.141592653589793) * self
                            ) - sin(number(T, 3.141592653589793) * self),
                            T(1) if self == T(0) else number(T, 3.141592653589793) * self * self,
                        )
                    ),
                )
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (
                        T(0) if self == T(0) else divide(
                            number(T, 3.141592653589793) * self * cos(
                                number(T, 3.141592653589793) * self
                            ) - sin(number(T, 3.141592653589793) * self),
                            T(1) if self == T(0) else number(T, 3.141592653589793) * self * self,
                        )
                    ),
                )
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (
                        T(0) if self == T(0) else divide(
                            number(T, 3.141592653589793) * self * cos(
                                number(T, 3.141592653589793) * self
                            ) - sin(number(T, 3.141592653589793) * self),
                            T(1) if self == T(0) else number(T, 3.141592653589793) * self * self,
                        )
                    ),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    grad * (
                        T(0) if self == T(0) else divide(
                            number(T, 3.141592653589793) * self * cos(
                                number(T, 3.141592653589793) * self
                            ) - sin(number(T, 3.141592653589793) * self),
                            T(1) if self == T(0) else number(T, 3.141592653589793) * self * self,
                        )
                    ),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def sinc_forward_5dbe6359(operands, strides, rows, count, scalars):
    """sinc, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (
                        T(0) if self_p == T(0) else divide(
                            number(T, 3.141592653589793) * self_p * cos(
                                number(T, 3.141592653589793) * self_p
                            ) - sin(number(T, 3.141592653589793) * self_p),
                            T(1) if self_p == T(0) else number(T, 3.141592653589793) * self_p * self_p,
                        )
                    ),
                )
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (
                        T(0) if self_p == T(0) else divide(
                            number(T, 3.141592653589793) * self_p * cos(
                                number(T, 3.141592653589793) * self_p
                            ) - sin(number(T, 3.141592653589793) * self_p),
                            T(1) if self_p == T(0) else number(T, 3.141592653589793) * self_p * self_p,
                        )
                    ),
                )
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (
                        T(0) if self_p == T(0) else divide(
                            number(T, 3.141592653589793) * self_p * cos(
                                number(T, 3.141592653589793) * self_p
                            ) - sin(number(T, 3.141592653589793) * self_p),
                            T(1) if self_p == T(0) else number(T, 3.141592653589793) * self_p * self_p,
                        )
                    ),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * (
                        T(0) if self_p == T(0) else divide(
                            number(T, 3.141592653589793) * self_p * cos(
                                number(T, 3.141592653589793) * self_p
                            ) - sin(number(T, 3.141592653589793) * self_p),
                            T(1) if self_p == T(0) else number(T, 3.141592653589793) * self_p * self_p,
                        )
                    ),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_entr_6eff4965(operands, strides, rows, count, scalars):
    """special_entr: where(isnan(self), self, where(self > 0, -self * log(self), where(self == 0, 0, -inf)))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self if isnan(self) else -self * log(self) if self > T(0) else T(0) if self == T(0) else -number(
                        T, inf
                    ),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    self if isnan(self) else -self * log(self) if self > T(0) else T(0) if self == T(0) else -number(
                        T, inf
                    ),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_entr_backward_self_45c38538(operands, strides, rows, count, scalars):
    """SpecialEntrBackward0, gradient of self: grad * (-(1 + log(self)))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * -(T(1) + log(self)))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * -(T(1) + log(self)))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * -(T(1) + log(self)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * -(T(1) + log(self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_entr_forward_fa275baa(operands, strides, rows, count, scalars):
    """special_entr, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t * -(T(1) + log(self_p)))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t * -(T(1) + log(self_p)))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * -(T(1) + log(self_p)))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t * -(T(1) + log(self_p)))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_erfcx_backward_self_c0587ac8(operands, strides, rows, count, scalars):
    """SpecialErfcxBackward0, gradient of self: grad * (2 * self * result - 1.1283791670955126)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and result_step == size_of(result_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at, i * size_of(out_at), grad * (number(T, 2) * self * result - number(T, 1.1283791670955126))
                )
        elif result_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at, i * size_of(out_at), grad * (number(T, 2) * self * result - number(T, 1.1283791670955126))
                )
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and result_step == size_of(result_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at, i * size_of(out_at), grad * (number(T, 2) * self * result - number(T, 1.1283791670955126))
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (number(T, 2) * self * result - number(T, 1.1283791670955126)))
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def special_erfcx_cc49f1bb(operands, strides, rows, count, scalars):
    """special_erfcx: erfcx(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), erfcx(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, erfcx(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_erfcx_forward_f311d234(operands, strides, rows, count, scalars):
    """special_erfcx, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and result_step == size_of(result_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 2) * self_p * result - number(T, 1.1283791670955126)),
                )
        elif (
            result_step == 0
            and self_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            result = load(result_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 2) * self_p * result - number(T, 1.1283791670955126)),
                )
        elif (
            self_p_step == 0
            and self_t_step == size_of(self_t_at)
            and result_step == size_of(result_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 2) * self_p * result - number(T, 1.1283791670955126)),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t * (number(T, 2) * self_p * result - number(T, 1.1283791670955126)))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def special_i0e_75920dad(operands, strides, rows, count, scalars):
    """special_i0e: i0e(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), i0e(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, i0e(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_i1_52d5ec98(operands, strides, rows, count, scalars):
    """special_i1: i1(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), i1(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, i1(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_i1_backward_self_8ad7263c(operands, strides, rows, count, scalars):
    """SpecialI1Backward0, gradient of self: grad * where(self == 0, 0.5, i0(self) - result / where(self == 0,
        1, self))
    """
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and result_step == size_of(result_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (
                        number(T, 0.5) if self == T(0) else i0(self) - divide(result, T(1) if self == T(0) else self)
                    ),
                )
        elif result_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (
                        number(T, 0.5) if self == T(0) else i0(self) - divide(result, T(1) if self == T(0) else self)
                    ),
                )
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and result_step == size_of(result_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (
                        number(T, 0.5) if self == T(0) else i0(self) - divide(result, T(1) if self == T(0) else self)
                    ),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    grad * (
                        number(T, 0.5) if self == T(0) else i0(self) - divide(result, T(1) if self == T(0) else self)
                    ),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def special_i1_forward_214b93db(operands, strides, rows, count, scalars):
    """special_i1, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and result_step == size_of(result_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (
                        number(T, 0.5) if self_p == T(0) else i0(self_p) - divide(
                            result, T(1) if self_p == T(0) else self_p
                        )
                    ),
                )
        elif (
            result_step == 0
            and self_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            result = load(result_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (
                        number(T, 0.5) if self_p == T(0) else i0(self_p) - divide(
                            result, T(1) if self_p == T(0) else self_p
                        )
                    ),
                )
        elif (
            self_p_step == 0
            and self_t_step == size_of(self_t_at)
            and result_step == size_of(result_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (
                        number(T, 0.5) if self_p == T(0) else i0(self_p) - divide(
                            result, T(1) if self_p == T(0) else self_p
                        )
                    ),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * (
                        number(T, 0.5) if self_p == T(0) else i0(self_p) - divide(
                            result, T(1) if self_p == T(0) else self_p
                        )
                    ),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def special_i1e_36817411(operands, strides, rows, count, scalars):
    """special_i1e: i1e(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), i1e(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, i1e(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_log_ndtr_1927a0d1(operands, strides, rows, count, scalars):
    """special_log_ndtr: log_ndtr(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), log_ndtr(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, log_ndtr(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_log_ndtr_backward_self_693e17ce(operands, strides, rows, count, scalars):
    """SpecialLogNdtrBackward0, gradient of self: grad * (0.3989422804014327 * exp(-(result + self * self /
        2)))
    """
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and result_step == size_of(result_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 0.3989422804014327) * exp(-(result + divide(self * self, number(T, 2))))),
                )
        elif result_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 0.3989422804014327) * exp(-(result + divide(self * self, number(T, 2))))),
                )
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and result_step == size_of(result_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 0.3989422804014327) * exp(-(result + divide(self * self, number(T, 2))))),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    grad * (number(T, 0.3989422804014327) * exp(-(result + divide(self * self, number(T, 2))))),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def special_log_ndtr_forward_6a4b2b5c(operands, strides, rows, count, scalars):
    """special_log_ndtr, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and result_step == size_of(result_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 0.3989422804014327) * exp(-(result + divide(self_p * self_p, number(T, 2))))),
                )
        elif (
            result_step == 0
            and self_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            result = load(result_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 0.3989422804014327) * exp(-(result + divide(self_p * self_p, number(T, 2))))),
                )
        elif (
            self_p_step == 0
            and self_t_step == size_of(self_t_at)
            and result_step == size_of(result_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 0.3989422804014327) * exp(-(result + divide(self_p * self_p, number(T, 2))))),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * (number(T, 0.3989422804014327) * exp(-(result + divide(self_p * self_p, number(T, 2))))),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def special_ndtr_backward_self_dfbbd344(operands, strides, rows, count, scalars):
    """SpecialNdtrBackward0, gradient of self: grad * (0.3989422804014327 * exp(-0.5 * self * self))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self)),
                )
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self)),
                )
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_ndtr_dd7dda0f(operands, strides, rows, count, scalars):
    """special_ndtr: ndtr(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), ndtr(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, ndtr(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_ndtr_forward_4d8dec13(operands, strides, rows, count, scalars):
    """special_ndtr, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 0.3989422804014327) * exp(number(T, -0.5) * self_p * self_p)),
                )
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 0.3989422804014327) * exp(number(T, -0.5) * self_p * self_p)),
                )
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 0.3989422804014327) * exp(number(T, -0.5) * self_p * self_p)),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * (number(T, 0.3989422804014327) * exp(number(T, -0.5) * self_p * self_p)),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_ndtri_77d56614(operands, strides, rows, count, scalars):
    """special_ndtri: ndtri(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), ndtri(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, ndtri(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_ndtri_backward_self_f24bd6ac(operands, strides, rows, count, scalars):
    """SpecialNdtriBackward0, gradient of self: grad * (2.5066282746310002 * exp(result * result / 2))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 2.5066282746310002) * exp(divide(result * result, number(T, 2)))),
                )
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 2.5066282746310002) * exp(divide(result * result, number(T, 2)))),
                )
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (number(T, 2.5066282746310002) * exp(divide(result * result, number(T, 2)))),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(
                    out_at,
                    i * out_step,
                    grad * (number(T, 2.5066282746310002) * exp(divide(result * result, number(T, 2)))),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_ndtri_forward_3bfbe552(operands, strides, rows, count, scalars):
    """special_ndtri, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 2.5066282746310002) * exp(divide(result * result, number(T, 2)))),
                )
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 2.5066282746310002) * exp(divide(result * result, number(T, 2)))),
                )
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (number(T, 2.5066282746310002) * exp(divide(result * result, number(T, 2)))),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * (number(T, 2.5066282746310002) * exp(divide(result * result, number(T, 2)))),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "i0_89cdde9a": "67e0a0e05db6aba7",
    "sinc_2ac4b45c": "ddd1d9e88c7a7548",
    "sinc_backward_self_5400b117": "d000f739d37c7472",
    "sinc_forward_5dbe6359": "c27bb5f409d4d8d3",
    "special_entr_6eff4965": "8cac71a26c92e6d7",
    "special_entr_backward_self_45c38538": "b6d4be563a579f93",
    "special_entr_forward_fa275baa": "be800d4446a52df7",
    "special_erfcx_backward_self_c0587ac8": "3809cc2bae4e694b",
    "special_erfcx_cc49f1bb": "3b92b98a2aec4c65",
    "special_erfcx_forward_f311d234": "6391aeac912c901e",
    "special_i0e_75920dad": "e6b4b98a0f8bf98d",
    "special_i1_52d5ec98": "843f101c1974186c",
    "special_i1_backward_self_8ad7263c": "c37d04c0816d3420",
    "special_i1_forward_214b93db": "bb9d2f1356f669b6",
    "special_i1e_36817411": "8db24e4fd9cd4eec",
    "special_log_ndtr_1927a0d1": "8e9d35a0a55d3ed8",
    "special_log_ndtr_backward_self_693e17ce": "0d9429105c30ee8d",
    "special_log_ndtr_forward_6a4b2b5c": "2a62d2aadd462224",
    "special_ndtr_backward_self_dfbbd344": "d26bae5554665749",
    "special_ndtr_dd7dda0f": "65a73fda3172b382",
    "special_ndtr_forward_4d8dec13": "48d31c27d444229c",
    "special_ndtri_77d56614": "93bca0bda22b5b7f",
    "special_ndtri_backward_self_f24bd6ac": "f10cddd438f251e4",
    "special_ndtri_forward_3bfbe552": "e119f61de37772cc",
}
