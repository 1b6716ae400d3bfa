# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of selection; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _int, _layout, _Number, _Tensor

from .. import Tensor
__all__ = [
    "take",
    "put", "put_",
    "take_along_dim",
    "masked_select",
    "masked_scatter", "masked_scatter_",
    "nonzero",
    "nonzero_numpy",
    "argwhere",
    "fill", "fill_",
    "zero", "zero_",
    "_foreach_zero", "_foreach_zero_",
    "tril_indices",
    "triu_indices",
]

def take(input: _Tensor, index: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def put(input: _Tensor, index: _Tensor, source: _Tensor, accumulate: _bool = False) -> Tensor: ...
def put_(input: _Tensor, index: _Tensor, source: _Tensor, accumulate: _bool = False) -> Tensor: ...
@overload
def take_along_dim(
    input: _Tensor, indices: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def take_along_dim(input: _Tensor, indices: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
def masked_select(input: _Tensor, mask: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def masked_scatter(input: _Tensor, mask: _Tensor, source: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def masked_scatter_(input: _Tensor, mask: _Tensor, source: _Tensor) -> Tensor: ...
@overload
def nonzero(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def nonzero(input: _Tensor, *, as_tuple: _bool) -> builtins.tuple[Tensor, ...]: ...
@overload
def nonzero(input: _Tensor, *, as_tuple: _bool | None, out: _Tensor | None = None) -> Tensor: ...
def nonzero_numpy(input: _Tensor) -> builtins.tuple[Tensor, ...]: ...
def argwhere(input: _Tensor) -> Tensor: ...
@overload
def fill(input: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def fill(input: _Tensor, value: _Number) -> Tensor: ...
@overload
def fill_(input: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def fill_(input: _Tensor, value: _Number) -> Tensor: ...
def zero(input: _Tensor) -> Tensor: ...
def zero_(input: _Tensor) -> Tensor: ...
def _foreach_zero(input: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]: ...
def _foreach_zero_(input: Sequence[_Tensor]) -> builtins.list[_Tensor]: ...
def one_hot(input: _Tensor, num_classes: _int = -1) -> Tensor: ...
def tril_indices(
    row: _int, col: _int, offset: _int = 0, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
def triu_indices(
    row: _int, col: _int, offset: _int = 0, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def take(self, index: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The elements of a tensor, read as one vector, at the places of `index`, in its shape."""
    def put(self, index: _Tensor, source: _Tensor, accumulate: _bool = False) -> Tensor:
        """The tensor with elements of `source` written, or with `accumulate` added, where `index` counts it as one
            vector.
        """
    def put_(self, index: _Tensor, source: _Tensor, accumulate: _bool = False) -> Tensor: ...
    @overload
    def take_along_dim(self, indices: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor:
        """Elements picked along a dimension, as the results of `argsort` and `argmax` ask for; other dimensions
            broadcast.
        """
    @overload
    def take_along_dim(self, indices: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
    def masked_select(self, mask: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The elements where `mask` is true, as a vector; both are broadcast."""
    def masked_scatter(self, mask: _Tensor, source: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The tensor where the elements under a mask are, one after another, those of `source`."""
    def masked_scatter_(self, mask: _Tensor, source: _Tensor) -> Tensor: ...
    @overload
    def nonzero(self, *, out: _Tensor | None = None) -> Tensor:
        """The places of the elements that are not 0, one a row; with `as_tuple=True` a vector for each dimension."""
    @overload
    def nonzero(self, *, as_tuple: _bool) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def nonzero(self, *, as_tuple: _bool | None, out: _Tensor | None = None) -> Tensor: ...
    def nonzero_numpy(self) -> builtins.tuple[Tensor, ...]:
        """The places of the elements that are not 0, as a vector for each dimension, which can index a tensor."""
    def argwhere(self) -> Tensor:
        """The places of the elements that are not 0, one a row."""
    @overload
    def fill(self, value: _Tensor) -> Tensor:
        """The element of a tensor without dimensions everywhere."""
    @overload
    def fill(self, value: _Number) -> Tensor: ...
    @overload
    def fill_(self, value: _Tensor) -> Tensor: ...
    @overload
    def fill_(self, value: _Number) -> Tensor: ...
    def zero(self) -> Tensor:
        """Zeros in the shape and dtype of a tensor; in place it clears all elements."""
    def zero_(self) -> Tensor: ...
