# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the shrinkage operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import isnan, sigmoid


def softshrink_kernel(T, self, lambd):
    """softshrink: where(self > lambd, self - lambd, where(self < -lambd, self + lambd, where(isnan(self),
        self, 0)))
    """
    return self - lambd if self > lambd else self + lambd if self < -lambd else self if isnan(self) else T(0)

def softshrink_backward_self(T, grad, self, lambd):
    """SoftshrinkBackward0, gradient of self: where((self >= -lambd) & (self <= lambd), 0, grad)"""
    return T(0) if (self >= -lambd) & (self <= lambd) else grad


def hardshrink_kernel(T, self, lambd):
    """hardshrink: where(self >= -lambd and self <= lambd, 0, self)"""
    return T(0) if self >= -lambd and self <= lambd else self


def threshold_kernel(T, self, threshold, value):
    """threshold: where(self <= threshold, value, self)"""
    return value if self <= threshold else self

def threshold_backward_self(T, grad, self, threshold):
    """ThresholdBackward0, gradient of self: where(self <= threshold, 0, grad)"""
    return T(0) if self <= threshold else grad


def _gated_kernel(T, self, gate):
    """_gated: self * sigmoid(gate)"""
    return self * sigmoid(gate)

def gated_backward_gate(T, grad, gate, self):
    """_GatedBackward0, gradient of gate: grad * (self * (sigmoid(gate) * sigmoid(-gate)))"""
    return grad * (self * (sigmoid(gate) * sigmoid(-gate)))

def gated_forward(T, gate_t, self_t, gate_p, self_p):
    """_gated, tangent of result: self_t * sigmoid(gate_p) + gate_t * (self_p * (sigmoid(gate_p) *
        sigmoid(-gate_p)))
    """
    return self_t * sigmoid(gate_p) + gate_t * (self_p * (sigmoid(gate_p) * sigmoid(-gate_p)))


def _prelu_kernel(T, self, weight):
    """_prelu: where(self > 0, self, weight * self)"""
    return self if self > T(0) else weight * self

def prelu_backward_self(T, grad, self, weight):
    """_PreluBackward0, gradient of self: grad * where(self > 0, 1, weight)"""
    return grad * (T(1) if self > T(0) else weight)

def prelu_backward_weight(T, grad, self):
    """_PreluBackward0, gradient of weight: where(self > 0, 0, grad * self)"""
    return T(0) if self > T(0) else grad * self

def prelu_forward(T, self_t, weight_t, self_p, weight_p):
    """_prelu, tangent of result: where(self_p > 0, self_t, self_t * weight_p) + where(self_p > 0, 0, self_p) *
        weight_t
    """
    return (self_t if self_p > T(0) else self_t * weight_p) + (T(0) if self_p > T(0) else self_p) * weight_t
