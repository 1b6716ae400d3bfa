"""Reductions over any axes, and running sums and products."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from runtime.array_api.operators import F
from runtime.errors import ArgumentValueError
from runtime.tensor import Tensor
from runtime.tensor.dtypes import dtype
from runtime.tensor.tensor import wrap_dim

Axis = int | tuple[int, ...] | None


def sum(x: Tensor, /, *, axis: Axis = None, dtype: dtype | None = None, keepdims: bool = False) -> Tensor:  # noqa: A001
    """The sum over axes; integers are added up in int64."""
    return _over(F.sum, x, axis, keepdims, dtype=dtype)


def prod(x: Tensor, /, *, axis: Axis = None, dtype: dtype | None = None, keepdims: bool = False) -> Tensor:
    """The product over axes; integers are multiplied in int64."""
    return _over_one(F.prod, x, axis, keepdims, dtype=dtype)


def max(x: Tensor, /, *, axis: Axis = None, keepdims: bool = False) -> Tensor:  # noqa: A001
    """The largest element over axes."""
    return _over(F.amax, x, axis, keepdims)


def min(x: Tensor, /, *, axis: Axis = None, keepdims: bool = False) -> Tensor:  # noqa: A001
    """The smallest element over axes."""
    return _over(F.amin, x, axis, keepdims)


def mean(x: Tensor, /, *, axis: Axis = None, keepdims: bool = False) -> Tensor:
    """The mean over axes."""
    return _over(F.mean, x, axis, keepdims)


def std(x: Tensor, /, *, axis: Axis = None, correction: float = 0.0, keepdims: bool = False) -> Tensor:
    """The root of :func:`var`."""
    return _over(F.std, x, axis, keepdims, correction=correction)


def var(x: Tensor, /, *, axis: Axis = None, correction: float = 0.0, keepdims: bool = False) -> Tensor:
    """The variance over axes: the sum of squared differences from the mean over their count less `correction`."""
    return _over(F.var, x, axis, keepdims, correction=correction)


def all(x: Tensor, /, *, axis: Axis = None, keepdims: bool = False) -> Tensor:  # noqa: A001
    """Whether every element over axes is true."""
    return _over_one(F.all, F.ne(x, 0), axis, keepdims)


def any(x: Tensor, /, *, axis: Axis = None, keepdims: bool = False) -> Tensor:  # noqa: A001
    """Whether any element over axes is true."""
    return _over_one(F.any, F.ne(x, 0), axis, keepdims)


def cumulative_sum(
    x: Tensor, /, *, axis: int | None = None, dtype: dtype | None = None, include_initial: bool = False
) -> Tensor:
    """The sums of the elements up to each along an axis, with the 0 before the first if it is asked for."""
    return _running(F.cumsum, 0, x, axis, dtype, include_initial=include_initial)


def cumulative_prod(
    x: Tensor, /, *, axis: int | None = None, dtype: dtype | None = None, include_initial: bool = False
) -> Tensor:
    """The products of the elements up to each along an axis, with the 1 before the first if it is asked for."""
    return _running(F.cumprod, 1, x, axis, dtype, include_initial=include_initial)


def _running(
    function: Callable[..., Tensor], first: int, x: Tensor, axis: int | None, dtype: dtype | None, *,
    include_initial: bool,
) -> Tensor:  # fmt: skip
    if axis is None:
        if x.ndim != 1:
            msg = f"shape {list(x.shape)} has {x.ndim} axes; say along which the sum or product runs"
            raise ArgumentValueError(msg)
        axis = 0
    result = function(x, axis, dtype=dtype)
    if not include_initial:
        return result
    shape = list(result.shape)
    shape[axis] = 1
    return F.cat([F.full(shape, first, dtype=result.dtype), result], axis)  # type: ignore[no-any-return]


def _axes(axis: Axis | Sequence[int], ndim: int) -> list[int]:
    """The axes counted from the front, in order; all where none are said."""
    requested = range(ndim) if axis is None else (axis,) if isinstance(axis, int) else axis
    axes = sorted(wrap_dim(item, ndim) for item in requested)
    if len(set(axes)) < len(axes):
        msg = f"axis {axis} names an axis twice"
        raise ArgumentValueError(msg)
    return axes


def _over(function: Callable[..., Tensor], x: Tensor, axis: Axis, keepdims: bool, **named: Any) -> Tensor:
    """A reduction by an operator over several dimensions, which takes no dimension for all of them."""
    axes = _axes(axis, x.ndim)
    if not axes:  # every element by itself
        return function(x.unsqueeze(0), (0,), **named)  # type: ignore[attr-defined]
    return function(x, tuple(axes), keepdim=keepdims, **named)


def _over_one(function: Callable[..., Tensor], x: Tensor, axis: Axis, keepdims: bool, **named: Any) -> Tensor:
    """A reduction by an operator over one dimension: those that go are made one, the last."""
    axes = _axes(axis, x.ndim)
    other_axes = [item for item in range(x.ndim) if item not in axes]
    together = math.prod(x.shape[dim] for dim in axes)
    flat = x.permute((*other_axes, *axes)).reshape((*(x.shape[dim] for dim in other_axes), together))  # type: ignore[attr-defined]
    result = function(flat, -1, **named)
    return result.reshape([1 if item in axes else size for item, size in enumerate(x.shape)]) if keepdims else result  # type: ignore[attr-defined]
