"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

LINALG_INV = find("linalg_inv")
LINALG_INV_OUT = find("linalg_inv.out")
INVERSE = find("inverse")
INVERSE_OUT = find("inverse.out")
_SOLVE = find("_solve")
LINALG_SOLVE = find("linalg_solve")
LINALG_SOLVE_OUT = find("linalg_solve.out")
LINALG_SOLVE_TRIANGULAR = find("linalg_solve_triangular")
LINALG_SOLVE_TRIANGULAR_OUT = find("linalg_solve_triangular.out")
LINALG_DET = find("linalg_det")
LINALG_DET_OUT = find("linalg_det.out")
DET = find("det")
_DET_BACKWARD = find("_det_backward")
LINALG_SLOGDET = find("linalg_slogdet")
LINALG_SLOGDET_OUT = find("linalg_slogdet.out")
SLOGDET = find("slogdet")
SLOGDET_OUT = find("slogdet.out")
LOGDET = find("logdet")
LINALG_CHOLESKY = find("linalg_cholesky")
LINALG_CHOLESKY_OUT = find("linalg_cholesky.out")
CHOLESKY = find("cholesky")
CHOLESKY_OUT = find("cholesky.out")
_CHOLESKY_BACKWARD = find("_cholesky_backward")
_CHOLESKY_FORWARD = find("_cholesky_forward")
_HALF_LOWER = find("_half_lower")
LINALG_QR = find("linalg_qr")
LINALG_QR_OUT = find("linalg_qr.out")
QR = find("qr")
QR_Q = find("qr.Q")
_QR_BACKWARD = find("_qr_backward")
_SQUARE_QR_BACKWARD = find("_square_qr_backward")
LINALG_EIGH = find("linalg_eigh")
LINALG_EIGH_EIGVALS = find("linalg_eigh.eigvals")
_EIGH_BACKWARD = find("_eigh_backward")
_QUOTIENT_OR_ZERO = find("_quotient_or_zero")
LINALG_EIGVALSH = find("linalg_eigvalsh")
LINALG_EIGVALSH_OUT = find("linalg_eigvalsh.out")
_EIGVALSH_BACKWARD = find("_eigvalsh_backward")
LINALG_SVD = find("linalg_svd")
LINALG_SVD_U = find("linalg_svd.U")
_SVD = find("_svd")
_SVD_BACKWARD = find("_svd_backward")
_SKEW = find("_skew")
SVD = find("svd")
SVD_U = find("svd.U")
LINALG_SVDVALS = find("linalg_svdvals")
LINALG_SVDVALS_OUT = find("linalg_svdvals.out")
_SVDVALS = find("_svdvals")
_SVDVALS_BACKWARD = find("_svdvals_backward")

LINALG_INV_FORMS = Overloads(
    "linalg_inv",
    (LINALG_INV, (("A", "Tensor"),), 0, LINALG_INV_OUT, 1, False),
)


def linalg_inv(A=MISSING, *rest, **named):
    """inv(A, *, out=None) -> Tensor

    The inverses of square matrices; a singular one is a RuntimeError.

    >>> ow.linalg.inv(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """
    try:
        if not (rest or named):
            if type(A) is Tensor:
                return LINALG_INV[A._keys](A)
        return LINALG_INV_FORMS.call(A, rest, named)
    except Exception:
        LINALG_INV_FORMS.translate(A, rest, named)
        raise


INVERSE_FORMS = Overloads(
    "inverse",
    (INVERSE, (("input", "Tensor"),), 0, INVERSE_OUT, 1, False),
)


def inverse(input=MISSING, *rest, **named):
    """inverse(input, *, out=None) -> Tensor

    The inverses of square matrices; another name of `linalg.inv`.

    >>> ow.inverse(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return INVERSE[input._keys](input)
        return INVERSE_FORMS.call(input, rest, named)
    except Exception:
        INVERSE_FORMS.translate(input, rest, named)
        raise


_SOLVE_FORMS = Overloads(
    "_solve",
    (_SOLVE, (("A", "Tensor"), ("B", "Tensor")), 0, None, 0, False),
)


def _solve(A=MISSING, B=MISSING, *rest, **named):
    """_solve(A, B) -> Tensor

    The solution of systems of equations whose right sides are matrices.
    """
    try:
        if not (rest or named):
            if type(A) is Tensor and type(B) is Tensor:
                return _SOLVE[A._keys | B._keys](A, B)
        return _SOLVE_FORMS.call(A, B, rest, named)
    except Exception:
        _SOLVE_FORMS.translate(A, B, rest, named)
        raise


LINALG_SOLVE_FORMS = Overloads(
    "linalg_solve",
    (LINALG_SOLVE, (("A", "Tensor"), ("B", "Tensor"), ("left", "bool", True)), 1, LINALG_SOLVE_OUT, 1, False),
)


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
            if type(A) is Tensor and type(B) is Tensor:
                return LINALG_SOLVE[A._keys | B._keys](A, B, True)
        return LINALG_SOLVE_FORMS.call(A, B, rest, named)
    except Exception:
        LINALG_SOLVE_FORMS.translate(A, B, rest, named)
        raise


LINALG_SOLVE_TRIANGULAR_FORMS = Overloads(
    "linalg_solve_triangular",
    (
        LINALG_SOLVE_TRIANGULAR,
        (
            ("input", "Tensor"),
            ("B", "Tensor"),
            ("upper", "bool"),
            ("left", "bool", True),
            ("unitriangular", "bool", False),
        ),
        3,
        LINALG_SOLVE_TRIANGULAR_OUT,
        1,
        False,
    ),
)


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


LINALG_DET_FORMS = Overloads(
    "linalg_det",
    (LINALG_DET, (("A", "Tensor"),), 0, LINALG_DET_OUT, 1, False),
)


def linalg_det(A=MISSING, *rest, **named):
    """det(A, *, out=None) -> Tensor

    The determinants of square matrices.

    >>> ow.linalg.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """
    try:
        if not (rest or named):
            if type(A) is Tensor:
                return LINALG_DET[A._keys](A)
        return LINALG_DET_FORMS.call(A, rest, named)
    except Exception:
        LINALG_DET_FORMS.translate(A, rest, named)
        raise


DET_FORMS = Overloads(
    "det",
    (DET, (("input", "Tensor"),), 0, None, 0, False),
)


def det(input=MISSING, *rest, **named):
    """det(input) -> Tensor

    The determinants of square matrices; another name of `linalg.det`.

    >>> ow.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
    tensor(8.)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return DET[input._keys](input)
        return DET_FORMS.call(input, rest, named)
    except Exception:
        DET_FORMS.translate(input, rest, named)
        raise


_DET_BACKWARD_FORMS = Overloads(
    "_det_backward",
    (_DET_BACKWARD, (("grad", "Tensor"), ("A", "Tensor"), ("result", "Tensor")), 0, None, 0, False),
)


def _det_backward(grad=MISSING, A=MISSING, result=MISSING, *rest, **named):
    """_det_backward(grad, A, result) -> Tensor

    The gradient of the determinant: the matrices of cofactors.
    """
    try:
        if not (rest or named):
            if type(grad) is Tensor and type(A) is Tensor and type(result) is Tensor:
                return _DET_BACKWARD[grad._keys | A._keys | result._keys](grad, A, result)
        return _DET_BACKWARD_FORMS.call(grad, A, result, rest, named)
    except Exception:
        _DET_BACKWARD_FORMS.translate(grad, A, result, rest, named)
        raise


LINALG_SLOGDET_FORMS = Overloads(
    "linalg_slogdet",
    (LINALG_SLOGDET, (("A", "Tensor"),), 0, LINALG_SLOGDET_OUT, 2, False),
)


def linalg_slogdet(A=MISSING, *rest, **named):
    """slogdet(A, *, out=None) -> return_types.linalg_slogdet

    The signs of determinants and the logarithms of their absolute values, which do not overflow.

    >>> sign, logabsdet = ow.linalg.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]]))
    >>> sign, logabsdet
    (tensor(-1.), tensor(2.0794))
    """
    try:
        if not (rest or named):
            if type(A) is Tensor:
                return LINALG_SLOGDET[A._keys](A)
        return LINALG_SLOGDET_FORMS.call(A, rest, named)
    except Exception:
        LINALG_SLOGDET_FORMS.translate(A, rest, named)
        raise


SLOGDET_FORMS = Overloads(
    "slogdet",
    (SLOGDET, (("input", "Tensor"),), 0, SLOGDET_OUT, 2, False),
)


def slogdet(input=MISSING, *rest, **named):
    """slogdet(input, *, out=None) -> return_types.slogdet

    The signs of determinants and the logarithms of their absolute values; another name of `linalg.slogdet`.

    >>> ow.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]])).sign
    tensor(-1.)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SLOGDET[input._keys](input)
        return SLOGDET_FORMS.call(input, rest, named)
    except Exception:
        SLOGDET_FORMS.translate(input, rest, named)
        raise


LOGDET_FORMS = Overloads(
    "logdet",
    (LOGDET, (("input", "Tensor"),), 0, None, 0, False),
)


def logdet(input=MISSING, *rest, **named):
    """logdet(input) -> Tensor

    The logarithms of determinants: NaN where they are negative, -inf where they are 0.

    >>> ow.logdet(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor(2.0794)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return LOGDET[input._keys](input)
        return LOGDET_FORMS.call(input, rest, named)
    except Exception:
        LOGDET_FORMS.translate(input, rest, named)
        raise


LINALG_CHOLESKY_FORMS = Overloads(
    "linalg_cholesky",
    (LINALG_CHOLESKY, (("input", "Tensor"), ("upper", "bool", False)), 1, LINALG_CHOLESKY_OUT, 1, False),
)


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
            if type(input) is Tensor:
                return LINALG_CHOLESKY[input._keys](input, False)
        return LINALG_CHOLESKY_FORMS.call(input, rest, named)
    except Exception:
        LINALG_CHOLESKY_FORMS.translate(input, rest, named)
        raise


CHOLESKY_FORMS = Overloads(
    "cholesky",
    (CHOLESKY, (("input", "Tensor"), ("upper", "bool", False)), 0, CHOLESKY_OUT, 1, False),
)


def cholesky(input=MISSING, *rest, **named):
    """cholesky(input, upper=False, *, out=None) -> Tensor

    The triangular factor of positive-definite matrices; another name of `linalg.cholesky`.

    >>> ow.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
    tensor([[2., 0.],
            [1., 2.]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return CHOLESKY[input._keys](input, False)
        return CHOLESKY_FORMS.call(input, rest, named)
    except Exception:
        CHOLESKY_FORMS.translate(input, rest, named)
        raise


_CHOLESKY_BACKWARD_FORMS = Overloads(
    "_cholesky_backward",
    (_CHOLESKY_BACKWARD, (("grad", "Tensor"), ("L", "Tensor")), 0, None, 0, False),
)


def _cholesky_backward(grad=MISSING, L=MISSING, *rest, **named):
    """_cholesky_backward(grad, L) -> Tensor

    The gradient of Cholesky's factor: that of I. Murray, arXiv 1602.07527, equation 10.
    """
    try:
        if not (rest or named):
            if type(grad) is Tensor and type(L) is Tensor:
                return _CHOLESKY_BACKWARD[grad._keys | L._keys](grad, L)
        return _CHOLESKY_BACKWARD_FORMS.call(grad, L, rest, named)
    except Exception:
        _CHOLESKY_BACKWARD_FORMS.translate(grad, L, rest, named)
        raise


_CHOLESKY_FORWARD_FORMS = Overloads(
    "_cholesky_forward",
    (_CHOLESKY_FORWARD, (("tangent", "Tensor"), ("L", "Tensor")), 0, None, 0, False),
)


def _cholesky_forward(tangent=MISSING, L=MISSING, *rest, **named):
    """_cholesky_forward(tangent, L) -> Tensor

    The tangent of Cholesky's factor: Murray, equation 8.
    """
    try:
        if not (rest or named):
            if type(tangent) is Tensor and type(L) is Tensor:
                return _CHOLESKY_FORWARD[tangent._keys | L._keys](tangent, L)
        return _CHOLESKY_FORWARD_FORMS.call(tangent, L, rest, named)
    except Exception:
        _CHOLESKY_FORWARD_FORMS.translate(tangent, L, rest, named)
        raise


_HALF_LOWER_FORMS = Overloads(
    "_half_lower",
    (_HALF_LOWER, (("input", "Tensor"),), 0, None, 0, False),
)


def _half_lower(input=MISSING, *rest, **named):
    """_half_lower(input) -> Tensor

    The lower triangle of matrices with half of the diagonal.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return _HALF_LOWER[input._keys](input)
        return _HALF_LOWER_FORMS.call(input, rest, named)
    except Exception:
        _HALF_LOWER_FORMS.translate(input, rest, named)
        raise


LINALG_QR_FORMS = Overloads(
    "linalg_qr",
    (LINALG_QR, (("A", "Tensor"), ("mode", "str", 'reduced')), 0, LINALG_QR_OUT, 2, False),
)


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
            if type(A) is Tensor:
                return LINALG_QR[A._keys](A, 'reduced')
        return LINALG_QR_FORMS.call(A, rest, named)
    except Exception:
        LINALG_QR_FORMS.translate(A, rest, named)
        raise


QR_FORMS = Overloads(
    "qr",
    (QR, (("input", "Tensor"), ("some", "bool", True)), 0, QR_Q, 2, False),
)


def qr(input=MISSING, *rest, **named):
    """qr(input, some=True, *, out=None) -> return_types.qr

    The decomposition `Q @ R`; another name of `linalg.qr`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return QR[input._keys](input, True)
        return QR_FORMS.call(input, rest, named)
    except Exception:
        QR_FORMS.translate(input, rest, named)
        raise


_QR_BACKWARD_FORMS = Overloads(
    "_qr_backward",
    (
        _QR_BACKWARD,
        (("grad_Q", "Tensor"), ("grad_R", "Tensor"), ("Q", "Tensor"), ("R", "Tensor"), ("mode", "str")),
        0,
        None,
        0,
        False,
    ),
)


def _qr_backward(grad_Q=MISSING, grad_R=MISSING, Q=MISSING, R=MISSING, mode=MISSING, *rest, **named):
    """_qr_backward(grad_Q, grad_R, Q, R, mode) -> Tensor

    The gradient of the decomposition Q R.
    """
    try:
        if not (rest or named):
            if (
                type(grad_Q) is Tensor
                and type(grad_R) is Tensor
                and type(Q) is Tensor
                and type(R) is Tensor
                and type(mode) is str
            ):
                return _QR_BACKWARD[grad_Q._keys | grad_R._keys | Q._keys | R._keys](grad_Q, grad_R, Q, R, mode)
        return _QR_BACKWARD_FORMS.call(grad_Q, grad_R, Q, R, mode, rest, named)
    except Exception:
        _QR_BACKWARD_FORMS.translate(grad_Q, grad_R, Q, R, mode, rest, named)
        raise


_SQUARE_QR_BACKWARD_FORMS = Overloads(
    "_square_qr_backward",
    (
        _SQUARE_QR_BACKWARD,
        (("grad_Q", "Tensor"), ("grad_R", "Tensor"), ("Q", "Tensor"), ("R", "Tensor")),
        0,
        None,
        0,
        False,
    ),
)


def _square_qr_backward(grad_Q=MISSING, grad_R=MISSING, Q=MISSING, R=MISSING, *rest, **named):
    """_square_qr_backward(grad_Q, grad_R, Q, R) -> Tensor

    The same where R is square: S. F. Walter and L. Lehmann, arXiv 1009.6112, section 3.5.
    """
    try:
        if not (rest or named):
            if type(grad_Q) is Tensor and type(grad_R) is Tensor and type(Q) is Tensor and type(R) is Tensor:
                return _SQUARE_QR_BACKWARD[grad_Q._keys | grad_R._keys | Q._keys | R._keys](grad_Q, grad_R, Q, R)
        return _SQUARE_QR_BACKWARD_FORMS.call(grad_Q, grad_R, Q, R, rest, named)
    except Exception:
        _SQUARE_QR_BACKWARD_FORMS.translate(grad_Q, grad_R, Q, R, rest, named)
        raise


LINALG_EIGH_FORMS = Overloads(
    "linalg_eigh",
    (LINALG_EIGH, (("input", "Tensor"), ("UPLO", "str", 'L')), 0, LINALG_EIGH_EIGVALS, 2, False),
)


def linalg_eigh(input=MISSING, *rest, **named):
    """eigh(input, UPLO='L', *, out=None) -> return_types.linalg_eigh

    The eigenvalues of Hermitian matrices, in ascending order, and orthonormal eigenvectors as columns.

    Only the triangle `UPLO` is read. Eigenvectors are determined up to a factor of length 1.

    >>> ow.linalg.eigh(ow.tensor([[2.0, 1.0], [1.0, 2.0]])).eigenvalues
    tensor([1., 3.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return LINALG_EIGH[input._keys](input, 'L')
        return LINALG_EIGH_FORMS.call(input, rest, named)
    except Exception:
        LINALG_EIGH_FORMS.translate(input, rest, named)
        raise


_EIGH_BACKWARD_FORMS = Overloads(
    "_eigh_backward",
    (
        _EIGH_BACKWARD,
        (("grad_values", "Tensor"), ("grad_vectors", "Tensor"), ("values", "Tensor"), ("vectors", "Tensor")),
        0,
        None,
        0,
        False,
    ),
)


def _eigh_backward(grad_values=MISSING, grad_vectors=MISSING, values=MISSING, vectors=MISSING, *rest, **named):
    """_eigh_backward(grad_values, grad_vectors, values, vectors) -> Tensor

    The gradient of eigenvalues and eigenvectors: M. Giles, Collected matrix derivative results, 2008,
        section 3.1.
    """
    try:
        if not (rest or named):
            if (
                type(grad_values) is Tensor
                and type(grad_vectors) is Tensor
                and type(values) is Tensor
                and type(vectors) is Tensor
            ):
                return _EIGH_BACKWARD[
                    grad_values._keys | grad_vectors._keys | values._keys | vectors._keys
                ](grad_values, grad_vectors, values, vectors)
        return _EIGH_BACKWARD_FORMS.call(grad_values, grad_vectors, values, vectors, rest, named)
    except Exception:
        _EIGH_BACKWARD_FORMS.translate(grad_values, grad_vectors, values, vectors, rest, named)
        raise


_QUOTIENT_OR_ZERO_FORMS = Overloads(
    "_quotient_or_zero",
    (_QUOTIENT_OR_ZERO, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def _quotient_or_zero(input=MISSING, other=MISSING, *rest, **named):
    """_quotient_or_zero(input, other) -> Tensor

    The quotient, 0 where both are 0.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return _QUOTIENT_OR_ZERO[input._keys | other._keys](input, other)
        return _QUOTIENT_OR_ZERO_FORMS.call(input, other, rest, named)
    except Exception:
        _QUOTIENT_OR_ZERO_FORMS.translate(input, other, rest, named)
        raise


LINALG_EIGVALSH_FORMS = Overloads(
    "linalg_eigvalsh",
    (LINALG_EIGVALSH, (("input", "Tensor"), ("UPLO", "str", 'L')), 0, LINALG_EIGVALSH_OUT, 1, False),
)


def linalg_eigvalsh(input=MISSING, *rest, **named):
    """eigvalsh(input, UPLO='L', *, out=None) -> Tensor

    The eigenvalues of Hermitian matrices in ascending order; only the triangle `UPLO` is read.

    >>> ow.linalg.eigvalsh(ow.tensor([[2.0, 1.0], [1.0, 2.0]]))
    tensor([1., 3.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return LINALG_EIGVALSH[input._keys](input, 'L')
        return LINALG_EIGVALSH_FORMS.call(input, rest, named)
    except Exception:
        LINALG_EIGVALSH_FORMS.translate(input, rest, named)
        raise


_EIGVALSH_BACKWARD_FORMS = Overloads(
    "_eigvalsh_backward",
    (_EIGVALSH_BACKWARD, (("grad", "Tensor"), ("input", "Tensor"), ("UPLO", "str")), 0, None, 0, False),
)


def _eigvalsh_backward(grad=MISSING, input=MISSING, UPLO=MISSING, *rest, **named):
    """_eigvalsh_backward(grad, input, UPLO) -> Tensor

    The gradient of eigenvalues.
    """
    try:
        if not (rest or named):
            if type(grad) is Tensor and type(input) is Tensor and type(UPLO) is str:
                return _EIGVALSH_BACKWARD[grad._keys | input._keys](grad, input, UPLO)
        return _EIGVALSH_BACKWARD_FORMS.call(grad, input, UPLO, rest, named)
    except Exception:
        _EIGVALSH_BACKWARD_FORMS.translate(grad, input, UPLO, rest, named)
        raise


LINALG_SVD_FORMS = Overloads(
    "linalg_svd",
    (
        LINALG_SVD,
        (("A", "Tensor"), ("full_matrices", "bool", True), ("driver", "str?", None)),
        1,
        LINALG_SVD_U,
        3,
        False,
    ),
)


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
            if type(A) is Tensor:
                return LINALG_SVD[A._keys](A, True, None)
        return LINALG_SVD_FORMS.call(A, rest, named)
    except Exception:
        LINALG_SVD_FORMS.translate(A, rest, named)
        raise


_SVD_FORMS = Overloads(
    "_svd",
    (_SVD, (("A", "Tensor"), ("full_matrices", "bool")), 0, None, 0, False),
)


def _svd(A=MISSING, full_matrices=MISSING, *rest, **named):
    """_svd(A, full_matrices) -> return_types.svd

    The singular value decomposition.
    """
    try:
        if not (rest or named):
            if type(A) is Tensor and type(full_matrices) is bool:
                return _SVD[A._keys](A, full_matrices)
        return _SVD_FORMS.call(A, full_matrices, rest, named)
    except Exception:
        _SVD_FORMS.translate(A, full_matrices, rest, named)
        raise


_SVD_BACKWARD_FORMS = Overloads(
    "_svd_backward",
    (
        _SVD_BACKWARD,
        (
            ("grad_U", "Tensor"),
            ("grad_S", "Tensor"),
            ("grad_Vh", "Tensor"),
            ("U", "Tensor"),
            ("S", "Tensor"),
            ("Vh", "Tensor"),
        ),
        0,
        None,
        0,
        False,
    ),
)


def _svd_backward(grad_U=MISSING, grad_S=MISSING, grad_Vh=MISSING, U=MISSING, S=MISSING, Vh=MISSING, *rest, **named):
    """_svd_backward(grad_U, grad_S, grad_Vh, U, S, Vh) -> Tensor

    The gradient of the singular value decomposition: J. Townsend, Differentiating the singular value
        decomposition, 2016.
    """
    try:
        if not (rest or named):
            if (
                type(grad_U) is Tensor
                and type(grad_S) is Tensor
                and type(grad_Vh) is Tensor
                and type(U) is Tensor
                and type(S) is Tensor
                and type(Vh) is Tensor
            ):
                return _SVD_BACKWARD[
                    grad_U._keys | grad_S._keys | grad_Vh._keys | U._keys | S._keys | Vh._keys
                ](grad_U, grad_S, grad_Vh, U, S, Vh)
        return _SVD_BACKWARD_FORMS.call(grad_U, grad_S, grad_Vh, U, S, Vh, rest, named)
    except Exception:
        _SVD_BACKWARD_FORMS.translate(grad_U, grad_S, grad_Vh, U, S, Vh, rest, named)
        raise


_SKEW_FORMS = Overloads(
    "_skew",
    (_SKEW, (("input", "Tensor"),), 0, None, 0, False),
)


def _skew(input=MISSING, *rest, **named):
    """_skew(input) -> Tensor

    Matrices less their adjoints, with an empty diagonal.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return _SKEW[input._keys](input)
        return _SKEW_FORMS.call(input, rest, named)
    except Exception:
        _SKEW_FORMS.translate(input, rest, named)
        raise


SVD_FORMS = Overloads(
    "svd",
    (SVD, (("input", "Tensor"), ("some", "bool", True), ("compute_uv", "bool", True)), 0, SVD_U, 3, False),
)


def svd(input=MISSING, *rest, **named):
    """svd(input, some=True, compute_uv=True, *, out=None) -> return_types.svd

    The singular value decomposition `U @ diag(S) @ V.mH`; `linalg.svd` gives the adjoint of V.

    >>> ow.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]])).S
    tensor([4., 3.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SVD[input._keys](input, True, True)
        return SVD_FORMS.call(input, rest, named)
    except Exception:
        SVD_FORMS.translate(input, rest, named)
        raise


LINALG_SVDVALS_FORMS = Overloads(
    "linalg_svdvals",
    (LINALG_SVDVALS, (("A", "Tensor"), ("driver", "str?", None)), 1, LINALG_SVDVALS_OUT, 1, False),
)


def linalg_svdvals(A=MISSING, *rest, **named):
    """svdvals(A, *, driver=None, out=None) -> Tensor

    The singular values of matrices in descending order.

    >>> ow.linalg.svdvals(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    tensor([4., 3.])
    """
    try:
        if not (rest or named):
            if type(A) is Tensor:
                return LINALG_SVDVALS[A._keys](A, None)
        return LINALG_SVDVALS_FORMS.call(A, rest, named)
    except Exception:
        LINALG_SVDVALS_FORMS.translate(A, rest, named)
        raise


_SVDVALS_FORMS = Overloads(
    "_svdvals",
    (_SVDVALS, (("A", "Tensor"),), 0, None, 0, False),
)


def _svdvals(A=MISSING, *rest, **named):
    """_svdvals(A) -> Tensor

    The singular values of matrices.
    """
    try:
        if not (rest or named):
            if type(A) is Tensor:
                return _SVDVALS[A._keys](A)
        return _SVDVALS_FORMS.call(A, rest, named)
    except Exception:
        _SVDVALS_FORMS.translate(A, rest, named)
        raise


_SVDVALS_BACKWARD_FORMS = Overloads(
    "_svdvals_backward",
    (_SVDVALS_BACKWARD, (("grad", "Tensor"), ("A", "Tensor")), 0, None, 0, False),
)


def _svdvals_backward(grad=MISSING, A=MISSING, *rest, **named):
    """_svdvals_backward(grad, A) -> Tensor

    The gradient of singular values.
    """
    try:
        if not (rest or named):
            if type(grad) is Tensor and type(A) is Tensor:
                return _SVDVALS_BACKWARD[grad._keys | A._keys](grad, A)
        return _SVDVALS_BACKWARD_FORMS.call(grad, A, rest, named)
    except Exception:
        _SVDVALS_BACKWARD_FORMS.translate(grad, A, rest, named)
        raise
