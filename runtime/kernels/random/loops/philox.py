"""The loops of :mod:`.philox`: blocks of numbers, a counter a lane.

A block that is not whole is made beside the result, and so much of it copied as there is room for.
"""

from __future__ import annotations

import functools

import numpy as np

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.kernels.matmul.loops.tile import at_address
from runtime.kernels.random.blocks import BLOCK_BYTES, LANES
from runtime.kernels.vecmath.counters import pair32, pair64, words
from runtime.native.structures import stack_words

_32, _11, _8 = np.uint64(32), np.uint64(11), np.uint64(8)
_WORDS = BLOCK_BYTES // 8
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


@_inlined
def counted(block, lane, left, right, c, d):
    """The words of a lane of a block."""
    return words(np.uint64(block * LANES + lane), np.uint64(c), np.uint64(d), np.uint64(left), np.uint64(right))


@_inlined
def place_of(out, spare, block, size):
    """Where a block is made."""
    start = block * BLOCK_BYTES
    return advance(out, start) if start + BLOCK_BYTES <= size else spare


@_inlined
def copy_rest(out, spare, block, size):
    """Copy what there is room for of a block that is not whole."""
    start, width = block * BLOCK_BYTES, size_of(out)
    if start + BLOCK_BYTES > size:
        for at in range(0, size - start, width):
            store(out, start + at, load(spare, at))


@_inlined
def store_four(target, lane, first, two, three, four):
    """Write float32 numbers of a lane."""
    at = 4 * lane
    store(target, at, first)
    store(target, at + 4 * LANES, two)
    store(target, at + 8 * LANES, three)
    store(target, at + 12 * LANES, four)


@_inlined
def store_two(target, lane, first, two):
    """Write float64 numbers of a lane."""
    store(target, 8 * lane, first)
    store(target, 8 * lane + 8 * LANES, two)


@_inlined
def unit32(word):
    """A float32 number from 0 up to 1, of 24 bits."""
    return np.float32(np.int32(word >> _8)) * np.float32(2.0**-24)


@_inlined
def unit64(word):
    """A float64 number from 0 up to 1, of 53 bits."""
    return np.float64(np.int64(word >> _11)) * 2.0**-53


@_inlined
def normal_lane32(target, lane, a, b, c, d):
    """Four normal float32 numbers of the words of a lane."""
    first, two = pair32(a, b)
    three, four = pair32(c, d)
    store_four(target, lane, first, two, three, four)


@_inlined
def normal_lane64(target, lane, a, b, c, d):
    """Two normal float64 numbers."""
    first, two = pair64(a << _32 | b, c << _32 | d)
    store_two(target, lane, first, two)


@_inlined
def uniform_lane32(target, lane, a, b, c, d):
    """Four float32 numbers from 0 up to 1."""
    store_four(target, lane, unit32(a), unit32(b), unit32(c), unit32(d))


@_inlined
def uniform_lane64(target, lane, a, b, c, d):
    """Two float64 numbers from 0 up to 1."""
    store_two(target, lane, unit64(a << _32 | b), unit64(c << _32 | d))


def _blocks(store_lane):
    """The loop over blocks whose lanes are made by `store_lane`."""

    def loop(operands, left, right, c0, d0, size, first, last):
        out = pointer(operands, 0)
        spare = at_address(out, stack_words(_WORDS))
        for block in range(first, last):
            target = place_of(out, spare, block, size)
            for lane in range(LANES):
                a, b, c, d = counted(block, lane, left, right, c0, d0)
                store_lane(target, lane, a, b, c, d)
            copy_rest(out, spare, block, size)

    return loop


normal32, normal64 = _blocks(normal_lane32), _blocks(normal_lane64)
uniform32, uniform64 = _blocks(uniform_lane32), _blocks(uniform_lane64)
