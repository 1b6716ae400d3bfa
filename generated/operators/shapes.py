"""The shapes operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import numpy as np

from runtime import device as devices
from runtime import dtypes, language
from runtime.autograd import forward
from runtime.autograd.inplace import (
    below_autograd, check_inplace, record_inplace, take_geometry, untracked, without_gradient,
)
from runtime.autograd.node import Node, attach, complete, next_sequence_nr
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)
from runtime.tensor import Tensor
from runtime.views import View, Views

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.shapes"
functions = LateModule(f"{PACKAGE}.functions")


# view.dtype (ops.yaml:2817)
VIEW_DTYPE = define(
    "view.dtype",
    "view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)",
    source="ops.yaml:2817",
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


# reshape_as (ops.yaml:2833)
RESHAPE_AS = define(
    "reshape_as",
    "reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    source="ops.yaml:2833",
    digest="8fb978425df270ae",
    kernel={
        "composite": "self.reshape(other.shape)",
    },
)


def reshape_as_composite(self, other):
    """reshape_as, from other operators."""
    return self.reshape(other.shape)


RESHAPE_AS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, reshape_as_composite)


# ravel (ops.yaml:2844)
RAVEL = define(
    "ravel",
    "ravel(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2844",
    digest="dc7eed5a7563550d",
    kernel={
        "composite": "self.contiguous().view((-1,))",
    },
)


def ravel_composite(self):
    """ravel, from other operators."""
    return self.contiguous().view((-1,))


RAVEL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, ravel_composite)


# unflatten.int (ops.yaml:2854)
UNFLATTEN_INT = define(
    "unflatten.int",
    "unflatten.int(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)",
    source="ops.yaml:2854",
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


# swapaxes (ops.yaml:2868)
SWAPAXES = define(
    "swapaxes",
    "swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)",
    source="ops.yaml:2868",
    digest="4e56fce3291085f4",
    kernel={
        "composite": "self.transpose(axis0, axis1)",
    },
)
SWAPAXES_ = define(
    "swapaxes_",
    "swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)",
    source="ops.yaml:2868",
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


# swapdims (ops.yaml:2879)
SWAPDIMS = define(
    "swapdims",
    "swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    source="ops.yaml:2879",
    digest="ad995324555e88d7",
    kernel={
        "composite": "self.transpose(dim0, dim1)",
    },
)
SWAPDIMS_ = define(
    "swapdims_",
    "swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)",
    source="ops.yaml:2879",
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


# movedim.int (ops.yaml:2890)
MOVEDIM_INT = define(
    "movedim.int",
    "movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    source="ops.yaml:2890",
    digest="cae3e359fbe87c1f",
    kernel={
        "composite": "self.permute(moved_dims(self.ndim, (source,), (destination,)))",
    },
)


def movedim_int_composite(self, source, destination):
    """movedim.int, from other operators."""
    return self.permute(language.moved_dims(self.ndim, (source,), (destination,)))


MOVEDIM_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, movedim_int_composite)


# movedim.intlist (ops.yaml:2900)
MOVEDIM_INTLIST = define(
    "movedim.intlist",
    "movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
    source="ops.yaml:2900",
    digest="ed68c1d8a1768a20",
    kernel={
        "composite": "self.permute(moved_dims(self.ndim, source, destination))",
    },
)


def movedim_intlist_composite(self, source, destination):
    """movedim.intlist, from other operators."""
    return self.permute(language.moved_dims(self.ndim, source, destination))


MOVEDIM_INTLIST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, movedim_intlist_composite)


# moveaxis.int (ops.yaml:2910)
MOVEAXIS_INT = define(
    "moveaxis.int",
    "moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    source="ops.yaml:2910",
    digest="6d8f9869f806c96f",
    kernel={
        "composite": "self.movedim(source, destination)",
    },
)


def moveaxis_int_composite(self, source, destination):
    """moveaxis.int, from other operators."""
    return self.movedim(source, destination)


MOVEAXIS_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, moveaxis_int_composite)


# moveaxis.intlist (ops.yaml:2920)
MOVEAXIS_INTLIST = define(
    "moveaxis.intlist",
    "moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
    source="ops.yaml:2920",
    digest="b343c4ed025ca474",
    kernel={
        "composite": "self.movedim(source, destination)",
    },
)


def moveaxis_intlist_composite(self, source, destination):
    """moveaxis.intlist, from other operators."""
    return self.movedim(source, destination)


MOVEAXIS_INTLIST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, moveaxis_intlist_composite)


# _conjugate (ops.yaml:2926, derivatives.yaml:503)
_CONJUGATE = define(
    "_conjugate",
    "_conjugate(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:2926",
    digest="3c51acd93469cdf2",
    kernel={
        "elementwise": "conj(self)",
    },
    derivative={
        "self": "_conjugate(grad)",
        "result": "auto_element_wise",
    },
)
_CONJUGATE_LOOP = Elementwise("_conjugate", LOOPS, "_conjugate_c10e09cb", 1)


def _conjugate_cpu(self):
    """_conjugate on the CPU."""
    dtype = self.dtype
    kernel = _CONJUGATE_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return _CONJUGATE_LOOP.compute((self,), ())


_CONJUGATE.implement(CPU, _conjugate_cpu)


class _ConjugateBackward0(Node):
    """Backward of _conjugate (derivatives.yaml:503)."""

    __slots__ = ()
    operator = "_conjugate"

    def apply(self, grad):
        grad_self = functions._conjugate(grad)
        return (grad_self,)


def _conjugate_autograd(self):
    """_conjugate, recorded for the backward pass."""
    result = _CONJUGATE[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = _ConjugateBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_CONJUGATE.implement(AUTOGRAD_CPU, _conjugate_autograd)


def _conjugate_forward(self):
    """_conjugate, and the tangent of its result."""
    result = _CONJUGATE[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions._conjugate(self_t)
    forward.attach(result, result_t, self_t)
    return result


_CONJUGATE.implement(FORWARD_AD, _conjugate_forward)


# adjoint (ops.yaml:2932)
ADJOINT = define(
    "adjoint",
    "adjoint(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2932",
    digest="f7a73c2562403409",
    kernel={
        "composite": 'if self.ndim < 2:\n    refuse(f"adjoint: expected a matrix or a batch of matrices, got '
        'shape {list(self.shape)}")\nreturn _conjugate(self.transpose(-2, -1)) if self.dtype.is_'
        "complex else self.transpose(-2, -1)",
    },
)


def adjoint_composite(self):
    """adjoint, from other operators."""
    if self.ndim < 2:
        language.refuse(f"adjoint: expected a matrix or a batch of matrices, got shape {list(self.shape)}")
    return functions._conjugate(self.transpose(-2, -1)) if self.dtype.is_complex else self.transpose(-2, -1)


ADJOINT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, adjoint_composite)


# mH (ops.yaml:2946)
MH = define(
    "mH",
    "mH(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2946",
    digest="b665fe7d7f68fdc7",
    kernel={
        "composite": "self.adjoint()",
    },
)


def mH_composite(self):
    """mH, from other operators."""
    return self.adjoint()


MH.implement(COMPOSITE_IMPLICIT_AUTOGRAD, mH_composite)


# matrix_H (ops.yaml:2957)
MATRIX_H = define(
    "matrix_H",
    "matrix_H(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2957",
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


# broadcast_tensors (ops.yaml:2971)
BROADCAST_TENSORS = define(
    "broadcast_tensors",
    "broadcast_tensors(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:2971",
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


# as_strided (ops.yaml:2983)
AS_STRIDED = define(
    "as_strided",
    "as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tens"
    "or(a)",
    source="ops.yaml:2983",
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
    source="ops.yaml:2983",
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


# _strided_view (ops.yaml:3005, derivatives.yaml:507)
_STRIDED_VIEW = define(
    "_strided_view",
    "_strided_view(Tensor(a) self, int[] size, int[] stride, int offset) -> Tensor(a)",
    source="ops.yaml:3005",
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
    """Backward of _strided_view (derivatives.yaml:507)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self.shape
    node._saved_self_stride = self.stride()
    node._saved_size = size
    node._saved_stride = stride
    node._saved_offset = offset
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# _strided_backward (ops.yaml:3014)
_STRIDED_BACKWARD = define(
    "_strided_backward",
    "_strided_backward(Tensor self, int[] sizes, int[] strides, int[] size, int[] stride, i"
    "nt offset) -> Tensor",
    source="ops.yaml:3014",
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


# _places (ops.yaml:3026)
_PLACES = define(
    "_places",
    "_places(int[] size, int[] stride, int offset) -> Tensor",
    source="ops.yaml:3026",
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


# split.Tensor (ops.yaml:3035, derivatives.yaml:511)
SPLIT_TENSOR = define(
    "split.Tensor",
    "split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3035",
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
    """Backward of split.Tensor (derivatives.yaml:511)."""

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


# split.sizes (ops.yaml:3057)
SPLIT_SIZES = define(
    "split.sizes",
    "split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3057",
    digest="d27cf03fdf19f192",
    kernel={
        "composite": "self.split_with_sizes(split_size, dim)",
    },
)


def split_sizes_composite(self, split_size, dim):
    """split.sizes, from other operators."""
    return self.split_with_sizes(split_size, dim)


SPLIT_SIZES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, split_sizes_composite)


# split_with_sizes (ops.yaml:3063, derivatives.yaml:515)
SPLIT_WITH_SIZES = define(
    "split_with_sizes",
    "split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3063",
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
    """Backward of split_with_sizes (derivatives.yaml:515)."""

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


# chunk (ops.yaml:3082)
CHUNK = define(
    "chunk",
    "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3082",
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


# tensor_split.sections (ops.yaml:3095)
TENSOR_SPLIT_SECTIONS = define(
    "tensor_split.sections",
    "tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3095",
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


# tensor_split.indices (ops.yaml:3110)
TENSOR_SPLIT_INDICES = define(
    "tensor_split.indices",
    "tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3110",
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


# tensor_split.tensor_indices_or_sections (ops.yaml:3119)
TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS = define(
    "tensor_split.tensor_indices_or_sections",
    "tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_"
    "sections, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3119",
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


# hsplit.int (ops.yaml:3130)
HSPLIT_INT = define(
    "hsplit.int",
    "hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    source="ops.yaml:3130",
    digest="94c1ab681167a503",
    kernel={
        "composite": 'self.tensor_split(sections, equal_sections("hsplit", self.shape, 1, 1, sections))',
    },
)


def hsplit_int_composite(self, sections):
    """hsplit.int, from other operators."""
    return self.tensor_split(sections, language.equal_sections("hsplit", self.shape, 1, 1, sections))


HSPLIT_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, hsplit_int_composite)


# hsplit.array (ops.yaml:3142)
HSPLIT_ARRAY = define(
    "hsplit.array",
    "hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    source="ops.yaml:3142",
    digest="629c6e8b9e3aa4d3",
    kernel={
        "composite": 'self.tensor_split(indices, equal_sections("hsplit", self.shape, 1, 1, None))',
    },
)


def hsplit_array_composite(self, indices):
    """hsplit.array, from other operators."""
    return self.tensor_split(indices, language.equal_sections("hsplit", self.shape, 1, 1, None))


HSPLIT_ARRAY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, hsplit_array_composite)


# vsplit.int (ops.yaml:3148)
VSPLIT_INT = define(
    "vsplit.int",
    "vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    source="ops.yaml:3148",
    digest="63334f9172788cb7",
    kernel={
        "composite": 'self.tensor_split(sections, equal_sections("vsplit", self.shape, 0, 2, sections))',
    },
)


def vsplit_int_composite(self, sections):
    """vsplit.int, from other operators."""
    return self.tensor_split(sections, language.equal_sections("vsplit", self.shape, 0, 2, sections))


VSPLIT_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, vsplit_int_composite)


# vsplit.array (ops.yaml:3158)
VSPLIT_ARRAY = define(
    "vsplit.array",
    "vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    source="ops.yaml:3158",
    digest="e9d9b94cd7863463",
    kernel={
        "composite": 'self.tensor_split(indices, equal_sections("vsplit", self.shape, 0, 2, None))',
    },
)


def vsplit_array_composite(self, indices):
    """vsplit.array, from other operators."""
    return self.tensor_split(indices, language.equal_sections("vsplit", self.shape, 0, 2, None))


VSPLIT_ARRAY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, vsplit_array_composite)


# dsplit.int (ops.yaml:3164)
DSPLIT_INT = define(
    "dsplit.int",
    "dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
    source="ops.yaml:3164",
    digest="8e46a02399470a56",
    kernel={
        "composite": 'self.tensor_split(sections, equal_sections("dsplit", self.shape, 2, 3, sections))',
    },
)


def dsplit_int_composite(self, sections):
    """dsplit.int, from other operators."""
    return self.tensor_split(sections, language.equal_sections("dsplit", self.shape, 2, 3, sections))


DSPLIT_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dsplit_int_composite)


# dsplit.array (ops.yaml:3174)
DSPLIT_ARRAY = define(
    "dsplit.array",
    "dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
    source="ops.yaml:3174",
    digest="d6bce9c256b34718",
    kernel={
        "composite": 'self.tensor_split(indices, equal_sections("dsplit", self.shape, 2, 3, None))',
    },
)


def dsplit_array_composite(self, indices):
    """dsplit.array, from other operators."""
    return self.tensor_split(indices, language.equal_sections("dsplit", self.shape, 2, 3, None))


DSPLIT_ARRAY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dsplit_array_composite)


# unbind.int (ops.yaml:3180, derivatives.yaml:519)
UNBIND_INT = define(
    "unbind.int",
    "unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]",
    source="ops.yaml:3180",
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
    """Backward of unbind.int (derivatives.yaml:519)."""

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


# diagonal (ops.yaml:3200, derivatives.yaml:523)
DIAGONAL = define(
    "diagonal",
    "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
    source="ops.yaml:3200",
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
    """Backward of diagonal (derivatives.yaml:523)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self.shape
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# _diagonal_backward (ops.yaml:3221, derivatives.yaml:527)
_DIAGONAL_BACKWARD = define(
    "_diagonal_backward",
    "_diagonal_backward(Tensor self, int[] sizes, int offset, int dim1, int dim2) -> Tensor",
    source="ops.yaml:3221",
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
    """Backward of _diagonal_backward (derivatives.yaml:527)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# diag_embed (ops.yaml:3233, derivatives.yaml:531)
DIAG_EMBED = define(
    "diag_embed",
    "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
    source="ops.yaml:3233",
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
    """Backward of diag_embed (derivatives.yaml:531)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_offset = offset
    node._saved_dim1 = dim1
    node._saved_dim2 = dim2
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# diag (ops.yaml:3258)
DIAG = define(
    "diag",
    "diag(Tensor self, int diagonal=0) -> Tensor",
    source="ops.yaml:3258",
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
    source="ops.yaml:3258",
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


# diagflat (ops.yaml:3278)
DIAGFLAT = define(
    "diagflat",
    "diagflat(Tensor self, int offset=0) -> Tensor",
    source="ops.yaml:3278",
    digest="3686bec20defe0ff",
    kernel={
        "composite": "self.reshape((-1,)).diag_embed(offset)",
    },
)


def diagflat_composite(self, offset):
    """diagflat, from other operators."""
    return self.reshape((-1,)).diag_embed(offset)


DIAGFLAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, diagflat_composite)


# unfold (ops.yaml:3289, derivatives.yaml:535)
UNFOLD = define(
    "unfold",
    "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
    source="ops.yaml:3289",
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
    """Backward of unfold (derivatives.yaml:535)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self.shape
    node._saved_dimension = dimension
    node._saved_size = size
    node._saved_step = step
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# _unfold_backward (ops.yaml:3313)
_UNFOLD_BACKWARD = define(
    "_unfold_backward",
    "_unfold_backward(Tensor self, int[] sizes, int dimension, int size, int step) -> Tenso"
    "r",
    source="ops.yaml:3313",
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


# _from_end (ops.yaml:3324)
_FROM_END = define(
    "_from_end",
    "_from_end(Tensor(a) self, int[] dims) -> Tensor(a)",
    source="ops.yaml:3324",
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


# flip (ops.yaml:3331, derivatives.yaml:539)
FLIP = define(
    "flip",
    "flip(Tensor self, int[] dims) -> Tensor",
    source="ops.yaml:3331",
    digest="f4ff466ca459cf69",
    kernel={
        "composite": "for one in dims:\n    wrap_dim(one, self.ndim)\nreturn clone(_from_end(self, dims) if le"
        "n(dims) else self)",
    },
    derivative={
        "self": "grad.flip(dims)",
        "result": "auto_linear",
    },
)


def flip_composite(self, dims):
    """flip, from other operators."""
    for one in dims:
        language.wrap_dim(one, self.ndim)
    return functions.clone(functions._from_end(self, dims) if len(dims) else self)


FLIP.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(flip_composite))


class FlipBackward0(Node):
    """Backward of flip (derivatives.yaml:539)."""

    __slots__ = ("_saved_dims",)
    operator = "flip"

    def apply(self, grad):
        dims = self._saved_dims
        grad_self = grad.flip(dims)
        return (grad_self,)


def flip_autograd(self, dims):
    """flip, recorded for the backward pass."""
    result = FLIP[(self._keys) & BELOW_AUTOGRAD](self, dims)
    if state.active and not grad_enabled():
        return result
    node = FlipBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dims = dims
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


FLIP.implement(AUTOGRAD_CPU, flip_autograd)


def flip_forward(self, dims):
    """flip, and the tangent of its result."""
    with forward.primal_only():
        result = FLIP[(self._keys) & BELOW_FORWARD](self, dims)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = FLIP[self_t._keys](self_t, dims)
    forward.attach(result, result_t, self_t)
    return result


FLIP.implement(FORWARD_AD, flip_forward)


# fliplr (ops.yaml:3351)
FLIPLR = define(
    "fliplr",
    "fliplr(Tensor self) -> Tensor",
    source="ops.yaml:3351",
    digest="fdf8f4b626f50fd3",
    kernel={
        "composite": 'if self.ndim < 2:\n    refuse(f"fliplr: expected at least 2 dimensions, got shape {list'
        '(self.shape)}")\nreturn self.flip((1,))',
    },
)


def fliplr_composite(self):
    """fliplr, from other operators."""
    if self.ndim < 2:
        language.refuse(f"fliplr: expected at least 2 dimensions, got shape {list(self.shape)}")
    return self.flip((1,))


FLIPLR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, fliplr_composite)


# flipud (ops.yaml:3365)
FLIPUD = define(
    "flipud",
    "flipud(Tensor self) -> Tensor",
    source="ops.yaml:3365",
    digest="6ccd5bf77d3d9126",
    kernel={
        "composite": 'if self.ndim < 1:\n    refuse("flipud: expected at least one dimension")\nreturn self.fl'
        "ip((0,))",
    },
)


def flipud_composite(self):
    """flipud, from other operators."""
    if self.ndim < 1:
        language.refuse("flipud: expected at least one dimension")
    return self.flip((0,))


FLIPUD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, flipud_composite)


# roll (ops.yaml:3379, derivatives.yaml:543)
ROLL = define(
    "roll",
    "roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor",
    source="ops.yaml:3379",
    digest="ec5e9120d21818e8",
    kernel={
        "composite": "if len(shifts) == 0 or (len(dims) == 0 and len(shifts) != 1) or (len(dims) and len(dim"
        's) != len(shifts)):\n    refuse(f"roll: there must be one shift for each dimension, got'
        ' shifts {list(shifts)} and dims {list(dims)}")\nif len(dims) == 0:\n    return self.resh'
        'ape((-1,)).roll(shifts, (0,)).view(self.shape)\nif self.ndim == 0:\n    raise_index("rol'
        'l: a tensor without dimensions has none to roll along")\nresult = self\nfor shift, dim i'
        "n zip(shifts, dims, strict=True):\n    size = result.size(dim)\n    back = -shift % size"
        " if size else 0\n    result = cat([result.narrow(dim, back, size - back), result.narrow"
        "(dim, 0, back)], dim)\nreturn result",
    },
    derivative={
        "self": "grad.roll(negated(shifts), dims)",
        "result": "auto_linear",
    },
)


def roll_composite(self, shifts, dims):
    """roll, from other operators."""
    if len(shifts) == 0 or (len(dims) == 0 and len(shifts) != 1) or (len(dims) and len(dims) != len(shifts)):
        language.refuse(
            f"roll: there must be one shift for each dimension, got shifts {list(shifts)} and dims {list(dims)}"
        )
    if len(dims) == 0:
        return self.reshape((-1,)).roll(shifts, (0,)).view(self.shape)
    if self.ndim == 0:
        language.raise_index("roll: a tensor without dimensions has none to roll along")
    result = self
    for shift, dim in zip(shifts, dims, strict=True):
        size = result.size(dim)
        back = -shift % size if size else 0
        result = functions.cat([result.narrow(dim, back, size - back), result.narrow(dim, 0, back)], dim)
    return result


ROLL.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(roll_composite))


class RollBackward0(Node):
    """Backward of roll (derivatives.yaml:543)."""

    __slots__ = ("_saved_dims", "_saved_shifts")
    operator = "roll"

    def apply(self, grad):
        dims = self._saved_dims
        shifts = self._saved_shifts
        grad_self = grad.roll(language.negated(shifts), dims)
        return (grad_self,)


def roll_autograd(self, shifts, dims):
    """roll, recorded for the backward pass."""
    result = ROLL[(self._keys) & BELOW_AUTOGRAD](self, shifts, dims)
    if state.active and not grad_enabled():
        return result
    node = RollBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dims = dims
    node._saved_shifts = shifts
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


ROLL.implement(AUTOGRAD_CPU, roll_autograd)


def roll_forward(self, shifts, dims):
    """roll, and the tangent of its result."""
    with forward.primal_only():
        result = ROLL[(self._keys) & BELOW_FORWARD](self, shifts, dims)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = ROLL[self_t._keys](self_t, shifts, dims)
    forward.attach(result, result_t, self_t)
    return result


ROLL.implement(FORWARD_AD, roll_forward)


# rot90 (ops.yaml:3412)
ROT90 = define(
    "rot90",
    "rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor",
    source="ops.yaml:3412",
    digest="62584258f81a001a",
    kernel={
        "composite": 'if len(dims) != 2 or self.ndim < 2:\n    refuse(f"rot90: expected two dimensions of at '
        'least two, got dims {list(dims)} for shape {list(self.shape)}")\none, other = diagonal_'
        'dims(dims[0], dims[1], self.ndim, "rot90")\nif k % 4 == 1:\n    return self.flip((other,'
        ")).transpose(one, other)\nif k % 4 == 2:\n    return self.flip((one, other))\nif k % 4 =="
        " 3:\n    return self.flip((one,)).transpose(one, other)\nreturn clone(self, memory_forma"
        "t=contiguous_format)",
    },
)


def rot90_composite(self, k, dims):
    """rot90, from other operators."""
    if len(dims) != 2 or self.ndim < 2:
        language.refuse(
            f"rot90: expected two dimensions of at least two, got dims {list(dims)} for shape {list(self.shape)}"
        )
    one, other = language.diagonal_dims(dims[0], dims[1], self.ndim, "rot90")
    if k % 4 == 1:
        return self.flip((other,)).transpose(one, other)
    if k % 4 == 2:
        return self.flip((one, other))
    if k % 4 == 3:
        return self.flip((one,)).transpose(one, other)
    return functions.clone(self, memory_format=devices.contiguous_format)


ROT90.implement(COMPOSITE_IMPLICIT_AUTOGRAD, rot90_composite)


# repeat (ops.yaml:3433)
REPEAT = define(
    "repeat",
    "repeat(Tensor self, int[] repeats) -> Tensor",
    source="ops.yaml:3433",
    digest="c08f7d3306b462f3",
    kernel={
        "composite": 'sizes, spread = repeated_sizes(self.shape, repeats, "repeat")\nalone = tuple(one for si'
        "ze in sizes for one in (1, size))\ncopied = clone(self.reshape(alone).expand(spread), m"
        "emory_format=contiguous_format)\nreturn copied.view(tuple(times * size for times, size "
        "in zip(repeats, sizes, strict=True)))",
    },
)


def repeat_composite(self, repeats):
    """repeat, from other operators."""
    sizes, spread = language.repeated_sizes(self.shape, repeats, "repeat")
    alone = tuple((one for size in sizes for one in (1, size)))
    copied = functions.clone(self.reshape(alone).expand(spread), memory_format=devices.contiguous_format)
    return copied.view(tuple((times * size for times, size in zip(repeats, sizes, strict=True))))


REPEAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, repeat_composite)


# tile (ops.yaml:3448)
TILE = define(
    "tile",
    "tile(Tensor self, int[] dims) -> Tensor",
    source="ops.yaml:3448",
    digest="23ba32436776416a",
    kernel={
        "composite": "self.repeat((*[1 for _ in range(self.ndim - len(dims))], *dims))",
    },
)


def tile_composite(self, dims):
    """tile, from other operators."""
    return self.repeat((*[1 for _ in range(self.ndim - len(dims))], *dims))


TILE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, tile_composite)


# repeat_interleave.Tensor (ops.yaml:3459)
REPEAT_INTERLEAVE_TENSOR = define(
    "repeat_interleave.Tensor",
    "repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor",
    source="ops.yaml:3459",
    digest="bdf70dfd3ec9225e",
    kernel={
        "composite": "if repeats.ndim != 1 or (repeats.dtype != int64 and repeats.dtype != int32):\n    refus"
        'e(f"repeat_interleave: expected a vector of int64 or int32 as repeats, got {repeats.dt'
        'ype} and shape {list(repeats.shape)}")\nif repeats.numel() and repeats.amin().item() < '
        '0:\n    refuse("repeat_interleave: repeats must not be negative")\nends = repeats.to(int'
        "64).cumsum(0)\ntotal = ends[-1].item() if repeats.numel() else 0\nif output_size is not "
        'None and output_size != total:\n    refuse(f"repeat_interleave: the repeats add up to {'
        'total}, not to the output_size {output_size}")\nmarks = zeros((total + 1,), dtype=int64'
        ").index_add(0, ends, ones((ends.numel(),), dtype=int64))\nreturn marks.narrow(0, 0, tot"
        "al).cumsum(0).to(repeats.dtype)",
    },
)


def repeat_interleave_Tensor_composite(repeats, output_size):
    """repeat_interleave.Tensor, from other operators."""
    if repeats.ndim != 1 or (repeats.dtype != dtypes.int64 and repeats.dtype != dtypes.int32):
        language.refuse(
            f"repeat_interleave: expected a vector of int64 or int32 as repeats, got {repeats.dtype} and shape "
            f"{list(repeats.shape)}"
        )
    if repeats.numel() and repeats.amin().item() < 0:
        language.refuse("repeat_interleave: repeats must not be negative")
    ends = repeats.to(dtypes.int64).cumsum(0)
    total = ends[-1].item() if repeats.numel() else 0
    if output_size is not None and output_size != total:
        language.refuse(f"repeat_interleave: the repeats add up to {total}, not to the output_size {output_size}")
    marks = functions.zeros((total + 1,), dtype=dtypes.int64).index_add(
        0, ends, functions.ones((ends.numel(),), dtype=dtypes.int64)
    )
    return marks.narrow(0, 0, total).cumsum(0).to(repeats.dtype)


REPEAT_INTERLEAVE_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, repeat_interleave_Tensor_composite)


# repeat_interleave.self_Tensor (ops.yaml:3478)
REPEAT_INTERLEAVE_SELF_TENSOR = define(
    "repeat_interleave.self_Tensor",
    "repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? outp"
    "ut_size=None) -> Tensor",
    source="ops.yaml:3478",
    digest="66478fce3bcbd232",
    kernel={
        "composite": "if dim is None:\n    return self.reshape((-1,)).repeat_interleave(repeats, 0, output_si"
        'ze=output_size)\nif self.ndim == 0:\n    raise_index("repeat_interleave: a tensor withou'
        't dimensions has none to repeat along")\nsize = self.size(dim)\nif repeats.ndim > 1 or ('
        'repeats.numel() != size and repeats.numel() != 1):\n    refuse(f"repeat_interleave: exp'
        'ected one repeat, or {size} for dimension {dim}, got shape {list(repeats.shape)}")\nret'
        "urn self.index_select(dim, repeat_interleave(repeats.reshape((-1,)).expand((size,)), o"
        "utput_size=output_size))",
    },
)


def repeat_interleave_self_Tensor_composite(self, repeats, dim, output_size):
    """repeat_interleave.self_Tensor, from other operators."""
    if dim is None:
        return self.reshape((-1,)).repeat_interleave(repeats, 0, output_size=output_size)
    if self.ndim == 0:
        language.raise_index("repeat_interleave: a tensor without dimensions has none to repeat along")
    size = self.size(dim)
    if repeats.ndim > 1 or (repeats.numel() != size and repeats.numel() != 1):
        language.refuse(
            f"repeat_interleave: expected one repeat, or {size} for dimension {dim}, got shape {list(repeats.shape)}"
        )
    return self.index_select(
        dim, functions.repeat_interleave(repeats.reshape((-1,)).expand((size,)), output_size=output_size)
    )


REPEAT_INTERLEAVE_SELF_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, repeat_interleave_self_Tensor_composite)


# repeat_interleave.self_int (ops.yaml:3496)
REPEAT_INTERLEAVE_SELF_INT = define(
    "repeat_interleave.self_int",
    "repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_siz"
    "e=None) -> Tensor",
    source="ops.yaml:3496",
    digest="47d057f27a387df1",
    kernel={
        "composite": 'if repeats < 0:\n    refuse(f"repeat_interleave: repeats must not be negative, got {rep'
        'eats}")\nif dim is not None and self.ndim == 0:\n    raise_index("repeat_interleave: a t'
        'ensor without dimensions has none to repeat along")\nbase = self.reshape((-1,)) if dim '
        "is None else self\nat = wrap_dim(0 if dim is None else dim, base.ndim)\nsize = base.size"
        '(at)\nif output_size is not None and output_size != repeats * size:\n    refuse(f"repeat'
        "_interleave: the repeats add up to {repeats * size}, not to the output_size {output_si"
        'ze}")\nspread = base.unsqueeze(at + 1).expand(inserted(base.shape, at + 1, repeats))\nre'
        "turn clone(spread, memory_format=contiguous_format).view(replaced(base.shape, at, repe"
        "ats * size))",
    },
)


def repeat_interleave_self_int_composite(self, repeats, dim, output_size):
    """repeat_interleave.self_int, from other operators."""
    if repeats < 0:
        language.refuse(f"repeat_interleave: repeats must not be negative, got {repeats}")
    if dim is not None and self.ndim == 0:
        language.raise_index("repeat_interleave: a tensor without dimensions has none to repeat along")
    base = self.reshape((-1,)) if dim is None else self
    at = language.wrap_dim(0 if dim is None else dim, base.ndim)
    size = base.size(at)
    if output_size is not None and output_size != repeats * size:
        language.refuse(
            f"repeat_interleave: the repeats add up to {repeats * size}, not to the output_size {output_size}"
        )
    spread = base.unsqueeze(at + 1).expand(language.inserted(base.shape, at + 1, repeats))
    return functions.clone(spread, memory_format=devices.contiguous_format).view(
        language.replaced(base.shape, at, repeats * size)
    )


REPEAT_INTERLEAVE_SELF_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, repeat_interleave_self_int_composite)


# tril (ops.yaml:3518, derivatives.yaml:547)
TRIL = define(
    "tril",
    "tril(Tensor self, int diagonal=0) -> Tensor",
    source="ops.yaml:3518",
    digest="b56845f7f7aa5885",
    kernel={
        "composite": 'if self.ndim < 2:\n    refuse(f"tril: expected a matrix or a batch of matrices, got sha'
        'pe {list(self.shape)}")\nkeeps = arange(self.size(-2)).unsqueeze(1) >= arange(self.size'
        "(-1)) - diagonal\nreturn where(keeps, self.contiguous(), zeros((), dtype=self.dtype))",
    },
    derivative={
        "self": "grad.tril(diagonal)",
        "result": "auto_linear",
    },
)
TRIL_ = define(
    "tril_",
    "tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)",
    source="ops.yaml:3518",
    digest="b56845f7f7aa5885",
)
TRIL_OUT = define(
    "tril.out",
    "tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3518",
    digest="b56845f7f7aa5885",
)


def tril_composite(self, diagonal):
    """tril, from other operators."""
    if self.ndim < 2:
        language.refuse(f"tril: expected a matrix or a batch of matrices, got shape {list(self.shape)}")
    keeps = functions.arange(self.size(-2)).unsqueeze(1) >= functions.arange(self.size(-1)) - diagonal
    return functions.where(keeps, self.contiguous(), functions.zeros((), dtype=self.dtype))


TRIL.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(tril_composite))


def tril__cpu(self, diagonal):
    """tril_: the functional form, copied into self."""
    result = TRIL[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    return write_out("tril_", self, result, in_place=True)


TRIL_.implement(CPU, tril__cpu)


def tril_out_cpu(self, diagonal, out):
    """tril.out: the functional form, copied into out."""
    result = TRIL[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    return write_out("tril.out", out, result)


TRIL_OUT.implement(CPU, tril_out_cpu)


class TrilBackward0(Node):
    """Backward of tril (derivatives.yaml:547)."""

    __slots__ = ("_saved_diagonal",)
    operator = "tril"

    def apply(self, grad):
        diagonal = self._saved_diagonal
        grad_self = grad.tril(diagonal)
        return (grad_self,)


def tril_autograd(self, diagonal):
    """tril, recorded for the backward pass."""
    result = TRIL[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    if state.active and not grad_enabled():
        return result
    node = TrilBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_diagonal = diagonal
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


TRIL.implement(AUTOGRAD_CPU, tril_autograd)


def tril__autograd(self, diagonal):
    """tril_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return TRIL_[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    check_inplace("tril_", self)
    node = TrilBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_diagonal = diagonal
    TRIL_[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


TRIL_.implement(AUTOGRAD_CPU, tril__autograd)
TRIL_OUT.implement(AUTOGRAD_CPU, without_gradient(TRIL_OUT))


def tril_forward(self, diagonal):
    """tril, and the tangent of its result."""
    with forward.primal_only():
        result = TRIL[(self._keys) & BELOW_FORWARD](self, diagonal)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = TRIL[self_t._keys](self_t, diagonal)
    forward.attach(result, result_t, self_t)
    return result


TRIL.implement(FORWARD_AD, tril_forward)


def tril__forward(self, diagonal):
    """tril_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return TRIL_[(self._keys) & BELOW_FORWARD](self, diagonal)
    self_t = forward.tangent_of(self)
    result_t = TRIL[self_t._keys](self_t, diagonal)
    with forward.primal_only():
        TRIL_[(self._keys) & BELOW_FORWARD](self, diagonal)
    return forward.rewrite(self, result_t, self_t)


TRIL_.implement(FORWARD_AD, tril__forward)
TRIL_OUT.implement(FORWARD_AD, forward.without_tangent(TRIL_OUT))


# triu (ops.yaml:3539, derivatives.yaml:551)
TRIU = define(
    "triu",
    "triu(Tensor self, int diagonal=0) -> Tensor",
    source="ops.yaml:3539",
    digest="929e51e7d113c18e",
    kernel={
        "composite": 'if self.ndim < 2:\n    refuse(f"triu: expected a matrix or a batch of matrices, got sha'
        'pe {list(self.shape)}")\nkeeps = arange(self.size(-2)).unsqueeze(1) <= arange(self.size'
        "(-1)) - diagonal\nreturn where(keeps, self.contiguous(), zeros((), dtype=self.dtype))",
    },
    derivative={
        "self": "grad.triu(diagonal)",
        "result": "auto_linear",
    },
)
TRIU_ = define(
    "triu_",
    "triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)",
    source="ops.yaml:3539",
    digest="929e51e7d113c18e",
)
TRIU_OUT = define(
    "triu.out",
    "triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3539",
    digest="929e51e7d113c18e",
)


def triu_composite(self, diagonal):
    """triu, from other operators."""
    if self.ndim < 2:
        language.refuse(f"triu: expected a matrix or a batch of matrices, got shape {list(self.shape)}")
    keeps = functions.arange(self.size(-2)).unsqueeze(1) <= functions.arange(self.size(-1)) - diagonal
    return functions.where(keeps, self.contiguous(), functions.zeros((), dtype=self.dtype))


TRIU.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(triu_composite))


def triu__cpu(self, diagonal):
    """triu_: the functional form, copied into self."""
    result = TRIU[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    return write_out("triu_", self, result, in_place=True)


TRIU_.implement(CPU, triu__cpu)


def triu_out_cpu(self, diagonal, out):
    """triu.out: the functional form, copied into out."""
    result = TRIU[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    return write_out("triu.out", out, result)


TRIU_OUT.implement(CPU, triu_out_cpu)


class TriuBackward0(Node):
    """Backward of triu (derivatives.yaml:551)."""

    __slots__ = ("_saved_diagonal",)
    operator = "triu"

    def apply(self, grad):
        diagonal = self._saved_diagonal
        grad_self = grad.triu(diagonal)
        return (grad_self,)


def triu_autograd(self, diagonal):
    """triu, recorded for the backward pass."""
    result = TRIU[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    if state.active and not grad_enabled():
        return result
    node = TriuBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_diagonal = diagonal
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


TRIU.implement(AUTOGRAD_CPU, triu_autograd)


def triu__autograd(self, diagonal):
    """triu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return TRIU_[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    check_inplace("triu_", self)
    node = TriuBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_diagonal = diagonal
    TRIU_[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


TRIU_.implement(AUTOGRAD_CPU, triu__autograd)
TRIU_OUT.implement(AUTOGRAD_CPU, without_gradient(TRIU_OUT))


def triu_forward(self, diagonal):
    """triu, and the tangent of its result."""
    with forward.primal_only():
        result = TRIU[(self._keys) & BELOW_FORWARD](self, diagonal)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = TRIU[self_t._keys](self_t, diagonal)
    forward.attach(result, result_t, self_t)
    return result


TRIU.implement(FORWARD_AD, triu_forward)


def triu__forward(self, diagonal):
    """triu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return TRIU_[(self._keys) & BELOW_FORWARD](self, diagonal)
    self_t = forward.tangent_of(self)
    result_t = TRIU[self_t._keys](self_t, diagonal)
    with forward.primal_only():
        TRIU_[(self._keys) & BELOW_FORWARD](self, diagonal)
    return forward.rewrite(self, result_t, self_t)


TRIU_.implement(FORWARD_AD, triu__forward)
TRIU_OUT.implement(FORWARD_AD, forward.without_tangent(TRIU_OUT))


# concat (ops.yaml:3560)
CONCAT = define(
    "concat",
    "concat(Tensor[] tensors, int dim=0) -> Tensor",
    source="ops.yaml:3560",
    digest="b5340d8d2c82a9a5",
    kernel={
        "composite": "cat(tensors, dim)",
    },
)
CONCAT_OUT = define(
    "concat.out",
    "concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3560",
    digest="b5340d8d2c82a9a5",
)


def concat_composite(tensors, dim):
    """concat, from other operators."""
    return functions.cat(tensors, dim)


CONCAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, concat_composite)


def concat_out_cpu(tensors, dim, out):
    """concat.out: the functional form, copied into out."""
    return write_out("concat.out", out, concat_composite(tensors, dim))


CONCAT_OUT.implement(CPU, concat_out_cpu)
CONCAT_OUT.implement(AUTOGRAD_CPU, without_gradient(CONCAT_OUT))
CONCAT_OUT.implement(FORWARD_AD, forward.without_tangent(CONCAT_OUT))


# hstack (ops.yaml:3570)
HSTACK = define(
    "hstack",
    "hstack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3570",
    digest="6418fb6ff0e7932e",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("hstack: expected a non-empty list of tensors")\nparts'
        " = atleast_1d(tensors)\nreturn cat(parts, 0 if parts[0].ndim == 1 else 1)",
    },
)
HSTACK_OUT = define(
    "hstack.out",
    "hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3570",
    digest="6418fb6ff0e7932e",
)


def hstack_composite(tensors):
    """hstack, from other operators."""
    if len(tensors) == 0:
        language.refuse("hstack: expected a non-empty list of tensors")
    parts = functions.atleast_1d(tensors)
    return functions.cat(parts, 0 if parts[0].ndim == 1 else 1)


HSTACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, hstack_composite)


def hstack_out_cpu(tensors, out):
    """hstack.out: the functional form, copied into out."""
    return write_out("hstack.out", out, hstack_composite(tensors))


HSTACK_OUT.implement(CPU, hstack_out_cpu)
HSTACK_OUT.implement(AUTOGRAD_CPU, without_gradient(HSTACK_OUT))
HSTACK_OUT.implement(FORWARD_AD, forward.without_tangent(HSTACK_OUT))


# vstack (ops.yaml:3585)
VSTACK = define(
    "vstack",
    "vstack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3585",
    digest="aec911061fb8c7d5",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("vstack: expected a non-empty list of tensors")\nretur'
        "n cat(atleast_2d(tensors), 0)",
    },
)
VSTACK_OUT = define(
    "vstack.out",
    "vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3585",
    digest="aec911061fb8c7d5",
)


def vstack_composite(tensors):
    """vstack, from other operators."""
    if len(tensors) == 0:
        language.refuse("vstack: expected a non-empty list of tensors")
    return functions.cat(functions.atleast_2d(tensors), 0)


VSTACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, vstack_composite)


def vstack_out_cpu(tensors, out):
    """vstack.out: the functional form, copied into out."""
    return write_out("vstack.out", out, vstack_composite(tensors))


VSTACK_OUT.implement(CPU, vstack_out_cpu)
VSTACK_OUT.implement(AUTOGRAD_CPU, without_gradient(VSTACK_OUT))
VSTACK_OUT.implement(FORWARD_AD, forward.without_tangent(VSTACK_OUT))


# row_stack (ops.yaml:3599)
ROW_STACK = define(
    "row_stack",
    "row_stack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3599",
    digest="50b4be728555c5a1",
    kernel={
        "composite": "vstack(tensors)",
    },
)
ROW_STACK_OUT = define(
    "row_stack.out",
    "row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3599",
    digest="50b4be728555c5a1",
)


def row_stack_composite(tensors):
    """row_stack, from other operators."""
    return functions.vstack(tensors)


ROW_STACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, row_stack_composite)


def row_stack_out_cpu(tensors, out):
    """row_stack.out: the functional form, copied into out."""
    return write_out("row_stack.out", out, row_stack_composite(tensors))


ROW_STACK_OUT.implement(CPU, row_stack_out_cpu)
ROW_STACK_OUT.implement(AUTOGRAD_CPU, without_gradient(ROW_STACK_OUT))
ROW_STACK_OUT.implement(FORWARD_AD, forward.without_tangent(ROW_STACK_OUT))


# dstack (ops.yaml:3610)
DSTACK = define(
    "dstack",
    "dstack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3610",
    digest="b10f77c6073c9af3",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("dstack: expected a non-empty list of tensors")\nretur'
        "n cat(atleast_3d(tensors), 2)",
    },
)
DSTACK_OUT = define(
    "dstack.out",
    "dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3610",
    digest="b10f77c6073c9af3",
)


def dstack_composite(tensors):
    """dstack, from other operators."""
    if len(tensors) == 0:
        language.refuse("dstack: expected a non-empty list of tensors")
    return functions.cat(functions.atleast_3d(tensors), 2)


DSTACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dstack_composite)


def dstack_out_cpu(tensors, out):
    """dstack.out: the functional form, copied into out."""
    return write_out("dstack.out", out, dstack_composite(tensors))


DSTACK_OUT.implement(CPU, dstack_out_cpu)
DSTACK_OUT.implement(AUTOGRAD_CPU, without_gradient(DSTACK_OUT))
DSTACK_OUT.implement(FORWARD_AD, forward.without_tangent(DSTACK_OUT))


# column_stack (ops.yaml:3624)
COLUMN_STACK = define(
    "column_stack",
    "column_stack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3624",
    digest="6335ba8af8f19b95",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("column_stack: expected a non-empty list of tensors")'
        "\nreturn cat([one if one.ndim > 1 else one.reshape((one.numel(), 1)) for one in tensors"
        "], 1)",
    },
)
COLUMN_STACK_OUT = define(
    "column_stack.out",
    "column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3624",
    digest="6335ba8af8f19b95",
)


def column_stack_composite(tensors):
    """column_stack, from other operators."""
    if len(tensors) == 0:
        language.refuse("column_stack: expected a non-empty list of tensors")
    return functions.cat([one if one.ndim > 1 else one.reshape((one.numel(), 1)) for one in tensors], 1)


COLUMN_STACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, column_stack_composite)


def column_stack_out_cpu(tensors, out):
    """column_stack.out: the functional form, copied into out."""
    return write_out("column_stack.out", out, column_stack_composite(tensors))


COLUMN_STACK_OUT.implement(CPU, column_stack_out_cpu)
COLUMN_STACK_OUT.implement(AUTOGRAD_CPU, without_gradient(COLUMN_STACK_OUT))
COLUMN_STACK_OUT.implement(FORWARD_AD, forward.without_tangent(COLUMN_STACK_OUT))


# atleast_1d (ops.yaml:3638)
ATLEAST_1D = define(
    "atleast_1d",
    "atleast_1d(Tensor self) -> Tensor",
    source="ops.yaml:3638",
    digest="a6f91d3efea85cbb",
    kernel={
        "composite": "self if self.ndim else self.reshape((1,))",
    },
)


def atleast_1d_composite(self):
    """atleast_1d, from other operators."""
    return self if self.ndim else self.reshape((1,))


ATLEAST_1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_1d_composite)


# atleast_1d.Sequence (ops.yaml:3647)
ATLEAST_1D_SEQUENCE = define(
    "atleast_1d.Sequence",
    "atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3647",
    digest="f668ddfcde25ddfd",
    kernel={
        "composite": "tuple(atleast_1d(one) for one in tensors)",
    },
)


def atleast_1d_Sequence_composite(tensors):
    """atleast_1d.Sequence, from other operators."""
    return tuple((functions.atleast_1d(one) for one in tensors))


ATLEAST_1D_SEQUENCE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_1d_Sequence_composite)


# atleast_2d (ops.yaml:3652)
ATLEAST_2D = define(
    "atleast_2d",
    "atleast_2d(Tensor self) -> Tensor",
    source="ops.yaml:3652",
    digest="5f6b4b6784e23cca",
    kernel={
        "composite": "if self.ndim > 1:\n    return self\nreturn self.unsqueeze(0) if self.ndim else self.resh"
        "ape((1, 1))",
    },
)


def atleast_2d_composite(self):
    """atleast_2d, from other operators."""
    if self.ndim > 1:
        return self
    return self.unsqueeze(0) if self.ndim else self.reshape((1, 1))


ATLEAST_2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_2d_composite)


# atleast_2d.Sequence (ops.yaml:3664)
ATLEAST_2D_SEQUENCE = define(
    "atleast_2d.Sequence",
    "atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3664",
    digest="17b145f0d7595f5c",
    kernel={
        "composite": "tuple(atleast_2d(one) for one in tensors)",
    },
)


def atleast_2d_Sequence_composite(tensors):
    """atleast_2d.Sequence, from other operators."""
    return tuple((functions.atleast_2d(one) for one in tensors))


ATLEAST_2D_SEQUENCE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_2d_Sequence_composite)


# atleast_3d (ops.yaml:3669)
ATLEAST_3D = define(
    "atleast_3d",
    "atleast_3d(Tensor self) -> Tensor",
    source="ops.yaml:3669",
    digest="afdb80616c4501f0",
    kernel={
        "composite": "if self.ndim > 2:\n    return self\nreturn atleast_2d(self).unsqueeze(-1)",
    },
)


def atleast_3d_composite(self):
    """atleast_3d, from other operators."""
    if self.ndim > 2:
        return self
    return functions.atleast_2d(self).unsqueeze(-1)


ATLEAST_3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_3d_composite)


# atleast_3d.Sequence (ops.yaml:3681)
ATLEAST_3D_SEQUENCE = define(
    "atleast_3d.Sequence",
    "atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3681",
    digest="1e4163172beeafb3",
    kernel={
        "composite": "tuple(atleast_3d(one) for one in tensors)",
    },
)


def atleast_3d_Sequence_composite(tensors):
    """atleast_3d.Sequence, from other operators."""
    return tuple((functions.atleast_3d(one) for one in tensors))


ATLEAST_3D_SEQUENCE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_3d_Sequence_composite)


# meshgrid (ops.yaml:3686)
MESHGRID = define(
    "meshgrid",
    "meshgrid(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3686",
    digest="59a857c27db0da9f",
    kernel={
        "composite": 'meshgrid(tensors, indexing="ij")',
    },
)


def meshgrid_composite(tensors):
    """meshgrid, from other operators."""
    return functions.meshgrid(tensors, indexing="ij")


MESHGRID.implement(COMPOSITE_IMPLICIT_AUTOGRAD, meshgrid_composite)


# meshgrid.indexing (ops.yaml:3702)
MESHGRID_INDEXING = define(
    "meshgrid.indexing",
    "meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]",
    source="ops.yaml:3702",
    digest="01e77d904c79814e",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("meshgrid: expected a non-empty list of tensors")\nif '
        'indexing != "ij" and indexing != "xy":\n    refuse(f"meshgrid: indexing must be \'ij\' or'
        ' \'xy\', got \'{indexing}\'")\nfor one in tensors:\n    if one.ndim > 1 or one.dtype != tens'
        'ors[0].dtype:\n        refuse(f"meshgrid: expected vectors of one dtype, got {one.dtype'
        '} and shape {list(one.shape)} beside {tensors[0].dtype}")\nnumber = len(tensors)\nshape '
        "= tuple(one.numel() for one in tensors)\ngrids = [tensors[d].reshape(replaced((1,) * nu"
        "mber, d, shape[d])).expand(shape) for d in range(number)]\nreturn tuple(one.transpose(0"
        ', 1) if indexing == "xy" and number > 1 else one for one in grids)',
    },
)


def meshgrid_indexing_composite(tensors, indexing):
    """meshgrid.indexing, from other operators."""
    if len(tensors) == 0:
        language.refuse("meshgrid: expected a non-empty list of tensors")
    if indexing != "ij" and indexing != "xy":
        language.refuse(f"meshgrid: indexing must be 'ij' or 'xy', got '{indexing}'")
    for one in tensors:
        if one.ndim > 1 or one.dtype != tensors[0].dtype:
            language.refuse(
                f"meshgrid: expected vectors of one dtype, got {one.dtype} and shape {list(one.shape)} beside "
                f"{tensors[0].dtype}"
            )
    number = len(tensors)
    shape = tuple((one.numel() for one in tensors))
    grids = [tensors[d].reshape(language.replaced((1,) * number, d, shape[d])).expand(shape) for d in range(number)]
    return tuple((one.transpose(0, 1) if indexing == "xy" and number > 1 else one for one in grids))


MESHGRID_INDEXING.implement(COMPOSITE_IMPLICIT_AUTOGRAD, meshgrid_indexing_composite)


# block_diag (ops.yaml:3718)
BLOCK_DIAG = define(
    "block_diag",
    "block_diag(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3718",
    digest="be9332d40ae2b8b0",
    kernel={
        "composite": "if len(tensors) == 0:\n    return zeros((1, 0))\nwidth = 0\nfor one in tensors:\n    if on"
        'e.ndim > 2:\n        refuse(f"block_diag: expected tensors of at most two dimensions, g'
        'ot shape {list(one.shape)}")\n    width += one.size(-1) if one.ndim else 1\nkind = resul'
        "t_dtype(*tensors)\nrows = []\nbefore = 0\nfor block in atleast_2d(tensors):\n    height, l"
        "ength = block.shape\n    left = zeros((height, before), dtype=kind)\n    before += lengt"
        "h\n    rows += [cat([left, block.to(kind), zeros((height, width - before), dtype=kind)]"
        ", 1)]\nreturn cat(rows, 0)",
    },
)


def block_diag_composite(tensors):
    """block_diag, from other operators."""
    if len(tensors) == 0:
        return functions.zeros((1, 0))
    width = 0
    for one in tensors:
        if one.ndim > 2:
            language.refuse(f"block_diag: expected tensors of at most two dimensions, got shape {list(one.shape)}")
        width += one.size(-1) if one.ndim else 1
    kind = language.result_dtype(*tensors)
    rows = []
    before = 0
    for block in functions.atleast_2d(tensors):
        height, length = block.shape
        left = functions.zeros((height, before), dtype=kind)
        before += length
        rows += [functions.cat([left, block.to(kind), functions.zeros((height, width - before), dtype=kind)], 1)]
    return functions.cat(rows, 0)


BLOCK_DIAG.implement(COMPOSITE_IMPLICIT_AUTOGRAD, block_diag_composite)


# cartesian_prod (ops.yaml:3744)
CARTESIAN_PROD = define(
    "cartesian_prod",
    "cartesian_prod(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3744",
    digest="98cd0a97d8a9d181",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("cartesian_prod: expected a non-empty list of tensors'
        '")\nfor one in tensors:\n    if one.ndim != 1:\n        refuse(f"cartesian_prod: expected'
        ' vectors, got shape {list(one.shape)}")\nif len(tensors) == 1:\n    return tensors[0]\nre'
        "turn stack([one.reshape((-1,)) for one in meshgrid(tensors)], 1)",
    },
)


def cartesian_prod_composite(tensors):
    """cartesian_prod, from other operators."""
    if len(tensors) == 0:
        language.refuse("cartesian_prod: expected a non-empty list of tensors")
    for one in tensors:
        if one.ndim != 1:
            language.refuse(f"cartesian_prod: expected vectors, got shape {list(one.shape)}")
    if len(tensors) == 1:
        return tensors[0]
    return functions.stack([one.reshape((-1,)) for one in functions.meshgrid(tensors)], 1)


CARTESIAN_PROD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cartesian_prod_composite)


# combinations (ops.yaml:3764)
COMBINATIONS = define(
    "combinations",
    "combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
    source="ops.yaml:3764",
    digest="d34e768206971eee",
    kernel={
        "composite": 'if self.ndim != 1 or r < 0:\n    refuse(f"combinations: expected a vector and r of at l'
        'east 0, got shape {list(self.shape)} and r={r}")\nif r == 0:\n    return zeros((0,), dty'
        "pe=self.dtype)\nplaces = meshgrid([arange(self.size(0)) for _ in range(r)])\nchosen = pl"
        "aces[0] >= 0\nfor n in range(1, r):\n    chosen = chosen & (places[n - 1] <= places[n] i"
        "f with_replacement else places[n - 1] < places[n])\nreturn stack([self.index_select(0, "
        "one[chosen]) for one in places], 1)",
    },
)


def combinations_composite(self, r, with_replacement):
    """combinations, from other operators."""
    if self.ndim != 1 or r < 0:
        language.refuse(f"combinations: expected a vector and r of at least 0, got shape {list(self.shape)} and r={r}")
    if r == 0:
        return functions.zeros((0,), dtype=self.dtype)
    places = functions.meshgrid([functions.arange(self.size(0)) for _ in range(r)])
    chosen = places[0] >= 0
    for n in range(1, r):
        chosen = chosen & (places[n - 1] <= places[n] if with_replacement else places[n - 1] < places[n])
    return functions.stack([self.index_select(0, one[chosen]) for one in places], 1)


COMBINATIONS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, combinations_composite)


# narrow.Tensor (ops.yaml:3785)
NARROW_TENSOR = define(
    "narrow.Tensor",
    "narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)",
    source="ops.yaml:3785",
    digest="852260504e76ba9b",
    kernel={
        "composite": "if start.ndim or start.dtype.is_floating_point or start.dtype.is_complex or start.dtyp"
        'e == bool_:\n    refuse(f"narrow: expected an integer tensor without dimensions as star'
        't, got {start.dtype} and shape {list(start.shape)}")\nreturn self.narrow(dim, int(start'
        ".item()), length)",
    },
)


def narrow_Tensor_composite(self, dim, start, length):
    """narrow.Tensor, from other operators."""
    if start.ndim or start.dtype.is_floating_point or start.dtype.is_complex or (start.dtype == dtypes.bool_):
        language.refuse(
            f"narrow: expected an integer tensor without dimensions as start, got {start.dtype} and shape "
            f"{list(start.shape)}"
        )
    return self.narrow(dim, int(start.item()), length)


NARROW_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, narrow_Tensor_composite)


# numel (ops.yaml:3794)
NUMEL = define(
    "numel",
    "numel(Tensor self) -> int",
    source="ops.yaml:3794",
    digest="cfcaf552168c092a",
    kernel={
        "composite": "self.numel()",
    },
)


def numel_composite(self):
    """numel, from other operators."""
    return self.numel()


NUMEL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, numel_composite)


# is_same_size (ops.yaml:3803)
IS_SAME_SIZE = define(
    "is_same_size",
    "is_same_size(Tensor self, Tensor other) -> bool",
    source="ops.yaml:3803",
    digest="6e8ee758cc51bdd0",
    kernel={
        "composite": "self.shape == other.shape",
    },
)


def is_same_size_composite(self, other):
    """is_same_size, from other operators."""
    return self.shape == other.shape


IS_SAME_SIZE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_same_size_composite)
