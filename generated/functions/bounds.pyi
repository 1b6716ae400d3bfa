"""The functions and methods of bounds; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor
__all__ = ["clamp_min", "clamp_min_", "clamp_max", "clamp_max_"]

def _clamp_tensor_backward(grad: _Tensor, input: _Tensor, min: _Tensor | None, max: _Tensor | None) -> Tensor: ...
@overload
def clamp_min(input: _Tensor, min: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def clamp_min(input: _Tensor, min: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def clamp_min_(input: _Tensor, min: _Tensor) -> Tensor: ...
@overload
def clamp_min_(input: _Tensor, min: _Number) -> Tensor: ...
@overload
def clamp_max(input: _Tensor, max: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def clamp_max(input: _Tensor, max: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def clamp_max_(input: _Tensor, max: _Tensor) -> Tensor: ...
@overload
def clamp_max_(input: _Tensor, max: _Number) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def clamp_min(self, min: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """Every element made at least that of `min`."""
    @overload
    def clamp_min(self, min: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_min_(self, min: _Tensor) -> Tensor: ...
    @overload
    def clamp_min_(self, min: _Number) -> Tensor: ...
    @overload
    def clamp_max(self, max: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """Every element made at most that of `max`."""
    @overload
    def clamp_max(self, max: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_max_(self, max: _Tensor) -> Tensor: ...
    @overload
    def clamp_max_(self, max: _Number) -> Tensor: ...
