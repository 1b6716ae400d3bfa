"""The functions and methods of special_functions; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _float, _int, _Tensor

from .. import Tensor
__all__ = [
    "erfinv", "erfinv_", "lgamma", "lgamma_", "digamma", "digamma_", "polygamma", "mvlgamma",
    "mvlgamma_", "logit", "logit_",
]

def erfinv(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def erfinv_(input: _Tensor) -> Tensor: ...
def special_erfinv(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def lgamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def lgamma_(input: _Tensor) -> Tensor: ...
def special_gammaln(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def digamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def digamma_(input: _Tensor) -> Tensor: ...
def special_digamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def special_psi(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def polygamma(n: _int, input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def special_polygamma(n: _int, input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def mvlgamma(input: _Tensor, p: _int, *, out: _Tensor | None = None) -> Tensor: ...
def mvlgamma_(input: _Tensor, p: _int) -> Tensor: ...
def special_multigammaln(input: _Tensor, p: _int, *, out: _Tensor | None = None) -> Tensor: ...
def logit(input: _Tensor, eps: _float | None = None, *, out: _Tensor | None = None) -> Tensor: ...
def logit_(input: _Tensor, eps: _float | None = None) -> Tensor: ...
def special_logit(input: _Tensor, eps: _float | None = None, *, out: _Tensor | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def erfinv(self, *, out: _Tensor | None = None) -> Tensor:
        """The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1]."""
    def erfinv_(self) -> Tensor:
        """As `erfinv`, written into `input`, which is returned."""
    def lgamma(self, *, out: _Tensor | None = None) -> Tensor:
        """The logarithm of the absolute value of the gamma function."""
    def lgamma_(self) -> Tensor:
        """As `lgamma`, written into `input`, which is returned."""
    def digamma(self, *, out: _Tensor | None = None) -> Tensor:
        """The derivative of `lgamma`; -inf at 0."""
    def digamma_(self) -> Tensor:
        """As `digamma`, written into `input`, which is returned."""
    def polygamma(self, n: _int, *, out: _Tensor | None = None) -> Tensor:
        """The derivative number `n` of `digamma`; a negative `n` is refused (RuntimeError)."""
    def mvlgamma(self, p: _int, *, out: _Tensor | None = None) -> Tensor:
        """The logarithm of the multivariate gamma function of dimension `p`."""
    def mvlgamma_(self, p: _int) -> Tensor:
        """As `mvlgamma`, written into `input`, which is returned."""
    def logit(self, eps: _float | None = None, *, out: _Tensor | None = None) -> Tensor:
        """The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
            eps]` first.
        """
    def logit_(self, eps: _float | None = None) -> Tensor:
        """As `logit`, written into `input`, which is returned."""
