"""Coordinates as numbers, their order, and the sum of elements that are stored several times."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import UnsupportedError
from runtime.sparse.rows import order_of, rises
from runtime.tensor import Tensor, dtypes, from_numpy
from runtime.tensor.coordinates import coordinates_of, make_sparse
from runtime.tensor.memory import array_of

F = Functions()
Array = np.ndarray[Any, Any]
_LARGEST = (1 << 63) - 1
_RUNS = 64  # in order, up to which merging them is quicker than counting


def positions(indices: Tensor, sizes: tuple[int, ...], function: str) -> Array:
    """The position in row-major order of each column of `indices`, as int64: the first ``len(indices)`` of `sizes`.

    NotImplementedError where there are more positions than int64 can tell apart.
    """
    columns = array_of(indices, function)
    extents = sizes[: len(columns)]
    if math.prod(extents) > _LARGEST:
        msg = f"{function}: a tensor of shape {list(sizes)} has more positions than int64 can tell apart"
        raise UnsupportedError(msg)
    result = np.zeros(columns.shape[1], np.int64)
    for column, extent in zip(columns, extents, strict=True):
        result = result * extent + column
    return result


def in_order(columns: Array, sizes: tuple[int, ...]) -> bool:
    """Whether columns of indices are in lexicographic order, each there once."""
    if len(columns) == 2:
        return rises(*columns)
    numbers = positions(from_numpy(columns), sizes, "to_sparse")
    return bool((numbers[1:] > numbers[:-1]).all())


def columns_at(numbers: Array, extents: tuple[int, ...]) -> Tensor:
    """The columns of indices of some positions: the inverse of :func:`positions`."""
    columns = np.empty((len(extents), len(numbers)), np.int64)
    for dim in range(len(extents) - 1, -1, -1):
        numbers, columns[dim] = np.divmod(numbers, extents[dim]) if extents[dim] else (numbers, 0)
    return from_numpy(columns)


def coalesced(tensor: Tensor) -> Tensor:
    """The tensor with its indices in order, each there once; itself where it is so already."""
    memory = coordinates_of(tensor, "coalesce")
    if memory.is_coalesced:
        return tensor
    if memory.nnz < 2:  # a program said that it was not coalesced
        return make_sparse(memory.indices, memory.values, tensor._sizes, is_coalesced=True)
    sizes = tensor._sizes
    numbers = positions(memory.indices, sizes, "coalesce")
    columns = array_of(memory.indices, "coalesce")
    order = _order(numbers, columns, sizes[: memory.sparse_dim])
    numbers = numbers[order]
    is_first = np.concatenate(([True], numbers[1:] != numbers[:-1]))
    values = memory.values.index_select(0, from_numpy(order))  # type: ignore[attr-defined]
    if not is_first.all():
        values = sums(values, np.cumsum(is_first) - 1, int(is_first.sum()))
    indices = from_numpy(np.take(columns, order[is_first], axis=1))
    return make_sparse(indices, values, sizes, is_coalesced=True)


def _order(numbers: Array, columns: Array, extents: tuple[int, ...]) -> Array:
    """The stable order of columns, whose positions are `numbers`: by merging a few runs in order, else by counting."""
    is_merged = np.count_nonzero(numbers[1:] < numbers[:-1]) < _RUNS
    order = None if is_merged else order_of(columns, extents)
    return np.argsort(numbers, kind="stable") if order is None else order


def sums(values: Any, segments: Array, count: int) -> Tensor:
    """The sums of the `values` of each of `count` segments; whether one of them is true, for bools."""
    is_bool = values.dtype is dtypes.bool_
    numbers = values.to(dtypes.uint8).ne(0).to(dtypes.int64) if is_bool else values
    total = F.zeros((count, *values._sizes[1:]), dtype=numbers.dtype).index_add(0, from_numpy(segments), numbers)
    return total.to(dtypes.bool_) if is_bool else total  # type: ignore[no-any-return]
