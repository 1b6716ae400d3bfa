# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The matrices operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.matrices.decompositions

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)

LINALG_INV, LINALG_INV_OUT = define("linalg_inv(Tensor A) -> Tensor", "971a8ca0bf3490c3", "linalg_inv.out")
LINALG_INV.implement(CPU, runtime.kernels.matrices.decompositions.inv)

class LinalgInvBackward0(Node, operator="linalg_inv", label="LinalgInvExBackward0"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (-functions.adjoint(result).matmul(grad).matmul(functions.adjoint(result)),)

@LINALG_INV.implement(AUTOGRAD)
def linalg_inv_autograd(A):
    result = LINALG_INV[A._keys & BELOW_AUTOGRAD](A)
    if guards.active and not grad_enabled():
        return result
    node = LinalgInvBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, A)

forward_rule(LINALG_INV, lambda A_t, result_p: -result_p.matmul(A_t).matmul(result_p), keeps=True)
composite(define("inverse(Tensor self) -> Tensor", "67018b4a4b6b6f58", "inverse.out"),
    lambda self: functions.linalg_inv(self))

_SOLVE = define("_solve(Tensor A, Tensor B) -> Tensor", "53b5b891fb5ed5d5")
_SOLVE.implement(CPU, runtime.kernels.matrices.decompositions.solve)

class _SolveBackward0(Node, operator="_solve", label="LinalgSolveExBackward0"):
    __slots__ = ("_raw_A", "_version_A", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_A = grad_B = None
        if wanted[0] is not None or wanted[1] is not None:
            grad_input_mask = (wanted[0] is not None, wanted[1] is not None)
            A = unpack_input(self, self._raw_A, self._version_A, "A")
            result = unpack_output.call(self, self._raw_result, 0)
            solved_ = functions._solve(functions.adjoint(A), grad)
            grad_A, grad_B = (-solved_.matmul(functions.adjoint(result)) if grad_input_mask[0] else None, solved_)
        return (grad_A, grad_B)

@_SOLVE.implement(AUTOGRAD)
def _solve_autograd(A, B):
    result = _SOLVE[(A._keys | B._keys) & BELOW_AUTOGRAD](A, B)
    if guards.active and not grad_enabled():
        return result
    node = _SolveBackward0()
    node._raw_A, node._version_A = A, 0 if A._writes is None else A._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, A, B)

@forward_rule(_SOLVE, keeps=True)
def _solve_forward(A_t, A_p, B_t, result_p):
    result_t = None
    if B_t is not None:
        result_t = functions._solve(A_p, B_t)
    if A_t is not None:
        result_t = forward.minus(result_t, functions._solve(A_p, A_t.matmul(result_p)))
    return result_t


@composite(define("linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor", "c7c9bb1f7c8e9057",
    "linalg_solve.out"))
def linalg_solve_composite(A, B, left):
    if A._ndim < 2:
        language.raise_error(f"linalg.solve: A must be a matrix or a batch of matrices, got shape {list(A._sizes)}")
    if B._ndim == 1 or (A._ndim - 1 == B._ndim and B._sizes == A._sizes[:-1]):
        if not left:
            language.raise_error("linalg.solve: with left=False B must be a matrix, not a vector")
        return language.new(functions._solve(A, B.unsqueeze(-1)).squeeze(-1))
    if not left:
        return language.new(functions._solve(A.transpose(-2, -1), B.transpose(-2, -1)).transpose(-2, -1))
    return functions._solve(A, B)


LINALG_SOLVE_TRIANGULAR, LINALG_SOLVE_TRIANGULAR_OUT = define("linalg_solve_triangular(Tensor self, Tensor B, *, bool "
    "upper, bool left=True, bool unitriangular=False) -> Tensor", "1cc8d6f49330a688", "linalg_solve_triangular.out")
LINALG_SOLVE_TRIANGULAR.implement(CPU, runtime.kernels.matrices.decompositions.solve_triangular)

class LinalgSolveTriangularBackward0(Node, operator="linalg_solve_triangular"):
    __slots__ = ("_raw_self", "_version_self", "_saved_left", "_saved_unitriangular", "_saved_upper", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = grad_B = None
        if wanted[0] is not None or wanted[1] is not None:
            grad_input_mask = (wanted[0] is not None, wanted[1] is not None)
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            left = self._saved_left
            unitriangular = self._saved_unitriangular
            upper = self._saved_upper
            result = unpack_output.call(self, self._raw_result, 0)
            solved_ = functions.linalg_solve_triangular(functions.adjoint(self_), grad, upper=not upper, left=left,
                unitriangular=unitriangular)
            grad_self, grad_B = (
                functions._solve_triangular_backward(
                    solved_, result, upper, left, unitriangular
                ) if grad_input_mask[0] else None,
                solved_)
        return (grad_self, grad_B)

@LINALG_SOLVE_TRIANGULAR.implement(AUTOGRAD)
def linalg_solve_triangular_autograd(self, B, upper, left, unitriangular):
    result = LINALG_SOLVE_TRIANGULAR[(self._keys | B._keys) & BELOW_AUTOGRAD](self, B, upper, left, unitriangular)
    if guards.active and not grad_enabled():
        return result
    node = LinalgSolveTriangularBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_left = left
    node._saved_unitriangular = unitriangular
    node._saved_upper = upper
    node._raw_result = save_output.call(result)
    return record.call(node, result, self, B)

pushed_forward(LINALG_SOLVE_TRIANGULAR)

LINALG_DET, LINALG_DET_OUT = define("linalg_det(Tensor A) -> Tensor", "521ec53f91229deb", "linalg_det.out")
LINALG_DET.implement(CPU, runtime.kernels.matrices.decompositions.det)

class LinalgDetBackward0(Node, operator="linalg_det"):
    __slots__ = ("_raw_A", "_version_A", "_raw_result")

    def apply(self, grad):
        A = unpack_input(self, self._raw_A, self._version_A, "A")
        result = unpack_output.call(self, self._raw_result, 0)
        return (functions._det_backward(grad, A, result),)

@LINALG_DET.implement(AUTOGRAD)
def linalg_det_autograd(A):
    result = LINALG_DET[A._keys & BELOW_AUTOGRAD](A)
    if guards.active and not grad_enabled():
        return result
    node = LinalgDetBackward0()
    node._raw_A, node._version_A = A, 0 if A._writes is None else A._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, A)

pushed_forward(LINALG_DET)
composite(define("det(Tensor self) -> Tensor", "1786147a977e83e9"), lambda self: functions.linalg_det(self))


@composite(define("_det_backward(Tensor grad, Tensor A, Tensor result) -> Tensor", "02d907d570e09d12"))
def _det_backward_composite(grad, A, result):
    scaled = (grad * functions.conj(result)).unsqueeze(-1).unsqueeze(-1)
    if not language.any_true(result == 0):
        return functions.adjoint(functions.linalg_inv(A)) * scaled
    U, S, Vh = functions.linalg_svd(A)
    one = (functions.linalg_det(U) * functions.linalg_det(Vh)).unsqueeze(-1)
    others = functions._exclusive_products(S, -1) * functions._reversed(
        functions._exclusive_products(functions._reversed(S, -1), -1), -1)
    return (U * (one * others).unsqueeze(-2)).matmul(Vh) * grad.unsqueeze(-1).unsqueeze(-1)


LINALG_SLOGDET, LINALG_SLOGDET_OUT = define("linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)",
    "1e62d01105acaaff", "linalg_slogdet.out")
LINALG_SLOGDET.implement(CPU, named(return_types.linalg_slogdet)(runtime.kernels.matrices.decompositions.slogdet))

class LinalgSlogdetBackward0(Node, operator="linalg_slogdet", num_outputs=2):
    __slots__ = ("_raw_A", "_version_A", "_raw_sign")

    def apply(self, *grads):
        grad_sign, grad_logabsdet = complete(self, grads)
        A = unpack_input(self, self._raw_A, self._version_A, "A")
        sign = unpack_output.call(self, self._raw_sign, 0)
        return (functions._slogdet_backward(grad_sign, grad_logabsdet, A, sign),)

@LINALG_SLOGDET.implement(AUTOGRAD)
def linalg_slogdet_autograd(A):
    result = LINALG_SLOGDET[A._keys & BELOW_AUTOGRAD](A)
    result_sign, result_logabsdet = result
    if guards.active and not grad_enabled():
        return result
    node = LinalgSlogdetBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (A._edge,)
    node._raw_A, node._version_A = A, 0 if A._writes is None else A._writes[0]
    node._raw_sign = save_output.call(result_sign)
    attach(node, (result_sign, result_logabsdet))
    return result

pushed_forward(LINALG_SLOGDET)
composite(define("slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)", "e14a89342e54e9d0", "slogdet.out"),
    named(return_types.slogdet)(lambda self: functions.linalg_slogdet(self)))


@composite(define("logdet(Tensor self) -> Tensor", "5e7624cfc8f489d7"))
def logdet_composite(self):
    sign, logabsdet = functions.linalg_slogdet(self)
    return logabsdet + sign.log()


LINALG_CHOLESKY, LINALG_CHOLESKY_OUT = define("linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor",
    "4da4b92a9ee85da0", "linalg_cholesky.out")
LINALG_CHOLESKY.implement(CPU, runtime.kernels.matrices.decompositions.cholesky)

class LinalgCholeskyBackward0(Node, operator="linalg_cholesky", label="LinalgCholeskyExBackward0"):
    __slots__ = ("_saved_upper", "_raw_result")

    def apply(self, grad):
        upper = self._saved_upper
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            functions._cholesky_backward(
                functions.adjoint(grad) if upper else grad, functions.adjoint(result) if upper else result
            ),)

@LINALG_CHOLESKY.implement(AUTOGRAD)
def linalg_cholesky_autograd(self, upper):
    result = LINALG_CHOLESKY[self._keys & BELOW_AUTOGRAD](self, upper)
    if guards.active and not grad_enabled():
        return result
    node = LinalgCholeskyBackward0()
    node._saved_upper = upper
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(LINALG_CHOLESKY, keeps=True)
def linalg_cholesky_forward(self_t, result_p, upper):
    return (
        functions.adjoint(functions._cholesky_forward(self_t, functions.adjoint(result_p)))
        if upper
        else functions._cholesky_forward(self_t, result_p))


composite(define("cholesky(Tensor self, bool upper=False) -> Tensor", "c6d936dd131cff60", "cholesky.out", casts=True),
    lambda self, upper: functions.linalg_cholesky(self, upper=upper))


@composite(define("_cholesky_backward(Tensor grad, Tensor L) -> Tensor", "de933eb8b3869d20"))
def _cholesky_backward_composite(grad, L):
    inner = functions._half_lower(functions.adjoint(L).matmul(grad))
    symmetric = (inner + functions.adjoint(inner)) / 2
    left = functions.linalg_solve_triangular(functions.adjoint(L), symmetric, upper=True)
    return functions.linalg_solve_triangular(L, left, upper=False, left=False)


@composite(define("_cholesky_forward(Tensor tangent, Tensor L) -> Tensor", "68798340e3791b4b"))
def _cholesky_forward_composite(tangent, L):
    left = functions.linalg_solve_triangular(L, tangent, upper=False)
    return L.matmul(functions._half_lower(functions.linalg_solve_triangular(functions.adjoint(L), left, upper=True,
        left=False)))


composite(define("_half_lower(Tensor self) -> Tensor", "842557d3fd82902d"),
    lambda self: (functions.tril(self, 0) + functions.tril(self, -1)) / 2)

LINALG_QR, LINALG_QR_OUT = define("linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)", "bc6eee94b0650505",
    "linalg_qr.out")
LINALG_QR.implement(CPU, named(return_types.linalg_qr)(runtime.kernels.matrices.decompositions.qr))

class LinalgQrBackward0(Node, operator="linalg_qr", num_outputs=2):
    __slots__ = ("_raw_Q", "_raw_R", "_saved_mode")

    def apply(self, *grads):
        grad_Q, grad_R = complete(self, grads)
        Q = unpack_output.call(self, self._raw_Q, 0)
        R = unpack_output.call(self, self._raw_R, 1)
        mode = self._saved_mode
        return (functions._qr_backward(grad_Q, grad_R, Q, R, mode),)

@LINALG_QR.implement(AUTOGRAD)
def linalg_qr_autograd(A, mode):
    result = LINALG_QR[A._keys & BELOW_AUTOGRAD](A, mode)
    result_Q, result_R = result
    if guards.active and not grad_enabled():
        return result
    node = LinalgQrBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (A._edge,)
    node._raw_Q = save_output.call(result_Q)
    node._raw_R = save_output.call(result_R)
    node._saved_mode = mode
    attach(node, (result_Q, result_R))
    return result

pushed_forward(LINALG_QR)
composite(define("qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)", "de7ced7a124bbf9d", "qr.Q"),
    named(return_types.qr)(lambda self, some: functions.linalg_qr(self, "reduced" if some else "complete")))


@composite(define("_qr_backward(Tensor grad_Q, Tensor grad_R, Tensor Q, Tensor R, str mode) -> Tensor",
    "ff520d1c29cb9ecc"))
def _qr_backward_composite(grad_Q, grad_R, Q, R, mode):
    if mode == "r":
        language.raise_error("linalg.qr: the mode 'r' computes no Q, without which there is no gradient; use 'reduced'")
    rows, columns = (Q._sizes[-2], R._sizes[-1])
    if mode == "complete" and rows > columns:
        language.raise_error(
            "linalg.qr: the mode 'complete' has no gradient for matrices with more rows than columns; use 'reduced'")
    if rows >= columns:
        return functions._square_qr_backward(grad_Q, grad_R, Q, R)
    rest = grad_R.narrow(-1, rows, columns - rows)
    known = R.narrow(-1, rows, columns - rows)
    first = functions._square_qr_backward(grad_Q + Q.matmul(known).matmul(functions.adjoint(rest)),
        grad_R.narrow(-1, 0, rows), Q, R.narrow(-1, 0, rows))
    return functions.cat((first, Q.matmul(rest)), -1)


@composite(define("_square_qr_backward(Tensor grad_Q, Tensor grad_R, Tensor Q, Tensor R) -> Tensor",
    "602ced393fe476c4"))
def _square_qr_backward_composite(grad_Q, grad_R, Q, R):
    inner = R.matmul(functions.adjoint(grad_R)) - functions.adjoint(grad_Q).matmul(Q)
    symmetric = functions.tril(inner, 0) + functions.adjoint(functions.tril(inner, -1))
    if R.dtype.is_complex:
        symmetric = (symmetric + functions.adjoint(symmetric)) / 2
    return functions.linalg_solve_triangular(functions.adjoint(R), grad_Q + Q.matmul(symmetric), upper=False,
        left=False)


LINALG_EIGH, LINALG_EIGH_EIGVALS = define('linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor '
    'eigenvectors)', "d3de26679299152e", "linalg_eigh.eigvals")
LINALG_EIGH.implement(CPU, named(return_types.linalg_eigh)(runtime.kernels.matrices.decompositions.eigh))

class LinalgEighBackward0(Node, operator="linalg_eigh", num_outputs=2):
    __slots__ = ("_raw_eigenvectors", "_raw_eigenvalues")

    def apply(self, *grads):
        grad_eigenvalues, grad_eigenvectors = grads
        eigenvectors = unpack_output.call(self, self._raw_eigenvectors, 1)
        eigenvalues = unpack_output.call(self, self._raw_eigenvalues, 0)
        return (
            language.defined_sum(
                None if grad_eigenvalues is None else functions._eigenvalues_backward(grad_eigenvalues, eigenvectors),
                None if grad_eigenvectors is None else functions._eigenvectors_backward(grad_eigenvectors, eigenvalues,
                    eigenvectors),
            ),)

@LINALG_EIGH.implement(AUTOGRAD)
def linalg_eigh_autograd(self, UPLO):
    result = LINALG_EIGH[self._keys & BELOW_AUTOGRAD](self, UPLO)
    result_eigenvalues, result_eigenvectors = result
    if guards.active and not grad_enabled():
        return result
    node = LinalgEighBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._raw_eigenvectors = save_output.call(result_eigenvectors)
    node._raw_eigenvalues = save_output.call(result_eigenvalues)
    attach(node, (result_eigenvalues, result_eigenvectors))
    return result

@forward_rule(LINALG_EIGH, keeps=True)
def linalg_eigh_forward(self_t, eigenvalues_p, eigenvectors_p):
    eigenvalues_t = functions._eigenvalues_forward(self_t, eigenvectors_p)
    eigenvectors_t = functions._eigenvectors_forward(self_t, eigenvalues_p, eigenvectors_p)
    return (eigenvalues_t, eigenvectors_t)


composite(define("_eigenvalues_backward(Tensor grad, Tensor vectors) -> Tensor", "28103905d45e6f24"),
    lambda grad, vectors: (vectors * grad.unsqueeze(-2)).matmul(functions.adjoint(vectors)))


@composite(define("_eigenvectors_backward(Tensor grad, Tensor values, Tensor vectors) -> Tensor", "6dc826ed1b423ff3"))
def _eigenvectors_backward_composite(grad, values, vectors):
    gaps = values.unsqueeze(-2) - values.unsqueeze(-1)
    turned = functions.adjoint(vectors).matmul(grad)
    inner = functions._quotient_or_zero(turned - functions.diag_embed(functions.diagonal(turned, 0, -2, -1)), gaps)
    whole = vectors.matmul(inner).matmul(functions.adjoint(vectors))
    return (whole + functions.adjoint(whole)) / 2


composite(define("_eigenvalues_forward(Tensor tangent, Tensor vectors) -> Tensor", "aed89693a0f63ba4"),
    lambda tangent, vectors: functions.real((functions.conj(vectors) * tangent.matmul(vectors)).sum(-2)))


@composite(define("_eigenvectors_forward(Tensor tangent, Tensor values, Tensor vectors) -> Tensor", "87849e13e16656f3"))
def _eigenvectors_forward_composite(tangent, values, vectors):
    gaps = values.unsqueeze(-2) - values.unsqueeze(-1)
    turned = functions.adjoint(vectors).matmul(tangent).matmul(vectors)
    return vectors.matmul(functions._quotient_or_zero(
        turned - functions.diag_embed(functions.diagonal(turned, 0, -2, -1)), gaps))


composite(define("_quotient_or_zero(Tensor self, Tensor other) -> Tensor", "01e0417f5860005c"),
    lambda self, other: self / functions.where((self == 0) & (other == 0), 1, other))


@composite(define('linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor', "558e82e442d49167", "linalg_eigvalsh.out"))
def linalg_eigvalsh_composite(self, UPLO):
    return (
        functions.linalg_eigh(self, UPLO)[0]
        if language.is_grad_enabled() and self.requires_grad
        else functions._eigvalsh(self, UPLO))


_EIGVALSH = define("_eigvalsh(Tensor self, str UPLO) -> Tensor", "480921f0e27ea908")
_EIGVALSH.implement(CPU, runtime.kernels.matrices.decompositions.eigvalsh)

class _EigvalshBackward0(Node, operator="_eigvalsh"):
    __slots__ = ("_raw_self", "_version_self", "_saved_UPLO")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        UPLO = self._saved_UPLO
        return (functions._eigenvalues_backward(grad, functions.linalg_eigh(self_, UPLO)[1]),)

@_EIGVALSH.implement(AUTOGRAD)
def _eigvalsh_autograd(self, UPLO):
    result = _EIGVALSH[self._keys & BELOW_AUTOGRAD](self, UPLO)
    if guards.active and not grad_enabled():
        return result
    node = _EigvalshBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_UPLO = UPLO
    return record.call(node, result, self)

forward_rule(_EIGVALSH,
    lambda self_t, self_p, UPLO: functions._eigenvalues_forward(self_t, functions.linalg_eigh(self_p, UPLO)[1]))


@composite(define("linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor "
    "Vh)", "399a57fe6c2072bc", "linalg_svd.U"))
@named(return_types.linalg_svd)
def linalg_svd_composite(A, full_matrices, driver):
    if driver is not None:
        language.raise_error(f"linalg.svd: a driver can be chosen on a GPU only, got '{driver}'")
    return functions._svd(A, full_matrices)


_SVD = define("_svd(Tensor A, bool full_matrices) -> (Tensor U, Tensor S, Tensor Vh)", "5976015cbe253c85")
_SVD.implement(CPU, named(return_types._svd)(runtime.kernels.matrices.decompositions.svd))

class _SvdBackward0(Node, operator="_svd", label="LinalgSvdBackward0", num_outputs=3):
    __slots__ = ("_raw_U", "_raw_S", "_raw_Vh")

    def apply(self, *grads):
        grad_U, grad_S, grad_Vh = grads
        U = unpack_output.call(self, self._raw_U, 0)
        S = unpack_output.call(self, self._raw_S, 1)
        Vh = unpack_output.call(self, self._raw_Vh, 2)
        return (
            language.defined_sum(
                None if grad_S is None else functions._singular_values_backward(grad_S, U, Vh),
                None if grad_U is None else functions._left_vectors_backward(grad_U, U, S, Vh),
                None if grad_Vh is None else functions._right_vectors_backward(grad_Vh, U, S, Vh),
            ),)

@_SVD.implement(AUTOGRAD)
def _svd_autograd(A, full_matrices):
    result = _SVD[A._keys & BELOW_AUTOGRAD](A, full_matrices)
    result_U, result_S, result_Vh = result
    if guards.active and not grad_enabled():
        return result
    node = _SvdBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (A._edge,)
    node._raw_U = save_output.call(result_U)
    node._raw_S = save_output.call(result_S)
    node._raw_Vh = save_output.call(result_Vh)
    attach(node, (result_U, result_S, result_Vh))
    return result

pushed_forward(_SVD)


@composite(define("_singular_values_backward(Tensor grad, Tensor U, Tensor Vh) -> Tensor", "ac1be54c321a3864"))
def _singular_values_backward_composite(grad, U, Vh):
    return (U.narrow(-1, 0, grad._sizes[-1]) * grad.unsqueeze(-2)).matmul(Vh.narrow(-2, 0, grad._sizes[-1]))


@composite(define("_left_vectors_backward(Tensor grad, Tensor U, Tensor S, Tensor Vh) -> Tensor", "adffc4cf29b4cee5"))
def _left_vectors_backward_composite(grad, U, S, Vh):
    size = S._sizes[-1]
    left, right, grad_left = (U.narrow(-1, 0, size), Vh.narrow(-2, 0, size), grad.narrow(-1, 0, size))
    row, column = (S.unsqueeze(-2), S.unsqueeze(-1))
    turned = functions.adjoint(left).matmul(grad_left)
    inner = functions._quotient_or_zero(functions._skew(turned), (row - column) * (row + column)) * row
    if S.dtype != U.dtype:
        inner = inner + functions.diag_embed(functions.diagonal(turned - functions.adjoint(turned), 0, -2, -1) / 2 / S)
    result = left.matmul(inner).matmul(right)
    if U._sizes[-2] > size:
        part = grad_left / row
        result = result + (part - left.matmul(functions.adjoint(left).matmul(part))).matmul(right)
    return result


@composite(define("_right_vectors_backward(Tensor grad, Tensor U, Tensor S, Tensor Vh) -> Tensor", "9d3cca0e7c94e32b"))
def _right_vectors_backward_composite(grad, U, S, Vh):
    size = S._sizes[-1]
    left, right, grad_right = (U.narrow(-1, 0, size), Vh.narrow(-2, 0, size), grad.narrow(-2, 0, size))
    row, column = (S.unsqueeze(-2), S.unsqueeze(-1))
    turned = right.matmul(functions.adjoint(grad_right))
    result = left.matmul(
        column * functions._quotient_or_zero(functions._skew(turned), (row - column) * (row + column))
    ).matmul(right)
    if Vh._sizes[-1] > size:
        part = grad_right / column
        result = result + left.matmul(part - part.matmul(functions.adjoint(right)).matmul(right))
    return result


@composite(define("_skew(Tensor self) -> Tensor", "1644116e8ad389ee"))
def _skew_composite(self):
    difference = self - functions.adjoint(self)
    return difference - functions.diag_embed(functions.diagonal(difference, 0, -2, -1))


@composite(define("svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)",
    "1d34f8be74f1c6d0", "svd.U"))
@named(return_types.svd)
def svd_composite(self, some, compute_uv):
    if self._ndim < 2:
        language.raise_error(f"svd: expected a matrix or a batch of matrices, got shape {list(self._sizes)}")
    if not compute_uv:
        rows, columns = (self._sizes[-2], self._sizes[-1])
        return (functions.zeros((*self._sizes[:-2], rows, rows), dtype=self.dtype), functions.linalg_svdvals(self),
            functions.zeros((*self._sizes[:-2], columns, columns), dtype=self.dtype))
    U, S, Vh = functions._svd(self, not some)
    return (U, S, functions.adjoint(Vh))


@composite(define("linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor", "0888d8a97c378b29", "linalg_svdvals.out"))
def linalg_svdvals_composite(A, driver):
    if driver is not None:
        language.raise_error(f"linalg.svdvals: a driver can be chosen on a GPU only, got '{driver}'")
    return functions._svd(A, False)[1] if language.is_grad_enabled() and A.requires_grad else functions._svdvals(A)


_SVDVALS = define("_svdvals(Tensor A) -> Tensor", "c78c0898eee2996d")
_SVDVALS.implement(CPU, runtime.kernels.matrices.decompositions.svdvals)

class _SvdvalsBackward0(Node, operator="_svdvals", label="LinalgSvdBackward0"):
    __slots__ = ("_raw_A", "_version_A")

    def apply(self, grad):
        A = unpack_input(self, self._raw_A, self._version_A, "A")
        (U_, __, Vh_) = functions._svd(A, False)
        return (functions._singular_values_backward(grad, U_, Vh_),)

@_SVDVALS.implement(AUTOGRAD)
def _svdvals_autograd(A):
    result = _SVDVALS[A._keys & BELOW_AUTOGRAD](A)
    if guards.active and not grad_enabled():
        return result
    node = _SvdvalsBackward0()
    node._raw_A, node._version_A = A, 0 if A._writes is None else A._writes[0]
    return record.call(node, result, A)

pushed_forward(_SVDVALS)
