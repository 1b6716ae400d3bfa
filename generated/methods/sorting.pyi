"""The methods of sorting.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _Number, _Tensor

from .. import Tensor, return_types

class Methods:
    """What Tensor has of them."""

    @overload
    def sort(
        self, *, stable: _bool | None, dim: _int = -1, descending: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.sort: ...
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
    ) -> Tensor: ...
    @overload
    def argsort(self, dim: _int = -1, descending: _bool = False) -> Tensor: ...
    @overload
    def argsort(self, *, axis: _int, descending: _bool = False) -> Tensor: ...
    def msort(self, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def topk(
        self,
        k: _int,
        dim: _int = -1,
        largest: _bool = True,
        sorted: _bool = True,
        *,
        out: Sequence[_Tensor] | None = None,
    ) -> return_types.topk: ...
    @overload
    def topk(
        self, k: _int, *, axis: _int, largest: _bool = True, sorted: _bool = True, out: Sequence[_Tensor] | None = None
    ) -> return_types.topk: ...
    @overload
    def kthvalue(
        self, k: _int, dim: _int = -1, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
    ) -> return_types.kthvalue: ...
    @overload
    def kthvalue(
        self, k: _int, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.kthvalue: ...
    @overload
    def median(self) -> Tensor: ...
    @overload
    def median(
        self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
    ) -> return_types.median: ...
    @overload
    def median(
        self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.median: ...
    @overload
    def nanmedian(self) -> Tensor: ...
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
    ) -> return_types.mode: ...
    @overload
    def mode(
        self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.mode: ...
    @overload
    def unique(
        self, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False, dim: _int | None = None
    ) -> Tensor: ...
    @overload
    def unique(
        self, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False, *, axis: _int | None
    ) -> Tensor: ...
    @overload
    def unique_consecutive(
        self, return_inverse: _bool = False, return_counts: _bool = False, dim: _int | None = None
    ) -> Tensor: ...
    @overload
    def unique_consecutive(
        self, return_inverse: _bool = False, return_counts: _bool = False, *, axis: _int | None
    ) -> Tensor: ...
    def bincount(self, weights: _Tensor | None = None, minlength: _int = 0) -> Tensor: ...
    def histc(self, bins: _int = 100, min: _Number = 0, max: _Number = 0, *, out: _Tensor | None = None) -> Tensor: ...
