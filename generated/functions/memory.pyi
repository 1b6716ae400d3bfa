# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of memory; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _int, _layout, _memory_format, _Number, _Tensor

from .. import Tensor
__all__ = [
    "empty_strided",
    "empty_permuted",
    "resize_as", "resize_as_",
    "range",
    "unravel_index",
]

def empty_strided(
    size: Sequence[_int], stride: Sequence[_int], *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def empty_permuted(
    size: Sequence[_int], physical_layout: Sequence[_int], *, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
def resize_as(input: _Tensor, the_template: _Tensor, *, memory_format: _memory_format | None = None) -> Tensor: ...
def resize_as_(input: _Tensor, the_template: _Tensor, *, memory_format: _memory_format | None = None) -> Tensor: ...
def range(
    start: _Number, end: _Number, step: _Number = 1, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
def unravel_index(indices: _Tensor, shape: Sequence[_int] | _int) -> builtins.tuple[Tensor, ...]: ...

class Methods:
    """What Tensor has of them."""

    def new_empty_strided(
        self, size: Sequence[_int], stride: Sequence[_int], *, dtype: _DType | None = None,
        layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """Uninitialised memory of given strides and the tensor's dtype."""
    @overload
    def resize(self, size: Sequence[_int], *, memory_format: _memory_format | None = None) -> Tensor:
        """In place: another size in the memory that the tensor has, or in more; the elements keep their order in
            memory.
        """
    @overload
    def resize(self, *size: _int, memory_format: _memory_format | None = None) -> Tensor: ...
    @overload
    def resize_(self, size: Sequence[_int], *, memory_format: _memory_format | None = None) -> Tensor: ...
    @overload
    def resize_(self, *size: _int, memory_format: _memory_format | None = None) -> Tensor: ...
    def resize_as(self, the_template: _Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
        """In place: the size of another tensor, as `resize_` gives it."""
    def resize_as_(self, the_template: _Tensor, *, memory_format: _memory_format | None = None) -> Tensor: ...
