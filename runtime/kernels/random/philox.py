"""Many random numbers at once: a counter for every few of them, so that any thread can make any part.

The generator is Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011). A
key and half of the counter are drawn from a stream; the other half counts the blocks of the result, which makes the
numbers depend on the stream's position and on nothing else. Normal ones are those of Box and Muller (1958).
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from runtime.compile.threads import in_parts
from runtime.kernels.vecmath.counters import pair32, pair64, words
from runtime.tensor.casting import Array

_LANES = 64  # counters of a block, side by side in vector registers
_ALONE = 1 << 15  # numbers below which one thread is quicker
_32, _11 = np.uint64(32), np.uint64(11)


def _normal32(out, key, first, last):
    tile = np.empty(4 * _LANES, np.float32)
    left, right, c0, d0 = key[0], key[1], key[2], key[3]
    for block in range(first, last):
        for lane in range(_LANES):
            a, b, c, d = words(np.uint64(block * _LANES + lane), c0, d0, left, right)
            tile[lane], tile[_LANES + lane] = pair32(a, b)
            tile[2 * _LANES + lane], tile[3 * _LANES + lane] = pair32(c, d)
        start = block * 4 * _LANES
        out[start : start + 4 * _LANES] = tile[: out.size - start]


def _normal64(out, key, first, last):
    tile = np.empty(2 * _LANES, np.float64)
    left, right, c0, d0 = key[0], key[1], key[2], key[3]
    for block in range(first, last):
        for lane in range(_LANES):
            a, b, c, d = words(np.uint64(block * _LANES + lane), c0, d0, left, right)
            tile[lane], tile[_LANES + lane] = pair64(a << _32 | b, c << _32 | d)
        start = block * 2 * _LANES
        out[start : start + 2 * _LANES] = tile[: out.size - start]


def _uniform32(out, key, first, last):
    tile = np.empty(4 * _LANES, np.float32)
    left, right, c0, d0 = key[0], key[1], key[2], key[3]
    for block in range(first, last):
        for lane in range(_LANES):
            a, b, c, d = words(np.uint64(block * _LANES + lane), c0, d0, left, right)
            tile[lane] = np.float32(np.int32(a >> np.uint64(8))) * np.float32(2.0**-24)
            tile[_LANES + lane] = np.float32(np.int32(b >> np.uint64(8))) * np.float32(2.0**-24)
            tile[2 * _LANES + lane] = np.float32(np.int32(c >> np.uint64(8))) * np.float32(2.0**-24)
            tile[3 * _LANES + lane] = np.float32(np.int32(d >> np.uint64(8))) * np.float32(2.0**-24)
        start = block * 4 * _LANES
        out[start : start + 4 * _LANES] = tile[: out.size - start]


def _uniform64(out, key, first, last):
    tile = np.empty(2 * _LANES, np.float64)
    left, right, c0, d0 = key[0], key[1], key[2], key[3]
    for block in range(first, last):
        for lane in range(_LANES):
            a, b, c, d = words(np.uint64(block * _LANES + lane), c0, d0, left, right)
            tile[lane] = np.float64(np.int64((a << _32 | b) >> _11)) * 2.0**-53
            tile[_LANES + lane] = np.float64(np.int64((c << _32 | d) >> _11)) * 2.0**-53
        start = block * 2 * _LANES
        out[start : start + 2 * _LANES] = tile[: out.size - start]


_LOOPS = {
    ("random", 4): _uniform32, ("random", 8): _uniform64,
    ("standard_normal", 4): _normal32, ("standard_normal", 8): _normal64,
}  # fmt: skip


@functools.cache
def _compiled(method: str, width: int) -> Any:
    from runtime.compile.translation import compile_together

    return compile_together(_LOOPS[method, width], {"_LANES": _LANES})


def fill(out: Array, method: str, key: Array) -> None:
    """Fill a contiguous vector of float32 or float64; `method` is NumPy's name, `key` four words of 32 bits."""
    loop = _compiled(method, out.itemsize)
    blocks = -(-out.nbytes // (16 * _LANES))
    in_parts(lambda first, last: loop(out, key, first, last), blocks, alone=out.size < _ALONE)
