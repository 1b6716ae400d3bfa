"""Inner loops of the exponential operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, size_of, store, word_at
from runtime.kernels.vecmath import conj, divide, exp, exp2, expm1, log, log10, log1p, log2, rsqrt, sqrt


def exp2_92c20b63(operands, strides, rows, count, scalars):
    """exp2: exp2(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), exp2(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, exp2(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def exp2_backward_self_115a7f5b(operands, strides, rows, count, scalars):
    """Exp2Backward0, gradient of self: 0.6931471805599453 * grad * result"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, 0.6931471805599453) * grad * conj(result))
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, 0.6931471805599453) * grad * conj(result))
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), number(T, 0.6931471805599453) * grad * conj(result))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, number(T, 0.6931471805599453) * grad * conj(result))
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def exp2_forward_228a4b26(operands, strides, rows, count, scalars):
    """exp2, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, 0.6931471805599453) * self_t * result)
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, 0.6931471805599453) * self_t * result)
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), number(T, 0.6931471805599453) * self_t * result)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, number(T, 0.6931471805599453) * self_t * result)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def exp_279457f9(operands, strides, rows, count, scalars):
    """exp: exp(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), exp(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, exp(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def exp_backward_self_f77b3d45(operands, strides, rows, count, scalars):
    """ExpBackward0, gradient of self: grad * result"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), grad * conj(result))
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), grad * conj(result))
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(result))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, grad * conj(result))
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def exp_forward_79836d97(operands, strides, rows, count, scalars):
    """exp, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), self_t * result)
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), self_t * result)
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * result)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, self_t * result)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def expm1_6b153072(operands, strides, rows, count, scalars):
    """expm1: expm1(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), expm1(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, expm1(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def expm1_backward_self_88dbdd32(operands, strides, rows, count, scalars):
    """Expm1Backward0, gradient of self: grad * (result + 1)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), grad * conj(result + T(1)))
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), grad * conj(result + T(1)))
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(result + T(1)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, grad * conj(result + T(1)))
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def expm1_forward_318f127d(operands, strides, rows, count, scalars):
    """expm1, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), self_t * (result + T(1)))
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), self_t * (result + T(1)))
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * (result + T(1)))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, self_t * (result + T(1)))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log10_ae9f5c4d(operands, strides, rows, count, scalars):
    """log10: log10(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), log10(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, log10(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def log10_backward_self_755b1713(operands, strides, rows, count, scalars):
    """Log10Backward0, gradient of self: 0.4342944819032518 * grad / self"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.4342944819032518) * grad, conj(self)))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.4342944819032518) * grad, conj(self)))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.4342944819032518) * grad, conj(self)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(number(T, 0.4342944819032518) * grad, conj(self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log10_forward_1d7ca99e(operands, strides, rows, count, scalars):
    """log10, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.4342944819032518) * self_t, self_p))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.4342944819032518) * self_t, self_p))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.4342944819032518) * self_t, self_p))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, divide(number(T, 0.4342944819032518) * self_t, self_p))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log1p_69d948cd(operands, strides, rows, count, scalars):
    """log1p: log1p(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), log1p(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, log1p(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def log1p_backward_self_d06cca91(operands, strides, rows, count, scalars):
    """Log1pBackward0, gradient of self: grad / (1 + self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(T(1) + self)))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(T(1) + self)))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(T(1) + self)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(grad, conj(T(1) + self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log1p_forward_1c21c8fc(operands, strides, rows, count, scalars):
    """log1p, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(self_t, T(1) + self_p))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(self_t, T(1) + self_p))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), divide(self_t, T(1) + self_p))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, divide(self_t, T(1) + self_p))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log2_ad935b1f(operands, strides, rows, count, scalars):
    """log2: log2(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), log2(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, log2(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def log2_backward_self_79e1617c(operands, strides, rows, count, scalars):
    """Log2Backward0, gradient of self: 1.4426950408889634 * grad / self"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(number(T, 1.4426950408889634) * grad, conj(self)))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(number(T, 1.4426950408889634) * grad, conj(self)))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(number(T, 1.4426950408889634) * grad, conj(self)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(number(T, 1.4426950408889634) * grad, conj(self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log2_forward_245fbe0d(operands, strides, rows, count, scalars):
    """log2, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(number(T, 1.4426950408889634) * self_t, self_p))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(number(T, 1.4426950408889634) * self_t, self_p))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), divide(number(T, 1.4426950408889634) * self_t, self_p))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, divide(number(T, 1.4426950408889634) * self_t, self_p))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log_8c778e88(operands, strides, rows, count, scalars):
    """log: log(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), log(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, log(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def log_backward_self_2bbaf7b8(operands, strides, rows, count, scalars):
    """LogBackward0, gradient of self: grad / self"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(self)))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(self)))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(grad, conj(self)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(grad, conj(self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log_forward_9eec1523(operands, strides, rows, count, scalars):
    """log, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(self_t, self_p))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), divide(self_t, self_p))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), divide(self_t, self_p))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, divide(self_t, self_p))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def rsqrt_020f30a9(operands, strides, rows, count, scalars):
    """rsqrt: rsqrt(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), rsqrt(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, rsqrt(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def rsqrt_backward_self_b34a5eef(operands, strides, rows, count, scalars):
    """RsqrtBackward0, gradient of self: -0.5 * grad * result * result * result"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, -0.5) * grad * conj(result) * conj(result) * conj(result))
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, -0.5) * grad * conj(result) * conj(result) * conj(result))
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), number(T, -0.5) * grad * conj(result) * conj(result) * conj(result))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, number(T, -0.5) * grad * conj(result) * conj(result) * conj(result))
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def rsqrt_forward_a744a72e(operands, strides, rows, count, scalars):
    """rsqrt, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, -0.5) * self_t * result * result * result)
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), number(T, -0.5) * self_t * result * result * result)
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), number(T, -0.5) * self_t * result * result * result)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, number(T, -0.5) * self_t * result * result * result)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def sqrt_backward_self_94f020c7(operands, strides, rows, count, scalars):
    """SqrtBackward0, gradient of self: 0.5 * grad / result"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.5) * grad, conj(result)))
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.5) * grad, conj(result)))
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.5) * grad, conj(result)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, divide(number(T, 0.5) * grad, conj(result)))
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def sqrt_d7edc443(operands, strides, rows, count, scalars):
    """sqrt: sqrt(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
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


def sqrt_forward_19db243a(operands, strides, rows, count, scalars):
    """sqrt, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.5) * self_t, result))
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.5) * self_t, result))
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), divide(number(T, 0.5) * self_t, result))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, divide(number(T, 0.5) * self_t, result))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "exp2_92c20b63": "09740770222414bf",
    "exp2_backward_self_115a7f5b": "c77f3cff2fb500dd",
    "exp2_forward_228a4b26": "1179b75a357ed37a",
    "exp_279457f9": "2a90705806693895",
    "exp_backward_self_f77b3d45": "769d0c9befd85ee2",
    "exp_forward_79836d97": "8d17dd09b81e2f22",
    "expm1_6b153072": "7f03a52dec340afe",
    "expm1_backward_self_88dbdd32": "fc6da5cdbd3c0a03",
    "expm1_forward_318f127d": "ec8a2ce657ab68ae",
    "log10_ae9f5c4d": "6eabab1a4d7fad48",
    "log10_backward_self_755b1713": "b133fb79720a67c0",
    "log10_forward_1d7ca99e": "60e9cd77b955ebc9",
    "log1p_69d948cd": "ff764951e916677b",
    "log1p_backward_self_d06cca91": "d10d3ebcd9d601bd",
    "log1p_forward_1c21c8fc": "ab996a153c122efd",
    "log2_ad935b1f": "055ba92369d0b867",
    "log2_backward_self_79e1617c": "eb4bfe24e9c6d3ed",
    "log2_forward_245fbe0d": "548ac04bb31ef13e",
    "log_8c778e88": "3e83e6921d0dbe38",
    "log_backward_self_2bbaf7b8": "9aaebd0995468b1f",
    "log_forward_9eec1523": "47855dde8cd258d3",
    "rsqrt_020f30a9": "99dc582783d75007",
    "rsqrt_backward_self_b34a5eef": "bebd2990c24d98a3",
    "rsqrt_forward_a744a72e": "45309673ff8bb92f",
    "sqrt_backward_self_94f020c7": "6758be91b6b7332b",
    "sqrt_d7edc443": "c1a6e656906df6f0",
    "sqrt_forward_19db243a": "992cb070a229c9dc",
}
