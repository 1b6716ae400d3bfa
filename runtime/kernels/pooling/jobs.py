"""Jobs of pooling: what they are told, and their loops, compiled when a dtype is first met."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from runtime.compile import kinds as types
from runtime.compile.compiling import Source, compile_loop
from runtime.compile.jobs import start_job
from runtime.native.layout import WORD, At, Inside, Structure
from runtime.native.structures import Ref
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

# Work on windows: addresses of the operands, planes, sizes of a plane of the first two operands, steps from element to
# element of a window, then along each dimension where windows begin, where they end, what their sums are divided by.
Pooling = Structure(
    "Pooling",
    {
        "operands": Inside(WORD, 4), "planes": WORD, "sizes": Inside(WORD, 3), "windows": Inside(WORD, 3),
        "steps": Inside(WORD, 3), "starts": Inside(At(WORD), 3), "stops": Inside(At(WORD), 3),
        "counts": Inside(At(WORD), 3),
    },
)  # fmt: skip
LARGE = 1 << 15  # elements read from which another thread is worth its start


@functools.cache
def compiled(name: str, element: dtypes.dtype) -> Any:
    """A loop for elements of a dtype."""
    word = types.int64
    operands = types.Operands((element, element, dtypes.int64, element), element)
    signature = types.void(operands, Ref(Pooling), word, word, word)
    source = Source.within("runtime.kernels.pooling.loops.windows", name)
    return compile_loop(source, signature, operator="pooling", kind=element.name)


def describe(
    planes: int, sizes: Sequence[int], windows: Sequence[int], steps: Sequence[int] = (1, 1, 1),
    tables: Sequence[int] = (0,) * 9,
) -> Array:  # fmt: skip
    """A job on so many planes of `sizes`, described but for its operands.

    `tables` are addresses: of where windows begin along each dimension, where they end, and of their counts.
    """
    return Pooling.pack(
        planes=planes, sizes=sizes, windows=windows, steps=steps, starts=tables[:3], stops=tables[3:6],
        counts=tables[6:],
    )  # fmt: skip


def run(name: str, job: Array, arrays: tuple[Array, ...], *, work: int) -> None:
    """Do a job on contiguous arrays; large `work` on all threads."""
    loop = compiled(name, dtypes.FROM_NUMPY[arrays[0].dtype])
    start_job(loop.address, job, arrays, large=work >= LARGE)
