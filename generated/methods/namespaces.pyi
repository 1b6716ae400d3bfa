"""The methods of namespaces.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _int, _Number, _str, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    @overload
    def norm(
        self,
        p: _Number | None = 2,
        dim: Sequence[_int] | _int | None = None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def norm(
        self,
        p: _Number | None = 2,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def norm(
        self, p: _str, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *, dtype: _DType | None = None
    ) -> Tensor: ...
    @overload
    def norm(
        self, p: _str, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None
    ) -> Tensor: ...
    def dist(self, other: _Tensor, p: _Number = 2, *, out: _Tensor | None = None) -> Tensor: ...
