"""The functions of pairs.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _float, _Number, _str, _Tensor

from .. import Tensor

def _floor_quotient(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient, rounded down; no slope goes through it."""

def _trunc_quotient(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient, rounded towards 0; no slope goes through it."""

def _trunc_quotient_of_integers(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient of integers, rounded towards 0."""

def _rounded_quotient(input: _Tensor | _Number, other: _Tensor | _Number, rounding_mode: _str | None) -> Tensor:
    """The quotient, rounded as `rounding_mode` says."""

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
def remainder(input: _Number, other: _Tensor) -> Tensor: ...

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
    tensor([1000.6931])
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

def addcmul(
    input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """

def addcmul_(input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor:
    """`input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """

def addcdiv(
    input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """

def addcdiv_(input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor:
    """`input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """

@overload
def lerp(input: _Tensor, end: _Tensor, weight: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
@overload
def lerp(input: _Tensor, end: _Tensor, weight: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def lerp_(input: _Tensor, end: _Tensor, weight: _Tensor) -> Tensor:
    """The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
@overload
def lerp_(input: _Tensor, end: _Tensor, weight: _Number) -> Tensor: ...

@overload
def masked_fill(input: _Tensor, mask: _Tensor, value: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
@overload
def masked_fill(input: _Tensor, mask: _Tensor, value: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def masked_fill_(input: _Tensor, mask: _Tensor, value: _Tensor) -> Tensor:
    """`value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
@overload
def masked_fill_(input: _Tensor, mask: _Tensor, value: _Number) -> Tensor: ...

def isclose(
    input: _Tensor, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False
) -> Tensor:
    """Whether elements are near: `|input - other| <= atol + rtol * |other|`.

    >>> ow.isclose(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 2.1]))
    tensor([ True, False])
    """

def allclose(
    input: _Tensor, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False
) -> _bool:
    """Whether all elements are near, as `isclose` has it.

    >>> ow.allclose(ow.tensor([1.0]), ow.tensor([1.0 + 1e-9]))
    True
    """

def equal(input: _Tensor, other: _Tensor) -> _bool:
    """Whether two tensors have one shape and equal elements.

    >>> ow.equal(ow.tensor([1, 2]), ow.tensor([1, 2]))
    True
    """

@overload
def bitwise_left_shift(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
@overload
def bitwise_left_shift(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def bitwise_left_shift(input: _Number, other: _Tensor) -> Tensor: ...

@overload
def bitwise_left_shift_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
@overload
def bitwise_left_shift_(input: _Tensor, other: _Number) -> Tensor: ...

def _reversed_left_shift(input: _Tensor, other: _Number) -> Tensor:
    """A number shifted to the left, for the sign `<<`."""

@overload
def bitwise_right_shift(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """
@overload
def bitwise_right_shift(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def bitwise_right_shift(input: _Number, other: _Tensor) -> Tensor: ...

@overload
def bitwise_right_shift_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """
@overload
def bitwise_right_shift_(input: _Tensor, other: _Number) -> Tensor: ...

def _reversed_right_shift(input: _Tensor, other: _Number) -> Tensor:
    """A number shifted to the right, for the sign `>>`."""
