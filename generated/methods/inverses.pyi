"""The methods of inverses.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _float, _int, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    def pinverse(self, rcond: _float = 1e-15) -> Tensor: ...
    def matrix_power(self, n: _int, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def cross(self, other: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def cross(self, other: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
