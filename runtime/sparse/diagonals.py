"""Sparse matrices from their diagonals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.boundary import guarded
from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.sparse.dispatch import from_indices
from runtime.tensor import Tensor, from_numpy
from runtime.tensor.device import layout as layout_type
from runtime.tensor.device import sparse_coo, sparse_csc, sparse_csr
from runtime.tensor.memory import array_of

F = Functions()


@guarded
def spdiags(
    diagonals: Tensor, offsets: Tensor, shape: Sequence[int], layout: layout_type | None = None
) -> Tensor:  # fmt: skip
    """A sparse matrix of a shape (n, m), whose diagonals are the rows of `diagonals`.

    Row ``i`` of shape (k,) holds the elements of the diagonal ``offsets[i]``, positive above the main one, by their
    columns: ``result[c - offsets[i], c] = diagonals[i, c]``. The result is of the layout sparse_coo, sparse_csr or
    sparse_csc.
    """
    rows = diagonals if diagonals._ndim > 1 else F.unsqueeze(diagonals, 0)
    steps = array_of(offsets, "sparse.spdiags").reshape(-1).astype(np.int64)
    if offsets._ndim > 1:
        msg = f"sparse.spdiags: Offsets must be scalar or vector, got shape {list(offsets._sizes)}"
        raise ComputeError(msg)
    if rows._ndim != 2 or len(steps) != rows._sizes[0]:
        shapes = f"{list(diagonals._sizes)} and {list(offsets._sizes)}"
        msg = f"sparse.spdiags: expected a row of diagonals for each of the offsets, got shapes {shapes}"
        raise ComputeError(msg)
    if len(shape) != 2 or len(set(steps.tolist())) < len(steps):
        fault = "Output shape must be 2d" if len(shape) != 2 else "Offset tensor contains duplicate values"
        msg = f"sparse.spdiags: {fault}: shape {list(shape)} and offsets {steps.tolist()}"
        raise ComputeError(msg)
    if layout not in {None, sparse_coo, sparse_csr, sparse_csc}:
        msg = f"sparse.spdiags: the layout is sparse_coo, sparse_csr or sparse_csc, got {layout}"
        raise ComputeError(msg)
    height, width = shape
    columns = np.broadcast_to(np.arange(min(width, rows._sizes[1])), (len(steps), min(width, rows._sizes[1])))
    lines = columns - steps[:, None]
    chosen, column = np.nonzero((lines >= 0) & (lines < height))
    indices = np.stack((lines[chosen, column], column))
    values: Any = F.index(rows, (from_numpy(chosen), from_numpy(column)))
    result: Any = from_indices(from_numpy(indices), values, tuple(shape), is_coalesced=False)
    return result if layout in {None, sparse_coo} else result.to_sparse(layout=layout)  # type: ignore[no-any-return]
