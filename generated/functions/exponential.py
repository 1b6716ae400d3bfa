"""The functions and methods of exponential: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.exponential import (
    EXP, EXP_, _FOREACH_EXP, _FOREACH_EXP_, EXP2, EXP2_, SPECIAL_EXP2, EXPM1, EXPM1_, SPECIAL_EXPM1, _FOREACH_EXPM1,
    _FOREACH_EXPM1_, LOG, LOG_, _FOREACH_LOG, _FOREACH_LOG_, LOG2, LOG2_, _FOREACH_LOG2, _FOREACH_LOG2_, LOG10,
    LOG10_, _FOREACH_LOG10, _FOREACH_LOG10_, LOG1P, LOG1P_, SPECIAL_LOG1P, _FOREACH_LOG1P, _FOREACH_LOG1P_, SQRT,
    SQRT_, _FOREACH_SQRT, _FOREACH_SQRT_, RSQRT, RSQRT_, _FOREACH_RSQRT, _FOREACH_RSQRT_,
)

__all__ = [
    "exp", "exp_", "_foreach_exp", "_foreach_exp_", "exp2", "exp2_", "expm1", "expm1_", "_foreach_expm1",
    "_foreach_expm1_", "log", "log_", "_foreach_log", "_foreach_log_", "log2", "log2_", "_foreach_log2",
    "_foreach_log2_", "log10", "log10_", "_foreach_log10", "_foreach_log10_", "log1p", "log1p_", "_foreach_log1p",
    "_foreach_log1p_", "sqrt", "sqrt_", "_foreach_sqrt", "_foreach_sqrt_", "rsqrt", "rsqrt_", "_foreach_rsqrt",
    "_foreach_rsqrt_",
]

EXP_FORMS = Overloads("exp", EXP)
EXP__FORMS = Overloads("exp_", EXP_)
_FOREACH_EXP_FORMS = Overloads("_foreach_exp", _FOREACH_EXP)
_FOREACH_EXP__FORMS = Overloads("_foreach_exp_", _FOREACH_EXP_)
EXP2_FORMS = Overloads("exp2", EXP2)
EXP2__FORMS = Overloads("exp2_", EXP2_)
SPECIAL_EXP2_FORMS = Overloads("special_exp2", SPECIAL_EXP2)
EXPM1_FORMS = Overloads("expm1", EXPM1)
EXPM1__FORMS = Overloads("expm1_", EXPM1_)
SPECIAL_EXPM1_FORMS = Overloads("special_expm1", SPECIAL_EXPM1)
_FOREACH_EXPM1_FORMS = Overloads("_foreach_expm1", _FOREACH_EXPM1)
_FOREACH_EXPM1__FORMS = Overloads("_foreach_expm1_", _FOREACH_EXPM1_)
LOG_FORMS = Overloads("log", LOG)
LOG__FORMS = Overloads("log_", LOG_)
_FOREACH_LOG_FORMS = Overloads("_foreach_log", _FOREACH_LOG)
_FOREACH_LOG__FORMS = Overloads("_foreach_log_", _FOREACH_LOG_)
LOG2_FORMS = Overloads("log2", LOG2)
LOG2__FORMS = Overloads("log2_", LOG2_)
_FOREACH_LOG2_FORMS = Overloads("_foreach_log2", _FOREACH_LOG2)
_FOREACH_LOG2__FORMS = Overloads("_foreach_log2_", _FOREACH_LOG2_)
LOG10_FORMS = Overloads("log10", LOG10)
LOG10__FORMS = Overloads("log10_", LOG10_)
_FOREACH_LOG10_FORMS = Overloads("_foreach_log10", _FOREACH_LOG10)
_FOREACH_LOG10__FORMS = Overloads("_foreach_log10_", _FOREACH_LOG10_)
LOG1P_FORMS = Overloads("log1p", LOG1P)
LOG1P__FORMS = Overloads("log1p_", LOG1P_)
SPECIAL_LOG1P_FORMS = Overloads("special_log1p", SPECIAL_LOG1P)
_FOREACH_LOG1P_FORMS = Overloads("_foreach_log1p", _FOREACH_LOG1P)
_FOREACH_LOG1P__FORMS = Overloads("_foreach_log1p_", _FOREACH_LOG1P_)
SQRT_FORMS = Overloads("sqrt", SQRT)
SQRT__FORMS = Overloads("sqrt_", SQRT_)
_FOREACH_SQRT_FORMS = Overloads("_foreach_sqrt", _FOREACH_SQRT)
_FOREACH_SQRT__FORMS = Overloads("_foreach_sqrt_", _FOREACH_SQRT_)
RSQRT_FORMS = Overloads("rsqrt", RSQRT)
RSQRT__FORMS = Overloads("rsqrt_", RSQRT_)
_FOREACH_RSQRT_FORMS = Overloads("_foreach_rsqrt", _FOREACH_RSQRT)
_FOREACH_RSQRT__FORMS = Overloads("_foreach_rsqrt_", _FOREACH_RSQRT_)


def exp(input=MISSING, *rest, **named):
    """exp(input, *, out=None) -> Tensor

    The exponential `e ** input`.

    >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
    tensor([1.0000, 2.7183, 0.0000])
    >>> ow.tensor([1, 2]).exp()
    tensor([2.7183, 7.3891])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return EXP[input._keys](input)
    return EXP_FORMS.call(input, rest, named)


def exp_(input=MISSING, *rest, **named):
    """As `exp`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return EXP_[input._keys](input)
    return EXP__FORMS.call(input, rest, named)


def _foreach_exp(input=MISSING, *rest, **named):
    """_foreach_exp(input) -> tuple[Tensor, ...]

    `exp` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_EXP[keys_of(input)](tuple(input))
        return _FOREACH_EXP_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_EXP_FORMS.translate(input, rest, named)
        raise


def _foreach_exp_(input=MISSING, *rest, **named):
    """As `_foreach_exp`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_EXP_[keys_of(input)](tuple(input))
        return _FOREACH_EXP__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_EXP__FORMS.translate(input, rest, named)
        raise


def exp2(input=MISSING, *rest, **named):
    """exp2(input, *, out=None) -> Tensor

    2 to the power of every element.

    >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
    tensor([1.0000, 8.0000, 0.5000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return EXP2[input._keys](input)
    return EXP2_FORMS.call(input, rest, named)


def exp2_(input=MISSING, *rest, **named):
    """As `exp2`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return EXP2_[input._keys](input)
    return EXP2__FORMS.call(input, rest, named)


def special_exp2(input=MISSING, *rest, **named):
    """Another name of `exp2`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_EXP2[input._keys](input)
    return SPECIAL_EXP2_FORMS.call(input, rest, named)


def expm1(input=MISSING, *rest, **named):
    """expm1(input, *, out=None) -> Tensor

    `exp(input) - 1`, accurate near 0, where the difference would lose its digits.

    >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return EXPM1[input._keys](input)
    return EXPM1_FORMS.call(input, rest, named)


def expm1_(input=MISSING, *rest, **named):
    """As `expm1`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return EXPM1_[input._keys](input)
    return EXPM1__FORMS.call(input, rest, named)


def special_expm1(input=MISSING, *rest, **named):
    """Another name of `expm1`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_EXPM1[input._keys](input)
    return SPECIAL_EXPM1_FORMS.call(input, rest, named)


def _foreach_expm1(input=MISSING, *rest, **named):
    """_foreach_expm1(input) -> tuple[Tensor, ...]

    `expm1` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_EXPM1[keys_of(input)](tuple(input))
        return _FOREACH_EXPM1_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_EXPM1_FORMS.translate(input, rest, named)
        raise


def _foreach_expm1_(input=MISSING, *rest, **named):
    """As `_foreach_expm1`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_EXPM1_[keys_of(input)](tuple(input))
        return _FOREACH_EXPM1__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_EXPM1__FORMS.translate(input, rest, named)
        raise


def log(input=MISSING, *rest, **named):
    """log(input, *, out=None) -> Tensor

    The natural logarithm; -inf at 0, NaN below.

    >>> ow.log(ow.tensor([1.0, 2.0, 0.0, -1.0]))
    tensor([0.0000, 0.6931,   -inf,    nan])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG[input._keys](input)
    return LOG_FORMS.call(input, rest, named)


def log_(input=MISSING, *rest, **named):
    """As `log`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG_[input._keys](input)
    return LOG__FORMS.call(input, rest, named)


def _foreach_log(input=MISSING, *rest, **named):
    """_foreach_log(input) -> tuple[Tensor, ...]

    `log` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LOG[keys_of(input)](tuple(input))
        return _FOREACH_LOG_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LOG_FORMS.translate(input, rest, named)
        raise


def _foreach_log_(input=MISSING, *rest, **named):
    """As `_foreach_log`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LOG_[keys_of(input)](tuple(input))
        return _FOREACH_LOG__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LOG__FORMS.translate(input, rest, named)
        raise


def log2(input=MISSING, *rest, **named):
    """log2(input, *, out=None) -> Tensor

    The logarithm to base 2; -inf at 0, NaN below.

    >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
    tensor([ 0.,  3., -1.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG2[input._keys](input)
    return LOG2_FORMS.call(input, rest, named)


def log2_(input=MISSING, *rest, **named):
    """As `log2`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG2_[input._keys](input)
    return LOG2__FORMS.call(input, rest, named)


def _foreach_log2(input=MISSING, *rest, **named):
    """_foreach_log2(input) -> tuple[Tensor, ...]

    `log2` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LOG2[keys_of(input)](tuple(input))
        return _FOREACH_LOG2_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LOG2_FORMS.translate(input, rest, named)
        raise


def _foreach_log2_(input=MISSING, *rest, **named):
    """As `_foreach_log2`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LOG2_[keys_of(input)](tuple(input))
        return _FOREACH_LOG2__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LOG2__FORMS.translate(input, rest, named)
        raise


def log10(input=MISSING, *rest, **named):
    """log10(input, *, out=None) -> Tensor

    The logarithm to base 10; -inf at 0, NaN below.

    >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
    tensor([ 0.,  3., -1.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG10[input._keys](input)
    return LOG10_FORMS.call(input, rest, named)


def log10_(input=MISSING, *rest, **named):
    """As `log10`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG10_[input._keys](input)
    return LOG10__FORMS.call(input, rest, named)


def _foreach_log10(input=MISSING, *rest, **named):
    """_foreach_log10(input) -> tuple[Tensor, ...]

    `log10` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LOG10[keys_of(input)](tuple(input))
        return _FOREACH_LOG10_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LOG10_FORMS.translate(input, rest, named)
        raise


def _foreach_log10_(input=MISSING, *rest, **named):
    """As `_foreach_log10`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LOG10_[keys_of(input)](tuple(input))
        return _FOREACH_LOG10__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LOG10__FORMS.translate(input, rest, named)
        raise


def log1p(input=MISSING, *rest, **named):
    """log1p(input, *, out=None) -> Tensor

    `log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG1P[input._keys](input)
    return LOG1P_FORMS.call(input, rest, named)


def log1p_(input=MISSING, *rest, **named):
    """As `log1p`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG1P_[input._keys](input)
    return LOG1P__FORMS.call(input, rest, named)


def special_log1p(input=MISSING, *rest, **named):
    """Another name of `log1p`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_LOG1P[input._keys](input)
    return SPECIAL_LOG1P_FORMS.call(input, rest, named)


def _foreach_log1p(input=MISSING, *rest, **named):
    """_foreach_log1p(input) -> tuple[Tensor, ...]

    `log1p` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LOG1P[keys_of(input)](tuple(input))
        return _FOREACH_LOG1P_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LOG1P_FORMS.translate(input, rest, named)
        raise


def _foreach_log1p_(input=MISSING, *rest, **named):
    """As `_foreach_log1p`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LOG1P_[keys_of(input)](tuple(input))
        return _FOREACH_LOG1P__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LOG1P__FORMS.translate(input, rest, named)
        raise


def sqrt(input=MISSING, *rest, **named):
    """sqrt(input, *, out=None) -> Tensor

    The square root; NaN below 0.

    >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
    tensor([2.0000, 1.4142,    nan])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SQRT[input._keys](input)
    return SQRT_FORMS.call(input, rest, named)


def sqrt_(input=MISSING, *rest, **named):
    """As `sqrt`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SQRT_[input._keys](input)
    return SQRT__FORMS.call(input, rest, named)


def _foreach_sqrt(input=MISSING, *rest, **named):
    """_foreach_sqrt(input) -> tuple[Tensor, ...]

    `sqrt` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SQRT[keys_of(input)](tuple(input))
        return _FOREACH_SQRT_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SQRT_FORMS.translate(input, rest, named)
        raise


def _foreach_sqrt_(input=MISSING, *rest, **named):
    """As `_foreach_sqrt`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SQRT_[keys_of(input)](tuple(input))
        return _FOREACH_SQRT__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SQRT__FORMS.translate(input, rest, named)
        raise


def rsqrt(input=MISSING, *rest, **named):
    """rsqrt(input, *, out=None) -> Tensor

    One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

    >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
    tensor([0.5000, 1.0000,    inf])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return RSQRT[input._keys](input)
    return RSQRT_FORMS.call(input, rest, named)


def rsqrt_(input=MISSING, *rest, **named):
    """As `rsqrt`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return RSQRT_[input._keys](input)
    return RSQRT__FORMS.call(input, rest, named)


def _foreach_rsqrt(input=MISSING, *rest, **named):
    """_foreach_rsqrt(input) -> tuple[Tensor, ...]

    `rsqrt` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_RSQRT[keys_of(input)](tuple(input))
        return _FOREACH_RSQRT_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_RSQRT_FORMS.translate(input, rest, named)
        raise


def _foreach_rsqrt_(input=MISSING, *rest, **named):
    """As `_foreach_rsqrt`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_RSQRT_[keys_of(input)](tuple(input))
        return _FOREACH_RSQRT__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_RSQRT__FORMS.translate(input, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def exp(self, *rest, **named):
        if not (rest or named):
            return EXP[self._keys](self)
        return EXP_FORMS.method(self, rest, named)

    def exp_(self, *rest, **named):
        if not (rest or named):
            return EXP_[self._keys](self)
        return EXP__FORMS.method(self, rest, named)

    def exp2(self, *rest, **named):
        if not (rest or named):
            return EXP2[self._keys](self)
        return EXP2_FORMS.method(self, rest, named)

    def exp2_(self, *rest, **named):
        if not (rest or named):
            return EXP2_[self._keys](self)
        return EXP2__FORMS.method(self, rest, named)

    def expm1(self, *rest, **named):
        if not (rest or named):
            return EXPM1[self._keys](self)
        return EXPM1_FORMS.method(self, rest, named)

    def expm1_(self, *rest, **named):
        if not (rest or named):
            return EXPM1_[self._keys](self)
        return EXPM1__FORMS.method(self, rest, named)

    def log(self, *rest, **named):
        if not (rest or named):
            return LOG[self._keys](self)
        return LOG_FORMS.method(self, rest, named)

    def log_(self, *rest, **named):
        if not (rest or named):
            return LOG_[self._keys](self)
        return LOG__FORMS.method(self, rest, named)

    def log2(self, *rest, **named):
        if not (rest or named):
            return LOG2[self._keys](self)
        return LOG2_FORMS.method(self, rest, named)

    def log2_(self, *rest, **named):
        if not (rest or named):
            return LOG2_[self._keys](self)
        return LOG2__FORMS.method(self, rest, named)

    def log10(self, *rest, **named):
        if not (rest or named):
            return LOG10[self._keys](self)
        return LOG10_FORMS.method(self, rest, named)

    def log10_(self, *rest, **named):
        if not (rest or named):
            return LOG10_[self._keys](self)
        return LOG10__FORMS.method(self, rest, named)

    def log1p(self, *rest, **named):
        if not (rest or named):
            return LOG1P[self._keys](self)
        return LOG1P_FORMS.method(self, rest, named)

    def log1p_(self, *rest, **named):
        if not (rest or named):
            return LOG1P_[self._keys](self)
        return LOG1P__FORMS.method(self, rest, named)

    def sqrt(self, *rest, **named):
        if not (rest or named):
            return SQRT[self._keys](self)
        return SQRT_FORMS.method(self, rest, named)

    def sqrt_(self, *rest, **named):
        if not (rest or named):
            return SQRT_[self._keys](self)
        return SQRT__FORMS.method(self, rest, named)

    def rsqrt(self, *rest, **named):
        if not (rest or named):
            return RSQRT[self._keys](self)
        return RSQRT_FORMS.method(self, rest, named)

    def rsqrt_(self, *rest, **named):
        if not (rest or named):
            return RSQRT_[self._keys](self)
        return RSQRT__FORMS.method(self, rest, named)


hang(Methods, __name__)
