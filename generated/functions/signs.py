"""The functions and methods of signs: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.signs import (
    NEG, NEG_, NEGATIVE, NEGATIVE_, _FOREACH_NEG, _FOREACH_NEG_, POSITIVE, ABS, ABS_, ABSOLUTE, ABSOLUTE_,
    _FOREACH_ABS, _FOREACH_ABS_, SGN, SGN_, SIGN, SIGN_, _FOREACH_SIGN, _FOREACH_SIGN_,
)

__all__ = [
    "neg", "neg_", "negative", "negative_", "_foreach_neg", "_foreach_neg_", "positive", "abs", "abs_", "absolute",
    "absolute_", "_foreach_abs", "_foreach_abs_", "sgn", "sgn_", "sign", "sign_", "_foreach_sign", "_foreach_sign_",
]

NEG_FORMS = Overloads("neg", NEG)
NEG__FORMS = Overloads("neg_", NEG_)
NEGATIVE_FORMS = Overloads("negative", NEGATIVE)
NEGATIVE__FORMS = Overloads("negative_", NEGATIVE_)
_FOREACH_NEG_FORMS = Overloads("_foreach_neg", _FOREACH_NEG)
_FOREACH_NEG__FORMS = Overloads("_foreach_neg_", _FOREACH_NEG_)
POSITIVE_FORMS = Overloads("positive", POSITIVE)
ABS_FORMS = Overloads("abs", ABS)
ABS__FORMS = Overloads("abs_", ABS_)
ABSOLUTE_FORMS = Overloads("absolute", ABSOLUTE)
ABSOLUTE__FORMS = Overloads("absolute_", ABSOLUTE_)
_FOREACH_ABS_FORMS = Overloads("_foreach_abs", _FOREACH_ABS)
_FOREACH_ABS__FORMS = Overloads("_foreach_abs_", _FOREACH_ABS_)
SGN_FORMS = Overloads("sgn", SGN)
SGN__FORMS = Overloads("sgn_", SGN_)
SIGN_FORMS = Overloads("sign", SIGN)
SIGN__FORMS = Overloads("sign_", SIGN_)
_FOREACH_SIGN_FORMS = Overloads("_foreach_sign", _FOREACH_SIGN)
_FOREACH_SIGN__FORMS = Overloads("_foreach_sign_", _FOREACH_SIGN_)


def neg(input=MISSING, *rest, **named):
    """neg(input, *, out=None) -> Tensor

    The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return NEG[input._keys](input)
    return NEG_FORMS.call(input, rest, named)


def neg_(input=MISSING, *rest, **named):
    """As `neg`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return NEG_[input._keys](input)
    return NEG__FORMS.call(input, rest, named)


def negative(input=MISSING, *rest, **named):
    """Another name of `neg`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return NEGATIVE[input._keys](input)
    return NEGATIVE_FORMS.call(input, rest, named)


def negative_(input=MISSING, *rest, **named):
    """As `negative`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return NEGATIVE_[input._keys](input)
    return NEGATIVE__FORMS.call(input, rest, named)


def _foreach_neg(input=MISSING, *rest, **named):
    """_foreach_neg(input) -> tuple[Tensor, ...]

    `neg` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_NEG[keys_of(input)](tuple(input))
        return _FOREACH_NEG_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_NEG_FORMS.translate(input, rest, named)
        raise


def _foreach_neg_(input=MISSING, *rest, **named):
    """As `_foreach_neg`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_NEG_[keys_of(input)](tuple(input))
        return _FOREACH_NEG__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_NEG__FORMS.translate(input, rest, named)
        raise


def positive(input=MISSING, *rest, **named):
    """positive(input) -> Tensor

    The tensor itself, for the sign `+`.

    >>> +ow.tensor([1.0, -2.0])
    tensor([ 1., -2.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return POSITIVE[input._keys](input)
        return POSITIVE_FORMS.call(input, rest, named)
    except Exception:
        POSITIVE_FORMS.translate(input, rest, named)
        raise


def abs(input=MISSING, *rest, **named):
    """abs(input, *, out=None) -> Tensor

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ABS[input._keys](input)
    return ABS_FORMS.call(input, rest, named)


def abs_(input=MISSING, *rest, **named):
    """As `abs`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ABS_[input._keys](input)
    return ABS__FORMS.call(input, rest, named)


def absolute(input=MISSING, *rest, **named):
    """Another name of `abs`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ABSOLUTE[input._keys](input)
    return ABSOLUTE_FORMS.call(input, rest, named)


def absolute_(input=MISSING, *rest, **named):
    """As `absolute`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ABSOLUTE_[input._keys](input)
    return ABSOLUTE__FORMS.call(input, rest, named)


def _foreach_abs(input=MISSING, *rest, **named):
    """_foreach_abs(input) -> tuple[Tensor, ...]

    `abs` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ABS[keys_of(input)](tuple(input))
        return _FOREACH_ABS_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ABS_FORMS.translate(input, rest, named)
        raise


def _foreach_abs_(input=MISSING, *rest, **named):
    """As `_foreach_abs`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ABS_[keys_of(input)](tuple(input))
        return _FOREACH_ABS__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ABS__FORMS.translate(input, rest, named)
        raise


def sgn(input=MISSING, *rest, **named):
    """sgn(input, *, out=None) -> Tensor

    The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

    >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
    tensor([-1.,  0.,  1.])
    >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SGN[input._keys](input)
    return SGN_FORMS.call(input, rest, named)


def sgn_(input=MISSING, *rest, **named):
    """As `sgn`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SGN_[input._keys](input)
    return SGN__FORMS.call(input, rest, named)


def sign(input=MISSING, *rest, **named):
    """sign(input, *, out=None) -> Tensor

    The sign: -1, 0 or 1.

    >>> ow.sign(ow.tensor([-3, 0, 2]))
    tensor([-1,  0,  1])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SIGN[input._keys](input)
    return SIGN_FORMS.call(input, rest, named)


def sign_(input=MISSING, *rest, **named):
    """As `sign`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SIGN_[input._keys](input)
    return SIGN__FORMS.call(input, rest, named)


def _foreach_sign(input=MISSING, *rest, **named):
    """_foreach_sign(input) -> tuple[Tensor, ...]

    `sign` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SIGN[keys_of(input)](tuple(input))
        return _FOREACH_SIGN_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SIGN_FORMS.translate(input, rest, named)
        raise


def _foreach_sign_(input=MISSING, *rest, **named):
    """As `_foreach_sign`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SIGN_[keys_of(input)](tuple(input))
        return _FOREACH_SIGN__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SIGN__FORMS.translate(input, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def neg(self, *rest, **named):
        if not (rest or named):
            return NEG[self._keys](self)
        return NEG_FORMS.method(self, rest, named)

    def neg_(self, *rest, **named):
        if not (rest or named):
            return NEG_[self._keys](self)
        return NEG__FORMS.method(self, rest, named)

    def negative(self, *rest, **named):
        if not (rest or named):
            return NEGATIVE[self._keys](self)
        return NEGATIVE_FORMS.method(self, rest, named)

    def negative_(self, *rest, **named):
        if not (rest or named):
            return NEGATIVE_[self._keys](self)
        return NEGATIVE__FORMS.method(self, rest, named)

    def positive(self, *rest, **named):
        try:
            if not (rest or named):
                return POSITIVE[self._keys](self)
            return POSITIVE_FORMS.method(self, rest, named)
        except Exception:
            POSITIVE_FORMS.translate(self, rest, named)
            raise

    def abs(self, *rest, **named):
        if not (rest or named):
            return ABS[self._keys](self)
        return ABS_FORMS.method(self, rest, named)

    def abs_(self, *rest, **named):
        if not (rest or named):
            return ABS_[self._keys](self)
        return ABS__FORMS.method(self, rest, named)

    def absolute(self, *rest, **named):
        if not (rest or named):
            return ABSOLUTE[self._keys](self)
        return ABSOLUTE_FORMS.method(self, rest, named)

    def absolute_(self, *rest, **named):
        if not (rest or named):
            return ABSOLUTE_[self._keys](self)
        return ABSOLUTE__FORMS.method(self, rest, named)

    def sgn(self, *rest, **named):
        if not (rest or named):
            return SGN[self._keys](self)
        return SGN_FORMS.method(self, rest, named)

    def sgn_(self, *rest, **named):
        if not (rest or named):
            return SGN_[self._keys](self)
        return SGN__FORMS.method(self, rest, named)

    def sign(self, *rest, **named):
        if not (rest or named):
            return SIGN[self._keys](self)
        return SIGN_FORMS.method(self, rest, named)

    def sign_(self, *rest, **named):
        if not (rest or named):
            return SIGN_[self._keys](self)
        return SIGN__FORMS.method(self, rest, named)

    def __neg__(self):
        return NEG[self._keys](self)

    def __pos__(self):
        try:
            return POSITIVE[self._keys](self)
        except Exception:
            POSITIVE_FORMS.translate(self, (), {})
            raise

    def __abs__(self):
        return ABS[self._keys](self)


hang(Methods, __name__)
