# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the scans operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.reduction.kernel import Pass, ScanKernel
from runtime.kernels.vecmath import conj, exp, isnan, logaddexp
from runtime.kernels.words import highest, lowest


def _exp_difference_kernel(T, self, other):
    """_exp_difference: where(self == other, 1, exp(self - other))"""
    return T(1) if self == other else exp(self - other)

def exp_difference_backward_self(T, grad, result):
    """_ExpDifferenceBackward0, gradient of self: grad * conj(result)"""
    return grad * conj(result)

def exp_difference_backward_other(T, grad, result):
    """_ExpDifferenceBackward0, gradient of other: -(grad * conj(result))"""
    return -(grad * conj(result))

def exp_difference_forward(T, other_t, self_t, result):
    """_exp_difference, tangent of result: self_t * result - other_t * result"""
    return self_t * result - other_t * result


def cumsum_start(T):
    return T(0)

def cumsum_step(total, self):
    return total + self

def cumsum_each(total):
    return total

cumsum_kernel = ScanKernel("cumsum_kernel", passes=(Pass({"total": "wide"}, cumsum_start, cumsum_step),),
    each=cumsum_each)


def _reverse_cumsum_start(T):
    return T(0)

def _reverse_cumsum_step(total, self):
    return total + self

def _reverse_cumsum_each(total):
    return total

_reverse_cumsum_kernel = ScanKernel("_reverse_cumsum_kernel",
    passes=(Pass({"total": "wide"}, _reverse_cumsum_start, _reverse_cumsum_step),), each=_reverse_cumsum_each,
    reverse=True)


def cumprod_start(T):
    return T(1)

def cumprod_step(total, self):
    return total * self

def cumprod_each(total):
    return total

cumprod_kernel = ScanKernel("cumprod_kernel", passes=(Pass({"total": "wide"}, cumprod_start, cumprod_step),),
    each=cumprod_each)


def cummax_start(T):
    return lowest(T), 0

def cummax_step(best, at, self, index):
    wins = self >= best or isnan(self)
    return best if best > self or (isnan(best) and (not isnan(self))) else self, index if wins else at

def cummax_each(best, at):
    return best, at

cummax_kernel = ScanKernel("cummax_kernel",
    passes=(Pass({"best": "compute", "at": "int64"}, cummax_start, cummax_step),), each=cummax_each)


def cummin_start(T):
    return highest(T), 0

def cummin_step(best, at, self, index):
    wins = self <= best or isnan(self)
    return best if best < self or (isnan(best) and (not isnan(self))) else self, index if wins else at

def cummin_each(best, at):
    return best, at

cummin_kernel = ScanKernel("cummin_kernel",
    passes=(Pass({"best": "compute", "at": "int64"}, cummin_start, cummin_step),), each=cummin_each)


def logcumsumexp_start(T):
    return lowest(T)

def logcumsumexp_step(total, self):
    return logaddexp(self, total)

def logcumsumexp_each(total):
    return total

logcumsumexp_kernel = ScanKernel("logcumsumexp_kernel",
    passes=(Pass({"total": "wide"}, logcumsumexp_start, logcumsumexp_step),), each=logcumsumexp_each)


def _recurrence_start(T):
    return T(0)

def _recurrence_step(weight, value, self):
    return self + weight * value

def _recurrence_each(value):
    return value

_recurrence_kernel = ScanKernel("_recurrence_kernel",
    passes=(Pass({"value": "wide"}, _recurrence_start, _recurrence_step),), each=_recurrence_each, tensors=("weight",))


def _reverse_recurrence_start(T):
    return T(0)

def _reverse_recurrence_step(weight, value, self):
    return self + weight * value

def _reverse_recurrence_each(value):
    return value

_reverse_recurrence_kernel = ScanKernel("_reverse_recurrence_kernel",
    passes=(Pass({"value": "wide"}, _reverse_recurrence_start, _reverse_recurrence_step),),
    each=_reverse_recurrence_each, tensors=("weight",), reverse=True)


def _previous_start(fill):
    return fill, fill

def _previous_step(last, self):
    return self, last

def _previous_each(given):
    return given

_previous_kernel = ScanKernel("_previous_kernel",
    passes=(Pass({"last": "compute", "given": "compute"}, _previous_start, _previous_step),), each=_previous_each,
    scalars=("fill",))


def _following_start(fill):
    return fill, fill

def _following_step(last, self):
    return self, last

def _following_each(given):
    return given

_following_kernel = ScanKernel("_following_kernel",
    passes=(Pass({"last": "compute", "given": "compute"}, _following_start, _following_step),), each=_following_each,
    scalars=("fill",), reverse=True)
