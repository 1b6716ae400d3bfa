"""The order of the elements of long rows, by counting digits from the lowest to the highest.

Method: radix sort (D. Knuth, The Art of Computer Programming 3, 5.2.5, algorithm R), which is stable. Elements become
signed integers of the same order (:func:`key_of`). Keys of at most 32 bits are moved as one word with their places,
longer ones beside them. What a digit of all keys agrees in is passed over, so that small numbers take few steps.
"""

from __future__ import annotations

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.tensor.casting import Array
from runtime.tensor.offers import memory_for

UNSIGNED, SIGNED, FLOAT, LONG_UNSIGNED = range(4)  # how the bits of an element are read
_LARGEST = (1 << 63) - 1  # the key of NaN
_LOW, _LONG = 1 << 31, 1 << 13  # what makes keys positive; elements of a row from which digits are long
_ALONE = 1 << 15  # elements below which one thread is quicker
_SHORT_DIGIT, _DIGIT, _WIDE = 8, 11, 8  # bits; bytes of a long key
_FIELD = {1: np.int8, 2: np.int16, 4: np.int32, 8: np.int64}


def key_of(bits, way, mask, infinity, descending):
    """A signed integer in the order of elements: NaN is the largest, -0 equals 0; turned round with `descending`."""
    key = np.int64(bits)
    if way == UNSIGNED:
        key &= mask
    elif way == LONG_UNSIGNED:
        key ^= ~mask
    elif way == FLOAT:
        magnitude = key & mask
        if magnitude > infinity:
            key = _LARGEST if infinity > 0xFFFFFFFF else 0x7FFFFFFF  # type: ignore[assignment]
        elif key < 0:
            key = -magnitude
        else:
            key = magnitude
    return ~key if descending else key


def _starts(counts, size):
    """Make counts into the places where their digits begin; True if one digit has them all."""
    total = 0
    for k in range(counts.shape[0]):
        count = counts[k]
        if count == size:
            return True
        counts[k] = total
        total += count
    return False


@array_loop(key_of, _starts)
def _sort_words(rows, way, mask, infinity, descending, digit, room, counts, places, values, first, last):
    """Keys of 32 bits, in the upper halves of words; `room` is two rows of words, `counts` one for each digit."""
    size, steps = rows.shape[1], counts.shape[0]
    part = (1 << digit) - 1
    for row in range(first, last):
        source, target = room[0], room[1]
        counts[:] = 0
        for j in range(size):
            key = key_of(rows[row, j], way, mask, infinity, descending) + _LOW
            source[j] = np.int64(np.uint64(key) << np.uint64(32) | np.uint64(j))
            for step in range(steps):
                counts[step, np.uint64(key >> (digit * step) & part)] += 1
        for step in range(steps):
            heads = counts[step]
            if _starts(heads, size):
                continue
            shift, last_bits = np.uint64(32 + digit * step), np.uint64(part)
            for j in range(size):
                word = source[j]
                at = np.uint64(word) >> shift & last_bits
                target[np.uint64(heads[at])] = word
                heads[at] += 1
            source, target = target, source
        for j in range(size):
            row_index = np.uint64(source[j] & 0xFFFFFFFF)
            places[row, j] = np.int64(row_index)
            values[row, j] = rows[row, row_index]


@array_loop(key_of, _starts)
def _sort_pairs(rows, way, mask, infinity, descending, digit, room, counts, places, values, first, last):
    """Keys of 64 bits, beside their places; `room` is two rows of keys and one of places."""
    size, steps = rows.shape[1], counts.shape[0]
    part = (1 << digit) - 1
    for row in range(first, last):
        source, target = room[0], room[1]
        at, to = room[2], places[row]
        counts[:] = 0
        moves = 0
        for j in range(size):
            key = key_of(rows[row, j], way, mask, infinity, descending) ^ (-1 << 63)
            source[j] = key
            for step in range(steps):
                counts[step, np.uint64((key >> (digit * step)) & part)] += 1
        for step in range(steps):
            begun = False
            for k in range(counts.shape[1]):
                begun = begun or counts[step, k] == size
            moves += not begun
        if moves % 2 == 0:  # the last move ends in `places`
            at, to = to, at
        for j in range(size):
            at[j] = j
        for step in range(steps):
            heads = counts[step]
            if _starts(heads, size):
                continue
            shift = digit * step
            for j in range(size):
                key = source[j]
                digits = np.uint64((key >> shift) & part)
                target_index = np.uint64(heads[digits])
                target[target_index] = key
                to[target_index] = at[j]
                heads[digits] += 1
            source, target = target, source
            at, to = to, at
        for j in range(size):
            values[row, j] = rows[row, np.uint64(places[row, j])]


@array_loop(key_of)
def _choose(rows, way, mask, infinity, width, ranks, room, counts, chosen, first, last):
    """In `found` the place of the element of every row that is number `ranks` in order; keys have `width` bits."""
    keys, at, part = room[0], room[1], counts.shape[0] - 1
    for row in range(first, last):
        count, rank, shift = rows.shape[1], ranks[row], width
        for j in range(count):
            keys[j] = key_of(rows[row, j], way, mask, infinity, False) ^ (-1 << (width - 1))
            at[j] = j
        while shift > 0 and count > 1:
            shift = max(shift - _DIGIT, 0)
            counts[:] = 0
            for j in range(count):
                counts[np.uint64(keys[j] >> shift & part)] += 1
            digit = 0
            while counts[digit] <= rank:
                rank -= counts[digit]
                digit += 1
            remaining = 0
            for j in range(count):
                keys[remaining], at[remaining] = keys[j], at[j]
                remaining += keys[j] >> shift & part == digit
            count = remaining
        chosen[row] = at[rank]


def _read(rows: Array) -> tuple[Array, int, int, int]:
    """The bits of rows as a matrix of integers, and what :func:`key_of` takes beside them."""
    lines = np.ascontiguousarray(rows).reshape(-1, rows.shape[-1])
    kind = lines.dtype
    way = FLOAT if kind.kind == "f" else SIGNED if kind.kind == "i" else UNSIGNED
    if way == UNSIGNED and kind.itemsize >= 4:  # whose keys would be too large
        way = LONG_UNSIGNED
    mask = (1 << (8 * kind.itemsize - (way != UNSIGNED))) - 1
    infinity = int(np.asarray(np.inf, kind).view(_FIELD[kind.itemsize])) if way == FLOAT else 0
    return lines.view(_FIELD[kind.itemsize]), way, mask, infinity


def sorted_rows(rows: Array, *, descending: bool) -> tuple[Array, Array]:
    """The elements of every row (the last dimension), which are not complex, in order, and their places.

    Equal ones stay as they came. Rows have less than 2^32 elements.
    """
    lines, *key_facts = _read(rows)
    size, wide = lines.shape[1], lines.itemsize == _WIDE
    values, places = memory_for(lines.shape, lines.dtype), memory_for(lines.shape, np.int64)
    digit = _SHORT_DIGIT if size < _LONG else _DIGIT
    steps = -(-(64 if wide else 32) // digit)

    def work(first: int, last: int) -> None:
        room, counts = np.empty((3 if wide else 2, size), np.int64), np.empty((steps, 1 << digit), np.int64)
        loop = _sort_pairs if wide else _sort_words
        loop(lines, *key_facts, descending, digit, room, counts, places, values, first, last)

    in_parts(work, len(lines), alone=rows.size < _ALONE)
    return values.view(rows.dtype).reshape(rows.shape), places.reshape(rows.shape)


def place_of(rows: Array, ranks: Array) -> Array:
    """The place of one element of every row, the one of number `ranks` in the order of :func:`sorted_rows`."""
    lines, *key_facts = _read(rows)
    width = 64 if lines.itemsize == _WIDE else 32
    chosen, wanted = np.empty(len(lines), np.int64), np.ascontiguousarray(ranks, np.int64).reshape(-1)

    def work(first: int, last: int) -> None:
        room, counts = np.empty((2, lines.shape[1]), np.int64), np.empty(1 << _DIGIT, np.int64)
        _choose(lines, *key_facts, width, wanted, room, counts, chosen, first, last)

    in_parts(work, len(lines), alone=rows.size < _ALONE)
    return chosen.reshape(rows.shape[:-1])
