"""The functions of chance.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _float, _Generator, _int, _layout, _memory_format, _Tensor

from .. import Tensor

def rand_like(
    input: _Tensor,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random numbers in the shape and dtype of a tensor, uniform over [0, 1).

    >>> ow.rand_like(ow.zeros(2, 3)).shape
    (2, 3)
    """

def randn_like(
    input: _Tensor,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random numbers in the shape and dtype of a tensor, normal with mean 0 and variance 1.

    >>> ow.randn_like(ow.zeros(2, 3)).shape
    (2, 3)
    """

@overload
def randint_like(
    input: _Tensor,
    high: _int,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random integers from `low` (0) up to but without `high`, in the shape and dtype of a tensor.

    >>> ow.randint_like(ow.zeros(2), 1)
    tensor([0., 0.])
    """
@overload
def randint_like(
    input: _Tensor,
    low: _int,
    high: _int,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def bernoulli(input: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor:
    """1 by chance, with the probability that each element is (or `p`), else 0.

    >>> ow.bernoulli(ow.tensor([0.0, 1.0]))
    tensor([0., 1.])
    >>> ow.empty(2).bernoulli_(1.0)
    tensor([1., 1.])
    """
@overload
def bernoulli(input: _Tensor, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
@overload
def bernoulli(input: _Tensor, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...

@overload
def bernoulli_(input: _Tensor, p: _Tensor, *, generator: _Generator | None = None) -> Tensor:
    """1 with the probabilities `p`, else 0, in the shape of a tensor."""
@overload
def bernoulli_(input: _Tensor, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...

@overload
def normal(mean: _Tensor, std: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor:
    """Random numbers, normal with a mean and a standard deviation each."""
@overload
def normal(
    mean: _Tensor, std: _float = 1.0, *, generator: _Generator | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def normal(input: _Tensor, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
@overload
def normal(
    mean: _float, std: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def normal(
    mean: _float,
    std: _float,
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def multinomial(
    input: _Tensor,
    num_samples: _int,
    replacement: _bool = False,
    *,
    generator: _Generator | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """Indices by chance, each with the probability that the elements of a row have beside one another.

    >>> ow.multinomial(ow.tensor([0.0, 1.0, 0.0]), 1)
    tensor([1])
    """
