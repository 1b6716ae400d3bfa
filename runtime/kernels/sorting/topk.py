"""The few smallest or largest elements of long rows: one pass with a heap of the best so far.

A row is first dealt out to lanes. As many lanes as elements are wanted have a best element that is at least as good as
the last of these lanes' best ones: what is worse than that is passed over, which is nearly everything.

The order is that of :func:`.operator.order`: NaN is the largest, and of equal elements the earlier one
comes first.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.tensor.casting import Array

_LEAST = 256  # elements of a row below which sorting it is as quick
_MOST = 1024  # elements of a heap: as many rarely pay
_ALONE = 1 << 16  # elements below which one thread is quicker
_BLOCK = 32  # elements that are first asked together whether one of them enters the heap
_LANES = 64


def _bound(line, lanes, count, largest):
    """Fill `lanes` with their best elements; returns the place of the one that `count` lanes reach, -1 for none.

    NaN stands last among the smallest and first among the largest, and passes every comparison with a bound; here it
    is left out, except where it begins a lane, which then has no order.
    """
    whole = line.shape[0] // _LANES
    if whole < 2 or count > _LANES // 2:
        return -1
    for lane in range(_LANES):
        lanes[lane] = line[lane]
    for start in range(_LANES, whole * _LANES, _LANES):
        if largest:
            for lane in range(_LANES):
                lanes[lane] = max(lanes[lane], line[start + lane])
        else:
            for lane in range(_LANES):
                lanes[lane] = min(lanes[lane], line[start + lane])
    bound = -1
    for lane in range(_LANES):
        value, better = lanes[lane], np.int32(0)
        if value != value:
            return -1
        if largest:
            for other in range(_LANES):
                better += np.int32(lanes[other] > value)
        else:
            for other in range(_LANES):
                better += np.int32(lanes[other] < value)
        if better < count and (bound < 0 or (value < lanes[bound] if largest else value > lanes[bound])):
            bound = lane
    return bound


def _beats(one, i, other, j, largest):
    """Whether element `one` at place i comes before `other` at place j."""
    if one == other or (one != one and other != other):
        return i < j
    if one != one:
        return largest
    if other != other:
        return not largest
    return one > other if largest else one < other


def _sink(heap, at, count, value, place, largest):
    """Put an element in the place of the root of a heap of `count`."""
    parent = 0
    while True:
        child = 2 * parent + 1
        if child >= count:
            break
        if child + 1 < count and _beats(heap[child], at[child], heap[child + 1], at[child + 1], largest):
            child += 1
        if not _beats(value, place, heap[child], at[child], largest):
            break
        heap[parent], at[parent] = heap[child], at[child]
        parent = child
    heap[parent], at[parent] = value, place


@array_loop(_bound, _beats, _sink)
def _select(rows, largest, places, values, lanes, first, last):
    """Fill `places` with the best of rows [first, last), the worst at the root of a heap; `lanes` are room."""
    count, size = places.shape[1], rows.shape[1]
    for row in range(first, last):
        line, heap, at = rows[row], values[row], places[row]
        filled = 0
        lane = _bound(line, lanes, count, largest)
        bounded = lane >= 0
        bound = lanes[lane] if bounded else line[0]
        for start in range(0, size, _BLOCK):
            stop = min(start + _BLOCK, size)
            if filled == count:
                worst, found = heap[0], 0
                if largest:
                    for j in range(start, stop):
                        found |= not (line[j] <= worst)  # true for NaN
                else:
                    for j in range(start, stop):
                        found |= not (line[j] >= worst)
                if not found:
                    continue
            elif bounded:
                found = 0
                if largest:
                    for j in range(start, stop):
                        found |= not (line[j] < bound)
                else:
                    for j in range(start, stop):
                        found |= not (line[j] > bound)
                if not found:
                    continue
            for j in range(start, stop):
                value = line[j]
                if bounded and (value < bound if largest else value > bound):
                    continue
                if filled == count and (value <= heap[0] if largest else value >= heap[0]):
                    continue
                if filled < count:
                    child = filled
                    filled += 1
                    while child > 0:
                        parent = (child - 1) // 2
                        if _beats(heap[parent], at[parent], value, j, largest):
                            heap[child], at[child] = heap[parent], at[parent]
                            child = parent
                        else:
                            break
                    heap[child], at[child] = value, j
                elif _beats(value, j, heap[0], at[0], largest):
                    _sink(heap, at, count, value, j, largest)
        for end in range(count - 1, 0, -1):  # the worst goes to the end
            value, j = heap[end], at[end]
            worst, place = heap[0], at[0]
            _sink(heap, at, end, value, j, largest)
            heap[end], at[end] = worst, place


def pays(size: int, count: int) -> bool:
    """Whether the heap is quicker than sorting rows of `size` for the best `count`."""
    return size >= _LEAST and 0 < count <= min(_MOST, size // 8)


def best(rows: Array, count: int, *, largest: bool) -> Array:
    """The places of the `count` best elements of every row (the last dimension), the best first."""
    lead, size = rows.shape[:-1], rows.shape[-1]
    plain = rows.astype(np.float32) if rows.dtype == np.float16 else rows.view(np.uint8) if rows.dtype == bool else rows
    lines = np.ascontiguousarray(plain).reshape(-1, size)
    places = np.empty((len(lines), count), np.int64)
    values = np.empty((len(lines), count), lines.dtype)
    in_parts(
        lambda first, last: _select(lines, largest, places, values, np.empty(_LANES, lines.dtype), first, last),
        len(lines), alone=rows.size < _ALONE,
    )
    return places.reshape(*lead, count)
