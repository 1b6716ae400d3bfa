"""The functions and methods of exponential; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor
__all__ = [
    "exp", "exp_", "exp2", "exp2_", "expm1", "expm1_", "log", "log_", "log2", "log2_", "log10",
    "log10_", "log1p", "log1p_", "sqrt", "sqrt_", "rsqrt", "rsqrt_",
]

def exp(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def exp_(input: _Tensor) -> Tensor: ...
def exp2(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def exp2_(input: _Tensor) -> Tensor: ...
def expm1(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def expm1_(input: _Tensor) -> Tensor: ...
def log(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def log_(input: _Tensor) -> Tensor: ...
def log2(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def log2_(input: _Tensor) -> Tensor: ...
def log10(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def log10_(input: _Tensor) -> Tensor: ...
def log1p(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def log1p_(input: _Tensor) -> Tensor: ...
def sqrt(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def sqrt_(input: _Tensor) -> Tensor: ...
def rsqrt(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def rsqrt_(input: _Tensor) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def exp(self, *, out: _Tensor | None = None) -> Tensor:
        """The exponential `e ** input`."""
    def exp_(self) -> Tensor:
        """As `exp`, written into `input`, which is returned."""
    def exp2(self, *, out: _Tensor | None = None) -> Tensor:
        """2 to the power of every element."""
    def exp2_(self) -> Tensor:
        """As `exp2`, written into `input`, which is returned."""
    def expm1(self, *, out: _Tensor | None = None) -> Tensor:
        """`exp(input) - 1`, accurate near 0, where the difference would lose its digits."""
    def expm1_(self) -> Tensor:
        """As `expm1`, written into `input`, which is returned."""
    def log(self, *, out: _Tensor | None = None) -> Tensor:
        """The natural logarithm; -inf at 0, NaN below."""
    def log_(self) -> Tensor:
        """As `log`, written into `input`, which is returned."""
    def log2(self, *, out: _Tensor | None = None) -> Tensor:
        """The logarithm to base 2; -inf at 0, NaN below."""
    def log2_(self) -> Tensor:
        """As `log2`, written into `input`, which is returned."""
    def log10(self, *, out: _Tensor | None = None) -> Tensor:
        """The logarithm to base 10; -inf at 0, NaN below."""
    def log10_(self) -> Tensor:
        """As `log10`, written into `input`, which is returned."""
    def log1p(self, *, out: _Tensor | None = None) -> Tensor:
        """`log(1 + input)`, accurate near 0; -inf at -1, NaN below."""
    def log1p_(self) -> Tensor:
        """As `log1p`, written into `input`, which is returned."""
    def sqrt(self, *, out: _Tensor | None = None) -> Tensor:
        """The square root; NaN below 0."""
    def sqrt_(self) -> Tensor:
        """As `sqrt`, written into `input`, which is returned."""
    def rsqrt(self, *, out: _Tensor | None = None) -> Tensor:
        """One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below."""
    def rsqrt_(self) -> Tensor:
        """As `rsqrt`, written into `input`, which is returned."""
