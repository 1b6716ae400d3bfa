"""The functions of scans.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _DType, _float, _int, _Tensor

from .. import Tensor, return_types

@overload
def cumsum(input: _Tensor, dim: _int, *, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor:
    """The sum of the elements up to each one, itself included; integers are summed as int64.

    >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  3,  6, 10])
    >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
    tensor([[1, 3],
            [3, 7]])
    """
@overload
def cumsum(input: _Tensor, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...

@overload
def cumsum_(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The sum of the elements up to each one, itself included; integers are summed as int64.

    >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  3,  6, 10])
    >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
    tensor([[1, 3],
            [3, 7]])
    """
@overload
def cumsum_(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def _reverse_cumsum(input: _Tensor, dim: _int) -> Tensor:
    """The sum of each element and those after it."""
@overload
def _reverse_cumsum(input: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def cumprod(input: _Tensor, dim: _int, *, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor:
    """The product of the elements up to each one, itself included; integers are multiplied as int64.

    >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  2,  6, 24])
    """
@overload
def cumprod(input: _Tensor, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...

@overload
def cumprod_(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The product of the elements up to each one, itself included; integers are multiplied as int64.

    >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  2,  6, 24])
    """
@overload
def cumprod_(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def cummax(input: _Tensor, dim: _int, *, out: Sequence[_Tensor] | None = None) -> return_types.cummax:
    """The largest of the elements up to each one, and where the last of those that are as large is.

    >>> values, indices = ow.cummax(ow.tensor([1, 3, 2, 3]), 0)
    >>> values
    tensor([1, 3, 3, 3])
    >>> indices
    tensor([0, 1, 1, 3])
    """
@overload
def cummax(input: _Tensor, *, axis: _int, out: Sequence[_Tensor] | None = None) -> return_types.cummax: ...

@overload
def cummin(input: _Tensor, dim: _int, *, out: Sequence[_Tensor] | None = None) -> return_types.cummin:
    """The smallest of the elements up to each one, and where the last of those that are as small is.

    >>> values, indices = ow.cummin(ow.tensor([3, 1, 2, 1]), 0)
    >>> values
    tensor([3, 1, 1, 1])
    >>> indices
    tensor([0, 1, 1, 3])
    """
@overload
def cummin(input: _Tensor, *, axis: _int, out: Sequence[_Tensor] | None = None) -> return_types.cummin: ...

@overload
def logcumsumexp(input: _Tensor, dim: _int, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the sum of exponentials of the elements up to each one, without overflow.

    >>> ow.logcumsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor([1000.0000, 1000.6932])
    """
@overload
def logcumsumexp(input: _Tensor, *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def _recurrence(input: _Tensor, weight: _Tensor, dim: _int) -> Tensor:
    """Every element plus `weight` times the result before it."""
@overload
def _recurrence(input: _Tensor, weight: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def _reverse_recurrence(input: _Tensor, weight: _Tensor, dim: _int) -> Tensor:
    """Every element plus `weight` times the result after it."""
@overload
def _reverse_recurrence(input: _Tensor, weight: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def _previous(input: _Tensor, dim: _int, fill: _float) -> Tensor:
    """The element before each one; before the first there is `fill`."""
@overload
def _previous(input: _Tensor, *, axis: _int, fill: _float) -> Tensor: ...

@overload
def _following(input: _Tensor, dim: _int, fill: _float) -> Tensor:
    """The element after each one; after the last there is `fill`."""
@overload
def _following(input: _Tensor, *, axis: _int, fill: _float) -> Tensor: ...

def _exp_difference(input: _Tensor, other: _Tensor) -> Tensor:
    """`exp(self - other)`, 1 for equal infinities."""
