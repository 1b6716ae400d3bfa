# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of blending; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _Number, _Tensor

from .. import Tensor
__all__ = [
    "addcmul", "addcmul_",
    "_foreach_addcmul", "_foreach_addcmul_",
    "addcdiv", "addcdiv_",
    "_foreach_addcdiv", "_foreach_addcdiv_",
    "lerp", "lerp_",
    "_foreach_lerp", "_foreach_lerp_",
    "masked_fill", "masked_fill_",
    "isclose",
    "allclose",
    "equal",
]

def addcmul(
    input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None
) -> Tensor: ...
def addcmul_(input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor: ...
@overload
def _foreach_addcmul(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], scalars: _Tensor
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_addcmul(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], value: _Number = 1
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_addcmul(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], scalars: Sequence[_Number]
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_addcmul_(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], scalars: _Tensor
) -> builtins.list[_Tensor]: ...
@overload
def _foreach_addcmul_(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], value: _Number = 1
) -> builtins.list[_Tensor]: ...
@overload
def _foreach_addcmul_(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], scalars: Sequence[_Number]
) -> builtins.list[_Tensor]: ...
def addcdiv(
    input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None
) -> Tensor: ...
def addcdiv_(input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor: ...
@overload
def _foreach_addcdiv(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], scalars: _Tensor
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_addcdiv(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], value: _Number = 1
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_addcdiv(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], scalars: Sequence[_Number]
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_addcdiv_(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], scalars: _Tensor
) -> builtins.list[_Tensor]: ...
@overload
def _foreach_addcdiv_(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], value: _Number = 1
) -> builtins.list[_Tensor]: ...
@overload
def _foreach_addcdiv_(
    input: Sequence[_Tensor], tensor1: Sequence[_Tensor], tensor2: Sequence[_Tensor], scalars: Sequence[_Number]
) -> builtins.list[_Tensor]: ...
@overload
def lerp(input: _Tensor, end: _Tensor, weight: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def lerp(input: _Tensor, end: _Tensor, weight: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def lerp_(input: _Tensor, end: _Tensor, weight: _Tensor) -> Tensor: ...
@overload
def lerp_(input: _Tensor, end: _Tensor, weight: _Number) -> Tensor: ...
@overload
def _foreach_lerp(
    input: Sequence[_Tensor], tensors1: Sequence[_Tensor], weight: _Number
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_lerp(
    input: Sequence[_Tensor], tensors1: Sequence[_Tensor], weight: Sequence[_Number]
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_lerp(
    input: Sequence[_Tensor], tensors1: Sequence[_Tensor], weights: Sequence[_Tensor]
) -> builtins.tuple[Tensor, ...]: ...
@overload
def _foreach_lerp_(
    input: Sequence[_Tensor], tensors1: Sequence[_Tensor], weight: _Number
) -> builtins.list[_Tensor]: ...
@overload
def _foreach_lerp_(
    input: Sequence[_Tensor], tensors1: Sequence[_Tensor], weight: Sequence[_Number]
) -> builtins.list[_Tensor]: ...
@overload
def _foreach_lerp_(
    input: Sequence[_Tensor], tensors1: Sequence[_Tensor], weights: Sequence[_Tensor]
) -> builtins.list[_Tensor]: ...
@overload
def masked_fill(input: _Tensor, mask: _Tensor, value: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def masked_fill(input: _Tensor, mask: _Tensor, value: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def masked_fill_(input: _Tensor, mask: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def masked_fill_(input: _Tensor, mask: _Tensor, value: _Number) -> Tensor: ...
def isclose(
    input: _Tensor, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False
) -> Tensor: ...
def allclose(
    input: _Tensor, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False
) -> _bool: ...
def equal(input: _Tensor, other: _Tensor) -> _bool: ...

class Methods:
    """What Tensor has of them."""

    def addcmul(self, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None) -> Tensor:
        """`input + value * tensor1 * tensor2`."""
    def addcmul_(self, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor: ...
    def addcdiv(self, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None) -> Tensor:
        """`input + value * tensor1 / tensor2`; of floating and complex numbers only."""
    def addcdiv_(self, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor: ...
    @overload
    def lerp(self, end: _Tensor, weight: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`."""
    @overload
    def lerp(self, end: _Tensor, weight: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def lerp_(self, end: _Tensor, weight: _Tensor) -> Tensor: ...
    @overload
    def lerp_(self, end: _Tensor, weight: _Number) -> Tensor: ...
    @overload
    def masked_fill(self, mask: _Tensor, value: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """`value` where `mask` is true, the elements elsewhere."""
    @overload
    def masked_fill(self, mask: _Tensor, value: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def masked_fill_(self, mask: _Tensor, value: _Tensor) -> Tensor: ...
    @overload
    def masked_fill_(self, mask: _Tensor, value: _Number) -> Tensor: ...
    def isclose(self, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False) -> Tensor:
        """Whether elements are near: `|input - other| <= atol + rtol * |other|`."""
    def allclose(self, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False) -> _bool:
        """Whether all elements are near, as `isclose` has it."""
    def equal(self, other: _Tensor) -> _bool:
        """Whether two tensors have one shape and equal elements."""
