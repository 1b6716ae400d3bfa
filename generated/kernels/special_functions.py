"""Inner loops of the special_functions operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import (
    digamma, divide, erfinv, exp, lgamma, log, maximum, minimum, remainder, trigamma, zeta,
)


def digamma_bb6f6951(operands, strides, rows, count, scalars):
    """digamma: digamma(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), digamma(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, digamma(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def erfinv_b2ddac7f(operands, strides, rows, count, scalars):
    """erfinv: erfinv(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), erfinv(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, erfinv(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def erfinv_backward_self_6edfbf63(operands, strides, rows, count, scalars):
    """ErfinvBackward0, gradient of self: 0.886226925452758 * exp(result * result) * grad"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, 0.886226925452758) * exp(result * result) * grad)
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, 0.886226925452758) * exp(result * result) * grad)
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), number(T, 0.886226925452758) * exp(result * result) * grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, number(T, 0.886226925452758) * exp(result * result) * grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def erfinv_forward_6d1a3d1b(operands, strides, rows, count, scalars):
    """erfinv, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, 0.886226925452758) * exp(result * result) * self_t)
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, 0.886226925452758) * exp(result * result) * self_t)
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), number(T, 0.886226925452758) * exp(result * result) * self_t)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, number(T, 0.886226925452758) * exp(result * result) * self_t)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def lgamma_9b414a34(operands, strides, rows, count, scalars):
    """lgamma: lgamma(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), lgamma(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, lgamma(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def lgamma_backward_self_d24a68c4(operands, strides, rows, count, scalars):
    """LgammaBackward0, gradient of self: grad * digamma(self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * digamma(self))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * digamma(self))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * digamma(self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * digamma(self))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def lgamma_forward_47f2fd67(operands, strides, rows, count, scalars):
    """lgamma, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t * digamma(self_p))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t * digamma(self_p))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * digamma(self_p))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t * digamma(self_p))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def logit_0_d5ca2023(operands, strides, rows, count, scalars):
    """logit: log(self / (1 - self))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), log(divide(self, T(1) - self)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, log(divide(self, T(1) - self)))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def logit_1_96eb289c(operands, strides, rows, count, scalars):
    """logit: log(minimum(maximum(self, eps), 1 - eps) / (1 - minimum(maximum(self, eps), 1 - eps)))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    eps = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    log(
                        divide(minimum(maximum(self, eps), T(1) - eps), T(1) - minimum(maximum(self, eps), T(1) - eps))
                    ),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    log(
                        divide(minimum(maximum(self, eps), T(1) - eps), T(1) - minimum(maximum(self, eps), T(1) - eps))
                    ),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def polygamma_0_bb6f6951(operands, strides, rows, count, scalars):
    """polygamma: digamma(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), digamma(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, digamma(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def polygamma_1_8425d5e9(operands, strides, rows, count, scalars):
    """polygamma: trigamma(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), trigamma(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, trigamma(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def polygamma_2_816e10fa(operands, strides, rows, count, scalars):
    """polygamma: (2 * (n % 2) - 1) * exp(lgamma(n + 1)) * zeta(n + 1, self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    n = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (number(T, 2) * remainder(n, number(T, 2)) - T(1)) * exp(lgamma(n + T(1))) * zeta(n + T(1), self),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    (number(T, 2) * remainder(n, number(T, 2)) - T(1)) * exp(lgamma(n + T(1))) * zeta(n + T(1), self),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "digamma_bb6f6951": "7bb226d44360125a",
    "erfinv_b2ddac7f": "51e36c777274cba0",
    "erfinv_backward_self_6edfbf63": "d734b1a25f9c0c11",
    "erfinv_forward_6d1a3d1b": "4a867b16878f9139",
    "lgamma_9b414a34": "10fbe3a2f11d0835",
    "lgamma_backward_self_d24a68c4": "caf0ee05487b4a6b",
    "lgamma_forward_47f2fd67": "a969f8f87e383006",
    "logit_0_d5ca2023": "0736c40e909967cd",
    "logit_1_96eb289c": "c3543af7ae610dbb",
    "polygamma_0_bb6f6951": "a9bb94b034ffa2be",
    "polygamma_1_8425d5e9": "fe937d9cf2fcceb5",
    "polygamma_2_816e10fa": "ddbbc1c06d5936c3",
}
