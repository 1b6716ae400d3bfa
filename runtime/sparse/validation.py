"""Checks of indices and values before a sparse tensor is made of them, and indices of one layout from another's.

PyTorch has these under names with an underscore, which libraries call.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.boundary import guarded
from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ComputeError
from runtime.sparse import construction
from runtime.sparse.compressed import construction as compressed
from runtime.sparse.shapes import broadcast_to
from runtime.tensor import Tensor, from_numpy
from runtime.tensor.compressed import compressed_of
from runtime.tensor.device import CompressedLayout, sparse_bsc, sparse_bsr, sparse_csc, sparse_csr
from runtime.tensor.memory import array_of

F = Functions()


@guarded
def _validate_sparse_coo_tensor_args(
    indices: Tensor, values: Tensor, size: Sequence[int], is_coalesced: bool | None = None
) -> None:
    """RuntimeError unless indices, values and size make a tensor of the layout sparse_coo."""
    construction.check_shapes(indices, values)
    construction.check(indices, values, size)
    if is_coalesced:
        construction.check_order(indices, size)


@guarded
def _validate_sparse_compressed_tensor_args(
    compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, size: Sequence[int], layout: Any
) -> None:
    """RuntimeError unless indices, values and size make a tensor of a compressed layout."""
    if not isinstance(layout, CompressedLayout):
        msg = f"_validate_sparse_compressed_tensor_args: expected a compressed layout such as sparse_csr, got {layout}"
        raise ArgumentError(msg)
    compressed.check_shapes(compressed_indices, plain_indices, values, layout)
    compressed.check(compressed_indices, plain_indices, values, size, layout)


def _validate_sparse_csr_tensor_args(
    crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int]
) -> None:
    """:func:`_validate_sparse_compressed_tensor_args` of sparse_csr."""
    _validate_sparse_compressed_tensor_args(crow_indices, col_indices, values, size, sparse_csr)


def _validate_sparse_csc_tensor_args(
    ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int]
) -> None:
    """:func:`_validate_sparse_compressed_tensor_args` of sparse_csc."""
    _validate_sparse_compressed_tensor_args(ccol_indices, row_indices, values, size, sparse_csc)


def _validate_sparse_bsr_tensor_args(
    crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int]
) -> None:
    """:func:`_validate_sparse_compressed_tensor_args` of sparse_bsr."""
    _validate_sparse_compressed_tensor_args(crow_indices, col_indices, values, size, sparse_bsr)


def _validate_sparse_bsc_tensor_args(
    ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int]
) -> None:
    """:func:`_validate_sparse_compressed_tensor_args` of sparse_bsc."""
    _validate_sparse_compressed_tensor_args(ccol_indices, row_indices, values, size, sparse_bsc)


@guarded
def _validate_compressed_sparse_indices(
    is_crow: bool, compressed_idx: Tensor, plain_idx: Tensor, cdim: int, dim: int, nnz: int
) -> None:
    """RuntimeError unless indices are those of `nnz` elements in each matrix of `cdim` lines of length `dim`."""
    batch, layout = plain_idx._sizes[:-1], sparse_csr if is_crow else sparse_csc
    sizes = (*batch, cdim, dim) if is_crow else (*batch, dim, cdim)
    if plain_idx._sizes[-1:] != (nnz,):
        msg = f"{layout.parts[1]}.shape[-1] must be equal to nnz (={nnz}), but got shape {list(plain_idx._sizes)}"
        raise ComputeError(msg)
    values = F.empty(plain_idx._sizes, dtype=plain_idx.dtype)
    _validate_sparse_compressed_tensor_args(compressed_idx, plain_idx, values, sizes, layout)


@guarded
def _sparse_broadcast_to(input: Tensor, size: Sequence[int]) -> Tensor:  # noqa: A002
    """A tensor of the layout sparse_coo at every index of the dimensions of `size` that are new, or were of size 1."""
    return broadcast_to(input, size)


@guarded
def _sparse_compressed_tensor_with_dims(
    nnz: int, dense_dim: int, size: Sequence[int], blocksize: Sequence[int], index_dtype: Any, *, dtype: Any = None,
    layout: Any = None, device: Any = None, pin_memory: Any = None,
) -> Tensor:  # fmt: skip
    """Memory of a compressed layout for `nnz` elements of each matrix of a size, whose indices are to be written."""
    del pin_memory
    block: Any = tuple(blocksize) or None
    result: Any = compressed.nothing_stored(tuple(size), dtype, layout, dense_dim, block)
    memory = compressed_of(result, "_sparse_compressed_tensor_with_dims")
    dims = memory.plain._ndim
    memory.plain = F.zeros((*memory.plain._sizes[:-1], nnz), dtype=memory.plain.dtype)
    memory.values = F.zeros((*memory.plain._sizes, *memory.values._sizes[dims:]), dtype=memory.values.dtype)
    memory.use_indices_of(index_dtype)
    return result if device is None else result.to(device)  # type: ignore[no-any-return]


@guarded
def _convert_indices_from_coo_to_csr(input: Any, size: int, *, out_int32: bool = False) -> Tensor:  # noqa: A002
    """Where each of `size` rows begins, of a vector of ascending rows: of shape (size + 1,)."""
    if input._ndim != 1:
        msg = f"_convert_indices_from_coo_to_csr: expected a vector of rows, got shape {list(input._sizes)}"
        raise ComputeError(msg)
    rows = F.arange(size + 1, dtype=input.dtype)
    return F.searchsorted(input, rows, out_int32=out_int32)  # type: ignore[no-any-return]


@guarded
def _convert_indices_from_csr_to_coo(
    crow_indices: Tensor, col_indices: Tensor, *, out_int32: bool = False, transpose: bool = False
) -> Tensor:
    """The coordinates of elements whose rows begin at `crow_indices`, of shape (2, nnz), after those of the batch.

    With `transpose` columns stand in the place of rows.
    """
    begins, columns = (array_of(part, "_convert_indices_from_csr_to_coo") for part in (crow_indices, col_indices))
    batch, nnz = columns.shape[:-1], columns.shape[-1]
    count = int(np.prod(batch))
    rows = np.repeat(np.tile(np.arange(begins.shape[-1] - 1), count), np.diff(begins, axis=-1).ravel())
    parts = [rows, columns.ravel()][:: -1 if transpose else 1]
    if batch:
        parts = [*np.unravel_index(np.repeat(np.arange(count), nnz), batch), *parts]
    kind = np.int32 if out_int32 else np.int64
    return from_numpy(np.stack([part.astype(kind) for part in parts]))
