"""The functions and methods of factorizations: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.factorizations import (
    LINALG_LU_FACTOR_EX, _LU_FACTOR, _LU_PERMUTATION, _LU_BACKWARD, LINALG_LU_FACTOR, LU_UNPACK, LINALG_LU, LU,
    _LU_SOLUTION, LINALG_LU_SOLVE, LU_SOLVE, _LDL_FACTOR, LINALG_LDL_FACTOR_EX, LINALG_LDL_FACTOR, LINALG_LDL_SOLVE,
    LINALG_INV_EX, LINALG_SOLVE_EX, LINALG_CHOLESKY_EX, _CHOLESKY_EX, CHOLESKY_SOLVE, _CHOLESKY_FACTOR_BACKWARD,
    _CHOLESKY_PRODUCT_FORWARD, CHOLESKY_INVERSE, TRIANGULAR_SOLVE, LINALG_EIG, LINALG_EIGVALS, _EIG_BACKWARD,
    LINALG_COND, LINALG_COND_P_STR, LINALG_TENSORINV, LINALG_TENSORSOLVE, LINALG_VANDER, VANDER, LINALG_MATRIX_EXP,
    MATRIX_EXP, GEQRF, LINALG_HOUSEHOLDER_PRODUCT, ORGQR, ORMQR, COV, _COMMON_FACTOR, CORRCOEF, RENORM, RENORM_,
    _EIGVALS_BACKWARD,
)

__all__ = [
    "lu_unpack", "lu", "lu_solve", "cholesky_solve", "cholesky_inverse", "triangular_solve", "vander", "matrix_exp",
    "geqrf", "orgqr", "ormqr", "cov", "corrcoef", "renorm", "renorm_",
]

LINALG_LU_FACTOR_EX_FORMS = Overloads("linalg_lu_factor_ex", LINALG_LU_FACTOR_EX)
_LU_FACTOR_FORMS = Overloads("_lu_factor", _LU_FACTOR)
_LU_PERMUTATION_FORMS = Overloads("_lu_permutation", _LU_PERMUTATION)
_LU_BACKWARD_FORMS = Overloads("_lu_backward", _LU_BACKWARD)
LINALG_LU_FACTOR_FORMS = Overloads("linalg_lu_factor", LINALG_LU_FACTOR)
LU_UNPACK_FORMS = Overloads("lu_unpack", LU_UNPACK)
LINALG_LU_FORMS = Overloads("linalg_lu", LINALG_LU)
LU_FORMS = Overloads("lu", LU)
_LU_SOLUTION_FORMS = Overloads("_lu_solution", _LU_SOLUTION)
LINALG_LU_SOLVE_FORMS = Overloads("linalg_lu_solve", LINALG_LU_SOLVE)
LU_SOLVE_FORMS = Overloads("lu_solve", LU_SOLVE)
_LDL_FACTOR_FORMS = Overloads("_ldl_factor", _LDL_FACTOR)
LINALG_LDL_FACTOR_EX_FORMS = Overloads("linalg_ldl_factor_ex", LINALG_LDL_FACTOR_EX)
LINALG_LDL_FACTOR_FORMS = Overloads("linalg_ldl_factor", LINALG_LDL_FACTOR)
LINALG_LDL_SOLVE_FORMS = Overloads("linalg_ldl_solve", LINALG_LDL_SOLVE)
LINALG_INV_EX_FORMS = Overloads("linalg_inv_ex", LINALG_INV_EX)
LINALG_SOLVE_EX_FORMS = Overloads("linalg_solve_ex", LINALG_SOLVE_EX)
LINALG_CHOLESKY_EX_FORMS = Overloads("linalg_cholesky_ex", LINALG_CHOLESKY_EX)
_CHOLESKY_EX_FORMS = Overloads("_cholesky_ex", _CHOLESKY_EX)
CHOLESKY_SOLVE_FORMS = Overloads("cholesky_solve", CHOLESKY_SOLVE)
_CHOLESKY_FACTOR_BACKWARD_FORMS = Overloads("_cholesky_factor_backward", _CHOLESKY_FACTOR_BACKWARD)
_CHOLESKY_PRODUCT_FORWARD_FORMS = Overloads("_cholesky_product_forward", _CHOLESKY_PRODUCT_FORWARD)
CHOLESKY_INVERSE_FORMS = Overloads("cholesky_inverse", CHOLESKY_INVERSE)
TRIANGULAR_SOLVE_FORMS = Overloads("triangular_solve", TRIANGULAR_SOLVE)
LINALG_EIG_FORMS = Overloads("linalg_eig", LINALG_EIG)
LINALG_EIGVALS_FORMS = Overloads("linalg_eigvals", LINALG_EIGVALS)
_EIG_BACKWARD_FORMS = Overloads("_eig_backward", _EIG_BACKWARD)
LINALG_COND_FORMS = Overloads("linalg_cond", LINALG_COND, LINALG_COND_P_STR)
LINALG_TENSORINV_FORMS = Overloads("linalg_tensorinv", LINALG_TENSORINV)
LINALG_TENSORSOLVE_FORMS = Overloads("linalg_tensorsolve", LINALG_TENSORSOLVE)
LINALG_VANDER_FORMS = Overloads("linalg_vander", LINALG_VANDER)
VANDER_FORMS = Overloads("vander", VANDER)
LINALG_MATRIX_EXP_FORMS = Overloads("linalg_matrix_exp", LINALG_MATRIX_EXP)
MATRIX_EXP_FORMS = Overloads("matrix_exp", MATRIX_EXP)
GEQRF_FORMS = Overloads("geqrf", GEQRF)
LINALG_HOUSEHOLDER_PRODUCT_FORMS = Overloads("linalg_householder_product", LINALG_HOUSEHOLDER_PRODUCT)
ORGQR_FORMS = Overloads("orgqr", ORGQR)
ORMQR_FORMS = Overloads("ormqr", ORMQR)
COV_FORMS = Overloads("cov", COV)
_COMMON_FACTOR_FORMS = Overloads("_common_factor", _COMMON_FACTOR)
CORRCOEF_FORMS = Overloads("corrcoef", CORRCOEF)
RENORM_FORMS = Overloads("renorm", RENORM)
RENORM__FORMS = Overloads("renorm_", RENORM_)
_EIGVALS_BACKWARD_FORMS = Overloads("_eigvals_backward", _EIGVALS_BACKWARD)


def linalg_lu_factor_ex(A=MISSING, *rest, **named):
    """lu_factor_ex(A, *, pivot=True, check_errors=False, out=None) -> return_types.linalg_lu_factor_ex

    `A = P @ L @ U` packed into one tensor as LAPACK does, the exchanges of rows, and which pivot is zero,
        or 0.

    `check_errors` makes a zero pivot a RuntimeError.

    >>> ow.linalg.lu_factor_ex(ow.tensor([[1.0, 2.0], [2.0, 4.0]])).info
    tensor(2, dtype=int32)
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_LU_FACTOR_EX[A._keys](A, True, False)
        return LINALG_LU_FACTOR_EX_FORMS.call(A, rest, named)
    except Exception:
        LINALG_LU_FACTOR_EX_FORMS.translate(A, rest, named)
        raise


def _lu_factor(A=MISSING, pivot=MISSING, *rest, **named):
    """_lu_factor(A, pivot) -> return_types.lu_factor

    The packed triangular factors, pivots and failures.
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor) and type(pivot) is bool:
                return _LU_FACTOR[A._keys](A, pivot)
        return _LU_FACTOR_FORMS.call(A, pivot, rest, named)
    except Exception:
        _LU_FACTOR_FORMS.translate(A, pivot, rest, named)
        raise


def _lu_permutation(pivots=MISSING, rows=MISSING, *rest, **named):
    """_lu_permutation(pivots, rows) -> Tensor

    The rows of A in the order of those of L.
    """
    try:
        if not (rest or named):
            if isinstance(pivots, Tensor) and type(rows) is int:
                return _LU_PERMUTATION[pivots._keys](pivots, rows)
        return _LU_PERMUTATION_FORMS.call(pivots, rows, rest, named)
    except Exception:
        _LU_PERMUTATION_FORMS.translate(pivots, rows, rest, named)
        raise


def _lu_backward(grad=MISSING, LU=MISSING, pivots=MISSING, *rest, **named):
    """_lu_backward(grad, LU, pivots) -> Tensor

    The gradient of triangular factors: that of M. Seeger et al., arXiv 1710.08717, and for rectangles its
        two halves.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(LU, Tensor) and isinstance(pivots, Tensor):
                return _LU_BACKWARD[grad._keys | LU._keys | pivots._keys](grad, LU, pivots)
        return _LU_BACKWARD_FORMS.call(grad, LU, pivots, rest, named)
    except Exception:
        _LU_BACKWARD_FORMS.translate(grad, LU, pivots, rest, named)
        raise


def linalg_lu_factor(A=MISSING, *rest, **named):
    """lu_factor(A, *, pivot=True, out=None) -> return_types.linalg_lu_factor

    `A = P @ L @ U` packed into one tensor, and the exchanges of rows, for `lu_solve`; a zero pivot is a
        RuntimeError.

    >>> LU, pivots = ow.linalg.lu_factor(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> LU
    tensor([[4.0000, 4.0000],
            [0.5000, 2.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_LU_FACTOR[A._keys](A, True)
        return LINALG_LU_FACTOR_FORMS.call(A, rest, named)
    except Exception:
        LINALG_LU_FACTOR_FORMS.translate(A, rest, named)
        raise


def lu_unpack(LU_data=MISSING, LU_pivots=MISSING, *rest, **named):
    """lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True, *, out=None) ->
        return_types.lu_unpack

    P, L and U with `A = P @ L @ U`, from what `lu_factor` gives; what is not wanted is empty.

    >>> LU, pivots = ow.linalg.lu_factor(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> ow.lu_unpack(LU, pivots).L
    tensor([[1.0000, 0.0000],
            [0.5000, 1.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(LU_data, Tensor) and isinstance(LU_pivots, Tensor):
                return LU_UNPACK[LU_data._keys | LU_pivots._keys](LU_data, LU_pivots, True, True)
        return LU_UNPACK_FORMS.call(LU_data, LU_pivots, rest, named)
    except Exception:
        LU_UNPACK_FORMS.translate(LU_data, LU_pivots, rest, named)
        raise


def linalg_lu(A=MISSING, *rest, **named):
    """lu(A, *, pivot=True, out=None) -> return_types.linalg_lu

    `A = P @ L @ U`: a permutation, a lower triangle with ones on its diagonal, and an upper triangle.

    >>> P, L, U = ow.linalg.lu(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> P @ L @ U
    tensor([[2., 4.],
            [4., 4.]])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_LU[A._keys](A, True)
        return LINALG_LU_FORMS.call(A, rest, named)
    except Exception:
        LINALG_LU_FORMS.translate(A, rest, named)
        raise


def lu(input=MISSING, *rest, **named):
    """lu(input, pivot=True, get_infos=False, *, out=None) -> tuple[Tensor, ...]

    What `linalg.lu_factor` gives, with `get_infos` what `linalg.lu_factor_ex` does; an older name, as in
        PyTorch.

    >>> ow.lu(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))[1]
    tensor([2, 2], dtype=int32)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LU[input._keys](input, True, False)
        return LU_FORMS.call(input, rest, named)
    except Exception:
        LU_FORMS.translate(input, rest, named)
        raise


def _lu_solution(LU=MISSING, pivots=MISSING, B=MISSING, turned=MISSING, *rest, **named):
    """_lu_solution(LU, pivots, B, turned) -> Tensor

    The solution of `A @ X = B`, or of that with the adjoint of A, from the factors of A.
    """
    try:
        if not (rest or named):
            if isinstance(LU, Tensor) and isinstance(pivots, Tensor) and isinstance(B, Tensor) and type(turned) is bool:
                return _LU_SOLUTION[LU._keys | pivots._keys | B._keys](LU, pivots, B, turned)
        return _LU_SOLUTION_FORMS.call(LU, pivots, B, turned, rest, named)
    except Exception:
        _LU_SOLUTION_FORMS.translate(LU, pivots, B, turned, rest, named)
        raise


def linalg_lu_solve(LU=MISSING, pivots=MISSING, B=MISSING, *rest, **named):
    """lu_solve(LU, pivots, B, *, left=True, adjoint=False, out=None) -> Tensor

    The solution of `A @ X = B` from what `lu_factor` gives of A; `left=False` solves `X @ A = B`.

    With `adjoint` it is the conjugate transpose of A.

    >>> LU, pivots = ow.linalg.lu_factor(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> ow.linalg.lu_solve(LU, pivots, ow.tensor([[6.0], [8.0]]))
    tensor([[1.],
            [1.]])
    """
    try:
        if not (rest or named):
            if isinstance(LU, Tensor) and isinstance(pivots, Tensor) and isinstance(B, Tensor):
                return LINALG_LU_SOLVE[LU._keys | pivots._keys | B._keys](LU, pivots, B, True, False)
        return LINALG_LU_SOLVE_FORMS.call(LU, pivots, B, rest, named)
    except Exception:
        LINALG_LU_SOLVE_FORMS.translate(LU, pivots, B, rest, named)
        raise


def lu_solve(input=MISSING, LU_data=MISSING, LU_pivots=MISSING, *rest, **named):
    """lu_solve(input, LU_data, LU_pivots, *, out=None) -> Tensor

    The solution of `A @ X = input`; `linalg.lu_solve` with another order of arguments.

    >>> LU, pivots = ow.linalg.lu_factor(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> ow.lu_solve(ow.tensor([[6.0], [8.0]]), LU, pivots)
    tensor([[1.],
            [1.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(LU_data, Tensor) and isinstance(LU_pivots, Tensor):
                return LU_SOLVE[input._keys | LU_data._keys | LU_pivots._keys](input, LU_data, LU_pivots)
        return LU_SOLVE_FORMS.call(input, LU_data, LU_pivots, rest, named)
    except Exception:
        LU_SOLVE_FORMS.translate(input, LU_data, LU_pivots, rest, named)
        raise


def _ldl_factor(input=MISSING, hermitian=MISSING, *rest, **named):
    """_ldl_factor(input, hermitian) -> return_types.ldl_factor

    The packed factors of symmetric or Hermitian matrices, pivots and failures.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(hermitian) is bool:
                return _LDL_FACTOR[input._keys](input, hermitian)
        return _LDL_FACTOR_FORMS.call(input, hermitian, rest, named)
    except Exception:
        _LDL_FACTOR_FORMS.translate(input, hermitian, rest, named)
        raise


def linalg_ldl_factor_ex(input=MISSING, *rest, **named):
    """ldl_factor_ex(input, *, hermitian=False, check_errors=False, out=None) ->
        return_types.linalg_ldl_factor_ex

    `A = P @ L @ D @ L.mT @ P.mT` packed as LAPACK's sytrf does, exchanges of rows, and which block of D is
        zero, or 0.

    The lower triangle of A is read, which is symmetric or, with `hermitian`, Hermitian. D has blocks of two
        rows where
    two pivots are equal and negative. `check_errors` makes a zero block a RuntimeError.

    >>> ow.linalg.ldl_factor_ex(ow.tensor([[0.0, 2.0], [2.0, 0.0]])).pivots
    tensor([-2, -2], dtype=int32)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_LDL_FACTOR_EX[input._keys](input, False, False)
        return LINALG_LDL_FACTOR_EX_FORMS.call(input, rest, named)
    except Exception:
        LINALG_LDL_FACTOR_EX_FORMS.translate(input, rest, named)
        raise


def linalg_ldl_factor(input=MISSING, *rest, **named):
    """ldl_factor(input, *, hermitian=False, out=None) -> return_types.linalg_ldl_factor

    `A = P @ L @ D @ L.mT @ P.mT` packed into one tensor, and the exchanges of rows, for `ldl_solve`.

    A is symmetric or, with `hermitian`, Hermitian; a zero block of D is a RuntimeError.

    >>> ow.linalg.ldl_factor(ow.tensor([[4.0, 2.0], [2.0, 3.0]])).LD
    tensor([[4.0000, 0.0000],
            [0.5000, 2.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_LDL_FACTOR[input._keys](input, False)
        return LINALG_LDL_FACTOR_FORMS.call(input, rest, named)
    except Exception:
        LINALG_LDL_FACTOR_FORMS.translate(input, rest, named)
        raise


def linalg_ldl_solve(LD=MISSING, pivots=MISSING, B=MISSING, *rest, **named):
    """ldl_solve(LD, pivots, B, *, hermitian=False, out=None) -> Tensor

    The solution of `A @ X = B` from what `ldl_factor` gives of A.

    >>> LD, pivots = ow.linalg.ldl_factor(ow.tensor([[4.0, 2.0], [2.0, 3.0]]))
    >>> ow.linalg.ldl_solve(LD, pivots, ow.tensor([[6.0], [5.0]]))
    tensor([[1.],
            [1.]])
    """
    try:
        if not (rest or named):
            if isinstance(LD, Tensor) and isinstance(pivots, Tensor) and isinstance(B, Tensor):
                return LINALG_LDL_SOLVE[LD._keys | pivots._keys | B._keys](LD, pivots, B, False)
        return LINALG_LDL_SOLVE_FORMS.call(LD, pivots, B, rest, named)
    except Exception:
        LINALG_LDL_SOLVE_FORMS.translate(LD, pivots, B, rest, named)
        raise


def linalg_inv_ex(A=MISSING, *rest, **named):
    """inv_ex(A, *, check_errors=False, out=None) -> return_types.linalg_inv_ex

    The inverses of square matrices, and of each which pivot is zero, or 0; a singular one has no inverse.

    >>> ow.linalg.inv_ex(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))[1]
    tensor(0, dtype=int32)
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LINALG_INV_EX[A._keys](A, False)
        return LINALG_INV_EX_FORMS.call(A, rest, named)
    except Exception:
        LINALG_INV_EX_FORMS.translate(A, rest, named)
        raise


def linalg_solve_ex(A=MISSING, B=MISSING, *rest, **named):
    """solve_ex(A, B, *, left=True, check_errors=False, out=None) -> return_types.linalg_solve_ex

    The solution of `A @ X = B`, and of each matrix which pivot is zero, or 0; a singular one has no
        solution.

    >>> ow.linalg.solve_ex(ow.tensor([[2.0, 0.0], [0.0, 4.0]]), ow.tensor([2.0, 2.0]))[0]
    tensor([1.0000, 0.5000])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor) and isinstance(B, Tensor):
                return LINALG_SOLVE_EX[A._keys | B._keys](A, B, True, False)
        return LINALG_SOLVE_EX_FORMS.call(A, B, rest, named)
    except Exception:
        LINALG_SOLVE_EX_FORMS.translate(A, B, rest, named)
        raise


def linalg_cholesky_ex(input=MISSING, *rest, **named):
    """cholesky_ex(input, *, upper=False, check_errors=False, out=None) -> return_types.linalg_cholesky_ex

    The triangular factor of positive-definite matrices, and of each 0, or the order of a minor that is not
        positive.

    Where there is no factor, it is NaN.

    >>> ow.linalg.cholesky_ex(ow.tensor([[4.0, 2.0], [2.0, 0.0]])).info
    tensor(2, dtype=int32)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_CHOLESKY_EX[input._keys](input, False, False)
        return LINALG_CHOLESKY_EX_FORMS.call(input, rest, named)
    except Exception:
        LINALG_CHOLESKY_EX_FORMS.translate(input, rest, named)
        raise


def _cholesky_ex(input=MISSING, upper=MISSING, *rest, **named):
    """_cholesky_ex(input, upper) -> return_types.cholesky_ex

    The triangular factors, and failures.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(upper) is bool:
                return _CHOLESKY_EX[input._keys](input, upper)
        return _CHOLESKY_EX_FORMS.call(input, upper, rest, named)
    except Exception:
        _CHOLESKY_EX_FORMS.translate(input, upper, rest, named)
        raise


def cholesky_solve(input=MISSING, input2=MISSING, *rest, **named):
    """cholesky_solve(input, input2, upper=False, *, out=None) -> Tensor

    The solution of `A @ X = input`, from Cholesky's factor of A.

    >>> ow.cholesky_solve(ow.tensor([[4.0], [9.0]]), ow.tensor([[2.0, 0.0], [0.0, 3.0]]))
    tensor([[1.],
            [1.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(input2, Tensor):
                return CHOLESKY_SOLVE[input._keys | input2._keys](input, input2, False)
        return CHOLESKY_SOLVE_FORMS.call(input, input2, rest, named)
    except Exception:
        CHOLESKY_SOLVE_FORMS.translate(input, input2, rest, named)
        raise


def _cholesky_factor_backward(grad=MISSING, factor=MISSING, upper=MISSING, *rest, **named):
    """_cholesky_factor_backward(grad, factor, upper) -> Tensor

    The gradient of a triangular factor; `grad` is that of its product with its adjoint.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(factor, Tensor) and type(upper) is bool:
                return _CHOLESKY_FACTOR_BACKWARD[grad._keys | factor._keys](grad, factor, upper)
        return _CHOLESKY_FACTOR_BACKWARD_FORMS.call(grad, factor, upper, rest, named)
    except Exception:
        _CHOLESKY_FACTOR_BACKWARD_FORMS.translate(grad, factor, upper, rest, named)
        raise


def _cholesky_product_forward(tangent=MISSING, factor=MISSING, upper=MISSING, *rest, **named):
    """_cholesky_product_forward(tangent, factor, upper) -> Tensor

    The tangent of the product of a triangular factor with its adjoint.
    """
    try:
        if not (rest or named):
            if isinstance(tangent, Tensor) and isinstance(factor, Tensor) and type(upper) is bool:
                return _CHOLESKY_PRODUCT_FORWARD[tangent._keys | factor._keys](tangent, factor, upper)
        return _CHOLESKY_PRODUCT_FORWARD_FORMS.call(tangent, factor, upper, rest, named)
    except Exception:
        _CHOLESKY_PRODUCT_FORWARD_FORMS.translate(tangent, factor, upper, rest, named)
        raise


def cholesky_inverse(input=MISSING, *rest, **named):
    """cholesky_inverse(input, upper=False, *, out=None) -> Tensor

    The inverse of positive-definite matrices, from Cholesky's factors; a zero on a diagonal is a
        LinAlgError.

    >>> ow.cholesky_inverse(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.2500, 0.0000],
            [0.0000, 0.0625]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CHOLESKY_INVERSE[input._keys](input, False)
        return CHOLESKY_INVERSE_FORMS.call(input, rest, named)
    except Exception:
        CHOLESKY_INVERSE_FORMS.translate(input, rest, named)
        raise


def triangular_solve(input=MISSING, A=MISSING, *rest, **named):
    """triangular_solve(input, A, upper=True, transpose=False, unitriangular=False, *, out=None) ->
        return_types.triangular_solve

    The solution of `A @ X = input` for a triangular A, and a copy of A.

    >>> ow.triangular_solve(ow.tensor([[4.0], [2.0]]), ow.tensor([[2.0, 0.0], [0.0, 1.0]])).solution
    tensor([[2.],
            [2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(A, Tensor):
                return TRIANGULAR_SOLVE[input._keys | A._keys](input, A, True, False, False)
        return TRIANGULAR_SOLVE_FORMS.call(input, A, rest, named)
    except Exception:
        TRIANGULAR_SOLVE_FORMS.translate(input, A, rest, named)
        raise


def linalg_eig(input=MISSING, *rest, **named):
    """eig(input, *, out=None) -> return_types.linalg_eig

    The eigenvalues of square matrices, and eigenvectors of length 1 as columns; complex, whatever the
        matrix is.

    Vectors are determined up to a factor of length 1, and a gradient of what depends on it has no meaning.

    >>> ow.linalg.eig(ow.tensor([[0.0, 1.0], [-1.0, 0.0]])).eigenvalues
    tensor([0.+1.j, 0.-1.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_EIG[input._keys](input)
        return LINALG_EIG_FORMS.call(input, rest, named)
    except Exception:
        LINALG_EIG_FORMS.translate(input, rest, named)
        raise


def linalg_eigvals(input=MISSING, *rest, **named):
    """eigvals(input, *, out=None) -> Tensor

    The eigenvalues of square matrices; complex, whatever the matrix is.

    >>> ow.linalg.eigvals(ow.tensor([[0.0, 1.0], [-1.0, 0.0]]))
    tensor([0.+1.j, 0.-1.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_EIGVALS[input._keys](input)
        return LINALG_EIGVALS_FORMS.call(input, rest, named)
    except Exception:
        LINALG_EIGVALS_FORMS.translate(input, rest, named)
        raise


def _eig_backward(
    grad_values=MISSING, grad_vectors=MISSING, values=MISSING, vectors=MISSING, is_real=MISSING, *rest, **named
):
    """_eig_backward(grad_values, grad_vectors, values, vectors, is_real) -> Tensor

    The gradient of eigenvalues and eigenvectors: C. Boeddeker et al., arXiv 1701.00392, section 4.18.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_values, Tensor)
                and isinstance(grad_vectors, Tensor)
                and isinstance(values, Tensor)
                and isinstance(vectors, Tensor)
                and type(is_real) is bool
            ):
                return _EIG_BACKWARD[
                    grad_values._keys | grad_vectors._keys | values._keys | vectors._keys
                ](grad_values, grad_vectors, values, vectors, is_real)
        return _EIG_BACKWARD_FORMS.call(grad_values, grad_vectors, values, vectors, is_real, rest, named)
    except Exception:
        _EIG_BACKWARD_FORMS.translate(grad_values, grad_vectors, values, vectors, is_real, rest, named)
        raise


def linalg_cond(input=MISSING, p=MISSING, *rest, **named):
    """cond(input, p=None, *, out=None) -> Tensor
    cond(input, p, *, out=None) -> Tensor

    The condition number of matrices in the norm `p`: that of A times that of its inverse, inf for a
        singular one.

    >>> ow.linalg.cond(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor(2.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and p is MISSING:
                return LINALG_COND[input._keys](input, None)
            if isinstance(input, Tensor) and type(p) is str:
                return LINALG_COND_P_STR[input._keys](input, p)
        return LINALG_COND_FORMS.call(input, p, rest, named)
    except Exception:
        LINALG_COND_FORMS.translate(input, p, rest, named)
        raise


def linalg_tensorinv(input=MISSING, *rest, **named):
    """tensorinv(input, ind=2, *, out=None) -> Tensor

    The inverse with respect to `tensordot` over the first `ind` dimensions.

    >>> ow.linalg.tensorinv(ow.eye(4).reshape(2, 2, 4)).shape
    opweave.Size([4, 2, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_TENSORINV[input._keys](input, 2)
        return LINALG_TENSORINV_FORMS.call(input, rest, named)
    except Exception:
        LINALG_TENSORINV_FORMS.translate(input, rest, named)
        raise


def linalg_tensorsolve(input=MISSING, other=MISSING, *rest, **named):
    """tensorsolve(input, other, dims=None, *, out=None) -> Tensor

    `X` with `tensordot(self, X, X.ndim) == other`; `dims` are moved to the end before.

    >>> ow.linalg.tensorsolve(ow.eye(4).reshape(2, 2, 4), ow.ones(2, 2))
    tensor([1., 1., 1., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return LINALG_TENSORSOLVE[input._keys | other._keys](input, other, None)
        return LINALG_TENSORSOLVE_FORMS.call(input, other, rest, named)
    except Exception:
        LINALG_TENSORSOLVE_FORMS.translate(input, other, rest, named)
        raise


def linalg_vander(x=MISSING, *rest, **named):
    """vander(x, *, N=None) -> Tensor

    The powers 0 to `N - 1` (as many as there are elements, when left out) of each element, along a new last
        dimension.

    >>> ow.linalg.vander(ow.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [1, 2, 4],
            [1, 3, 9]])
    """
    try:
        if not (rest or named):
            if isinstance(x, Tensor):
                return LINALG_VANDER[x._keys](x, None)
        return LINALG_VANDER_FORMS.call(x, rest, named)
    except Exception:
        LINALG_VANDER_FORMS.translate(x, rest, named)
        raise


def vander(x=MISSING, *rest, **named):
    """vander(x, N=None, increasing=False) -> Tensor

    The powers of each element of a vector along rows, the highest first.

    >>> ow.vander(ow.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [4, 2, 1],
            [9, 3, 1]])
    """
    try:
        if not (rest or named):
            if isinstance(x, Tensor):
                return VANDER[x._keys](x, None, False)
        return VANDER_FORMS.call(x, rest, named)
    except Exception:
        VANDER_FORMS.translate(x, rest, named)
        raise


def linalg_matrix_exp(input=MISSING, *rest, **named):
    """matrix_exp(input) -> Tensor

    The exponential of square matrices, `1 + A + A @ A / 2 + ...`.

    >>> ow.linalg.matrix_exp(ow.tensor([[0.0, 1.0], [0.0, 0.0]]))
    tensor([[1., 1.],
            [0., 1.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_MATRIX_EXP[input._keys](input)
        return LINALG_MATRIX_EXP_FORMS.call(input, rest, named)
    except Exception:
        LINALG_MATRIX_EXP_FORMS.translate(input, rest, named)
        raise


def matrix_exp(input=MISSING, *rest, **named):
    """Another name of `linalg.matrix_exp`."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MATRIX_EXP[input._keys](input)
        return MATRIX_EXP_FORMS.call(input, rest, named)
    except Exception:
        MATRIX_EXP_FORMS.translate(input, rest, named)
        raise


def geqrf(input=MISSING, *rest, **named):
    """geqrf(input, *, out=None) -> return_types.geqrf

    QR as LAPACK packs it: R above the Householder vectors of Q, and their factors, for
        `householder_product`.

    >>> a, tau = ow.geqrf(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> a.triu()
    tensor([[-5.0000, -2.2000],
            [ 0.0000,  0.4000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return GEQRF[input._keys](input)
        return GEQRF_FORMS.call(input, rest, named)
    except Exception:
        GEQRF_FORMS.translate(input, rest, named)
        raise


def linalg_householder_product(input=MISSING, tau=MISSING, *rest, **named):
    """householder_product(input, tau, *, out=None) -> Tensor

    The first columns of the product of Householder reflections `1 - tau v v*`, whose vectors lie below the
        diagonal.

    >>> a, tau = ow.geqrf(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> ow.linalg.householder_product(a, tau)
    tensor([[-0.6000, -0.8000],
            [-0.8000,  0.6000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(tau, Tensor):
                return LINALG_HOUSEHOLDER_PRODUCT[input._keys | tau._keys](input, tau)
        return LINALG_HOUSEHOLDER_PRODUCT_FORMS.call(input, tau, rest, named)
    except Exception:
        LINALG_HOUSEHOLDER_PRODUCT_FORMS.translate(input, tau, rest, named)
        raise


def orgqr(input=MISSING, input2=MISSING, *rest, **named):
    """orgqr(input, input2, *, out=None) -> Tensor

    The first columns of a product of Householder reflections; another name of `linalg.householder_product`.

    >>> ow.orgqr(ow.tensor([[1.0], [0.0]]), ow.tensor([0.0]))
    tensor([[1.],
            [0.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(input2, Tensor):
                return ORGQR[input._keys | input2._keys](input, input2)
        return ORGQR_FORMS.call(input, input2, rest, named)
    except Exception:
        ORGQR_FORMS.translate(input, input2, rest, named)
        raise


def ormqr(input=MISSING, input2=MISSING, input3=MISSING, *rest, **named):
    """ormqr(input, input2, input3, left=True, transpose=False, *, out=None) -> Tensor

    A matrix times Q, or with `left=False` the other way round; Q is given by Householder reflections, as
        from `geqrf`.

    `transpose` takes the conjugate transpose of Q.

    >>> a, tau = ow.geqrf(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> ow.ormqr(a, tau, ow.eye(2))
    tensor([[-0.6000, -0.8000],
            [-0.8000,  0.6000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(input2, Tensor) and isinstance(input3, Tensor):
                return ORMQR[input._keys | input2._keys | input3._keys](input, input2, input3, True, False)
        return ORMQR_FORMS.call(input, input2, input3, rest, named)
    except Exception:
        ORMQR_FORMS.translate(input, input2, input3, rest, named)
        raise


def cov(input=MISSING, *rest, **named):
    """cov(input, *, correction=1, fweights=None, aweights=None) -> Tensor

    The covariances of variables, which are rows; columns are observations. A vector is one variable.

    `fweights` are how often each observation was made, `aweights` how much it counts, `correction` is what
        is
    subtracted from the number of observations to divide by.

    >>> ow.cov(ow.tensor([[0.0, 2.0], [2.0, 0.0]]))
    tensor([[ 2., -2.],
            [-2.,  2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return COV[input._keys](input, 1, None, None)
        return COV_FORMS.call(input, rest, named)
    except Exception:
        COV_FORMS.translate(input, rest, named)
        raise


def _common_factor(largest=MISSING, *rest, **named):
    """_common_factor(largest) -> Tensor

    What elements with this largest size are divided by, so that their squares fit the dtype; 1 where they
        do.
    """
    if not (rest or named):
        if isinstance(largest, Tensor):
            return _COMMON_FACTOR[largest._keys](largest)
    return _COMMON_FACTOR_FORMS.call(largest, rest, named)


def corrcoef(input=MISSING, *rest, **named):
    """corrcoef(input) -> Tensor

    Pearson's correlation coefficients of variables, which are rows.

    >>> ow.corrcoef(ow.tensor([[0.0, 2.0], [2.0, 0.0]]))
    tensor([[ 1., -1.],
            [-1.,  1.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CORRCOEF[input._keys](input)
        return CORRCOEF_FORMS.call(input, rest, named)
    except Exception:
        CORRCOEF_FORMS.translate(input, rest, named)
        raise


def renorm(input=MISSING, p=MISSING, dim=MISSING, maxnorm=MISSING, *rest, **named):
    """renorm(input, p, dim, maxnorm, *, out=None) -> Tensor

    The parts along a dimension scaled down so that their p-norm is at most `maxnorm`.

    >>> ow.renorm(ow.tensor([[3.0, 4.0], [0.0, 1.0]]), 2, 0, 2.5)
    tensor([[1.5000, 2.0000],
            [0.0000, 1.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and (type(p) is float or type(p) is int) and type(dim) is int and (
                type(maxnorm) is float or type(maxnorm) is int
            ):
                return RENORM[input._keys](input, p, dim, maxnorm)
        return RENORM_FORMS.call(input, p, dim, maxnorm, rest, named)
    except Exception:
        RENORM_FORMS.translate(input, p, dim, maxnorm, rest, named)
        raise


def renorm_(input=MISSING, p=MISSING, dim=MISSING, maxnorm=MISSING, *rest, **named):
    """As `renorm`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and (type(p) is float or type(p) is int) and type(dim) is int and (
                type(maxnorm) is float or type(maxnorm) is int
            ):
                return RENORM_[input._keys](input, p, dim, maxnorm)
        return RENORM__FORMS.call(input, p, dim, maxnorm, rest, named)
    except Exception:
        RENORM__FORMS.translate(input, p, dim, maxnorm, rest, named)
        raise


def _eigvals_backward(grad=MISSING, input=MISSING, *rest, **named):
    """_eigvals_backward(grad, input) -> Tensor

    The gradient of eigenvalues.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor):
                return _EIGVALS_BACKWARD[grad._keys | input._keys](grad, input)
        return _EIGVALS_BACKWARD_FORMS.call(grad, input, rest, named)
    except Exception:
        _EIGVALS_BACKWARD_FORMS.translate(grad, input, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def lu(self, *rest, **named):
        try:
            if not (rest or named):
                return LU[self._keys](self, True, False)
            return LU_FORMS.method(self, rest, named)
        except Exception:
            LU_FORMS.translate(self, rest, named)
            raise

    def lu_solve(self, LU_data=MISSING, LU_pivots=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(LU_data, Tensor) and isinstance(LU_pivots, Tensor):
                    return LU_SOLVE[self._keys | LU_data._keys | LU_pivots._keys](self, LU_data, LU_pivots)
            return LU_SOLVE_FORMS.method(self, LU_data, LU_pivots, rest, named)
        except Exception:
            LU_SOLVE_FORMS.translate(self, LU_data, LU_pivots, rest, named)
            raise

    def cholesky_solve(self, input2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(input2, Tensor):
                    return CHOLESKY_SOLVE[self._keys | input2._keys](self, input2, False)
            return CHOLESKY_SOLVE_FORMS.method(self, input2, rest, named)
        except Exception:
            CHOLESKY_SOLVE_FORMS.translate(self, input2, rest, named)
            raise

    def cholesky_inverse(self, *rest, **named):
        try:
            if not (rest or named):
                return CHOLESKY_INVERSE[self._keys](self, False)
            return CHOLESKY_INVERSE_FORMS.method(self, rest, named)
        except Exception:
            CHOLESKY_INVERSE_FORMS.translate(self, rest, named)
            raise

    def triangular_solve(self, A=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(A, Tensor):
                    return TRIANGULAR_SOLVE[self._keys | A._keys](self, A, True, False, False)
            return TRIANGULAR_SOLVE_FORMS.method(self, A, rest, named)
        except Exception:
            TRIANGULAR_SOLVE_FORMS.translate(self, A, rest, named)
            raise

    def matrix_exp(self, *rest, **named):
        try:
            if not (rest or named):
                return MATRIX_EXP[self._keys](self)
            return MATRIX_EXP_FORMS.method(self, rest, named)
        except Exception:
            MATRIX_EXP_FORMS.translate(self, rest, named)
            raise

    def geqrf(self, *rest, **named):
        try:
            if not (rest or named):
                return GEQRF[self._keys](self)
            return GEQRF_FORMS.method(self, rest, named)
        except Exception:
            GEQRF_FORMS.translate(self, rest, named)
            raise

    def orgqr(self, input2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(input2, Tensor):
                    return ORGQR[self._keys | input2._keys](self, input2)
            return ORGQR_FORMS.method(self, input2, rest, named)
        except Exception:
            ORGQR_FORMS.translate(self, input2, rest, named)
            raise

    def ormqr(self, input2=MISSING, input3=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(input2, Tensor) and isinstance(input3, Tensor):
                    return ORMQR[self._keys | input2._keys | input3._keys](self, input2, input3, True, False)
            return ORMQR_FORMS.method(self, input2, input3, rest, named)
        except Exception:
            ORMQR_FORMS.translate(self, input2, input3, rest, named)
            raise

    def cov(self, *rest, **named):
        try:
            if not (rest or named):
                return COV[self._keys](self, 1, None, None)
            return COV_FORMS.method(self, rest, named)
        except Exception:
            COV_FORMS.translate(self, rest, named)
            raise

    def corrcoef(self, *rest, **named):
        try:
            if not (rest or named):
                return CORRCOEF[self._keys](self)
            return CORRCOEF_FORMS.method(self, rest, named)
        except Exception:
            CORRCOEF_FORMS.translate(self, rest, named)
            raise

    def renorm(self, p=MISSING, dim=MISSING, maxnorm=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if (type(p) is float or type(p) is int) and type(dim) is int and (
                    type(maxnorm) is float or type(maxnorm) is int
                ):
                    return RENORM[self._keys](self, p, dim, maxnorm)
            return RENORM_FORMS.method(self, p, dim, maxnorm, rest, named)
        except Exception:
            RENORM_FORMS.translate(self, p, dim, maxnorm, rest, named)
            raise

    def renorm_(self, p=MISSING, dim=MISSING, maxnorm=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if (type(p) is float or type(p) is int) and type(dim) is int and (
                    type(maxnorm) is float or type(maxnorm) is int
                ):
                    return RENORM_[self._keys](self, p, dim, maxnorm)
            return RENORM__FORMS.method(self, p, dim, maxnorm, rest, named)
        except Exception:
            RENORM__FORMS.translate(self, p, dim, maxnorm, rest, named)
            raise


hang(Methods, __name__)
