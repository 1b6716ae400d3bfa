# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of creation; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _Generator, _int, _layout, _memory_format, _Number, _Tensor

from .. import Tensor
__all__ = [
    "empty",
    "zeros",
    "ones",
    "full",
    "arange",
    "empty_like",
    "zeros_like",
    "ones_like",
    "full_like",
    "rand",
    "randn",
    "randint",
    "randperm",
    "clone",
    "_foreach_clone",
    "_foreach_copy", "_foreach_copy_",
    "cat", "concat", "concatenate",
    "stack",
]

@overload
def empty(
    size: Sequence[_int], *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, memory_format: _memory_format | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def empty(
    *size: _int, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, memory_format: _memory_format | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def zeros(
    size: Sequence[_int], *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def zeros(
    *size: _int, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def ones(
    size: Sequence[_int], *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def ones(
    *size: _int, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
def full(
    size: Sequence[_int], fill_value: _Number, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def arange(
    end: _Number, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def arange(
    start: _Number, end: _Number, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def arange(
    start: _Number, end: _Number, step: _Number = 1, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
def empty_like(
    input: _Tensor, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, memory_format: _memory_format | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def zeros_like(
    input: _Tensor, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, memory_format: _memory_format | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def ones_like(
    input: _Tensor, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, memory_format: _memory_format | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def full_like(
    input: _Tensor, fill_value: _Number, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
@overload
def rand(
    size: Sequence[_int], *, generator: _Generator | None = None, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def rand(
    *size: _int, generator: _Generator | None = None, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def randn(
    size: Sequence[_int], *, generator: _Generator | None = None, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def randn(
    *size: _int, generator: _Generator | None = None, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def randint(
    low: _int, high: _int, size: Sequence[_int], *, generator: _Generator | None = None, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def randint(
    high: _int, size: Sequence[_int], *, generator: _Generator | None = None, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
def randperm(
    n: _int, *, generator: _Generator | None = None, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
def clone(input: _Tensor, *, memory_format: _memory_format | None = None) -> Tensor: ...
def _foreach_clone(
    input: Sequence[_Tensor], *, memory_format: _memory_format | None = None
) -> builtins.tuple[Tensor, ...]: ...
def _foreach_copy(
    input: Sequence[_Tensor], src: Sequence[_Tensor], non_blocking: _bool = False
) -> builtins.tuple[Tensor, ...]: ...
def _foreach_copy_(
    input: Sequence[_Tensor], src: Sequence[_Tensor], non_blocking: _bool = False
) -> builtins.list[_Tensor]: ...
@overload
def _to_copy(
    input: _Tensor, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, non_blocking: _bool = False, memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
@overload
def _to_copy(input: _Tensor, dtype: _DType, contiguous: _bool) -> Tensor: ...
def _to_device(input: _Tensor, target: _Device, non_blocking: _bool) -> Tensor: ...
@overload
def cat(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def cat(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...
@overload
def concat(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def concat(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...
@overload
def concatenate(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def concatenate(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...
@overload
def stack(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def stack(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def clone(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """A copy with memory of its own; gradients go through it."""
    def contiguous(self, *, memory_format: _memory_format = ...) -> Tensor:
        """The tensor itself if its elements lie in row-major order, or in the order asked for, else a copy for
            which they do.
        """
    def copy(self, src: _Tensor | _Number, non_blocking: _bool = False) -> Tensor:
        """The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor."""
    def copy_(self, src: _Tensor | _Number, non_blocking: _bool = False) -> Tensor: ...
    @overload
    def to(
        self, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
        pin_memory: _bool | None = None, non_blocking: _bool = False, copy: _bool = False,
        memory_format: _memory_format | None = None, requires_grad: _bool = False,
    ) -> Tensor:
        """The tensor with another dtype or device, by keyword."""
    @overload
    def to(
        self, other: _Tensor, non_blocking: _bool = False, copy: _bool = False, *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self, dtype: _DType, non_blocking: _bool = False, copy: _bool = False, *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self, device: _Device | None, dtype: _DType | None = None, non_blocking: _bool = False, copy: _bool = False, *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    def type_as(self, other: _Tensor) -> Tensor:
        """The tensor in the dtype of another, and on its device."""
    def float(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as float32."""
    def double(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as float64."""
    def half(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as float16."""
    def cpu(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor itself: all tensors lie in the memory of the CPU."""
    def cfloat(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as complex64."""
    def cdouble(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as complex128."""
    def bfloat16(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as bfloat16."""
    def int(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as int32; fractions are cut off."""
    def long(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as int64; fractions are cut off."""
    def short(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as int16; fractions are cut off."""
    def char(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as int8; fractions are cut off."""
    def byte(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as uint8; fractions are cut off."""
    def bool(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor as bool: whether elements are other than 0."""
