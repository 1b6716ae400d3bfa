"""Where the true elements of a mask are: loops without a branch for every element, which no processor could predict."""

from __future__ import annotations

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.tensor.casting import Array

_BYTES = 8  # of the words that are looked at first: most masks are mostly false


@array_loop()
def _list_flat(words, ones, out):
    """Write the places of the bytes `ones` that are not 0; `words` are the same memory without the last few."""
    number, count, size = 0, out.shape[0], ones.shape[0]
    for word in range(words.shape[0] + 1):
        if word == words.shape[0] or words[word] != 0:
            for index in range(word * _BYTES, min((word + 1) * _BYTES, size)):
                if number < count:  # true but behind the last one
                    out[np.uint64(number)] = index
                number += 1 if ones[index] != 0 else 0


@array_loop()
def _list_places(flat, sizes, out):
    """Write the coordinates of rising places in an array of so many `sizes`, a row of `out` each."""
    lead, count = sizes.shape[0] - 1, flat.shape[0]
    width, row, end, first = sizes[lead], 0, sizes[lead], 0
    for n in range(count + 1):
        if n == count or flat[n] >= end:  # behind a row of the array
            rest = row
            for dim in range(lead - 1, -1, -1):
                index = rest % sizes[dim]
                rest //= sizes[dim]
                for k in range(first, n):
                    out[k, dim] = index
            if n < count:
                row, first = flat[n] // width, n
                end = (row + 1) * width
        if n < count:
            out[n, lead] = flat[n] - (end - width)


def flat_places(mask: Array) -> Array:
    """The places of the true elements of a mask, counted through it row by row: a vector of int64."""
    ones = np.ascontiguousarray(mask).reshape(-1).view(np.uint8)
    words = ones[: ones.size // _BYTES * _BYTES].view(np.uint64)
    out = np.empty(np.count_nonzero(ones), np.int64)
    if out.size and not _list_flat.is_ready(words, ones, out):
        return np.flatnonzero(ones)
    if out.size:
        _list_flat(words, ones, out)
    return out


def places_of(mask: Array) -> Array:
    """The places of the true elements of a mask, which has dimensions: (n, ndim) in the order of its elements.

    As PyTorch's, the result lies by columns.
    """
    flat = flat_places(mask)
    if mask.ndim == 1:
        return flat.reshape(1, -1).T
    out = np.empty((mask.ndim, flat.size), np.int64).T
    sizes = np.array(mask.shape, np.int64)
    if flat.size and _list_places.is_ready(flat, sizes, out):
        _list_places(flat, sizes, out)
    elif flat.size:
        out.T[...] = np.unravel_index(flat, mask.shape)
    return out
