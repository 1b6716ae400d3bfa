# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The shapes operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.creation.arranging

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import composite, copy_of_view, defining
from runtime.autograd.inplace import below_autograd, untracked
from runtime.autograd.node import Node, attach, complete, next_sequence_nr
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.view.operator import View, Views
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

composite(define("view_copy(Tensor self, int[] size) -> Tensor", "b6d5b54ad5a729b0", "view_copy.out"),
    lambda self, size: self.reshape(size).clone())

VIEW_DTYPE = define("view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)", "1a90c2fc3a266cca")

def view_dtype_geometry(self, dtype):
    """Sizes, strides and offset of view.dtype."""
    sizes = language.recast_sizes(self._sizes, self.stride(), self.dtype, dtype)
    return language.strided(sizes, language.recast_strides(self.stride(), self.dtype, dtype), 0, dtype)

VIEW_DTYPE.implement(CPU, View(view_dtype_geometry, tracked=False))
copy_of_view(
    define("view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor", "8869fa019020e372", "view_copy.dtype_out"),
    "view.dtype")
composite(define("reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)", "25d8c58f81ee4d99"),
    lambda self, other: self.reshape(other._sizes))
composite(define("ravel(Tensor(a) self) -> Tensor(a)", "0f4eb9620c53a091"), lambda self: self.contiguous().view((-1,)))


@composite(define("unflatten.int(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)", "3689a94824a51461"))
def unflatten_int_composite(self, dim, sizes):
    if self._ndim == 0:
        language.raise_error("unflatten: a tensor without dimensions has nothing to unflatten")
    return self.view(language.unflattened(self._sizes, language.wrap_dim(dim, self._ndim), sizes))


composite(define("swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)", "e861b53c5360c86e", "swapaxes_"),
    lambda self, axis0, axis1: self.transpose(axis0, axis1))
composite(define("swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)", "a45e61937c5a5338", "swapdims_"),
    lambda self, dim0, dim1: self.transpose(dim0, dim1))
composite(define("movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)", "8f99823a537f4d5e"),
    lambda self, source, destination: self.permute(language.moved_dims(self._ndim, (source,), (destination,))))
composite(define("movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)", "18c344e5f0e38c41"),
    lambda self, source, destination: self.permute(language.moved_dims(self._ndim, source, destination)))
composite(define("moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)", "35040fd9f2624e83"),
    lambda self, source, destination: self.movedim(source, destination))
composite(define("moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)", "42b2ada6d3b4fdaf"),
    lambda self, source, destination: self.movedim(source, destination))


@composite(define("adjoint(Tensor(a) self) -> Tensor(a)", "3a1af6e6604d7dca"))
def adjoint_composite(self):
    if self._ndim < 2:
        language.raise_error(f"adjoint: expected a matrix or a batch of matrices, got shape {list(self._sizes)}")
    return functions.conj(self.transpose(-2, -1)) if self.dtype.is_complex else self.transpose(-2, -1)


composite(define("mH(Tensor(a) self) -> Tensor(a)", "6a1193aa7a6a36be"), lambda self: self.adjoint())


@composite(define("matrix_H(Tensor(a) self) -> Tensor(a)", "40800286962f71d7"))
def matrix_H_composite(self):
    if self._ndim != 2 and self._ndim != 0:
        language.raise_error(
            f"H: only supported on matrices, got a tensor of shape {list(self._sizes)}; use mH for a batch of them")
    return self.adjoint() if self._ndim else self.conj()


@composite(define("broadcast_tensors(Tensor[] tensors) -> Tensor[]", "129010c6f5815f08"))
def broadcast_tensors_composite(tensors):
    shape = language.broadcast_shapes(*[one._sizes for one in tensors])
    return tuple((one.expand(shape) for one in tensors))


@composite(define("as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)",
    "84b98026bd401cc0", "as_strided_"))
def as_strided_composite(self, size, stride, storage_offset):
    offset = 0 if storage_offset is None else storage_offset - self.storage_offset()
    language.check_bounds(self, size, stride, offset)
    return functions._strided_view(self, size, stride, offset)


copy_of_view(
    define("as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor",
        "4b9f14554dbdedad", "as_strided_copy.out"),
    "as_strided")

_STRIDED_VIEW = define("_strided_view(Tensor(a) self, int[] size, int[] stride, int offset) -> Tensor(a)",
    "1f28cf416087f56b")

def _strided_view_geometry(self, size, stride, offset):
    """Sizes, strides and offset of _strided_view."""
    return language.strided(size, stride, offset)

_STRIDED_VIEW.implement(CPU, View(_strided_view_geometry))

class _StridedViewBackward0(Node, operator="_strided_view", label="AsStridedBackward0"):
    __slots__ = ("_saved_self_shape", "_saved_self_stride", "_saved_size", "_saved_stride", "_saved_offset")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_stride = self._saved_self_stride
        size = self._saved_size
        stride = self._saved_stride
        offset = self._saved_offset
        return (functions._strided_backward(grad, self_shape, self_stride, size, stride, offset),)

@_STRIDED_VIEW.implement(AUTOGRAD)
def _strided_view_autograd(self, size, stride, offset):
    result = _STRIDED_VIEW[self._keys & BELOW_AUTOGRAD](self, size, stride, offset)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = _StridedViewBackward0()
    node._saved_self_shape = self._sizes
    node._saved_self_stride = self.stride()
    node._saved_size = size
    node._saved_stride = stride
    node._saved_offset = offset
    return record.call(node, result, self)

@forward_rule(_STRIDED_VIEW, shares=True)
def _strided_view_forward(self_t, self_p, size, stride, offset):
    return functions._strided_tangent(self_t, self_p._sizes, self_p.stride(), size, stride, offset)


@composite(define("_strided_tangent(Tensor self, int[] sizes, int[] strides, int[] size, int[] stride, int offset) -> "
    "Tensor", "2531de8dadd0d74b"))
def _strided_tangent_composite(self, sizes, strides, size, stride, offset):
    first, count = language.memory_span(sizes, strides, size, stride, offset)
    if self.stride() == strides and self.numel() == count:
        return functions._strided_view(self, size, stride, offset)
    memory = functions.zeros((count,), dtype=self.dtype).index_copy(0, functions._places(sizes, strides, -first),
        self.reshape((-1,)))
    return functions._strided_view(memory, size, stride, offset - first)


@composite(define("_strided_backward(Tensor self, int[] sizes, int[] strides, int[] size, int[] stride, int offset) -> "
    "Tensor", "35b8592cdb53677a"))
def _strided_backward_composite(self, sizes, strides, size, stride, offset):
    first, count = language.memory_span(sizes, strides, size, stride, offset)
    memory = functions.zeros((count,), dtype=self.dtype).index_add(0, functions._places(size, stride, offset - first),
        self.reshape((-1,)))
    if language.is_overlapping(sizes, strides):
        own = functions._places(sizes, strides, -first)
        users = functions.zeros((count,), dtype=self.dtype).index_add(0, own,
            functions.ones((own.numel(),), dtype=self.dtype))
        memory = memory / functions.where(users == 0, 1, users)
    return functions._strided_view(memory, sizes, strides, -first)


@composite(define("_places(int[] size, int[] stride, int offset) -> Tensor", "c00694b04352b5af"))
def _places_composite(size, stride, offset):
    places = functions.full((1,), offset)
    for length, step in zip(size, stride, strict=True):
        places = (places.unsqueeze(1) + functions.arange(length) * step).reshape((-1,))
    return places


SPLIT_TENSOR = define("split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]", "6d1bc71db845762e")

def split_Tensor_geometry(self, split_size, dim):
    """Sizes, strides and offset of split.Tensor."""
    if self._ndim == 0:
        language.raise_error("split: expected at least a 1-dimensional tensor, but got a tensor with 0 dims")
    at = language.wrap_dim(dim, self._ndim)
    parts = language.split_ranges(self._sizes[at], split_size, "split")
    return [
        language.strided(language.replaced(self._sizes, at, n), self.stride(), i * self.stride(at)) for i, n in parts]

SPLIT_TENSOR.implement(CPU, Views(split_Tensor_geometry))

class SplitBackward0(Node, operator="split.Tensor"):
    __slots__ = ("_saved_dim",)

    def apply(self, *grads):
        grads = complete(self, grads)
        dim = self._saved_dim
        return (functions.cat(grads, dim),)

@SPLIT_TENSOR.implement(AUTOGRAD)
def split_Tensor_autograd(self, split_size, dim):
    result = SPLIT_TENSOR[self._keys & BELOW_AUTOGRAD](self, split_size, dim)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = SplitBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    attach(node, result)
    return result

forward_rule(SPLIT_TENSOR,
    lambda self, split_size, dim: SPLIT_TENSOR[self._tangent._keys](forward.own(self), split_size, dim), shares=True)
copy_of_view(
    define("split_copy.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]", "64dfa436326d86cf",
        "split_copy.Tensor_out"),
    "split.Tensor")
composite(define("split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]", "228531a1355c68a3"),
    lambda self, split_size, dim: self.split_with_sizes(split_size, dim))

SPLIT_WITH_SIZES = define("split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]",
    "f1ef86e864f132f2")

def split_with_sizes_geometry(self, split_sizes, dim):
    """Sizes, strides and offset of split_with_sizes."""
    if self._ndim == 0:
        language.raise_error("split_with_sizes: expected at least a 1-dimensional tensor, but got a tensor with 0 dims")
    at = language.wrap_dim(dim, self._ndim)
    parts = language.section_ranges(self._sizes[at], split_sizes, "split_with_sizes")
    return [
        language.strided(language.replaced(self._sizes, at, n), self.stride(), i * self.stride(at)) for i, n in parts]

SPLIT_WITH_SIZES.implement(CPU, Views(split_with_sizes_geometry))

class SplitWithSizesBackward0(Node, operator="split_with_sizes"):
    __slots__ = ("_saved_dim",)

    def apply(self, *grads):
        grads = complete(self, grads)
        dim = self._saved_dim
        return (functions.cat(grads, dim),)

@SPLIT_WITH_SIZES.implement(AUTOGRAD)
def split_with_sizes_autograd(self, split_sizes, dim):
    result = SPLIT_WITH_SIZES[self._keys & BELOW_AUTOGRAD](self, split_sizes, dim)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = SplitWithSizesBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    attach(node, result)
    return result

forward_rule(SPLIT_WITH_SIZES,
    lambda self, split_sizes, dim: SPLIT_WITH_SIZES[self._tangent._keys](forward.own(self), split_sizes, dim),
    shares=True)
copy_of_view(
    define("split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]", "8fb0e008fa2d0530",
        "split_with_sizes_copy.out"),
    "split_with_sizes")


@composite(define("chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]", "da62462f370d1eda"))
def chunk_composite(self, chunks, dim):
    if self._ndim == 0:
        language.raise_error("chunk: a tensor without dimensions cannot be cut")
    size = self.size(dim)
    if size > 0 and chunks > 0:
        return self.split((size + chunks - 1) // chunks, dim)
    return self.split_with_sizes([n for _, n in language.chunk_ranges(size, chunks)], dim)


@composite(define("_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor", "53a0d337484d2900",
    "_chunk_cat.out", casts=True))
def _chunk_cat_composite(tensors, dim, num_chunks):
    if num_chunks <= 0:
        language.raise_error(f"_chunk_cat: num_chunks must be greater than 0, got {num_chunks}")
    if not tensors:
        language.raise_error("_chunk_cat: there must be at least one tensor")
    alike = [one._ndim for one in tensors] == [tensors[0]._ndim] * len(tensors)
    if dim < 0 and (not alike):
        language.raise_error(
            f"_chunk_cat: tensors of several ranks have no common dimension {dim}; count it from the first one")
    at = language.wrap_dim(dim, tensors[0]._ndim) if alike else dim
    parts = []
    for one in tensors:
        if one.numel() == 0:
            language.raise_error(f"_chunk_cat: expected tensors with elements, got shape {list(one._sizes)}")
        if one._ndim <= at or one._sizes[:at] != tensors[0]._sizes[:at]:
            language.raise_error(
                f"_chunk_cat: sizes before dimension {at} must be the same, got {list(tensors[0]._sizes)} and "
                f"{list(one._sizes)}")
        size = (one.size(at) + num_chunks - 1) // num_chunks
        missing = size * num_chunks - one.size(at)
        whole = (
            functions.cat((one, one.new_zeros((*one._sizes[:at], missing, *one._sizes[at + 1:]))), at)
            if missing
            else one)
        parts = parts + [whole.reshape((*one._sizes[:at], num_chunks, size * language.product(one._sizes[at + 1:])))]
    return functions.cat(parts, at + 1)


@composite(define("tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]",
    "c7e0325f8e8a077f"))
def tensor_split_sections_composite(self, sections, dim):
    if self._ndim == 0:
        language.raise_error("tensor_split: expected at least a 1-dimensional tensor, but got a tensor with 0 dims")
    return tuple([self.slice(dim, i, i + n, 1) for i, n in language.even_ranges(self.size(dim), sections)])


@composite(define("tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]",
    "f979515f26845300"))
def tensor_split_indices_composite(self, indices, dim):
    if self._ndim == 0:
        language.raise_error("tensor_split: expected at least a 1-dimensional tensor, but got a tensor with 0 dims")
    return tuple([self.slice(dim, i, i + n, 1) for i, n in language.cut_ranges(self.size(dim), indices)])


@composite(define("tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int "
    "dim=0) -> Tensor(a)[]", "0a51957a2940cf15"))
def tensor_split_tensor_indices_or_sections_composite(self, tensor_indices_or_sections, dim):
    if tensor_indices_or_sections.dtype != dtypes.int64 or tensor_indices_or_sections._ndim > 1:
        language.raise_error(
            "tensor_split: expected sections or indices as an int64 tensor of at most one dimension, got "
            f"{tensor_indices_or_sections.dtype} and shape {list(tensor_indices_or_sections._sizes)}")
    if tensor_indices_or_sections._ndim == 0:
        return self.tensor_split(tensor_indices_or_sections.item(), dim)
    return self.tensor_split(tuple((one.item() for one in tensor_indices_or_sections.unbind())), dim)


composite(define("hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]", "1e12b9c171c5834e"),
    lambda self, sections: self.tensor_split(sections, language.equal_sections("hsplit", self._sizes, 1, 1, sections)))
composite(define("hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]", "bf83fe6728363ab6"),
    lambda self, indices: self.tensor_split(indices, language.equal_sections("hsplit", self._sizes, 1, 1, None)))
composite(define("vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]", "3e176f3233fb045f"),
    lambda self, sections: self.tensor_split(sections, language.equal_sections("vsplit", self._sizes, 0, 2, sections)))
composite(define("vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]", "c14b57557788a52a"),
    lambda self, indices: self.tensor_split(indices, language.equal_sections("vsplit", self._sizes, 0, 2, None)))
composite(define("dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]", "064cd287aa6a5116"),
    lambda self, sections: self.tensor_split(sections, language.equal_sections("dsplit", self._sizes, 2, 3, sections)))
composite(define("dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]", "c163e1a73cdf6bbc"),
    lambda self, indices: self.tensor_split(indices, language.equal_sections("dsplit", self._sizes, 2, 3, None)))

UNBIND_INT = define("unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]", "7203d8241b6d4918")

def unbind_int_geometry(self, dim):
    """Sizes, strides and offset of unbind.int."""
    if self._ndim == 0:
        language.raise_index_error("unbind: a tensor without dimensions has no entries")
    at = language.wrap_dim(dim, self._ndim)
    sizes, strides = (language.without(self._sizes, at), language.without(self.stride(), at))
    return [
        language.strided(sizes, strides, i * self.stride(at)) for i in range(language.check_parts("unbind",
            self._sizes[at]))]

UNBIND_INT.implement(CPU, Views(unbind_int_geometry))

class UnbindBackward0(Node, operator="unbind.int"):
    __slots__ = ("_saved_dim",)

    def apply(self, *grads):
        grads = complete(self, grads)
        dim = self._saved_dim
        return (functions.stack(grads, dim),)

@UNBIND_INT.implement(AUTOGRAD)
def unbind_int_autograd(self, dim):
    result = UNBIND_INT[self._keys & BELOW_AUTOGRAD](self, dim)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = UnbindBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    attach(node, result)
    return result

forward_rule(UNBIND_INT, lambda self, dim: UNBIND_INT[self._tangent._keys](forward.own(self), dim), shares=True)
copy_of_view(define("unbind_copy.int(Tensor self, int dim=0) -> Tensor[]", "d83c21dda3894ea3", "unbind_copy.int_out"),
    "unbind.int")

DIAGONAL = define("diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)", "ec18f6c9c51d81c6")

def diagonal_geometry(self, offset, dim1, dim2):
    """Sizes, strides and offset of diagonal."""
    one, other = language.diagonal_dims(dim1, dim2, self._ndim, "diagonal")
    length = language.diagonal_length(self._sizes[one], self._sizes[other], offset)
    first = offset * self.stride(other) if offset >= 0 else -offset * self.stride(one)
    strides = (*language.without(self.stride(), one, other), self.stride(one) + self.stride(other))
    return language.strided((*language.without(self._sizes, one, other), length), strides, first if length else 0)

DIAGONAL.implement(CPU, View(diagonal_geometry))

class DiagonalBackward0(Node, operator="diagonal"):
    __slots__ = ("_saved_self_shape", "_saved_offset", "_saved_dim1", "_saved_dim2")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        offset = self._saved_offset
        dim1 = self._saved_dim1
        dim2 = self._saved_dim2
        return (functions._diagonal_backward(grad, self_shape, offset, dim1, dim2),)

@DIAGONAL.implement(AUTOGRAD)
def diagonal_autograd(self, offset, dim1, dim2):
    result = DIAGONAL[self._keys & BELOW_AUTOGRAD](self, offset, dim1, dim2)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = DiagonalBackward0()
    node._saved_self_shape = self._sizes
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    return record.call(node, result, self)

forward_rule(DIAGONAL,
    lambda self, offset, dim1, dim2: DIAGONAL[self._tangent._keys](forward.own(self), offset, dim1, dim2), shares=True)
copy_of_view(
    define("diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor", "c8bac5d58c31f2f9",
        "diagonal_copy.out"),
    "diagonal")

_DIAGONAL_BACKWARD = define("_diagonal_backward(Tensor self, int[] sizes, int offset, int dim1, int dim2) -> Tensor",
    "ced9b603efb508ee")
_DIAGONAL_BACKWARD.implement(CPU, runtime.kernels.creation.arranging.diagonal_of_zeros)

class _DiagonalBackwardBackward0(Node, operator="_diagonal_backward", label="DiagEmbedBackward0"):
    __slots__ = ("_saved_offset", "_saved_dim1", "_saved_dim2")

    def apply(self, grad):
        offset = self._saved_offset
        dim1 = self._saved_dim1
        dim2 = self._saved_dim2
        return (grad.diagonal(offset, dim1, dim2),)

@_DIAGONAL_BACKWARD.implement(AUTOGRAD)
def _diagonal_backward_autograd(self, sizes, offset, dim1, dim2):
    result = _DIAGONAL_BACKWARD[self._keys & BELOW_AUTOGRAD](self, sizes, offset, dim1, dim2)
    if guards.active and not grad_enabled():
        return result
    node = _DiagonalBackwardBackward0()
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    return record.call(node, result, self)

forward_rule(_DIAGONAL_BACKWARD,
    lambda self_t, sizes, offset, dim1, dim2: _DIAGONAL_BACKWARD[self_t._keys](self_t, sizes, offset, dim1, dim2))
composite(
    define("linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)", "4a6f1c1ee40342f7"),
    lambda A, offset, dim1, dim2: functions.diagonal(A, offset, dim1, dim2))


@composite(define("diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor",
    "5831a745bd87edc3", "diagonal_scatter.out"))
def diagonal_scatter_composite(self, src, offset, dim1, dim2):
    result = self.clone()
    place = result.diagonal(offset, dim1, dim2)
    if place._sizes != src._sizes:
        language.raise_error(f"diagonal_scatter: src has shape {list(src._sizes)}, the diagonal {list(place._sizes)}")
    place.copy_(src)
    return result


@composite(define("select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor", "4bb7558e0dbf7786",
    "select_scatter.out"))
def select_scatter_composite(self, src, dim, index):
    result = self.clone()
    place = result.select(dim, index)
    if place._sizes != src._sizes:
        language.raise_error(f"select_scatter: src has shape {list(src._sizes)}, what is selected {list(place._sizes)}")
    place.copy_(src)
    return result


@composite(define("slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> "
    "Tensor", "366dcd7b9cdd1ea6", "slice_scatter.out"))
def slice_scatter_composite(self, src, dim, start, end, step):
    result = self.clone()
    place = result.slice(dim, start, end, step)
    if place._sizes != src._sizes:
        language.raise_error(f"slice_scatter: src has shape {list(src._sizes)}, the slice {list(place._sizes)}")
    place.copy_(src)
    return result


@composite(define("sum_to_size(Tensor self, int[] size) -> Tensor", "92d9571c83018be3"))
def sum_to_size_composite(self, size):
    shape = self._sizes
    lead = len(shape) - len(size)
    if lead < 0 or [one for one, has in zip(size, shape[lead:]) if one not in (1, has)]:
        language.raise_error(f"sum_to_size: shape {list(shape)} cannot be summed up to {list(size)}")
    dims = tuple([at for at in range(len(shape)) if at < lead or size[at - lead] != shape[at]])
    if not dims and size:
        return self
    if len(dims) == lead or not lead:
        return self.sum(dims, not lead)
    return language.new(self.sum(dims, True).reshape(size))


DIAG_EMBED = define("diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor", "2dcda94dcca707a5")

@DIAG_EMBED.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def diag_embed_composite(self, offset, dim1, dim2):
    if self._ndim == 0:
        language.raise_index_error("diag_embed: a tensor without dimensions is no diagonal")
    one, other = language.diagonal_dims(dim1, dim2, self._ndim + 1, "diag_embed")
    size = self.size(-1) + (offset if offset >= 0 else -offset)
    sizes = self._sizes[:-1]
    for at in sorted((one, other)):
        sizes = language.inserted(sizes, at, size)
    return functions._diagonal_backward(self, sizes, offset, one, other)

class DiagEmbedBackward0(Node, operator="diag_embed", label="DiagEmbedBackward0"):
    __slots__ = ("_saved_offset", "_saved_dim1", "_saved_dim2")

    def apply(self, grad):
        offset = self._saved_offset
        dim1 = self._saved_dim1
        dim2 = self._saved_dim2
        return (grad.diagonal(offset, dim1, dim2),)

@DIAG_EMBED.implement(AUTOGRAD)
def diag_embed_autograd(self, offset, dim1, dim2):
    result = DIAG_EMBED[self._keys & BELOW_AUTOGRAD](self, offset, dim1, dim2)
    if guards.active and not grad_enabled():
        return result
    node = DiagEmbedBackward0()
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    return record.call(node, result, self)

forward_rule(DIAG_EMBED, lambda self_t, offset, dim1, dim2: DIAG_EMBED[self_t._keys](self_t, offset, dim1, dim2),
    whole=True)


@composite(define("diag(Tensor self, int diagonal=0) -> Tensor", "4e7d8fe7e3fefca0", "diag.out"))
def diag_composite(self, diagonal):
    shape = self._sizes
    if len(shape) == 1:
        size = shape[0] + (diagonal if diagonal >= 0 else -diagonal)
        return functions._diagonal_backward(self, (size, size), diagonal, 0, 1)
    if len(shape) != 2:
        language.raise_error(f"diag: expected a vector or a matrix, got shape {list(shape)}")
    return functions.clone(self.diagonal(diagonal))


composite(define("diagflat(Tensor self, int offset=0) -> Tensor", "36dba29f904e5d19"),
    lambda self, offset: self.reshape((-1,)).diag_embed(offset))

UNFOLD = define("unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)", "0626629790ef4240")

def unfold_geometry(self, dimension, size, step):
    """Sizes, strides and offset of unfold."""
    at = language.wrap_dim(dimension, self._ndim)
    count = language.window_count(self._sizes[at] if self._ndim else 1, size, step, at)
    if self._ndim == 0:
        return language.strided((size,), (1,), 0)
    strides = (*language.replaced(self.stride(), at, step * self.stride(at)), self.stride(at))
    return language.strided((*language.replaced(self._sizes, at, count), size), strides, 0)

UNFOLD.implement(CPU, View(unfold_geometry))

class UnfoldBackward0(Node, operator="unfold"):
    __slots__ = ("_saved_self_shape", "_saved_dimension", "_saved_size", "_saved_step")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dimension = self._saved_dimension
        size = self._saved_size
        step = self._saved_step
        return (functions._unfold_backward(grad, self_shape, dimension, size, step),)

@UNFOLD.implement(AUTOGRAD)
def unfold_autograd(self, dimension, size, step):
    result = UNFOLD[self._keys & BELOW_AUTOGRAD](self, dimension, size, step)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = UnfoldBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dimension = dimension
    node._saved_size = size
    node._saved_step = step
    return record.call(node, result, self)

forward_rule(UNFOLD,
    lambda self, dimension, size, step: UNFOLD[self._tangent._keys](forward.own(self), dimension, size, step),
    shares=True)
copy_of_view(
    define("unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor", "5284b3da44f91755",
        "unfold_copy.out"),
    "unfold")


@composite(define("_unfold_backward(Tensor self, int[] sizes, int dimension, int size, int step) -> Tensor",
    "62e09c46b52e567b"))
def _unfold_backward_composite(self, sizes, dimension, size, step):
    if len(sizes) == 0:
        return self.sum()
    at = language.wrap_dim(dimension, len(sizes))
    places = (functions.arange(self.size(at)).unsqueeze(1) * step + functions.arange(size)).reshape((-1,))
    windows = self.movedim(-1, at + 1).flatten(at, at + 1)
    return functions.zeros(sizes, dtype=self.dtype).index_add(at, places, windows)


_FROM_END = define("_from_end(Tensor(a) self, int[] dims) -> Tensor(a)", "55358e5b6d2cf7ea")

def _from_end_geometry(self, dims):
    """Sizes, strides and offset of _from_end."""
    strides, first = language.reversed_strides(self._sizes, self.stride(),
        language.wrap_dims(dims, self._ndim) if self._ndim else ())
    return language.strided(self._sizes, strides, first)

_FROM_END.implement(CPU, View(_from_end_geometry, tracked=False))
