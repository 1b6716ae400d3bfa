"""Jobs of normalization: what they are told, and their loops, compiled when a dtype is first met."""

from __future__ import annotations

import functools
from typing import Any

from runtime.compile import kinds as types
from runtime.compile.compiling import Source, compile_loop
from runtime.native.layout import DOUBLE, WORD, Inside, Structure
from runtime.native.structures import Ref
from runtime.tensor import dtypes

OPERANDS = 8
# Rows of `channels` times `inner` elements, of `groups` of which each has a weight and a shift of its own for every
# channel: addresses of the operands; what is added to variances; whether there are weights and shifts; how many have a
# gradient; rows whose share in the gradients of these is added up by itself; whether rows have a gradient; and whether
# their mean is taken from them.
Rows = Structure(
    "Rows",
    {
        "operands": Inside(WORD, OPERANDS), "rows": WORD, "groups": WORD, "channels": WORD, "inner": WORD,
        "epsilon": DOUBLE, "weighs": WORD, "shifts": WORD, "count": WORD, "chunk": WORD,
        "wants": WORD, "centers": WORD,
    },
)  # fmt: skip
# Samples of `channels` planes of `inner` elements: the same, with how many samples there are, elements (`columns`) in
# each, and samples whose elements are added up by themselves.
Planes = Structure(
    "Planes",
    {
        "operands": Inside(WORD, OPERANDS), "outer": WORD, "channels": WORD, "inner": WORD, "epsilon": DOUBLE,
        "weighs": WORD, "shifts": WORD, "columns": WORD, "chunk": WORD, "wants": WORD,
    },
)  # fmt: skip
# Modules of loops, and what their jobs are.
ROWS, CHANNELS = (("rows", Rows), ("channels", Planes))
TABLES = 3  # rows of sums for each chunk of samples, with a number for each column
LARGE = 1 << 15  # elements from which another thread is worth its start
LITTLE = 1 << 14  # elements up to which one thread does it with the GIL


@functools.cache
def compiled(name: str, element: dtypes.dtype, family: tuple[str, Structure] = ROWS) -> Any:
    """A loop for elements of a dtype."""
    word, (module, structure) = types.int64, family
    signature = types.void(types.Operands((element,) * OPERANDS, element), Ref(structure), word, word, word)
    source = Source.within(f"runtime.kernels.normalization.loops.{module}", name)
    return compile_loop(source, signature, operator="normalization", kind=element.name)
