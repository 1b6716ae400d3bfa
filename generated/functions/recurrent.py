"""The functions and methods of recurrent: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_of, all_tensors
from runtime.tensor import Tensor

from ..operators.recurrent import (
    _RECURRENT, _RECURRENT_GRADIENTS, _STATES_BEFORE, _REPLACED_ROWS, _LSTM_RECORDED, _CELL_RECORDED,
    _RECURRENT_BACKWARD, _RECURRENT_STEPS, _RECURRENT_LAYERS, _LSTM_LAYERS, LSTM_DATA, LSTM_INPUT, GRU_DATA,
    GRU_INPUT, RNN_TANH_DATA, RNN_TANH_INPUT, RNN_RELU_DATA, RNN_RELU_INPUT,
)

__all__ = ["lstm", "gru", "rnn_tanh", "rnn_relu"]

_RECURRENT_FORMS = Overloads("_recurrent", _RECURRENT)
_RECURRENT_GRADIENTS_FORMS = Overloads("_recurrent_gradients", _RECURRENT_GRADIENTS)
_STATES_BEFORE_FORMS = Overloads("_states_before", _STATES_BEFORE)
_REPLACED_ROWS_FORMS = Overloads("_replaced_rows", _REPLACED_ROWS)
_LSTM_RECORDED_FORMS = Overloads("_lstm_recorded", _LSTM_RECORDED)
_CELL_RECORDED_FORMS = Overloads("_cell_recorded", _CELL_RECORDED)
_RECURRENT_BACKWARD_FORMS = Overloads("_recurrent_backward", _RECURRENT_BACKWARD)
_RECURRENT_STEPS_FORMS = Overloads("_recurrent_steps", _RECURRENT_STEPS)
_RECURRENT_LAYERS_FORMS = Overloads("_recurrent_layers", _RECURRENT_LAYERS)
_LSTM_LAYERS_FORMS = Overloads("_lstm_layers", _LSTM_LAYERS)
LSTM_FORMS = Overloads("lstm", LSTM_DATA, LSTM_INPUT)
GRU_FORMS = Overloads("gru", GRU_DATA, GRU_INPUT)
RNN_TANH_FORMS = Overloads("rnn_tanh", RNN_TANH_DATA, RNN_TANH_INPUT)
RNN_RELU_FORMS = Overloads("rnn_relu", RNN_RELU_DATA, RNN_RELU_INPUT)


def _recurrent(
    cell=MISSING, input=MISSING, weight=MISSING, bias=MISSING, hidden=MISSING, memory=MISSING, counts=MISSING,
    reverse=MISSING, *rest, **named,
):
    """_recurrent(cell, input, weight, bias, hidden, memory, counts, reverse) -> return_types.recurrent

    All steps of a layer, from what the input gives to its gates: outputs, the last states, and what
        gradients read.

    A `cell` is lstm, gru, tanh or relu. `bias` is added to what a gru's weight makes of the state.
    """
    try:
        return _RECURRENT_FORMS.call(cell, input, weight, bias, hidden, memory, counts, reverse, rest, named)
    except Exception:
        _RECURRENT_FORMS.translate(cell, input, weight, bias, hidden, memory, counts, reverse, rest, named)
        raise


def _recurrent_gradients(
    cell=MISSING, grad_outputs=MISSING, grad_last=MISSING, grad_memory=MISSING, weight=MISSING, bias=MISSING,
    hidden=MISSING, memory=MISSING, outputs=MISSING, gates=MISSING, memories=MISSING, counts=MISSING, reverse=MISSING,
    *rest, **named,
):
    """_recurrent_gradients(cell, grad_outputs, grad_last, grad_memory, weight, bias, hidden, memory, outputs,
        gates, memories, counts, reverse) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]

    The gradients of the first tensors of `_recurrent`.
    """
    try:
        return _RECURRENT_GRADIENTS_FORMS.call(
            cell, grad_outputs, grad_last, grad_memory, weight, bias, hidden, memory, outputs, gates, memories, counts,
            reverse, rest, named,
        )
    except Exception:
        _RECURRENT_GRADIENTS_FORMS.translate(
            cell, grad_outputs, grad_last, grad_memory, weight, bias, hidden, memory, outputs, gates, memories, counts,
            reverse, rest, named,
        )
        raise


def _states_before(first=MISSING, states=MISSING, counts=MISSING, reverse=MISSING, *rest, **named):
    """_states_before(first, states, counts, reverse) -> Tensor

    For every row of a packed layer the state before its step.
    """
    try:
        if not (rest or named):
            if (
                isinstance(first, Tensor)
                and isinstance(states, Tensor)
                and type(counts) is tuple
                and all_of(int, counts)
                and type(reverse) is bool
            ):
                return _STATES_BEFORE[first._keys | states._keys](first, states, counts, reverse)
        return _STATES_BEFORE_FORMS.call(first, states, counts, reverse, rest, named)
    except Exception:
        _STATES_BEFORE_FORMS.translate(first, states, counts, reverse, rest, named)
        raise


def _replaced_rows(input=MISSING, rows=MISSING, *rest, **named):
    """_replaced_rows(input, rows) -> Tensor

    A matrix whose first rows are others.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(rows, Tensor):
                return _REPLACED_ROWS[input._keys | rows._keys](input, rows)
        return _REPLACED_ROWS_FORMS.call(input, rows, rest, named)
    except Exception:
        _REPLACED_ROWS_FORMS.translate(input, rows, rest, named)
        raise


def _lstm_recorded(
    grad_outputs=MISSING, grad_last=MISSING, grad_memory=MISSING, gates=MISSING, weight=MISSING, memory=MISSING,
    counts=MISSING, reverse=MISSING, *rest, **named,
):
    """_lstm_recorded(grad_outputs, grad_last, grad_memory, gates, weight, memory, counts, reverse) ->
        tuple[Tensor, Tensor, Tensor]

    The gradients of gates before their activation, and of the first state and memory, of an lstm.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_outputs, Tensor)
                and isinstance(grad_last, Tensor)
                and isinstance(grad_memory, Tensor)
                and isinstance(gates, Tensor)
                and isinstance(weight, Tensor)
                and isinstance(memory, Tensor)
                and type(counts) is tuple
                and all_of(int, counts)
                and type(reverse) is bool
            ):
                return _LSTM_RECORDED[keys_of((grad_outputs, grad_last, grad_memory, gates, weight, memory))](
                    grad_outputs, grad_last, grad_memory, gates, weight, memory, counts, reverse
                )
        return _LSTM_RECORDED_FORMS.call(
            grad_outputs, grad_last, grad_memory, gates, weight, memory, counts, reverse, rest, named
        )
    except Exception:
        _LSTM_RECORDED_FORMS.translate(
            grad_outputs, grad_last, grad_memory, gates, weight, memory, counts, reverse, rest, named
        )
        raise


def _cell_recorded(
    grad_outputs=MISSING, grad_last=MISSING, factors=MISSING, kept=MISSING, weight=MISSING, counts=MISSING,
    reverse=MISSING, *rest, **named,
):
    """_cell_recorded(grad_outputs, grad_last, factors, kept, weight, counts, reverse) -> tuple[Tensor, Tensor]

    The gradients of all states, and of the first, of a cell without memory.

    Its weight's contributions have the gradient of the state times `factors`, and the state before has it
        times `kept`.
    """
    try:
        return _CELL_RECORDED_FORMS.call(grad_outputs, grad_last, factors, kept, weight, counts, reverse, rest, named)
    except Exception:
        _CELL_RECORDED_FORMS.translate(grad_outputs, grad_last, factors, kept, weight, counts, reverse, rest, named)
        raise


def _recurrent_backward(
    cell=MISSING, grad_outputs=MISSING, grad_last=MISSING, grad_memory=MISSING, input=MISSING, weight=MISSING,
    bias=MISSING, hidden=MISSING, memory=MISSING, outputs=MISSING, gates=MISSING, memories=MISSING, counts=MISSING,
    reverse=MISSING, *rest, **named,
):
    """_recurrent_backward(cell, grad_outputs, grad_last, grad_memory, input, weight, bias, hidden, memory,
        outputs, gates, memories, counts, reverse) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]

    The gradients of the tensors of `_recurrent`, in their order.

    Where they may be differentiated themselves they are made of other operators.
    """
    try:
        return _RECURRENT_BACKWARD_FORMS.call(
            cell, grad_outputs, grad_last, grad_memory, input, weight, bias, hidden, memory, outputs, gates, memories,
            counts, reverse, rest, named,
        )
    except Exception:
        _RECURRENT_BACKWARD_FORMS.translate(
            cell, grad_outputs, grad_last, grad_memory, input, weight, bias, hidden, memory, outputs, gates, memories,
            counts, reverse, rest, named,
        )
        raise


def _recurrent_steps(
    cell=MISSING, input=MISSING, weight=MISSING, bias=MISSING, shortened=MISSING, hidden=MISSING, memory=MISSING,
    counts=MISSING, reverse=MISSING, *rest, **named,
):
    """_recurrent_steps(cell, input, weight, bias, shortened, hidden, memory, counts, reverse) ->
        return_types.recurrent_steps

    What `_recurrent` computes, step by step by other operators, in any dtype.

    The state of an lstm is made shorter by the matrix `shortened`.
    """
    try:
        return _RECURRENT_STEPS_FORMS.call(
            cell, input, weight, bias, shortened, hidden, memory, counts, reverse, rest, named
        )
    except Exception:
        _RECURRENT_STEPS_FORMS.translate(
            cell, input, weight, bias, shortened, hidden, memory, counts, reverse, rest, named
        )
        raise


def _recurrent_layers(
    cell=MISSING, data=MISSING, counts=MISSING, states=MISSING, params=MISSING, has_biases=MISSING, num_layers=MISSING,
    dropout=MISSING, train=MISSING, bidirectional=MISSING, *rest, **named,
):
    """_recurrent_layers(cell, data, counts, states, params, has_biases, num_layers, dropout, train,
        bidirectional) -> tuple[Tensor, ...]

    All layers and directions of a recurrent network on packed steps, the outputs of the last and the last
        states.
    """
    try:
        return _RECURRENT_LAYERS_FORMS.call(
            cell, data, counts, states, params, has_biases, num_layers, dropout, train, bidirectional, rest, named
        )
    except Exception:
        _RECURRENT_LAYERS_FORMS.translate(
            cell, data, counts, states, params, has_biases, num_layers, dropout, train, bidirectional, rest, named
        )
        raise


def _lstm_layers(
    data=MISSING, counts=MISSING, states=MISSING, params=MISSING, has_biases=MISSING, num_layers=MISSING,
    dropout=MISSING, train=MISSING, bidirectional=MISSING, *rest, **named,
):
    """_lstm_layers(data, counts, states, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, ...]

    `_recurrent_layers` of an lstm whose sequences are equally long.
    """
    try:
        if not (rest or named):
            if (
                isinstance(data, Tensor)
                and type(counts) is tuple
                and all_of(int, counts)
                and type(states) in SEQUENCES
                and all_tensors(states)
                and type(params) in SEQUENCES
                and all_tensors(params)
                and type(has_biases) is bool
                and type(num_layers) is int
                and type(dropout) is float
                and type(train) is bool
                and type(bidirectional) is bool
            ):
                return _LSTM_LAYERS[data._keys | keys_of(states) | keys_of(params)](
                    data, counts, tuple(states), tuple(params), has_biases, num_layers, dropout, train, bidirectional
                )
        return _LSTM_LAYERS_FORMS.call(
            data, counts, states, params, has_biases, num_layers, dropout, train, bidirectional, rest, named
        )
    except Exception:
        _LSTM_LAYERS_FORMS.translate(
            data, counts, states, params, has_biases, num_layers, dropout, train, bidirectional, rest, named
        )
        raise


def lstm(data=MISSING, batch_sizes=MISSING, /, *rest, **named):
    """lstm(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, Tensor, Tensor]
    lstm(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) ->
        tuple[Tensor, Tensor, Tensor]

    The same for packed sequences, of which `batch_sizes` go on at each step.
    """
    try:
        return LSTM_FORMS.call(data, batch_sizes, rest, named)
    except Exception:
        LSTM_FORMS.translate(data, batch_sizes, rest, named)
        raise


def gru(data=MISSING, batch_sizes=MISSING, /, *rest, **named):
    """gru(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, Tensor]
    gru(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) ->
        tuple[Tensor, Tensor]

    The same for packed sequences, of which `batch_sizes` go on at each step.
    """
    try:
        return GRU_FORMS.call(data, batch_sizes, rest, named)
    except Exception:
        GRU_FORMS.translate(data, batch_sizes, rest, named)
        raise


def rnn_tanh(data=MISSING, batch_sizes=MISSING, /, *rest, **named):
    """rnn_tanh(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, Tensor]
    rnn_tanh(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) ->
        tuple[Tensor, Tensor]

    The same for packed sequences, of which `batch_sizes` go on at each step.
    """
    try:
        return RNN_TANH_FORMS.call(data, batch_sizes, rest, named)
    except Exception:
        RNN_TANH_FORMS.translate(data, batch_sizes, rest, named)
        raise


def rnn_relu(data=MISSING, batch_sizes=MISSING, /, *rest, **named):
    """rnn_relu(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, Tensor]
    rnn_relu(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) ->
        tuple[Tensor, Tensor]

    The same for packed sequences, of which `batch_sizes` go on at each step.
    """
    try:
        return RNN_RELU_FORMS.call(data, batch_sizes, rest, named)
    except Exception:
        RNN_RELU_FORMS.translate(data, batch_sizes, rest, named)
        raise
