"""The functions and methods of special_functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees.
# mypy: ignore-errors

from runtime.dispatch.public import public

__all__ = [
    "erfinv", "erfinv_", "lgamma", "lgamma_", "_foreach_lgamma", "_foreach_lgamma_", "digamma", "digamma_",
    "polygamma", "polygamma_", "mvlgamma", "mvlgamma_", "logit", "logit_",
]


@public(method=True)
def erfinv(input, *, out=None):
    """The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """


@public(result="", method=True)
def erfinv_(input):
    """As `erfinv`, written into `input`, which is returned."""


@public(result="")
def special_erfinv(input, *, out=None):
    """Another name of `erfinv`."""


@public(method=True)
def lgamma(input, *, out=None):
    """The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """


@public(result="", method=True)
def lgamma_(input):
    """As `lgamma`, written into `input`, which is returned."""


@public(result="")
def special_gammaln(input, *, out=None):
    """Another name of `lgamma`."""


@public(result="tuple[Tensor, ...]")
def _foreach_lgamma(input):
    """`lgamma` of every tensor of a list."""


@public(result="")
def _foreach_lgamma_(input):
    """As `_foreach_lgamma`, written into `input`."""


@public()
def _deviance(input, other):
    """`self * log(self / other) - self + other`, right where both are nearly equal."""


@public()
def _stirling_rest(input):
    """`lgamma(self) - (self - 1 / 2) * log(self) + self - log(2 * pi) / 2`, by its series from 10 (DLMF
        5.11.1).
    """


@public()
def _log_less_digamma(input):
    """`log(self) - digamma(self)`, by its series from 10 (DLMF 5.11.2)."""


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


@public(result="", method=True)
def digamma_(input):
    """As `digamma`, written into `input`, which is returned."""


@public(result="")
def special_digamma(input, *, out=None):
    """Another name of `digamma`."""


@public(result="")
def special_psi(input, *, out=None):
    """Another name of `digamma`."""


@public(method=True, position=1)
def polygamma(n, input, *, out=None):
    """The derivative number `n` of `digamma`; a negative `n` raises RuntimeError.

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """


@public(result="", method=True, position=1)
def polygamma_(n, input):
    """As `polygamma`, written into `input`, which is returned."""


@public(result="")
def special_polygamma(n, input, *, out=None):
    """Another name of `polygamma`."""


@public(method=True)
def mvlgamma(input, p, *, out=None):
    """The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """


@public(result="", method=True)
def mvlgamma_(input, p):
    """As `mvlgamma`, written into `input`, which is returned."""


@public(result="")
def special_multigammaln(input, p, *, out=None):
    """Another name of `mvlgamma`."""


@public(method=True)
def logit(input, eps=None, *, out=None):
    """The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """


@public(result="", method=True)
def logit_(input, eps=None):
    """As `logit`, written into `input`, which is returned."""


@public(result="")
def special_logit(input, eps=None, *, out=None):
    """Another name of `logit`."""
