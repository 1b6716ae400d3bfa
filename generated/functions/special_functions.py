# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of special_functions."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def erfinv(input, *, out=None):
    """The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """


erfinv_ = declare("erfinv_(input)", "As `erfinv`, written into `input`, which is returned.", result="", method=True)
special_erfinv = declare("special_erfinv(input, *, out=None)", "Another name of `erfinv`.", result="", module="special")


@public(method=True)
def lgamma(input, *, out=None):
    """The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """


lgamma_ = declare("lgamma_(input)", "As `lgamma`, written into `input`, which is returned.", result="", method=True)
special_gammaln = declare("special_gammaln(input, *, out=None)", "Another name of `lgamma`.", result="",
    module="special")
_foreach_lgamma = declare("_foreach_lgamma(input)", "`lgamma` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_lgamma_ = declare("_foreach_lgamma_(input)", "As `_foreach_lgamma`, written into `input`.", result="",
    shown=True)
_deviance = declare("_deviance(input, other)", "`self * log(self / other) - self + other`, right where both are nearly "
    "equal.")
_stirling_rest = declare("_stirling_rest(input)", "`lgamma(self) - (self - 1 / 2) * log(self) + self - log(2 * pi) / "
    "2`, by its series from 10 (DLMF 5.11.1).")
_log_less_digamma = declare("_log_less_digamma(input)", "`log(self) - digamma(self)`, by its series from 10 (DLMF "
    "5.11.2).")


@public()
def _log_gamma_density(input, other):
    """`(self - 1) * log(other) - other - lgamma(self)`: the logarithm of a gamma distribution's density.

    It is that of Poisson's probability of `self - 1` at the rate `other`, too.
    """


@public(method=True)
def digamma(input, *, out=None):
    """The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """


digamma_ = declare("digamma_(input)", "As `digamma`, written into `input`, which is returned.", result="", method=True)
special_digamma = declare("special_digamma(input, *, out=None)", "Another name of `digamma`.", result="",
    module="special")
special_psi = declare("special_psi(input, *, out=None)", "Another name of `digamma`.", result="", module="special")


@public(method=True, position=1)
def polygamma(n, input, *, out=None):
    """The derivative number `n` of `digamma`; a negative `n` raises RuntimeError.

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """


polygamma_ = declare("polygamma_(n, input)", "As `polygamma`, written into `input`, which is returned.", result="",
    method=True, position=1)
special_polygamma = declare("special_polygamma(n, input, *, out=None)", "Another name of `polygamma`.", result="",
    module="special")


@public(method=True)
def mvlgamma(input, p, *, out=None):
    """The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """


mvlgamma_ = declare("mvlgamma_(input, p)", "As `mvlgamma`, written into `input`, which is returned.", result="",
    method=True)
special_multigammaln = declare("special_multigammaln(input, p, *, out=None)", "Another name of `mvlgamma`.", result="",
    module="special")


@public(method=True)
def logit(input, eps=None, *, out=None):
    """The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """


logit_ = declare("logit_(input, eps=None)", "As `logit`, written into `input`, which is returned.", result="",
    method=True)
special_logit = declare("special_logit(input, eps=None, *, out=None)", "Another name of `logit`.", result="",
    module="special")
