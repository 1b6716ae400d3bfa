"""The scans operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.dtypes import FLOATING
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.kernels.scan import Scan
from runtime.outputs import named
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, CPU, FORWARD_AD

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.scans"
functions = LateModule(f"{PACKAGE}.functions")


# cumsum (ops.yaml:1823, derivatives.yaml:334)
CUMSUM = define(
    "cumsum",
    "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:1823",
    digest="ef656b7ae1b779a2",
    kernel={
        "scan": "{total: {type: wide, init: 0, step: total + self}}",
    },
    derivative={
        "self": "_reverse_cumsum(grad, dim)",
        "result": "auto_linear",
    },
)
CUMSUM_ = define(
    "cumsum_",
    "cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
    source="ops.yaml:1823",
    digest="ef656b7ae1b779a2",
)
CUMSUM_OUT = define(
    "cumsum.out",
    "cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:1823",
    digest="ef656b7ae1b779a2",
)
CUMSUM_LOOP = Scan("cumsum", LOOPS, "cumsum_kernel", promote="integers_to_int64")


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
    """Backward of cumsum (derivatives.yaml:334)."""

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
    node._saved_dim = dim
    return recording.record(node, result, self)


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


def cumsum_forward(self, dim, dtype):
    """cumsum, and the tangent of its result."""
    result = CUMSUM[(self._keys) & BELOW_FORWARD](self, dim, dtype)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = CUMSUM[self_t._keys](self_t, dim, dtype)
    forward.attach(result, result_t, self_t)
    return result


CUMSUM.implement(FORWARD_AD, cumsum_forward)


def cumsum__forward(self, dim, dtype):
    """cumsum_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CUMSUM_[(self._keys) & BELOW_FORWARD](self, dim, dtype)
    self_t = forward.tangent_of(self)
    result_t = CUMSUM[self_t._keys](self_t, dim, dtype)
    CUMSUM_[(self._keys) & BELOW_FORWARD](self, dim, dtype)
    return forward.rewrite(self, result_t, self_t)


CUMSUM_.implement(FORWARD_AD, cumsum__forward)
CUMSUM_OUT.implement(FORWARD_AD, forward.without_tangent(CUMSUM_OUT))


# _reverse_cumsum (ops.yaml:1839, derivatives.yaml:338)
_REVERSE_CUMSUM = define(
    "_reverse_cumsum",
    "_reverse_cumsum(Tensor self, int dim) -> Tensor",
    source="ops.yaml:1839",
    digest="dce8bb5f9be535b4",
    kernel={
        "scan": "{total: {type: wide, init: 0, step: total + self}}",
        "reverse": "true",
    },
    derivative={
        "self": "grad.cumsum(dim)",
        "result": "auto_linear",
    },
)
_REVERSE_CUMSUM_LOOP = Scan("_reverse_cumsum", LOOPS, "_reverse_cumsum_kernel")


def _reverse_cumsum_cpu(self, dim):
    """_reverse_cumsum on the CPU."""
    return _REVERSE_CUMSUM_LOOP.compute(self, dim)


_REVERSE_CUMSUM.implement(CPU, _reverse_cumsum_cpu)


class _ReverseCumsumBackward0(Node):
    """Backward of _reverse_cumsum (derivatives.yaml:338)."""

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
    node._saved_dim = dim
    return recording.record(node, result, self)


_REVERSE_CUMSUM.implement(AUTOGRAD_CPU, _reverse_cumsum_autograd)


def _reverse_cumsum_forward(self, dim):
    """_reverse_cumsum, and the tangent of its result."""
    result = _REVERSE_CUMSUM[(self._keys) & BELOW_FORWARD](self, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _REVERSE_CUMSUM[self_t._keys](self_t, dim)
    forward.attach(result, result_t, self_t)
    return result


_REVERSE_CUMSUM.implement(FORWARD_AD, _reverse_cumsum_forward)


# cumprod (ops.yaml:1846, derivatives.yaml:345)
CUMPROD = define(
    "cumprod",
    "cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:1846",
    digest="039d98b9337ccd10",
    kernel={
        "scan": "{total: {type: wide, init: 1, step: total * self}}",
    },
    derivative={
        "self": "conj(_previous(result, dim, 1.0)) * _reverse_recurrence(grad, conj(_following(self.to("
        "grad.dtype), dim, 0.0)), dim)",
        "result": "_recurrence(self_t * _previous(result, dim, 1.0), self_p.to(result.dtype), dim)",
    },
)
CUMPROD_ = define(
    "cumprod_",
    "cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
    source="ops.yaml:1846",
    digest="039d98b9337ccd10",
)
CUMPROD_OUT = define(
    "cumprod.out",
    "cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor"
    "(a!)",
    source="ops.yaml:1846",
    digest="039d98b9337ccd10",
)
CUMPROD_LOOP = Scan("cumprod", LOOPS, "cumprod_kernel", promote="integers_to_int64")


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
    """Backward of cumprod (derivatives.yaml:345)."""

    __slots__ = ("_saved_dim", "_saved_result", "_saved_self", "_version_self")
    operator = "cumprod"

    def apply(self, grad):
        dim = self._saved_dim
        result = unpack_output(self, self._saved_result, 0)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = operations.conj(functions._previous(result, dim, 1.0)) * functions._reverse_recurrence(
            grad, operations.conj(functions._following(self_.to(grad.dtype), dim, 0.0)), dim
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
    node._saved_dim = dim
    node._saved_result = save_output(result)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


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


def cumprod_forward(self, dim, dtype):
    """cumprod, and the tangent of its result."""
    result = CUMPROD[(self._keys) & BELOW_FORWARD](self, dim, dtype)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = functions._recurrence(self_t * functions._previous(result_p, dim, 1.0), self_p.to(result_p.dtype), dim)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


CUMPROD.implement(FORWARD_AD, cumprod_forward)


def cumprod__forward(self, dim, dtype):
    """cumprod_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CUMPROD_[(self._keys) & BELOW_FORWARD](self, dim, dtype)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    CUMPROD_[(self._keys) & BELOW_FORWARD](self, dim, dtype)
    result_p = forward.alias(self)
    result_t = functions._recurrence(self_t * functions._previous(result_p, dim, 1.0), self_p.to(result_p.dtype), dim)
    return forward.keep(forward.rewrite(self, result_t, self_t))


CUMPROD_.implement(FORWARD_AD, cumprod__forward)
CUMPROD_OUT.implement(FORWARD_AD, forward.without_tangent(CUMPROD_OUT))


# cummax (ops.yaml:1858, derivatives.yaml:349)
CUMMAX = define(
    "cummax",
    "cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    source="ops.yaml:1858",
    digest="08625c2deed3fd2f",
    kernel={
        "scan": "{let: {wins: self >= best or isnan(self)}, best: {init: -inf, step: where(wins, self, "
        "best)}, at: {type: int64, init: 0, step: where(wins, index, at)}}",
        "each": "best, at",
    },
    derivative={
        "self": "zeros(self.shape, dtype=grad.dtype).scatter_add(dim, indices, grad) if self.ndim else "
        "grad",
        "values": "self_t.gather(dim, indices) if self_p.ndim else self_t",
    },
)
CUMMAX_OUT = define(
    "cummax.out",
    "cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor("
    "a!) values, Tensor(b!) indices)",
    source="ops.yaml:1858",
    digest="08625c2deed3fd2f",
)
CUMMAX_LOOP = Scan(
    "cummax",
    LOOPS,
    "cummax_kernel",
    accepts=('bool', 'integral', 'floating'),
    outputs=2,
    output_dtypes=('same', 'int64'),
)


@named(return_types.cummax)
def cummax_cpu(self, dim):
    """cummax on the CPU."""
    return CUMMAX_LOOP.compute(self, dim)


CUMMAX.implement(CPU, cummax_cpu)


@named(return_types.cummax)
def cummax_out_cpu(self, dim, values, indices):
    """cummax.out on the CPU."""
    return CUMMAX_LOOP.compute(self, dim, out=(values, indices))


CUMMAX_OUT.implement(CPU, cummax_out_cpu)


class CummaxBackward0(Node):
    """Backward of cummax (derivatives.yaml:349)."""

    __slots__ = ("_saved_self_ndim", "_saved_self_shape", "_saved_dim", "_saved_indices")
    operator = "cummax"

    def apply(self, grad):
        self_ndim = self._saved_self_ndim
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        grad_self = functions.zeros(self_shape, dtype=grad.dtype).scatter_add(dim, indices, grad) if self_ndim else grad
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def cummax_autograd(self, dim):
    """cummax, recorded for the backward pass."""
    result = CUMMAX[(self._keys) & BELOW_AUTOGRAD](self, dim)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = CummaxBackward0()
    node._saved_self_ndim = self.ndim
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    recording.record(node, result_values, self)
    return result


CUMMAX.implement(AUTOGRAD_CPU, cummax_autograd)
CUMMAX_OUT.implement(AUTOGRAD_CPU, without_gradient(CUMMAX_OUT))


def cummax_forward(self, dim):
    """cummax, and the tangent of its result."""
    result = CUMMAX[(self._keys) & BELOW_FORWARD](self, dim)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = self_t.gather(dim, indices_p) if self_p.ndim else self_t
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


CUMMAX.implement(FORWARD_AD, cummax_forward)
CUMMAX_OUT.implement(FORWARD_AD, forward.without_tangent(CUMMAX_OUT))


# cummin (ops.yaml:1878, derivatives.yaml:354)
CUMMIN = define(
    "cummin",
    "cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    source="ops.yaml:1878",
    digest="61cfaa56b106ea3d",
    kernel={
        "scan": "{let: {wins: self <= best or isnan(self)}, best: {init: inf, step: where(wins, self, b"
        "est)}, at: {type: int64, init: 0, step: where(wins, index, at)}}",
        "each": "best, at",
    },
    derivative={
        "self": "zeros(self.shape, dtype=grad.dtype).scatter_add(dim, indices, grad) if self.ndim else "
        "grad",
        "values": "self_t.gather(dim, indices) if self_p.ndim else self_t",
    },
)
CUMMIN_OUT = define(
    "cummin.out",
    "cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor("
    "a!) values, Tensor(b!) indices)",
    source="ops.yaml:1878",
    digest="61cfaa56b106ea3d",
)
CUMMIN_LOOP = Scan(
    "cummin",
    LOOPS,
    "cummin_kernel",
    accepts=('bool', 'integral', 'floating'),
    outputs=2,
    output_dtypes=('same', 'int64'),
)


@named(return_types.cummin)
def cummin_cpu(self, dim):
    """cummin on the CPU."""
    return CUMMIN_LOOP.compute(self, dim)


CUMMIN.implement(CPU, cummin_cpu)


@named(return_types.cummin)
def cummin_out_cpu(self, dim, values, indices):
    """cummin.out on the CPU."""
    return CUMMIN_LOOP.compute(self, dim, out=(values, indices))


CUMMIN_OUT.implement(CPU, cummin_out_cpu)


class CumminBackward0(Node):
    """Backward of cummin (derivatives.yaml:354)."""

    __slots__ = ("_saved_self_ndim", "_saved_self_shape", "_saved_dim", "_saved_indices")
    operator = "cummin"

    def apply(self, grad):
        self_ndim = self._saved_self_ndim
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        grad_self = functions.zeros(self_shape, dtype=grad.dtype).scatter_add(dim, indices, grad) if self_ndim else grad
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def cummin_autograd(self, dim):
    """cummin, recorded for the backward pass."""
    result = CUMMIN[(self._keys) & BELOW_AUTOGRAD](self, dim)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = CumminBackward0()
    node._saved_self_ndim = self.ndim
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    recording.record(node, result_values, self)
    return result


CUMMIN.implement(AUTOGRAD_CPU, cummin_autograd)
CUMMIN_OUT.implement(AUTOGRAD_CPU, without_gradient(CUMMIN_OUT))


def cummin_forward(self, dim):
    """cummin, and the tangent of its result."""
    result = CUMMIN[(self._keys) & BELOW_FORWARD](self, dim)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = self_t.gather(dim, indices_p) if self_p.ndim else self_t
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


CUMMIN.implement(FORWARD_AD, cummin_forward)
CUMMIN_OUT.implement(FORWARD_AD, forward.without_tangent(CUMMIN_OUT))


# logcumsumexp (ops.yaml:1897, derivatives.yaml:361)
LOGCUMSUMEXP = define(
    "logcumsumexp",
    "logcumsumexp(Tensor self, int dim) -> Tensor",
    source="ops.yaml:1897",
    digest="764b9aa52d8e658d",
    kernel={
        "scan": "{total: {type: wide, init: -inf, step: logaddexp(total, self)}}",
    },
    derivative={
        "self": "_exp_difference(self, result) * _reverse_recurrence(grad, _exp_difference(result, _fol"
        "lowing(result, dim, inf)), dim)",
        "result": "_recurrence(self_t * _exp_difference(self_p, result), _exp_difference(_previous(result"
        ", dim, -inf), result), dim)",
    },
)
LOGCUMSUMEXP_OUT = define(
    "logcumsumexp.out",
    "logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1897",
    digest="764b9aa52d8e658d",
)
LOGCUMSUMEXP_LOOP = Scan("logcumsumexp", LOOPS, "logcumsumexp_kernel", accepts=('floating',))


def logcumsumexp_cpu(self, dim):
    """logcumsumexp on the CPU."""
    return LOGCUMSUMEXP_LOOP.compute(self, dim)


LOGCUMSUMEXP.implement(CPU, logcumsumexp_cpu)


def logcumsumexp_out_cpu(self, dim, out):
    """logcumsumexp.out on the CPU."""
    return LOGCUMSUMEXP_LOOP.compute(self, dim, out=(out,))


LOGCUMSUMEXP_OUT.implement(CPU, logcumsumexp_out_cpu)


class LogcumsumexpBackward0(Node):
    """Backward of logcumsumexp (derivatives.yaml:361)."""

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
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    node._saved_dim = dim
    return recording.record(node, result, self)


LOGCUMSUMEXP.implement(AUTOGRAD_CPU, logcumsumexp_autograd)
LOGCUMSUMEXP_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGCUMSUMEXP_OUT))


def logcumsumexp_forward(self, dim):
    """logcumsumexp, and the tangent of its result."""
    result = LOGCUMSUMEXP[(self._keys) & BELOW_FORWARD](self, dim)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = functions._recurrence(
        self_t * functions._exp_difference(self_p, result_p),
        functions._exp_difference(functions._previous(result_p, dim, -math.inf), result_p),
        dim,
    )
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


LOGCUMSUMEXP.implement(FORWARD_AD, logcumsumexp_forward)
LOGCUMSUMEXP_OUT.implement(FORWARD_AD, forward.without_tangent(LOGCUMSUMEXP_OUT))


# _recurrence (ops.yaml:1909, derivatives.yaml:366)
_RECURRENCE = define(
    "_recurrence",
    "_recurrence(Tensor self, Tensor weight, int dim) -> Tensor",
    source="ops.yaml:1909",
    digest="424c058fa479340e",
    kernel={
        "scan": "{value: {type: wide, init: 0, step: self + weight * value}}",
    },
    derivative={
        "self": "_reverse_recurrence(grad, conj(_following(weight, dim, 0.0)), dim)",
        "weight": "_reverse_recurrence(grad, conj(_following(weight, dim, 0.0)), dim) * conj(_previous(re"
        "sult, dim, 0.0))",
        "result": "_recurrence(self_t, weight_p, dim) + _recurrence(weight_t * _previous(result, dim, 0.0"
        "), weight_p, dim)",
    },
)
_RECURRENCE_LOOP = Scan("_recurrence", LOOPS, "_recurrence_kernel", accepts=('floating', 'complex'), others=1)


def _recurrence_cpu(self, weight, dim):
    """_recurrence on the CPU."""
    return _RECURRENCE_LOOP.compute(self, dim, others=(weight,))


_RECURRENCE.implement(CPU, _recurrence_cpu)


class _RecurrenceBackward0(Node):
    """Backward of _recurrence (derivatives.yaml:366)."""

    __slots__ = ("_saved_dim", "_saved_weight", "_version_weight", "_saved_result")
    operator = "_recurrence"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            dim = self._saved_dim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            grad_self = functions._reverse_recurrence(
                grad, operations.conj(functions._following(weight, dim, 0.0)), dim
            )
        grad_weight = None
        if self.edges[1] is not None:
            dim = self._saved_dim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            result = unpack_output(self, self._saved_result, 0)
            grad_weight = functions._reverse_recurrence(
                grad, operations.conj(functions._following(weight, dim, 0.0)), dim
            ) * operations.conj(functions._previous(result, dim, 0.0))
        return (grad_self, grad_weight)

    def release(self):
        self._saved_weight = self._saved_result = None


def _recurrence_autograd(self, weight, dim):
    """_recurrence, recorded for the backward pass."""
    result = _RECURRENCE[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight, dim)
    if state.active and not grad_enabled():
        return result
    node = _RecurrenceBackward0()
    node._saved_dim = dim
    node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_result = save_output(result)
    return recording.record(node, result, self, weight)


_RECURRENCE.implement(AUTOGRAD_CPU, _recurrence_autograd)


def _recurrence_forward(self, weight, dim):
    """_recurrence, and the tangent of its result."""
    result = _RECURRENCE[(self._keys | weight._keys) & BELOW_FORWARD](self, weight, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    result_p = forward.alias(result)
    result_t = None
    if self_t is not None:
        result_t = functions._recurrence(self_t, weight_p, dim)
    if weight_t is not None:
        result_t = forward.plus(
            result_t, functions._recurrence(weight_t * functions._previous(result_p, dim, 0.0), weight_p, dim)
        )
    forward.attach(result, result_t, self_t, weight_t)
    forward.keep(result)
    return result


_RECURRENCE.implement(FORWARD_AD, _recurrence_forward)


# _reverse_recurrence (ops.yaml:1915, derivatives.yaml:371)
_REVERSE_RECURRENCE = define(
    "_reverse_recurrence",
    "_reverse_recurrence(Tensor self, Tensor weight, int dim) -> Tensor",
    source="ops.yaml:1915",
    digest="7fddcee6e2cf2efa",
    kernel={
        "scan": "{value: {type: wide, init: 0, step: self + weight * value}}",
        "reverse": "true",
    },
    derivative={
        "self": "_recurrence(grad, conj(_previous(weight, dim, 0.0)), dim)",
        "weight": "_recurrence(grad, conj(_previous(weight, dim, 0.0)), dim) * conj(_following(result, di"
        "m, 0.0))",
        "result": "_reverse_recurrence(self_t, weight_p, dim) + _reverse_recurrence(weight_t * _following"
        "(result, dim, 0.0), weight_p, dim)",
    },
)
_REVERSE_RECURRENCE_LOOP = Scan(
    "_reverse_recurrence", LOOPS, "_reverse_recurrence_kernel", accepts=('floating', 'complex'), others=1
)


def _reverse_recurrence_cpu(self, weight, dim):
    """_reverse_recurrence on the CPU."""
    return _REVERSE_RECURRENCE_LOOP.compute(self, dim, others=(weight,))


_REVERSE_RECURRENCE.implement(CPU, _reverse_recurrence_cpu)


class _ReverseRecurrenceBackward0(Node):
    """Backward of _reverse_recurrence (derivatives.yaml:371)."""

    __slots__ = ("_saved_dim", "_saved_weight", "_version_weight", "_saved_result")
    operator = "_reverse_recurrence"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            dim = self._saved_dim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            grad_self = functions._recurrence(grad, operations.conj(functions._previous(weight, dim, 0.0)), dim)
        grad_weight = None
        if self.edges[1] is not None:
            dim = self._saved_dim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            result = unpack_output(self, self._saved_result, 0)
            grad_weight = functions._recurrence(
                grad, operations.conj(functions._previous(weight, dim, 0.0)), dim
            ) * operations.conj(functions._following(result, dim, 0.0))
        return (grad_self, grad_weight)

    def release(self):
        self._saved_weight = self._saved_result = None


def _reverse_recurrence_autograd(self, weight, dim):
    """_reverse_recurrence, recorded for the backward pass."""
    result = _REVERSE_RECURRENCE[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight, dim)
    if state.active and not grad_enabled():
        return result
    node = _ReverseRecurrenceBackward0()
    node._saved_dim = dim
    node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_result = save_output(result)
    return recording.record(node, result, self, weight)


_REVERSE_RECURRENCE.implement(AUTOGRAD_CPU, _reverse_recurrence_autograd)


def _reverse_recurrence_forward(self, weight, dim):
    """_reverse_recurrence, and the tangent of its result."""
    result = _REVERSE_RECURRENCE[(self._keys | weight._keys) & BELOW_FORWARD](self, weight, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    result_p = forward.alias(result)
    result_t = None
    if self_t is not None:
        result_t = functions._reverse_recurrence(self_t, weight_p, dim)
    if weight_t is not None:
        result_t = forward.plus(
            result_t, functions._reverse_recurrence(weight_t * functions._following(result_p, dim, 0.0), weight_p, dim)
        )
    forward.attach(result, result_t, self_t, weight_t)
    forward.keep(result)
    return result


_REVERSE_RECURRENCE.implement(FORWARD_AD, _reverse_recurrence_forward)


# _previous (ops.yaml:1922, derivatives.yaml:378)
_PREVIOUS = define(
    "_previous",
    "_previous(Tensor self, int dim, float fill) -> Tensor",
    source="ops.yaml:1922",
    digest="34e7370502b486c7",
    kernel={
        "scan": "{last: {init: fill, step: self}, given: {init: fill, step: last}}",
        "each": "given",
    },
    derivative={
        "self": "_following(grad, dim, 0.0)",
        "result": "_previous(self_t, dim, 0.0)",
    },
)
_PREVIOUS_LOOP = Scan("_previous", LOOPS, "_previous_kernel")


def _previous_cpu(self, dim, fill):
    """_previous on the CPU."""
    return _PREVIOUS_LOOP.compute(self, dim, scalars=(fill,))


_PREVIOUS.implement(CPU, _previous_cpu)


class _PreviousBackward0(Node):
    """Backward of _previous (derivatives.yaml:378)."""

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
    node._saved_dim = dim
    return recording.record(node, result, self)


_PREVIOUS.implement(AUTOGRAD_CPU, _previous_autograd)


def _previous_forward(self, dim, fill):
    """_previous, and the tangent of its result."""
    result = _PREVIOUS[(self._keys) & BELOW_FORWARD](self, dim, fill)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions._previous(self_t, dim, 0.0)
    forward.attach(result, result_t, self_t)
    return result


_PREVIOUS.implement(FORWARD_AD, _previous_forward)


# _following (ops.yaml:1930, derivatives.yaml:382)
_FOLLOWING = define(
    "_following",
    "_following(Tensor self, int dim, float fill) -> Tensor",
    source="ops.yaml:1930",
    digest="296303012b8e4350",
    kernel={
        "scan": "{last: {init: fill, step: self}, given: {init: fill, step: last}}",
        "each": "given",
        "reverse": "true",
    },
    derivative={
        "self": "_previous(grad, dim, 0.0)",
        "result": "_following(self_t, dim, 0.0)",
    },
)
_FOLLOWING_LOOP = Scan("_following", LOOPS, "_following_kernel")


def _following_cpu(self, dim, fill):
    """_following on the CPU."""
    return _FOLLOWING_LOOP.compute(self, dim, scalars=(fill,))


_FOLLOWING.implement(CPU, _following_cpu)


class _FollowingBackward0(Node):
    """Backward of _following (derivatives.yaml:382)."""

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
    node._saved_dim = dim
    return recording.record(node, result, self)


_FOLLOWING.implement(AUTOGRAD_CPU, _following_autograd)


def _following_forward(self, dim, fill):
    """_following, and the tangent of its result."""
    result = _FOLLOWING[(self._keys) & BELOW_FORWARD](self, dim, fill)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions._following(self_t, dim, 0.0)
    forward.attach(result, result_t, self_t)
    return result


_FOLLOWING.implement(FORWARD_AD, _following_forward)


# _exp_difference (ops.yaml:1939, derivatives.yaml:386)
_EXP_DIFFERENCE = define(
    "_exp_difference",
    "_exp_difference(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:1939",
    digest="d62eb3db20e285cb",
    kernel={
        "elementwise": "where(self == other, 1, exp(self - other))",
    },
    derivative={
        "self": "grad * result",
        "other": "-(grad * result)",
        "result": "self_t * result - other_t * result",
    },
)
_EXP_DIFFERENCE_LOOP = Elementwise("_exp_difference", LOOPS, "_exp_difference_kernel", 2, accepts=('floating',))
_EXP_DIFFERENCE.implement(CPU, _EXP_DIFFERENCE_LOOP.make)
_EXP_DIFFERENCE_BACKWARD_SELF_LOOP = Elementwise("_ExpDifferenceBackward0", LOOPS, "exp_difference_backward_self", 2)
_EXP_DIFFERENCE_BACKWARD_OTHER_LOOP = Elementwise("_ExpDifferenceBackward0", LOOPS, "exp_difference_backward_other", 2)


class _ExpDifferenceBackward0(Node):
    """Backward of _exp_difference (derivatives.yaml:386)."""

    __slots__ = ("_saved_result",)
    operator = "_exp_difference"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            result = unpack_output(self, self._saved_result, 0)
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _EXP_DIFFERENCE_BACKWARD_SELF_LOOP.make(grad, result)
            else:
                grad_self = grad * result
        grad_other = None
        if self.edges[1] is not None:
            result = unpack_output(self, self._saved_result, 0)
            if state.active and not grad_enabled() and not state.dual:
                grad_other = _EXP_DIFFERENCE_BACKWARD_OTHER_LOOP.make(grad, result)
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
    node._saved_result = save_output(result)
    return recording.record(node, result, self, other)


_EXP_DIFFERENCE.implement(AUTOGRAD_CPU, _exp_difference_autograd)
_EXP_DIFFERENCE_FORWARD_LOOP = Elementwise("_exp_difference", LOOPS, "exp_difference_forward", 3)


def _exp_difference_forward(self, other):
    """_exp_difference, and the tangent of its result."""
    result = _EXP_DIFFERENCE[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    result_p = forward.alias(result)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, result_p):
        result_t = _EXP_DIFFERENCE_FORWARD_LOOP.make(other_t, self_t, result_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * result_p
        if other_t is not None:
            result_t = forward.minus(result_t, other_t * result_p)
    forward.attach(result, result_t, self_t, other_t)
    forward.keep(result)
    return result


_EXP_DIFFERENCE.implement(FORWARD_AD, _exp_difference_forward)
