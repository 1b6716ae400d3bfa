# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the bits operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import left_shift, right_shift


def bitwise_left_shift_Tensor_kernel(T, self, other):
    """bitwise_left_shift.Tensor: self << other"""
    return left_shift(self, other)


def bitwise_left_shift_Scalar_Tensor_kernel(T, other, self):
    """bitwise_left_shift.Scalar_Tensor: self << other"""
    return left_shift(self, other)


def bitwise_right_shift_Tensor_kernel(T, self, other):
    """bitwise_right_shift.Tensor: self >> other"""
    return right_shift(self, other)


def bitwise_right_shift_Scalar_Tensor_kernel(T, other, self):
    """bitwise_right_shift.Scalar_Tensor: self >> other"""
    return right_shift(self, other)


def bitwise_and_Scalar_Tensor_kernel(T, other, self):
    """bitwise_and.Scalar_Tensor: self & other"""
    return self & other


def bitwise_or_Scalar_Tensor_kernel(T, other, self):
    """bitwise_or.Scalar_Tensor: self | other"""
    return self | other


def bitwise_xor_Scalar_Tensor_kernel(T, other, self):
    """bitwise_xor.Scalar_Tensor: self ^ other"""
    return self ^ other
