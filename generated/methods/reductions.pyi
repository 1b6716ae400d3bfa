"""The methods of reductions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _int, _Number, _Tensor

from .. import Tensor, return_types

class Methods:
    """What Tensor has of them."""

    @overload
    def sum(self, *, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def sum(
        self,
        dim: Sequence[_int] | _int | None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def sum(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def mean(self, *, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def mean(
        self,
        dim: Sequence[_int] | _int | None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def mean(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def prod(self, *, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def prod(
        self, dim: _int, keepdim: _bool = False, *, dtype: _DType | None = None, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def prod(
        self, *, axis: _int, keepdims: _bool = False, dtype: _DType | None = None, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def amax(
        self, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def amax(self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def amin(
        self, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def amin(self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def var(self, unbiased: _bool = True) -> Tensor: ...
    @overload
    def var(
        self,
        dim: Sequence[_int] | _int | None = None,
        *,
        correction: _Number | None = None,
        keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        correction: _Number | None = None,
        keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def var(
        self,
        dim: Sequence[_int] | _int | None,
        unbiased: _bool = True,
        keepdim: _bool = False,
        *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        unbiased: _bool = True,
        keepdims: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def max(self, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def max(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def max(self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None) -> return_types.max: ...
    @overload
    def max(self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None) -> return_types.max: ...
    @overload
    def min(self, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def min(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def min(self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None) -> return_types.min: ...
    @overload
    def min(self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None) -> return_types.min: ...
    def aminmax(
        self, *, dim: _int | None = None, keepdim: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.aminmax: ...
    @overload
    def logsumexp(
        self, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def logsumexp(
        self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def softmax(self, dim: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def softmax(self, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def log_softmax(self, dim: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def log_softmax(self, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
