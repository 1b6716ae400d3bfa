"""Conversions of compressed layouts."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ComputeError
from runtime.sparse.coalescing import Array, in_order
from runtime.sparse.compressed.construction import over_indices
from runtime.sparse.compressed.indices import Arrangement, coordinates
from runtime.sparse.dispatch import composed, from_indices
from runtime.tensor import Tensor, from_numpy
from runtime.tensor.compressed import Compressed, compressed_of, is_compressed
from runtime.tensor.coordinates import has_sparse_layout
from runtime.tensor.device import CompressedLayout
from runtime.tensor.memory import array_of

F = Functions()


# -- to the layout sparse_coo ------------------------------------------------------------------------------------------


def as_coordinates(self: Any) -> Tensor:
    """The stored elements in the layout sparse_coo, whose sparse dimensions are those of batches and of the matrix."""
    columns, values = _elements(self)
    return from_indices(from_numpy(columns), values, self._sizes, is_coalesced=in_order(columns, self._sizes))


def _elements(tensor: Any) -> tuple[Array, Any]:
    """The coordinates of the elements that a tensor stores, and their values."""
    memory = compressed_of(tensor, "to_sparse")
    columns = coordinates(memory.compressed, memory.plain, memory.blocksize, memory.layout)
    return columns, tensor.values().reshape((columns.shape[1], *tensor._sizes[len(columns) :]))


def _with_dims(self: Any, sparse_dim: int) -> Tensor:
    """The layout sparse_coo; RuntimeError unless `sparse_dim` is that of batches and the matrix."""
    present = compressed_of(self, "to_sparse").batch_dim + 2
    if sparse_dim != present:
        dims = f"{present} sparse dimensions and cannot have {sparse_dim}"
        msg = f"to_sparse: a tensor of the layout {self.layout} has {dims}"
        raise ComputeError(msg)
    return as_coordinates(self)


# -- to compressed layouts ---------------------------------------------------------------------------------------------


def check_target(tensor: Any, layout: Any, blocksize: Any, dense_dim: int) -> None:
    """RuntimeError where no tensor of a compressed layout has the sizes and the dense dimensions of a tensor."""
    _check_blocks(layout, blocksize)
    if tensor._ndim - dense_dim < 2 or dense_dim < 0 or (has_sparse_layout(tensor) and dense_dim != tensor.dense_dim()):
        msg = (
            f"to_sparse: the layout {layout} is one of matrices with dense_dim={dense_dim} more dimensions, got a "
            f"tensor of the layout {tensor.layout} and shape {list(tensor._sizes)}"
        )
        raise ComputeError(msg)


def in_layout(self: Any, layout: Any, blocksize: Any, dense_dim: int | None) -> Tensor:
    """A sparse tensor in a layout, of which it or the result is compressed."""
    dense_dim = self.dense_dim() if dense_dim is None else dense_dim
    if not isinstance(layout, CompressedLayout):
        return _with_dims(self, self._ndim - dense_dim)
    if is_compressed(self) and self.layout is layout and _is_arranged(self, blocksize, dense_dim):
        _check_blocks(layout, blocksize)
        return F._with_values(self, self.values())  # type: ignore[no-any-return]
    check_target(self, layout, blocksize, dense_dim)
    if is_compressed(self):
        columns, values = _elements(self)
    else:
        tensor = F.coalesce(self)
        columns, values = array_of(tensor._indices(), "to_sparse"), tensor.values()
    result = _from_elements(columns, values, self._sizes, layout, tuple(blocksize or (1, 1)))
    if is_compressed(self):
        compressed_of(result, "to_sparse").use_indices_of(compressed_of(self, "to_sparse").plain.dtype)
    return result


def _is_arranged(tensor: Tensor, blocksize: Any, dense_dim: int) -> bool:
    memory = compressed_of(tensor, "to_sparse")
    return dense_dim == memory.dense_dim and (blocksize is None or tuple(blocksize) == memory.blocksize)


def _check_blocks(layout: CompressedLayout, blocksize: Any) -> None:
    """RuntimeError unless there is a size of blocks for a layout that has some, and none for others."""
    if not layout.has_blocks and blocksize is not None:
        msg = f"to_sparse: blocksize is an argument of layouts of blocks, got {list(blocksize)} with {layout}"
        raise ArgumentError(msg)
    if layout.has_blocks and (blocksize is None or len(blocksize) != 2 or min(blocksize) < 1):
        msg = f"to_sparse: the layout {layout} needs a blocksize of two sizes of at least 1, got {blocksize}"
        raise ComputeError(msg)


def _from_elements(
    columns: Array, values: Any, sizes: tuple[int, ...], layout: CompressedLayout, blocksize: tuple[int, int]
) -> Tensor:
    """A tensor of a compressed layout from its elements and their distinct coordinates, in any order."""
    split = len(columns)
    if split < 2:
        msg = f"to_sparse: the layout {layout} is one of matrices, got {split} sparse dimensions"
        raise ComputeError(msg)
    if any(size % part for size, part in zip(sizes[split - 2 : split], blocksize, strict=True)):
        matrix = tuple(sizes[split - 2 : split])
        msg = f"to_sparse: the tensor sparse size {matrix} must be divisible by given blocksize {tuple(blocksize)}"
        raise ComputeError(msg)
    arranged = Arrangement(columns, sizes, blocksize, layout)
    batch, dense = sizes[: split - 2], sizes[split:]
    shape = (*batch, arranged.nnz, *(blocksize if layout.has_blocks else ()), *dense)
    count = columns.shape[1]
    if layout.has_blocks and arranged.positions is not None:
        total = arranged.plain.size * blocksize[0] * blocksize[1]
        values = F.zeros((total, *dense), dtype=values.dtype).index_copy(0, from_numpy(arranged.positions), values)
    elif arranged.positions is not None:
        order = np.empty(count, np.int64)
        order[arranged.positions] = np.arange(count)
        values = values.index_select(0, from_numpy(order))
    begins, plain = from_numpy(arranged.compressed), from_numpy(arranged.plain)
    return over_indices(layout, begins, plain, values.reshape(shape), sizes)


# -- elements at the indices of another tensor -------------------------------------------------------------------------


def _stored_values(tensor: Any, mask: Compressed) -> Tensor:
    """The elements of a tensor, dense or sparse, where one of a compressed layout stores values."""
    if is_compressed(tensor) and tensor.layout is mask.layout:
        memory = compressed_of(tensor, "sparse_mask")
        is_same = _is_equal(memory.compressed, mask.compressed) and _is_equal(memory.plain, mask.plain)
        if is_same and memory.values._sizes == mask.values._sizes:
            return tensor.values()  # type: ignore[no-any-return]
    columns = from_numpy(coordinates(mask.compressed, mask.plain, mask.blocksize, mask.layout))
    source = F.to_sparse(tensor) if is_compressed(tensor) else tensor
    return F._values_at(source, columns).reshape(mask.values._sizes)  # type: ignore[no-any-return]


def _is_equal(first: Tensor, second: Tensor) -> bool:
    return first is second or np.array_equal(array_of(first, "sparse_mask"), array_of(second, "sparse_mask"))


@composed
def sparse_mask(self: Any, mask: Any) -> Tensor:
    """The elements of `self` where `mask` stores one, in the layout of that."""
    if self._sizes != mask._sizes:
        shapes = f"shape {list(self._sizes)}, the mask {list(mask._sizes)}"
        msg = f"sparse_mask: the tensor has {shapes}; they must be the same"
        raise ComputeError(msg)
    if not is_compressed(mask):
        return F.sparse_mask(F.to_sparse(self), mask)  # type: ignore[no-any-return]
    values = _stored_values(self, compressed_of(mask, "sparse_mask"))
    return F._with_values(mask, values)  # type: ignore[no-any-return]
