"""Elements looked for, and taken by their places."""

from __future__ import annotations

from runtime.array_api.operators import F
from runtime.array_api.promotion import common
from runtime.array_api.statistics import sum as total
from runtime.errors import ArgumentValueError
from runtime.tensor import Tensor


def where(condition: Tensor, x1: Tensor | complex, x2: Tensor | complex, /) -> Tensor:
    """The elements of `x1` where a condition holds, those of `x2` elsewhere."""
    if isinstance(x1, Tensor) or isinstance(x2, Tensor):
        x1, x2 = common(x1, x2)
    return F.where(condition, x1, x2)  # type: ignore[no-any-return]


def nonzero(x: Tensor, /) -> tuple[Tensor, ...]:
    """The places of what is not zero: a tensor of indices for every dimension."""
    if not x.ndim:
        msg = "nonzero(): a tensor without dimensions has no places"
        raise ArgumentValueError(msg)
    return tuple(F.nonzero(x, as_tuple=True))


def count_nonzero(x: Tensor, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Tensor:
    """How many elements are not zero."""
    return total(F.ne(x, 0), axis=axis, keepdims=keepdims)


def searchsorted(
    x1: Tensor, x2: Tensor | float, /, *, side: str = "left", sorter: Tensor | None = None
) -> Tensor:
    """Where the elements of `x2` would have to stand in `x1`, which is sorted, or is so in the order `sorter`."""
    edges, values = common(x1, x2)
    order = sorter.long() if sorter is not None else None  # type: ignore[attr-defined]
    return F.searchsorted(edges, values, side=side, sorter=order)  # type: ignore[no-any-return]


def take(x: Tensor, indices: Tensor, /, *, axis: int | None = None) -> Tensor:
    """The elements at `indices` along an axis; negative ones count from the end."""
    if axis is None:
        if x.ndim != 1:
            msg = f"take(): shape {list(x.shape)} has several axes; say which"
            raise ArgumentValueError(msg)
        axis = 0
    return F.index_select(x, axis, _counted(indices, x.shape[axis]))  # type: ignore[no-any-return]


def take_along_axis(x: Tensor, indices: Tensor, /, *, axis: int = -1) -> Tensor:
    """An element for every index, from the line along an axis in which the index stands."""
    return F.take_along_dim(x, _counted(indices, x.shape[axis]), axis)  # type: ignore[no-any-return]


def _counted(indices: Tensor, size: int) -> Tensor:
    """Indices counted from the front."""
    wide: Tensor = indices.long()  # type: ignore[attr-defined]
    return F.where(wide < 0, wide + size, wide)  # type: ignore[operator, no-any-return]
