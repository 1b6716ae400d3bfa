"""The functions of selection.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _int, _layout, _Number, _str, _Tensor

from .. import Tensor

def take(input: _Tensor, index: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The elements of a tensor, read as one vector, at the places of `index`, in its shape.

    >>> ow.take(ow.tensor([[1, 2], [3, 4]]), ow.tensor([3, 0, -1]))
    tensor([4, 1, 4])
    """

def put(input: _Tensor, index: _Tensor, source: _Tensor, accumulate: _bool = False) -> Tensor:
    """The tensor with elements of `source` written, or with `accumulate` added, where `index` counts it as one
        vector.

    >>> ow.put(ow.zeros(2, 2), ow.tensor([3, 0]), ow.tensor([5.0, 6.0]))
    tensor([[6., 0.],
            [0., 5.]])
    """

def put_(input: _Tensor, index: _Tensor, source: _Tensor, accumulate: _bool = False) -> Tensor:
    """The tensor with elements of `source` written, or with `accumulate` added, where `index` counts it as one
        vector.

    >>> ow.put(ow.zeros(2, 2), ow.tensor([3, 0]), ow.tensor([5.0, 6.0]))
    tensor([[6., 0.],
            [0., 5.]])
    """

@overload
def take_along_dim(input: _Tensor, indices: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor:
    """Elements picked along a dimension, as the results of `argsort` and `argmax` ask for; other dimensions
        broadcast.

    >>> a = ow.tensor([[3, 1, 2], [6, 5, 4]])
    >>> ow.take_along_dim(a, a.argsort(1), 1)
    tensor([[1, 2, 3],
            [4, 5, 6]])
    """
@overload
def take_along_dim(input: _Tensor, indices: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...

def masked_select(input: _Tensor, mask: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The elements where `mask` is true, as a vector; both are broadcast.

    >>> ow.masked_select(ow.tensor([[1, 2], [3, 4]]), ow.tensor([True, False]))
    tensor([1, 3])
    """

def masked_scatter(input: _Tensor, mask: _Tensor, source: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The tensor where the elements under a mask are, one after another, those of `source`.

    >>> ow.masked_scatter(ow.zeros(4), ow.tensor([True, False, False, True]), ow.tensor([5.0, 6.0]))
    tensor([5., 0., 0., 6.])
    """

def masked_scatter_(input: _Tensor, mask: _Tensor, source: _Tensor) -> Tensor:
    """The tensor where the elements under a mask are, one after another, those of `source`.

    >>> ow.masked_scatter(ow.zeros(4), ow.tensor([True, False, False, True]), ow.tensor([5.0, 6.0]))
    tensor([5., 0., 0., 6.])
    """

@overload
def nonzero(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The places of the elements that are not 0, one a row; with `as_tuple=True` a vector for each dimension.

    >>> ow.nonzero(ow.tensor([[1, 0], [0, 2]]))
    tensor([[0, 0],
            [1, 1]])
    >>> ow.tensor([0, 5, 7]).nonzero(as_tuple=True)
    (tensor([1, 2]),)
    """
@overload
def nonzero(input: _Tensor, *, as_tuple: _bool) -> builtins.tuple[Tensor, ...]: ...

def nonzero_numpy(input: _Tensor) -> builtins.tuple[Tensor, ...]:
    """The places of the elements that are not 0, as a vector for each dimension, which can index a tensor.

    >>> ow.nonzero_numpy(ow.tensor([0, 5, 7]))
    (tensor([1, 2]),)
    """

def argwhere(input: _Tensor) -> Tensor:
    """The places of the elements that are not 0, one a row.

    >>> ow.argwhere(ow.tensor([0, 5, 7]))
    tensor([[1],
            [2]])
    """

@overload
def fill(input: _Tensor, value: _Tensor) -> Tensor:
    """The element of a tensor without dimensions everywhere."""
@overload
def fill(input: _Tensor, value: _Number) -> Tensor: ...

@overload
def fill_(input: _Tensor, value: _Tensor) -> Tensor:
    """The element of a tensor without dimensions everywhere."""
@overload
def fill_(input: _Tensor, value: _Number) -> Tensor: ...

def zero(input: _Tensor) -> Tensor:
    """Zeros in the shape and dtype of a tensor; in place it clears all elements.

    >>> ow.ones(3).zero_()
    tensor([0., 0., 0.])
    """

def zero_(input: _Tensor) -> Tensor:
    """Zeros in the shape and dtype of a tensor; in place it clears all elements.

    >>> ow.ones(3).zero_()
    tensor([0., 0., 0.])
    """

def one_hot(input: _Tensor, num_classes: _int = -1) -> Tensor:
    """Vectors that are 1 at the class and 0 elsewhere.

    >>> ow.nn.functional.one_hot(ow.tensor([0, 2]), 3)
    tensor([[1, 0, 0],
            [0, 0, 1]])
    """

def tril_indices(
    row: _int,
    col: _int,
    offset: _int = 0,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """The places of the lower triangle of a matrix, rows in the first row of the result, columns in the
        second.

    >>> ow.tril_indices(2, 3)
    tensor([[0, 1, 1],
            [0, 0, 1]])
    """

def triu_indices(
    row: _int,
    col: _int,
    offset: _int = 0,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """The places of the upper triangle of a matrix, rows in the first row of the result, columns in the
        second.

    >>> ow.triu_indices(2, 3, 1)
    tensor([[0, 0, 1],
            [1, 2, 2]])
    """

def _triangle_indices(row: _int, col: _int, offset: _int, lower: _bool, dtype: _DType, operator: _str) -> Tensor:
    """The places of a triangle of a matrix."""
