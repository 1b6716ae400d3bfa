"""Inner loops of the bounds operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import maximum, minimum


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
        elif min__step == 0 and max__step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            min_ = load(min__at, 0)
            max_ = load(max__at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(maximum(self, min_), max_))
        elif (
            max__step == 0
            and self_step == size_of(self_at)
            and min__step == size_of(min__at)
            and out_step == size_of(out_at)
        ):
            max_ = load(max__at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                min_ = load(min__at, i * size_of(min__at))
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
        elif max__step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            max_ = load(max__at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self > max_ else T(0))
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and max__step == size_of(max__at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                max_ = load(max__at, i * size_of(max__at))
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
        elif max__step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            max_ = load(max__at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self <= max_ else T(0))
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and max__step == size_of(max__at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                max_ = load(max__at, i * size_of(max__at))
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
        elif (
            self_t_step == 0
            and max_p_step == 0
            and self_p_step == 0
            and max_t_step == size_of(max_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            max_p = load(max_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                max_t = load(max_t_at, i * size_of(max_t_at))
                store(out_at, i * size_of(out_at), self_t if self_p <= max_p else max_t)
        elif (
            max_p_step == 0
            and self_p_step == 0
            and max_t_step == size_of(max_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            max_p = load(max_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                max_t = load(max_t_at, i * size_of(max_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
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
        elif min__step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            min_ = load(min__at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self < min_ else T(0))
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and min__step == size_of(min__at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                min_ = load(min__at, i * size_of(min__at))
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
        elif min__step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            min_ = load(min__at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self >= min_ else T(0))
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and min__step == size_of(min__at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                min_ = load(min__at, i * size_of(min__at))
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
        elif (
            self_t_step == 0
            and min_p_step == 0
            and self_p_step == 0
            and min_t_step == size_of(min_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            min_p = load(min_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                min_t = load(min_t_at, i * size_of(min_t_at))
                store(out_at, i * size_of(out_at), self_t if self_p >= min_p else min_t)
        elif (
            min_p_step == 0
            and self_p_step == 0
            and min_t_step == size_of(min_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            min_p = load(min_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                min_t = load(min_t_at, i * size_of(min_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
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


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "clamp_Tensor_0_5ca6f32e": "02dc2efea1be2795",
    "clamp_Tensor_1_86099917": "3142dea83e6e5774",
    "clamp_Tensor_2_fe328f68": "4c4750da71895a77",
    "clamp_max_26d134e3": "a76de02be867c1be",
    "clamp_max_Tensor_backward_max_7784eb1b": "93f6bdcc4badcc59",
    "clamp_max_Tensor_backward_self_f7539681": "dcdb997eb2b0c8e2",
    "clamp_max_Tensor_fe328f68": "af9cac9fc4c2f727",
    "clamp_max_Tensor_forward_70c2cc6e": "482b8fac14efb224",
    "clamp_max_backward_self_d6ef2f9c": "ce3df3cf0ee163a4",
    "clamp_max_forward_4eb6dd89": "1ddb75844b7091d7",
    "clamp_min_Tensor_86099917": "3f7efd06b4849430",
    "clamp_min_Tensor_backward_min_f19d64f5": "68a156ff505c2fb7",
    "clamp_min_Tensor_backward_self_6e56793a": "2a49e443a6f100f2",
    "clamp_min_Tensor_forward_5ff08b81": "411fb563c27f2715",
    "clamp_min_b13baab6": "b025d12f25c96cf1",
    "clamp_min_backward_self_72adef48": "747e1e7b066dadb9",
    "clamp_min_forward_38c368df": "c74b69d04ce36441",
}
