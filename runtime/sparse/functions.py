"""``ow.sparse``: functions of sparse tensors, as ``torch.sparse`` has them."""

from __future__ import annotations

from typing import Any

from runtime.boundary import guarded
from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.sparse.checking import as_sparse_gradcheck
from runtime.sparse.diagonals import spdiags
from runtime.sparse.invariants import check_sparse_tensor_invariants
from runtime.sparse.older import (
    BFloat16Tensor,
    ByteTensor,
    CharTensor,
    DoubleTensor,
    FloatTensor,
    HalfTensor,
    IntTensor,
    LongTensor,
    ShortTensor,
)
from runtime.sparse.products import REDUCTIONS, reduced, scaled_sum
from runtime.sparse.reductions import sum_all, sum_dims
from runtime.sparse.solving import spsolve
from runtime.tensor import Tensor
from runtime.tensor.compressed import compressed_of
from runtime.tensor.coordinates import has_sparse_layout, is_sparse
from runtime.tensor.outputs import write_out

__all__ = [
    "BFloat16Tensor", "ByteTensor", "CharTensor", "DoubleTensor", "FloatTensor", "HalfTensor", "IntTensor",
    "LongTensor", "ShortTensor", "addmm", "as_sparse_gradcheck", "check_sparse_tensor_invariants", "log_softmax", "mm",
    "sampled_addmm", "softmax", "spdiags", "spsolve", "sum",
]  # fmt: skip

F = Functions()


@guarded
def mm(mat1: Tensor, mat2: Tensor, reduce: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """The product of two matrices of which one is sparse, or both are; it is sparse in the second case.

    Shapes (n, m) and (m, p) give (n, p). The gradient of a sparse `mat1` is sparse, at its own indices: no dense matrix
    of its shape is computed, as for ``mat1 @ mat2``. `reduce` says what is done with the products of the elements that
    a row of a sparse `mat1` stores and those of a dense `mat2`: "sum", "mean", "amax" or "amin"; a row without elements
    gives 0.
    """
    if reduce not in {None, "sum"}:
        if reduce not in REDUCTIONS:
            msg = f"sparse.mm: reduce must be one of {', '.join(REDUCTIONS)}, got {reduce!r}"
            raise ComputeError(msg)
        result = reduced(mat1, mat2, str(reduce))
    else:
        result = _product(mat1, mat2)
    return result if out is None else write_out("sparse.mm", out, result, in_place=False)


@guarded
def sampled_addmm(
    input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Any = 1.0, alpha: Any = 1.0, out: Tensor | None = None  # noqa: A002
) -> Tensor:  # fmt: skip
    """``beta * input + alpha * (mat1 @ mat2)`` where the compressed `input` stores elements; no other is computed.

    Shapes (..., n, p), (..., n, m) and (..., m, p) give (..., n, p), with the layout and the indices of `input`. With
    ``beta=0`` its values are not read.
    """
    memory = compressed_of(input, "sparse.sampled_addmm")
    values = F._sampled_mm(mat1, mat2, input).values()
    values = values if alpha == 1 else values * alpha
    if beta != 0:
        values = values + beta * input.values()  # type: ignore[attr-defined]
    result: Tensor = F._with_values(input, values)
    if out is None:
        return result
    same = compressed_of(out, "sparse.sampled_addmm").layout is memory.layout and out._sizes == input._sizes
    if not same:
        msg = f"sparse.sampled_addmm: out must have the layout and the shape of input, got {out.layout}"
        raise ComputeError(msg)
    return F.copy_(out, result)  # type: ignore[no-any-return]


@guarded
def addmm(mat: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Any = 1, alpha: Any = 1) -> Tensor:
    """``beta * mat + alpha * (mat1 @ mat2)`` of a sparse `mat1`; with ``beta=0`` `mat` is not read."""
    return scaled_sum(mat, _product(mat1, mat2), beta, alpha)


def _product(mat1: Tensor, mat2: Tensor) -> Tensor:
    """The product, with a gradient of a sparse first matrix where that stores elements."""
    if not has_sparse_layout(mat1):
        return F.mm(mat1, mat2)  # type: ignore[no-any-return]
    return (F._sparse_sparse_matmul if has_sparse_layout(mat2) else F._sparse_mm)(mat1, mat2)  # type: ignore[no-any-return]


@guarded
def sum(input: Tensor, dim: Any = None, dtype: Any = None) -> Tensor:  # noqa: A001, A002 - PyTorch's names
    """The sum of all elements, or over dimensions; it is dense where no sparse dimension is left.

    The gradient of a tensor of the layout sparse_coo is sparse, at the indices of `input`.
    """
    if is_sparse(input):
        return sum_all(input, dtype) if dim is None else sum_dims(input, dim, False, dtype)
    return F.sum(input, dtype=dtype) if dim is None else F.sum(input, dim, dtype=dtype)  # type: ignore[no-any-return]


@guarded
def softmax(input: Tensor, dim: int, *, dtype: Any = None) -> Tensor:  # noqa: A002 - PyTorch's name
    """The softmax along a dimension of the elements that are stored; the others count as minus infinity, and stay 0."""
    return F._sparse_softmax(input, dim, dtype)  # type: ignore[no-any-return]


@guarded
def log_softmax(input: Tensor, dim: int, *, dtype: Any = None) -> Tensor:  # noqa: A002 - PyTorch's name
    """The logarithm of :func:`softmax` of the elements that are stored."""
    return F._sparse_log_softmax(input, dim, dtype)  # type: ignore[no-any-return]
