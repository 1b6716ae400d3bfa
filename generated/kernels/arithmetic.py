"""Inner loops of the arithmetic operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import conj, divide


def add_Scalar_a661d181(operands, strides, rows, count, scalars):
    """add.Scalar: self + alpha * other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    alpha = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self + alpha * other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self + alpha * other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def add_Tensor_8e4a3f4a(operands, strides, rows, count, scalars):
    """add.Tensor: self + alpha * other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self + alpha * other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self + alpha * other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self + alpha * other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self + alpha * other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def add_Tensor_backward_other_0662bc19(operands, strides, rows, count, scalars):
    """AddBackward0, gradient of other: grad * conj(alpha)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(alpha))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad * conj(alpha))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def add_Tensor_forward_4a742777(operands, strides, rows, count, scalars):
    """add.Tensor, tangent of result: self_t + other_t * alpha"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_t_step == size_of(other_t_at) and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t + other_t * alpha)
        elif other_t_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            other_t = load(other_t_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t + other_t * alpha)
        elif self_t_step == 0 and other_t_step == size_of(other_t_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(out_at, i * size_of(out_at), self_t + other_t * alpha)
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, self_t + other_t * alpha)
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def div_Scalar_8aaff4c7(operands, strides, rows, count, scalars):
    """div.Scalar: self / other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def div_Scalar_backward_self_acad2f09(operands, strides, rows, count, scalars):
    """DivBackward1, gradient of self: grad / conj(other)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(other)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, divide(grad, conj(other)))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def div_Scalar_forward_510232f4(operands, strides, rows, count, scalars):
    """div.Scalar, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), divide(self_t, other))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, divide(self_t, other))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def div_Tensor_backward_other_69ebfd2d(operands, strides, rows, count, scalars):
    """DivBackward0, gradient of other: -grad * conj(self / other) / conj(other)"""
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
                store(out_at, i * size_of(out_at), divide(-grad * conj(divide(self, other)), conj(other)))
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(-grad * conj(divide(self, other)), conj(other)))
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(-grad * conj(divide(self, other)), conj(other)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(-grad * conj(divide(self, other)), conj(other)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def div_Tensor_backward_self_17eb3df6(operands, strides, rows, count, scalars):
    """DivBackward0, gradient of self: grad / conj(other)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(other)))
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(other)))
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(other)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, divide(grad, conj(other)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def div_Tensor_c03fe0b5(operands, strides, rows, count, scalars):
    """div.Tensor: self / other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), divide(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, divide(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def div_Tensor_forward_a098a929(operands, strides, rows, count, scalars):
    """div.Tensor, tangent of result: self_t / other_p - other_t * (self_p / other_p) / other_p"""
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
                    divide(self_t, other_p) - divide(other_t * divide(self_p, other_p), other_p),
                )
        elif (
            self_t_step == 0
            and other_p_step == 0
            and self_p_step == 0
            and other_t_step == size_of(other_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(self_t, other_p) - divide(other_t * divide(self_p, other_p), other_p),
                )
        elif (
            other_p_step == 0
            and self_p_step == 0
            and other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(self_t, other_p) - divide(other_t * divide(self_p, other_p), other_p),
                )
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                other_p = load(other_p_at, i * other_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at, i * out_step, divide(self_t, other_p) - divide(other_t * divide(self_p, other_p), other_p)
                )
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        other_p_at = advance(other_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def mul_Scalar_48c684b7(operands, strides, rows, count, scalars):
    """mul.Scalar: self * other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self * other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def mul_Scalar_backward_self_2b0dc874(operands, strides, rows, count, scalars):
    """MulBackward1, gradient of self: grad * conj(other)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(other))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad * conj(other))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def mul_Scalar_forward_a5e8b963(operands, strides, rows, count, scalars):
    """mul.Scalar, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * other)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, self_t * other)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def mul_Tensor_169d4cd6(operands, strides, rows, count, scalars):
    """mul.Tensor: self * other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self * other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self * other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self * other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def mul_Tensor_backward_other_2ece6eb6(operands, strides, rows, count, scalars):
    """MulBackward0, gradient of other: grad * conj(self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * conj(self))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * conj(self))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * conj(self))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def mul_Tensor_backward_self_eceb74da(operands, strides, rows, count, scalars):
    """MulBackward0, gradient of self: grad * conj(other)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), grad * conj(other))
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), grad * conj(other))
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(other))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, grad * conj(other))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def mul_Tensor_forward_210f52db(operands, strides, rows, count, scalars):
    """mul.Tensor, tangent of result: self_t * other_p + other_t * self_p"""
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
                store(out_at, i * size_of(out_at), self_t * other_p + other_t * self_p)
        elif (
            self_t_step == 0
            and other_p_step == 0
            and self_p_step == 0
            and other_t_step == size_of(other_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(out_at, i * size_of(out_at), self_t * other_p + other_t * self_p)
        elif (
            other_p_step == 0
            and self_p_step == 0
            and other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * other_p + other_t * self_p)
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                other_p = load(other_p_at, i * other_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t * other_p + other_t * self_p)
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        other_p_at = advance(other_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def rsub_Scalar_b8f7e505(operands, strides, rows, count, scalars):
    """rsub.Scalar: other - alpha * self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    alpha = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), other - alpha * self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, other - alpha * self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rsub_Scalar_backward_self_71a9c9bd(operands, strides, rows, count, scalars):
    """RsubBackward1, gradient of self: -grad * conj(alpha)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * conj(alpha))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, -grad * conj(alpha))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rsub_Scalar_forward_49b554fd(operands, strides, rows, count, scalars):
    """rsub.Scalar, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), -self_t * alpha)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, -self_t * alpha)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rsub_Tensor_179e16e7(operands, strides, rows, count, scalars):
    """rsub.Tensor: other - alpha * self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), other - alpha * self)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), other - alpha * self)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), other - alpha * self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, other - alpha * self)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def rsub_Tensor_backward_self_71a9c9bd(operands, strides, rows, count, scalars):
    """RsubBackward0, gradient of self: -grad * conj(alpha)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * conj(alpha))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, -grad * conj(alpha))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rsub_Tensor_forward_3f64a380(operands, strides, rows, count, scalars):
    """rsub.Tensor, tangent of result: other_t - self_t * alpha"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_t_step == size_of(other_t_at) and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), other_t - self_t * alpha)
        elif other_t_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            other_t = load(other_t_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), other_t - self_t * alpha)
        elif self_t_step == 0 and other_t_step == size_of(other_t_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(out_at, i * size_of(out_at), other_t - self_t * alpha)
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, other_t - self_t * alpha)
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def sub_Scalar_8cc3117e(operands, strides, rows, count, scalars):
    """sub.Scalar: self - alpha * other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    alpha = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self - alpha * other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self - alpha * other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sub_Tensor_backward_other_71a9c9bd(operands, strides, rows, count, scalars):
    """SubBackward0, gradient of other: -grad * conj(alpha)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * conj(alpha))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, -grad * conj(alpha))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sub_Tensor_c3e756b9(operands, strides, rows, count, scalars):
    """sub.Tensor: self - alpha * other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self - alpha * other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self - alpha * other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self - alpha * other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self - alpha * other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def sub_Tensor_forward_0853458f(operands, strides, rows, count, scalars):
    """sub.Tensor, tangent of result: self_t - other_t * alpha"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_t_step == size_of(other_t_at) and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t - other_t * alpha)
        elif other_t_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            other_t = load(other_t_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t - other_t * alpha)
        elif self_t_step == 0 and other_t_step == size_of(other_t_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(out_at, i * size_of(out_at), self_t - other_t * alpha)
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, self_t - other_t * alpha)
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "add_Scalar_a661d181": "e68ca2c62fa1f80e",
    "add_Tensor_8e4a3f4a": "3ea7389ffae3d060",
    "add_Tensor_backward_other_0662bc19": "05cd973ae71243e7",
    "add_Tensor_forward_4a742777": "b1d83bb852586089",
    "div_Scalar_8aaff4c7": "9503860afbc7f154",
    "div_Scalar_backward_self_acad2f09": "e13580392c5a36d7",
    "div_Scalar_forward_510232f4": "72291028cf34c686",
    "div_Tensor_backward_other_69ebfd2d": "de0401339b91e015",
    "div_Tensor_backward_self_17eb3df6": "4f5a00c4bea40917",
    "div_Tensor_c03fe0b5": "d0b1bb4dbcc10b72",
    "div_Tensor_forward_a098a929": "930a72f3618cc183",
    "mul_Scalar_48c684b7": "37ddf75901215362",
    "mul_Scalar_backward_self_2b0dc874": "ace07505b1e2ba4c",
    "mul_Scalar_forward_a5e8b963": "a54ee95155c1abfc",
    "mul_Tensor_169d4cd6": "1451bb20a9fdc7b8",
    "mul_Tensor_backward_other_2ece6eb6": "6f3d31688e363d8e",
    "mul_Tensor_backward_self_eceb74da": "b084b7bc1f1410fe",
    "mul_Tensor_forward_210f52db": "4e955007ba9e55eb",
    "rsub_Scalar_b8f7e505": "893195a05835daef",
    "rsub_Scalar_backward_self_71a9c9bd": "32cccbee09ad2231",
    "rsub_Scalar_forward_49b554fd": "c768b80f6c54e2e2",
    "rsub_Tensor_179e16e7": "7e75b412f975f9e1",
    "rsub_Tensor_backward_self_71a9c9bd": "ce537f9b427fdef2",
    "rsub_Tensor_forward_3f64a380": "f430a058d505f04a",
    "sub_Scalar_8cc3117e": "7be65b8ac14d1b32",
    "sub_Tensor_backward_other_71a9c9bd": "243b361e3bed34de",
    "sub_Tensor_c3e756b9": "c717f9fab0b016f1",
    "sub_Tensor_forward_0853458f": "4cd1082ba4a8982e",
}
