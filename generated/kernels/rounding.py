# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the rounding operators and of their gradients compute."""
# mypy: ignore-errors

from math import inf

from runtime.kernels.vecmath import ceil, divide, floor, imag, isfinite, isnan, pow, real, round, signbit, trunc
from runtime.kernels.words import number


def floor_kernel(T, self):
    """floor: floor(self)"""
    return floor(self)


def ceil_kernel(T, self):
    """ceil: ceil(self)"""
    return ceil(self)


def trunc_kernel(T, self):
    """trunc: trunc(self)"""
    return trunc(self)


def frac_kernel(T, self):
    """frac: self - trunc(self)"""
    return self - trunc(self)


def round_kernel(T, self):
    """round: round(self)"""
    return round(self)


def round_decimals_1_kernel(T, self, decimals):
    """round.decimals: round(self * 10 ** decimals) / 10 ** decimals"""
    return divide(round(self * pow(number(T, 10), decimals)), pow(number(T, 10), decimals))


def round_decimals_2_kernel(T, self, decimals):
    """round.decimals: round(self / 10 ** -decimals) * 10 ** -decimals"""
    return round(divide(self, pow(number(T, 10), -decimals))) * pow(number(T, 10), -decimals)


def signbit_kernel(T, self):
    """signbit: signbit(self)"""
    return signbit(self)


def isposinf_kernel(T, self):
    """isposinf: self == inf"""
    return self == number(T, inf)


def isneginf_kernel(T, self):
    """isneginf: self == -inf"""
    return self == -number(T, inf)


def isreal_kernel(T, self):
    """isreal: imag(self) == 0"""
    return imag(self) == real(T(0))


def _replace_nonfinite_kernel(T, self, value, posinf, neginf):
    """_replace_nonfinite: where(isnan(self), value, where(self == inf, posinf, where(self == -inf, neginf,
        self)))
    """
    return value if isnan(self) else posinf if self == number(T, inf) else neginf if self == -number(T, inf) else self

def replace_nonfinite_backward_self(T, grad, self):
    """_ReplaceNonfiniteBackward0, gradient of self: where(isfinite(self), grad, 0)"""
    return grad if isfinite(self) else T(0)


def deg2rad_kernel(T, self):
    """deg2rad: self * 0.017453292519943295"""
    return self * number(T, 0.017453292519943295)

def deg2rad_backward_self(T, grad):
    """Deg2RadBackward0, gradient of self: 0.017453292519943295 * grad"""
    return number(T, 0.017453292519943295) * grad


def rad2deg_kernel(T, self):
    """rad2deg: self * 57.29577951308232"""
    return self * number(T, 57.29577951308232)

def rad2deg_backward_self(T, grad):
    """Rad2DegBackward0, gradient of self: 57.29577951308232 * grad"""
    return number(T, 57.29577951308232) * grad
