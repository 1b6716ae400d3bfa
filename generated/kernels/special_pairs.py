# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the special_pairs operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import divide, xlog1py, xlogy, zeta
from runtime.kernels.words import number


def xlogy_Tensor_kernel(T, self, other):
    """xlogy.Tensor: xlogy(self, other)"""
    return xlogy(self, other)

def xlogy_Tensor_backward_self(T, grad, other, self):
    """XlogyBackward0, gradient of self: where((self == 0) & (other <= 0), 0, xlogy(grad, other))"""
    return T(0) if (self == T(0)) & (other <= T(0)) else xlogy(grad, other)

def xlogy_Tensor_backward_other(T, grad, other, self):
    """XlogyBackward0, gradient of other: grad * self / where((self == 0) & (other == 0), 1, other)"""
    return divide(grad * self, T(1) if (self == T(0)) & (other == T(0)) else other)

def xlogy_Tensor_forward(T, other_t, self_t, other_p, self_p):
    """xlogy.Tensor, tangent of result: where((self_p == 0) & (other_p <= 0), 0, xlogy(self_t, other_p)) +
        other_t * self_p / where((self_p == 0) & (other_p == 0), 1, other_p)
    """
    return (T(0) if (self_p == T(0)) & (other_p <= T(0)) else xlogy(self_t, other_p)) + divide(other_t * self_p,
        T(1) if (self_p == T(0)) & (other_p == T(0)) else other_p)


def xlogy_Scalar_Self_kernel(T, other, self):
    """xlogy.Scalar_Self: xlogy(self, other)"""
    return xlogy(self, other)


def special_xlog1py_kernel(T, self, other):
    """special_xlog1py: xlog1py(self, other)"""
    return xlog1py(self, other)

def special_xlog1py_backward_other(T, grad, other, self):
    """SpecialXlog1PyBackward0, gradient of other: grad * self / where((self == 0) & (other == -1), 1, other +
        1)
    """
    return divide(grad * self, T(1) if (self == T(0)) & (other == number(T, -1)) else other + T(1))


def special_xlog1py_self_scalar_kernel(T, other, self):
    """special_xlog1py.self_scalar: xlog1py(self, other)"""
    return xlog1py(self, other)


def special_zeta_kernel(T, self, other):
    """special_zeta: zeta(self, other)"""
    return zeta(self, other)

def special_zeta_backward_other(T, grad, other, self):
    """SpecialZetaBackward0, gradient of other: -grad * self * zeta(self + 1, other)"""
    return -grad * self * zeta(self + T(1), other)


def special_zeta_self_scalar_kernel(T, other, self):
    """special_zeta.self_scalar: zeta(self, other)"""
    return zeta(self, other)
