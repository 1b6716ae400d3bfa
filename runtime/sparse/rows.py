"""Loops over matrices whose rows are compressed: products, and the order of coordinates by counting.

Arrays are contiguous; what is compiled depends on their dtypes (:mod:`runtime.compile.array_loops`).
"""

from __future__ import annotations

import numpy as np

from runtime.compile import kinds
from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.kernels.indexing.bags import weighted_loop
from runtime.tensor.casting import Array

_ALONE = 1 << 15  # products from which on several threads compute them
_DE_BRUIJN = 0x03F79D71B4CB0A89  # a sequence that has each word of 6 bits once: the highest ones of its products
# The number of a bit by these words of its product with the sequence, which stands last.
_BITS = np.zeros(65, np.uint64)
_BITS[64] = _DE_BRUIJN
_BITS[[(_DE_BRUIJN << bit & (1 << 64) - 1) >> 58 for bit in range(64)]] = np.arange(64)


# -- order -------------------------------------------------------------------------------------------------------------


@array_loop()
def _sort_loop(keys: Array, before: Array, begins: Array, after: Array) -> None:
    """Order `before` by its keys, equal ones as they were; `begins`, one zero more than there are keys, is used up."""
    for k in range(keys.size):
        begins[keys[k] + 1] += 1
    for k in range(1, begins.size):
        begins[k] += begins[k - 1]
    for k in range(before.size):
        key = keys[before[k]]
        after[begins[key]] = before[k]
        begins[key] += 1


@array_loop()
def _begin_loop(rows: Array, begins: Array) -> None:
    """Write into zeros where each row of elements in order begins, and where the last one ends."""
    for k in range(rows.size):
        begins[np.uint64(rows[k] + 1)] = k + 1  # the last element of a row says where it ends
    for row in range(1, begins.size):
        begins[row] = max(begins[row], begins[row - 1])


def begins_of(rows: Array, count: int) -> Array:
    """Where each of `count` rows begins among the rows of elements, which are in order, and where the last one ends."""
    begins = np.zeros(count + 1, np.int64)
    _begin_loop(rows, begins)
    return begins


@array_loop()
def _repeat_loop(begins: Array, rows: Array) -> None:
    """Write the number of its row for each element."""
    for row in range(begins.size - 1):
        for k in range(np.uint64(begins[row]), np.uint64(begins[row + 1])):
            rows[k] = row


def rows_of(begins: Array) -> Array:
    """The row of each element, from where rows begin and the last one ends: the inverse of :func:`begins_of`."""
    rows = np.empty(int(begins[-1]), np.int64)
    _repeat_loop(begins, rows)
    return rows


@array_loop(returns=kinds.int64)
def _rises_loop(outer: Array, inner: Array) -> int:
    """How many pairs are not above, in lexicographic order, the pair before them."""
    count = 0
    for k in range(1, outer.size):
        is_above = (outer[k] > outer[k - 1]) | ((outer[k] == outer[k - 1]) & (inner[k] > inner[k - 1]))
        count += 0 if is_above else 1
    return count


def rises(outer: Array, inner: Array) -> bool:
    """Whether pairs of indices are in lexicographic order, and distinct."""
    return bool(_rises_loop(outer, inner) == 0)


def order_of(columns: Array, extents: tuple[int, ...]) -> Array | None:
    """The stable lexicographic order of columns of indices; None where extents are too large to count."""
    count = columns.shape[1]
    if any(extent > 4 * count + 1024 for extent in extents):
        return None
    order = np.arange(count)
    for keys, extent in zip(columns[::-1], extents[::-1], strict=True):
        after = np.empty(count, np.int64)
        _sort_loop(np.ascontiguousarray(keys), order, np.zeros(extent + 1, np.int64), after)
        order = after
    return order


@array_loop(returns=kinds.int64)
def _common_loop(first: Array, second: Array, left: Array, right: Array) -> int:
    """The positions of numbers that two vectors in increasing order both have, and how many they are."""
    i = j = count = 0
    while i < first.size and j < second.size:
        if first[i] == second[j]:
            left[count], right[count] = i, j
            i, j, count = i + 1, j + 1, count + 1
        elif first[i] < second[j]:
            i += 1
        else:
            j += 1
    return count


def common(first: Array, second: Array) -> tuple[Array, Array]:
    """The positions of numbers that two vectors in increasing order both have."""
    left, right = (np.empty(min(len(first), len(second)), np.int64) for _ in range(2))
    count = _common_loop(first, second, left, right)
    return left[:count], right[:count]


# -- products ----------------------------------------------------------------------------------------------------------


@array_loop()
def _vector_loop(
    begins: Array, columns: Array, values: Array, vector: Array, out: Array, first: int, last: int
) -> None:  # fmt: skip
    """Write the products of rows and a vector; four sums, which do not wait for each other, make one."""
    zero = out.dtype.type(0)
    for row in range(first, last):
        a, b, c, d = zero, zero, zero, zero
        k, end = np.uint64(begins[row]), np.uint64(begins[row + 1])
        while k + np.uint64(4) <= end:
            a += values[k] * vector[np.uint64(columns[k])]
            b += values[k + np.uint64(1)] * vector[np.uint64(columns[k + np.uint64(1)])]
            c += values[k + np.uint64(2)] * vector[np.uint64(columns[k + np.uint64(2)])]
            d += values[k + np.uint64(3)] * vector[np.uint64(columns[k + np.uint64(3)])]
            k += np.uint64(4)
        while k < end:
            a += values[k] * vector[np.uint64(columns[k])]
            k += np.uint64(1)
        out[row] = (a + b) + (c + d)


def times_dense(begins: Array, columns: Array, values: Array, dense: Array) -> Array:
    """The product of a matrix in rows and a dense one of the same dtype."""
    rows, width = len(begins) - 1, dense.shape[1]
    out = np.empty((rows, width), values.dtype)
    alone = len(values) * width < _ALONE
    if width == 1:
        vector, sums = np.ascontiguousarray(dense[:, 0]), out[:, 0]
        in_parts(lambda i, j: _vector_loop(begins, columns, values, vector, sums, i, j), rows, alone=alone)
    else:
        dense = np.ascontiguousarray(dense)
        stored, starts = columns[: begins[-1]], begins[:-1]
        in_parts(lambda i, j: weighted_loop(dense, stored, starts, values, out, i, j), rows, alone=alone)
    return out


@array_loop()
def _count_loop(begins: Array, columns: Array, inner: Array, others: Array, last_row: Array, counts: Array) -> None:
    """Count the elements of each row of a product; `last_row` begins with -1 for each of its columns."""
    for row in range(begins.size - 1):
        count = 0
        for k in range(begins[row], begins[row + 1]):
            for n in range(inner[columns[k]], inner[columns[k] + 1]):
                if last_row[others[n]] != row:
                    last_row[others[n]] = row
                    count += 1
        counts[row + 1] = counts[row] + count


@array_loop()
def _product_loop(
    begins: Array, columns: Array, values: Array, inner: Array, others: Array, factors: Array, sums: Array,
    words: Array, bits: Array, out_columns: Array, out: Array,
) -> None:  # fmt: skip
    """Write the rows of a product; a bit of `words`, and a sum, stand for each column, and are 0 between rows.

    Indices are unsigned, so that none is compared with 0 to count from the end.
    """
    unit, low = np.uint64(1), np.uint64(63)
    position = np.uint64(0)
    for row in range(begins.size - 1):
        least, largest = np.uint64(words.size), np.uint64(0)
        for k in range(np.uint64(begins[row]), np.uint64(begins[row + 1])):
            factor, middle = values[k], np.uint64(columns[k])
            for n in range(np.uint64(inner[middle]), np.uint64(inner[middle + unit])):
                column = np.uint64(others[n])
                word = column >> np.uint64(6)
                words[word] |= unit << (column & low)
                sums[column] += factor * factors[n]
                least, largest = min(least, word), max(largest, word)
        for index in range(least, largest + unit):
            remaining = words[index]
            words[index] = 0
            while remaining:
                bit = remaining & (~remaining + unit)
                remaining ^= bit
                column = (np.uint64(index) << np.uint64(6)) + bits[(bit * bits[64]) >> np.uint64(58)]
                out_columns[position], out[position] = column, sums[column]
                sums[column] = 0
                position += unit


def times_rows(
    begins: Array, columns: Array, values: Array, inner: Array, others: Array, factors: Array, width: int
) -> tuple[Array, Array, Array]:
    """The product of two matrices in rows, of one dtype: where its rows begin, their columns in order, the values."""
    counts = np.zeros(len(begins), np.int64)
    _count_loop(begins, columns, inner, others, np.full(width, -1), counts)
    out_columns, out = np.empty(counts[-1], np.int64), np.empty(counts[-1], values.dtype)
    sums, words = np.zeros(width, values.dtype), np.zeros((width >> 6) + 1, np.uint64)
    _product_loop(begins, columns, values, inner, others, factors, sums, words, _BITS, out_columns, out)
    return counts, out_columns, out
