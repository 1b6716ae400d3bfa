"""The functions and methods of bessel: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.bessel import (
    SINC, SINC_, SPECIAL_SINC, _SINC_SLOPE, _SINC_GRADIENT, I0, I0_, SPECIAL_I0, SPECIAL_MODIFIED_BESSEL_I0,
    SPECIAL_I0E, SPECIAL_I1, SPECIAL_MODIFIED_BESSEL_I1, _I0E_LESS_I1E, SPECIAL_I1E, _I1_SLOPE, _I1E_SLOPE,
    SPECIAL_ERFCX, _LOG_NDTR_SLOPE, SPECIAL_ENTR, SPECIAL_NDTR, SPECIAL_NDTRI, SPECIAL_LOG_NDTR,
)

__all__ = ["sinc", "sinc_", "i0", "i0_"]

SINC_FORMS = Overloads("sinc", SINC)
SINC__FORMS = Overloads("sinc_", SINC_)
SPECIAL_SINC_FORMS = Overloads("special_sinc", SPECIAL_SINC)
_SINC_SLOPE_FORMS = Overloads("_sinc_slope", _SINC_SLOPE)
_SINC_GRADIENT_FORMS = Overloads("_sinc_gradient", _SINC_GRADIENT)
I0_FORMS = Overloads("i0", I0)
I0__FORMS = Overloads("i0_", I0_)
SPECIAL_I0_FORMS = Overloads("special_i0", SPECIAL_I0)
SPECIAL_MODIFIED_BESSEL_I0_FORMS = Overloads("special_modified_bessel_i0", SPECIAL_MODIFIED_BESSEL_I0)
SPECIAL_I0E_FORMS = Overloads("special_i0e", SPECIAL_I0E)
SPECIAL_I1_FORMS = Overloads("special_i1", SPECIAL_I1)
SPECIAL_MODIFIED_BESSEL_I1_FORMS = Overloads("special_modified_bessel_i1", SPECIAL_MODIFIED_BESSEL_I1)
_I0E_LESS_I1E_FORMS = Overloads("_i0e_less_i1e", _I0E_LESS_I1E)
SPECIAL_I1E_FORMS = Overloads("special_i1e", SPECIAL_I1E)
_I1_SLOPE_FORMS = Overloads("_i1_slope", _I1_SLOPE)
_I1E_SLOPE_FORMS = Overloads("_i1e_slope", _I1E_SLOPE)
SPECIAL_ERFCX_FORMS = Overloads("special_erfcx", SPECIAL_ERFCX)
_LOG_NDTR_SLOPE_FORMS = Overloads("_log_ndtr_slope", _LOG_NDTR_SLOPE)
SPECIAL_ENTR_FORMS = Overloads("special_entr", SPECIAL_ENTR)
SPECIAL_NDTR_FORMS = Overloads("special_ndtr", SPECIAL_NDTR)
SPECIAL_NDTRI_FORMS = Overloads("special_ndtri", SPECIAL_NDTRI)
SPECIAL_LOG_NDTR_FORMS = Overloads("special_log_ndtr", SPECIAL_LOG_NDTR)


def sinc(input=MISSING, *rest, **named):
    """sinc(input, *, out=None) -> Tensor

    `sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SINC[input._keys](input)
    return SINC_FORMS.call(input, rest, named)


def sinc_(input=MISSING, *rest, **named):
    """As `sinc`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SINC_[input._keys](input)
    return SINC__FORMS.call(input, rest, named)


def special_sinc(input=MISSING, *rest, **named):
    """Another name of `sinc`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_SINC[input._keys](input)
    return SPECIAL_SINC_FORMS.call(input, rest, named)


def _sinc_slope(input=MISSING, *rest, **named):
    """_sinc_slope(input) -> Tensor

    The derivative of `sinc`, whose turns are counted before they are multiplied by pi.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _SINC_SLOPE[input._keys](input)
    return _SINC_SLOPE_FORMS.call(input, rest, named)


def _sinc_gradient(grad=MISSING, input=MISSING, *rest, **named):
    """_sinc_gradient(grad, input) -> Tensor

    The gradient of `sinc`.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor):
                return _SINC_GRADIENT[grad._keys | input._keys](grad, input)
        return _SINC_GRADIENT_FORMS.call(grad, input, rest, named)
    except Exception:
        _SINC_GRADIENT_FORMS.translate(grad, input, rest, named)
        raise


def i0(input=MISSING, *rest, **named):
    """i0(input, *, out=None) -> Tensor

    The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return I0[input._keys](input)
    return I0_FORMS.call(input, rest, named)


def i0_(input=MISSING, *rest, **named):
    """As `i0`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return I0_[input._keys](input)
    return I0__FORMS.call(input, rest, named)


def special_i0(input=MISSING, *rest, **named):
    """Another name of `i0`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_I0[input._keys](input)
    return SPECIAL_I0_FORMS.call(input, rest, named)


def special_modified_bessel_i0(input=MISSING, *rest, **named):
    """Another name of `i0`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_MODIFIED_BESSEL_I0[input._keys](input)
    return SPECIAL_MODIFIED_BESSEL_I0_FORMS.call(input, rest, named)


def special_i0e(input=MISSING, *rest, **named):
    """i0e(input, *, out=None) -> Tensor

    `exp(-|input|) * i0(input)`, which does not overflow.

    >>> ow.special.i0e(ow.tensor([1.0]))
    tensor([0.4658])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_I0E[input._keys](input)
    return SPECIAL_I0E_FORMS.call(input, rest, named)


def special_i1(input=MISSING, *rest, **named):
    """i1(input, *, out=None) -> Tensor

    The modified Bessel function of the first kind and order 1.

    >>> ow.special.i1(ow.tensor([1.0]))
    tensor([0.5652])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_I1[input._keys](input)
    return SPECIAL_I1_FORMS.call(input, rest, named)


def special_modified_bessel_i1(input=MISSING, *rest, **named):
    """Another name of `special.i1`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_MODIFIED_BESSEL_I1[input._keys](input)
    return SPECIAL_MODIFIED_BESSEL_I1_FORMS.call(input, rest, named)


def _i0e_less_i1e(input=MISSING, *rest, **named):
    """_i0e_less_i1e(input) -> Tensor

    `i0e(abs(self)) - i1e(abs(self))`, which cancels where it is not a polynomial of the inverse: that
        interpolates `x ** 1.5` times the difference at Chebyshev's places, to a relative error of 1e-15.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _I0E_LESS_I1E[input._keys](input)
    return _I0E_LESS_I1E_FORMS.call(input, rest, named)


def special_i1e(input=MISSING, *rest, **named):
    """i1e(input, *, out=None) -> Tensor

    `exp(-|input|) * i1(input)`, which does not overflow.

    >>> ow.special.i1e(ow.tensor([1.0]))
    tensor([0.2079])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_I1E[input._keys](input)
    return SPECIAL_I1E_FORMS.call(input, rest, named)


def _i1_slope(input=MISSING, *rest, **named):
    """_i1_slope(input) -> Tensor

    The derivative of `special.i1`.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _I1_SLOPE[input._keys](input)
    return _I1_SLOPE_FORMS.call(input, rest, named)


def _i1e_slope(input=MISSING, *rest, **named):
    """_i1e_slope(input) -> Tensor

    The derivative of `special.i1`, times `exp(-|input|)`.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _I1E_SLOPE[input._keys](input)
    return _I1E_SLOPE_FORMS.call(input, rest, named)


def special_erfcx(input=MISSING, *rest, **named):
    """erfcx(input, *, out=None) -> Tensor

    `exp(input²) * erfc(input)`, which does not vanish.

    >>> ow.special.erfcx(ow.tensor([10.0]))
    tensor([0.0561])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_ERFCX[input._keys](input)
    return SPECIAL_ERFCX_FORMS.call(input, rest, named)


def _log_ndtr_slope(input=MISSING, *rest, **named):
    """_log_ndtr_slope(input) -> Tensor

    The derivative of `special.log_ndtr`.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _LOG_NDTR_SLOPE[input._keys](input)
    return _LOG_NDTR_SLOPE_FORMS.call(input, rest, named)


def special_entr(input=MISSING, *rest, **named):
    """entr(input, *, out=None) -> Tensor

    The entropy `-input * log(input)`; 0 at 0, -inf below.

    >>> ow.special.entr(ow.tensor([0.5, 0.0, -1.0]))
    tensor([0.3466, 0.0000,   -inf])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_ENTR[input._keys](input)
    return SPECIAL_ENTR_FORMS.call(input, rest, named)


def special_ndtr(input=MISSING, *rest, **named):
    """ndtr(input, *, out=None) -> Tensor

    The distribution function of the standard normal distribution.

    >>> ow.special.ndtr(ow.tensor([0.0, 1.0]))
    tensor([0.5000, 0.8413])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_NDTR[input._keys](input)
    return SPECIAL_NDTR_FORMS.call(input, rest, named)


def special_ndtri(input=MISSING, *rest, **named):
    """ndtri(input, *, out=None) -> Tensor

    The inverse of `ndtr`; -inf at 0, inf at 1.

    >>> ow.special.ndtri(ow.tensor([0.5, 0.8413]))
    tensor([0.0000, 0.9998])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_NDTRI[input._keys](input)
    return SPECIAL_NDTRI_FORMS.call(input, rest, named)


def special_log_ndtr(input=MISSING, *rest, **named):
    """log_ndtr(input, *, out=None) -> Tensor

    The logarithm of `ndtr`, accurate far below 0.

    >>> ow.special.log_ndtr(ow.tensor([-10.0]))
    tensor([-53.2313])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_LOG_NDTR[input._keys](input)
    return SPECIAL_LOG_NDTR_FORMS.call(input, rest, named)


class Methods:
    """What Tensor has of them."""

    def sinc(self, *rest, **named):
        if not (rest or named):
            return SINC[self._keys](self)
        return SINC_FORMS.method(self, rest, named)

    def sinc_(self, *rest, **named):
        if not (rest or named):
            return SINC_[self._keys](self)
        return SINC__FORMS.method(self, rest, named)

    def i0(self, *rest, **named):
        if not (rest or named):
            return I0[self._keys](self)
        return I0_FORMS.method(self, rest, named)

    def i0_(self, *rest, **named):
        if not (rest or named):
            return I0_[self._keys](self)
        return I0__FORMS.method(self, rest, named)


hang(Methods, __name__)
