"""Inner loops of the powers operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import conj, divide, isnan, log, pow, real, sqrt


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


def pow_Tensor_Scalar_4_19e55191(operands, strides, rows, count, scalars):
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


def pow_Tensor_Tensor_backward_exponent_37f599df(operands, strides, rows, count, scalars):
    """PowBackward0, gradient of exponent: grad * conj(result * log(where((self == 0) & (real(exponent) >= 0),
        1, self)))
    """
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    exponent_at, exponent_step = pointer(operands, 1), word_at(strides, 8)
    result_at, result_step = pointer(operands, 2), word_at(strides, 16)
    self_at, self_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and exponent_step == size_of(exponent_at)
            and result_step == size_of(result_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                exponent = load(exponent_at, i * size_of(exponent_at))
                result = load(result_at, i * size_of(result_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * conj(result * log(T(1) if (self == T(0)) & (real(exponent) >= real(T(0))) else self)),
                )
        elif (
            exponent_step == 0
            and result_step == 0
            and self_step == 0
            and grad_step == size_of(grad_at)
            and out_step == size_of(out_at)
        ):
            exponent = load(exponent_at, 0)
            result = load(result_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * conj(result * log(T(1) if (self == T(0)) & (real(exponent) >= real(T(0))) else self)),
                )
        elif (
            result_step == 0
            and self_step == 0
            and grad_step == size_of(grad_at)
            and exponent_step == size_of(exponent_at)
            and out_step == size_of(out_at)
        ):
            result = load(result_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                exponent = load(exponent_at, i * size_of(exponent_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * conj(result * log(T(1) if (self == T(0)) & (real(exponent) >= real(T(0))) else self)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                exponent = load(exponent_at, i * exponent_step)
                result = load(result_at, i * result_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    grad * conj(result * log(T(1) if (self == T(0)) & (real(exponent) >= real(T(0))) else self)),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        exponent_at = advance(exponent_at, word_at(strides, 72))
        result_at = advance(result_at, word_at(strides, 80))
        self_at = advance(self_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def pow_Tensor_Tensor_backward_self_65b14cc8(operands, strides, rows, count, scalars):
    """PowBackward0, gradient of self: grad * exponent * where((exponent == 0) & ((self == 0) | isnan(self)),
        1, self) ** (exponent - 1)
    """
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    exponent_at, exponent_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and exponent_step == size_of(exponent_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                exponent = load(exponent_at, i * size_of(exponent_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * conj(exponent) * conj(
                        pow(T(1) if (exponent == T(0)) & ((self == T(0)) | isnan(self)) else self, exponent - T(1))
                    ),
                )
        elif exponent_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            exponent = load(exponent_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * conj(exponent) * conj(
                        pow(T(1) if (exponent == T(0)) & ((self == T(0)) | isnan(self)) else self, exponent - T(1))
                    ),
                )
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and exponent_step == size_of(exponent_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                exponent = load(exponent_at, i * size_of(exponent_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * conj(exponent) * conj(
                        pow(T(1) if (exponent == T(0)) & ((self == T(0)) | isnan(self)) else self, exponent - T(1))
                    ),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                exponent = load(exponent_at, i * exponent_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    grad * conj(exponent) * conj(
                        pow(T(1) if (exponent == T(0)) & ((self == T(0)) | isnan(self)) else self, exponent - T(1))
                    ),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        exponent_at = advance(exponent_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def pow_Tensor_Tensor_forward_658ca42f(operands, strides, rows, count, scalars):
    """pow.Tensor_Tensor, tangent of result: auto"""
    T = compute_type(operands)
    exponent_t_at, exponent_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    exponent_p_at, exponent_p_step = pointer(operands, 2), word_at(strides, 16)
    result_at, result_step = pointer(operands, 3), word_at(strides, 24)
    self_p_at, self_p_step = pointer(operands, 4), word_at(strides, 32)
    out_at, out_step = pointer(operands, 5), word_at(strides, 40)
    for row in range(rows):
        if (
            exponent_t_step == size_of(exponent_t_at)
            and self_t_step == size_of(self_t_at)
            and exponent_p_step == size_of(exponent_p_at)
            and result_step == size_of(result_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                exponent_t = load(exponent_t_at, i * size_of(exponent_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                exponent_p = load(exponent_p_at, i * size_of(exponent_p_at))
                result = load(result_at, i * size_of(result_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * exponent_p * pow(
                        T(1) if (exponent_p == T(0)) & ((self_p == T(0)) | isnan(self_p)) else self_p, exponent_p - T(1)
                    ) + exponent_t * result * log(T(1) if (self_p == T(0)) & (exponent_p >= T(0)) else self_p),
                )
        elif (
            self_t_step == 0
            and exponent_p_step == 0
            and result_step == 0
            and self_p_step == 0
            and exponent_t_step == size_of(exponent_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            exponent_p = load(exponent_p_at, 0)
            result = load(result_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                exponent_t = load(exponent_t_at, i * size_of(exponent_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * exponent_p * pow(
                        T(1) if (exponent_p == T(0)) & ((self_p == T(0)) | isnan(self_p)) else self_p, exponent_p - T(1)
                    ) + exponent_t * result * log(T(1) if (self_p == T(0)) & (exponent_p >= T(0)) else self_p),
                )
        elif (
            exponent_p_step == 0
            and result_step == 0
            and self_p_step == 0
            and exponent_t_step == size_of(exponent_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            exponent_p = load(exponent_p_at, 0)
            result = load(result_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                exponent_t = load(exponent_t_at, i * size_of(exponent_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * exponent_p * pow(
                        T(1) if (exponent_p == T(0)) & ((self_p == T(0)) | isnan(self_p)) else self_p, exponent_p - T(1)
                    ) + exponent_t * result * log(T(1) if (self_p == T(0)) & (exponent_p >= T(0)) else self_p),
                )
        else:
            for i in range(count):
                exponent_t = load(exponent_t_at, i * exponent_t_step)
                self_t = load(self_t_at, i * self_t_step)
                exponent_p = load(exponent_p_at, i * exponent_p_step)
                result = load(result_at, i * result_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * exponent_p * pow(
                        T(1) if (exponent_p == T(0)) & ((self_p == T(0)) | isnan(self_p)) else self_p, exponent_p - T(1)
                    ) + exponent_t * result * log(T(1) if (self_p == T(0)) & (exponent_p >= T(0)) else self_p),
                )
        exponent_t_at = advance(exponent_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        exponent_p_at = advance(exponent_p_at, word_at(strides, 80))
        result_at = advance(result_at, word_at(strides, 88))
        self_p_at = advance(self_p_at, word_at(strides, 96))
        out_at = advance(out_at, word_at(strides, 104))


def reciprocal_15af68da(operands, strides, rows, count, scalars):
    """reciprocal: 1 / self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), divide(T(1), self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, divide(T(1), self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def reciprocal_backward_self_425de350(operands, strides, rows, count, scalars):
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
                store(out_at, i * size_of(out_at), -grad * conj(result) * conj(result))
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), -grad * conj(result) * conj(result))
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * conj(result) * conj(result))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, -grad * conj(result) * conj(result))
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def reciprocal_forward_cabd0cfc(operands, strides, rows, count, scalars):
    """reciprocal, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), -self_t * result * result)
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), -self_t * result * result)
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), -self_t * result * result)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, -self_t * result * result)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


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


def square_backward_self_56590f30(operands, strides, rows, count, scalars):
    """SquareBackward0, gradient of self: 2 * grad * self"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), number(T, 2) * grad * conj(self))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), number(T, 2) * grad * conj(self))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), number(T, 2) * grad * conj(self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, number(T, 2) * grad * conj(self))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def square_forward_52c788ed(operands, strides, rows, count, scalars):
    """square, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), number(T, 2) * self_t * self_p)
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), number(T, 2) * self_t * self_p)
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), number(T, 2) * self_t * self_p)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, number(T, 2) * self_t * self_p)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "pow_Scalar_c7a114fa": "ae6619e3fdc1b4bb",
    "pow_Tensor_Scalar_0_e0ea0d27": "fe181dfa34341809",
    "pow_Tensor_Scalar_1_32db8e2c": "db62252eed0611b2",
    "pow_Tensor_Scalar_2_b6b929a3": "3e7ab2b08b04ff50",
    "pow_Tensor_Scalar_3_19e55191": "316c6b9ccc5e3a1a",
    "pow_Tensor_Scalar_4_19e55191": "c44b357e5196ff79",
    "pow_Tensor_Tensor_b80ba5e8": "b0ffd5b7edeb1c69",
    "pow_Tensor_Tensor_backward_exponent_37f599df": "ea927464c3dc9f08",
    "pow_Tensor_Tensor_backward_self_65b14cc8": "b138c2b10aeaf05c",
    "pow_Tensor_Tensor_forward_658ca42f": "067d01e7aa92f609",
    "reciprocal_15af68da": "8d0059319ae1ca20",
    "reciprocal_backward_self_425de350": "59ac7eea715b6288",
    "reciprocal_forward_cabd0cfc": "f348d476bba12a92",
    "square_9a02f6f5": "d8ec16787b43ffe8",
    "square_backward_self_56590f30": "4d4385dd39f381d0",
    "square_forward_52c788ed": "2891a99b0571c9c4",
}
