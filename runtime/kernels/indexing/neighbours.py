"""Neighbours and tables: what an elementwise kernel reads beside the element of a tensor, and where gradients go back.

A window is a tensor moved against itself along its last dimensions: at every element stands a neighbour, and beyond the
border what a rule says. A table is read along its only dimension by numbers that are computed; these are rounded
towards 0 and checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.errors import ComputeError, DimensionError
from runtime.kernels.elementwise.slots import out_of_bounds
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.casting import cast_array, combine_at

Array = np.ndarray[Any, Any]
BORDERS = ("zeros", "replicate", "reflect", "circular")
Span = tuple[int, int]  # how far a tensor is read before its first element, and behind its last


def _source(at: int, size: int, border: str) -> int:
    """The element of a dimension that stands at a place beyond its border."""
    if border == "circular":
        return at % size
    if border == "reflect":
        return -at if at < 0 else 2 * (size - 1) - at
    return 0 if at < 0 else size - 1


def _check(operator: str, sizes: Sequence[int], spans: Sequence[Span], border: str) -> None:
    """A rule has to know every element beyond the border."""
    if len(sizes) < len(spans):
        msg = f"{operator}: neighbours along {len(spans)} dimensions of a tensor of {len(sizes)}"
        raise ComputeError(msg)
    for size, span in zip(sizes[len(sizes) - len(spans) :], spans, strict=True):
        if border == "reflect" and size and max(span) >= size:
            msg = f"{operator}: a border of {max(span)} cannot be the reflection of a dimension of {size}"
            raise ComputeError(msg)


def padded(operator: str, array: Array, spans: Sequence[Span], border: str) -> Array:
    """`array` with borders along its last dimensions, all of them written."""
    _check(operator, array.shape, spans, border)
    lead = array.ndim - len(spans)
    all_spans = [(0, 0)] * lead + list(spans)
    sizes = [size + before + behind for size, (before, behind) in zip(array.shape, all_spans, strict=True)]
    out = np.zeros(sizes, array.dtype)
    out[tuple(slice(low, low + size) for size, (low, _) in zip(array.shape, all_spans, strict=True))] = array
    if border == "zeros" or array.size == 0:
        return out
    for axis in range(lead, array.ndim):
        low, high = all_spans[axis]
        size = array.shape[axis]
        # Along earlier dimensions the borders are there already; along later ones they come with the next axes.
        inside: tuple[Any, ...] = (slice(None),) * axis
        for at in (*range(-low, 0), *range(size, size + high)):
            out[(*inside, low + at)] = out[(*inside, low + _source(at, size, border))]
    return out


def moved(array: Array, sizes: Sequence[int], spans: Sequence[Span], offsets: Sequence[int]) -> Array:
    """The window at `offsets` in what :func:`padded` made of an array of `sizes`."""
    lead = len(sizes) - len(spans)
    positions = [slice(0, size) for size in sizes[:lead]]
    for size, (low, _), offset in zip(sizes[lead:], spans, offsets, strict=True):
        positions.append(slice(low + offset, low + offset + size))
    return array[tuple(positions)]


def spans_of(windows: Sequence[Sequence[int]]) -> list[Span]:
    """How far windows reach beyond a tensor, for each of its last dimensions."""
    dims = max(map(len, windows))
    aligned = [(0,) * (dims - len(window)) + tuple(window) for window in windows]
    return [
        (max(0, *(-item for item in column)), max(0, *column)) for column in zip((0,) * dims, *aligned, strict=True)
    ]


def window(self: Tensor, offsets: Sequence[int], border: str) -> Tensor:
    """`self` moved by `offsets` along its last dimensions."""
    spans = spans_of([offsets])
    array = moved(padded("window", self._array, spans, border), self._array.shape, spans, offsets)
    return make_tensor(array.copy(), self.dtype)


def window_backward(self: Tensor, offsets: Sequence[int], border: str, sizes: Sequence[int]) -> Tensor:
    """What :func:`window` read of a tensor of `sizes` gets its gradient back, of each place the sum."""
    wide = self.dtype.compute
    spans = spans_of([offsets])
    gradient = _summed(cast_array(self._array, self.dtype, wide), sizes)
    _check("window", sizes, spans, border)
    lead = len(sizes) - len(spans)
    all_spans = [(0, 0)] * lead + spans
    out = np.zeros([size + low + high for size, (low, high) in zip(sizes, all_spans, strict=True)], wide.numpy)
    moved(out, sizes, spans, offsets)[...] = gradient
    for axis in reversed(range(lead, len(sizes))) if border != "zeros" and gradient.size else ():
        low, high = all_spans[axis]
        inside: tuple[Any, ...] = (slice(None),) * axis
        for at in (*range(-low, 0), *range(sizes[axis], sizes[axis] + high)):
            out[(*inside, low + _source(at, sizes[axis], border))] += out[(*inside, low + at)]
    inner = moved(out, sizes, spans, [0] * len(spans))
    return make_tensor(np.array(cast_array(inner, wide, self.dtype)), self.dtype)


def _summed(array: Array, sizes: Sequence[int]) -> Array:
    """The sum over what a tensor of `sizes` was broadcast along."""
    lead = array.ndim - len(sizes)
    array = array.sum(tuple(range(lead)))
    along = tuple(axis for axis, size in enumerate(sizes) if size == 1 and array.shape[axis] != 1)
    summed: Array = array.sum(along, keepdims=True)
    return summed


def _places(name: str, index: Tensor, size: int) -> Array:
    """An index as whole numbers, each of them one of the table `name` of `size`."""
    positions = cast_array(index._array, index.dtype, index.dtype.compute)
    with np.errstate(invalid="ignore"):
        inside = (positions >= 0) & (positions < size)
    if not np.all(inside):
        raise DimensionError(out_of_bounds("look_up", positions[~inside].flat[0], name, size))
    return positions.astype(np.int64)


def look_up(self: Tensor, index: Tensor) -> Tensor:
    """The numbers of a table at the places `index`."""
    _check_table("table", self)
    result = self._array[_places("table", index, len(self._array))]
    return make_tensor(np.asarray(result), self.dtype)  # one number alone is no array of NumPy's


def look_up_backward(self: Tensor, index: Tensor, size: int) -> Tensor:
    """Every number of a table of `size` gets the sum of the gradients of the places where it was read."""
    wide = self.dtype.compute
    out = np.zeros(size, wide.numpy)
    positions = np.broadcast_to(_places("table", index, size), self._array.shape)
    combine_at(np.add, out, positions, cast_array(self._array, self.dtype, wide))
    return make_tensor(np.array(cast_array(out, wide, self.dtype)), self.dtype)


def _check_table(operator: str, table: Tensor) -> None:
    if table._array.ndim != 1:
        msg = f"{operator}: a table has one dimension, this one {table._array.ndim}"
        raise ComputeError(msg)
