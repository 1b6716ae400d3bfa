# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the binary_functions operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import (
    abs, atan2, copysign, divide, exp2, fmax, fmin, gcd, heaviside, hypot, isinf, isnan, lcm, logaddexp, logaddexp2,
    minimum, nextafter,
)


def fmax_kernel(T, self, other):
    """fmax: fmax(self, other)"""
    return fmax(self, other)

def fmax_backward_self(T, grad, other, self):
    """FmaxBackward0, gradient of self: where((self >= other) | isnan(other), grad, 0)"""
    return grad if (self >= other) | isnan(other) else T(0)

def fmax_backward_other(T, grad, other, self):
    """FmaxBackward0, gradient of other: where((self >= other) | isnan(other), 0, grad)"""
    return T(0) if (self >= other) | isnan(other) else grad

def fmax_forward(T, other_t, self_t, other_p, self_p):
    """fmax, tangent of result: where((self_p >= other_p) | isnan(other_p), self_t, other_t)"""
    return self_t if (self_p >= other_p) | isnan(other_p) else other_t


def fmin_kernel(T, self, other):
    """fmin: fmin(self, other)"""
    return fmin(self, other)

def fmin_backward_self(T, grad, other, self):
    """FminBackward0, gradient of self: where((self <= other) | isnan(other), grad, 0)"""
    return grad if (self <= other) | isnan(other) else T(0)

def fmin_backward_other(T, grad, other, self):
    """FminBackward0, gradient of other: where((self <= other) | isnan(other), 0, grad)"""
    return T(0) if (self <= other) | isnan(other) else grad

def fmin_forward(T, other_t, self_t, other_p, self_p):
    """fmin, tangent of result: where((self_p <= other_p) | isnan(other_p), self_t, other_t)"""
    return self_t if (self_p <= other_p) | isnan(other_p) else other_t


def atan2_kernel(T, self, other):
    """atan2: atan2(self, other)"""
    return atan2(self, other)


def hypot_kernel(T, self, other):
    """hypot: hypot(self, other)"""
    return hypot(self, other)


def _side_share_kernel(T, self, other):
    """_side_share: where((self == 0) & (other == 0), 0, self / hypot(self, other))"""
    return T(0) if (self == T(0)) & (other == T(0)) else divide(self, hypot(self, other))


def logaddexp_kernel(T, self, other):
    """logaddexp: logaddexp(self, other)"""
    return logaddexp(self, other)


def logaddexp2_kernel(T, self, other):
    """logaddexp2: logaddexp2(self, other)"""
    return logaddexp2(self, other)

def logaddexp2_backward_self(T, grad, other, self):
    """Logaddexp2Backward0, gradient of self:
    d = where((self == other) & isinf(self), 0, self - other)
    grad * exp2(minimum(d, 0)) / (1 + exp2(-abs(d)))
    """
    d = T(0) if (self == other) & isinf(self) else self - other
    return divide(grad * exp2(minimum(d, T(0))), T(1) + exp2(-abs(d)))

def logaddexp2_backward_other(T, grad, other, self):
    """Logaddexp2Backward0, gradient of other:
    d = where((self == other) & isinf(self), 0, other - self)
    grad * exp2(minimum(d, 0)) / (1 + exp2(-abs(d)))
    """
    d = T(0) if (self == other) & isinf(self) else other - self
    return divide(grad * exp2(minimum(d, T(0))), T(1) + exp2(-abs(d)))


def copysign_Tensor_kernel(T, self, other):
    """copysign.Tensor: copysign(self, other)"""
    return copysign(self, other)


def _nextafter_kernel(T, self, other):
    """_nextafter: nextafter(self, other)"""
    return nextafter(self, other)


def gcd_kernel(T, self, other):
    """gcd: gcd(self, other)"""
    return gcd(self, other)


def lcm_kernel(T, self, other):
    """lcm: lcm(self, other)"""
    return lcm(self, other)


def heaviside_kernel(T, self, values):
    """heaviside: heaviside(self, values)"""
    return heaviside(self, values)

def heaviside_backward_values(T, grad, self):
    """HeavisideBackward0, gradient of values: where(self == 0, grad, 0)"""
    return grad if self == T(0) else T(0)
