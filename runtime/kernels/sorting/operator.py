"""Sorting and searching: stable orders with NaN last, the largest few, medians, modes, distinct elements, counts.

Everything rests on one question, :func:`order`: in which order do the elements of every row come? Short rows are sorted
by NumPy, long ones by their digits (:mod:`.loops.radix`), both stably.
"""

from __future__ import annotations

import math
from typing import Any, Literal

import numpy as np

from runtime.compile import kinds
from runtime.compile.array_loops import array_loop
from runtime.errors import ComputeError, DimensionError, UnsupportedError
from runtime.kernels.creation.copying import copy_into
from runtime.kernels.indexing.loops.gather import gathered
from runtime.kernels.sorting.loops import radix
from runtime.kernels.sorting.loops import topk as selecting
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor, wrap_dim
from runtime.tensor.casting import Array, allocate, cast_array, check_elements, result_type, widen_bfloat16
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import in_rows

_NATIVE, _DISTINCT = "runtime.kernels.sorting.native", "runtime.kernels.sorting.loops.distinct"
_BLOCK = 1 << 14  # elements that are compared at a time: the first ones that differ end it
_SEARCHING = "runtime.kernels.sorting.loops.searching"
_MOST_SORTED = 32  # dimensions of what NumPy sorts and indexes by arrays
_COMPARED = 16  # elements that all others are compared with
_LISTED = "bhilqBHILQfd"  # dtypes of vectors whose runs a compiled loop lists
_FEW = 256  # elements of a row below which NumPy is as quick; of many rows half as many, or a quarter, are enough
_NARROW = 4  # bytes of elements with few digits
_MANY = 1 << 13  # elements of all rows


def reject_complex(operator: str, tensor: Tensor) -> None:
    """NotImplementedError for complex numbers, which have no order."""
    if tensor.dtype.is_complex:
        msg = f"{operator} is not implemented for {tensor.dtype.name}: complex numbers have no order"
        raise UnsupportedError(msg)


def comparable(tensor: Tensor) -> Array:
    """The elements as NumPy compares them: bfloat16 widened."""
    return widen_bfloat16(tensor._array) if tensor.dtype is dtypes.bfloat16 else tensor._array


def _are_long(rows: Array, least: int) -> bool:
    """Whether rows are quicker ordered by their digits: a few long ones, or many of at least so many elements."""
    size = rows.shape[-1]
    return size >= _FEW and rows.size > 0 if rows.size < _MANY else size >= least


def _least(rows: Array) -> int:
    """The elements of many rows from which on these are sorted by their digits."""
    return _FEW // 4 if rows.dtype.itemsize <= _NARROW else _FEW // 2


def order(rows: Array, *, descending: bool = False, first: int | None = None) -> Array:
    """The places of the elements of every row (the last dimension) in ascending order, NaN last, equal ones as they

    came; the reverse with `descending`, NaN first. With `first` only so many of them.
    """
    size = rows.shape[-1]
    if first is not None and selecting.pays(size, first):
        return selecting.best(rows, first, largest=descending)
    if _are_long(rows, _least(rows)):
        places = radix.sorted_rows(rows, descending=descending)[1]
        return places if first is None else places[..., :first]
    if descending:
        rows = rows[..., ::-1]
    places = np.argsort(rows, axis=-1, kind="stable")
    chosen = places if first is None else places[..., size - first :] if descending else places[..., :first]
    return size - 1 - chosen[..., ::-1] if descending else chosen


def _place(rows: Array, ranks: Array | int) -> Array:
    """The place of one element of every row, number `ranks` in order."""
    if _are_long(rows, _FEW // 4 if rows.dtype.kind == "f" else _FEW):
        return radix.place_of(rows, np.broadcast_to(ranks, rows.shape[:-1]))
    return np.asarray(_along(order(rows), np.broadcast_to(ranks, rows.shape[:-1])[..., None], -1)[..., 0])


def _along(array: Array, places: Array, dim: int) -> Array:
    """The elements at `places` along `dim`; NumPy's way to them takes 32 dimensions at most."""
    if array.ndim <= _MOST_SORTED:
        return np.take_along_axis(array, places, dim)
    rows, at = np.moveaxis(array, dim, -1), np.moveaxis(places, dim, -1)
    count = math.prod(rows.shape[:-1])
    axis = np.take_along_axis(rows.reshape(count, rows.shape[-1]), at.reshape(count, at.shape[-1]), -1)
    return np.moveaxis(axis.reshape(at.shape), -1, dim)


def _rows(operator: str, self: Tensor, dim: int) -> tuple[int, Array]:
    """The wrapped `dim` and the comparable elements with that dimension last; of many dimensions, the others as one."""
    reject_complex(operator, self)
    dim = wrap_dim(dim, self._array.ndim)
    array = comparable(self)
    rows = array.reshape(1) if not array.ndim else array if dim == array.ndim - 1 else np.moveaxis(array, dim, -1)
    return dim, rows if rows.ndim <= _MOST_SORTED else rows.reshape(math.prod(rows.shape[:-1]), rows.shape[-1])


def _back(places: Array, self: Tensor, dim: int) -> Array:
    """Places of rows, with their dimension where it was in `self`."""
    return _moved(np.asarray(places, np.int64), self, dim)


def _moved(rows: Array, self: Tensor, dim: int) -> Array:
    """What has a row for each of `self`'s, its rows where they lie there."""
    shape = self._array.shape
    if len(shape) > _MOST_SORTED:
        rows = rows.reshape(*shape[:dim], *shape[dim + 1 :], rows.shape[-1])
    if not shape:
        return _dense(rows.reshape(()))
    return _dense(rows if dim == len(shape) - 1 else np.moveaxis(rows, -1, dim))


def _dense(array: Array) -> Array:
    """An array in rows, with the strides of a new one also where sizes are 1."""
    return np.ascontiguousarray(array).reshape(-1).reshape(array.shape)


def _picked(self: Tensor, places: Array, dim: int) -> tuple[Tensor, Tensor]:
    """The elements at `places` along `dim`, and the places as a tensor."""
    array = self._array
    if not array.ndim:
        values = array.copy()
    elif (result := gathered(array, places, dim, least=_FEW)) is not None:
        values = result
    else:
        values = _dense(_along(array, places, dim))
    return make_tensor(values, self.dtype), make_tensor(places, dtypes.int64)


@builtin(_NATIVE, "sort")
def sort(self: Tensor, _stable: bool | None, dim: int, descending: bool) -> tuple[Tensor, Tensor]:
    """Elements in order along `dim`, and where they were, in the order of strides of `self`.

    Equal elements always stay in their order.
    """
    dim, rows = _rows("sort", self, dim)
    if self.dtype is not dtypes.bfloat16 and _are_long(rows, _least(rows)):
        values, places = (
            _moved(sorted_row, self, dim) for sorted_row in radix.sorted_rows(rows, descending=descending)
        )
        picked = make_tensor(values, self.dtype), make_tensor(places, dtypes.int64)
    else:
        picked = _picked(self, _back(order(rows, descending=descending), self, dim), dim)
    return picked if in_rows(self._array) else (_in_order_of(self, picked[0]), _in_order_of(self, picked[1]))


def _in_order_of(self: Tensor, result: Tensor) -> Tensor:
    """A result in the order of strides of `self`."""
    laid = allocate(result._array.shape, (self._array,), result._array.dtype)
    copy_into(laid, result._array)
    return make_tensor(laid, result.dtype)


@builtin(_NATIVE, "topk")
def topk(self: Tensor, k: int, dim: int, largest: bool, _sorted: bool) -> tuple[Tensor, Tensor]:
    """The `k` largest (or smallest) elements along `dim`, in order whether or not that is asked."""
    dim, rows = _rows("topk", self, dim)
    if not 0 <= k <= rows.shape[-1]:
        msg = f"topk: k must lie in [0, {rows.shape[-1]}], the size of dimension {dim}, got {k}"
        raise ComputeError(msg)
    if not self._array.ndim:
        return make_tensor(self._array.copy(), self.dtype), make_tensor(np.zeros((), np.int64), dtypes.int64)
    return _picked(self, _back(order(rows, descending=largest, first=k), self, dim), dim)


def _one_of_each(operator: str, self: Tensor, dim: int, keepdim: bool, choose: Any) -> tuple[Tensor, Tensor]:
    """One element of every row; `choose(rows)` gives the place of each."""
    dim, rows = _rows(operator, self, dim)
    check_some(operator, dim, rows.shape[-1])
    places = _back(choose(rows)[..., None], self, dim)
    values, indices = _picked(self, places, dim)
    if keepdim or not self._array.ndim:
        return values, indices
    return (
        make_tensor(values._array.squeeze(dim), self.dtype),
        make_tensor(indices._array.squeeze(dim), dtypes.int64),
    )


def check_some(operator: str, dim: int, size: int) -> None:
    """IndexError where there is nothing to choose from."""
    if not size:
        msg = f"{operator}: dimension {dim} has no elements, so there is none to choose"
        raise DimensionError(msg)


@builtin(_NATIVE, "kthvalue")
def kthvalue(self: Tensor, k: int, dim: int, keepdim: bool) -> tuple[Tensor, Tensor]:
    """The `k`-th smallest element along `dim`, counted from 1."""
    check_rank(self._array.shape, k, dim)
    return _one_of_each("kthvalue", self, dim, keepdim, lambda rows: _place(rows, k - 1))


def check_rank(shape: tuple[int, ...], k: int, dim: int) -> None:
    """Errors of a rank that no element of a row has."""
    wrapped = wrap_dim(dim, len(shape))
    size = shape[wrapped] if shape else 1
    check_some("kthvalue", wrapped, size)
    if not 1 <= k <= size:
        msg = f"kthvalue: k must lie in [1, {size}], the size of dimension {wrapped}, got {k}"
        raise ComputeError(msg)


def _middle(rows: Array, *, skip_nan: bool) -> Array:
    """The place of the lower median of every row: NaN if there is one, or with `skip_nan` that of the others."""
    if rows.dtype.kind != "f":
        return _place(rows, (rows.shape[-1] - 1) // 2)
    numbers = rows.shape[-1] - np.isnan(rows).sum(-1)
    middle = np.maximum(numbers - 1, 0) // 2
    if not skip_nan:  # the first NaN comes right behind the numbers
        middle = np.where(numbers < rows.shape[-1], numbers, middle)
    return _place(rows, middle)


@builtin(_NATIVE, "median_dim")
def median_dim(self: Tensor, dim: int, keepdim: bool) -> tuple[Tensor, Tensor]:
    """The lower median along `dim`; NaN where there is one."""
    return _one_of_each("median", self, dim, keepdim, lambda rows: _middle(rows, skip_nan=False))


@builtin(_NATIVE, "nanmedian_dim")
def nanmedian_dim(self: Tensor, dim: int, keepdim: bool) -> tuple[Tensor, Tensor]:
    """The lower median along `dim` of what is not NaN; NaN where nothing else is."""
    return _one_of_each("nanmedian", self, dim, keepdim, lambda rows: _middle(rows, skip_nan=True))


def _most_frequent(rows: Array) -> Array:
    """The last place of the smallest among the most frequent elements of every row."""
    places = order(rows)
    ordered = _along(rows, places, -1)
    starts = np.ones(ordered.shape, bool)
    starts[..., 1:] = ordered[..., 1:] != ordered[..., :-1]
    positions = np.arange(ordered.shape[-1])
    begins = np.maximum.accumulate(np.where(starts, positions, 0), -1)
    longest = np.argmax(positions - begins, -1)
    taken: Array = _along(places, longest[..., None], -1)[..., 0]
    return taken


@builtin(_NATIVE, "mode")
def mode(self: Tensor, dim: int, keepdim: bool) -> tuple[Tensor, Tensor]:
    """The most frequent element along `dim`, the smallest of several, and its last place."""
    return _one_of_each("mode", self, dim, keepdim, _most_frequent)


# -- searching ---------------------------------------------------------------------------------------------------------


@builtin(_SEARCHING, "searchsorted")
def searchsorted(
    sorted_sequence: Tensor, self: Tensor, out_int32: bool, right: bool, side: str | None, sorter: Tensor | None
) -> Tensor:
    """Where every element of `self` would be inserted into the ordered rows of `sorted_sequence`."""
    check_search(sorted_sequence, self, right, side)
    bounds, values = comparable(sorted_sequence), comparable(self)
    if sorter is not None:
        bounds = _ordered_by(bounds, sorter)
    where: Literal["left", "right"] = "right" if right or side == "right" else "left"
    if bounds.ndim == 1:
        positions = np.searchsorted(bounds, values, where)
    else:
        positions = np.empty(values.shape, np.int64)
        for index in np.ndindex(bounds.shape[:-1]):
            positions[index] = np.searchsorted(bounds[index], values[index], where)
    kind = dtypes.int32 if out_int32 else dtypes.int64
    return make_tensor(np.asarray(positions, kind.numpy), kind)


def check_search(sorted_sequence: Tensor, self: Tensor, right: bool, side: str | None) -> None:
    """Errors of ordered rows and values that do not fit together."""
    if side not in (None, "left", "right"):
        msg = f"searchsorted: side must be 'left' or 'right', got '{side}'"
        raise ComputeError(msg)
    if side == "left" and right:
        msg = "searchsorted: side='left' and right=True contradict each other; give one of them"
        raise ComputeError(msg)
    reject_complex("searchsorted", sorted_sequence)
    reject_complex("searchsorted", self)
    bounds, values = sorted_sequence._sizes, self._sizes
    if not bounds:
        msg = "searchsorted: the ordered sequence needs at least one dimension"
        raise ComputeError(msg)
    if len(bounds) > 1 and bounds[:-1] != values[:-1]:
        msg = (
            "searchsorted: the ordered sequence must be one row, or have the leading sizes of the values; got shapes "
            f"{list(bounds)} and {list(values)}"
        )
        raise ComputeError(msg)


def _is_among(values: Array, tested: Array, invert: bool) -> Array:
    """Whether each element equals one of a few, which takes a comparison of all for each."""
    flat = tested.reshape(-1)
    matches = np.asarray(values == flat[0])
    for item in flat[1:]:
        np.logical_or(matches, values == item, out=matches)
    return np.logical_not(matches, out=matches) if invert else matches


@builtin(_SEARCHING, "isin")
def isin(elements: Tensor, test_elements: Tensor, assume_unique: bool, invert: bool) -> Tensor:
    """Whether each element occurs in another tensor, or with `invert` does not."""
    kind = result_type((elements, test_elements))
    if kind is dtypes.bool_ or kind.is_complex:
        msg = f"isin is not implemented for {kind}"
        raise UnsupportedError(msg)
    values, tested = (
        comparable(make_tensor(cast_array(item._array, item.dtype, kind), kind)) for item in (elements, test_elements)
    )
    if tested.size == 0:
        return make_tensor(np.full(values.shape, invert), dtypes.bool_)
    if tested.size <= _COMPARED:
        return make_tensor(_is_among(values, tested, invert), dtypes.bool_)
    if kind.category == dtypes.INTEGRAL and values.size >= _FEW:
        return make_tensor(np.asarray(np.isin(values, tested, invert=invert)), dtypes.bool_)
    ordered = np.sort(tested, axis=None)
    places = np.minimum(np.searchsorted(ordered, values), ordered.size - 1)
    matches = ordered[places] != values if invert else ordered[places] == values
    return make_tensor(np.asarray(matches), dtypes.bool_)


@builtin(_SEARCHING, "equal")
def equal(self: Tensor, other: Tensor) -> bool:
    """Whether two tensors have one shape and equal elements."""
    if self._array.shape != other._array.shape:
        return False
    kind = result_type((self, other))
    first, its = (comparable(make_tensor(cast_array(x._array, x.dtype, kind), kind)) for x in (self, other))
    if first.size <= _BLOCK:
        return bool((first == its).all())
    if first.flags.c_contiguous and its.flags.c_contiguous:
        first, its = first.reshape(-1), its.reshape(-1)
    step = max(1, _BLOCK * len(first) // first.size)
    return all((first[k : k + step] == its[k : k + step]).all() for k in range(0, len(first), step))


def _ordered_by(bounds: Array, sorter: Tensor) -> Array:
    """The rows of `bounds` in the order that `sorter` gives."""
    places = sorter._array
    if sorter.dtype is not dtypes.int64 or places.shape != bounds.shape:
        msg = (
            f"searchsorted: sorter must be int64 and have the shape {list(bounds.shape)} of the sequence, got "
            f"{sorter.dtype.name} of shape {list(places.shape)}"
        )
        raise ComputeError(msg)
    if places.size and (int(places.min()) < 0 or int(places.max()) >= bounds.shape[-1]):
        bad = places[(places < 0) | (places >= bounds.shape[-1])].flat[0]
        msg = f"searchsorted: index {bad} in sorter is out of bounds for a row of size {bounds.shape[-1]}"
        raise ComputeError(msg)
    return _along(bounds, places, -1)


# -- distinct elements -------------------------------------------------------------------------------------------------


def _narrowed(values: Array, kind: dtype) -> Tensor:
    """Comparable elements in the dtype they came from."""
    source = dtypes.float32 if kind is dtypes.bfloat16 else kind
    return make_tensor(cast_array(np.ascontiguousarray(values), source, kind), kind)


def _runs(rows: Array) -> Array:
    """Where a run of equal elements (or slices) begins along the first dimension."""
    begins = np.ones(rows.shape[0], bool)
    if rows.shape[0] > 1:
        differ = rows[1:] != rows[:-1]
        begins[1:] = differ if differ.ndim == 1 else differ.reshape(rows.shape[0] - 1, -1).any(1)
    return begins


@array_loop(returns=kinds.int64)
def _list_runs(rows: Array, values: Array, starts: Array) -> int:
    """The first element of every run of a vector, and where it lies unless `starts` are none; how many runs there are.

    Every element is written to where the next run would stand, and stays there if it begins one: without jumps.
    """
    count = 0
    for index in range(rows.shape[0]):
        values[np.uint64(count)] = rows[index]
        if starts.shape[0]:
            starts[np.uint64(count)] = index
        count += index == 0 or rows[index] != rows[np.uint64(index - 1)]
    return count


def _by_runs(
    rows: Array, places: Array | None, shape: tuple[int, ...], inverse: bool, counts: bool
) -> tuple[Array, Array | None, Array | None]:
    """One of every run, in which run each is (at its place before the rows were ordered), and how long each is."""
    if rows.ndim == 1 and not inverse and rows.dtype.char in _LISTED:
        values, places = np.empty_like(rows), np.empty(rows.size if counts else 0, np.int64)
        runs = _list_runs(rows, values, places)
        return values[:runs].copy(), None, np.diff(np.append(places[:runs], rows.size)) if counts else None
    begins = _runs(rows)
    starts = np.flatnonzero(begins)
    lengths = np.diff(np.append(starts, rows.shape[0])) if counts else None
    if not inverse:
        return rows[starts], None, lengths
    runs = run = np.cumsum(begins) - 1
    if places is not None:
        runs = np.empty_like(run)
        runs[places] = run
    return rows[starts], runs.reshape(shape), lengths


def _three(parts: tuple[Array, Array | None, Array | None], kind: dtype) -> tuple[Tensor, ...]:
    """The results as tensors; what was not asked for is empty."""
    nothing = np.zeros(0, np.int64)
    places = [make_tensor(nothing if part is None else np.asarray(part, np.int64), dtypes.int64) for part in parts[1:]]
    return _narrowed(parts[0], kind), *places


@builtin(_DISTINCT, "unique")
def unique(
    self: Tensor, _sorted: bool, return_inverse: bool, return_counts: bool
) -> tuple[Tensor, ...]:
    """The distinct elements, always in order; where each element is among them; how often each occurs. NaN equals

    nothing.
    """
    reject_complex("unique", self)
    flat = comparable(self).reshape(-1)
    places = order(flat)
    return _three(_by_runs(flat[places], places, self._array.shape, return_inverse, return_counts), self.dtype)


@builtin(_DISTINCT, "unique_consecutive")
def unique_consecutive(self: Tensor, return_inverse: bool, return_counts: bool) -> tuple[Tensor, ...]:
    """The same for runs of equal elements, in their order."""
    flat = comparable(self).reshape(-1)
    return _three(_by_runs(flat, None, self._array.shape, return_inverse, return_counts), self.dtype)


def _slices(operator: str, self: Tensor, dim: int) -> tuple[int, Array]:
    """The wrapped `dim` and the slices along it."""
    if not self._array.ndim:
        msg = f"{operator}: a tensor without dimensions has no slices along dim={dim}"
        raise DimensionError(msg)
    dim = wrap_dim(dim, self._array.ndim)
    array = np.moveaxis(comparable(self), dim, 0)
    if array.shape[0] and not array.size:
        msg = f"{operator}: slices without elements cannot be told apart; the shape is {list(self._array.shape)}"
        raise ComputeError(msg)
    return dim, np.ascontiguousarray(array)


def unique_dim(
    self: Tensor, dim: int, _sorted: bool, return_inverse: bool, return_counts: bool
) -> tuple[Tensor, ...]:
    """The distinct slices along `dim`, in the order of their first elements, then the second, and so on."""
    reject_complex("unique", self)
    dim, slices = _slices("unique", self, dim)
    flat = slices.reshape(slices.shape[0], -1) if slices.size else np.zeros((0, 1))
    places = np.lexsort(flat.T[::-1])
    parts = _by_runs(slices[places], places, (slices.shape[0],), return_inverse, return_counts)
    return _three((np.moveaxis(parts[0], 0, dim), *parts[1:]), self.dtype)


def unique_dim_consecutive(self: Tensor, dim: int, return_inverse: bool, return_counts: bool) -> tuple[Tensor, ...]:
    """One of every run of equal slices along `dim`."""
    dim, slices = _slices("unique_consecutive", self, dim)
    parts = _by_runs(slices, None, (slices.shape[0],), return_inverse, return_counts)
    return _three((np.moveaxis(parts[0], 0, dim), *parts[1:]), self.dtype)


# -- counting ----------------------------------------------------------------------------------------------------------


@builtin("runtime.kernels.sorting.loops.counting", "bincount")
def bincount(self: Tensor, weights: Tensor | None, minlength: int) -> Tensor:
    """How often every number from 0 occurs in a vector of integers, or the sums of their weights."""
    from runtime.kernels.sorting.loops import counting

    array = self._array
    if self.dtype.category != dtypes.INTEGRAL:
        msg = f"bincount is not implemented for {self.dtype.name}: expected a vector of integers"
        raise UnsupportedError(msg)
    if array.ndim != 1:
        msg = f"bincount: expected a vector of integers, got {self.dtype.name} of shape {list(array.shape)}"
        raise ComputeError(msg)
    if minlength < 0:
        msg = f"bincount: minlength must not be negative, got {minlength}"
        raise ComputeError(msg)
    numbers = array.astype(np.int64, copy=False)
    last = counting.extent(numbers) if array.size else -1
    if last < 0 and array.size:
        if int(array.min()) >= 0:  # of numbers that int64 does not hold
            _check_room("bincount", int(array.max()) + 1)
        msg = f"bincount: the numbers must not be negative, got {int(array.min())}"
        raise ComputeError(msg)
    size = max(last + 1, minlength)
    _check_room("bincount", size)
    if weights is None:
        counts = np.zeros(size, np.int64)
        counting.count(numbers, counts)
        return make_tensor(counts, dtypes.int64)
    if weights._array.shape != array.shape:
        shown = list(weights._array.shape)
        msg = f"bincount: weights must have the shape {list(array.shape)} of the input, got {shown}"
        raise ComputeError(msg)
    kind = dtypes.float32 if weights.dtype is dtypes.float32 else dtypes.float64
    if not array.size:
        return make_tensor(np.zeros(minlength, np.int64), dtypes.int64)
    sums = np.zeros(size, np.float64)
    counting.weigh(numbers, cast_array(weights._array, weights.dtype, kind), sums)
    return make_tensor(sums.astype(kind.numpy, copy=False), kind)


def _check_room(operator: str, count: int) -> None:
    """RuntimeError for more counters than there is memory for: NumPy does not see where their number overflows."""
    check_elements(count)
    try:
        np.empty(count, np.int64)
    except (ValueError, MemoryError):
        msg = f"{operator}: {count} counters do not fit into memory"
        raise ComputeError(msg) from None


@array_loop()
def _count_bins(elements: Array, limits: Array, counts: Array) -> None:
    """Count the elements of [first, last] in bins of 1 / scale from `low` on, all others in a counter behind these."""
    outside, first, last, low, scale = counts.size - 1, limits[0], limits[1], limits[2], limits[3]
    for k in range(elements.size):
        number = float(elements[k])
        index = min(int((number - low) * scale), outside - 1)
        counts[np.uint64(index if first <= number <= last else outside)] += 1


def histc(self: Tensor, bins: int, min: float, max: float) -> Tensor:  # noqa: A002 - the schema's names
    """How many elements fall into each of `bins` equal parts of [min, max]; of the elements' range when both are 0."""
    kind = self.dtype
    check_bins(kind, bins)
    array = cast_array(self._array, kind, kind.compute)
    low, high = _range_of(array, min, max)
    first, last = low, high
    if min != max and kind.is_floating_point:  # ends are compared in the dtype of the elements
        number = array.dtype.type
        first, last = float(number(low)), float(number(high))
    counts = np.zeros(bins + 1, np.int64)  # the last one of what lies outside of the range, and of NaN
    _count_bins(array.ravel(), np.array((first, last, low, bins / (high - low))), counts)
    counts = counts[:bins]
    return make_tensor(cast_array(counts.astype(kind.compute.numpy), kind.compute, kind), kind)


def check_bins(kind: dtype, bins: int) -> None:
    """Errors of a dtype that cannot be counted in bins, and of a number of them."""
    if kind.category in (dtypes.BOOL, dtypes.COMPLEX):
        msg = f"histc is not implemented for {kind.name}; it accepts integers and floating numbers"
        raise UnsupportedError(msg)
    if bins <= 0:
        msg = f"histc: bins must be positive, got {bins}"
        raise ComputeError(msg)
    _check_room("histc", bins)


def _range_of(array: Array, low: float, high: float) -> tuple[float, float]:
    """The range of a histogram."""
    if low == high and array.size:
        low, high = float(np.minimum.reduce(array, None)), float(np.maximum.reduce(array, None))
    if low == high:
        low, high = low - 1, high + 1
    if not (math.isfinite(low) and math.isfinite(high)):
        msg = f"histc: the range [{low}, {high}] is not finite"
        raise ComputeError(msg)
    if low > high:
        msg = f"histc: max must be larger than min, got [{low}, {high}]"
        raise ComputeError(msg)
    return low, high
