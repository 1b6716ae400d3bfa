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
