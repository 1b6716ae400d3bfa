"""The functions of rounding.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _float, _int, _Tensor

from .. import Tensor

def floor(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The largest integer that is not above the element.

    >>> ow.floor(ow.tensor([-1.5, 1.5]))
    tensor([-2.,  1.])
    """

def floor_(input: _Tensor) -> Tensor:
    """The largest integer that is not above the element.

    >>> ow.floor(ow.tensor([-1.5, 1.5]))
    tensor([-2.,  1.])
    """

def ceil(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The smallest integer that is not below the element.

    >>> ow.ceil(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  2.])
    """

def ceil_(input: _Tensor) -> Tensor:
    """The smallest integer that is not below the element.

    >>> ow.ceil(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  2.])
    """

def trunc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """

def trunc_(input: _Tensor) -> Tensor:
    """The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """

def fix(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `trunc`.

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """

def fix_(input: _Tensor) -> Tensor:
    """Another name of `trunc`.

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """

def frac(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """What stands behind the point, `input - trunc(input)`, with the sign of the element.

    >>> ow.frac(ow.tensor([-1.5, 2.25]))
    tensor([-0.5000,  0.2500])
    """

def frac_(input: _Tensor) -> Tensor:
    """What stands behind the point, `input - trunc(input)`, with the sign of the element.

    >>> ow.frac(ow.tensor([-1.5, 2.25]))
    tensor([-0.5000,  0.2500])
    """

@overload
def round(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """
@overload
def round(input: _Tensor, *, decimals: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def round_(input: _Tensor) -> Tensor:
    """The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """
@overload
def round_(input: _Tensor, *, decimals: _int) -> Tensor: ...

@overload
def special_round(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `round`.

    The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """
@overload
def special_round(input: _Tensor, *, decimals: _int, out: _Tensor | None = None) -> Tensor: ...

def signbit(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether the sign is minus, that of -0.0 included, as bool.

    >>> ow.signbit(ow.tensor([-1.0, -0.0, 0.0, 1.0]))
    tensor([ True,  True, False, False])
    """

def isposinf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements are inf, as bool; integers never are.

    >>> ow.isposinf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([ True, False, False])
    """

def isneginf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements are -inf, as bool; integers never are.

    >>> ow.isneginf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([False,  True, False])
    """

def isreal(input: _Tensor) -> Tensor:
    """Whether the imaginary part is 0, as bool; it is for all that is not complex.

    >>> ow.isreal(ow.tensor([1 + 0j, 1j]))
    tensor([ True, False])
    """

def nan_to_num(
    input: _Tensor,
    nan: _float | None = None,
    posinf: _float | None = None,
    neginf: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor:
    """NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
        smallest).

    >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
    tensor([ 0.,  9., -9.,  1.])
    """

def nan_to_num_(
    input: _Tensor, nan: _float | None = None, posinf: _float | None = None, neginf: _float | None = None
) -> Tensor:
    """NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
        smallest).

    >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
    tensor([ 0.,  9., -9.,  1.])
    """

def _replace_nonfinite(input: _Tensor, value: _float, posinf: _float, neginf: _float) -> Tensor:
    """NaN, inf and -inf replaced."""

def deg2rad(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Degrees as radians, `input * pi / 180`.

    >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
    tensor([3.1416, 1.5708])
    """

def deg2rad_(input: _Tensor) -> Tensor:
    """Degrees as radians, `input * pi / 180`.

    >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
    tensor([3.1416, 1.5708])
    """

def rad2deg(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Radians as degrees, `input * 180 / pi`.

    >>> ow.rad2deg(ow.tensor([ow.pi]))
    tensor([180.])
    """

def rad2deg_(input: _Tensor) -> Tensor:
    """Radians as degrees, `input * 180 / pi`.

    >>> ow.rad2deg(ow.tensor([ow.pi]))
    tensor([180.])
    """
