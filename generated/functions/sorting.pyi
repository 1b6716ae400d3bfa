# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of sorting; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _Number, _str, _Tensor

from .. import Tensor, return_types
__all__ = [
    "sort",
    "argsort",
    "msort",
    "topk",
    "kthvalue",
    "median",
    "nanmedian",
    "mode",
    "searchsorted",
    "bucketize",
    "unique_dim",
    "unique_dim_consecutive",
    "unique",
    "unique_consecutive",
    "bincount",
    "histc",
    "isin",
]

@overload
def sort(
    input: _Tensor, *, stable: _bool | None, dim: _int = -1, descending: _bool = False,
    out: Sequence[_Tensor] | None = None,
) -> return_types.sort: ...
@overload
def sort(
    input: _Tensor, dim: _int = -1, descending: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.sort: ...
@overload
def sort(
    input: _Tensor, *, axis: _int, descending: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.sort: ...
@overload
def argsort(
    input: _Tensor, *, stable: _bool, dim: _int = -1, descending: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def argsort(input: _Tensor, dim: _int = -1, descending: _bool = False) -> Tensor: ...
@overload
def argsort(input: _Tensor, *, axis: _int, descending: _bool = False) -> Tensor: ...
def msort(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def topk(
    input: _Tensor, k: _int, dim: _int = -1, largest: _bool = True, sorted: _bool = True, *,
    out: Sequence[_Tensor] | None = None,
) -> return_types.topk: ...
@overload
def topk(
    input: _Tensor, k: _int, *, axis: _int, largest: _bool = True, sorted: _bool = True,
    out: Sequence[_Tensor] | None = None,
) -> return_types.topk: ...
@overload
def kthvalue(
    input: _Tensor, k: _int, dim: _int = -1, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.kthvalue: ...
@overload
def kthvalue(
    input: _Tensor, k: _int, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.kthvalue: ...
@overload
def median(input: _Tensor) -> Tensor: ...
@overload
def median(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.median: ...
@overload
def median(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.median: ...
@overload
def nanmedian(input: _Tensor) -> Tensor: ...
@overload
def nanmedian(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.nanmedian: ...
@overload
def nanmedian(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.nanmedian: ...
@overload
def mode(
    input: _Tensor, dim: _int = -1, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.mode: ...
@overload
def mode(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.mode: ...
def _share_among_median(grad: _Tensor, input: _Tensor, result: _Tensor) -> Tensor: ...
@overload
def _placed(grad: _Tensor, sizes: Sequence[_int], dim: _int, indices: _Tensor) -> Tensor: ...
@overload
def _placed(grad: _Tensor, sizes: Sequence[_int], *, axis: _int, indices: _Tensor) -> Tensor: ...
@overload
def searchsorted(
    sorted_sequence: _Tensor, input: _Tensor, *, out_int32: _bool = False, right: _bool = False,
    side: _str | None = None, sorter: _Tensor | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def searchsorted(
    sorted_sequence: _Tensor, input: _Number, *, out_int32: _bool = False, right: _bool = False,
    side: _str | None = None, sorter: _Tensor | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def bucketize(
    input: _Tensor, boundaries: _Tensor, *, out_int32: _bool = False, right: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def bucketize(
    input: _Number, boundaries: _Tensor, *, out_int32: _bool = False, right: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
def _unique2(
    input: _Tensor, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def unique_dim(
    input: _Tensor, dim: _int, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def unique_dim(
    input: _Tensor, *, axis: _int, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def _unique_consecutive(
    input: _Tensor, return_inverse: _bool, return_counts: _bool
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def unique_dim_consecutive(
    input: _Tensor, dim: _int, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def unique_dim_consecutive(
    input: _Tensor, *, axis: _int, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def unique(
    input: _Tensor, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False,
    dim: _int | None = None,
) -> Tensor: ...
@overload
def unique(
    input: _Tensor, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False, *,
    axis: _int | None,
) -> Tensor: ...
@overload
def unique_consecutive(
    input: _Tensor, return_inverse: _bool = False, return_counts: _bool = False, dim: _int | None = None
) -> Tensor: ...
@overload
def unique_consecutive(
    input: _Tensor, return_inverse: _bool = False, return_counts: _bool = False, *, axis: _int | None
) -> Tensor: ...
def bincount(input: _Tensor, weights: _Tensor | None = None, minlength: _int = 0) -> Tensor: ...
def histc(
    input: _Tensor, bins: _int = 100, min: _Number = 0, max: _Number = 0, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def isin(
    elements: _Tensor, test_elements: _Tensor, *, assume_unique: _bool = False, invert: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def isin(
    elements: _Tensor, test_element: _Number, *, assume_unique: _bool = False, invert: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def isin(
    element: _Number, test_elements: _Tensor, *, assume_unique: _bool = False, invert: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def sort(
        self, *, stable: _bool | None, dim: _int = -1, descending: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.sort:
        """Elements in order along a dimension, equal ones in the order they had."""
    @overload
    def sort(
        self, dim: _int = -1, descending: _bool = False, *, out: Sequence[_Tensor] | None = None
    ) -> return_types.sort: ...
    @overload
    def sort(
        self, *, axis: _int, descending: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.sort: ...
    @overload
    def argsort(
        self, *, stable: _bool, dim: _int = -1, descending: _bool = False, out: _Tensor | None = None
    ) -> Tensor:
        """The indices that put elements in order along a dimension, equal ones in the order they had."""
    @overload
    def argsort(self, dim: _int = -1, descending: _bool = False) -> Tensor: ...
    @overload
    def argsort(self, *, axis: _int, descending: _bool = False) -> Tensor: ...
    def msort(self, *, out: _Tensor | None = None) -> Tensor:
        """Elements in order along the first dimension."""
    @overload
    def topk(
        self, k: _int, dim: _int = -1, largest: _bool = True, sorted: _bool = True, *,
        out: Sequence[_Tensor] | None = None,
    ) -> return_types.topk:
        """The `k` largest elements along a dimension, the largest first, and where they are; with `largest=False`
            the smallest.
        """
    @overload
    def topk(
        self, k: _int, *, axis: _int, largest: _bool = True, sorted: _bool = True, out: Sequence[_Tensor] | None = None
    ) -> return_types.topk: ...
    @overload
    def kthvalue(
        self, k: _int, dim: _int = -1, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
    ) -> return_types.kthvalue:
        """The `k`-th smallest element along a dimension, counted from 1, and where it is."""
    @overload
    def kthvalue(
        self, k: _int, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.kthvalue: ...
    @overload
    def median(self) -> Tensor:
        """The median: the smaller one of two in the middle. NaN if there is any, as `nanmedian` does not."""
    @overload
    def median(
        self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
    ) -> return_types.median: ...
    @overload
    def median(
        self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.median: ...
    @overload
    def nanmedian(self) -> Tensor:
        """The median of the elements that are not NaN."""
    @overload
    def nanmedian(
        self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
    ) -> return_types.nanmedian: ...
    @overload
    def nanmedian(
        self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.nanmedian: ...
    @overload
    def mode(
        self, dim: _int = -1, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
    ) -> return_types.mode:
        """The element that occurs most often along a dimension, the smallest of several, and the last place where
            it is.
        """
    @overload
    def mode(
        self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.mode: ...
    @overload
    def unique(
        self, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False, dim: _int | None = None
    ) -> Tensor:
        """The distinct elements in order, or with `dim` the distinct slices; NaN equals nothing, so every NaN is
            one.
        """
    @overload
    def unique(
        self, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False, *, axis: _int | None
    ) -> Tensor: ...
    @overload
    def unique_consecutive(
        self, return_inverse: _bool = False, return_counts: _bool = False, dim: _int | None = None
    ) -> Tensor:
        """One of every run of equal elements, or with `dim` of equal slices, in their order."""
    @overload
    def unique_consecutive(
        self, return_inverse: _bool = False, return_counts: _bool = False, *, axis: _int | None
    ) -> Tensor: ...
    def bincount(self, weights: _Tensor | None = None, minlength: _int = 0) -> Tensor:
        """How often every number from 0 occurs in a vector of integers, or the sum of the weights where it does."""
    def histc(self, bins: _int = 100, min: _Number = 0, max: _Number = 0, *, out: _Tensor | None = None) -> Tensor:
        """How many elements fall into each of `bins` equal parts of `[min, max]`; both 0 stand for the elements'
            own range.
        """
