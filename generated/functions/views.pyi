"""The functions of views.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _Index, _int, _Number, _Tensor

from .. import Tensor

@overload
def reshape(input: _Tensor, shape: Sequence[_int]) -> Tensor:
    """The elements in another shape; a view where the strides allow it, else a copy. One size may be -1.

    >>> ow.arange(6).reshape(3, 2)
    tensor([[0, 1],
            [2, 3],
            [4, 5]])
    >>> ow.reshape(ow.arange(6), (2, -1)).shape
    (2, 3)
    """
@overload
def reshape(input: _Tensor, *shape: _int) -> Tensor: ...

def flatten(input: _Tensor, start_dim: _int = 0, end_dim: _int = -1) -> Tensor:
    """Dimensions `start_dim` to `end_dim`, both included, as one.

    >>> ow.zeros(2, 3, 4).flatten(1).shape
    (2, 12)
    >>> ow.flatten(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """

def transpose(input: _Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged; a view.

    >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
    tensor([[1, 4],
            [2, 5],
            [3, 6]])
    """

def transpose_(input: _Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged; a view.

    >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
    tensor([[1, 4],
            [2, 5],
            [3, 6]])
    """

def t(input: _Tensor) -> Tensor:
    """A matrix transposed; vectors and scalars as they are. More than two dimensions are refused
    (RuntimeError).

    >>> ow.tensor([[1, 2], [3, 4]]).t()
    tensor([[1, 3],
            [2, 4]])
    """

def t_(input: _Tensor) -> Tensor:
    """A matrix transposed; vectors and scalars as they are. More than two dimensions are refused
    (RuntimeError).

    >>> ow.tensor([[1, 2], [3, 4]]).t()
    tensor([[1, 3],
            [2, 4]])
    """

@overload
def permute(input: _Tensor, dims: Sequence[_int]) -> Tensor:
    """The dimensions in another order; a view. Every dimension must be named once.

    >>> ow.permute(ow.zeros(2, 3, 4), (2, 0, 1)).shape
    (4, 2, 3)
    """
@overload
def permute(input: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...
@overload
def permute(input: _Tensor, *dims: _int) -> Tensor: ...

@overload
def unsqueeze(input: _Tensor, dim: _int) -> Tensor:
    """A dimension of size 1 put in at `dim`; a view.

    >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
    tensor([[1],
            [2],
            [3]])
    """
@overload
def unsqueeze(input: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def unsqueeze_(input: _Tensor, dim: _int) -> Tensor:
    """A dimension of size 1 put in at `dim`; a view.

    >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
    tensor([[1],
            [2],
            [3]])
    """
@overload
def unsqueeze_(input: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def squeeze(input: _Tensor) -> Tensor:
    """Without the dimensions of size 1; a view.

    >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
    (3,)
    """
@overload
def squeeze(input: _Tensor, dim: _int) -> Tensor: ...
@overload
def squeeze(input: _Tensor, *, axis: _int) -> Tensor: ...
@overload
def squeeze(input: _Tensor, dim: Sequence[_int]) -> Tensor: ...
@overload
def squeeze(input: _Tensor, *, axis: Sequence[_int]) -> Tensor: ...
@overload
def squeeze(input: _Tensor, *dim: _int) -> Tensor: ...

@overload
def squeeze_(input: _Tensor) -> Tensor:
    """Without the dimensions of size 1; a view.

    >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
    (3,)
    """
@overload
def squeeze_(input: _Tensor, dim: _int) -> Tensor: ...
@overload
def squeeze_(input: _Tensor, *, axis: _int) -> Tensor: ...
@overload
def squeeze_(input: _Tensor, dim: Sequence[_int]) -> Tensor: ...
@overload
def squeeze_(input: _Tensor, *, axis: Sequence[_int]) -> Tensor: ...
@overload
def squeeze_(input: _Tensor, *dim: _int) -> Tensor: ...

@overload
def broadcast_to(input: _Tensor, size: Sequence[_int]) -> Tensor:
    """The tensor broadcast to a shape, without a copy.

    >>> ow.broadcast_to(ow.tensor([1, 2]), (2, 2))
    tensor([[1, 2],
            [1, 2]])
    """
@overload
def broadcast_to(input: _Tensor, *size: _int) -> Tensor: ...

@overload
def select(input: _Tensor, dim: _int, index: _int) -> Tensor:
    """One index of a dimension, which goes; a view. An index outside of the dimension is an IndexError.

    >>> ow.select(ow.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([1, 3])
    """
@overload
def select(input: _Tensor, *, axis: _int, index: _int) -> Tensor: ...

@overload
def narrow(input: _Tensor, dim: _int, start: _Tensor, length: _int) -> Tensor:
    """`length` elements of a dimension from a `start` on that a tensor gives; a view."""
@overload
def narrow(input: _Tensor, *, axis: _int, start: _Tensor, length: _int) -> Tensor: ...
@overload
def narrow(input: _Tensor, dim: _int, start: _int, length: _int) -> Tensor: ...
@overload
def narrow(input: _Tensor, *, axis: _int, start: _int, length: _int) -> Tensor: ...

def detach(input: _Tensor) -> Tensor:
    """The same memory outside of the graph: nothing that happens to the result is differentiated.

    >>> a = ow.tensor([1.0], requires_grad=True)
    >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
    (True, False)
    """

def detach_(input: _Tensor) -> Tensor:
    """The same memory outside of the graph: nothing that happens to the result is differentiated.

    >>> a = ow.tensor([1.0], requires_grad=True)
    >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
    (True, False)
    """

def _view_at(input: _Tensor, index: _Index) -> Tensor:
    """The view that ints, slices, None and Ellipsis select."""

def _take_at(input: _Tensor, index: _Index) -> Tensor:
    """A copy of what integer and bool tensors select."""

def _take_last_at(grad: _Tensor, index: _Index) -> Tensor:
    """The gradient of what an assignment writes; elements that others were written over get 0."""

def _scatter_at(input: _Tensor, sizes: Sequence[_int], index: _Index) -> Tensor:
    """Zeros to which a tensor is added at an index; the gradient of indexing."""

def _put_at(input: _Tensor, value: _Tensor, index: _Index) -> Tensor:
    """A copy of a tensor with `value` written at an index."""

def _put_at_(input: _Tensor, value: _Tensor, index: _Index) -> Tensor:
    """A copy of a tensor with `value` written at an index."""

def _set_at(input: _Tensor | _Number, index: _Index, value: _Tensor | _Number) -> Tensor:
    """Writing at an index, `input[index] = value`."""
