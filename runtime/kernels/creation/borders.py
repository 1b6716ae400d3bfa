"""Copies with more elements around them, taken from the input: mirrored, repeated, from the other end."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.errors import ComputeError
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.casting import Array

_DEPTH = 3  # dimensions that the loop pads
_ALONE = 1 << 15  # elements from which on several threads copy
_WIDEST = 8  # bytes of an integer
_MOST_KEPT = 1 << 12  # places that are remembered
Sizes = tuple[int, ...]


def places_around(mode: str, size: int, before: int, after: int) -> Array:
    """The places of a dimension, `before` and `after` more of them, negative for fewer.

    'reflect' mirrors at the first and last element, 'replicate' repeats these, 'circular' goes on from the other end.
    """
    return _inside(mode, size, before, after, np.arange(-before, size + after))


def _inside(mode: str, size: int, before: int, after: int, places: Array) -> Array:
    """Some of those places, given as they are counted beyond both ends."""
    if mode == "reflect":
        places = (size - 1) - np.abs((size - 1) - np.abs(places))
    elif mode == "replicate":
        places = np.clip(places, 0, size - 1)
    else:  # what negative numbers cut off goes before the rest is repeated
        first, last = max(-before, 0), min(size + after, size)
        places = np.where(places < first, places + (last - first), places)
        places = np.where(places >= last, places - (last - first), places)
    return places


@array_loop()
def _copy_around(
    source: Array, deep: Array, down: Array, along: Array, start: int, begin: int, count: int, out: Array,
    first: int, last: int,
) -> None:  # fmt: skip
    """Planes [first, last) of `out`, from places of three dimensions.

    Of the last one, `count` elements from `start` are copied to `begin`; `along` has the places of what is around them.
    Indices are unsigned, for a sum of signed numbers may count from the end, which costs the vector instructions.
    """
    depth, height, width = out.shape[1], out.shape[2], np.uint64(out.shape[3])
    left, right, span = np.uint64(start), np.uint64(begin), np.uint64(count)
    for number in range(first, last):
        batch, i = number // depth, number % depth
        a = deep[i]
        for j in range(height):
            b = down[j]
            for c in range(right):
                out[batch, i, j, c] = source[batch, a, b, along[c]]
            for c in range(span):
                out[batch, i, j, right + c] = source[batch, a, b, left + c]
            for c in range(right + span, width):
                out[batch, i, j, c] = source[batch, a, b, along[c - span]]


def _tables(mode: str, shape: Sizes, pad: Sizes) -> tuple[list[Array], tuple[int, int, int]]:
    """The places of three dimensions, of the last one those beyond its neighbours; where these begin, and how many."""
    pairs = [*pad, *[0] * (2 * _DEPTH - len(pad))]
    sizes = [*[1] * (_DEPTH - len(shape)), *shape][-_DEPTH:]
    tables = [places_around(mode, sizes[-1 - d], pairs[2 * d], pairs[2 * d + 1]) for d in (2, 1)]
    size, before, after = sizes[-1], pad[0], pad[1]
    start = max(-before, 0)
    end = max(min(size + after, size), start)
    left, right = np.arange(-before, min(0, size + after)), np.arange(end, size + after)
    tables.append(_inside(mode, size, before, after, np.concatenate((left, right))))
    for table, element in zip(tables, sizes, strict=True):
        if table.size and (table.min() < 0 or table.max() >= element):
            msg = f"pad: padding {list(pad)} in mode '{mode}' takes what an input of shape {list(shape)} does not have"
            raise ComputeError(msg)
    return tables, (start, left.size, end - start)


_kept_tables = functools.lru_cache(64)(_tables)


def pad_around(self: Tensor, pad: Sequence[int], mode: str) -> Tensor:
    """The input with more of its own elements around the last one to three dimensions, in row-major order."""
    check_pad(self._array.ndim, pad, mode)
    array = np.ascontiguousarray(self._array)
    spatial = array.shape[-min(array.ndim, _DEPTH) :]
    tables, neighbours = _places_of(mode, spatial, pad)
    lead = math.prod(array.shape[: array.ndim - len(spatial)])
    sizes = [tables[0].size, tables[1].size, tables[2].size + neighbours[2]]
    out = np.empty((*array.shape[: array.ndim - len(spatial)], *sizes[-len(spatial) :]), array.dtype)
    if out.size:
        word = np.dtype(f"i{array.itemsize}") if array.itemsize <= _WIDEST else array.dtype
        source = array.reshape(lead, *[1] * (_DEPTH - len(spatial)), *spatial).view(word)
        target = out.reshape(lead, *sizes).view(word)
        in_parts(
            lambda first, last: _copy_around(source, *tables, *neighbours, target, first, last),
            lead * sizes[0], alone=out.size < _ALONE,
        )
    return make_tensor(out, self.dtype)


def _places_of(mode: str, spatial: Sizes, pad: Sequence[int]) -> Any:
    """The places of dimensions, remembered where they are few."""
    make = _kept_tables if sum(spatial[:-1]) + sum(map(abs, pad)) <= _MOST_KEPT else _tables
    return make(mode, spatial, tuple(pad))


def sizes_around(sizes: Sizes, pad: Sequence[int], mode: str) -> Sizes:
    """The sizes of :func:`pad_around`."""
    check_pad(len(sizes), pad, mode)
    spatial = sizes[-min(len(sizes), _DEPTH) :]
    tables, neighbours = _places_of(mode, spatial, pad)
    around = (tables[0].size, tables[1].size, tables[2].size + neighbours[2])
    return (*sizes[: len(sizes) - len(spatial)], *around[-len(spatial) :])


def check_pad(ndim: int, pad: Sequence[int], mode: str) -> None:
    """RuntimeError for what is no padding of one to three dimensions."""
    number = len(pad) // 2
    if len(pad) % 2 or not 0 < number <= min(_DEPTH, ndim) or mode not in ("reflect", "replicate", "circular"):
        msg = f"pad: expected a pair of numbers for one to three dimensions, got {list(pad)} and mode '{mode}'"
        raise ComputeError(msg)
