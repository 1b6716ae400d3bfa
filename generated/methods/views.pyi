"""The methods of views.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import Any, overload

from runtime.annotations import _bool, _DType, _Index, _int, _Number, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    @builtins.property
    def T(self) -> Tensor:
        """All dimensions in reverse order; a view.

        >>> ow.zeros(2, 3, 4).T.shape
        (4, 3, 2)
        """
    @builtins.property
    def mT(self) -> Tensor:
        """The last two dimensions exchanged; a view.

        >>> ow.zeros(2, 3, 4).mT.shape
        (2, 4, 3)
        """
    def __getitem__(self, other: _Index) -> Tensor: ...
    def __setitem__(self, index: Any, value: _Tensor | _Number) -> None: ...
    @overload
    def view(self, dtype: _DType) -> Tensor:
        """The same bytes as elements of another dtype; no gradient goes through.

        Where the elements differ in size, the last dimension grows or shrinks accordingly.

        >>> ow.tensor([1.0]).view(ow.int32)
        tensor([1065353216], dtype=int32)
        >>> ow.zeros(2, 4, dtype=ow.int16).view(ow.float64).shape
        (2, 1)
        """
    @overload
    def view(self, size: Sequence[_int]) -> Tensor: ...
    @overload
    def view(self, *size: _int) -> Tensor: ...
    def view_as(self, other: _Tensor) -> Tensor:
        """The same memory in the shape of another tensor.

        >>> ow.arange(4).view_as(ow.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """
    @overload
    def reshape(self, shape: Sequence[_int]) -> Tensor: ...
    @overload
    def reshape(self, *shape: _int) -> Tensor: ...
    def flatten(self, start_dim: _int = 0, end_dim: _int = -1) -> Tensor: ...
    def transpose(self, dim0: _int, dim1: _int) -> Tensor: ...
    def transpose_(self, dim0: _int, dim1: _int) -> Tensor: ...
    def t(self) -> Tensor: ...
    def t_(self) -> Tensor: ...
    def numpy_T(self) -> Tensor:
        """All dimensions in reverse order; a view.

        >>> ow.zeros(2, 3, 4).T.shape
        (4, 3, 2)
        """
    @overload
    def permute(self, dims: Sequence[_int]) -> Tensor: ...
    @overload
    def permute(self, *, axes: Sequence[_int]) -> Tensor: ...
    @overload
    def permute(self, *dims: _int) -> Tensor: ...
    @overload
    def unsqueeze(self, dim: _int) -> Tensor: ...
    @overload
    def unsqueeze(self, *, axis: _int) -> Tensor: ...
    @overload
    def unsqueeze_(self, dim: _int) -> Tensor: ...
    @overload
    def unsqueeze_(self, *, axis: _int) -> Tensor: ...
    @overload
    def squeeze(self) -> Tensor: ...
    @overload
    def squeeze(self, dim: _int) -> Tensor: ...
    @overload
    def squeeze(self, *, axis: _int) -> Tensor: ...
    @overload
    def squeeze(self, dim: Sequence[_int]) -> Tensor: ...
    @overload
    def squeeze(self, *, axis: Sequence[_int]) -> Tensor: ...
    @overload
    def squeeze(self, *dim: _int) -> Tensor: ...
    @overload
    def squeeze_(self) -> Tensor: ...
    @overload
    def squeeze_(self, dim: _int) -> Tensor: ...
    @overload
    def squeeze_(self, *, axis: _int) -> Tensor: ...
    @overload
    def squeeze_(self, dim: Sequence[_int]) -> Tensor: ...
    @overload
    def squeeze_(self, *, axis: Sequence[_int]) -> Tensor: ...
    @overload
    def squeeze_(self, *dim: _int) -> Tensor: ...
    @overload
    def expand(self, size: Sequence[_int], *, implicit: _bool = False) -> Tensor:
        """Dimensions of size 1 repeated without a copy; -1 keeps a size, and new dimensions may come before.

        >>> ow.tensor([[1], [2]]).expand(2, 3)
        tensor([[1, 1, 1],
                [2, 2, 2]])
        >>> ow.tensor([1, 2]).expand(3, -1).shape
        (3, 2)
        """
    @overload
    def expand(self, *size: _int, implicit: _bool = False) -> Tensor: ...
    def expand_as(self, other: _Tensor) -> Tensor:
        """The tensor expanded to the shape of another, without a copy.

        >>> ow.tensor([1, 2]).expand_as(ow.zeros(2, 2))
        tensor([[1, 2],
                [1, 2]])
        """
    @overload
    def broadcast_to(self, size: Sequence[_int]) -> Tensor: ...
    @overload
    def broadcast_to(self, *size: _int) -> Tensor: ...
    @overload
    def select(self, dim: _int, index: _int) -> Tensor: ...
    @overload
    def select(self, *, axis: _int, index: _int) -> Tensor: ...
    @overload
    def slice(self, dim: _int = 0, start: _int | None = None, end: _int | None = None, step: _int = 1) -> Tensor:
        """Every `step`-th element of a dimension from `start` up to but without `end`; a view.

        >>> ow.arange(10).slice(0, 2, 9, 3)
        tensor([2, 5, 8])
        """
    @overload
    def slice(self, *, axis: _int, start: _int | None = None, end: _int | None = None, step: _int = 1) -> Tensor: ...
    @overload
    def narrow(self, dim: _int, start: _Tensor, length: _int) -> Tensor: ...
    @overload
    def narrow(self, *, axis: _int, start: _Tensor, length: _int) -> Tensor: ...
    @overload
    def narrow(self, dim: _int, start: _int, length: _int) -> Tensor: ...
    @overload
    def narrow(self, *, axis: _int, start: _int, length: _int) -> Tensor: ...
    def detach(self) -> Tensor: ...
    def detach_(self) -> Tensor: ...
    def getitem(self, index: _Index) -> Tensor:
        """Indexing by ints, slices, None and Ellipsis (a view), integer and bool tensors (a copy).

        >>> a = ow.arange(6).reshape(2, 3)
        >>> a[1, 1:]
        tensor([4, 5])
        >>> a[a > 2]
        tensor([3, 4, 5])
        >>> a[:, [2, 0]]
        tensor([[2, 0],
                [5, 3]])
        """
