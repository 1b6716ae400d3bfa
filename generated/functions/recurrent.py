# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of recurrent."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(result="return_types.recurrent")
def _recurrent(cell, input, weight, bias, hidden, memory, counts, reverse):
    """All steps of a layer, from what the input gives to its gates: outputs, the last states, and what
        gradients read.

    A `cell` is lstm, gru, tanh or relu. `bias` is added to what a gru's weight makes of the state.
    """


_recurrent_gradients = declare("_recurrent_gradients(cell, grad_outputs, grad_last, grad_memory, weight, bias, hidden, "
    "memory, outputs, gates, memories, counts, reverse)", "The gradients of the first tensors of `_recurrent`.",
    result="tuple[Tensor, Tensor, Tensor, Tensor, Tensor]")
_states_before = declare("_states_before(first, states, counts, reverse)", "For every row of a packed layer the state "
    "before its step.")
_replaced_rows = declare("_replaced_rows(input, rows)", "A matrix whose first rows are others.")
_lstm_recorded = declare("_lstm_recorded(grad_outputs, grad_last, grad_memory, gates, weight, memory, counts, reverse)",
    "The gradients of gates before their activation, and of the first state and memory, of an lstm.",
    result="tuple[Tensor, Tensor, Tensor]")


@public(result="tuple[Tensor, Tensor]")
def _cell_recorded(grad_outputs, grad_last, factors, kept, weight, counts, reverse):
    """The gradients of all states, and of the first, of a cell without memory.

    Its weight's contributions have the gradient of the state times `factors`, and the state before has it
        times `kept`.
    """


@public(result="tuple[Tensor, Tensor, Tensor, Tensor, Tensor]")
def _recurrent_backward(
    cell, grad_outputs, grad_last, grad_memory, input, weight, bias, hidden, memory, outputs, gates, memories, counts,
    reverse,
):
    """The gradients of the tensors of `_recurrent`, in their order.

    Where they may be differentiated themselves they are made of other operators.
    """


@public(result="return_types.recurrent_steps")
def _recurrent_steps(cell, input, weight, bias, shortened, hidden, memory, counts, reverse):
    """What `_recurrent` computes, step by step by other operators, in any dtype.

    The state of an lstm is made shorter by the matrix `shortened`.
    """


_recurrent_layers = declare("_recurrent_layers(cell, data, counts, states, params, has_biases, num_layers, dropout, "
    "train, bidirectional)", "All layers and directions of a recurrent network on packed steps, the outputs of the "
    "last and the last states.", result="tuple[Tensor, ...]")
_lstm_layers = declare("_lstm_layers(data, counts, states, params, has_biases, num_layers, dropout, train, "
    "bidirectional)", "`_recurrent_layers` of an lstm whose sequences are equally long.", result="tuple[Tensor, ...]")


@public("data", "input")
def lstm(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """lstm(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, Tensor, Tensor]
    lstm(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) ->
        tuple[Tensor, Tensor, Tensor]

    The same for packed sequences, of which `batch_sizes` go on at each step.
    """


@public("data", "input")
def gru(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """gru(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, Tensor]
    gru(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) ->
        tuple[Tensor, Tensor]

    The same for packed sequences, of which `batch_sizes` go on at each step.
    """


@public("data", "input")
def rnn_tanh(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """rnn_tanh(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, Tensor]
    rnn_tanh(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) ->
        tuple[Tensor, Tensor]

    The same for packed sequences, of which `batch_sizes` go on at each step.
    """


@public("data", "input")
def rnn_relu(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """rnn_relu(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) ->
        tuple[Tensor, Tensor]
    rnn_relu(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) ->
        tuple[Tensor, Tensor]

    The same for packed sequences, of which `batch_sizes` go on at each step.
    """
