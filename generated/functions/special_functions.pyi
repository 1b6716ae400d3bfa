"""The functions of special_functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _float, _int, _Number, _Tensor

from .. import Tensor

def erfinv(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """

def erfinv_(input: _Tensor) -> Tensor:
    """The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """

def special_erfinv(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `erfinv`.

    The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """

def lgamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """

def lgamma_(input: _Tensor) -> Tensor:
    """The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """

def special_gammaln(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `lgamma`.

    The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """

def digamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """

def digamma_(input: _Tensor) -> Tensor:
    """The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """

def special_digamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `digamma`.

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """

def special_psi(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `digamma`.

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """

def polygamma(n: _int, input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The derivative number `n` of `digamma`; a negative `n` is refused (RuntimeError).

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """

def special_polygamma(n: _int, input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `polygamma`.

    The derivative number `n` of `digamma`; a negative `n` is refused (RuntimeError).

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """

def mvlgamma(input: _Tensor, p: _int, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.9379])
    """

def mvlgamma_(input: _Tensor, p: _int) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.9379])
    """

def special_multigammaln(input: _Tensor, p: _int, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `mvlgamma`.

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.9379])
    """

def logit(input: _Tensor, eps: _float | None = None, *, out: _Tensor | None = None) -> Tensor:
    """The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """

def logit_(input: _Tensor, eps: _float | None = None) -> Tensor:
    """The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """

def special_logit(input: _Tensor, eps: _float | None = None, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `logit`.

    The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """

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

@overload
def xlogy(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def xlogy(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def xlogy(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def xlogy_(input: _Tensor, other: _Tensor) -> Tensor:
    """`input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def xlogy_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def special_xlogy(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `xlogy`.

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def special_xlogy(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_xlogy(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def special_xlog1py(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input * log(1 + other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.special.xlog1py(ow.tensor([0.0, 2.0]), ow.tensor([-1.0, 3.0]))
    tensor([0.0000, 2.7726])
    """
@overload
def special_xlog1py(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_xlog1py(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def special_zeta(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The Hurwitz zeta function, the sum of `(k + other) ** -input` over k from 0 on.

    >>> ow.special.zeta(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([1.6449])
    """
@overload
def special_zeta(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_zeta(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
