"""The functions of powers.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor

def _sgn_backward(grad: _Tensor, input: _Tensor) -> Tensor:
    """The gradient of a direction: what is at right angles to it, the nearer to 0 the larger."""

def square(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The square, `input * input`.

    >>> ow.tensor([1.0, -3.0]).square()
    tensor([1., 9.])
    """

def square_(input: _Tensor) -> Tensor:
    """The square, `input * input`.

    >>> ow.tensor([1.0, -3.0]).square()
    tensor([1., 9.])
    """

def reciprocal(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """One divided by every element, `1 / input`; integers as floating numbers.

    >>> ow.reciprocal(ow.tensor([1, 2, 4]))
    tensor([1.0000, 0.5000, 0.2500])
    """

def reciprocal_(input: _Tensor) -> Tensor:
    """One divided by every element, `1 / input`; integers as floating numbers.

    >>> ow.reciprocal(ow.tensor([1, 2, 4]))
    tensor([1.0000, 0.5000, 0.2500])
    """

@overload
def pow(input: _Tensor, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input` to the power of `exponent`, element by element.

    Shapes are broadcast. A negative base with a fractional exponent gives NaN.

    >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
    tensor([8.0000, 0.3333])
    """
@overload
def pow(input: _Tensor, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def pow(input: _Number, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def pow_(input: _Tensor, exponent: _Tensor) -> Tensor:
    """`input` to the power of `exponent`, element by element.

    Shapes are broadcast. A negative base with a fractional exponent gives NaN.

    >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
    tensor([8.0000, 0.3333])
    """
@overload
def pow_(input: _Tensor, exponent: _Number) -> Tensor: ...

def _reversed_pow(exponent: _Tensor, input: _Number) -> Tensor:
    """A number to the power of a tensor, for the sign `**`."""
