"""The few smallest or largest elements of long rows: a heap of the best so far.

A row is first dealt out to lanes. As many lanes as elements are wanted have a best element that is at least as good as
the last of these lanes' best ones: what is worse than that is passed over, and with it all other lanes, which is nearly
everything. Where too many are wanted for that, or there is a NaN, all elements are looked at.

The order is that of :func:`.operator.order`: NaN is the largest, and of equal elements the earlier one
comes first.
"""

from __future__ import annotations

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.tensor.casting import Array

_LEAST = 256  # elements of a row below which sorting it is as quick
_MOST = 1024  # elements of a heap: as many rarely pay
_ALONE = 1 << 16  # elements below which one thread is quicker
_BLOCK = 32  # elements that are first asked together whether one of them enters the heap
_LANES = 64  # lanes come in such numbers
_SHARE = 2  # lanes for each element that is wanted
_DEPTH = 4  # elements of each lane from which lanes pay


def _fill_lanes(line, whole, lanes, largest):
    """Fill `lanes` with their best elements; how many of their elements are NaN."""
    width, strange, start = lanes.shape[0], np.int32(0), 0
    for lane in range(width):
        lanes[lane] = line[lane]
    while start + 2 * width <= whole:  # two at a time: half as often the lanes are read and written
        other = start + width
        for lane in range(width):
            a, b, best = line[start + lane], line[other + lane], lanes[lane]
            strange += np.int32((a != a) | (b != b))
            if largest:
                a = max(a, b)
                lanes[lane] = max(best, a)
            else:
                a = min(a, b)
                lanes[lane] = min(best, a)
        start += 2 * width
    if start < whole:
        for lane in range(width):
            a, best = line[start + lane], lanes[lane]
            strange += np.int32(a != a)
            lanes[lane] = max(best, a) if largest else min(best, a)
    return strange


def _limit(line, lanes, count, largest):
    """Fill `lanes` with their best elements; returns the lane of the one that `count` lanes reach, -1 for none.

    There is none where a NaN is among the elements of whole lanes.
    """
    width = lanes.shape[0]
    if width == 0 or _fill_lanes(line, line.shape[0] // width * width, lanes, largest) != 0:
        return -1
    limit = -1
    for lane in range(width):
        value, better = lanes[lane], np.int32(0)
        if largest:
            for other in range(width):
                better += np.int32(lanes[other] > value)
        else:
            for other in range(width):
                better += np.int32(lanes[other] < value)
        if better < count and (limit < 0 or (value < lanes[limit] if largest else value > lanes[limit])):
            limit = lane
    return limit


def _beats(first, i, other, j, largest):
    """Whether element `one` at place i comes before `other` at place j."""
    if first == other or (first != first and other != other):
        return i < j
    if first != first:
        return largest
    if other != other:
        return not largest
    return first > other if largest else first < other


def _sink(heap, at, count, value, position, largest):
    """Put an element in the place of the root of a heap of `count`."""
    parent = 0
    while True:
        child = 2 * parent + 1
        if child >= count:
            break
        if child + 1 < count and _beats(heap[child], at[child], heap[child + 1], at[child + 1], largest):
            child += 1
        if not _beats(value, position, heap[child], at[child], largest):
            break
        heap[parent], at[parent] = heap[child], at[child]
        parent = child
    heap[parent], at[parent] = value, position


def _offer(heap, at, filled, value, position, largest):
    """Let an element into a heap of which so many places are filled, if it is among the best; how many are then."""
    count = heap.shape[0]
    if filled == count:
        if _beats(value, position, heap[0], at[0], largest):
            _sink(heap, at, count, value, position, largest)
        return filled
    child = filled
    while child > 0:
        parent = (child - 1) // 2
        if not _beats(heap[parent], at[parent], value, position, largest):
            break
        heap[child], at[child] = heap[parent], at[parent]
        child = parent
    heap[child], at[child] = value, position
    return filled + 1


def _take_from_lanes(line, lanes, limit, heap, at, largest):
    """Fill a heap from the lanes whose best element is not worse than a limit, and from what is behind the lanes."""
    width, filled = lanes.shape[0], 0
    whole = line.shape[0] // width * width
    for lane in range(width):
        if lanes[lane] < limit if largest else lanes[lane] > limit:
            continue
        for j in range(lane, whole, width):
            if not (line[j] < limit if largest else line[j] > limit):
                filled = _offer(heap, at, filled, line[j], j, largest)
    for j in range(whole, line.shape[0]):
        if not (line[j] < limit if largest else line[j] > limit):  # true for NaN
            filled = _offer(heap, at, filled, line[j], j, largest)


def _take_from_all(line, heap, at, largest):
    """Fill a heap from all elements; a block of which none is better than its root is passed over."""
    size, count, filled = line.shape[0], heap.shape[0], 0
    for start in range(0, size, _BLOCK):
        stop = min(start + _BLOCK, size)
        if filled == count:
            worst, any_better = heap[0], 0
            if largest:
                for j in range(start, stop):
                    any_better |= not (line[j] <= worst)  # true for NaN
            else:
                for j in range(start, stop):
                    any_better |= not (line[j] >= worst)
            if not any_better:
                continue
        for j in range(start, stop):
            filled = _offer(heap, at, filled, line[j], j, largest)


@array_loop(_fill_lanes, _limit, _beats, _sink, _offer, _take_from_lanes, _take_from_all)
def _select(rows, largest, places, values, lanes, first, last):
    """Fill `places` with the best of rows [first, last), the best first; `lanes` are room, perhaps none."""
    count = places.shape[1]
    for row in range(first, last):
        line, heap, at = rows[row], values[row], places[row]
        lane = _limit(line, lanes, count, largest)
        if lane >= 0:
            _take_from_lanes(line, lanes, lanes[lane], heap, at, largest)
        else:
            _take_from_all(line, heap, at, largest)
        for end in range(count - 1, 0, -1):  # the worst, at the root, goes to the end
            value, j = heap[end], at[end]
            worst, position = heap[0], at[0]
            _sink(heap, at, end, value, j, largest)
            heap[end], at[end] = worst, position


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
    width = -(-_SHARE * count // _LANES) * _LANES
    width = width if _DEPTH * width <= size else 0

    def select(first: int, last: int) -> None:
        _select(lines, largest, places, values, np.empty(width, lines.dtype), first, last)

    in_parts(select, len(lines), alone=rows.size < _ALONE)
    return places.reshape(*lead, count)
