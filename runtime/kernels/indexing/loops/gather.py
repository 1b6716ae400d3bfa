"""Reading and adding along one dimension at places that a tensor gives, in compiled loops on one thread or all.

The arrays are seen as (outer, places, inner). What is added to one element is added in the order of the index, as
``np.add.at`` does it, whatever the number of threads.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from runtime.compile.array_loops import ArrayLoop, array_loop
from runtime.compile.threads import in_parts
from runtime.tensor.casting import Array
from runtime.tensor.offers import memory_for

_LEAST = 2048  # elements below which NumPy is as quick
_ALONE = 1 << 15  # elements below which one thread is quicker
_WORDS = {item.itemsize: item for item in map(np.dtype, ("u1", "u2", "u4", "u8", "c16"))}


# Places are unsigned, so that no loop asks whether they count from the end.


@array_loop()
def _gather(source, at, out, first, last):
    for i in range(first, last):
        if at.shape[2] == 1:
            for j in range(at.shape[1]):
                out[i, j, 0] = source[i, np.uint64(at[i, j, 0]), 0]
        else:
            for j in range(at.shape[1]):
                for k in range(at.shape[2]):
                    out[i, j, k] = source[i, np.uint64(at[i, j, k]), k]


@array_loop()
def _scatter_add(values, at, out, first, last):
    for i in range(first, last):
        if at.shape[2] == 1:
            for j in range(at.shape[1]):
                out[i, np.uint64(at[i, j, 0]), 0] += values[i, j, 0]
        else:
            for j in range(at.shape[1]):
                for k in range(at.shape[2]):
                    out[i, np.uint64(at[i, j, k]), k] += values[i, j, k]


SUM, PRODUCT, LARGEST, SMALLEST = range(4)


def _reduced(how, first, other):
    """Two numbers reduced to one; nan if one of them is."""
    if how == SUM:
        return first + other
    if how == PRODUCT:
        return first * other
    if how == LARGEST:
        return first if first >= other or first != first else other
    return first if first <= other or first != first else other


@array_loop(_reduced)
def _scatter_reduce(values, at, out, how, first, last):
    for i in range(first, last):
        for j in range(at.shape[1]):
            for k in range(at.shape[2]):
                index = np.uint64(at[i, j, k])
                out[i, index, k] = _reduced(how, out[i, index, k], values[i, j, k])


@array_loop(_reduced)
def _index_reduce(values, at, out, how, first, last):
    for i in range(out.shape[0]):
        for j in range(at.shape[0]):
            target, source = out[i, np.uint64(at[j]), first:last], values[i, j, first:last]
            for k in range(last - first):
                target[k] = _reduced(how, target[k], source[k])


@array_loop(_reduced)
def _index_reduce_outer(values, at, out, how, first, last):
    for i in range(first, last):
        for j in range(at.shape[0]):
            index = np.uint64(at[j])
            for k in range(out.shape[2]):
                out[i, index, k] = _reduced(how, out[i, index, k], values[i, j, k])


@array_loop()
def _scatter(values, at, out, first, last):
    for i in range(first, last):
        if at.shape[2] == 1:
            for j in range(at.shape[1]):
                out[i, np.uint64(at[i, j, 0]), 0] = values[i, j, 0]
        else:
            for j in range(at.shape[1]):
                for k in range(at.shape[2]):
                    out[i, np.uint64(at[i, j, k]), k] = values[i, j, k]


@array_loop()
def _index_add(values, at, out, first, last):
    for i in range(out.shape[0]):
        for j in range(at.shape[0]):
            index = np.uint64(at[j])
            target, source = out[i, index, first:last], values[i, j, first:last]
            for k in range(last - first):
                target[k] += source[k]


@array_loop()
def _index_put(values, at, out, first, last):
    for i in range(out.shape[0]):
        for j in range(at.shape[0]):
            index = np.uint64(at[j])
            target, source = out[i, index, first:last], values[i, j, first:last]
            for k in range(last - first):
                target[k] = source[k]


@array_loop()
def _index_put_outer(values, at, out, first, last):
    for i in range(first, last):
        if out.shape[2] == 1:
            for j in range(at.shape[0]):
                out[i, np.uint64(at[j]), 0] = values[i, j, 0]
        else:
            for j in range(at.shape[0]):
                index = np.uint64(at[j])
                for k in range(out.shape[2]):
                    out[i, index, k] = values[i, j, k]


@array_loop()
def _index_add_outer(values, at, out, first, last):
    for i in range(first, last):
        for j in range(at.shape[0]):
            index = np.uint64(at[j])
            for k in range(out.shape[2]):
                out[i, index, k] += values[i, j, k]


def are_within(indices: Array, size: int) -> bool:
    """Whether all of some indices lie in [0, size)."""
    if 0 in indices.strides and indices.size:  # one of those that an expanded tensor repeats is enough
        indices = indices[tuple([slice(None) if step else slice(1) for step in indices.strides])]
    if indices.size < _LEAST or indices.dtype != np.int64 or not indices.flags.c_contiguous:
        return not indices.size or bool(indices.min() >= 0 and indices.max() < size)
    from runtime.kernels.indexing.loops.rows import within

    return within(indices, size)


def _run(loop: ArrayLoop, parts: int, work: int, *arrays: Any) -> bool:
    """Call a loop for all parts; large `work` is divided among threads. False while others compile it."""
    if not loop.is_ready(*arrays, 0, 0):
        return False
    in_parts(lambda first, last: loop(*arrays, first, last), parts, alone=work < _ALONE)
    return True


def _folded(array: Array, dim: int) -> Array:
    """A contiguous array as (outer, size of `dim`, inner)."""
    shape = array.shape
    return np.ascontiguousarray(array).reshape(math.prod(shape[:dim]), shape[dim], math.prod(shape[dim + 1 :]))


def _fits(array: Array, indices: Array, dim: int) -> bool:
    """Whether the shapes differ along `dim` at most."""
    shape, other = array.shape, indices.shape
    return bool(shape[:dim] == other[:dim] and shape[dim + 1 :] == other[dim + 1 :])


def _repeated(indices: Array, dim: int) -> Array | None:
    """The vector along `dim` which indices repeat along all other dimensions, as an expanded tensor does; or None."""
    others = [step for d, (size, step) in enumerate(zip(indices.shape, indices.strides, strict=True))
              if d != dim and size > 1]  # fmt: skip
    if not others or any(others):
        return None
    vector: Array = indices[tuple([slice(None) if d == dim else 0 for d in range(indices.ndim)])]
    return vector


def gathered(
    array: Array, indices: Array, dim: int, least: int = _LEAST, out: Array | None = None
) -> Array | None:
    """``array[..., indices[..., i, ...], ...]`` along `dim`; None where NumPy is as quick. The indices are checked.

    `out` is the memory of the result, in rows, or None for new memory.
    """
    if indices.size < least or not _fits(array, indices, dim):
        return None
    if (vector := _repeated(indices, dim)) is not None and (result := taken(array, vector, dim, out)) is not None:
        return result
    out = memory_for(indices.shape, array.dtype) if out is None else out
    word = _WORDS[array.itemsize]
    source, target = _folded(array, dim).view(dtype=word), _folded(out, dim).view(dtype=word)
    return out if _run(_gather, len(target), out.size, source, _folded(indices, dim), target) else None


def taken(array: Array, indices: Array, dim: int, out: Array | None = None) -> Array | None:
    """The entries at a vector of `indices` along `dim`; None where one is outside, or NumPy is as quick and says so.

    `out` is the memory of the result, in rows, or None for new memory.
    """
    shape = array.shape
    sizes = (*shape[:dim], indices.size, *shape[dim + 1 :])
    if math.prod(sizes) < _LEAST or not array.flags.c_contiguous or indices.dtype.kind not in "iu":
        return None
    from runtime.kernels.indexing.loops.rows import take

    out = memory_for(sizes, array.dtype) if out is None else out
    places = np.ascontiguousarray(indices, np.int64)
    return out if take(_folded(array, dim), places, _folded(out, dim)) else None


def add_along(out: Array, indices: Array, dim: int, values: Array) -> bool:
    """Add `values` to the contiguous `out` at `indices` along `dim`; False where that is left to NumPy."""
    small = indices.size < _LEAST or out.dtype.kind not in "iuf" or not out.flags.c_contiguous
    if small or values.shape != indices.shape or not _fits(out, indices, dim):
        return False
    if (vector := _repeated(indices, dim)) is not None:
        return add_rows(out, vector, dim, values)
    target = _folded(out, dim)
    return _run(_scatter_add, len(target), values.size, _folded(values, dim), _folded(indices, dim), target)


def put_along(out: Array, indices: Array, dim: int, values: Array) -> bool:
    """Write `values`, of one dtype, into the contiguous `out` as :func:`add_along` adds; the last of several stays."""
    if indices.size < _LEAST or not out.flags.c_contiguous or not _fits(out, indices, dim):
        return False
    if (vector := _repeated(indices, dim)) is not None:
        return put_rows(out, vector, dim, values)
    word, target = _WORDS[out.itemsize], _folded(out, dim)
    source = _folded(np.broadcast_to(values, indices.shape), dim).view(dtype=word)
    return _run(_scatter, len(target), indices.size, source, _folded(indices, dim), target.view(dtype=word))


def reduce_along(how: int, out: Array, indices: Array, dim: int, values: Array) -> bool:
    """Reduce `values` into the contiguous `out` as :func:`add_along` adds them; False where that is left to NumPy."""
    small = indices.size < _LEAST or out.dtype.kind not in "iuf" or not out.flags.c_contiguous
    if small or values.shape != indices.shape or not _fits(out, indices, dim):
        return False
    target, source = _folded(out, dim), _folded(values, dim)
    if (vector := _repeated(indices, dim)) is not None:
        return _run_rows(_index_reduce, _index_reduce_outer, target, vector, source, how)
    return _run(_scatter_reduce, len(target), values.size, source, _folded(indices, dim), target, how)


def add_rows(out: Array, indices: Array, dim: int, values: Array) -> bool:
    """Add the slices of `values` to those of the contiguous `out` at a vector of `indices`; False if left to NumPy."""
    if values.size < _LEAST or out.dtype.kind not in "iuf" or not out.flags.c_contiguous:
        return False
    return _run_rows(_index_add, _index_add_outer, _folded(out, dim), indices, _folded(values, dim))


def put_rows(out: Array, indices: Array, dim: int, values: Array) -> bool:
    """Write `values`, broadcast and of one dtype, as :func:`add_rows` adds them; the last of several stays."""
    shape = out.shape
    sizes = (*shape[:dim], indices.size, *shape[dim + 1 :])
    if math.prod(sizes) < _LEAST or not out.flags.c_contiguous:
        return False
    word, target = _WORDS[out.itemsize], _folded(out, dim)
    folded = (target.shape[0], indices.size, target.shape[2])
    source = np.broadcast_to(values, sizes).reshape(folded) if values.ndim else np.broadcast_to(values, folded)
    return _run_rows(_index_put, _index_put_outer, target.view(dtype=word), indices, source.view(dtype=word))


def _run_rows(inner: ArrayLoop, outer: ArrayLoop, target: Array, indices: Array, values: Array, *how: int) -> bool:
    """Write or add rows: what threads divide is the dimension before the rows, or their elements."""
    places = np.ascontiguousarray(indices, np.int64)
    if len(target) > 1 or target.shape[2] == 1:
        return _run(outer, len(target), values.size, values, places, target, *how)
    return _run(inner, target.shape[2], values.size, values, places, target, *how)
