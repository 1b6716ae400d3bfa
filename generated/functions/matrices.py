"""The functions and methods of matrices: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.matrices import (
    LINALG_INV, INVERSE, _SOLVE, LINALG_SOLVE, LINALG_SOLVE_TRIANGULAR, LINALG_DET, DET, _DET_BACKWARD,
    LINALG_SLOGDET, SLOGDET, LOGDET, LINALG_CHOLESKY, CHOLESKY, _CHOLESKY_BACKWARD, _CHOLESKY_FORWARD, _HALF_LOWER,
    LINALG_QR, QR, _QR_BACKWARD, _SQUARE_QR_BACKWARD, LINALG_EIGH, _EIGENVALUES_BACKWARD, _EIGENVECTORS_BACKWARD,
    _EIGENVALUES_FORWARD, _EIGENVECTORS_FORWARD, _QUOTIENT_OR_ZERO, LINALG_EIGVALSH, _EIGVALSH, LINALG_SVD, _SVD,
    _SINGULAR_VALUES_BACKWARD, _LEFT_VECTORS_BACKWARD, _RIGHT_VECTORS_BACKWARD, _SKEW, SVD, LINALG_SVDVALS,
    _SVDVALS,
)

__all__ = ["inverse", "det", "slogdet", "logdet", "cholesky", "qr", "svd"]

LINALG_INV_FORMS = Overloads("linalg_inv", LINALG_INV)
INVERSE_FORMS = Overloads("inverse", INVERSE)
_SOLVE_FORMS = Overloads("_solve", _SOLVE)
LINALG_SOLVE_FORMS = Overloads("linalg_solve", LINALG_SOLVE)
LINALG_SOLVE_TRIANGULAR_FORMS = Overloads("linalg_solve_triangular", LINALG_SOLVE_TRIANGULAR)
LINALG_DET_FORMS = Overloads("linalg_det", LINALG_DET)
DET_FORMS = Overloads("det", DET)
_DET_BACKWARD_FORMS = Overloads("_det_backward", _DET_BACKWARD)
LINALG_SLOGDET_FORMS = Overloads("linalg_slogdet", LINALG_SLOGDET)
SLOGDET_FORMS = Overloads("slogdet", SLOGDET)
LOGDET_FORMS = Overloads("logdet", LOGDET)
LINALG_CHOLESKY_FORMS = Overloads("linalg_cholesky", LINALG_CHOLESKY)
CHOLESKY_FORMS = Overloads("cholesky", CHOLESKY)
_CHOLESKY_BACKWARD_FORMS = Overloads("_cholesky_backward", _CHOLESKY_BACKWARD)
_CHOLESKY_FORWARD_FORMS = Overloads("_cholesky_forward", _CHOLESKY_FORWARD)
_HALF_LOWER_FORMS = Overloads("_half_lower", _HALF_LOWER)
LINALG_QR_FORMS = Overloads("linalg_qr", LINALG_QR)
QR_FORMS = Overloads("qr", QR)
_QR_BACKWARD_FORMS = Overloads("_qr_backward", _QR_BACKWARD)
_SQUARE_QR_BACKWARD_FORMS = Overloads("_square_qr_backward", _SQUARE_QR_BACKWARD)
LINALG_EIGH_FORMS = Overloads("linalg_eigh", LINALG_EIGH)
_EIGENVALUES_BACKWARD_FORMS = Overloads("_eigenvalues_backward", _EIGENVALUES_BACKWARD)
_EIGENVECTORS_BACKWARD_FORMS = Overloads("_eigenvectors_backward", _EIGENVECTORS_BACKWARD)
_EIGENVALUES_FORWARD_FORMS = Overloads("_eigenvalues_forward", _EIGENVALUES_FORWARD)
_EIGENVECTORS_FORWARD_FORMS = Overloads("_eigenvectors_forward", _EIGENVECTORS_FORWARD)
_QUOTIENT_OR_ZERO_FORMS = Overloads("_quotient_or_zero", _QUOTIENT_OR_ZERO)
LINALG_EIGVALSH_FORMS = Overloads("linalg_eigvalsh", LINALG_EIGVALSH)
_EIGVALSH_FORMS = Overloads("_eigvalsh", _EIGVALSH)
LINALG_SVD_FORMS = Overloads("linalg_svd", LINALG_SVD)
_SVD_FORMS = Overloads("_svd", _SVD)
_SINGULAR_VALUES_BACKWARD_FORMS = Overloads("_singular_values_backward", _SINGULAR_VALUES_BACKWARD)
_LEFT_VECTORS_BACKWARD_FORMS = Overloads("_left_vectors_backward", _LEFT_VECTORS_BACKWARD)
_RIGHT_VECTORS_BACKWARD_FORMS = Overloads("_right_vectors_backward", _RIGHT_VECTORS_BACKWARD)
_SKEW_FORMS = Overloads("_skew", _SKEW)
SVD_FORMS = Overloads("svd", SVD)
LINALG_SVDVALS_FORMS = Overloads("linalg_svdvals", LINALG_SVDVALS)
_SVDVALS_FORMS = Overloads("_svdvals", _SVDVALS)


def linalg_inv(A=MISSING, *rest, **named):
    """inv(A, *, out=None) -> Tensor

    The inverses of square matrices; a singular one is a RuntimeError.

    >>> ow.linalg.inv(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_INV[A._keys](A)
        return LINALG_INV_FORMS.call(A, rest, named)
    except Exception:
        LINALG_INV_FORMS.translate(A, rest, named)
        raise


def inverse(input=MISSING, *rest, **named):
    """inverse(input, *, out=None) -> Tensor

    The inverses of square matrices; another name of `linalg.inv`.

    >>> ow.inverse(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return INVERSE[input._keys](input)
        return INVERSE_FORMS.call(input, rest, named)
    except Exception:
        INVERSE_FORMS.translate(input, rest, named)
        raise


def _solve(A=MISSING, B=MISSING, *rest, **named):
    """_solve(A, B) -> Tensor

    The solution of systems of equations whose right sides are matrices.
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor) and isinstance(B, Tensor):
                return _SOLVE[A._keys | B._keys](A, B)
        return _SOLVE_FORMS.call(A, B, rest, named)
    except Exception:
        _SOLVE_FORMS.translate(A, B, rest, named)
        raise


def linalg_solve(A=MISSING, B=MISSING, *rest, **named):
    """solve(A, B, *, left=True, out=None) -> Tensor

    `X` with `A @ X = B`, or with `left=False` `X @ A = B`; B is a vector or a matrix, leading dimensions
        broadcast.

    A singular A is a RuntimeError.

    >>> ow.linalg.solve(ow.tensor([[2.0, 0.0], [0.0, 4.0]]), ow.tensor([2.0, 2.0]))
    tensor([1.0000, 0.5000])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor) and isinstance(B, Tensor):
                return LINALG_SOLVE[A._keys | B._keys](A, B, True)
        return LINALG_SOLVE_FORMS.call(A, B, rest, named)
    except Exception:
        LINALG_SOLVE_FORMS.translate(A, B, rest, named)
        raise


def linalg_solve_triangular(input=MISSING, B=MISSING, *rest, **named):
    """solve_triangular(input, B, *, upper, left=True, unitriangular=False, out=None) -> Tensor

    `X` with `A @ X = B` for a triangular A, of which only the triangle is read; with `left=False` `X @ A =
        B`.

    With `unitriangular` the diagonal is taken to be ones. A zero on the diagonal gives inf or NaN.

    >>> A, B = ow.tensor([[2.0, 0.0], [1.0, 4.0]]), ow.tensor([[2.0], [5.0]])
    >>> ow.linalg.solve_triangular(A, B, upper=False)
    tensor([[1.],
            [1.]])
    """
    try:
        return LINALG_SOLVE_TRIANGULAR_FORMS.call(input, B, rest, named)
    except Exception:
        LINALG_SOLVE_TRIANGULAR_FORMS.translate(input, B, rest, named)
        raise


def linalg_det(A=MISSING, *rest, **named):
    """det(A, *, out=None) -> Tensor

    The determinants of square matrices.

    >>> ow.linalg.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_DET[A._keys](A)
        return LINALG_DET_FORMS.call(A, rest, named)
    except Exception:
        LINALG_DET_FORMS.translate(A, rest, named)
        raise


def det(input=MISSING, *rest, **named):
    """det(input) -> Tensor

    The determinants of square matrices; another name of `linalg.det`.

    >>> ow.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DET[input._keys](input)
        return DET_FORMS.call(input, rest, named)
    except Exception:
        DET_FORMS.translate(input, rest, named)
        raise


def _det_backward(grad=MISSING, A=MISSING, result=MISSING, *rest, **named):
    """_det_backward(grad, A, result) -> Tensor

    The gradient of the determinant: the matrices of cofactors.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(A, Tensor) and isinstance(result, Tensor):
                return _DET_BACKWARD[grad._keys | A._keys | result._keys](grad, A, result)
        return _DET_BACKWARD_FORMS.call(grad, A, result, rest, named)
    except Exception:
        _DET_BACKWARD_FORMS.translate(grad, A, result, rest, named)
        raise


def linalg_slogdet(A=MISSING, *rest, **named):
    """slogdet(A, *, out=None) -> return_types.linalg_slogdet

    The signs of determinants and the logarithms of their absolute values, which do not overflow.

    >>> sign, logabsdet = ow.linalg.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]]))
    >>> sign, logabsdet
    (tensor(-1.), tensor(2.0794))
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_SLOGDET[A._keys](A)
        return LINALG_SLOGDET_FORMS.call(A, rest, named)
    except Exception:
        LINALG_SLOGDET_FORMS.translate(A, rest, named)
        raise


def slogdet(input=MISSING, *rest, **named):
    """slogdet(input, *, out=None) -> return_types.slogdet

    The signs of determinants and the logarithms of their absolute values; another name of `linalg.slogdet`.

    >>> ow.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]])).sign
    tensor(-1.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return SLOGDET[input._keys](input)
        return SLOGDET_FORMS.call(input, rest, named)
    except Exception:
        SLOGDET_FORMS.translate(input, rest, named)
        raise


def logdet(input=MISSING, *rest, **named):
    """logdet(input) -> Tensor

    The logarithms of determinants: NaN where they are negative, -inf where they are 0.

    >>> ow.logdet(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor(2.0794)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LOGDET[input._keys](input)
        return LOGDET_FORMS.call(input, rest, named)
    except Exception:
        LOGDET_FORMS.translate(input, rest, named)
        raise


def linalg_cholesky(input=MISSING, *rest, **named):
    """cholesky(input, *, upper=False, out=None) -> Tensor

    The triangular factor `L` of positive-definite matrices, `A = L @ L.mH`; with `upper` its adjoint.

    Only one triangle of A is read; one that is not positive-definite is a RuntimeError.

    >>> ow.linalg.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
    tensor([[2., 0.],
            [1., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_CHOLESKY[input._keys](input, False)
        return LINALG_CHOLESKY_FORMS.call(input, rest, named)
    except Exception:
        LINALG_CHOLESKY_FORMS.translate(input, rest, named)
        raise


def cholesky(input=MISSING, *rest, **named):
    """cholesky(input, upper=False, *, out=None) -> Tensor

    The triangular factor of positive-definite matrices; another name of `linalg.cholesky`.

    >>> ow.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
    tensor([[2., 0.],
            [1., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CHOLESKY[input._keys](input, False)
        return CHOLESKY_FORMS.call(input, rest, named)
    except Exception:
        CHOLESKY_FORMS.translate(input, rest, named)
        raise


def _cholesky_backward(grad=MISSING, L=MISSING, *rest, **named):
    """_cholesky_backward(grad, L) -> Tensor

    The gradient of Cholesky's factor: that of I. Murray, arXiv 1602.07527, equation 10.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(L, Tensor):
                return _CHOLESKY_BACKWARD[grad._keys | L._keys](grad, L)
        return _CHOLESKY_BACKWARD_FORMS.call(grad, L, rest, named)
    except Exception:
        _CHOLESKY_BACKWARD_FORMS.translate(grad, L, rest, named)
        raise


def _cholesky_forward(tangent=MISSING, L=MISSING, *rest, **named):
    """_cholesky_forward(tangent, L) -> Tensor

    The tangent of Cholesky's factor: Murray, equation 8.
    """
    try:
        if not (rest or named):
            if isinstance(tangent, Tensor) and isinstance(L, Tensor):
                return _CHOLESKY_FORWARD[tangent._keys | L._keys](tangent, L)
        return _CHOLESKY_FORWARD_FORMS.call(tangent, L, rest, named)
    except Exception:
        _CHOLESKY_FORWARD_FORMS.translate(tangent, L, rest, named)
        raise


def _half_lower(input=MISSING, *rest, **named):
    """_half_lower(input) -> Tensor

    The lower triangle of matrices with half of the diagonal.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _HALF_LOWER[input._keys](input)
        return _HALF_LOWER_FORMS.call(input, rest, named)
    except Exception:
        _HALF_LOWER_FORMS.translate(input, rest, named)
        raise


def linalg_qr(A=MISSING, *rest, **named):
    """qr(A, mode='reduced', *, out=None) -> return_types.linalg_qr

    `A = Q @ R` with orthonormal columns in Q and a triangular R.

    `mode` 'reduced' gives as many columns as needed, 'complete' a square Q, 'r' only R.

    >>> Q, R = ow.linalg.qr(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> (Q @ R).sum(1)
    tensor([4., 6.])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_QR[A._keys](A, 'reduced')
        return LINALG_QR_FORMS.call(A, rest, named)
    except Exception:
        LINALG_QR_FORMS.translate(A, rest, named)
        raise


def qr(input=MISSING, *rest, **named):
    """qr(input, some=True, *, out=None) -> return_types.qr

    The decomposition `Q @ R`; another name of `linalg.qr`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return QR[input._keys](input, True)
        return QR_FORMS.call(input, rest, named)
    except Exception:
        QR_FORMS.translate(input, rest, named)
        raise


def _qr_backward(grad_Q=MISSING, grad_R=MISSING, Q=MISSING, R=MISSING, mode=MISSING, *rest, **named):
    """_qr_backward(grad_Q, grad_R, Q, R, mode) -> Tensor

    The gradient of the decomposition Q R.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_Q, Tensor)
                and isinstance(grad_R, Tensor)
                and isinstance(Q, Tensor)
                and isinstance(R, Tensor)
                and type(mode) is str
            ):
                return _QR_BACKWARD[grad_Q._keys | grad_R._keys | Q._keys | R._keys](grad_Q, grad_R, Q, R, mode)
        return _QR_BACKWARD_FORMS.call(grad_Q, grad_R, Q, R, mode, rest, named)
    except Exception:
        _QR_BACKWARD_FORMS.translate(grad_Q, grad_R, Q, R, mode, rest, named)
        raise


def _square_qr_backward(grad_Q=MISSING, grad_R=MISSING, Q=MISSING, R=MISSING, *rest, **named):
    """_square_qr_backward(grad_Q, grad_R, Q, R) -> Tensor

    The same where R is square: S. F. Walter and L. Lehmann, arXiv 1009.6112, section 3.5.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_Q, Tensor)
                and isinstance(grad_R, Tensor)
                and isinstance(Q, Tensor)
                and isinstance(R, Tensor)
            ):
                return _SQUARE_QR_BACKWARD[grad_Q._keys | grad_R._keys | Q._keys | R._keys](grad_Q, grad_R, Q, R)
        return _SQUARE_QR_BACKWARD_FORMS.call(grad_Q, grad_R, Q, R, rest, named)
    except Exception:
        _SQUARE_QR_BACKWARD_FORMS.translate(grad_Q, grad_R, Q, R, rest, named)
        raise


def linalg_eigh(input=MISSING, *rest, **named):
    """eigh(input, UPLO='L', *, out=None) -> return_types.linalg_eigh

    The eigenvalues of Hermitian matrices, in ascending order, and orthonormal eigenvectors as columns.

    Only the triangle `UPLO` is read. Eigenvectors are determined up to a factor of length 1.

    >>> ow.linalg.eigh(ow.tensor([[2.0, 1.0], [1.0, 2.0]])).eigenvalues
    tensor([1., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_EIGH[input._keys](input, 'L')
        return LINALG_EIGH_FORMS.call(input, rest, named)
    except Exception:
        LINALG_EIGH_FORMS.translate(input, rest, named)
        raise


def _eigenvalues_backward(grad=MISSING, vectors=MISSING, *rest, **named):
    """_eigenvalues_backward(grad, vectors) -> Tensor

    The gradient of eigenvalues: M. Giles, Collected matrix derivative results, 2008, section 3.1.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(vectors, Tensor):
                return _EIGENVALUES_BACKWARD[grad._keys | vectors._keys](grad, vectors)
        return _EIGENVALUES_BACKWARD_FORMS.call(grad, vectors, rest, named)
    except Exception:
        _EIGENVALUES_BACKWARD_FORMS.translate(grad, vectors, rest, named)
        raise


def _eigenvectors_backward(grad=MISSING, values=MISSING, vectors=MISSING, *rest, **named):
    """_eigenvectors_backward(grad, values, vectors) -> Tensor

    The gradient of eigenvectors, from the same source.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(values, Tensor) and isinstance(vectors, Tensor):
                return _EIGENVECTORS_BACKWARD[grad._keys | values._keys | vectors._keys](grad, values, vectors)
        return _EIGENVECTORS_BACKWARD_FORMS.call(grad, values, vectors, rest, named)
    except Exception:
        _EIGENVECTORS_BACKWARD_FORMS.translate(grad, values, vectors, rest, named)
        raise


def _eigenvalues_forward(tangent=MISSING, vectors=MISSING, *rest, **named):
    """_eigenvalues_forward(tangent, vectors) -> Tensor

    The tangent of eigenvalues, from the same source.
    """
    try:
        if not (rest or named):
            if isinstance(tangent, Tensor) and isinstance(vectors, Tensor):
                return _EIGENVALUES_FORWARD[tangent._keys | vectors._keys](tangent, vectors)
        return _EIGENVALUES_FORWARD_FORMS.call(tangent, vectors, rest, named)
    except Exception:
        _EIGENVALUES_FORWARD_FORMS.translate(tangent, vectors, rest, named)
        raise


def _eigenvectors_forward(tangent=MISSING, values=MISSING, vectors=MISSING, *rest, **named):
    """_eigenvectors_forward(tangent, values, vectors) -> Tensor

    The tangent of eigenvectors, from the same source.
    """
    try:
        if not (rest or named):
            if isinstance(tangent, Tensor) and isinstance(values, Tensor) and isinstance(vectors, Tensor):
                return _EIGENVECTORS_FORWARD[tangent._keys | values._keys | vectors._keys](tangent, values, vectors)
        return _EIGENVECTORS_FORWARD_FORMS.call(tangent, values, vectors, rest, named)
    except Exception:
        _EIGENVECTORS_FORWARD_FORMS.translate(tangent, values, vectors, rest, named)
        raise


def _quotient_or_zero(input=MISSING, other=MISSING, *rest, **named):
    """_quotient_or_zero(input, other) -> Tensor

    The quotient, 0 where both are 0.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _QUOTIENT_OR_ZERO[input._keys | other._keys](input, other)
        return _QUOTIENT_OR_ZERO_FORMS.call(input, other, rest, named)
    except Exception:
        _QUOTIENT_OR_ZERO_FORMS.translate(input, other, rest, named)
        raise


def linalg_eigvalsh(input=MISSING, *rest, **named):
    """eigvalsh(input, UPLO='L', *, out=None) -> Tensor

    The eigenvalues of Hermitian matrices in ascending order; only the triangle `UPLO` is read.

    >>> ow.linalg.eigvalsh(ow.tensor([[2.0, 1.0], [1.0, 2.0]]))
    tensor([1., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_EIGVALSH[input._keys](input, 'L')
        return LINALG_EIGVALSH_FORMS.call(input, rest, named)
    except Exception:
        LINALG_EIGVALSH_FORMS.translate(input, rest, named)
        raise


def _eigvalsh(input=MISSING, UPLO=MISSING, *rest, **named):
    """_eigvalsh(input, UPLO) -> Tensor

    The eigenvalues of Hermitian matrices without their vectors, which a gradient reads.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(UPLO) is str:
                return _EIGVALSH[input._keys](input, UPLO)
        return _EIGVALSH_FORMS.call(input, UPLO, rest, named)
    except Exception:
        _EIGVALSH_FORMS.translate(input, UPLO, rest, named)
        raise


def linalg_svd(A=MISSING, *rest, **named):
    """svd(A, full_matrices=True, *, driver=None, out=None) -> return_types.linalg_svd

    The singular value decomposition `A = U @ diag(S) @ Vh`, S in descending order.

    With `full_matrices=False` U and Vh have no more columns and rows than S has elements.

    >>> U, S, Vh = ow.linalg.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    >>> S
    tensor([4., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_SVD[A._keys](A, True, None)
        return LINALG_SVD_FORMS.call(A, rest, named)
    except Exception:
        LINALG_SVD_FORMS.translate(A, rest, named)
        raise


def _svd(A=MISSING, full_matrices=MISSING, *rest, **named):
    """_svd(A, full_matrices) -> return_types.svd

    The singular value decomposition.
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor) and type(full_matrices) is bool:
                return _SVD[A._keys](A, full_matrices)
        return _SVD_FORMS.call(A, full_matrices, rest, named)
    except Exception:
        _SVD_FORMS.translate(A, full_matrices, rest, named)
        raise


def _singular_values_backward(grad=MISSING, U=MISSING, Vh=MISSING, *rest, **named):
    """_singular_values_backward(grad, U, Vh) -> Tensor

    The gradient of singular values.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(U, Tensor) and isinstance(Vh, Tensor):
                return _SINGULAR_VALUES_BACKWARD[grad._keys | U._keys | Vh._keys](grad, U, Vh)
        return _SINGULAR_VALUES_BACKWARD_FORMS.call(grad, U, Vh, rest, named)
    except Exception:
        _SINGULAR_VALUES_BACKWARD_FORMS.translate(grad, U, Vh, rest, named)
        raise


def _left_vectors_backward(grad=MISSING, U=MISSING, S=MISSING, Vh=MISSING, *rest, **named):
    """_left_vectors_backward(grad, U, S, Vh) -> Tensor

    The gradient of left singular vectors: J. Townsend, Differentiating the singular value decomposition,
        2016.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(U, Tensor) and isinstance(S, Tensor) and isinstance(Vh, Tensor):
                return _LEFT_VECTORS_BACKWARD[grad._keys | U._keys | S._keys | Vh._keys](grad, U, S, Vh)
        return _LEFT_VECTORS_BACKWARD_FORMS.call(grad, U, S, Vh, rest, named)
    except Exception:
        _LEFT_VECTORS_BACKWARD_FORMS.translate(grad, U, S, Vh, rest, named)
        raise


def _right_vectors_backward(grad=MISSING, U=MISSING, S=MISSING, Vh=MISSING, *rest, **named):
    """_right_vectors_backward(grad, U, S, Vh) -> Tensor

    The gradient of right singular vectors, from the same source.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(U, Tensor) and isinstance(S, Tensor) and isinstance(Vh, Tensor):
                return _RIGHT_VECTORS_BACKWARD[grad._keys | U._keys | S._keys | Vh._keys](grad, U, S, Vh)
        return _RIGHT_VECTORS_BACKWARD_FORMS.call(grad, U, S, Vh, rest, named)
    except Exception:
        _RIGHT_VECTORS_BACKWARD_FORMS.translate(grad, U, S, Vh, rest, named)
        raise


def _skew(input=MISSING, *rest, **named):
    """_skew(input) -> Tensor

    Matrices less their adjoints, with an empty diagonal.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _SKEW[input._keys](input)
        return _SKEW_FORMS.call(input, rest, named)
    except Exception:
        _SKEW_FORMS.translate(input, rest, named)
        raise


def svd(input=MISSING, *rest, **named):
    """svd(input, some=True, compute_uv=True, *, out=None) -> return_types.svd

    The singular value decomposition `U @ diag(S) @ V.mH`; `linalg.svd` gives the adjoint of V.

    >>> ow.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]])).S
    tensor([4., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return SVD[input._keys](input, True, True)
        return SVD_FORMS.call(input, rest, named)
    except Exception:
        SVD_FORMS.translate(input, rest, named)
        raise


def linalg_svdvals(A=MISSING, *rest, **named):
    """svdvals(A, *, driver=None, out=None) -> Tensor

    The singular values of matrices in descending order.

    >>> ow.linalg.svdvals(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    tensor([4., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_SVDVALS[A._keys](A, None)
        return LINALG_SVDVALS_FORMS.call(A, rest, named)
    except Exception:
        LINALG_SVDVALS_FORMS.translate(A, rest, named)
        raise


def _svdvals(A=MISSING, *rest, **named):
    """_svdvals(A) -> Tensor

    The singular values of matrices without their vectors, which a gradient reads.
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return _SVDVALS[A._keys](A)
        return _SVDVALS_FORMS.call(A, rest, named)
    except Exception:
        _SVDVALS_FORMS.translate(A, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def inverse(self, *rest, **named):
        try:
            if not (rest or named):
                return INVERSE[self._keys](self)
            return INVERSE_FORMS.method(self, rest, named)
        except Exception:
            INVERSE_FORMS.translate(self, rest, named)
            raise

    def det(self, *rest, **named):
        try:
            if not (rest or named):
                return DET[self._keys](self)
            return DET_FORMS.method(self, rest, named)
        except Exception:
            DET_FORMS.translate(self, rest, named)
            raise

    def slogdet(self, *rest, **named):
        try:
            if not (rest or named):
                return SLOGDET[self._keys](self)
            return SLOGDET_FORMS.method(self, rest, named)
        except Exception:
            SLOGDET_FORMS.translate(self, rest, named)
            raise

    def logdet(self, *rest, **named):
        try:
            if not (rest or named):
                return LOGDET[self._keys](self)
            return LOGDET_FORMS.method(self, rest, named)
        except Exception:
            LOGDET_FORMS.translate(self, rest, named)
            raise

    def cholesky(self, *rest, **named):
        try:
            if not (rest or named):
                return CHOLESKY[self._keys](self, False)
            return CHOLESKY_FORMS.method(self, rest, named)
        except Exception:
            CHOLESKY_FORMS.translate(self, rest, named)
            raise

    def qr(self, *rest, **named):
        try:
            if not (rest or named):
                return QR[self._keys](self, True)
            return QR_FORMS.method(self, rest, named)
        except Exception:
            QR_FORMS.translate(self, rest, named)
            raise

    def svd(self, *rest, **named):
        try:
            if not (rest or named):
                return SVD[self._keys](self, True, True)
            return SVD_FORMS.method(self, rest, named)
        except Exception:
            SVD_FORMS.translate(self, rest, named)
            raise


hang(Methods, __name__)
