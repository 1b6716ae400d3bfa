"""What the kernels of the bessel operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf

from runtime.kernels.vecmath import (
    abs, divide, erfcx, exp, i0, i0e, i1, i1e, isnan, log, log_ndtr, ndtr, ndtri, real, sign, sinc,
)
from runtime.kernels.words import number


def sinc_kernel(T, self):
    """sinc: sinc(self)"""
    return sinc(self)


def i0_kernel(T, self):
    """i0: i0(self)"""
    return i0(self)


def i0_backward_self(T, grad, self):
    """I0Backward0, gradient of self: grad * i1(self)"""
    return grad * i1(self)


def special_i0e_kernel(T, self):
    """special_i0e: i0e(self)"""
    return i0e(self)


def special_i0e_backward_self(T, grad, result, self):
    """SpecialI0EBackward0, gradient of self: grad * (i1e(self) - sign(self) * result)"""
    return grad * (i1e(self) - sign(self) * result)


def special_i1_kernel(T, self):
    """special_i1: i1(self)"""
    return i1(self)


def special_i1e_kernel(T, self):
    """special_i1e: i1e(self)"""
    return i1e(self)


def _i1_slope_kernel(T, self):
    """_i1_slope:
    s = self * self
    near = 0.5 + s * (3 / 16 + s * (5 / 384 + s * (7 / 18432 + s / 163840)))
    near if abs(self) < 0.1 else i0(self) - i1(self) / self
    """
    s = self * self
    near = number(T, 0.5) + s * (
        divide(number(T, 3), number(T, 16)) + s * (
            divide(number(T, 5), number(T, 384)) + s * (
                divide(number(T, 7), number(T, 18432)) + divide(s, number(T, 163840))
            )
        )
    )
    return near if abs(self) < real(number(T, 0.1)) else i0(self) - divide(i1(self), self)


def _i1e_slope_kernel(T, self):
    """_i1e_slope:
    s = self * self
    near = 0.5 + s * (3 / 16 + s * (5 / 384 + s * (7 / 18432 + s / 163840)))
    near * exp(-abs(self)) if abs(self) < 0.1 else i0e(self) - i1e(self) / self
    """
    s = self * self
    near = number(T, 0.5) + s * (
        divide(number(T, 3), number(T, 16)) + s * (
            divide(number(T, 5), number(T, 384)) + s * (
                divide(number(T, 7), number(T, 18432)) + divide(s, number(T, 163840))
            )
        )
    )
    return near * exp(-abs(self)) if abs(self) < real(number(T, 0.1)) else i0e(self) - divide(i1e(self), self)


def special_erfcx_kernel(T, self):
    """special_erfcx: erfcx(self)"""
    return erfcx(self)


def special_erfcx_backward_self(T, grad, result, self):
    """SpecialErfcxBackward0, gradient of self:
    y = 1 / where(self > 10, self, 1) / where(self > 10, self, 1)
    rest = 59.0625 - y * (324.84375 - y * (2111.484375 - y * (15836.1328125 - y * (134607.12890625 - y *
        1278767.724609375))))
    slope = y * (y * (1.5 - y * (3.75 - y * (13.125 - y * rest))) - 1) * 0.5641895835477563
    grad * where(self > 10, slope, 2 * self * result - 1.1283791670955126)
    """
    y = divide(divide(T(1), self if self > number(T, 10) else T(1)), self if self > number(T, 10) else T(1))
    rest = number(T, 59.0625) - y * (
        number(T, 324.84375) - y * (
            number(T, 2111.484375) - y * (
                number(T, 15836.1328125) - y * (number(T, 134607.12890625) - y * number(T, 1278767.724609375))
            )
        )
    )
    slope = y * (
        y * (number(T, 1.5) - y * (number(T, 3.75) - y * (number(T, 13.125) - y * rest))) - T(1)
    ) * number(T, 0.5641895835477563)
    return grad * (slope if self > number(T, 10) else number(T, 2) * self * result - number(T, 1.1283791670955126))


def _log_ndtr_slope_kernel(T, self):
    """_log_ndtr_slope: 0.7978845608028654 / erfcx(-0.7071067811865476 * self)"""
    return divide(number(T, 0.7978845608028654), erfcx(number(T, -0.7071067811865476) * self))


def log_ndtr_slope_backward_self(T, grad, result, self):
    """_LogNdtrSlopeBackward0, gradient of self:
    u = 1 / where(self < -70, self * self, 1)
    far = u * (1 - u * (6 - u * (50 - u * 518))) - 1
    grad * where(self < -70, far, where(result == 0, 0, -result * (self + result)))
    """
    u = divide(T(1), self * self if self < number(T, -70) else T(1))
    far = u * (T(1) - u * (number(T, 6) - u * (number(T, 50) - u * number(T, 518)))) - T(1)
    return grad * (far if self < number(T, -70) else T(0) if result == T(0) else -result * (self + result))


def special_entr_kernel(T, self):
    """special_entr: where(isnan(self), self, where(self > 0, -self * log(self), where(self == 0, 0, -inf)))"""
    return self if isnan(self) else -self * log(self) if self > T(0) else T(0) if self == T(0) else -number(T, inf)


def special_entr_backward_self(T, grad, self):
    """SpecialEntrBackward0, gradient of self: grad * (-(1 + log(self)))"""
    return grad * -(T(1) + log(self))


def special_ndtr_kernel(T, self):
    """special_ndtr: ndtr(self)"""
    return ndtr(self)


def special_ndtr_backward_self(T, grad, self):
    """SpecialNdtrBackward0, gradient of self: 0.3989422804014327 * grad * exp(-0.5 * self * self)"""
    return number(T, 0.3989422804014327) * grad * exp(number(T, -0.5) * self * self)


def special_ndtri_kernel(T, self):
    """special_ndtri: ndtri(self)"""
    return ndtri(self)


def special_ndtri_backward_self(T, grad, result):
    """SpecialNdtriBackward0, gradient of self: 2.5066282746310002 * grad * exp(0.5 * result * result)"""
    return number(T, 2.5066282746310002) * grad * exp(number(T, 0.5) * result * result)


def special_log_ndtr_kernel(T, self):
    """special_log_ndtr: log_ndtr(self)"""
    return log_ndtr(self)
