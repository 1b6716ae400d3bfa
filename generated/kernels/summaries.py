# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the summaries operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.reduction.kernel import Pass, ReduceKernel
from runtime.kernels.vecmath import conj, divide, isfinite, isinf, isnan, maximum, real, sqrt
from runtime.kernels.words import highest, lowest, number


def _midpoint_kernel(T, self, other):
    """_midpoint:
    total = self + other
    total / 2 if not isinf(total) else self / 2 + other / 2
    """
    total = self + other
    return divide(total, number(T, 2)) if not isinf(total) else divide(self, number(T, 2)) + divide(other, number(T, 2))

def midpoint_backward_self(T, grad):
    """_MidpointBackward0, gradient of self: grad / 2"""
    return divide(grad, number(T, 2))

def midpoint_forward(T, other_t, self_t):
    """_midpoint, tangent of result: self_t / 2 + other_t / 2"""
    return divide(self_t, number(T, 2)) + divide(other_t, number(T, 2))


def argmax_start(T):
    return lowest(T), -1

def argmax_step(T, best, at, self, index):
    wins = at < T(0) or self > best or (isnan(self) and (not isnan(best)))
    return self if wins else best, index if wins else at

def argmax_combine(T, best, at, best_other, at_other):
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

def argmax_finish(at):
    return at

argmax_kernel = ReduceKernel("argmax_kernel",
    passes=(Pass({"best": "compute", "at": "int64"}, argmax_start, argmax_step, argmax_combine),), finish=argmax_finish)


def all_start():
    return True

def all_step(T, holds, self):
    return holds and self != T(0)

def all_combine(holds, holds_other):
    return holds and holds_other

def all_finish(holds):
    return holds

all_kernel = ReduceKernel("all_kernel", passes=(Pass({"holds": "bool"}, all_start, all_step, all_combine),),
    finish=all_finish)


def all_dim_start():
    return True

def all_dim_step(T, holds, self):
    return holds and self != T(0)

def all_dim_combine(holds, holds_other):
    return holds and holds_other

def all_dim_finish(holds):
    return holds

all_dim_kernel = ReduceKernel("all_dim_kernel",
    passes=(Pass({"holds": "bool"}, all_dim_start, all_dim_step, all_dim_combine),), finish=all_dim_finish)


def any_start():
    return False

def any_step(T, holds, self):
    return holds or self != T(0)

def any_combine(holds, holds_other):
    return holds or holds_other

def any_finish(holds):
    return holds

any_kernel = ReduceKernel("any_kernel", passes=(Pass({"holds": "bool"}, any_start, any_step, any_combine),),
    finish=any_finish)


def any_dim_start():
    return False

def any_dim_step(T, holds, self):
    return holds or self != T(0)

def any_dim_combine(holds, holds_other):
    return holds or holds_other

def any_dim_finish(holds):
    return holds

any_dim_kernel = ReduceKernel("any_dim_kernel",
    passes=(Pass({"holds": "bool"}, any_dim_start, any_dim_step, any_dim_combine),), finish=any_dim_finish)


def argmin_start(T):
    return highest(T), -1

def argmin_step(T, best, at, self, index):
    wins = at < T(0) or self < best or (isnan(self) and (not isnan(best)))
    return self if wins else best, index if wins else at

def argmin_combine(T, best, at, best_other, at_other):
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

def argmin_finish(at):
    return at

argmin_kernel = ReduceKernel("argmin_kernel",
    passes=(Pass({"best": "compute", "at": "int64"}, argmin_start, argmin_step, argmin_combine),), finish=argmin_finish)


def _all_of_start():
    return True

def _all_of_step(T, holds, self):
    return holds and self != T(0)

def _all_of_combine(holds, holds_other):
    return holds and holds_other

def _all_of_finish(holds):
    return holds

_all_of_kernel = ReduceKernel("_all_of_kernel",
    passes=(Pass({"holds": "bool"}, _all_of_start, _all_of_step, _all_of_combine),), finish=_all_of_finish)


def _any_of_start():
    return False

def _any_of_step(T, holds, self):
    return holds or self != T(0)

def _any_of_combine(holds, holds_other):
    return holds or holds_other

def _any_of_finish(holds):
    return holds

_any_of_kernel = ReduceKernel("_any_of_kernel",
    passes=(Pass({"holds": "bool"}, _any_of_start, _any_of_step, _any_of_combine),), finish=_any_of_finish)


def count_nonzero_start():
    return 0

def count_nonzero_step(T, found, self):
    return found + (self != T(0))

def count_nonzero_combine(found, found_other):
    return found + found_other

def count_nonzero_finish(found):
    return found

count_nonzero_kernel = ReduceKernel("count_nonzero_kernel",
    passes=(Pass({"found": "int64"}, count_nonzero_start, count_nonzero_step, count_nonzero_combine),),
    finish=count_nonzero_finish)


def count_nonzero_dim_IntList_start():
    return 0

def count_nonzero_dim_IntList_step(T, found, self):
    return found + (self != T(0))

def count_nonzero_dim_IntList_combine(found, found_other):
    return found + found_other

def count_nonzero_dim_IntList_finish(found):
    return found

count_nonzero_dim_IntList_kernel = ReduceKernel("count_nonzero_dim_IntList_kernel",
    passes=(
        Pass(
            {"found": "int64"}, count_nonzero_dim_IntList_start, count_nonzero_dim_IntList_step,
            count_nonzero_dim_IntList_combine,
        ),),
    finish=count_nonzero_dim_IntList_finish)


def _std_start_0(T):
    return T(0)

def _std_step_0(total, self):
    return total + self

def _std_combine_0(total, total_other):
    return total + total_other

def _std_start_1(T):
    return T(0), T(0)

def _std_step_1(count, total, rest, squares, self):
    away = self - divide(total, count)
    return rest + away, squares + away * conj(away)

def _std_combine_1(rest, squares, rest_other, squares_other):
    return rest + rest_other, squares + squares_other

def _std_finish(T, count, correction, rest, squares):
    return sqrt(divide(
        maximum(real(squares - rest * conj(divide(rest, count))) if isfinite(squares) else real(squares), real(T(0))),
        maximum(real(count - correction), real(T(0)))))

_std_kernel = ReduceKernel("_std_kernel",
    passes=(Pass({"total": "compute"}, _std_start_0, _std_step_0, _std_combine_0),
        Pass({"rest": "compute", "squares": "compute"}, _std_start_1, _std_step_1, _std_combine_1)),
    finish=_std_finish, scalars=("correction",))


def nansum_start(T):
    return T(0)

def nansum_step(T, total, self):
    return total + (T(0) if isnan(self) else self)

def nansum_combine(total, total_other):
    return total + total_other

def nansum_finish(total):
    return total

nansum_kernel = ReduceKernel("nansum_kernel",
    passes=(Pass({"total": "compute"}, nansum_start, nansum_step, nansum_combine),), finish=nansum_finish)


def _nanmean_start(T):
    return T(0), 0

def _nanmean_step(T, total, numbers, self):
    return total + (T(0) if isnan(self) else self), numbers + (T(0) if isnan(self) else T(1))

def _nanmean_combine(total, numbers, total_other, numbers_other):
    return total + total_other, numbers + numbers_other

def _nanmean_finish(total, numbers):
    return divide(total, numbers)

_nanmean_kernel = ReduceKernel("_nanmean_kernel",
    passes=(Pass({"total": "compute", "numbers": "int64"}, _nanmean_start, _nanmean_step, _nanmean_combine),),
    finish=_nanmean_finish)
