"""The functions and methods of shapes: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_of, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.shapes import (
    VIEW_COPY_DTYPE, VIEW_COPY, RESHAPE_AS, RAVEL, UNFLATTEN_INT, SWAPAXES, SWAPAXES_, SWAPDIMS, SWAPDIMS_,
    MOVEDIM_INT, MOVEDIM_INTLIST, MOVEAXIS_INT, MOVEAXIS_INTLIST, ADJOINT, MH, MATRIX_H, BROADCAST_TENSORS,
    AS_STRIDED, AS_STRIDED_, AS_STRIDED_COPY, _STRIDED_VIEW, _STRIDED_TANGENT, _STRIDED_BACKWARD, _PLACES,
    SPLIT_TENSOR, SPLIT_SIZES, SPLIT_COPY_TENSOR, SPLIT_WITH_SIZES, SPLIT_WITH_SIZES_COPY, CHUNK, _CHUNK_CAT,
    TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS, TENSOR_SPLIT_SECTIONS, TENSOR_SPLIT_INDICES, HSPLIT_INT, HSPLIT_ARRAY,
    VSPLIT_INT, VSPLIT_ARRAY, DSPLIT_INT, DSPLIT_ARRAY, UNBIND_INT, UNBIND_COPY_INT, DIAGONAL, DIAGONAL_COPY,
    _DIAGONAL_BACKWARD, LINALG_DIAGONAL, DIAGONAL_SCATTER, SELECT_SCATTER, SLICE_SCATTER, SUM_TO_SIZE, DIAG_EMBED,
    DIAG, DIAGFLAT, UNFOLD, UNFOLD_COPY, _UNFOLD_BACKWARD, _FROM_END,
)

__all__ = [
    "view_copy", "ravel", "unflatten", "swapaxes", "swapaxes_", "swapdims", "swapdims_", "movedim", "moveaxis",
    "adjoint", "broadcast_tensors", "as_strided", "as_strided_", "as_strided_copy", "split", "split_copy",
    "split_with_sizes", "split_with_sizes_copy", "chunk", "_chunk_cat", "tensor_split", "hsplit", "vsplit", "dsplit",
    "unbind", "unbind_copy", "diagonal", "diagonal_copy", "diagonal_scatter", "select_scatter", "slice_scatter",
    "diag_embed", "diag", "diagflat", "unfold_copy",
]

VIEW_COPY_FORMS = Overloads("view_copy", VIEW_COPY_DTYPE, VIEW_COPY)
RESHAPE_AS_FORMS = Overloads("reshape_as", RESHAPE_AS, only_method=True)
RAVEL_FORMS = Overloads("ravel", RAVEL)
UNFLATTEN_FORMS = Overloads("unflatten", UNFLATTEN_INT)
SWAPAXES_FORMS = Overloads("swapaxes", SWAPAXES)
SWAPAXES__FORMS = Overloads("swapaxes_", SWAPAXES_)
SWAPDIMS_FORMS = Overloads("swapdims", SWAPDIMS)
SWAPDIMS__FORMS = Overloads("swapdims_", SWAPDIMS_)
MOVEDIM_FORMS = Overloads("movedim", MOVEDIM_INT, MOVEDIM_INTLIST)
MOVEAXIS_FORMS = Overloads("moveaxis", MOVEAXIS_INT, MOVEAXIS_INTLIST)
ADJOINT_FORMS = Overloads("adjoint", ADJOINT)
MH_FORMS = Overloads("mH", MH, only_method=True)
MATRIX_H_FORMS = Overloads("matrix_H", MATRIX_H, only_method=True)
BROADCAST_TENSORS_FORMS = Overloads("broadcast_tensors", BROADCAST_TENSORS, variadic=True)
AS_STRIDED_FORMS = Overloads("as_strided", AS_STRIDED)
AS_STRIDED__FORMS = Overloads("as_strided_", AS_STRIDED_)
AS_STRIDED_COPY_FORMS = Overloads("as_strided_copy", AS_STRIDED_COPY)
_STRIDED_VIEW_FORMS = Overloads("_strided_view", _STRIDED_VIEW)
_STRIDED_TANGENT_FORMS = Overloads("_strided_tangent", _STRIDED_TANGENT)
_STRIDED_BACKWARD_FORMS = Overloads("_strided_backward", _STRIDED_BACKWARD)
_PLACES_FORMS = Overloads("_places", _PLACES)
SPLIT_FORMS = Overloads("split", SPLIT_TENSOR, SPLIT_SIZES)
SPLIT_COPY_FORMS = Overloads("split_copy", SPLIT_COPY_TENSOR)
SPLIT_WITH_SIZES_FORMS = Overloads("split_with_sizes", SPLIT_WITH_SIZES)
SPLIT_WITH_SIZES_COPY_FORMS = Overloads("split_with_sizes_copy", SPLIT_WITH_SIZES_COPY)
CHUNK_FORMS = Overloads("chunk", CHUNK)
_CHUNK_CAT_FORMS = Overloads("_chunk_cat", _CHUNK_CAT)
TENSOR_SPLIT_FORMS = Overloads(
    "tensor_split", TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS, TENSOR_SPLIT_SECTIONS, TENSOR_SPLIT_INDICES
)
HSPLIT_FORMS = Overloads("hsplit", HSPLIT_INT, HSPLIT_ARRAY)
VSPLIT_FORMS = Overloads("vsplit", VSPLIT_INT, VSPLIT_ARRAY)
DSPLIT_FORMS = Overloads("dsplit", DSPLIT_INT, DSPLIT_ARRAY)
UNBIND_FORMS = Overloads("unbind", UNBIND_INT)
UNBIND_COPY_FORMS = Overloads("unbind_copy", UNBIND_COPY_INT)
DIAGONAL_FORMS = Overloads("diagonal", DIAGONAL)
DIAGONAL_COPY_FORMS = Overloads("diagonal_copy", DIAGONAL_COPY)
_DIAGONAL_BACKWARD_FORMS = Overloads("_diagonal_backward", _DIAGONAL_BACKWARD)
LINALG_DIAGONAL_FORMS = Overloads("linalg_diagonal", LINALG_DIAGONAL)
DIAGONAL_SCATTER_FORMS = Overloads("diagonal_scatter", DIAGONAL_SCATTER)
SELECT_SCATTER_FORMS = Overloads("select_scatter", SELECT_SCATTER)
SLICE_SCATTER_FORMS = Overloads("slice_scatter", SLICE_SCATTER)
SUM_TO_SIZE_FORMS = Overloads("sum_to_size", SUM_TO_SIZE, only_method=True)
DIAG_EMBED_FORMS = Overloads("diag_embed", DIAG_EMBED)
DIAG_FORMS = Overloads("diag", DIAG)
DIAGFLAT_FORMS = Overloads("diagflat", DIAGFLAT)
UNFOLD_FORMS = Overloads("unfold", UNFOLD, only_method=True)
UNFOLD_COPY_FORMS = Overloads("unfold_copy", UNFOLD_COPY)
_UNFOLD_BACKWARD_FORMS = Overloads("_unfold_backward", _UNFOLD_BACKWARD)
_FROM_END_FORMS = Overloads("_from_end", _FROM_END)


def view_copy(input=MISSING, size=MISSING, /, *rest, **named):
    """As `view`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return VIEW_COPY[input._keys](input, size)
        return VIEW_COPY_FORMS.call(input, size, rest, named)
    except Exception:
        VIEW_COPY_FORMS.translate(input, size, rest, named)
        raise


def reshape_as(input=MISSING, other=MISSING, *rest, **named):
    """reshape_as(input, other) -> Tensor

    The elements in the shape of another tensor; a view where the strides allow it.

    >>> ow.arange(4).reshape_as(ow.zeros(2, 2))
    tensor([[0, 1],
            [2, 3]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return RESHAPE_AS[input._keys | other._keys](input, other)
        return RESHAPE_AS_FORMS.call(input, other, rest, named)
    except Exception:
        RESHAPE_AS_FORMS.translate(input, other, rest, named)
        raise


def ravel(input=MISSING, *rest, **named):
    """ravel(input) -> Tensor

    The elements as a vector; a view of a contiguous tensor, else a copy.

    >>> ow.ravel(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RAVEL[input._keys](input)
        return RAVEL_FORMS.call(input, rest, named)
    except Exception:
        RAVEL_FORMS.translate(input, rest, named)
        raise


def unflatten(input=MISSING, dim=MISSING, sizes=MISSING, *rest, **named):
    """unflatten(input, dim, sizes) -> Tensor

    One dimension as several, whose product it is; one size may be -1.

    >>> ow.unflatten(ow.arange(6), 0, (2, -1))
    tensor([[0, 1, 2],
            [3, 4, 5]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and type(sizes) is tuple and all_of(int, sizes):
                return UNFLATTEN_INT[input._keys](input, dim, sizes)
        return UNFLATTEN_FORMS.call(input, dim, sizes, rest, named)
    except Exception:
        UNFLATTEN_FORMS.translate(input, dim, sizes, rest, named)
        raise


def swapaxes(input=MISSING, axis0=MISSING, axis1=MISSING, *rest, **named):
    """swapaxes(input, axis0, axis1) -> Tensor

    Two dimensions exchanged: NumPy's name of transpose.

    >>> ow.swapaxes(ow.zeros(2, 3, 4), 0, 2).shape
    opweave.Size([4, 3, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(axis0) is int and type(axis1) is int:
                return SWAPAXES[input._keys](input, axis0, axis1)
        return SWAPAXES_FORMS.call(input, axis0, axis1, rest, named)
    except Exception:
        SWAPAXES_FORMS.translate(input, axis0, axis1, rest, named)
        raise


def swapaxes_(input=MISSING, axis0=MISSING, axis1=MISSING, *rest, **named):
    """As `swapaxes`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(axis0) is int and type(axis1) is int:
                return SWAPAXES_[input._keys](input, axis0, axis1)
        return SWAPAXES__FORMS.call(input, axis0, axis1, rest, named)
    except Exception:
        SWAPAXES__FORMS.translate(input, axis0, axis1, rest, named)
        raise


def swapdims(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """swapdims(input, dim0, dim1) -> Tensor

    Two dimensions exchanged: another name of transpose.

    >>> ow.swapdims(ow.zeros(2, 3, 4), 0, 2).shape
    opweave.Size([4, 3, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim0) is int and type(dim1) is int:
                return SWAPDIMS[input._keys](input, dim0, dim1)
        return SWAPDIMS_FORMS.call(input, dim0, dim1, rest, named)
    except Exception:
        SWAPDIMS_FORMS.translate(input, dim0, dim1, rest, named)
        raise


def swapdims_(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """As `swapdims`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim0) is int and type(dim1) is int:
                return SWAPDIMS_[input._keys](input, dim0, dim1)
        return SWAPDIMS__FORMS.call(input, dim0, dim1, rest, named)
    except Exception:
        SWAPDIMS__FORMS.translate(input, dim0, dim1, rest, named)
        raise


def movedim(input=MISSING, source=MISSING, destination=MISSING, *rest, **named):
    """movedim(input, source, destination) -> Tensor
    movedim(input, source, destination) -> Tensor

    A dimension moved to another place; the others stay in order. A view.

    >>> ow.movedim(ow.zeros(2, 3, 4), 0, -1).shape
    opweave.Size([3, 4, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(source) is int and type(destination) is int:
                return MOVEDIM_INT[input._keys](input, source, destination)
            if (
                isinstance(input, Tensor)
                and type(source) is tuple
                and all_of(int, source)
                and type(destination) is tuple
                and all_of(int, destination)
            ):
                return MOVEDIM_INTLIST[input._keys](input, source, destination)
        return MOVEDIM_FORMS.call(input, source, destination, rest, named)
    except Exception:
        MOVEDIM_FORMS.translate(input, source, destination, rest, named)
        raise


def moveaxis(input=MISSING, source=MISSING, destination=MISSING, *rest, **named):
    """moveaxis(input, source, destination) -> Tensor
    moveaxis(input, source, destination) -> Tensor

    A dimension moved to another place: NumPy's name of movedim.

    >>> ow.moveaxis(ow.zeros(2, 3, 4), 0, -1).shape
    opweave.Size([3, 4, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(source) is int and type(destination) is int:
                return MOVEAXIS_INT[input._keys](input, source, destination)
            if (
                isinstance(input, Tensor)
                and type(source) is tuple
                and all_of(int, source)
                and type(destination) is tuple
                and all_of(int, destination)
            ):
                return MOVEAXIS_INTLIST[input._keys](input, source, destination)
        return MOVEAXIS_FORMS.call(input, source, destination, rest, named)
    except Exception:
        MOVEAXIS_FORMS.translate(input, source, destination, rest, named)
        raise


def adjoint(input=MISSING, *rest, **named):
    """adjoint(input) -> Tensor

    The last two dimensions exchanged and complex numbers conjugated; a view of what is real.

    >>> ow.adjoint(ow.tensor([[1 + 2j, 3j]]))
    tensor([[1.-2.j],
            [0.-3.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ADJOINT[input._keys](input)
        return ADJOINT_FORMS.call(input, rest, named)
    except Exception:
        ADJOINT_FORMS.translate(input, rest, named)
        raise


def mH(input=MISSING, *rest, **named):
    """mH(input) -> Tensor

    The last two dimensions exchanged and complex numbers conjugated.

    >>> ow.zeros(2, 3, 4).mH.shape
    opweave.Size([2, 4, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MH[input._keys](input)
        return MH_FORMS.call(input, rest, named)
    except Exception:
        MH_FORMS.translate(input, rest, named)
        raise


def matrix_H(input=MISSING, *rest, **named):
    """matrix_H(input) -> Tensor

    A matrix transposed and conjugated.

    >>> ow.zeros(2, 3).H.shape
    opweave.Size([3, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MATRIX_H[input._keys](input)
        return MATRIX_H_FORMS.call(input, rest, named)
    except Exception:
        MATRIX_H_FORMS.translate(input, rest, named)
        raise


def broadcast_tensors(tensors=MISSING, *rest, **named):
    """broadcast_tensors(tensors) -> tuple[Tensor, ...]

    Tensors broadcast to their common shape, without a copy.

    >>> a, b = ow.broadcast_tensors(ow.zeros(2, 1), ow.zeros(3))
    >>> a.shape, b.shape
    (opweave.Size([2, 3]), opweave.Size([2, 3]))
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return BROADCAST_TENSORS[keys_of(tensors)](tuple(tensors))
        return BROADCAST_TENSORS_FORMS.call(tensors, rest, named)
    except Exception:
        BROADCAST_TENSORS_FORMS.translate(tensors, rest, named)
        raise


def as_strided(input=MISSING, size=MISSING, stride=MISSING, *rest, **named):
    """as_strided(input, size, stride, storage_offset=None) -> Tensor

    The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
        raises.

    The offset is that of the tensor when it is left out. Elements may overlap; writing to such a view is
        then undefined.

    >>> ow.as_strided(ow.arange(9), (2, 3), (1, 2), 1)
    tensor([[1, 3, 5],
            [2, 4, 6]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(size) is tuple
                and all_of(int, size)
                and type(stride) is tuple
                and all_of(int, stride)
            ):
                return AS_STRIDED[input._keys](input, size, stride, None)
        return AS_STRIDED_FORMS.call(input, size, stride, rest, named)
    except Exception:
        AS_STRIDED_FORMS.translate(input, size, stride, rest, named)
        raise


def as_strided_(input=MISSING, size=MISSING, stride=MISSING, *rest, **named):
    """As `as_strided`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(size) is tuple
                and all_of(int, size)
                and type(stride) is tuple
                and all_of(int, stride)
            ):
                return AS_STRIDED_[input._keys](input, size, stride, None)
        return AS_STRIDED__FORMS.call(input, size, stride, rest, named)
    except Exception:
        AS_STRIDED__FORMS.translate(input, size, stride, rest, named)
        raise


def as_strided_copy(input=MISSING, size=MISSING, stride=MISSING, *rest, **named):
    """As `as_strided`, but a copy."""
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(size) is tuple
                and all_of(int, size)
                and type(stride) is tuple
                and all_of(int, stride)
            ):
                return AS_STRIDED_COPY[input._keys](input, size, stride, None)
        return AS_STRIDED_COPY_FORMS.call(input, size, stride, rest, named)
    except Exception:
        AS_STRIDED_COPY_FORMS.translate(input, size, stride, rest, named)
        raise


def _strided_view(input=MISSING, size=MISSING, stride=MISSING, offset=MISSING, *rest, **named):
    """_strided_view(input, size, stride, offset) -> Tensor

    A view of any sizes, strides and offset from the tensor's first element.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(size) is tuple
                and all_of(int, size)
                and type(stride) is tuple
                and all_of(int, stride)
                and type(offset) is int
            ):
                return _STRIDED_VIEW[input._keys](input, size, stride, offset)
        return _STRIDED_VIEW_FORMS.call(input, size, stride, offset, rest, named)
    except Exception:
        _STRIDED_VIEW_FORMS.translate(input, size, stride, offset, rest, named)
        raise


def _strided_tangent(
    input=MISSING, sizes=MISSING, strides=MISSING, size=MISSING, stride=MISSING, offset=MISSING, *rest, **named
):
    """_strided_tangent(input, sizes, strides, size, stride, offset) -> Tensor

    The tangent of a strided view, from one whose elements may lie otherwise than those of the input.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(strides) is tuple
                and all_of(int, strides)
                and type(size) is tuple
                and all_of(int, size)
                and type(stride) is tuple
                and all_of(int, stride)
                and type(offset) is int
            ):
                return _STRIDED_TANGENT[input._keys](input, sizes, strides, size, stride, offset)
        return _STRIDED_TANGENT_FORMS.call(input, sizes, strides, size, stride, offset, rest, named)
    except Exception:
        _STRIDED_TANGENT_FORMS.translate(input, sizes, strides, size, stride, offset, rest, named)
        raise


def _strided_backward(
    input=MISSING, sizes=MISSING, strides=MISSING, size=MISSING, stride=MISSING, offset=MISSING, *rest, **named
):
    """_strided_backward(input, sizes, strides, size, stride, offset) -> Tensor

    The gradient of a strided view, added up in memory like that of the input and read as the input is.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(strides) is tuple
                and all_of(int, strides)
                and type(size) is tuple
                and all_of(int, size)
                and type(stride) is tuple
                and all_of(int, stride)
                and type(offset) is int
            ):
                return _STRIDED_BACKWARD[input._keys](input, sizes, strides, size, stride, offset)
        return _STRIDED_BACKWARD_FORMS.call(input, sizes, strides, size, stride, offset, rest, named)
    except Exception:
        _STRIDED_BACKWARD_FORMS.translate(input, sizes, strides, size, stride, offset, rest, named)
        raise


def _places(size=MISSING, stride=MISSING, offset=MISSING, *rest, **named):
    """_places(size, stride, offset) -> Tensor

    Where the elements of a strided view lie in memory, in row-major order.
    """
    try:
        return _PLACES_FORMS.call(size, stride, offset, rest, named)
    except Exception:
        _PLACES_FORMS.translate(size, stride, offset, rest, named)
        raise


def split(input=MISSING, split_size=MISSING, *rest, **named):
    """split(input, split_size, dim=0) -> tuple[Tensor, ...]
    split(input, split_size, dim=0) -> tuple[Tensor, ...]

    Views of `split_size` along a dimension, the last of which may be shorter; or of the sizes in a list.

    >>> ow.split(ow.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> ow.split(ow.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(split_size) is int:
                return SPLIT_TENSOR[input._keys](input, split_size, 0)
            if isinstance(input, Tensor) and type(split_size) is tuple and all_of(int, split_size):
                return SPLIT_SIZES[input._keys](input, split_size, 0)
        return SPLIT_FORMS.call(input, split_size, rest, named)
    except Exception:
        SPLIT_FORMS.translate(input, split_size, rest, named)
        raise


def split_copy(input=MISSING, split_size=MISSING, *rest, **named):
    """As `split`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(split_size) is int:
                return SPLIT_COPY_TENSOR[input._keys](input, split_size, 0)
        return SPLIT_COPY_FORMS.call(input, split_size, rest, named)
    except Exception:
        SPLIT_COPY_FORMS.translate(input, split_size, rest, named)
        raise


def split_with_sizes(input=MISSING, split_sizes=MISSING, *rest, **named):
    """split_with_sizes(input, split_sizes, dim=0) -> tuple[Tensor, ...]

    Views of the given sizes along a dimension; they must add up to its size.

    >>> ow.split_with_sizes(ow.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(split_sizes) is tuple and all_of(int, split_sizes):
                return SPLIT_WITH_SIZES[input._keys](input, split_sizes, 0)
        return SPLIT_WITH_SIZES_FORMS.call(input, split_sizes, rest, named)
    except Exception:
        SPLIT_WITH_SIZES_FORMS.translate(input, split_sizes, rest, named)
        raise


def split_with_sizes_copy(input=MISSING, split_sizes=MISSING, *rest, **named):
    """As `split_with_sizes`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(split_sizes) is tuple and all_of(int, split_sizes):
                return SPLIT_WITH_SIZES_COPY[input._keys](input, split_sizes, 0)
        return SPLIT_WITH_SIZES_COPY_FORMS.call(input, split_sizes, rest, named)
    except Exception:
        SPLIT_WITH_SIZES_COPY_FORMS.translate(input, split_sizes, rest, named)
        raise


def chunk(input=MISSING, chunks=MISSING, *rest, **named):
    """chunk(input, chunks, dim=0) -> tuple[Tensor, ...]

    At most `chunks` views of one size along a dimension, the last of which may be shorter.

    >>> ow.chunk(ow.arange(5), 3)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(chunks) is int:
                return CHUNK[input._keys](input, chunks, 0)
        return CHUNK_FORMS.call(input, chunks, rest, named)
    except Exception:
        CHUNK_FORMS.translate(input, chunks, rest, named)
        raise


def _chunk_cat(tensors=MISSING, dim=MISSING, num_chunks=MISSING, *rest, **named):
    """_chunk_cat(tensors, dim, num_chunks, *, out=None) -> Tensor

    Every tensor cut into chunks of one size, zeros at its end, and those of the same place behind each
        other.

    >>> ow._chunk_cat([ow.tensor([1, 2, 3]), ow.tensor([4, 5])], 0, 2)
    tensor([[1, 2, 4],
            [3, 0, 5]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors) and type(dim) is int and type(num_chunks) is int:
                return _CHUNK_CAT[keys_of(tensors)](tuple(tensors), dim, num_chunks)
        return _CHUNK_CAT_FORMS.call(tensors, dim, num_chunks, rest, named)
    except Exception:
        _CHUNK_CAT_FORMS.translate(tensors, dim, num_chunks, rest, named)
        raise


def tensor_split(input=MISSING, tensor_indices_or_sections=MISSING, /, *rest, **named):
    """tensor_split(input, tensor_indices_or_sections, dim=0) -> tuple[Tensor, ...]
    tensor_split(input, sections, dim=0) -> tuple[Tensor, ...]
    tensor_split(input, indices, dim=0) -> tuple[Tensor, ...]

    The views between indices, or so many sections, that a tensor gives.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(tensor_indices_or_sections, Tensor):
                return TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS[
                    input._keys | tensor_indices_or_sections._keys
                ](input, tensor_indices_or_sections, 0)
            if isinstance(input, Tensor) and type(tensor_indices_or_sections) is int:
                return TENSOR_SPLIT_SECTIONS[input._keys](input, tensor_indices_or_sections, 0)
            if (
                isinstance(input, Tensor)
                and type(tensor_indices_or_sections) is tuple
                and all_of(int, tensor_indices_or_sections)
            ):
                return TENSOR_SPLIT_INDICES[input._keys](input, tensor_indices_or_sections, 0)
        return TENSOR_SPLIT_FORMS.call(input, tensor_indices_or_sections, rest, named)
    except Exception:
        TENSOR_SPLIT_FORMS.translate(input, tensor_indices_or_sections, rest, named)
        raise


def hsplit(input=MISSING, sections=MISSING, /, *rest, **named):
    """hsplit(input, sections) -> tuple[Tensor, ...]
    hsplit(input, indices) -> tuple[Tensor, ...]

    Views along the second dimension, or the only one: so many of equal size, or those between given
        indices.

    >>> ow.hsplit(ow.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1],
            [3]]), tensor([[2],
            [4]]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(sections) is int:
                return HSPLIT_INT[input._keys](input, sections)
            if isinstance(input, Tensor) and type(sections) is tuple and all_of(int, sections):
                return HSPLIT_ARRAY[input._keys](input, sections)
        return HSPLIT_FORMS.call(input, sections, rest, named)
    except Exception:
        HSPLIT_FORMS.translate(input, sections, rest, named)
        raise


def vsplit(input=MISSING, sections=MISSING, /, *rest, **named):
    """vsplit(input, sections) -> tuple[Tensor, ...]
    vsplit(input, indices) -> tuple[Tensor, ...]

    Views along the first dimension of at least two: so many of equal size, or those between given indices.

    >>> ow.vsplit(ow.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1, 2]]), tensor([[3, 4]]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(sections) is int:
                return VSPLIT_INT[input._keys](input, sections)
            if isinstance(input, Tensor) and type(sections) is tuple and all_of(int, sections):
                return VSPLIT_ARRAY[input._keys](input, sections)
        return VSPLIT_FORMS.call(input, sections, rest, named)
    except Exception:
        VSPLIT_FORMS.translate(input, sections, rest, named)
        raise


def dsplit(input=MISSING, sections=MISSING, /, *rest, **named):
    """dsplit(input, sections) -> tuple[Tensor, ...]
    dsplit(input, indices) -> tuple[Tensor, ...]

    Views along the third dimension: so many of equal size, or those between given indices.

    >>> [one.shape for one in ow.dsplit(ow.zeros(2, 3, 4), 2)]
    [opweave.Size([2, 3, 2]), opweave.Size([2, 3, 2])]
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(sections) is int:
                return DSPLIT_INT[input._keys](input, sections)
            if isinstance(input, Tensor) and type(sections) is tuple and all_of(int, sections):
                return DSPLIT_ARRAY[input._keys](input, sections)
        return DSPLIT_FORMS.call(input, sections, rest, named)
    except Exception:
        DSPLIT_FORMS.translate(input, sections, rest, named)
        raise


def unbind(input=MISSING, *rest, **named):
    """unbind(input, dim=0) -> tuple[Tensor, ...]

    Every entry of a dimension, which goes; views.

    >>> ow.unbind(ow.tensor([[1, 2], [3, 4]]))
    (tensor([1, 2]), tensor([3, 4]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return UNBIND_INT[input._keys](input, 0)
        return UNBIND_FORMS.call(input, rest, named)
    except Exception:
        UNBIND_FORMS.translate(input, rest, named)
        raise


def unbind_copy(input=MISSING, *rest, **named):
    """As `unbind`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return UNBIND_COPY_INT[input._keys](input, 0)
        return UNBIND_COPY_FORMS.call(input, rest, named)
    except Exception:
        UNBIND_COPY_FORMS.translate(input, rest, named)
        raise


def diagonal(input=MISSING, *rest, **named):
    """diagonal(input, offset=0, dim1=0, dim2=1) -> Tensor

    The diagonal of two dimensions, `offset` above the main one, as the last dimension; a view.

    >>> ow.diagonal(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1)
    tensor([2, 6])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DIAGONAL[input._keys](input, 0, 0, 1)
        return DIAGONAL_FORMS.call(input, rest, named)
    except Exception:
        DIAGONAL_FORMS.translate(input, rest, named)
        raise


def diagonal_copy(input=MISSING, *rest, **named):
    """As `diagonal`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DIAGONAL_COPY[input._keys](input, 0, 0, 1)
        return DIAGONAL_COPY_FORMS.call(input, rest, named)
    except Exception:
        DIAGONAL_COPY_FORMS.translate(input, rest, named)
        raise


def _diagonal_backward(input=MISSING, sizes=MISSING, offset=MISSING, dim1=MISSING, dim2=MISSING, *rest, **named):
    """_diagonal_backward(input, sizes, offset, dim1, dim2) -> Tensor

    Zeros with the given diagonal; the gradient of reading one.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(offset) is int
                and type(dim1) is int
                and type(dim2) is int
            ):
                return _DIAGONAL_BACKWARD[input._keys](input, sizes, offset, dim1, dim2)
        return _DIAGONAL_BACKWARD_FORMS.call(input, sizes, offset, dim1, dim2, rest, named)
    except Exception:
        _DIAGONAL_BACKWARD_FORMS.translate(input, sizes, offset, dim1, dim2, rest, named)
        raise


def linalg_diagonal(A=MISSING, *rest, **named):
    """diagonal(A, *, offset=0, dim1=-2, dim2=-1) -> Tensor

    The diagonals of matrices, the last two dimensions; a view. See `diagonal`.

    >>> ow.linalg.diagonal(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_DIAGONAL[A._keys](A, 0, -2, -1)
        return LINALG_DIAGONAL_FORMS.call(A, rest, named)
    except Exception:
        LINALG_DIAGONAL_FORMS.translate(A, rest, named)
        raise


def diagonal_scatter(input=MISSING, src=MISSING, *rest, **named):
    """diagonal_scatter(input, src, offset=0, dim1=0, dim2=1, *, out=None) -> Tensor

    A copy with `src` as the diagonal of two dimensions.

    >>> ow.diagonal_scatter(ow.zeros(2, 2), ow.tensor([1.0, 2.0]))
    tensor([[1., 0.],
            [0., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(src, Tensor):
                return DIAGONAL_SCATTER[input._keys | src._keys](input, src, 0, 0, 1)
        return DIAGONAL_SCATTER_FORMS.call(input, src, rest, named)
    except Exception:
        DIAGONAL_SCATTER_FORMS.translate(input, src, rest, named)
        raise


def select_scatter(input=MISSING, src=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """select_scatter(input, src, dim, index, *, out=None) -> Tensor

    A copy with `src` at one index of a dimension.

    >>> ow.select_scatter(ow.zeros(2, 2), ow.tensor([1.0, 2.0]), 1, 0)
    tensor([[1., 0.],
            [2., 0.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(src, Tensor) and type(dim) is int and type(index) is int:
                return SELECT_SCATTER[input._keys | src._keys](input, src, dim, index)
        return SELECT_SCATTER_FORMS.call(input, src, dim, index, rest, named)
    except Exception:
        SELECT_SCATTER_FORMS.translate(input, src, dim, index, rest, named)
        raise


def slice_scatter(input=MISSING, src=MISSING, *rest, **named):
    """slice_scatter(input, src, dim=0, start=None, end=None, step=1, *, out=None) -> Tensor

    A copy with `src` in a slice of a dimension.

    >>> ow.slice_scatter(ow.zeros(4), ow.tensor([1.0, 2.0]), 0, 1, 3)
    tensor([0., 1., 2., 0.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(src, Tensor):
                return SLICE_SCATTER[input._keys | src._keys](input, src, 0, None, None, 1)
        return SLICE_SCATTER_FORMS.call(input, src, rest, named)
    except Exception:
        SLICE_SCATTER_FORMS.translate(input, src, rest, named)
        raise


def sum_to_size(input=MISSING, size=MISSING, *rest, **named):
    """sum_to_size(input, size) -> Tensor

    The sums over the dimensions along which a tensor of shape `size` would have been broadcast.

    >>> ow.ones(2, 3).sum_to_size(1, 3)
    tensor([[2., 2., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return SUM_TO_SIZE[input._keys](input, size)
        return SUM_TO_SIZE_FORMS.call(input, size, rest, named)
    except Exception:
        SUM_TO_SIZE_FORMS.translate(input, size, rest, named)
        raise


def diag_embed(input=MISSING, *rest, **named):
    """diag_embed(input, offset=0, dim1=-2, dim2=-1) -> Tensor

    Matrices of zeros whose diagonal is the last dimension of the tensor.

    >>> ow.diag_embed(ow.tensor([1, 2]))
    tensor([[1, 0],
            [0, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DIAG_EMBED[input._keys](input, 0, -2, -1)
        return DIAG_EMBED_FORMS.call(input, rest, named)
    except Exception:
        DIAG_EMBED_FORMS.translate(input, rest, named)
        raise


def diag(input=MISSING, *rest, **named):
    """diag(input, diagonal=0, *, out=None) -> Tensor

    A diagonal matrix of a vector, or a copy of the diagonal of a matrix.

    >>> ow.diag(ow.tensor([1, 2]), 1)
    tensor([[0, 1, 0],
            [0, 0, 2],
            [0, 0, 0]])
    >>> ow.diag(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DIAG[input._keys](input, 0)
        return DIAG_FORMS.call(input, rest, named)
    except Exception:
        DIAG_FORMS.translate(input, rest, named)
        raise


def diagflat(input=MISSING, *rest, **named):
    """diagflat(input, offset=0) -> Tensor

    A diagonal matrix of all elements.

    >>> ow.diagflat(ow.tensor([[1], [2]]))
    tensor([[1, 0],
            [0, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DIAGFLAT[input._keys](input, 0)
        return DIAGFLAT_FORMS.call(input, rest, named)
    except Exception:
        DIAGFLAT_FORMS.translate(input, rest, named)
        raise


def unfold(input=MISSING, dimension=MISSING, size=MISSING, step=MISSING, *rest, **named):
    """unfold(input, dimension, size, step) -> Tensor

    Windows of `size`, `step` apart, along a dimension; each becomes the last dimension. A view: windows may
        overlap.

    >>> ow.arange(5).unfold(0, 3, 1)
    tensor([[0, 1, 2],
            [1, 2, 3],
            [2, 3, 4]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dimension) is int and type(size) is int and type(step) is int:
                return UNFOLD[input._keys](input, dimension, size, step)
        return UNFOLD_FORMS.call(input, dimension, size, step, rest, named)
    except Exception:
        UNFOLD_FORMS.translate(input, dimension, size, step, rest, named)
        raise


def unfold_copy(input=MISSING, dimension=MISSING, size=MISSING, step=MISSING, *rest, **named):
    """As `unfold`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dimension) is int and type(size) is int and type(step) is int:
                return UNFOLD_COPY[input._keys](input, dimension, size, step)
        return UNFOLD_COPY_FORMS.call(input, dimension, size, step, rest, named)
    except Exception:
        UNFOLD_COPY_FORMS.translate(input, dimension, size, step, rest, named)
        raise


def _unfold_backward(input=MISSING, sizes=MISSING, dimension=MISSING, size=MISSING, step=MISSING, *rest, **named):
    """_unfold_backward(input, sizes, dimension, size, step) -> Tensor

    The gradient of windows, added up where they overlap.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dimension) is int
                and type(size) is int
                and type(step) is int
            ):
                return _UNFOLD_BACKWARD[input._keys](input, sizes, dimension, size, step)
        return _UNFOLD_BACKWARD_FORMS.call(input, sizes, dimension, size, step, rest, named)
    except Exception:
        _UNFOLD_BACKWARD_FORMS.translate(input, sizes, dimension, size, step, rest, named)
        raise


def _from_end(input=MISSING, dims=MISSING, *rest, **named):
    """_from_end(input, dims) -> Tensor

    The tensor seen from the other end of some dimensions, with negative strides.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dims) is tuple and all_of(int, dims):
                return _FROM_END[input._keys](input, dims)
        return _FROM_END_FORMS.call(input, dims, rest, named)
    except Exception:
        _FROM_END_FORMS.translate(input, dims, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def reshape_as(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return RESHAPE_AS[self._keys | other._keys](self, other)
            return RESHAPE_AS_FORMS.method(self, other, rest, named)
        except Exception:
            RESHAPE_AS_FORMS.translate(self, other, rest, named)
            raise

    def ravel(self, *rest, **named):
        try:
            if not (rest or named):
                return RAVEL[self._keys](self)
            return RAVEL_FORMS.method(self, rest, named)
        except Exception:
            RAVEL_FORMS.translate(self, rest, named)
            raise

    def unflatten(self, dim=MISSING, sizes=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and type(sizes) is tuple and all_of(int, sizes):
                    return UNFLATTEN_INT[self._keys](self, dim, sizes)
            return UNFLATTEN_FORMS.method(self, dim, sizes, rest, named)
        except Exception:
            UNFLATTEN_FORMS.translate(self, dim, sizes, rest, named)
            raise

    def swapaxes(self, axis0=MISSING, axis1=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(axis0) is int and type(axis1) is int:
                    return SWAPAXES[self._keys](self, axis0, axis1)
            return SWAPAXES_FORMS.method(self, axis0, axis1, rest, named)
        except Exception:
            SWAPAXES_FORMS.translate(self, axis0, axis1, rest, named)
            raise

    def swapaxes_(self, axis0=MISSING, axis1=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(axis0) is int and type(axis1) is int:
                    return SWAPAXES_[self._keys](self, axis0, axis1)
            return SWAPAXES__FORMS.method(self, axis0, axis1, rest, named)
        except Exception:
            SWAPAXES__FORMS.translate(self, axis0, axis1, rest, named)
            raise

    def swapdims(self, dim0=MISSING, dim1=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim0) is int and type(dim1) is int:
                    return SWAPDIMS[self._keys](self, dim0, dim1)
            return SWAPDIMS_FORMS.method(self, dim0, dim1, rest, named)
        except Exception:
            SWAPDIMS_FORMS.translate(self, dim0, dim1, rest, named)
            raise

    def swapdims_(self, dim0=MISSING, dim1=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim0) is int and type(dim1) is int:
                    return SWAPDIMS_[self._keys](self, dim0, dim1)
            return SWAPDIMS__FORMS.method(self, dim0, dim1, rest, named)
        except Exception:
            SWAPDIMS__FORMS.translate(self, dim0, dim1, rest, named)
            raise

    def movedim(self, source=MISSING, destination=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(source) is int and type(destination) is int:
                    return MOVEDIM_INT[self._keys](self, source, destination)
                if (
                    type(source) is tuple
                    and all_of(int, source)
                    and type(destination) is tuple
                    and all_of(int, destination)
                ):
                    return MOVEDIM_INTLIST[self._keys](self, source, destination)
            return MOVEDIM_FORMS.method(self, source, destination, rest, named)
        except Exception:
            MOVEDIM_FORMS.translate(self, source, destination, rest, named)
            raise

    def moveaxis(self, source=MISSING, destination=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(source) is int and type(destination) is int:
                    return MOVEAXIS_INT[self._keys](self, source, destination)
                if (
                    type(source) is tuple
                    and all_of(int, source)
                    and type(destination) is tuple
                    and all_of(int, destination)
                ):
                    return MOVEAXIS_INTLIST[self._keys](self, source, destination)
            return MOVEAXIS_FORMS.method(self, source, destination, rest, named)
        except Exception:
            MOVEAXIS_FORMS.translate(self, source, destination, rest, named)
            raise

    def adjoint(self, *rest, **named):
        try:
            if not (rest or named):
                return ADJOINT[self._keys](self)
            return ADJOINT_FORMS.method(self, rest, named)
        except Exception:
            ADJOINT_FORMS.translate(self, rest, named)
            raise

    def mH(self, *rest, **named):
        try:
            if not (rest or named):
                return MH[self._keys](self)
            return MH_FORMS.method(self, rest, named)
        except Exception:
            MH_FORMS.translate(self, rest, named)
            raise

    def matrix_H(self, *rest, **named):
        try:
            if not (rest or named):
                return MATRIX_H[self._keys](self)
            return MATRIX_H_FORMS.method(self, rest, named)
        except Exception:
            MATRIX_H_FORMS.translate(self, rest, named)
            raise

    def as_strided(self, size=MISSING, stride=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size) and type(stride) is tuple and all_of(int, stride):
                    return AS_STRIDED[self._keys](self, size, stride, None)
            return AS_STRIDED_FORMS.method(self, size, stride, rest, named)
        except Exception:
            AS_STRIDED_FORMS.translate(self, size, stride, rest, named)
            raise

    def as_strided_(self, size=MISSING, stride=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size) and type(stride) is tuple and all_of(int, stride):
                    return AS_STRIDED_[self._keys](self, size, stride, None)
            return AS_STRIDED__FORMS.method(self, size, stride, rest, named)
        except Exception:
            AS_STRIDED__FORMS.translate(self, size, stride, rest, named)
            raise

    def split(self, split_size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(split_size) is int:
                    return SPLIT_TENSOR[self._keys](self, split_size, 0)
                if type(split_size) is tuple and all_of(int, split_size):
                    return SPLIT_SIZES[self._keys](self, split_size, 0)
            return SPLIT_FORMS.method(self, split_size, rest, named)
        except Exception:
            SPLIT_FORMS.translate(self, split_size, rest, named)
            raise

    def split_with_sizes(self, split_sizes=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(split_sizes) is tuple and all_of(int, split_sizes):
                    return SPLIT_WITH_SIZES[self._keys](self, split_sizes, 0)
            return SPLIT_WITH_SIZES_FORMS.method(self, split_sizes, rest, named)
        except Exception:
            SPLIT_WITH_SIZES_FORMS.translate(self, split_sizes, rest, named)
            raise

    def chunk(self, chunks=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(chunks) is int:
                    return CHUNK[self._keys](self, chunks, 0)
            return CHUNK_FORMS.method(self, chunks, rest, named)
        except Exception:
            CHUNK_FORMS.translate(self, chunks, rest, named)
            raise

    def tensor_split(self, tensor_indices_or_sections=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(tensor_indices_or_sections, Tensor):
                    return TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS[
                        self._keys | tensor_indices_or_sections._keys
                    ](self, tensor_indices_or_sections, 0)
                if type(tensor_indices_or_sections) is int:
                    return TENSOR_SPLIT_SECTIONS[self._keys](self, tensor_indices_or_sections, 0)
                if type(tensor_indices_or_sections) is tuple and all_of(int, tensor_indices_or_sections):
                    return TENSOR_SPLIT_INDICES[self._keys](self, tensor_indices_or_sections, 0)
            return TENSOR_SPLIT_FORMS.method(self, tensor_indices_or_sections, rest, named)
        except Exception:
            TENSOR_SPLIT_FORMS.translate(self, tensor_indices_or_sections, rest, named)
            raise

    def hsplit(self, sections=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(sections) is int:
                    return HSPLIT_INT[self._keys](self, sections)
                if type(sections) is tuple and all_of(int, sections):
                    return HSPLIT_ARRAY[self._keys](self, sections)
            return HSPLIT_FORMS.method(self, sections, rest, named)
        except Exception:
            HSPLIT_FORMS.translate(self, sections, rest, named)
            raise

    def vsplit(self, sections=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(sections) is int:
                    return VSPLIT_INT[self._keys](self, sections)
                if type(sections) is tuple and all_of(int, sections):
                    return VSPLIT_ARRAY[self._keys](self, sections)
            return VSPLIT_FORMS.method(self, sections, rest, named)
        except Exception:
            VSPLIT_FORMS.translate(self, sections, rest, named)
            raise

    def dsplit(self, sections=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(sections) is int:
                    return DSPLIT_INT[self._keys](self, sections)
                if type(sections) is tuple and all_of(int, sections):
                    return DSPLIT_ARRAY[self._keys](self, sections)
            return DSPLIT_FORMS.method(self, sections, rest, named)
        except Exception:
            DSPLIT_FORMS.translate(self, sections, rest, named)
            raise

    def unbind(self, *rest, **named):
        try:
            if not (rest or named):
                return UNBIND_INT[self._keys](self, 0)
            return UNBIND_FORMS.method(self, rest, named)
        except Exception:
            UNBIND_FORMS.translate(self, rest, named)
            raise

    def diagonal(self, *rest, **named):
        try:
            if not (rest or named):
                return DIAGONAL[self._keys](self, 0, 0, 1)
            return DIAGONAL_FORMS.method(self, rest, named)
        except Exception:
            DIAGONAL_FORMS.translate(self, rest, named)
            raise

    def diagonal_scatter(self, src=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(src, Tensor):
                    return DIAGONAL_SCATTER[self._keys | src._keys](self, src, 0, 0, 1)
            return DIAGONAL_SCATTER_FORMS.method(self, src, rest, named)
        except Exception:
            DIAGONAL_SCATTER_FORMS.translate(self, src, rest, named)
            raise

    def select_scatter(self, src=MISSING, dim=MISSING, index=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(src, Tensor) and type(dim) is int and type(index) is int:
                    return SELECT_SCATTER[self._keys | src._keys](self, src, dim, index)
            return SELECT_SCATTER_FORMS.method(self, src, dim, index, rest, named)
        except Exception:
            SELECT_SCATTER_FORMS.translate(self, src, dim, index, rest, named)
            raise

    def slice_scatter(self, src=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(src, Tensor):
                    return SLICE_SCATTER[self._keys | src._keys](self, src, 0, None, None, 1)
            return SLICE_SCATTER_FORMS.method(self, src, rest, named)
        except Exception:
            SLICE_SCATTER_FORMS.translate(self, src, rest, named)
            raise

    def sum_to_size(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return SUM_TO_SIZE[self._keys](self, size)
            if not named and type(size) is int and all_of(int, rest):
                return SUM_TO_SIZE[self._keys](self, (size, *rest))
            return SUM_TO_SIZE_FORMS.method(self, size, rest, named)
        except Exception:
            SUM_TO_SIZE_FORMS.translate(self, size, rest, named)
            raise

    def diag_embed(self, *rest, **named):
        try:
            if not (rest or named):
                return DIAG_EMBED[self._keys](self, 0, -2, -1)
            return DIAG_EMBED_FORMS.method(self, rest, named)
        except Exception:
            DIAG_EMBED_FORMS.translate(self, rest, named)
            raise

    def diag(self, *rest, **named):
        try:
            if not (rest or named):
                return DIAG[self._keys](self, 0)
            return DIAG_FORMS.method(self, rest, named)
        except Exception:
            DIAG_FORMS.translate(self, rest, named)
            raise

    def diagflat(self, *rest, **named):
        try:
            if not (rest or named):
                return DIAGFLAT[self._keys](self, 0)
            return DIAGFLAT_FORMS.method(self, rest, named)
        except Exception:
            DIAGFLAT_FORMS.translate(self, rest, named)
            raise

    def unfold(self, dimension=MISSING, size=MISSING, step=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dimension) is int and type(size) is int and type(step) is int:
                    return UNFOLD[self._keys](self, dimension, size, step)
            return UNFOLD_FORMS.method(self, dimension, size, step, rest, named)
        except Exception:
            UNFOLD_FORMS.translate(self, dimension, size, step, rest, named)
            raise


Tensor.mH = property(Methods.mH)
Tensor.H = property(Methods.matrix_H)
hang(Methods, __name__)
