"""Products of matrices of which one is sparse, or both are."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.sparse.coalescing import coalesced
from runtime.sparse.conversion import look_up
from runtime.tensor import Tensor, from_numpy
from runtime.tensor.casting import result_type
from runtime.tensor.coordinates import Coordinates, coordinates_of, is_sparse, make_sparse
from runtime.tensor.memory import array_of

F = Functions()
_PART = 1 << 22  # elements of temporary memory


def mm(self: Any, mat2: Any) -> Tensor:
    """The product of two matrices: sparse where both are, else dense."""
    if is_sparse(self) and is_sparse(mat2):
        return sparse_sparse(self, mat2)
    if is_sparse(self):
        return sparse_dense(self, mat2)
    return F.t(sparse_dense(mat2.t(), self.t()))  # type: ignore[no-any-return]


def mv(self: Tensor, vec: Any) -> Tensor:
    """The product of a sparse matrix and a dense vector."""
    return F.squeeze(mm(self, vec.unsqueeze(1)), 1)  # type: ignore[no-any-return]


def addmm(self: Any, mat1: Any, mat2: Any, beta: Any, alpha: Any) -> Tensor:
    """``beta * self + alpha * (mat1 @ mat2)``; with ``beta=0`` `self` is not read."""
    return scaled_sum(self, mm(mat1, mat2), beta, alpha)


def scaled_sum(self: Any, product: Any, beta: Any, alpha: Any) -> Tensor:
    """``beta * self + alpha * product``; with ``beta=0`` `self` is not read."""
    product = product if alpha == 1 else product * alpha
    if beta == 0:
        return product  # type: ignore[no-any-return]
    scaled = self if beta == 1 else self * beta
    return scaled + product if is_sparse(product) or not is_sparse(scaled) else product + scaled  # type: ignore[no-any-return]


def sparse_dense(sparse: Tensor, dense: Tensor) -> Tensor:
    """The kernel of a sparse matrix and a dense one."""
    if not is_sparse(sparse) or is_sparse(dense):
        return F.mm(sparse, dense)  # type: ignore[no-any-return]
    memory = _matrix(sparse, dense)
    values: Any = memory.values
    kind, columns = result_type((sparse, dense)), dense._sizes[1]
    result = F.zeros((sparse._sizes[0], columns), dtype=kind)
    step = max(1, _PART // max(columns, 1))
    for first in range(0, memory.nnz, step):
        part = slice(first, first + step)
        rows = F.index_select(dense, 0, memory.indices[1, part])  # type: ignore[index]
        result.index_add_(0, memory.indices[0, part], (rows * values[part].unsqueeze(1)).to(kind))  # type: ignore[index]
    return result  # type: ignore[no-any-return]


def sparse_sparse(self: Tensor, other: Tensor) -> Tensor:
    """The kernel of two sparse matrices, whose product is sparse and coalesced."""
    if not (is_sparse(self) and is_sparse(other)):
        return F.mm(self, other)  # type: ignore[no-any-return]
    _matrix(self, other)
    first, second = (coordinates_of(coalesced(item), "mm") for item in (self, other))
    _check_matrix(second, other)
    rows, inner = array_of(first.indices, "mm")
    outer, columns = array_of(second.indices, "mm")
    starts = np.searchsorted(outer, inner, side="left")
    counts = np.searchsorted(outer, inner, side="right") - starts
    left = np.repeat(np.arange(len(inner)), counts)
    right = np.arange(len(left)) - np.repeat(np.cumsum(counts) - counts, counts) + np.repeat(starts, counts)
    indices = from_numpy(np.stack((rows[left], columns[right])) if len(left) else np.empty((2, 0), np.int64))
    values: Any = F.index_select(first.values, 0, from_numpy(left))
    values = values * F.index_select(second.values, 0, from_numpy(right))
    return coalesced(make_sparse(indices, values, (self._sizes[0], other._sizes[1]), is_coalesced=False))


def sampled(grad: Any, mat2: Any, mask: Tensor) -> Tensor:
    """``grad @ mat2`` where `mask` stores an element: no other is computed."""
    if not is_sparse(mask):
        return F.mm(grad, mat2)  # type: ignore[no-any-return]
    memory = coordinates_of(coalesced(mask), "mm")
    if is_sparse(grad) or is_sparse(mat2):
        values = look_up(F.mm(grad, mat2), memory.indices)
        return make_sparse(memory.indices, values, mask._sizes, is_coalesced=True)
    columns, inner = mat2.t(), grad._sizes[1]
    step = max(1, _PART // max(inner, 1))
    parts = []
    for first in range(0, memory.nnz, step):
        row, column = (memory.indices[dim, first : first + step] for dim in range(2))  # type: ignore[index]
        parts.append((grad.index_select(0, row) * columns.index_select(0, column)).sum(1))
    values = F.cat(tuple(parts)) if parts else F.zeros((0,), dtype=result_type((grad, mat2)))
    return make_sparse(memory.indices, values, mask._sizes, is_coalesced=True)


def _matrix(self: Tensor, other: Tensor) -> Coordinates:
    """The memory of a sparse matrix that is multiplied by another matrix; RuntimeError where shapes do not fit."""
    memory = coordinates_of(self, "mm")
    _check_matrix(memory, self)
    if other._ndim != 2 or self._sizes[1] != other._sizes[0]:
        msg = f"mm: shapes {list(self._sizes)} and {list(other._sizes)} cannot be multiplied"
        raise ComputeError(msg)
    return memory


def _check_matrix(memory: Coordinates, matrix: Tensor) -> None:
    if memory.sparse_dim != 2 or matrix._ndim != 2:
        dims = f"{memory.sparse_dim} sparse dimensions"
        msg = f"mm: expected a matrix of two sparse dimensions, got shape {list(matrix._sizes)} with {dims}"
        raise ComputeError(msg)
