"""The methods of shrinkage.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Number, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    def hardshrink(self, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor: ...
    def prelu(self, weight: _Tensor) -> Tensor: ...
