# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of cylinder_functions."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(module="special")
def special_bessel_j0(input, *, out=None):
    """The Bessel function of the first kind and order 0.

    >>> ow.special.bessel_j0(ow.tensor([1.0]))
    tensor([0.7652])
    """


@public(module="special")
def special_bessel_j1(input, *, out=None):
    """The Bessel function of the first kind and order 1.

    >>> ow.special.bessel_j1(ow.tensor([1.0]))
    tensor([0.4401])
    """


@public(module="special")
def special_bessel_y0(input, *, out=None):
    """The Bessel function of the second kind and order 0; -inf at 0, NaN below.

    >>> ow.special.bessel_y0(ow.tensor([1.0]))
    tensor([0.0883])
    """


@public(module="special")
def special_bessel_y1(input, *, out=None):
    """The Bessel function of the second kind and order 1; -inf at 0, NaN below.

    >>> ow.special.bessel_y1(ow.tensor([1.0]))
    tensor([-0.7812])
    """


@public(module="special")
def special_modified_bessel_k0(input, *, out=None):
    """The modified Bessel function of the second kind and order 0; inf at 0, NaN below.

    >>> ow.special.modified_bessel_k0(ow.tensor([1.0]))
    tensor([0.4210])
    """


@public(module="special")
def special_modified_bessel_k1(input, *, out=None):
    """The modified Bessel function of the second kind and order 1; inf at 0, NaN below.

    >>> ow.special.modified_bessel_k1(ow.tensor([1.0]))
    tensor([0.6019])
    """


_k1e_less_k0e = declare("_k1e_less_k0e(x)", "The difference of the scaled functions of orders 1 and 0 from 6 on, where "
    "it cancels; below it is that of 6. A polynomial of the inverse interpolates `x ** 1.5` times it at Chebyshev's "
    "places, to a relative error of 1e-16.")


@public(module="special")
def special_scaled_modified_bessel_k0(x, *, out=None):
    """The modified Bessel function of the second kind and order 0, times `exp(input)`; inf at 0, NaN below.

    >>> ow.special.scaled_modified_bessel_k0(ow.tensor([1.0]))
    tensor([1.1445])
    """


@public(module="special")
def special_scaled_modified_bessel_k1(x, *, out=None):
    """The modified Bessel function of the second kind and order 1, times `exp(input)`; inf at 0, NaN below.

    >>> ow.special.scaled_modified_bessel_k1(ow.tensor([1.0]))
    tensor([1.6362])
    """


@public(module="special")
def special_spherical_bessel_j0(x, *, out=None):
    """The spherical Bessel function of the first kind and order 0, `sin(input) / input`; 1 at 0.

    >>> ow.special.spherical_bessel_j0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 0.8415])
    """


_spherical_bessel_slope = declare("_spherical_bessel_slope(x)", "The derivative of `special.spherical_bessel_j0`.")


@public(module="special")
def special_airy_ai(x, *, out=None):
    """The Airy function Ai.

    >>> ow.special.airy_ai(ow.tensor([1.0]))
    tensor([0.1353])
    """
