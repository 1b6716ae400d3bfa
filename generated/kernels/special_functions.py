"""Inner loops of the special_functions operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import (
    cos, digamma, divide, erfcx, erfinv, exp, i0, i0e, i1, i1e, isnan, lgamma, log, log1p, log_ndtr, maximum,
    minimum, ndtr, ndtri, remainder, sin, sinc, trigamma, xlog1py, xlogy, zeta,
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


def special_xlog1py_5db6f82a(operands, strides, rows, count, scalars):
    """special_xlog1py: xlog1py(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), xlog1py(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), xlog1py(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), xlog1py(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, xlog1py(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_xlog1py_backward_other_8b8fba40(operands, strides, rows, count, scalars):
    """SpecialXlog1pyBackward0, gradient of other: grad * self / (other + 1)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other + T(1)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(grad * self, other + T(1)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def special_xlog1py_forward_bfa1355a(operands, strides, rows, count, scalars):
    """special_xlog1py, tangent of result: self_t * where((self_p == 0) & (other_p <= -1), 0, log1p(other_p)) +
        other_t * self_p / (other_p + 1)
    """
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    other_p_at, other_p_step = pointer(operands, 2), word_at(strides, 16)
    self_p_at, self_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and other_p_step == size_of(other_p_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (
                        T(0) if (self_p == T(0)) & (other_p <= number(T, -1)) else log1p(other_p)
                    ) + divide(other_t * self_p, other_p + T(1)),
                )
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                other_p = load(other_p_at, i * other_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * (
                        T(0) if (self_p == T(0)) & (other_p <= number(T, -1)) else log1p(other_p)
                    ) + divide(other_t * self_p, other_p + T(1)),
                )
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        other_p_at = advance(other_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def special_xlog1py_other_scalar_5b81c915(operands, strides, rows, count, scalars):
    """special_xlog1py.other_scalar: xlog1py(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), xlog1py(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, xlog1py(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_xlog1py_self_scalar_5a43768c(operands, strides, rows, count, scalars):
    """special_xlog1py.self_scalar: xlog1py(self, other)"""
    T = compute_type(operands)
    other_at, other_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), xlog1py(self, other))
        else:
            for i in range(count):
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, xlog1py(self, other))
        other_at = advance(other_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_xlog1py_self_scalar_backward_other_7e0cb5fa(operands, strides, rows, count, scalars):
    """SpecialXlog1pyBackward1, gradient of other: grad * self / (other + 1)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other + T(1)))
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other + T(1)))
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other + T(1)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, divide(grad * self, other + T(1)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_xlog1py_self_scalar_forward_8b053406(operands, strides, rows, count, scalars):
    """special_xlog1py.self_scalar, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    other_p_at, other_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_t_step == size_of(other_t_at) and other_p_step == size_of(other_p_at) and out_step == size_of(out_at):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                store(out_at, i * size_of(out_at), divide(other_t * self, other_p + T(1)))
        elif other_t_step == 0 and other_p_step == size_of(other_p_at) and out_step == size_of(out_at):
            other_t = load(other_t_at, 0)
            for i in range(count):
                other_p = load(other_p_at, i * size_of(other_p_at))
                store(out_at, i * size_of(out_at), divide(other_t * self, other_p + T(1)))
        elif other_p_step == 0 and other_t_step == size_of(other_t_at) and out_step == size_of(out_at):
            other_p = load(other_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(out_at, i * size_of(out_at), divide(other_t * self, other_p + T(1)))
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                other_p = load(other_p_at, i * other_p_step)
                store(out_at, i * out_step, divide(other_t * self, other_p + T(1)))
        other_t_at = advance(other_t_at, word_at(strides, 64))
        other_p_at = advance(other_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_zeta_a82f2b36(operands, strides, rows, count, scalars):
    """special_zeta: zeta(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), zeta(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), zeta(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), zeta(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, zeta(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def special_zeta_other_scalar_d6c2dab4(operands, strides, rows, count, scalars):
    """special_zeta.other_scalar: zeta(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), zeta(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, zeta(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def special_zeta_self_scalar_0cdc50a1(operands, strides, rows, count, scalars):
    """special_zeta.self_scalar: zeta(self, other)"""
    T = compute_type(operands)
    other_at, other_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), zeta(self, other))
        else:
            for i in range(count):
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, zeta(self, other))
        other_at = advance(other_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def xlogy_Scalar_Other_14021d6a(operands, strides, rows, count, scalars):
    """xlogy.Scalar_Other: xlogy(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), xlogy(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, xlogy(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def xlogy_Scalar_Self_6a552e8f(operands, strides, rows, count, scalars):
    """xlogy.Scalar_Self: xlogy(self, other)"""
    T = compute_type(operands)
    other_at, other_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), xlogy(self, other))
        else:
            for i in range(count):
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, xlogy(self, other))
        other_at = advance(other_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def xlogy_Scalar_Self_backward_other_3bd971e8(operands, strides, rows, count, scalars):
    """XlogyBackward1, gradient of other: grad * self / other"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other))
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other))
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, divide(grad * self, other))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def xlogy_Scalar_Self_forward_05ca992b(operands, strides, rows, count, scalars):
    """xlogy.Scalar_Self, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    other_p_at, other_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_t_step == size_of(other_t_at) and other_p_step == size_of(other_p_at) and out_step == size_of(out_at):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                store(out_at, i * size_of(out_at), divide(other_t * self, other_p))
        elif other_t_step == 0 and other_p_step == size_of(other_p_at) and out_step == size_of(out_at):
            other_t = load(other_t_at, 0)
            for i in range(count):
                other_p = load(other_p_at, i * size_of(other_p_at))
                store(out_at, i * size_of(out_at), divide(other_t * self, other_p))
        elif other_p_step == 0 and other_t_step == size_of(other_t_at) and out_step == size_of(out_at):
            other_p = load(other_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(out_at, i * size_of(out_at), divide(other_t * self, other_p))
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                other_p = load(other_p_at, i * other_p_step)
                store(out_at, i * out_step, divide(other_t * self, other_p))
        other_t_at = advance(other_t_at, word_at(strides, 64))
        other_p_at = advance(other_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def xlogy_Tensor_a9d9f4c5(operands, strides, rows, count, scalars):
    """xlogy.Tensor: xlogy(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), xlogy(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), xlogy(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), xlogy(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, xlogy(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def xlogy_Tensor_backward_other_49547f2e(operands, strides, rows, count, scalars):
    """XlogyBackward0, gradient of other: grad * self / other"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(grad * self, other))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def xlogy_Tensor_backward_self_9d39ca8d(operands, strides, rows, count, scalars):
    """XlogyBackward0, gradient of self: where((self == 0) & (other <= 0), 0, xlogy(grad, other))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if (self == T(0)) & (other <= T(0)) else xlogy(grad, other))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if (self == T(0)) & (other <= T(0)) else xlogy(grad, other))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def xlogy_Tensor_forward_8e3bd3b4(operands, strides, rows, count, scalars):
    """xlogy.Tensor, tangent of result: self_t * where((self_p == 0) & (other_p <= 0), 0, log(other_p)) +
        other_t * self_p / other_p
    """
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    other_p_at, other_p_step = pointer(operands, 2), word_at(strides, 16)
    self_p_at, self_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and other_p_step == size_of(other_p_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (
                        T(0) if (self_p == T(0)) & (other_p <= T(0)) else log(other_p)
                    ) + divide(other_t * self_p, other_p),
                )
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                other_p = load(other_p_at, i * other_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * (
                        T(0) if (self_p == T(0)) & (other_p <= T(0)) else log(other_p)
                    ) + divide(other_t * self_p, other_p),
                )
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        other_p_at = advance(other_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "digamma_bb6f6951": "7bb226d44360125a",
    "erfinv_b2ddac7f": "51e36c777274cba0",
    "erfinv_backward_self_6edfbf63": "d734b1a25f9c0c11",
    "erfinv_forward_6d1a3d1b": "4a867b16878f9139",
    "i0_89cdde9a": "67e0a0e05db6aba7",
    "lgamma_9b414a34": "10fbe3a2f11d0835",
    "lgamma_backward_self_d24a68c4": "caf0ee05487b4a6b",
    "lgamma_forward_47f2fd67": "a969f8f87e383006",
    "logit_0_d5ca2023": "0736c40e909967cd",
    "logit_1_96eb289c": "c3543af7ae610dbb",
    "polygamma_0_bb6f6951": "a9bb94b034ffa2be",
    "polygamma_1_8425d5e9": "fe937d9cf2fcceb5",
    "polygamma_2_816e10fa": "ddbbc1c06d5936c3",
    "sinc_2ac4b45c": "ddd1d9e88c7a7548",
    "sinc_backward_self_5400b117": "d000f739d37c7472",
    "sinc_forward_5dbe6359": "c27bb5f409d4d8d3",
    "special_entr_6eff4965": "8cac71a26c92e6d7",
    "special_entr_backward_self_45c38538": "b6d4be563a579f93",
    "special_entr_forward_fa275baa": "be800d4446a52df7",
    "special_erfcx_backward_self_c0587ac8": "f8d3373a78ed9a07",
    "special_erfcx_cc49f1bb": "3b92b98a2aec4c65",
    "special_erfcx_forward_f311d234": "3ede2a33534d220d",
    "special_i0e_75920dad": "e6b4b98a0f8bf98d",
    "special_i1_52d5ec98": "843f101c1974186c",
    "special_i1_backward_self_8ad7263c": "24b2448b24701d30",
    "special_i1_forward_214b93db": "3edb4ac46a7966bf",
    "special_i1e_36817411": "8db24e4fd9cd4eec",
    "special_log_ndtr_1927a0d1": "8e9d35a0a55d3ed8",
    "special_log_ndtr_backward_self_693e17ce": "01f50dda113cb849",
    "special_log_ndtr_forward_6a4b2b5c": "c7bae9d3c2afc84d",
    "special_ndtr_backward_self_dfbbd344": "d26bae5554665749",
    "special_ndtr_dd7dda0f": "65a73fda3172b382",
    "special_ndtr_forward_4d8dec13": "48d31c27d444229c",
    "special_ndtri_77d56614": "93bca0bda22b5b7f",
    "special_ndtri_backward_self_f24bd6ac": "f10cddd438f251e4",
    "special_ndtri_forward_3bfbe552": "e119f61de37772cc",
    "special_xlog1py_5db6f82a": "727a6ce5616f1813",
    "special_xlog1py_backward_other_8b8fba40": "931910759892e000",
    "special_xlog1py_forward_bfa1355a": "0315cddaa701e613",
    "special_xlog1py_other_scalar_5b81c915": "cd427b4bfcd25116",
    "special_xlog1py_self_scalar_5a43768c": "109d72a6ba05c5f7",
    "special_xlog1py_self_scalar_backward_other_7e0cb5fa": "c44d93dc4186bd28",
    "special_xlog1py_self_scalar_forward_8b053406": "b93c9a2e4337c646",
    "special_zeta_a82f2b36": "d934b1a31fad6853",
    "special_zeta_other_scalar_d6c2dab4": "943ba931f759e0e0",
    "special_zeta_self_scalar_0cdc50a1": "8eaf377a5f13f642",
    "xlogy_Scalar_Other_14021d6a": "93f2fbbfdcc31358",
    "xlogy_Scalar_Self_6a552e8f": "d645a37bfa5a62f1",
    "xlogy_Scalar_Self_backward_other_3bd971e8": "a44125cbb3a40672",
    "xlogy_Scalar_Self_forward_05ca992b": "1c3418fe5e20c9ad",
    "xlogy_Tensor_a9d9f4c5": "452d9fda26cfb2a5",
    "xlogy_Tensor_backward_other_49547f2e": "638404157db42c73",
    "xlogy_Tensor_backward_self_9d39ca8d": "137dc806e8ffa14d",
    "xlogy_Tensor_forward_8e3bd3b4": "e6e817ef557dab80",
}
