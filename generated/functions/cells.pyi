# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of cells; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence

from runtime.annotations import _Tensor

from .. import Tensor
__all__ = [
    "rnn_tanh_cell",
    "rnn_relu_cell",
    "gru_cell",
    "lstm_cell",
]

def _gates(
    input: _Tensor, hx: _Tensor, w_ih: _Tensor, w_hh: _Tensor, b_ih: _Tensor | None, b_hh: _Tensor | None
) -> Tensor: ...
def rnn_tanh_cell(
    input: _Tensor, hx: _Tensor, w_ih: _Tensor, w_hh: _Tensor, b_ih: _Tensor | None = None, b_hh: _Tensor | None = None
) -> Tensor: ...
def rnn_relu_cell(
    input: _Tensor, hx: _Tensor, w_ih: _Tensor, w_hh: _Tensor, b_ih: _Tensor | None = None, b_hh: _Tensor | None = None
) -> Tensor: ...
def gru_cell(
    input: _Tensor, hx: _Tensor, w_ih: _Tensor, w_hh: _Tensor, b_ih: _Tensor | None = None, b_hh: _Tensor | None = None
) -> Tensor: ...
def lstm_cell(
    input: _Tensor, hx: Sequence[_Tensor], w_ih: _Tensor, w_hh: _Tensor, b_ih: _Tensor | None = None,
    b_hh: _Tensor | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
