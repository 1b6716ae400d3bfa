# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the activations operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import (
    abs, conj, copysign, divide, erf, erfc, exp, fma, maximum, minimum, normal_cdf, real, round, sigmoid,
)
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
    """gelu:
    near = maximum(minimum(self, 30), -30)
    s = near * near
    p = 0.07135481387376785 * s
    q = 1.5957691669464111 + p
    r = q - 1.5957691669464111
    low = (1.5957691669464111 - (q - r)) + (p - r) + fma(0.07135481387376785, s, -p) +
        (2.3988323959931355e-09 * s - 4.534068042105272e-08)
    rest = near * (low + 0.07135481387376785 * fma(near, near, -s)) + fma(near, q, -(near * q))
    share = sigmoid(near * q)
    self * (share * (1 + rest * (1 - share) * (1 + 0.5 * rest)))
    """
    near = maximum(minimum(self, number(T, 30)), number(T, -30))
    s = near * near
    p = number(T, 0.07135481387376785) * s
    q = number(T, 1.5957691669464111) + p
    r = q - number(T, 1.5957691669464111)
    low = number(T, 1.5957691669464111) - (q - r) + (p - r) + fma(number(T, 0.07135481387376785), s, -p) + (
        number(T, 2.3988323959931355e-09) * s - number(T, 4.534068042105272e-08))
    rest = near * (low + number(T, 0.07135481387376785) * fma(near, near, -s)) + fma(near, q, -(near * q))
    share = sigmoid(near * q)
    return self * (share * (T(1) + rest * (T(1) - share) * (T(1) + number(T, 0.5) * rest)))

def gelu_backward_0_kernel(T, grad_output, self):
    """gelu_backward: grad_output * (normal_cdf(self) + self * 0.3989422804014327 * exp(-0.5 * self * self) *
        (1 - 0.5 * where(abs(self) < 40, fma(self, self, -(self * self)), 0)))
    """
    return grad_output * (
        normal_cdf(self) + self * number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self) * (
            T(1) - number(T, 0.5) * (fma(self, self, -(self * self)) if abs(self) < real(number(T, 40)) else T(0))))

def gelu_backward_1_kernel(T, grad_output, self):
    """gelu_backward:
    near = maximum(minimum(self, 30), -30)
    s = near * near
    p = 0.07135481387376785 * s
    q = 1.5957691669464111 + p
    r = q - 1.5957691669464111
    low = (1.5957691669464111 - (q - r)) + (p - r) + fma(0.07135481387376785, s, -p) +
        (2.3988323959931355e-09 * s - 4.534068042105272e-08)
    rest = near * (low + 0.07135481387376785 * fma(near, near, -s)) + fma(near, q, -(near * q))
    more = -copysign(1, near) * rest
    small = exp(-abs(near * q)) * (1 + more * (1 + 0.5 * more))
    slope = self * small / ((1 + small) * (1 + small)) * 1.5957691216057308 * (1 + 0.134145 * self * self)
    grad_output * (where(near < 0, small, 1) / (1 + small) + where(small == 0, 0, slope))
    """
    near = maximum(minimum(self, number(T, 30)), number(T, -30))
    s = near * near
    p = number(T, 0.07135481387376785) * s
    q = number(T, 1.5957691669464111) + p
    r = q - number(T, 1.5957691669464111)
    low = number(T, 1.5957691669464111) - (q - r) + (p - r) + fma(number(T, 0.07135481387376785), s, -p) + (
        number(T, 2.3988323959931355e-09) * s - number(T, 4.534068042105272e-08))
    rest = near * (low + number(T, 0.07135481387376785) * fma(near, near, -s)) + fma(near, q, -(near * q))
    more = -copysign(T(1), near) * rest
    small = exp(-abs(near * q)) * (T(1) + more * (T(1) + number(T, 0.5) * more))
    slope = divide(
        self * small, (T(1) + small) * (T(1) + small)
    ) * number(T, 1.5957691216057308) * (T(1) + number(T, 0.134145) * self * self)
    return grad_output * (divide(small if near < T(0) else T(1), T(1) + small) + (T(0) if small == T(0) else slope))


def silu_kernel(T, self):
    """silu: self * sigmoid(self)"""
    return self * sigmoid(self)
