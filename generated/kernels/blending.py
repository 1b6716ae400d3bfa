# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the blending operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import abs, conj, divide, real
from runtime.kernels.words import number


def addcmul_kernel(T, self, tensor1, tensor2, value):
    """addcmul: self + value * tensor1 * tensor2"""
    return self + value * tensor1 * tensor2

def addcmul_backward_tensor1(T, grad, tensor2, value):
    """AddcmulBackward0, gradient of tensor1: grad * conj(tensor2 * value)"""
    return grad * conj(tensor2 * value)

def addcmul_forward(T, self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p, value):
    """addcmul, tangent of result: self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value"""
    return self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value


def addcdiv_kernel(T, self, tensor1, tensor2, value):
    """addcdiv: self + value * tensor1 / tensor2"""
    return self + divide(value * tensor1, tensor2)

def addcdiv_backward_tensor1(T, grad, tensor2, value):
    """AddcdivBackward0, gradient of tensor1: grad * conj(value / tensor2)"""
    return grad * conj(divide(value, tensor2))

def addcdiv_backward_tensor2(T, grad, tensor1, tensor2, value):
    """AddcdivBackward0, gradient of tensor2: -grad * conj(value * (tensor1 / tensor2) / tensor2)"""
    return -grad * conj(divide(value * divide(tensor1, tensor2), tensor2))

def addcdiv_forward(T, self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p, value):
    """addcdiv, tangent of result: self_t + tensor1_t / tensor2_p * value - tensor2_t * (tensor1_p / tensor2_p)
        / tensor2_p * value
    """
    return self_t + divide(tensor1_t, tensor2_p) * value - divide(
        tensor2_t * divide(tensor1_p, tensor2_p), tensor2_p
    ) * value


def lerp_Scalar_kernel(T, self, end, weight):
    """lerp.Scalar: where(abs(weight) < real(0.5), self + weight * (end - self), end - (end - self) * (1 -
        weight))
    """
    return self + weight * (end - self) if abs(weight) < real(number(T, 0.5)) else end - (end - self) * (T(1) - weight)

def lerp_Scalar_backward_self(T, grad, weight):
    """LerpBackward0, gradient of self: grad * conj(1 - weight)"""
    return grad * conj(T(1) - weight)

def lerp_Scalar_backward_end(T, grad, weight):
    """LerpBackward0, gradient of end: grad * conj(weight)"""
    return grad * conj(weight)

def lerp_Tensor_backward_weight(T, grad, end, self):
    """LerpBackward1, gradient of weight: grad * conj(end - self)"""
    return grad * conj(end - self)

def lerp_Tensor_forward(T, end_t, self_t, weight_t, end_p, self_p, weight_p):
    """lerp.Tensor, tangent of result: self_t * (1 - weight_p) + end_t * weight_p + weight_t * (end_p - self_p)"""
    return self_t * (T(1) - weight_p) + end_t * weight_p + weight_t * (end_p - self_p)


def masked_fill_Scalar_kernel(T, self, mask, value):
    """masked_fill.Scalar: where(mask, value, self)"""
    return value if mask else self

def masked_fill_Scalar_backward_self(T, grad, mask):
    """MaskedFillBackward0, gradient of self: where(mask, 0, grad)"""
    return T(0) if mask else grad
