"""Sparse tensors from indices and values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from runtime.boundary import guarded
from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ComputeError
from runtime.sparse import dispatch
from runtime.sparse.compressed import construction as compressed
from runtime.sparse.dispatch import for_compressed
from runtime.sparse.invariants import is_checked
from runtime.tensor import Size, Tensor, dtypes
from runtime.tensor.coordinates import make_sparse
from runtime.tensor.device import CompressedLayout, sparse_coo
from runtime.tensor.device import device as device_type
from runtime.tensor.device import layout as layout_type
from runtime.tensor.dtypes import dtype as dtype_type
from runtime.tensor.factories import as_tensor, tensor
from runtime.tensor.memory import array_of, over_memory_of
from runtime.tensor.pinned import pinned_if

F = Functions()
_MOST = (1 << 63) - 1  # elements that int64 can count


@guarded
def sparse_coo_tensor(
    indices: Any = None, values: Any = None, size: Any = None, *, dtype: dtype_type | None = None,
    layout: layout_type | None = None, device: device_type | str | None = None, pin_memory: bool = False,
    requires_grad: bool = False, check_invariants: bool | None = None, is_coalesced: bool | None = None,
) -> Tensor:  # fmt: skip
    """A tensor of the layout sparse_coo, which stores `values` at `indices` and is 0 elsewhere.

    `indices`, of shape ``(sparse_dim, nnz)``, has a column for each of the `values`, whose shape is ``(nnz, *dense
    sizes)``. `size` is the whole shape; without it the smallest that holds all indices. What is stored several times
    is added up; `is_coalesced` says that nothing is, and that columns are in lexicographic order. With `size` in the
    place of the indices, a tensor without stored elements. Memory is shared with `indices` and `values` that are
    tensors of int64 and of `dtype`, and gradients go to `values`, unless `requires_grad` makes the result a leaf.

    RuntimeError where indices and values do not fit each other or the size, unless ``check_invariants=False``; without
    it :class:`check_sparse_tensor_invariants` says whether indices are checked.
    """
    check_layout("sparse_coo_tensor", layout)
    if values is None:
        result: Any = nothing_stored(tuple(Size(indices if size is None else size)), dtype)
        result = result if device is None else result.to(device)
        return result.requires_grad_() if requires_grad else result  # type: ignore[no-any-return]
    indices = as_tensor(indices, dtype=dtypes.int64)
    values = values if isinstance(values, Tensor) else tensor(values, dtype=dtype)
    values = values if dtype is None else values.to(dtype)
    values = values if values._ndim else values.reshape((1,))
    check_shapes(indices, values)
    sizes = Size(smallest(indices, values) if size is None else size)
    indices, values = (part.to(values.device if device is None else device) for part in (indices, values))
    if is_checked(check_invariants):
        check(indices, values, sizes)
        if is_coalesced:
            check_order(indices, sizes)
    values = values.detach() if requires_grad else values
    indices, values = pinned_if(pin_memory, indices), pinned_if(pin_memory, values)
    result = dispatch.from_indices(indices, values, sizes, is_coalesced=bool(is_coalesced))
    return result.requires_grad_() if requires_grad else result  # type: ignore[no-any-return]


def from_parts(
    sparse_dim: int, dense_dim: int, size: tuple[int, ...], indices: Tensor, values: Tensor, *options: Any
) -> Tensor:
    """The kernel: a tensor over the memory of indices and values that are known to fit."""
    del sparse_dim, dense_dim
    return make_sparse(over_memory_of(indices), over_memory_of(values), size, is_coalesced=bool(options[-1]))


def nothing_stored(sizes: tuple[int, ...], kind: dtype_type | None, dense_dim: int = 0) -> Tensor:
    """A tensor of some sizes, the last `dense_dim` of which are those of values, that stores nothing."""
    split = len(sizes) - dense_dim
    indices, values = F.empty((split, 0), dtype=dtypes.int64), F.empty((0, *sizes[split:]), dtype=kind)
    return make_sparse(indices, values, sizes, is_coalesced=True)


@for_compressed()
def zeros(size: tuple[int, ...], dtype: dtype_type | None, layout: Any, *_: Any) -> Tensor:
    """The kernel of zeros of a sparse layout, which stores none."""
    if isinstance(layout, CompressedLayout):
        return compressed.nothing_stored(size, dtype, layout)
    check_layout("zeros", layout)
    return nothing_stored(size, dtype)


def check_layout(operator: str, layout: layout_type | None) -> None:
    """RuntimeError for another layout than sparse_coo."""
    if layout not in {None, sparse_coo}:
        msg = f"{operator}: expected the layout {sparse_coo}, got {layout}"
        raise ComputeError(msg)


# -- invariants --------------------------------------------------------------------------------------------------------


def check_shapes(indices: Tensor, values: Tensor) -> None:
    """RuntimeError unless there is a column of indices for every value."""
    if indices._ndim != 2:
        msg = f"sparse_coo_tensor: indices must be of shape (sparse_dim, nnz), got shape {list(indices._sizes)}"
        raise ComputeError(msg)
    if not values._ndim:
        msg = "sparse_coo_tensor: values must have a dimension for the stored elements, but they have none"
        raise ComputeError(msg)
    if indices._sizes[1] != values._sizes[0]:
        msg = (
            f"sparse_coo_tensor: indices and values must have same nnz, but got nnz from indices: {indices._sizes[1]}, "
            f"nnz from values: {values._sizes[0]}"
        )
        raise ComputeError(msg)


def smallest(indices: Any, values: Tensor) -> Sequence[int]:
    """The smallest sizes of a tensor that holds all indices."""
    count = indices._sizes[1]
    extents = (indices.amax(1) + 1).tolist() if count else [0] * indices._sizes[0]
    return [*extents, *values._sizes[1:]]


def check(indices: Any, values: Tensor, sizes: Sequence[int]) -> None:
    """RuntimeError unless indices lie within the sizes, and values have their dense dimensions."""
    if isinstance(sizes, int) or any(not isinstance(size, int) or size < 0 for size in sizes):
        msg = f"sparse_coo_tensor: size must be a sequence of sizes, got {sizes!r}"
        raise ArgumentError(msg)
    if math.prod(sizes) > _MOST:
        msg = f"sparse_coo_tensor: numel: integer multiplication overflow, size {list(sizes)} has too many elements"
        raise ComputeError(msg)
    sparse_dim, dense_dim = indices._sizes[0], values._ndim - 1
    if len(sizes) != sparse_dim + dense_dim:
        msg = (
            f"sparse_coo_tensor: size has {len(sizes)} dimensions, but indices and values have {sparse_dim} sparse and "
            f"{dense_dim} dense ones"
        )
        raise ComputeError(msg)
    if tuple(sizes[sparse_dim:]) != values._sizes[1:]:
        msg = (
            f"sparse_coo_tensor: values has incorrect size {list(values._sizes)}, size {list(sizes)} asks for "
            f"{[values._sizes[0], *sizes[sparse_dim:]]}"
        )
        raise ComputeError(msg)
    if not (indices._sizes[1] and sparse_dim):
        return
    least, largest = indices.amin(1).tolist(), indices.amax(1).tolist()
    for dim, (low, high) in enumerate(zip(least, largest, strict=True)):
        if low < 0:
            msg = f"sparse_coo_tensor: found negative index {low} for dim {dim}"
            raise ComputeError(msg)
        if high >= sizes[dim]:
            msg = (
                f"sparse_coo_tensor: size is inconsistent with indices: for dim {dim}, size is {sizes[dim]} but found "
                f"index {high}"
            )
            raise ComputeError(msg)


def check_order(indices: Tensor, sizes: Sequence[int]) -> None:
    """RuntimeError unless columns are in lexicographic order, each there once."""
    from runtime.sparse.coalescing import in_order

    if not in_order(array_of(F.cpu(indices), "sparse_coo_tensor"), tuple(sizes)):
        msg = "sparse_coo_tensor: is_coalesced is True, but indices are not in lexicographic order, each there once"
        raise ComputeError(msg)
