"""The functions and methods of powers; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor
__all__ = ["square", "square_", "reciprocal", "reciprocal_", "pow", "pow_"]

def _sgn_backward(grad: _Tensor, input: _Tensor) -> Tensor: ...
def square(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def square_(input: _Tensor) -> Tensor: ...
def reciprocal(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def reciprocal_(input: _Tensor) -> Tensor: ...
@overload
def pow(input: _Tensor, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def pow(input: _Tensor, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def pow(input: _Number, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def pow_(input: _Tensor, exponent: _Tensor) -> Tensor: ...
@overload
def pow_(input: _Tensor, exponent: _Number) -> Tensor: ...
def _reversed_pow(exponent: _Tensor, input: _Number) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def __pow__(self, other: _Tensor | _Number) -> Tensor: ...
    def __ipow__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rpow__(self, other: _Number) -> Tensor: ...
    def square(self, *, out: _Tensor | None = None) -> Tensor:
        """The square, `input * input`."""
    def square_(self) -> Tensor:
        """As `square`, written into `input`, which is returned."""
    def reciprocal(self, *, out: _Tensor | None = None) -> Tensor:
        """One divided by every element, `1 / input`; integers as floating numbers."""
    def reciprocal_(self) -> Tensor:
        """As `reciprocal`, written into `input`, which is returned."""
    @overload
    def pow(self, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """`input` to the power of `exponent`, element by element."""
    @overload
    def pow(self, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def pow_(self, exponent: _Tensor) -> Tensor:
        """As `pow`, written into `input`, which is returned."""
    @overload
    def pow_(self, exponent: _Number) -> Tensor: ...
