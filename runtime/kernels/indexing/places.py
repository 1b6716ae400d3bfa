"""Where the true elements of a mask are: one loop over all of it, row by row."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.tensor.casting import Array


@array_loop()
def _list_places(rows, sizes, out):
    """Write the places of the ones in `rows` of bytes, a row of `out` each; `sizes` are those of all dimensions."""
    found, lead = 0, sizes.shape[0] - 1
    for row in range(rows.shape[0]):
        first = found
        for j in range(rows.shape[1]):
            if rows[row, j] != 0:
                out[found, lead] = j
                found += 1
        rest = row
        for dim in range(lead - 1, -1, -1):
            place = rest % sizes[dim]
            rest //= sizes[dim]
            for k in range(first, found):
                out[k, dim] = place


def places_of(mask: Array) -> Array:
    """The places of the true elements of a mask, which has dimensions: (n, ndim) in the order of its elements.

    As PyTorch's, the result lies by columns.
    """
    out = np.empty((mask.ndim, np.count_nonzero(mask)), np.int64).T
    if mask.size:
        rows = np.ascontiguousarray(mask).reshape(-1, mask.shape[-1]).view(np.uint8)
        _list_places(rows, np.array(mask.shape, np.int64), out)
    return out
