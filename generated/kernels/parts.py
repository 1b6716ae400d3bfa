# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the parts operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import atan2, conj, imag, isnan, real
from runtime.kernels.words import number


def conj_physical_kernel(T, self):
    """conj_physical: conj(self)"""
    return conj(self)


def _angle_kernel(T, self):
    """_angle: atan2(imag(self), real(self))"""
    return atan2(imag(self), real(self))


def _angle_of_real_kernel(T, self):
    """_angle_of_real: where(isnan(self), self, where(self < 0, pi, 0))"""
    return self if isnan(self) else number(T, 3.141592653589793) if self < T(0) else T(0)
