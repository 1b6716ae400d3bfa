"""The functions of sorting.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _Number, _str, _Tensor

from .. import Tensor, return_types

@overload
def sort(
    input: _Tensor,
    *,
    stable: _bool | None,
    dim: _int = -1,
    descending: _bool = False,
    out: Sequence[_Tensor] | None = None,
) -> return_types.sort:
    """Elements in order along a dimension, equal ones in the order they had."""
@overload
def sort(
    input: _Tensor, dim: _int = -1, descending: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.sort: ...
@overload
def sort(
    input: _Tensor, *, axis: _int, descending: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.sort: ...

@overload
def argsort(
    input: _Tensor, *, stable: _bool, dim: _int = -1, descending: _bool = False, out: _Tensor | None = None
) -> Tensor:
    """The indices that put elements in order along a dimension, equal ones in the order they had."""
@overload
def argsort(input: _Tensor, dim: _int = -1, descending: _bool = False) -> Tensor: ...
@overload
def argsort(input: _Tensor, *, axis: _int, descending: _bool = False) -> Tensor: ...

def msort(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Elements in order along the first dimension.

    >>> ow.msort(ow.tensor([[3, 1], [2, 5]]))
    tensor([[2, 1],
            [3, 5]])
    """

@overload
def topk(
    input: _Tensor,
    k: _int,
    dim: _int = -1,
    largest: _bool = True,
    sorted: _bool = True,
    *,
    out: Sequence[_Tensor] | None = None,
) -> return_types.topk:
    """The `k` largest elements along a dimension, the largest first, and where they are; with `largest=False`
        the smallest.

    >>> values, indices = ow.topk(ow.tensor([1, 5, 3, 4]), 2)
    >>> values, indices
    (tensor([5, 4]), tensor([1, 3]))
    """
@overload
def topk(
    input: _Tensor,
    k: _int,
    *,
    axis: _int,
    largest: _bool = True,
    sorted: _bool = True,
    out: Sequence[_Tensor] | None = None,
) -> return_types.topk: ...

@overload
def kthvalue(
    input: _Tensor, k: _int, dim: _int = -1, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.kthvalue:
    """The `k`-th smallest element along a dimension, counted from 1, and where it is.

    >>> ow.kthvalue(ow.tensor([4, 1, 3]), 2).values
    tensor(3)
    """
@overload
def kthvalue(
    input: _Tensor, k: _int, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.kthvalue: ...

@overload
def median(input: _Tensor) -> Tensor:
    """The median: the smaller one of two in the middle. NaN if there is any, as `nanmedian` does not.

    >>> ow.median(ow.tensor([4.0, 1.0, 3.0, 2.0]))
    tensor(2.)
    >>> ow.tensor([[4, 1, 3], [5, 6, 7]]).median(1).values
    tensor([3, 6])
    """
@overload
def median(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.median: ...
@overload
def median(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.median: ...

@overload
def nanmedian(input: _Tensor) -> Tensor:
    """The median of the elements that are not NaN.

    >>> ow.nanmedian(ow.tensor([4.0, ow.nan, 3.0, 2.0]))
    tensor(3.)
    """
@overload
def nanmedian(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.nanmedian: ...
@overload
def nanmedian(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.nanmedian: ...

@overload
def mode(
    input: _Tensor, dim: _int = -1, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.mode:
    """The element that occurs most often along a dimension, the smallest of several, and the last place where
        it is.

    >>> ow.mode(ow.tensor([1, 2, 2, 3, 3])).values
    tensor(2)
    """
@overload
def mode(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.mode: ...

def _share_among_median(grad: _Tensor, input: _Tensor, result: _Tensor) -> Tensor:
    """The gradient of a median of all elements, shared by those that equal it."""

@overload
def _placed(grad: _Tensor, sizes: Sequence[_int], dim: _int, indices: _Tensor) -> Tensor:
    """A gradient put where the elements came from; the rest is 0."""
@overload
def _placed(grad: _Tensor, sizes: Sequence[_int], *, axis: _int, indices: _Tensor) -> Tensor: ...

@overload
def searchsorted(
    sorted_sequence: _Tensor,
    input: _Tensor,
    *,
    out_int32: _bool = False,
    right: _bool = False,
    side: _str | None = None,
    sorter: _Tensor | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """Where elements would be inserted into ordered rows: before equal ones, or with `right=True` behind them.

    >>> ow.searchsorted(ow.tensor([1, 3, 5, 7]), ow.tensor([3, 6, 9]))
    tensor([1, 3, 4])
    """
@overload
def searchsorted(
    sorted_sequence: _Tensor,
    input: _Number,
    *,
    out_int32: _bool = False,
    right: _bool = False,
    side: _str | None = None,
    sorter: _Tensor | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def bucketize(
    input: _Tensor, boundaries: _Tensor, *, out_int32: _bool = False, right: _bool = False, out: _Tensor | None = None
) -> Tensor:
    """The number of the interval between ordered boundaries in which each element lies.

    An element equal to a boundary lies before it, or with `right=True` behind it.

    >>> ow.bucketize(ow.tensor([0.5, 2.0, 9.0]), ow.tensor([1.0, 2.0, 3.0]))
    tensor([0, 1, 3])
    """
@overload
def bucketize(
    input: _Number, boundaries: _Tensor, *, out_int32: _bool = False, right: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

def _unique2(
    input: _Tensor, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]:
    """The distinct elements in order, in which of them each element is, and how often each occurs."""

@overload
def unique_dim(
    input: _Tensor, dim: _int, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]:
    """The distinct slices along a dimension in order, which of them each slice is, and how often each occurs.

    >>> ow.unique_dim(ow.tensor([[1, 2], [0, 5], [1, 2]]), 0, return_counts=True)[2]
    tensor([1, 2])
    """
@overload
def unique_dim(
    input: _Tensor, *, axis: _int, sorted: _bool = True, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...

def _unique_consecutive(
    input: _Tensor, return_inverse: _bool, return_counts: _bool
) -> builtins.tuple[Tensor, Tensor, Tensor]:
    """One of every run of equal elements, in which run each element is, and how long each is."""

@overload
def unique_dim_consecutive(
    input: _Tensor, dim: _int, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]:
    """One of every run of equal slices along a dimension, in which run each slice is, and how long each is.

    >>> ow.unique_dim_consecutive(ow.tensor([[1, 2], [1, 2], [0, 5]]), 0)[0]
    tensor([[1, 2],
            [0, 5]])
    """
@overload
def unique_dim_consecutive(
    input: _Tensor, *, axis: _int, return_inverse: _bool = False, return_counts: _bool = False
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...

@overload
def unique(
    input: _Tensor,
    sorted: _bool = True,
    return_inverse: _bool = False,
    return_counts: _bool = False,
    dim: _int | None = None,
) -> Tensor:
    """The distinct elements in order, or with `dim` the distinct slices; NaN equals nothing, so every NaN is
        one.

    With `return_inverse` and `return_counts` a tuple: also where each element is among them, and how often
        each
    occurs.

    >>> a = ow.tensor([3, 1, 3, 2])
    >>> ow.unique(a)
    tensor([1, 2, 3])
    >>> ow.unique(a, return_inverse=True, return_counts=True)
    (tensor([1, 2, 3]), tensor([2, 0, 2, 1]), tensor([1, 1, 2]))
    """
@overload
def unique(
    input: _Tensor,
    sorted: _bool = True,
    return_inverse: _bool = False,
    return_counts: _bool = False,
    *,
    axis: _int | None,
) -> Tensor: ...

@overload
def unique_consecutive(
    input: _Tensor, return_inverse: _bool = False, return_counts: _bool = False, dim: _int | None = None
) -> Tensor:
    """One of every run of equal elements, or with `dim` of equal slices, in their order.

    With `return_inverse` and `return_counts` a tuple: also in which run each element is, and how long each
        is.

    >>> ow.unique_consecutive(ow.tensor([1, 1, 2, 1]), return_counts=True)
    (tensor([1, 2, 1]), tensor([2, 1, 1]))
    """
@overload
def unique_consecutive(
    input: _Tensor, return_inverse: _bool = False, return_counts: _bool = False, *, axis: _int | None
) -> Tensor: ...

def bincount(input: _Tensor, weights: _Tensor | None = None, minlength: _int = 0) -> Tensor:
    """How often every number from 0 occurs in a vector of integers, or the sum of the weights where it does.

    >>> ow.bincount(ow.tensor([0, 2, 2]), minlength=4)
    tensor([1, 0, 2, 0])
    """

def histc(
    input: _Tensor, bins: _int = 100, min: _Number = 0, max: _Number = 0, *, out: _Tensor | None = None
) -> Tensor:
    """How many elements fall into each of `bins` equal parts of `[min, max]`; both 0 stand for the elements'
        own range.

    >>> ow.histc(ow.tensor([1.0, 2.0, 2.5, 4.0]), bins=3)
    tensor([1., 2., 1.])
    """

@overload
def isin(
    elements: _Tensor,
    test_elements: _Tensor,
    *,
    assume_unique: _bool = False,
    invert: _bool = False,
    out: _Tensor | None = None,
) -> Tensor:
    """Whether each element occurs in another tensor; with `invert` whether it does not.

    >>> ow.isin(ow.tensor([1, 2, 3]), ow.tensor([3, 1]))
    tensor([ True, False,  True])
    """
@overload
def isin(
    elements: _Tensor,
    test_element: _Number,
    *,
    assume_unique: _bool = False,
    invert: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def isin(
    element: _Number,
    test_elements: _Tensor,
    *,
    assume_unique: _bool = False,
    invert: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
