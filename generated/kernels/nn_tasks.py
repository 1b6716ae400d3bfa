# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the nn_tasks operators and of their gradients compute."""
# mypy: ignore-errors

from math import nan

from runtime.kernels.vecmath import abs, conj, divide, exp, log1p, minimum, real, sigmoid, tanh
from runtime.kernels.words import number


def sigmoid_backward_kernel(T, grad_output, output):
    """sigmoid_backward: grad_output * conj(1 - output) * conj(output)"""
    return grad_output * conj(T(1) - output) * conj(output)


def sigmoid_backward_backward_grad_output(T, grad, output):
    """SigmoidBackwardBackward0, gradient of grad_output: grad * (1.0 + -1.0 * output) * output"""
    return grad * (T(1.0) + number(T, -1.0) * output) * output


def sigmoid_backward_backward_output(T, grad, grad_output, output):
    """SigmoidBackwardBackward0, gradient of output: conj(grad) * grad_output * conj(1.0 - 2.0 * output)"""
    return conj(grad) * grad_output * conj(T(1.0) - number(T, 2.0) * output)


def tanh_backward_kernel(T, grad_output, output):
    """tanh_backward: grad_output * conj(1 - output * output)"""
    return grad_output * conj(T(1) - output * output)


def tanh_backward_backward_grad_output(T, grad, output):
    """TanhBackwardBackward0, gradient of grad_output: grad - grad * output * output"""
    return grad - grad * output * output


def tanh_backward_backward_output(T, grad, grad_output, output):
    """TanhBackwardBackward0, gradient of output: -2 * conj(grad) * grad_output * conj(output)"""
    return number(T, -2) * conj(grad) * grad_output * conj(output)


def logit_backward_0_kernel(T, grad_output, self):
    """logit_backward: where(self < 0 or self > 1, nan, grad_output / (abs(self) * (1 - self)))"""
    return number(T, nan) if self < T(0) or self > T(1) else divide(grad_output, abs(self) * (T(1) - self))


def logit_backward_1_kernel(T, grad_output, self, eps):
    """logit_backward: where(self < eps or self > 1 - eps, 0, grad_output / (self * (1 - self)))"""
    return T(0) if self < eps or self > T(1) - eps else divide(grad_output, self * (T(1) - self))


def logit_backward_backward_self(T, grad, result, self):
    """LogitBackwardBackward0, gradient of self: grad * result * (2 * self - 1) / (self * (1 - self))"""
    return divide(grad * result * (number(T, 2) * self - T(1)), self * (T(1) - self))


def silu_backward_kernel(T, grad_output, self):
    """silu_backward:
    small = exp(where(real(self) < 0, self, -self))
    s = where(real(self) < 0, small, 1) / (1 + small)
    rest = where(real(self) < 0, 1, small) / (1 + small)
    grad_output * conj(s * (1 + self * rest))
    """
    small = exp(self if real(self) < real(T(0)) else -self)
    s = divide(small if real(self) < real(T(0)) else T(1), T(1) + small)
    rest = divide(T(1) if real(self) < real(T(0)) else small, T(1) + small)
    return grad_output * conj(s * (T(1) + self * rest))


def silu_backward_backward_grad_output(T, grad, self):
    """SiluBackwardBackward0, gradient of grad_output:
    s = sigmoid(self)
    grad * s * (1 + self * (1 - s))
    """
    s = sigmoid(self)
    return grad * s * (T(1) + self * (T(1) - s))


def silu_backward_backward_self(T, grad, grad_output, self):
    """SiluBackwardBackward0, gradient of self:
    s = sigmoid(self)
    conj(grad) * grad_output * conj(s * sigmoid(-self) * (2 - self * tanh(0.5 * self)))
    """
    s = sigmoid(self)
    return conj(grad) * grad_output * conj(s * sigmoid(-self) * (number(T, 2) - self * tanh(number(T, 0.5) * self)))


def silu_backward_forward(T, grad_output_t, self_t, grad_output_p, self_p):
    """silu_backward, tangent of result:
    s = sigmoid(self_p)
    slope = s * (1 + self_p * (1 - s))
    bend = s * sigmoid(-self_p) * (2 - self_p * tanh(0.5 * self_p))
    grad_output_t * conj(slope) + grad_output_p * conj(self_t * bend)
    """
    s = sigmoid(self_p)
    slope = s * (T(1) + self_p * (T(1) - s))
    bend = s * sigmoid(-self_p) * (number(T, 2) - self_p * tanh(number(T, 0.5) * self_p))
    return grad_output_t * conj(slope) + grad_output_p * conj(self_t * bend)


def mish_backward_kernel(T, grad_output, self):
    """mish_backward:
    t = tanh(log1p(exp(self)))
    grad_output * (t + self * sigmoid(self) * (1 - t * t))
    """
    t = tanh(log1p(exp(self)))
    return grad_output * (t + self * sigmoid(self) * (T(1) - t * t))


def mish_backward_backward_self(T, grad, grad_output, self):
    """MishBackwardBackward0, gradient of self:
    m = sigmoid(-self)
    s = sigmoid(self)
    root = 2 * m / (1 + m * m)
    grad * grad_output * (root * root * s * (2 + self * (m - 2 * s * s * (1 + m) / (1 + m * m))))
    """
    m = sigmoid(-self)
    s = sigmoid(self)
    root = divide(number(T, 2) * m, T(1) + m * m)
    return grad * grad_output * (
        root * root * s * (number(T, 2) + self * (m - divide(number(T, 2) * s * s * (T(1) + m), T(1) + m * m))))


def hardswish_backward_kernel(T, grad_output, self):
    """hardswish_backward: where(self <= -3, 0, where(self < 3, grad_output * (self / 3 + 0.5), grad_output))"""
    return (
        T(0)
        if self <= number(T, -3)
        else grad_output * (divide(self, number(T, 3)) + number(T, 0.5))
        if self < number(T, 3)
        else grad_output)


def hardswish_backward_backward_grad_output(T, grad, self):
    """HardswishBackwardBackward0, gradient of grad_output: where(self <= -3, 0, grad * where(self < 3, self /
        3 + 0.5, 1))
    """
    return (
        T(0)
        if self <= number(T, -3)
        else grad * (divide(self, number(T, 3)) + number(T, 0.5) if self < number(T, 3) else T(1)))


def hardswish_backward_backward_self(T, grad, grad_output, self):
    """HardswishBackwardBackward0, gradient of self: where(self <= -3, 0, where(self < 3, grad * (grad_output /
        3), 0))
    """
    return T(0) if self <= number(T, -3) else grad * divide(grad_output, number(T, 3)) if self < number(T, 3) else T(0)


def hardswish_backward_forward(T, grad_output_t, self_t, grad_output_p, self_p):
    """hardswish_backward, tangent of result: auto"""
    return (
        T(0)
        if self_p <= number(T, -3)
        else grad_output_t * (
            divide(self_p, number(T, 3)) + number(T, 0.5) if self_p < number(T, 3) else T(1)
        ) + (self_t * divide(grad_output_p, number(T, 3)) if self_p < number(T, 3) else T(0)))


def hardsigmoid_backward_kernel(T, grad_output, self):
    """hardsigmoid_backward: where(self > -3 and self < 3, grad_output / 6, 0)"""
    return divide(grad_output, number(T, 6)) if self > number(T, -3) and self < number(T, 3) else T(0)


def hardsigmoid_backward_backward_grad_output(T, grad, self):
    """HardsigmoidBackwardBackward0, gradient of grad_output: where((self > -3) & (self < 3), grad / 6, 0)"""
    return divide(grad, number(T, 6)) if (self > number(T, -3)) & (self < number(T, 3)) else T(0)


def hardtanh_backward_kernel(T, grad_output, self, min_val, max_val):
    """hardtanh_backward: where(self <= min_val or self >= max_val, 0, grad_output)"""
    return T(0) if self <= min_val or self >= max_val else grad_output


def hardtanh_backward_backward_grad_output(T, grad, self, max_val, min_val):
    """HardtanhBackwardBackward0, gradient of grad_output: where((self <= min_val) | (self >= max_val), 0,
        grad)
    """
    return T(0) if (self <= min_val) | (self >= max_val) else grad


def leaky_relu_backward_0_kernel(T, grad_output, self, negative_slope):
    """leaky_relu_backward: where(self > 0, grad_output, grad_output * negative_slope)"""
    return grad_output if self > T(0) else grad_output * negative_slope


def elu_backward_0_kernel(T, grad_output, self_or_result, alpha, scale, input_scale):
    """elu_backward: where(self_or_result <= 0, grad_output * input_scale * (self_or_result + alpha * scale),
        grad_output * scale)
    """
    return (
        grad_output * input_scale * (self_or_result + alpha * scale)
        if self_or_result <= T(0)
        else grad_output * scale)


def elu_backward_1_kernel(T, grad_output, self_or_result, alpha, scale, input_scale):
    """elu_backward: where(self_or_result <= 0, grad_output * input_scale * alpha * scale * exp(self_or_result
        * input_scale), grad_output * scale)
    """
    return (
        grad_output * input_scale * alpha * scale * exp(self_or_result * input_scale)
        if self_or_result <= T(0)
        else grad_output * scale)


def softplus_backward_kernel(T, grad_output, self, beta, threshold):
    """softplus_backward: where(self * beta > threshold, grad_output, grad_output * sigmoid(self * beta))"""
    return grad_output if self * beta > threshold else grad_output * sigmoid(self * beta)


def softplus_backward_backward_self(T, grad, grad_output, self, beta, threshold):
    """SoftplusBackwardBackward0, gradient of self: where(self * beta >= threshold, 0, grad * grad_output *
        beta * (sigmoid(self * beta) * sigmoid(-self * beta)))
    """
    return (
        T(0)
        if self * beta >= threshold
        else grad * grad_output * beta * (sigmoid(self * beta) * sigmoid(-self * beta)))


def softshrink_backward_kernel(T, grad_output, self, lambd):
    """softshrink_backward: where(self >= -lambd and self <= lambd, 0, grad_output)"""
    return T(0) if self >= -lambd and self <= lambd else grad_output


def softshrink_backward_backward_grad_output(T, grad, self, lambd):
    """SoftshrinkBackwardBackward0, gradient of grad_output: where((self >= -lambd) & (self <= lambd), 0, grad)"""
    return T(0) if (self >= -lambd) & (self <= lambd) else grad


def _passed_above_kernel(T, self, grad_output, threshold):
    """_passed_above: where(self <= threshold, 0, grad_output)"""
    return T(0) if self <= threshold else grad_output

def passed_above_backward_grad_output(T, grad, self, threshold):
    """_PassedAboveBackward0, gradient of grad_output: where(self <= threshold, 0, grad)"""
    return T(0) if self <= threshold else grad

def log_sigmoid_forward_kernel(T, self):
    """log_sigmoid_forward:
    small = exp(-abs(self))
    minimum(self, 0) - log1p(small), small
    """
    small = exp(-abs(self))
    return minimum(self, T(0)) - log1p(small), small

def log_sigmoid_backward_kernel(T, grad_output, self, buffer):
    """log_sigmoid_backward: grad_output * (1 - buffer / (1 + buffer) if self < 0 else buffer / (1 + buffer))"""
    return grad_output * (T(1) - divide(buffer, T(1) + buffer) if self < T(0) else divide(buffer, T(1) + buffer))

def log_sigmoid_backward_backward_grad_output(T, grad, buffer, self):
    """LogSigmoidBackwardBackward0, gradient of grad_output:
    part = buffer / (1 + buffer)
    grad * where(self < 0, 1 - part, part)
    """
    part = divide(buffer, T(1) + buffer)
    return grad * (T(1) - part if self < T(0) else part)

def log_sigmoid_backward_backward_buffer(T, grad, buffer, grad_output, self):
    """LogSigmoidBackwardBackward0, gradient of buffer:
    part = buffer / (1 + buffer) / (1 + buffer)
    part_2 = 1 / (1 + buffer)
    grad * grad_output * where(self < 0, part - part_2, part_2 - part)
    """
    part = divide(divide(buffer, T(1) + buffer), T(1) + buffer)
    part_2 = divide(T(1), T(1) + buffer)
    return grad * grad_output * (part - part_2 if self < T(0) else part_2 - part)

def log_sigmoid_backward_forward(T, buffer_t, grad_output_t, buffer_p, grad_output_p, self_p):
    """log_sigmoid_backward, tangent of result:
    part = buffer_p / (1 + buffer_p)
    part_2 = part / (1 + buffer_p)
    part_3 = 1 / (1 + buffer_p)
    grad_output_t * where(self_p < 0, 1 - part, part) + buffer_t * grad_output_p * where(self_p < 0, part_2
        - part_3, part_3 - part_2)
    """
    part = divide(buffer_p, T(1) + buffer_p)
    part_2 = divide(part, T(1) + buffer_p)
    part_3 = divide(T(1), T(1) + buffer_p)
    return grad_output_t * (T(1) - part if self_p < T(0) else part) + buffer_t * grad_output_p * (
        part_2 - part_3 if self_p < T(0) else part_3 - part_2)
