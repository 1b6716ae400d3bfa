"""Inner loops of the special_pairs operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import divide, log, log1p, xlog1py, xlogy, zeta


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
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other + T(1)))
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
                    self_t * (
                        T(0) if (self_p == T(0)) & (other_p <= number(T, -1)) else log1p(other_p)
                    ) + divide(other_t * self_p, other_p + T(1)),
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
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad * self, other))
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
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), T(0) if (self == T(0)) & (other <= T(0)) else xlogy(grad, other))
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
                    self_t * (
                        T(0) if (self_p == T(0)) & (other_p <= T(0)) else log(other_p)
                    ) + divide(other_t * self_p, other_p),
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
    "special_xlog1py_5db6f82a": "727a6ce5616f1813",
    "special_xlog1py_backward_other_8b8fba40": "867b53062164d9a7",
    "special_xlog1py_forward_bfa1355a": "875e70479f020deb",
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
    "xlogy_Tensor_backward_other_49547f2e": "6bacc04273a926db",
    "xlogy_Tensor_backward_self_9d39ca8d": "bed3babdfea67111",
    "xlogy_Tensor_forward_8e3bd3b4": "fcde5ed53e9e258b",
}
