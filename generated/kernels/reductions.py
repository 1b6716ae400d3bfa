# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the reductions operators and of their gradients compute."""
# mypy: ignore-errors

from math import inf

from runtime.kernels.reduction.kernel import Pass, ReduceKernel
from runtime.kernels.vecmath import conj, divide, exp, isfinite, isinf, isnan, log, log1p, maximum, pow, real, sqrt
from runtime.kernels.words import highest, larger, lowest, number, smaller


def _power_or_zero_kernel(T, self, exponent):
    """_power_or_zero: where(self == 0, 0, pow(self, exponent))"""
    return T(0) if self == T(0) else pow(self, exponent)


def _ratio_or_zero_kernel(T, self, other):
    """_ratio_or_zero: where(other == 0, 0, self / other)"""
    return T(0) if other == T(0) else divide(self, other)

def ratio_or_zero_backward_self(T, grad, other):
    """_RatioOrZeroBackward0, gradient of self: grad / conj(where(other == 0, inf, other))"""
    return divide(grad, conj(number(T, inf) if other == T(0) else other))

def ratio_or_zero_backward_other(T, grad, other, result):
    """_RatioOrZeroBackward0, gradient of other: -grad * conj(result / where(other == 0, inf, other))"""
    return -grad * conj(divide(result, number(T, inf) if other == T(0) else other))

def ratio_or_zero_forward(T, other_t, self_t, other_p, result):
    """_ratio_or_zero, tangent of result: self_t / where(other_p == 0, inf, other_p) - other_t * result /
        where(other_p == 0, inf, other_p)
    """
    return divide(self_t, number(T, inf) if other_p == T(0) else other_p) - divide(other_t * result,
        number(T, inf) if other_p == T(0) else other_p)


def sum_start(T):
    return T(0)

def sum_step(total, self):
    return total + self

def sum_combine(total, total_other):
    return total + total_other

def sum_finish(total):
    return total

sum_kernel = ReduceKernel("sum_kernel", passes=(Pass({"total": "compute"}, sum_start, sum_step, sum_combine),),
    finish=sum_finish)


def sum_dim_IntList_start(T):
    return T(0)

def sum_dim_IntList_step(total, self):
    return total + self

def sum_dim_IntList_combine(total, total_other):
    return total + total_other

def sum_dim_IntList_finish(total):
    return total

sum_dim_IntList_kernel = ReduceKernel("sum_dim_IntList_kernel",
    passes=(Pass({"total": "compute"}, sum_dim_IntList_start, sum_dim_IntList_step, sum_dim_IntList_combine),),
    finish=sum_dim_IntList_finish)


def mean_start(T):
    return T(0)

def mean_step(total, self):
    return total + self

def mean_combine(total, total_other):
    return total + total_other

def mean_finish(count, total):
    return divide(total, count)

mean_kernel = ReduceKernel("mean_kernel", passes=(Pass({"total": "compute"}, mean_start, mean_step, mean_combine),),
    finish=mean_finish)


def mean_dim_start(T):
    return T(0)

def mean_dim_step(total, self):
    return total + self

def mean_dim_combine(total, total_other):
    return total + total_other

def mean_dim_finish(count, total):
    return divide(total, count)

mean_dim_kernel = ReduceKernel("mean_dim_kernel",
    passes=(Pass({"total": "compute"}, mean_dim_start, mean_dim_step, mean_dim_combine),), finish=mean_dim_finish)


def prod_start(T):
    return T(1)

def prod_step(total, self):
    return total * self

def prod_combine(total, total_other):
    return total * total_other

def prod_finish(total):
    return total

prod_kernel = ReduceKernel("prod_kernel", passes=(Pass({"total": "compute"}, prod_start, prod_step, prod_combine),),
    finish=prod_finish)


def prod_dim_int_start(T):
    return T(1)

def prod_dim_int_step(total, self):
    return total * self

def prod_dim_int_combine(total, total_other):
    return total * total_other

def prod_dim_int_finish(total):
    return total

prod_dim_int_kernel = ReduceKernel("prod_dim_int_kernel",
    passes=(Pass({"total": "compute"}, prod_dim_int_start, prod_dim_int_step, prod_dim_int_combine),),
    finish=prod_dim_int_finish)


def amax_start(T):
    return lowest(T)

def amax_step(best, self):
    return larger(best, self)

def amax_combine(best, best_other):
    return larger(best, best_other)

def amax_finish(best):
    return best

amax_kernel = ReduceKernel("amax_kernel", passes=(Pass({"best": "compute"}, amax_start, amax_step, amax_combine),),
    finish=amax_finish)


def amin_start(T):
    return highest(T)

def amin_step(best, self):
    return smaller(best, self)

def amin_combine(best, best_other):
    return smaller(best, best_other)

def amin_finish(best):
    return best

amin_kernel = ReduceKernel("amin_kernel", passes=(Pass({"best": "compute"}, amin_start, amin_step, amin_combine),),
    finish=amin_finish)


def _var_start_0(T):
    return T(0)

def _var_step_0(total, self):
    return total + self

def _var_combine_0(total, total_other):
    return total + total_other

def _var_start_1(T):
    return T(0), T(0)

def _var_step_1(count, total, rest, squares, self):
    away = self - divide(total, count)
    return rest + away, squares + away * conj(away)

def _var_combine_1(rest, squares, rest_other, squares_other):
    return rest + rest_other, squares + squares_other

def _var_finish(T, count, correction, rest, squares):
    return divide(
        maximum(real(squares - rest * conj(divide(rest, count))) if isfinite(squares) else real(squares), real(T(0))),
        maximum(real(count - correction), real(T(0))))

_var_kernel = ReduceKernel("_var_kernel",
    passes=(Pass({"total": "compute"}, _var_start_0, _var_step_0, _var_combine_0),
        Pass({"rest": "compute", "squares": "compute"}, _var_start_1, _var_step_1, _var_combine_1)),
    finish=_var_finish, scalars=("correction",))


def max_dim_start(T):
    return lowest(T), -1

def max_dim_step(T, best, at, self, index):
    wins = at < T(0) or self > best or (isnan(self) and (not isnan(best)))
    return self if wins else best, index if wins else at

def max_dim_combine(T, best, at, best_other, at_other):
    return (
        best_other
        if at_other >= T(0) and (
            at < T(0) or best_other > best or (isnan(best_other) and (not isnan(best))) or (
                at_other < at and (
                    not (at_other < T(0) or best > best_other or (isnan(best) and (not isnan(best_other)))))))
        else best, at_other
        if at_other >= T(0) and (
            at < T(0) or best_other > best or (isnan(best_other) and (not isnan(best))) or (
                at_other < at and (
                    not (at_other < T(0) or best > best_other or (isnan(best) and (not isnan(best_other)))))))
        else at)

def max_dim_finish(best, at):
    return best, at

max_dim_kernel = ReduceKernel("max_dim_kernel",
    passes=(Pass({"best": "compute", "at": "int64"}, max_dim_start, max_dim_step, max_dim_combine),),
    finish=max_dim_finish)


def min_dim_start(T):
    return highest(T), -1

def min_dim_step(T, best, at, self, index):
    wins = at < T(0) or self < best or (isnan(self) and (not isnan(best)))
    return self if wins else best, index if wins else at

def min_dim_combine(T, best, at, best_other, at_other):
    return (
        best_other
        if at_other >= T(0) and (
            at < T(0) or best_other < best or (isnan(best_other) and (not isnan(best))) or (
                at_other < at and (
                    not (at_other < T(0) or best < best_other or (isnan(best) and (not isnan(best_other)))))))
        else best, at_other
        if at_other >= T(0) and (
            at < T(0) or best_other < best or (isnan(best_other) and (not isnan(best))) or (
                at_other < at and (
                    not (at_other < T(0) or best < best_other or (isnan(best) and (not isnan(best_other)))))))
        else at)

def min_dim_finish(best, at):
    return best, at

min_dim_kernel = ReduceKernel("min_dim_kernel",
    passes=(Pass({"best": "compute", "at": "int64"}, min_dim_start, min_dim_step, min_dim_combine),),
    finish=min_dim_finish)


def aminmax_start(T):
    return highest(T), lowest(T)

def aminmax_step(least, most, self):
    return smaller(least, self), larger(most, self)

def aminmax_combine(least, most, least_other, most_other):
    return smaller(least, least_other), larger(most, most_other)

def aminmax_finish(least, most):
    return least, most

aminmax_kernel = ReduceKernel("aminmax_kernel",
    passes=(Pass({"least": "compute", "most": "compute"}, aminmax_start, aminmax_step, aminmax_combine),),
    finish=aminmax_finish)


def _xor_sum_start():
    return 0

def _xor_sum_step(total, self):
    return total ^ self

def _xor_sum_combine(total, total_other):
    return total ^ total_other

def _xor_sum_finish(total):
    return total

_xor_sum_kernel = ReduceKernel("_xor_sum_kernel",
    passes=(Pass({"total": "int64"}, _xor_sum_start, _xor_sum_step, _xor_sum_combine),), finish=_xor_sum_finish)


def _var_mean_start_0(T):
    return T(0)

def _var_mean_step_0(total, self):
    return total + self

def _var_mean_combine_0(total, total_other):
    return total + total_other

def _var_mean_start_1(T):
    return T(0), T(0)

def _var_mean_step_1(count, total, rest, squares, self):
    away = self - divide(total, count)
    return rest + away, squares + away * away

def _var_mean_combine_1(rest, squares, rest_other, squares_other):
    return rest + rest_other, squares + squares_other

def _var_mean_finish(T, count, correction, total, rest, squares):
    return divide(
        maximum(squares - rest * divide(rest, count) if isfinite(squares) else squares, T(0)),
        maximum(count - correction, T(0)),
    ), divide(total, count)

_var_mean_kernel = ReduceKernel("_var_mean_kernel",
    passes=(Pass({"total": "compute"}, _var_mean_start_0, _var_mean_step_0, _var_mean_combine_0),
        Pass({"rest": "compute", "squares": "compute"}, _var_mean_start_1, _var_mean_step_1, _var_mean_combine_1)),
    finish=_var_mean_finish, scalars=("correction",))


def logsumexp_start_0(T):
    return lowest(T)

def logsumexp_step_0(best, self):
    return larger(real(best), real(self))

def logsumexp_combine_0(best, best_other):
    return larger(real(best), real(best_other))

def logsumexp_start_1(T):
    return T(0)

def logsumexp_step_1(T, best, total, self):
    return total + exp(self - (T(0) if isinf(real(best)) else real(best)))

def logsumexp_combine_1(total, total_other):
    return total + total_other

def logsumexp_finish(T, best, total):
    return log(total) + (T(0) if isinf(real(best)) else real(best))

logsumexp_kernel = ReduceKernel("logsumexp_kernel",
    passes=(Pass({"best": "compute"}, logsumexp_start_0, logsumexp_step_0, logsumexp_combine_0),
        Pass({"total": "compute"}, logsumexp_start_1, logsumexp_step_1, logsumexp_combine_1)),
    finish=logsumexp_finish)


def softmax_int_start_0(T):
    return lowest(T)

def softmax_int_step_0(best, self):
    return larger(best, self)

def softmax_int_combine_0(best, best_other):
    return larger(best, best_other)

def softmax_int_start_1(T):
    return T(0)

def softmax_int_step_1(total, common):
    return total + common

def softmax_int_combine_1(total, total_other):
    return total + total_other

def softmax_int_each(total, common):
    return divide(common, total)

def softmax_int_common(best, self):
    return exp(self - best)

softmax_int_kernel = ReduceKernel("softmax_int_kernel",
    passes=(Pass({"best": "compute"}, softmax_int_start_0, softmax_int_step_0, softmax_int_combine_0),
        Pass({"total": "compute"}, softmax_int_start_1, softmax_int_step_1, softmax_int_combine_1)),
    each=softmax_int_each, common=softmax_int_common)


def _softmax_gradient_start_0(T):
    return lowest(T)

def _softmax_gradient_step_0(best, output):
    return larger(best, output)

def _softmax_gradient_combine_0(best, best_other):
    return larger(best, best_other)

def _softmax_gradient_start_1(T):
    return lowest(T)

def _softmax_gradient_step_1(T, best, at, self, output):
    return larger(at, self if output == best else -number(T, inf))

def _softmax_gradient_combine_1(at, at_other):
    return larger(at, at_other)

def _softmax_gradient_start_2(T):
    return T(0)

def _softmax_gradient_step_2(at, total, self, output):
    return total + (self - at) * output

def _softmax_gradient_combine_2(total, total_other):
    return total + total_other

def _softmax_gradient_each(at, total, self, output):
    return output * (self - at - total)

_softmax_gradient_kernel = ReduceKernel("_softmax_gradient_kernel",
    passes=(Pass({"best": "compute"}, _softmax_gradient_start_0, _softmax_gradient_step_0, _softmax_gradient_combine_0),
        Pass({"at": "compute"}, _softmax_gradient_start_1, _softmax_gradient_step_1, _softmax_gradient_combine_1),
        Pass({"total": "compute"}, _softmax_gradient_start_2, _softmax_gradient_step_2, _softmax_gradient_combine_2)),
    each=_softmax_gradient_each, tensors=("output",))


def log_softmax_int_start_0(T):
    return lowest(T)

def log_softmax_int_step_0(best, self):
    return larger(best, self)

def log_softmax_int_combine_0(best, best_other):
    return larger(best, best_other)

def log_softmax_int_start_1(T):
    return T(0), T(0)

def log_softmax_int_step_1(T, best, total, ties, self):
    return total + (self - best if self == best else exp(self - best)), ties + (T(1) if self == best else T(0))

def log_softmax_int_combine_1(total, ties, total_other, ties_other):
    return total + total_other, ties + ties_other

def log_softmax_int_each(T, best, total, ties, self):
    return self - best - log1p(ties - T(1) + total)

log_softmax_int_kernel = ReduceKernel("log_softmax_int_kernel",
    passes=(Pass({"best": "compute"}, log_softmax_int_start_0, log_softmax_int_step_0, log_softmax_int_combine_0),
        Pass({"total": "compute", "ties": "compute"}, log_softmax_int_start_1, log_softmax_int_step_1,
            log_softmax_int_combine_1)),
    each=log_softmax_int_each)


def _euclidean_norm_start(T):
    return T(0)

def _euclidean_norm_step(total, self):
    return total + self * self

def _euclidean_norm_combine(total, total_other):
    return total + total_other

def _euclidean_norm_finish(total):
    return sqrt(total)

_euclidean_norm_kernel = ReduceKernel("_euclidean_norm_kernel",
    passes=(Pass({"total": "compute"}, _euclidean_norm_start, _euclidean_norm_step, _euclidean_norm_combine),),
    finish=_euclidean_norm_finish)


def _power_norm_start(T):
    return T(0)

def _power_norm_step(ord, total, self):
    return total + pow(self, ord)

def _power_norm_combine(total, total_other):
    return total + total_other

def _power_norm_finish(T, ord, total):
    return pow(total, divide(T(1), ord))

_power_norm_kernel = ReduceKernel("_power_norm_kernel",
    passes=(Pass({"total": "compute"}, _power_norm_start, _power_norm_step, _power_norm_combine),),
    finish=_power_norm_finish, scalars=("ord",))
