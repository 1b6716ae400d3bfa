"""Dimensions of sparse tensors exchanged, inserted and selected. No result shares memory with its argument."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, DimensionError
from runtime.language import broadcast_shapes
from runtime.sparse.coalescing import Array
from runtime.sparse.compressed import shapes as compressed
from runtime.sparse.dispatch import composed, for_compressed, from_indices, no_kernel
from runtime.tensor import Tensor, from_numpy, wrap_dim
from runtime.tensor.coordinates import coordinates_of, has_sparse_layout, is_sparse
from runtime.tensor.memory import array_of

F = Functions()


def permute(self: Any, dims: Sequence[int]) -> Tensor:
    """The dimensions in another order; sparse and dense ones stay among themselves (RuntimeError otherwise)."""
    order = [wrap_dim(dim, self._ndim) for dim in dims]
    if sorted(order) != list(range(self._ndim)):
        fault = "does not match the length of the shape" if len(order) != self._ndim else "names duplicate dims"
        msg = f"permute: the order {list(dims)} {fault} {list(self._sizes)}; it names each dimension once"
        raise ComputeError(msg)
    tensor = F.coalesce(self)
    split = coordinates_of(tensor, "permute").sparse_dim
    if any(dim >= split for dim in order[:split]):
        msg = f"permute: sparse and dense dimensions cannot be exchanged, got {list(dims)} with {split} sparse ones"
        raise ComputeError(msg)
    values = tensor.values()
    if self._ndim > split:
        values = values.permute((0, *[dim - split + 1 for dim in order[split:]]))
    sizes = tuple([self._sizes[dim] for dim in order])
    is_ordered = order[:split] == list(range(split))
    return from_indices(_rows(tensor._indices(), order[:split]), values, sizes, is_coalesced=is_ordered)


@for_compressed(compressed.transpose)
def transpose(self: Any, dim0: int, dim1: int) -> Tensor:
    """Two dimensions exchanged."""
    order = list(range(self._ndim))
    first, second = wrap_dim(dim0, self._ndim), wrap_dim(dim1, self._ndim)
    if self._ndim:
        order[first], order[second] = second, first
    return permute(self, order)


@for_compressed(compressed.t)
def t(self: Any) -> Tensor:
    """A matrix transposed; RuntimeError for more than two dimensions."""
    if self._ndim > 2:
        msg = f"t: expected at most 2 dimensions, got shape {list(self._sizes)}; use transpose or permute"
        raise ComputeError(msg)
    return permute(self, range(self._ndim - 1, -1, -1))


@composed
def unsqueeze(self: Any, dim: int) -> Tensor:
    """A dimension of size 1 inserted at `dim`."""
    at = wrap_dim(dim, self._ndim + 1)
    tensor = F.coalesce(self)
    split, indices, values = coordinates_of(tensor, "unsqueeze").sparse_dim, tensor._indices(), tensor.values()
    sizes = (*self._sizes[:at], 1, *self._sizes[at:])
    if at > split:
        return from_indices(indices, values.unsqueeze(at - split + 1), sizes, is_coalesced=True)
    zeros = F.zeros((1, indices._sizes[1]), dtype=indices.dtype)
    return from_indices(F.cat((indices[:at], zeros, indices[at:])), values, sizes, is_coalesced=True)


@composed
def broadcast_to(self: Any, sizes: Sequence[int]) -> Tensor:
    """The tensor at every index of new dimensions in front, and of those of size 1: all of these elements are stored.

    New dimensions are sparse ones.
    """
    sizes, added = tuple(sizes), len(sizes) - self._ndim
    if sizes == self._sizes:
        return self  # type: ignore[no-any-return]
    if added < 0 or tuple(broadcast_shapes(self._sizes, sizes)) != sizes:
        msg = f"a tensor of the layout {self.layout} and shape {list(self._sizes)} does not broadcast to {list(sizes)}"
        raise ComputeError(msg)
    tensor = F.coalesce(self)
    split = coordinates_of(tensor, "mul").sparse_dim
    count = tensor._indices()._sizes[1]
    repeated = [dim for dim in range(added + split) if dim < added or self._sizes[dim - added] != sizes[dim]]
    extents = [sizes[dim] for dim in repeated]
    total = math.prod(extents)
    columns = np.zeros((added + split, total, count), np.int64)
    columns[added:] = array_of(tensor._indices(), "mul")[:, None]
    for dim, numbers in zip(repeated, np.indices(extents).reshape((len(extents), total)), strict=True):
        columns[dim] = numbers[:, None]
    values = tensor.values()
    values = values.expand((total, *values._sizes[:1], *sizes[added + split :]))
    values = values.reshape((total * count, *sizes[added + split :]))
    indices = from_numpy(columns.reshape((added + split, total * count)))
    return from_indices(indices, values, sizes, is_coalesced=False)


@composed
def squeeze(self: Any, dim: int) -> Tensor:
    """The tensor without a dimension, if that is of size 1."""
    if not self._ndim or self._sizes[wrap_dim(dim, self._ndim)] != 1:
        return F.coalesce(self)  # type: ignore[no-any-return]
    return F.select(self, dim, 0)  # type: ignore[no-any-return]


@composed
def index_select(self: Any, dim: int, index: Any) -> Tensor:
    """The entries of a vector of indices along a dimension, in its order."""
    dim = wrap_dim(dim, self._ndim)
    if index._ndim != 1 or is_sparse(index):
        msg = f"index_select: index must be a dense vector, got shape {list(index._sizes)}"
        raise DimensionError(msg)
    tensor = F.coalesce(self)
    memory = coordinates_of(tensor, "index_select")
    values, count, size = tensor.values(), index._sizes[0], self._sizes[dim]
    sizes = (*self._sizes[:dim], count, *self._sizes[dim + 1 :])
    if dim >= memory.sparse_dim:
        chosen = values.index_select(dim - memory.sparse_dim + 1, index)
        return from_indices(tensor._indices(), chosen, sizes, is_coalesced=True)
    wanted = array_of(index, "index_select").astype(np.int64)
    if count and not (wanted.min() >= -size and wanted.max() < size):
        msg = f"index_select: an index is out of range for dimension {dim} of size {size}"
        raise DimensionError(msg)
    wanted[wanted < 0] += size
    columns = array_of(memory.indices, "index_select")
    stored, selected = _matches(columns[dim], wanted)
    chosen = columns[:, stored].copy()
    chosen[dim] = selected
    return from_indices(from_numpy(chosen), values.index_select(0, from_numpy(stored)), sizes, is_coalesced=False)


def _matches(stored: Array, wanted: Array) -> tuple[Array, Array]:
    """All pairs of places of equal numbers in two vectors: the places in each."""
    order = np.argsort(stored, kind="stable")
    starts = np.searchsorted(stored, wanted, side="left", sorter=order)
    counts = np.searchsorted(stored, wanted, side="right", sorter=order) - starts
    selected = np.repeat(np.arange(len(wanted)), counts)
    offsets = np.arange(len(selected)) - np.repeat(np.cumsum(counts) - counts, counts)
    return order[np.repeat(starts, counts) + offsets], selected


@for_compressed(compressed.select)
@composed
def select(self: Any, dim: int, index: int) -> Tensor:
    """One index of a dimension, which goes: sparse, or dense where no sparse dimension is left."""
    if not self._ndim:
        msg = "select: a tensor without dimensions has nothing to select from"
        raise DimensionError(msg)
    dim = wrap_dim(dim, self._ndim)
    size = self._sizes[dim]
    if not -size <= index < size:
        msg = f"select: index {index} is out of range for dimension {dim} of size {size}"
        raise DimensionError(msg)
    tensor = F.coalesce(self)
    memory = coordinates_of(tensor, "select")
    indices, values = tensor._indices(), tensor.values()
    sizes = (*self._sizes[:dim], *self._sizes[dim + 1 :])
    index %= size
    if dim >= memory.sparse_dim:
        return from_indices(indices, values.select(dim - memory.sparse_dim + 1, index), sizes, is_coalesced=True)
    chosen = from_numpy(np.flatnonzero(array_of(memory.indices, "select")[dim] == index))
    values = values.index_select(0, chosen)
    if memory.sparse_dim == 1:
        return values.sum(0, dtype=values.dtype)  # type: ignore[no-any-return]
    rows = _rows(indices, [item for item in range(memory.sparse_dim) if item != dim])
    return from_indices(rows.index_select(1, chosen), values, sizes, is_coalesced=True)


@for_compressed()
@composed
def view_at(self: Any, index: Any) -> Tensor:
    """Basic indices: whole numbers, slices, None and an ellipsis."""
    parts = index if isinstance(index, tuple) else (index,)
    count = sum(part is not None and part is not Ellipsis for part in parts)
    if count > self._ndim:
        msg = f"too many indices for a tensor of shape {list(self._sizes)}: {count}"
        raise DimensionError(msg)
    result, dim = self, 0
    for part in parts:
        if part is Ellipsis:
            dim += self._ndim - count
        elif part is None:
            result, dim = F.unsqueeze(result, dim), dim + 1
        elif isinstance(part, slice):
            result, dim = _sliced(result, dim, part), dim + 1
        else:
            result = F.select(result, dim, int(part))
    return result  # type: ignore[no-any-return]


@for_compressed()
def set_at(self: Any, index: Any, value: Any) -> Tensor:
    """TypeError: nothing is written at an index of a sparse tensor, and no sparse tensor at one of a dense tensor."""
    del index
    if has_sparse_layout(self):
        msg = f"Cannot assign to a sparse tensor, of the layout {self.layout}; make another of indices and values"
    else:
        msg = f"cannot assign a tensor of the layout {value.layout} to elements of a dense one; call to_dense() first"
    raise ArgumentError(msg)


def _sliced(tensor: Any, dim: int, part: slice) -> Any:
    first, end, step = part.indices(tensor._sizes[dim])
    if step < 0:
        msg = f"a slice needs a step greater than 0, got {step}"
        raise ArgumentValueError(msg)
    if (first, end, step) == (0, tensor._sizes[dim], 1):
        return tensor
    return F.index_select(tensor, dim, F.arange(first, max(first, end), step))


@composed
def cat(tensors: Sequence[Any], dim: int) -> Tensor:
    """Sparse tensors one behind the other along a dimension; they have equal sizes along the others."""
    if not all(is_sparse(tensor) for tensor in tensors):
        raise no_kernel("cat")
    parts = [F.coalesce(tensor) for tensor in tensors]
    first = parts[0]
    dim = wrap_dim(dim, first._ndim)
    split = coordinates_of(first, "cat").sparse_dim
    other_sizes = [(*part._sizes[:dim], *part._sizes[dim + 1 :]) for part in parts]
    if len({*other_sizes}) > 1 or any(coordinates_of(part, "cat").sparse_dim != split for part in parts):
        msg = f"cat: shapes {[list(part._sizes) for part in parts]} differ outside of dimension {dim}"
        raise ComputeError(msg)
    sizes = (*first._sizes[:dim], sum(part._sizes[dim] for part in parts), *first._sizes[dim + 1 :])
    if dim >= split:
        return _cat_values(parts, sizes, dim)
    indices, offset = [], 0
    for part in parts:
        columns = array_of(part._indices(), "cat").copy()
        columns[dim] += offset
        offset += part._sizes[dim]
        indices.append(from_numpy(columns))
    values = F.cat(tuple([part.values() for part in parts]))
    return from_indices(F.cat(tuple(indices), 1), values, sizes, is_coalesced=dim == 0)


def _cat_values(parts: Sequence[Any], sizes: tuple[int, ...], dim: int) -> Tensor:
    """Tensors one behind the other along a dense dimension: each stores blocks that are 0 beside its own values."""
    dense_dim, offset, values = dim - parts[0].sparse_dim() + 1, 0, []
    for part in parts:
        stored, end = part.values(), offset + part._sizes[dim]
        before, after = (
            F.zeros((*stored._sizes[:dense_dim], size, *stored._sizes[dense_dim + 1 :]), dtype=stored.dtype)
            for size in (offset, sizes[dim] - end)
        )
        values.append(F.cat((before, stored, after), dense_dim))
        offset = end
    indices = F.cat(tuple([part._indices() for part in parts]), 1)
    return from_indices(indices, F.cat(tuple(values)), sizes, is_coalesced=False)


@composed
def stack(tensors: Sequence[Any], dim: int) -> Tensor:
    """Sparse tensors of one shape one behind the other along a new dimension."""
    return F.cat([F.unsqueeze(tensor, dim) for tensor in tensors], wrap_dim(dim, tensors[0]._ndim + 1))  # type: ignore[no-any-return]


@for_compressed()
@composed
def unbind(self: Any, dim: int) -> tuple[Tensor, ...]:
    """What :func:`select` gives for each index of a dimension."""
    return tuple([F.select(self, dim, index) for index in range(self._sizes[wrap_dim(dim, self._ndim)])])


@composed
def narrow_copy(self: Any, dim: int, start: int, length: int) -> Tensor:
    """A range of a dimension."""
    size = self._sizes[dim] if 0 <= dim < self._ndim else -1
    first = start + size if start < 0 else start
    if not 0 <= first <= first + length <= size:
        msg = (
            f"narrow_copy: start {start} and length {length} do not fit into dimension {dim} of shape "
            f"{list(self._sizes)}"
        )
        raise ComputeError(msg)
    return _sliced(self, dim, slice(first, first + length))  # type: ignore[no-any-return]


def _rows(indices: Any, dims: Sequence[int]) -> Any:
    """Some rows of indices, in another order."""
    return indices.index_select(0, from_numpy(np.asarray(dims, np.int64)))
