# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The sorting operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.sorting.operator

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.without_formula import without_formula
from runtime.guards import grad_enabled, state as guards
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)

composite(
    define("sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
        "370013ed817456ba", "sort.values"),
    named(return_types.sort)(
        lambda self, dim, descending: functions.sort(self, stable=False, dim=dim, descending=descending)))

SORT_STABLE, SORT_VALUES_STABLE = define("sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) "
    "-> (Tensor values, Tensor indices)", "b1b2176412729a03", "sort.values_stable")
SORT_STABLE.implement(CPU, named(return_types.sort)(runtime.kernels.sorting.operator.sort))

class SortBackward0(Node, operator="sort.stable"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_indices")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        return (functions._placed(grad, self_shape, dim, indices),)

@SORT_STABLE.implement(AUTOGRAD)
def sort_stable_autograd(self, stable, dim, descending):
    result = SORT_STABLE[self._keys & BELOW_AUTOGRAD](self, stable, dim, descending)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = SortBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    record.call(node, result_values, self)
    return result

@forward_rule(SORT_STABLE, keeps=True)
def sort_stable_forward(self_t, self_p, indices_p, dim):
    values_t = self_t.gather(dim, indices_p) if self_p._ndim else self_t
    return (values_t, None)


composite(define("argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor", "151b5aab73ac8b17"),
    lambda self, dim, descending: functions.sort(self.detach(), dim, descending)[1])
composite(
    define("argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor",
        "95455930d8ea21b8", "argsort.stable_out"),
    lambda self, stable, dim, descending: functions.sort(self.detach(), dim, descending)[1])
composite(define("msort(Tensor self) -> Tensor", "2f2da69d33c3b2b4", "msort.out"),
    lambda self: functions.sort(self, 0)[0])

TOPK, TOPK_VALUES = define("topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor "
    "values, Tensor indices)", "1531179af5acf6a8", "topk.values")
TOPK.implement(CPU, named(return_types.topk)(runtime.kernels.sorting.operator.topk))

class TopkBackward0(Node, operator="topk"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_indices")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        return (functions._placed(grad, self_shape, dim, indices),)

@TOPK.implement(AUTOGRAD)
def topk_autograd(self, k, dim, largest, sorted):
    result = TOPK[self._keys & BELOW_AUTOGRAD](self, k, dim, largest, sorted)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = TopkBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    record.call(node, result_values, self)
    return result

@forward_rule(TOPK, keeps=True)
def topk_forward(self_t, self_p, indices_p, dim):
    values_t = self_t.gather(dim, indices_p) if self_p._ndim else self_t
    return (values_t, None)


KTHVALUE, KTHVALUE_VALUES = define("kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, "
    "Tensor indices)", "fd137560555a5125", "kthvalue.values")
KTHVALUE.implement(CPU, named(return_types.kthvalue)(runtime.kernels.sorting.operator.kthvalue))

class KthvalueBackward0(Node, operator="kthvalue"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_indices", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        keepdim = self._saved_keepdim
        return (functions._place_at(grad, self_shape, dim, indices, keepdim),)

@KTHVALUE.implement(AUTOGRAD)
def kthvalue_autograd(self, k, dim, keepdim):
    result = KTHVALUE[self._keys & BELOW_AUTOGRAD](self, k, dim, keepdim)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = KthvalueBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    node._saved_keepdim = keepdim
    record.call(node, result_values, self)
    return result

@forward_rule(KTHVALUE, keeps=True)
def kthvalue_forward(self_t, self_p, indices_p, dim, keepdim):
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p._ndim
        else self_t)
    return (values_t, None)


MEDIAN = define("median(Tensor self) -> Tensor", "6526fc767f597f4c")

@MEDIAN.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def median_composite(self):
    if self.numel() == 0:
        return functions.full((), math.nan, dtype=self.dtype)
    return self.reshape((-1,)).median(0)[0]

class MedianBackward0(Node, operator="median"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (functions._share_among_median(grad, self_, result),)

@MEDIAN.implement(AUTOGRAD)
def median_autograd(self):
    result = MEDIAN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = MedianBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

pushed_forward(MEDIAN)

MEDIAN_DIM, MEDIAN_DIM_VALUES = define("median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor "
    "indices)", "c62053ef7626b98a", "median.dim_values")
MEDIAN_DIM.implement(CPU, named(return_types.median)(runtime.kernels.sorting.operator.median_dim))

class MedianBackward1(Node, operator="median.dim"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_indices", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        keepdim = self._saved_keepdim
        return (functions._place_at(grad, self_shape, dim, indices, keepdim),)

@MEDIAN_DIM.implement(AUTOGRAD)
def median_dim_autograd(self, dim, keepdim):
    result = MEDIAN_DIM[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = MedianBackward1()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    node._saved_keepdim = keepdim
    record.call(node, result_values, self)
    return result

@forward_rule(MEDIAN_DIM, keeps=True)
def median_dim_forward(self_t, self_p, indices_p, dim, keepdim):
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p._ndim
        else self_t)
    return (values_t, None)


NANMEDIAN = define("nanmedian(Tensor self) -> Tensor", "98367146a546dee4")

@NANMEDIAN.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def nanmedian_composite(self):
    if self.numel() == 0:
        return functions.full((), math.nan, dtype=self.dtype)
    return self.reshape((-1,)).nanmedian(0)[0]

class NanmedianBackward0(Node, operator="nanmedian"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (functions._share_among_median(grad, self_, result),)

@NANMEDIAN.implement(AUTOGRAD)
def nanmedian_autograd(self):
    result = NANMEDIAN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = NanmedianBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

pushed_forward(NANMEDIAN)

NANMEDIAN_DIM, NANMEDIAN_DIM_VALUES = define("nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor "
    "values, Tensor indices)", "c9582f69fe2948d1", "nanmedian.dim_values")
NANMEDIAN_DIM.implement(CPU, named(return_types.nanmedian)(runtime.kernels.sorting.operator.nanmedian_dim))

class NanmedianBackward1(Node, operator="nanmedian.dim"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_indices", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        keepdim = self._saved_keepdim
        return (functions._place_at(grad, self_shape, dim, indices, keepdim),)

@NANMEDIAN_DIM.implement(AUTOGRAD)
def nanmedian_dim_autograd(self, dim, keepdim):
    result = NANMEDIAN_DIM[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = NanmedianBackward1()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    node._saved_keepdim = keepdim
    record.call(node, result_values, self)
    return result

@forward_rule(NANMEDIAN_DIM, keeps=True)
def nanmedian_dim_forward(self_t, self_p, indices_p, dim, keepdim):
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p._ndim
        else self_t)
    return (values_t, None)


MODE, MODE_VALUES = define("mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
    "bb1ccee3574cce71", "mode.values")
MODE.implement(CPU, named(return_types.mode)(runtime.kernels.sorting.operator.mode))

class ModeBackward0(Node, operator="mode"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_indices", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        keepdim = self._saved_keepdim
        return (functions._place_at(grad, self_shape, dim, indices, keepdim),)

@MODE.implement(AUTOGRAD)
def mode_autograd(self, dim, keepdim):
    result = MODE[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = ModeBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    node._saved_keepdim = keepdim
    record.call(node, result_values, self)
    return result

@forward_rule(MODE, keeps=True)
def mode_forward(self_t, self_p, indices_p, dim, keepdim):
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p._ndim
        else self_t)
    return (values_t, None)


@composite(define("_share_among_median(Tensor grad, Tensor self, Tensor result) -> Tensor", "102e8cd09c03b295"))
def _share_among_median_composite(grad, self, result):
    equal = functions.isnan(self) if language.any_true(functions.isnan(result)) else self == result
    return functions.where(equal, (grad / equal.sum().to(language.wide_dtype(grad.dtype))).to(grad.dtype), 0)


@composite(define("_placed(Tensor grad, int[] sizes, int dim, Tensor indices) -> Tensor", "7fde12986e66af1c"))
def _placed_composite(grad, sizes, dim, indices):
    return functions.zeros(sizes, dtype=grad.dtype).scatter_add(dim, indices, grad) if len(sizes) else grad


SEARCHSORTED_TENSOR, SEARCHSORTED_TENSOR_OUT = define("searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, "
    "bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor", "af550f14c081f032",
    "searchsorted.Tensor_out")
SEARCHSORTED_TENSOR.implement(CPU, runtime.kernels.sorting.operator.searchsorted)

@SEARCHSORTED_TENSOR.implement(BATCH_RULE)
def searchsorted_Tensor_batch(sorted_sequence, self, out_int32, right, side, sorter):
    if sorter is not None:
        count = language.broadcast_shapes(sorted_sequence._sizes[:1], sorter._sizes[:1])[0]
        order = sorter.expand((count, *sorter._sizes[1:]))
        sorted_sequence = sorted_sequence.expand((count, *sorted_sequence._sizes[1:])).gather(-1, order)
    if sorted_sequence._sizes[0] == 1 and sorted_sequence._ndim == 2:
        return functions.searchsorted(sorted_sequence[0], self, out_int32=out_int32, right=right, side=side)
    many = language.broadcast_shapes(sorted_sequence._sizes[:1], self._sizes[:1])[0]
    lines = sorted_sequence.expand((many, *sorted_sequence._sizes[1:]))
    if sorted_sequence._ndim > 2:
        values = self.expand((many, *self._sizes[1:]))
        return functions.searchsorted(lines, values, out_int32=out_int32, right=right, side=side)
    values = self.reshape(
        (self._sizes[0], language.product(self._sizes[1:]))
    ).expand((many, language.product(self._sizes[1:])))
    found = functions.searchsorted(lines, values, out_int32=out_int32, right=right, side=side)
    return found.reshape((many, *self._sizes[1:]))


@composite(define("searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, "
    "str? side=None, Tensor? sorter=None) -> Tensor", "ab90c3df4599c67e", "searchsorted.Scalar_out"))
def searchsorted_Scalar_composite(sorted_sequence, self, out_int32, right, side, sorter):
    return functions.searchsorted(sorted_sequence, functions.full((), self), out_int32=out_int32, right=right,
        side=side, sorter=sorter)


@composite(define("bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> "
    "Tensor", "3d6a6d85db6901e3", "bucketize.Tensor_out"))
def bucketize_Tensor_composite(self, boundaries, out_int32, right):
    if boundaries._ndim != 1:
        language.raise_error(f"bucketize: the boundaries must be a vector, got shape {list(boundaries._sizes)}")
    return functions.searchsorted(boundaries, self, out_int32=out_int32, right=right)


@composite(define("bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> "
    "Tensor", "4ed2d8b13d213951", "bucketize.Scalar_out"))
def bucketize_Scalar_composite(self, boundaries, out_int32, right):
    return functions.bucketize(functions.full((), self), boundaries, out_int32=out_int32, right=right)


_UNIQUE2 = define("_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> "
    "(Tensor, Tensor, Tensor)", "41105b7d84c651da")
_UNIQUE2.implement(CPU, runtime.kernels.sorting.operator.unique)
_Unique2Backward0 = without_formula(_UNIQUE2, "_Unique2Backward0", "self", outputs=(0, 1, 2))

UNIQUE_DIM = define("unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool "
    "return_counts=False) -> (Tensor, Tensor, Tensor)", "44c20b82549458c1")
UNIQUE_DIM.implement(CPU, runtime.kernels.sorting.operator.unique_dim)
UniqueDimBackward0 = without_formula(UNIQUE_DIM, "UniqueDimBackward0", "self", outputs=(0, 1, 2))

_UNIQUE_CONSECUTIVE = define("_unique_consecutive(Tensor self, bool return_inverse, bool return_counts) -> (Tensor, "
    "Tensor, Tensor)", "ab5e87a9a23be2a3")
_UNIQUE_CONSECUTIVE.implement(CPU, runtime.kernels.sorting.operator.unique_consecutive)
_UniqueConsecutiveBackward0 = without_formula(_UNIQUE_CONSECUTIVE, "_UniqueConsecutiveBackward0", "self",
    outputs=(0, 1, 2))

UNIQUE_DIM_CONSECUTIVE = define("unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool "
    "return_counts=False) -> (Tensor, Tensor, Tensor)", "9fe327c1832c68c0")
UNIQUE_DIM_CONSECUTIVE.implement(CPU, runtime.kernels.sorting.operator.unique_dim_consecutive)
UniqueDimConsecutiveBackward0 = without_formula(UNIQUE_DIM_CONSECUTIVE, "UniqueDimConsecutiveBackward0", "self",
    outputs=(0, 1, 2))


@composite(define("unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? "
    "dim=None) -> Tensor", "165ce263cc582ae4"))
def unique_composite(self, sorted, return_inverse, return_counts, dim):
    if dim is None:
        found, inverse, counts = functions._unique2(self, True, return_inverse, return_counts)
    else:
        found, inverse, counts = functions.unique_dim(self, dim, True, return_inverse, return_counts)
    if return_inverse:
        return (found, inverse, counts) if return_counts else (found, inverse)
    return (found, counts) if return_counts else found


@composite(define("unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) "
    "-> Tensor", "034abd370fc80524"))
def unique_consecutive_composite(self, return_inverse, return_counts, dim):
    if dim is None:
        found, inverse, counts = functions._unique_consecutive(self, return_inverse, return_counts)
    else:
        found, inverse, counts = functions.unique_dim_consecutive(self, dim, return_inverse, return_counts)
    if return_inverse:
        return (found, inverse, counts) if return_counts else (found, inverse)
    return (found, counts) if return_counts else found


BINCOUNT = define("bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor", "77f14455b9d566b3")
BINCOUNT.implement(CPU, runtime.kernels.sorting.operator.bincount)

class BincountBackward0(Node, operator="bincount"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad.index_select(0, self_),)

@BINCOUNT.implement(AUTOGRAD)
def bincount_autograd(self, weights, minlength):
    result = BINCOUNT[
        (self._keys | (0 if weights is None else weights._keys)) & BELOW_AUTOGRAD
    ](self, weights, minlength)
    if (guards.active and not grad_enabled()) or (weights is None or weights._edge is None):
        return result
    node = BincountBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, weights)

pushed_forward(BINCOUNT)

HISTC, HISTC_OUT = define("histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor", "99b0bb0f4f06c6ee",
    "histc.out")
HISTC.implement(CPU, runtime.kernels.sorting.operator.histc)

ISIN_TENSOR_TENSOR, ISIN_TENSOR_TENSOR_OUT = define("isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool "
    "assume_unique=False, bool invert=False) -> Tensor", "3944f409c3de0740", "isin.Tensor_Tensor_out", casts=False)
ISIN_TENSOR_TENSOR.implement(CPU, runtime.kernels.sorting.operator.isin)

@ISIN_TENSOR_TENSOR.implement(BATCH_RULE)
def isin_Tensor_Tensor_batch(elements, test_elements, assume_unique, invert):
    if test_elements._sizes[0] == 1:
        return functions.isin(elements, test_elements[0], assume_unique=assume_unique, invert=invert)
    each = elements.reshape((elements._sizes[0], language.product(elements._sizes[1:]), 1))
    found = (
        each == test_elements.reshape((test_elements._sizes[0], 1, language.product(test_elements._sizes[1:])))
    ).any(2)
    found = found.reshape((found._sizes[0], *elements._sizes[1:]))
    return found.logical_not() if invert else found


@composite(define("isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool "
    "invert=False) -> Tensor", "5ce77b408de0a1b1", "isin.Tensor_Scalar_out", casts=False))
def isin_Tensor_Scalar_composite(elements, test_element, assume_unique, invert):
    return elements != test_element if invert else elements == test_element


@composite(define("isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool "
    "invert=False) -> Tensor", "a4dd195b903df4ed", "isin.Scalar_Tensor_out", casts=False))
def isin_Scalar_Tensor_composite(element, test_elements, assume_unique, invert):
    found = (test_elements == element).any()
    return ~found if invert else found
