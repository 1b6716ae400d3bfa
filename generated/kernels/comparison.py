# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the comparison operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import isfinite, isinf, isnan


def eq_Tensor_kernel(T, self, other):
    """eq.Tensor: self == other"""
    return self == other


def ne_Tensor_kernel(T, self, other):
    """ne.Tensor: self != other"""
    return self != other


def lt_Tensor_kernel(T, self, other):
    """lt.Tensor: self < other"""
    return self < other


def le_Tensor_kernel(T, self, other):
    """le.Tensor: self <= other"""
    return self <= other


def gt_Tensor_kernel(T, self, other):
    """gt.Tensor: self > other"""
    return self > other


def ge_Tensor_kernel(T, self, other):
    """ge.Tensor: self >= other"""
    return self >= other


def logical_not_kernel(T, self):
    """logical_not: self == 0"""
    return self == T(0)


def logical_and_kernel(T, self, other):
    """logical_and: self != 0 and other != 0"""
    return self != T(0) and other != T(0)


def logical_or_kernel(T, self, other):
    """logical_or: self != 0 or other != 0"""
    return self != T(0) or other != T(0)


def logical_xor_kernel(T, self, other):
    """logical_xor: (self != 0) != (other != 0)"""
    return (self != T(0)) != (other != T(0))


def bitwise_and_Tensor_kernel(T, self, other):
    """bitwise_and.Tensor: self & other"""
    return self & other


def bitwise_or_Tensor_kernel(T, self, other):
    """bitwise_or.Tensor: self | other"""
    return self | other


def bitwise_xor_Tensor_kernel(T, self, other):
    """bitwise_xor.Tensor: self ^ other"""
    return self ^ other


def bitwise_not_kernel(T, self):
    """bitwise_not: ~self"""
    return ~self


def isnan_kernel(T, self):
    """isnan: isnan(self)"""
    return isnan(self)


def isinf_kernel(T, self):
    """isinf: isinf(self)"""
    return isinf(self)


def isfinite_kernel(T, self):
    """isfinite: isfinite(self)"""
    return isfinite(self)
