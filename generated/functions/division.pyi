"""The functions of division.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor

@overload
def floor_divide(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

    >>> ow.tensor([7, -7]) // 2
    tensor([ 3, -4])
    >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
    tensor([3.])
    """
@overload
def floor_divide(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def floor_divide_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

    >>> ow.tensor([7, -7]) // 2
    tensor([ 3, -4])
    >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
    tensor([3.])
    """
@overload
def floor_divide_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

def _reversed_floor_divide(input: _Tensor, other: _Number) -> Tensor:
    """The quotient of a number and a tensor, rounded down."""

@overload
def remainder(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """
@overload
def remainder(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def remainder(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def remainder_(input: _Tensor, other: _Tensor) -> Tensor:
    """The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """
@overload
def remainder_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def fmod(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

    >>> ow.fmod(ow.tensor([-3, 3]), 2)
    tensor([-1,  1])
    """
@overload
def fmod(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def fmod_(input: _Tensor, other: _Tensor) -> Tensor:
    """The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

    >>> ow.fmod(ow.tensor([-3, 3]), 2)
    tensor([-1,  1])
    """
@overload
def fmod_(input: _Tensor, other: _Number) -> Tensor: ...

def _reversed_remainder(input: _Tensor, other: _Number) -> Tensor:
    """The remainder of a number, for the sign `%`."""

@overload
def float_power(input: _Tensor, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The power in double precision, whatever the dtypes are.

    >>> ow.float_power(ow.tensor([1, 2]), -1)
    tensor([1.0000, 0.5000], dtype=float64)
    """
@overload
def float_power(input: _Tensor, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: _Number, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def float_power_(input: _Tensor, exponent: _Tensor) -> Tensor:
    """The power in double precision, whatever the dtypes are.

    >>> ow.float_power(ow.tensor([1, 2]), -1)
    tensor([1.0000, 0.5000], dtype=float64)
    """
@overload
def float_power_(input: _Tensor, exponent: _Number) -> Tensor: ...

def fmax(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The larger of two elements; where one is NaN, the other.

    >>> ow.fmax(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([2., 3.])
    """

def fmin(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The smaller of two elements; where one is NaN, the other.

    >>> ow.fmin(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([1., 3.])
    """

def atan2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """

def atan2_(input: _Tensor, other: _Tensor) -> Tensor:
    """The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """

def arctan2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `atan2`.

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """

def arctan2_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `atan2`.

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """

def hypot(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hypotenuse, `sqrt(input² + other²)`, without overflow.

    >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
    tensor([5.])
    """

def hypot_(input: _Tensor, other: _Tensor) -> Tensor:
    """The hypotenuse, `sqrt(input² + other²)`, without overflow.

    >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
    tensor([5.])
    """

def logaddexp(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the sum of exponentials, `log(exp(input) + exp(other))`, without overflow.

    >>> ow.logaddexp(ow.tensor([1000.0]), ow.tensor([1000.0]))
    tensor([1000.6932])
    """

def logaddexp2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The same to base 2, `log2(2 ** input + 2 ** other)`.

    >>> ow.logaddexp2(ow.tensor([3.0]), ow.tensor([3.0]))
    tensor([4.])
    """

@overload
def copysign(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The size of `input` with the sign of `other`.

    >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
    tensor([-1., -2.])
    """
@overload
def copysign(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def copysign_(input: _Tensor, other: _Tensor) -> Tensor:
    """The size of `input` with the sign of `other`.

    >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
    tensor([-1., -2.])
    """
@overload
def copysign_(input: _Tensor, other: _Number) -> Tensor: ...

def nextafter(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The floating number next to `input` on the way to `other`.

    >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
    1.1920928955078125e-07
    """

def nextafter_(input: _Tensor, other: _Tensor) -> Tensor:
    """The floating number next to `input` on the way to `other`.

    >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
    1.1920928955078125e-07
    """

def ldexp(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input` times 2 to the power of `other`.

    >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
    tensor([6.])
    """

def ldexp_(input: _Tensor, other: _Tensor) -> Tensor:
    """`input` times 2 to the power of `other`.

    >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
    tensor([6.])
    """

def gcd(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The greatest common divisor of integers, which is not negative.

    >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
    tensor([4, 9])
    """

def gcd_(input: _Tensor, other: _Tensor) -> Tensor:
    """The greatest common divisor of integers, which is not negative.

    >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
    tensor([4, 9])
    """

def lcm(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The least common multiple of integers; 0 where one of them is 0.

    >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
    tensor([12,  0])
    """

def lcm_(input: _Tensor, other: _Tensor) -> Tensor:
    """The least common multiple of integers; 0 where one of them is 0.

    >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
    tensor([12,  0])
    """

def heaviside(input: _Tensor, values: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

    >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """

def heaviside_(input: _Tensor, values: _Tensor) -> Tensor:
    """0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

    >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """
