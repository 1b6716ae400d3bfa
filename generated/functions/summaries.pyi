"""The functions of summaries.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _float, _int, _Number, _str, _Tensor

from .. import Tensor

@overload
def argmax(input: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """Where the largest element is: its index along `dim`, or in the flattened tensor, as int64.

    Of equal elements the first; NaN counts as the largest.

    >>> a = ow.tensor([[1, 9, 3], [7, 2, 7]])
    >>> ow.argmax(a)
    tensor(1)
    >>> a.argmax(dim=1)
    tensor([1, 0])
    """
@overload
def argmax(input: _Tensor, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def all(input: _Tensor) -> Tensor:
    """Whether all elements are other than 0; true of no elements.

    >>> ow.all(ow.tensor([True, True, False]))
    tensor(False)
    """
@overload
def all(input: _Tensor, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def all(input: _Tensor, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
@overload
def all(
    input: _Tensor, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def all(
    input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def any(input: _Tensor) -> Tensor:
    """Whether any element is other than 0; false of no elements.

    >>> ow.any(ow.tensor([0, 0, 5]))
    tensor(True)
    """
@overload
def any(input: _Tensor, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def any(input: _Tensor, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
@overload
def any(
    input: _Tensor, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def any(
    input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def argmin(input: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """Where the smallest element is: its index along `dim`, or in the flattened tensor, as int64.

    Of equal elements the first; NaN counts as the smallest.

    >>> ow.argmin(ow.tensor([[1, 9, 3], [7, 2, 7]]), dim=1)
    tensor([0, 1])
    """
@overload
def argmin(input: _Tensor, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def _all_of(input: _Tensor, dim: Sequence[_int] | None, keepdim: _bool) -> Tensor:
    """Whether all elements along some dimensions are other than 0."""
@overload
def _all_of(input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool) -> Tensor: ...

@overload
def _any_of(input: _Tensor, dim: Sequence[_int] | None, keepdim: _bool) -> Tensor:
    """Whether any elements along some dimensions are other than 0."""
@overload
def _any_of(input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool) -> Tensor: ...

@overload
def count_nonzero(input: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor:
    """The number of elements that are not 0, of all or along a dimension.

    >>> ow.count_nonzero(ow.tensor([[0, 1], [2, 3]]))
    tensor(3)
    >>> ow.count_nonzero(ow.tensor([[0, 1], [2, 3]]), dim=0)
    tensor([1, 2])
    """
@overload
def count_nonzero(input: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, dim: Sequence[_int], *, out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, *, axis: Sequence[_int], out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, *dim: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def _std(input: _Tensor, dim: Sequence[_int] | _int | None, correction: _Number, keepdim: _bool) -> Tensor:
    """The root of the mean square distance from the mean, over `count - correction`."""
@overload
def _std(input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number, keepdims: _bool) -> Tensor: ...

@overload
def std(input: _Tensor, unbiased: _bool = True) -> Tensor:
    """The standard deviation of all elements, the root of `var`.

    >>> ow.std(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor(1.2910)
    """
@overload
def std(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    *,
    correction: _Number | None = None,
    keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    correction: _Number | None = None,
    keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def std(
    input: _Tensor,
    dim: Sequence[_int] | _int | None,
    unbiased: _bool = True,
    keepdim: _bool = False,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    unbiased: _bool = True,
    keepdims: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def std_mean(input: _Tensor, unbiased: _bool = True) -> builtins.tuple[Tensor, Tensor]:
    """The standard deviation and the mean of all elements.

    >>> ow.std_mean(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    (tensor(1.2910), tensor(2.5000))
    """
@overload
def std_mean(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    *,
    correction: _Number | None = None,
    keepdim: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, *dim: _int, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...

@overload
def nansum(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The sum over dimensions, NaN counted as 0.

    >>> ow.nansum(ow.tensor([1.0, ow.nan, 2.0]))
    tensor(3.)
    """
@overload
def nansum(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def nanmean(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The mean over dimensions of what is not NaN; NaN where there is nothing else.

    >>> ow.nanmean(ow.tensor([1.0, ow.nan, 2.0]))
    tensor(1.5000)
    """
@overload
def nanmean(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def _quantile(
    input: _Tensor, q: _Tensor, dim: _int | None, keepdim: _bool, interpolation: _str, ignore_nan: _bool
) -> Tensor:
    """Quantiles of sorted rows, the dimension of `q` first."""
@overload
def _quantile(
    input: _Tensor, q: _Tensor, *, axis: _int | None, keepdims: _bool, interpolation: _str, ignore_nan: _bool
) -> Tensor: ...

@overload
def quantile(
    input: _Tensor,
    q: _Tensor,
    dim: _int | None = None,
    keepdim: _bool = False,
    *,
    interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor:
    """The quantiles `q`, from 0 to 1, of all elements or along `dim`; the dimension of `q` comes first.

    Between two elements is what `interpolation` says: linear, lower, higher, midpoint or nearest. A row
        with NaN gives NaN.

    >>> ow.quantile(ow.tensor([1.0, 2.0, 4.0, 8.0]), ow.tensor([0.5, 1.0]))
    tensor([3., 8.])
    """
@overload
def quantile(
    input: _Tensor,
    q: _Tensor,
    *,
    axis: _int | None,
    keepdims: _bool = False,
    interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def quantile(
    input: _Tensor,
    q: _float,
    dim: _int | None = None,
    keepdim: _bool = False,
    *,
    interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def quantile(
    input: _Tensor,
    q: _float,
    *,
    axis: _int | None,
    keepdims: _bool = False,
    interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def nanquantile(
    input: _Tensor,
    q: _Tensor,
    dim: _int | None = None,
    keepdim: _bool = False,
    *,
    interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor:
    """The quantiles `q`, from 0 to 1, of all elements or along `dim`; the dimension of `q` comes first.

    Between two elements is what `interpolation` says: linear, lower, higher, midpoint or nearest. NaN is
        left out; a row of NaN alone gives NaN.

    >>> ow.nanquantile(ow.tensor([1.0, 2.0, 4.0, 8.0]), ow.tensor([0.5, 1.0]))
    tensor([3., 8.])
    """
@overload
def nanquantile(
    input: _Tensor,
    q: _Tensor,
    *,
    axis: _int | None,
    keepdims: _bool = False,
    interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: _Tensor,
    q: _float,
    dim: _int | None = None,
    keepdim: _bool = False,
    *,
    interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: _Tensor,
    q: _float,
    *,
    axis: _int | None,
    keepdims: _bool = False,
    interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def trapezoid(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor:
    """The integral of values at the distance `dx` from one another."""
@overload
def trapezoid(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...

@overload
def trapz(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor:
    """Another name of `trapezoid`.

    The integral of values at the distance `dx` from one another.
    """
@overload
def trapz(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...

@overload
def cumulative_trapezoid(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor:
    """The integral of values at the distance `dx` from one another."""
@overload
def cumulative_trapezoid(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...

@overload
def diff(
    input: _Tensor,
    n: _int = 1,
    dim: _int = -1,
    prepend: _Tensor | None = None,
    append: _Tensor | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor:
    """The differences of neighbours along a dimension, taken `n` times.

    >>> ow.diff(ow.tensor([1, 4, 9, 16]))
    tensor([3, 5, 7])
    >>> ow.diff(ow.tensor([1, 4, 9, 16]), n=2)
    tensor([2, 2])
    """
@overload
def diff(
    input: _Tensor,
    n: _int = 1,
    *,
    axis: _int,
    prepend: _Tensor | None = None,
    append: _Tensor | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
