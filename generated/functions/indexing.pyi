"""The functions of indexing.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _Number, _str, _Tensor

from .. import Tensor

@overload
def gather(input: _Tensor, dim: _int, index: _Tensor, *, sparse_grad: _bool = False) -> Tensor:
    """Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0.

    >>> ow.gather(ow.tensor([[1, 2], [3, 4]]), 1, ow.tensor([[0, 0], [1, 0]]))
    tensor([[1, 1],
            [4, 3]])
    """
@overload
def gather(input: _Tensor, *, axis: _int, index: _Tensor, sparse_grad: _bool = False) -> Tensor: ...

@overload
def scatter_add(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor:
    """Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
@overload
def scatter_add(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...

@overload
def scatter_add_(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor:
    """Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
@overload
def scatter_add_(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...

@overload
def index_select(input: _Tensor, dim: _int, index: _Tensor) -> Tensor:
    """The entries of a vector of indices along a dimension, in its order; an index may occur several times.

    >>> ow.index_select(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1, ow.tensor([2, 0, 2]))
    tensor([[3, 1, 3],
            [6, 4, 6]])
    """
@overload
def index_select(input: _Tensor, *, axis: _int, index: _Tensor) -> Tensor: ...

@overload
def index_add(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
@overload
def index_add(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...

@overload
def index_add_(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
@overload
def index_add_(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...

def index(input: _Tensor, indices: Sequence[_Tensor | None]) -> Tensor:
    """The elements that integer or bool tensors choose, one for each of the first dimensions; None takes all
        of one.

    >>> ow.index(ow.tensor([[1, 2], [3, 4]]), [None, ow.tensor([1, 0])])
    tensor([[2, 1],
            [4, 3]])
    """

def index_put(
    input: _Tensor,
    indices: Sequence[_Tensor | None],
    values: _Tensor,
    accumulate: _bool = False,
    *,
    out: _Tensor | None = None,
) -> Tensor:
    """The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added.

    >>> ow.index_put(ow.zeros(3), [ow.tensor([0, 2, 0])], ow.tensor([1.0, 2.0, 4.0]), accumulate=True)
    tensor([5., 0., 2.])
    """

def index_put_(input: _Tensor, indices: Sequence[_Tensor | None], values: _Tensor, accumulate: _bool = False) -> Tensor:
    """The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added.

    >>> ow.index_put(ow.zeros(3), [ow.tensor([0, 2, 0])], ow.tensor([1.0, 2.0, 4.0]), accumulate=True)
    tensor([5., 0., 2.])
    """

@overload
def index_copy(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The tensor whose entries `index` along `dim` are those of `source`.

    >>> ow.index_copy(ow.zeros(3), 0, ow.tensor([2, 0]), ow.tensor([5.0, 6.0]))
    tensor([6., 0., 5.])
    """
@overload
def index_copy(
    input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, out: _Tensor | None = None
) -> Tensor: ...

@overload
def index_copy_(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor) -> Tensor:
    """The tensor whose entries `index` along `dim` are those of `source`.

    >>> ow.index_copy(ow.zeros(3), 0, ow.tensor([2, 0]), ow.tensor([5.0, 6.0]))
    tensor([6., 0., 5.])
    """
@overload
def index_copy_(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor) -> Tensor: ...

@overload
def index_fill(input: _Tensor, dim: _int, index: _Tensor, value: _Tensor) -> Tensor:
    """The tensor whose entries `index` along `dim` are the element of a tensor without dimensions."""
@overload
def index_fill(input: _Tensor, *, axis: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def index_fill(input: _Tensor, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def index_fill(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...

@overload
def index_fill_(input: _Tensor, dim: _int, index: _Tensor, value: _Tensor) -> Tensor:
    """The tensor whose entries `index` along `dim` are the element of a tensor without dimensions."""
@overload
def index_fill_(input: _Tensor, *, axis: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def index_fill_(input: _Tensor, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def index_fill_(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...

@overload
def scatter(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Elements written along a dimension: `out[index[i][j]][j] = src[i][j]` for dim 0.

    With `reduce='add'` or `'multiply'` they are combined with what is there. `src` may be a number.

    >>> ow.scatter(ow.zeros(4), 0, ow.tensor([3, 1]), ow.tensor([5.0, 6.0]))
    tensor([0., 6., 0., 5.])
    >>> ow.scatter(ow.ones(3), 0, ow.tensor([0, 2, 0]), 2, reduce='multiply')
    tensor([4., 1., 2.])
    """
@overload
def scatter(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter(
    input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, *, reduce: _str, out: _Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str, out: _Tensor | None = None
) -> Tensor: ...
@overload
def scatter(input: _Tensor, dim: _int, index: _Tensor, value: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter(
    input: _Tensor, dim: _int, index: _Tensor, value: _Number, *, reduce: _str, out: _Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    input: _Tensor, *, axis: _int, index: _Tensor, value: _Number, reduce: _str, out: _Tensor | None = None
) -> Tensor: ...

@overload
def scatter_(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor:
    """Elements written along a dimension: `out[index[i][j]][j] = src[i][j]` for dim 0.

    With `reduce='add'` or `'multiply'` they are combined with what is there. `src` may be a number.

    >>> ow.scatter(ow.zeros(4), 0, ow.tensor([3, 1]), ow.tensor([5.0, 6.0]))
    tensor([0., 6., 0., 5.])
    >>> ow.scatter(ow.ones(3), 0, ow.tensor([0, 2, 0]), 2, reduce='multiply')
    tensor([4., 1., 2.])
    """
@overload
def scatter_(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
@overload
def scatter_(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, *, reduce: _str) -> Tensor: ...
@overload
def scatter_(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str) -> Tensor: ...
@overload
def scatter_(input: _Tensor, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def scatter_(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def scatter_(input: _Tensor, dim: _int, index: _Tensor, value: _Number, *, reduce: _str) -> Tensor: ...
@overload
def scatter_(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number, reduce: _str) -> Tensor: ...

@overload
def scatter_reduce(
    input: _Tensor,
    dim: _int,
    index: _Tensor,
    src: _Tensor,
    reduce: _str,
    *,
    include_self: _bool = True,
    out: _Tensor | None = None,
) -> Tensor:
    """Elements of `src` that meet at one place are reduced by `reduce`: sum, prod, mean, amax or amin.

    The element of `input` at that place takes part unless `include_self=False`. Those where nothing is
    written stay.

    >>> src, index = ow.tensor([1.0, 2.0, 3.0, 4.0]), ow.tensor([0, 0, 2, 2])
    >>> ow.scatter_reduce(ow.zeros(3), 0, index, src, 'mean', include_self=False)
    tensor([1.5000, 0.0000, 3.5000])
    >>> ow.scatter_reduce(ow.full((3,), 3.5), 0, index, src, 'amax')
    tensor([3.5000, 3.5000, 4.0000])
    """
@overload
def scatter_reduce(
    input: _Tensor,
    *,
    axis: _int,
    index: _Tensor,
    src: _Tensor,
    reduce: _str,
    include_self: _bool = True,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def scatter_reduce_(
    input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, reduce: _str, *, include_self: _bool = True
) -> Tensor:
    """Elements of `src` that meet at one place are reduced by `reduce`: sum, prod, mean, amax or amin.

    The element of `input` at that place takes part unless `include_self=False`. Those where nothing is
    written stay.

    >>> src, index = ow.tensor([1.0, 2.0, 3.0, 4.0]), ow.tensor([0, 0, 2, 2])
    >>> ow.scatter_reduce(ow.zeros(3), 0, index, src, 'mean', include_self=False)
    tensor([1.5000, 0.0000, 3.5000])
    >>> ow.scatter_reduce(ow.full((3,), 3.5), 0, index, src, 'amax')
    tensor([3.5000, 3.5000, 4.0000])
    """
@overload
def scatter_reduce_(
    input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str, include_self: _bool = True
) -> Tensor: ...

@overload
def _scatter_parts(grad: _Tensor, dim: _int, index: _Tensor, sizes: Sequence[_int]) -> Tensor:
    """What a gradient gives back to the elements that were written; those that were not read get 0."""
@overload
def _scatter_parts(grad: _Tensor, *, axis: _int, index: _Tensor, sizes: Sequence[_int]) -> Tensor: ...

@overload
def _scatter_last(grad: _Tensor, dim: _int, index: _Tensor, sizes: Sequence[_int]) -> Tensor:
    """The gradient of the elements that scatter writes."""
@overload
def _scatter_last(grad: _Tensor, *, axis: _int, index: _Tensor, sizes: Sequence[_int]) -> Tensor: ...

def _index_last(grad: _Tensor, indices: Sequence[_Tensor | None]) -> Tensor:
    """The gradient of the values that index_put writes."""

@overload
def _index_select_last(grad: _Tensor, dim: _int, index: _Tensor) -> Tensor:
    """The gradient of the parts that index_copy writes."""
@overload
def _index_select_last(grad: _Tensor, *, axis: _int, index: _Tensor) -> Tensor: ...

def _take_last(grad: _Tensor, index: _Tensor) -> Tensor:
    """The gradient of the elements that put writes."""

@overload
def _scatter_reduce_self(
    grad: _Tensor,
    input: _Tensor,
    dim: _int,
    index: _Tensor,
    src: _Tensor,
    result: _Tensor,
    reduce: _str,
    include_self: _bool,
) -> Tensor:
    """The gradient of scatter_reduce with respect to what is written to."""
@overload
def _scatter_reduce_self(
    grad: _Tensor,
    input: _Tensor,
    *,
    axis: _int,
    index: _Tensor,
    src: _Tensor,
    result: _Tensor,
    reduce: _str,
    include_self: _bool,
) -> Tensor: ...

@overload
def _scatter_reduce_src(
    grad: _Tensor,
    input: _Tensor,
    dim: _int,
    index: _Tensor,
    src: _Tensor,
    result: _Tensor,
    reduce: _str,
    include_self: _bool,
) -> Tensor:
    """The gradient of scatter_reduce with respect to what is written."""
@overload
def _scatter_reduce_src(
    grad: _Tensor,
    input: _Tensor,
    *,
    axis: _int,
    index: _Tensor,
    src: _Tensor,
    result: _Tensor,
    reduce: _str,
    include_self: _bool,
) -> Tensor: ...

@overload
def _scatter_counts(input: _Tensor, dim: _int, index: _Tensor, include_self: _bool) -> Tensor:
    """How many elements meet at every place, at least 1."""
@overload
def _scatter_counts(input: _Tensor, *, axis: _int, index: _Tensor, include_self: _bool) -> Tensor: ...

@overload
def _scatter_shares(
    input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, result: _Tensor, include_self: _bool
) -> Tensor:
    """How many elements share the extreme at every place, at least 1."""
@overload
def _scatter_shares(
    input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, result: _Tensor, include_self: _bool
) -> Tensor: ...

@overload
def _other_factors(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, of_src: _bool) -> Tensor:
    """The product of the other factors at the place of each element, of `self` or of `src`."""
@overload
def _other_factors(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, of_src: _bool) -> Tensor: ...
