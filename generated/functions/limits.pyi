"""The functions and methods of limits; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor
__all__ = ["maximum", "minimum", "clamp", "clamp_", "clip", "clip_"]

def maximum(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
def minimum(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def clamp(
    input: _Tensor, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def clamp(
    input: _Tensor, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def clamp_(input: _Tensor, min: _Tensor | None = None, max: _Tensor | None = None) -> Tensor: ...
@overload
def clamp_(input: _Tensor, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...
@overload
def clip(
    input: _Tensor, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def clip(
    input: _Tensor, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def clip_(input: _Tensor, min: _Tensor | None = None, max: _Tensor | None = None) -> Tensor: ...
@overload
def clip_(input: _Tensor, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...
def _clamp_backward(grad_output: _Tensor, input: _Tensor, min: _Number | None, max: _Number | None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def maximum(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
        """The larger of two elements; NaN if either is NaN."""
    def minimum(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
        """The smaller of two elements; NaN if either is NaN."""
    @overload
    def clamp(self, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None) -> Tensor:
        """Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`."""
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
