"""The methods of summaries.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _float, _int, _Number, _str, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    @overload
    def argmax(self, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def argmax(self, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def all(self) -> Tensor: ...
    @overload
    def all(self, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def all(self, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def all(
        self, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def all(self, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(self) -> Tensor: ...
    @overload
    def any(self, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(self, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(
        self, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def any(self, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def argmin(self, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def argmin(self, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, dim: Sequence[_int], *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, *, axis: Sequence[_int], out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: _int, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def std(self, unbiased: _bool = True) -> Tensor: ...
    @overload
    def std(
        self,
        dim: Sequence[_int] | _int | None = None,
        *,
        correction: _Number | None = None,
        keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        correction: _Number | None = None,
        keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def std(
        self,
        dim: Sequence[_int] | _int | None,
        unbiased: _bool = True,
        keepdim: _bool = False,
        *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        unbiased: _bool = True,
        keepdims: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nansum(
        self,
        dim: Sequence[_int] | _int | None = None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nansum(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanmean(
        self,
        dim: Sequence[_int] | _int | None = None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanmean(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def quantile(
        self,
        q: _Tensor,
        dim: _int | None = None,
        keepdim: _bool = False,
        *,
        interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def quantile(
        self,
        q: _Tensor,
        *,
        axis: _int | None,
        keepdims: _bool = False,
        interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def quantile(
        self,
        q: _float,
        dim: _int | None = None,
        keepdim: _bool = False,
        *,
        interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def quantile(
        self,
        q: _float,
        *,
        axis: _int | None,
        keepdims: _bool = False,
        interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self,
        q: _Tensor,
        dim: _int | None = None,
        keepdim: _bool = False,
        *,
        interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self,
        q: _Tensor,
        *,
        axis: _int | None,
        keepdims: _bool = False,
        interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self,
        q: _float,
        dim: _int | None = None,
        keepdim: _bool = False,
        *,
        interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self,
        q: _float,
        *,
        axis: _int | None,
        keepdims: _bool = False,
        interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def diff(
        self,
        n: _int = 1,
        dim: _int = -1,
        prepend: _Tensor | None = None,
        append: _Tensor | None = None,
        *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def diff(
        self,
        n: _int = 1,
        *,
        axis: _int,
        prepend: _Tensor | None = None,
        append: _Tensor | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
