# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of shapes; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _DType, _int, _Tensor

from .. import Tensor
__all__ = [
    "view_copy",
    "ravel",
    "unflatten",
    "swapaxes", "swapaxes_",
    "swapdims", "swapdims_",
    "movedim",
    "moveaxis",
    "adjoint",
    "broadcast_tensors",
    "as_strided", "as_strided_", "as_strided_copy",
    "split", "split_copy",
    "split_with_sizes", "split_with_sizes_copy",
    "chunk",
    "_chunk_cat",
    "tensor_split",
    "hsplit",
    "vsplit",
    "dsplit",
    "unbind", "unbind_copy",
    "diagonal", "diagonal_copy",
    "diagonal_scatter",
    "select_scatter",
    "slice_scatter",
    "diag_embed",
    "diag",
    "diagflat",
    "unfold_copy",
]

@overload
def view_copy(input: _Tensor, dtype: _DType, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def view_copy(input: _Tensor, size: Sequence[_int], *, out: _Tensor | None = None) -> Tensor: ...
def ravel(input: _Tensor) -> Tensor: ...
@overload
def unflatten(input: _Tensor, dim: _int, sizes: Sequence[_int]) -> Tensor: ...
@overload
def unflatten(input: _Tensor, *, axis: _int, sizes: Sequence[_int]) -> Tensor: ...
def swapaxes(input: _Tensor, axis0: _int, axis1: _int) -> Tensor: ...
def swapaxes_(input: _Tensor, axis0: _int, axis1: _int) -> Tensor: ...
def swapdims(input: _Tensor, dim0: _int, dim1: _int) -> Tensor: ...
def swapdims_(input: _Tensor, dim0: _int, dim1: _int) -> Tensor: ...
@overload
def movedim(input: _Tensor, source: _int, destination: _int) -> Tensor: ...
@overload
def movedim(input: _Tensor, source: Sequence[_int], destination: Sequence[_int]) -> Tensor: ...
@overload
def moveaxis(input: _Tensor, source: _int, destination: _int) -> Tensor: ...
@overload
def moveaxis(input: _Tensor, source: Sequence[_int], destination: Sequence[_int]) -> Tensor: ...
def adjoint(input: _Tensor) -> Tensor: ...
@overload
def broadcast_tensors(tensors: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]: ...
@overload
def broadcast_tensors(*tensors: _Tensor) -> builtins.tuple[Tensor, ...]: ...
def as_strided(
    input: _Tensor, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None
) -> Tensor: ...
def as_strided_(
    input: _Tensor, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None
) -> Tensor: ...
def as_strided_copy(
    input: _Tensor, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None, *,
    out: _Tensor | None = None,
) -> Tensor: ...
def _strided_view(input: _Tensor, size: Sequence[_int], stride: Sequence[_int], offset: _int) -> Tensor: ...
def _strided_tangent(
    input: _Tensor, sizes: Sequence[_int], strides: Sequence[_int], size: Sequence[_int], stride: Sequence[_int],
    offset: _int,
) -> Tensor: ...
def _strided_backward(
    input: _Tensor, sizes: Sequence[_int], strides: Sequence[_int], size: Sequence[_int], stride: Sequence[_int],
    offset: _int,
) -> Tensor: ...
def _places(size: Sequence[_int], stride: Sequence[_int], offset: _int) -> Tensor: ...
@overload
def split(input: _Tensor, split_size: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def split(input: _Tensor, split_size: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def split(input: _Tensor, split_size: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def split(input: _Tensor, split_size: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def split_copy(
    input: _Tensor, split_size: _int, dim: _int = 0, *, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, ...]: ...
@overload
def split_copy(
    input: _Tensor, split_size: _int, *, axis: _int, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, ...]: ...
@overload
def split_with_sizes(input: _Tensor, split_sizes: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def split_with_sizes(input: _Tensor, split_sizes: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def split_with_sizes_copy(
    input: _Tensor, split_sizes: Sequence[_int], dim: _int = 0, *, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, ...]: ...
@overload
def split_with_sizes_copy(
    input: _Tensor, split_sizes: Sequence[_int], *, axis: _int, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, ...]: ...
@overload
def chunk(input: _Tensor, chunks: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def chunk(input: _Tensor, chunks: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def _chunk_cat(tensors: Sequence[_Tensor], dim: _int, num_chunks: _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def _chunk_cat(tensors: Sequence[_Tensor], *, axis: _int, num_chunks: _int, out: _Tensor | None = None) -> Tensor: ...
@overload
def tensor_split(input: _Tensor, tensor_indices_or_sections: _Tensor, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, tensor_indices_or_sections: _Tensor, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, sections: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, sections: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, indices: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, indices: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def hsplit(input: _Tensor, sections: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def hsplit(input: _Tensor, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
@overload
def vsplit(input: _Tensor, sections: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def vsplit(input: _Tensor, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
@overload
def dsplit(input: _Tensor, sections: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def dsplit(input: _Tensor, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
@overload
def unbind(input: _Tensor, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def unbind(input: _Tensor, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def unbind_copy(
    input: _Tensor, dim: _int = 0, *, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, ...]: ...
@overload
def unbind_copy(input: _Tensor, *, axis: _int, out: Sequence[_Tensor] | None = None) -> builtins.tuple[Tensor, ...]: ...
def diagonal(input: _Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1) -> Tensor: ...
def diagonal_copy(
    input: _Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1, *, out: _Tensor | None = None
) -> Tensor: ...
def _diagonal_backward(input: _Tensor, sizes: Sequence[_int], offset: _int, dim1: _int, dim2: _int) -> Tensor: ...
def linalg_diagonal(A: _Tensor, *, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor: ...
def diagonal_scatter(
    input: _Tensor, src: _Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def select_scatter(input: _Tensor, src: _Tensor, dim: _int, index: _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def select_scatter(input: _Tensor, src: _Tensor, *, axis: _int, index: _int, out: _Tensor | None = None) -> Tensor: ...
@overload
def slice_scatter(
    input: _Tensor, src: _Tensor, dim: _int = 0, start: _int | None = None, end: _int | None = None, step: _int = 1, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def slice_scatter(
    input: _Tensor, src: _Tensor, *, axis: _int, start: _int | None = None, end: _int | None = None, step: _int = 1,
    out: _Tensor | None = None,
) -> Tensor: ...
def diag_embed(input: _Tensor, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor: ...
def diag(input: _Tensor, diagonal: _int = 0, *, out: _Tensor | None = None) -> Tensor: ...
def diagflat(input: _Tensor, offset: _int = 0) -> Tensor: ...
def unfold_copy(input: _Tensor, dimension: _int, size: _int, step: _int, *, out: _Tensor | None = None) -> Tensor: ...
def _unfold_backward(input: _Tensor, sizes: Sequence[_int], dimension: _int, size: _int, step: _int) -> Tensor: ...
@overload
def _from_end(input: _Tensor, dims: Sequence[_int]) -> Tensor: ...
@overload
def _from_end(input: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @builtins.property
    def mH(self) -> Tensor:
        """The last two dimensions exchanged and complex numbers conjugated.

        >>> ow.zeros(2, 3, 4).mH.shape
        opweave.Size([2, 4, 3])
        """
    @builtins.property
    def H(self) -> Tensor:
        """A matrix transposed and conjugated.

        >>> ow.zeros(2, 3).H.shape
        opweave.Size([3, 2])
        """
    def reshape_as(self, other: _Tensor) -> Tensor:
        """The elements in the shape of another tensor; a view where the strides allow it."""
    def ravel(self) -> Tensor:
        """The elements as a vector; a view of a contiguous tensor, else a copy."""
    @overload
    def unflatten(self, dim: _int, sizes: Sequence[_int]) -> Tensor:
        """One dimension as several, whose product it is; one size may be -1."""
    @overload
    def unflatten(self, *, axis: _int, sizes: Sequence[_int]) -> Tensor: ...
    def swapaxes(self, axis0: _int, axis1: _int) -> Tensor:
        """Two dimensions exchanged: NumPy's name of transpose."""
    def swapaxes_(self, axis0: _int, axis1: _int) -> Tensor: ...
    def swapdims(self, dim0: _int, dim1: _int) -> Tensor:
        """Two dimensions exchanged: another name of transpose."""
    def swapdims_(self, dim0: _int, dim1: _int) -> Tensor: ...
    @overload
    def movedim(self, source: _int, destination: _int) -> Tensor:
        """A dimension moved to another place; the others stay in order. A view."""
    @overload
    def movedim(self, source: Sequence[_int], destination: Sequence[_int]) -> Tensor: ...
    @overload
    def moveaxis(self, source: _int, destination: _int) -> Tensor:
        """A dimension moved to another place: NumPy's name of movedim."""
    @overload
    def moveaxis(self, source: Sequence[_int], destination: Sequence[_int]) -> Tensor: ...
    def adjoint(self) -> Tensor:
        """The last two dimensions exchanged and complex numbers conjugated; a view of what is real."""
    def matrix_H(self) -> Tensor:
        """A matrix transposed and conjugated."""
    def as_strided(self, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None) -> Tensor:
        """The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
            raises.
        """
    def as_strided_(
        self, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None
    ) -> Tensor: ...
    @overload
    def split(self, split_size: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
        """Views of `split_size` along a dimension, the last of which may be shorter; or of the sizes in a list."""
    @overload
    def split(self, split_size: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def split(self, split_size: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def split(self, split_size: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def split_with_sizes(self, split_sizes: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]:
        """Views of the given sizes along a dimension; they must add up to its size."""
    @overload
    def split_with_sizes(self, split_sizes: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def chunk(self, chunks: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
        """At most `chunks` views of one size along a dimension, the last of which may be shorter."""
    @overload
    def chunk(self, chunks: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, tensor_indices_or_sections: _Tensor, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
        """The views between indices, or so many sections, that a tensor gives."""
    @overload
    def tensor_split(self, tensor_indices_or_sections: _Tensor, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, sections: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, sections: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, indices: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, indices: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, sections: _int) -> builtins.tuple[Tensor, ...]:
        """Views along the second dimension, or the only one: so many of equal size, or those between given
            indices.
        """
    @overload
    def hsplit(self, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, *indices: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, sections: _int) -> builtins.tuple[Tensor, ...]:
        """Views along the first dimension of at least two: so many of equal size, or those between given indices."""
    @overload
    def vsplit(self, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, *indices: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, sections: _int) -> builtins.tuple[Tensor, ...]:
        """Views along the third dimension: so many of equal size, or those between given indices."""
    @overload
    def dsplit(self, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, *indices: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def unbind(self, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
        """Every entry of a dimension, which goes; views."""
    @overload
    def unbind(self, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    def diagonal(self, offset: _int = 0, dim1: _int = 0, dim2: _int = 1) -> Tensor:
        """The diagonal of two dimensions, `offset` above the main one, as the last dimension; a view."""
    def diagonal_scatter(
        self, src: _Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1, *, out: _Tensor | None = None
    ) -> Tensor:
        """A copy with `src` as the diagonal of two dimensions."""
    @overload
    def select_scatter(self, src: _Tensor, dim: _int, index: _int, *, out: _Tensor | None = None) -> Tensor:
        """A copy with `src` at one index of a dimension."""
    @overload
    def select_scatter(self, src: _Tensor, *, axis: _int, index: _int, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def slice_scatter(
        self, src: _Tensor, dim: _int = 0, start: _int | None = None, end: _int | None = None, step: _int = 1, *,
        out: _Tensor | None = None,
    ) -> Tensor:
        """A copy with `src` in a slice of a dimension."""
    @overload
    def slice_scatter(
        self, src: _Tensor, *, axis: _int, start: _int | None = None, end: _int | None = None, step: _int = 1,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def sum_to_size(self, size: Sequence[_int]) -> Tensor:
        """The sums over the dimensions along which a tensor of shape `size` would have been broadcast."""
    @overload
    def sum_to_size(self, *size: _int) -> Tensor: ...
    def diag_embed(self, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor:
        """Matrices of zeros whose diagonal is the last dimension of the tensor."""
    def diag(self, diagonal: _int = 0, *, out: _Tensor | None = None) -> Tensor:
        """A diagonal matrix of a vector, or a copy of the diagonal of a matrix."""
    def diagflat(self, offset: _int = 0) -> Tensor:
        """A diagonal matrix of all elements."""
    def unfold(self, dimension: _int, size: _int, step: _int) -> Tensor:
        """Windows of `size`, `step` apart, along a dimension; each becomes the last dimension. A view: windows may
            overlap.
        """
