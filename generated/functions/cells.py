"""The functions and methods of cells: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.tensor import Tensor

from ..operators.cells import _GATES, RNN_TANH_CELL, RNN_RELU_CELL, GRU_CELL, LSTM_CELL

__all__ = ["rnn_tanh_cell", "rnn_relu_cell", "gru_cell", "lstm_cell"]

_GATES_FORMS = Overloads("_gates", _GATES)
RNN_TANH_CELL_FORMS = Overloads("rnn_tanh_cell", RNN_TANH_CELL)
RNN_RELU_CELL_FORMS = Overloads("rnn_relu_cell", RNN_RELU_CELL)
GRU_CELL_FORMS = Overloads("gru_cell", GRU_CELL)
LSTM_CELL_FORMS = Overloads("lstm_cell", LSTM_CELL)


def _gates(input=MISSING, hx=MISSING, w_ih=MISSING, w_hh=MISSING, b_ih=MISSING, b_hh=MISSING, *rest, **named):
    """_gates(input, hx, w_ih, w_hh, b_ih, b_hh) -> Tensor

    What the input and the state say together.
    """
    try:
        return _GATES_FORMS.call(input, hx, w_ih, w_hh, b_ih, b_hh, rest, named)
    except Exception:
        _GATES_FORMS.translate(input, hx, w_ih, w_hh, b_ih, b_hh, rest, named)
        raise


def rnn_tanh_cell(input=MISSING, hx=MISSING, w_ih=MISSING, w_hh=MISSING, *rest, **named):
    """rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    The next state of a simple recurrent cell with tanh.

    >>> ow.rnn_tanh_cell(ow.zeros(1, 2), ow.ones(1, 1), ow.ones(1, 2), ow.ones(1, 1))
    tensor([[0.7616]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(hx, Tensor)
                and isinstance(w_ih, Tensor)
                and isinstance(w_hh, Tensor)
            ):
                return RNN_TANH_CELL[
                    input._keys | hx._keys | w_ih._keys | w_hh._keys
                ](input, hx, w_ih, w_hh, None, None)
        if (
            not named
            and all_tensors(rest, 2)
            and isinstance(input, Tensor)
            and isinstance(hx, Tensor)
            and isinstance(w_ih, Tensor)
            and isinstance(w_hh, Tensor)
        ):
            return RNN_TANH_CELL[
                input._keys | hx._keys | w_ih._keys | w_hh._keys | keys_of(rest)
            ](input, hx, w_ih, w_hh, *rest)
        return RNN_TANH_CELL_FORMS.call(input, hx, w_ih, w_hh, rest, named)
    except Exception:
        RNN_TANH_CELL_FORMS.translate(input, hx, w_ih, w_hh, rest, named)
        raise


def rnn_relu_cell(input=MISSING, hx=MISSING, w_ih=MISSING, w_hh=MISSING, *rest, **named):
    """rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    The next state of a simple recurrent cell with relu.

    >>> ow.rnn_relu_cell(ow.zeros(1, 2), ow.ones(1, 1), ow.ones(1, 2), ow.ones(1, 1))
    tensor([[1.]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(hx, Tensor)
                and isinstance(w_ih, Tensor)
                and isinstance(w_hh, Tensor)
            ):
                return RNN_RELU_CELL[
                    input._keys | hx._keys | w_ih._keys | w_hh._keys
                ](input, hx, w_ih, w_hh, None, None)
        if (
            not named
            and all_tensors(rest, 2)
            and isinstance(input, Tensor)
            and isinstance(hx, Tensor)
            and isinstance(w_ih, Tensor)
            and isinstance(w_hh, Tensor)
        ):
            return RNN_RELU_CELL[
                input._keys | hx._keys | w_ih._keys | w_hh._keys | keys_of(rest)
            ](input, hx, w_ih, w_hh, *rest)
        return RNN_RELU_CELL_FORMS.call(input, hx, w_ih, w_hh, rest, named)
    except Exception:
        RNN_RELU_CELL_FORMS.translate(input, hx, w_ih, w_hh, rest, named)
        raise


def gru_cell(input=MISSING, hx=MISSING, w_ih=MISSING, w_hh=MISSING, *rest, **named):
    """gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    The next state of a gated recurrent unit (Cho and others, arXiv 1406.1078).

    >>> ow.gru_cell(ow.zeros(1, 2), ow.ones(1, 1), ow.zeros(3, 2), ow.zeros(3, 1))
    tensor([[0.5000]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(hx, Tensor)
                and isinstance(w_ih, Tensor)
                and isinstance(w_hh, Tensor)
            ):
                return GRU_CELL[input._keys | hx._keys | w_ih._keys | w_hh._keys](input, hx, w_ih, w_hh, None, None)
        if (
            not named
            and all_tensors(rest, 2)
            and isinstance(input, Tensor)
            and isinstance(hx, Tensor)
            and isinstance(w_ih, Tensor)
            and isinstance(w_hh, Tensor)
        ):
            return GRU_CELL[
                input._keys | hx._keys | w_ih._keys | w_hh._keys | keys_of(rest)
            ](input, hx, w_ih, w_hh, *rest)
        return GRU_CELL_FORMS.call(input, hx, w_ih, w_hh, rest, named)
    except Exception:
        GRU_CELL_FORMS.translate(input, hx, w_ih, w_hh, rest, named)
        raise


def lstm_cell(input=MISSING, hx=MISSING, w_ih=MISSING, w_hh=MISSING, *rest, **named):
    """lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> tuple[Tensor, Tensor]

    The next state and cell of a unit with long short-term memory (Hochreiter and Schmidhuber, 1997).

    >>> state, cell = ow.zeros(1, 1), ow.ones(1, 1)
    >>> ow.lstm_cell(ow.zeros(1, 2), (state, cell), ow.zeros(4, 2), ow.zeros(4, 1))[1]
    tensor([[0.5000]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(hx) in SEQUENCES
                and all_tensors(hx)
                and isinstance(w_ih, Tensor)
                and isinstance(w_hh, Tensor)
            ):
                return LSTM_CELL[
                    input._keys | w_ih._keys | w_hh._keys | keys_of(hx)
                ](input, tuple(hx), w_ih, w_hh, None, None)
        if (
            not named
            and all_tensors(rest, 2)
            and isinstance(input, Tensor)
            and type(hx) in SEQUENCES
            and all_tensors(hx)
            and isinstance(w_ih, Tensor)
            and isinstance(w_hh, Tensor)
        ):
            return LSTM_CELL[input._keys | w_ih._keys | w_hh._keys | keys_of(rest)](input, hx, w_ih, w_hh, *rest)
        return LSTM_CELL_FORMS.call(input, hx, w_ih, w_hh, rest, named)
    except Exception:
        LSTM_CELL_FORMS.translate(input, hx, w_ih, w_hh, rest, named)
        raise
