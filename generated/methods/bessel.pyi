"""The methods of bessel.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    def sinc(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sinc_(self) -> Tensor: ...
    def i0(self, *, out: _Tensor | None = None) -> Tensor: ...
    def i0_(self) -> Tensor: ...
