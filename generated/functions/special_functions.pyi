"""The functions of special_functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _float, _int, _Tensor

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
    tensor([0.4516, 1.5502])
    """

def mvlgamma_(input: _Tensor, p: _int) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """

def special_multigammaln(input: _Tensor, p: _int, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `mvlgamma`.

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
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
