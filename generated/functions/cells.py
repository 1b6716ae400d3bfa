# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of cells."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_gates = declare("_gates(input, hx, w_ih, w_hh, b_ih, b_hh)", "What the input and the state say together.")


@public()
def rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """The next state of a simple recurrent cell with tanh.

    >>> ow.rnn_tanh_cell(ow.zeros(1, 2), ow.ones(1, 1), ow.ones(1, 2), ow.ones(1, 1))
    tensor([[0.7616]])
    """


@public()
def rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """The next state of a simple recurrent cell with relu.

    >>> ow.rnn_relu_cell(ow.zeros(1, 2), ow.ones(1, 1), ow.ones(1, 2), ow.ones(1, 1))
    tensor([[1.]])
    """


@public()
def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """The next state of a gated recurrent unit (Cho and others, arXiv 1406.1078).

    >>> ow.gru_cell(ow.zeros(1, 2), ow.ones(1, 1), ow.zeros(3, 2), ow.zeros(3, 1))
    tensor([[0.5000]])
    """


@public(result="tuple[Tensor, Tensor]")
def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """The next state and cell of a unit with long short-term memory (Hochreiter and Schmidhuber, 1997).

    >>> state, cell = ow.zeros(1, 1), ow.ones(1, 1)
    >>> ow.lstm_cell(ow.zeros(1, 2), (state, cell), ow.zeros(4, 2), ow.zeros(4, 1))[1]
    tensor([[0.5000]])
    """
