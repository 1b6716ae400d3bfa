# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the limits operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import isnan, maximum, minimum
from runtime.kernels.words import number


def maximum_kernel(T, self, other):
    """maximum: maximum(self, other)"""
    return maximum(self, other)

def maximum_backward_self(T, grad, other, self):
    """MaximumBackward0, gradient of self: where(self == other, 0.5 * grad, where(self < other, 0, grad))"""
    return number(T, 0.5) * grad if self == other else T(0) if self < other else grad

def maximum_backward_other(T, grad, other, self):
    """MaximumBackward0, gradient of other: where(self == other, 0.5 * grad, where(self > other, 0, grad))"""
    return number(T, 0.5) * grad if self == other else T(0) if self > other else grad

def maximum_forward(T, other_t, self_t, other_p, self_p):
    """maximum, tangent of result: auto"""
    return (
        number(T, 0.5) * self_t + number(T, 0.5) * other_t
        if self_p == other_p
        else (T(0) if self_p < other_p else self_t) + (T(0) if self_p > other_p else other_t))


def minimum_kernel(T, self, other):
    """minimum: minimum(self, other)"""
    return minimum(self, other)

def minimum_forward(T, other_t, self_t, other_p, self_p):
    """minimum, tangent of result: auto"""
    return (
        number(T, 0.5) * self_t + number(T, 0.5) * other_t
        if self_p == other_p
        else (T(0) if self_p > other_p else self_t) + (T(0) if self_p < other_p else other_t))


def clamp_0_kernel(T, self, min_, max_):
    """clamp:
    raised = where(self < min, min, self)
    where(isnan(min) or isnan(max), min + max, where(raised > max, max, raised))
    """
    raised = min_ if self < min_ else self
    return min_ + max_ if isnan(min_) or isnan(max_) else max_ if raised > max_ else raised

def _clamp_backward_0_kernel(T, grad_output, self, min_, max_):
    """_clamp_backward: where(self >= min, where(self <= max, grad_output, 0), 0)"""
    return (grad_output if self <= max_ else T(0)) if self >= min_ else T(0)

def _clamp_backward_1_kernel(T, grad_output, self, min_):
    """_clamp_backward: where(self >= min, grad_output, 0)"""
    return grad_output if self >= min_ else T(0)

def _clamp_backward_2_kernel(T, grad_output, self, max_):
    """_clamp_backward: where(self <= max, grad_output, 0)"""
    return grad_output if self <= max_ else T(0)
