"""What the kernels of the special_functions operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.vecmath import digamma, divide, erfinv, exp, lgamma, log, minimum, remainder, trigamma, zeta
from runtime.kernels.words import number


def erfinv_kernel(T, self):
    """erfinv: erfinv(self)"""
    return erfinv(self)


def erfinv_backward_self(T, grad, result):
    """ErfinvBackward0, gradient of self: 0.886226925452758 * grad * exp(result * result)"""
    return number(T, 0.886226925452758) * grad * exp(result * result)


def erfinv_forward(T, self_t, result):
    """erfinv, tangent of result: auto_element_wise"""
    return number(T, 0.886226925452758) * self_t * exp(result * result)


def lgamma_kernel(T, self):
    """lgamma: lgamma(self)"""
    return lgamma(self)


def lgamma_backward_self(T, grad, self):
    """LgammaBackward0, gradient of self: grad * digamma(self)"""
    return grad * digamma(self)


def lgamma_forward(T, self_t, self_p):
    """lgamma, tangent of result: auto_element_wise"""
    return self_t * digamma(self_p)


def digamma_kernel(T, self):
    """digamma: digamma(self)"""
    return digamma(self)


def digamma_backward_self(T, grad, self):
    """DigammaBackward0, gradient of self: grad * trigamma(self)"""
    return grad * trigamma(self)


def digamma_forward(T, self_t, self_p):
    """digamma, tangent of result: auto_element_wise"""
    return self_t * trigamma(self_p)


def polygamma_0_kernel(T, self):
    """polygamma: digamma(self)"""
    return digamma(self)


def polygamma_1_kernel(T, self):
    """polygamma: trigamma(self)"""
    return trigamma(self)


def polygamma_2_kernel(T, self, n):
    """polygamma: (2 * (n % 2) - 1) * exp(lgamma(n + 1)) * zeta(n + 1, self)"""
    return (number(T, 2) * remainder(n, number(T, 2)) - T(1)) * exp(lgamma(n + T(1))) * zeta(n + T(1), self)


def logit_0_kernel(T, self):
    """logit: log(self / (1 - self))"""
    return log(divide(self, T(1) - self))


def logit_1_kernel(T, self, eps):
    """logit: log((eps if self < eps else minimum(self, 1 - eps)) / (1 - (eps if self < eps else minimum(self,
        1 - eps))))
    """
    return log(
        divide(
            eps if self < eps else minimum(self, T(1) - eps), T(1) - (eps if self < eps else minimum(self, T(1) - eps))
        )
    )
