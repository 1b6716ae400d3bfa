"""Jobs of recurrent layers: what they are told, and their loops, compiled when a cell and a dtype are first met."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

from runtime.compile import kinds as types
from runtime.compile.compiling import Source, compile_loop
from runtime.native.layout import WORD, At, Inside, Structure
from runtime.native.structures import Ref
from runtime.tensor import dtypes

# All steps of a layer: addresses of the operands; steps, sequences, elements of a state, of the gates that the weight
# makes of it, and of what is kept of them; how many sequences each step has and the row at which it begins; whether
# steps go from the last to the first; whether the product begins with what the input gives, with a row, or with what
# lies in its result; the cell's loops, 0 for none.
Scan = Structure(
    "Scan",
    {
        "operands": Inside(WORD, 11), "steps": WORD, "batch": WORD, "size": WORD, "gates": WORD, "kept": WORD,
        "counts": At(WORD), "offsets": At(WORD), "reverse": WORD, "start": WORD, "first": WORD, "second": WORD,
    },
)  # fmt: skip
GIVEN, ROW, NOTHING, RESULT = range(4)  # with what a product begins
# One step of a cell, for rows behind one another: addresses of the operands, rows, elements of a state.
Cell = Structure("Cell", {"operands": Inside(WORD, 10), "rows": WORD, "size": WORD})
# A weight copied into panels: addresses of the operands, rows and columns of the product's right side, bytes from row
# to row and from column to column.
Packing = Structure(
    "Packing", {"operands": Inside(WORD, 2), "rows": WORD, "columns": WORD, "row": WORD, "column": WORD}
)


class CellKind(NamedTuple):
    """A kind of cell: gates that weights make, blocks of a state's size; what is kept of them; whether it has memory.

    `own` is whether the contributions of input and state have different gradients. Then the loops of one step, and of
    its gradient.
    """

    gates: int
    kept: int
    memory: bool
    own: bool
    forward: tuple[str, ...]
    backward: tuple[str, ...]


KINDS = {
    "lstm": CellKind(4, 4, True, False, ("lstm_gates", "lstm_state"), ("lstm_grads", "lstm_gate_grads")),
    "gru": CellKind(3, 4, False, True, ("gru_gates", "gru_state"), ("gru_grads", "gru_own_grads")),
    "tanh": CellKind(1, 0, False, False, ("tanh_state",), ("tanh_grads",)),
    "relu": CellKind(1, 0, False, False, ("relu_state",), ("relu_grads",)),
}


@functools.cache
def compiled(module: str, name: str, job: Structure, operands: int, element: dtypes.dtype) -> Any:
    """A loop of a module of this room, for elements of a dtype."""
    word = types.int64
    signature = types.void(types.Operands((element,) * operands, element), Ref(job), word, word, word)
    source = Source.within(f"runtime.kernels.recurrent.loops.{module}", name)
    return compile_loop(source, signature, operator="recurrent layer", kind=element.name)


def cells(names: Sequence[str], element: dtypes.dtype) -> list[int]:
    """The addresses of a cell's loops."""
    return [compiled("cells", name, Cell, 10, element).address for name in names]
