"""Jobs of sampling: what they are told, and their loops, compiled when a dtype is first met."""

from __future__ import annotations

import functools
from typing import Any

from runtime.compile import compiling
from runtime.compile import kinds as types
from runtime.native.layout import WORD, At, Inside, Structure
from runtime.native.structures import Ref
from runtime.tensor import dtypes

# A change of size: addresses of the operands and of a row of memory for every thread, planes, sizes before and after,
# and along each dimension where the terms of a place begin, one more for their end, the elements that they read, and
# the addresses of their weights; of the last one how many terms each place has, if all have as many, or 0.
Resampling = Structure(
    "Resampling",
    {
        "operands": Inside(WORD, 3), "planes": WORD, "sizes": Inside(WORD, 3), "places": Inside(WORD, 3),
        "starts": Inside(At(WORD), 3), "tables": Inside(At(WORD), 3), "weights": Inside(WORD, 3), "taps": WORD,
    },
)  # fmt: skip
# Reading at places: addresses of the operands, images, channels, sizes of an image, places of an image and coordinates
# of one; how many taps there are along each dimension (1 is the nearest one), what lies outside (ZEROS, BORDER or
# REFLECTION), whether corners are centres of elements, and how often weights are differentiated along each dimension.
Grid = Structure(
    "Grid",
    {
        "operands": Inside(WORD, 4), "images": WORD, "channels": WORD, "sizes": Inside(WORD, 3), "places": WORD,
        "dims": WORD, "taps": WORD, "outside": WORD, "aligned": WORD, "orders": Inside(WORD, 3),
    },
)  # fmt: skip
ZEROS, BORDER, REFLECTION = range(3)
LARGE = 1 << 15  # elements from which another thread is worth its start


@functools.cache
def compiled(name: str, job: Structure, element: dtypes.dtype) -> Any:
    """A loop for elements of a dtype."""
    word = types.int64
    signature = types.void(types.Operands((element,) * 4, element), Ref(job), word, word, word)
    source = compiling.Source.within("runtime.kernels.sampling.loops.samples", name)
    return compiling.compile_loop(source, signature, operator="sampling", kind=element.name)
