"""The functions and methods of factorizations; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _Number, _str, _Tensor

from .. import Tensor, return_types
__all__ = [
    "lu_unpack",
    "lu",
    "lu_solve",
    "cholesky_solve",
    "cholesky_inverse",
    "triangular_solve",
    "vander",
    "matrix_exp",
    "geqrf",
    "orgqr",
    "ormqr",
    "cov",
    "corrcoef",
    "renorm", "renorm_",
]

def linalg_lu_factor_ex(
    A: _Tensor, *, pivot: _bool = True, check_errors: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_lu_factor_ex: ...
def _lu_factor(A: _Tensor, pivot: _bool) -> return_types._lu_factor: ...
def _lu_permutation(pivots: _Tensor, rows: _int) -> Tensor: ...
def _lu_backward(grad: _Tensor, LU: _Tensor, pivots: _Tensor) -> Tensor: ...
def linalg_lu_factor(
    A: _Tensor, *, pivot: _bool = True, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_lu_factor: ...
def lu_unpack(
    LU_data: _Tensor, LU_pivots: _Tensor, unpack_data: _bool = True, unpack_pivots: _bool = True, *,
    out: Sequence[_Tensor] | None = None,
) -> return_types.lu_unpack: ...
def linalg_lu(A: _Tensor, *, pivot: _bool = True, out: Sequence[_Tensor] | None = None) -> return_types.linalg_lu: ...
def lu(
    input: _Tensor, pivot: _bool = True, get_infos: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, ...]: ...
def _lu_solution(LU: _Tensor, pivots: _Tensor, B: _Tensor, turned: _bool) -> Tensor: ...
def linalg_lu_solve(
    LU: _Tensor, pivots: _Tensor, B: _Tensor, *, left: _bool = True, adjoint: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
def lu_solve(input: _Tensor, LU_data: _Tensor, LU_pivots: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def _ldl_factor(input: _Tensor, hermitian: _bool) -> return_types._ldl_factor: ...
def linalg_ldl_factor_ex(
    input: _Tensor, *, hermitian: _bool = False, check_errors: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_ldl_factor_ex: ...
def linalg_ldl_factor(
    input: _Tensor, *, hermitian: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_ldl_factor: ...
def linalg_ldl_solve(
    LD: _Tensor, pivots: _Tensor, B: _Tensor, *, hermitian: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
def linalg_inv_ex(
    A: _Tensor, *, check_errors: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_inv_ex: ...
def linalg_solve_ex(
    A: _Tensor, B: _Tensor, *, left: _bool = True, check_errors: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_solve_ex: ...
def linalg_cholesky_ex(
    input: _Tensor, *, upper: _bool = False, check_errors: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.linalg_cholesky_ex: ...
def _cholesky_ex(input: _Tensor, upper: _bool) -> return_types._cholesky_ex: ...
def cholesky_solve(input: _Tensor, input2: _Tensor, upper: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
def _cholesky_factor_backward(grad: _Tensor, factor: _Tensor, upper: _bool) -> Tensor: ...
def _cholesky_product_forward(tangent: _Tensor, factor: _Tensor, upper: _bool) -> Tensor: ...
def cholesky_inverse(input: _Tensor, upper: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
def triangular_solve(
    input: _Tensor, A: _Tensor, upper: _bool = True, transpose: _bool = False, unitriangular: _bool = False, *,
    out: Sequence[_Tensor] | None = None,
) -> return_types.triangular_solve: ...
def linalg_eig(input: _Tensor, *, out: Sequence[_Tensor] | None = None) -> return_types.linalg_eig: ...
def linalg_eigvals(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def _eig_backward(
    grad_values: _Tensor, grad_vectors: _Tensor, values: _Tensor, vectors: _Tensor, is_real: _bool
) -> Tensor: ...
@overload
def linalg_cond(input: _Tensor, p: _Number | None = None, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def linalg_cond(input: _Tensor, p: _str, *, out: _Tensor | None = None) -> Tensor: ...
def linalg_tensorinv(input: _Tensor, ind: _int = 2, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def linalg_tensorsolve(
    input: _Tensor, other: _Tensor, dims: Sequence[_int] | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def linalg_tensorsolve(
    input: _Tensor, other: _Tensor, *, axes: Sequence[_int] | None, out: _Tensor | None = None
) -> Tensor: ...
def linalg_vander(x: _Tensor, *, N: _int | None = None) -> Tensor: ...
def vander(x: _Tensor, N: _int | None = None, increasing: _bool = False) -> Tensor: ...
def linalg_matrix_exp(input: _Tensor) -> Tensor: ...
def matrix_exp(input: _Tensor) -> Tensor: ...
def geqrf(input: _Tensor, *, out: Sequence[_Tensor] | None = None) -> return_types.geqrf: ...
def linalg_householder_product(input: _Tensor, tau: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def orgqr(input: _Tensor, input2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def ormqr(
    input: _Tensor, input2: _Tensor, input3: _Tensor, left: _bool = True, transpose: _bool = False, *,
    out: _Tensor | None = None,
) -> Tensor: ...
def cov(
    input: _Tensor, *, correction: _int = 1, fweights: _Tensor | None = None, aweights: _Tensor | None = None
) -> Tensor: ...
def _common_factor(largest: _Tensor) -> Tensor: ...
def corrcoef(input: _Tensor) -> Tensor: ...
@overload
def renorm(input: _Tensor, p: _Number, dim: _int, maxnorm: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def renorm(input: _Tensor, p: _Number, *, axis: _int, maxnorm: _Number, out: _Tensor | None = None) -> Tensor: ...
@overload
def renorm_(input: _Tensor, p: _Number, dim: _int, maxnorm: _Number) -> Tensor: ...
@overload
def renorm_(input: _Tensor, p: _Number, *, axis: _int, maxnorm: _Number) -> Tensor: ...
def _eigvals_backward(grad: _Tensor, input: _Tensor) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def lu(
        self, pivot: _bool = True, get_infos: _bool = False, *, out: Sequence[_Tensor] | None = None
    ) -> builtins.tuple[Tensor, ...]:
        """What `linalg.lu_factor` gives, with `get_infos` what `linalg.lu_factor_ex` does; an older name, as in
            PyTorch.
        """
    def lu_solve(self, LU_data: _Tensor, LU_pivots: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The solution of `A @ X = input`; `linalg.lu_solve` with another order of arguments."""
    def cholesky_solve(self, input2: _Tensor, upper: _bool = False, *, out: _Tensor | None = None) -> Tensor:
        """The solution of `A @ X = input`, from Cholesky's factor of A."""
    def cholesky_inverse(self, upper: _bool = False, *, out: _Tensor | None = None) -> Tensor:
        """The inverse of positive-definite matrices, from Cholesky's factors; a zero on a diagonal is a
            LinAlgError.
        """
    def triangular_solve(
        self, A: _Tensor, upper: _bool = True, transpose: _bool = False, unitriangular: _bool = False, *,
        out: Sequence[_Tensor] | None = None,
    ) -> return_types.triangular_solve:
        """The solution of `A @ X = input` for a triangular A, and a copy of A."""
    def matrix_exp(self) -> Tensor: ...
    def geqrf(self, *, out: Sequence[_Tensor] | None = None) -> return_types.geqrf:
        """QR as LAPACK packs it: R above the Householder vectors of Q, and their factors, for
            `householder_product`.
        """
    def orgqr(self, input2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The first columns of a product of Householder reflections; another name of `linalg.householder_product`."""
    def ormqr(
        self, input2: _Tensor, input3: _Tensor, left: _bool = True, transpose: _bool = False, *,
        out: _Tensor | None = None,
    ) -> Tensor:
        """A matrix times Q, or with `left=False` the other way round; Q is given by Householder reflections, as
            from `geqrf`.
        """
    def cov(self, *, correction: _int = 1, fweights: _Tensor | None = None, aweights: _Tensor | None = None) -> Tensor:
        """The covariances of variables, which are rows; columns are observations. A vector is one variable."""
    def corrcoef(self) -> Tensor:
        """Pearson's correlation coefficients of variables, which are rows."""
    @overload
    def renorm(self, p: _Number, dim: _int, maxnorm: _Number, *, out: _Tensor | None = None) -> Tensor:
        """The parts along a dimension scaled down so that their p-norm is at most `maxnorm`."""
    @overload
    def renorm(self, p: _Number, *, axis: _int, maxnorm: _Number, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def renorm_(self, p: _Number, dim: _int, maxnorm: _Number) -> Tensor: ...
    @overload
    def renorm_(self, p: _Number, *, axis: _int, maxnorm: _Number) -> Tensor: ...
