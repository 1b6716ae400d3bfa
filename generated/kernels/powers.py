# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the powers operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import conj, divide, isnan, log, pow, real, sqrt
from runtime.kernels.words import number


def square_kernel(T, self):
    """square: self * self"""
    return self * self

def square_backward_self(T, grad, self):
    """SquareBackward0, gradient of self: 2 * grad * conj(self)"""
    return number(T, 2) * grad * conj(self)

def square_forward(T, self_t, self_p):
    """square, tangent of result: auto_element_wise"""
    return number(T, 2) * self_t * self_p


def reciprocal_kernel(T, self):
    """reciprocal: 1 / self"""
    return divide(T(1), self)

def reciprocal_backward_self(T, grad, result):
    """ReciprocalBackward0, gradient of self: -grad * conj(result) * conj(result)"""
    return -grad * conj(result) * conj(result)

def reciprocal_forward(T, self_t, result):
    """reciprocal, tangent of result: auto_element_wise"""
    return -self_t * result * result


def pow_Tensor_Tensor_kernel(T, self, exponent):
    """pow.Tensor_Tensor: pow(self, exponent)"""
    return pow(self, exponent)

def pow_Tensor_Tensor_backward_self(T, grad, exponent, self):
    """PowBackward0, gradient of self: grad * conj(exponent * where((exponent == 0) & ((self == 0) |
        isnan(self)), 1, self) ** (exponent - 1))
    """
    return grad * conj(
        exponent * pow(T(1) if (exponent == T(0)) & ((self == T(0)) | isnan(self)) else self, exponent - T(1)))

def pow_Tensor_Tensor_backward_exponent(T, grad, exponent, result, self):
    """PowBackward0, gradient of exponent:
    is_power_of_zero = (self == 0) & (real(exponent) >= 0)
    grad * conj(where(is_power_of_zero, 0, result) * log(where(is_power_of_zero, 1, self)))
    """
    is_power_of_zero = (self == T(0)) & (real(exponent) >= real(T(0)))
    return grad * conj((T(0) if is_power_of_zero else result) * log(T(1) if is_power_of_zero else self))

def pow_Tensor_Tensor_forward(T, exponent_t, self_t, exponent_p, result, self_p):
    """pow.Tensor_Tensor, tangent of result: auto"""
    return self_t * exponent_p * pow(
        T(1) if (exponent_p == T(0)) & ((self_p == T(0)) | isnan(self_p)) else self_p, exponent_p - T(1)
    ) + exponent_t * result * log(T(1) if (self_p == T(0)) & (exponent_p >= T(0)) else self_p)


def pow_Tensor_Scalar_0_kernel(T, self, exponent):
    """pow.Tensor_Scalar: self * self"""
    return self * self


def pow_Tensor_Scalar_1_kernel(T, self, exponent):
    """pow.Tensor_Scalar: self"""
    return self


def pow_Tensor_Scalar_2_kernel(T, self, exponent):
    """pow.Tensor_Scalar: sqrt(self)"""
    return sqrt(self)


def pow_Tensor_Scalar_3_kernel(T, self, exponent):
    """pow.Tensor_Scalar: 1 / self"""
    return divide(T(1), self)


def pow_Scalar_kernel(T, exponent, self):
    """pow.Scalar: pow(self, exponent)"""
    return pow(self, exponent)
