# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the trigonometric operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import (
    abs, acos, acosh, asin, asinh, atan, atanh, conj, cos, cosh, divide, real, rsqrt, sin, sinh, tan, tanh,
)
from runtime.kernels.words import number


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
    """AsinBackward0, gradient of self:
    near = where(abs(self) > 0.5, self, 0)
    inner = where(abs(self) > 0.5, 0, self)
    grad * conj(rsqrt(where(abs(self) > 0.5, 1 - near, 1 - inner * inner)) * rsqrt(1 + near))
    """
    near = self if abs(self) > real(number(T, 0.5)) else T(0)
    inner = T(0) if abs(self) > real(number(T, 0.5)) else self
    return grad * conj(
        rsqrt(T(1) - near if abs(self) > real(number(T, 0.5)) else T(1) - inner * inner) * rsqrt(T(1) + near))

def asin_forward(T, self_t, self_p):
    """asin, tangent of result:
    near = where(abs(self_p) > 0.5, self_p, 0)
    inner = where(abs(self_p) > 0.5, 0, self_p)
    self_t * (rsqrt(where(abs(self_p) > 0.5, 1 - near, 1 - inner * inner)) * rsqrt(1 + near))
    """
    near = self_p if abs(self_p) > real(number(T, 0.5)) else T(0)
    inner = T(0) if abs(self_p) > real(number(T, 0.5)) else self_p
    return self_t * (
        rsqrt(T(1) - near if abs(self_p) > real(number(T, 0.5)) else T(1) - inner * inner) * rsqrt(T(1) + near))


def acos_kernel(T, self):
    """acos: acos(self)"""
    return acos(self)

def acos_backward_self(T, grad, self):
    """AcosBackward0, gradient of self:
    near = where(abs(self) > 0.5, self, 0)
    inner = where(abs(self) > 0.5, 0, self)
    -grad * conj(rsqrt(where(abs(self) > 0.5, 1 - near, 1 - inner * inner)) * rsqrt(1 + near))
    """
    near = self if abs(self) > real(number(T, 0.5)) else T(0)
    inner = T(0) if abs(self) > real(number(T, 0.5)) else self
    return -grad * conj(
        rsqrt(T(1) - near if abs(self) > real(number(T, 0.5)) else T(1) - inner * inner) * rsqrt(T(1) + near))

def acos_forward(T, self_t, self_p):
    """acos, tangent of result:
    near = where(abs(self_p) > 0.5, self_p, 0)
    inner = where(abs(self_p) > 0.5, 0, self_p)
    -self_t * (rsqrt(where(abs(self_p) > 0.5, 1 - near, 1 - inner * inner)) * rsqrt(1 + near))
    """
    near = self_p if abs(self_p) > real(number(T, 0.5)) else T(0)
    inner = T(0) if abs(self_p) > real(number(T, 0.5)) else self_p
    return -self_t * (
        rsqrt(T(1) - near if abs(self_p) > real(number(T, 0.5)) else T(1) - inner * inner) * rsqrt(T(1) + near))


def atan_kernel(T, self):
    """atan: atan(self)"""
    return atan(self)

def atan_backward_self(T, grad, self):
    """AtanBackward0, gradient of self:
    is_far = abs(self) > 100000000.0
    far = 1 / where(is_far, self, 1)
    near = where(is_far, 0, self)
    turn = where(abs(self - real(self)) > 0.5, near - real(near), 0)
    grad * conj(where(is_far, far * far, 1 / ((1 - abs(turn)) * (1 + abs(turn)) + (near - turn) * (near +
        turn))))
    """
    is_far = abs(self) > real(number(T, 100000000.0))
    far = divide(T(1), self if is_far else T(1))
    near = T(0) if is_far else self
    turn = near - real(near) if abs(self - real(self)) > real(number(T, 0.5)) else T(0)
    return grad * conj(
        far * far if is_far else divide(T(1), (T(1) - abs(turn)) * (T(1) + abs(turn)) + (near - turn) * (near + turn)))

def atan_forward(T, self_t, self_p):
    """atan, tangent of result:
    is_far = abs(self_p) > 100000000.0
    far = 1 / where(is_far, self_p, 1)
    near = where(is_far, 0, self_p)
    turn = where(abs(self_p - real(self_p)) > 0.5, near - real(near), 0)
    self_t * where(is_far, far * far, 1 / ((1 - abs(turn)) * (1 + abs(turn)) + (near - turn) * (near +
        turn)))
    """
    is_far = abs(self_p) > real(number(T, 100000000.0))
    far = divide(T(1), self_p if is_far else T(1))
    near = T(0) if is_far else self_p
    turn = near - real(near) if abs(self_p - real(self_p)) > real(number(T, 0.5)) else T(0)
    return self_t * (
        far * far if is_far else divide(T(1), (T(1) - abs(turn)) * (T(1) + abs(turn)) + (near - turn) * (near + turn)))


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


def asinh_kernel(T, self):
    """asinh: asinh(self)"""
    return asinh(self)

def asinh_backward_self(T, grad, self):
    """AsinhBackward0, gradient of self:
    is_far = abs(self) > 100000000.0
    near = where(is_far, 0, self)
    turn = where(abs(self - real(self)) > 0.5, near - real(near), 0)
    far = 1 / where(is_far, where(real(self) < 0, -self, self), 1)
    grad * conj(where(is_far, far, rsqrt((1 - abs(turn)) * (1 + abs(turn)) + (near - turn) * (near +
        turn))))
    """
    is_far = abs(self) > real(number(T, 100000000.0))
    near = T(0) if is_far else self
    turn = near - real(near) if abs(self - real(self)) > real(number(T, 0.5)) else T(0)
    far = divide(T(1), (-self if real(self) < real(T(0)) else self) if is_far else T(1))
    return grad * conj(
        far if is_far else rsqrt((T(1) - abs(turn)) * (T(1) + abs(turn)) + (near - turn) * (near + turn)))

def asinh_forward(T, self_t, self_p):
    """asinh, tangent of result:
    is_far = abs(self_p) > 100000000.0
    near = where(is_far, 0, self_p)
    turn = where(abs(self_p - real(self_p)) > 0.5, near - real(near), 0)
    far = 1 / where(is_far, where(real(self_p) < 0, -self_p, self_p), 1)
    self_t * where(is_far, far, rsqrt((1 - abs(turn)) * (1 + abs(turn)) + (near - turn) * (near + turn)))
    """
    is_far = abs(self_p) > real(number(T, 100000000.0))
    near = T(0) if is_far else self_p
    turn = near - real(near) if abs(self_p - real(self_p)) > real(number(T, 0.5)) else T(0)
    far = divide(T(1), (-self_p if real(self_p) < real(T(0)) else self_p) if is_far else T(1))
    return self_t * (far if is_far else rsqrt((T(1) - abs(turn)) * (T(1) + abs(turn)) + (near - turn) * (near + turn)))


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
    """AtanhBackward0, gradient of self:
    near = where(abs(self) > 0.5, self, 0)
    inner = where(abs(self) > 0.5, 0, self)
    grad * conj(1 / (1 - near - inner * inner) / (1 + near))
    """
    near = self if abs(self) > real(number(T, 0.5)) else T(0)
    inner = T(0) if abs(self) > real(number(T, 0.5)) else self
    return grad * conj(divide(divide(T(1), T(1) - near - inner * inner), T(1) + near))

def atanh_forward(T, self_t, self_p):
    """atanh, tangent of result:
    near = where(abs(self_p) > 0.5, self_p, 0)
    inner = where(abs(self_p) > 0.5, 0, self_p)
    self_t * (1 / (1 - near - inner * inner) / (1 + near))
    """
    near = self_p if abs(self_p) > real(number(T, 0.5)) else T(0)
    inner = T(0) if abs(self_p) > real(number(T, 0.5)) else self_p
    return self_t * divide(divide(T(1), T(1) - near - inner * inner), T(1) + near)
