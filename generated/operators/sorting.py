"""The sorting operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

import runtime.kernels.sorting

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import below_autograd, without_gradient
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import named, write_out, write_outs
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.sorting"
functions = LateModule(f"{PACKAGE}.functions")


# sort (ops.yaml:5023)
SORT = define(
    "sort",
    "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices"
    ")",
    tags=("core",),
    source="ops.yaml:5023",
    digest="f372a9dc57f75451",
    kernel={
        "composite": "sort(self, stable=False, dim=dim, descending=descending)",
    },
)
SORT_VALUES = define(
    "sort.values",
    "sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tens"
    "or(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:5023",
    digest="f372a9dc57f75451",
)


@named(return_types.sort)
def sort_composite(self, dim, descending):
    """sort, from other operators."""
    return functions.sort(self, stable=False, dim=dim, descending=descending)


SORT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, sort_composite)


@named(return_types.sort)
def sort_values_cpu(self, dim, descending, values, indices):
    """sort.values: the functional form, copied into out."""
    return write_outs("sort.values", (values, indices), sort_composite(self, dim, descending))


SORT_VALUES.implement(CPU, sort_values_cpu)
SORT_VALUES.implement(AUTOGRAD_CPU, without_gradient(SORT_VALUES))
SORT_VALUES.implement(FORWARD_AD, forward.without_tangent(SORT_VALUES))


# sort.stable (ops.yaml:5040, derivatives.yaml:1281)
SORT_STABLE = define(
    "sort.stable",
    "sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tenso"
    "r values, Tensor indices)",
    source="ops.yaml:5040",
    digest="30661f0946e92e47",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.sort}",
    },
    derivative={
        "self": "_placed(grad, self.shape, dim, indices)",
        "values": "self_t.gather(dim, indices) if self_p.ndim else self_t",
    },
)
SORT_VALUES_STABLE = define(
    "sort.values_stable",
    "sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Te"
    "nsor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:5040",
    digest="30661f0946e92e47",
)
SORT_STABLE.implement(CPU, named(return_types.sort)(runtime.kernels.sorting.sort))


@named(return_types.sort)
def sort_values_stable_cpu(self, stable, dim, descending, values, indices):
    """sort.values_stable: the functional form, copied into out."""
    result = SORT_STABLE[(self._keys) & BELOW_AUTOGRAD](self, stable, dim, descending)
    return write_outs("sort.values_stable", (values, indices), result)


SORT_VALUES_STABLE.implement(CPU, sort_values_stable_cpu)


class SortBackward0(Node):
    """Backward of sort.stable (derivatives.yaml:1281)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_indices")
    operator = "sort.stable"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        grad_self = functions._placed(grad, self_shape, dim, indices)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def sort_stable_autograd(self, stable, dim, descending):
    """sort.stable, recorded for the backward pass."""
    result = SORT_STABLE[(self._keys) & BELOW_AUTOGRAD](self, stable, dim, descending)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = SortBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    recording.record(node, result_values, self)
    return result


SORT_STABLE.implement(AUTOGRAD_CPU, sort_stable_autograd)
SORT_VALUES_STABLE.implement(AUTOGRAD_CPU, without_gradient(SORT_VALUES_STABLE))


def sort_stable_forward(self, stable, dim, descending):
    """sort.stable, and the tangent of its result."""
    result = SORT_STABLE[(self._keys) & BELOW_FORWARD](self, stable, dim, descending)
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


SORT_STABLE.implement(FORWARD_AD, sort_stable_forward)
SORT_VALUES_STABLE.implement(FORWARD_AD, forward.without_tangent(SORT_VALUES_STABLE))


# argsort (ops.yaml:5052)
ARGSORT = define(
    "argsort",
    "argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor",
    source="ops.yaml:5052",
    digest="ebf40e12d3ded0a2",
    kernel={
        "composite": "sort(self.detach(), dim, descending)[1]",
    },
)


def argsort_composite(self, dim, descending):
    """argsort, from other operators."""
    return functions.sort(self.detach(), dim, descending)[1]


ARGSORT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, argsort_composite)


# argsort.stable (ops.yaml:5062)
ARGSORT_STABLE = define(
    "argsort.stable",
    "argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tens"
    "or",
    source="ops.yaml:5062",
    digest="cd8960432607d0eb",
    kernel={
        "composite": "sort(self.detach(), dim, descending)[1]",
    },
)
ARGSORT_STABLE_OUT = define(
    "argsort.stable_out",
    "argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Ten"
    "sor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5062",
    digest="cd8960432607d0eb",
)


def argsort_stable_composite(self, stable, dim, descending):
    """argsort.stable, from other operators."""
    return functions.sort(self.detach(), dim, descending)[1]


ARGSORT_STABLE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, argsort_stable_composite)


def argsort_stable_out_cpu(self, stable, dim, descending, out):
    """argsort.stable_out: the functional form, copied into out."""
    return write_out("argsort.stable_out", out, argsort_stable_composite(self, stable, dim, descending))


ARGSORT_STABLE_OUT.implement(CPU, argsort_stable_out_cpu)
ARGSORT_STABLE_OUT.implement(AUTOGRAD_CPU, without_gradient(ARGSORT_STABLE_OUT))
ARGSORT_STABLE_OUT.implement(FORWARD_AD, forward.without_tangent(ARGSORT_STABLE_OUT))


# msort (ops.yaml:5069)
MSORT = define(
    "msort",
    "msort(Tensor self) -> Tensor",
    source="ops.yaml:5069",
    digest="403a67a21d004e6c",
    kernel={
        "composite": "sort(self, 0)[0]",
    },
)
MSORT_OUT = define(
    "msort.out",
    "msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5069",
    digest="403a67a21d004e6c",
)


def msort_composite(self):
    """msort, from other operators."""
    return functions.sort(self, 0)[0]


MSORT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, msort_composite)


def msort_out_cpu(self, out):
    """msort.out: the functional form, copied into out."""
    return write_out("msort.out", out, msort_composite(self))


MSORT_OUT.implement(CPU, msort_out_cpu)
MSORT_OUT.implement(AUTOGRAD_CPU, without_gradient(MSORT_OUT))
MSORT_OUT.implement(FORWARD_AD, forward.without_tangent(MSORT_OUT))


# topk (ops.yaml:5081, derivatives.yaml:1286)
TOPK = define(
    "topk",
    "topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor v"
    "alues, Tensor indices)",
    tags=("core",),
    source="ops.yaml:5081",
    digest="0fc3cbf53df219af",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.topk}",
    },
    derivative={
        "self": "_placed(grad, self.shape, dim, indices)",
        "values": "self_t.gather(dim, indices) if self_p.ndim else self_t",
    },
)
TOPK_VALUES = define(
    "topk.values",
    "topk.values(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True, *, Te"
    "nsor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:5081",
    digest="0fc3cbf53df219af",
)
TOPK.implement(CPU, named(return_types.topk)(runtime.kernels.sorting.topk))


@named(return_types.topk)
def topk_values_cpu(self, k, dim, largest, sorted, values, indices):
    """topk.values: the functional form, copied into out."""
    result = TOPK[(self._keys) & BELOW_AUTOGRAD](self, k, dim, largest, sorted)
    return write_outs("topk.values", (values, indices), result)


TOPK_VALUES.implement(CPU, topk_values_cpu)


class TopkBackward0(Node):
    """Backward of topk (derivatives.yaml:1286)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_indices")
    operator = "topk"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        grad_self = functions._placed(grad, self_shape, dim, indices)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def topk_autograd(self, k, dim, largest, sorted):
    """topk, recorded for the backward pass."""
    result = TOPK[(self._keys) & BELOW_AUTOGRAD](self, k, dim, largest, sorted)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = TopkBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    recording.record(node, result_values, self)
    return result


TOPK.implement(AUTOGRAD_CPU, topk_autograd)
TOPK_VALUES.implement(AUTOGRAD_CPU, without_gradient(TOPK_VALUES))


def topk_forward(self, k, dim, largest, sorted):
    """topk, and the tangent of its result."""
    result = TOPK[(self._keys) & BELOW_FORWARD](self, k, dim, largest, sorted)
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


TOPK.implement(FORWARD_AD, topk_forward)
TOPK_VALUES.implement(FORWARD_AD, forward.without_tangent(TOPK_VALUES))


# kthvalue (ops.yaml:5099, derivatives.yaml:1291)
KTHVALUE = define(
    "kthvalue",
    "kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor"
    " indices)",
    source="ops.yaml:5099",
    digest="87f8e594a58ac510",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.kthvalue}",
    },
    derivative={
        "self": "_place_at(grad, self.shape, dim, indices, keepdim)",
        "values": "(self_t.gather(dim, indices) if keepdim else self_t.gather(dim, indices.unsqueeze(dim)"
        ").squeeze(dim)) if self_p.ndim else self_t",
    },
)
KTHVALUE_VALUES = define(
    "kthvalue.values",
    "kthvalue.values(Tensor self, int k, int dim=-1, bool keepdim=False, *, Tensor(a!) valu"
    "es, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:5099",
    digest="87f8e594a58ac510",
)
KTHVALUE.implement(CPU, named(return_types.kthvalue)(runtime.kernels.sorting.kthvalue))


@named(return_types.kthvalue)
def kthvalue_values_cpu(self, k, dim, keepdim, values, indices):
    """kthvalue.values: the functional form, copied into out."""
    result = KTHVALUE[(self._keys) & BELOW_AUTOGRAD](self, k, dim, keepdim)
    return write_outs("kthvalue.values", (values, indices), result)


KTHVALUE_VALUES.implement(CPU, kthvalue_values_cpu)


class KthvalueBackward0(Node):
    """Backward of kthvalue (derivatives.yaml:1291)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_indices", "_saved_keepdim")
    operator = "kthvalue"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        keepdim = self._saved_keepdim
        grad_self = functions._place_at(grad, self_shape, dim, indices, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def kthvalue_autograd(self, k, dim, keepdim):
    """kthvalue, recorded for the backward pass."""
    result = KTHVALUE[(self._keys) & BELOW_AUTOGRAD](self, k, dim, keepdim)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = KthvalueBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    node._saved_keepdim = keepdim
    recording.record(node, result_values, self)
    return result


KTHVALUE.implement(AUTOGRAD_CPU, kthvalue_autograd)
KTHVALUE_VALUES.implement(AUTOGRAD_CPU, without_gradient(KTHVALUE_VALUES))


def kthvalue_forward(self, k, dim, keepdim):
    """kthvalue, and the tangent of its result."""
    result = KTHVALUE[(self._keys) & BELOW_FORWARD](self, k, dim, keepdim)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p.ndim
        else self_t
    )
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


KTHVALUE.implement(FORWARD_AD, kthvalue_forward)
KTHVALUE_VALUES.implement(FORWARD_AD, forward.without_tangent(KTHVALUE_VALUES))


# median (ops.yaml:5114, derivatives.yaml:1298)
MEDIAN = define(
    "median",
    "median(Tensor self) -> Tensor",
    source="ops.yaml:5114",
    digest="92eceb8b756d5945",
    kernel={
        "composite": "if self.numel() == 0:\n    return full((), nan, dtype=self.dtype)\nreturn self.reshape(("
        "-1,)).median(0)[0]",
    },
    derivative={
        "self": "_share_among_median(grad, self, result)",
    },
)


def median_composite(self):
    """median, from other operators."""
    if self.numel() == 0:
        return functions.full((), math.nan, dtype=self.dtype)
    return self.reshape((-1,)).median(0)[0]


MEDIAN.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(median_composite))


class MedianBackward0(Node):
    """Backward of median (derivatives.yaml:1298)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "median"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = functions._share_among_median(grad, self_, result)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def median_autograd(self):
    """median, recorded for the backward pass."""
    result = MEDIAN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = MedianBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


MEDIAN.implement(AUTOGRAD_CPU, median_autograd)
MEDIAN.implement(FORWARD_AD, by_double_backward(MEDIAN))


# median.dim (ops.yaml:5129, derivatives.yaml:1304)
MEDIAN_DIM = define(
    "median.dim",
    "median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices"
    ")",
    source="ops.yaml:5129",
    digest="94710fa8591b9377",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.median_dim}",
    },
    derivative={
        "self": "_place_at(grad, self.shape, dim, indices, keepdim)",
        "values": "(self_t.gather(dim, indices) if keepdim else self_t.gather(dim, indices.unsqueeze(dim)"
        ").squeeze(dim)) if self_p.ndim else self_t",
    },
)
MEDIAN_DIM_VALUES = define(
    "median.dim_values",
    "median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tens"
    "or(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:5129",
    digest="94710fa8591b9377",
)
MEDIAN_DIM.implement(CPU, named(return_types.median)(runtime.kernels.sorting.median_dim))


@named(return_types.median)
def median_dim_values_cpu(self, dim, keepdim, values, indices):
    """median.dim_values: the functional form, copied into out."""
    result = MEDIAN_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_outs("median.dim_values", (values, indices), result)


MEDIAN_DIM_VALUES.implement(CPU, median_dim_values_cpu)


class MedianBackward1(Node):
    """Backward of median.dim (derivatives.yaml:1304)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_indices", "_saved_keepdim")
    operator = "median.dim"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        keepdim = self._saved_keepdim
        grad_self = functions._place_at(grad, self_shape, dim, indices, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def median_dim_autograd(self, dim, keepdim):
    """median.dim, recorded for the backward pass."""
    result = MEDIAN_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = MedianBackward1()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    node._saved_keepdim = keepdim
    recording.record(node, result_values, self)
    return result


MEDIAN_DIM.implement(AUTOGRAD_CPU, median_dim_autograd)
MEDIAN_DIM_VALUES.implement(AUTOGRAD_CPU, without_gradient(MEDIAN_DIM_VALUES))


def median_dim_forward(self, dim, keepdim):
    """median.dim, and the tangent of its result."""
    result = MEDIAN_DIM[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p.ndim
        else self_t
    )
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


MEDIAN_DIM.implement(FORWARD_AD, median_dim_forward)
MEDIAN_DIM_VALUES.implement(FORWARD_AD, forward.without_tangent(MEDIAN_DIM_VALUES))


# nanmedian (ops.yaml:5140, derivatives.yaml:1301)
NANMEDIAN = define(
    "nanmedian",
    "nanmedian(Tensor self) -> Tensor",
    source="ops.yaml:5140",
    digest="9967f2c103a91185",
    kernel={
        "composite": "if self.numel() == 0:\n    return full((), nan, dtype=self.dtype)\nreturn self.reshape(("
        "-1,)).nanmedian(0)[0]",
    },
    derivative={
        "self": "_share_among_median(grad, self, result)",
    },
)


def nanmedian_composite(self):
    """nanmedian, from other operators."""
    if self.numel() == 0:
        return functions.full((), math.nan, dtype=self.dtype)
    return self.reshape((-1,)).nanmedian(0)[0]


NANMEDIAN.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(nanmedian_composite))


class NanmedianBackward0(Node):
    """Backward of nanmedian (derivatives.yaml:1301)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "nanmedian"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = functions._share_among_median(grad, self_, result)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def nanmedian_autograd(self):
    """nanmedian, recorded for the backward pass."""
    result = NANMEDIAN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = NanmedianBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


NANMEDIAN.implement(AUTOGRAD_CPU, nanmedian_autograd)
NANMEDIAN.implement(FORWARD_AD, by_double_backward(NANMEDIAN))


# nanmedian.dim (ops.yaml:5153, derivatives.yaml:1311)
NANMEDIAN_DIM = define(
    "nanmedian.dim",
    "nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indi"
    "ces)",
    source="ops.yaml:5153",
    digest="1338d80e3ed3bfdd",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.nanmedian_dim}",
    },
    derivative={
        "self": "_place_at(grad, self.shape, dim, indices, keepdim)",
        "values": "(self_t.gather(dim, indices) if keepdim else self_t.gather(dim, indices.unsqueeze(dim)"
        ").squeeze(dim)) if self_p.ndim else self_t",
    },
)
NANMEDIAN_DIM_VALUES = define(
    "nanmedian.dim_values",
    "nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, T"
    "ensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:5153",
    digest="1338d80e3ed3bfdd",
)
NANMEDIAN_DIM.implement(CPU, named(return_types.nanmedian)(runtime.kernels.sorting.nanmedian_dim))


@named(return_types.nanmedian)
def nanmedian_dim_values_cpu(self, dim, keepdim, values, indices):
    """nanmedian.dim_values: the functional form, copied into out."""
    result = NANMEDIAN_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_outs("nanmedian.dim_values", (values, indices), result)


NANMEDIAN_DIM_VALUES.implement(CPU, nanmedian_dim_values_cpu)


class NanmedianBackward1(Node):
    """Backward of nanmedian.dim (derivatives.yaml:1311)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_indices", "_saved_keepdim")
    operator = "nanmedian.dim"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        keepdim = self._saved_keepdim
        grad_self = functions._place_at(grad, self_shape, dim, indices, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def nanmedian_dim_autograd(self, dim, keepdim):
    """nanmedian.dim, recorded for the backward pass."""
    result = NANMEDIAN_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = NanmedianBackward1()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    node._saved_keepdim = keepdim
    recording.record(node, result_values, self)
    return result


NANMEDIAN_DIM.implement(AUTOGRAD_CPU, nanmedian_dim_autograd)
NANMEDIAN_DIM_VALUES.implement(AUTOGRAD_CPU, without_gradient(NANMEDIAN_DIM_VALUES))


def nanmedian_dim_forward(self, dim, keepdim):
    """nanmedian.dim, and the tangent of its result."""
    result = NANMEDIAN_DIM[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p.ndim
        else self_t
    )
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


NANMEDIAN_DIM.implement(FORWARD_AD, nanmedian_dim_forward)
NANMEDIAN_DIM_VALUES.implement(FORWARD_AD, forward.without_tangent(NANMEDIAN_DIM_VALUES))


# mode (ops.yaml:5163, derivatives.yaml:1318)
MODE = define(
    "mode",
    "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
    source="ops.yaml:5163",
    digest="9ffd272a505ba870",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.mode}",
    },
    derivative={
        "self": "_place_at(grad, self.shape, dim, indices, keepdim)",
        "values": "(self_t.gather(dim, indices) if keepdim else self_t.gather(dim, indices.unsqueeze(dim)"
        ").squeeze(dim)) if self_p.ndim else self_t",
    },
)
MODE_VALUES = define(
    "mode.values",
    "mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor("
    "b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:5163",
    digest="9ffd272a505ba870",
)
MODE.implement(CPU, named(return_types.mode)(runtime.kernels.sorting.mode))


@named(return_types.mode)
def mode_values_cpu(self, dim, keepdim, values, indices):
    """mode.values: the functional form, copied into out."""
    result = MODE[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_outs("mode.values", (values, indices), result)


MODE_VALUES.implement(CPU, mode_values_cpu)


class ModeBackward0(Node):
    """Backward of mode (derivatives.yaml:1318)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_indices", "_saved_keepdim")
    operator = "mode"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        keepdim = self._saved_keepdim
        grad_self = functions._place_at(grad, self_shape, dim, indices, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def mode_autograd(self, dim, keepdim):
    """mode, recorded for the backward pass."""
    result = MODE[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = ModeBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    node._saved_keepdim = keepdim
    recording.record(node, result_values, self)
    return result


MODE.implement(AUTOGRAD_CPU, mode_autograd)
MODE_VALUES.implement(AUTOGRAD_CPU, without_gradient(MODE_VALUES))


def mode_forward(self, dim, keepdim):
    """mode, and the tangent of its result."""
    result = MODE[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p.ndim
        else self_t
    )
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


MODE.implement(FORWARD_AD, mode_forward)
MODE_VALUES.implement(FORWARD_AD, forward.without_tangent(MODE_VALUES))


# _share_among_median (ops.yaml:5177)
_SHARE_AMONG_MEDIAN = define(
    "_share_among_median",
    "_share_among_median(Tensor grad, Tensor self, Tensor result) -> Tensor",
    source="ops.yaml:5177",
    digest="e5fcb48558c72357",
    kernel={
        "composite": "equal = isnan(self) if isnan(result).item() else self == result\nreturn where(equal, gr"
        "ad / equal.sum(), 0)",
    },
)


def _share_among_median_composite(grad, self, result):
    """_share_among_median, from other operators."""
    equal = functions.isnan(self) if functions.isnan(result).item() else self == result
    return functions.where(equal, grad / equal.sum(), 0)


_SHARE_AMONG_MEDIAN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _share_among_median_composite)


# _placed (ops.yaml:5184)
_PLACED = define(
    "_placed",
    "_placed(Tensor grad, int[] sizes, int dim, Tensor indices) -> Tensor",
    source="ops.yaml:5184",
    digest="fbc2de98feebcad1",
    kernel={
        "composite": "zeros(sizes, dtype=grad.dtype).scatter_add(dim, indices, grad) if len(sizes) else grad",
    },
)


def _placed_composite(grad, sizes, dim, indices):
    """_placed, from other operators."""
    return functions.zeros(sizes, dtype=grad.dtype).scatter_add(dim, indices, grad) if len(sizes) else grad


_PLACED.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _placed_composite)


# searchsorted.Tensor (ops.yaml:5189)
SEARCHSORTED_TENSOR = define(
    "searchsorted.Tensor",
    "searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool"
    " right=False, str? side=None, Tensor? sorter=None) -> Tensor",
    source="ops.yaml:5189",
    digest="c88c21354ac3d27d",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.searchsorted}",
    },
)
SEARCHSORTED_TENSOR_OUT = define(
    "searchsorted.Tensor_out",
    "searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, "
    "bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5189",
    digest="c88c21354ac3d27d",
)
SEARCHSORTED_TENSOR.implement(CPU, runtime.kernels.sorting.searchsorted)


def searchsorted_Tensor_out_cpu(sorted_sequence, self, out_int32, right, side, sorter, out):
    """searchsorted.Tensor_out: the functional form, copied into out."""
    result = SEARCHSORTED_TENSOR[
        (sorted_sequence._keys | self._keys | (0 if sorter is None else sorter._keys)) & BELOW_AUTOGRAD
    ](sorted_sequence, self, out_int32, right, side, sorter)
    return write_out("searchsorted.Tensor_out", out, result)


SEARCHSORTED_TENSOR_OUT.implement(CPU, searchsorted_Tensor_out_cpu)
SEARCHSORTED_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(SEARCHSORTED_TENSOR_OUT))
SEARCHSORTED_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(SEARCHSORTED_TENSOR_OUT))


# searchsorted.Scalar (ops.yaml:5199)
SEARCHSORTED_SCALAR = define(
    "searchsorted.Scalar",
    "searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool"
    " right=False, str? side=None, Tensor? sorter=None) -> Tensor",
    source="ops.yaml:5199",
    digest="9ef9ea5c0f90994b",
    kernel={
        "composite": "searchsorted(sorted_sequence, full((), self), out_int32=out_int32, right=right, side=s"
        "ide, sorter=sorter)",
    },
)
SEARCHSORTED_SCALAR_OUT = define(
    "searchsorted.Scalar_out",
    "searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, "
    "bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5199",
    digest="9ef9ea5c0f90994b",
)


def searchsorted_Scalar_composite(sorted_sequence, self, out_int32, right, side, sorter):
    """searchsorted.Scalar, from other operators."""
    return functions.searchsorted(
        sorted_sequence, functions.full((), self), out_int32=out_int32, right=right, side=side, sorter=sorter
    )


SEARCHSORTED_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, searchsorted_Scalar_composite)


def searchsorted_Scalar_out_cpu(sorted_sequence, self, out_int32, right, side, sorter, out):
    """searchsorted.Scalar_out: the functional form, copied into out."""
    return write_out(
        "searchsorted.Scalar_out",
        out,
        searchsorted_Scalar_composite(sorted_sequence, self, out_int32, right, side, sorter),
    )


SEARCHSORTED_SCALAR_OUT.implement(CPU, searchsorted_Scalar_out_cpu)
SEARCHSORTED_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(SEARCHSORTED_SCALAR_OUT))
SEARCHSORTED_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(SEARCHSORTED_SCALAR_OUT))


# bucketize.Tensor (ops.yaml:5205)
BUCKETIZE_TENSOR = define(
    "bucketize.Tensor",
    "bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=F"
    "alse) -> Tensor",
    source="ops.yaml:5205",
    digest="4a338f396491aa9e",
    kernel={
        "composite": 'if boundaries.ndim != 1:\n    refuse(f"bucketize: the boundaries must be a vector, got '
        'shape {list(boundaries.shape)}")\nreturn searchsorted(boundaries, self, out_int32=out_i'
        "nt32, right=right)",
    },
)
BUCKETIZE_TENSOR_OUT = define(
    "bucketize.Tensor_out",
    "bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool rig"
    "ht=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5205",
    digest="4a338f396491aa9e",
)


def bucketize_Tensor_composite(self, boundaries, out_int32, right):
    """bucketize.Tensor, from other operators."""
    if boundaries.ndim != 1:
        language.refuse(f"bucketize: the boundaries must be a vector, got shape {list(boundaries.shape)}")
    return functions.searchsorted(boundaries, self, out_int32=out_int32, right=right)


BUCKETIZE_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bucketize_Tensor_composite)


def bucketize_Tensor_out_cpu(self, boundaries, out_int32, right, out):
    """bucketize.Tensor_out: the functional form, copied into out."""
    return write_out("bucketize.Tensor_out", out, bucketize_Tensor_composite(self, boundaries, out_int32, right))


BUCKETIZE_TENSOR_OUT.implement(CPU, bucketize_Tensor_out_cpu)
BUCKETIZE_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BUCKETIZE_TENSOR_OUT))
BUCKETIZE_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BUCKETIZE_TENSOR_OUT))


# bucketize.Scalar (ops.yaml:5220)
BUCKETIZE_SCALAR = define(
    "bucketize.Scalar",
    "bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=F"
    "alse) -> Tensor",
    source="ops.yaml:5220",
    digest="26b1202c7f3c7ccc",
    kernel={
        "composite": "bucketize(full((), self), boundaries, out_int32=out_int32, right=right)",
    },
)
BUCKETIZE_SCALAR_OUT = define(
    "bucketize.Scalar_out",
    "bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool rig"
    "ht=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5220",
    digest="26b1202c7f3c7ccc",
)


def bucketize_Scalar_composite(self, boundaries, out_int32, right):
    """bucketize.Scalar, from other operators."""
    return functions.bucketize(functions.full((), self), boundaries, out_int32=out_int32, right=right)


BUCKETIZE_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bucketize_Scalar_composite)


def bucketize_Scalar_out_cpu(self, boundaries, out_int32, right, out):
    """bucketize.Scalar_out: the functional form, copied into out."""
    return write_out("bucketize.Scalar_out", out, bucketize_Scalar_composite(self, boundaries, out_int32, right))


BUCKETIZE_SCALAR_OUT.implement(CPU, bucketize_Scalar_out_cpu)
BUCKETIZE_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(BUCKETIZE_SCALAR_OUT))
BUCKETIZE_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(BUCKETIZE_SCALAR_OUT))


# _unique2 (ops.yaml:5226)
_UNIQUE2 = define(
    "_unique2",
    "_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts="
    "False) -> (Tensor, Tensor, Tensor)",
    source="ops.yaml:5226",
    digest="cd1ccd3c7c6a93ee",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.unique}",
    },
)
_UNIQUE2.implement(CPU, runtime.kernels.sorting.unique)


# unique_dim (ops.yaml:5231)
UNIQUE_DIM = define(
    "unique_dim",
    "unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool ret"
    "urn_counts=False) -> (Tensor, Tensor, Tensor)",
    source="ops.yaml:5231",
    digest="bd2fa3905f09d0e8",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.unique_dim}",
    },
)
UNIQUE_DIM.implement(CPU, runtime.kernels.sorting.unique_dim)


# _unique_consecutive (ops.yaml:5240)
_UNIQUE_CONSECUTIVE = define(
    "_unique_consecutive",
    "_unique_consecutive(Tensor self, bool return_inverse, bool return_counts) -> (Tensor, "
    "Tensor, Tensor)",
    source="ops.yaml:5240",
    digest="12ba0028fe51f2ff",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.unique_consecutive}",
    },
)
_UNIQUE_CONSECUTIVE.implement(CPU, runtime.kernels.sorting.unique_consecutive)


# unique_dim_consecutive (ops.yaml:5245)
UNIQUE_DIM_CONSECUTIVE = define(
    "unique_dim_consecutive",
    "unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_co"
    "unts=False) -> (Tensor, Tensor, Tensor)",
    source="ops.yaml:5245",
    digest="efd2341080c0f646",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.unique_dim_consecutive}",
    },
)
UNIQUE_DIM_CONSECUTIVE.implement(CPU, runtime.kernels.sorting.unique_dim_consecutive)


# unique (ops.yaml:5255)
UNIQUE = define(
    "unique",
    "unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=Fa"
    "lse, int? dim=None) -> Tensor",
    source="ops.yaml:5255",
    digest="0a815e341285e946",
    kernel={
        "composite": "if dim is None:\n    found, inverse, counts = _unique2(self, True, return_inverse, retu"
        "rn_counts)\nelse:\n    found, inverse, counts = unique_dim(self, dim, True, return_inver"
        "se, return_counts)\nif return_inverse:\n    return (found, inverse, counts) if return_co"
        "unts else (found, inverse)\nreturn (found, counts) if return_counts else found",
    },
)


def unique_composite(self, sorted, return_inverse, return_counts, dim):
    """unique, from other operators."""
    if dim is None:
        found, inverse, counts = functions._unique2(self, True, return_inverse, return_counts)
    else:
        found, inverse, counts = functions.unique_dim(self, dim, True, return_inverse, return_counts)
    if return_inverse:
        return (found, inverse, counts) if return_counts else (found, inverse)
    return (found, counts) if return_counts else found


UNIQUE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, unique_composite)


# unique_consecutive (ops.yaml:5278)
UNIQUE_CONSECUTIVE = define(
    "unique_consecutive",
    "unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, i"
    "nt? dim=None) -> Tensor",
    source="ops.yaml:5278",
    digest="7cd19adc615a927b",
    kernel={
        "composite": "if dim is None:\n    found, inverse, counts = _unique_consecutive(self, return_inverse,"
        " return_counts)\nelse:\n    found, inverse, counts = unique_dim_consecutive(self, dim, r"
        "eturn_inverse, return_counts)\nif return_inverse:\n    return (found, inverse, counts) i"
        "f return_counts else (found, inverse)\nreturn (found, counts) if return_counts else fou"
        "nd",
    },
)


def unique_consecutive_composite(self, return_inverse, return_counts, dim):
    """unique_consecutive, from other operators."""
    if dim is None:
        found, inverse, counts = functions._unique_consecutive(self, return_inverse, return_counts)
    else:
        found, inverse, counts = functions.unique_dim_consecutive(self, dim, return_inverse, return_counts)
    if return_inverse:
        return (found, inverse, counts) if return_counts else (found, inverse)
    return (found, counts) if return_counts else found


UNIQUE_CONSECUTIVE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, unique_consecutive_composite)


# bincount (ops.yaml:5297)
BINCOUNT = define(
    "bincount",
    "bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor",
    source="ops.yaml:5297",
    digest="1e2029b86e3ccab5",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.bincount}",
    },
)
BINCOUNT.implement(CPU, runtime.kernels.sorting.bincount)


# histc (ops.yaml:5307)
HISTC = define(
    "histc",
    "histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor",
    source="ops.yaml:5307",
    digest="2aa981050e3c70ee",
    kernel={
        "dispatch": "{CPU: runtime.kernels.sorting.histc}",
    },
)
HISTC_OUT = define(
    "histc.out",
    "histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) ->"
    " Tensor(a!)",
    source="ops.yaml:5307",
    digest="2aa981050e3c70ee",
)
HISTC.implement(CPU, runtime.kernels.sorting.histc)


def histc_out_cpu(self, bins, min, max, out):
    """histc.out: the functional form, copied into out."""
    result = HISTC[(self._keys) & BELOW_AUTOGRAD](self, bins, min, max)
    return write_out("histc.out", out, result)


HISTC_OUT.implement(CPU, histc_out_cpu)
HISTC_OUT.implement(AUTOGRAD_CPU, without_gradient(HISTC_OUT))
HISTC_OUT.implement(FORWARD_AD, forward.without_tangent(HISTC_OUT))


# isin.Tensor_Tensor (ops.yaml:5318)
ISIN_TENSOR_TENSOR = define(
    "isin.Tensor_Tensor",
    "isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False,"
    " bool invert=False) -> Tensor",
    source="ops.yaml:5318",
    digest="1d41928c369000d7",
    kernel={
        "composite": "kind = result_dtype(elements, test_elements)\nif kind == bool_ or kind.is_complex:\n    "
        'refuse(f"isin is not implemented for {kind}")\ntested = test_elements.to(kind).reshape('
        "(-1,))\nif tested.numel() == 0:\n    found = zeros(elements.shape, dtype=bool_)\nelse:\n  "
        "  ordered = sort(tested)[0]\n    places = searchsorted(ordered, elements.to(kind)).clam"
        "p(max=tested.numel() - 1)\n    found = ordered[places] == elements\nreturn ~found if inv"
        "ert else found",
    },
)
ISIN_TENSOR_TENSOR_OUT = define(
    "isin.Tensor_Tensor_out",
    "isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=Fa"
    "lse, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5318",
    digest="1d41928c369000d7",
)


def isin_Tensor_Tensor_composite(elements, test_elements, assume_unique, invert):
    """isin.Tensor_Tensor, from other operators."""
    kind = language.result_dtype(elements, test_elements)
    if kind == dtypes.bool_ or kind.is_complex:
        language.refuse(f"isin is not implemented for {kind}")
    tested = test_elements.to(kind).reshape((-1,))
    if tested.numel() == 0:
        found = functions.zeros(elements.shape, dtype=dtypes.bool_)
    else:
        ordered = functions.sort(tested)[0]
        places = functions.searchsorted(ordered, elements.to(kind)).clamp(max=tested.numel() - 1)
        found = ordered[places] == elements
    return ~found if invert else found


ISIN_TENSOR_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, isin_Tensor_Tensor_composite)


def isin_Tensor_Tensor_out_cpu(elements, test_elements, assume_unique, invert, out):
    """isin.Tensor_Tensor_out: the functional form, copied into out."""
    return write_out(
        "isin.Tensor_Tensor_out", out, isin_Tensor_Tensor_composite(elements, test_elements, assume_unique, invert)
    )


ISIN_TENSOR_TENSOR_OUT.implement(CPU, isin_Tensor_Tensor_out_cpu)
ISIN_TENSOR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(ISIN_TENSOR_TENSOR_OUT))
ISIN_TENSOR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(ISIN_TENSOR_TENSOR_OUT))


# isin.Tensor_Scalar (ops.yaml:5339)
ISIN_TENSOR_SCALAR = define(
    "isin.Tensor_Scalar",
    "isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, "
    "bool invert=False) -> Tensor",
    source="ops.yaml:5339",
    digest="7117b3008792e781",
    kernel={
        "composite": "elements != test_element if invert else elements == test_element",
    },
)
ISIN_TENSOR_SCALAR_OUT = define(
    "isin.Tensor_Scalar_out",
    "isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=Fal"
    "se, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5339",
    digest="7117b3008792e781",
)


def isin_Tensor_Scalar_composite(elements, test_element, assume_unique, invert):
    """isin.Tensor_Scalar, from other operators."""
    return elements != test_element if invert else elements == test_element


ISIN_TENSOR_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, isin_Tensor_Scalar_composite)


def isin_Tensor_Scalar_out_cpu(elements, test_element, assume_unique, invert, out):
    """isin.Tensor_Scalar_out: the functional form, copied into out."""
    return write_out(
        "isin.Tensor_Scalar_out", out, isin_Tensor_Scalar_composite(elements, test_element, assume_unique, invert)
    )


ISIN_TENSOR_SCALAR_OUT.implement(CPU, isin_Tensor_Scalar_out_cpu)
ISIN_TENSOR_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(ISIN_TENSOR_SCALAR_OUT))
ISIN_TENSOR_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(ISIN_TENSOR_SCALAR_OUT))


# isin.Scalar_Tensor (ops.yaml:5345)
ISIN_SCALAR_TENSOR = define(
    "isin.Scalar_Tensor",
    "isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, "
    "bool invert=False) -> Tensor",
    source="ops.yaml:5345",
    digest="58f4af71478a3158",
    kernel={
        "composite": "found = (test_elements == element).any()\nreturn ~found if invert else found",
    },
)
ISIN_SCALAR_TENSOR_OUT = define(
    "isin.Scalar_Tensor_out",
    "isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=Fal"
    "se, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5345",
    digest="58f4af71478a3158",
)


def isin_Scalar_Tensor_composite(element, test_elements, assume_unique, invert):
    """isin.Scalar_Tensor, from other operators."""
    found = (test_elements == element).any()
    return ~found if invert else found


ISIN_SCALAR_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, isin_Scalar_Tensor_composite)


def isin_Scalar_Tensor_out_cpu(element, test_elements, assume_unique, invert, out):
    """isin.Scalar_Tensor_out: the functional form, copied into out."""
    return write_out(
        "isin.Scalar_Tensor_out", out, isin_Scalar_Tensor_composite(element, test_elements, assume_unique, invert)
    )


ISIN_SCALAR_TENSOR_OUT.implement(CPU, isin_Scalar_Tensor_out_cpu)
ISIN_SCALAR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(ISIN_SCALAR_TENSOR_OUT))
ISIN_SCALAR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(ISIN_SCALAR_TENSOR_OUT))
