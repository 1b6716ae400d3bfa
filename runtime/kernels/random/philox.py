"""Many random numbers at once: a counter for every few of them, so that any thread can make any part.

The generator is Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011). A
key and half of the counter are drawn from a stream; the other half counts the blocks of the result, which makes the
numbers depend on the stream's position and on nothing else. Normal ones are those of Box and Muller (1958).
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.compile import compiling, kinds
from runtime.compile.threads import in_parts
from runtime.kernels.random.blocks import ALONE, BLOCK_BYTES
from runtime.kernels.random.streams import NORMAL_LOOPS
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

_LOOPS = {
    ("random", 4): "uniform32", ("random", 8): "uniform64",
    ("standard_normal", 4): "normal32", ("standard_normal", 8): "normal64",
}  # fmt: skip
_KINDS = {4: dtypes.float32, 8: dtypes.float64}
_word = kinds.int64
_call = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * 8)  # frees the GIL


@functools.cache
def _loop(method: str, width: int) -> tuple[Callable[..., None], Any]:
    """The loop as Python calls it, and what keeps it."""
    kind = _KINDS[width]
    source = compiling.Source.within("runtime.kernels.random.loops.philox", _LOOPS[method, width])
    signature = kinds.void(kinds.Operands((kind,), kind), *[_word] * 7)
    compiled = compiling.compile_loop(source, signature, operator=method, kind=kind.name)
    if method == "standard_normal":
        NORMAL_LOOPS[width // 8] = compiled.address
    return _call(compiled.address), compiled


def fill(out: Array, method: str, key: Array) -> None:
    """Fill a contiguous vector of float32 or float64; `method` is NumPy's name, `key` four words of 32 bits."""
    loop, _ = _loop(method, out.itemsize)
    address = np.array([out.ctypes.data], np.int64)
    operands, words = address.ctypes.data, [int(word) for word in key]
    blocks = -(-out.nbytes // BLOCK_BYTES)
    in_parts(lambda first, last: loop(operands, *words, out.nbytes, first, last), blocks, alone=out.size < ALONE)
