"""Products of matrices of which one is sparse, or both are."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.kernels.indexing.bags import bag_products
from runtime.sparse.coalescing import coalesced
from runtime.sparse.compressed.construction import over_indices
from runtime.sparse.compressed.indices import coordinates
from runtime.sparse.dispatch import composed, for_compressed, from_indices, no_kernel
from runtime.sparse.rows import begins_of, rows_of, times_dense, times_rows
from runtime.tensor import Tensor, dtypes, from_numpy, make_tensor
from runtime.tensor.casting import Array, result_type
from runtime.tensor.compressed import compressed_of, is_compressed
from runtime.tensor.coordinates import coordinates_of, has_sparse_layout, is_sparse, make_sparse
from runtime.tensor.device import sparse_csr
from runtime.tensor.dtypes import dtype
from runtime.tensor.memory import array_of

F = Functions()
_PART = 1 << 22  # elements of temporary memory


# -- of compressed layouts, by operators with gradients that store elements --------------------------------------------


@composed
def _compressed_mm(self: Any, mat2: Any) -> Tensor:
    """The product of two matrices: sparse where both are, in the layout of the first, else dense."""
    if has_sparse_layout(self) and has_sparse_layout(mat2):
        return F._sparse_sparse_matmul(self, mat2)  # type: ignore[no-any-return]
    if has_sparse_layout(self):
        return F._sparse_mm(self, mat2)  # type: ignore[no-any-return]
    return F.t(F._sparse_mm(F.t(mat2), F.t(self)))  # type: ignore[no-any-return]


@composed
def _compressed_mv(self: Any, vec: Any) -> Tensor:
    """The product of a matrix and a vector, one of which is sparse."""
    function = F.mm if has_sparse_layout(vec) or not has_sparse_layout(self) else F._sparse_mm
    return F.squeeze(function(self, F.unsqueeze(vec, 1)), 1)  # type: ignore[no-any-return]


@composed
def _compressed_addmm(self: Any, mat1: Any, mat2: Any, beta: Any, alpha: Any) -> Tensor:
    """``beta * self + alpha * (mat1 @ mat2)``; with ``beta=0`` `self` is not read."""
    return scaled_sum(self, F.mm(mat1, mat2), beta, alpha)


@for_compressed()
@composed
def linear(input: Any, weight: Any, bias: Any) -> Tensor:  # noqa: A002 - PyTorch's name
    """``input @ weight.T + bias``, of which `input` or `weight` is sparse; a dense `input` may have more dimensions."""
    rows = input if has_sparse_layout(input) or input._ndim == 2 else F.reshape(input, (-1, input._sizes[-1]))
    product = F.mm(rows, F.t(weight))
    product = product if bias is None else product + bias
    return product if rows is input else product.reshape((*input._sizes[:-1], product._sizes[1]))  # type: ignore[no-any-return]


# -- kernels -----------------------------------------------------------------------------------------------------------


@for_compressed(_compressed_mm)
def mm(self: Any, mat2: Any) -> Tensor:
    """The product of two matrices: sparse where both are, else dense."""
    if is_sparse(self) and is_sparse(mat2):
        return sparse_sparse(self, mat2)
    if is_sparse(self):
        return sparse_dense(self, mat2)
    return F.t(sparse_dense(mat2.t(), self.t()))  # type: ignore[no-any-return]


def bmm(self: Any, mat2: Any) -> Tensor:
    """The products of a batch of matrices in the layout sparse_coo with a batch of dense ones, which are dense.

    It is one product of two matrices: those of `self` stand one below the other and side by side, those of `mat2` one
    below the other.
    """
    if not is_sparse(self) or has_sparse_layout(mat2):
        raise no_kernel("bmm", mat2.layout)
    tensor = F.coalesce(self)
    dims = self._ndim, tensor.dense_dim(), mat2._ndim
    if dims != (3, 0, 3) or (self._sizes[0], self._sizes[2]) != mat2._sizes[:2]:
        msg = f"bmm: shapes {list(self._sizes)} and {list(mat2._sizes)} cannot be multiplied as batches of matrices"
        raise ComputeError(msg)
    count, rows, columns = self._sizes
    sample, row, column = tensor.indices().unbind(0)
    indices = F.stack((sample * rows + row, sample * columns + column))
    matrix = from_indices(indices, tensor.values(), (count * rows, count * columns), is_coalesced=True)
    product = F._sparse_mm(matrix, mat2.reshape((count * columns, mat2._sizes[2])))
    return product.reshape((count, rows, mat2._sizes[2]))  # type: ignore[no-any-return]


@for_compressed(_compressed_mv)
def mv(self: Tensor, vec: Any) -> Tensor:
    """The product of a sparse matrix and a dense vector."""
    return F.squeeze(mm(self, vec.unsqueeze(1)), 1)  # type: ignore[no-any-return]


@for_compressed(_compressed_addmm)
def addmm(self: Any, mat1: Any, mat2: Any, beta: Any, alpha: Any) -> Tensor:
    """``beta * self + alpha * (mat1 @ mat2)``; with ``beta=0`` `self` is not read."""
    return scaled_sum(self, mm(mat1, mat2), beta, alpha)


def scaled_sum(self: Any, product: Any, beta: Any, alpha: Any) -> Tensor:
    """``beta * self + alpha * product``; with ``beta=0`` `self` is not read."""
    product = product if alpha == 1 else product * alpha
    if beta == 0:
        return product  # type: ignore[no-any-return]
    return (self if beta == 1 else self * beta) + product  # type: ignore[no-any-return]


@for_compressed()
def sparse_dense(sparse: Tensor, dense: Tensor) -> Tensor:
    """The kernel of a sparse matrix and a dense one."""
    if not has_sparse_layout(sparse) or has_sparse_layout(dense):
        return F.mm(sparse, dense)  # type: ignore[no-any-return]
    _check_shapes(sparse, dense)
    kind = result_type((sparse, dense))
    computed = _computed(kind)
    begins, columns, values = in_rows(sparse, computed)
    product = times_dense(begins, columns, values, array_of(F.to(dense, computed), "mm"))
    return F.to(make_tensor(product, computed), kind)  # type: ignore[no-any-return]


def _computed(kind: dtype) -> dtype:
    """The dtype in which products are computed: floats of 16 bits are added up in 32."""
    return dtypes.float32 if kind in {dtypes.float16, dtypes.bfloat16} else kind


def in_rows(matrix: Any, kind: dtype) -> tuple[Array, Array, Array]:
    """A sparse matrix as arrays: where rows begin, and columns and values, these of a dtype."""
    if matrix.layout is not sparse_csr:
        matrix = coalesced(matrix) if is_sparse(matrix) else matrix.to_sparse_csr()
    if is_sparse(matrix):
        memory: Any = coordinates_of(matrix, "mm")
        rows, columns = array_of(memory.indices, "mm")
        begins = begins_of(rows, matrix._sizes[0])
    else:
        memory = compressed_of(matrix, "mm")
        begins, columns = (array_of(part, "mm") for part in (memory.compressed, memory.plain))
    begins, columns = (np.ascontiguousarray(part, np.int64) for part in (begins, columns))
    return begins, columns, np.ascontiguousarray(array_of(memory.values.to(kind), "mm"))


@for_compressed()
def sparse_sparse(self: Tensor, other: Any) -> Tensor:
    """The kernel of two sparse matrices, whose product is sparse and has the layout of the first."""
    if not (has_sparse_layout(self) and has_sparse_layout(other)):
        return F.mm(self, other)  # type: ignore[no-any-return]
    _check_shapes(self, other)
    kind = result_type((self, other))
    computed = _computed(kind)
    is_large = max(*self._sizes, *other._sizes) > 4 * (self._nnz() + other._nnz()) + 1024  # type: ignore[attr-defined]
    rows, begins, columns, stored = (_product_of_used if is_large else _product)(self, other, computed)
    values, sizes = F.to(make_tensor(stored, computed), kind), (self._sizes[0], other._sizes[1])
    if is_sparse(self):
        indices = from_numpy(np.stack((rows_of(begins) if rows is None else rows, columns)))
        return make_sparse(indices, values, sizes, is_coalesced=True)
    begins = begins if rows is None else begins_of(rows, sizes[0])
    result: Any = over_indices(sparse_csr, from_numpy(begins), from_numpy(columns), values, sizes)
    memory = compressed_of(self, "mm")
    if memory.layout is sparse_csr:
        return result  # type: ignore[no-any-return]
    blocksize = _blocks_of(memory.blocksize[0], other) if memory.layout.has_blocks else None
    return result.to_sparse(layout=memory.layout, blocksize=blocksize)  # type: ignore[no-any-return]


def _product(self: Tensor, other: Tensor, kind: dtype) -> tuple[Array | None, Array, Array, Array]:
    """Of the product of two sparse matrices None, which stands for its rows, where they begin, columns and values."""
    return None, *times_rows(*in_rows(self, kind), *in_rows(other, kind), other._sizes[1])


def _product_of_used(self: Tensor, other: Tensor, kind: dtype) -> tuple[Array | None, Array, Array, Array]:
    """The rows of the elements of the product, where those begin that have some, columns and values.

    It is that of the rows and columns that store elements alone: memory follows the elements.
    """
    (rows, inner), values = _elements(self, kind)
    (outer, columns), factors = _elements(other, kind)
    row_numbers, rows = np.unique(rows, return_inverse=True)
    inner_numbers, starts = np.unique(outer, return_index=True)
    column_numbers, columns = np.unique(columns, return_inverse=True)
    positions = np.searchsorted(inner_numbers, inner)
    is_used = np.append(inner_numbers, -1)[positions] == inner
    begins = begins_of(rows[is_used], len(row_numbers))
    inner_begins = np.append(starts, len(outer))
    first = begins, positions[is_used], np.ascontiguousarray(values[is_used])
    begins, columns, stored = times_rows(*first, inner_begins, columns, factors, len(column_numbers))
    return row_numbers[rows_of(begins)], begins, column_numbers[columns], stored


def _elements(matrix: Any, kind: dtype) -> tuple[Array, Array]:
    """The indices and the values, of a dtype, of a sparse matrix in the order of rows."""
    memory = coordinates_of(coalesced(matrix if is_sparse(matrix) else F.to_sparse(matrix)), "mm")
    return array_of(memory.indices, "mm"), np.ascontiguousarray(array_of(F.to(memory.values, kind), "mm"))


def _blocks_of(height: int, other: Any) -> tuple[int, int]:
    """The blocks of a product: as high as those of the first matrix, as wide as those of the other."""
    return height, compressed_of(other, "mm").blocksize[1] if is_compressed(other) else 1


@for_compressed()
def sampled(grad: Any, mat2: Any, mask: Tensor) -> Tensor:
    """``grad @ mat2`` where `mask` stores an element: no other is computed."""
    if not has_sparse_layout(mask):
        return F.mm(grad, mat2)  # type: ignore[no-any-return]
    if has_sparse_layout(grad) or has_sparse_layout(mat2):
        return F.sparse_mask(F.mm(grad, mat2), mask)  # type: ignore[no-any-return]
    _check_sampled(grad, mat2, mask)
    if is_compressed(mask):
        memory = compressed_of(mask, "mm")
        *batch, rows, columns = coordinates(memory.compressed, memory.plain, memory.blocksize, memory.layout)
        if batch:  # matrices of a batch stand one below the other, and side by side
            samples = np.ravel_multi_index(tuple(batch), mask._sizes[: len(batch)])
            rows, columns = samples * mask._sizes[-2] + rows, samples * mask._sizes[-1] + columns
            grad = grad.reshape((-1, grad._sizes[-1]))
            mat2 = mat2.transpose(-1, -2).reshape((-1, mat2._sizes[-2])).t()
        values = _products(grad, mat2, rows, columns).reshape(memory.values._sizes)  # type: ignore[attr-defined]
        return F._with_values(mask, values)  # type: ignore[no-any-return]
    mask = coalesced(mask)
    stored = coordinates_of(mask, "mm")
    rows, columns = array_of(stored.indices, "mm")
    return F._with_values(mask, _products(grad, mat2, rows, columns))  # type: ignore[no-any-return]


def _check_sampled(first: Tensor, second: Tensor, mask: Tensor) -> None:
    """RuntimeError unless the product of two matrices, or batches of them, has the shape of a mask."""
    batch = mask._sizes[:-2]
    shapes = first._sizes[:-1], first._sizes[-1:], second._sizes[:-2], second._sizes[-1:]
    if shapes != (mask._sizes[:-1], second._sizes[-2:-1], batch, mask._sizes[-1:]):
        msg = (
            f"sampled_addmm: matrices of {list(first._sizes)} and {list(second._sizes)} give no product of the shape "
            f"{list(mask._sizes)}"
        )
        raise ComputeError(msg)


REDUCTIONS = ("sum", "mean", "amax", "amin")


def reduced(sparse: Any, dense: Any, reduction: str) -> Tensor:
    """The mean or an extreme of the products of the elements of each row with those of a dense matrix."""
    if not has_sparse_layout(sparse) or has_sparse_layout(dense):
        msg = f"sparse.mm: reduce is for a sparse matrix and a dense one, got {sparse.layout} and {dense.layout}"
        raise ComputeError(msg)
    _check_shapes(sparse, dense)
    tensor = F.coalesce(sparse if is_sparse(sparse) else F.to_sparse(sparse))
    rows, columns = tensor._indices()
    if reduction == "mean":
        counts = F.bincount(rows, minlength=sparse._sizes[0]).clamp(min=1).unsqueeze(1)
        return F._sparse_mm(sparse, dense) / counts  # type: ignore[no-any-return]
    products = tensor.values().unsqueeze(1) * dense.index_select(0, columns)
    zeros = F.zeros((sparse._sizes[0], dense._sizes[1]), dtype=products.dtype)
    return zeros.index_reduce(0, rows, products, reduction, include_self=False)  # type: ignore[no-any-return]


def _products(first: Any, second: Any, rows: Array, columns: Array) -> Tensor:
    """The inner products of rows of the first matrix and columns of the second."""
    kind, second = result_type((first, second)), second.t()
    if kind in {dtypes.float32, dtypes.float64} and (rows[1:] >= rows[:-1]).all():
        begins = from_numpy(begins_of(rows, first._sizes[0])[:-1])
        return bag_products(first.to(kind), second.to(kind), from_numpy(np.ascontiguousarray(columns)), begins)
    step = max(1, _PART // max(first._sizes[1], 1))
    parts = []
    for begin in range(0, len(rows), step):
        row, column = (from_numpy(indices[begin : begin + step].copy()) for indices in (rows, columns))
        parts.append((first.index_select(0, row) * second.index_select(0, column)).sum(1))
    return F.cat(tuple(parts)) if parts else F.zeros((0,), dtype=kind)  # type: ignore[no-any-return]


def _check_shapes(self: Tensor, other: Tensor) -> None:
    """RuntimeError unless two matrices can be multiplied, whose elements are numbers."""
    for matrix in (self, other):
        if matrix._ndim != 2 or (has_sparse_layout(matrix) and matrix.dense_dim()):  # type: ignore[attr-defined]
            msg = f"mm: expected matrices without dense dimensions, got shape {list(matrix._sizes)} of {matrix.layout}"
            raise ComputeError(msg)
    if self._sizes[1] != other._sizes[0]:
        shapes = " and ".join("x".join(map(str, matrix._sizes)) for matrix in (self, other))
        msg = f"mm: mat1 and mat2 shapes cannot be multiplied ({shapes})"
        raise ComputeError(msg)


# -- results with the rows that a sparse matrix stores -----------------------------------------------------------------


@for_compressed()
@composed
def hspmm(mat1: Any, mat2: Any) -> Tensor:
    """The product of a sparse matrix and a dense one, with ``sparse_dim=1``: it stores the rows that `mat1` does."""
    if not has_sparse_layout(mat1) or has_sparse_layout(mat2):
        msg = f"hspmm: expected a sparse matrix and a dense one, got {mat1.layout} and {mat2.layout}"
        raise ComputeError(msg)
    _check_shapes(mat1, mat2)
    matrix: Any = F.coalesce(F.to_sparse(mat1))
    rows, columns = matrix.indices().unbind(0)
    stored, numbers = rows.unique_consecutive(return_inverse=True)
    sizes = (len(stored), mat1._sizes[1])
    dense = from_indices(F.stack((numbers, columns)), matrix.values(), sizes, is_coalesced=True)
    shape = (mat1._sizes[0], mat2._sizes[1])
    return from_indices(stored.unsqueeze(0), F._sparse_mm(dense, mat2), shape, is_coalesced=True)


@for_compressed()
@composed
def smm(self: Any, mat2: Any) -> Tensor:
    """The product of a sparse matrix and a dense one, sparse: it stores all elements of the rows that `self` stores."""
    product: Any = hspmm(self, mat2)
    rows, width = product.indices()[0], mat2._sizes[1]
    indices = F.stack((rows.repeat_interleave(width), F.arange(width).repeat(len(rows))))
    return from_indices(indices, product.values().reshape(-1), product._sizes, is_coalesced=True)


@for_compressed()
@composed
def sspaddmm(self: Any, mat1: Any, mat2: Any, beta: Any, alpha: Any) -> Tensor:
    """``beta * self + alpha * smm(mat1, mat2)``, sparse; with ``beta=0`` `self` is not read."""
    product = smm(mat1, mat2)
    if not has_sparse_layout(self) or self._sizes != product._sizes:
        shapes = f"{list(product._sizes)}, got {list(self._sizes)} of {self.layout}"
        msg = f"sspaddmm: expected a sparse matrix of the product's shape {shapes}"
        raise ComputeError(msg)
    return scaled_sum(F.to_sparse(self), product, beta, alpha)
