# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the bounds operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import maximum, minimum


def clamp_Tensor_0_kernel(T, self, min_, max_):
    """clamp.Tensor: minimum(maximum(self, min), max)"""
    return minimum(maximum(self, min_), max_)


def clamp_Tensor_1_kernel(T, self, min_):
    """clamp.Tensor: maximum(self, min)"""
    return maximum(self, min_)


def clamp_Tensor_2_kernel(T, self, max_):
    """clamp.Tensor: minimum(self, max)"""
    return minimum(self, max_)

def clamp_min_backward_self(T, grad, self, min_):
    """ClampMinBackward0, gradient of self: where(self >= min, grad, 0)"""
    return grad if self >= min_ else T(0)

def clamp_min_Tensor_backward_self(T, grad, min_, self):
    """ClampMinBackward1, gradient of self: where(self >= min, grad, 0)"""
    return grad if self >= min_ else T(0)

def clamp_min_Tensor_backward_min(T, grad, min_, self):
    """ClampMinBackward1, gradient of min: where(self < min, grad, 0)"""
    return grad if self < min_ else T(0)

def clamp_min_Tensor_forward(T, min_t, self_t, min_p, self_p):
    """clamp_min.Tensor, tangent of result: where(self_p >= min_p, self_t, min_t)"""
    return self_t if self_p >= min_p else min_t

def clamp_max_backward_self(T, grad, self, max_):
    """ClampMaxBackward0, gradient of self: where(self <= max, grad, 0)"""
    return grad if self <= max_ else T(0)

def clamp_max_Tensor_backward_self(T, grad, max_, self):
    """ClampMaxBackward1, gradient of self: where(self <= max, grad, 0)"""
    return grad if self <= max_ else T(0)

def clamp_max_Tensor_backward_max(T, grad, max_, self):
    """ClampMaxBackward1, gradient of max: where(self > max, grad, 0)"""
    return grad if self > max_ else T(0)

def clamp_max_Tensor_forward(T, max_t, self_t, max_p, self_p):
    """clamp_max.Tensor, tangent of result: where(self_p <= max_p, self_t, max_t)"""
    return self_t if self_p <= max_p else max_t
