"""Indices of compressed layouts as coordinates of elements, and back; arrays of NumPy's without gradients."""

from __future__ import annotations

import math

import numpy as np

from runtime.errors import ComputeError
from runtime.sparse.coalescing import Array
from runtime.sparse.rows import begins_of, order_of, rises, rows_of
from runtime.tensor import Tensor
from runtime.tensor.device import CompressedLayout
from runtime.tensor.memory import array_of


def coordinates(compressed: Tensor, plain: Tensor, blocksize: tuple[int, int], layout: CompressedLayout) -> Array:
    """The coordinates of all stored elements, as columns ``(*batch, row, column)`` in the order of the values."""
    begins, inner = (array_of(part, "to_sparse").astype(np.int64, copy=False) for part in (compressed, plain))
    batch = inner.shape[:-1]
    if not batch and not layout.has_blocks:
        outer = rows_of(np.ascontiguousarray(begins))
        return np.stack((outer, inner) if layout.is_by_rows else (inner, outer))
    count, nnz = math.prod(batch), inner.shape[-1]
    outer = np.repeat(np.tile(np.arange(begins.shape[-1] - 1), count), np.diff(begins, axis=-1).ravel())
    inner = inner.ravel()
    rows, columns = (outer, inner) if layout.is_by_rows else (inner, outer)
    samples = np.repeat(np.arange(count), nnz)
    if layout.has_blocks:
        height, width = blocksize
        offsets = np.arange(height * width)
        rows = (rows[:, None] * height + offsets // width).ravel()
        columns = (columns[:, None] * width + offsets % width).ravel()
        samples = np.repeat(samples, height * width)
    return np.stack((*(np.unravel_index(samples, batch) if batch else ()), rows, columns))


class Arrangement:
    """How elements at coordinates are stored in a compressed layout.

    `columns` are distinct coordinates ``(*batch, row, column)`` within `sizes`. RuntimeError where matrices of a batch
    store different numbers of elements, or blocks.

    ``compressed``, ``plain``  the indices
    ``positions``              where each element stands among the values, all of whose dimensions in front are one;
                               None where they are in order, and no layout of blocks is made
    """

    positions: Array | None

    def __init__(
        self, columns: Array, sizes: tuple[int, ...], blocksize: tuple[int, int], layout: CompressedLayout
    ) -> None:
        positions: Array | None
        *batch_columns, rows, inner = columns
        batch = sizes[: len(batch_columns)]
        height, width = blocksize
        extents = sizes[len(batch)] // height, sizes[len(batch) + 1] // width
        block_rows, block_columns = (rows // height, inner // width) if layout.has_blocks else (rows, inner)
        outer, plain = (block_rows, block_columns)[:: 1 if layout.is_by_rows else -1]
        lines, length = extents[:: 1 if layout.is_by_rows else -1]
        if batch:
            outer = np.ravel_multi_index(tuple(batch_columns), batch) * lines + outer
        if layout.has_blocks:
            numbers, positions = np.unique(outer * length + plain, return_inverse=True)
            outer, plain = np.divmod(numbers, max(length, 1))
            positions = positions.reshape(-1) * (height * width) + rows % height * width + inner % width
        else:
            outer, plain, positions = _sorted(outer, plain, (math.prod(batch) * lines, length))
        count = math.prod(batch)
        begins = begins_of(outer, count * lines)
        starts = begins[np.arange(count + 1) * lines]
        totals = np.diff(starts)
        if (totals != totals[:1]).any():
            msg = (
                f"to_sparse: Expect the same number of specified elements per batch. Matrices of the layout {layout} "
                f"would have {totals.min()} and {totals.max()}"
            )
            raise ComputeError(msg)
        if batch:
            begins = begins[np.arange(count)[:, None] * lines + np.arange(lines + 1)] - starts[:-1, None]
        self.nnz = int(totals[0]) if count else 0
        self.compressed = begins.reshape((*batch, lines + 1))
        self.plain = np.ascontiguousarray(plain).reshape((*batch, self.nnz))
        self.positions = positions


def _sorted(outer: Array, plain: Array, extents: tuple[int, int]) -> tuple[Array, Array, Array | None]:
    """Distinct pairs of indices in lexicographic order, and where each of them stands then; None for no change."""
    if rises(outer, plain):
        return outer, plain, None
    positions = np.arange(len(outer))
    order = order_of(np.stack((outer, plain)), extents)
    order = np.lexsort((plain, outer)) if order is None else order
    ranks = np.empty_like(positions)
    ranks[order] = positions
    return outer[order], plain[order], ranks


def is_ordered(compressed: Array, plain: Array) -> bool:
    """Whether the plain indices of each row, or column, are in order and distinct."""
    inner, nnz = plain.ravel(), plain.shape[-1]
    offsets = np.arange(math.prod(plain.shape[:-1])) * nnz
    is_first = np.zeros(len(inner) + 1, bool)
    is_first[(compressed.reshape((-1, compressed.shape[-1])) + offsets[:, None]).ravel()] = True
    return bool((is_first[1:-1] | (inner[1:] > inner[:-1])).all())
