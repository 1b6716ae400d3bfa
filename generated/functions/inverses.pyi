"""The functions of inverses.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor, return_types

@overload
def linalg_pinv(
    input: _Tensor,
    *,
    atol: _Tensor | None = None,
    rtol: _Tensor | None = None,
    hermitian: _bool = False,
    out: _Tensor | None = None,
) -> Tensor:
    """The pseudoinverses of matrices (Moore and Penrose).

    Singular values up to the larger of `atol` and `rtol` times the largest count as 0.

    >>> ow.linalg.pinv(ow.tensor([[2.0, 0.0], [0.0, 0.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """
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
def linalg_pinv(input: _Tensor, rcond: _float, hermitian: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...

def pinverse(input: _Tensor, rcond: _float = 1e-15) -> Tensor:
    """The pseudoinverses of matrices; another name of `linalg.pinv`.

    >>> ow.pinverse(ow.tensor([[2.0, 0.0], [0.0, 0.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """

def _singular_threshold(input: _Tensor, atol: _Tensor | None, rtol: _Tensor | None) -> Tensor:
    """Up to which size a singular value counts as 0."""

def _pinv(input: _Tensor, threshold: _Tensor, hermitian: _bool) -> Tensor:
    """The pseudoinverses of matrices, without the singular values up to a threshold."""

@overload
def linalg_matrix_rank(
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
    input: _Tensor, tol: _float, hermitian: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...

def linalg_lstsq(
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

def linalg_matrix_power(input: _Tensor, n: _int, *, out: _Tensor | None = None) -> Tensor:
    """Square matrices to a whole power; a negative one is that of the inverse.

    >>> ow.linalg.matrix_power(ow.tensor([[1.0, 1.0], [0.0, 1.0]]), 5)
    tensor([[1., 5.],
            [0., 1.]])
    """

def matrix_power(input: _Tensor, n: _int, *, out: _Tensor | None = None) -> Tensor:
    """Square matrices to a whole power; another name of `linalg.matrix_power`.

    >>> ow.matrix_power(ow.tensor([[1.0, 1.0], [0.0, 1.0]]), 5)
    tensor([[1., 5.],
            [0., 1.]])
    """

def linalg_cross(input: _Tensor, other: _Tensor, *, dim: _int = -1, out: _Tensor | None = None) -> Tensor:
    """The cross products of vectors of size 3 along `dim`; other dimensions broadcast.

    >>> ow.linalg.cross(ow.tensor([1, 0, 0]), ow.tensor([0, 1, 0]))
    tensor([0, 0, 1])
    """

@overload
def cross(input: _Tensor, other: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor:
    """The cross products of vectors of size 3, along the first dimension of that size unless `dim` says
        otherwise.

    >>> ow.cross(ow.tensor([1, 0, 0]), ow.tensor([0, 1, 0]))
    tensor([0, 0, 1])
    """
@overload
def cross(input: _Tensor, other: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...

def cdist(x1: _Tensor, x2: _Tensor, p: _float = 2.0, compute_mode: _int | None = None) -> Tensor:
    """The distances between all rows of one tensor and all of another, in the p-norm.

    Euclidean distances come from a matrix product where either has more than 25 rows, which is quick and
        loses digits
    where points are close together; `compute_mode` 1 asks for it at any number of rows, 2 at none.

    >>> ow.cdist(ow.tensor([[0.0, 0.0]]), ow.tensor([[3.0, 4.0], [0.0, 1.0]]))
    tensor([[5., 1.]])
    """

def _distances_by_product(x1: _Tensor, x2: _Tensor) -> Tensor:
    """The Euclidean distances of all rows of one tensor to all of another: the root of `x1 x1 - 2 x1 x2 + x2
        x2`.
    """

def _distances_backward(grad: _Tensor, input: _Tensor, other: _Tensor, result: _Tensor) -> Tensor:
    """The gradient of Euclidean distances with respect to the points in rows; equal points have none."""

def pdist(input: _Tensor, p: _float = 2.0) -> Tensor:
    """The distances between all pairs of rows, those of the first row first.

    >>> ow.pdist(ow.tensor([[0.0, 0.0], [3.0, 4.0], [0.0, 1.0]]))
    tensor([5.0000, 1.0000, 4.2426])
    """

def _solve_triangular_backward(
    grad: _Tensor, result: _Tensor, upper: _bool, left: _bool, unitriangular: _bool
) -> Tensor:
    """The gradient of a triangular system with respect to the matrix; `grad` is that of the right side."""

def _slogdet_backward(grad_sign: _Tensor, grad_logabsdet: _Tensor, A: _Tensor, sign: _Tensor) -> Tensor:
    """The gradient of the sign and the logarithm of determinants."""

def _pinv_backward(grad: _Tensor, input: _Tensor, result: _Tensor) -> Tensor:
    """The gradient of the pseudoinverse."""

@overload
def _first_elements(input: _Tensor, sizes: Sequence[_int]) -> Tensor:
    """A vector continued with zeros, in another shape."""
@overload
def _first_elements(input: _Tensor, *sizes: _int) -> Tensor: ...
