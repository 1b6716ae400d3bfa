# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the exponential operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import conj, divide, exp, exp2, expm1, log, log10, log1p, log2, rsqrt, sqrt
from runtime.kernels.words import number


def exp_kernel(T, self):
    """exp: exp(self)"""
    return exp(self)

def exp_backward_self(T, grad, result):
    """ExpBackward0, gradient of self: grad * conj(result)"""
    return grad * conj(result)

def exp_forward(T, self_t, result):
    """exp, tangent of result: auto_element_wise"""
    return self_t * result


def exp2_kernel(T, self):
    """exp2: exp2(self)"""
    return exp2(self)

def exp2_backward_self(T, grad, result):
    """Exp2Backward0, gradient of self: 0.6931471805599453 * grad * conj(result)"""
    return number(T, 0.6931471805599453) * grad * conj(result)

def exp2_forward(T, self_t, result):
    """exp2, tangent of result: auto_element_wise"""
    return number(T, 0.6931471805599453) * self_t * result


def expm1_kernel(T, self):
    """expm1: expm1(self)"""
    return expm1(self)

def expm1_backward_self(T, grad, self):
    """Expm1Backward0, gradient of self: grad * conj(exp(self))"""
    return grad * conj(exp(self))

def expm1_forward(T, self_t, self_p):
    """expm1, tangent of result: auto_element_wise"""
    return self_t * exp(self_p)


def log_kernel(T, self):
    """log: log(self)"""
    return log(self)

def log_backward_self(T, grad, self):
    """LogBackward0, gradient of self: grad / conj(self)"""
    return divide(grad, conj(self))

def log_forward(T, self_t, self_p):
    """log, tangent of result: auto_element_wise"""
    return divide(self_t, self_p)


def log2_kernel(T, self):
    """log2: log2(self)"""
    return log2(self)

def log2_backward_self(T, grad, self):
    """Log2Backward0, gradient of self: 1.4426950408889634 * grad / conj(self)"""
    return divide(number(T, 1.4426950408889634) * grad, conj(self))

def log2_forward(T, self_t, self_p):
    """log2, tangent of result: auto_element_wise"""
    return divide(number(T, 1.4426950408889634) * self_t, self_p)


def log10_kernel(T, self):
    """log10: log10(self)"""
    return log10(self)

def log10_backward_self(T, grad, self):
    """Log10Backward0, gradient of self: 0.4342944819032518 * grad / conj(self)"""
    return divide(number(T, 0.4342944819032518) * grad, conj(self))

def log10_forward(T, self_t, self_p):
    """log10, tangent of result: auto_element_wise"""
    return divide(number(T, 0.4342944819032518) * self_t, self_p)


def log1p_kernel(T, self):
    """log1p: log1p(self)"""
    return log1p(self)

def log1p_backward_self(T, grad, self):
    """Log1PBackward0, gradient of self: grad / conj(1 + self)"""
    return divide(grad, conj(T(1) + self))

def log1p_forward(T, self_t, self_p):
    """log1p, tangent of result: auto_element_wise"""
    return divide(self_t, T(1) + self_p)


def sqrt_kernel(T, self):
    """sqrt: sqrt(self)"""
    return sqrt(self)

def sqrt_backward_self(T, grad, result):
    """SqrtBackward0, gradient of self: 0.5 * grad / conj(result)"""
    return divide(number(T, 0.5) * grad, conj(result))

def sqrt_forward(T, self_t, result):
    """sqrt, tangent of result: auto_element_wise"""
    return divide(number(T, 0.5) * self_t, result)


def rsqrt_kernel(T, self):
    """rsqrt: rsqrt(self)"""
    return rsqrt(self)

def rsqrt_backward_self(T, grad, result):
    """RsqrtBackward0, gradient of self: -0.5 * grad * conj(result) * conj(result) * conj(result)"""
    return number(T, -0.5) * grad * conj(result) * conj(result) * conj(result)

def rsqrt_forward(T, self_t, result):
    """rsqrt, tangent of result: auto_element_wise"""
    return number(T, -0.5) * self_t * result * result * result
