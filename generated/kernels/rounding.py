"""Inner loops of the rounding operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import (
    ceil, divide, floor, imag, isfinite, isnan, maximum, minimum, pow, round, signbit, trunc,
)


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


def clamp_Tensor_0_5ca6f32e(operands, strides, rows, count, scalars):
    """clamp.Tensor: minimum(maximum(self, min), max)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    min__at, min__step = pointer(operands, 1), word_at(strides, 8)
    max__at, max__step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and min__step == size_of(min__at)
            and max__step == size_of(max__at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                min_ = load(min__at, i * size_of(min__at))
                max_ = load(max__at, i * size_of(max__at))
                store(out_at, i * size_of(out_at), minimum(maximum(self, min_), max_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                min_ = load(min__at, i * min__step)
                max_ = load(max__at, i * max__step)
                store(out_at, i * out_step, minimum(maximum(self, min_), max_))
        self_at = advance(self_at, word_at(strides, 64))
        min__at = advance(min__at, word_at(strides, 72))
        max__at = advance(max__at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def clamp_Tensor_1_86099917(operands, strides, rows, count, scalars):
    """clamp.Tensor: maximum(self, min)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    min__at, min__step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and min__step == size_of(min__at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                min_ = load(min__at, i * size_of(min__at))
                store(out_at, i * size_of(out_at), maximum(self, min_))
        elif self_step == 0 and min__step == size_of(min__at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                min_ = load(min__at, i * size_of(min__at))
                store(out_at, i * size_of(out_at), maximum(self, min_))
        elif min__step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            min_ = load(min__at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), maximum(self, min_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                min_ = load(min__at, i * min__step)
                store(out_at, i * out_step, maximum(self, min_))
        self_at = advance(self_at, word_at(strides, 64))
        min__at = advance(min__at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def clamp_Tensor_2_fe328f68(operands, strides, rows, count, scalars):
    """clamp.Tensor: minimum(self, max)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    max__at, max__step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and max__step == size_of(max__at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                max_ = load(max__at, i * size_of(max__at))
                store(out_at, i * size_of(out_at), minimum(self, max_))
        elif self_step == 0 and max__step == size_of(max__at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                max_ = load(max__at, i * size_of(max__at))
                store(out_at, i * size_of(out_at), minimum(self, max_))
        elif max__step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            max_ = load(max__at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(self, max_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                max_ = load(max__at, i * max__step)
                store(out_at, i * out_step, minimum(self, max_))
        self_at = advance(self_at, word_at(strides, 64))
        max__at = advance(max__at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def clamp_max_26d134e3(operands, strides, rows, count, scalars):
    """clamp_max: minimum(self, max)"""
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


def clamp_max_Tensor_backward_max_7784eb1b(operands, strides, rows, count, scalars):
    """ClampMaxBackward1, gradient of max: where(self > max, grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    max__at, max__step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and max__step == size_of(max__at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                max_ = load(max__at, i * size_of(max__at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self > max_ else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                max_ = load(max__at, i * max__step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self > max_ else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        max__at = advance(max__at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def clamp_max_Tensor_backward_self_f7539681(operands, strides, rows, count, scalars):
    """ClampMaxBackward1, gradient of self: where(self <= max, grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    max__at, max__step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and max__step == size_of(max__at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                max_ = load(max__at, i * size_of(max__at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self <= max_ else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                max_ = load(max__at, i * max__step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self <= max_ else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        max__at = advance(max__at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def clamp_max_Tensor_fe328f68(operands, strides, rows, count, scalars):
    """clamp_max.Tensor: minimum(self, max)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    max__at, max__step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and max__step == size_of(max__at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                max_ = load(max__at, i * size_of(max__at))
                store(out_at, i * size_of(out_at), minimum(self, max_))
        elif self_step == 0 and max__step == size_of(max__at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                max_ = load(max__at, i * size_of(max__at))
                store(out_at, i * size_of(out_at), minimum(self, max_))
        elif max__step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            max_ = load(max__at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(self, max_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                max_ = load(max__at, i * max__step)
                store(out_at, i * out_step, minimum(self, max_))
        self_at = advance(self_at, word_at(strides, 64))
        max__at = advance(max__at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def clamp_max_Tensor_forward_70c2cc6e(operands, strides, rows, count, scalars):
    """clamp_max.Tensor, tangent of result: where(self_p <= max_p, self_t, max_t)"""
    T = compute_type(operands)
    max_t_at, max_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    max_p_at, max_p_step = pointer(operands, 2), word_at(strides, 16)
    self_p_at, self_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            max_t_step == size_of(max_t_at)
            and self_t_step == size_of(self_t_at)
            and max_p_step == size_of(max_p_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                max_t = load(max_t_at, i * size_of(max_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                max_p = load(max_p_at, i * size_of(max_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p <= max_p else max_t)
        else:
            for i in range(count):
                max_t = load(max_t_at, i * max_t_step)
                self_t = load(self_t_at, i * self_t_step)
                max_p = load(max_p_at, i * max_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if self_p <= max_p else max_t)
        max_t_at = advance(max_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        max_p_at = advance(max_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def clamp_max_backward_self_d6ef2f9c(operands, strides, rows, count, scalars):
    """ClampMaxBackward0, gradient of self: where(self <= max, grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    max_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self <= max_ else T(0))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self <= max_ else T(0))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self <= max_ else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self <= max_ else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def clamp_max_forward_4eb6dd89(operands, strides, rows, count, scalars):
    """clamp_max, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    max_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p <= max_ else T(0))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p <= max_ else T(0))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if self_p <= max_ else T(0))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if self_p <= max_ else T(0))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def clamp_min_Tensor_86099917(operands, strides, rows, count, scalars):
    """clamp_min.Tensor: maximum(self, min)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    min__at, min__step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and min__step == size_of(min__at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                min_ = load(min__at, i * size_of(min__at))
                store(out_at, i * size_of(out_at), maximum(self, min_))
        elif self_step == 0 and min__step == size_of(min__at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                min_ = load(min__at, i * size_of(min__at))
                store(out_at, i * size_of(out_at), maximum(self, min_))
        elif min__step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            min_ = load(min__at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), maximum(self, min_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                min_ = load(min__at, i * min__step)
                store(out_at, i * out_step, maximum(self, min_))
        self_at = advance(self_at, word_at(strides, 64))
        min__at = advance(min__at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def clamp_min_Tensor_backward_min_f19d64f5(operands, strides, rows, count, scalars):
    """ClampMinBackward1, gradient of min: where(self < min, grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    min__at, min__step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and min__step == size_of(min__at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                min_ = load(min__at, i * size_of(min__at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self < min_ else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                min_ = load(min__at, i * min__step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self < min_ else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        min__at = advance(min__at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def clamp_min_Tensor_backward_self_6e56793a(operands, strides, rows, count, scalars):
    """ClampMinBackward1, gradient of self: where(self >= min, grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    min__at, min__step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and min__step == size_of(min__at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                min_ = load(min__at, i * size_of(min__at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self >= min_ else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                min_ = load(min__at, i * min__step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self >= min_ else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        min__at = advance(min__at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def clamp_min_Tensor_forward_5ff08b81(operands, strides, rows, count, scalars):
    """clamp_min.Tensor, tangent of result: where(self_p >= min_p, self_t, min_t)"""
    T = compute_type(operands)
    min_t_at, min_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    min_p_at, min_p_step = pointer(operands, 2), word_at(strides, 16)
    self_p_at, self_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            min_t_step == size_of(min_t_at)
            and self_t_step == size_of(self_t_at)
            and min_p_step == size_of(min_p_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                min_t = load(min_t_at, i * size_of(min_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                min_p = load(min_p_at, i * size_of(min_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p >= min_p else min_t)
        else:
            for i in range(count):
                min_t = load(min_t_at, i * min_t_step)
                self_t = load(self_t_at, i * self_t_step)
                min_p = load(min_p_at, i * min_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if self_p >= min_p else min_t)
        min_t_at = advance(min_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        min_p_at = advance(min_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def clamp_min_b13baab6(operands, strides, rows, count, scalars):
    """clamp_min: maximum(self, min)"""
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


def clamp_min_backward_self_72adef48(operands, strides, rows, count, scalars):
    """ClampMinBackward0, gradient of self: where(self >= min, grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    min_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self >= min_ else T(0))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self >= min_ else T(0))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self >= min_ else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if self >= min_ else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def clamp_min_forward_38c368df(operands, strides, rows, count, scalars):
    """clamp_min, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    min_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p >= min_ else T(0))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if self_p >= min_ else T(0))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if self_p >= min_ else T(0))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if self_p >= min_ else T(0))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def deg2rad_backward_self_0185fc75(operands, strides, rows, count, scalars):
    """Deg2radBackward0, gradient of self: grad * 0.017453292519943295"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * number(T, 0.017453292519943295))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad * number(T, 0.017453292519943295))
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


def deg2rad_forward_e0642eba(operands, strides, rows, count, scalars):
    """deg2rad, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * number(T, 0.017453292519943295))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, self_t * number(T, 0.017453292519943295))
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


def isreal_20c31cf7(operands, strides, rows, count, scalars):
    """isreal: imag(self) == 0"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), imag(self) == T(0))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, imag(self) == T(0))
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


def rad2deg_backward_self_47b3ab81(operands, strides, rows, count, scalars):
    """Rad2degBackward0, gradient of self: grad * 57.29577951308232"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * number(T, 57.29577951308232))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad * number(T, 57.29577951308232))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rad2deg_forward_a783b165(operands, strides, rows, count, scalars):
    """rad2deg, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * number(T, 57.29577951308232))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, self_t * number(T, 57.29577951308232))
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
    "clamp_Tensor_0_5ca6f32e": "689ec47aa56c5560",
    "clamp_Tensor_1_86099917": "3142dea83e6e5774",
    "clamp_Tensor_2_fe328f68": "4c4750da71895a77",
    "clamp_max_26d134e3": "a76de02be867c1be",
    "clamp_max_Tensor_backward_max_7784eb1b": "e1652ca4ecfc1d1d",
    "clamp_max_Tensor_backward_self_f7539681": "402465c018187409",
    "clamp_max_Tensor_fe328f68": "af9cac9fc4c2f727",
    "clamp_max_Tensor_forward_70c2cc6e": "78eb21df6f330d04",
    "clamp_max_backward_self_d6ef2f9c": "ce3df3cf0ee163a4",
    "clamp_max_forward_4eb6dd89": "1ddb75844b7091d7",
    "clamp_min_Tensor_86099917": "3f7efd06b4849430",
    "clamp_min_Tensor_backward_min_f19d64f5": "547d6b339303ce4c",
    "clamp_min_Tensor_backward_self_6e56793a": "a09e44dbe3cba80e",
    "clamp_min_Tensor_forward_5ff08b81": "339befe417d0afe8",
    "clamp_min_b13baab6": "b025d12f25c96cf1",
    "clamp_min_backward_self_72adef48": "747e1e7b066dadb9",
    "clamp_min_forward_38c368df": "c74b69d04ce36441",
    "deg2rad_backward_self_0185fc75": "bf8b7c7bc5fba1de",
    "deg2rad_d007ade4": "052e82491d26c25c",
    "deg2rad_forward_e0642eba": "670452a4d79d1ddc",
    "floor_cec988a2": "ca802ee2b0ddfde5",
    "frac_29775341": "9d5d96a49ea44938",
    "isneginf_58fa33a7": "708cb07f2da0e1b2",
    "isposinf_88f664be": "01b1d12dd5bcfe53",
    "isreal_20c31cf7": "4dcb00fc501b16ab",
    "rad2deg_b7b54e0d": "926756270442f465",
    "rad2deg_backward_self_47b3ab81": "7b76199b2cc1bb63",
    "rad2deg_forward_a783b165": "2070900e4ddb858f",
    "replace_nonfinite_backward_self_4ce833ff": "3c4fa5ef41a60d31",
    "replace_nonfinite_forward_2d99e6d4": "5aad7f7c1eb0c5c5",
    "round_c1e6f855": "58cbaee0136338a3",
    "round_decimals_0_c1e6f855": "0396cce8d9c97b01",
    "round_decimals_1_eab0a5ee": "1c20ec367f2fe26a",
    "round_decimals_2_d4f80d4c": "27da6912d0b68d4d",
    "signbit_211b337f": "b803d690a00a2ced",
    "trunc_bc2b1a5b": "6c0d5f848b4f3aa3",
}
