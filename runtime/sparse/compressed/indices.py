"""Indices of compressed layouts as coordinates of elements, and back; arrays of NumPy's without gradients."""

from __future__ import annotations

import math

import numpy as np

from runtime.errors import ComputeError
from runtime.sparse.coalescing import Array
from runtime.sparse.rows import order_of
from runtime.tensor import Tensor
from runtime.tensor.device import CompressedLayout
from runtime.tensor.memory import array_of


def coordinates(compressed: Tensor, plain: Tensor, blocksize: tuple[int, int], layout: CompressedLayout) -> Array:
    """The coordinates of all stored elements, as columns ``(*batch, row, column)`` in the order of the values."""
    begins, inner = (array_of(part, "to_sparse").astype(np.int64, copy=False) for part in (compressed, plain))
    batch = inner.shape[:-1]
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
    ``positions``              where each element stands among the values, all of whose dimensions in front are one
    """

    def __init__(
        self, columns: Array, sizes: tuple[int, ...], blocksize: tuple[int, int], layout: CompressedLayout
    ) -> None:
        *batch_columns, rows, inner = columns
        batch = sizes[: len(batch_columns)]
        height, width = blocksize
        extents = sizes[len(batch)] // height, sizes[len(batch) + 1] // width
        samples = np.ravel_multi_index(tuple(batch_columns), batch) if batch else np.zeros(len(rows), np.int64)
        outer, plain = (rows // height, inner // width)[:: 1 if layout.is_by_rows else -1]
        lines, length = extents[:: 1 if layout.is_by_rows else -1]
        numbers = (samples * lines + outer) * length + plain
        if layout.has_blocks:
            blocks, numbers = np.unique(numbers, return_inverse=True)
        else:
            blocks, numbers = _sorted(numbers, np.stack((samples, outer, plain)), (math.prod(batch), lines, length))
        count = math.prod(batch)
        counts = np.bincount(blocks // max(length, 1), minlength=count * lines).reshape((count, lines))
        totals = counts.sum(1)
        if (totals != totals[:1]).any():
            msg = (
                f"to_sparse: every matrix of a batch of the layout {layout} stores as many elements as the others, got "
                f"{totals.min()} and {totals.max()}"
            )
            raise ComputeError(msg)
        begins = np.zeros((count, lines + 1), np.int64)
        np.cumsum(counts, axis=1, out=begins[:, 1:])
        self.nnz = int(totals[0]) if count else 0
        self.compressed = begins.reshape((*batch, lines + 1))
        self.plain = (blocks % max(length, 1)).reshape((*batch, self.nnz))
        self.positions = numbers.reshape(-1) * (height * width) + rows % height * width + inner % width


def _sorted(numbers: Array, columns: Array, extents: tuple[int, ...]) -> tuple[Array, Array]:
    """Distinct numbers in order, those of columns of indices, and where each of them stands then."""
    positions = np.arange(len(numbers))
    if (numbers[1:] > numbers[:-1]).all():
        return numbers, positions
    order = order_of(columns, extents)
    order = np.argsort(numbers) if order is None else order
    ranks = np.empty_like(positions)
    ranks[order] = positions
    return numbers[order], ranks


def is_ordered(compressed: Array, plain: Array) -> bool:
    """Whether the plain indices of each row, or column, are in order and distinct."""
    inner, nnz = plain.ravel(), plain.shape[-1]
    offsets = np.arange(math.prod(plain.shape[:-1])) * nnz
    is_first = np.zeros(len(inner) + 1, bool)
    is_first[(compressed.reshape((-1, compressed.shape[-1])) + offsets[:, None]).ravel()] = True
    return bool((is_first[1:-1] | (inner[1:] > inner[:-1])).all())
