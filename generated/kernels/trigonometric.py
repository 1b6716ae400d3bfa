"""What the kernels of the trigonometric operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.vecmath import (
    acos, acosh, asin, asinh, atan, atanh, conj, cos, cosh, divide, rsqrt, sin, sinh, tan, tanh,
)


def sin_kernel(T, self):
    """sin: sin(self)"""
    return sin(self)


def sin_backward_self(T, grad, self):
    """SinBackward0, gradient of self: grad * conj(cos(self))"""
    return grad * conj(cos(self))


def sin_forward(T, self_t, self_p):
    """sin, tangent of result: auto_element_wise"""
    return self_t * cos(self_p)


def cos_kernel(T, self):
    """cos: cos(self)"""
    return cos(self)


def cos_backward_self(T, grad, self):
    """CosBackward0, gradient of self: -grad * conj(sin(self))"""
    return -grad * conj(sin(self))


def cos_forward(T, self_t, self_p):
    """cos, tangent of result: auto_element_wise"""
    return -self_t * sin(self_p)


def tan_kernel(T, self):
    """tan: tan(self)"""
    return tan(self)


def tan_backward_self(T, grad, result):
    """TanBackward0, gradient of self: grad * conj(1 + result * result)"""
    return grad * conj(T(1) + result * result)


def tan_forward(T, self_t, result):
    """tan, tangent of result: auto_element_wise"""
    return self_t * (T(1) + result * result)


def asin_kernel(T, self):
    """asin: asin(self)"""
    return asin(self)


def asin_backward_self(T, grad, self):
    """AsinBackward0, gradient of self: grad * conj(rsqrt(1 - self * self))"""
    return grad * conj(rsqrt(T(1) - self * self))


def asin_forward(T, self_t, self_p):
    """asin, tangent of result: auto_element_wise"""
    return self_t * rsqrt(T(1) - self_p * self_p)


def acos_kernel(T, self):
    """acos: acos(self)"""
    return acos(self)


def acos_backward_self(T, grad, self):
    """AcosBackward0, gradient of self: -grad * conj(rsqrt(1 - self * self))"""
    return -grad * conj(rsqrt(T(1) - self * self))


def acos_forward(T, self_t, self_p):
    """acos, tangent of result: auto_element_wise"""
    return -self_t * rsqrt(T(1) - self_p * self_p)


def atan_kernel(T, self):
    """atan: atan(self)"""
    return atan(self)


def atan_backward_self(T, grad, self):
    """AtanBackward0, gradient of self: grad / conj(1 + self * self)"""
    return divide(grad, conj(T(1) + self * self))


def atan_forward(T, self_t, self_p):
    """atan, tangent of result: auto_element_wise"""
    return divide(self_t, T(1) + self_p * self_p)


def sinh_kernel(T, self):
    """sinh: sinh(self)"""
    return sinh(self)


def sinh_backward_self(T, grad, self):
    """SinhBackward0, gradient of self: grad * conj(cosh(self))"""
    return grad * conj(cosh(self))


def sinh_forward(T, self_t, self_p):
    """sinh, tangent of result: auto_element_wise"""
    return self_t * cosh(self_p)


def cosh_kernel(T, self):
    """cosh: cosh(self)"""
    return cosh(self)


def cosh_backward_self(T, grad, self):
    """CoshBackward0, gradient of self: grad * conj(sinh(self))"""
    return grad * conj(sinh(self))


def cosh_forward(T, self_t, self_p):
    """cosh, tangent of result: auto_element_wise"""
    return self_t * sinh(self_p)


def tanh_kernel(T, self):
    """tanh: tanh(self)"""
    return tanh(self)


def tanh_backward_self(T, grad, result):
    """TanhBackward0, gradient of self: grad * conj(1 - result * result)"""
    return grad * conj(T(1) - result * result)


def tanh_forward(T, self_t, result):
    """tanh, tangent of result: auto_element_wise"""
    return self_t * (T(1) - result * result)


def asinh_kernel(T, self):
    """asinh: asinh(self)"""
    return asinh(self)


def asinh_backward_self(T, grad, self):
    """AsinhBackward0, gradient of self: grad * conj(rsqrt(self * self + 1))"""
    return grad * conj(rsqrt(self * self + T(1)))


def asinh_forward(T, self_t, self_p):
    """asinh, tangent of result: auto_element_wise"""
    return self_t * rsqrt(self_p * self_p + T(1))


def acosh_kernel(T, self):
    """acosh: acosh(self)"""
    return acosh(self)


def acosh_backward_self(T, grad, self):
    """AcoshBackward0, gradient of self: grad * conj(rsqrt(self - 1) * rsqrt(self + 1))"""
    return grad * conj(rsqrt(self - T(1)) * rsqrt(self + T(1)))


def acosh_forward(T, self_t, self_p):
    """acosh, tangent of result: auto_element_wise"""
    return self_t * (rsqrt(self_p - T(1)) * rsqrt(self_p + T(1)))


def atanh_kernel(T, self):
    """atanh: atanh(self)"""
    return atanh(self)


def atanh_backward_self(T, grad, self):
    """AtanhBackward0, gradient of self: grad / conj(1 - self * self)"""
    return divide(grad, conj(T(1) - self * self))


def atanh_forward(T, self_t, self_p):
    """atanh, tangent of result: auto_element_wise"""
    return divide(self_t, T(1) - self_p * self_p)
