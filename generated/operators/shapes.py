"""The shapes operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import below_autograd, take_geometry, untracked, without_gradient
from runtime.autograd.node import Node, attach, complete, next_sequence_nr
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import write_out
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)
from runtime.views import View, Views

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.shapes"
functions = LateModule(f"{PACKAGE}.functions")


# view.dtype (ops.yaml:2857)
VIEW_DTYPE = define(
    "view.dtype",
    "view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)",
    source="ops.yaml:2857",
    digest="c8a10e083f9cf2c1",
    kernel={
        "view": "sizes = recast_sizes(self.shape, self.stride(), self.dtype, dtype)\nreturn strided(size"
        "s, recast_strides(self.stride(), self.dtype, dtype), 0, dtype)",
    },
)


def view_dtype_geometry(self, dtype):
    """Sizes, strides and offset of view.dtype."""
    sizes = language.recast_sizes(self.shape, self.stride(), self.dtype, dtype)
    return language.strided(sizes, language.recast_strides(self.stride(), self.dtype, dtype), 0, dtype)


VIEW_DTYPE.implement(CPU, View(view_dtype_geometry, tracked=False))


# reshape_as (ops.yaml:2873)
RESHAPE_AS = define(
    "reshape_as",
    "reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    source="ops.yaml:2873",
    digest="8fb978425df270ae",
    kernel={
        "composite": "self.reshape(other.shape)",
    },
)


def reshape_as_composite(self, other):
    """reshape_as, from other operators."""
    return self.reshape(other.shape)


RESHAPE_AS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, reshape_as_composite)


# ravel (ops.yaml:2884)
RAVEL = define(
    "ravel",
    "ravel(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2884",
    digest="dc7eed5a7563550d",
    kernel={
        "composite": "self.contiguous().view((-1,))",
    },
)


def ravel_composite(self):
    """ravel, from other operators."""
    return self.contiguous().view((-1,))


RAVEL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, ravel_composite)


# unflatten.int (ops.yaml:2894)
UNFLATTEN_INT = define(
    "unflatten.int",
    "unflatten.int(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)",
    source="ops.yaml:2894",
    digest="4d1f7d357dc858ec",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("unflatten: a tensor without dimensions has nothing to u'
        'nflatten")\nreturn self.view(unflattened(self.shape, wrap_dim(dim, self.ndim), sizes))',
    },
)


def unflatten_int_composite(self, dim, sizes):
    """unflatten.int, from other operators."""
    if self.ndim == 0:
        language.refuse("unflatten: a tensor without dimensions has nothing to unflatten")
    return self.view(language.unflattened(self.shape, language.wrap_dim(dim, self.ndim), sizes))


UNFLATTEN_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, unflatten_int_composite)


# swapaxes (ops.yaml:2908)
SWAPAXES = define(
    "swapaxes",
    "swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)",
    source="ops.yaml:2908",
    digest="4e56fce3291085f4",
    kernel={
        "composite": "self.transpose(axis0, axis1)",
    },
)
SWAPAXES_ = define(
    "swapaxes_",
    "swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)",
    source="ops.yaml:2908",
    digest="4e56fce3291085f4",
)


def swapaxes_composite(self, axis0, axis1):
    """swapaxes, from other operators."""
    return self.transpose(axis0, axis1)


SWAPAXES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, swapaxes_composite)


def swapaxes__view(self, axis0, axis1):
    """swapaxes_: self becomes what swapaxes gives."""
    return take_geometry("swapaxes_", self, SWAPAXES[self._keys](self, axis0, axis1))


SWAPAXES_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, swapaxes__view)


# swapdims (ops.yaml:2919)
SWAPDIMS = define(
    "swapdims",
    "swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    source="ops.yaml:2919",
    digest="ad995324555e88d7",
    kernel={
        "composite": "self.transpose(dim0, dim1)",
    },
)
SWAPDIMS_ = define(
    "swapdims_",
    "swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)",
    source="ops.yaml:2919",
    digest="ad995324555e88d7",
)


def swapdims_composite(self, dim0, dim1):
    """swapdims, from other operators."""
    return self.transpose(dim0, dim1)


SWAPDIMS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, swapdims_composite)


def swapdims__view(self, dim0, dim1):
    """swapdims_: self becomes what swapdims gives."""
    return take_geometry("swapdims_", self, SWAPDIMS[self._keys](self, dim0, dim1))


SWAPDIMS_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, swapdims__view)


# movedim.int (ops.yaml:2930)
MOVEDIM_INT = define(
    "movedim.int",
    "movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    source="ops.yaml:2930",
    digest="cae3e359fbe87c1f",
    kernel={
        "composite": "self.permute(moved_dims(self.ndim, (source,), (destination,)))",
    },
)


def movedim_int_composite(self, source, destination):
    """movedim.int, from other operators."""
    return self.permute(language.moved_dims(self.ndim, (source,), (destination,)))


MOVEDIM_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, movedim_int_composite)


# movedim.intlist (ops.yaml:2940)
MOVEDIM_INTLIST = define(
    "movedim.intlist",
    "movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
    source="ops.yaml:2940",
    digest="ed68c1d8a1768a20",
    kernel={
        "composite": "self.permute(moved_dims(self.ndim, source, destination))",
    },
)


def movedim_intlist_composite(self, source, destination):
    """movedim.intlist, from other operators."""
    return self.permute(language.moved_dims(self.ndim, source, destination))


MOVEDIM_INTLIST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, movedim_intlist_composite)


# moveaxis.int (ops.yaml:2950)
MOVEAXIS_INT = define(
    "moveaxis.int",
    "moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    source="ops.yaml:2950",
    digest="6d8f9869f806c96f",
    kernel={
        "composite": "self.movedim(source, destination)",
    },
)


def moveaxis_int_composite(self, source, destination):
    """moveaxis.int, from other operators."""
    return self.movedim(source, destination)


MOVEAXIS_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, moveaxis_int_composite)


# moveaxis.intlist (ops.yaml:2960)
MOVEAXIS_INTLIST = define(
    "moveaxis.intlist",
    "moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
    source="ops.yaml:2960",
    digest="b343c4ed025ca474",
    kernel={
        "composite": "self.movedim(source, destination)",
    },
)


def moveaxis_intlist_composite(self, source, destination):
    """moveaxis.intlist, from other operators."""
    return self.movedim(source, destination)


MOVEAXIS_INTLIST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, moveaxis_intlist_composite)


# adjoint (ops.yaml:2966)
ADJOINT = define(
    "adjoint",
    "adjoint(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2966",
    digest="ba5e9febdff80a5f",
    kernel={
        "composite": 'if self.ndim < 2:\n    refuse(f"adjoint: expected a matrix or a batch of matrices, got '
        'shape {list(self.shape)}")\nreturn conj(self.transpose(-2, -1)) if self.dtype.is_comple'
        "x else self.transpose(-2, -1)",
    },
)


def adjoint_composite(self):
    """adjoint, from other operators."""
    if self.ndim < 2:
        language.refuse(f"adjoint: expected a matrix or a batch of matrices, got shape {list(self.shape)}")
    return functions.conj(self.transpose(-2, -1)) if self.dtype.is_complex else self.transpose(-2, -1)


ADJOINT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, adjoint_composite)


# mH (ops.yaml:2980)
MH = define(
    "mH",
    "mH(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2980",
    digest="b665fe7d7f68fdc7",
    kernel={
        "composite": "self.adjoint()",
    },
)


def mH_composite(self):
    """mH, from other operators."""
    return self.adjoint()


MH.implement(COMPOSITE_IMPLICIT_AUTOGRAD, mH_composite)


# matrix_H (ops.yaml:2991)
MATRIX_H = define(
    "matrix_H",
    "matrix_H(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2991",
    digest="f1cc1332fc83ef82",
    kernel={
        "composite": 'if self.ndim != 2 and self.ndim != 0:\n    refuse(f"H: expected a matrix, got shape {li'
        'st(self.shape)}; use mH for a batch of matrices")\nreturn self.adjoint() if self.ndim e'
        "lse self",
    },
)


def matrix_H_composite(self):
    """matrix_H, from other operators."""
    if self.ndim != 2 and self.ndim != 0:
        language.refuse(f"H: expected a matrix, got shape {list(self.shape)}; use mH for a batch of matrices")
    return self.adjoint() if self.ndim else self


MATRIX_H.implement(COMPOSITE_IMPLICIT_AUTOGRAD, matrix_H_composite)


# broadcast_tensors (ops.yaml:3005)
BROADCAST_TENSORS = define(
    "broadcast_tensors",
    "broadcast_tensors(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3005",
    digest="a655bebeb337702e",
    kernel={
        "composite": "shape = broadcast_shapes(*[one.shape for one in tensors])\nreturn tuple(one.expand(shap"
        "e) for one in tensors)",
    },
)


def broadcast_tensors_composite(tensors):
    """broadcast_tensors, from other operators."""
    shape = language.broadcast_shapes(*[one.shape for one in tensors])
    return tuple((one.expand(shape) for one in tensors))


BROADCAST_TENSORS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, broadcast_tensors_composite)


# as_strided (ops.yaml:3017)
AS_STRIDED = define(
    "as_strided",
    "as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tens"
    "or(a)",
    source="ops.yaml:3017",
    digest="8c3a27fa622f54d7",
    kernel={
        "composite": "offset = 0 if storage_offset is None else storage_offset - self.storage_offset()\ncheck"
        "_bounds(self, size, stride, offset)\nreturn _strided_view(self, size, stride, offset)",
    },
)
AS_STRIDED_ = define(
    "as_strided_",
    "as_strided_(Tensor(a!) self, int[] size, int[] stride, int? storage_offset=None) -> Te"
    "nsor(a!)",
    source="ops.yaml:3017",
    digest="8c3a27fa622f54d7",
)


def as_strided_composite(self, size, stride, storage_offset):
    """as_strided, from other operators."""
    offset = 0 if storage_offset is None else storage_offset - self.storage_offset()
    language.check_bounds(self, size, stride, offset)
    return functions._strided_view(self, size, stride, offset)


AS_STRIDED.implement(COMPOSITE_IMPLICIT_AUTOGRAD, as_strided_composite)


def as_strided__view(self, size, stride, storage_offset):
    """as_strided_: self becomes what as_strided gives."""
    return take_geometry("as_strided_", self, AS_STRIDED[self._keys](self, size, stride, storage_offset))


AS_STRIDED_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, as_strided__view)


# _strided_view (ops.yaml:3039, derivatives.yaml:504)
_STRIDED_VIEW = define(
    "_strided_view",
    "_strided_view(Tensor(a) self, int[] size, int[] stride, int offset) -> Tensor(a)",
    source="ops.yaml:3039",
    digest="c82857f2d05106c5",
    kernel={
        "view": "strided(size, stride, offset)",
    },
    derivative={
        "self": "_strided_backward(grad, self.shape, self.stride(), size, stride, offset)",
        "result": "auto_linear",
    },
)


def _strided_view_geometry(self, size, stride, offset):
    """Sizes, strides and offset of _strided_view."""
    return language.strided(size, stride, offset)


_STRIDED_VIEW.implement(CPU, View(_strided_view_geometry))


class _StridedViewBackward0(Node):
    """Backward of _strided_view (derivatives.yaml:504)."""

    __slots__ = ("_saved_self_shape", "_saved_self_stride", "_saved_size", "_saved_stride", "_saved_offset")
    operator = "_strided_view"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_stride = self._saved_self_stride
        size = self._saved_size
        stride = self._saved_stride
        offset = self._saved_offset
        grad_self = functions._strided_backward(grad, self_shape, self_stride, size, stride, offset)
        return (grad_self,)


def _strided_view_autograd(self, size, stride, offset):
    """_strided_view, recorded for the backward pass."""
    result = _STRIDED_VIEW[(self._keys) & BELOW_AUTOGRAD](self, size, stride, offset)
    if state.active and not grad_enabled():
        return untracked(result)
    node = _StridedViewBackward0()
    node._saved_self_shape = self.shape
    node._saved_self_stride = self.stride()
    node._saved_size = size
    node._saved_stride = stride
    node._saved_offset = offset
    return recording.record(node, result, self)


_STRIDED_VIEW.implement(AUTOGRAD_CPU, _strided_view_autograd)


def _strided_view_forward(self, size, stride, offset):
    """_strided_view, and the tangent of its result."""
    result = _STRIDED_VIEW[(self._keys) & BELOW_FORWARD](self, size, stride, offset)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _STRIDED_VIEW[self._tangent._keys](forward.own(self), size, stride, offset)
    forward.attach_view(result, result_t)
    return result


_STRIDED_VIEW.implement(FORWARD_AD, _strided_view_forward)


# _strided_backward (ops.yaml:3048)
_STRIDED_BACKWARD = define(
    "_strided_backward",
    "_strided_backward(Tensor self, int[] sizes, int[] strides, int[] size, int[] stride, i"
    "nt offset) -> Tensor",
    source="ops.yaml:3048",
    digest="e018a413b9ae127e",
    kernel={
        "composite": "first, count = memory_span(sizes, strides, size, stride, offset)\nmemory = zeros((count"
        ",), dtype=self.dtype).index_add(0, _places(size, stride, offset - first), self.reshape"
        "((-1,)))\nif is_overlapping(sizes, strides):\n    own = _places(sizes, strides, -first)\n"
        "    users = zeros((count,), dtype=self.dtype).index_add(0, own, ones((own.numel(),), d"
        "type=self.dtype))\n    memory = memory / where(users == 0, 1, users)\nreturn _strided_vi"
        "ew(memory, sizes, strides, -first)",
    },
)


def _strided_backward_composite(self, sizes, strides, size, stride, offset):
    """_strided_backward, from other operators."""
    first, count = language.memory_span(sizes, strides, size, stride, offset)
    memory = functions.zeros((count,), dtype=self.dtype).index_add(
        0, functions._places(size, stride, offset - first), self.reshape((-1,))
    )
    if language.is_overlapping(sizes, strides):
        own = functions._places(sizes, strides, -first)
        users = functions.zeros((count,), dtype=self.dtype).index_add(
            0, own, functions.ones((own.numel(),), dtype=self.dtype)
        )
        memory = memory / functions.where(users == 0, 1, users)
    return functions._strided_view(memory, sizes, strides, -first)


_STRIDED_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _strided_backward_composite)


# _places (ops.yaml:3060)
_PLACES = define(
    "_places",
    "_places(int[] size, int[] stride, int offset) -> Tensor",
    source="ops.yaml:3060",
    digest="1434479c7bcddff9",
    kernel={
        "composite": "places = full((1,), offset)\nfor length, step in zip(size, stride, strict=True):\n    pl"
        "aces = (places.unsqueeze(1) + arange(length) * step).reshape((-1,))\nreturn places",
    },
)


def _places_composite(size, stride, offset):
    """_places, from other operators."""
    places = functions.full((1,), offset)
    for length, step in zip(size, stride, strict=True):
        places = (places.unsqueeze(1) + functions.arange(length) * step).reshape((-1,))
    return places


_PLACES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _places_composite)


# split.Tensor (ops.yaml:3069, derivatives.yaml:508)
SPLIT_TENSOR = define(
    "split.Tensor",
    "split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3069",
    digest="3b67b9257c05210f",
    kernel={
        "view": 'if self.ndim == 0:\n    refuse("split: a tensor without dimensions cannot be split")\nat'
        ' = wrap_dim(dim, self.ndim)\nparts = split_ranges(self.shape[at], split_size, "split")\n'
        "return [strided(replaced(self.shape, at, n), self.stride(), i * self.stride(at)) for i"
        ", n in parts]",
    },
    derivative={
        "self": "cat(grads, dim)",
        "result": "auto_linear",
    },
)


def split_Tensor_geometry(self, split_size, dim):
    """Sizes, strides and offset of split.Tensor."""
    if self.ndim == 0:
        language.refuse("split: a tensor without dimensions cannot be split")
    at = language.wrap_dim(dim, self.ndim)
    parts = language.split_ranges(self.shape[at], split_size, "split")
    return [
        language.strided(language.replaced(self.shape, at, n), self.stride(), i * self.stride(at)) for i, n in parts
    ]


SPLIT_TENSOR.implement(CPU, Views(split_Tensor_geometry))


class SplitBackward0(Node):
    """Backward of split.Tensor (derivatives.yaml:508)."""

    __slots__ = ("_saved_dim",)
    operator = "split.Tensor"

    def apply(self, *grads):
        grads = complete(self, grads)
        dim = self._saved_dim
        grad_self = functions.cat(grads, dim)
        return (grad_self,)


def split_Tensor_autograd(self, split_size, dim):
    """split.Tensor, recorded for the backward pass."""
    result = SPLIT_TENSOR[(self._keys) & BELOW_AUTOGRAD](self, split_size, dim)
    if state.active and not grad_enabled():
        return untracked(result)
    node = SplitBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    attach(node, result)
    return result


SPLIT_TENSOR.implement(AUTOGRAD_CPU, split_Tensor_autograd)


def split_Tensor_forward(self, split_size, dim):
    """split.Tensor, and the tangent of its result."""
    result = SPLIT_TENSOR[(self._keys) & BELOW_FORWARD](self, split_size, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SPLIT_TENSOR[self._tangent._keys](forward.own(self), split_size, dim)
    forward.attach_view(result, result_t)
    return result


SPLIT_TENSOR.implement(FORWARD_AD, split_Tensor_forward)


# split.sizes (ops.yaml:3091)
SPLIT_SIZES = define(
    "split.sizes",
    "split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3091",
    digest="d27cf03fdf19f192",
    kernel={
        "composite": "self.split_with_sizes(split_size, dim)",
    },
)


def split_sizes_composite(self, split_size, dim):
    """split.sizes, from other operators."""
    return self.split_with_sizes(split_size, dim)


SPLIT_SIZES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, split_sizes_composite)


# split_with_sizes (ops.yaml:3097, derivatives.yaml:512)
SPLIT_WITH_SIZES = define(
    "split_with_sizes",
    "split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3097",
    digest="76d02d65c5817191",
    kernel={
        "view": 'if self.ndim == 0:\n    refuse("split_with_sizes: a tensor without dimensions cannot be'
        ' split")\nat = wrap_dim(dim, self.ndim)\nparts = section_ranges(self.shape[at], split_si'
        'zes, "split_with_sizes")\nreturn [strided(replaced(self.shape, at, n), self.stride(), i'
        " * self.stride(at)) for i, n in parts]",
    },
    derivative={
        "self": "cat(grads, dim)",
        "result": "auto_linear",
    },
)


def split_with_sizes_geometry(self, split_sizes, dim):
    """Sizes, strides and offset of split_with_sizes."""
    if self.ndim == 0:
        language.refuse("split_with_sizes: a tensor without dimensions cannot be split")
    at = language.wrap_dim(dim, self.ndim)
    parts = language.section_ranges(self.shape[at], split_sizes, "split_with_sizes")
    return [
        language.strided(language.replaced(self.shape, at, n), self.stride(), i * self.stride(at)) for i, n in parts
    ]


SPLIT_WITH_SIZES.implement(CPU, Views(split_with_sizes_geometry))


class SplitWithSizesBackward0(Node):
    """Backward of split_with_sizes (derivatives.yaml:512)."""

    __slots__ = ("_saved_dim",)
    operator = "split_with_sizes"

    def apply(self, *grads):
        grads = complete(self, grads)
        dim = self._saved_dim
        grad_self = functions.cat(grads, dim)
        return (grad_self,)


def split_with_sizes_autograd(self, split_sizes, dim):
    """split_with_sizes, recorded for the backward pass."""
    result = SPLIT_WITH_SIZES[(self._keys) & BELOW_AUTOGRAD](self, split_sizes, dim)
    if state.active and not grad_enabled():
        return untracked(result)
    node = SplitWithSizesBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    attach(node, result)
    return result


SPLIT_WITH_SIZES.implement(AUTOGRAD_CPU, split_with_sizes_autograd)


def split_with_sizes_forward(self, split_sizes, dim):
    """split_with_sizes, and the tangent of its result."""
    result = SPLIT_WITH_SIZES[(self._keys) & BELOW_FORWARD](self, split_sizes, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SPLIT_WITH_SIZES[self._tangent._keys](forward.own(self), split_sizes, dim)
    forward.attach_view(result, result_t)
    return result


SPLIT_WITH_SIZES.implement(FORWARD_AD, split_with_sizes_forward)


# chunk (ops.yaml:3116)
CHUNK = define(
    "chunk",
    "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3116",
    digest="2894927250c80fa7",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("chunk: a tensor without dimensions cannot be cut")\nretu'
        "rn self.split_with_sizes([n for _, n in chunk_ranges(self.size(dim), chunks)], dim)",
    },
)


def chunk_composite(self, chunks, dim):
    """chunk, from other operators."""
    if self.ndim == 0:
        language.refuse("chunk: a tensor without dimensions cannot be cut")
    return self.split_with_sizes([n for _, n in language.chunk_ranges(self.size(dim), chunks)], dim)


CHUNK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, chunk_composite)


# tensor_split.sections (ops.yaml:3129)
TENSOR_SPLIT_SECTIONS = define(
    "tensor_split.sections",
    "tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3129",
    digest="ed2a35ea7e0efca3",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("tensor_split: a tensor without dimensions cannot be spl'
        'it")\nreturn tuple(self.narrow(dim, i, n) for i, n in even_ranges(self.size(dim), secti'
        "ons))",
    },
)


def tensor_split_sections_composite(self, sections, dim):
    """tensor_split.sections, from other operators."""
    if self.ndim == 0:
        language.refuse("tensor_split: a tensor without dimensions cannot be split")
    return tuple((self.narrow(dim, i, n) for i, n in language.even_ranges(self.size(dim), sections)))


TENSOR_SPLIT_SECTIONS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, tensor_split_sections_composite)


# tensor_split.indices (ops.yaml:3144)
TENSOR_SPLIT_INDICES = define(
    "tensor_split.indices",
    "tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3144",
    digest="491093026a045d46",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("tensor_split: a tensor without dimensions cannot be spl'
        'it")\nreturn tuple(self.narrow(dim, i, n) for i, n in cut_ranges(self.size(dim), indice'
        "s))",
    },
)


def tensor_split_indices_composite(self, indices, dim):
    """tensor_split.indices, from other operators."""
    if self.ndim == 0:
        language.refuse("tensor_split: a tensor without dimensions cannot be split")
    return tuple((self.narrow(dim, i, n) for i, n in language.cut_ranges(self.size(dim), indices)))


TENSOR_SPLIT_INDICES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, tensor_split_indices_composite)


# tensor_split.tensor_indices_or_sections (ops.yaml:3153)
TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS = define(
    "tensor_split.tensor_indices_or_sections",
    "tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_"
    "sections, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3153",
    digest="ba545d2fd4acc9ac",
    kernel={
        "composite": "if tensor_indices_or_sections.dtype != int64 or tensor_indices_or_sections.ndim > 1:\n "
        '   refuse(f"tensor_split: expected sections or indices as an int64 tensor of at most o'
        "ne dimension, got {tensor_indices_or_sections.dtype} and shape {list(tensor_indices_or"
        '_sections.shape)}")\nif tensor_indices_or_sections.ndim == 0:\n    return self.tensor_sp'
        "lit(tensor_indices_or_sections.item(), dim)\nreturn self.tensor_split(tuple(one.item() "
        "for one in tensor_indices_or_sections.unbind()), dim)",
    },
)


def tensor_split_tensor_indices_or_sections_composite(self, tensor_indices_or_sections, dim):
    """tensor_split.tensor_indices_or_sections, from other operators."""
    if tensor_indices_or_sections.dtype != dtypes.int64 or tensor_indices_or_sections.ndim > 1:
        language.refuse(
            "tensor_split: expected sections or indices as an int64 tensor of at most one dimension, got "
            f"{tensor_indices_or_sections.dtype} and shape {list(tensor_indices_or_sections.shape)}"
        )
    if tensor_indices_or_sections.ndim == 0:
        return self.tensor_split(tensor_indices_or_sections.item(), dim)
    return self.tensor_split(tuple((one.item() for one in tensor_indices_or_sections.unbind())), dim)


TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS.implement(
    COMPOSITE_IMPLICIT_AUTOGRAD, tensor_split_tensor_indices_or_sections_composite
)


# hsplit.int (ops.yaml:3164)
HSPLIT_INT = define(
    "hsplit.int",
    "hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    source="ops.yaml:3164",
    digest="94c1ab681167a503",
    kernel={
        "composite": 'self.tensor_split(sections, equal_sections("hsplit", self.shape, 1, 1, sections))',
    },
)


def hsplit_int_composite(self, sections):
    """hsplit.int, from other operators."""
    return self.tensor_split(sections, language.equal_sections("hsplit", self.shape, 1, 1, sections))


HSPLIT_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, hsplit_int_composite)


# hsplit.array (ops.yaml:3176)
HSPLIT_ARRAY = define(
    "hsplit.array",
    "hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    source="ops.yaml:3176",
    digest="629c6e8b9e3aa4d3",
    kernel={
        "composite": 'self.tensor_split(indices, equal_sections("hsplit", self.shape, 1, 1, None))',
    },
)


def hsplit_array_composite(self, indices):
    """hsplit.array, from other operators."""
    return self.tensor_split(indices, language.equal_sections("hsplit", self.shape, 1, 1, None))


HSPLIT_ARRAY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, hsplit_array_composite)


# vsplit.int (ops.yaml:3182)
VSPLIT_INT = define(
    "vsplit.int",
    "vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    source="ops.yaml:3182",
    digest="63334f9172788cb7",
    kernel={
        "composite": 'self.tensor_split(sections, equal_sections("vsplit", self.shape, 0, 2, sections))',
    },
)


def vsplit_int_composite(self, sections):
    """vsplit.int, from other operators."""
    return self.tensor_split(sections, language.equal_sections("vsplit", self.shape, 0, 2, sections))


VSPLIT_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, vsplit_int_composite)


# vsplit.array (ops.yaml:3192)
VSPLIT_ARRAY = define(
    "vsplit.array",
    "vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    source="ops.yaml:3192",
    digest="e9d9b94cd7863463",
    kernel={
        "composite": 'self.tensor_split(indices, equal_sections("vsplit", self.shape, 0, 2, None))',
    },
)


def vsplit_array_composite(self, indices):
    """vsplit.array, from other operators."""
    return self.tensor_split(indices, language.equal_sections("vsplit", self.shape, 0, 2, None))


VSPLIT_ARRAY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, vsplit_array_composite)


# dsplit.int (ops.yaml:3198)
DSPLIT_INT = define(
    "dsplit.int",
    "dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    source="ops.yaml:3198",
    digest="8e46a02399470a56",
    kernel={
        "composite": 'self.tensor_split(sections, equal_sections("dsplit", self.shape, 2, 3, sections))',
    },
)


def dsplit_int_composite(self, sections):
    """dsplit.int, from other operators."""
    return self.tensor_split(sections, language.equal_sections("dsplit", self.shape, 2, 3, sections))


DSPLIT_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dsplit_int_composite)


# dsplit.array (ops.yaml:3208)
DSPLIT_ARRAY = define(
    "dsplit.array",
    "dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    source="ops.yaml:3208",
    digest="d6bce9c256b34718",
    kernel={
        "composite": 'self.tensor_split(indices, equal_sections("dsplit", self.shape, 2, 3, None))',
    },
)


def dsplit_array_composite(self, indices):
    """dsplit.array, from other operators."""
    return self.tensor_split(indices, language.equal_sections("dsplit", self.shape, 2, 3, None))


DSPLIT_ARRAY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dsplit_array_composite)


# unbind.int (ops.yaml:3214, derivatives.yaml:516)
UNBIND_INT = define(
    "unbind.int",
    "unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3214",
    digest="7334e42405d45de9",
    kernel={
        "view": 'if self.ndim == 0:\n    raise_index("unbind: a tensor without dimensions has no entries'
        '")\nat = wrap_dim(dim, self.ndim)\nsizes, strides = without(self.shape, at), without(sel'
        "f.stride(), at)\nreturn [strided(sizes, strides, i * self.stride(at)) for i in range(se"
        "lf.shape[at])]",
    },
    derivative={
        "self": "stack(grads, dim)",
        "result": "auto_linear",
    },
)


def unbind_int_geometry(self, dim):
    """Sizes, strides and offset of unbind.int."""
    if self.ndim == 0:
        language.raise_index("unbind: a tensor without dimensions has no entries")
    at = language.wrap_dim(dim, self.ndim)
    sizes, strides = (language.without(self.shape, at), language.without(self.stride(), at))
    return [language.strided(sizes, strides, i * self.stride(at)) for i in range(self.shape[at])]


UNBIND_INT.implement(CPU, Views(unbind_int_geometry))


class UnbindBackward0(Node):
    """Backward of unbind.int (derivatives.yaml:516)."""

    __slots__ = ("_saved_dim",)
    operator = "unbind.int"

    def apply(self, *grads):
        grads = complete(self, grads)
        dim = self._saved_dim
        grad_self = functions.stack(grads, dim)
        return (grad_self,)


def unbind_int_autograd(self, dim):
    """unbind.int, recorded for the backward pass."""
    result = UNBIND_INT[(self._keys) & BELOW_AUTOGRAD](self, dim)
    if state.active and not grad_enabled():
        return untracked(result)
    node = UnbindBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    attach(node, result)
    return result


UNBIND_INT.implement(AUTOGRAD_CPU, unbind_int_autograd)


def unbind_int_forward(self, dim):
    """unbind.int, and the tangent of its result."""
    result = UNBIND_INT[(self._keys) & BELOW_FORWARD](self, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = UNBIND_INT[self._tangent._keys](forward.own(self), dim)
    forward.attach_view(result, result_t)
    return result


UNBIND_INT.implement(FORWARD_AD, unbind_int_forward)


# diagonal (ops.yaml:3234, derivatives.yaml:520)
DIAGONAL = define(
    "diagonal",
    "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
    source="ops.yaml:3234",
    digest="18f122349e587d26",
    kernel={
        "view": 'one, other = diagonal_dims(dim1, dim2, self.ndim, "diagonal")\nlength = diagonal_length'
        "(self.shape[one], self.shape[other], offset)\nfirst = offset * self.stride(other) if of"
        "fset >= 0 else -offset * self.stride(one)\nstrides = (*without(self.stride(), one, othe"
        "r), self.stride(one) + self.stride(other))\nreturn strided((*without(self.shape, one, o"
        "ther), length), strides, first if length else 0)",
    },
    derivative={
        "self": "_diagonal_backward(grad, self.shape, offset, dim1, dim2)",
        "result": "auto_linear",
    },
)


def diagonal_geometry(self, offset, dim1, dim2):
    """Sizes, strides and offset of diagonal."""
    one, other = language.diagonal_dims(dim1, dim2, self.ndim, "diagonal")
    length = language.diagonal_length(self.shape[one], self.shape[other], offset)
    first = offset * self.stride(other) if offset >= 0 else -offset * self.stride(one)
    strides = (*language.without(self.stride(), one, other), self.stride(one) + self.stride(other))
    return language.strided((*language.without(self.shape, one, other), length), strides, first if length else 0)


DIAGONAL.implement(CPU, View(diagonal_geometry))


class DiagonalBackward0(Node):
    """Backward of diagonal (derivatives.yaml:520)."""

    __slots__ = ("_saved_self_shape", "_saved_offset", "_saved_dim1", "_saved_dim2")
    operator = "diagonal"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        offset = self._saved_offset
        dim1 = self._saved_dim1
        dim2 = self._saved_dim2
        grad_self = functions._diagonal_backward(grad, self_shape, offset, dim1, dim2)
        return (grad_self,)


def diagonal_autograd(self, offset, dim1, dim2):
    """diagonal, recorded for the backward pass."""
    result = DIAGONAL[(self._keys) & BELOW_AUTOGRAD](self, offset, dim1, dim2)
    if state.active and not grad_enabled():
        return untracked(result)
    node = DiagonalBackward0()
    node._saved_self_shape = self.shape
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    return recording.record(node, result, self)


DIAGONAL.implement(AUTOGRAD_CPU, diagonal_autograd)


def diagonal_forward(self, offset, dim1, dim2):
    """diagonal, and the tangent of its result."""
    result = DIAGONAL[(self._keys) & BELOW_FORWARD](self, offset, dim1, dim2)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = DIAGONAL[self._tangent._keys](forward.own(self), offset, dim1, dim2)
    forward.attach_view(result, result_t)
    return result


DIAGONAL.implement(FORWARD_AD, diagonal_forward)


# _diagonal_backward (ops.yaml:3255, derivatives.yaml:524)
_DIAGONAL_BACKWARD = define(
    "_diagonal_backward",
    "_diagonal_backward(Tensor self, int[] sizes, int offset, int dim1, int dim2) -> Tensor",
    source="ops.yaml:3255",
    digest="96b02bbc58790147",
    kernel={
        "composite": "result = zeros(sizes, dtype=self.dtype)\nresult.diagonal(offset, dim1, dim2).copy_(self"
        ")\nreturn result",
    },
    derivative={
        "self": "grad.diagonal(offset, dim1, dim2)",
        "result": "auto_linear",
    },
)


def _diagonal_backward_composite(self, sizes, offset, dim1, dim2):
    """_diagonal_backward, from other operators."""
    result = functions.zeros(sizes, dtype=self.dtype)
    result.diagonal(offset, dim1, dim2).copy_(self)
    return result


_DIAGONAL_BACKWARD.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_diagonal_backward_composite))


class _DiagonalBackwardBackward0(Node):
    """Backward of _diagonal_backward (derivatives.yaml:524)."""

    __slots__ = ("_saved_offset", "_saved_dim1", "_saved_dim2")
    operator = "_diagonal_backward"

    def apply(self, grad):
        offset = self._saved_offset
        dim1 = self._saved_dim1
        dim2 = self._saved_dim2
        grad_self = grad.diagonal(offset, dim1, dim2)
        return (grad_self,)


def _diagonal_backward_autograd(self, sizes, offset, dim1, dim2):
    """_diagonal_backward, recorded for the backward pass."""
    result = _DIAGONAL_BACKWARD[(self._keys) & BELOW_AUTOGRAD](self, sizes, offset, dim1, dim2)
    if state.active and not grad_enabled():
        return result
    node = _DiagonalBackwardBackward0()
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    return recording.record(node, result, self)


_DIAGONAL_BACKWARD.implement(AUTOGRAD_CPU, _diagonal_backward_autograd)


def _diagonal_backward_forward(self, sizes, offset, dim1, dim2):
    """_diagonal_backward, and the tangent of its result."""
    with forward.primal_only():
        result = _DIAGONAL_BACKWARD[(self._keys) & BELOW_FORWARD](self, sizes, offset, dim1, dim2)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _DIAGONAL_BACKWARD[self_t._keys](self_t, sizes, offset, dim1, dim2)
    forward.attach(result, result_t, self_t)
    return result


_DIAGONAL_BACKWARD.implement(FORWARD_AD, _diagonal_backward_forward)


# linalg_diagonal (ops.yaml:3267)
LINALG_DIAGONAL = define(
    "linalg_diagonal",
    "linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)",
    source="ops.yaml:3267",
    digest="dd7b128127cb1cb6",
    kernel={
        "composite": "diagonal(A, offset, dim1, dim2)",
    },
)


def linalg_diagonal_composite(A, offset, dim1, dim2):
    """linalg_diagonal, from other operators."""
    return functions.diagonal(A, offset, dim1, dim2)


LINALG_DIAGONAL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_diagonal_composite)


# diagonal_scatter (ops.yaml:3277)
DIAGONAL_SCATTER = define(
    "diagonal_scatter",
    "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Ten"
    "sor",
    source="ops.yaml:3277",
    digest="004f71217098f73f",
    kernel={
        "composite": "result = self.clone()\nplace = result.diagonal(offset, dim1, dim2)\nif place.shape != sr"
        'c.shape:\n    refuse(f"diagonal_scatter: src has shape {list(src.shape)}, the diagonal '
        '{list(place.shape)}")\nplace.copy_(src)\nreturn result',
    },
)
DIAGONAL_SCATTER_OUT = define(
    "diagonal_scatter.out",
    "diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *,"
    " Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3277",
    digest="004f71217098f73f",
)


def diagonal_scatter_composite(self, src, offset, dim1, dim2):
    """diagonal_scatter, from other operators."""
    result = self.clone()
    place = result.diagonal(offset, dim1, dim2)
    if place.shape != src.shape:
        language.refuse(f"diagonal_scatter: src has shape {list(src.shape)}, the diagonal {list(place.shape)}")
    place.copy_(src)
    return result


DIAGONAL_SCATTER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, diagonal_scatter_composite)


def diagonal_scatter_out_cpu(self, src, offset, dim1, dim2, out):
    """diagonal_scatter.out: the functional form, copied into out."""
    return write_out("diagonal_scatter.out", out, diagonal_scatter_composite(self, src, offset, dim1, dim2))


DIAGONAL_SCATTER_OUT.implement(CPU, diagonal_scatter_out_cpu)
DIAGONAL_SCATTER_OUT.implement(AUTOGRAD_CPU, without_gradient(DIAGONAL_SCATTER_OUT))
DIAGONAL_SCATTER_OUT.implement(FORWARD_AD, forward.without_tangent(DIAGONAL_SCATTER_OUT))


# select_scatter (ops.yaml:3295)
SELECT_SCATTER = define(
    "select_scatter",
    "select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor",
    source="ops.yaml:3295",
    digest="1e1c1a24f059778b",
    kernel={
        "composite": "result = self.clone()\nplace = result.select(dim, index)\nif place.shape != src.shape:\n "
        '   refuse(f"select_scatter: src has shape {list(src.shape)}, what is selected {list(pl'
        'ace.shape)}")\nplace.copy_(src)\nreturn result',
    },
)
SELECT_SCATTER_OUT = define(
    "select_scatter.out",
    "select_scatter.out(Tensor self, Tensor src, int dim, int index, *, Tensor(a!) out) -> "
    "Tensor(a!)",
    source="ops.yaml:3295",
    digest="1e1c1a24f059778b",
)


def select_scatter_composite(self, src, dim, index):
    """select_scatter, from other operators."""
    result = self.clone()
    place = result.select(dim, index)
    if place.shape != src.shape:
        language.refuse(f"select_scatter: src has shape {list(src.shape)}, what is selected {list(place.shape)}")
    place.copy_(src)
    return result


SELECT_SCATTER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, select_scatter_composite)


def select_scatter_out_cpu(self, src, dim, index, out):
    """select_scatter.out: the functional form, copied into out."""
    return write_out("select_scatter.out", out, select_scatter_composite(self, src, dim, index))


SELECT_SCATTER_OUT.implement(CPU, select_scatter_out_cpu)
SELECT_SCATTER_OUT.implement(AUTOGRAD_CPU, without_gradient(SELECT_SCATTER_OUT))
SELECT_SCATTER_OUT.implement(FORWARD_AD, forward.without_tangent(SELECT_SCATTER_OUT))


# slice_scatter (ops.yaml:3313)
SLICE_SCATTER = define(
    "slice_scatter",
    "slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int "
    "step=1) -> Tensor",
    source="ops.yaml:3313",
    digest="f31a9eff320b1512",
    kernel={
        "composite": "result = self.clone()\nplace = result.slice(dim, start, end, step)\nif place.shape != sr"
        'c.shape:\n    refuse(f"slice_scatter: src has shape {list(src.shape)}, the slice {list('
        'place.shape)}")\nplace.copy_(src)\nreturn result',
    },
)
SLICE_SCATTER_OUT = define(
    "slice_scatter.out",
    "slice_scatter.out(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, "
    "int step=1, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3313",
    digest="f31a9eff320b1512",
)


def slice_scatter_composite(self, src, dim, start, end, step):
    """slice_scatter, from other operators."""
    result = self.clone()
    place = result.slice(dim, start, end, step)
    if place.shape != src.shape:
        language.refuse(f"slice_scatter: src has shape {list(src.shape)}, the slice {list(place.shape)}")
    place.copy_(src)
    return result


SLICE_SCATTER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, slice_scatter_composite)


def slice_scatter_out_cpu(self, src, dim, start, end, step, out):
    """slice_scatter.out: the functional form, copied into out."""
    return write_out("slice_scatter.out", out, slice_scatter_composite(self, src, dim, start, end, step))


SLICE_SCATTER_OUT.implement(CPU, slice_scatter_out_cpu)
SLICE_SCATTER_OUT.implement(AUTOGRAD_CPU, without_gradient(SLICE_SCATTER_OUT))
SLICE_SCATTER_OUT.implement(FORWARD_AD, forward.without_tangent(SLICE_SCATTER_OUT))


# sum_to_size (ops.yaml:3330)
SUM_TO_SIZE = define(
    "sum_to_size",
    "sum_to_size(Tensor self, int[] size) -> Tensor",
    source="ops.yaml:3330",
    digest="cc9f28a50e571f58",
    kernel={
        "composite": "lead = self.ndim - len(size)\nif lead < 0 or [one for one, has in zip(size, self.shape["
        'lead:]) if one not in (1, has)]:\n    refuse(f"sum_to_size: shape {list(self.shape)} ca'
        'nnot be summed up to {list(size)}")\ndims = [at for at in range(self.ndim) if at < lead'
        " or size[at - lead] != self.shape[at]]\nreturn self.sum(dims, True).reshape(size) if di"
        "ms else self",
    },
)


def sum_to_size_composite(self, size):
    """sum_to_size, from other operators."""
    lead = self.ndim - len(size)
    if lead < 0 or [one for one, has in zip(size, self.shape[lead:]) if one not in (1, has)]:
        language.refuse(f"sum_to_size: shape {list(self.shape)} cannot be summed up to {list(size)}")
    dims = [at for at in range(self.ndim) if at < lead or size[at - lead] != self.shape[at]]
    return self.sum(dims, True).reshape(size) if dims else self


SUM_TO_SIZE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, sum_to_size_composite)


# diag_embed (ops.yaml:3345, derivatives.yaml:528)
DIAG_EMBED = define(
    "diag_embed",
    "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
    source="ops.yaml:3345",
    digest="c54059545099f603",
    kernel={
        "composite": 'if self.ndim == 0:\n    raise_index("diag_embed: a tensor without dimensions is no diag'
        'onal")\none, other = diagonal_dims(dim1, dim2, self.ndim + 1, "diag_embed")\nsize = self'
        ".size(-1) + (offset if offset >= 0 else -offset)\nsizes = self.shape[:-1]\nfor at in sor"
        "ted((one, other)):\n    sizes = inserted(sizes, at, size)\nreturn _diagonal_backward(sel"
        "f, sizes, offset, one, other)",
    },
    derivative={
        "self": "grad.diagonal(offset, dim1, dim2)",
        "result": "auto_linear",
    },
)


def diag_embed_composite(self, offset, dim1, dim2):
    """diag_embed, from other operators."""
    if self.ndim == 0:
        language.raise_index("diag_embed: a tensor without dimensions is no diagonal")
    one, other = language.diagonal_dims(dim1, dim2, self.ndim + 1, "diag_embed")
    size = self.size(-1) + (offset if offset >= 0 else -offset)
    sizes = self.shape[:-1]
    for at in sorted((one, other)):
        sizes = language.inserted(sizes, at, size)
    return functions._diagonal_backward(self, sizes, offset, one, other)


DIAG_EMBED.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(diag_embed_composite))


class DiagEmbedBackward0(Node):
    """Backward of diag_embed (derivatives.yaml:528)."""

    __slots__ = ("_saved_offset", "_saved_dim1", "_saved_dim2")
    operator = "diag_embed"

    def apply(self, grad):
        offset = self._saved_offset
        dim1 = self._saved_dim1
        dim2 = self._saved_dim2
        grad_self = grad.diagonal(offset, dim1, dim2)
        return (grad_self,)


def diag_embed_autograd(self, offset, dim1, dim2):
    """diag_embed, recorded for the backward pass."""
    result = DIAG_EMBED[(self._keys) & BELOW_AUTOGRAD](self, offset, dim1, dim2)
    if state.active and not grad_enabled():
        return result
    node = DiagEmbedBackward0()
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    return recording.record(node, result, self)


DIAG_EMBED.implement(AUTOGRAD_CPU, diag_embed_autograd)


def diag_embed_forward(self, offset, dim1, dim2):
    """diag_embed, and the tangent of its result."""
    with forward.primal_only():
        result = DIAG_EMBED[(self._keys) & BELOW_FORWARD](self, offset, dim1, dim2)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = DIAG_EMBED[self_t._keys](self_t, offset, dim1, dim2)
    forward.attach(result, result_t, self_t)
    return result


DIAG_EMBED.implement(FORWARD_AD, diag_embed_forward)


# diag (ops.yaml:3370)
DIAG = define(
    "diag",
    "diag(Tensor self, int diagonal=0) -> Tensor",
    source="ops.yaml:3370",
    digest="4e4404a479969a99",
    kernel={
        "composite": "if self.ndim == 1:\n    return self.diag_embed(diagonal)\nif self.ndim != 2:\n    refuse("
        'f"diag: expected a vector or a matrix, got shape {list(self.shape)}")\nreturn clone(sel'
        "f.diagonal(diagonal))",
    },
)
DIAG_OUT = define(
    "diag.out",
    "diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3370",
    digest="4e4404a479969a99",
)


def diag_composite(self, diagonal):
    """diag, from other operators."""
    if self.ndim == 1:
        return self.diag_embed(diagonal)
    if self.ndim != 2:
        language.refuse(f"diag: expected a vector or a matrix, got shape {list(self.shape)}")
    return functions.clone(self.diagonal(diagonal))


DIAG.implement(COMPOSITE_IMPLICIT_AUTOGRAD, diag_composite)


def diag_out_cpu(self, diagonal, out):
    """diag.out: the functional form, copied into out."""
    return write_out("diag.out", out, diag_composite(self, diagonal))


DIAG_OUT.implement(CPU, diag_out_cpu)
DIAG_OUT.implement(AUTOGRAD_CPU, without_gradient(DIAG_OUT))
DIAG_OUT.implement(FORWARD_AD, forward.without_tangent(DIAG_OUT))


# diagflat (ops.yaml:3390)
DIAGFLAT = define(
    "diagflat",
    "diagflat(Tensor self, int offset=0) -> Tensor",
    source="ops.yaml:3390",
    digest="3686bec20defe0ff",
    kernel={
        "composite": "self.reshape((-1,)).diag_embed(offset)",
    },
)


def diagflat_composite(self, offset):
    """diagflat, from other operators."""
    return self.reshape((-1,)).diag_embed(offset)


DIAGFLAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, diagflat_composite)


# unfold (ops.yaml:3401, derivatives.yaml:532)
UNFOLD = define(
    "unfold",
    "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
    source="ops.yaml:3401",
    digest="b0de30c4f4c96118",
    kernel={
        "view": "at = wrap_dim(dimension, self.ndim)\ncount = window_count(self.shape[at] if self.ndim e"
        "lse 1, size, step, at)\nif self.ndim == 0:\n    return strided((size,), (1,), 0)\nstrides"
        " = (*replaced(self.stride(), at, step * self.stride(at)), self.stride(at))\nreturn stri"
        "ded((*replaced(self.shape, at, count), size), strides, 0)",
    },
    derivative={
        "self": "_unfold_backward(grad, self.shape, dimension, size, step)",
        "result": "auto_linear",
    },
)


def unfold_geometry(self, dimension, size, step):
    """Sizes, strides and offset of unfold."""
    at = language.wrap_dim(dimension, self.ndim)
    count = language.window_count(self.shape[at] if self.ndim else 1, size, step, at)
    if self.ndim == 0:
        return language.strided((size,), (1,), 0)
    strides = (*language.replaced(self.stride(), at, step * self.stride(at)), self.stride(at))
    return language.strided((*language.replaced(self.shape, at, count), size), strides, 0)


UNFOLD.implement(CPU, View(unfold_geometry))


class UnfoldBackward0(Node):
    """Backward of unfold (derivatives.yaml:532)."""

    __slots__ = ("_saved_self_shape", "_saved_dimension", "_saved_size", "_saved_step")
    operator = "unfold"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dimension = self._saved_dimension
        size = self._saved_size
        step = self._saved_step
        grad_self = functions._unfold_backward(grad, self_shape, dimension, size, step)
        return (grad_self,)


def unfold_autograd(self, dimension, size, step):
    """unfold, recorded for the backward pass."""
    result = UNFOLD[(self._keys) & BELOW_AUTOGRAD](self, dimension, size, step)
    if state.active and not grad_enabled():
        return untracked(result)
    node = UnfoldBackward0()
    node._saved_self_shape = self.shape
    node._saved_dimension = dimension
    node._saved_size = size
    node._saved_step = step
    return recording.record(node, result, self)


UNFOLD.implement(AUTOGRAD_CPU, unfold_autograd)


def unfold_forward(self, dimension, size, step):
    """unfold, and the tangent of its result."""
    result = UNFOLD[(self._keys) & BELOW_FORWARD](self, dimension, size, step)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = UNFOLD[self._tangent._keys](forward.own(self), dimension, size, step)
    forward.attach_view(result, result_t)
    return result


UNFOLD.implement(FORWARD_AD, unfold_forward)


# _unfold_backward (ops.yaml:3425)
_UNFOLD_BACKWARD = define(
    "_unfold_backward",
    "_unfold_backward(Tensor self, int[] sizes, int dimension, int size, int step) -> Tenso"
    "r",
    source="ops.yaml:3425",
    digest="817bfd76e041c627",
    kernel={
        "composite": "if len(sizes) == 0:\n    return self.sum()\nat = wrap_dim(dimension, len(sizes))\nplaces "
        "= (arange(self.size(at)).unsqueeze(1) * step + arange(size)).reshape((-1,))\nwindows = "
        "self.movedim(-1, at + 1).flatten(at, at + 1)\nreturn zeros(sizes, dtype=self.dtype).ind"
        "ex_add(at, places, windows)",
    },
)


def _unfold_backward_composite(self, sizes, dimension, size, step):
    """_unfold_backward, from other operators."""
    if len(sizes) == 0:
        return self.sum()
    at = language.wrap_dim(dimension, len(sizes))
    places = (functions.arange(self.size(at)).unsqueeze(1) * step + functions.arange(size)).reshape((-1,))
    windows = self.movedim(-1, at + 1).flatten(at, at + 1)
    return functions.zeros(sizes, dtype=self.dtype).index_add(at, places, windows)


_UNFOLD_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _unfold_backward_composite)


# _from_end (ops.yaml:3436)
_FROM_END = define(
    "_from_end",
    "_from_end(Tensor(a) self, int[] dims) -> Tensor(a)",
    source="ops.yaml:3436",
    digest="62c0b6b61f3683d3",
    kernel={
        "view": "strides, first = reversed_strides(self.shape, self.stride(), wrap_dims(dims, self.ndim"
        ") if self.ndim else ())\nreturn strided(self.shape, strides, first)",
    },
)


def _from_end_geometry(self, dims):
    """Sizes, strides and offset of _from_end."""
    strides, first = language.reversed_strides(
        self.shape, self.stride(), language.wrap_dims(dims, self.ndim) if self.ndim else ()
    )
    return language.strided(self.shape, strides, first)


_FROM_END.implement(CPU, View(_from_end_geometry, tracked=False))
