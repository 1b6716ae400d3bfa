# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of recurrent; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor, return_types
__all__ = [
    "lstm",
    "gru",
    "rnn_tanh",
    "rnn_relu",
]

def _recurrent(
    cell: _str, input: _Tensor, weight: _Tensor, bias: _Tensor | None, hidden: _Tensor, memory: _Tensor | None,
    counts: Sequence[_int], reverse: _bool,
) -> return_types._recurrent: ...
def _recurrent_gradients(
    cell: _str, grad_outputs: _Tensor, grad_last: _Tensor, grad_memory: _Tensor, weight: _Tensor, bias: _Tensor | None,
    hidden: _Tensor, memory: _Tensor | None, outputs: _Tensor, gates: _Tensor, memories: _Tensor,
    counts: Sequence[_int], reverse: _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor, Tensor, Tensor]: ...
def _states_before(first: _Tensor, states: _Tensor, counts: Sequence[_int], reverse: _bool) -> Tensor: ...
def _replaced_rows(input: _Tensor, rows: _Tensor) -> Tensor: ...
def _lstm_recorded(
    grad_outputs: _Tensor, grad_last: _Tensor, grad_memory: _Tensor, gates: _Tensor, weight: _Tensor, memory: _Tensor,
    counts: Sequence[_int], reverse: _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def _cell_recorded(
    grad_outputs: _Tensor, grad_last: _Tensor, factors: _Tensor, kept: _Tensor | None, weight: _Tensor,
    counts: Sequence[_int], reverse: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
def _recurrent_backward(
    cell: _str, grad_outputs: _Tensor, grad_last: _Tensor, grad_memory: _Tensor, input: _Tensor, weight: _Tensor,
    bias: _Tensor | None, hidden: _Tensor, memory: _Tensor | None, outputs: _Tensor, gates: _Tensor, memories: _Tensor,
    counts: Sequence[_int], reverse: _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor, Tensor, Tensor]: ...
def _recurrent_steps(
    cell: _str, input: _Tensor, weight: _Tensor, bias: _Tensor | None, shortened: _Tensor | None, hidden: _Tensor,
    memory: _Tensor, counts: Sequence[_int], reverse: _bool,
) -> return_types._recurrent_steps: ...
def _recurrent_layers(
    cell: _str, data: _Tensor, counts: Sequence[_int], states: Sequence[_Tensor], params: Sequence[_Tensor],
    has_biases: _bool, num_layers: _int, dropout: _float, train: _bool, bidirectional: _bool,
) -> builtins.tuple[Tensor, ...]: ...
def _lstm_layers(
    data: _Tensor, counts: Sequence[_int], states: Sequence[_Tensor], params: Sequence[_Tensor], has_biases: _bool,
    num_layers: _int, dropout: _float, train: _bool, bidirectional: _bool,
) -> builtins.tuple[Tensor, ...]: ...
@overload
def lstm(
    data: _Tensor, batch_sizes: _Tensor, hx: Sequence[_Tensor], params: Sequence[_Tensor], has_biases: _bool,
    num_layers: _int, dropout: _float, train: _bool, bidirectional: _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def lstm(
    input: _Tensor, hx: Sequence[_Tensor], params: Sequence[_Tensor], has_biases: _bool, num_layers: _int,
    dropout: _float, train: _bool, bidirectional: _bool, batch_first: _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def gru(
    data: _Tensor, batch_sizes: _Tensor, hx: _Tensor, params: Sequence[_Tensor], has_biases: _bool, num_layers: _int,
    dropout: _float, train: _bool, bidirectional: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def gru(
    input: _Tensor, hx: _Tensor, params: Sequence[_Tensor], has_biases: _bool, num_layers: _int, dropout: _float,
    train: _bool, bidirectional: _bool, batch_first: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def rnn_tanh(
    data: _Tensor, batch_sizes: _Tensor, hx: _Tensor, params: Sequence[_Tensor], has_biases: _bool, num_layers: _int,
    dropout: _float, train: _bool, bidirectional: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def rnn_tanh(
    input: _Tensor, hx: _Tensor, params: Sequence[_Tensor], has_biases: _bool, num_layers: _int, dropout: _float,
    train: _bool, bidirectional: _bool, batch_first: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def rnn_relu(
    data: _Tensor, batch_sizes: _Tensor, hx: _Tensor, params: Sequence[_Tensor], has_biases: _bool, num_layers: _int,
    dropout: _float, train: _bool, bidirectional: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def rnn_relu(
    input: _Tensor, hx: _Tensor, params: Sequence[_Tensor], has_biases: _bool, num_layers: _int, dropout: _float,
    train: _bool, bidirectional: _bool, batch_first: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
