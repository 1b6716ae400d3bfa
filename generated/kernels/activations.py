"""What the kernels of the activations operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: ignore-errors

from runtime.kernels.vecmath import abs, conj, divide, erf, erfc, exp, maximum, normal_cdf, real, round, sigmoid
from runtime.kernels.words import number


def sigmoid_kernel(T, self):
    """sigmoid: sigmoid(self)"""
    return sigmoid(self)


def erf_kernel(T, self):
    """erf: erf(self)"""
    return erf(self)

def erf_backward_self(T, grad, self):
    """ErfBackward0, gradient of self:
    near = where(abs(self) > 30, 30, self)
    part = round(16 * near) / 16
    grad * 1.1283791670955126 * exp(-part * part) * exp((part - near) * (part + near))
    """
    near = number(T, 30) if abs(self) > real(number(T, 30)) else self
    part = divide(round(number(T, 16) * near), number(T, 16))
    return grad * number(T, 1.1283791670955126) * exp(-part * part) * exp((part - near) * (part + near))


def erfc_kernel(T, self):
    """erfc: erfc(self)"""
    return erfc(self)

def erfc_backward_self(T, grad, self):
    """ErfcBackward0, gradient of self:
    near = where(abs(self) > 30, 30, self)
    part = round(16 * near) / 16
    grad * -1.1283791670955126 * exp(-part * part) * exp((part - near) * (part + near))
    """
    near = number(T, 30) if abs(self) > real(number(T, 30)) else self
    part = divide(round(number(T, 16) * near), number(T, 16))
    return grad * number(T, -1.1283791670955126) * exp(-part * part) * exp((part - near) * (part + near))


def relu_kernel(T, self):
    """relu: maximum(self, 0)"""
    return maximum(self, T(0))

def relu_backward_self(T, grad, result):
    """ReluBackward0, gradient of self: where(result <= 0, 0, grad)"""
    return T(0) if result <= T(0) else grad


def _sigmoid_gradient_kernel(T, grad_output, self):
    """_sigmoid_gradient:
    small = exp(where(real(self) < 0, self, -self))
    grad_output * conj(small / ((1 + small) * (1 + small)))
    """
    small = exp(self if real(self) < real(T(0)) else -self)
    return grad_output * conj(divide(small, (T(1) + small) * (T(1) + small)))


def _tanh_gradient_kernel(T, grad_output, self):
    """_tanh_gradient:
    small = exp(2 * where(real(self) < 0, self, -self))
    grad_output * conj(4 * (small / ((1 + small) * (1 + small))))
    """
    small = exp(number(T, 2) * (self if real(self) < real(T(0)) else -self))
    return grad_output * conj(number(T, 4) * divide(small, (T(1) + small) * (T(1) + small)))


def gelu_0_kernel(T, self):
    """gelu: self * normal_cdf(self)"""
    return self * normal_cdf(self)


def gelu_1_kernel(T, self):
    """gelu: self * sigmoid(1.5957691216057308 * (self + 0.044715 * self * self * self))"""
    return self * sigmoid(number(T, 1.5957691216057308) * (self + number(T, 0.044715) * self * self * self))

def gelu_backward_0_kernel(T, grad_output, self):
    """gelu_backward: grad_output * (normal_cdf(self) + self * 0.3989422804014327 * exp(-0.5 * self * self))"""
    return grad_output * (normal_cdf(self) + self * number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self))

def gelu_backward_1_kernel(T, grad_output, self):
    """gelu_backward:
    twice = 1.5957691216057308 * (self + 0.044715 * self * self * self)
    small = exp(-abs(twice))
    rest = self * small / ((1 + small) * (1 + small)) * 1.5957691216057308 * (1 + 0.134145 * self * self)
    grad_output * (where(twice < 0, small, 1) / (1 + small) + where(small == 0, 0, rest))
    """
    twice = number(T, 1.5957691216057308) * (self + number(T, 0.044715) * self * self * self)
    small = exp(-abs(twice))
    rest = divide(
        self * small, (T(1) + small) * (T(1) + small)
    ) * number(T, 1.5957691216057308) * (T(1) + number(T, 0.134145) * self * self)
    return grad_output * (divide(small if twice < T(0) else T(1), T(1) + small) + (T(0) if small == T(0) else rest))


def silu_kernel(T, self):
    """silu: self * sigmoid(self)"""
    return self * sigmoid(self)
