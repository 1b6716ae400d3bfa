"""Transposes of compressed layouts: of rows and columns over the same indices, which are those of another layout."""

from __future__ import annotations

from typing import Any

from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.sparse.compressed.construction import over_indices
from runtime.sparse.dispatch import composed
from runtime.tensor import Tensor, wrap_dim
from runtime.tensor.compressed import compressed_of
from runtime.tensor.device import TRANSPOSED

F = Functions()


@composed
def transpose(self: Any, dim0: int, dim1: int) -> Tensor:
    """Rows and columns exchanged, over the same memory; dimensions of batches are exchanged by copies of indices.

    RuntimeError for a dimension of the matrix and one of a batch, and for dense dimensions.
    """
    first, second = sorted((wrap_dim(dim0, self._ndim), wrap_dim(dim1, self._ndim)))
    memory = compressed_of(self, "transpose")
    rows = memory.batch_dim
    if first == second:
        return F._with_values(self, self.values())  # type: ignore[no-any-return]
    sizes = list(self._sizes)
    sizes[first], sizes[second] = sizes[second], sizes[first]
    compressed, plain, values, layout = memory.compressed, memory.plain, self.values(), memory.layout
    if (first, second) == (rows, rows + 1):
        values = values.transpose(rows + 1, rows + 2) if layout.has_blocks else values
        layout = TRANSPOSED[layout]
    elif second < rows:
        compressed, plain, values = (F.transpose(part, first, second) for part in (compressed, plain, values))
    else:
        msg = (
            f"transpose: of a tensor of the layout {layout} rows and columns are exchanged, or dimensions of batches, "
            f"got {first} and {second} of shape {list(self._sizes)}"
        )
        raise ComputeError(msg)
    return over_indices(layout, compressed, plain, values, tuple(sizes))


@composed
def select(self: Any, dim: int, index: int) -> Tensor:
    """One index of a dimension, which goes: in the same layout for one of a batch, else in sparse_coo."""
    memory = compressed_of(self, "select")
    wrapped = wrap_dim(dim, self._ndim)
    if wrapped >= memory.batch_dim:
        return F.select(F.to_sparse(self), dim, index)  # type: ignore[no-any-return]
    parts = (memory.compressed, memory.plain, self.values())
    compressed, plain, values = (F.select(part, wrapped, index) for part in parts)
    sizes = (*self._sizes[:wrapped], *self._sizes[wrapped + 1 :])
    return over_indices(memory.layout, compressed, plain, values, sizes)


@composed
def t(self: Any) -> Tensor:
    """A matrix transposed; RuntimeError for more than two dimensions."""
    if self._ndim > 2:
        msg = f"t: expected at most 2 dimensions, got shape {list(self._sizes)}; use transpose"
        raise ComputeError(msg)
    return transpose(self, 0, 1)
