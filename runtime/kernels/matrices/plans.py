"""Shapes, strides and dtypes of the results of linear solvers and matrix decompositions."""

from __future__ import annotations

from runtime.errors import ComputeError
from runtime.kernels.matrices import attempts, decompositions, distances, eigenvalues, ldl, lu
from runtime.kernels.matrices.decompositions import check_batches, checked, one_triangle
from runtime.tensor import Tensor, dtypes
from runtime.tensor.dtypes import dtype
from runtime.tensor.plans import KernelPlan, plan_of
from runtime.tensor.sizes import broadcast_sizes

Sizes = tuple[int, ...]


def _by_columns(sizes: Sizes, kind: dtype) -> KernelPlan:
    """Matrices in column-major order."""
    *batch, row, column = range(len(sizes))
    return KernelPlan.in_order(sizes, kind, (*batch, column, row))


def _square(operator: str, matrices: Tensor) -> Sizes:
    """The sizes of square matrices."""
    sizes: Sizes = checked(operator, matrices, square=True).shape
    return sizes


@plan_of(attempts.cholesky)
def cholesky_ex(self: Tensor, _upper: bool) -> tuple[KernelPlan, KernelPlan]:
    """Factors, and a number for each."""
    sizes = _square("linalg.cholesky_ex", self)
    return _by_columns(sizes, self.dtype), KernelPlan(sizes[:-2], dtypes.int32)


@plan_of(decompositions.solve)
def solve(A: Tensor, B: Tensor) -> KernelPlan:  # noqa: N803 - the schema's names
    """Solutions, of which leading dimensions broadcast."""
    left, right = decompositions.checked_system(A, B)
    return _by_columns((*broadcast_sizes(left.shape[:-2], right.shape[:-2]), *right.shape[-2:]), A.dtype)


@plan_of(decompositions.inv)
def inv(A: Tensor) -> KernelPlan:  # noqa: N803 - the schema's name
    """Matrices."""
    return _by_columns(_square("linalg.inv", A), A.dtype)


@plan_of(decompositions.det)
def det(A: Tensor) -> KernelPlan:  # noqa: N803 - the schema's name
    """A number for each matrix."""
    return KernelPlan(_square("linalg.det", A)[:-2], A.dtype)


@plan_of(decompositions.slogdet)
def slogdet(A: Tensor) -> tuple[KernelPlan, KernelPlan]:  # noqa: N803 - the schema's name
    """Two numbers for each matrix."""
    sizes = _square("linalg.slogdet", A)[:-2]
    return KernelPlan(sizes, A.dtype), KernelPlan(sizes, A.dtype.to_real())


@plan_of(decompositions.cholesky)
def cholesky(self: Tensor, _upper: bool) -> KernelPlan:
    """Factors."""
    return _by_columns(_square("linalg.cholesky", self), self.dtype)


@plan_of(decompositions.qr)
def qr(A: Tensor, mode: str) -> tuple[KernelPlan, KernelPlan]:  # noqa: N803 - the schema's name
    """``Q`` and ``R``."""
    *batch, rows, columns = checked("linalg.qr", A).shape
    decompositions.check_mode(mode)
    least = min(rows, columns)
    if mode == "r":
        return KernelPlan((0,), A.dtype), _by_columns((*batch, least, columns), A.dtype)
    high = rows if mode == "complete" else least
    return _by_columns((*batch, rows, high), A.dtype), _by_columns((*batch, high, columns), A.dtype)


@plan_of(decompositions.eigh)
def eigh(A: Tensor, UPLO: str) -> tuple[KernelPlan, KernelPlan]:  # noqa: N803 - the schema's names
    """Eigenvalues and eigenvectors."""
    sizes = _square("linalg.eigh", A)
    one_triangle("linalg.eigh", UPLO)
    return KernelPlan(sizes[:-1], A.dtype.to_real()), _by_columns(sizes, A.dtype)


@plan_of(decompositions.eigvalsh)
def eigvalsh(A: Tensor, UPLO: str) -> KernelPlan:  # noqa: N803 - the schema's names
    """Eigenvalues."""
    sizes = _square("linalg.eigvalsh", A)
    one_triangle("linalg.eigvalsh", UPLO)
    return KernelPlan(sizes[:-1], A.dtype.to_real())


@plan_of(decompositions.svd)
def svd(A: Tensor, full_matrices: bool) -> tuple[KernelPlan, KernelPlan, KernelPlan]:  # noqa: N803
    """``U``, singular values and ``Vh``."""
    *batch, rows, columns = checked("linalg.svd", A).shape
    least = min(rows, columns)
    return (
        _by_columns((*batch, rows, rows if full_matrices else least), A.dtype),
        KernelPlan((*batch, least), A.dtype.to_real()),
        _by_columns((*batch, columns if full_matrices else least, columns), A.dtype),
    )


@plan_of(decompositions.svdvals)
def svdvals(A: Tensor) -> KernelPlan:  # noqa: N803 - the schema's name
    """Singular values."""
    *batch, rows, columns = checked("linalg.svdvals", A).shape
    return KernelPlan((*batch, min(rows, columns)), A.dtype.to_real())


@plan_of(decompositions.solve_triangular)
def solve_triangular(self: Tensor, B: Tensor, _upper: bool, left: bool, _unit: bool) -> KernelPlan:  # noqa: N803
    """Solutions, of which leading dimensions broadcast; transposed where they stand at the left."""
    matrix, right = decompositions.checked_triangle(self, B, left=left)
    sizes = (*broadcast_sizes(matrix[:-2], right[:-2]), *right[-2:])
    if left:
        return _by_columns(sizes, self.dtype)
    return _by_columns((*sizes[:-2], sizes[-1], sizes[-2]), self.dtype)


@plan_of(decompositions.lstsq)
def lstsq(
    A: Tensor, B: Tensor, _rcond: float, sized: bool,  # noqa: N803 - the schema's names
) -> tuple[KernelPlan, KernelPlan, KernelPlan]:  # fmt: skip
    """Solutions, ranks, and singular values where they are asked for; else it depends on elements whether there are."""
    left, right = checked("linalg.lstsq", A), checked("linalg.lstsq", B)
    if A.dtype is not B.dtype:
        msg = f"linalg.lstsq: expected both operands to have the same dtype, got {A.dtype.name} and {B.dtype.name}"
        raise ComputeError(msg)
    check_batches("linalg.lstsq", left, right)
    *batch, rows, columns = left.shape
    lead = broadcast_sizes(tuple(batch), right.shape[:-2])
    values = (*batch, min(rows, columns)) if sized else (0,)
    return (
        KernelPlan((*lead, columns, right.shape[-1]), A.dtype), KernelPlan(tuple(batch), dtypes.int64),
        KernelPlan(values, A.dtype.to_real()),
    )  # fmt: skip


@plan_of(distances.pair_distances)
def pair_distances(self: Tensor, _p: float) -> KernelPlan:
    """A number for each pair of rows."""
    number = distances.checked_matrix(self)[0]
    return KernelPlan((number * (number - 1) // 2,), self.dtype)


@plan_of(distances.spread_differences)
def spread_differences(_self: Tensor, points: Tensor) -> KernelPlan:
    """Rows of points."""
    return KernelPlan(distances.checked_matrix(points), points.dtype)


@plan_of(eigenvalues.eig)
def eig(self: Tensor) -> tuple[KernelPlan, KernelPlan]:
    """Complex eigenvalues and eigenvectors."""
    sizes, kind = _square("linalg.eig", self), self.dtype.to_complex()
    return KernelPlan(sizes[:-1], kind), _by_columns(sizes, kind)


@plan_of(eigenvalues.eigvals)
def eigvals(self: Tensor) -> KernelPlan:
    """Complex eigenvalues."""
    return KernelPlan(_square("linalg.eigvals", self)[:-1], self.dtype.to_complex())


@plan_of(eigenvalues.geqrf)
def geqrf(self: Tensor) -> tuple[KernelPlan, KernelPlan]:
    """Packed matrices and factors."""
    *batch, rows, columns = sizes = checked("geqrf", self).shape
    return _by_columns(sizes, self.dtype), KernelPlan((*batch, min(rows, columns)), self.dtype)


@plan_of(ldl.ldl_factor)
def ldl_factor(self: Tensor, _hermitian: bool) -> tuple[KernelPlan, ...]:
    """Packed matrices, pivots, and a number for each."""
    sizes = _square("linalg.ldl_factor", self)
    of_rows, of_each = KernelPlan(sizes[:-1], dtypes.int32), KernelPlan(sizes[:-2], dtypes.int32)
    return _by_columns(sizes, self.dtype), of_rows, of_each


@plan_of(ldl.ldl_solve)
def ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, _hermitian: bool) -> KernelPlan:  # noqa: N803
    """Solutions, of which leading dimensions broadcast."""
    factors, right = _square("linalg.ldl_solve", LD), checked("linalg.ldl_solve", B).shape
    lead = broadcast_sizes(broadcast_sizes(factors[:-2], pivots._sizes[:-1]), right[:-2])
    return _by_columns((*lead, *right[-2:]), B.dtype)


@plan_of(lu.lu_factor)
def lu_factor(A: Tensor, _pivot: bool) -> tuple[KernelPlan, ...]:  # noqa: N803 - the schema's name
    """Packed matrices, pivots, and a number for each."""
    *batch, rows, columns = sizes = checked("linalg.lu_factor", A).shape
    of_rows = KernelPlan((*batch, min(rows, columns)), dtypes.int32)
    return _by_columns(sizes, A.dtype), of_rows, KernelPlan(tuple(batch), dtypes.int32)


@plan_of(lu.permutation)
def permutation(pivots: Tensor, rows: int) -> KernelPlan:
    """A place for each row."""
    return KernelPlan((*pivots._sizes[:-1], rows), dtypes.int64)

