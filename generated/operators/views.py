# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The views operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.indexing.operator

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import composite, copy_of_view, defining, recorded_in_place
from runtime.autograd.inplace import untracked
from runtime.autograd.node import Node
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.dispatch.argument_keys import keyset_of_index
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.view.operator import View
from runtime.tensor import device as devices, dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

VIEW = define("view(Tensor(a) self, int[] size) -> Tensor(a)", "e8551f7b361b270b")

def view_geometry(self, size):
    """Sizes, strides and offset of view."""
    sizes = language.infer_size(size, self.numel())
    strides = language.compute_strides(self._sizes, self.stride(), sizes)
    if strides is None:
        language.raise_error(
            f"view: shape {list(sizes)} does not fit the strides {self.stride()} of shape {list(self._sizes)}; use "
            "reshape")
    return language.strided(sizes, strides, 0)

VIEW.implement(CPU, View(view_geometry))

class ViewBackward0(Node, operator="view"):
    __slots__ = ("_saved_self_shape",)

    def apply(self, grad):
        self_shape = self._saved_self_shape
        return (grad.reshape(self_shape),)

@VIEW.implement(AUTOGRAD)
def view_autograd(self, size):
    result = VIEW[self._keys & BELOW_AUTOGRAD](self, size)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = ViewBackward0()
    node._saved_self_shape = self._sizes
    return record.call(node, result, self)

forward_rule(VIEW, lambda self, size: VIEW[self._tangent._keys](forward.own(self), size), shares=True)
composite(define("view_as(Tensor(a) self, Tensor other) -> Tensor(a)", "3d16f024d1c0c519"),
    lambda self, other: self.view(other._sizes))


@composite(define("reshape(Tensor(a) self, int[] shape) -> Tensor(a)", "c932950cf26d4997"))
def reshape_composite(self, shape):
    if self.is_contiguous():
        return self.view(shape)
    sizes = language.infer_size(shape, self.numel())
    if language.compute_strides(self._sizes, self.stride(), sizes) is None:
        return language.new(functions.clone(self, memory_format=devices.contiguous_format).view(sizes))
    return self.view(sizes)


@composite(define("flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
    "22b3940b27210328"))
def flatten_using_ints_composite(self, start_dim, end_dim):
    shape = self._sizes
    if start_dim == 0 and end_dim == -1 and (len(shape) > 1) and self.is_contiguous():
        return self.view((language.product(shape),))
    first = language.wrap_dim(start_dim, len(shape))
    last = language.wrap_dim(end_dim, len(shape))
    if first > last:
        language.raise_error(f"flatten: start_dim {start_dim} lies after end_dim {end_dim}")
    if first == last and shape:
        return self
    sizes = (*shape[:first], language.product(shape[first:last + 1]), *shape[last + 1:])
    return self.view(sizes) if self.is_contiguous() else self.reshape(sizes)


TRANSPOSE_INT, TRANSPOSE_ = define("transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)", "e3194b8e284bd449",
    "transpose_")

def transpose_int_geometry(self, dim0, dim1):
    """Sizes, strides and offset of transpose.int."""
    order = language.exchanged(self._ndim, dim0, dim1)
    return language.strided(language.permuted(self._sizes, order), language.permuted(self.stride(), order), 0)

TRANSPOSE_INT.implement(CPU, View(transpose_int_geometry))

class TransposeBackward0(Node, operator="transpose.int"):
    __slots__ = ("_saved_dim0", "_saved_dim1")

    def apply(self, grad):
        dim0 = self._saved_dim0
        dim1 = self._saved_dim1
        return (grad.transpose(dim0, dim1),)

@TRANSPOSE_INT.implement(AUTOGRAD)
def transpose_int_autograd(self, dim0, dim1):
    result = TRANSPOSE_INT[self._keys & BELOW_AUTOGRAD](self, dim0, dim1)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = TransposeBackward0()
    node._saved_dim0 = dim0
    node._saved_dim1 = dim1
    return record.call(node, result, self)

forward_rule(TRANSPOSE_INT, lambda self, dim0, dim1: TRANSPOSE_INT[self._tangent._keys](forward.own(self), dim0, dim1),
    shares=True)
copy_of_view(
    define("transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor", "0c52a84dfc3ebc98",
        "transpose_copy.int_out"),
    "transpose.int")

T, T_ = define("t(Tensor(a) self) -> Tensor(a)", "d318c3fc2f4e351f", "t_")

def t_geometry(self):
    """Sizes, strides and offset of t."""
    if self._ndim > 2:
        language.raise_error(
            f"t: expected at most 2 dimensions, got shape {list(self._sizes)}; use transpose or permute")
    return language.strided(self._sizes[::-1], self.stride()[::-1], 0)

T.implement(CPU, View(t_geometry))

class TBackward0(Node, operator="t"):
    __slots__ = ()

    def apply(self, grad):
        return (grad.t(),)

@T.implement(AUTOGRAD)
def t_autograd(self):
    result = T[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    return record.call(TBackward0(), result, self)

forward_rule(T, lambda self: T[self._tangent._keys](forward.own(self)), shares=True)
T.implement(BATCH_RULE, lambda self: self.transpose(1, 2) if self._ndim == 3 else functions.alias(self))
copy_of_view(define("t_copy(Tensor self) -> Tensor", "d17ff0b172a5a213", "t_copy.out"), "t")
composite(define("numpy_T(Tensor(a) self) -> Tensor(a)", "26c7306cc2b59e19"),
    lambda self: self.permute(tuple(reversed(range(self._ndim)))))


@composite(define("mT(Tensor(a) self) -> Tensor(a)", "fbbf28740c3c955a"))
def mT_composite(self):
    if self._ndim == 0:
        return self
    if self._ndim < 2:
        language.raise_error(f"mT: only supported on matrices or batches of matrices, got shape {list(self._sizes)}")
    return self.transpose(-2, -1)


PERMUTE = define("permute(Tensor(a) self, int[] dims) -> Tensor(a)", "8ba2ec89776ea5a3")

def permute_geometry(self, dims):
    """Sizes, strides and offset of permute."""
    if len(dims) != self._ndim:
        language.raise_error(f"permute: {len(dims)} dimensions given for a tensor of {self._ndim}")
    order = language.wrap_dims(dims, self._ndim)
    return language.strided(language.permuted(self._sizes, order), language.permuted(self.stride(), order), 0)

PERMUTE.implement(CPU, View(permute_geometry))

class PermuteBackward0(Node, operator="permute"):
    __slots__ = ("_saved_dims",)

    def apply(self, grad):
        dims = self._saved_dims
        return (grad.permute(language.inverse_permutation(dims)),)

@PERMUTE.implement(AUTOGRAD)
def permute_autograd(self, dims):
    result = PERMUTE[self._keys & BELOW_AUTOGRAD](self, dims)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = PermuteBackward0()
    node._saved_dims = dims
    return record.call(node, result, self)

forward_rule(PERMUTE, lambda self, dims: PERMUTE[self._tangent._keys](forward.own(self), dims), shares=True)
copy_of_view(define("permute_copy(Tensor self, int[] dims) -> Tensor", "5a1dfbda9d00a57d", "permute_copy.out"),
    "permute")

UNSQUEEZE, UNSQUEEZE_ = define("unsqueeze(Tensor(a) self, int dim) -> Tensor(a)", "211bde06134159d0", "unsqueeze_")

def unsqueeze_geometry(self, dim):
    """Sizes, strides and offset of unsqueeze."""
    at = language.wrap_dim(dim, self._ndim + 1)
    strides = self.stride()
    step = strides[at] * self._sizes[at] if at < self._ndim else 1
    return language.strided(language.inserted(self._sizes, at, 1), language.inserted(strides, at, step), 0)

UNSQUEEZE.implement(CPU, View(unsqueeze_geometry))

class UnsqueezeBackward0(Node, operator="unsqueeze"):
    __slots__ = ("_saved_self_shape",)

    def apply(self, grad):
        self_shape = self._saved_self_shape
        return (grad.reshape(self_shape),)

@UNSQUEEZE.implement(AUTOGRAD)
def unsqueeze_autograd(self, dim):
    result = UNSQUEEZE[self._keys & BELOW_AUTOGRAD](self, dim)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = UnsqueezeBackward0()
    node._saved_self_shape = self._sizes
    return record.call(node, result, self)

forward_rule(UNSQUEEZE, lambda self, dim: UNSQUEEZE[self._tangent._keys](forward.own(self), dim), shares=True)
copy_of_view(define("unsqueeze_copy(Tensor self, int dim) -> Tensor", "42f99b623e382558", "unsqueeze_copy.out"),
    "unsqueeze")

SQUEEZE, SQUEEZE_ = define("squeeze(Tensor(a) self) -> Tensor(a)", "8a068777a2a200ab", "squeeze_")

def squeeze_geometry(self):
    """Sizes, strides and offset of squeeze."""
    ones = tuple((d for d in range(self._ndim) if self._sizes[d] == 1))
    return language.strided(language.without(self._sizes, *ones), language.without(self.stride(), *ones), 0)

SQUEEZE.implement(CPU, View(squeeze_geometry))

class SqueezeBackward0(Node, operator="squeeze"):
    __slots__ = ("_saved_self_shape",)

    def apply(self, grad):
        self_shape = self._saved_self_shape
        return (grad.reshape(self_shape),)

@SQUEEZE.implement(AUTOGRAD)
def squeeze_autograd(self):
    result = SQUEEZE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = SqueezeBackward0()
    node._saved_self_shape = self._sizes
    return record.call(node, result, self)

forward_rule(SQUEEZE, lambda self: SQUEEZE[self._tangent._keys](forward.own(self)), shares=True)
SQUEEZE.implement(
    BATCH_RULE, lambda self: functions.squeeze(self, tuple((d for d in range(1, self._ndim) if self._sizes[d] == 1))))
copy_of_view(define("squeeze_copy(Tensor self) -> Tensor", "dc0751fdd09a48b9", "squeeze_copy.out"), "squeeze")

SQUEEZE_DIM, SQUEEZE__DIM = define("squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)", "dd5f01333136bb8e",
    "squeeze_.dim")

def squeeze_dim_geometry(self, dim):
    """Sizes, strides and offset of squeeze.dim."""
    at = language.wrap_dim(dim, self._ndim)
    ones = (at,) if self._ndim and self._sizes[at] == 1 else ()
    return language.strided(language.without(self._sizes, *ones), language.without(self.stride(), *ones), 0)

SQUEEZE_DIM.implement(CPU, View(squeeze_dim_geometry))

class SqueezeBackward1(Node, operator="squeeze.dim"):
    __slots__ = ("_saved_self_shape",)

    def apply(self, grad):
        self_shape = self._saved_self_shape
        return (grad.reshape(self_shape),)

@SQUEEZE_DIM.implement(AUTOGRAD)
def squeeze_dim_autograd(self, dim):
    result = SQUEEZE_DIM[self._keys & BELOW_AUTOGRAD](self, dim)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = SqueezeBackward1()
    node._saved_self_shape = self._sizes
    return record.call(node, result, self)

forward_rule(SQUEEZE_DIM, lambda self, dim: SQUEEZE_DIM[self._tangent._keys](forward.own(self), dim), shares=True)
copy_of_view(define("squeeze_copy.dim(Tensor self, int dim) -> Tensor", "7f52f58553b53517", "squeeze_copy.dim_out"),
    "squeeze.dim")

SQUEEZE_DIMS, SQUEEZE__DIMS = define("squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)", "94407d7e55ec20f3",
    "squeeze_.dims")

def squeeze_dims_geometry(self, dim):
    """Sizes, strides and offset of squeeze.dims."""
    dims = language.wrap_dims(dim, self._ndim) if len(dim) else ()
    ones = tuple((d for d in dims if self._sizes[d] == 1)) if self._ndim else ()
    return language.strided(language.without(self._sizes, *ones), language.without(self.stride(), *ones), 0)

SQUEEZE_DIMS.implement(CPU, View(squeeze_dims_geometry))

class SqueezeBackward2(Node, operator="squeeze.dims"):
    __slots__ = ("_saved_self_shape",)

    def apply(self, grad):
        self_shape = self._saved_self_shape
        return (grad.reshape(self_shape),)

@SQUEEZE_DIMS.implement(AUTOGRAD)
def squeeze_dims_autograd(self, dim):
    result = SQUEEZE_DIMS[self._keys & BELOW_AUTOGRAD](self, dim)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = SqueezeBackward2()
    node._saved_self_shape = self._sizes
    return record.call(node, result, self)

forward_rule(SQUEEZE_DIMS, lambda self, dim: SQUEEZE_DIMS[self._tangent._keys](forward.own(self), dim), shares=True)
copy_of_view(define("squeeze_copy.dims(Tensor self, int[] dim) -> Tensor", "f18db07bcbdc7a7b", "squeeze_copy.dims_out"),
    "squeeze.dims")

EXPAND = define("expand(Tensor(a) self, int[] size, *, bool implicit=False) -> Tensor(a)", "7c4a72292a2c18a0")

def expand_geometry(self, size, implicit):
    """Sizes, strides and offset of expand."""
    extra = len(size) - self._ndim
    if extra < 0:
        language.raise_error(f"expand: {list(size)} has fewer dimensions than the tensor's shape {list(self._sizes)}")
    sizes = tuple((language.expanded_size(size, self._sizes, d) for d in range(len(size))))
    strides = tuple(
        (0 if d < extra or self._sizes[d - extra] != sizes[d] else self.stride(d - extra) for d in range(len(size))))
    return language.strided(sizes, strides, 0)

EXPAND.implement(CPU, View(expand_geometry))

class ExpandBackward0(Node, operator="expand"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@EXPAND.implement(AUTOGRAD)
def expand_autograd(self, size, implicit):
    result = EXPAND[self._keys & BELOW_AUTOGRAD](self, size, implicit)
    if guards.active and not grad_enabled():
        return untracked(result)
    return record.call(ExpandBackward0(), result, self)

forward_rule(EXPAND, lambda self, size, implicit: EXPAND[self._tangent._keys](forward.own(self), size, implicit),
    shares=True)
copy_of_view(
    define("expand_copy(Tensor self, int[] size, *, bool implicit=False) -> Tensor", "7ce371e4a1195c90",
        "expand_copy.out"),
    "expand")
composite(define("expand_as(Tensor(a) self, Tensor other) -> Tensor(a)", "2fc5c2b9b156845c"),
    lambda self, other: self.expand(other._sizes))
composite(define("broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)", "20708bb9f8084d32"),
    lambda self, size: self.expand(size))

SELECT_INT = define("select.int(Tensor(a) self, int dim, int index) -> Tensor(a)", "d2893402d5b9e44c")

def select_int_geometry(self, dim, index):
    """Sizes, strides and offset of select.int."""
    if self._ndim == 0:
        language.raise_index_error("select: a tensor without dimensions has nothing to select from")
    at = language.wrap_dim(dim, self._ndim)
    place = language.check_index(index, self._sizes[at], at, "select")
    return language.strided(language.without(self._sizes, at), language.without(self.stride(), at),
        place * self.stride(at))

SELECT_INT.implement(CPU, View(select_int_geometry))

class SelectBackward0(Node, operator="select.int"):
    __slots__ = ("_saved_self_shape", "_saved_self_ndim", "_saved_dim", "_saved_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        index = self._saved_index
        return (functions._scatter_at(grad, self_shape, language.index_at(dim, self_ndim, index)),)

@SELECT_INT.implement(AUTOGRAD)
def select_int_autograd(self, dim, index):
    result = SELECT_INT[self._keys & BELOW_AUTOGRAD](self, dim, index)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = SelectBackward0()
    node._saved_self_shape = self._sizes
    node._saved_self_ndim = self._ndim
    node._saved_dim = dim
    node._saved_index = index
    return record.call(node, result, self)

forward_rule(SELECT_INT, lambda self, dim, index: SELECT_INT[self._tangent._keys](forward.own(self), dim, index),
    shares=True)
copy_of_view(
    define("select_copy.int(Tensor self, int dim, int index) -> Tensor", "911a9e10594f2638", "select_copy.int_out"),
    "select.int")

SLICE_TENSOR = define("slice.Tensor(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> "
    "Tensor(a)", "44d6d35169443605")

def slice_Tensor_geometry(self, dim, start, end, step):
    """Sizes, strides and offset of slice.Tensor."""
    if self._ndim == 0:
        language.raise_index_error("slice: a tensor without dimensions cannot be sliced")
    at = language.wrap_dim(dim, self._ndim)
    first, length = language.slice_bounds(start, end, step, self._sizes[at])
    sizes = language.replaced(self._sizes, at, length)
    return language.strided(sizes, language.replaced(self.stride(), at, step * self.stride(at)),
        first * self.stride(at) if length else 0)

SLICE_TENSOR.implement(CPU, View(slice_Tensor_geometry))

class SliceBackward0(Node, operator="slice.Tensor"):
    __slots__ = ("_saved_self_shape", "_saved_self_ndim", "_saved_dim", "_saved_start", "_saved_end", "_saved_step")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        start = self._saved_start
        end = self._saved_end
        step = self._saved_step
        return (functions._scatter_at(grad, self_shape, language.slice_at(dim, self_ndim, start, end, step)),)

@SLICE_TENSOR.implement(AUTOGRAD)
def slice_Tensor_autograd(self, dim, start, end, step):
    result = SLICE_TENSOR[self._keys & BELOW_AUTOGRAD](self, dim, start, end, step)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = SliceBackward0()
    node._saved_self_shape = self._sizes
    node._saved_self_ndim = self._ndim
    node._saved_dim = dim
    node._saved_start = start
    node._saved_end = end
    node._saved_step = step
    return record.call(node, result, self)

forward_rule(SLICE_TENSOR,
    lambda self, dim, start, end, step: SLICE_TENSOR[self._tangent._keys](forward.own(self), dim, start, end, step),
    shares=True)
copy_of_view(
    define("slice_copy.Tensor(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor",
        "1f409670ec3ecd5b", "slice_copy.Tensor_out"),
    "slice.Tensor")


@composite(define("narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)", "a2f5a3833595b4a7"))
def narrow_composite(self, dim, start, length):
    if self._ndim == 0:
        language.raise_error("narrow: a tensor without dimensions has nothing to narrow")
    size = self.size(dim)
    if start < -size or start > size:
        language.raise_index_error(f"narrow: start {start} is out of range for dimension {dim} of size {size}")
    begin = start + size if start < 0 else start
    if length < 0 or begin + length > size:
        language.raise_error(f"narrow: start {start} and length {length} exceed dimension size {size}")
    return self.slice(dim, begin, begin + length, 1)


@composite(define("narrow_copy(Tensor self, int dim, int start, int length) -> Tensor", "56721fbf5b9d92ed",
    "narrow_copy.out", silent=True))
def narrow_copy_composite(self, dim, start, length):
    return functions.narrow(self, dim, start, length).clone(memory_format=devices.contiguous_format)


DETACH, DETACH_ = define("detach(Tensor(a) self) -> Tensor(a)", "6963ce591e059e1f", "detach_")

def detach_geometry(self):
    """Sizes, strides and offset of detach."""
    return language.strided(self._sizes, self.stride(), 0)

DETACH.implement(CPU, View(detach_geometry, tracked=False))
copy_of_view(define("detach_copy(Tensor self) -> Tensor", "024ec844f18d5719", "detach_copy.out"), "detach")

_VIEW_AT = define("_view_at(Tensor(a) self, Index index) -> Tensor(a)", "b528a5e0a690fa3e")
_VIEW_AT.implement(CPU, runtime.kernels.indexing.operator.view_at)

class _ViewAtBackward0(Node, operator="_view_at", label="{step}Backward0"):
    __slots__ = ("_saved_self_shape", "_saved_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        index = self._saved_index
        return (functions._scatter_at(grad, self_shape, index),)

@_VIEW_AT.implement(AUTOGRAD)
def _view_at_autograd(self, index):
    result = _VIEW_AT[self._keys & BELOW_AUTOGRAD](self, index)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = _ViewAtBackward0()
    node._saved_self_shape = self._sizes
    node._saved_index = index
    return record.call(node, result, self)

forward_rule(_VIEW_AT, lambda self, index: _VIEW_AT[self._tangent._keys](forward.own(self), index), shares=True)

_TAKE_AT = define("_take_at(Tensor self, Index index) -> Tensor", "dacb783603ae0934")
_TAKE_AT.implement(CPU, runtime.kernels.indexing.operator.take_at)

class _TakeAtBackward0(Node, operator="_take_at", label="IndexBackward0"):
    __slots__ = ("_saved_self_shape", "_saved_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        index = self._saved_index
        return (functions._scatter_at(grad, self_shape, index),)

@_TAKE_AT.implement(AUTOGRAD)
def _take_at_autograd(self, index):
    result = _TAKE_AT[(self._keys | keyset_of_index(index)) & BELOW_AUTOGRAD](self, index)
    if guards.active and not grad_enabled():
        return result
    node = _TakeAtBackward0()
    node._saved_self_shape = self._sizes
    node._saved_index = index
    return record.call(node, result, self)

forward_rule(_TAKE_AT, lambda self_t, index: _TAKE_AT[self_t._keys | keyset_of_index(index)](self_t, index))


@composite(define("_take_last_at(Tensor grad, Index index) -> Tensor", "154829cbc2c96fac"))
def _take_last_at_composite(grad, index):
    read = functions._take_at(grad, index)
    order = functions.arange(read.numel()).reshape(read._sizes)
    last = functions._take_at(functions._put_at(functions.zeros(grad._sizes, dtype=dtypes.int64), order, index), index)
    return functions.where(last == order, read, 0)


_SCATTER_AT = define("_scatter_at(Tensor self, int[] sizes, Index index) -> Tensor", "24aaa0f7155f89a1")
_SCATTER_AT.implement(CPU, runtime.kernels.indexing.operator.scatter_at)

class _ScatterAtBackward0(Node, operator="_scatter_at"):
    __slots__ = ("_saved_index",)

    def apply(self, grad):
        index = self._saved_index
        return (functions._view_at(grad, index) if language.is_basic_index(index) else functions._take_at(grad, index),)

@_SCATTER_AT.implement(AUTOGRAD)
def _scatter_at_autograd(self, sizes, index):
    result = _SCATTER_AT[(self._keys | keyset_of_index(index)) & BELOW_AUTOGRAD](self, sizes, index)
    if guards.active and not grad_enabled():
        return result
    node = _ScatterAtBackward0()
    node._saved_index = index
    return record.call(node, result, self)

forward_rule(_SCATTER_AT,
    lambda self_t, sizes, index: _SCATTER_AT[self_t._keys | keyset_of_index(index)](self_t, sizes, index))


@composite(define("getitem(Tensor self, Index index) -> Tensor", "06d4c5b442e6df7a"))
def getitem_composite(self, index):
    if language.is_basic_index(index):
        return functions._view_at(self, index)
    first, second = language.split_index(self._sizes, index)
    chosen = functions._view_at(self, first) if first or not second else self
    return functions._take_at(chosen, second) if second else chosen


_PUT_AT, _PUT_AT_ = define("_put_at(Tensor self, Tensor value, Index index) -> Tensor", "4c61d273d95210f9", "_put_at_")
_PUT_AT.implement(CPU, runtime.kernels.indexing.operator.put_at)

class _PutAtBackward0(Node, operator="_put_at"):
    __slots__ = ("_saved_index",)

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        index = self._saved_index
        grad_self = None if wanted[0] is None else functions._put_at(grad, functions.zeros((), dtype=grad.dtype), index)
        grad_value = None
        if wanted[1] is not None:
            grad_value = (
                functions._view_at(grad, index)
                if language.is_basic_index(index)
                else functions._take_last_at(grad, index))
        return (grad_self, grad_value)

@_PUT_AT.implement(AUTOGRAD)
def _put_at_autograd(self, value, index):
    result = _PUT_AT[(self._keys | value._keys | keyset_of_index(index)) & BELOW_AUTOGRAD](self, value, index)
    if guards.active and not grad_enabled():
        return result
    node = _PutAtBackward0()
    node._saved_index = index
    return record.call(node, result, self, value)

@recorded_in_place(_PUT_AT_)
def _put_at__autograd(self, value, index):
    node = _PutAtBackward0()
    node.edges = (self._edge, value._edge)
    node._saved_index = index
    return node

@forward_rule(_PUT_AT, filled=True)
def _put_at_forward(self_t, value_t, index):
    return _PUT_AT[self_t._keys | value_t._keys | keyset_of_index(index)](self_t, value_t, index)


@composite(define("_setitem(Tensor self, Index index, Tensor value) -> Tensor", "18cf43cd66c73007"))
def _setitem_composite(self, index, value):
    first, second = (index, ()) if language.is_basic_index(index) else language.split_index(self._sizes, index)
    target = self if second and (not first) else functions._view_at(self, first)
    if second:
        functions._put_at_(target, value, second)
    elif value._ndim > target._ndim and language.product(value._sizes[:value._ndim - target._ndim]) == 1:
        target.copy_(value.reshape(value._sizes[value._ndim - target._ndim:]))
    else:
        target.copy_(value)
    return self


@composite(define("_setitem.Scalar(Tensor self, Index index, Scalar value) -> Tensor", "c9db23e674189740"))
def _setitem_Scalar_composite(self, index, value):
    first, second = (index, ()) if language.is_basic_index(index) else language.split_index(self._sizes, index)
    target = self if second and (not first) else functions._view_at(self, first)
    is_half = self.dtype == dtypes.float16 or self.dtype == dtypes.bfloat16
    if second:
        functions._put_at_(target, functions.full((), value, dtype=dtypes.float64 if is_half else self.dtype), second)
    elif is_half:
        target.copy_(functions.full((), value, dtype=dtypes.float64))
    else:
        target.fill_(value)
    return self
