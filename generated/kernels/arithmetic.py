"""Inner loops of the arithmetic operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# ruff: noqa: A004 - the math library has the operators' names


from runtime.kernels.memory import advance, compute_type, load, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import abs, log, maximum, minimum, pow, sqrt


def _clamp_backward_0_85bf4d43(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self < min, 0, where(self > max, 0, grad_output))"""
    T = compute_type(operands)
    grad_output_at, grad_output_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    min_ = scalar(operands, scalars, 0)
    max_ = scalar(operands, scalars, 1)
    for row in range(rows):
        if grad_output_step == size_of(
            grad_output_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else T(0) if self > max_ else grad_output)
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else T(0) if self > max_ else grad_output)
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else T(0) if self > max_ else grad_output)
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self < min_ else T(0) if self > max_ else grad_output)
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _clamp_backward_1_bf2ae2c5(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self < min, 0, grad_output)"""
    T = compute_type(operands)
    grad_output_at, grad_output_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    min_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_output_step == size_of(
            grad_output_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else grad_output)
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else grad_output)
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else grad_output)
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self < min_ else grad_output)
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _clamp_backward_2_e7ba2b0b(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self > max, 0, grad_output)"""
    T = compute_type(operands)
    grad_output_at, grad_output_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    max_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_output_step == size_of(
            grad_output_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self > max_ else grad_output)
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self > max_ else grad_output)
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), T(0) if self > max_ else grad_output)
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self > max_ else grad_output)
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def abs_b501d73d(operands, strides, rows, count, scalars):
    """abs: abs(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), abs(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, abs(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


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


def add_Tensor_backward_other_a1bee834(operands, strides, rows, count, scalars):
    """AddBackward0, gradient of other: grad * alpha"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * alpha)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad * alpha)
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def clamp_0_e4cf7dcd(operands, strides, rows, count, scalars):
    """clamp: minimum(maximum(self, min), max)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    min_ = scalar(operands, scalars, 0)
    max_ = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(maximum(self, min_), max_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, minimum(maximum(self, min_), max_))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def clamp_1_b13baab6(operands, strides, rows, count, scalars):
    """clamp: maximum(self, min)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    min_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), maximum(self, min_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, maximum(self, min_))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def clamp_2_26d134e3(operands, strides, rows, count, scalars):
    """clamp: minimum(self, max)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    max_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(self, max_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, minimum(self, max_))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def div_Scalar_7d64c980(operands, strides, rows, count, scalars):
    """div.Scalar: self / other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self / other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self / other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def div_Scalar_backward_self_911d42db(operands, strides, rows, count, scalars):
    """DivBackward1, gradient of self: grad / other"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad / other)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad / other)
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def div_Tensor_02e3ea84(operands, strides, rows, count, scalars):
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
                store(out_at, i * size_of(out_at), self / other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self / other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self / other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self / other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def div_Tensor_backward_other_b156af17(operands, strides, rows, count, scalars):
    """DivBackward0, gradient of other: -grad * (self / other) / other"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(
            other_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), -grad * (self / other) / other)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, -grad * (self / other) / other)
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def div_Tensor_backward_self_0e192f85(operands, strides, rows, count, scalars):
    """DivBackward0, gradient of self: grad / other"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), grad / other)
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), grad / other)
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad / other)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, grad / other)
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def maximum_3f46c0ca(operands, strides, rows, count, scalars):
    """maximum: maximum(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), maximum(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), maximum(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), maximum(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, maximum(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def maximum_backward_other_756d6d79(operands, strides, rows, count, scalars):
    """MaximumBackward0, gradient of other: grad * where(self == other, 0.5, where(self < other, 1, 0))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(
            other_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (T(0.5) if self == other else T(1) if self < other else T(0)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (T(0.5) if self == other else T(1) if self < other else T(0)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def maximum_backward_self_679df256(operands, strides, rows, count, scalars):
    """MaximumBackward0, gradient of self: grad * where(self == other, 0.5, where(self > other, 1, 0))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(
            other_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (T(0.5) if self == other else T(1) if self > other else T(0)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (T(0.5) if self == other else T(1) if self > other else T(0)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def minimum_99ad5b7d(operands, strides, rows, count, scalars):
    """minimum: minimum(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), minimum(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), minimum(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, minimum(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def minimum_backward_other_679df256(operands, strides, rows, count, scalars):
    """MinimumBackward0, gradient of other: grad * where(self == other, 0.5, where(self > other, 1, 0))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(
            other_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (T(0.5) if self == other else T(1) if self > other else T(0)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (T(0.5) if self == other else T(1) if self > other else T(0)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def minimum_backward_self_756d6d79(operands, strides, rows, count, scalars):
    """MinimumBackward0, gradient of self: grad * where(self == other, 0.5, where(self < other, 1, 0))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(
            other_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (T(0.5) if self == other else T(1) if self < other else T(0)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (T(0.5) if self == other else T(1) if self < other else T(0)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


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


def mul_Scalar_backward_self_29305b74(operands, strides, rows, count, scalars):
    """MulBackward1, gradient of self: grad * other"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * other)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad * other)
        grad_at = advance(grad_at, word_at(strides, 64))
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


def mul_Tensor_backward_other_222e1c0a(operands, strides, rows, count, scalars):
    """MulBackward0, gradient of other: grad * self"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * self)
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * self)
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * self)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * self)
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def mul_Tensor_backward_self_55db824c(operands, strides, rows, count, scalars):
    """MulBackward0, gradient of self: grad * other"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), grad * other)
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), grad * other)
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * other)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, grad * other)
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def neg_backward_self_7fb26a8d(operands, strides, rows, count, scalars):
    """NegBackward0, gradient of self: -grad"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, -grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def neg_e9bd5a57(operands, strides, rows, count, scalars):
    """neg: -self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), -self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, -self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def positive_12103310(operands, strides, rows, count, scalars):
    """positive: self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def pow_Scalar_c7a114fa(operands, strides, rows, count, scalars):
    """pow.Scalar: pow(self, exponent)"""
    T = compute_type(operands)
    exponent_at, exponent_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if exponent_step == size_of(exponent_at) and out_step == size_of(out_at):
            for i in range(count):
                exponent = load(exponent_at, i * size_of(exponent_at))
                store(out_at, i * size_of(out_at), pow(self, exponent))
        else:
            for i in range(count):
                exponent = load(exponent_at, i * exponent_step)
                store(out_at, i * out_step, pow(self, exponent))
        exponent_at = advance(exponent_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def pow_Tensor_Scalar_0_e0ea0d27(operands, strides, rows, count, scalars):
    """pow.Tensor_Scalar: self * self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    exponent = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self * self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def pow_Tensor_Scalar_1_32db8e2c(operands, strides, rows, count, scalars):
    """pow.Tensor_Scalar: self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    exponent = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def pow_Tensor_Scalar_2_b6b929a3(operands, strides, rows, count, scalars):
    """pow.Tensor_Scalar: sqrt(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    exponent = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), sqrt(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, sqrt(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def pow_Tensor_Scalar_3_19e55191(operands, strides, rows, count, scalars):
    """pow.Tensor_Scalar: pow(self, exponent)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    exponent = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), pow(self, exponent))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, pow(self, exponent))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def pow_Tensor_Tensor_b80ba5e8(operands, strides, rows, count, scalars):
    """pow.Tensor_Tensor: pow(self, exponent)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    exponent_at, exponent_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and exponent_step == size_of(exponent_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                exponent = load(exponent_at, i * size_of(exponent_at))
                store(out_at, i * size_of(out_at), pow(self, exponent))
        elif self_step == 0 and exponent_step == size_of(exponent_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                exponent = load(exponent_at, i * size_of(exponent_at))
                store(out_at, i * size_of(out_at), pow(self, exponent))
        elif exponent_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            exponent = load(exponent_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), pow(self, exponent))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                exponent = load(exponent_at, i * exponent_step)
                store(out_at, i * out_step, pow(self, exponent))
        self_at = advance(self_at, word_at(strides, 64))
        exponent_at = advance(exponent_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def pow_Tensor_Tensor_backward_exponent_77b4d4b4(operands, strides, rows, count, scalars):
    """PowBackward0, gradient of exponent: where((self == 0) & (exponent >= 0), 0, grad * (result * log(self)))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    exponent_at, exponent_step = pointer(operands, 1), word_at(strides, 8)
    result_at, result_step = pointer(operands, 2), word_at(strides, 16)
    self_at, self_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if grad_step == size_of(grad_at) and exponent_step == size_of(
            exponent_at
        ) and result_step == size_of(result_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                exponent = load(exponent_at, i * size_of(exponent_at))
                result = load(result_at, i * size_of(result_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    T(0) if (self == T(0)) & (exponent >= T(0)) else grad * (result * log(self)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                exponent = load(exponent_at, i * exponent_step)
                result = load(result_at, i * result_step)
                self = load(self_at, i * self_step)
                store(
                    out_at, i * out_step, T(0) if (self == T(0)) & (exponent >= T(0)) else grad * (result * log(self))
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        exponent_at = advance(exponent_at, word_at(strides, 72))
        result_at = advance(result_at, word_at(strides, 80))
        self_at = advance(self_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def pow_Tensor_Tensor_backward_self_fed9264c(operands, strides, rows, count, scalars):
    """PowBackward0, gradient of self: where(exponent == 0, 0, grad * (exponent * self ** (exponent - 1)))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    exponent_at, exponent_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if grad_step == size_of(grad_at) and exponent_step == size_of(
            exponent_at
        ) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                exponent = load(exponent_at, i * size_of(exponent_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    T(0) if exponent == T(0) else grad * (exponent * pow(self, exponent - T(1))),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                exponent = load(exponent_at, i * exponent_step)
                self = load(self_at, i * self_step)
                store(
                    out_at, i * out_step, T(0) if exponent == T(0) else grad * (exponent * pow(self, exponent - T(1)))
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        exponent_at = advance(exponent_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def reciprocal_19cce85c(operands, strides, rows, count, scalars):
    """reciprocal: 1 / self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(1) / self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(1) / self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def reciprocal_backward_self_96dc8cda(operands, strides, rows, count, scalars):
    """ReciprocalBackward0, gradient of self: -grad * result * result"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), -grad * result * result)
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), -grad * result * result)
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * result * result)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, -grad * result * result)
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


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


def rsub_Scalar_backward_self_6b339938(operands, strides, rows, count, scalars):
    """RsubBackward1, gradient of self: -grad * alpha"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * alpha)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, -grad * alpha)
        grad_at = advance(grad_at, word_at(strides, 64))
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


def rsub_Tensor_backward_self_6b339938(operands, strides, rows, count, scalars):
    """RsubBackward0, gradient of self: -grad * alpha"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * alpha)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, -grad * alpha)
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sgn_4e85d2de(operands, strides, rows, count, scalars):
    """sgn: where(self == 0, 0, self / abs(self))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self == T(0) else self / abs(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self == T(0) else self / abs(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sign_b9b549e0(operands, strides, rows, count, scalars):
    """sign: where(self > 0, 1, where(self < 0, -1, self * 0))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(1) if self > T(0) else -T(1) if self < T(0) else self * T(0))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(1) if self > T(0) else -T(1) if self < T(0) else self * T(0))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def square_9a02f6f5(operands, strides, rows, count, scalars):
    """square: self * self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self * self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def square_backward_self_1f3be447(operands, strides, rows, count, scalars):
    """SquareBackward0, gradient of self: grad * (self + self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (self + self))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (self + self))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (self + self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (self + self))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
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


def sub_Tensor_backward_other_6b339938(operands, strides, rows, count, scalars):
    """SubBackward0, gradient of other: -grad * alpha"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    alpha = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * alpha)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, -grad * alpha)
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


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_clamp_backward_0_85bf4d43": "42588525583b7dbd",
    "_clamp_backward_1_bf2ae2c5": "67f67e2c90681b6e",
    "_clamp_backward_2_e7ba2b0b": "5b0ca2ec4c2015ba",
    "abs_b501d73d": "3d6d13ee67c8a60f",
    "add_Scalar_a661d181": "e68ca2c62fa1f80e",
    "add_Tensor_8e4a3f4a": "3ea7389ffae3d060",
    "add_Tensor_backward_other_a1bee834": "7039834bf8d1fc12",
    "clamp_0_e4cf7dcd": "785c20be932df4ea",
    "clamp_1_b13baab6": "4a7ca1617af83478",
    "clamp_2_26d134e3": "cbceefb64c85e0f6",
    "div_Scalar_7d64c980": "9fb2af8aabb40e06",
    "div_Scalar_backward_self_911d42db": "53a89eb23f5996df",
    "div_Tensor_02e3ea84": "90877f0cf5401062",
    "div_Tensor_backward_other_b156af17": "4f12d847614a2652",
    "div_Tensor_backward_self_0e192f85": "d683fd519b6b87bc",
    "maximum_3f46c0ca": "b6ecfc0ec8561e36",
    "maximum_backward_other_756d6d79": "0e7d6ecb3fd9a657",
    "maximum_backward_self_679df256": "9f79cb3bf261ea7a",
    "minimum_99ad5b7d": "735a2c3e907435c8",
    "minimum_backward_other_679df256": "2b28fc8e9cad125b",
    "minimum_backward_self_756d6d79": "1e74c7d5fb229d8b",
    "mul_Scalar_48c684b7": "37ddf75901215362",
    "mul_Scalar_backward_self_29305b74": "c75ce948758b02ec",
    "mul_Tensor_169d4cd6": "1451bb20a9fdc7b8",
    "mul_Tensor_backward_other_222e1c0a": "918a854fadf0529e",
    "mul_Tensor_backward_self_55db824c": "d1e10fb5221592ca",
    "neg_backward_self_7fb26a8d": "c98c620c49da6766",
    "neg_e9bd5a57": "eaffea6c9f389d77",
    "positive_12103310": "a87a17303faee2f8",
    "pow_Scalar_c7a114fa": "ae6619e3fdc1b4bb",
    "pow_Tensor_Scalar_0_e0ea0d27": "fe181dfa34341809",
    "pow_Tensor_Scalar_1_32db8e2c": "db62252eed0611b2",
    "pow_Tensor_Scalar_2_b6b929a3": "3e7ab2b08b04ff50",
    "pow_Tensor_Scalar_3_19e55191": "316c6b9ccc5e3a1a",
    "pow_Tensor_Tensor_b80ba5e8": "b0ffd5b7edeb1c69",
    "pow_Tensor_Tensor_backward_exponent_77b4d4b4": "bdbd44a14f443188",
    "pow_Tensor_Tensor_backward_self_fed9264c": "755a8617a8b06f1e",
    "reciprocal_19cce85c": "1cc00875bc668668",
    "reciprocal_backward_self_96dc8cda": "3a5ec02a50eefaac",
    "rsub_Scalar_b8f7e505": "893195a05835daef",
    "rsub_Scalar_backward_self_6b339938": "f2db8b9e20b1b406",
    "rsub_Tensor_179e16e7": "7e75b412f975f9e1",
    "rsub_Tensor_backward_self_6b339938": "0ddadb56e1429caf",
    "sgn_4e85d2de": "3a190b80716b3d3c",
    "sign_b9b549e0": "ab5d2040d830fe38",
    "square_9a02f6f5": "d8ec16787b43ffe8",
    "square_backward_self_1f3be447": "e864ee2c273f4270",
    "sub_Scalar_8cc3117e": "7be65b8ac14d1b32",
    "sub_Tensor_backward_other_6b339938": "f95fdf3337b97f01",
    "sub_Tensor_c3e756b9": "c717f9fab0b016f1",
}
