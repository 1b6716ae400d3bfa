# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the signs operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import abs, sign
from runtime.kernels.words import number


def neg_kernel(T, self):
    """neg: -self"""
    return -self


def abs_kernel(T, self):
    """abs: abs(self)"""
    return abs(self)


def sgn_kernel(T, self):
    """sgn: sign(self)"""
    return sign(self)


def sign_kernel(T, self):
    """sign: where(self > 0, 1, where(self < 0, -1, 0))"""
    return T(1) if self > T(0) else number(T, -1) if self < T(0) else T(0)
