"""The functions and methods of binary_functions; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor
__all__ = [
    "fmax", "fmin", "atan2", "atan2_", "arctan2", "arctan2_", "hypot", "hypot_", "logaddexp",
    "logaddexp2", "copysign", "copysign_", "nextafter", "nextafter_", "ldexp", "ldexp_", "gcd",
    "gcd_", "lcm", "lcm_", "heaviside", "heaviside_",
]

def fmax(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def fmin(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def atan2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def atan2_(input: _Tensor, other: _Tensor) -> Tensor: ...
def arctan2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def arctan2_(input: _Tensor, other: _Tensor) -> Tensor: ...
def hypot(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def hypot_(input: _Tensor, other: _Tensor) -> Tensor: ...
def logaddexp(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def logaddexp2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def copysign(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def copysign(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def copysign_(input: _Tensor, other: _Tensor) -> Tensor: ...
@overload
def copysign_(input: _Tensor, other: _Number) -> Tensor: ...
def nextafter(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def nextafter_(input: _Tensor, other: _Tensor) -> Tensor: ...
def ldexp(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def ldexp_(input: _Tensor, other: _Tensor) -> Tensor: ...
def gcd(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def gcd_(input: _Tensor, other: _Tensor) -> Tensor: ...
def lcm(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def lcm_(input: _Tensor, other: _Tensor) -> Tensor: ...
def heaviside(input: _Tensor, values: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def heaviside_(input: _Tensor, values: _Tensor) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def fmax(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The larger of two elements; where one is NaN, the other."""
    def fmin(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The smaller of two elements; where one is NaN, the other."""
    def atan2(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`."""
    def atan2_(self, other: _Tensor) -> Tensor:
        """As `atan2`, written into `input`, which is returned."""
    def arctan2(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `atan2`."""
    def arctan2_(self, other: _Tensor) -> Tensor:
        """As `arctan2`, written into `input`, which is returned."""
    def hypot(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The hypotenuse, `sqrt(input² + other²)`, without overflow."""
    def hypot_(self, other: _Tensor) -> Tensor:
        """As `hypot`, written into `input`, which is returned."""
    def logaddexp(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The logarithm of the sum of exponentials, `log(exp(input) + exp(other))`, without overflow."""
    def logaddexp2(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The same to base 2, `log2(2 ** input + 2 ** other)`."""
    @overload
    def copysign(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The size of `input` with the sign of `other`."""
    @overload
    def copysign(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def copysign_(self, other: _Tensor) -> Tensor:
        """As `copysign`, written into `input`, which is returned."""
    @overload
    def copysign_(self, other: _Number) -> Tensor: ...
    def nextafter(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The floating number next to `input` on the way to `other`."""
    def nextafter_(self, other: _Tensor) -> Tensor:
        """As `nextafter`, written into `input`, which is returned."""
    def ldexp(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """`input` times 2 to the power of `other`."""
    def ldexp_(self, other: _Tensor) -> Tensor:
        """As `ldexp`, written into `input`, which is returned."""
    def gcd(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The greatest common divisor of integers, which is not negative."""
    def gcd_(self, other: _Tensor) -> Tensor:
        """As `gcd`, written into `input`, which is returned."""
    def lcm(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The least common multiple of integers; 0 where one of them is 0."""
    def lcm_(self, other: _Tensor) -> Tensor:
        """As `lcm`, written into `input`, which is returned."""
    def heaviside(self, values: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError)."""
    def heaviside_(self, values: _Tensor) -> Tensor:
        """As `heaviside`, written into `input`, which is returned."""
