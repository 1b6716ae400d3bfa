"""The functions and methods of trigonometric; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor
__all__ = [
    "sin", "sin_", "cos", "cos_", "tan", "tan_", "asin", "asin_", "arcsin", "arcsin_", "acos",
    "acos_", "arccos", "arccos_", "atan", "atan_", "arctan", "arctan_", "sinh", "sinh_", "cosh",
    "cosh_", "tanh", "tanh_", "asinh", "asinh_", "arcsinh", "arcsinh_", "acosh", "acosh_",
    "arccosh", "arccosh_", "atanh", "atanh_", "arctanh", "arctanh_",
]

def sin(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def sin_(input: _Tensor) -> Tensor: ...
def cos(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def cos_(input: _Tensor) -> Tensor: ...
def tan(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def tan_(input: _Tensor) -> Tensor: ...
def asin(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def asin_(input: _Tensor) -> Tensor: ...
def arcsin(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def arcsin_(input: _Tensor) -> Tensor: ...
def acos(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def acos_(input: _Tensor) -> Tensor: ...
def arccos(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def arccos_(input: _Tensor) -> Tensor: ...
def atan(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def atan_(input: _Tensor) -> Tensor: ...
def arctan(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def arctan_(input: _Tensor) -> Tensor: ...
def sinh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def sinh_(input: _Tensor) -> Tensor: ...
def cosh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def cosh_(input: _Tensor) -> Tensor: ...
def tanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def tanh_(input: _Tensor) -> Tensor: ...
def asinh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def asinh_(input: _Tensor) -> Tensor: ...
def arcsinh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def arcsinh_(input: _Tensor) -> Tensor: ...
def acosh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def acosh_(input: _Tensor) -> Tensor: ...
def arccosh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def arccosh_(input: _Tensor) -> Tensor: ...
def atanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def atanh_(input: _Tensor) -> Tensor: ...
def arctanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def arctanh_(input: _Tensor) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def sin(self, *, out: _Tensor | None = None) -> Tensor:
        """The sine of an angle in radians."""
    def sin_(self) -> Tensor:
        """As `sin`, written into `input`, which is returned."""
    def cos(self, *, out: _Tensor | None = None) -> Tensor:
        """The cosine of an angle in radians."""
    def cos_(self) -> Tensor:
        """As `cos`, written into `input`, which is returned."""
    def tan(self, *, out: _Tensor | None = None) -> Tensor:
        """The tangent of an angle in radians."""
    def tan_(self) -> Tensor:
        """As `tan`, written into `input`, which is returned."""
    def asin(self, *, out: _Tensor | None = None) -> Tensor:
        """The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1]."""
    def asin_(self) -> Tensor:
        """As `asin`, written into `input`, which is returned."""
    def arcsin(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `asin`."""
    def arcsin_(self) -> Tensor:
        """As `arcsin`, written into `input`, which is returned."""
    def acos(self, *, out: _Tensor | None = None) -> Tensor:
        """The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1]."""
    def acos_(self) -> Tensor:
        """As `acos`, written into `input`, which is returned."""
    def arccos(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `acos`."""
    def arccos_(self) -> Tensor:
        """As `arccos`, written into `input`, which is returned."""
    def atan(self, *, out: _Tensor | None = None) -> Tensor:
        """The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent."""
    def atan_(self) -> Tensor:
        """As `atan`, written into `input`, which is returned."""
    def arctan(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `atan`."""
    def arctan_(self) -> Tensor:
        """As `arctan`, written into `input`, which is returned."""
    def sinh(self, *, out: _Tensor | None = None) -> Tensor:
        """The hyperbolic sine, `(exp(input) - exp(-input)) / 2`."""
    def sinh_(self) -> Tensor:
        """As `sinh`, written into `input`, which is returned."""
    def cosh(self, *, out: _Tensor | None = None) -> Tensor:
        """The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`."""
    def cosh_(self) -> Tensor:
        """As `cosh`, written into `input`, which is returned."""
    def tanh(self, *, out: _Tensor | None = None) -> Tensor:
        """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1."""
    def tanh_(self) -> Tensor:
        """As `tanh`, written into `input`, which is returned."""
    def asinh(self, *, out: _Tensor | None = None) -> Tensor:
        """The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`."""
    def asinh_(self) -> Tensor:
        """As `asinh`, written into `input`, which is returned."""
    def arcsinh(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `asinh`."""
    def arcsinh_(self) -> Tensor:
        """As `arcsinh`, written into `input`, which is returned."""
    def acosh(self, *, out: _Tensor | None = None) -> Tensor:
        """The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1."""
    def acosh_(self) -> Tensor:
        """As `acosh`, written into `input`, which is returned."""
    def arccosh(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `acosh`."""
    def arccosh_(self) -> Tensor:
        """As `arccosh`, written into `input`, which is returned."""
    def atanh(self, *, out: _Tensor | None = None) -> Tensor:
        """The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1]."""
    def atanh_(self) -> Tensor:
        """As `atanh`, written into `input`, which is returned."""
    def arctanh(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `atanh`."""
    def arctanh_(self) -> Tensor:
        """As `arctanh`, written into `input`, which is returned."""
