# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of shifted_chebyshev_polynomials."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("", "n_scalar", "x_scalar", module="special")
def special_shifted_chebyshev_polynomial_t(x, n, *, out=None):
    """shifted_chebyshev_polynomial_t(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_t(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_t(x, n, *, out=None) -> Tensor

    The Chebyshev polynomial of the first kind and degree `n` of `2 x - 1`; 0 for a negative degree.

    >>> ow.special.shifted_chebyshev_polynomial_t(ow.tensor([0.75]), 2)
    tensor([-0.5000])
    """


@public("", "n_scalar", "x_scalar", module="special")
def special_shifted_chebyshev_polynomial_u(x, n, *, out=None):
    """shifted_chebyshev_polynomial_u(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_u(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_u(x, n, *, out=None) -> Tensor

    The Chebyshev polynomial of the second kind and degree `n` of `2 x - 1`; 0 for a negative degree.

    >>> ow.special.shifted_chebyshev_polynomial_u(ow.tensor([0.75]), 2)
    tensor([0.])
    """


@public("", "n_scalar", "x_scalar", module="special")
def special_shifted_chebyshev_polynomial_v(x, n, *, out=None):
    """shifted_chebyshev_polynomial_v(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_v(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_v(x, n, *, out=None) -> Tensor

    The Chebyshev polynomial of the third kind and degree `n` of `2 x - 1`; 0 for a negative degree.

    >>> ow.special.shifted_chebyshev_polynomial_v(ow.tensor([0.75]), 2)
    tensor([-1.])
    """


@public("", "n_scalar", "x_scalar", module="special")
def special_shifted_chebyshev_polynomial_w(x, n, *, out=None):
    """shifted_chebyshev_polynomial_w(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_w(x, n, *, out=None) -> Tensor
    shifted_chebyshev_polynomial_w(x, n, *, out=None) -> Tensor

    The Chebyshev polynomial of the fourth kind and degree `n` of `2 x - 1`; 0 for a negative degree.

    >>> ow.special.shifted_chebyshev_polynomial_w(ow.tensor([0.75]), 2)
    tensor([1.])
    """
