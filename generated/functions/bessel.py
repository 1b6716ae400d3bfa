# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of bessel."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def sinc(input, *, out=None):
    """`sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """


sinc_ = declare("sinc_(input)", "As `sinc`, written into `input`, which is returned.", result="", method=True)
special_sinc = declare("special_sinc(input, *, out=None)", "Another name of `sinc`.", result="", module="special")
_sinc_slope = declare("_sinc_slope(input)", "The derivative of `sinc`, whose turns are counted before they are "
    "multiplied by pi.")
_sinc_gradient = declare("_sinc_gradient(grad, input)", "The gradient of `sinc`.")


@public(method=True)
def i0(input, *, out=None):
    """The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """


i0_ = declare("i0_(input)", "As `i0`, written into `input`, which is returned.", result="", method=True)
special_i0 = declare("special_i0(input, *, out=None)", "Another name of `i0`.", result="", module="special")
special_modified_bessel_i0 = declare("special_modified_bessel_i0(input, *, out=None)", "Another name of `i0`.",
    result="", module="special")


@public(module="special")
def special_i0e(input, *, out=None):
    """`exp(-|input|) * i0(input)`, which does not overflow.

    >>> ow.special.i0e(ow.tensor([1.0]))
    tensor([0.4658])
    """


@public(module="special")
def special_i1(input, *, out=None):
    """The modified Bessel function of the first kind and order 1.

    >>> ow.special.i1(ow.tensor([1.0]))
    tensor([0.5652])
    """


special_modified_bessel_i1 = declare("special_modified_bessel_i1(input, *, out=None)", "Another name of `special.i1`.",
    result="", module="special")
_i0e_less_i1e = declare("_i0e_less_i1e(input)", "`i0e(abs(self)) - i1e(abs(self))`, which cancels where it is not a "
    "polynomial of the inverse: that interpolates `x ** 1.5` times the difference at Chebyshev's places, to a relative "
    "error of 1e-15.")


@public(module="special")
def special_i1e(input, *, out=None):
    """`exp(-|input|) * i1(input)`, which does not overflow.

    >>> ow.special.i1e(ow.tensor([1.0]))
    tensor([0.2079])
    """


_i1_slope = declare("_i1_slope(input)", "The derivative of `special.i1`.")
_i1e_slope = declare("_i1e_slope(input)", "The derivative of `special.i1`, times `exp(-|input|)`.")


@public(module="special")
def special_erfcx(input, *, out=None):
    """`exp(input²) * erfc(input)`, which does not vanish.

    >>> ow.special.erfcx(ow.tensor([10.0]))
    tensor([0.0561])
    """


_normal_density = declare("_normal_density(input)", "The density of the normal distribution.")
_log_ndtr_slope = declare("_log_ndtr_slope(input)", "The derivative of `special.log_ndtr`.")


@public(module="special")
def special_entr(input, *, out=None):
    """The entropy `-input * log(input)`; 0 at 0, -inf below.

    >>> ow.special.entr(ow.tensor([0.5, 0.0, -1.0]))
    tensor([0.3466, 0.0000,   -inf])
    """


@public(module="special")
def special_ndtr(input, *, out=None):
    """The distribution function of the standard normal distribution.

    >>> ow.special.ndtr(ow.tensor([0.0, 1.0]))
    tensor([0.5000, 0.8413])
    """


@public(module="special")
def special_ndtri(input, *, out=None):
    """The inverse of `ndtr`; -inf at 0, inf at 1.

    >>> ow.special.ndtri(ow.tensor([0.5, 0.8413]))
    tensor([0.0000, 0.9998])
    """


@public(module="special")
def special_log_ndtr(input, *, out=None):
    """The logarithm of `ndtr`, accurate far below 0.

    >>> ow.special.log_ndtr(ow.tensor([-10.0]))
    tensor([-53.2313])
    """
