# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the criteria operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.reduction.kernel import Pass, ReduceKernel
from runtime.kernels.vecmath import abs, divide, exp, hypot, isnan, log, log1p, maximum, minimum, sigmoid, sign, xlogy
from runtime.kernels.words import number


def _squared_error_kernel(T, self, target):
    """_squared_error: (self - target) * (self - target)"""
    return (self - target) * (self - target)

def squared_error_backward_self(T, grad, self, target):
    """_SquaredErrorBackward0, gradient of self: grad * (self - target) * 2"""
    return grad * (self - target) * number(T, 2)

def squared_error_backward_target(T, grad, self, target):
    """_SquaredErrorBackward0, gradient of target: grad * (target - self) * 2"""
    return grad * (target - self) * number(T, 2)

def squared_error_forward(T, self_t, target_t, self_p, target_p):
    """_squared_error, tangent of result: (self_t - target_t) * (self_p - target_p) * 2"""
    return (self_t - target_t) * (self_p - target_p) * number(T, 2)


def _absolute_error_kernel(T, self, target):
    """_absolute_error: abs(self - target)"""
    return abs(self - target)


def _smooth_absolute_error_kernel(T, self, target, beta):
    """_smooth_absolute_error:
    distance = abs(self - target)
    where(distance < beta, 0.5 * distance * (distance / beta), distance - 0.5 * beta)
    """
    distance = abs(self - target)
    return number(T, 0.5) * distance * divide(distance, beta) if distance < beta else distance - number(T, 0.5) * beta


def _bounded_step_kernel(T, self, bound):
    """_bounded_step: where(abs(self) < bound, self / bound, where(isnan(self), self, sign(self)))"""
    return divide(self, bound) if abs(self) < bound else self if isnan(self) else sign(self)

def bounded_step_backward_self(T, grad, self, bound):
    """_BoundedStepBackward0, gradient of self: where(abs(self) < bound, grad / bound, 0)"""
    return divide(grad, bound) if abs(self) < bound else T(0)


def _bounded_kernel(T, self, bound):
    """_bounded: where(abs(self) < bound, self, where(isnan(self), self, bound * sign(self)))"""
    return self if abs(self) < bound else self if isnan(self) else bound * sign(self)

def bounded_backward_self(T, grad, self, bound):
    """_BoundedBackward0, gradient of self: where(abs(self) < bound, grad, 0)"""
    return grad if abs(self) < bound else T(0)


def _huber_error_kernel(T, self, target, delta):
    """_huber_error:
    distance = abs(self - target)
    where(distance < delta, 0.5 * distance * distance, delta * (distance - 0.5 * delta))
    """
    distance = abs(self - target)
    return number(T, 0.5) * distance * distance if distance < delta else delta * (distance - number(T, 0.5) * delta)


def _binary_entropy_kernel(T, self, target):
    """_binary_entropy: (target - 1) * maximum(log1p(-self), -100) - target * maximum(log(self), -100)"""
    return (target - T(1)) * maximum(log1p(-self), number(T, -100)) - target * maximum(log(self), number(T, -100))

def binary_entropy_backward_target(T, grad, self):
    """_BinaryEntropyBackward0, gradient of target: grad * (log1p(-self) - log(self))"""
    return grad * (log1p(-self) - log(self))


def _logit_entropy_kernel(T, self, target):
    """_logit_entropy: (1 - target) * self - minimum(self, 0) + log1p(exp(-abs(self)))"""
    return (T(1) - target) * self - minimum(self, T(0)) + log1p(exp(-abs(self)))

def logit_entropy_backward_self(T, grad, self, target):
    """_LogitEntropyBackward0, gradient of self: grad * ((1 - target) * sigmoid(self) - target *
        sigmoid(-self))
    """
    return grad * ((T(1) - target) * sigmoid(self) - target * sigmoid(-self))

def logit_entropy_backward_target(T, grad, self):
    """_LogitEntropyBackward0, gradient of target: -grad * self"""
    return -grad * self

def logit_entropy_forward(T, self_t, target_t, self_p, target_p):
    """_logit_entropy, tangent of result: self_t * ((1 - target_p) * sigmoid(self_p) - target_p *
        sigmoid(-self_p)) - target_t * self_p
    """
    return self_t * ((T(1) - target_p) * sigmoid(self_p) - target_p * sigmoid(-self_p)) - target_t * self_p


def _weighted_logit_entropy_kernel(T, self, target, pos_weight):
    """_weighted_logit_entropy: (1 - target) * self - (1 + (pos_weight - 1) * target) * (minimum(self, 0) -
        log1p(exp(-abs(self))))
    """
    return (T(1) - target) * self - (T(1) + (pos_weight - T(1)) * target) * (
        minimum(self, T(0)) - log1p(exp(-abs(self))))

def weighted_logit_entropy_backward_self(T, grad, pos_weight, self, target):
    """_WeightedLogitEntropyBackward0, gradient of self: grad * ((1 - target) * sigmoid(self) - pos_weight *
        target * sigmoid(-self))
    """
    return grad * ((T(1) - target) * sigmoid(self) - pos_weight * target * sigmoid(-self))


def _divergence_kernel(T, self, target):
    """_divergence: xlogy(target, target) - target * self"""
    return xlogy(target, target) - target * self

def divergence_backward_target(T, grad, self, target):
    """_DivergenceBackward0, gradient of target: grad * (log(target) + 1 - self)"""
    return grad * (log(target) + T(1) - self)

def divergence_forward(T, self_t, target_t, self_p, target_p):
    """_divergence, tangent of result: target_t * (log(target_p) + 1 - self_p) - self_t * target_p"""
    return target_t * (log(target_p) + T(1) - self_p) - self_t * target_p


def _divergence_of_logs_kernel(T, self, target):
    """_divergence_of_logs: exp(target) * (target - self)"""
    return exp(target) * (target - self)

def divergence_of_logs_backward_self(T, grad, target):
    """_DivergenceOfLogsBackward0, gradient of self: -grad * exp(target)"""
    return -grad * exp(target)

def divergence_of_logs_backward_target(T, grad, self, target):
    """_DivergenceOfLogsBackward0, gradient of target: grad * (exp(target) * (target + 1 - self))"""
    return grad * (exp(target) * (target + T(1) - self))

def divergence_of_logs_forward(T, self_t, target_t, self_p, target_p):
    """_divergence_of_logs, tangent of result: target_t * (exp(target_p) * (target_p + 1 - self_p)) - self_t *
        exp(target_p)
    """
    return target_t * (exp(target_p) * (target_p + T(1) - self_p)) - self_t * exp(target_p)


def _raised_kernel(T, self, min_):
    """_raised: maximum(self, min)"""
    return maximum(self, min_)

def raised_forward(T, self_t, self_p, min_):
    """_raised, tangent of result: where(self_p >= min, self_t, 0)"""
    return self_t if self_p >= min_ else T(0)


def _margin_slope_0_kernel(T, share, self, own, is_other_, margin):
    """_margin_slope: where(is_other == 0 or margin - own + self <= 0, 0, share)"""
    return T(0) if is_other_ == T(0) or margin - own + self <= T(0) else share


def _margin_slope_1_kernel(T, share, self, own, is_other_, margin):
    """_margin_slope: where(is_other == 0 or margin - own + self <= 0, 0, 2 * share * (margin - own + self))"""
    return T(0) if is_other_ == T(0) or margin - own + self <= T(0) else number(T, 2) * share * (margin - own + self)


def _raised_root_kernel(T, self):
    """_raised_root: hypot(self, 1e-6)"""
    return hypot(self, number(T, 1e-06))

def raised_root_backward_self(T, grad, result, self):
    """_RaisedRootBackward0, gradient of self: grad * (self / where(result == 0, 1, result))"""
    return grad * divide(self, T(1) if result == T(0) else result)


def _mean_square_start(T):
    return T(0)

def _mean_square_step(total, self):
    return total + self * self

def _mean_square_combine(total, total_other):
    return total + total_other

def _mean_square_finish(count, total):
    return divide(total, count)

_mean_square_kernel = ReduceKernel("_mean_square_kernel",
    passes=(Pass({"total": "compute"}, _mean_square_start, _mean_square_step, _mean_square_combine),),
    finish=_mean_square_finish)
