"""The methods of choices.

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
    def where(self, input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def where(self, input: _Tensor, other: _Number) -> Tensor: ...
    @overload
    def where(self, input: _Number, other: _Tensor) -> Tensor: ...
    @overload
    def where(self, input: _Number, other: _Number) -> Tensor: ...
