"""The functions and methods of scans: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.scans import (
    CUMSUM, CUMSUM_, _REVERSE_CUMSUM, CUMPROD, CUMPROD_, CUMMAX, CUMMIN, LOGCUMSUMEXP, _RECURRENCE,
    _REVERSE_RECURRENCE, _STATE_RECURRENCE, _PREVIOUS, _FOLLOWING, _EXP_DIFFERENCE,
)

__all__ = ["cumsum", "cumsum_", "cumprod", "cumprod_", "cummax", "cummin", "logcumsumexp"]

CUMSUM_FORMS = Overloads("cumsum", CUMSUM)
CUMSUM__FORMS = Overloads("cumsum_", CUMSUM_)
_REVERSE_CUMSUM_FORMS = Overloads("_reverse_cumsum", _REVERSE_CUMSUM)
CUMPROD_FORMS = Overloads("cumprod", CUMPROD)
CUMPROD__FORMS = Overloads("cumprod_", CUMPROD_)
CUMMAX_FORMS = Overloads("cummax", CUMMAX)
CUMMIN_FORMS = Overloads("cummin", CUMMIN)
LOGCUMSUMEXP_FORMS = Overloads("logcumsumexp", LOGCUMSUMEXP)
_RECURRENCE_FORMS = Overloads("_recurrence", _RECURRENCE)
_REVERSE_RECURRENCE_FORMS = Overloads("_reverse_recurrence", _REVERSE_RECURRENCE)
_STATE_RECURRENCE_FORMS = Overloads("_state_recurrence", _STATE_RECURRENCE)
_PREVIOUS_FORMS = Overloads("_previous", _PREVIOUS)
_FOLLOWING_FORMS = Overloads("_following", _FOLLOWING)
_EXP_DIFFERENCE_FORMS = Overloads("_exp_difference", _EXP_DIFFERENCE)


def cumsum(input=MISSING, dim=MISSING, *rest, **named):
    """cumsum(input, dim, *, dtype=None, out=None) -> Tensor

    The sum of the elements up to each one, itself included; integers are summed as int64.

    >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  3,  6, 10])
    >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
    tensor([[1, 3],
            [3, 7]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return CUMSUM[input._keys](input, dim, None)
        return CUMSUM_FORMS.call(input, dim, rest, named)
    except Exception:
        CUMSUM_FORMS.translate(input, dim, rest, named)
        raise


def cumsum_(input=MISSING, dim=MISSING, *rest, **named):
    """As `cumsum`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return CUMSUM_[input._keys](input, dim, None)
        return CUMSUM__FORMS.call(input, dim, rest, named)
    except Exception:
        CUMSUM__FORMS.translate(input, dim, rest, named)
        raise


def _reverse_cumsum(input=MISSING, dim=MISSING, *rest, **named):
    """_reverse_cumsum(input, dim) -> Tensor

    The sum of each element and those after it.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return _REVERSE_CUMSUM[input._keys](input, dim)
        return _REVERSE_CUMSUM_FORMS.call(input, dim, rest, named)
    except Exception:
        _REVERSE_CUMSUM_FORMS.translate(input, dim, rest, named)
        raise


def cumprod(input=MISSING, dim=MISSING, *rest, **named):
    """cumprod(input, dim, *, dtype=None, out=None) -> Tensor

    The product of the elements up to each one, itself included; integers are multiplied as int64.

    >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  2,  6, 24])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return CUMPROD[input._keys](input, dim, None)
        return CUMPROD_FORMS.call(input, dim, rest, named)
    except Exception:
        CUMPROD_FORMS.translate(input, dim, rest, named)
        raise


def cumprod_(input=MISSING, dim=MISSING, *rest, **named):
    """As `cumprod`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return CUMPROD_[input._keys](input, dim, None)
        return CUMPROD__FORMS.call(input, dim, rest, named)
    except Exception:
        CUMPROD__FORMS.translate(input, dim, rest, named)
        raise


def cummax(input=MISSING, dim=MISSING, *rest, **named):
    """cummax(input, dim, *, out=None) -> return_types.cummax

    The largest of the elements up to each one, and where the last of those that are as large is.

    >>> values, indices = ow.cummax(ow.tensor([1, 3, 2, 3]), 0)
    >>> values
    tensor([1, 3, 3, 3])
    >>> indices
    tensor([0, 1, 1, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return CUMMAX[input._keys](input, dim)
        return CUMMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        CUMMAX_FORMS.translate(input, dim, rest, named)
        raise


def cummin(input=MISSING, dim=MISSING, *rest, **named):
    """cummin(input, dim, *, out=None) -> return_types.cummin

    The smallest of the elements up to each one, and where the last of those that are as small is.

    >>> values, indices = ow.cummin(ow.tensor([3, 1, 2, 1]), 0)
    >>> values
    tensor([3, 1, 1, 1])
    >>> indices
    tensor([0, 1, 1, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return CUMMIN[input._keys](input, dim)
        return CUMMIN_FORMS.call(input, dim, rest, named)
    except Exception:
        CUMMIN_FORMS.translate(input, dim, rest, named)
        raise


def logcumsumexp(input=MISSING, dim=MISSING, *rest, **named):
    """logcumsumexp(input, dim, *, out=None) -> Tensor

    The logarithm of the sum of exponentials of the elements up to each one, without overflow.

    >>> ow.logcumsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor([1000.0000, 1000.6932])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return LOGCUMSUMEXP[input._keys](input, dim)
        return LOGCUMSUMEXP_FORMS.call(input, dim, rest, named)
    except Exception:
        LOGCUMSUMEXP_FORMS.translate(input, dim, rest, named)
        raise


def _recurrence(input=MISSING, weight=MISSING, dim=MISSING, *rest, **named):
    """_recurrence(input, weight, dim) -> Tensor

    Every element plus `weight` times the result before it.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(dim) is int:
                return _RECURRENCE[input._keys | weight._keys](input, weight, dim)
        return _RECURRENCE_FORMS.call(input, weight, dim, rest, named)
    except Exception:
        _RECURRENCE_FORMS.translate(input, weight, dim, rest, named)
        raise


def _reverse_recurrence(input=MISSING, weight=MISSING, dim=MISSING, *rest, **named):
    """_reverse_recurrence(input, weight, dim) -> Tensor

    Every element plus `weight` times the result after it.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(dim) is int:
                return _REVERSE_RECURRENCE[input._keys | weight._keys](input, weight, dim)
        return _REVERSE_RECURRENCE_FORMS.call(input, weight, dim, rest, named)
    except Exception:
        _REVERSE_RECURRENCE_FORMS.translate(input, weight, dim, rest, named)
        raise


def _state_recurrence(input=MISSING, weight=MISSING, dim=MISSING, reverse=MISSING, *rest, **named):
    """_state_recurrence(input, weight, dim, reverse) -> Tensor

    Every vector, the last dimension, plus a matrix times the result before it, or with `reverse` the one
        behind it.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(dim) is int and type(reverse) is bool:
                return _STATE_RECURRENCE[input._keys | weight._keys](input, weight, dim, reverse)
        return _STATE_RECURRENCE_FORMS.call(input, weight, dim, reverse, rest, named)
    except Exception:
        _STATE_RECURRENCE_FORMS.translate(input, weight, dim, reverse, rest, named)
        raise


def _previous(input=MISSING, dim=MISSING, fill=MISSING, *rest, **named):
    """_previous(input, dim, fill) -> Tensor

    The element before each one; before the first there is `fill`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and type(fill) is float:
                return _PREVIOUS[input._keys](input, dim, fill)
        return _PREVIOUS_FORMS.call(input, dim, fill, rest, named)
    except Exception:
        _PREVIOUS_FORMS.translate(input, dim, fill, rest, named)
        raise


def _following(input=MISSING, dim=MISSING, fill=MISSING, *rest, **named):
    """_following(input, dim, fill) -> Tensor

    The element after each one; after the last there is `fill`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and type(fill) is float:
                return _FOLLOWING[input._keys](input, dim, fill)
        return _FOLLOWING_FORMS.call(input, dim, fill, rest, named)
    except Exception:
        _FOLLOWING_FORMS.translate(input, dim, fill, rest, named)
        raise


def _exp_difference(input=MISSING, other=MISSING, *rest, **named):
    """_exp_difference(input, other) -> Tensor

    `exp(self - other)`, 1 for equal infinities.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _EXP_DIFFERENCE[input._keys | other._keys](input, other)
    return _EXP_DIFFERENCE_FORMS.call(input, other, rest, named)


class Methods:
    """What Tensor has of them."""

    def cumsum(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMSUM[self._keys](self, dim, None)
            return CUMSUM_FORMS.method(self, dim, rest, named)
        except Exception:
            CUMSUM_FORMS.translate(self, dim, rest, named)
            raise

    def cumsum_(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMSUM_[self._keys](self, dim, None)
            return CUMSUM__FORMS.method(self, dim, rest, named)
        except Exception:
            CUMSUM__FORMS.translate(self, dim, rest, named)
            raise

    def cumprod(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMPROD[self._keys](self, dim, None)
            return CUMPROD_FORMS.method(self, dim, rest, named)
        except Exception:
            CUMPROD_FORMS.translate(self, dim, rest, named)
            raise

    def cumprod_(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMPROD_[self._keys](self, dim, None)
            return CUMPROD__FORMS.method(self, dim, rest, named)
        except Exception:
            CUMPROD__FORMS.translate(self, dim, rest, named)
            raise

    def cummax(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMMAX[self._keys](self, dim)
            return CUMMAX_FORMS.method(self, dim, rest, named)
        except Exception:
            CUMMAX_FORMS.translate(self, dim, rest, named)
            raise

    def cummin(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMMIN[self._keys](self, dim)
            return CUMMIN_FORMS.method(self, dim, rest, named)
        except Exception:
            CUMMIN_FORMS.translate(self, dim, rest, named)
            raise

    def logcumsumexp(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return LOGCUMSUMEXP[self._keys](self, dim)
            return LOGCUMSUMEXP_FORMS.method(self, dim, rest, named)
        except Exception:
            LOGCUMSUMEXP_FORMS.translate(self, dim, rest, named)
            raise


hang(Methods, __name__)
