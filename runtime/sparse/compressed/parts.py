"""Kernels that read what a tensor of a compressed layout is made of."""

from __future__ import annotations

from runtime.errors import ComputeError
from runtime.sparse.dispatch import for_compressed
from runtime.sparse.elsewhere import anywhere
from runtime.sparse.parts import shared
from runtime.tensor import Tensor
from runtime.tensor.compressed import Compressed, compressed_of, is_compressed
from runtime.tensor.coordinates import backend_name
from runtime.tensor.device import sparse_csr


@for_compressed()
@anywhere
def crow_indices(self: Tensor) -> Tensor:
    """Where each row begins; RuntimeError for a layout that compresses columns."""
    return shared(_compressed(self, "crow_indices").compressed)


@for_compressed()
@anywhere
def col_indices(self: Tensor) -> Tensor:
    """The column of each element, or block; RuntimeError for a layout that compresses columns."""
    return shared(_compressed(self, "col_indices").plain)


@for_compressed()
@anywhere
def ccol_indices(self: Tensor) -> Tensor:
    """Where each column begins; RuntimeError for a layout that compresses rows."""
    return shared(_compressed(self, "ccol_indices").compressed)


@for_compressed()
@anywhere
def row_indices(self: Tensor) -> Tensor:
    """The row of each element, or block; RuntimeError for a layout that compresses rows."""
    return shared(_compressed(self, "row_indices").plain)


def _compressed(tensor: Tensor, function: str) -> Compressed:
    """The memory of a tensor; RuntimeError unless its layout has the indices of a name."""
    if not is_compressed(tensor) or function not in compressed_of(tensor, function).layout.parts:
        lines = "row" if function in sparse_csr.parts else "column"
        msg = f"{function} expected sparse {lines} compressed tensor layout but got {backend_name(tensor.layout)}"
        raise ComputeError(msg)
    return compressed_of(tensor, function)
