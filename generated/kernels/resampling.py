"""What the kernels of the resampling operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.vecmath import floor, round


def _floor_kernel(T, self):
    """_floor: floor(self)"""
    return floor(self)


def _round_kernel(T, self):
    """_round: round(self)"""
    return round(self)


def _blend_kernel(T, self, other, weight):
    """_blend: self * (1 - weight) + other * weight"""
    return self * (T(1) - weight) + other * weight


def blend_backward_self(T, grad, weight):
    """_BlendBackward0, gradient of self: grad * (1 - weight)"""
    return grad * (T(1) - weight)


def blend_backward_other(T, grad, weight):
    """_BlendBackward0, gradient of other: grad * weight"""
    return grad * weight


def blend_backward_weight(T, grad, other, self):
    """_BlendBackward0, gradient of weight: grad * (other - self)"""
    return grad * (other - self)


def blend_forward(T, other_t, self_t, weight_t, other_p, self_p, weight_p):
    """_blend, tangent of result: self_t * (1 - weight_p) + other_t * weight_p + weight_t * (other_p - self_p)"""
    return self_t * (T(1) - weight_p) + other_t * weight_p + weight_t * (other_p - self_p)
