"""Inner loops of the nonlinearities operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import abs, conj, divide, exp, expm1, log1p, maximum, minimum, sigmoid, square, tanh


def celu_backward_self_eaff067f(operands, strides, rows, count, scalars):
    """CeluBackward0, gradient of self: where(self > 0, grad, grad * exp(self / alpha))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * exp(divide(self, alpha)))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * exp(divide(self, alpha)))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * exp(divide(self, alpha)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self > T(0) else grad * exp(divide(self, alpha)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def celu_fd44525c(operands, strides, rows, count, scalars):
    """celu: where(self > 0, self, alpha * expm1(self / alpha))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self if self > T(0) else alpha * expm1(divide(self, alpha)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self if self > T(0) else alpha * expm1(divide(self, alpha)))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def celu_forward_0182ec49(operands, strides, rows, count, scalars):
    """celu, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * exp(divide(self_p, alpha)))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * exp(divide(self_p, alpha)))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * exp(divide(self_p, alpha)))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if self_p > T(0) else self_t * exp(divide(self_p, alpha)))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def elu_backward_self_1bcdab57(operands, strides, rows, count, scalars):
    """EluBackward0, gradient of self: where(self > 0, grad, grad * (exp(self) * alpha))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * (exp(self) * alpha))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * (exp(self) * alpha))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * (exp(self) * alpha))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self > T(0) else grad * (exp(self) * alpha))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def elu_f09f15fa(operands, strides, rows, count, scalars):
    """elu: where(self > 0, self, alpha * expm1(self))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self if self > T(0) else alpha * expm1(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self if self > T(0) else alpha * expm1(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def elu_forward_8120d7f4(operands, strides, rows, count, scalars):
    """elu, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * (exp(self_p) * alpha))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * (exp(self_p) * alpha))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * (exp(self_p) * alpha))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if self_p > T(0) else self_t * (exp(self_p) * alpha))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def hardsigmoid_435144f5(operands, strides, rows, count, scalars):
    """hardsigmoid: minimum(maximum(self + 3, 0), 6) / 6"""
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
                    divide(minimum(maximum(self + number(T, 3), T(0)), number(T, 6)), number(T, 6)),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    divide(minimum(maximum(self + number(T, 3), T(0)), number(T, 6)), number(T, 6)),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def hardsigmoid_backward_self_f78aea77(operands, strides, rows, count, scalars):
    """HardsigmoidBackward0, gradient of self: where((self > -3) & (self < 3), grad / 6, 0)"""
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
                    divide(grad, number(T, 6)) if (self > number(T, -3)) & (self < number(T, 3)) else T(0),
                )
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(grad, number(T, 6)) if (self > number(T, -3)) & (self < number(T, 3)) else T(0),
                )
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(grad, number(T, 6)) if (self > number(T, -3)) & (self < number(T, 3)) else T(0),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    divide(grad, number(T, 6)) if (self > number(T, -3)) & (self < number(T, 3)) else T(0),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def hardsigmoid_forward_54515938(operands, strides, rows, count, scalars):
    """hardsigmoid, tangent of result: auto_element_wise"""
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
                    divide(self_t, number(T, 6)) if (self_p > number(T, -3)) & (self_p < number(T, 3)) else T(0),
                )
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(self_t, number(T, 6)) if (self_p > number(T, -3)) & (self_p < number(T, 3)) else T(0),
                )
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(self_t, number(T, 6)) if (self_p > number(T, -3)) & (self_p < number(T, 3)) else T(0),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    divide(self_t, number(T, 6)) if (self_p > number(T, -3)) & (self_p < number(T, 3)) else T(0),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def hardswish_4796201c(operands, strides, rows, count, scalars):
    """hardswish: self * minimum(maximum(self + 3, 0), 6) / 6"""
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
                    divide(self * minimum(maximum(self + number(T, 3), T(0)), number(T, 6)), number(T, 6)),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    divide(self * minimum(maximum(self + number(T, 3), T(0)), number(T, 6)), number(T, 6)),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def hardswish_backward_self_7e279206(operands, strides, rows, count, scalars):
    """HardswishBackward0, gradient of self: where(self <= -3, 0, where(self >= 3, grad, grad * (self / 3 +
        0.5)))
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
                    T(0) if self <= number(T, -3) else grad if self >= number(T, 3) else grad * (
                        divide(self, number(T, 3)) + number(T, 0.5)
                    ),
                )
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    T(0) if self <= number(T, -3) else grad if self >= number(T, 3) else grad * (
                        divide(self, number(T, 3)) + number(T, 0.5)
                    ),
                )
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    T(0) if self <= number(T, -3) else grad if self >= number(T, 3) else grad * (
                        divide(self, number(T, 3)) + number(T, 0.5)
                    ),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    T(0) if self <= number(T, -3) else grad if self >= number(T, 3) else grad * (
                        divide(self, number(T, 3)) + number(T, 0.5)
                    ),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def hardswish_forward_fe5aea34(operands, strides, rows, count, scalars):
    """hardswish, tangent of result: auto_element_wise"""
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
                    T(0) if self_p <= number(T, -3) else self_t if self_p >= number(T, 3) else self_t * (
                        divide(self_p, number(T, 3)) + number(T, 0.5)
                    ),
                )
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    T(0) if self_p <= number(T, -3) else self_t if self_p >= number(T, 3) else self_t * (
                        divide(self_p, number(T, 3)) + number(T, 0.5)
                    ),
                )
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    T(0) if self_p <= number(T, -3) else self_t if self_p >= number(T, 3) else self_t * (
                        divide(self_p, number(T, 3)) + number(T, 0.5)
                    ),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    T(0) if self_p <= number(T, -3) else self_t if self_p >= number(T, 3) else self_t * (
                        divide(self_p, number(T, 3)) + number(T, 0.5)
                    ),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def hardtanh_abf63b21(operands, strides, rows, count, scalars):
    """hardtanh: minimum(maximum(self, min_val), max_val)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    min_val = scalar(operands, scalars, 0)
    max_val = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(maximum(self, min_val), max_val))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, minimum(maximum(self, min_val), max_val))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def hardtanh_backward_self_f6cd82ff(operands, strides, rows, count, scalars):
    """HardtanhBackward0, gradient of self: where((self > min_val) & (self < max_val), grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    max_val = scalar(operands, scalars, 0)
    min_val = scalar(operands, scalars, 1)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if (self > min_val) & (self < max_val) else T(0))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if (self > min_val) & (self < max_val) else T(0))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if (self > min_val) & (self < max_val) else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if (self > min_val) & (self < max_val) else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def hardtanh_forward_f4981430(operands, strides, rows, count, scalars):
    """hardtanh, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    max_val = scalar(operands, scalars, 0)
    min_val = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if (self_p > min_val) & (self_p < max_val) else T(0))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if (self_p > min_val) & (self_p < max_val) else T(0))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if (self_p > min_val) & (self_p < max_val) else T(0))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if (self_p > min_val) & (self_p < max_val) else T(0))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def leaky_relu_3f326ef0(operands, strides, rows, count, scalars):
    """leaky_relu: where(self > 0, self, self * negative_slope)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    negative_slope = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self if self > T(0) else self * negative_slope)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self if self > T(0) else self * negative_slope)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def leaky_relu_backward_self_2831d490(operands, strides, rows, count, scalars):
    """LeakyReluBackward0, gradient of self: where(self > 0, grad, grad * negative_slope)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    negative_slope = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * negative_slope)
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * negative_slope)
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * negative_slope)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self > T(0) else grad * negative_slope)
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def leaky_relu_forward_7b56b41a(operands, strides, rows, count, scalars):
    """leaky_relu, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    negative_slope = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * negative_slope)
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * negative_slope)
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if self_p > T(0) else self_t * negative_slope)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if self_p > T(0) else self_t * negative_slope)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def logsigmoid_backward_self_f7b12932(operands, strides, rows, count, scalars):
    """LogsigmoidBackward0, gradient of self: grad * sigmoid(-self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * sigmoid(-self))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * sigmoid(-self))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * sigmoid(-self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * sigmoid(-self))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def logsigmoid_f89581d5(operands, strides, rows, count, scalars):
    """logsigmoid: minimum(self, 0) - log1p(exp(-abs(self)))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(self, T(0)) - log1p(exp(-abs(self))))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, minimum(self, T(0)) - log1p(exp(-abs(self))))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def logsigmoid_forward_0f3d8b5d(operands, strides, rows, count, scalars):
    """logsigmoid, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t * sigmoid(-self_p))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t * sigmoid(-self_p))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * sigmoid(-self_p))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t * sigmoid(-self_p))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def mish_a1faa689(operands, strides, rows, count, scalars):
    """mish: self * tanh(log1p(exp(self)))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * tanh(log1p(exp(self))))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self * tanh(log1p(exp(self))))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def nn_softsign_b0174cb8(operands, strides, rows, count, scalars):
    """nn_softsign: self / (1 + abs(self))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(self, T(1) + abs(self)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(self, T(1) + abs(self)))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def nn_softsign_backward_self_0201d15b(operands, strides, rows, count, scalars):
    """NnSoftsignBackward0, gradient of self: grad / square(1 + abs(self))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(grad, square(T(1) + abs(self))))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(grad, square(T(1) + abs(self))))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad, square(T(1) + abs(self))))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(grad, square(T(1) + abs(self))))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def nn_softsign_forward_4bc82b97(operands, strides, rows, count, scalars):
    """nn_softsign, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(self_t, square(T(1) + abs(self_p))))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(self_t, square(T(1) + abs(self_p))))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), divide(self_t, square(T(1) + abs(self_p))))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, divide(self_t, square(T(1) + abs(self_p))))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def nn_tanhshrink_backward_self_8b8087e9(operands, strides, rows, count, scalars):
    """NnTanhshrinkBackward0, gradient of self: grad * conj(square(tanh(self)))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * conj(square(tanh(self))))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * conj(square(tanh(self))))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(square(tanh(self))))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * conj(square(tanh(self))))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def nn_tanhshrink_f25e3fac(operands, strides, rows, count, scalars):
    """nn_tanhshrink: self - tanh(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self - tanh(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self - tanh(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def nn_tanhshrink_forward_eab2c8f4(operands, strides, rows, count, scalars):
    """nn_tanhshrink, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t * square(tanh(self_p)))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t * square(tanh(self_p)))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * square(tanh(self_p)))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t * square(tanh(self_p)))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def relu6_b2f55df2(operands, strides, rows, count, scalars):
    """relu6: minimum(maximum(self, 0), 6)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(maximum(self, T(0)), number(T, 6)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, minimum(maximum(self, T(0)), number(T, 6)))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def relu6_backward_self_6cfc25ed(operands, strides, rows, count, scalars):
    """Relu6Backward0, gradient of self: where((self > 0) & (self < 6), grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if (self > T(0)) & (self < number(T, 6)) else T(0))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if (self > T(0)) & (self < number(T, 6)) else T(0))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if (self > T(0)) & (self < number(T, 6)) else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if (self > T(0)) & (self < number(T, 6)) else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def relu6_forward_ef8f7ddd(operands, strides, rows, count, scalars):
    """relu6, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if (self_p > T(0)) & (self_p < number(T, 6)) else T(0))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if (self_p > T(0)) & (self_p < number(T, 6)) else T(0))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if (self_p > T(0)) & (self_p < number(T, 6)) else T(0))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if (self_p > T(0)) & (self_p < number(T, 6)) else T(0))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def selu_backward_self_16c16881(operands, strides, rows, count, scalars):
    """SeluBackward0, gradient of self: where(self > 0, grad * 1.0507009873554804934193349852946, grad *
        (exp(self) * 1.7580993408473768599402175208123))
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
                    grad * number(T, 1.0507009873554805) if self > T(0) else grad * (
                        exp(self) * number(T, 1.7580993408473768)
                    ),
                )
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * number(T, 1.0507009873554805) if self > T(0) else grad * (
                        exp(self) * number(T, 1.7580993408473768)
                    ),
                )
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * number(T, 1.0507009873554805) if self > T(0) else grad * (
                        exp(self) * number(T, 1.7580993408473768)
                    ),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    grad * number(T, 1.0507009873554805) if self > T(0) else grad * (
                        exp(self) * number(T, 1.7580993408473768)
                    ),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def selu_d2d0b882(operands, strides, rows, count, scalars):
    """selu: where(self > 0, 1.0507009873554804934193349852946 * self, 1.7580993408473768599402175208123 *
        expm1(self))
    """
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
                    number(
                        T, 1.0507009873554805
                    ) * self if self > T(0) else number(T, 1.7580993408473768) * expm1(self),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    number(
                        T, 1.0507009873554805
                    ) * self if self > T(0) else number(T, 1.7580993408473768) * expm1(self),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def selu_forward_3e8468c0(operands, strides, rows, count, scalars):
    """selu, tangent of result: auto_element_wise"""
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
                    self_t * number(T, 1.0507009873554805) if self_p > T(0) else self_t * (
                        exp(self_p) * number(T, 1.7580993408473768)
                    ),
                )
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * number(T, 1.0507009873554805) if self_p > T(0) else self_t * (
                        exp(self_p) * number(T, 1.7580993408473768)
                    ),
                )
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * number(T, 1.0507009873554805) if self_p > T(0) else self_t * (
                        exp(self_p) * number(T, 1.7580993408473768)
                    ),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * number(T, 1.0507009873554805) if self_p > T(0) else self_t * (
                        exp(self_p) * number(T, 1.7580993408473768)
                    ),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def softplus_aa439082(operands, strides, rows, count, scalars):
    """softplus: where(self * beta > threshold, self, log1p(exp(self * beta)) / beta)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    beta = scalar(operands, scalars, 0)
    threshold = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self if self * beta > threshold else divide(log1p(exp(self * beta)), beta),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self if self * beta > threshold else divide(log1p(exp(self * beta)), beta))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def softplus_backward_self_fc4c3d35(operands, strides, rows, count, scalars):
    """SoftplusBackward0, gradient of self: where(self * beta > threshold, grad, grad * sigmoid(self * beta))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    beta = scalar(operands, scalars, 0)
    threshold = scalar(operands, scalars, 1)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self * beta > threshold else grad * sigmoid(self * beta))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self * beta > threshold else grad * sigmoid(self * beta))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self * beta > threshold else grad * sigmoid(self * beta))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self * beta > threshold else grad * sigmoid(self * beta))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def softplus_forward_6fa30fdc(operands, strides, rows, count, scalars):
    """softplus, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    beta = scalar(operands, scalars, 0)
    threshold = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t if self_p * beta > threshold else self_t * sigmoid(self_p * beta),
                )
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t if self_p * beta > threshold else self_t * sigmoid(self_p * beta),
                )
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t if self_p * beta > threshold else self_t * sigmoid(self_p * beta),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if self_p * beta > threshold else self_t * sigmoid(self_p * beta))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "celu_backward_self_eaff067f": "c5f9d850cda37527",
    "celu_fd44525c": "33b90250845e22b0",
    "celu_forward_0182ec49": "a970f8b103b97150",
    "elu_backward_self_1bcdab57": "989045a3f12ed9db",
    "elu_f09f15fa": "cf748a3c9f94e593",
    "elu_forward_8120d7f4": "e70967969e81bbc1",
    "hardsigmoid_435144f5": "2966d231adb38d35",
    "hardsigmoid_backward_self_f78aea77": "809d435af2ba66de",
    "hardsigmoid_forward_54515938": "abcf527a6ec343eb",
    "hardswish_4796201c": "5204f90d1f8b7fac",
    "hardswish_backward_self_7e279206": "626176ea7ead1b44",
    "hardswish_forward_fe5aea34": "271196aa82fedfc5",
    "hardtanh_abf63b21": "0ce8f84c5cd39ebf",
    "hardtanh_backward_self_f6cd82ff": "d7e7fe1527892a85",
    "hardtanh_forward_f4981430": "c387639e1f0e1798",
    "leaky_relu_3f326ef0": "96e306e6c56c03c7",
    "leaky_relu_backward_self_2831d490": "a94c807fd8801f98",
    "leaky_relu_forward_7b56b41a": "13041a5de9ac4696",
    "logsigmoid_backward_self_f7b12932": "de4301df588c63ae",
    "logsigmoid_f89581d5": "2005159c65b6a627",
    "logsigmoid_forward_0f3d8b5d": "20d2386e13b78b3b",
    "mish_a1faa689": "62fbebd333526f80",
    "nn_softsign_b0174cb8": "f99328aa62ca3f70",
    "nn_softsign_backward_self_0201d15b": "652ddcabf1b65945",
    "nn_softsign_forward_4bc82b97": "6833ec4028607187",
    "nn_tanhshrink_backward_self_8b8087e9": "f926af93c213e2bc",
    "nn_tanhshrink_f25e3fac": "ba0a955647a75bd5",
    "nn_tanhshrink_forward_eab2c8f4": "914c87a2c0eae02b",
    "relu6_b2f55df2": "e1104025691d6278",
    "relu6_backward_self_6cfc25ed": "0f0928ea611f623b",
    "relu6_forward_ef8f7ddd": "f4a87ce2a66cc3a5",
    "selu_backward_self_16c16881": "5eaef09eddf1a709",
    "selu_d2d0b882": "7a54cf82a9da1852",
    "selu_forward_3e8468c0": "a473c935ad38958a",
    "softplus_aa439082": "65c150fbedd46da1",
    "softplus_backward_self_fc4c3d35": "a0b38746d79cf979",
    "softplus_forward_6fa30fdc": "6c9513c1607d8ba9",
}
