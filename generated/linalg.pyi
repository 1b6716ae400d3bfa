"""Linear algebra.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from . import Tensor, return_types, _bool, _DType, _float, _int, _Number, _str, _Tensor

__all__ = [
    "cholesky",
    "cross",
    "det",
    "eigh",
    "eigvalsh",
    "inv",
    "lstsq",
    "matmul",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "multi_dot",
    "norm",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "solve_triangular",
    "svd",
    "svdvals",
    "vecdot",
    "vector_norm",
]

@overload
def multi_dot(tensors: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor:
    """The product of several matrices, multiplied in the order that takes the fewest operations.

    The first and the last may be vectors.

    >>> ow.linalg.multi_dot([ow.ones(10, 100), ow.ones(100, 5), ow.ones(5, 50)]).shape
    (10, 50)
    """
@overload
def multi_dot(*tensors: _Tensor, out: _Tensor | None = None) -> Tensor: ...

def vecdot(x: _Tensor, y: _Tensor, *, dim: _int = -1, out: _Tensor | None = None) -> Tensor:
    """The inner products of vectors along `dim`, the first conjugated; other dimensions broadcast.

    >>> ow.linalg.vecdot(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """

def matmul(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The matrix product; another name of `matmul`.

    >>> ow.linalg.matmul(ow.ones(2, 3), ow.ones(3, 1)).flatten()
    tensor([3., 3.])
    """

def inv(A: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverses of square matrices; a singular one is a RuntimeError.

    >>> ow.linalg.inv(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """

def solve(A: _Tensor, B: _Tensor, *, left: _bool = True, out: _Tensor | None = None) -> Tensor:
    """`X` with `A @ X = B`, or with `left=False` `X @ A = B`; B is a vector or a matrix, leading dimensions
        broadcast.

    A singular A is a RuntimeError.

    >>> ow.linalg.solve(ow.tensor([[2.0, 0.0], [0.0, 4.0]]), ow.tensor([2.0, 2.0]))
    tensor([1.0000, 0.5000])
    """

def solve_triangular(
    input: _Tensor,
    B: _Tensor,
    *,
    upper: _bool,
    left: _bool = True,
    unitriangular: _bool = False,
    out: _Tensor | None = None,
) -> Tensor:
    """`X` with `A @ X = B` for a triangular A, of which only the triangle is read; with `left=False` `X @ A =
        B`.

    With `unitriangular` the diagonal is taken to be ones. A zero on the diagonal gives inf or NaN.

    >>> A, B = ow.tensor([[2.0, 0.0], [1.0, 4.0]]), ow.tensor([[2.0], [5.0]])
    >>> ow.linalg.solve_triangular(A, B, upper=False)
    tensor([[1.],
            [1.]])
    """

def det(A: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The determinants of square matrices.

    >>> ow.linalg.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """

def slogdet(A: _Tensor, *, out: Sequence[_Tensor] | None = None) -> return_types.linalg_slogdet:
    """The signs of determinants and the logarithms of their absolute values, which do not overflow.

    >>> sign, logabsdet = ow.linalg.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]]))
    >>> sign, logabsdet
    (tensor(-1.), tensor(2.0794))
    """

def cholesky(input: _Tensor, *, upper: _bool = False, out: _Tensor | None = None) -> Tensor:
    """The triangular factor `L` of positive-definite matrices, `A = L @ L.mH`; with `upper` its adjoint.

    Only one triangle of A is read; one that is not positive-definite is a RuntimeError.

    >>> ow.linalg.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
    tensor([[2., 0.],
            [1., 2.]])
    """

def qr(A: _Tensor, mode: _str = "reduced", *, out: Sequence[_Tensor] | None = None) -> return_types.linalg_qr:
    """`A = Q @ R` with orthonormal columns in Q and a triangular R.

    `mode` 'reduced' gives as many columns as needed, 'complete' a square Q, 'r' only R.

    >>> Q, R = ow.linalg.qr(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> (Q @ R).sum(1)
    tensor([4.0000, 6.0000])
    """

def eigh(input: _Tensor, UPLO: _str = "L", *, out: Sequence[_Tensor] | None = None) -> return_types.linalg_eigh:
    """The eigenvalues of Hermitian matrices, in ascending order, and orthonormal eigenvectors as columns.

    Only the triangle `UPLO` is read. Eigenvectors are determined up to a factor of length 1.

    >>> ow.linalg.eigh(ow.tensor([[2.0, 1.0], [1.0, 2.0]])).eigenvalues
    tensor([1., 3.])
    """

def eigvalsh(input: _Tensor, UPLO: _str = "L", *, out: _Tensor | None = None) -> Tensor:
    """The eigenvalues of Hermitian matrices in ascending order; only the triangle `UPLO` is read.

    >>> ow.linalg.eigvalsh(ow.tensor([[2.0, 1.0], [1.0, 2.0]]))
    tensor([1., 3.])
    """

def svd(
    A: _Tensor, full_matrices: _bool = True, *, driver: _str | None = None, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_svd:
    """The singular value decomposition `A = U @ diag(S) @ Vh`, S in descending order.

    With `full_matrices=False` U and Vh have no more columns and rows than S has elements.

    >>> U, S, Vh = ow.linalg.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    >>> S
    tensor([4., 3.])
    """

def svdvals(A: _Tensor, *, driver: _str | None = None, out: _Tensor | None = None) -> Tensor:
    """The singular values of matrices in descending order.

    >>> ow.linalg.svdvals(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    tensor([4., 3.])
    """

@overload
def pinv(
    input: _Tensor,
    *,
    atol: _Tensor | None = None,
    rtol: _Tensor | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor:
    """The pseudoinverses of matrices (Moore and Penrose); singular values up to the larger of `atol` and
        `rtol` times the
    largest count as 0.

    >>> ow.linalg.pinv(ow.tensor([[2.0, 0.0], [0.0, 0.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """
@overload
def pinv(
    input: _Tensor,
    *,
    atol: _float | None = None,
    rtol: _float | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def pinv(input: _Tensor, rcond: _float, hermitian: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def matrix_rank(
    input: _Tensor,
    *,
    atol: _Tensor | None = None,
    rtol: _Tensor | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor:
    """The number of singular values above the larger of `atol` and `rtol` times the largest.

    >>> ow.linalg.matrix_rank(ow.tensor([[1.0, 2.0], [2.0, 4.0]]))
    tensor(1)
    """
@overload
def matrix_rank(
    input: _Tensor,
    *,
    atol: _float | None = None,
    rtol: _float | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_rank(input: _Tensor, tol: _float, hermitian: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...

def lstsq(
    input: _Tensor,
    b: _Tensor,
    rcond: _float | None = None,
    *,
    driver: _str | None = None,
    out: Sequence[_Tensor] | None = None,
) -> return_types.linalg_lstsq:
    """The solution of `A @ X = B` with the smallest squared error, the shortest one if there are several.

    `residuals` are the squared errors where A has full rank and more rows than columns, else empty; the
        driver gelsy
    gives none. `rank` is that of A; `singular_values` are given by the drivers gelsd and gelss.

    >>> ow.linalg.lstsq(ow.tensor([[1.0], [1.0]]), ow.tensor([[1.0], [3.0]])).solution
    tensor([[2.0000]])
    """

def matrix_power(input: _Tensor, n: _int, *, out: _Tensor | None = None) -> Tensor:
    """Square matrices to a whole power; a negative one is that of the inverse.

    >>> ow.linalg.matrix_power(ow.tensor([[1.0, 1.0], [0.0, 1.0]]), 5)
    tensor([[1., 5.],
            [0., 1.]])
    """

def cross(input: _Tensor, other: _Tensor, *, dim: _int = -1, out: _Tensor | None = None) -> Tensor:
    """The cross products of vectors of size 3 along `dim`; other dimensions broadcast.

    >>> ow.linalg.cross(ow.tensor([1, 0, 0]), ow.tensor([0, 1, 0]))
    tensor([0, 0, 1])
    """

@overload
def vector_norm(
    input: _Tensor,
    ord: _Number = 2,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The p-norm of vectors, `sum(|x| ** ord) ** (1 / ord)`; inf, -inf and 0 as limits.

    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]))
    tensor(5.)
    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]), 1)
    tensor(7.)
    """
@overload
def vector_norm(
    input: _Tensor,
    ord: _Number = 2,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def norm(
    input: _Tensor,
    ord: _Number | None = None,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The norm of vectors or matrices; without `ord` the square root of the sum of squares.

    >>> ow.linalg.norm(ow.tensor([[1.0, 2.0], [2.0, 4.0]]))
    tensor(5.)
    >>> ow.linalg.norm(ow.tensor([[3.0, 0.0], [0.0, 4.0]]), 'nuc')
    tensor(7.)
    """
@overload
def norm(
    input: _Tensor,
    ord: _Number | None = None,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: _Tensor,
    ord: _str,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: _Tensor,
    ord: _str,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def matrix_norm(
    input: _Tensor,
    ord: _Number,
    dim: Sequence[_int] = (-2, -1),
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The norm of matrices: 'fro' (the default), 'nuc' (the sum of singular values), 2 (the largest of them),
        1 (the largest
    sum of absolute values over a column) or inf (over a row); negative ones take the smallest.

    >>> ow.linalg.matrix_norm(ow.tensor([[1.0, -2.0], [3.0, 4.0]]), 1)
    tensor(6.)
    """
@overload
def matrix_norm(
    input: _Tensor,
    ord: _Number,
    *,
    axis: Sequence[_int],
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_norm(
    input: _Tensor,
    ord: _str = "fro",
    dim: Sequence[_int] = (-2, -1),
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_norm(
    input: _Tensor,
    ord: _str = "fro",
    *,
    axis: Sequence[_int],
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
