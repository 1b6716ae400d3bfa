"""The functions and methods of cylinder_functions: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.tensor import Tensor

from ..operators.cylinder_functions import (
    SPECIAL_BESSEL_J0, SPECIAL_BESSEL_J1, SPECIAL_BESSEL_Y0, SPECIAL_BESSEL_Y1, SPECIAL_MODIFIED_BESSEL_K0,
    SPECIAL_MODIFIED_BESSEL_K1, _K1E_LESS_K0E, SPECIAL_SCALED_MODIFIED_BESSEL_K0, SPECIAL_SCALED_MODIFIED_BESSEL_K1,
    SPECIAL_SPHERICAL_BESSEL_J0, _SPHERICAL_BESSEL_SLOPE, SPECIAL_AIRY_AI,
)

__all__ = []

SPECIAL_BESSEL_J0_FORMS = Overloads("special_bessel_j0", SPECIAL_BESSEL_J0)
SPECIAL_BESSEL_J1_FORMS = Overloads("special_bessel_j1", SPECIAL_BESSEL_J1)
SPECIAL_BESSEL_Y0_FORMS = Overloads("special_bessel_y0", SPECIAL_BESSEL_Y0)
SPECIAL_BESSEL_Y1_FORMS = Overloads("special_bessel_y1", SPECIAL_BESSEL_Y1)
SPECIAL_MODIFIED_BESSEL_K0_FORMS = Overloads("special_modified_bessel_k0", SPECIAL_MODIFIED_BESSEL_K0)
SPECIAL_MODIFIED_BESSEL_K1_FORMS = Overloads("special_modified_bessel_k1", SPECIAL_MODIFIED_BESSEL_K1)
_K1E_LESS_K0E_FORMS = Overloads("_k1e_less_k0e", _K1E_LESS_K0E)
SPECIAL_SCALED_MODIFIED_BESSEL_K0_FORMS = Overloads(
    "special_scaled_modified_bessel_k0", SPECIAL_SCALED_MODIFIED_BESSEL_K0
)
SPECIAL_SCALED_MODIFIED_BESSEL_K1_FORMS = Overloads(
    "special_scaled_modified_bessel_k1", SPECIAL_SCALED_MODIFIED_BESSEL_K1
)
SPECIAL_SPHERICAL_BESSEL_J0_FORMS = Overloads("special_spherical_bessel_j0", SPECIAL_SPHERICAL_BESSEL_J0)
_SPHERICAL_BESSEL_SLOPE_FORMS = Overloads("_spherical_bessel_slope", _SPHERICAL_BESSEL_SLOPE)
SPECIAL_AIRY_AI_FORMS = Overloads("special_airy_ai", SPECIAL_AIRY_AI)


def special_bessel_j0(input=MISSING, *rest, **named):
    """bessel_j0(input, *, out=None) -> Tensor

    The Bessel function of the first kind and order 0.

    >>> ow.special.bessel_j0(ow.tensor([1.0]))
    tensor([0.7652])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_BESSEL_J0[input._keys](input)
    return SPECIAL_BESSEL_J0_FORMS.call(input, rest, named)


def special_bessel_j1(input=MISSING, *rest, **named):
    """bessel_j1(input, *, out=None) -> Tensor

    The Bessel function of the first kind and order 1.

    >>> ow.special.bessel_j1(ow.tensor([1.0]))
    tensor([0.4401])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_BESSEL_J1[input._keys](input)
    return SPECIAL_BESSEL_J1_FORMS.call(input, rest, named)


def special_bessel_y0(input=MISSING, *rest, **named):
    """bessel_y0(input, *, out=None) -> Tensor

    The Bessel function of the second kind and order 0; -inf at 0, NaN below.

    >>> ow.special.bessel_y0(ow.tensor([1.0]))
    tensor([0.0883])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_BESSEL_Y0[input._keys](input)
    return SPECIAL_BESSEL_Y0_FORMS.call(input, rest, named)


def special_bessel_y1(input=MISSING, *rest, **named):
    """bessel_y1(input, *, out=None) -> Tensor

    The Bessel function of the second kind and order 1; -inf at 0, NaN below.

    >>> ow.special.bessel_y1(ow.tensor([1.0]))
    tensor([-0.7812])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_BESSEL_Y1[input._keys](input)
    return SPECIAL_BESSEL_Y1_FORMS.call(input, rest, named)


def special_modified_bessel_k0(input=MISSING, *rest, **named):
    """modified_bessel_k0(input, *, out=None) -> Tensor

    The modified Bessel function of the second kind and order 0; inf at 0, NaN below.

    >>> ow.special.modified_bessel_k0(ow.tensor([1.0]))
    tensor([0.4210])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_MODIFIED_BESSEL_K0[input._keys](input)
    return SPECIAL_MODIFIED_BESSEL_K0_FORMS.call(input, rest, named)


def special_modified_bessel_k1(input=MISSING, *rest, **named):
    """modified_bessel_k1(input, *, out=None) -> Tensor

    The modified Bessel function of the second kind and order 1; inf at 0, NaN below.

    >>> ow.special.modified_bessel_k1(ow.tensor([1.0]))
    tensor([0.6019])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_MODIFIED_BESSEL_K1[input._keys](input)
    return SPECIAL_MODIFIED_BESSEL_K1_FORMS.call(input, rest, named)


def _k1e_less_k0e(x=MISSING, *rest, **named):
    """_k1e_less_k0e(x) -> Tensor

    The difference of the scaled functions of orders 1 and 0 from 6 on, where it cancels; below it is that
        of 6. A polynomial of the inverse interpolates `x ** 1.5` times it at Chebyshev's places, to a
        relative error of 1e-16.
    """
    if not (rest or named):
        if isinstance(x, Tensor):
            return _K1E_LESS_K0E[x._keys](x)
    return _K1E_LESS_K0E_FORMS.call(x, rest, named)


def special_scaled_modified_bessel_k0(x=MISSING, *rest, **named):
    """scaled_modified_bessel_k0(x, *, out=None) -> Tensor

    The modified Bessel function of the second kind and order 0, times `exp(input)`; inf at 0, NaN below.

    >>> ow.special.scaled_modified_bessel_k0(ow.tensor([1.0]))
    tensor([1.1445])
    """
    if not (rest or named):
        if isinstance(x, Tensor):
            return SPECIAL_SCALED_MODIFIED_BESSEL_K0[x._keys](x)
    return SPECIAL_SCALED_MODIFIED_BESSEL_K0_FORMS.call(x, rest, named)


def special_scaled_modified_bessel_k1(x=MISSING, *rest, **named):
    """scaled_modified_bessel_k1(x, *, out=None) -> Tensor

    The modified Bessel function of the second kind and order 1, times `exp(input)`; inf at 0, NaN below.

    >>> ow.special.scaled_modified_bessel_k1(ow.tensor([1.0]))
    tensor([1.6362])
    """
    if not (rest or named):
        if isinstance(x, Tensor):
            return SPECIAL_SCALED_MODIFIED_BESSEL_K1[x._keys](x)
    return SPECIAL_SCALED_MODIFIED_BESSEL_K1_FORMS.call(x, rest, named)


def special_spherical_bessel_j0(x=MISSING, *rest, **named):
    """spherical_bessel_j0(x, *, out=None) -> Tensor

    The spherical Bessel function of the first kind and order 0, `sin(input) / input`; 1 at 0.

    >>> ow.special.spherical_bessel_j0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 0.8415])
    """
    if not (rest or named):
        if isinstance(x, Tensor):
            return SPECIAL_SPHERICAL_BESSEL_J0[x._keys](x)
    return SPECIAL_SPHERICAL_BESSEL_J0_FORMS.call(x, rest, named)


def _spherical_bessel_slope(x=MISSING, *rest, **named):
    """_spherical_bessel_slope(x) -> Tensor

    The derivative of `special.spherical_bessel_j0`.
    """
    if not (rest or named):
        if isinstance(x, Tensor):
            return _SPHERICAL_BESSEL_SLOPE[x._keys](x)
    return _SPHERICAL_BESSEL_SLOPE_FORMS.call(x, rest, named)


def special_airy_ai(x=MISSING, *rest, **named):
    """airy_ai(x, *, out=None) -> Tensor

    The Airy function Ai.

    >>> ow.special.airy_ai(ow.tensor([1.0]))
    tensor([0.1353])
    """
    if not (rest or named):
        if isinstance(x, Tensor):
            return SPECIAL_AIRY_AI[x._keys](x)
    return SPECIAL_AIRY_AI_FORMS.call(x, rest, named)
