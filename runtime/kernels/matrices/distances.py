"""Distances between all pairs of rows of a matrix, and the map by which their gradients come back to the rows.

Pairs follow one another as those of the first row, then of the second, and so on. Neither map makes the differences of
the rows of each pair, of which there are many times as many as elements.
"""

from __future__ import annotations

import math

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.errors import ComputeError, UnsupportedError
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array


@array_loop()
def _distance_loop(columns: Array, out: Array) -> None:
    """Write the Euclidean distances of all pairs; `columns` are the points' coordinates, of all points side by side."""
    width, number = columns.shape
    pair = 0
    for i in range(number - 1):
        # Unsigned, for a sum of signed numbers may be an index from the end, which costs the vector instructions.
        after, first, count = np.uint64(i + 1), np.uint64(pair), np.uint64(number - 1 - i)
        for j in range(count):
            out[first + j] = 0
        for d in range(0, width - 3, 4):
            p, q, r, s = columns[d, i], columns[d + 1, i], columns[d + 2, i], columns[d + 3, i]
            for j in range(count):
                k = after + j
                a, b, c, e = p - columns[d, k], q - columns[d + 1, k], r - columns[d + 2, k], s - columns[d + 3, k]
                out[first + j] += (a * a + b * b) + (c * c + e * e)
        for d in range(width // 4 * 4, width):
            p = columns[d, i]
            for j in range(count):
                a = p - columns[d, after + j]
                out[first + j] += a * a
        for j in range(count):
            out[first + j] = math.sqrt(out[first + j])
        pair += number - 1 - i


@array_loop()
def _absolute_loop(columns: Array, out: Array) -> None:
    """As :func:`_distance_loop`, the sums of absolute differences."""
    width, number = columns.shape
    pair = 0
    for i in range(number - 1):
        after, first, count = np.uint64(i + 1), np.uint64(pair), np.uint64(number - 1 - i)
        for j in range(count):
            out[first + j] = 0
        for d in range(0, width - 3, 4):
            p, q, r, s = columns[d, i], columns[d + 1, i], columns[d + 2, i], columns[d + 3, i]
            for j in range(count):
                k = after + j
                a, b = abs(p - columns[d, k]), abs(q - columns[d + 1, k])
                out[first + j] += (a + b) + (abs(r - columns[d + 2, k]) + abs(s - columns[d + 3, k]))
        for d in range(width // 4 * 4, width):
            p = columns[d, i]
            for j in range(count):
                out[first + j] += abs(p - columns[d, after + j])
        pair += number - 1 - i


@array_loop()
def _difference_loop(shares: Array, points: Array, out: Array) -> None:
    """Add the difference of every pair, times its share, to the row of the first; take it off that of the second."""
    number, width = points.shape
    pair = 0
    for i in range(number - 1):
        for j in range(i + 1, number):
            share = shares[pair]
            for c in range(width):
                part = (points[i, c] - points[j, c]) * share
                out[i, c] += part
                out[j, c] -= part
            pair += 1


def _matrix(points: Tensor) -> Array:
    checked_matrix(points)
    return points._array


def checked_matrix(points: Tensor) -> tuple[int, ...]:
    """The sizes of a matrix; NotImplementedError for other tensors and dtypes."""
    if points.dtype not in (dtypes.float32, dtypes.float64) or points._ndim != 2:
        msg = f"expected a matrix of float32 or float64, got {points.dtype.name}, shape {list(points._sizes)}"
        raise UnsupportedError(msg)
    return points._sizes


def pair_distances(self: Tensor, p: float) -> Tensor:
    """The distances between all pairs of rows, in the norm `p`, 1 or 2."""
    if p not in (1, 2):
        msg = f"expected the norm 1 or 2, got {p}"
        raise ComputeError(msg)
    columns = np.ascontiguousarray(_matrix(self).T)
    number = columns.shape[1]
    out = np.empty(number * (number - 1) // 2, columns.dtype)
    (_distance_loop if p == 2 else _absolute_loop)(columns, out)
    if p == 2 and not _hold_squares(columns, out):
        _replace_extremes(columns, out)
    return make_tensor(out, self.dtype)


def _hold_squares(columns: Array, out: Array) -> bool:
    """Whether no square of a difference overflows or loses digits, by a look at the elements or else at the results."""
    if not out.size or not columns.size:
        return True
    info = np.finfo(columns.dtype)
    low, high = float(info.tiny / info.eps) ** 0.5, float(info.max) ** 0.5
    sizes = np.abs(columns)
    if not float(np.maximum.reduce(sizes, None)) * 2 * len(columns) < high and not np.maximum.reduce(out) < np.inf:
        return False
    if float(np.minimum.reduce(sizes, None)) * info.eps > low:  # numbers that differ do so by this at least
        return True
    least = np.min(sizes, where=sizes > 0, initial=np.inf)
    return bool(least * info.eps > low or np.minimum.reduce(out) > low)


def _replace_extremes(columns: Array, out: Array) -> None:
    """Write distances again that overflowed or whose squares are tiny, in float64 or of points of another size."""
    info = np.finfo(columns.dtype)
    low, again = float(info.tiny / info.eps) ** 0.5, np.empty(out.shape)
    with np.errstate(all="ignore"):
        for exponent in (0,) if info.bits == 32 else (600, -600):
            _distance_loop(np.ldexp(columns.astype(np.float64), exponent), again)
            again = np.ldexp(again, -exponent)
            mask = ~(out < np.inf) if exponent < 0 else out < low if exponent > 0 else ~((low < out) & (out < np.inf))
            mask &= np.isfinite(again)
            out[mask] = again[mask]


def spread_differences(self: Tensor, points: Tensor) -> Tensor:
    """To each row the sum of its differences from the others, each times the entry of `self` for this pair."""
    rows = np.ascontiguousarray(_matrix(points))
    shares = np.ascontiguousarray(self._array)
    if shares.shape != (len(rows) * (len(rows) - 1) // 2,) or shares.dtype != rows.dtype:
        msg = f"expected a number of {points.dtype.name} for each pair of {len(rows)} rows, got shape {shares.shape}"
        raise ComputeError(msg)
    out = np.zeros(rows.shape, rows.dtype)
    _difference_loop(shares, rows, out)
    return make_tensor(out, points.dtype)
