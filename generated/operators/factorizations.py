# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The factorizations operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.matrices.attempts
import runtime.kernels.matrices.eigenvalues
import runtime.kernels.matrices.ldl
import runtime.kernels.matrices.lu

from runtime import language
from runtime.autograd import operations
from runtime.autograd.forms import another_name, composite, defining
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.saved import not_implemented
from runtime.autograd.without_formula import without_formula
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)


@composite(define("linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor "
    "pivots, Tensor info)", "57fd9fc8e11b906c", "linalg_lu_factor_ex.out"))
@named(return_types.linalg_lu_factor_ex)
def linalg_lu_factor_ex_composite(A, pivot, check_errors):
    LU, pivots, info = functions._lu_factor(A, pivot)
    if check_errors and language.any_true(info):
        language.raise_error(f"linalg.lu_factor: pivot {info.max().item()} of a matrix is zero")
    return (LU, pivots, info)


_LU_FACTOR = define("_lu_factor(Tensor A, bool pivot) -> (Tensor LU, Tensor pivots, Tensor info)", "afccb3217a38a747")
_LU_FACTOR.implement(CPU, named(return_types._lu_factor)(runtime.kernels.matrices.lu.lu_factor))

class _LuFactorBackward0(Node, operator="_lu_factor", label="LinalgLuFactorExBackward0"):
    __slots__ = ("_raw_LU", "_raw_pivots")

    def apply(self, grad):
        LU = unpack_output.call(self, self._raw_LU, 0)
        pivots = unpack_output.call(self, self._raw_pivots, None)
        return (functions._lu_backward(grad, LU, pivots),)

@_LU_FACTOR.implement(AUTOGRAD)
def _lu_factor_autograd(A, pivot):
    result = _LU_FACTOR[A._keys & BELOW_AUTOGRAD](A, pivot)
    result_LU, result_pivots, result_info = result
    if guards.active and not grad_enabled():
        return result
    node = _LuFactorBackward0()
    node._raw_LU = save_output.call(result_LU)
    node._raw_pivots = save_output.call(result_pivots)
    record.call(node, result_LU, A)
    return result

pushed_forward(_LU_FACTOR)

_LU_PERMUTATION = define("_lu_permutation(Tensor pivots, int rows) -> Tensor", "e1154b3f9441b63b")
_LU_PERMUTATION.implement(CPU, runtime.kernels.matrices.lu.permutation)


@composite(define("_lu_backward(Tensor grad, Tensor LU, Tensor pivots) -> Tensor", "cd622765886e78c5"))
def _lu_backward_composite(grad, LU, pivots):
    rows, columns = LU._sizes[-2:]
    least = rows if rows < columns else columns
    packed = LU.narrow(-2, 0, least).narrow(-1, 0, least)
    upper = functions.adjoint(functions.triu(packed, 0))
    lower = functions.adjoint(packed)
    first = grad.narrow(-2, 0, least).narrow(-1, 0, least)
    unit = functions.tril(packed, -1) + functions.diag_embed(functions.ones(packed._sizes[:-1], dtype=LU.dtype))
    of_lower = functions.adjoint(unit).matmul(functions.tril(first, -1))
    of_upper = functions.triu(first, 0).matmul(upper)
    if columns > least:
        right = grad.narrow(-1, least, columns - least)
        of_lower = of_lower - right.matmul(functions.adjoint(LU.narrow(-1, least, columns - least)))
    if rows > least:
        below = grad.narrow(-2, least, rows - least)
        of_upper = of_upper - functions.adjoint(LU.narrow(-2, least, rows - least)).matmul(below)
    inner = functions.linalg_solve_triangular(lower, functions.tril(of_lower, -1) + functions.triu(of_upper, 0),
        upper=True, unitriangular=True)
    result = functions.linalg_solve_triangular(upper, inner, upper=False, left=False)
    if columns > least:
        result = functions.cat(
            (result, functions.linalg_solve_triangular(lower, right, upper=True, unitriangular=True)), -1)
    if rows > least:
        result = functions.cat((result, functions.linalg_solve_triangular(upper, below, upper=False, left=False)), -2)
    places = functions.argsort(functions._lu_permutation(pivots, rows), -1)
    return functions.take_along_dim(result, places.unsqueeze(-1), -2)


@composite(define("linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)", "203d3a43f2b69b0c",
    "linalg_lu_factor.out"))
@named(return_types.linalg_lu_factor)
def linalg_lu_factor_composite(A, pivot):
    LU, pivots, _ = functions.linalg_lu_factor_ex(A, pivot=pivot, check_errors=True)
    return (LU, pivots)


@composite(define("lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> "
    "(Tensor P, Tensor L, Tensor U)", "d5d8e69d872c00d8", "lu_unpack.out"))
@named(return_types.lu_unpack)
def lu_unpack_composite(LU_data, LU_pivots, unpack_data, unpack_pivots):
    if LU_data._ndim < 2:
        language.raise_error(f"lu_unpack: expected a matrix or a batch of matrices, got shape {list(LU_data._sizes)}")
    rows, columns = LU_data._sizes[-2:]
    least = rows if rows < columns else columns
    P = functions.zeros((0,), dtype=LU_data.dtype)
    L = functions.zeros((0,), dtype=LU_data.dtype)
    U = functions.zeros((0,), dtype=LU_data.dtype)
    if unpack_pivots:
        places = functions._lu_permutation(LU_pivots, rows)
        P = (places.unsqueeze(-2) == functions.arange(rows).unsqueeze(-1)).to(LU_data.dtype)
    if unpack_data:
        below = functions.tril(LU_data.narrow(-1, 0, least), -1)
        L = below + functions.eye(rows, least, dtype=LU_data.dtype)
        U = functions.triu(LU_data.narrow(-2, 0, least), 0)
    return (P, L, U)


@composite(define("linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)", "4dc3d4f1c597282d",
    "linalg_lu.out"))
@named(return_types.linalg_lu)
def linalg_lu_composite(A, pivot):
    LU, pivots, _ = functions.linalg_lu_factor_ex(A, pivot=pivot)
    P, L, U = functions.lu_unpack(LU, pivots)
    return (P if pivot else functions.zeros((0,), dtype=A.dtype), L, U)


@composite(define("lu(Tensor self, bool pivot=True, bool get_infos=False) -> Tensor[]", "ed798115c6759e40", "lu.out"))
def lu_composite(self, pivot, get_infos):
    LU, pivots, info = functions.linalg_lu_factor_ex(self, pivot=pivot)
    return (LU, pivots, info) if get_infos else (LU, pivots)


@composite(define("_lu_solution(Tensor LU, Tensor pivots, Tensor B, bool turned) -> Tensor", "af9c75dd6e41ee6c"))
def _lu_solution_composite(LU, pivots, B, turned):
    lead = language.broadcast_shapes(LU._sizes[:-2], B._sizes[:-2])
    B = B.expand((*lead, *B._sizes[-2:]))
    places = functions._lu_permutation(pivots, LU.size(-1)).expand((*lead, LU.size(-1)))
    if turned:
        other = functions.adjoint(LU)
        inner = functions.linalg_solve_triangular(other, B, upper=False)
        inner = functions.linalg_solve_triangular(other, inner, upper=True, unitriangular=True)
        return functions.take_along_dim(inner, functions.argsort(places, -1).unsqueeze(-1), -2)
    first = functions.take_along_dim(B, places.unsqueeze(-1), -2)
    return functions.linalg_solve_triangular(LU,
        functions.linalg_solve_triangular(LU, first, upper=False, unitriangular=True), upper=True)


@composite(define("linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> "
    "Tensor", "60ab7989c129b2bd", "linalg_lu_solve.out"))
def linalg_lu_solve_composite(LU, pivots, B, left, adjoint):
    if LU._ndim < 2 or LU._sizes[-1] != LU._sizes[-2]:
        language.raise_error(f"linalg.lu_solve: expected factors of square matrices, got shape {list(LU._sizes)}")
    if pivots._sizes != LU._sizes[:-1]:
        language.raise_error(
            f"linalg.lu_solve: expected pivots of shape {list(LU._sizes[:-1])}, got {list(pivots._sizes)}")
    if B._ndim < 2:
        language.raise_error(f"linalg.lu_solve: B must be a matrix or a batch of matrices, got shape {list(B._sizes)}")
    if B._sizes[-2 if left else -1] != LU._sizes[-1]:
        language.raise_error(f"linalg.lu_solve: shapes {list(LU._sizes)} and {list(B._sizes)} do not fit")
    if left:
        return functions._lu_solution(LU, pivots, B, adjoint)
    return functions._lu_solution(LU, pivots, B.transpose(-2, -1).conj(), not adjoint).transpose(-2, -1).conj()


composite(
    define("lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor", "0f6227301463cb00", "lu_solve.out"),
    lambda self, LU_data, LU_pivots: functions.linalg_lu_solve(LU_data, LU_pivots, self))

_LDL_FACTOR = define("_ldl_factor(Tensor self, bool hermitian) -> (Tensor LD, Tensor pivots, Tensor info)",
    "019c2674921c3e0b")
_LDL_FACTOR.implement(CPU, named(return_types._ldl_factor)(runtime.kernels.matrices.ldl.ldl_factor))
_LdlFactorBackward0 = without_formula(_LDL_FACTOR, "_LdlFactorBackward0", "self", outputs=(0, 1, 2))


@composite(define("linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, "
    "Tensor pivots, Tensor info)", "09d711da2a1f7b7e", "linalg_ldl_factor_ex.out"))
@named(return_types.linalg_ldl_factor_ex)
def linalg_ldl_factor_ex_composite(self, hermitian, check_errors):
    LD, pivots, info = functions._ldl_factor(self, hermitian)
    if check_errors and language.any_true(info):
        language.raise_error(f"linalg.ldl_factor: the block {info.max().item()} on the diagonal of a matrix is zero")
    return (LD, pivots, info)


@composite(define("linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)",
    "66f5718614497d77", "linalg_ldl_factor.out"))
@named(return_types.linalg_ldl_factor)
def linalg_ldl_factor_composite(self, hermitian):
    LD, pivots, _ = functions.linalg_ldl_factor_ex(self, hermitian=hermitian, check_errors=True)
    return (LD, pivots)


LINALG_LDL_SOLVE, LINALG_LDL_SOLVE_OUT = define("linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool "
    "hermitian=False) -> Tensor", "c60544b6a03046f0", "linalg_ldl_solve.out")
LINALG_LDL_SOLVE.implement(CPU, runtime.kernels.matrices.ldl.ldl_solve)

class LinalgLdlSolveBackward0(Node, operator="linalg_ldl_solve"):
    __slots__ = ("_saved_hermitian", "_raw_LD", "_version_LD", "_raw_pivots", "_version_pivots")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_B = None
        if wanted[1] is not None:
            hermitian = self._saved_hermitian
            LD = unpack_input(self, self._raw_LD, self._version_LD, "LD")
            pivots = unpack_input(self, self._raw_pivots, self._version_pivots, "pivots")
            grad_B = (
                functions.linalg_ldl_solve(LD, pivots, grad, hermitian=True)
                if hermitian
                else operations.conj(functions.linalg_ldl_solve(LD, pivots, operations.conj(grad))))
        grad_LD = None
        if wanted[0] is not None:
            grad_LD = not_implemented(self, "LD", "the factors stand for a matrix only together with their pivots; "
                "differentiate linalg.solve")
        return (grad_LD, grad_B)

@LINALG_LDL_SOLVE.implement(AUTOGRAD)
def linalg_ldl_solve_autograd(LD, pivots, B, hermitian):
    result = LINALG_LDL_SOLVE[(LD._keys | pivots._keys | B._keys) & BELOW_AUTOGRAD](LD, pivots, B, hermitian)
    if (guards.active and not grad_enabled()) or (LD._edge is None and B._edge is None):
        return result
    node = LinalgLdlSolveBackward0()
    node._saved_hermitian = hermitian
    if B._edge is not None:
        node._raw_LD, node._version_LD = LD, 0 if LD._writes is None else LD._writes[0]
    if B._edge is not None:
        node._raw_pivots, node._version_pivots = pivots, 0 if pivots._writes is None else pivots._writes[0]
    return record.call(node, result, LD, B)

@forward_rule(LINALG_LDL_SOLVE, filled=True)
def linalg_ldl_solve_forward(LD_p, pivots_p, B_t, hermitian):
    return LINALG_LDL_SOLVE[LD_p._keys | pivots_p._keys | B_t._keys](LD_p, pivots_p, B_t, hermitian)

LINALG_LDL_SOLVE.implement(BATCH_RULE,
    lambda LD, pivots, B, hermitian: functions.linalg_ldl_solve(LD, pivots, B, hermitian=hermitian))


@composite(define("linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)",
    "509b417b67dc3816", "linalg_inv_ex.inverse"))
@named(return_types.linalg_inv_ex)
def linalg_inv_ex_composite(A, check_errors):
    if A._ndim < 2 or A._sizes[-1] != A._sizes[-2]:
        language.raise_error(f"linalg.inv_ex: expected square matrices, got shape {list(A._sizes)}")
    LU, pivots, info = functions.linalg_lu_factor_ex(A)
    if check_errors and language.any_true(info):
        language.raise_linalg_error(f"linalg.inv: a matrix is singular, its pivot {info.max().item()} is zero")
    return (
        functions._lu_solution(LU, pivots, functions.diag_embed(functions.ones(A._sizes[:-1], dtype=A.dtype)), False),
        info)


@composite(define("linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, "
    "Tensor info)", "96150575d2292d90", "linalg_solve_ex.out"))
@named(return_types.linalg_solve_ex)
def linalg_solve_ex_composite(A, B, left, check_errors):
    if A._ndim < 2 or A._sizes[-1] != A._sizes[-2]:
        language.raise_error(f"linalg.solve_ex: expected square matrices, got shape {list(A._sizes)}")
    LU, pivots, info = functions.linalg_lu_factor_ex(A)
    if check_errors and language.any_true(info):
        language.raise_linalg_error(f"linalg.solve: a matrix is singular, its pivot {info.max().item()} is zero")
    if B._ndim == 1 or (A._ndim - 1 == B._ndim and B._sizes == A._sizes[:-1]):
        if not left:
            language.raise_error("linalg.solve_ex: with left=False B must be a matrix, not a vector")
        return (language.new(functions.linalg_lu_solve(LU, pivots, B.unsqueeze(-1)).squeeze(-1)), info)
    return (functions.linalg_lu_solve(LU, pivots, B, left=left), info)


@composite(define("linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor "
    "info)", "c92a3f91cb191b41", "linalg_cholesky_ex.L"))
@named(return_types.linalg_cholesky_ex)
def linalg_cholesky_ex_composite(self, upper, check_errors):
    L, info = functions._cholesky_ex(self, upper)
    if check_errors and language.any_true(info):
        language.raise_linalg_error(
            f"linalg.cholesky: a matrix is not positive-definite, its leading minor of order {info.max().item()} is "
            "not positive")
    return (L, info)


_CHOLESKY_EX = define("_cholesky_ex(Tensor self, bool upper) -> (Tensor L, Tensor info)", "0f903244715322fc")
_CHOLESKY_EX.implement(CPU, named(return_types._cholesky_ex)(runtime.kernels.matrices.attempts.cholesky))

class _CholeskyExBackward0(Node, operator="_cholesky_ex"):
    __slots__ = ("_saved_upper", "_raw_L")

    def apply(self, grad):
        upper = self._saved_upper
        L = unpack_output.call(self, self._raw_L, 0)
        return (
            functions._cholesky_backward(
                functions.adjoint(grad) if upper else grad, functions.adjoint(L) if upper else L
            ),)

@_CHOLESKY_EX.implement(AUTOGRAD)
def _cholesky_ex_autograd(self, upper):
    result = _CHOLESKY_EX[self._keys & BELOW_AUTOGRAD](self, upper)
    result_L, result_info = result
    if guards.active and not grad_enabled():
        return result
    node = _CholeskyExBackward0()
    node._saved_upper = upper
    node._raw_L = save_output.call(result_L)
    record.call(node, result_L, self)
    return result

@forward_rule(_CHOLESKY_EX, keeps=True)
def _cholesky_ex_forward(self_t, L_p, upper):
    L_t = (
        functions.adjoint(functions._cholesky_forward(self_t, functions.adjoint(L_p)))
        if upper
        else functions._cholesky_forward(self_t, L_p))
    return (L_t, None)


CHOLESKY_SOLVE, CHOLESKY_SOLVE_OUT = define("cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor",
    "6f61c05c88f9656e", "cholesky_solve.out", casts=True)

@CHOLESKY_SOLVE.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def cholesky_solve_composite(self, input2, upper):
    turned = functions.adjoint(input2)
    lower, high = (turned, input2) if upper else (input2, turned)
    return functions.linalg_solve_triangular(high, functions.linalg_solve_triangular(lower, self, upper=False),
        upper=True)

class CholeskySolveBackward0(Node, operator="cholesky_solve"):
    __slots__ = ("_raw_input2", "_version_input2", "_saved_upper", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = grad_input2 = None
        if wanted[0] is not None or wanted[1] is not None:
            grad_input_mask = (wanted[0] is not None, wanted[1] is not None)
            input2 = unpack_input(self, self._raw_input2, self._version_input2, "input2")
            upper = self._saved_upper
            result = unpack_output.call(self, self._raw_result, 0)
            solved_ = functions.cholesky_solve(grad, input2, upper)
            grad_self, grad_input2 = (solved_,
                functions._cholesky_factor_backward(
                    -solved_.matmul(functions.adjoint(result)), input2, upper
                ) if grad_input_mask[1] else None)
        return (grad_self, grad_input2)

@CHOLESKY_SOLVE.implement(AUTOGRAD)
def cholesky_solve_autograd(self, input2, upper):
    result = CHOLESKY_SOLVE[(self._keys | input2._keys) & BELOW_AUTOGRAD](self, input2, upper)
    if guards.active and not grad_enabled():
        return result
    node = CholeskySolveBackward0()
    node._raw_input2, node._version_input2 = input2, 0 if input2._writes is None else input2._writes[0]
    node._saved_upper = upper
    node._raw_result = save_output.call(result)
    return record.call(node, result, self, input2)

@forward_rule(CHOLESKY_SOLVE, filled=True, keeps=True, whole=True)
def cholesky_solve_forward(self_t, input2_t, input2_p, result_p, upper):
    return functions.cholesky_solve(
        self_t - functions._cholesky_product_forward(input2_t, input2_p, upper).matmul(result_p), input2_p, upper)


@composite(define("_cholesky_factor_backward(Tensor grad, Tensor factor, bool upper) -> Tensor", "f2e7579afd19b9cd"))
def _cholesky_factor_backward_composite(grad, factor, upper):
    whole = grad + functions.adjoint(grad)
    return (
        functions.triu(functions.triu(factor).matmul(whole))
        if upper
        else functions.tril(whole.matmul(functions.tril(factor))))


@composite(define("_cholesky_product_forward(Tensor tangent, Tensor factor, bool upper) -> Tensor", "6069bb1338512af7"))
def _cholesky_product_forward_composite(tangent, factor, upper):
    half = (
        functions.adjoint(functions.triu(tangent)).matmul(functions.triu(factor))
        if upper
        else functions.tril(tangent).matmul(functions.adjoint(functions.tril(factor))))
    return half + functions.adjoint(half)


CHOLESKY_INVERSE, CHOLESKY_INVERSE_OUT = define("cholesky_inverse(Tensor self, bool upper=False) -> Tensor",
    "3ddd07c13a2a98fa", "cholesky_inverse.out", casts=True)

@CHOLESKY_INVERSE.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def cholesky_inverse_composite(self, upper):
    if self._ndim < 2 or self._sizes[-1] != self._sizes[-2]:
        language.raise_error(f"cholesky_inverse: expected square matrices, got shape {list(self._sizes)}")
    if language.any_true(self.diagonal(0, -2, -1) == 0):
        language.raise_linalg_error("cholesky_inverse: a factor is singular, an element of its diagonal is zero")
    return functions.cholesky_solve(functions.eye(self._sizes[-1], dtype=self.dtype), self, upper)

class CholeskyInverseBackward0(Node, operator="cholesky_inverse"):
    __slots__ = ("_raw_self", "_version_self", "_saved_upper", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        upper = self._saved_upper
        result = unpack_output.call(self, self._raw_result, 0)
        return (functions._cholesky_factor_backward(-result.matmul(grad).matmul(result), self_, upper),)

@CHOLESKY_INVERSE.implement(AUTOGRAD)
def cholesky_inverse_autograd(self, upper):
    result = CHOLESKY_INVERSE[self._keys & BELOW_AUTOGRAD](self, upper)
    if guards.active and not grad_enabled():
        return result
    node = CholeskyInverseBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_upper = upper
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(CHOLESKY_INVERSE, keeps=True, whole=True)
def cholesky_inverse_forward(self_t, self_p, result_p, upper):
    return -result_p.matmul(functions._cholesky_product_forward(self_t, self_p, upper)).matmul(result_p)


@composite(define("triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool "
    "unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)", "b4788e7ca546951a", "triangular_solve.X"))
@named(return_types.triangular_solve)
def triangular_solve_composite(self, A, upper, transpose, unitriangular):
    matrix = A.transpose(-2, -1) if transpose else A
    high = upper != transpose
    solution = functions.linalg_solve_triangular(matrix, self, upper=high, unitriangular=unitriangular)
    if A._ndim == solution._ndim and A._sizes[:-2] == solution._sizes[:-2]:
        return (solution, A.clone())
    return (solution, A.expand((*solution._sizes[:-2], *A._sizes[-2:])).clone())


LINALG_EIG, LINALG_EIG_OUT = define("linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)",
    "545b3b7cd78f27a0", "linalg_eig.out", casts=True)
LINALG_EIG.implement(CPU, named(return_types.linalg_eig)(runtime.kernels.matrices.eigenvalues.eig))

class LinalgEigBackward0(Node, operator="linalg_eig", num_outputs=2):
    __slots__ = ("_saved_self_dtype", "_raw_eigenvalues", "_raw_eigenvectors")

    def apply(self, *grads):
        grad_eigenvalues, grad_eigenvectors = complete(self, grads)
        self_dtype = self._saved_self_dtype
        eigenvalues = unpack_output.call(self, self._raw_eigenvalues, 0)
        eigenvectors = unpack_output.call(self, self._raw_eigenvectors, 1)
        return (
            functions._eig_backward(
                grad_eigenvalues, grad_eigenvectors, eigenvalues, eigenvectors, not self_dtype.is_complex
            ),)

@LINALG_EIG.implement(AUTOGRAD)
def linalg_eig_autograd(self):
    result = LINALG_EIG[self._keys & BELOW_AUTOGRAD](self)
    result_eigenvalues, result_eigenvectors = result
    if guards.active and not grad_enabled():
        return result
    node = LinalgEigBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_dtype = self.dtype
    node._raw_eigenvalues = save_output.call(result_eigenvalues)
    node._raw_eigenvectors = save_output.call(result_eigenvectors)
    attach(node, (result_eigenvalues, result_eigenvectors))
    return result

pushed_forward(LINALG_EIG)

LINALG_EIGVALS, LINALG_EIGVALS_OUT = define("linalg_eigvals(Tensor self) -> Tensor", "b472584146dd5083",
    "linalg_eigvals.out", casts=True)
LINALG_EIGVALS.implement(CPU, runtime.kernels.matrices.eigenvalues.eigvals)

class LinalgEigvalsBackward0(Node, operator="linalg_eigvals"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions._eigvals_backward(grad, self_),)

@LINALG_EIGVALS.implement(AUTOGRAD)
def linalg_eigvals_autograd(self):
    result = LINALG_EIGVALS[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = LinalgEigvalsBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

pushed_forward(LINALG_EIGVALS)


@composite(define("_eig_backward(Tensor grad_values, Tensor grad_vectors, Tensor values, Tensor vectors, bool is_real) "
    "-> Tensor", "abbba1bf3bd8a987"))
def _eig_backward_composite(grad_values, grad_vectors, values, vectors, is_real):
    gaps = functions.conj(values.unsqueeze(-2) - values.unsqueeze(-1))
    turned = functions.adjoint(vectors)
    inner = turned.matmul(grad_vectors)
    along = functions.real(functions.diagonal(inner, 0, -2, -1)).unsqueeze(-2)
    inner = functions._quotient_or_zero(inner - turned.matmul(vectors * along),
        gaps + functions.diag_embed(functions.ones_like(values)))
    inner = inner - functions.diag_embed(functions.diagonal(inner, 0, -2, -1)) + functions.diag_embed(grad_values)
    whole = functions.linalg_solve(turned, inner.matmul(turned))
    return functions.real(whole) if is_real else whole


@composite(define("linalg_cond(Tensor self, Scalar? p=None) -> Tensor", "a76173ae3cf260b2", "linalg_cond.out",
    casts=True))
def linalg_cond_composite(self, p):
    if self._ndim < 2:
        language.raise_error(f"linalg.cond: expected a matrix or a batch of matrices, got shape {list(self._sizes)}")
    if p is not None and p * p != 1 and (p * p != 4) and (p * p != math.inf):
        language.raise_error(f"linalg.cond: p must be None, 'fro', 'nuc', 1, -1, 2, -2, inf or -inf, got {p}")
    if 0 in self._sizes:
        return functions.real(functions.zeros(self._sizes[:-2], dtype=self.dtype))
    if p is None or p == 2 or p == -2:
        sizes = functions.linalg_svdvals(self)
        largest, smallest = (sizes.select(-1, 0), sizes.select(-1, -1))
        return smallest / largest if p == -2 else largest / smallest
    if self._sizes[-1] != self._sizes[-2]:
        language.raise_error(f"linalg.cond: the norm {p} needs square matrices, got shape {list(self._sizes)}")
    inverse, info = functions.linalg_inv_ex(self)
    found = functions.linalg_matrix_norm(self, p) * functions.linalg_matrix_norm(inverse, p)
    return functions.where(info == 0, found, math.inf)


@composite(define("linalg_cond.p_str(Tensor self, str p) -> Tensor", "e4be86ce127e9170", "linalg_cond.p_str_out",
    casts=True))
def linalg_cond_p_str_composite(self, p):
    if self._ndim < 2 or self._sizes[-1] != self._sizes[-2]:
        language.raise_error(f"linalg.cond: expected square matrices, got shape {list(self._sizes)}")
    if p != "fro" and p != "nuc":
        language.raise_error(f"linalg.cond: p must be 'fro' or 'nuc', or a number, got '{p}'")
    if 0 in self._sizes:
        return functions.real(functions.zeros(self._sizes[:-2], dtype=self.dtype))
    inverse, info = functions.linalg_inv_ex(self)
    found = functions.linalg_matrix_norm(self, p) * functions.linalg_matrix_norm(inverse, p)
    return functions.where(info == 0, found, math.inf)


@composite(define("linalg_tensorinv(Tensor self, int ind=2) -> Tensor", "8506d701950f6d76", "linalg_tensorinv.out",
    casts=True))
def linalg_tensorinv_composite(self, ind):
    if ind <= 0:
        language.raise_error(f"linalg.tensorinv: ind must be positive, got {ind}")
    if language.product(self._sizes[:ind]) != language.product(self._sizes[ind:]):
        language.raise_error(
            f"linalg.tensorinv: the first {ind} dimensions must have as many elements together as the others, got "
            f"shape {list(self._sizes)}")
    size = language.product(self._sizes[ind:])
    return language.new(
        functions.linalg_inv(self.reshape((size, size))).reshape((*self._sizes[ind:], *self._sizes[:ind])))


@composite(define("linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor", "2057fca3456c4e43",
    "linalg_tensorsolve.out", casts=True))
def linalg_tensorsolve_composite(self, other, dims):
    if dims is not None:
        places = language.wrap_dims(dims, self._ndim)
        self = self.permute(
            (*[one for one in range(self._ndim) if not [same for same in places if same == one]], *places))
    wanted = self._sizes[other._ndim:]
    size = language.product(wanted)
    if size != other.numel() or size != language.product(self._sizes[:other._ndim]):
        language.raise_error(
            f"linalg.tensorsolve: shapes {list(self._sizes)} and {list(other._sizes)} make no square system")
    return language.new(functions.linalg_solve(self.reshape((size, size)), other.reshape((size,))).reshape(wanted))


@composite(define("linalg_vander(Tensor x, *, int? N=None) -> Tensor", "947bd59b79fd2b0f"))
def linalg_vander_composite(x, N):
    if x.dtype == dtypes.bool_:
        language.raise_unsupported_error("linalg.vander: not implemented for bool")
    if N is not None and N <= 1:
        language.raise_error(f"linalg.vander: N must be greater than 1, got {N}")
    if N is None and (not x._ndim or x._sizes[-1] <= 1):
        language.raise_error(f"linalg.vander: N must be greater than 1, and is 1 or 0 for the shape {list(x._sizes)}")
    values = x if x._ndim else x.reshape((1,))
    number = values.size(-1) if N is None else N
    powers = values.unsqueeze(-1).expand((*values._sizes, number - 1)).cumprod(-1)
    return functions.cat((functions.ones((*values._sizes, 1), dtype=powers.dtype), powers), -1)


@composite(define("vander(Tensor x, int? N=None, bool increasing=False) -> Tensor", "035a56741a10c438"))
def vander_composite(x, N, increasing):
    if x._ndim != 1:
        language.raise_error(f"vander: expected a vector, got shape {list(x._sizes)}")
    if N is not None and N < 0:
        language.raise_error(f"vander: N must be non-negative., got {N}")
    number = x.size(0) if N is None else N
    kind = dtypes.int64 if x.dtype == dtypes.bool_ or not (x.dtype.is_floating_point or x.dtype.is_complex) else x.dtype
    found = functions.zeros((x.size(0), 0), dtype=kind)
    if number > 0:
        powers = x.to(kind).unsqueeze(-1).expand((x.size(0), number - 1)).cumprod(-1)
        found = functions.cat((functions.ones((x.size(0), 1), dtype=kind), powers), -1)
    return found if increasing else found.flip((1,))


@composite(define("linalg_matrix_exp(Tensor self) -> Tensor", "4140f99e5556c9ec"))
def linalg_matrix_exp_composite(self):
    if self._ndim < 2 or self._sizes[-1] != self._sizes[-2]:
        language.raise_error(f"linalg.matrix_exp: expected square matrices, got shape {list(self._sizes)}")
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        language.raise_unsupported_error(f"linalg.matrix_exp: expected a floating or complex tensor, got {self.dtype}")
    if self.numel() == 0:
        return self.clone()
    if self.dtype == dtypes.float16 or self.dtype == dtypes.bfloat16:
        return functions.linalg_matrix_exp(self.to(dtypes.float32)).to(self.dtype)
    size = self.detach().abs().sum(-2).amax(-1)
    count = functions.where(functions.isfinite(size),
        functions.ceil(functions.log2(functions.clamp(size / 5.371920351148152, 1))), 0)
    A = self * (2 ** (-count)).unsqueeze(-1).unsqueeze(-1)
    A2 = A.matmul(A)
    A4 = A2.matmul(A2)
    A6 = A4.matmul(A2)
    one = functions.diag_embed(functions.ones(self._sizes[:-1], dtype=self.dtype))
    odd = A6.matmul(A6 + 16380 * A4 + 40840800 * A2)
    odd = A.matmul(odd + 33522128640 * A6 + 10559470521600 * A4 + 1187353796428800 * A2 + 32382376266240000 * one)
    even = A6.matmul(182 * A6 + 960960 * A4 + 1323241920 * A2)
    even = even + 670442572800 * A6 + 129060195264000 * A4 + 7771770303897600 * A2 + 64764752532480000 * one
    result = functions.linalg_solve(even - odd, even + odd)
    for step in range(int(count.max().item())):
        result = functions.where((step < count).unsqueeze(-1).unsqueeze(-1), result.matmul(result), result)
    return result


another_name(define("matrix_exp(Tensor self) -> Tensor", "a69c20583070defe"), "linalg_matrix_exp")

GEQRF, GEQRF_A = define("geqrf(Tensor self) -> (Tensor a, Tensor tau)", "29ffc4fda0ee5937", "geqrf.a", casts=True)
GEQRF.implement(CPU, named(return_types.geqrf)(runtime.kernels.matrices.eigenvalues.geqrf))
GeqrfBackward0 = without_formula(GEQRF, "GeqrfBackward0", "self", reason="linalg.qr has a gradient, geqrf has none",
    outputs=(0, 1))


@composite(define("linalg_householder_product(Tensor input, Tensor tau) -> Tensor", "31ab3a0b99da52a4",
    "linalg_householder_product.out", casts=True))
def linalg_householder_product_composite(input, tau):
    if input._ndim < 2 or input._sizes[-2] < input._sizes[-1]:
        language.raise_error(
            "linalg.householder_product: expected matrices with at least as many rows as columns, got shape "
            f"{list(input._sizes)}")
    if tau._ndim != input._ndim - 1 or tau._sizes[-1] > input._sizes[-1]:
        language.raise_error(
            f"linalg.householder_product: expected a factor for each of at most {input._sizes[-1]} columns, got shape "
            f"{list(tau._sizes)}")
    if list(tau._sizes[:-1]) != list(input._sizes[:-2]):
        language.raise_error(
            f"linalg.householder_product: expected factors for each of a batch of {list(input._sizes[:-2])} matrices, "
            f"got shape {list(tau._sizes)}")
    if not input.dtype.is_floating_point and (not input.dtype.is_complex):
        language.raise_unsupported_error(
            f"linalg.householder_product: expected a floating or complex dtype, got {input.dtype}")
    if input.dtype != tau.dtype:
        language.raise_error(f"linalg.householder_product: expected one dtype, got {input.dtype} and {tau.dtype}")
    rows, columns = input._sizes[-2:]
    result = functions.eye(rows, columns, dtype=input.dtype).expand(input._sizes)
    below = functions.tril(input, -1) + functions.eye(rows, columns, dtype=input.dtype)
    for step in range(tau.size(-1)):
        at = tau.size(-1) - 1 - step
        vector = below.narrow(-1, at, 1)
        factor = tau.narrow(-1, at, 1).unsqueeze(-1)
        result = result - factor * vector.matmul(functions.adjoint(vector).matmul(result))
    return result.clone() if tau.size(-1) == 0 else language.new(result)


composite(define("orgqr(Tensor self, Tensor input2) -> Tensor", "771c4fb7399c09fd", "orgqr.out", casts=True),
    lambda self, input2: functions.linalg_householder_product(self, input2))


@composite(define("ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor",
    "5ddb9ec229a04737", "ormqr.out"))
def ormqr_composite(self, input2, input3, left, transpose):
    if input2._ndim != self._ndim - 1:
        language.raise_error(
            f"ormqr: expected one dimension less than the matrices have, got shape {list(input2._sizes)}")
    if self._ndim < 2 or input3._ndim < 2:
        language.raise_error(f"ormqr: expected matrices, got shapes {list(self._sizes)} and {list(input3._sizes)}")
    if list(input2._sizes[:-1]) != list(self._sizes[:-2]):
        language.raise_error(
            f"ormqr: expected factors for each of a batch of {list(self._sizes[:-2])} matrices, got shape "
            f"{list(input2._sizes)}")
    if input3._sizes[-2 if left else -1] != self._sizes[-2]:
        language.raise_error(f"ormqr: shapes {list(self._sizes)} and {list(input3._sizes)} do not fit")
    if input2._sizes[-1] != sorted((input3._sizes[-2 if left else -1], self._sizes[-1]))[0]:
        language.raise_error(
            f"ormqr: expected a factor for each of the reflections in {list(self._sizes)}, got {input2._sizes[-1]}")
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        language.raise_unsupported_error(f"ormqr: expected a floating or complex dtype, got {self.dtype}")
    if not self.dtype == input2.dtype == input3.dtype:
        language.raise_error(f"ormqr: expected one dtype, got {self.dtype}, {input2.dtype} and {input3.dtype}")
    rows, columns = self._sizes[-2:]
    below = functions.tril(self, -1) + functions.eye(rows, columns, dtype=self.dtype)
    count = input2.size(-1)
    result = input3
    for step in range(count):
        at = step if left == transpose else count - 1 - step
        vector = below.narrow(-1, at, 1)
        factor = input2.narrow(-1, at, 1).unsqueeze(-1)
        factor = functions.conj(factor) if transpose else factor
        if left:
            result = result - factor * vector.matmul(functions.adjoint(vector).matmul(result))
        else:
            result = result - factor * result.matmul(vector).matmul(functions.adjoint(vector))
    return result.clone() if count == 0 else result


@composite(define("cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor",
    "4ff9c03c4f12c33e"))
def cov_composite(self, correction, fweights, aweights):
    if self._ndim > 2:
        language.raise_error(f"cov: expected at most two dimensions, got shape {list(self._sizes)}")
    if self.dtype == dtypes.bool_:
        language.raise_unsupported_error("cov: bool has no covariance")
    if fweights is not None and (fweights.dtype.is_floating_point or fweights.dtype.is_complex):
        language.raise_error("cov: fweights must be integers, they count observations")
    if aweights is not None and (not aweights.dtype.is_floating_point):
        language.raise_error("cov: aweights must be floating")
    if fweights is not None and fweights._ndim > 1:
        language.raise_error(f"cov: fweights must be a vector, got shape {list(fweights._sizes)}")
    if aweights is not None and aweights._ndim > 1:
        language.raise_error(f"cov: aweights must be a vector, got shape {list(aweights._sizes)}")
    if language.wide_dtype(self.dtype) != self.dtype:
        return functions.cov(self.float(), correction=correction, fweights=fweights, aweights=aweights).to(self.dtype)
    rows = self.reshape((1, -1)) if self._ndim < 2 else self
    count = rows.size(1)
    for weights in (fweights, aweights):
        if weights is not None and weights.numel() != count:
            language.raise_error(f"cov: there are {count} observations, but {weights.numel()} weights")
        if weights is not None and language.any_true(weights < 0):
            language.raise_error("cov: weights must not be negative")
    weights = fweights
    if aweights is not None:
        weights = aweights if fweights is None else fweights * aweights
    if weights is None:
        rows = rows if rows.dtype.is_floating_point or rows.dtype.is_complex else rows.float()
        centered = functions._deviations(rows, (1,))
        divisor = count - correction if count > correction else 0
        return language.new((centered.matmul(functions.adjoint(centered)) / divisor).squeeze())
    total = weights.sum()
    if language.any_true(total == 0):
        language.raise_error("cov: the weights add up to 0")
    divisor = total - correction * ((weights * aweights).sum() / total if aweights is not None else 1)
    centered = rows - (rows * weights).sum(1, True) / total
    centered = centered - (centered * weights).sum(1, True) / total
    return language.new(
        (centered.matmul(functions.adjoint(centered * weights)) / functions.clamp(divisor, 0)).squeeze())


_COMMON_FACTOR = define("_common_factor(Tensor largest) -> Tensor", "ba6b363b2d90d28c")
_COMMON_FACTOR_LOOP = _COMMON_FACTOR.compute_by(Elementwise("_common_factor", LOOPS, "_common_factor_kernel", 1))
_CommonFactorBackward0 = without_formula(_COMMON_FACTOR, "_CommonFactorBackward0", "largest")


@composite(define("corrcoef(Tensor self) -> Tensor", "5b29b47472b33d98"))
def corrcoef_composite(self):
    if self._ndim > 2:
        language.raise_error(f"corrcoef: expected at most two dimensions, got shape {list(self._sizes)}")
    if language.wide_dtype(self.dtype) != self.dtype:
        return functions.corrcoef(self.float()).to(self.dtype)
    if self.numel() and self._ndim:
        self = self / functions._common_factor(functions.linalg_vector_norm(self.detach() * 1.0, math.inf, (-1,), True))
    found = functions.cov(self)
    if found._ndim == 0:
        return found / found
    deviations = functions.sqrt(functions.real(functions.diagonal(found)))
    found = found / deviations.unsqueeze(1) / deviations.unsqueeze(0)
    if found.dtype.is_complex:
        return functions.clamp(functions.real(found), -1, 1) + 1j * functions.clamp(functions.imag(found), -1, 1)
    return functions.clamp(found, -1, 1)


@composite(define("renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor", "b40c220b03f3072b", "renorm_",
    "renorm.out"))
def renorm_composite(self, p, dim, maxnorm):
    if self._ndim <= 1:
        language.raise_error(f"renorm: expected at least two dimensions, got shape {list(self._sizes)}")
    if not p > 0:
        language.raise_error(f"renorm: p must be positive, got {p}")
    if not maxnorm >= 0:
        language.raise_error(f"renorm: maxnorm must not be negative, got {maxnorm}")
    at = language.wrap_dim(dim, self._ndim)
    values = self.to(language.wide_dtype(self.dtype))
    dims = [axis for axis in range(self._ndim) if axis != at]
    if maxnorm == math.inf:
        return self.clone()
    scale = functions._common_factor(functions.linalg_vector_norm(values.detach(), math.inf, dims, True))
    scaled = values / scale
    size = functions.linalg_vector_norm(scaled, p, dims, True)
    return functions.where(size > maxnorm / scale, scaled * (maxnorm / (size + 1e-07 / scale)), values).to(self.dtype)


@composite(define("_eigvals_backward(Tensor grad, Tensor self) -> Tensor", "801844261a24a51c"))
def _eigvals_backward_composite(grad, self):
    values, vectors = functions.linalg_eig(self)
    return functions._eig_backward(grad, functions.zeros_like(vectors), values, vectors, not self.dtype.is_complex)
