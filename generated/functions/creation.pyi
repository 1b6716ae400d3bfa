"""The functions of creation.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _Generator, _int, _layout, _memory_format, _Number, _Tensor

from .. import Tensor

@overload
def empty(
    size: Sequence[_int],
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A tensor of uninitialised memory: its elements are whatever was there.

    >>> ow.empty(2, 3).shape
    (2, 3)
    """
@overload
def empty(
    *size: _int,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def zeros(
    size: Sequence[_int],
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A tensor of zeros; of the default dtype when `dtype` is left out.

    >>> ow.zeros(2, 3)
    tensor([[0., 0., 0.],
            [0., 0., 0.]])
    >>> ow.zeros(2, dtype=ow.int64)
    tensor([0, 0])
    """
@overload
def zeros(
    *size: _int,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def ones(
    size: Sequence[_int],
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A tensor of ones; of the default dtype when `dtype` is left out.

    >>> ow.ones(2, 2)
    tensor([[1., 1.],
            [1., 1.]])
    """
@overload
def ones(
    *size: _int,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def full(
    size: Sequence[_int],
    fill_value: _Number,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A tensor filled with one number, whose kind gives the dtype when that is left out.

    >>> ow.full((2, 2), 7)
    tensor([[7, 7],
            [7, 7]])
    """

@overload
def arange(
    end: _Number,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """The numbers from `start` (0) in steps of `step` (1) up to but without `end`.

    int64 where all are integers, else the default dtype. A step of 0 is a RuntimeError.

    >>> ow.arange(5)
    tensor([0, 1, 2, 3, 4])
    """
@overload
def arange(
    start: _Number,
    end: _Number,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
@overload
def arange(
    start: _Number,
    end: _Number,
    step: _Number = 1,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def empty_like(
    input: _Tensor,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Uninitialised memory in the shape and dtype of a tensor.

    >>> ow.empty_like(ow.zeros(2, 3)).shape
    (2, 3)
    """

def zeros_like(
    input: _Tensor,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Zeros in the shape and dtype of a tensor.

    >>> ow.zeros_like(ow.tensor([1, 2]))
    tensor([0, 0])
    """

def ones_like(
    input: _Tensor,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Ones in the shape and dtype of a tensor.

    >>> ow.ones_like(ow.tensor([1.5, 2.5]))
    tensor([1., 1.])
    """

def full_like(
    input: _Tensor,
    fill_value: _Number,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """One number in the shape and dtype of a tensor.

    >>> ow.full_like(ow.tensor([1.0, 2.0]), 7)
    tensor([7., 7.])
    """

@overload
def rand(
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random numbers, uniform over [0, 1).

    >>> _ = ow.manual_seed(0)
    >>> a = ow.rand(1000)
    >>> bool((a >= 0).all() & (a < 1).all())
    True
    """
@overload
def rand(
    *size: _int,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def randn(
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random numbers, normal with mean 0 and variance 1.

    >>> _ = ow.manual_seed(0)
    >>> ow.randn(2, 3).shape
    (2, 3)
    """
@overload
def randn(
    *size: _int,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def randint(
    low: _int,
    high: _int,
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random integers from `low` (0) up to but without `high`, as int64. `low` must be below `high`
    (ValueError).

    >>> _ = ow.manual_seed(0)
    >>> a = ow.randint(1, 7, (100,))
    >>> a.amin().item() >= 1, a.amax().item() <= 6
    (True, True)
    """
@overload
def randint(
    high: _int,
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def randperm(
    n: _int,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """The integers from 0 up to but without `n` in random order, as int64.

    >>> _ = ow.manual_seed(0)
    >>> sorted(ow.randperm(5).tolist())
    [0, 1, 2, 3, 4]
    """

def clone(input: _Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
    """A copy with memory of its own; gradients go through it.

    >>> a = ow.tensor([1, 2])
    >>> b = a.clone()
    >>> b[0] = 9
    >>> a
    tensor([1, 2])
    """

def _to_copy(input: _Tensor, dtype: _DType, contiguous: _bool) -> Tensor:
    """A copy in another dtype."""

@overload
def cat(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """Tensors one after another along an existing dimension.

    Their other sizes must be equal (RuntimeError); dtypes are brought to their common one.

    >>> a = ow.tensor([[1, 2]])
    >>> ow.cat([a, a + 2])
    tensor([[1, 2],
            [3, 4]])
    >>> ow.cat([a, a + 2], dim=1)
    tensor([[1, 2, 3, 4]])
    """
@overload
def cat(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def concatenate(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """Tensors one after another along an existing dimension: NumPy's name of cat.

    >>> ow.concatenate([ow.tensor([1]), ow.tensor([2, 3])])
    tensor([1, 2, 3])
    """
@overload
def concatenate(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def stack(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """Tensors of one shape along a new dimension.

    >>> ow.stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    >>> ow.stack([ow.tensor([1, 2]), ow.tensor([3, 4])], dim=1)
    tensor([[1, 3],
            [2, 4]])
    """
@overload
def stack(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...
