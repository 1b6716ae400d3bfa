# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the pairs operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import divide, floor_divide, fmod, trunc


def _floor_quotient_kernel(T, self, other):
    """_floor_quotient: self // other"""
    return floor_divide(self, other)


def _trunc_quotient_kernel(T, self, other):
    """_trunc_quotient: trunc(self / other)"""
    return trunc(divide(self, other))


def _trunc_quotient_of_integers_kernel(T, self, other):
    """_trunc_quotient_of_integers: (self - fmod(self, other)) // other"""
    return floor_divide(self - fmod(self, other), other)
