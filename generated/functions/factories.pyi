# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of factories; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _float, _int, _layout, _Number, _Tensor

from .. import Tensor
__all__ = [
    "eye",
    "linspace",
    "logspace",
]

@overload
def eye(
    n: _int, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def eye(
    n: _int, m: _int, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linspace(
    start: _Tensor, end: _Tensor, steps: _int, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linspace(
    start: _Tensor, end: _Number, steps: _int, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linspace(
    start: _Number, end: _Tensor, steps: _int, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linspace(
    start: _Number, end: _Number, steps: _int, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
def _spaced(start: _Number, end: _Number, step: _Number, steps: _int, dtype: _DType) -> Tensor: ...
@overload
def logspace(
    start: _Tensor, end: _Tensor, steps: _int, base: _float = 10.0, *, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def logspace(
    start: _Tensor, end: _Number, steps: _int, base: _float = 10.0, *, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def logspace(
    start: _Number, end: _Tensor, steps: _int, base: _float = 10.0, *, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def logspace(
    start: _Number, end: _Number, steps: _int, base: _float = 10.0, *, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def new_empty(
        self, size: Sequence[_int], *, dtype: _DType | None = None, layout: _layout | None = None,
        device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    ) -> Tensor:
        """Uninitialised memory of a size, in the tensor's dtype."""
    @overload
    def new_empty(
        self, *size: _int, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
        pin_memory: _bool | None = None, requires_grad: _bool = False,
    ) -> Tensor: ...
    @overload
    def new_zeros(
        self, size: Sequence[_int], *, dtype: _DType | None = None, layout: _layout | None = None,
        device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    ) -> Tensor:
        """Zeros of a size, in the tensor's dtype."""
    @overload
    def new_zeros(
        self, *size: _int, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
        pin_memory: _bool | None = None, requires_grad: _bool = False,
    ) -> Tensor: ...
    @overload
    def new_ones(
        self, size: Sequence[_int], *, dtype: _DType | None = None, layout: _layout | None = None,
        device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    ) -> Tensor:
        """Ones of a size, in the tensor's dtype."""
    @overload
    def new_ones(
        self, *size: _int, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
        pin_memory: _bool | None = None, requires_grad: _bool = False,
    ) -> Tensor: ...
    def new_full(
        self, size: Sequence[_int], fill_value: _Number, *, dtype: _DType | None = None, layout: _layout | None = None,
        device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    ) -> Tensor:
        """One number everywhere, in the tensor's dtype."""
