"""The scans operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

import numpy as np

from runtime.autograd import forward
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward, by_double_backward_in_place
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.dtypes import FLOATING
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.kernels.scan import Scan
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, CPU, FORWARD_AD
from runtime.tensor import Tensor

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.scans"
functions = LateModule(f"{PACKAGE}.functions")


# cumsum (ops.yaml:1866, derivatives.yaml:328)
CUMSUM = define(
    "cumsum",
    "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:1866",
    digest="d09f44e72f093c58",
    kernel={
        "scan": "{total: {type: wide, init: 0, step: total + self}}",
    },
    derivative={
        "self": "_reverse_cumsum(grad, dim)",
    },
)
CUMSUM_ = define(
    "cumsum_",
    "cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
    source="ops.yaml:1866",
    digest="d09f44e72f093c58",
)
CUMSUM_OUT = define(
    "cumsum.out",
    "cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:1866",
    digest="d09f44e72f093c58",
)
CUMSUM_LOOP = Scan("cumsum", LOOPS, "cumsum_fccc9ebf", promote="integers_to_int64")


def cumsum_cpu(self, dim, dtype):
    """cumsum on the CPU."""
    return CUMSUM_LOOP.compute(self, dim, dtype=dtype)


CUMSUM.implement(CPU, cumsum_cpu)


def cumsum__cpu(self, dim, dtype):
    """cumsum_ on the CPU."""
    return CUMSUM_LOOP.compute(self, dim, dtype=dtype, out=(self,), in_place=True)


CUMSUM_.implement(CPU, cumsum__cpu)


def cumsum_out_cpu(self, dim, dtype, out):
    """cumsum.out on the CPU."""
    return CUMSUM_LOOP.compute(self, dim, dtype=dtype, out=(out,))


CUMSUM_OUT.implement(CPU, cumsum_out_cpu)


class CumsumBackward0(Node):
    """Backward of cumsum (derivatives.yaml:328)."""

    __slots__ = ("_saved_dim",)
    operator = "cumsum"

    def apply(self, grad):
        dim = self._saved_dim
        grad_self = functions._reverse_cumsum(grad, dim)
        return (grad_self,)


def cumsum_autograd(self, dim, dtype):
    """cumsum, recorded for the backward pass."""
    result = CUMSUM[(self._keys) & BELOW_AUTOGRAD](self, dim, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = CumsumBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


CUMSUM.implement(AUTOGRAD_CPU, cumsum_autograd)


def cumsum__autograd(self, dim, dtype):
    """cumsum_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CUMSUM_[(self._keys) & BELOW_AUTOGRAD](self, dim, dtype)
    check_inplace("cumsum_", self)
    node = CumsumBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    CUMSUM_[(self._keys) & BELOW_AUTOGRAD](self, dim, dtype)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CUMSUM_.implement(AUTOGRAD_CPU, cumsum__autograd)
CUMSUM_OUT.implement(AUTOGRAD_CPU, without_gradient(CUMSUM_OUT))
CUMSUM.implement(FORWARD_AD, by_double_backward(CUMSUM))
CUMSUM_.implement(FORWARD_AD, by_double_backward_in_place(CUMSUM_, CUMSUM))
CUMSUM_OUT.implement(FORWARD_AD, forward.without_tangent(CUMSUM_OUT))


# _reverse_cumsum (ops.yaml:1881, derivatives.yaml:331)
_REVERSE_CUMSUM = define(
    "_reverse_cumsum",
    "_reverse_cumsum(Tensor self, int dim) -> Tensor",
    source="ops.yaml:1881",
    digest="905a9a3ceca5d77f",
    kernel={
        "scan": "{total: {type: wide, init: 0, step: total + self}}",
        "reverse": "true",
    },
    derivative={
        "self": "grad.cumsum(dim)",
    },
)
_REVERSE_CUMSUM_LOOP = Scan("_reverse_cumsum", LOOPS, "_reverse_cumsum_3d311e4d")


def _reverse_cumsum_cpu(self, dim):
    """_reverse_cumsum on the CPU."""
    return _REVERSE_CUMSUM_LOOP.compute(self, dim)


_REVERSE_CUMSUM.implement(CPU, _reverse_cumsum_cpu)


class _ReverseCumsumBackward0(Node):
    """Backward of _reverse_cumsum (derivatives.yaml:331)."""

    __slots__ = ("_saved_dim",)
    operator = "_reverse_cumsum"

    def apply(self, grad):
        dim = self._saved_dim
        grad_self = grad.cumsum(dim)
        return (grad_self,)


def _reverse_cumsum_autograd(self, dim):
    """_reverse_cumsum, recorded for the backward pass."""
    result = _REVERSE_CUMSUM[(self._keys) & BELOW_AUTOGRAD](self, dim)
    if state.active and not grad_enabled():
        return result
    node = _ReverseCumsumBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_REVERSE_CUMSUM.implement(AUTOGRAD_CPU, _reverse_cumsum_autograd)
_REVERSE_CUMSUM.implement(FORWARD_AD, by_double_backward(_REVERSE_CUMSUM))


# cumprod (ops.yaml:1887, derivatives.yaml:336)
CUMPROD = define(
    "cumprod",
    "cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:1887",
    digest="52f9ce59c0b726cd",
    kernel={
        "scan": "{total: {type: wide, init: 1, step: total * self}}",
    },
    derivative={
        "self": "_previous(result, dim, 1.0) * _reverse_recurrence(grad, _following(self.to(grad.dtype)"
        ", dim, 0.0), dim)",
    },
)
CUMPROD_ = define(
    "cumprod_",
    "cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
    source="ops.yaml:1887",
    digest="52f9ce59c0b726cd",
)
CUMPROD_OUT = define(
    "cumprod.out",
    "cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor"
    "(a!)",
    source="ops.yaml:1887",
    digest="52f9ce59c0b726cd",
)
CUMPROD_LOOP = Scan("cumprod", LOOPS, "cumprod_ef62c876", promote="integers_to_int64")


def cumprod_cpu(self, dim, dtype):
    """cumprod on the CPU."""
    return CUMPROD_LOOP.compute(self, dim, dtype=dtype)


CUMPROD.implement(CPU, cumprod_cpu)


def cumprod__cpu(self, dim, dtype):
    """cumprod_ on the CPU."""
    return CUMPROD_LOOP.compute(self, dim, dtype=dtype, out=(self,), in_place=True)


CUMPROD_.implement(CPU, cumprod__cpu)


def cumprod_out_cpu(self, dim, dtype, out):
    """cumprod.out on the CPU."""
    return CUMPROD_LOOP.compute(self, dim, dtype=dtype, out=(out,))


CUMPROD_OUT.implement(CPU, cumprod_out_cpu)


class CumprodBackward0(Node):
    """Backward of cumprod (derivatives.yaml:336)."""

    __slots__ = ("_saved_result", "_saved_dim", "_saved_self", "_version_self")
    operator = "cumprod"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        dim = self._saved_dim
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = functions._previous(result, dim, 1.0) * functions._reverse_recurrence(
            grad, functions._following(self_.to(grad.dtype), dim, 0.0), dim
        )
        return (grad_self,)

    def release(self):
        self._saved_result = self._saved_self = None


def cumprod_autograd(self, dim, dtype):
    """cumprod, recorded for the backward pass."""
    result = CUMPROD[(self._keys) & BELOW_AUTOGRAD](self, dim, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = CumprodBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_result = save_output(result)
    node._saved_dim = dim
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


CUMPROD.implement(AUTOGRAD_CPU, cumprod_autograd)


def cumprod__autograd(self, dim, dtype):
    """cumprod_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CUMPROD_[(self._keys) & BELOW_AUTOGRAD](self, dim, dtype)
    check_inplace("cumprod_", self)
    node = CumprodBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_dim = dim
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    CUMPROD_[(self._keys) & BELOW_AUTOGRAD](self, dim, dtype)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


CUMPROD_.implement(AUTOGRAD_CPU, cumprod__autograd)
CUMPROD_OUT.implement(AUTOGRAD_CPU, without_gradient(CUMPROD_OUT))
CUMPROD.implement(FORWARD_AD, by_double_backward(CUMPROD))
CUMPROD_.implement(FORWARD_AD, by_double_backward_in_place(CUMPROD_, CUMPROD))
CUMPROD_OUT.implement(FORWARD_AD, forward.without_tangent(CUMPROD_OUT))


# cummax (ops.yaml:1899)
CUMMAX = define(
    "cummax",
    "cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    source="ops.yaml:1899",
    digest="58acf3b8d3a6e648",
    kernel={
        "scan": "{let: {wins: self >= best or isnan(self)}, best: {init: -inf, step: where(wins, self, "
        "best)}, at: {type: int64, init: 0, step: where(wins, index, at)}}",
        "each": "best, at",
    },
)
CUMMAX_OUT = define(
    "cummax.out",
    "cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor("
    "a!) values, Tensor(b!) indices)",
    source="ops.yaml:1899",
    digest="58acf3b8d3a6e648",
)
CUMMAX_LOOP = Scan(
    "cummax",
    LOOPS,
    "cummax_b52c87d4",
    accepts=('bool', 'integral', 'floating'),
    outputs=2,
    output_dtypes=('same', 'int64'),
)


def cummax_cpu(self, dim):
    """cummax on the CPU."""
    return CUMMAX_LOOP.compute(self, dim)


CUMMAX.implement(CPU, cummax_cpu)


def cummax_out_cpu(self, dim, values, indices):
    """cummax.out on the CPU."""
    return CUMMAX_LOOP.compute(self, dim, out=(values, indices))


CUMMAX_OUT.implement(CPU, cummax_out_cpu)
CUMMAX_OUT.implement(AUTOGRAD_CPU, without_gradient(CUMMAX_OUT))
CUMMAX_OUT.implement(FORWARD_AD, forward.without_tangent(CUMMAX_OUT))


# cummin (ops.yaml:1919)
CUMMIN = define(
    "cummin",
    "cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    source="ops.yaml:1919",
    digest="a4a4d7033a07fa1f",
    kernel={
        "scan": "{let: {wins: self <= best or isnan(self)}, best: {init: inf, step: where(wins, self, b"
        "est)}, at: {type: int64, init: 0, step: where(wins, index, at)}}",
        "each": "best, at",
    },
)
CUMMIN_OUT = define(
    "cummin.out",
    "cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor("
    "a!) values, Tensor(b!) indices)",
    source="ops.yaml:1919",
    digest="a4a4d7033a07fa1f",
)
CUMMIN_LOOP = Scan(
    "cummin",
    LOOPS,
    "cummin_66fd2915",
    accepts=('bool', 'integral', 'floating'),
    outputs=2,
    output_dtypes=('same', 'int64'),
)


def cummin_cpu(self, dim):
    """cummin on the CPU."""
    return CUMMIN_LOOP.compute(self, dim)


CUMMIN.implement(CPU, cummin_cpu)


def cummin_out_cpu(self, dim, values, indices):
    """cummin.out on the CPU."""
    return CUMMIN_LOOP.compute(self, dim, out=(values, indices))


CUMMIN_OUT.implement(CPU, cummin_out_cpu)
CUMMIN_OUT.implement(AUTOGRAD_CPU, without_gradient(CUMMIN_OUT))
CUMMIN_OUT.implement(FORWARD_AD, forward.without_tangent(CUMMIN_OUT))


# logcumsumexp (ops.yaml:1938, derivatives.yaml:340)
LOGCUMSUMEXP = define(
    "logcumsumexp",
    "logcumsumexp(Tensor self, int dim) -> Tensor",
    source="ops.yaml:1938",
    digest="8b23159ec8d59c77",
    kernel={
        "scan": "{total: {type: wide, init: -inf, step: logaddexp(total, self)}}",
    },
    derivative={
        "self": "_exp_difference(self, result) * _reverse_recurrence(grad, _exp_difference(result, _fol"
        "lowing(result, dim, inf)), dim)",
    },
)
LOGCUMSUMEXP_OUT = define(
    "logcumsumexp.out",
    "logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1938",
    digest="8b23159ec8d59c77",
)
LOGCUMSUMEXP_LOOP = Scan("logcumsumexp", LOOPS, "logcumsumexp_4733535a", accepts=('floating',))


def logcumsumexp_cpu(self, dim):
    """logcumsumexp on the CPU."""
    return LOGCUMSUMEXP_LOOP.compute(self, dim)


LOGCUMSUMEXP.implement(CPU, logcumsumexp_cpu)


def logcumsumexp_out_cpu(self, dim, out):
    """logcumsumexp.out on the CPU."""
    return LOGCUMSUMEXP_LOOP.compute(self, dim, out=(out,))


LOGCUMSUMEXP_OUT.implement(CPU, logcumsumexp_out_cpu)


class LogcumsumexpBackward0(Node):
    """Backward of logcumsumexp (derivatives.yaml:340)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result", "_saved_dim")
    operator = "logcumsumexp"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        dim = self._saved_dim
        grad_self = functions._exp_difference(self_, result) * functions._reverse_recurrence(
            grad, functions._exp_difference(result, functions._following(result, dim, math.inf)), dim
        )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def logcumsumexp_autograd(self, dim):
    """logcumsumexp, recorded for the backward pass."""
    result = LOGCUMSUMEXP[(self._keys) & BELOW_AUTOGRAD](self, dim)
    if state.active and not grad_enabled():
        return result
    node = LogcumsumexpBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    node._saved_dim = dim
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


LOGCUMSUMEXP.implement(AUTOGRAD_CPU, logcumsumexp_autograd)
LOGCUMSUMEXP_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGCUMSUMEXP_OUT))
LOGCUMSUMEXP.implement(FORWARD_AD, by_double_backward(LOGCUMSUMEXP))
LOGCUMSUMEXP_OUT.implement(FORWARD_AD, forward.without_tangent(LOGCUMSUMEXP_OUT))


# _recurrence (ops.yaml:1950, derivatives.yaml:343)
_RECURRENCE = define(
    "_recurrence",
    "_recurrence(Tensor self, Tensor weight, int dim) -> Tensor",
    source="ops.yaml:1950",
    digest="150fd5de5d605090",
    kernel={
        "scan": "{value: {type: wide, init: 0, step: self + weight * value}}",
    },
    derivative={
        "self": "_reverse_recurrence(grad, _following(weight, dim, 0.0), dim)",
        "weight": "_reverse_recurrence(grad, _following(weight, dim, 0.0), dim) * _previous(result, dim, "
        "0.0)",
    },
)
_RECURRENCE_LOOP = Scan("_recurrence", LOOPS, "_recurrence_9977c90f", accepts=('floating', 'complex'), others=1)


def _recurrence_cpu(self, weight, dim):
    """_recurrence on the CPU."""
    return _RECURRENCE_LOOP.compute(self, dim, others=(weight,))


_RECURRENCE.implement(CPU, _recurrence_cpu)


class _RecurrenceBackward0(Node):
    """Backward of _recurrence (derivatives.yaml:343)."""

    __slots__ = ("_saved_dim", "_saved_weight", "_version_weight", "_saved_result")
    operator = "_recurrence"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            dim = self._saved_dim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            grad_self = functions._reverse_recurrence(grad, functions._following(weight, dim, 0.0), dim)
        grad_weight = None
        if self.edges[1] is not None:
            dim = self._saved_dim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            result = unpack_output(self, self._saved_result, 0)
            grad_weight = functions._reverse_recurrence(
                grad, functions._following(weight, dim, 0.0), dim
            ) * functions._previous(result, dim, 0.0)
        return (grad_self, grad_weight)

    def release(self):
        self._saved_weight = self._saved_result = None


def _recurrence_autograd(self, weight, dim):
    """_recurrence, recorded for the backward pass."""
    result = _RECURRENCE[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight, dim)
    if state.active and not grad_enabled():
        return result
    node = _RecurrenceBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, weight._edge)
    node._saved_dim = dim
    node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_result = save_output(result)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_RECURRENCE.implement(AUTOGRAD_CPU, _recurrence_autograd)
_RECURRENCE.implement(FORWARD_AD, by_double_backward(_RECURRENCE))


# _reverse_recurrence (ops.yaml:1956, derivatives.yaml:347)
_REVERSE_RECURRENCE = define(
    "_reverse_recurrence",
    "_reverse_recurrence(Tensor self, Tensor weight, int dim) -> Tensor",
    source="ops.yaml:1956",
    digest="c84229e3803b0140",
    kernel={
        "scan": "{value: {type: wide, init: 0, step: self + weight * value}}",
        "reverse": "true",
    },
    derivative={
        "self": "_recurrence(grad, _previous(weight, dim, 0.0), dim)",
        "weight": "_recurrence(grad, _previous(weight, dim, 0.0), dim) * _following(result, dim, 0.0)",
    },
)
_REVERSE_RECURRENCE_LOOP = Scan(
    "_reverse_recurrence", LOOPS, "_reverse_recurrence_b183bc04", accepts=('floating', 'complex'), others=1
)


def _reverse_recurrence_cpu(self, weight, dim):
    """_reverse_recurrence on the CPU."""
    return _REVERSE_RECURRENCE_LOOP.compute(self, dim, others=(weight,))


_REVERSE_RECURRENCE.implement(CPU, _reverse_recurrence_cpu)


class _ReverseRecurrenceBackward0(Node):
    """Backward of _reverse_recurrence (derivatives.yaml:347)."""

    __slots__ = ("_saved_dim", "_saved_weight", "_version_weight", "_saved_result")
    operator = "_reverse_recurrence"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            dim = self._saved_dim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            grad_self = functions._recurrence(grad, functions._previous(weight, dim, 0.0), dim)
        grad_weight = None
        if self.edges[1] is not None:
            dim = self._saved_dim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            result = unpack_output(self, self._saved_result, 0)
            grad_weight = functions._recurrence(
                grad, functions._previous(weight, dim, 0.0), dim
            ) * functions._following(result, dim, 0.0)
        return (grad_self, grad_weight)

    def release(self):
        self._saved_weight = self._saved_result = None


def _reverse_recurrence_autograd(self, weight, dim):
    """_reverse_recurrence, recorded for the backward pass."""
    result = _REVERSE_RECURRENCE[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight, dim)
    if state.active and not grad_enabled():
        return result
    node = _ReverseRecurrenceBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, weight._edge)
    node._saved_dim = dim
    node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_result = save_output(result)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_REVERSE_RECURRENCE.implement(AUTOGRAD_CPU, _reverse_recurrence_autograd)
_REVERSE_RECURRENCE.implement(FORWARD_AD, by_double_backward(_REVERSE_RECURRENCE))


# _previous (ops.yaml:1963, derivatives.yaml:351)
_PREVIOUS = define(
    "_previous",
    "_previous(Tensor self, int dim, float fill) -> Tensor",
    source="ops.yaml:1963",
    digest="f32cb3d8dda51107",
    kernel={
        "scan": "{last: {init: fill, step: self}, given: {init: fill, step: last}}",
        "each": "given",
    },
    derivative={
        "self": "_following(grad, dim, 0.0)",
    },
)
_PREVIOUS_LOOP = Scan("_previous", LOOPS, "_previous_4c0470b8")


def _previous_cpu(self, dim, fill):
    """_previous on the CPU."""
    return _PREVIOUS_LOOP.compute(self, dim, scalars=(fill,))


_PREVIOUS.implement(CPU, _previous_cpu)


class _PreviousBackward0(Node):
    """Backward of _previous (derivatives.yaml:351)."""

    __slots__ = ("_saved_dim",)
    operator = "_previous"

    def apply(self, grad):
        dim = self._saved_dim
        grad_self = functions._following(grad, dim, 0.0)
        return (grad_self,)


def _previous_autograd(self, dim, fill):
    """_previous, recorded for the backward pass."""
    result = _PREVIOUS[(self._keys) & BELOW_AUTOGRAD](self, dim, fill)
    if state.active and not grad_enabled():
        return result
    node = _PreviousBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_PREVIOUS.implement(AUTOGRAD_CPU, _previous_autograd)
_PREVIOUS.implement(FORWARD_AD, by_double_backward(_PREVIOUS))


# _following (ops.yaml:1971, derivatives.yaml:354)
_FOLLOWING = define(
    "_following",
    "_following(Tensor self, int dim, float fill) -> Tensor",
    source="ops.yaml:1971",
    digest="64b2fe0e3119e36e",
    kernel={
        "scan": "{last: {init: fill, step: self}, given: {init: fill, step: last}}",
        "each": "given",
        "reverse": "true",
    },
    derivative={
        "self": "_previous(grad, dim, 0.0)",
    },
)
_FOLLOWING_LOOP = Scan("_following", LOOPS, "_following_dda3f26a")


def _following_cpu(self, dim, fill):
    """_following on the CPU."""
    return _FOLLOWING_LOOP.compute(self, dim, scalars=(fill,))


_FOLLOWING.implement(CPU, _following_cpu)


class _FollowingBackward0(Node):
    """Backward of _following (derivatives.yaml:354)."""

    __slots__ = ("_saved_dim",)
    operator = "_following"

    def apply(self, grad):
        dim = self._saved_dim
        grad_self = functions._previous(grad, dim, 0.0)
        return (grad_self,)


def _following_autograd(self, dim, fill):
    """_following, recorded for the backward pass."""
    result = _FOLLOWING[(self._keys) & BELOW_AUTOGRAD](self, dim, fill)
    if state.active and not grad_enabled():
        return result
    node = _FollowingBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_FOLLOWING.implement(AUTOGRAD_CPU, _following_autograd)
_FOLLOWING.implement(FORWARD_AD, by_double_backward(_FOLLOWING))


# _exp_difference (ops.yaml:1980, derivatives.yaml:357)
_EXP_DIFFERENCE = define(
    "_exp_difference",
    "_exp_difference(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:1980",
    digest="af3c419803013cf3",
    kernel={
        "elementwise": "where(self == other, 1, exp(self - other))",
    },
    derivative={
        "self": "grad * result",
        "other": "-(grad * result)",
    },
)
_EXP_DIFFERENCE_LOOP = Elementwise("_exp_difference", LOOPS, "_exp_difference_bdc86a04", 2, accepts=('floating',))


def _exp_difference_cpu(self, other):
    """_exp_difference on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = _EXP_DIFFERENCE_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return _EXP_DIFFERENCE_LOOP.compute((self, other), ())


_EXP_DIFFERENCE.implement(CPU, _exp_difference_cpu)
_EXP_DIFFERENCE_BACKWARD_SELF_LOOP = Elementwise(
    "_ExpDifferenceBackward0", LOOPS, "exp_difference_backward_self_f8f5e448", 2
)
_EXP_DIFFERENCE_BACKWARD_OTHER_LOOP = Elementwise(
    "_ExpDifferenceBackward0", LOOPS, "exp_difference_backward_other_f8dcc76f", 2
)


class _ExpDifferenceBackward0(Node):
    """Backward of _exp_difference (derivatives.yaml:357)."""

    __slots__ = ("_saved_result",)
    operator = "_exp_difference"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            result = unpack_output(self, self._saved_result, 0)
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _EXP_DIFFERENCE_BACKWARD_SELF_LOOP((grad, result))
            else:
                grad_self = grad * result
        grad_other = None
        if self.edges[1] is not None:
            result = unpack_output(self, self._saved_result, 0)
            if state.active and not grad_enabled() and not state.dual:
                grad_other = _EXP_DIFFERENCE_BACKWARD_OTHER_LOOP((grad, result))
            else:
                grad_other = -(grad * result)
        return (grad_self, grad_other)

    def release(self):
        self._saved_result = None


def _exp_difference_autograd(self, other):
    """_exp_difference, recorded for the backward pass."""
    result = _EXP_DIFFERENCE[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = _ExpDifferenceBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_result = save_output(result)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_EXP_DIFFERENCE.implement(AUTOGRAD_CPU, _exp_difference_autograd)
_EXP_DIFFERENCE.implement(FORWARD_AD, by_double_backward(_EXP_DIFFERENCE))
