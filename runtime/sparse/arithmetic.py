"""Sums, products and quotients of which an operand is sparse."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.language import broadcast_shapes
from runtime.sparse.coalescing import coalesced, positions
from runtime.sparse.conversion import gather
from runtime.sparse.dispatch import scales_elements, take
from runtime.sparse.rows import common
from runtime.sparse.shapes import broadcast_to
from runtime.tensor import Tensor, bump_version, from_numpy
from runtime.tensor.casting import result_type
from runtime.tensor.coordinates import coordinates_of, is_sparse, make_sparse
from runtime.tensor.device import sparse_coo
from runtime.tensor.dtypes import can_cast, cannot_cast, dtype
from runtime.tensor.outputs import in_place_of

F = Functions()


# -- sums --------------------------------------------------------------------------------------------------------------


def add(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    """``self + alpha * other``: sparse where both are, else dense."""
    return _sum("add", self, other, alpha)


def sub(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    """``self - alpha * other``: sparse where both are, else dense."""
    return _sum("sub", self, other, -alpha)


@in_place_of(add)
def add_in_place(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    """``self += alpha * other``; of a dense tensor, only the stored elements of a sparse one are read and written."""
    return _add_into("add_", self, other, alpha)


@in_place_of(sub)
def sub_in_place(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    """``self -= alpha * other``; of a dense tensor, only the stored elements of a sparse one are read and written."""
    return _add_into("sub_", self, other, -alpha)


def _sum(operator: str, self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    _check_sizes(operator, self, other)
    kind = result_type((self, other))
    if is_sparse(self) and is_sparse(other):
        return _joined(operator, self, other, alpha, kind)
    if is_sparse(other):
        return _scattered(self.to(kind, copy=True), other, alpha)  # type: ignore[attr-defined]
    scaled = other * alpha
    return _scattered(scaled.to(kind), self, 1)


def _add_into(operator: str, self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    if is_sparse(self):
        return take(operator, self, _sum(operator, self, other, alpha), in_place=True)
    _check_sizes(operator, self, other)
    if not can_cast(other.dtype, self.dtype):
        msg = f"{operator}: {cannot_cast(other.dtype, self.dtype)}"
        raise ComputeError(msg)
    result = _scattered(self, other, alpha)
    bump_version(self)
    return result


def _check_sizes(operator: str, self: Tensor, other: Any) -> None:
    for dense in (self, other):
        is_number = not isinstance(dense, Tensor) or not (dense._ndim or is_sparse(dense))
        if is_number and (self._ndim or not isinstance(other, Tensor) or other._ndim):
            msg = f"{operator}: a number makes a tensor of the layout {sparse_coo} dense; call to_dense() first"
            raise ComputeError(msg)
    if self._sizes != other._sizes:
        msg = (
            f"{operator}: Expected input tensors to have the same shape beside one of the layout {sparse_coo}, got "
            f"{list(self._sizes)} and {list(other._sizes)}"
        )
        raise ComputeError(msg)


def _joined(operator: str, self: Tensor, other: Tensor, alpha: Any, kind: dtype) -> Tensor:
    """The sum of two sparse tensors: what both store, added up where both were coalesced."""
    first, second = coordinates_of(self, operator), coordinates_of(other, operator)
    if first.sparse_dim != second.sparse_dim:
        msg = f"{operator}: one tensor has {first.sparse_dim} sparse dimensions, the other {second.sparse_dim}"
        raise ComputeError(msg)
    values: Any = second.values.to(kind)  # type: ignore[attr-defined]
    indices = F.cat((first.indices, second.indices), 1)
    values = F.cat((first.values.to(kind), values if alpha == 1 else values * alpha), 0)  # type: ignore[attr-defined]
    result = make_sparse(indices, values, self._sizes, is_coalesced=False)
    return coalesced(result) if first.is_coalesced and second.is_coalesced else result


def _scattered(dense: Any, tensor: Tensor, alpha: Any) -> Tensor:
    """`dense`, to which the stored elements times `alpha` were added in place."""
    memory = coordinates_of(coalesced(tensor), "add")
    values: Any = memory.values.to(dense.dtype)  # type: ignore[attr-defined]
    values = values if alpha == 1 else (values * alpha).to(dense.dtype)
    if memory.sparse_dim == 1:
        dense.index_add_(0, memory.indices[0], values)  # type: ignore[index]
    elif memory.sparse_dim:
        dense.index_put_(tuple(memory.indices.unbind(0)), values, accumulate=True)  # type: ignore[attr-defined]
    elif memory.nnz:
        dense.add_(values[0])
    return dense  # type: ignore[no-any-return]


# -- products ----------------------------------------------------------------------------------------------------------


@scales_elements
def mul(self: Tensor, other: Any) -> Tensor:
    """``self * other``, sparse: where both store an element, or where the only sparse one does."""
    if is_sparse(self) and is_sparse(other):
        return _common(self, other)
    sparse, dense = (self, other) if is_sparse(self) else (other, self)
    if not isinstance(dense, Tensor):
        return _scaled(sparse, lambda values: values * dense)
    kind = result_type((sparse, dense))
    if not dense._ndim:
        return _scaled(sparse, lambda values: (values * dense).to(kind))
    result: Any = _masked_product(sparse, dense)
    return result if result.dtype is kind else result.to(kind)  # type: ignore[no-any-return]


@in_place_of(mul)
def mul_in_place(self: Any, other: Any) -> Tensor:
    """``self *= other``; a dense tensor stays dense, and is 0 where a sparse one stores nothing."""
    if not is_sparse(self):
        return self.mul_(other.to_dense())  # type: ignore[no-any-return]
    return take("mul_", self, mul(self, other), in_place=True)


@scales_elements
def div(self: Tensor, other: Any) -> Tensor:
    """The stored elements over a number."""
    if is_sparse(other) or (isinstance(other, Tensor) and other._ndim):
        msg = f"div: a tensor of the layout {sparse_coo} is divided by a number, or a dense tensor without dimensions"
        raise ComputeError(msg)
    return _scaled(self, lambda values: values / other)


def _scaled(tensor: Tensor, scale: Any) -> Tensor:
    """What is linear in each element, of all that are stored."""
    memory = coordinates_of(tensor, "mul")
    return make_sparse(memory.indices, scale(memory.values), tensor._sizes, is_coalesced=memory.is_coalesced)


def _masked_product(sparse: Tensor, dense: Tensor) -> Tensor:
    """The stored elements times those of a dense tensor, where one broadcasts to the other or both do."""
    sizes = _broadcast(sparse._sizes, dense._sizes)
    sparse = broadcast_to(sparse, sizes)
    memory = coordinates_of(sparse, "mul")
    factors = gather(dense.expand(sizes), memory.indices)  # type: ignore[attr-defined]
    return make_sparse(memory.indices, memory.values * factors, sizes, is_coalesced=memory.is_coalesced)


def _broadcast(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """The shape to which two shapes broadcast; RuntimeError where there is none."""
    return tuple(broadcast_shapes(first, second))


def _common(self: Tensor, other: Tensor) -> Tensor:
    """The product of two sparse tensors: where both store an element. Dense dimensions, and numbers, broadcast."""
    if not self._ndim or not other._ndim:
        number, tensor = (other, self) if not other._ndim else (self, other)
        return mul(tensor, F.to_dense(number))
    first, second = (coordinates_of(coalesced(item), "mul") for item in (self, other))
    split = first.sparse_dim
    if split != second.sparse_dim or self._ndim != other._ndim or self._sizes[:split] != other._sizes[:split]:
        shapes = f"{list(self._sizes)} with {split} sparse dimensions, {list(other._sizes)} with {second.sparse_dim}"
        msg = f"mul: sparse tensors must have one shape, except for dense dimensions of size 1, got {shapes}"
        raise ComputeError(msg)
    sizes = (*self._sizes[:split], *_broadcast(self._sizes[split:], other._sizes[split:]))
    numbers, other_numbers = (positions(item.indices, self._sizes, "mul") for item in (first, second))
    if np.array_equal(numbers, other_numbers):
        return make_sparse(first.indices, first.values * second.values, sizes, is_coalesced=True)  # type: ignore[operator]
    left, right = map(from_numpy, common(numbers, other_numbers))
    values = F.index_select(first.values, 0, left) * F.index_select(second.values, 0, right)
    return make_sparse(F.index_select(first.indices, 1, left), values, sizes, is_coalesced=True)
