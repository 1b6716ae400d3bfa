"""The methods of limits.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    def maximum(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    def minimum(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp(
        self, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def clamp(
        self, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def clamp_(self, min: _Tensor | None = None, max: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_(self, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...
    @overload
    def clip(self, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clip(self, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clip_(self, min: _Tensor | None = None, max: _Tensor | None = None) -> Tensor: ...
    @overload
    def clip_(self, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...
