"""The methods of indexing.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _int, _Number, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    @overload
    def gather(self, dim: _int, index: _Tensor, *, sparse_grad: _bool = False) -> Tensor: ...
    @overload
    def gather(self, *, axis: _int, index: _Tensor, sparse_grad: _bool = False) -> Tensor: ...
    @overload
    def scatter_add(self, dim: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_add(self, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_add_(self, dim: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_add_(self, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def index_select(self, dim: _int, index: _Tensor) -> Tensor: ...
    @overload
    def index_select(self, *, axis: _int, index: _Tensor) -> Tensor: ...
    @overload
    def index_add(self, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def index_add(self, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...
    @overload
    def index_add_(self, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def index_add_(self, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...
