"""``ow.sparse``: functions of sparse tensors, as ``torch.sparse`` has them."""

from __future__ import annotations

from typing import Any

from runtime.boundary import guarded
from runtime.dispatch.functions import Functions
from runtime.sparse.invariants import check_sparse_tensor_invariants
from runtime.sparse.products import scaled_sum
from runtime.sparse.reductions import sum_dims
from runtime.tensor import Tensor
from runtime.tensor.coordinates import is_sparse

__all__ = ["addmm", "check_sparse_tensor_invariants", "log_softmax", "mm", "softmax", "sum"]

F = Functions()


@guarded
def mm(mat1: Tensor, mat2: Tensor) -> Tensor:
    """The product of two matrices of which one is sparse, or both are; it is sparse in the second case.

    Shapes (n, m) and (m, p) give (n, p). The gradient of a sparse `mat1` is sparse, at its own indices: no dense matrix
    of its shape is computed, as for ``mat1 @ mat2``.
    """
    return _product(mat1, mat2)


@guarded
def addmm(mat: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Any = 1, alpha: Any = 1) -> Tensor:
    """``beta * mat + alpha * (mat1 @ mat2)`` of a sparse `mat1`; with ``beta=0`` `mat` is not read."""
    return scaled_sum(mat, _product(mat1, mat2), beta, alpha)


def _product(mat1: Tensor, mat2: Tensor) -> Tensor:
    """The product, with a gradient of a sparse first matrix where that stores elements."""
    if not is_sparse(mat1):
        return F.mm(mat1, mat2)  # type: ignore[no-any-return]
    return (F._sparse_sparse_matmul if is_sparse(mat2) else F._sparse_mm)(mat1, mat2)  # type: ignore[no-any-return]


@guarded
def sum(input: Tensor, dim: Any = None, dtype: Any = None) -> Tensor:  # noqa: A001, A002 - PyTorch's names
    """The sum of all elements, or over dimensions; it is dense where no sparse dimension is left.

    The gradient over dimensions is sparse, at the indices of `input`.
    """
    if dim is None:
        return F.sum(input, dtype=dtype)  # type: ignore[no-any-return]
    if not is_sparse(input):
        return F.sum(input, dim, dtype=dtype)  # type: ignore[no-any-return]
    return sum_dims(input, dim, False, dtype)


@guarded
def softmax(input: Tensor, dim: int, *, dtype: Any = None) -> Tensor:  # noqa: A002 - PyTorch's name
    """The softmax along a dimension of the elements that are stored; the others count as minus infinity, and stay 0."""
    return F._sparse_softmax(input, dim, dtype)  # type: ignore[no-any-return]


@guarded
def log_softmax(input: Tensor, dim: int, *, dtype: Any = None) -> Tensor:  # noqa: A002 - PyTorch's name
    """The logarithm of :func:`softmax` of the elements that are stored."""
    return F._sparse_log_softmax(input, dim, dtype)  # type: ignore[no-any-return]
