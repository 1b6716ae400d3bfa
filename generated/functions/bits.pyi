"""The functions of bits.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor

@overload
def bitwise_left_shift(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
@overload
def bitwise_left_shift(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def bitwise_left_shift(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

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
def bitwise_right_shift(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

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
