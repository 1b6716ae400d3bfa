# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of polynomials."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("", "n_scalar", "x_scalar", module="special")
def special_hermite_polynomial_h(x, n, *, out=None):
    """hermite_polynomial_h(x, n, *, out=None) -> Tensor
    hermite_polynomial_h(x, n, *, out=None) -> Tensor
    hermite_polynomial_h(x, n, *, out=None) -> Tensor

    The physicist's Hermite polynomial of degree `n`; 0 for a negative degree, NaN above 512.

    >>> ow.special.hermite_polynomial_h(ow.tensor([0.5]), 2)
    tensor([-1.])
    """


@public("", "n_scalar", "x_scalar", module="special")
def special_hermite_polynomial_he(x, n, *, out=None):
    """hermite_polynomial_he(x, n, *, out=None) -> Tensor
    hermite_polynomial_he(x, n, *, out=None) -> Tensor
    hermite_polynomial_he(x, n, *, out=None) -> Tensor

    The probabilist's Hermite polynomial of degree `n`; 0 for a negative degree, NaN above 512.

    >>> ow.special.hermite_polynomial_he(ow.tensor([0.5]), 2)
    tensor([-0.7500])
    """


@public("", "n_scalar", "x_scalar", module="special")
def special_laguerre_polynomial_l(x, n, *, out=None):
    """laguerre_polynomial_l(x, n, *, out=None) -> Tensor
    laguerre_polynomial_l(x, n, *, out=None) -> Tensor
    laguerre_polynomial_l(x, n, *, out=None) -> Tensor

    The Laguerre polynomial of degree `n`; 0 for a negative degree, NaN above 1,000,000.

    >>> ow.special.laguerre_polynomial_l(ow.tensor([1.0]), 2)
    tensor([-0.5000])
    """


@public("", "n_scalar", "x_scalar", module="special")
def special_legendre_polynomial_p(x, n, *, out=None):
    """legendre_polynomial_p(x, n, *, out=None) -> Tensor
    legendre_polynomial_p(x, n, *, out=None) -> Tensor
    legendre_polynomial_p(x, n, *, out=None) -> Tensor

    The Legendre polynomial of degree `n`; 0 for a negative degree, NaN above 1,000,000.

    >>> ow.special.legendre_polynomial_p(ow.tensor([0.5]), 2)
    tensor([-0.1250])
    """


@public("", "n_scalar")
def _gegenbauer_polynomial(x, n, index):
    """_gegenbauer_polynomial(x, n, index) -> Tensor
    _gegenbauer_polynomial(x, n, index) -> Tensor

    The Gegenbauer polynomial; those of other degree and index are its derivatives, and those of Chebyshev's
        and Legendre's.
    """


@public("", "n_scalar")
def _laguerre_polynomial(x, n, alpha):
    """_laguerre_polynomial(x, n, alpha) -> Tensor
    _laguerre_polynomial(x, n, alpha) -> Tensor

    The generalized Laguerre polynomial; those of other degree and index are its derivatives.
    """
