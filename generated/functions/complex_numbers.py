"""The functions and methods of complex_numbers: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.complex_numbers import (
    _COMPLEX, COMPLEX, _POLAR, POLAR, VIEW_AS_REAL, VIEW_AS_REAL_COPY, VIEW_AS_COMPLEX, VIEW_AS_COMPLEX_COPY,
    _PAIRS_AS_COMPLEX, FREXP_TENSOR, RESOLVE_NEG, IS_CONJ, IS_NEG, ALIAS, ALIAS_COPY,
)

__all__ = [
    "complex", "polar", "view_as_real", "view_as_real_copy", "view_as_complex", "view_as_complex_copy", "frexp",
    "resolve_neg", "is_conj", "is_neg", "alias", "alias_copy",
]

_COMPLEX_FORMS = Overloads("_complex", _COMPLEX)
COMPLEX_FORMS = Overloads("complex", COMPLEX)
_POLAR_FORMS = Overloads("_polar", _POLAR)
POLAR_FORMS = Overloads("polar", POLAR)
VIEW_AS_REAL_FORMS = Overloads("view_as_real", VIEW_AS_REAL)
VIEW_AS_REAL_COPY_FORMS = Overloads("view_as_real_copy", VIEW_AS_REAL_COPY)
VIEW_AS_COMPLEX_FORMS = Overloads("view_as_complex", VIEW_AS_COMPLEX)
VIEW_AS_COMPLEX_COPY_FORMS = Overloads("view_as_complex_copy", VIEW_AS_COMPLEX_COPY)
_PAIRS_AS_COMPLEX_FORMS = Overloads("_pairs_as_complex", _PAIRS_AS_COMPLEX)
FREXP_FORMS = Overloads("frexp", FREXP_TENSOR)
RESOLVE_NEG_FORMS = Overloads("resolve_neg", RESOLVE_NEG)
IS_CONJ_FORMS = Overloads("is_conj", IS_CONJ)
IS_NEG_FORMS = Overloads("is_neg", IS_NEG)
ALIAS_FORMS = Overloads("alias", ALIAS)
ALIAS_COPY_FORMS = Overloads("alias_copy", ALIAS_COPY)


def _complex(real=MISSING, imag=MISSING, *rest, **named):
    """_complex(real, imag) -> Tensor

    Complex numbers of which both parts are exact.
    """
    if not (rest or named):
        if isinstance(real, Tensor) and isinstance(imag, Tensor):
            return _COMPLEX[real._keys | imag._keys](real, imag)
    return _COMPLEX_FORMS.call(real, imag, rest, named)


def complex(real=MISSING, imag=MISSING, *rest, **named):
    """complex(real, imag, *, out=None) -> Tensor

    Complex numbers from real and imaginary parts of one floating dtype.

    >>> ow.complex(ow.tensor([1.0]), ow.tensor([2.0]))
    tensor([1.+2.j])
    """
    try:
        if not (rest or named):
            if isinstance(real, Tensor) and isinstance(imag, Tensor):
                return COMPLEX[real._keys | imag._keys](real, imag)
        return COMPLEX_FORMS.call(real, imag, rest, named)
    except Exception:
        COMPLEX_FORMS.translate(real, imag, rest, named)
        raise


def _polar(abs=MISSING, angle=MISSING, *rest, **named):
    """_polar(abs, angle) -> Tensor

    Complex numbers from absolute values and angles.
    """
    if not (rest or named):
        if isinstance(abs, Tensor) and isinstance(angle, Tensor):
            return _POLAR[abs._keys | angle._keys](abs, angle)
    return _POLAR_FORMS.call(abs, angle, rest, named)


def polar(abs=MISSING, angle=MISSING, *rest, **named):
    """polar(abs, angle, *, out=None) -> Tensor

    Complex numbers from absolute values and angles.

    >>> ow.polar(ow.tensor([2.0]), ow.tensor([0.5]))
    tensor([1.7552+0.9589j])
    """
    try:
        if not (rest or named):
            if isinstance(abs, Tensor) and isinstance(angle, Tensor):
                return POLAR[abs._keys | angle._keys](abs, angle)
        return POLAR_FORMS.call(abs, angle, rest, named)
    except Exception:
        POLAR_FORMS.translate(abs, angle, rest, named)
        raise


def view_as_real(input=MISSING, *rest, **named):
    """view_as_real(input) -> Tensor

    Complex numbers as pairs along a new last dimension; a view.

    >>> ow.view_as_real(ow.tensor([1 + 2j]))
    tensor([[1., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return VIEW_AS_REAL[input._keys](input)
        return VIEW_AS_REAL_FORMS.call(input, rest, named)
    except Exception:
        VIEW_AS_REAL_FORMS.translate(input, rest, named)
        raise


def view_as_real_copy(input=MISSING, *rest, **named):
    """As `view_as_real`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return VIEW_AS_REAL_COPY[input._keys](input)
        return VIEW_AS_REAL_COPY_FORMS.call(input, rest, named)
    except Exception:
        VIEW_AS_REAL_COPY_FORMS.translate(input, rest, named)
        raise


def view_as_complex(input=MISSING, *rest, **named):
    """view_as_complex(input) -> Tensor

    Pairs along the last dimension as complex numbers; a view.

    >>> ow.view_as_complex(ow.tensor([[1.0, 2.0]]))
    tensor([1.+2.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return VIEW_AS_COMPLEX[input._keys](input)
        return VIEW_AS_COMPLEX_FORMS.call(input, rest, named)
    except Exception:
        VIEW_AS_COMPLEX_FORMS.translate(input, rest, named)
        raise


def view_as_complex_copy(input=MISSING, *rest, **named):
    """As `view_as_complex`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return VIEW_AS_COMPLEX_COPY[input._keys](input)
        return VIEW_AS_COMPLEX_COPY_FORMS.call(input, rest, named)
    except Exception:
        VIEW_AS_COMPLEX_COPY_FORMS.translate(input, rest, named)
        raise


def _pairs_as_complex(input=MISSING, *rest, **named):
    """_pairs_as_complex(input) -> Tensor

    Pairs along the last dimension as complex numbers; its caller has seen that they lie side by side.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _PAIRS_AS_COMPLEX[input._keys](input)
        return _PAIRS_AS_COMPLEX_FORMS.call(input, rest, named)
    except Exception:
        _PAIRS_AS_COMPLEX_FORMS.translate(input, rest, named)
        raise


def frexp(input=MISSING, *rest, **named):
    """frexp(input, *, out=None) -> return_types.frexp

    Mantissas in [0.5, 1) and exponents: `input = mantissa * 2 ** exponent`, exactly. 0, inf and NaN have
        the exponent 0.

    >>> ow.frexp(ow.tensor([3.0])).mantissa, ow.frexp(ow.tensor([3.0])).exponent
    (tensor([0.7500]), tensor([2], dtype=int32))
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return FREXP_TENSOR[input._keys](input)
    return FREXP_FORMS.call(input, rest, named)


def resolve_neg(input=MISSING, *rest, **named):
    """resolve_neg(input) -> Tensor

    The tensor itself: a negation is computed at once here, so there is nothing left to resolve.

    >>> ow.tensor([1.0]).resolve_neg()
    tensor([1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RESOLVE_NEG[input._keys](input)
        return RESOLVE_NEG_FORMS.call(input, rest, named)
    except Exception:
        RESOLVE_NEG_FORMS.translate(input, rest, named)
        raise


def is_conj(input=MISSING, *rest, **named):
    """is_conj(input) -> bool

    Whether the conjugate is still to be computed: never.

    >>> ow.tensor([1j]).conj().is_conj()
    False
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return IS_CONJ[input._keys](input)
        return IS_CONJ_FORMS.call(input, rest, named)
    except Exception:
        IS_CONJ_FORMS.translate(input, rest, named)
        raise


def is_neg(input=MISSING, *rest, **named):
    """is_neg(input) -> bool

    Whether the negation is still to be computed: never.

    >>> ow.tensor([1j]).conj().imag.is_neg()
    False
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return IS_NEG[input._keys](input)
        return IS_NEG_FORMS.call(input, rest, named)
    except Exception:
        IS_NEG_FORMS.translate(input, rest, named)
        raise


def alias(input=MISSING, *rest, **named):
    """alias(input) -> Tensor

    A view of the whole tensor.

    >>> ow.alias(ow.tensor([1.0]))
    tensor([1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ALIAS[input._keys](input)
        return ALIAS_FORMS.call(input, rest, named)
    except Exception:
        ALIAS_FORMS.translate(input, rest, named)
        raise


def alias_copy(input=MISSING, *rest, **named):
    """As `alias`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ALIAS_COPY[input._keys](input)
        return ALIAS_COPY_FORMS.call(input, rest, named)
    except Exception:
        ALIAS_COPY_FORMS.translate(input, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def frexp(self, *rest, **named):
        if not (rest or named):
            return FREXP_TENSOR[self._keys](self)
        return FREXP_FORMS.method(self, rest, named)

    def resolve_neg(self, *rest, **named):
        try:
            if not (rest or named):
                return RESOLVE_NEG[self._keys](self)
            return RESOLVE_NEG_FORMS.method(self, rest, named)
        except Exception:
            RESOLVE_NEG_FORMS.translate(self, rest, named)
            raise

    def is_conj(self, *rest, **named):
        try:
            if not (rest or named):
                return IS_CONJ[self._keys](self)
            return IS_CONJ_FORMS.method(self, rest, named)
        except Exception:
            IS_CONJ_FORMS.translate(self, rest, named)
            raise

    def is_neg(self, *rest, **named):
        try:
            if not (rest or named):
                return IS_NEG[self._keys](self)
            return IS_NEG_FORMS.method(self, rest, named)
        except Exception:
            IS_NEG_FORMS.translate(self, rest, named)
            raise


hang(Methods, __name__)
