"""Sums and largest elements of bags of rows, and the adjoint maps, without the tensor of all rows that are picked.

The places of all bags stand one after another in `indices`; a bag begins at its entry of `starts` and ends where the
next one begins, the last one with `indices`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.errors import ComputeError, DimensionError, UnsupportedError
from runtime.kernels.indexing.loops.gather import are_within
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array

_ALONE = 1 << 15  # elements that are read from which on several threads do
_LANES = 64  # sums side by side that an inner product is made of

@array_loop()
def _sum_loop(rows: Array, indices: Array, starts: Array, out: Array, first: int, last: int) -> None:
    """Write the sum of every bag's rows, in their order; four of them are read for each time that a sum is."""
    for bag in range(first, last):
        k, end = starts[bag], starts[bag + 1] if bag + 1 < starts.size else indices.size
        for c in range(out.shape[1]):
            out[bag, c] = 0
        while k + 4 <= end:
            i, j, m, n = indices[k], indices[k + 1], indices[k + 2], indices[k + 3]
            for c in range(out.shape[1]):
                out[bag, c] = out[bag, c] + rows[i, c] + rows[j, c] + rows[m, c] + rows[n, c]
            k += 4
        while k < end:
            i = indices[k]
            for c in range(out.shape[1]):
                out[bag, c] += rows[i, c]
            k += 1


@array_loop()
def weighted_loop(
    rows: Array, indices: Array, starts: Array, shares: Array, out: Array, first: int, last: int
) -> None:
    """As :func:`_sum_loop`, every row times its share."""
    for bag in range(first, last):
        k, end = starts[bag], starts[bag + 1] if bag + 1 < starts.size else indices.size
        for c in range(out.shape[1]):
            out[bag, c] = 0
        while k + 4 <= end:
            i, j, m, n = indices[k], indices[k + 1], indices[k + 2], indices[k + 3]
            s, t, u, v = shares[k], shares[k + 1], shares[k + 2], shares[k + 3]
            for c in range(out.shape[1]):
                out[bag, c] = out[bag, c] + s * rows[i, c] + t * rows[j, c] + u * rows[m, c] + v * rows[n, c]
            k += 4
        while k < end:
            i, s = indices[k], shares[k]
            for c in range(out.shape[1]):
                out[bag, c] += s * rows[i, c]
            k += 1


@array_loop()
def _spread_loop(bags: Array, indices: Array, starts: Array, shares: Array, out: Array) -> None:
    """Add each bag's row, times its share where there are shares, to the rows that the bag picks."""
    for bag in range(starts.size):
        end = starts[bag + 1] if bag + 1 < starts.size else indices.size
        for k in range(starts[bag], end):
            i = indices[k]
            if shares.size:
                s = shares[k]
                for c in range(out.shape[1]):
                    out[i, c] += s * bags[bag, c]
            else:
                for c in range(out.shape[1]):
                    out[i, c] += bags[bag, c]


@array_loop()
def _product_loop(
    bags: Array, rows: Array, indices: Array, starts: Array, lanes: Array, out: Array, first: int, last: int
) -> None:
    """Write the product of each row that is picked with the row of its bag; each lane adds up some of the columns.

    A sum of signed numbers is an index that may count from the end, which costs the vector instructions.
    """
    width, count = rows.shape[1], lanes.size
    for bag in range(first, last):
        end = starts[bag + 1] if bag + 1 < starts.size else indices.size
        for k in range(starts[bag], end):
            i = indices[k]
            for j in range(min(count, width)):
                lanes[j] = rows[i, j] * bags[bag, j]
            for c in range(count, width, count):
                begin = np.uint64(c)
                for lane in range(np.uint64(min(count, width - c))):
                    lanes[lane] += rows[i, begin + lane] * bags[bag, begin + lane]
            total = lanes.dtype.type(0)
            for j in range(min(count, width)):
                total += lanes[j]
            out[k] = total


@array_loop()
def _largest_loop(rows: Array, indices: Array, starts: Array, out: Array, places: Array, first: int, last: int) -> None:
    """Write the largest elements of every bag's rows and which rows these are: of equal ones the first, of NaN too."""
    for bag in range(first, last):
        begin, end = starts[bag], starts[bag + 1] if bag + 1 < starts.size else indices.size
        for c in range(out.shape[1]):
            out[bag, c] = rows[indices[begin], c] if begin < end else 0
            places[bag, c] = indices[begin] if begin < end else -1
        for k in range(begin + 1, end):
            i = indices[k]
            for c in range(out.shape[1]):
                value, best = rows[i, c], out[bag, c]
                better = (value > best) | ((value != value) & (best == best))  # noqa: PLR0124 - NaN
                out[bag, c] = value if better else best
                places[bag, c] = i if better else places[bag, c]


def _places(indices: Tensor, starts: Tensor, size: int) -> tuple[Array, Array]:
    """The places of all bags and where bags begin, as contiguous arrays of int64, checked against so many rows."""
    at, begins = np.ascontiguousarray(indices._array), np.ascontiguousarray(starts._array)
    if at.ndim != 1 or begins.ndim != 1 or at.dtype != np.int64 or begins.dtype != np.int64:
        msg = f"expected vectors of int64 as indices and offsets, got {indices.dtype.name} and {starts.dtype.name}"
        raise ComputeError(msg)
    if not are_within(at, size):
        msg = f"index {at[(at < 0) | (at >= size)][0]} is out of bounds: there are {size} rows"
        raise DimensionError.untold(msg)
    if begins.size and (begins[0] < 0 or begins[-1] > at.size or (begins[1:] < begins[:-1]).any()):
        msg = f"offsets must not decrease and must lie in [0, {at.size}], the number of indices"
        raise ComputeError(msg)
    return at, begins


def _rows(*tensors: Tensor) -> list[Array]:
    """The tensors as contiguous arrays of one dtype, float32 or float64."""
    kind = tensors[0].dtype
    if kind not in (dtypes.float32, dtypes.float64) or any(tensor.dtype is not kind for tensor in tensors):
        msg = f"expected rows of float32 or of float64, got {', '.join(tensor.dtype.name for tensor in tensors)}"
        raise UnsupportedError(msg)
    return [np.ascontiguousarray(tensor._array) for tensor in tensors]


def bag_sums(weight: Tensor, indices: Tensor, starts: Tensor, shares: Tensor | None) -> Tensor:
    """The sums of bags of rows, each times its share where shares are given."""
    (rows,) = _rows(weight)
    at, begins = _places(indices, starts, len(rows))
    out = np.empty((begins.size, rows.shape[1]), rows.dtype)
    if shares is None:
        _in_bags(lambda first, last: _sum_loop(rows, at, begins, out, first, last), begins, at.size * rows.shape[1])
    else:
        share_of_each = _of_each(_rows(weight, shares)[1], at)
        _in_bags(
            lambda first, last: weighted_loop(rows, at, begins, share_of_each, out, first, last),
            begins, at.size * rows.shape[1],
        )  # fmt: skip
    return make_tensor(out, weight.dtype)


def spread_bags(self: Tensor, indices: Tensor, starts: Tensor, shares: Tensor | None, size: int) -> Tensor:
    """So many rows of zeros to which every bag's row is added where it picks one: the adjoint of the sums."""
    (bags,) = _rows(self)
    at, begins = _places(indices, starts, size)
    _check_bags(bags, begins)
    out = np.zeros((size, bags.shape[1]), bags.dtype)
    share_of_each = np.empty(0, bags.dtype) if shares is None else _of_each(_rows(self, shares)[1], at)
    _spread_loop(bags, at, begins, share_of_each, out)
    return make_tensor(out, self.dtype)


def bag_products(self: Tensor, weight: Tensor, indices: Tensor, starts: Tensor) -> Tensor:
    """The inner product of every row that is picked with the row of its bag; 0 for a row before the first bag."""
    bags, rows = _rows(self, weight)
    at, begins = _places(indices, starts, len(rows))
    _check_bags(bags, begins)
    out = np.zeros(at.size, rows.dtype)
    _in_bags(
        lambda first, last: _product_loop(bags, rows, at, begins, np.empty(_LANES, rows.dtype), out, first, last),
        begins, at.size * rows.shape[1],
    )  # fmt: skip
    return make_tensor(out, self.dtype)


def bag_maxima(weight: Tensor, indices: Tensor, starts: Tensor) -> tuple[Tensor, Tensor]:
    """The largest elements of bags of rows and the rows that have them; 0 and -1 of an empty bag."""
    (rows,) = _rows(weight)
    at, begins = _places(indices, starts, len(rows))
    out = np.empty((begins.size, rows.shape[1]), rows.dtype)
    places = np.empty(out.shape, np.int64)
    _in_bags(
        lambda first, last: _largest_loop(rows, at, begins, out, places, first, last),
        begins, at.size * rows.shape[1],
    )  # fmt: skip
    return make_tensor(out, weight.dtype), make_tensor(places, dtypes.int64)


def _in_bags(work: Callable[[int, int], None], begins: Array, elements: int) -> None:
    """Call a loop for all bags; for many elements, parts of them on all threads."""
    in_parts(work, begins.size, alone=elements < _ALONE)


def _of_each(shares: Array, at: Array) -> Array:
    if shares.shape != at.shape:
        msg = f"expected a share of each of {at.size} indices, got shape {list(shares.shape)}"
        raise ComputeError(msg)
    return shares


def _check_bags(bags: Array, begins: Array) -> None:
    if len(bags) != begins.size:
        msg = f"expected a row of each of {begins.size} bags, got shape {list(bags.shape)}"
        raise ComputeError(msg)
