"""Sums and softmax of sparse tensors, composed of operators on their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.sparse.coalescing import Array, columns_at, positions
from runtime.sparse.dispatch import composed, for_compressed, from_indices, no_kernel
from runtime.tensor import Tensor, from_numpy, wrap_dim
from runtime.tensor.coordinates import coordinates_of

F = Functions()


@composed
def _compressed_sum(self: Any, dtype: Any) -> Tensor:
    """The sum of all elements of a compressed layout, whose gradient has its layout."""
    return F.values(self).sum(dtype=dtype)  # type: ignore[no-any-return]


@for_compressed(_compressed_sum)
def sum_all(self: Any, dtype: Any) -> Tensor:
    """The sum of all elements, dense and without dimensions."""
    tensor = self if coordinates_of(self, "sum").is_coalesced else F.coalesce(self)
    return F.values(tensor).sum(dtype=dtype)  # type: ignore[no-any-return]


def sum_dims(self: Any, dim: Any, keepdim: bool, dtype: Any) -> Tensor:
    """The sum over some dimensions: sparse, or dense where all sparse dimensions are among them."""

    def total(values: Tensor, dims: tuple[int, ...], keep: bool) -> Tensor:
        return F.sum(values, dims, keep, dtype=dtype)  # type: ignore[no-any-return]

    def totals(values: Any, segments: Tensor, count: int) -> Tensor:
        kind = values.sum(0, dtype=dtype).dtype
        sums = F.zeros((count, *values._sizes[1:]), dtype=kind)
        return sums.index_add(0, segments, values.to(kind))  # type: ignore[no-any-return]

    return over_dims(F.coalesce(self), wrapped(self, dim), keepdim, total, totals)


def over_dims(
    tensor: Any, dims: tuple[int, ...], keepdim: bool, reduced: Callable[[Tensor, tuple[int, ...], bool], Tensor],
    reduced_by_segment: Callable[[Tensor, Tensor, int], Tensor],
) -> Tensor:  # fmt: skip
    """A reduction of the stored elements over dimensions: sparse, or dense where all sparse dimensions are among them.

    ``reduced(values, dims, keepdim)`` reduces stored values over dimensions, ``reduced_by_segment(values, segments,
    count)`` those of equal number in `segments`, along the first dimension. `tensor` is coalesced.
    """
    memory = coordinates_of(tensor, "sum")
    inner = tuple(item - memory.sparse_dim + 1 for item in dims if item >= memory.sparse_dim)
    outer = [item for item in range(memory.sparse_dim) if item not in dims]
    values: Any = reduced(tensor.values(), inner, keepdim) if inner else tensor.values()
    sizes = [1 if item in dims else size for item, size in enumerate(tensor._sizes) if keepdim or item not in dims]
    if len(outer) == memory.sparse_dim:
        values = values if inner else reduced(values.unsqueeze(0), (0,), False)
        return from_indices(tensor._indices(), values, sizes, is_coalesced=True)
    if not outer:
        result: Any = reduced(values, (0,), False)
        return result.reshape(tuple(sizes)) if keepdim else result  # type: ignore[no-any-return]
    extents = tuple([tensor._sizes[item] for item in outer])
    numbers, segments = grouped(memory.indices, outer, extents)
    values = reduced_by_segment(values, from_numpy(segments), len(numbers))
    indices = columns_at(numbers, extents)
    if keepdim:
        columns = F.zeros((memory.sparse_dim, len(numbers)), dtype=indices.dtype)
        for row, item in enumerate(outer):
            columns[item] = indices[row]  # type: ignore[index]
        indices = columns
    return from_indices(indices, values, sizes, is_coalesced=True)


def any_of_all(self: Any) -> Tensor:
    """Whether any stored element is other than 0."""
    return F.coalesce(self).values().any()  # type: ignore[no-any-return]


@composed
def vector_norm(self: Any, ord: Any, dim: Any, keepdim: bool, dtype: Any) -> Tensor:  # noqa: A002 - PyTorch's name
    """The norm of all elements, for an order of at least 0: elements that are not stored add nothing."""
    if ord < 0 or len(wrapped(self, dim)) < self._ndim:
        raise no_kernel("linalg.vector_norm")
    values = F.coalesce(self).values().reshape((-1,))
    if not values.numel():
        result = values.to(values.dtype if dtype is None else dtype).sum().abs()
    else:
        result = F.linalg_vector_norm(values, ord, dtype=dtype)
    return result.reshape((1,) * self._ndim) if keepdim else result  # type: ignore[no-any-return]


def wrapped(tensor: Tensor, dim: Any) -> tuple[int, ...]:
    """Dimensions counted from the front, all where none is said; RuntimeError for one that is there twice."""
    if dim is None or dim == ():
        return tuple(range(tensor._ndim))
    dims = tuple([wrap_dim(item, tensor._ndim) for item in ((dim,) if isinstance(dim, int) else dim)])
    if len(set(dims)) < len(dims):
        twice = next(item for item in dims if dims.count(item) > 1)
        msg = f"sum: dim {twice} appears multiple times in the list of dims {list(dims)}"
        raise ComputeError(msg)
    return dims


def grouped(indices: Any, dims: list[int], extents: tuple[int, ...]) -> tuple[Array, Array]:
    """The positions along some dimensions that occur, and for every column of indices the number of its position."""
    numbers = positions(F.index_select(indices, 0, _vector(dims)), extents, "sum")
    distinct, segments = np.unique(numbers, return_inverse=True)
    return distinct, segments.reshape(-1)


def _vector(numbers: list[int]) -> Tensor:
    return from_numpy(np.asarray(numbers, np.int64))


@composed
def softmax(self: Any, dim: int, dtype: Any) -> Tensor:
    """The softmax of the elements that are stored: others count as minus infinity, and stay 0."""
    return _normalized(self, dim, dtype, is_log=False)


@composed
def log_softmax(self: Any, dim: int, dtype: Any) -> Tensor:
    """The logarithm of :func:`softmax` of the elements that are stored."""
    return _normalized(self, dim, dtype, is_log=True)


def _normalized(tensor: Any, dim: int, dtype: Any, *, is_log: bool) -> Tensor:
    dim = wrap_dim(dim, tensor._ndim)
    tensor = F.coalesce(tensor)
    values = tensor.values() if dtype is None else tensor.values().to(dtype)
    memory = coordinates_of(tensor, "softmax")
    if dim >= memory.sparse_dim:
        function = F.log_softmax if is_log else F.softmax
        return F._with_values(tensor, function(values, dim - memory.sparse_dim + 1))  # type: ignore[no-any-return]
    other_dims = [item for item in range(memory.sparse_dim) if item != dim]
    numbers, segments = grouped(memory.indices, other_dims, tuple([tensor._sizes[item] for item in other_dims]))
    groups, sizes = from_numpy(segments), (len(numbers), *values._sizes[1:])
    largest = F.full(sizes, -np.inf, dtype=values.dtype).index_reduce(0, groups, values.detach(), "amax")
    shifted = values - largest.index_select(0, groups)
    totals = F.zeros(sizes, dtype=values.dtype).index_add(0, groups, shifted.exp()).index_select(0, groups)
    values = shifted - totals.log() if is_log else shifted.exp() / totals
    return F._with_values(tensor, values)  # type: ignore[no-any-return]
