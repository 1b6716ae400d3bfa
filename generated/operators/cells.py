# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The cells operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import composite, defining

LOOPS, functions, define = defining(__name__)


@composite(define("_gates(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih, Tensor? b_hh) -> Tensor",
    "3a5d3fd162eff304"))
def _gates_composite(input, hx, w_ih, w_hh, b_ih, b_hh):
    if input._sizes[:-1] != hx._sizes[:-1]:
        language.raise_error(
            f"_gates: expected an input and a state of as many rows, got shapes {list(input._sizes)} and "
            f"{list(hx._sizes)}")
    if w_ih._ndim != 2 or w_hh._ndim != 2:
        language.raise_error(
            f"_gates: expected matrices as weights, got shapes {list(w_ih._sizes)} and {list(w_hh._sizes)}")
    return functions.linear(input, w_ih, b_ih) + functions.linear(hx, w_hh, b_hh)


@composite(define("rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? "
    "b_hh=None) -> Tensor", "8262001c594dcb21"))
def rnn_tanh_cell_composite(input, hx, w_ih, w_hh, b_ih, b_hh):
    if w_ih._sizes[0] != hx._sizes[-1] or w_hh._sizes[0] != hx._sizes[-1]:
        language.raise_error(
            f"rnn_tanh_cell: the weights must have {hx._sizes[-1]} rows, one for each element of the state, got "
            f"{w_ih._sizes[0]} and {w_hh._sizes[0]}")
    return functions.tanh(functions._gates(input, hx, w_ih, w_hh, b_ih, b_hh))


@composite(define("rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? "
    "b_hh=None) -> Tensor", "52b7aa443dbafe75"))
def rnn_relu_cell_composite(input, hx, w_ih, w_hh, b_ih, b_hh):
    if w_ih._sizes[0] != hx._sizes[-1] or w_hh._sizes[0] != hx._sizes[-1]:
        language.raise_error(
            f"rnn_relu_cell: the weights must have {hx._sizes[-1]} rows, one for each element of the state, got "
            f"{w_ih._sizes[0]} and {w_hh._sizes[0]}")
    return functions.relu(functions._gates(input, hx, w_ih, w_hh, b_ih, b_hh))


@composite(define("gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) "
    "-> Tensor", "2e6115ecca06336d"))
def gru_cell_composite(input, hx, w_ih, w_hh, b_ih, b_hh):
    if not input.dtype.is_floating_point and (not input.dtype.is_complex):
        language.raise_unsupported_error(f"gru_cell: expected an input of a floating dtype, got {input.dtype}")
    if w_ih._ndim != 2 or w_hh._ndim != 2:
        language.raise_error(
            f"gru_cell: expected matrices as weights, got shapes {list(w_ih._sizes)} and {list(w_hh._sizes)}")
    if input._sizes[:-1] != hx._sizes[:-1]:
        language.raise_error(
            f"gru_cell: expected an input and a state of as many rows, got shapes {list(input._sizes)} and "
            f"{list(hx._sizes)}")
    if w_ih._sizes[0] != 3 * hx._sizes[-1] or w_hh._sizes[0] != 3 * hx._sizes[-1]:
        language.raise_error(
            f"gru_cell: the weights must have {3 * hx._sizes[-1]} rows, three for each element of the state, got "
            f"{w_ih._sizes[0]} and {w_hh._sizes[0]}")
    size = hx._sizes[-1]
    given, kept = (functions.linear(input, w_ih, b_ih), functions.linear(hx, w_hh, b_hh))
    both = functions.sigmoid(given.narrow(-1, 0, 2 * size) + kept.narrow(-1, 0, 2 * size))
    reset, update = (both.narrow(-1, 0, size), both.narrow(-1, size, size))
    new = functions.tanh(given.narrow(-1, 2 * size, size) + reset * kept.narrow(-1, 2 * size, size))
    return new + update * (hx - new)


@composite(define("lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? "
    "b_hh=None) -> (Tensor, Tensor)", "14198cd6faaf501a"))
def lstm_cell_composite(input, hx, w_ih, w_hh, b_ih, b_hh):
    if not input.dtype.is_floating_point and (not input.dtype.is_complex):
        language.raise_unsupported_error(f"lstm_cell: expected an input of a floating dtype, got {input.dtype}")
    if w_ih._ndim != 2 or w_hh._ndim != 2:
        language.raise_error(
            f"lstm_cell: expected matrices as weights, got shapes {list(w_ih._sizes)} and {list(w_hh._sizes)}")
    if len(hx) != 2:
        language.raise_error(f"lstm_cell: expected a state and a cell, got {len(hx)} tensors")
    if hx[0]._sizes != hx[1]._sizes:
        language.raise_error(
            f"lstm_cell: expected a state and a cell of one shape, got {list(hx[0]._sizes)} and {list(hx[1]._sizes)}")
    if w_ih._sizes[0] != 4 * hx[0]._sizes[-1]:
        language.raise_error(
            f"lstm_cell: the weights must have {4 * hx[0]._sizes[-1]} rows, four for each element of the state, got "
            f"{w_ih._sizes[0]}")
    size = hx[0]._sizes[-1]
    gates = functions._gates(input, hx[0], w_ih, w_hh, b_ih, b_hh)
    taken, kept = (functions.sigmoid(gates.narrow(-1, 0, size)), functions.sigmoid(gates.narrow(-1, size, size)))
    new, shown = (functions.tanh(gates.narrow(-1, 2 * size, size)), functions.sigmoid(gates.narrow(-1, 3 * size, size)))
    cell = kept * hx[1] + taken * new
    return (shown * functions.tanh(cell), cell)
