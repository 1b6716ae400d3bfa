"""The functions and methods of rounding; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _float, _int, _Tensor

from .. import Tensor
__all__ = [
    "floor", "floor_", "ceil", "ceil_", "trunc", "trunc_", "fix", "fix_", "frac", "frac_", "round",
    "round_", "signbit", "isposinf", "isneginf", "isreal", "nan_to_num", "nan_to_num_", "deg2rad",
    "deg2rad_", "rad2deg", "rad2deg_",
]

def floor(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def floor_(input: _Tensor) -> Tensor: ...
def ceil(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def ceil_(input: _Tensor) -> Tensor: ...
def trunc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def trunc_(input: _Tensor) -> Tensor: ...
def fix(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def fix_(input: _Tensor) -> Tensor: ...
def frac(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def frac_(input: _Tensor) -> Tensor: ...
@overload
def round(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def round(input: _Tensor, *, decimals: _int, out: _Tensor | None = None) -> Tensor: ...
@overload
def round_(input: _Tensor) -> Tensor: ...
@overload
def round_(input: _Tensor, *, decimals: _int) -> Tensor: ...
@overload
def special_round(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_round(input: _Tensor, *, decimals: _int, out: _Tensor | None = None) -> Tensor: ...
def signbit(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def isposinf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def isneginf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def isreal(input: _Tensor) -> Tensor: ...
def nan_to_num(
    input: _Tensor,
    nan: _float | None = None,
    posinf: _float | None = None,
    neginf: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
def nan_to_num_(
    input: _Tensor, nan: _float | None = None, posinf: _float | None = None, neginf: _float | None = None
) -> Tensor: ...
def _replace_nonfinite(input: _Tensor, value: _float, posinf: _float, neginf: _float) -> Tensor: ...
def deg2rad(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def deg2rad_(input: _Tensor) -> Tensor: ...
def rad2deg(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def rad2deg_(input: _Tensor) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def floor(self, *, out: _Tensor | None = None) -> Tensor:
        """The largest integer that is not above the element."""
    def floor_(self) -> Tensor:
        """As `floor`, written into `input`, which is returned."""
    def ceil(self, *, out: _Tensor | None = None) -> Tensor:
        """The smallest integer that is not below the element."""
    def ceil_(self) -> Tensor:
        """As `ceil`, written into `input`, which is returned."""
    def trunc(self, *, out: _Tensor | None = None) -> Tensor:
        """The integer part: what stands behind the point is cut off."""
    def trunc_(self) -> Tensor:
        """As `trunc`, written into `input`, which is returned."""
    def fix(self, *, out: _Tensor | None = None) -> Tensor:
        """Another name of `trunc`."""
    def fix_(self) -> Tensor:
        """As `fix`, written into `input`, which is returned."""
    def frac(self, *, out: _Tensor | None = None) -> Tensor:
        """What stands behind the point, `input - trunc(input)`, with the sign of the element."""
    def frac_(self) -> Tensor:
        """As `frac`, written into `input`, which is returned."""
    @overload
    def round(self, *, out: _Tensor | None = None) -> Tensor:
        """The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
            neighbour.
        """
    @overload
    def round(self, *, decimals: _int, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def round_(self) -> Tensor:
        """As `round`, written into `input`, which is returned."""
    @overload
    def round_(self, *, decimals: _int) -> Tensor: ...
    def signbit(self, *, out: _Tensor | None = None) -> Tensor:
        """Whether the sign is minus, that of -0.0 included, as bool."""
    def isposinf(self, *, out: _Tensor | None = None) -> Tensor:
        """Whether elements are inf, as bool; integers never are."""
    def isneginf(self, *, out: _Tensor | None = None) -> Tensor:
        """Whether elements are -inf, as bool; integers never are."""
    def isreal(self) -> Tensor:
        """Whether the imaginary part is 0, as bool; it is for all that is not complex."""
    def nan_to_num(
        self,
        nan: _float | None = None,
        posinf: _float | None = None,
        neginf: _float | None = None,
        *,
        out: _Tensor | None = None,
    ) -> Tensor:
        """NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
            smallest).
        """
    def nan_to_num_(
        self, nan: _float | None = None, posinf: _float | None = None, neginf: _float | None = None
    ) -> Tensor:
        """As `nan_to_num`, written into `input`, which is returned."""
    def deg2rad(self, *, out: _Tensor | None = None) -> Tensor:
        """Degrees as radians, `input * pi / 180`."""
    def deg2rad_(self) -> Tensor:
        """As `deg2rad`, written into `input`, which is returned."""
    def rad2deg(self, *, out: _Tensor | None = None) -> Tensor:
        """Radians as degrees, `input * 180 / pi`."""
    def rad2deg_(self) -> Tensor:
        """As `rad2deg`, written into `input`, which is returned."""
