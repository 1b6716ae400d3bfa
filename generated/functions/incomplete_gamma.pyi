# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of incomplete_gamma; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor
__all__ = [
    "igamma", "igamma_",
    "igammac", "igammac_",
]

def igamma(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def igamma_(input: _Tensor, other: _Tensor) -> Tensor: ...
def special_gammainc(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def igammac(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def igammac_(input: _Tensor, other: _Tensor) -> Tensor: ...
def special_gammaincc(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def igamma(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The regularized lower incomplete gamma function; NaN for negative arguments."""
    def igamma_(self, other: _Tensor) -> Tensor: ...
    def igammac(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The regularized upper incomplete gamma function, 1 less the lower one; NaN for negative arguments."""
    def igammac_(self, other: _Tensor) -> Tensor: ...
