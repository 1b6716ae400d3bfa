"""The functions of pairs.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Number, _str, _Tensor

from .. import Tensor

def _floor_quotient(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient, rounded down; no slope goes through it."""

def _trunc_quotient(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient, rounded towards 0; no slope goes through it."""

def _trunc_quotient_of_integers(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient of integers, rounded towards 0."""

def _rounded_quotient(input: _Tensor | _Number, other: _Tensor | _Number, rounding_mode: _str | None) -> Tensor:
    """The quotient, rounded as `rounding_mode` says."""
