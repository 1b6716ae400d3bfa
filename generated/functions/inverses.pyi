"""The functions and methods of inverses; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor, return_types
__all__ = ["pinverse", "matrix_power", "cross", "cdist", "pdist"]

@overload
def linalg_pinv(
    input: _Tensor,
    *,
    atol: _Tensor | None = None,
    rtol: _Tensor | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_pinv(
    input: _Tensor,
    *,
    atol: _float | None = None,
    rtol: _float | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_pinv(input: _Tensor, rcond: _Tensor, hermitian: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def linalg_pinv(input: _Tensor, rcond: _float, hermitian: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
def pinverse(input: _Tensor, rcond: _float = 1e-15) -> Tensor: ...
def _singular_threshold(sizes: _Tensor, matrix: _Tensor, atol: _Tensor | None, rtol: _Tensor | None) -> Tensor: ...
def _pinv(input: _Tensor, atol: _Tensor | None, rtol: _Tensor | None, hermitian: _bool) -> Tensor: ...
@overload
def linalg_matrix_rank(
    input: _Tensor,
    *,
    atol: _Tensor | None = None,
    rtol: _Tensor | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_matrix_rank(
    input: _Tensor,
    *,
    atol: _float | None = None,
    rtol: _float | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_matrix_rank(
    input: _Tensor, tol: _Tensor, hermitian: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def linalg_matrix_rank(
    input: _Tensor, tol: _float, hermitian: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
def _lstsq(input: _Tensor, b: _Tensor, rcond: _float, sized: _bool) -> return_types._lstsq: ...
def linalg_lstsq(
    input: _Tensor,
    b: _Tensor,
    rcond: _float | None = None,
    *,
    driver: _str | None = None,
    out: Sequence[_Tensor] | None = None,
) -> return_types.linalg_lstsq: ...
def linalg_matrix_power(input: _Tensor, n: _int, *, out: _Tensor | None = None) -> Tensor: ...
def matrix_power(input: _Tensor, n: _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def _cross(input: _Tensor, other: _Tensor, dim: _int) -> Tensor: ...
@overload
def _cross(input: _Tensor, other: _Tensor, *, axis: _int) -> Tensor: ...
def linalg_cross(input: _Tensor, other: _Tensor, *, dim: _int = -1, out: _Tensor | None = None) -> Tensor: ...
@overload
def cross(input: _Tensor, other: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def cross(input: _Tensor, other: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
def cdist(x1: _Tensor, x2: _Tensor, p: _float = 2.0, compute_mode: _str = ...) -> Tensor: ...
def _distances_by_product(x1: _Tensor, x2: _Tensor) -> Tensor: ...
def _distances_backward(grad: _Tensor, input: _Tensor, other: _Tensor, result: _Tensor) -> Tensor: ...
def pdist(input: _Tensor, p: _float = 2.0) -> Tensor: ...
def _pair_distances(input: _Tensor) -> Tensor: ...
def _spread_differences(input: _Tensor, points: _Tensor) -> Tensor: ...
def _pair_products(input: _Tensor, other: _Tensor) -> Tensor: ...
def _solve_triangular_backward(
    grad: _Tensor, result: _Tensor, upper: _bool, left: _bool, unitriangular: _bool
) -> Tensor: ...
def _slogdet_backward(grad_sign: _Tensor, grad_logabsdet: _Tensor, A: _Tensor, sign: _Tensor) -> Tensor: ...
def _pinv_backward(grad: _Tensor, input: _Tensor, result: _Tensor) -> Tensor: ...
def _first_elements(input: _Tensor, sizes: Sequence[_int]) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def pinverse(self, rcond: _float = 1e-15) -> Tensor:
        """The pseudoinverses of matrices; another name of `linalg.pinv`."""
    def matrix_power(self, n: _int, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def cross(self, other: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor:
        """The cross products of vectors of size 3, along the first dimension of that size unless `dim` says
            otherwise.
        """
    @overload
    def cross(self, other: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
