"""The functions and methods of namespaces: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.namespaces import (
    _WIDENED_FOR_NORM, LINALG_VECTOR_NORM, _FOREACH_NORM_SCALAR, LINALG_NORM, LINALG_NORM_ORD_STR,
    LINALG_MATRIX_NORM, LINALG_MATRIX_NORM_STR_ORD, _SVDVALS_AT, NORM_SCALAR, NORM_STR, DIST, SPECIAL_LOG_SOFTMAX,
)

__all__ = ["_foreach_norm", "norm", "dist"]

_WIDENED_FOR_NORM_FORMS = Overloads("_widened_for_norm", _WIDENED_FOR_NORM)
LINALG_VECTOR_NORM_FORMS = Overloads("linalg_vector_norm", LINALG_VECTOR_NORM)
_FOREACH_NORM_FORMS = Overloads("_foreach_norm", _FOREACH_NORM_SCALAR)
LINALG_NORM_FORMS = Overloads("linalg_norm", LINALG_NORM, LINALG_NORM_ORD_STR)
LINALG_MATRIX_NORM_FORMS = Overloads("linalg_matrix_norm", LINALG_MATRIX_NORM, LINALG_MATRIX_NORM_STR_ORD)
_SVDVALS_AT_FORMS = Overloads("_svdvals_at", _SVDVALS_AT)
NORM_FORMS = Overloads("norm", NORM_SCALAR, NORM_STR)
DIST_FORMS = Overloads("dist", DIST)
SPECIAL_LOG_SOFTMAX_FORMS = Overloads("special_log_softmax", SPECIAL_LOG_SOFTMAX)


def _widened_for_norm(input=MISSING, dtype=MISSING, operator=MISSING, *rest, **named):
    """_widened_for_norm(input, dtype, operator) -> Tensor

    What a norm is computed of in a wider dtype.
    """
    try:
        return _WIDENED_FOR_NORM_FORMS.call(input, dtype, operator, rest, named)
    except Exception:
        _WIDENED_FOR_NORM_FORMS.translate(input, dtype, operator, rest, named)
        raise


def linalg_vector_norm(input=MISSING, *rest, **named):
    """vector_norm(input, ord=2, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    The p-norm of vectors, `sum(|x| ** ord) ** (1 / ord)`; inf, -inf and 0 as limits.

    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]))
    tensor(5.)
    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]), 1)
    tensor(7.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LINALG_VECTOR_NORM[input._keys](input, 2, None, False, None)
        return LINALG_VECTOR_NORM_FORMS.call(input, rest, named)
    except Exception:
        LINALG_VECTOR_NORM_FORMS.translate(input, rest, named)
        raise


def _foreach_norm(input=MISSING, *rest, **named):
    """_foreach_norm(input, ord=2, dtype=None) -> tuple[Tensor, ...]

    `linalg_vector_norm` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_NORM_SCALAR[keys_of(input)](tuple(input), 2, None)
        return _FOREACH_NORM_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_NORM_FORMS.translate(input, rest, named)
        raise


def linalg_norm(input=MISSING, ord=MISSING, *rest, **named):
    """norm(input, ord=None, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor
    norm(input, ord, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    The norm of vectors or matrices; without `ord` the square root of the sum of squares.

    >>> ow.linalg.norm(ow.tensor([[1.0, 2.0], [2.0, 4.0]]))
    tensor(5.)
    >>> ow.linalg.norm(ow.tensor([[3.0, 0.0], [0.0, 4.0]]), 'nuc')
    tensor(7.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and ord is MISSING:
                return LINALG_NORM[input._keys](input, None, None, False, None)
            if isinstance(input, Tensor) and type(ord) is str:
                return LINALG_NORM_ORD_STR[input._keys](input, ord, None, False, None)
        return LINALG_NORM_FORMS.call(input, ord, rest, named)
    except Exception:
        LINALG_NORM_FORMS.translate(input, ord, rest, named)
        raise


def linalg_matrix_norm(input=MISSING, ord=MISSING, *rest, **named):
    """matrix_norm(input, ord, dim=(-2, -1), keepdim=False, *, dtype=None, out=None) -> Tensor
    matrix_norm(input, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None, out=None) -> Tensor

    The norm of matrices.

    `ord` is 'fro' (the default), 'nuc' (the sum of singular values), 2 (the largest of them), 1 (the
        largest sum of
    absolute values over a column) or inf (over a row); negative ones take the smallest.

    >>> ow.linalg.matrix_norm(ow.tensor([[1.0, -2.0], [3.0, 4.0]]), 1)
    tensor(6.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and (type(ord) is float or type(ord) is int):
                return LINALG_MATRIX_NORM[input._keys](input, ord, (-2, -1), False, None)
            if isinstance(input, Tensor) and ord is MISSING:
                return LINALG_MATRIX_NORM_STR_ORD[input._keys](input, 'fro', (-2, -1), False, None)
        return LINALG_MATRIX_NORM_FORMS.call(input, ord, rest, named)
    except Exception:
        LINALG_MATRIX_NORM_FORMS.translate(input, ord, rest, named)
        raise


def _svdvals_at(input=MISSING, rows=MISSING, columns=MISSING, keepdim=MISSING, *rest, **named):
    """_svdvals_at(input, rows, columns, keepdim) -> Tensor

    The singular values of matrices in two dimensions, along a new last dimension.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(rows) is int and type(columns) is int and type(keepdim) is bool:
                return _SVDVALS_AT[input._keys](input, rows, columns, keepdim)
        return _SVDVALS_AT_FORMS.call(input, rows, columns, keepdim, rest, named)
    except Exception:
        _SVDVALS_AT_FORMS.translate(input, rows, columns, keepdim, rest, named)
        raise


def norm(input=MISSING, p=MISSING, *rest, **named):
    """norm(input, p=2, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor
    norm(input, p, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    The p-norm of all elements, or along `dim`; 'fro' and 'nuc' are norms of matrices.

    >>> ow.norm(ow.tensor([3.0, -4.0]))
    tensor(5.)
    >>> ow.tensor([[3.0, -4.0], [6.0, 8.0]]).norm(dim=1)
    tensor([ 5., 10.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and p is MISSING:
                return NORM_SCALAR[input._keys](input, 2, None, False, None)
            if isinstance(input, Tensor) and type(p) is str:
                return NORM_STR[input._keys](input, p, None, False, None)
        return NORM_FORMS.call(input, p, rest, named)
    except Exception:
        NORM_FORMS.translate(input, p, rest, named)
        raise


def dist(input=MISSING, other=MISSING, *rest, **named):
    """dist(input, other, p=2, *, out=None) -> Tensor

    The p-norm of all differences `input - other`.

    >>> ow.dist(ow.tensor([1.0, 2.0]), ow.tensor([4.0, 6.0]))
    tensor(5.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return DIST[input._keys | other._keys](input, other, 2)
        return DIST_FORMS.call(input, other, rest, named)
    except Exception:
        DIST_FORMS.translate(input, other, rest, named)
        raise


def special_log_softmax(input=MISSING, dim=MISSING, *rest, **named):
    """log_softmax(input, dim, *, dtype=None) -> Tensor

    The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.special.log_softmax(ow.tensor([0.0, 0.0]), 0)
    tensor([-0.6931, -0.6931])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return SPECIAL_LOG_SOFTMAX[input._keys](input, dim, None)
        return SPECIAL_LOG_SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        SPECIAL_LOG_SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def norm(self, p=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if p is MISSING:
                    return NORM_SCALAR[self._keys](self, 2, None, False, None)
                if type(p) is str:
                    return NORM_STR[self._keys](self, p, None, False, None)
            return NORM_FORMS.method(self, p, rest, named)
        except Exception:
            NORM_FORMS.translate(self, p, rest, named)
            raise

    def dist(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return DIST[self._keys | other._keys](self, other, 2)
            return DIST_FORMS.method(self, other, rest, named)
        except Exception:
            DIST_FORMS.translate(self, other, rest, named)
            raise


hang(Methods, __name__)
