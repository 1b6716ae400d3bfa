# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of choices; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor
__all__ = [
    "where",
]

@overload
def where(condition: _Tensor) -> builtins.tuple[Tensor, ...]: ...
@overload
def where(condition: _Tensor, input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def where(condition: _Tensor, input: _Tensor, other: _Number) -> Tensor: ...
@overload
def where(condition: _Tensor, input: _Number, other: _Tensor) -> Tensor: ...
@overload
def where(condition: _Tensor, input: _Number, other: _Number) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def where(self, condition: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The places where a condition holds, as a vector for each dimension."""
    @overload
    def where(self, condition: _Tensor, other: _Number) -> Tensor: ...
    @overload
    def where(self, condition: _Tensor, other: _Tensor) -> Tensor: ...
