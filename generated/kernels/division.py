# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the division operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import floor_divide, fmod, remainder


def floor_divide_kernel(T, self, other):
    """floor_divide: self // other"""
    return floor_divide(self, other)


def _reversed_floor_divide_kernel(T, self, other):
    """_reversed_floor_divide: other // self"""
    return floor_divide(other, self)


def remainder_Tensor_kernel(T, self, other):
    """remainder.Tensor: self % other"""
    return remainder(self, other)


def fmod_Tensor_kernel(T, self, other):
    """fmod.Tensor: fmod(self, other)"""
    return fmod(self, other)


def remainder_Scalar_Tensor_kernel(T, other, self):
    """remainder.Scalar_Tensor: self % other"""
    return remainder(self, other)
