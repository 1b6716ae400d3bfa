"""Advanced indices of many elements: reads, writes and additions by loops over the positions of a folded array.

Indices of neighbouring dimensions name places in one dimension, that of all of them together: the array is seen as
(outer, places, inner). Everything else is NumPy's, and so is each error.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.kernels.indexing.loops.gather import add_rows, are_within, put_rows, taken
from runtime.kernels.indexing.loops.places import flat_places, places_of
from runtime.tensor.casting import Array, cast_array, combine_at
from runtime.tensor.dtypes import dtype
from runtime.tensor.sizes import broadcast_sizes

_LEAST = 2048  # elements below which NumPy is as quick


@dataclass(frozen=True, eq=False)
class Choice:
    """An index as a vector of places: of the dimension `dim` of the array in the shape `folded`."""

    folded: tuple[int, ...]
    dim: int
    places: Array
    sizes: tuple[int, ...]  # of what is chosen


def choice_of(array: Array, at: Any) -> Choice | None:
    """An index with bounds checked, or None: of few elements, of parts that lie apart, or outside of the array."""
    parts = at if type(at) is tuple else (at,)
    chosen = [index for index, part in enumerate(parts) if isinstance(part, np.ndarray)]
    if not chosen or not array.flags.c_contiguous or not array.size:
        return None
    first, indices = chosen[0], parts[chosen[0] : chosen[-1] + 1]
    if len(indices) != len(chosen) or not all(map(_is_whole, (*parts[:first], *parts[chosen[-1] + 1 :]))):
        return None
    dims = sum(_dims_of(part) for part in indices)
    lead, sizes, rest = array.shape[:first], array.shape[first : first + dims], array.shape[first + dims :]
    if len(sizes) < dims or _count(indices) * math.prod(lead) * math.prod(rest) < _LEAST:
        return None
    places = _places_of(indices, sizes)
    if places is None:
        return None
    folded = (*lead, math.prod(sizes), *rest)
    return Choice(folded, first, places.reshape(-1), (*lead, *places.shape, *rest))


def _is_whole(part: Any) -> bool:
    return type(part) is slice and part == slice(None)


def _count(parts: Sequence[Array]) -> int:
    """How many places parts of an index name together, or a mask has elements; 0 where they do not broadcast."""
    masks = [part.size for part in parts if part.dtype == np.bool_]
    try:
        return max(*masks, 0, math.prod(broadcast_sizes(*[p.shape for p in parts if p.dtype != np.bool_])))
    except ValueError:
        return 0


def _dims_of(part: Array) -> int:
    return part.ndim if part.dtype == np.bool_ else 1


def _places_of(parts: Sequence[Array], sizes: Sequence[int]) -> Array | None:
    """Places in all dimensions of `sizes` together, in the shape of the index; None where one is outside."""
    columns: list[Array] = []
    for part in parts:
        if part.dtype != np.bool_:
            columns.append(part)
        elif not part.ndim or part.shape != tuple(sizes[len(columns) : len(columns) + part.ndim]):
            return None
        elif len(parts) == 1:
            return flat_places(part)
        else:
            columns += list(places_of(part).T)
    total: Any = 0
    for column, size in zip(columns, sizes, strict=True):
        places = column.astype(np.int64, copy=False)
        if not are_within(places, size):
            if places.min() < -size or places.max() >= size:
                return None
            places = np.where(places < 0, places + size, places)
        if len(columns) == 1:
            return places
        try:
            total = total * size + places
        except ValueError:  # they do not broadcast
            return None
    return np.asarray(total)


def read(array: Array, at: Any) -> Any:
    """``array[at]``."""
    choice = choice_of(array, at)
    if choice is None:
        return array[at]
    folded = array.reshape(choice.folded)
    result = taken(folded, choice.places, choice.dim)
    return (np.take(folded, choice.places, choice.dim) if result is None else result).reshape(choice.sizes)


def sizes_of(array: Array, at: Any) -> tuple[int, ...]:
    """The shape of ``array[at]``, of which nothing is read."""
    mask = at[0] if type(at) is tuple and len(at) == 1 else at
    if type(mask) is np.ndarray and mask.dtype == np.bool_ and mask.ndim and mask.shape == array.shape[: mask.ndim]:
        return (np.count_nonzero(mask), *array.shape[mask.ndim :])
    sizes: tuple[int, ...] = np.broadcast_to(np.False_, array.shape)[at].shape
    return sizes


@array_loop()
def _fill(out: Array, ones: Array, value: Array) -> None:
    """Write one value where bytes are not 0, and everywhere else what is there: that has no branch."""
    for k in range(out.shape[0]):
        out[k] = value[0] if ones[k] != 0 else out[k]


def _is_mask_of(array: Array, at: Any) -> bool:
    """Whether an index is a mask of all elements of an array, both contiguous and large."""
    mask = at[0] if type(at) is tuple and len(at) == 1 else at
    if type(mask) is not np.ndarray or mask.dtype != np.bool_ or mask.shape != array.shape or mask.size < _LEAST:
        return False
    return bool(array.flags.c_contiguous and mask.flags.c_contiguous)


def write(array: Array, at: Any, values: Array) -> None:
    """``array[at] = values``, which are of one dtype; of several for one place the last one stays."""
    if values.size == 1 and values.ndim < 2 and _is_mask_of(array, at):
        word, mask = f"u{array.itemsize}" if array.itemsize <= 8 else "c16", at[0] if type(at) is tuple else at
        flat, ones = array.reshape(-1).view(word), mask.reshape(-1).view(np.uint8)
        value = np.ascontiguousarray(values).reshape(1).view(word)
        if _fill.is_ready(flat, ones, value):
            _fill(flat, ones, value)
            return
    choice = choice_of(array, at)
    if choice is not None:
        try:
            values_folded = np.broadcast_to(values, choice.sizes)
        except ValueError:  # NumPy leaves out leading dimensions of one element, or says what is wrong
            choice = None
    if choice is None:
        array[at] = values
        return
    folded, values_folded = array.reshape(choice.folded), _folded(values_folded, choice)
    if not put_rows(folded, choice.places, choice.dim, values_folded):
        before: list[Any] = [slice(None)] * choice.dim
        folded[(*before, choice.places)] = values_folded


def _folded(values: Array, choice: Choice) -> Array:
    """Values in the sizes of what is chosen, with one dimension for its places."""
    lead, rest = choice.folded[: choice.dim], choice.folded[choice.dim + 1 :]
    return values.reshape(*lead, choice.places.size, *rest)


def add(array: Array, at: Any, values: Array) -> None:
    """``numpy.add.at(array, at, values)``: of several for one place all are added, one after the other."""
    choice = choice_of(array, at)
    if choice is not None:
        values_folded = np.broadcast_to(values, choice.sizes)
        if add_rows(array.reshape(choice.folded), choice.places, choice.dim, _folded(values_folded, choice)):
            return
    with np.errstate(all="ignore"):
        combine_at(np.add, array, at, values)


def add_wide(array: Array, kind: dtype, at: Any, values: Array) -> None:
    """As :func:`add`, elements of 16 bits in float32."""
    wide = kind.compute
    total = cast_array(array, kind, wide)
    add(total, at, cast_array(values, kind, wide))
    if total is not array:
        array[...] = cast_array(total, wide, kind)
