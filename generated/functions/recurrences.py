"""The functions and methods of recurrences: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.tensor import Tensor

from ..operators.recurrences import _LSTM_GATES, _GRU_GATES

__all__ = []

_LSTM_GATES_FORMS = Overloads("_lstm_gates", _LSTM_GATES)
_GRU_GATES_FORMS = Overloads("_gru_gates", _GRU_GATES)


def _lstm_gates(i=MISSING, f=MISSING, g=MISSING, o=MISSING, cell=MISSING, *rest, **named):
    """_lstm_gates(i, f, g, o, cell) -> return_types.lstm_gates

    A step of a long short-term memory, from what its gates get (Hochreiter and Schmidhuber, 1997).
    """
    if not (rest or named):
        if (
            isinstance(i, Tensor)
            and isinstance(f, Tensor)
            and isinstance(g, Tensor)
            and isinstance(o, Tensor)
            and isinstance(cell, Tensor)
        ):
            return _LSTM_GATES[i._keys | f._keys | g._keys | o._keys | cell._keys](i, f, g, o, cell)
    return _LSTM_GATES_FORMS.call(i, f, g, o, cell, rest, named)


def _gru_gates(r=MISSING, z=MISSING, x=MISSING, h=MISSING, hidden=MISSING, *rest, **named):
    """_gru_gates(r, z, x, h, hidden) -> Tensor

    A step of a gated recurrent unit, from what its gates get (Cho et al., arXiv 1406.1078).
    """
    if not (rest or named):
        if (
            isinstance(r, Tensor)
            and isinstance(z, Tensor)
            and isinstance(x, Tensor)
            and isinstance(h, Tensor)
            and isinstance(hidden, Tensor)
        ):
            return _GRU_GATES[r._keys | z._keys | x._keys | h._keys | hidden._keys](r, z, x, h, hidden)
    return _GRU_GATES_FORMS.call(r, z, x, h, hidden, rest, named)
