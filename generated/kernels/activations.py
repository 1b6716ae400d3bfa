"""Inner loops of the activations operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, size_of, store, word_at
from runtime.kernels.vecmath import conj, erf, erfc, exp, maximum, sigmoid, tanh


def erf_backward_self_7408db25(operands, strides, rows, count, scalars):
    """ErfBackward0, gradient of self: 1.1283791670955126 * grad * exp(-self * self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), number(T, 1.1283791670955126) * grad * exp(-self * self))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), number(T, 1.1283791670955126) * grad * exp(-self * self))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), number(T, 1.1283791670955126) * grad * exp(-self * self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, number(T, 1.1283791670955126) * grad * exp(-self * self))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def erf_da97f723(operands, strides, rows, count, scalars):
    """erf: erf(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), erf(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, erf(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def erf_forward_1350c443(operands, strides, rows, count, scalars):
    """erf, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), number(T, 1.1283791670955126) * self_t * exp(-self_p * self_p))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), number(T, 1.1283791670955126) * self_t * exp(-self_p * self_p))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), number(T, 1.1283791670955126) * self_t * exp(-self_p * self_p))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, number(T, 1.1283791670955126) * self_t * exp(-self_p * self_p))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def erfc_7dd47574(operands, strides, rows, count, scalars):
    """erfc: erfc(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), erfc(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, erfc(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def erfc_backward_self_6fa8466f(operands, strides, rows, count, scalars):
    """ErfcBackward0, gradient of self: -1.1283791670955126 * grad * exp(-self * self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), number(T, -1.1283791670955126) * grad * exp(-self * self))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), number(T, -1.1283791670955126) * grad * exp(-self * self))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), number(T, -1.1283791670955126) * grad * exp(-self * self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, number(T, -1.1283791670955126) * grad * exp(-self * self))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def erfc_forward_5193603d(operands, strides, rows, count, scalars):
    """erfc, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), number(T, -1.1283791670955126) * self_t * exp(-self_p * self_p))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), number(T, -1.1283791670955126) * self_t * exp(-self_p * self_p))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), number(T, -1.1283791670955126) * self_t * exp(-self_p * self_p))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, number(T, -1.1283791670955126) * self_t * exp(-self_p * self_p))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def gelu_0_ccd0b7e5(operands, strides, rows, count, scalars):
    """gelu: 0.5 * self * (1 + erf(self * 0.7071067811865476))"""
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
                    number(T, 0.5) * self * (T(1) + erf(self * number(T, 0.7071067811865476))),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, number(T, 0.5) * self * (T(1) + erf(self * number(T, 0.7071067811865476))))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def gelu_1_dec11257(operands, strides, rows, count, scalars):
    """gelu: 0.5 * self * (1 + tanh(0.7978845608028654 * (self + 0.044715 * self * self * self)))"""
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
                    number(T, 0.5) * self * (
                        T(1) + tanh(number(T, 0.7978845608028654) * (self + number(T, 0.044715) * self * self * self))
                    ),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    number(T, 0.5) * self * (
                        T(1) + tanh(number(T, 0.7978845608028654) * (self + number(T, 0.044715) * self * self * self))
                    ),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def gelu_backward_0_87c00fe1(operands, strides, rows, count, scalars):
    """gelu_backward: grad_output * (0.5 * (1 + erf(self * 0.7071067811865476)) + self * 0.3989422804014327 *
        exp(-0.5 * self * self))
    """
    T = compute_type(operands)
    grad_output_at, grad_output_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if (
            grad_output_step == size_of(grad_output_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad_output * (
                        number(T, 0.5) * (
                            T(1) + erf(self * number(T, 0.7071067811865476))
                        ) + self * number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self)
                    ),
                )
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad_output * (
                        number(T, 0.5) * (
                            T(1) + erf(self * number(T, 0.7071067811865476))
                        ) + self * number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self)
                    ),
                )
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad_output * (
                        number(T, 0.5) * (
                            T(1) + erf(self * number(T, 0.7071067811865476))
                        ) + self * number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self)
                    ),
                )
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    grad_output * (
                        number(T, 0.5) * (
                            T(1) + erf(self * number(T, 0.7071067811865476))
                        ) + self * number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self)
                    ),
                )
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def gelu_backward_1_e6d25755(operands, strides, rows, count, scalars):
    """gelu_backward: t = tanh(0.7978845608028654 * (self + 0.044715 * self * self * self)) inner =
        0.7978845608028654 * (1 + 0.134145 * self * self) grad_output * (0.5 * (1 + t) + 0.5 * self * (1 - t
        * t) * inner)
    """
    T = compute_type(operands)
    grad_output_at, grad_output_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if (
            grad_output_step == size_of(grad_output_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                self = load(self_at, i * size_of(self_at))
                t = tanh(number(T, 0.7978845608028654) * (self + number(T, 0.044715) * self * self * self))
                inner = number(T, 0.7978845608028654) * (T(1) + number(T, 0.134145) * self * self)
                store(
                    out_at,
                    i * size_of(out_at),
                    grad_output * (number(T, 0.5) * (T(1) + t) + number(T, 0.5) * self * (T(1) - t * t) * inner),
                )
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                t = tanh(number(T, 0.7978845608028654) * (self + number(T, 0.044715) * self * self * self))
                inner = number(T, 0.7978845608028654) * (T(1) + number(T, 0.134145) * self * self)
                store(
                    out_at,
                    i * size_of(out_at),
                    grad_output * (number(T, 0.5) * (T(1) + t) + number(T, 0.5) * self * (T(1) - t * t) * inner),
                )
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                t = tanh(number(T, 0.7978845608028654) * (self + number(T, 0.044715) * self * self * self))
                inner = number(T, 0.7978845608028654) * (T(1) + number(T, 0.134145) * self * self)
                store(
                    out_at,
                    i * size_of(out_at),
                    grad_output * (number(T, 0.5) * (T(1) + t) + number(T, 0.5) * self * (T(1) - t * t) * inner),
                )
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                t = tanh(number(T, 0.7978845608028654) * (self + number(T, 0.044715) * self * self * self))
                inner = number(T, 0.7978845608028654) * (T(1) + number(T, 0.134145) * self * self)
                store(
                    out_at,
                    i * out_step,
                    grad_output * (number(T, 0.5) * (T(1) + t) + number(T, 0.5) * self * (T(1) - t * t) * inner),
                )
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def relu_backward_self_fc752dd3(operands, strides, rows, count, scalars):
    """ReluBackward0, gradient of self: where(result <= 0, 0, grad)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), T(0) if result <= T(0) else grad)
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), T(0) if result <= T(0) else grad)
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), T(0) if result <= T(0) else grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, T(0) if result <= T(0) else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def relu_feef758e(operands, strides, rows, count, scalars):
    """relu: maximum(self, 0)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), maximum(self, T(0)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, maximum(self, T(0)))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def relu_forward_4bba015b(operands, strides, rows, count, scalars):
    """relu, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), T(0) if result <= T(0) else self_t)
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), T(0) if result <= T(0) else self_t)
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), T(0) if result <= T(0) else self_t)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, T(0) if result <= T(0) else self_t)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def sigmoid_3459869a(operands, strides, rows, count, scalars):
    """sigmoid: sigmoid(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), sigmoid(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, sigmoid(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sigmoid_backward_self_2c9b0628(operands, strides, rows, count, scalars):
    """SigmoidBackward0, gradient of self: grad * result * (1 - result)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), grad * conj(result) * conj(T(1) - result))
        elif grad_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), grad * conj(result) * conj(T(1) - result))
        elif result_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(result) * conj(T(1) - result))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, grad * conj(result) * conj(T(1) - result))
        grad_at = advance(grad_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def sigmoid_forward_0884012d(operands, strides, rows, count, scalars):
    """sigmoid, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    result_at, result_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and result_step == size_of(result_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), self_t * result * (T(1) - result))
        elif self_t_step == 0 and result_step == size_of(result_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                result = load(result_at, i * size_of(result_at))
                store(out_at, i * size_of(out_at), self_t * result * (T(1) - result))
        elif result_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            result = load(result_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * result * (T(1) - result))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                result = load(result_at, i * result_step)
                store(out_at, i * out_step, self_t * result * (T(1) - result))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        result_at = advance(result_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def silu_backward_self_7e71d6f7(operands, strides, rows, count, scalars):
    """SiluBackward0, gradient of self: sigmoid_self = sigmoid(self); grad * conj(sigmoid_self + self *
        sigmoid_self * (1 - sigmoid_self))
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
                sigmoid_self = sigmoid(self)
                store(
                    out_at, i * size_of(out_at), grad * conj(sigmoid_self + self * sigmoid_self * (T(1) - sigmoid_self))
                )
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                sigmoid_self = sigmoid(self)
                store(
                    out_at, i * size_of(out_at), grad * conj(sigmoid_self + self * sigmoid_self * (T(1) - sigmoid_self))
                )
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                sigmoid_self = sigmoid(self)
                store(
                    out_at, i * size_of(out_at), grad * conj(sigmoid_self + self * sigmoid_self * (T(1) - sigmoid_self))
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                sigmoid_self = sigmoid(self)
                store(out_at, i * out_step, grad * conj(sigmoid_self + self * sigmoid_self * (T(1) - sigmoid_self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def silu_fd87ed1b(operands, strides, rows, count, scalars):
    """silu: self * sigmoid(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * sigmoid(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self * sigmoid(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def silu_forward_d0b0b525(operands, strides, rows, count, scalars):
    """silu, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                sigmoid_self = sigmoid(self_p)
                store(
                    out_at, i * size_of(out_at), self_t * (sigmoid_self + self_p * sigmoid_self * (T(1) - sigmoid_self))
                )
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                sigmoid_self = sigmoid(self_p)
                store(
                    out_at, i * size_of(out_at), self_t * (sigmoid_self + self_p * sigmoid_self * (T(1) - sigmoid_self))
                )
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                sigmoid_self = sigmoid(self_p)
                store(
                    out_at, i * size_of(out_at), self_t * (sigmoid_self + self_p * sigmoid_self * (T(1) - sigmoid_self))
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                sigmoid_self = sigmoid(self_p)
                store(out_at, i * out_step, self_t * (sigmoid_self + self_p * sigmoid_self * (T(1) - sigmoid_self)))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "erf_backward_self_7408db25": "4ab437acc745a3e8",
    "erf_da97f723": "b7987030bde3c76b",
    "erf_forward_1350c443": "1909248ed13c09df",
    "erfc_7dd47574": "f377ecf063c69f7e",
    "erfc_backward_self_6fa8466f": "eb83e8844c6dfd98",
    "erfc_forward_5193603d": "a12d02b06181bed2",
    "gelu_0_ccd0b7e5": "f1d5eda908d94f58",
    "gelu_1_dec11257": "9d06c0b7f0022646",
    "gelu_backward_0_87c00fe1": "fe0532eb9b4601f7",
    "gelu_backward_1_e6d25755": "704c1171fbecb51c",
    "relu_backward_self_fc752dd3": "61cc8357617b54bf",
    "relu_feef758e": "eb4c40d5bf4b3a4a",
    "relu_forward_4bba015b": "86f089c3427ff703",
    "sigmoid_3459869a": "c9bdf234604cf8cf",
    "sigmoid_backward_self_2c9b0628": "1b77515d866b4677",
    "sigmoid_forward_0884012d": "37238c199083b5f2",
    "silu_backward_self_7e71d6f7": "1cc905dea3ebb6c7",
    "silu_fd87ed1b": "8ebc18e1d6b446d1",
    "silu_forward_d0b0b525": "46be9287c1c684d7",
}
