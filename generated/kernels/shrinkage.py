"""Inner loops of the shrinkage operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import isnan, sigmoid


def _gated_fa9e8c83(operands, strides, rows, count, scalars):
    """_gated: self * sigmoid(gate)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    gate_at, gate_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and gate_step == size_of(gate_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                gate = load(gate_at, i * size_of(gate_at))
                store(out_at, i * size_of(out_at), self * sigmoid(gate))
        elif self_step == 0 and gate_step == size_of(gate_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                gate = load(gate_at, i * size_of(gate_at))
                store(out_at, i * size_of(out_at), self * sigmoid(gate))
        elif gate_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            gate = load(gate_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * sigmoid(gate))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                gate = load(gate_at, i * gate_step)
                store(out_at, i * out_step, self * sigmoid(gate))
        self_at = advance(self_at, word_at(strides, 64))
        gate_at = advance(gate_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _prelu_a81051de(operands, strides, rows, count, scalars):
    """_prelu: where(self > 0, self, weight * self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    weight_at, weight_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), self if self > T(0) else weight * self)
        elif self_step == 0 and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), self if self > T(0) else weight * self)
        elif weight_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            weight = load(weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self if self > T(0) else weight * self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, self if self > T(0) else weight * self)
        self_at = advance(self_at, word_at(strides, 64))
        weight_at = advance(weight_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def gated_backward_gate_09065a0e(operands, strides, rows, count, scalars):
    """_GatedBackward0, gradient of gate: grad * (self * sigmoid(gate) * (1 - sigmoid(gate)))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    gate_at, gate_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and gate_step == size_of(gate_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                gate = load(gate_at, i * size_of(gate_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (self * sigmoid(gate) * (T(1) - sigmoid(gate))))
        elif gate_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            gate = load(gate_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (self * sigmoid(gate) * (T(1) - sigmoid(gate))))
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and gate_step == size_of(gate_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                gate = load(gate_at, i * size_of(gate_at))
                store(out_at, i * size_of(out_at), grad * (self * sigmoid(gate) * (T(1) - sigmoid(gate))))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                gate = load(gate_at, i * gate_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (self * sigmoid(gate) * (T(1) - sigmoid(gate))))
        grad_at = advance(grad_at, word_at(strides, 64))
        gate_at = advance(gate_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def gated_backward_self_79d64a3a(operands, strides, rows, count, scalars):
    """_GatedBackward0, gradient of self: grad * sigmoid(gate)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    gate_at, gate_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and gate_step == size_of(gate_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                gate = load(gate_at, i * size_of(gate_at))
                store(out_at, i * size_of(out_at), grad * sigmoid(gate))
        elif grad_step == 0 and gate_step == size_of(gate_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                gate = load(gate_at, i * size_of(gate_at))
                store(out_at, i * size_of(out_at), grad * sigmoid(gate))
        elif gate_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            gate = load(gate_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * sigmoid(gate))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                gate = load(gate_at, i * gate_step)
                store(out_at, i * out_step, grad * sigmoid(gate))
        grad_at = advance(grad_at, word_at(strides, 64))
        gate_at = advance(gate_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def gated_forward_bdcd6f59(operands, strides, rows, count, scalars):
    """_gated, tangent of result: self_t * sigmoid(gate_p) + gate_t * (self_p * sigmoid(gate_p) * (1 -
        sigmoid(gate_p)))
    """
    T = compute_type(operands)
    gate_t_at, gate_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    gate_p_at, gate_p_step = pointer(operands, 2), word_at(strides, 16)
    self_p_at, self_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            gate_t_step == size_of(gate_t_at)
            and self_t_step == size_of(self_t_at)
            and gate_p_step == size_of(gate_p_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                gate_t = load(gate_t_at, i * size_of(gate_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                gate_p = load(gate_p_at, i * size_of(gate_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * sigmoid(gate_p) + gate_t * (self_p * sigmoid(gate_p) * (T(1) - sigmoid(gate_p))),
                )
        elif (
            self_t_step == 0
            and gate_p_step == 0
            and self_p_step == 0
            and gate_t_step == size_of(gate_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            gate_p = load(gate_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                gate_t = load(gate_t_at, i * size_of(gate_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * sigmoid(gate_p) + gate_t * (self_p * sigmoid(gate_p) * (T(1) - sigmoid(gate_p))),
                )
        elif (
            gate_p_step == 0
            and self_p_step == 0
            and gate_t_step == size_of(gate_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            gate_p = load(gate_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                gate_t = load(gate_t_at, i * size_of(gate_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * sigmoid(gate_p) + gate_t * (self_p * sigmoid(gate_p) * (T(1) - sigmoid(gate_p))),
                )
        else:
            for i in range(count):
                gate_t = load(gate_t_at, i * gate_t_step)
                self_t = load(self_t_at, i * self_t_step)
                gate_p = load(gate_p_at, i * gate_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * sigmoid(gate_p) + gate_t * (self_p * sigmoid(gate_p) * (T(1) - sigmoid(gate_p))),
                )
        gate_t_at = advance(gate_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        gate_p_at = advance(gate_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def hardshrink_21da40c9(operands, strides, rows, count, scalars):
    """hardshrink: where(self >= -lambd and self <= lambd, 0, self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    lambd = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self >= -lambd and self <= lambd else self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self >= -lambd and self <= lambd else self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def hardshrink_backward_self_14b8bf97(operands, strides, rows, count, scalars):
    """HardshrinkBackward0, gradient of self: where((self < -lambd) | (self > lambd), grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    lambd = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if (self < -lambd) | (self > lambd) else T(0))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if (self < -lambd) | (self > lambd) else T(0))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if (self < -lambd) | (self > lambd) else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if (self < -lambd) | (self > lambd) else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def hardshrink_forward_9a5592ab(operands, strides, rows, count, scalars):
    """hardshrink, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    lambd = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if (self_p < -lambd) | (self_p > lambd) else T(0))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if (self_p < -lambd) | (self_p > lambd) else T(0))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if (self_p < -lambd) | (self_p > lambd) else T(0))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if (self_p < -lambd) | (self_p > lambd) else T(0))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def prelu_backward_self_799785df(operands, strides, rows, count, scalars):
    """_PreluBackward0, gradient of self: where(self > 0, grad, grad * weight)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    weight_at, weight_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and weight_step == size_of(weight_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * weight)
        elif self_step == 0 and weight_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            weight = load(weight_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * weight)
        elif (
            weight_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            weight = load(weight_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if self > T(0) else grad * weight)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, grad if self > T(0) else grad * weight)
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        weight_at = advance(weight_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def prelu_backward_weight_5680b35e(operands, strides, rows, count, scalars):
    """_PreluBackward0, gradient of weight: where(self > 0, 0, grad * self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self > T(0) else grad * self)
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self > T(0) else grad * self)
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), T(0) if self > T(0) else grad * self)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self > T(0) else grad * self)
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def prelu_forward_0270cdf2(operands, strides, rows, count, scalars):
    """_prelu, tangent of result: where(self_p > 0, self_t, self_t * weight_p) + where(self_p > 0, 0, self_p) *
        weight_t
    """
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    weight_t_at, weight_t_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    weight_p_at, weight_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and weight_t_step == size_of(weight_t_at)
            and self_p_step == size_of(self_p_at)
            and weight_p_step == size_of(weight_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                weight_t = load(weight_t_at, i * size_of(weight_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                weight_p = load(weight_p_at, i * size_of(weight_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (self_t if self_p > T(0) else self_t * weight_p) + (T(0) if self_p > T(0) else self_p) * weight_t,
                )
        elif (
            weight_t_step == 0
            and self_p_step == 0
            and weight_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            weight_t = load(weight_t_at, 0)
            self_p = load(self_p_at, 0)
            weight_p = load(weight_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (self_t if self_p > T(0) else self_t * weight_p) + (T(0) if self_p > T(0) else self_p) * weight_t,
                )
        elif (
            self_p_step == 0
            and weight_p_step == 0
            and self_t_step == size_of(self_t_at)
            and weight_t_step == size_of(weight_t_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            weight_p = load(weight_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                weight_t = load(weight_t_at, i * size_of(weight_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (self_t if self_p > T(0) else self_t * weight_p) + (T(0) if self_p > T(0) else self_p) * weight_t,
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                weight_t = load(weight_t_at, i * weight_t_step)
                self_p = load(self_p_at, i * self_p_step)
                weight_p = load(weight_p_at, i * weight_p_step)
                store(
                    out_at,
                    i * out_step,
                    (self_t if self_p > T(0) else self_t * weight_p) + (T(0) if self_p > T(0) else self_p) * weight_t,
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        weight_t_at = advance(weight_t_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        weight_p_at = advance(weight_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def softshrink_17ebcaf8(operands, strides, rows, count, scalars):
    """softshrink: where(self > lambd, self - lambd, where(self < -lambd, self + lambd, where(isnan(self),
        self, 0)))
    """
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    lambd = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self - lambd if self > lambd else self + lambd if self < -lambd else self if isnan(self) else T(0),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at,
                    i * out_step,
                    self - lambd if self > lambd else self + lambd if self < -lambd else self if isnan(self) else T(0),
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def softshrink_backward_self_14b8bf97(operands, strides, rows, count, scalars):
    """SoftshrinkBackward0, gradient of self: where((self < -lambd) | (self > lambd), grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    lambd = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if (self < -lambd) | (self > lambd) else T(0))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad if (self < -lambd) | (self > lambd) else T(0))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if (self < -lambd) | (self > lambd) else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad if (self < -lambd) | (self > lambd) else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def softshrink_forward_9a5592ab(operands, strides, rows, count, scalars):
    """softshrink, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    lambd = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if (self_p < -lambd) | (self_p > lambd) else T(0))
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), self_t if (self_p < -lambd) | (self_p > lambd) else T(0))
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if (self_p < -lambd) | (self_p > lambd) else T(0))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, self_t if (self_p < -lambd) | (self_p > lambd) else T(0))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def threshold_4c2c41e3(operands, strides, rows, count, scalars):
    """threshold: where(self <= threshold, value, self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    threshold = scalar(operands, scalars, 0)
    value = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), value if self <= threshold else self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, value if self <= threshold else self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def threshold_backward_self_47fe3267(operands, strides, rows, count, scalars):
    """ThresholdBackward0, gradient of self: where(self <= threshold, 0, grad)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    threshold = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self <= threshold else grad)
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self <= threshold else grad)
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), T(0) if self <= threshold else grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self <= threshold else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def threshold_forward_698e8d60(operands, strides, rows, count, scalars):
    """threshold, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    self_p_at, self_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    threshold = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), T(0) if self_p <= threshold else self_t)
        elif self_t_step == 0 and self_p_step == size_of(self_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(out_at, i * size_of(out_at), T(0) if self_p <= threshold else self_t)
        elif self_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            self_p = load(self_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), T(0) if self_p <= threshold else self_t)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                self_p = load(self_p_at, i * self_p_step)
                store(out_at, i * out_step, T(0) if self_p <= threshold else self_t)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        self_p_at = advance(self_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_gated_fa9e8c83": "66f011cc0ad68ea1",
    "_prelu_a81051de": "91fcf4659962e914",
    "gated_backward_gate_09065a0e": "14683ea0a02d4f3f",
    "gated_backward_self_79d64a3a": "42defaebbb24b70a",
    "gated_forward_bdcd6f59": "acda18605da3996c",
    "hardshrink_21da40c9": "5d0340e15bafe004",
    "hardshrink_backward_self_14b8bf97": "4ea49ea771eed7f3",
    "hardshrink_forward_9a5592ab": "c48138c69ec0581c",
    "prelu_backward_self_799785df": "94fbd06a8484b37f",
    "prelu_backward_weight_5680b35e": "f6ff612f597736ff",
    "prelu_forward_0270cdf2": "8b9a9be7c0b2217e",
    "softshrink_17ebcaf8": "abaeb90a75db2353",
    "softshrink_backward_self_14b8bf97": "1bdb92d9c44d4773",
    "softshrink_forward_9a5592ab": "5639ea95f781b19d",
    "threshold_4c2c41e3": "cd8f534c0d47f3c6",
    "threshold_backward_self_47fe3267": "003f94d03019e43b",
    "threshold_forward_698e8d60": "25484010ff61021b",
}
