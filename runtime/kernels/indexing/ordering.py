"""The order of strides of what an index chooses: TensorIterator's over what is read and the indices.

In what is read, dimensions that indices choose from have stride 0, so that they tell nothing: what is chosen from
images with channels last has channels last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from runtime.kernels.creation.copying import copy_into
from runtime.kernels.indexing import chosen
from runtime.tensor.casting import Array, order_by, steps_of
from runtime.tensor.formats import contiguous_strides, in_rows, new_memory


def read(array: Array, at: Any) -> Array:
    """``array[at]`` in new memory, in PyTorch's order of strides."""
    parts = at if type(at) is tuple else (at,)
    positions = _places(array, parts)
    if len(positions) == 1 and parts[positions[0]].ndim == 1:
        return _along(array, positions[0], parts[positions[0]])
    selected = _in_rows(chosen.read(array, at))
    if not positions:
        return selected
    dims = order_by(selected.shape, _strides(selected.ndim, array, parts, positions))
    if dims == sorted(dims):
        return selected
    out = new_memory(selected.shape, dims, selected.dtype)
    copy_into(out, selected)
    return out


def order_of_chosen(sizes: tuple[int, ...], array: Array, parts: tuple[Any, ...]) -> list[int] | None:
    """The dimensions of what :func:`read` gives, of shape `sizes`, the outermost in memory first; None for rows."""
    positions = _places(array, parts)
    if not positions:
        return None
    if len(positions) == 1 and parts[positions[0]].ndim == 1:
        return list(_orders(array.shape, steps_of(array), positions[0])[0])
    return order_by(sizes, _strides(len(sizes), array, parts, positions))


def _places(array: Array, parts: tuple[Any, ...]) -> list[int]:
    """Where the arrays of an index stand; none of what gives rows, or beside other parts than `:`."""
    positions = [index for index, part in enumerate(parts) if isinstance(part, np.ndarray)]
    if in_rows(array) and all(in_rows(parts[index]) for index in positions):
        return []
    return positions if all(index in positions or _is_whole(part) for index, part in enumerate(parts)) else []


def _in_rows(selected: Any) -> Array:
    """What NumPy chose, row by row, dimensions of size 1 included, whose strides it leaves as they come."""
    if not np.ndim(selected):
        return np.asarray(selected)
    result = np.ascontiguousarray(selected)
    if 1 in result.shape and result.strides != tuple(
        result.itemsize * step for step in contiguous_strides(result.shape)
    ):
        return result.reshape(-1).reshape(result.shape)
    return result


def _is_whole(part: Any) -> bool:
    return type(part) is slice and part == slice(None)


def _along(array: Array, dim: int, index: Array) -> Array:
    """What a vector chooses along one dimension: read from the dimensions in the order that the result has."""
    there, back = _orders(array.shape, steps_of(array), dim)
    if there == back == tuple(range(array.ndim)):
        return _in_rows(chosen.read(array, (*[slice(None)] * dim, index)))
    at = (*[slice(None)] * there.index(dim), index)
    return _in_rows(chosen.read(array.transpose(there), at)).transpose(back)


@lru_cache(maxsize=256)
def _orders(shape: tuple[int, ...], steps: tuple[int, ...], dim: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The dimensions from the outermost in memory on, and where each of them is among these."""
    there = order_by(shape, [(*steps[:dim], 0, *steps[dim + 1 :])])
    return tuple(there), tuple(map(int, np.argsort(there)))


def _strides(ndim: int, array: Array, parts: tuple[Any, ...], positions: list[int]) -> list[tuple[int, ...]]:
    """The strides of what is read and of each index along the dimensions of the result."""
    unchosen: list[int] = []  # of the dimensions that are not chosen from
    dim, before = 0, 0
    steps = steps_of(array)
    for index, part in enumerate(parts):
        if index in positions:
            dim += part.ndim if part.dtype == np.bool_ else 1
            continue
        before += index < positions[0]
        unchosen.append(steps[dim])
        dim += 1
    unchosen += steps[dim:]
    if positions[-1] - positions[0] >= len(positions):  # indices that stand apart have their dimensions in front
        before = 0
    lead, rest = tuple(unchosen[:before]), tuple(unchosen[before:])
    deep = ndim - len(unchosen)
    rows = [_row(parts[index], deep) for index in positions]
    return [lead + (0,) * deep + rest, *((0,) * len(lead) + row + (0,) * len(rest) for row in rows)]


def _row(index: Array, deep: int) -> tuple[int, ...]:
    """The strides of an index among the dimensions of all of them; a mask is the vector of its places."""
    steps = (index.itemsize,) if index.dtype == np.bool_ else steps_of(index)
    return (0,) * (deep - len(steps)) + steps
