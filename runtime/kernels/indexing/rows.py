"""The compiled side of reading whole rows at places that a tensor gives; see :mod:`runtime.kernels.indexing.gather`.

The source is seen as (outer, size, row) and the result as (outer, places, row), both contiguous, a row so many bytes.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

from typing import Any

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver, entry_point, starts_threads
from runtime.compile.threads import launcher
from runtime.kernels.elementwise.driver import GRAIN
from runtime.kernels.reduction.movement import copy_bytes, move
from runtime.native.layout import WORD
from runtime.native.structures import Row
from runtime.tensor.casting import Array

_i, _words = types.int64, Row(WORD)


@compile_driver(types.boolean(_words, _i, _i), nogil=True)
def are_within(places, count, size):
    """Whether all places lie in [0, size)."""
    outside = 0
    for j in range(count):
        place = places[j]
        outside += (place < 0) | (place >= size)
    return outside == 0


@compile_driver(types.void(_i, _i, _i, _words, _i, _i))
def take_elements(width, out, source, places, first, last):
    """Elements of `width` bytes (1, 2, 4, 8 or 16) at places [first, last)."""
    if width == 4:
        for j in range(first, last):
            move(4, out + 4 * j, source + 4 * places[j])
    elif width == 8:
        for j in range(first, last):
            move(8, out + 8 * j, source + 8 * places[j])
    elif width == 2:
        for j in range(first, last):
            move(2, out + 2 * j, source + 2 * places[j])
    elif width == 1:
        for j in range(first, last):
            move(1, out + j, source + places[j])
    else:
        for j in range(first, last):
            move(16, out + 16 * j, source + 16 * places[j])


@compile_driver(types.void(_i, _i, _words, _i, _i, _i, _i, _i, _i))
def take_part(out, source, places, size, count, width, element, first, last):
    """Rows [first, last) of all rows of the result; `element` is the bytes of one element."""
    row = first
    while row < last:
        block, start = row // count, row % count
        end = min(count, start + last - row)
        given, made = source + block * size * width, out + block * count * width
        if width == element:
            take_elements(width, made, given, places, start, end)
        else:
            for j in range(start, end):
                copy_bytes(made + j * width, given + places[j] * width, width)
        row += end - start


@compile_driver(_i(_i, _words, _i, _i, _i, _i, _i, _i), nogil=True)
def take_alone(source, places, out, outer, size, count, width, element):
    """Everything on one thread. 0, or 1 where a place is outside and nothing was written."""
    if not are_within(places, count, size):
        return 1
    take_part(out, source, places, size, count, width, element, 0, outer * count)
    return 0


@starts_threads
def _threads() -> Any:
    """Compiled when the first large read comes."""
    global numba  # noqa: PLW0603 - where the compiled function looks for it
    import numba

    @compile_driver(_i(_i, _words, _i, _i, _i, _i, _i, _i, _i), nogil=True, parallel=True)
    def take_on_threads(source, places, out, outer, size, count, width, element, parts):
        if not are_within(places, count, size):
            return 1
        rows = outer * count
        for part in numba.prange(parts):
            first, last = rows * part // parts, rows * (part + 1) // parts
            take_part(out, source, places, size, count, width, element, first, last)
        return 0

    return entry_point(take_on_threads)


_alone = entry_point(take_alone)
_within = entry_point(are_within)


def take(source: Array, places: Array, out: Array) -> bool:
    """Read (outer, size, row) at a contiguous vector of int64 into (outer, places, row); False where one is outside."""
    outer, size, length = source.shape
    element = source.itemsize
    given = (
        source.ctypes.data, places.ctypes.data, out.ctypes.data, outer, size, len(places), length * element, element
    )
    if out.size < GRAIN or (threads := launcher.threads()) == 1:
        return bool(_alone(*given) == 0)
    return bool(launcher.launch(_threads(), *given, threads=threads, alone=_alone) == 0)


def within(places: Array, size: int) -> bool:
    """Whether all of a contiguous array of int64 lie in [0, size)."""
    return bool(_within(places.ctypes.data, places.size, size))
