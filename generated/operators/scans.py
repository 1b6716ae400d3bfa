# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The scans operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.reduction.recurrences

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.reduction.scan import Scan
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)

CUMSUM, CUMSUM_, CUMSUM_OUT = define("cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    "2c4c4c6653274e79", "cumsum_", "cumsum.out")
CUMSUM_LOOP = Scan("cumsum", LOOPS, "cumsum_kernel", promote="integers_to_int64")
CUMSUM.implement(CPU, lambda self, dim, dtype: CUMSUM_LOOP.compute(self, dim, dtype=dtype))
CUMSUM_.implement(CPU, lambda self, dim, dtype: CUMSUM_LOOP.compute(self, dim, dtype=dtype, out=(self,), in_place=True))
CUMSUM_OUT.implement(CPU, lambda self, dim, dtype, out: CUMSUM_LOOP.compute(self, dim, dtype=dtype, out=(out,)))

class CumsumBackward0(Node, operator="cumsum"):
    __slots__ = ("_saved_dim",)

    def apply(self, grad):
        dim = self._saved_dim
        return (functions._reverse_cumsum(grad, dim),)

@CUMSUM.implement(AUTOGRAD)
def cumsum_autograd(self, dim, dtype):
    result = CUMSUM[self._keys & BELOW_AUTOGRAD](self, dim, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = CumsumBackward0()
    node._saved_dim = dim
    return record.call(node, result, self)

recorded_in_place(CUMSUM_, CumsumBackward0)
forward_rule(CUMSUM, lambda self_t, dim, dtype: CUMSUM[self_t._keys](self_t, dim, dtype))

_REVERSE_CUMSUM = define("_reverse_cumsum(Tensor self, int dim) -> Tensor", "69e7016847d02729")
_REVERSE_CUMSUM_LOOP = Scan("_reverse_cumsum", LOOPS, "_reverse_cumsum_kernel")
_REVERSE_CUMSUM.implement(CPU, lambda self, dim: _REVERSE_CUMSUM_LOOP.compute(self, dim))

class _ReverseCumsumBackward0(Node, operator="_reverse_cumsum"):
    __slots__ = ("_saved_dim",)

    def apply(self, grad):
        dim = self._saved_dim
        return (grad.cumsum(dim),)

@_REVERSE_CUMSUM.implement(AUTOGRAD)
def _reverse_cumsum_autograd(self, dim):
    result = _REVERSE_CUMSUM[self._keys & BELOW_AUTOGRAD](self, dim)
    if guards.active and not grad_enabled():
        return result
    node = _ReverseCumsumBackward0()
    node._saved_dim = dim
    return record.call(node, result, self)

forward_rule(_REVERSE_CUMSUM, lambda self_t, dim: _REVERSE_CUMSUM[self_t._keys](self_t, dim))

CUMPROD, CUMPROD_, CUMPROD_OUT = define("cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    "21364050f8a618af", "cumprod_", "cumprod.out")
CUMPROD_LOOP = Scan("cumprod", LOOPS, "cumprod_kernel", promote="integers_to_int64")
CUMPROD.implement(CPU, lambda self, dim, dtype: CUMPROD_LOOP.compute(self, dim, dtype=dtype))
CUMPROD_.implement(CPU,
    lambda self, dim, dtype: CUMPROD_LOOP.compute(self, dim, dtype=dtype, out=(self,), in_place=True))
CUMPROD_OUT.implement(CPU, lambda self, dim, dtype, out: CUMPROD_LOOP.compute(self, dim, dtype=dtype, out=(out,)))

class CumprodBackward0(Node, operator="cumprod"):
    __slots__ = ("_saved_dim", "_raw_result", "_raw_self", "_version_self")

    def apply(self, grad):
        dim = self._saved_dim
        result = unpack_output.call(self, self._raw_result, 0)
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            operations.conj(functions._previous(result, dim, 1.0)) * functions._reverse_recurrence(
                grad, operations.conj(functions._following(self_.to(grad.dtype), dim, 0.0)), dim
            ),)

@CUMPROD.implement(AUTOGRAD)
def cumprod_autograd(self, dim, dtype):
    result = CUMPROD[self._keys & BELOW_AUTOGRAD](self, dim, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = CumprodBackward0()
    node._saved_dim = dim
    node._raw_result = save_output.call(result)
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(CUMPROD_, CumprodBackward0, output="_raw_result")

@forward_rule(CUMPROD, keeps=True)
def cumprod_forward(self_t, self_p, result_p, dim):
    return functions._recurrence(self_t * functions._previous(result_p, dim, 1.0), self_p.to(result_p.dtype), dim)


CUMMAX, CUMMAX_OUT = define("cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)", "fa3d367dbbaebec7",
    "cummax.out")
CUMMAX_LOOP = Scan("cummax", LOOPS, "cummax_kernel", accepts=("bool", "integral", "floating"), outputs=2,
    output_dtypes=("same", "int64"))
CUMMAX.implement(CPU, named(return_types.cummax)(lambda self, dim: CUMMAX_LOOP.compute(self, dim)))
CUMMAX_OUT.implement(CPU,
    named(return_types.cummax)(
        lambda self, dim, values, indices: CUMMAX_LOOP.compute(self, dim, out=(values, indices))))

class CummaxBackward0(Node, operator="cummax"):
    __slots__ = ("_saved_self_ndim", "_saved_self_shape", "_saved_dim", "_raw_indices")

    def apply(self, grad):
        self_ndim = self._saved_self_ndim
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        return (functions.zeros(self_shape, dtype=grad.dtype).scatter_add(dim, indices, grad) if self_ndim else grad,)

@CUMMAX.implement(AUTOGRAD)
def cummax_autograd(self, dim):
    result = CUMMAX[self._keys & BELOW_AUTOGRAD](self, dim)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = CummaxBackward0()
    node._saved_self_ndim = self._ndim
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    record.call(node, result_values, self)
    return result

@forward_rule(CUMMAX, keeps=True)
def cummax_forward(self_t, self_p, indices_p, dim):
    values_t = self_t.gather(dim, indices_p) if self_p._ndim else self_t
    return (values_t, None)


CUMMIN, CUMMIN_OUT = define("cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)", "838c84ee1cf625ac",
    "cummin.out")
CUMMIN_LOOP = Scan("cummin", LOOPS, "cummin_kernel", accepts=("bool", "integral", "floating"), outputs=2,
    output_dtypes=("same", "int64"))
CUMMIN.implement(CPU, named(return_types.cummin)(lambda self, dim: CUMMIN_LOOP.compute(self, dim)))
CUMMIN_OUT.implement(CPU,
    named(return_types.cummin)(
        lambda self, dim, values, indices: CUMMIN_LOOP.compute(self, dim, out=(values, indices))))

class CumminBackward0(Node, operator="cummin"):
    __slots__ = ("_saved_self_ndim", "_saved_self_shape", "_saved_dim", "_raw_indices")

    def apply(self, grad):
        self_ndim = self._saved_self_ndim
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        return (functions.zeros(self_shape, dtype=grad.dtype).scatter_add(dim, indices, grad) if self_ndim else grad,)

@CUMMIN.implement(AUTOGRAD)
def cummin_autograd(self, dim):
    result = CUMMIN[self._keys & BELOW_AUTOGRAD](self, dim)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = CumminBackward0()
    node._saved_self_ndim = self._ndim
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    record.call(node, result_values, self)
    return result

@forward_rule(CUMMIN, keeps=True)
def cummin_forward(self_t, self_p, indices_p, dim):
    values_t = self_t.gather(dim, indices_p) if self_p._ndim else self_t
    return (values_t, None)


LOGCUMSUMEXP, LOGCUMSUMEXP_OUT = define("logcumsumexp(Tensor self, int dim) -> Tensor", "9776f941a4be5b1f",
    "logcumsumexp.out")
LOGCUMSUMEXP_LOOP = Scan("logcumsumexp", LOOPS, "logcumsumexp_kernel", accepts=("floating", "complex"))
LOGCUMSUMEXP.implement(CPU, lambda self, dim: LOGCUMSUMEXP_LOOP.compute(self, dim))
LOGCUMSUMEXP_OUT.implement(CPU, lambda self, dim, out: LOGCUMSUMEXP_LOOP.compute(self, dim, out=(out,)))

class LogcumsumexpBackward0(Node, operator="logcumsumexp"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result", "_saved_dim")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        dim = self._saved_dim
        return (functions._logcumsumexp_gradient(grad, self_, result, dim),)

@LOGCUMSUMEXP.implement(AUTOGRAD)
def logcumsumexp_autograd(self, dim):
    result = LOGCUMSUMEXP[self._keys & BELOW_AUTOGRAD](self, dim)
    if guards.active and not grad_enabled():
        return result
    node = LogcumsumexpBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    node._saved_dim = dim
    return record.call(node, result, self)

@forward_rule(LOGCUMSUMEXP, keeps=True)
def logcumsumexp_forward(self_t, self_p, result_p, dim):
    return functions._recurrence(self_t * functions._exp_difference(self_p, result_p),
        functions._exp_difference(functions._previous(result_p, dim, -math.inf), result_p), dim)


@composite(define("_logcumsumexp_gradient(Tensor grad, Tensor self, Tensor result, int dim) -> Tensor",
    "65d203c8c0b7907d"))
def _logcumsumexp_gradient_composite(grad, self, result, dim):
    if language.wide_dtype(self.dtype) != self.dtype:
        wide = self.float()
        return functions._logcumsumexp_gradient(
            grad.float(), wide, functions.logcumsumexp(wide, dim), dim
        ).to(self.dtype)
    weight = functions.conj(functions._exp_difference(result, functions._following(result, dim, math.inf)))
    return functions.conj(functions._exp_difference(self, result)) * functions._reverse_recurrence(grad, weight, dim)


_RECURRENCE = define("_recurrence(Tensor self, Tensor weight, int dim) -> Tensor", "9ec4342a2d896daf")
_RECURRENCE_LOOP = Scan("_recurrence", LOOPS, "_recurrence_kernel", accepts=("floating", "complex"), further_operands=1)
_RECURRENCE.implement(CPU, lambda self, weight, dim: _RECURRENCE_LOOP.compute(self, dim, operands=(weight,)))

class _RecurrenceBackward0(Node, operator="_recurrence"):
    __slots__ = ("_saved_dim", "_raw_weight", "_version_weight", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        dim = self._saved_dim
        weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
        grad_self = None
        if wanted[0] is not None:
            grad_self = functions._reverse_recurrence(grad, operations.conj(functions._following(weight, dim, 0.0)),
                dim)
        grad_weight = None
        if wanted[1] is not None:
            result = unpack_output.call(self, self._raw_result, 0)
            grad_weight = functions._reverse_recurrence(
                grad, operations.conj(functions._following(weight, dim, 0.0)), dim
            ) * operations.conj(functions._previous(result, dim, 0.0))
        return (grad_self, grad_weight)

@_RECURRENCE.implement(AUTOGRAD)
def _recurrence_autograd(self, weight, dim):
    result = _RECURRENCE[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight, dim)
    if guards.active and not grad_enabled():
        return result
    node = _RecurrenceBackward0()
    node._saved_dim = dim
    node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    if weight._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, self, weight)

@forward_rule(_RECURRENCE, keeps=True)
def _recurrence_forward(self_t, weight_t, weight_p, result_p, dim):
    result_t = None
    if self_t is not None:
        result_t = functions._recurrence(self_t, weight_p, dim)
    if weight_t is not None:
        result_t = forward.plus(result_t,
            functions._recurrence(weight_t * functions._previous(result_p, dim, 0.0), weight_p, dim))
    return result_t


_REVERSE_RECURRENCE = define("_reverse_recurrence(Tensor self, Tensor weight, int dim) -> Tensor", "e1c8dc1a8f38cc01")
_REVERSE_RECURRENCE_LOOP = Scan("_reverse_recurrence", LOOPS, "_reverse_recurrence_kernel",
    accepts=("floating", "complex"), further_operands=1)
_REVERSE_RECURRENCE.implement(CPU,
    lambda self, weight, dim: _REVERSE_RECURRENCE_LOOP.compute(self, dim, operands=(weight,)))

class _ReverseRecurrenceBackward0(Node, operator="_reverse_recurrence"):
    __slots__ = ("_saved_dim", "_raw_weight", "_version_weight", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        dim = self._saved_dim
        weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
        grad_self = None
        if wanted[0] is not None:
            grad_self = functions._recurrence(grad, operations.conj(functions._previous(weight, dim, 0.0)), dim)
        grad_weight = None
        if wanted[1] is not None:
            result = unpack_output.call(self, self._raw_result, 0)
            grad_weight = functions._recurrence(
                grad, operations.conj(functions._previous(weight, dim, 0.0)), dim
            ) * operations.conj(functions._following(result, dim, 0.0))
        return (grad_self, grad_weight)

@_REVERSE_RECURRENCE.implement(AUTOGRAD)
def _reverse_recurrence_autograd(self, weight, dim):
    result = _REVERSE_RECURRENCE[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight, dim)
    if guards.active and not grad_enabled():
        return result
    node = _ReverseRecurrenceBackward0()
    node._saved_dim = dim
    node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    if weight._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, self, weight)

@forward_rule(_REVERSE_RECURRENCE, keeps=True)
def _reverse_recurrence_forward(self_t, weight_t, weight_p, result_p, dim):
    result_t = None
    if self_t is not None:
        result_t = functions._reverse_recurrence(self_t, weight_p, dim)
    if weight_t is not None:
        result_t = forward.plus(result_t,
            functions._reverse_recurrence(weight_t * functions._following(result_p, dim, 0.0), weight_p, dim))
    return result_t


_STATE_RECURRENCE = define("_state_recurrence(Tensor self, Tensor weight, int dim, bool reverse) -> Tensor",
    "5811d9c8b8defc4c")
_STATE_RECURRENCE.implement(CPU, runtime.kernels.reduction.recurrences.state_recurrence)

class _StateRecurrenceBackward0(Node, operator="_state_recurrence"):
    __slots__ = ("_saved_self_ndim", "_saved_dim", "_raw_weight", "_version_weight", "_saved_reverse", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
        reverse = self._saved_reverse
        grad_self = None
        if wanted[0] is not None:
            place_ = language.wrap_dim(dim, self_ndim - 1)
            beside_ = (
                (functions._previous(weight, place_, 0.0) if reverse else functions._following(weight, place_, 0.0))
                if self_ndim > 1
                else weight)
            grad_self = functions._state_recurrence(grad, operations.conj(beside_.transpose(-2, -1)), dim, not reverse)
        grad_weight = None
        if wanted[1] is not None:
            result = unpack_output.call(self, self._raw_result, 0)
            place_ = language.wrap_dim(dim, self_ndim - 1)
            beside_ = (
                (functions._previous(weight, place_, 0.0) if reverse else functions._following(weight, place_, 0.0))
                if self_ndim > 1
                else weight)
            before_ = (
                (functions._following(result, place_, 0.0) if reverse else functions._previous(result, place_, 0.0))
                if self_ndim > 1
                else functions.zeros_like(result))
            grad_weight = functions._state_recurrence(
                grad, operations.conj(beside_.transpose(-2, -1)), dim, not reverse
            ).unsqueeze(-1) * operations.conj(before_).unsqueeze(-2)
        return (grad_self, grad_weight)

@_STATE_RECURRENCE.implement(AUTOGRAD)
def _state_recurrence_autograd(self, weight, dim, reverse):
    result = _STATE_RECURRENCE[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight, dim, reverse)
    if guards.active and not grad_enabled():
        return result
    node = _StateRecurrenceBackward0()
    node._saved_self_ndim = self._ndim
    node._saved_dim = dim
    node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    node._saved_reverse = reverse
    if weight._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, self, weight)

@forward_rule(_STATE_RECURRENCE, keeps=True)
def _state_recurrence_forward(self_t, self_p, weight_t, weight_p, result_p, dim, reverse):
    place_ = language.wrap_dim(dim, self_p._ndim - 1)
    before_ = (
        (functions._following(result_p, place_, 0.0) if reverse else functions._previous(result_p, place_, 0.0))
        if self_p._ndim > 1
        else functions.zeros_like(result_p))
    result_t = None
    if self_t is not None:
        result_t = functions._state_recurrence(self_t, weight_p, dim, reverse)
    if weight_t is not None:
        result_t = forward.plus(result_t,
            functions._state_recurrence((weight_t * before_.unsqueeze(-2)).sum(-1), weight_p, dim, reverse))
    return result_t


_PREVIOUS = define("_previous(Tensor self, int dim, float fill) -> Tensor", "dffc1484fb0f7974")
_PREVIOUS_LOOP = Scan("_previous", LOOPS, "_previous_kernel")
_PREVIOUS.implement(CPU, lambda self, dim, fill: _PREVIOUS_LOOP.compute(self, dim, scalars=(fill,)))

class _PreviousBackward0(Node, operator="_previous"):
    __slots__ = ("_saved_dim",)

    def apply(self, grad):
        dim = self._saved_dim
        return (functions._following(grad, dim, 0.0),)

@_PREVIOUS.implement(AUTOGRAD)
def _previous_autograd(self, dim, fill):
    result = _PREVIOUS[self._keys & BELOW_AUTOGRAD](self, dim, fill)
    if guards.active and not grad_enabled():
        return result
    node = _PreviousBackward0()
    node._saved_dim = dim
    return record.call(node, result, self)

forward_rule(_PREVIOUS, lambda self_t, dim: functions._previous(self_t, dim, 0.0))

_FOLLOWING = define("_following(Tensor self, int dim, float fill) -> Tensor", "8717e2e2982f35af")
_FOLLOWING_LOOP = Scan("_following", LOOPS, "_following_kernel")
_FOLLOWING.implement(CPU, lambda self, dim, fill: _FOLLOWING_LOOP.compute(self, dim, scalars=(fill,)))

class _FollowingBackward0(Node, operator="_following"):
    __slots__ = ("_saved_dim",)

    def apply(self, grad):
        dim = self._saved_dim
        return (functions._previous(grad, dim, 0.0),)

@_FOLLOWING.implement(AUTOGRAD)
def _following_autograd(self, dim, fill):
    result = _FOLLOWING[self._keys & BELOW_AUTOGRAD](self, dim, fill)
    if guards.active and not grad_enabled():
        return result
    node = _FollowingBackward0()
    node._saved_dim = dim
    return record.call(node, result, self)

forward_rule(_FOLLOWING, lambda self_t, dim: functions._following(self_t, dim, 0.0))

_EXP_DIFFERENCE = define("_exp_difference(Tensor self, Tensor other) -> Tensor", "fed73f55facda6ab")
_EXP_DIFFERENCE_LOOP = _EXP_DIFFERENCE.compute_by(Elementwise("_exp_difference", LOOPS, "_exp_difference_kernel", 2,
    accepts=("floating", "complex")))
_EXP_DIFFERENCE_BACKWARD_SELF_FORMULA = formula(_EXP_DIFFERENCE, "backward_self",
    Elementwise("_ExpDifferenceBackward0", LOOPS, "exp_difference_backward_self", 2),
    lambda grad, result: grad * operations.conj(result))
_EXP_DIFFERENCE_BACKWARD_OTHER_FORMULA = formula(_EXP_DIFFERENCE, "backward_other",
    Elementwise("_ExpDifferenceBackward0", LOOPS, "exp_difference_backward_other", 2),
    lambda grad, result: -(grad * operations.conj(result)))

_EXP_DIFFERENCE_BACKWARD_FORMULAS = formulas(_EXP_DIFFERENCE, "_ExpDifferenceBackward0", 2,
    (_EXP_DIFFERENCE_BACKWARD_SELF_FORMULA, (0, 1)), (_EXP_DIFFERENCE_BACKWARD_OTHER_FORMULA, (0, 1)))

class _ExpDifferenceBackward0(Node, operator="_exp_difference"):
    __slots__ = ("_raw_result",)

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        result = unpack_output.call(self, self._raw_result, 0)
        if None not in wanted:
            return _EXP_DIFFERENCE_BACKWARD_FORMULAS[(grad._keys | result._keys) & formula_keys()](grad, result)
        grad_self = None if wanted[0] is None else _EXP_DIFFERENCE_BACKWARD_SELF_FORMULA[
            (grad._keys | result._keys) & formula_keys()
        ](grad, result)
        grad_other = None if wanted[1] is None else _EXP_DIFFERENCE_BACKWARD_OTHER_FORMULA[
            (grad._keys | result._keys) & formula_keys()
        ](grad, result)
        return (grad_self, grad_other)

@_EXP_DIFFERENCE.implement(AUTOGRAD)
def _exp_difference_autograd(self, other):
    result = _EXP_DIFFERENCE[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = _ExpDifferenceBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self, other)

@formula(_EXP_DIFFERENCE, "forward", Elementwise("_exp_difference", LOOPS, "exp_difference_forward", 3))
def _EXP_DIFFERENCE_FORWARD_FORMULA(other_t, self_t, result_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * result_p
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * result_p)
    return result_t

forward_rule(_EXP_DIFFERENCE, _EXP_DIFFERENCE_FORWARD_FORMULA, keeps=True)
