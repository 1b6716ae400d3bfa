"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

CUMSUM = find("cumsum")
CUMSUM_OUT = find("cumsum.out")
CUMSUM_ = find("cumsum_")
_REVERSE_CUMSUM = find("_reverse_cumsum")
CUMPROD = find("cumprod")
CUMPROD_OUT = find("cumprod.out")
CUMPROD_ = find("cumprod_")
CUMMAX = find("cummax")
CUMMAX_OUT = find("cummax.out")
CUMMIN = find("cummin")
CUMMIN_OUT = find("cummin.out")
LOGCUMSUMEXP = find("logcumsumexp")
LOGCUMSUMEXP_OUT = find("logcumsumexp.out")
_RECURRENCE = find("_recurrence")
_REVERSE_RECURRENCE = find("_reverse_recurrence")
_PREVIOUS = find("_previous")
_FOLLOWING = find("_following")
_EXP_DIFFERENCE = find("_exp_difference")

CUMSUM_FORMS = Overloads(
    "cumsum",
    (CUMSUM, (("input", "Tensor"), ("dim", "int"), ("dtype", "ScalarType?", None)), 1, CUMSUM_OUT, 1, False),
)


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
            if type(input) is Tensor and type(dim) is int:
                return CUMSUM[input._keys](input, dim, None)
        return CUMSUM_FORMS.call(input, dim, rest, named)
    except Exception:
        CUMSUM_FORMS.translate(input, dim, rest, named)
        raise


CUMSUM__FORMS = Overloads(
    "cumsum_",
    (CUMSUM_, (("input", "Tensor"), ("dim", "int"), ("dtype", "ScalarType?", None)), 1, None, 0, False),
)


def cumsum_(input=MISSING, dim=MISSING, *rest, **named):
    """cumsum_(input, dim, *, dtype=None) -> Tensor

    The sum of the elements up to each one, itself included; integers are summed as int64.

    >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  3,  6, 10])
    >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
    tensor([[1, 3],
            [3, 7]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return CUMSUM_[input._keys](input, dim, None)
        return CUMSUM__FORMS.call(input, dim, rest, named)
    except Exception:
        CUMSUM__FORMS.translate(input, dim, rest, named)
        raise


_REVERSE_CUMSUM_FORMS = Overloads(
    "_reverse_cumsum",
    (_REVERSE_CUMSUM, (("input", "Tensor"), ("dim", "int")), 0, None, 0, False),
)


def _reverse_cumsum(input=MISSING, dim=MISSING, *rest, **named):
    """_reverse_cumsum(input, dim) -> Tensor

    The sum of each element and those after it.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return _REVERSE_CUMSUM[input._keys](input, dim)
        return _REVERSE_CUMSUM_FORMS.call(input, dim, rest, named)
    except Exception:
        _REVERSE_CUMSUM_FORMS.translate(input, dim, rest, named)
        raise


CUMPROD_FORMS = Overloads(
    "cumprod",
    (CUMPROD, (("input", "Tensor"), ("dim", "int"), ("dtype", "ScalarType?", None)), 1, CUMPROD_OUT, 1, False),
)


def cumprod(input=MISSING, dim=MISSING, *rest, **named):
    """cumprod(input, dim, *, dtype=None, out=None) -> Tensor

    The product of the elements up to each one, itself included; integers are multiplied as int64.

    >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  2,  6, 24])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return CUMPROD[input._keys](input, dim, None)
        return CUMPROD_FORMS.call(input, dim, rest, named)
    except Exception:
        CUMPROD_FORMS.translate(input, dim, rest, named)
        raise


CUMPROD__FORMS = Overloads(
    "cumprod_",
    (CUMPROD_, (("input", "Tensor"), ("dim", "int"), ("dtype", "ScalarType?", None)), 1, None, 0, False),
)


def cumprod_(input=MISSING, dim=MISSING, *rest, **named):
    """cumprod_(input, dim, *, dtype=None) -> Tensor

    The product of the elements up to each one, itself included; integers are multiplied as int64.

    >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  2,  6, 24])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return CUMPROD_[input._keys](input, dim, None)
        return CUMPROD__FORMS.call(input, dim, rest, named)
    except Exception:
        CUMPROD__FORMS.translate(input, dim, rest, named)
        raise


CUMMAX_FORMS = Overloads(
    "cummax",
    (CUMMAX, (("input", "Tensor"), ("dim", "int")), 0, CUMMAX_OUT, 2, False),
)


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
            if type(input) is Tensor and type(dim) is int:
                return CUMMAX[input._keys](input, dim)
        return CUMMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        CUMMAX_FORMS.translate(input, dim, rest, named)
        raise


CUMMIN_FORMS = Overloads(
    "cummin",
    (CUMMIN, (("input", "Tensor"), ("dim", "int")), 0, CUMMIN_OUT, 2, False),
)


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
            if type(input) is Tensor and type(dim) is int:
                return CUMMIN[input._keys](input, dim)
        return CUMMIN_FORMS.call(input, dim, rest, named)
    except Exception:
        CUMMIN_FORMS.translate(input, dim, rest, named)
        raise


LOGCUMSUMEXP_FORMS = Overloads(
    "logcumsumexp",
    (LOGCUMSUMEXP, (("input", "Tensor"), ("dim", "int")), 0, LOGCUMSUMEXP_OUT, 1, False),
)


def logcumsumexp(input=MISSING, dim=MISSING, *rest, **named):
    """logcumsumexp(input, dim, *, out=None) -> Tensor

    The logarithm of the sum of exponentials of the elements up to each one, without overflow.

    >>> ow.logcumsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor([1000.0000, 1000.6932])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return LOGCUMSUMEXP[input._keys](input, dim)
        return LOGCUMSUMEXP_FORMS.call(input, dim, rest, named)
    except Exception:
        LOGCUMSUMEXP_FORMS.translate(input, dim, rest, named)
        raise


_RECURRENCE_FORMS = Overloads(
    "_recurrence",
    (_RECURRENCE, (("input", "Tensor"), ("weight", "Tensor"), ("dim", "int")), 0, None, 0, False),
)


def _recurrence(input=MISSING, weight=MISSING, dim=MISSING, *rest, **named):
    """_recurrence(input, weight, dim) -> Tensor

    Every element plus `weight` times the result before it.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(weight) is Tensor and type(dim) is int:
                return _RECURRENCE[input._keys | weight._keys](input, weight, dim)
        return _RECURRENCE_FORMS.call(input, weight, dim, rest, named)
    except Exception:
        _RECURRENCE_FORMS.translate(input, weight, dim, rest, named)
        raise


_REVERSE_RECURRENCE_FORMS = Overloads(
    "_reverse_recurrence",
    (_REVERSE_RECURRENCE, (("input", "Tensor"), ("weight", "Tensor"), ("dim", "int")), 0, None, 0, False),
)


def _reverse_recurrence(input=MISSING, weight=MISSING, dim=MISSING, *rest, **named):
    """_reverse_recurrence(input, weight, dim) -> Tensor

    Every element plus `weight` times the result after it.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(weight) is Tensor and type(dim) is int:
                return _REVERSE_RECURRENCE[input._keys | weight._keys](input, weight, dim)
        return _REVERSE_RECURRENCE_FORMS.call(input, weight, dim, rest, named)
    except Exception:
        _REVERSE_RECURRENCE_FORMS.translate(input, weight, dim, rest, named)
        raise


_PREVIOUS_FORMS = Overloads(
    "_previous",
    (_PREVIOUS, (("input", "Tensor"), ("dim", "int"), ("fill", "float")), 0, None, 0, False),
)


def _previous(input=MISSING, dim=MISSING, fill=MISSING, *rest, **named):
    """_previous(input, dim, fill) -> Tensor

    The element before each one; before the first there is `fill`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int and type(fill) is float:
                return _PREVIOUS[input._keys](input, dim, fill)
        return _PREVIOUS_FORMS.call(input, dim, fill, rest, named)
    except Exception:
        _PREVIOUS_FORMS.translate(input, dim, fill, rest, named)
        raise


_FOLLOWING_FORMS = Overloads(
    "_following",
    (_FOLLOWING, (("input", "Tensor"), ("dim", "int"), ("fill", "float")), 0, None, 0, False),
)


def _following(input=MISSING, dim=MISSING, fill=MISSING, *rest, **named):
    """_following(input, dim, fill) -> Tensor

    The element after each one; after the last there is `fill`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int and type(fill) is float:
                return _FOLLOWING[input._keys](input, dim, fill)
        return _FOLLOWING_FORMS.call(input, dim, fill, rest, named)
    except Exception:
        _FOLLOWING_FORMS.translate(input, dim, fill, rest, named)
        raise


_EXP_DIFFERENCE_FORMS = Overloads(
    "_exp_difference",
    (_EXP_DIFFERENCE, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def _exp_difference(input=MISSING, other=MISSING, *rest, **named):
    """_exp_difference(input, other) -> Tensor

    `exp(self - other)`, 1 for equal infinities.
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return _EXP_DIFFERENCE[input._keys | other._keys](input, other)
    return _EXP_DIFFERENCE_FORMS.call(input, other, rest, named)
