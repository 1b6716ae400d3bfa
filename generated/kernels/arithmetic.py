# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the arithmetic operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import conj, divide


def add_Tensor_kernel(T, self, other, alpha):
    """add.Tensor: self + alpha * other"""
    return self + alpha * other

def add_Tensor_backward_other(T, grad, alpha):
    """AddBackward0, gradient of other: grad * conj(alpha)"""
    return grad * conj(alpha)

def add_Tensor_forward(T, other_t, self_t, alpha):
    """add.Tensor, tangent of result: self_t + other_t * alpha"""
    return self_t + other_t * alpha


def sub_Tensor_kernel(T, self, other, alpha):
    """sub.Tensor: self - alpha * other"""
    return self - alpha * other

def sub_Tensor_backward_other(T, grad, alpha):
    """SubBackward0, gradient of other: -grad * conj(alpha)"""
    return -grad * conj(alpha)

def sub_Tensor_forward(T, other_t, self_t, alpha):
    """sub.Tensor, tangent of result: self_t - other_t * alpha"""
    return self_t - other_t * alpha


def rsub_Tensor_kernel(T, self, other, alpha):
    """rsub.Tensor: other - alpha * self"""
    return other - alpha * self

def rsub_Tensor_forward(T, other_t, self_t, alpha):
    """rsub.Tensor, tangent of result: other_t - self_t * alpha"""
    return other_t - self_t * alpha

def rsub_Scalar_forward(T, self_t, alpha):
    """rsub.Scalar, tangent of result: auto_element_wise"""
    return -self_t * alpha


def mul_Tensor_kernel(T, self, other):
    """mul.Tensor: self * other"""
    return self * other

def mul_Tensor_forward(T, other_t, self_t, other_p, self_p):
    """mul.Tensor, tangent of result: self_t * other_p + other_t * self_p"""
    return self_t * other_p + other_t * self_p


def div_Tensor_kernel(T, self, other):
    """div.Tensor: self / other"""
    return divide(self, other)

def div_Tensor_backward_self(T, grad, other):
    """DivBackward0, gradient of self: grad / conj(other)"""
    return divide(grad, conj(other))

def div_Tensor_backward_other(T, grad, other, self):
    """DivBackward0, gradient of other: -grad * conj(self / other) / conj(other)"""
    return divide(-grad * conj(divide(self, other)), conj(other))

def div_Tensor_forward(T, other_t, self_t, other_p, self_p):
    """div.Tensor, tangent of result: self_t / other_p - other_t * (self_p / other_p) / other_p"""
    return divide(self_t, other_p) - divide(other_t * divide(self_p, other_p), other_p)
