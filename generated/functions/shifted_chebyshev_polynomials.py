"""The functions and methods of shifted_chebyshev_polynomials: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.tensor import Tensor

from ..operators.shifted_chebyshev_polynomials import (
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_X_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_X_SCALAR,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_X_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_X_SCALAR,
)

__all__ = []

SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_FORMS = Overloads(
    "special_shifted_chebyshev_polynomial_t", SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_X_SCALAR,
)
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_FORMS = Overloads(
    "special_shifted_chebyshev_polynomial_u", SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_X_SCALAR,
)
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_FORMS = Overloads(
    "special_shifted_chebyshev_polynomial_v", SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_X_SCALAR,
)
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_FORMS = Overloads(
    "special_shifted_chebyshev_polynomial_w", SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W,
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_X_SCALAR,
)


def special_shifted_chebyshev_polynomial_t(x=MISSING, n=MISSING, *rest, **named):
    """shifted_chebyshev_polynomial_t(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_t(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_t(x, n, *, out=None) -> Tensor

    The Chebyshev polynomial of the first kind and degree `n` of `2 x - 1`; 0 for a negative degree.

    >>> ow.special.shifted_chebyshev_polynomial_t(ow.tensor([0.75]), 2)
    tensor([-0.5000])
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor):
            return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T[x._keys | n._keys](x, n)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int):
            return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR[x._keys](x, n)
    return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_FORMS.call(x, n, rest, named)


def special_shifted_chebyshev_polynomial_u(x=MISSING, n=MISSING, *rest, **named):
    """shifted_chebyshev_polynomial_u(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_u(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_u(x, n, *, out=None) -> Tensor

    The Chebyshev polynomial of the second kind and degree `n` of `2 x - 1`; 0 for a negative degree.

    >>> ow.special.shifted_chebyshev_polynomial_u(ow.tensor([0.75]), 2)
    tensor([0.])
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor):
            return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U[x._keys | n._keys](x, n)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int):
            return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR[x._keys](x, n)
    return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_FORMS.call(x, n, rest, named)


def special_shifted_chebyshev_polynomial_v(x=MISSING, n=MISSING, *rest, **named):
    """shifted_chebyshev_polynomial_v(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_v(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_v(x, n, *, out=None) -> Tensor

    The Chebyshev polynomial of the third kind and degree `n` of `2 x - 1`; 0 for a negative degree.

    >>> ow.special.shifted_chebyshev_polynomial_v(ow.tensor([0.75]), 2)
    tensor([-1.])
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor):
            return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V[x._keys | n._keys](x, n)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int):
            return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR[x._keys](x, n)
    return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_FORMS.call(x, n, rest, named)


def special_shifted_chebyshev_polynomial_w(x=MISSING, n=MISSING, *rest, **named):
    """shifted_chebyshev_polynomial_w(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_w(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_w(x, n, *, out=None) -> Tensor

    The Chebyshev polynomial of the fourth kind and degree `n` of `2 x - 1`; 0 for a negative degree.

    >>> ow.special.shifted_chebyshev_polynomial_w(ow.tensor([0.75]), 2)
    tensor([1.])
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(n, Tensor):
            return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W[x._keys | n._keys](x, n)
        if isinstance(x, Tensor) and (type(n) is float or type(n) is int):
            return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR[x._keys](x, n)
    return SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_FORMS.call(x, n, rest, named)
