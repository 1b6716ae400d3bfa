# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of histograms; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _Tensor

from .. import return_types
__all__ = [
    "histogramdd",
]

@overload
def histogramdd(
    input: _Tensor, bins: _int, range: Sequence[_float] | None = None, weight: _Tensor | None = None,
    density: _bool = False,
) -> return_types.histogramdd: ...
@overload
def histogramdd(
    input: _Tensor, bins: Sequence[_int], range: Sequence[_float] | None = None, weight: _Tensor | None = None,
    density: _bool = False,
) -> return_types.histogramdd: ...
@overload
def histogramdd(
    input: _Tensor, bins: Sequence[_Tensor], range: Sequence[_float] | None = None, weight: _Tensor | None = None,
    density: _bool = False,
) -> return_types.histogramdd: ...
