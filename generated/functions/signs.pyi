"""The functions and methods of signs; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor
__all__ = [
    "neg", "neg_", "negative", "negative_", "positive", "abs", "abs_", "absolute", "absolute_",
    "sgn", "sgn_", "sign", "sign_",
]

def neg(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def neg_(input: _Tensor) -> Tensor: ...
def negative(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def negative_(input: _Tensor) -> Tensor: ...
def positive(input: _Tensor) -> Tensor: ...
def abs(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def abs_(input: _Tensor) -> Tensor: ...
def absolute(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def absolute_(input: _Tensor) -> Tensor: ...
def sgn(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def sgn_(input: _Tensor) -> Tensor: ...
def sign(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def sign_(input: _Tensor) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def __neg__(self) -> Tensor: ...
    def __pos__(self) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def neg(self, *, out: _Tensor | None = None) -> Tensor:
        """The negative, `-input`."""
    def neg_(self) -> Tensor:
        """As `neg`, written into `input`, which is returned."""
    def negative(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `neg`."""
    def negative_(self) -> Tensor:
        """As `negative`, written into `input`, which is returned."""
    def positive(self) -> Tensor:
        """The tensor itself, for the sign `+`."""
    def abs(self, *, out: _Tensor | None = None) -> Tensor:
        """The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real."""
    def abs_(self) -> Tensor:
        """As `abs`, written into `input`, which is returned."""
    def absolute(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `abs`."""
    def absolute_(self) -> Tensor:
        """As `absolute`, written into `input`, which is returned."""
    def sgn(self, *, out: _Tensor | None = None) -> Tensor:
        """The sign; of a complex number its direction `z / |z|`. It is 0 at 0."""
    def sgn_(self) -> Tensor:
        """As `sgn`, written into `input`, which is returned."""
    def sign(self, *, out: _Tensor | None = None) -> Tensor:
        """The sign: -1, 0 or 1."""
    def sign_(self) -> Tensor:
        """As `sign`, written into `input`, which is returned."""
