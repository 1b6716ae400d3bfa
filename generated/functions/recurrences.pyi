"""The functions and methods of recurrences; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor, return_types
__all__ = []

def _lstm_gates(i: _Tensor, f: _Tensor, g: _Tensor, o: _Tensor, cell: _Tensor) -> return_types._lstm_gates: ...
def _gru_gates(r: _Tensor, z: _Tensor, x: _Tensor, h: _Tensor, hidden: _Tensor) -> Tensor: ...
