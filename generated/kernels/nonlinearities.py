# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the nonlinearities operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import abs, conj, divide, exp, expm1, log1p, maximum, minimum, real, sigmoid, square, tanh
from runtime.kernels.words import number


def leaky_relu_kernel(T, self, negative_slope):
    """leaky_relu: where(self > 0, self, self * negative_slope)"""
    return self if self > T(0) else self * negative_slope


def elu_kernel(T, self, alpha):
    """elu: where(self > 0, self, alpha * expm1(self))"""
    return self if self > T(0) else alpha * expm1(self)

def elu_backward_self(T, grad, self, alpha):
    """EluBackward0, gradient of self: grad * where(self <= 0, exp(where(self < 0, self, 0)) * alpha, 1)"""
    return grad * (exp(self if self < T(0) else T(0)) * alpha if self <= T(0) else T(1))


def celu_kernel(T, self, alpha):
    """celu: where(self > 0, self, alpha * expm1(self / alpha))"""
    return self if self > T(0) else alpha * expm1(divide(self, alpha))

def celu_backward_self(T, grad, self, alpha):
    """CeluBackward0, gradient of self: where(self <= 0, grad * exp(where(self < 0, self, 0) / alpha), grad)"""
    return grad * exp(divide(self if self < T(0) else T(0), alpha)) if self <= T(0) else grad


def selu_kernel(T, self):
    """selu: where(self > 0, 1.0507009873554804934193349852946 * self, 1.7580993408473768599402175208123 *
        expm1(self))
    """
    return number(T, 1.0507009873554805) * self if self > T(0) else number(T, 1.7580993408473768) * expm1(self)

def selu_backward_self(T, grad, self):
    """SeluBackward0, gradient of self: where(self <= 0, grad * (exp(where(self < 0, self, 0)) *
        1.7580993408473768599402175208123), grad * 1.0507009873554804934193349852946)
    """
    return (
        grad * (exp(self if self < T(0) else T(0)) * number(T, 1.7580993408473768))
        if self <= T(0)
        else grad * number(T, 1.0507009873554805))


def mish_kernel(T, self):
    """mish: self * tanh(log1p(exp(self)))"""
    return self * tanh(log1p(exp(self)))


def softplus_kernel(T, self, beta, threshold):
    """softplus: where(self * beta > threshold, self, log1p(exp(self * beta)) / beta)"""
    return self if self * beta > threshold else divide(log1p(exp(self * beta)), beta)

def softplus_backward_self(T, grad, self, beta, threshold):
    """SoftplusBackward0, gradient of self: where(self * beta > threshold, grad, grad * sigmoid(self * beta))"""
    return grad if self * beta > threshold else grad * sigmoid(self * beta)


def hardtanh_kernel(T, self, min_val, max_val):
    """hardtanh: minimum(maximum(self, min_val), max_val)"""
    return minimum(maximum(self, min_val), max_val)

def hardtanh_backward_self(T, grad, self, max_val, min_val):
    """HardtanhBackward0, gradient of self: where((self <= min_val) | (self >= max_val), 0, grad)"""
    return T(0) if (self <= min_val) | (self >= max_val) else grad


def relu6_kernel(T, self):
    """relu6: minimum(maximum(self, 0), 6)"""
    return minimum(maximum(self, T(0)), number(T, 6))

def relu6_backward_self(T, grad, self):
    """Relu6Backward0, gradient of self: where((self <= 0) | (self >= 6), 0, grad)"""
    return T(0) if (self <= T(0)) | (self >= number(T, 6)) else grad


def hardswish_kernel(T, self):
    """hardswish: where(self >= 3, self, self * maximum(self + 3, 0) / 6)"""
    return self if self >= number(T, 3) else divide(self * maximum(self + number(T, 3), T(0)), number(T, 6))

def hardswish_backward_self(T, grad, self):
    """HardswishBackward0, gradient of self: where(self <= -3, 0, where(self < 3, grad * (self / 3 + 0.5),
        grad))
    """
    return (
        T(0)
        if self <= number(T, -3)
        else grad * (divide(self, number(T, 3)) + number(T, 0.5))
        if self < number(T, 3)
        else grad)


def hardsigmoid_kernel(T, self):
    """hardsigmoid: minimum(maximum(self + 3, 0), 6) / 6"""
    return divide(minimum(maximum(self + number(T, 3), T(0)), number(T, 6)), number(T, 6))

def hardsigmoid_backward_self(T, grad, self):
    """HardsigmoidBackward0, gradient of self: where((self > -3) & (self < 3), grad / 6, 0)"""
    return divide(grad, number(T, 6)) if (self > number(T, -3)) & (self < number(T, 3)) else T(0)


def _sigmoid_kernel(T, self):
    """_sigmoid: sigmoid(self)"""
    return sigmoid(self)


def logsigmoid_kernel(T, self):
    """logsigmoid: minimum(self, 0) - log1p(exp(-abs(self)))"""
    return minimum(self, T(0)) - log1p(exp(-abs(self)))


def nn_softsign_kernel(T, self):
    """nn_softsign: self / (1 + abs(self))"""
    return divide(self, T(1) + abs(self))


def nn_tanhshrink_kernel(T, self):
    """nn_tanhshrink:
    u = self * self
    p1 = (-4.294911078273806e-07 * u + 1.0597268320104654e-06) * u - 2.6147711512907546e-06
    p2 = (p1 * u + 6.451689215655431e-06) * u - 1.5918905069328964e-05
    p3 = (p2 * u + 3.927832388331683e-05) * u - 9.691537956929451e-05
    p4 = (p3 * u + 0.00023912911424355248) * u - 0.000590027440945586
    p5 = (p4 * u + 0.0014558343870513183) * u - 0.003592128036572481
    p6 = (p5 * u + 0.008863235529902197) * u - 0.021869488536155203
    p7 = (p6 * u + 0.05396825396825397) * u - 0.13333333333333333
    p = p7 * u + 0.3333333333333333
    where(abs(self) < 0.5, self * u * p, self - tanh(self))
    """
    u = self * self
    p1 = (
        number(T, -4.294911078273806e-07) * u + number(T, 1.0597268320104654e-06)
    ) * u - number(T, 2.6147711512907546e-06)
    p2 = (p1 * u + number(T, 6.451689215655431e-06)) * u - number(T, 1.5918905069328964e-05)
    p3 = (p2 * u + number(T, 3.927832388331683e-05)) * u - number(T, 9.691537956929451e-05)
    p4 = (p3 * u + number(T, 0.00023912911424355248)) * u - number(T, 0.000590027440945586)
    p5 = (p4 * u + number(T, 0.0014558343870513183)) * u - number(T, 0.003592128036572481)
    p6 = (p5 * u + number(T, 0.008863235529902197)) * u - number(T, 0.021869488536155203)
    p7 = (p6 * u + number(T, 0.05396825396825397)) * u - number(T, 0.13333333333333333)
    p = p7 * u + number(T, 0.3333333333333333)
    return self * u * p if abs(self) < real(number(T, 0.5)) else self - tanh(self)

def nn_tanhshrink_backward_self(T, grad, self):
    """NnTanhshrinkBackward0, gradient of self: grad * conj(square(tanh(self)))"""
    return grad * conj(square(tanh(self)))

def nn_tanhshrink_forward(T, self_t, self_p):
    """nn_tanhshrink, tangent of result: auto_element_wise"""
    return self_t * square(tanh(self_p))
