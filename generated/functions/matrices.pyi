"""The functions of matrices.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence

from runtime.annotations import _bool, _str, _Tensor

from .. import Tensor, return_types

def linalg_inv(A: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverses of square matrices; a singular one is a RuntimeError.

    >>> ow.linalg.inv(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """

def inverse(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverses of square matrices; another name of `linalg.inv`.

    >>> ow.inverse(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """

def _solve(A: _Tensor, B: _Tensor) -> Tensor:
    """The solution of systems of equations whose right sides are matrices."""

def linalg_solve(A: _Tensor, B: _Tensor, *, left: _bool = True, out: _Tensor | None = None) -> Tensor:
    """`X` with `A @ X = B`, or with `left=False` `X @ A = B`; B is a vector or a matrix, leading dimensions
        broadcast.

    A singular A is a RuntimeError.

    >>> ow.linalg.solve(ow.tensor([[2.0, 0.0], [0.0, 4.0]]), ow.tensor([2.0, 2.0]))
    tensor([1.0000, 0.5000])
    """

def linalg_solve_triangular(
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

def linalg_det(A: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The determinants of square matrices.

    >>> ow.linalg.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """

def det(input: _Tensor) -> Tensor:
    """The determinants of square matrices; another name of `linalg.det`.

    >>> ow.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """

def _det_backward(grad: _Tensor, A: _Tensor, result: _Tensor) -> Tensor:
    """The gradient of the determinant: the matrices of cofactors."""

def linalg_slogdet(A: _Tensor, *, out: Sequence[_Tensor] | None = None) -> return_types.linalg_slogdet:
    """The signs of determinants and the logarithms of their absolute values, which do not overflow.

    >>> sign, logabsdet = ow.linalg.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]]))
    >>> sign, logabsdet
    (tensor(-1.), tensor(2.0794))
    """

def slogdet(input: _Tensor, *, out: Sequence[_Tensor] | None = None) -> return_types.slogdet:
    """The signs of determinants and the logarithms of their absolute values; another name of `linalg.slogdet`.

    >>> ow.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]])).sign
    tensor(-1.)
    """

def logdet(input: _Tensor) -> Tensor:
    """The logarithms of determinants: NaN where they are negative, -inf where they are 0.

    >>> ow.logdet(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor(2.0794)
    """

def linalg_cholesky(input: _Tensor, *, upper: _bool = False, out: _Tensor | None = None) -> Tensor:
    """The triangular factor `L` of positive-definite matrices, `A = L @ L.mH`; with `upper` its adjoint.

    Only one triangle of A is read; one that is not positive-definite is a RuntimeError.

    >>> ow.linalg.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
    tensor([[2., 0.],
            [1., 2.]])
    """

def cholesky(input: _Tensor, upper: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """The triangular factor of positive-definite matrices; another name of `linalg.cholesky`.

    >>> ow.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
    tensor([[2., 0.],
            [1., 2.]])
    """

def _cholesky_backward(grad: _Tensor, L: _Tensor) -> Tensor:
    """The gradient of Cholesky's factor: that of I. Murray, arXiv 1602.07527, equation 10."""

def _cholesky_forward(tangent: _Tensor, L: _Tensor) -> Tensor:
    """The tangent of Cholesky's factor: Murray, equation 8."""

def _half_lower(input: _Tensor) -> Tensor:
    """The lower triangle of matrices with half of the diagonal."""

def linalg_qr(A: _Tensor, mode: _str = "reduced", *, out: Sequence[_Tensor] | None = None) -> return_types.linalg_qr:
    """`A = Q @ R` with orthonormal columns in Q and a triangular R.

    `mode` 'reduced' gives as many columns as needed, 'complete' a square Q, 'r' only R.

    >>> Q, R = ow.linalg.qr(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> (Q @ R).sum(1)
    tensor([4., 6.])
    """

def qr(input: _Tensor, some: _bool = True, *, out: Sequence[_Tensor] | None = None) -> return_types.qr:
    """The decomposition `Q @ R`; another name of `linalg.qr`."""

def _qr_backward(grad_Q: _Tensor, grad_R: _Tensor, Q: _Tensor, R: _Tensor, mode: _str) -> Tensor:
    """The gradient of the decomposition Q R."""

def _square_qr_backward(grad_Q: _Tensor, grad_R: _Tensor, Q: _Tensor, R: _Tensor) -> Tensor:
    """The same where R is square: S. F. Walter and L. Lehmann, arXiv 1009.6112, section 3.5."""

def linalg_eigh(input: _Tensor, UPLO: _str = "L", *, out: Sequence[_Tensor] | None = None) -> return_types.linalg_eigh:
    """The eigenvalues of Hermitian matrices, in ascending order, and orthonormal eigenvectors as columns.

    Only the triangle `UPLO` is read. Eigenvectors are determined up to a factor of length 1.

    >>> ow.linalg.eigh(ow.tensor([[2.0, 1.0], [1.0, 2.0]])).eigenvalues
    tensor([1., 3.])
    """

def _eigh_backward(grad_values: _Tensor, grad_vectors: _Tensor, values: _Tensor, vectors: _Tensor) -> Tensor:
    """The gradient of eigenvalues and eigenvectors: M. Giles, Collected matrix derivative results, 2008,
        section 3.1.
    """

def _quotient_or_zero(input: _Tensor, other: _Tensor) -> Tensor:
    """The quotient, 0 where both are 0."""

def linalg_eigvalsh(input: _Tensor, UPLO: _str = "L", *, out: _Tensor | None = None) -> Tensor:
    """The eigenvalues of Hermitian matrices in ascending order; only the triangle `UPLO` is read.

    >>> ow.linalg.eigvalsh(ow.tensor([[2.0, 1.0], [1.0, 2.0]]))
    tensor([1., 3.])
    """

def _eigvalsh_backward(grad: _Tensor, input: _Tensor, UPLO: _str) -> Tensor:
    """The gradient of eigenvalues."""

def linalg_svd(
    A: _Tensor, full_matrices: _bool = True, *, driver: _str | None = None, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_svd:
    """The singular value decomposition `A = U @ diag(S) @ Vh`, S in descending order.

    With `full_matrices=False` U and Vh have no more columns and rows than S has elements.

    >>> U, S, Vh = ow.linalg.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    >>> S
    tensor([4., 3.])
    """

def _svd(A: _Tensor, full_matrices: _bool) -> return_types._svd:
    """The singular value decomposition."""

def _svd_backward(grad_U: _Tensor, grad_S: _Tensor, grad_Vh: _Tensor, U: _Tensor, S: _Tensor, Vh: _Tensor) -> Tensor:
    """The gradient of the singular value decomposition: J. Townsend, Differentiating the singular value
        decomposition, 2016.
    """

def _skew(input: _Tensor) -> Tensor:
    """Matrices less their adjoints, with an empty diagonal."""

def svd(
    input: _Tensor, some: _bool = True, compute_uv: _bool = True, *, out: Sequence[_Tensor] | None = None
) -> return_types.svd:
    """The singular value decomposition `U @ diag(S) @ V.mH`; `linalg.svd` gives the adjoint of V.

    >>> ow.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]])).S
    tensor([4., 3.])
    """

def linalg_svdvals(A: _Tensor, *, driver: _str | None = None, out: _Tensor | None = None) -> Tensor:
    """The singular values of matrices in descending order.

    >>> ow.linalg.svdvals(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    tensor([4., 3.])
    """

def _svdvals(A: _Tensor) -> Tensor:
    """The singular values of matrices."""

def _svdvals_backward(grad: _Tensor, A: _Tensor) -> Tensor:
    """The gradient of singular values."""
