"""The methods of shapes.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _int, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    @builtins.property
    def mH(self) -> Tensor:
        """The last two dimensions exchanged and complex numbers conjugated.

        >>> ow.zeros(2, 3, 4).mH.shape
        (2, 4, 3)
        """
    @builtins.property
    def H(self) -> Tensor:
        """A matrix transposed and conjugated.

        >>> ow.zeros(2, 3).H.shape
        (3, 2)
        """
    def reshape_as(self, other: _Tensor) -> Tensor:
        """The elements in the shape of another tensor; a view where the strides allow it.

        >>> ow.arange(4).reshape_as(ow.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """
    def ravel(self) -> Tensor: ...
    @overload
    def unflatten(self, dim: _int, sizes: Sequence[_int]) -> Tensor: ...
    @overload
    def unflatten(self, *, axis: _int, sizes: Sequence[_int]) -> Tensor: ...
    def swapaxes(self, axis0: _int, axis1: _int) -> Tensor: ...
    def swapaxes_(self, axis0: _int, axis1: _int) -> Tensor: ...
    def swapdims(self, dim0: _int, dim1: _int) -> Tensor: ...
    def swapdims_(self, dim0: _int, dim1: _int) -> Tensor: ...
    @overload
    def movedim(self, source: _int, destination: _int) -> Tensor: ...
    @overload
    def movedim(self, source: Sequence[_int], destination: Sequence[_int]) -> Tensor: ...
    @overload
    def moveaxis(self, source: _int, destination: _int) -> Tensor: ...
    @overload
    def moveaxis(self, source: Sequence[_int], destination: Sequence[_int]) -> Tensor: ...
    def adjoint(self) -> Tensor: ...
    def matrix_H(self) -> Tensor:
        """A matrix transposed and conjugated.

        >>> ow.zeros(2, 3).H.shape
        (3, 2)
        """
    def as_strided(
        self, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None
    ) -> Tensor: ...
    def as_strided_(
        self, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None
    ) -> Tensor: ...
    @overload
    def split(self, split_size: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def split(self, split_size: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def split(self, split_size: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def split(self, split_size: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def split_with_sizes(self, split_sizes: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def split_with_sizes(self, split_sizes: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def chunk(self, chunks: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def chunk(self, chunks: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, tensor_indices_or_sections: _Tensor, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
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
    def hsplit(self, sections: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, *indices: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, sections: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, *indices: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, sections: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, *indices: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def unbind(self, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def unbind(self, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    def diagonal(self, offset: _int = 0, dim1: _int = 0, dim2: _int = 1) -> Tensor: ...
    def diagonal_scatter(
        self, src: _Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def select_scatter(self, src: _Tensor, dim: _int, index: _int, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def select_scatter(self, src: _Tensor, *, axis: _int, index: _int, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def slice_scatter(
        self,
        src: _Tensor,
        dim: _int = 0,
        start: _int | None = None,
        end: _int | None = None,
        step: _int = 1,
        *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def slice_scatter(
        self,
        src: _Tensor,
        *,
        axis: _int,
        start: _int | None = None,
        end: _int | None = None,
        step: _int = 1,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def sum_to_size(self, size: Sequence[_int]) -> Tensor:
        """The sums over the dimensions along which a tensor of shape `size` would have been broadcast.

        >>> ow.ones(2, 3).sum_to_size(1, 3)
        tensor([[2., 2., 2.]])
        """
    @overload
    def sum_to_size(self, *size: _int) -> Tensor: ...
    def diag_embed(self, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor: ...
    def diag(self, diagonal: _int = 0, *, out: _Tensor | None = None) -> Tensor: ...
    def diagflat(self, offset: _int = 0) -> Tensor: ...
    def unfold(self, dimension: _int, size: _int, step: _int) -> Tensor:
        """Windows of `size`, `step` apart, along a dimension; each becomes the last dimension. A view: windows may
            overlap.

        >>> ow.arange(5).unfold(0, 3, 1)
        tensor([[0, 1, 2],
                [1, 2, 3],
                [2, 3, 4]])
        """
