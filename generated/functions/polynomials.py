"""The functions and methods of polynomials: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.tensor import Tensor

from ..operators.polynomials import (
    SPECIAL_HERMITE_POLYNOMIAL_H, SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR, SPECIAL_HERMITE_POLYNOMIAL_H_X_SCALAR,
    SPECIAL_HERMITE_POLYNOMIAL_HE, SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR, SPECIAL_HERMITE_POLYNOMIAL_HE_X_SCALAR,
    SPECIAL_LAGUERRE_POLYNOMIAL_L, SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR, SPECIAL_LAGUERRE_POLYNOMIAL_L_X_SCALAR,
    SPECIAL_LEGENDRE_POLYNOMIAL_P, SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR, SPECIAL_LEGENDRE_POLYNOMIAL_P_X_SCALAR,
    _GEGENBAUER_POLYNOMIAL, _GEGENBAUER_POLYNOMIAL_N_SCALAR, _LAGUERRE_POLYNOMIAL, _LAGUERRE_POLYNOMIAL_N_SCALAR,
)

__all__ = []

SPECIAL_HERMITE_POLYNOMIAL_H_FORMS = Overloads(
    "special_hermite_polynomial_h", SPECIAL_HERMITE_POLYNOMIAL_H, SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR,
    SPECIAL_HERMITE_POLYNOMIAL_H_X_SCALAR,
)
SPECIAL_HERMITE_POLYNOMIAL_HE_FORMS = Overloads(
    "special_hermite_polynomial_he", SPECIAL_HERMITE_POLYNOMIAL_HE, SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR,
    SPECIAL_HERMITE_POLYNOMIAL_HE_X_SCALAR,
)
SPECIAL_LAGUERRE_POLYNOMIAL_L_FORMS = Overloads(
    "special_laguerre_polynomial_l", SPECIAL_LAGUERRE_POLYNOMIAL_L, SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR,
    SPECIAL_LAGUERRE_POLYNOMIAL_L_X_SCALAR,
)
SPECIAL_LEGENDRE_POLYNOMIAL_P_FORMS = Overloads(
    "special_legendre_polynomial_p", SPECIAL_LEGENDRE_POLYNOMIAL_P, SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR,
    SPECIAL_LEGENDRE_POLYNOMIAL_P_X_SCALAR,
)
_GEGENBAUER_POLYNOMIAL_FORMS = Overloads(
    "_gegenbauer_polynomial", _GEGENBAUER_POLYNOMIAL, _GEGENBAUER_POLYNOMIAL_N_SCALAR
)
_LAGUERRE_POLYNOMIAL_FORMS = Overloads("_laguerre_polynomial", _LAGUERRE_POLYNOMIAL, _LAGUERRE_POLYNOMIAL_N_SCALAR)


def special_hermite_polynomial_h(x=MISSING, n=MISSING, *rest, **named):
    """hermite_polynomial_h(x, n, *, out=None) -> Tensor
    hermite_polynomial_h(x, n, *, out=None) -> Tensor
    hermite_polynomial_h(x, n, *, out=None) -> Tensor

    The physicist's Hermite polynomial of degree `n`; 0 for a negative degree, NaN above 512.

    >>> ow.special.hermite_polynomial_h(ow.tensor([0.5]), 2)
    tensor([-1.])
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor):
            return SPECIAL_HERMITE_POLYNOMIAL_H[x._keys | n._keys](x, n)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int):
            return SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR[x._keys](x, n)
    return SPECIAL_HERMITE_POLYNOMIAL_H_FORMS.call(x, n, rest, named)


def special_hermite_polynomial_he(x=MISSING, n=MISSING, *rest, **named):
    """hermite_polynomial_he(x, n, *, out=None) -> Tensor
    hermite_polynomial_he(x, n, *, out=None) -> Tensor
    hermite_polynomial_he(x, n, *, out=None) -> Tensor

    The probabilist's Hermite polynomial of degree `n`; 0 for a negative degree, NaN above 512.

    >>> ow.special.hermite_polynomial_he(ow.tensor([0.5]), 2)
    tensor([-0.7500])
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor):
            return SPECIAL_HERMITE_POLYNOMIAL_HE[x._keys | n._keys](x, n)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int):
            return SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR[x._keys](x, n)
    return SPECIAL_HERMITE_POLYNOMIAL_HE_FORMS.call(x, n, rest, named)


def special_laguerre_polynomial_l(x=MISSING, n=MISSING, *rest, **named):
    """laguerre_polynomial_l(x, n, *, out=None) -> Tensor
    laguerre_polynomial_l(x, n, *, out=None) -> Tensor
    laguerre_polynomial_l(x, n, *, out=None) -> Tensor

    The Laguerre polynomial of degree `n`; 0 for a negative degree, NaN above 1,000,000.

    >>> ow.special.laguerre_polynomial_l(ow.tensor([1.0]), 2)
    tensor([-0.5000])
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor):
            return SPECIAL_LAGUERRE_POLYNOMIAL_L[x._keys | n._keys](x, n)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int):
            return SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR[x._keys](x, n)
    return SPECIAL_LAGUERRE_POLYNOMIAL_L_FORMS.call(x, n, rest, named)


def special_legendre_polynomial_p(x=MISSING, n=MISSING, *rest, **named):
    """legendre_polynomial_p(x, n, *, out=None) -> Tensor
    legendre_polynomial_p(x, n, *, out=None) -> Tensor
    legendre_polynomial_p(x, n, *, out=None) -> Tensor

    The Legendre polynomial of degree `n`; 0 for a negative degree, NaN above 1,000,000.

    >>> ow.special.legendre_polynomial_p(ow.tensor([0.5]), 2)
    tensor([-0.1250])
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor):
            return SPECIAL_LEGENDRE_POLYNOMIAL_P[x._keys | n._keys](x, n)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int):
            return SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR[x._keys](x, n)
    return SPECIAL_LEGENDRE_POLYNOMIAL_P_FORMS.call(x, n, rest, named)


def _gegenbauer_polynomial(x=MISSING, n=MISSING, index=MISSING, *rest, **named):
    """_gegenbauer_polynomial(x, n, index) -> Tensor
    _gegenbauer_polynomial(x, n, index) -> Tensor

    The Gegenbauer polynomial; those of other degree and index are its derivatives, and those of Chebyshev's
        and Legendre's.
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor) and type(index) is float:
            return _GEGENBAUER_POLYNOMIAL[x._keys | n._keys](x, n, index)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int) and type(index) is float:
            return _GEGENBAUER_POLYNOMIAL_N_SCALAR[x._keys](x, n, index)
    return _GEGENBAUER_POLYNOMIAL_FORMS.call(x, n, index, rest, named)


def _laguerre_polynomial(x=MISSING, n=MISSING, alpha=MISSING, *rest, **named):
    """_laguerre_polynomial(x, n, alpha) -> Tensor
    _laguerre_polynomial(x, n, alpha) -> Tensor

    The generalized Laguerre polynomial; those of other degree and index are its derivatives.
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor) and type(alpha) is float:
            return _LAGUERRE_POLYNOMIAL[x._keys | n._keys](x, n, alpha)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int) and type(alpha) is float:
            return _LAGUERRE_POLYNOMIAL_N_SCALAR[x._keys](x, n, alpha)
    return _LAGUERRE_POLYNOMIAL_FORMS.call(x, n, alpha, rest, named)
