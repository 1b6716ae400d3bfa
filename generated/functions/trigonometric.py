"""The functions and methods of trigonometric: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.trigonometric import (
    SIN, SIN_, _FOREACH_SIN, _FOREACH_SIN_, COS, COS_, _FOREACH_COS, _FOREACH_COS_, TAN, TAN_, _FOREACH_TAN,
    _FOREACH_TAN_, ASIN, ASIN_, ARCSIN, ARCSIN_, _FOREACH_ASIN, _FOREACH_ASIN_, ACOS, ACOS_, ARCCOS, ARCCOS_,
    _FOREACH_ACOS, _FOREACH_ACOS_, ATAN, ATAN_, ARCTAN, ARCTAN_, _FOREACH_ATAN, _FOREACH_ATAN_, SINH, SINH_,
    _FOREACH_SINH, _FOREACH_SINH_, COSH, COSH_, _FOREACH_COSH, _FOREACH_COSH_, TANH, TANH_, _FOREACH_TANH,
    _FOREACH_TANH_, ASINH, ASINH_, ARCSINH, ARCSINH_, ACOSH, ACOSH_, ARCCOSH, ARCCOSH_, ATANH, ATANH_, ARCTANH,
    ARCTANH_,
)

__all__ = [
    "sin", "sin_", "_foreach_sin", "_foreach_sin_", "cos", "cos_", "_foreach_cos", "_foreach_cos_", "tan", "tan_",
    "_foreach_tan", "_foreach_tan_", "asin", "asin_", "arcsin", "arcsin_", "_foreach_asin", "_foreach_asin_", "acos",
    "acos_", "arccos", "arccos_", "_foreach_acos", "_foreach_acos_", "atan", "atan_", "arctan", "arctan_",
    "_foreach_atan", "_foreach_atan_", "sinh", "sinh_", "_foreach_sinh", "_foreach_sinh_", "cosh", "cosh_",
    "_foreach_cosh", "_foreach_cosh_", "tanh", "tanh_", "_foreach_tanh", "_foreach_tanh_", "asinh", "asinh_",
    "arcsinh", "arcsinh_", "acosh", "acosh_", "arccosh", "arccosh_", "atanh", "atanh_", "arctanh", "arctanh_",
]

SIN_FORMS = Overloads("sin", SIN)
SIN__FORMS = Overloads("sin_", SIN_)
_FOREACH_SIN_FORMS = Overloads("_foreach_sin", _FOREACH_SIN)
_FOREACH_SIN__FORMS = Overloads("_foreach_sin_", _FOREACH_SIN_)
COS_FORMS = Overloads("cos", COS)
COS__FORMS = Overloads("cos_", COS_)
_FOREACH_COS_FORMS = Overloads("_foreach_cos", _FOREACH_COS)
_FOREACH_COS__FORMS = Overloads("_foreach_cos_", _FOREACH_COS_)
TAN_FORMS = Overloads("tan", TAN)
TAN__FORMS = Overloads("tan_", TAN_)
_FOREACH_TAN_FORMS = Overloads("_foreach_tan", _FOREACH_TAN)
_FOREACH_TAN__FORMS = Overloads("_foreach_tan_", _FOREACH_TAN_)
ASIN_FORMS = Overloads("asin", ASIN)
ASIN__FORMS = Overloads("asin_", ASIN_)
ARCSIN_FORMS = Overloads("arcsin", ARCSIN)
ARCSIN__FORMS = Overloads("arcsin_", ARCSIN_)
_FOREACH_ASIN_FORMS = Overloads("_foreach_asin", _FOREACH_ASIN)
_FOREACH_ASIN__FORMS = Overloads("_foreach_asin_", _FOREACH_ASIN_)
ACOS_FORMS = Overloads("acos", ACOS)
ACOS__FORMS = Overloads("acos_", ACOS_)
ARCCOS_FORMS = Overloads("arccos", ARCCOS)
ARCCOS__FORMS = Overloads("arccos_", ARCCOS_)
_FOREACH_ACOS_FORMS = Overloads("_foreach_acos", _FOREACH_ACOS)
_FOREACH_ACOS__FORMS = Overloads("_foreach_acos_", _FOREACH_ACOS_)
ATAN_FORMS = Overloads("atan", ATAN)
ATAN__FORMS = Overloads("atan_", ATAN_)
ARCTAN_FORMS = Overloads("arctan", ARCTAN)
ARCTAN__FORMS = Overloads("arctan_", ARCTAN_)
_FOREACH_ATAN_FORMS = Overloads("_foreach_atan", _FOREACH_ATAN)
_FOREACH_ATAN__FORMS = Overloads("_foreach_atan_", _FOREACH_ATAN_)
SINH_FORMS = Overloads("sinh", SINH)
SINH__FORMS = Overloads("sinh_", SINH_)
_FOREACH_SINH_FORMS = Overloads("_foreach_sinh", _FOREACH_SINH)
_FOREACH_SINH__FORMS = Overloads("_foreach_sinh_", _FOREACH_SINH_)
COSH_FORMS = Overloads("cosh", COSH)
COSH__FORMS = Overloads("cosh_", COSH_)
_FOREACH_COSH_FORMS = Overloads("_foreach_cosh", _FOREACH_COSH)
_FOREACH_COSH__FORMS = Overloads("_foreach_cosh_", _FOREACH_COSH_)
TANH_FORMS = Overloads("tanh", TANH)
TANH__FORMS = Overloads("tanh_", TANH_)
_FOREACH_TANH_FORMS = Overloads("_foreach_tanh", _FOREACH_TANH)
_FOREACH_TANH__FORMS = Overloads("_foreach_tanh_", _FOREACH_TANH_)
ASINH_FORMS = Overloads("asinh", ASINH)
ASINH__FORMS = Overloads("asinh_", ASINH_)
ARCSINH_FORMS = Overloads("arcsinh", ARCSINH)
ARCSINH__FORMS = Overloads("arcsinh_", ARCSINH_)
ACOSH_FORMS = Overloads("acosh", ACOSH)
ACOSH__FORMS = Overloads("acosh_", ACOSH_)
ARCCOSH_FORMS = Overloads("arccosh", ARCCOSH)
ARCCOSH__FORMS = Overloads("arccosh_", ARCCOSH_)
ATANH_FORMS = Overloads("atanh", ATANH)
ATANH__FORMS = Overloads("atanh_", ATANH_)
ARCTANH_FORMS = Overloads("arctanh", ARCTANH)
ARCTANH__FORMS = Overloads("arctanh_", ARCTANH_)


def sin(input=MISSING, *rest, **named):
    """sin(input, *, out=None) -> Tensor

    The sine of an angle in radians.

    >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
    tensor([0., 1.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SIN[input._keys](input)
    return SIN_FORMS.call(input, rest, named)


def sin_(input=MISSING, *rest, **named):
    """As `sin`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SIN_[input._keys](input)
    return SIN__FORMS.call(input, rest, named)


def _foreach_sin(input=MISSING, *rest, **named):
    """_foreach_sin(input) -> tuple[Tensor, ...]

    `sin` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SIN[keys_of(input)](tuple(input))
        return _FOREACH_SIN_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SIN_FORMS.translate(input, rest, named)
        raise


def _foreach_sin_(input=MISSING, *rest, **named):
    """As `_foreach_sin`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SIN_[keys_of(input)](tuple(input))
        return _FOREACH_SIN__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SIN__FORMS.translate(input, rest, named)
        raise


def cos(input=MISSING, *rest, **named):
    """cos(input, *, out=None) -> Tensor

    The cosine of an angle in radians.

    >>> ow.cos(ow.tensor([0.0, ow.pi]))
    tensor([ 1., -1.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return COS[input._keys](input)
    return COS_FORMS.call(input, rest, named)


def cos_(input=MISSING, *rest, **named):
    """As `cos`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return COS_[input._keys](input)
    return COS__FORMS.call(input, rest, named)


def _foreach_cos(input=MISSING, *rest, **named):
    """_foreach_cos(input) -> tuple[Tensor, ...]

    `cos` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_COS[keys_of(input)](tuple(input))
        return _FOREACH_COS_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_COS_FORMS.translate(input, rest, named)
        raise


def _foreach_cos_(input=MISSING, *rest, **named):
    """As `_foreach_cos`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_COS_[keys_of(input)](tuple(input))
        return _FOREACH_COS__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_COS__FORMS.translate(input, rest, named)
        raise


def tan(input=MISSING, *rest, **named):
    """tan(input, *, out=None) -> Tensor

    The tangent of an angle in radians.

    >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
    tensor([0., 1.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return TAN[input._keys](input)
    return TAN_FORMS.call(input, rest, named)


def tan_(input=MISSING, *rest, **named):
    """As `tan`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return TAN_[input._keys](input)
    return TAN__FORMS.call(input, rest, named)


def _foreach_tan(input=MISSING, *rest, **named):
    """_foreach_tan(input) -> tuple[Tensor, ...]

    `tan` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_TAN[keys_of(input)](tuple(input))
        return _FOREACH_TAN_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_TAN_FORMS.translate(input, rest, named)
        raise


def _foreach_tan_(input=MISSING, *rest, **named):
    """As `_foreach_tan`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_TAN_[keys_of(input)](tuple(input))
        return _FOREACH_TAN__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_TAN__FORMS.translate(input, rest, named)
        raise


def asin(input=MISSING, *rest, **named):
    """asin(input, *, out=None) -> Tensor

    The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ASIN[input._keys](input)
    return ASIN_FORMS.call(input, rest, named)


def asin_(input=MISSING, *rest, **named):
    """As `asin`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ASIN_[input._keys](input)
    return ASIN__FORMS.call(input, rest, named)


def arcsin(input=MISSING, *rest, **named):
    """Another name of `asin`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCSIN[input._keys](input)
    return ARCSIN_FORMS.call(input, rest, named)


def arcsin_(input=MISSING, *rest, **named):
    """As `arcsin`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCSIN_[input._keys](input)
    return ARCSIN__FORMS.call(input, rest, named)


def _foreach_asin(input=MISSING, *rest, **named):
    """_foreach_asin(input) -> tuple[Tensor, ...]

    `asin` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ASIN[keys_of(input)](tuple(input))
        return _FOREACH_ASIN_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ASIN_FORMS.translate(input, rest, named)
        raise


def _foreach_asin_(input=MISSING, *rest, **named):
    """As `_foreach_asin`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ASIN_[keys_of(input)](tuple(input))
        return _FOREACH_ASIN__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ASIN__FORMS.translate(input, rest, named)
        raise


def acos(input=MISSING, *rest, **named):
    """acos(input, *, out=None) -> Tensor

    The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ACOS[input._keys](input)
    return ACOS_FORMS.call(input, rest, named)


def acos_(input=MISSING, *rest, **named):
    """As `acos`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ACOS_[input._keys](input)
    return ACOS__FORMS.call(input, rest, named)


def arccos(input=MISSING, *rest, **named):
    """Another name of `acos`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCCOS[input._keys](input)
    return ARCCOS_FORMS.call(input, rest, named)


def arccos_(input=MISSING, *rest, **named):
    """As `arccos`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCCOS_[input._keys](input)
    return ARCCOS__FORMS.call(input, rest, named)


def _foreach_acos(input=MISSING, *rest, **named):
    """_foreach_acos(input) -> tuple[Tensor, ...]

    `acos` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ACOS[keys_of(input)](tuple(input))
        return _FOREACH_ACOS_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ACOS_FORMS.translate(input, rest, named)
        raise


def _foreach_acos_(input=MISSING, *rest, **named):
    """As `_foreach_acos`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ACOS_[keys_of(input)](tuple(input))
        return _FOREACH_ACOS__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ACOS__FORMS.translate(input, rest, named)
        raise


def atan(input=MISSING, *rest, **named):
    """atan(input, *, out=None) -> Tensor

    The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ATAN[input._keys](input)
    return ATAN_FORMS.call(input, rest, named)


def atan_(input=MISSING, *rest, **named):
    """As `atan`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ATAN_[input._keys](input)
    return ATAN__FORMS.call(input, rest, named)


def arctan(input=MISSING, *rest, **named):
    """Another name of `atan`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCTAN[input._keys](input)
    return ARCTAN_FORMS.call(input, rest, named)


def arctan_(input=MISSING, *rest, **named):
    """As `arctan`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCTAN_[input._keys](input)
    return ARCTAN__FORMS.call(input, rest, named)


def _foreach_atan(input=MISSING, *rest, **named):
    """_foreach_atan(input) -> tuple[Tensor, ...]

    `atan` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ATAN[keys_of(input)](tuple(input))
        return _FOREACH_ATAN_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ATAN_FORMS.translate(input, rest, named)
        raise


def _foreach_atan_(input=MISSING, *rest, **named):
    """As `_foreach_atan`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ATAN_[keys_of(input)](tuple(input))
        return _FOREACH_ATAN__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ATAN__FORMS.translate(input, rest, named)
        raise


def sinh(input=MISSING, *rest, **named):
    """sinh(input, *, out=None) -> Tensor

    The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

    >>> ow.sinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 1.1752])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SINH[input._keys](input)
    return SINH_FORMS.call(input, rest, named)


def sinh_(input=MISSING, *rest, **named):
    """As `sinh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SINH_[input._keys](input)
    return SINH__FORMS.call(input, rest, named)


def _foreach_sinh(input=MISSING, *rest, **named):
    """_foreach_sinh(input) -> tuple[Tensor, ...]

    `sinh` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SINH[keys_of(input)](tuple(input))
        return _FOREACH_SINH_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SINH_FORMS.translate(input, rest, named)
        raise


def _foreach_sinh_(input=MISSING, *rest, **named):
    """As `_foreach_sinh`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SINH_[keys_of(input)](tuple(input))
        return _FOREACH_SINH__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SINH__FORMS.translate(input, rest, named)
        raise


def cosh(input=MISSING, *rest, **named):
    """cosh(input, *, out=None) -> Tensor

    The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

    >>> ow.cosh(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.5431])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return COSH[input._keys](input)
    return COSH_FORMS.call(input, rest, named)


def cosh_(input=MISSING, *rest, **named):
    """As `cosh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return COSH_[input._keys](input)
    return COSH__FORMS.call(input, rest, named)


def _foreach_cosh(input=MISSING, *rest, **named):
    """_foreach_cosh(input) -> tuple[Tensor, ...]

    `cosh` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_COSH[keys_of(input)](tuple(input))
        return _FOREACH_COSH_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_COSH_FORMS.translate(input, rest, named)
        raise


def _foreach_cosh_(input=MISSING, *rest, **named):
    """As `_foreach_cosh`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_COSH_[keys_of(input)](tuple(input))
        return _FOREACH_COSH__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_COSH__FORMS.translate(input, rest, named)
        raise


def tanh(input=MISSING, *rest, **named):
    """tanh(input, *, out=None) -> Tensor

    The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return TANH[input._keys](input)
    return TANH_FORMS.call(input, rest, named)


def tanh_(input=MISSING, *rest, **named):
    """As `tanh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return TANH_[input._keys](input)
    return TANH__FORMS.call(input, rest, named)


def _foreach_tanh(input=MISSING, *rest, **named):
    """_foreach_tanh(input) -> tuple[Tensor, ...]

    `tanh` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_TANH[keys_of(input)](tuple(input))
        return _FOREACH_TANH_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_TANH_FORMS.translate(input, rest, named)
        raise


def _foreach_tanh_(input=MISSING, *rest, **named):
    """As `_foreach_tanh`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_TANH_[keys_of(input)](tuple(input))
        return _FOREACH_TANH__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_TANH__FORMS.translate(input, rest, named)
        raise


def asinh(input=MISSING, *rest, **named):
    """asinh(input, *, out=None) -> Tensor

    The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ASINH[input._keys](input)
    return ASINH_FORMS.call(input, rest, named)


def asinh_(input=MISSING, *rest, **named):
    """As `asinh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ASINH_[input._keys](input)
    return ASINH__FORMS.call(input, rest, named)


def arcsinh(input=MISSING, *rest, **named):
    """Another name of `asinh`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCSINH[input._keys](input)
    return ARCSINH_FORMS.call(input, rest, named)


def arcsinh_(input=MISSING, *rest, **named):
    """As `arcsinh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCSINH_[input._keys](input)
    return ARCSINH__FORMS.call(input, rest, named)


def acosh(input=MISSING, *rest, **named):
    """acosh(input, *, out=None) -> Tensor

    The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ACOSH[input._keys](input)
    return ACOSH_FORMS.call(input, rest, named)


def acosh_(input=MISSING, *rest, **named):
    """As `acosh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ACOSH_[input._keys](input)
    return ACOSH__FORMS.call(input, rest, named)


def arccosh(input=MISSING, *rest, **named):
    """Another name of `acosh`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCCOSH[input._keys](input)
    return ARCCOSH_FORMS.call(input, rest, named)


def arccosh_(input=MISSING, *rest, **named):
    """As `arccosh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCCOSH_[input._keys](input)
    return ARCCOSH__FORMS.call(input, rest, named)


def atanh(input=MISSING, *rest, **named):
    """atanh(input, *, out=None) -> Tensor

    The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ATANH[input._keys](input)
    return ATANH_FORMS.call(input, rest, named)


def atanh_(input=MISSING, *rest, **named):
    """As `atanh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ATANH_[input._keys](input)
    return ATANH__FORMS.call(input, rest, named)


def arctanh(input=MISSING, *rest, **named):
    """Another name of `atanh`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCTANH[input._keys](input)
    return ARCTANH_FORMS.call(input, rest, named)


def arctanh_(input=MISSING, *rest, **named):
    """As `arctanh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ARCTANH_[input._keys](input)
    return ARCTANH__FORMS.call(input, rest, named)


class Methods:
    """What Tensor has of them."""

    def sin(self, *rest, **named):
        if not (rest or named):
            return SIN[self._keys](self)
        return SIN_FORMS.method(self, rest, named)

    def sin_(self, *rest, **named):
        if not (rest or named):
            return SIN_[self._keys](self)
        return SIN__FORMS.method(self, rest, named)

    def cos(self, *rest, **named):
        if not (rest or named):
            return COS[self._keys](self)
        return COS_FORMS.method(self, rest, named)

    def cos_(self, *rest, **named):
        if not (rest or named):
            return COS_[self._keys](self)
        return COS__FORMS.method(self, rest, named)

    def tan(self, *rest, **named):
        if not (rest or named):
            return TAN[self._keys](self)
        return TAN_FORMS.method(self, rest, named)

    def tan_(self, *rest, **named):
        if not (rest or named):
            return TAN_[self._keys](self)
        return TAN__FORMS.method(self, rest, named)

    def asin(self, *rest, **named):
        if not (rest or named):
            return ASIN[self._keys](self)
        return ASIN_FORMS.method(self, rest, named)

    def asin_(self, *rest, **named):
        if not (rest or named):
            return ASIN_[self._keys](self)
        return ASIN__FORMS.method(self, rest, named)

    def arcsin(self, *rest, **named):
        if not (rest or named):
            return ARCSIN[self._keys](self)
        return ARCSIN_FORMS.method(self, rest, named)

    def arcsin_(self, *rest, **named):
        if not (rest or named):
            return ARCSIN_[self._keys](self)
        return ARCSIN__FORMS.method(self, rest, named)

    def acos(self, *rest, **named):
        if not (rest or named):
            return ACOS[self._keys](self)
        return ACOS_FORMS.method(self, rest, named)

    def acos_(self, *rest, **named):
        if not (rest or named):
            return ACOS_[self._keys](self)
        return ACOS__FORMS.method(self, rest, named)

    def arccos(self, *rest, **named):
        if not (rest or named):
            return ARCCOS[self._keys](self)
        return ARCCOS_FORMS.method(self, rest, named)

    def arccos_(self, *rest, **named):
        if not (rest or named):
            return ARCCOS_[self._keys](self)
        return ARCCOS__FORMS.method(self, rest, named)

    def atan(self, *rest, **named):
        if not (rest or named):
            return ATAN[self._keys](self)
        return ATAN_FORMS.method(self, rest, named)

    def atan_(self, *rest, **named):
        if not (rest or named):
            return ATAN_[self._keys](self)
        return ATAN__FORMS.method(self, rest, named)

    def arctan(self, *rest, **named):
        if not (rest or named):
            return ARCTAN[self._keys](self)
        return ARCTAN_FORMS.method(self, rest, named)

    def arctan_(self, *rest, **named):
        if not (rest or named):
            return ARCTAN_[self._keys](self)
        return ARCTAN__FORMS.method(self, rest, named)

    def sinh(self, *rest, **named):
        if not (rest or named):
            return SINH[self._keys](self)
        return SINH_FORMS.method(self, rest, named)

    def sinh_(self, *rest, **named):
        if not (rest or named):
            return SINH_[self._keys](self)
        return SINH__FORMS.method(self, rest, named)

    def cosh(self, *rest, **named):
        if not (rest or named):
            return COSH[self._keys](self)
        return COSH_FORMS.method(self, rest, named)

    def cosh_(self, *rest, **named):
        if not (rest or named):
            return COSH_[self._keys](self)
        return COSH__FORMS.method(self, rest, named)

    def tanh(self, *rest, **named):
        if not (rest or named):
            return TANH[self._keys](self)
        return TANH_FORMS.method(self, rest, named)

    def tanh_(self, *rest, **named):
        if not (rest or named):
            return TANH_[self._keys](self)
        return TANH__FORMS.method(self, rest, named)

    def asinh(self, *rest, **named):
        if not (rest or named):
            return ASINH[self._keys](self)
        return ASINH_FORMS.method(self, rest, named)

    def asinh_(self, *rest, **named):
        if not (rest or named):
            return ASINH_[self._keys](self)
        return ASINH__FORMS.method(self, rest, named)

    def arcsinh(self, *rest, **named):
        if not (rest or named):
            return ARCSINH[self._keys](self)
        return ARCSINH_FORMS.method(self, rest, named)

    def arcsinh_(self, *rest, **named):
        if not (rest or named):
            return ARCSINH_[self._keys](self)
        return ARCSINH__FORMS.method(self, rest, named)

    def acosh(self, *rest, **named):
        if not (rest or named):
            return ACOSH[self._keys](self)
        return ACOSH_FORMS.method(self, rest, named)

    def acosh_(self, *rest, **named):
        if not (rest or named):
            return ACOSH_[self._keys](self)
        return ACOSH__FORMS.method(self, rest, named)

    def arccosh(self, *rest, **named):
        if not (rest or named):
            return ARCCOSH[self._keys](self)
        return ARCCOSH_FORMS.method(self, rest, named)

    def arccosh_(self, *rest, **named):
        if not (rest or named):
            return ARCCOSH_[self._keys](self)
        return ARCCOSH__FORMS.method(self, rest, named)

    def atanh(self, *rest, **named):
        if not (rest or named):
            return ATANH[self._keys](self)
        return ATANH_FORMS.method(self, rest, named)

    def atanh_(self, *rest, **named):
        if not (rest or named):
            return ATANH_[self._keys](self)
        return ATANH__FORMS.method(self, rest, named)

    def arctanh(self, *rest, **named):
        if not (rest or named):
            return ARCTANH[self._keys](self)
        return ARCTANH_FORMS.method(self, rest, named)

    def arctanh_(self, *rest, **named):
        if not (rest or named):
            return ARCTANH_[self._keys](self)
        return ARCTANH__FORMS.method(self, rest, named)


hang(Methods, __name__)
