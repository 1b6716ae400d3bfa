"""The functions of blending.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _float, _Number, _Tensor

from .. import Tensor

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
