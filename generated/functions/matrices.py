# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of matrices."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(module="linalg")
def linalg_inv(A, *, out=None):
    """The inverses of square matrices; a singular one is a RuntimeError.

    >>> ow.linalg.inv(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """


@public(method=True)
def inverse(input, *, out=None):
    """The inverses of square matrices; another name of `linalg.inv`.

    >>> ow.inverse(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """


_solve = declare("_solve(A, B)", "The solution of systems of equations whose right sides are matrices.")


@public(module="linalg")
def linalg_solve(A, B, *, left=True, out=None):
    """`X` with `A @ X = B`, or with `left=False` `X @ A = B`; B is a vector or a matrix, leading dimensions
        broadcast.

    A singular A is a RuntimeError.

    >>> ow.linalg.solve(ow.tensor([[2.0, 0.0], [0.0, 4.0]]), ow.tensor([2.0, 2.0]))
    tensor([1.0000, 0.5000])
    """


@public(module="linalg")
def linalg_solve_triangular(input, B, *, upper, left=True, unitriangular=False, out=None):
    """`X` with `A @ X = B` for a triangular A, of which only the triangle is read; with `left=False` `X @ A =
        B`.

    With `unitriangular` the diagonal is taken to be ones. A zero on the diagonal gives inf or NaN.

    >>> A, B = ow.tensor([[2.0, 0.0], [1.0, 4.0]]), ow.tensor([[2.0], [5.0]])
    >>> ow.linalg.solve_triangular(A, B, upper=False)
    tensor([[1.],
            [1.]])
    """


@public(module="linalg")
def linalg_det(A, *, out=None):
    """The determinants of square matrices.

    >>> ow.linalg.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """


@public(method=True)
def det(input):
    """The determinants of square matrices; another name of `linalg.det`.

    >>> ow.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """


_det_backward = declare("_det_backward(grad, A, result)", "The gradient of the determinant: the matrices of cofactors.")


@public(result="return_types.linalg_slogdet", module="linalg")
def linalg_slogdet(A, *, out=None):
    """The signs of determinants and the logarithms of their absolute values, which do not overflow.

    >>> sign, logabsdet = ow.linalg.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]]))
    >>> sign, logabsdet
    (tensor(-1.), tensor(2.0794))
    """


@public(result="return_types.slogdet", method=True)
def slogdet(input, *, out=None):
    """The signs of determinants and the logarithms of their absolute values; another name of `linalg.slogdet`.

    >>> ow.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]])).sign
    tensor(-1.)
    """


@public(method=True)
def logdet(input):
    """The logarithms of determinants: NaN where they are negative, -inf where they are 0.

    >>> ow.logdet(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor(2.0794)
    """


@public(module="linalg")
def linalg_cholesky(input, *, upper=False, out=None):
    """The triangular factor `L` of positive-definite matrices, `A = L @ L.mH`; with `upper` its adjoint.

    Only one triangle of A is read; one that is not positive-definite is a RuntimeError.

    >>> ow.linalg.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
    tensor([[2., 0.],
            [1., 2.]])
    """


@public(method=True)
def cholesky(input, upper=False, *, out=None):
    """The triangular factor of positive-definite matrices; another name of `linalg.cholesky`.

    >>> ow.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
    tensor([[2., 0.],
            [1., 2.]])
    """


_cholesky_backward = declare("_cholesky_backward(grad, L)", "The gradient of Cholesky's factor: that of I. Murray, "
    "arXiv 1602.07527, equation 10.")
_cholesky_forward = declare("_cholesky_forward(tangent, L)", "The tangent of Cholesky's factor: Murray, equation 8.")
_half_lower = declare("_half_lower(input)", "The lower triangle of matrices with half of the diagonal.")


@public(result="return_types.linalg_qr", module="linalg")
def linalg_qr(A, mode='reduced', *, out=None):
    """`A = Q @ R` with orthonormal columns in Q and a triangular R.

    `mode` 'reduced' gives as many columns as needed, 'complete' a square Q, 'r' only R.

    >>> Q, R = ow.linalg.qr(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> (Q @ R).sum(1)
    tensor([4., 6.])
    """


qr = declare("qr(input, some=True, *, out=None)", "The decomposition `Q @ R`; another name of `linalg.qr`.",
    result="return_types.qr", method=True)
_qr_backward = declare("_qr_backward(grad_Q, grad_R, Q, R, mode)", "The gradient of the decomposition Q R.")
_square_qr_backward = declare("_square_qr_backward(grad_Q, grad_R, Q, R)", "The same where R is square: S. F. Walter "
    "and L. Lehmann, arXiv 1009.6112, section 3.5.")


@public(result="return_types.linalg_eigh", module="linalg")
def linalg_eigh(input, UPLO='L', *, out=None):
    """The eigenvalues of Hermitian matrices, in ascending order, and orthonormal eigenvectors as columns.

    Only the triangle `UPLO` is read. Eigenvectors are determined up to a factor of length 1.

    >>> ow.linalg.eigh(ow.tensor([[2.0, 1.0], [1.0, 2.0]])).eigenvalues
    tensor([1., 3.])
    """


_eigenvalues_backward = declare("_eigenvalues_backward(grad, vectors)", "The gradient of eigenvalues: M. Giles, "
    "Collected matrix derivative results, 2008, section 3.1.")
_eigenvectors_backward = declare("_eigenvectors_backward(grad, values, vectors)", "The gradient of eigenvectors, from "
    "the same source.")
_eigenvalues_forward = declare("_eigenvalues_forward(tangent, vectors)", "The tangent of eigenvalues, from the same "
    "source.")
_eigenvectors_forward = declare("_eigenvectors_forward(tangent, values, vectors)", "The tangent of eigenvectors, from "
    "the same source.")
_quotient_or_zero = declare("_quotient_or_zero(input, other)", "The quotient, 0 where both are 0.")


@public(module="linalg")
def linalg_eigvalsh(input, UPLO='L', *, out=None):
    """The eigenvalues of Hermitian matrices in ascending order; only the triangle `UPLO` is read.

    >>> ow.linalg.eigvalsh(ow.tensor([[2.0, 1.0], [1.0, 2.0]]))
    tensor([1., 3.])
    """


_eigvalsh = declare("_eigvalsh(input, UPLO)", "The eigenvalues of Hermitian matrices without their vectors, which a "
    "gradient reads.")


@public(result="return_types.linalg_svd", module="linalg")
def linalg_svd(A, full_matrices=True, *, driver=None, out=None):
    """The singular value decomposition `A = U @ diag(S) @ Vh`, S in descending order.

    With `full_matrices=False` U and Vh have no more columns and rows than S has elements.

    >>> U, S, Vh = ow.linalg.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    >>> S
    tensor([4., 3.])
    """


_svd = declare("_svd(A, full_matrices)", "The singular value decomposition.", result="return_types.svd")
_singular_values_backward = declare("_singular_values_backward(grad, U, Vh)", "The gradient of singular values.")
_left_vectors_backward = declare("_left_vectors_backward(grad, U, S, Vh)", "The gradient of left singular vectors: J. "
    "Townsend, Differentiating the singular value decomposition, 2016.")
_right_vectors_backward = declare("_right_vectors_backward(grad, U, S, Vh)", "The gradient of right singular vectors, "
    "from the same source.")
_skew = declare("_skew(input)", "Matrices less their adjoints, with an empty diagonal.")


@public(result="return_types.svd", method=True)
def svd(input, some=True, compute_uv=True, *, out=None):
    """The singular value decomposition `U @ diag(S) @ V.mH`; `linalg.svd` gives the adjoint of V.

    >>> ow.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]])).S
    tensor([4., 3.])
    """


@public(module="linalg")
def linalg_svdvals(A, *, driver=None, out=None):
    """The singular values of matrices in descending order.

    >>> ow.linalg.svdvals(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    tensor([4., 3.])
    """


_svdvals = declare("_svdvals(A)", "The singular values of matrices without their vectors, which a gradient reads.")
