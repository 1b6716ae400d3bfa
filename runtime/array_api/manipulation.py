"""Tensors joined, turned and given other shapes."""

from __future__ import annotations

from collections.abc import Sequence

from runtime.array_api.operators import F
from runtime.errors import ArgumentValueError, ComputeError
from runtime.tensor import Tensor
from runtime.tensor.tensor import wrap_dim


def broadcast_shapes(*shapes: Sequence[int | None]) -> tuple[int | None, ...]:
    """The shape to which shapes broadcast; None is a size that is not known."""
    longest = max(map(len, shapes), default=0)
    result: list[int | None] = []
    for sizes in zip(*[(1,) * (longest - len(shape)) + tuple(shape) for shape in shapes], strict=True):
        wide = {size for size in sizes if size != 1}
        if len(wide - {None}) > 1:
            msg = f"broadcast_shapes(): shapes {', '.join(map(str, shapes))} do not broadcast"
            raise ArgumentValueError(msg)
        result.append(next(iter(wide - {None}), None) if wide else 1)
    return tuple(result)


def broadcast_arrays(*arrays: Tensor) -> tuple[Tensor, ...]:
    """Views of all tensors in the shape to which they broadcast."""
    shape = broadcast_shapes(*(array.shape for array in arrays))
    return tuple(array.expand(shape) for array in arrays)  # type: ignore[attr-defined]


def concat(arrays: Sequence[Tensor], /, *, axis: int | None = 0) -> Tensor:
    """Tensors one behind the other along an axis; without one, the elements of all of them."""
    if axis is None:
        return F.cat([array.reshape(-1) for array in arrays], 0)  # type: ignore[attr-defined, no-any-return]
    return F.cat(list(arrays), axis)  # type: ignore[no-any-return]


def expand_dims(x: Tensor, /, axis: int | tuple[int, ...]) -> Tensor:
    """Axes of size 1 at places of the result."""
    axes = (axis,) if isinstance(axis, int) else axis
    positions = [wrap_dim(element, x.ndim + len(axes)) for element in axes]
    if len(set(positions)) < len(positions):
        msg = f"expand_dims(): axis {axis} names a place twice"
        raise ArgumentValueError(msg)
    for dim in sorted(positions):
        x = x.unsqueeze(dim)  # type: ignore[attr-defined]
    return x


def flip(x: Tensor, /, *, axis: int | tuple[int, ...] | None = None) -> Tensor:
    """The elements in the opposite order along an axis, several, or all of them."""
    axes = tuple(range(x.ndim)) if axis is None else (axis,) if isinstance(axis, int) else axis
    return F.flip(x, axes)  # type: ignore[no-any-return]


def repeat(x: Tensor, repeats: int | Tensor, /, *, axis: int | None = None) -> Tensor:
    """Every element so many times, one after the other, along an axis or of the flat tensor."""
    if axis is None:
        x, axis = x.reshape(-1), 0  # type: ignore[attr-defined]
    if isinstance(repeats, Tensor):
        repeats = repeats.long().expand(x.shape[axis])  # type: ignore[attr-defined]
    return F.repeat_interleave(x, repeats, axis)  # type: ignore[no-any-return]


def reshape(x: Tensor, /, shape: tuple[int, ...], *, copy: bool | None = None) -> Tensor:
    """The elements in another shape; `copy` forces or forbids a copy."""
    if copy:
        return x.clone().reshape(shape)  # type: ignore[attr-defined, no-any-return]
    if copy is None:
        return x.reshape(shape)  # type: ignore[attr-defined, no-any-return]
    try:
        return x.view(shape)  # type: ignore[attr-defined, no-any-return]
    except ComputeError as error:
        msg = f"reshape(): shape {list(shape)} needs a copy, but copy=False forbids it"
        raise ArgumentValueError(msg) from error


def roll(x: Tensor, /, shift: int | tuple[int, ...], *, axis: int | tuple[int, ...] | None = None) -> Tensor:
    """The elements moved on along axes, those that leave at the end coming in at the beginning."""
    axes = () if axis is None else (axis,) if isinstance(axis, int) else axis
    shifts = (shift,) * max(len(axes), 1) if isinstance(shift, int) else shift
    return F.roll(x, shifts, axes)  # type: ignore[no-any-return]


def squeeze(x: Tensor, /, axis: int | tuple[int, ...]) -> Tensor:
    """The tensor without these axes, which must be of size 1."""
    axes = (axis,) if isinstance(axis, int) else axis
    for item in axes:
        if x.shape[wrap_dim(item, x.ndim)] != 1:
            msg = f"squeeze(): axis {item} of shape {list(x.shape)} is not of size 1"
            raise ArgumentValueError(msg)
    return F.squeeze(x, axes)  # type: ignore[no-any-return]
