"""The methods of special_pairs.

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

    @overload
    def xlogy(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def xlogy(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def xlogy_(self, other: _Tensor) -> Tensor: ...
    @overload
    def xlogy_(self, other: _Number) -> Tensor: ...
