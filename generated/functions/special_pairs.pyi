# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of special_pairs; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor
__all__ = [
    "xlogy", "xlogy_",
]

@overload
def xlogy(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def xlogy(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def xlogy(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def xlogy_(input: _Tensor, other: _Tensor) -> Tensor: ...
@overload
def xlogy_(input: _Tensor, other: _Number) -> Tensor: ...
@overload
def special_xlog1py(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_xlog1py(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_xlog1py(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_zeta(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_zeta(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_zeta(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def xlogy(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """`input * log(other)`, and 0 where `input` is 0 and `other` is not NaN."""
    @overload
    def xlogy(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def xlogy_(self, other: _Tensor) -> Tensor: ...
    @overload
    def xlogy_(self, other: _Number) -> Tensor: ...
