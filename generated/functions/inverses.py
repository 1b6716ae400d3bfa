"""The functions and methods of inverses: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.inverses import (
    LINALG_PINV_ATOL_RTOL_TENSOR, LINALG_PINV_ATOL_RTOL_FLOAT, LINALG_PINV, PINVERSE, _SINGULAR_THRESHOLD, _PINV,
    LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR, LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT, LINALG_MATRIX_RANK, _LSTSQ,
    LINALG_LSTSQ, LINALG_MATRIX_POWER, MATRIX_POWER, _CROSS, LINALG_CROSS, CROSS, CDIST, _HAS_EXTREMES,
    _ROOM_FOR_POWERS, _DISTANCES_BY_PRODUCT, _DISTANCES_BACKWARD, PDIST, _PAIR_DISTANCES, _PAIR_SLOPES,
    _PAIR_TANGENTS, _SPREAD_DIFFERENCES, _PAIR_PRODUCTS, _SOLVE_TRIANGULAR_BACKWARD, _SLOGDET_BACKWARD,
    _PINV_BACKWARD, _FIRST_ELEMENTS,
)
from ..operators.further_overloads import LINALG_PINV_RCOND_TENSOR, LINALG_MATRIX_RANK_TOL_TENSOR

__all__ = ["pinverse", "matrix_power", "cross", "cdist", "pdist"]

LINALG_PINV_FORMS = Overloads(
    "linalg_pinv", LINALG_PINV_ATOL_RTOL_TENSOR, LINALG_PINV_ATOL_RTOL_FLOAT, LINALG_PINV_RCOND_TENSOR, LINALG_PINV
)
PINVERSE_FORMS = Overloads("pinverse", PINVERSE)
_SINGULAR_THRESHOLD_FORMS = Overloads("_singular_threshold", _SINGULAR_THRESHOLD)
_PINV_FORMS = Overloads("_pinv", _PINV)
LINALG_MATRIX_RANK_FORMS = Overloads(
    "linalg_matrix_rank", LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR, LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT,
    LINALG_MATRIX_RANK_TOL_TENSOR, LINALG_MATRIX_RANK,
)
_LSTSQ_FORMS = Overloads("_lstsq", _LSTSQ)
LINALG_LSTSQ_FORMS = Overloads("linalg_lstsq", LINALG_LSTSQ)
LINALG_MATRIX_POWER_FORMS = Overloads("linalg_matrix_power", LINALG_MATRIX_POWER)
MATRIX_POWER_FORMS = Overloads("matrix_power", MATRIX_POWER)
_CROSS_FORMS = Overloads("_cross", _CROSS)
LINALG_CROSS_FORMS = Overloads("linalg_cross", LINALG_CROSS)
CROSS_FORMS = Overloads("cross", CROSS)
CDIST_FORMS = Overloads("cdist", CDIST)
_HAS_EXTREMES_FORMS = Overloads("_has_extremes", _HAS_EXTREMES)
_ROOM_FOR_POWERS_FORMS = Overloads("_room_for_powers", _ROOM_FOR_POWERS)
_DISTANCES_BY_PRODUCT_FORMS = Overloads("_distances_by_product", _DISTANCES_BY_PRODUCT)
_DISTANCES_BACKWARD_FORMS = Overloads("_distances_backward", _DISTANCES_BACKWARD)
PDIST_FORMS = Overloads("pdist", PDIST)
_PAIR_DISTANCES_FORMS = Overloads("_pair_distances", _PAIR_DISTANCES)
_PAIR_SLOPES_FORMS = Overloads("_pair_slopes", _PAIR_SLOPES)
_PAIR_TANGENTS_FORMS = Overloads("_pair_tangents", _PAIR_TANGENTS)
_SPREAD_DIFFERENCES_FORMS = Overloads("_spread_differences", _SPREAD_DIFFERENCES)
_PAIR_PRODUCTS_FORMS = Overloads("_pair_products", _PAIR_PRODUCTS)
_SOLVE_TRIANGULAR_BACKWARD_FORMS = Overloads("_solve_triangular_backward", _SOLVE_TRIANGULAR_BACKWARD)
_SLOGDET_BACKWARD_FORMS = Overloads("_slogdet_backward", _SLOGDET_BACKWARD)
_PINV_BACKWARD_FORMS = Overloads("_pinv_backward", _PINV_BACKWARD)
_FIRST_ELEMENTS_FORMS = Overloads("_first_elements", _FIRST_ELEMENTS)


def linalg_pinv(input=MISSING, rcond=MISSING, *rest, **named):
    """pinv(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    pinv(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    pinv(input, rcond, hermitian=False, *, out=None) -> Tensor
    pinv(input, rcond, hermitian=False, *, out=None) -> Tensor

    The pseudoinverses of matrices (Moore and Penrose).

    Singular values up to the larger of `atol` and `rtol` times the largest count as 0.

    >>> ow.linalg.pinv(ow.tensor([[2.0, 0.0], [0.0, 0.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and rcond is MISSING:
                return LINALG_PINV_ATOL_RTOL_TENSOR[input._keys](input, None, None, False)
            if isinstance(input, Tensor) and isinstance(rcond, Tensor):
                return LINALG_PINV_RCOND_TENSOR[input._keys | rcond._keys](input, rcond, False)
            if isinstance(input, Tensor) and type(rcond) is float:
                return LINALG_PINV[input._keys](input, rcond, False)
        return LINALG_PINV_FORMS.call(input, rcond, rest, named)
    except Exception:
        LINALG_PINV_FORMS.translate(input, rcond, rest, named)
        raise


def pinverse(input=MISSING, *rest, **named):
    """pinverse(input, rcond=1e-15) -> Tensor

    The pseudoinverses of matrices; another name of `linalg.pinv`.

    >>> ow.pinverse(ow.tensor([[2.0, 0.0], [0.0, 0.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return PINVERSE[input._keys](input, 1e-15)
        return PINVERSE_FORMS.call(input, rest, named)
    except Exception:
        PINVERSE_FORMS.translate(input, rest, named)
        raise


def _singular_threshold(sizes=MISSING, matrix=MISSING, atol=MISSING, rtol=MISSING, *rest, **named):
    """_singular_threshold(sizes, matrix, atol, rtol) -> Tensor

    Up to which of the singular values `sizes` of a matrix they count as 0.
    """
    try:
        return _SINGULAR_THRESHOLD_FORMS.call(sizes, matrix, atol, rtol, rest, named)
    except Exception:
        _SINGULAR_THRESHOLD_FORMS.translate(sizes, matrix, atol, rtol, rest, named)
        raise


def _pinv(input=MISSING, atol=MISSING, rtol=MISSING, hermitian=MISSING, *rest, **named):
    """_pinv(input, atol, rtol, hermitian) -> Tensor

    The pseudoinverses of matrices, without the singular values that count as 0.
    """
    try:
        return _PINV_FORMS.call(input, atol, rtol, hermitian, rest, named)
    except Exception:
        _PINV_FORMS.translate(input, atol, rtol, hermitian, rest, named)
        raise


def linalg_matrix_rank(input=MISSING, tol=MISSING, *rest, **named):
    """matrix_rank(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    matrix_rank(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    matrix_rank(input, tol, hermitian=False, *, out=None) -> Tensor
    matrix_rank(input, tol, hermitian=False, *, out=None) -> Tensor

    The number of singular values above the larger of `atol` and `rtol` times the largest.

    >>> ow.linalg.matrix_rank(ow.tensor([[1.0, 2.0], [2.0, 4.0]]))
    tensor(1)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and tol is MISSING:
                return LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR[input._keys](input, None, None, False)
            if isinstance(input, Tensor) and isinstance(tol, Tensor):
                return LINALG_MATRIX_RANK_TOL_TENSOR[input._keys | tol._keys](input, tol, False)
            if isinstance(input, Tensor) and type(tol) is float:
                return LINALG_MATRIX_RANK[input._keys](input, tol, False)
        return LINALG_MATRIX_RANK_FORMS.call(input, tol, rest, named)
    except Exception:
        LINALG_MATRIX_RANK_FORMS.translate(input, tol, rest, named)
        raise


def _lstsq(input=MISSING, b=MISSING, rcond=MISSING, sized=MISSING, *rest, **named):
    """_lstsq(input, b, rcond, sized) -> return_types.lstsq

    The shortest solution with the least squared error, the rank and, if `sized`, the singular values of
        `self`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(b, Tensor) and type(rcond) is float and type(sized) is bool:
                return _LSTSQ[input._keys | b._keys](input, b, rcond, sized)
        return _LSTSQ_FORMS.call(input, b, rcond, sized, rest, named)
    except Exception:
        _LSTSQ_FORMS.translate(input, b, rcond, sized, rest, named)
        raise


def linalg_lstsq(input=MISSING, b=MISSING, *rest, **named):
    """lstsq(input, b, rcond=None, *, driver=None, out=None) -> return_types.linalg_lstsq

    The solution of `A @ X = B` with the smallest squared error, the shortest one if there are several.

    `residuals` are the squared errors where A has full rank and more rows than columns, else empty; the
        driver gelsy
    gives none. `rank` is that of A; `singular_values` are given by the drivers gelsd and gelss.

    >>> ow.linalg.lstsq(ow.tensor([[1.0], [1.0]]), ow.tensor([[1.0], [3.0]])).solution.round(decimals=3)
    tensor([[2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(b, Tensor):
                return LINALG_LSTSQ[input._keys | b._keys](input, b, None, None)
        return LINALG_LSTSQ_FORMS.call(input, b, rest, named)
    except Exception:
        LINALG_LSTSQ_FORMS.translate(input, b, rest, named)
        raise


def linalg_matrix_power(input=MISSING, n=MISSING, *rest, **named):
    """matrix_power(input, n, *, out=None) -> Tensor

    Square matrices to a whole power; a negative one is that of the inverse.

    >>> ow.linalg.matrix_power(ow.tensor([[1.0, 1.0], [0.0, 1.0]]), 5)
    tensor([[1., 5.],
            [0., 1.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(n) is int:
                return LINALG_MATRIX_POWER[input._keys](input, n)
        return LINALG_MATRIX_POWER_FORMS.call(input, n, rest, named)
    except Exception:
        LINALG_MATRIX_POWER_FORMS.translate(input, n, rest, named)
        raise


def matrix_power(input=MISSING, n=MISSING, *rest, **named):
    """Another name of `linalg.matrix_power`."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(n) is int:
                return MATRIX_POWER[input._keys](input, n)
        return MATRIX_POWER_FORMS.call(input, n, rest, named)
    except Exception:
        MATRIX_POWER_FORMS.translate(input, n, rest, named)
        raise


def _cross(input=MISSING, other=MISSING, dim=MISSING, *rest, **named):
    """_cross(input, other, dim) -> Tensor

    The cross products along a dimension of size 3, counted from the first, of floats of one dtype and
        shape.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor) and type(dim) is int:
                return _CROSS[input._keys | other._keys](input, other, dim)
        return _CROSS_FORMS.call(input, other, dim, rest, named)
    except Exception:
        _CROSS_FORMS.translate(input, other, dim, rest, named)
        raise


def linalg_cross(input=MISSING, other=MISSING, *rest, **named):
    """cross(input, other, *, dim=-1, out=None) -> Tensor

    The cross products of vectors of size 3 along `dim`; other dimensions broadcast.

    >>> ow.linalg.cross(ow.tensor([1, 0, 0]), ow.tensor([0, 1, 0]))
    tensor([0, 0, 1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return LINALG_CROSS[input._keys | other._keys](input, other, -1)
        return LINALG_CROSS_FORMS.call(input, other, rest, named)
    except Exception:
        LINALG_CROSS_FORMS.translate(input, other, rest, named)
        raise


def cross(input=MISSING, other=MISSING, *rest, **named):
    """cross(input, other, dim=None, *, out=None) -> Tensor

    The cross products of vectors of size 3, along the first dimension of that size unless `dim` says
        otherwise.

    >>> ow.cross(ow.tensor([1, 0, 0]), ow.tensor([0, 1, 0]))
    tensor([0, 0, 1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return CROSS[input._keys | other._keys](input, other, None)
        return CROSS_FORMS.call(input, other, rest, named)
    except Exception:
        CROSS_FORMS.translate(input, other, rest, named)
        raise


def cdist(x1=MISSING, x2=MISSING, *rest, **named):
    """cdist(x1, x2, p=2.0, compute_mode='use_mm_for_euclid_dist_if_necessary') -> Tensor

    The distances between all rows of one tensor and all of another, in the p-norm.

    Euclidean distances come from a matrix product where either has more than 25 rows, which is quick and
        loses digits
    where points are close together; `compute_mode` asks for it at any number of rows, or at none.

    >>> ow.cdist(ow.tensor([[0.0, 0.0]]), ow.tensor([[3.0, 4.0], [0.0, 1.0]]))
    tensor([[5., 1.]])
    """
    try:
        if not (rest or named):
            if isinstance(x1, Tensor) and isinstance(x2, Tensor):
                return CDIST[x1._keys | x2._keys](x1, x2, 2.0, 'use_mm_for_euclid_dist_if_necessary')
        return CDIST_FORMS.call(x1, x2, rest, named)
    except Exception:
        CDIST_FORMS.translate(x1, x2, rest, named)
        raise


def _has_extremes(input=MISSING, power=MISSING, *rest, **named):
    """_has_extremes(input, power) -> bool

    Whether the largest element, raised to a power, is no number of the dtype, or near its smallest.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(power) is float:
                return _HAS_EXTREMES[input._keys](input, power)
        return _HAS_EXTREMES_FORMS.call(input, power, rest, named)
    except Exception:
        _HAS_EXTREMES_FORMS.translate(input, power, rest, named)
        raise


def _room_for_powers(input=MISSING, power=MISSING, *rest, **named):
    """_room_for_powers(input, power) -> Tensor

    Elements that can be raised to a power and added up; as float64 where they do not fit their dtype then.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(power) is float:
                return _ROOM_FOR_POWERS[input._keys](input, power)
        return _ROOM_FOR_POWERS_FORMS.call(input, power, rest, named)
    except Exception:
        _ROOM_FOR_POWERS_FORMS.translate(input, power, rest, named)
        raise


def _distances_by_product(x1=MISSING, x2=MISSING, *rest, **named):
    """_distances_by_product(x1, x2) -> Tensor

    The Euclidean distances of all rows of one tensor to all of another: the root of `x1 x1 - 2 x1 x2 + x2
        x2`.
    """
    try:
        if not (rest or named):
            if isinstance(x1, Tensor) and isinstance(x2, Tensor):
                return _DISTANCES_BY_PRODUCT[x1._keys | x2._keys](x1, x2)
        return _DISTANCES_BY_PRODUCT_FORMS.call(x1, x2, rest, named)
    except Exception:
        _DISTANCES_BY_PRODUCT_FORMS.translate(x1, x2, rest, named)
        raise


def _distances_backward(grad=MISSING, input=MISSING, other=MISSING, result=MISSING, *rest, **named):
    """_distances_backward(grad, input, other, result) -> Tensor

    The gradient of Euclidean distances with respect to the points in rows; equal points have none.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and isinstance(other, Tensor)
                and isinstance(result, Tensor)
            ):
                return _DISTANCES_BACKWARD[
                    grad._keys | input._keys | other._keys | result._keys
                ](grad, input, other, result)
        return _DISTANCES_BACKWARD_FORMS.call(grad, input, other, result, rest, named)
    except Exception:
        _DISTANCES_BACKWARD_FORMS.translate(grad, input, other, result, rest, named)
        raise


def pdist(input=MISSING, *rest, **named):
    """pdist(input, p=2.0) -> Tensor

    The distances between all pairs of rows, those of the first row first.

    >>> ow.pdist(ow.tensor([[0.0, 0.0], [3.0, 4.0], [0.0, 1.0]]))
    tensor([5.0000, 1.0000, 4.2426])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return PDIST[input._keys](input, 2.0)
        return PDIST_FORMS.call(input, rest, named)
    except Exception:
        PDIST_FORMS.translate(input, rest, named)
        raise


def _pair_distances(input=MISSING, p=MISSING, *rest, **named):
    """_pair_distances(input, p) -> Tensor

    The distances between all pairs of rows, those of the first row first, in the norm 1 or 2.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float:
                return _PAIR_DISTANCES[input._keys](input, p)
        return _PAIR_DISTANCES_FORMS.call(input, p, rest, named)
    except Exception:
        _PAIR_DISTANCES_FORMS.translate(input, p, rest, named)
        raise


def _pair_slopes(grad=MISSING, input=MISSING, result=MISSING, p=MISSING, *rest, **named):
    """_pair_slopes(grad, input, result, p) -> Tensor

    The gradient of the rows of which there are the distances between all pairs.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and isinstance(result, Tensor)
                and type(p) is float
            ):
                return _PAIR_SLOPES[grad._keys | input._keys | result._keys](grad, input, result, p)
        return _PAIR_SLOPES_FORMS.call(grad, input, result, p, rest, named)
    except Exception:
        _PAIR_SLOPES_FORMS.translate(grad, input, result, p, rest, named)
        raise


def _pair_tangents(tangent=MISSING, input=MISSING, result=MISSING, p=MISSING, *rest, **named):
    """_pair_tangents(tangent, input, result, p) -> Tensor

    The tangent of the distances between all pairs of rows.
    """
    try:
        if not (rest or named):
            if (
                isinstance(tangent, Tensor)
                and isinstance(input, Tensor)
                and isinstance(result, Tensor)
                and type(p) is float
            ):
                return _PAIR_TANGENTS[tangent._keys | input._keys | result._keys](tangent, input, result, p)
        return _PAIR_TANGENTS_FORMS.call(tangent, input, result, p, rest, named)
    except Exception:
        _PAIR_TANGENTS_FORMS.translate(tangent, input, result, p, rest, named)
        raise


def _spread_differences(input=MISSING, points=MISSING, *rest, **named):
    """_spread_differences(input, points) -> Tensor

    To every row the sum of its differences from the others, each times the number of this pair.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(points, Tensor):
                return _SPREAD_DIFFERENCES[input._keys | points._keys](input, points)
        return _SPREAD_DIFFERENCES_FORMS.call(input, points, rest, named)
    except Exception:
        _SPREAD_DIFFERENCES_FORMS.translate(input, points, rest, named)
        raise


def _pair_products(input=MISSING, other=MISSING, *rest, **named):
    """_pair_products(input, other) -> Tensor

    The products of the differences of all pairs of rows with those of the same pairs of another matrix.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _PAIR_PRODUCTS[input._keys | other._keys](input, other)
        return _PAIR_PRODUCTS_FORMS.call(input, other, rest, named)
    except Exception:
        _PAIR_PRODUCTS_FORMS.translate(input, other, rest, named)
        raise


def _solve_triangular_backward(
    grad=MISSING, result=MISSING, upper=MISSING, left=MISSING, unitriangular=MISSING, *rest, **named
):
    """_solve_triangular_backward(grad, result, upper, left, unitriangular) -> Tensor

    The gradient of a triangular system with respect to the matrix; `grad` is that of the right side.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(result, Tensor)
                and type(upper) is bool
                and type(left) is bool
                and type(unitriangular) is bool
            ):
                return _SOLVE_TRIANGULAR_BACKWARD[grad._keys | result._keys](grad, result, upper, left, unitriangular)
        return _SOLVE_TRIANGULAR_BACKWARD_FORMS.call(grad, result, upper, left, unitriangular, rest, named)
    except Exception:
        _SOLVE_TRIANGULAR_BACKWARD_FORMS.translate(grad, result, upper, left, unitriangular, rest, named)
        raise


def _slogdet_backward(grad_sign=MISSING, grad_logabsdet=MISSING, A=MISSING, sign=MISSING, *rest, **named):
    """_slogdet_backward(grad_sign, grad_logabsdet, A, sign) -> Tensor

    The gradient of the sign and the logarithm of determinants.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_sign, Tensor)
                and isinstance(grad_logabsdet, Tensor)
                and isinstance(A, Tensor)
                and isinstance(sign, Tensor)
            ):
                return _SLOGDET_BACKWARD[
                    grad_sign._keys | grad_logabsdet._keys | A._keys | sign._keys
                ](grad_sign, grad_logabsdet, A, sign)
        return _SLOGDET_BACKWARD_FORMS.call(grad_sign, grad_logabsdet, A, sign, rest, named)
    except Exception:
        _SLOGDET_BACKWARD_FORMS.translate(grad_sign, grad_logabsdet, A, sign, rest, named)
        raise


def _pinv_backward(grad=MISSING, input=MISSING, result=MISSING, *rest, **named):
    """_pinv_backward(grad, input, result) -> Tensor

    The gradient of the pseudoinverse.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor) and isinstance(result, Tensor):
                return _PINV_BACKWARD[grad._keys | input._keys | result._keys](grad, input, result)
        return _PINV_BACKWARD_FORMS.call(grad, input, result, rest, named)
    except Exception:
        _PINV_BACKWARD_FORMS.translate(grad, input, result, rest, named)
        raise


def _first_elements(input=MISSING, sizes=MISSING, *rest, **named):
    """_first_elements(input, sizes) -> Tensor

    A vector continued with zeros, in another shape.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(sizes) is tuple and all_of(int, sizes):
                return _FIRST_ELEMENTS[input._keys](input, sizes)
        return _FIRST_ELEMENTS_FORMS.call(input, sizes, rest, named)
    except Exception:
        _FIRST_ELEMENTS_FORMS.translate(input, sizes, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def pinverse(self, *rest, **named):
        try:
            if not (rest or named):
                return PINVERSE[self._keys](self, 1e-15)
            return PINVERSE_FORMS.method(self, rest, named)
        except Exception:
            PINVERSE_FORMS.translate(self, rest, named)
            raise

    def matrix_power(self, n=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(n) is int:
                    return MATRIX_POWER[self._keys](self, n)
            return MATRIX_POWER_FORMS.method(self, n, rest, named)
        except Exception:
            MATRIX_POWER_FORMS.translate(self, n, rest, named)
            raise

    def cross(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return CROSS[self._keys | other._keys](self, other, None)
            return CROSS_FORMS.method(self, other, rest, named)
        except Exception:
            CROSS_FORMS.translate(self, other, rest, named)
            raise


hang(Methods, __name__)
