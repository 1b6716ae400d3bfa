"""The functions of bessel.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor

def sinc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """

def sinc_(input: _Tensor) -> Tensor:
    """`sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """

def special_sinc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `sinc`.

    `sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """

def i0(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """

def i0_(input: _Tensor) -> Tensor:
    """The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """

def special_i0(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `i0`.

    The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """

def special_i0e(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(-|input|) * i0(input)`, which does not overflow.

    >>> ow.special.i0e(ow.tensor([1.0]))
    tensor([0.4658])
    """

def special_i1(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind and order 1.

    >>> ow.special.i1(ow.tensor([1.0]))
    tensor([0.5652])
    """

def special_i1e(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(-|input|) * i1(input)`, which does not overflow.

    >>> ow.special.i1e(ow.tensor([1.0]))
    tensor([0.2079])
    """

def special_erfcx(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(input²) * erfc(input)`, which does not vanish.

    >>> ow.special.erfcx(ow.tensor([10.0]))
    tensor([0.0561])
    """

def special_entr(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The entropy `-input * log(input)`; 0 at 0, -inf below.

    >>> ow.special.entr(ow.tensor([0.5, 0.0, -1.0]))
    tensor([0.3466, 0.0000,   -inf])
    """

def special_ndtr(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The distribution function of the standard normal distribution.

    >>> ow.special.ndtr(ow.tensor([0.0, 1.0]))
    tensor([0.5000, 0.8413])
    """

def special_ndtri(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse of `ndtr`; -inf at 0, inf at 1.

    >>> ow.special.ndtri(ow.tensor([0.5, 0.8413]))
    tensor([0.0000, 0.9998])
    """

def special_log_ndtr(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of `ndtr`, accurate far below 0.

    >>> ow.special.log_ndtr(ow.tensor([-10.0]))
    tensor([-53.2313])
    """
