"""What the kernels of the bessel operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf

from runtime.kernels.vecmath import (
    conj, cos, divide, erfcx, exp, i0, i0e, i1, i1e, isnan, log, log_ndtr, ndtr, ndtri, sign, sin, sinc,
)
from runtime.kernels.words import number


def sinc_kernel(T, self):
    """sinc: sinc(self)"""
    return sinc(self)


def sinc_backward_self(T, grad, self):
    """SincBackward0, gradient of self: grad * conj(where(self == 0, -3.2898681336964528 * self, (pi * self *
        cos(pi * self) - sin(pi * self)) / where(self == 0, 1, pi * self * self)))
    """
    return grad * conj(
        number(T, -3.289868133696453) * self if self == T(0) else divide(
            number(T, 3.141592653589793) * self * cos(
                number(T, 3.141592653589793) * self
            ) - sin(number(T, 3.141592653589793) * self),
            T(1) if self == T(0) else number(T, 3.141592653589793) * self * self,
        )
    )


def sinc_forward(T, self_t, self_p):
    """sinc, tangent of result: auto_element_wise"""
    return self_t * (
        number(T, -3.289868133696453) * self_p if self_p == T(0) else divide(
            number(T, 3.141592653589793) * self_p * cos(
                number(T, 3.141592653589793) * self_p
            ) - sin(number(T, 3.141592653589793) * self_p),
            T(1) if self_p == T(0) else number(T, 3.141592653589793) * self_p * self_p,
        )
    )


def i0_kernel(T, self):
    """i0: i0(self)"""
    return i0(self)


def i0_backward_self(T, grad, self):
    """I0Backward0, gradient of self: grad * i1(self)"""
    return grad * i1(self)


def i0_forward(T, self_t, self_p):
    """i0, tangent of result: auto_element_wise"""
    return self_t * i1(self_p)


def special_i0e_kernel(T, self):
    """special_i0e: i0e(self)"""
    return i0e(self)


def special_i0e_backward_self(T, grad, result, self):
    """SpecialI0eBackward0, gradient of self: grad * (i1e(self) - sign(self) * result)"""
    return grad * (i1e(self) - sign(self) * result)


def special_i0e_forward(T, self_t, result, self_p):
    """special_i0e, tangent of result: auto_element_wise"""
    return self_t * (i1e(self_p) - sign(self_p) * result)


def special_i1_kernel(T, self):
    """special_i1: i1(self)"""
    return i1(self)


def special_i1_backward_self(T, grad, result, self):
    """SpecialI1Backward0, gradient of self: grad * where(self == 0, 0.5, i0(self) - result / where(self == 0,
        1, self))
    """
    return grad * (number(T, 0.5) if self == T(0) else i0(self) - divide(result, T(1) if self == T(0) else self))


def special_i1_forward(T, self_t, result, self_p):
    """special_i1, tangent of result: auto_element_wise"""
    return self_t * (
        number(T, 0.5) if self_p == T(0) else i0(self_p) - divide(result, T(1) if self_p == T(0) else self_p)
    )


def special_i1e_kernel(T, self):
    """special_i1e: i1e(self)"""
    return i1e(self)


def special_i1e_backward_self(T, grad, result, self):
    """SpecialI1eBackward0, gradient of self: grad * where(self == 0, 0.5, i0e(self) - result * (sign(self) + 1
        / where(self == 0, 1, self)))
    """
    return grad * (
        number(T, 0.5) if self == T(0) else i0e(self) - result * (
            sign(self) + divide(T(1), T(1) if self == T(0) else self)
        )
    )


def special_i1e_forward(T, self_t, result, self_p):
    """special_i1e, tangent of result: auto_element_wise"""
    return self_t * (
        number(T, 0.5) if self_p == T(0) else i0e(self_p) - result * (
            sign(self_p) + divide(T(1), T(1) if self_p == T(0) else self_p)
        )
    )


def special_erfcx_kernel(T, self):
    """special_erfcx: erfcx(self)"""
    return erfcx(self)


def special_erfcx_backward_self(T, grad, result, self):
    """SpecialErfcxBackward0, gradient of self: y = 1 / where(self > 50, self * self, 1); slope = y * (y * (1.5
        - y * (3.75 - y * (13.125 - y * 59.0625))) - 1) * 0.5641895835477563; grad * where(self > 50, slope,
        2 * self * result - 1.1283791670955126)
    """
    y = divide(T(1), self * self if self > number(T, 50) else T(1))
    slope = y * (
        y * (number(T, 1.5) - y * (number(T, 3.75) - y * (number(T, 13.125) - y * number(T, 59.0625)))) - T(1)
    ) * number(T, 0.5641895835477563)
    return grad * (slope if self > number(T, 50) else number(T, 2) * self * result - number(T, 1.1283791670955126))


def special_erfcx_forward(T, self_t, result, self_p):
    """special_erfcx, tangent of result: auto_element_wise"""
    y = divide(T(1), self_p * self_p if self_p > number(T, 50) else T(1))
    slope = y * (
        y * (number(T, 1.5) - y * (number(T, 3.75) - y * (number(T, 13.125) - y * number(T, 59.0625)))) - T(1)
    ) * number(T, 0.5641895835477563)
    return self_t * (
        slope if self_p > number(T, 50) else number(T, 2) * self_p * result - number(T, 1.1283791670955126)
    )


def special_entr_kernel(T, self):
    """special_entr: where(isnan(self), self, where(self > 0, -self * log(self), where(self == 0, 0, -inf)))"""
    return self if isnan(self) else -self * log(self) if self > T(0) else T(0) if self == T(0) else -number(T, inf)


def special_entr_backward_self(T, grad, self):
    """SpecialEntrBackward0, gradient of self: grad * (-(1 + log(self)))"""
    return grad * -(T(1) + log(self))


def special_entr_forward(T, self_t, self_p):
    """special_entr, tangent of result: auto_element_wise"""
    return self_t * -(T(1) + log(self_p))


def special_ndtr_kernel(T, self):
    """special_ndtr: ndtr(self)"""
    return ndtr(self)


def special_ndtr_backward_self(T, grad, self):
    """SpecialNdtrBackward0, gradient of self: 0.3989422804014327 * grad * exp(-0.5 * self * self)"""
    return number(T, 0.3989422804014327) * grad * exp(number(T, -0.5) * self * self)


def special_ndtr_forward(T, self_t, self_p):
    """special_ndtr, tangent of result: auto_element_wise"""
    return number(T, 0.3989422804014327) * self_t * exp(number(T, -0.5) * self_p * self_p)


def special_ndtri_kernel(T, self):
    """special_ndtri: ndtri(self)"""
    return ndtri(self)


def special_ndtri_backward_self(T, grad, result):
    """SpecialNdtriBackward0, gradient of self: 2.5066282746310002 * grad * exp(0.5 * result * result)"""
    return number(T, 2.5066282746310002) * grad * exp(number(T, 0.5) * result * result)


def special_ndtri_forward(T, self_t, result):
    """special_ndtri, tangent of result: auto_element_wise"""
    return number(T, 2.5066282746310002) * self_t * exp(number(T, 0.5) * result * result)


def special_log_ndtr_kernel(T, self):
    """special_log_ndtr: log_ndtr(self)"""
    return log_ndtr(self)


def special_log_ndtr_backward_self(T, grad, result, self):
    """SpecialLogNdtrBackward0, gradient of self: grad * (0.3989422804014327 * exp(-(result + self * self /
        2)))
    """
    return grad * (number(T, 0.3989422804014327) * exp(-(result + divide(self * self, number(T, 2)))))


def special_log_ndtr_forward(T, self_t, result, self_p):
    """special_log_ndtr, tangent of result: auto_element_wise"""
    return self_t * (number(T, 0.3989422804014327) * exp(-(result + divide(self_p * self_p, number(T, 2)))))
