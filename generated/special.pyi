"""Special functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from . import Tensor, _bool, _DType, _float, _int, _Number, _Tensor

__all__ = [
    "digamma",
    "entr",
    "erf",
    "erfc",
    "erfcx",
    "erfinv",
    "exp2",
    "expit",
    "expm1",
    "gammaln",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "log1p",
    "log_ndtr",
    "log_softmax",
    "logit",
    "logsumexp",
    "multigammaln",
    "ndtr",
    "ndtri",
    "polygamma",
    "psi",
    "sinc",
    "softmax",
    "xlog1py",
    "xlogy",
    "zeta",
]

def expit(input: _Tensor) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`: SciPy's name of sigmoid.

    >>> ow.special.expit(ow.tensor([0.0]))
    tensor([0.5000])
    """

def erf(input: _Tensor) -> Tensor:
    """The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

    >>> ow.special.erf(ow.tensor([1.0]))
    tensor([0.8427])
    """

def erfc(input: _Tensor) -> Tensor:
    """The complementary error function `1 - erf(input)`, accurate for large `input`.

    >>> ow.special.erfc(ow.tensor([1.0]))
    tensor([0.1573])
    """

def exp2(input: _Tensor) -> Tensor:
    """2 to the power of every element.

    >>> ow.special.exp2(ow.tensor([3.0]))
    tensor([8.])
    """

def expm1(input: _Tensor) -> Tensor:
    """`exp(input) - 1`, accurate near 0.

    >>> ow.special.expm1(ow.tensor([1.0]))
    tensor([1.7183])
    """

def log1p(input: _Tensor) -> Tensor:
    """`log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.special.log1p(ow.tensor([1.0]))
    tensor([0.6931])
    """

@overload
def logsumexp(input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False) -> Tensor:
    """The logarithm of the sum of exponentials, `log(sum(exp(input)))`, without overflow.

    >>> ow.special.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor(1000.6932)
    """
@overload
def logsumexp(input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False) -> Tensor: ...

@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    >>> ow.special.softmax(ow.tensor([0.0, 0.0]), 0)
    tensor([0.5000, 0.5000])
    """
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.special.log_softmax(ow.tensor([0.0, 0.0]), 0)
    tensor([-0.6931, -0.6931])
    """
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

def erfinv(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `erfinv`.

    The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """

def gammaln(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `lgamma`.

    The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """

def digamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `digamma`.

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """

def psi(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `digamma`.

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """

def polygamma(n: _int, input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `polygamma`.

    The derivative number `n` of `digamma`; a negative `n` is refused (RuntimeError).

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """

def multigammaln(input: _Tensor, p: _int, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `mvlgamma`.

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """

def logit(input: _Tensor, eps: _float | None = None, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `logit`.

    The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """

def sinc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `sinc`.

    `sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """

def i0(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `i0`.

    The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """

def i0e(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(-|input|) * i0(input)`, which does not overflow.

    >>> ow.special.i0e(ow.tensor([1.0]))
    tensor([0.4658])
    """

def i1(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind and order 1.

    >>> ow.special.i1(ow.tensor([1.0]))
    tensor([0.5652])
    """

def i1e(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(-|input|) * i1(input)`, which does not overflow.

    >>> ow.special.i1e(ow.tensor([1.0]))
    tensor([0.2079])
    """

def erfcx(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(input²) * erfc(input)`, which does not vanish.

    >>> ow.special.erfcx(ow.tensor([10.0]))
    tensor([0.0561])
    """

def entr(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The entropy `-input * log(input)`; 0 at 0, -inf below.

    >>> ow.special.entr(ow.tensor([0.5, 0.0, -1.0]))
    tensor([0.3466, 0.0000,   -inf])
    """

def ndtr(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The distribution function of the standard normal distribution.

    >>> ow.special.ndtr(ow.tensor([0.0, 1.0]))
    tensor([0.5000, 0.8413])
    """

def ndtri(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse of `ndtr`; -inf at 0, inf at 1.

    >>> ow.special.ndtri(ow.tensor([0.5, 0.8413]))
    tensor([0.0000, 0.9998])
    """

def log_ndtr(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of `ndtr`, accurate far below 0.

    >>> ow.special.log_ndtr(ow.tensor([-10.0]))
    tensor([-53.2313])
    """

@overload
def xlogy(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `xlogy`.

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def xlogy(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def xlogy(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def xlog1py(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input * log(1 + other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.special.xlog1py(ow.tensor([0.0, 2.0]), ow.tensor([-1.0, 3.0]))
    tensor([0.0000, 2.7726])
    """
@overload
def xlog1py(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def xlog1py(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def zeta(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The Hurwitz zeta function, the sum of `(k + other) ** -input` over k from 0 on.

    >>> ow.special.zeta(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([1.6449])
    """
@overload
def zeta(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def zeta(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
