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
# gradient; rows whose share in the gradients of these is added up by itself; and whether rows have a gradient.
Rows = Structure(
    "Rows",
    {
        "operands": Inside(WORD, OPERANDS), "rows": WORD, "groups": WORD, "channels": WORD, "inner": WORD,
        "epsilon": DOUBLE, "weighs": WORD, "shifts": WORD, "count": WORD, "chunk": WORD,
        "wants": WORD,
    },
)  # fmt: skip
LARGE = 1 << 15  # elements from which another thread is worth its start
LITTLE = 1 << 14  # elements up to which one thread does it with the GIL


@functools.cache
def compiled(name: str, element: dtypes.dtype) -> Any:
    """A loop for elements of a dtype."""
    word = types.int64
    signature = types.void(types.Operands((element,) * OPERANDS, element), Ref(Rows), word, word, word)
    source = Source.within("runtime.kernels.normalization.loops", name)
    return compile_loop(source, signature, operator="normalization", kind=element.name)
