# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of pairs; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Number, _str, _Tensor

from .. import Tensor
__all__ = [
]

def _floor_quotient(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor: ...
def _trunc_quotient(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor: ...
def _trunc_quotient_of_integers(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor: ...
def _rounded_quotient(input: _Tensor | _Number, other: _Tensor | _Number, rounding_mode: _str | None) -> Tensor: ...
