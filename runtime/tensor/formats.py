"""Orders of elements in memory: row by row, or channels last, where those of one place lie one behind the other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ComputeError
from runtime.tensor.device import channels_last, channels_last_3d, contiguous_format, memory_format

Array = np.ndarray[Any, Any]
# The dimensions of a tensor of images or volumes from the outermost in memory to the innermost.
_ORDERS = {channels_last: (0, 2, 3, 1), channels_last_3d: (0, 2, 3, 4, 1)}


def in_rows(array: Array) -> bool:
    """Whether elements lie row by row without gaps; of no elements, whether they would if there were some.

    What tells orders apart asks this: NumPy takes an array without elements for one in rows, whatever its strides are.
    """
    if not array.flags.c_contiguous:
        return False
    return bool(array.size) or not any(array.strides) or _would_lie_in_rows(array)


def has_plain_strides(array: Array) -> bool:
    """Whether an array has the strides of new memory, those of dimensions of size 1 included."""
    if not array.flags.c_contiguous:
        return False
    if array.size and 1 not in array.shape:
        return True
    step = array.itemsize
    for size, stride in zip(array.shape[::-1], array.strides[::-1], strict=True):
        if stride != step:
            return not array.size and not any(array.strides)
        step *= max(size, 1)
    return True


def _would_lie_in_rows(array: Array) -> bool:
    """As :func:`in_rows`, of no elements; a dimension of size 0 counts as one of size 1."""
    expected = array.itemsize
    for size, step in zip(array.shape[::-1], array.strides[::-1], strict=True):
        if size > 1:
            if step != expected:
                return False
            expected *= size
    return True


def contiguous_strides(sizes: Sequence[int]) -> tuple[int, ...]:
    """Row-major strides in elements; a dimension of size 0 counts as one of size 1."""
    strides = [1] * len(sizes)
    for dim in range(len(sizes) - 2, -1, -1):
        strides[dim] = strides[dim + 1] * max(sizes[dim + 1], 1)
    return tuple(strides)


def new_memory(shape: Sequence[int], dims: Sequence[int], kind: np.dtype[Any]) -> Array:
    """New memory in a shape, in which elements lie in an order: the dimensions from the outermost to the innermost."""
    if 0 not in shape:
        return np.empty([shape[dim] for dim in dims], kind).transpose(np.argsort(dims))
    steps, step = [0] * len(shape), kind.itemsize
    for dim in reversed(dims):
        steps[dim] = step
        step *= max(1, shape[dim])
    return np.lib.stride_tricks.as_strided(np.empty(0, kind), shape, steps)  # of no elements NumPy keeps no order


def lies_in(array: Array, order: memory_format) -> bool:
    """Whether elements lie in an order without gaps; the stride of a dimension of size 1 says nothing.

    RuntimeError for preserve_format, which is no order.
    """
    if order is contiguous_format:
        return in_rows(array)
    if not isinstance(order, memory_format):
        msg = f"is_contiguous(): argument 'memory_format' must be a memory_format, not {type(order).__name__}"
        raise ArgumentError(msg)
    if order not in _ORDERS:
        msg = f"is_contiguous(): {order} is no order of elements; ask for contiguous_format or channels_last"
        raise ComputeError(msg)
    dims = _ORDERS[order]
    if len(dims) != array.ndim:
        return False
    expected = array.itemsize
    for dim in reversed(dims):
        if array.shape[dim] != 1:
            if array.strides[dim] != expected:
                return False
            expected *= array.shape[dim]
    return True


def suggested_format(sizes: Sequence[int], strides: Sequence[int]) -> memory_format:
    """The order in which strides say that a tensor is meant to lie, dense or not, as PyTorch reads them.

    It is channels last where strides do not shrink from the channels outwards. Where they tell nothing, for one channel
    and for dimensions of size 1 that leave both orders possible, it is row by row.
    """
    for order, dims in _ORDERS.items():
        if len(dims) == len(sizes) and 0 not in sizes and strides[1] != 0:
            least = 0
            for dim in reversed(dims):
                if strides[dim] < least or (dim == 0 and least == strides[1]):
                    break
                least = strides[dim] * sizes[dim]
            else:
                return order
    return contiguous_format


def order_of(array: Array) -> memory_format:
    """The order of elements in memory: channels last, or row by row."""
    return next(
        (order for order in _ORDERS if lies_in(array, order) and not in_rows(array)), contiguous_format
    )


def is_dense(array: Array) -> bool:
    """Whether elements lie without gaps, each in memory of its own, in any order of the dimensions."""
    if array.flags.forc:
        return True
    expected = array.itemsize
    for step, size in sorted(zip(array.strides, array.shape, strict=True)):
        if size != 1:
            if step != expected:
                return False
            expected *= size
    return True


def has_dense_samples(array: Array) -> bool:
    """As :func:`is_dense`, of one sample along each dimension of size 0."""
    expected = array.itemsize
    for step, size in sorted(zip(array.strides, array.shape, strict=True)):
        if size > 1:
            if step != expected:
                return False
            expected *= size
    return True


def memory_like(array: Array, kind: np.dtype[Any], dims: Sequence[int]) -> Array:
    """New memory in the shape of an array: of its very strides if it is dense, else in the order of `dims`.

    The strides of dimensions of size 1 reach no element, but say how a tensor is meant to lie. An array without
    elements is dense if a sample along its dimensions of size 0 is.
    """
    strides = tuple(step // array.itemsize * kind.itemsize for step in array.strides)
    if is_dense(array) and (array.size or has_dense_samples(array)):
        return np.ndarray(array.shape, kind, np.empty(max(1, array.size), kind), 0, strides)
    return new_memory(array.shape, dims, kind)


def is_order(order: memory_format | None) -> bool:
    """Whether a format is an order other than row by row and that of another tensor."""
    return order in _ORDERS


def orders(ndim: int, order: memory_format) -> bool:
    """Whether tensors of so many dimensions can lie in an order that is not row by row."""
    return len(_ORDERS.get(order, ())) == ndim > 0


def arranged(operator: str, memory: Array, shape: tuple[int, ...], order: memory_format | None) -> Array:
    """The first elements of a vector in a shape and an order. RuntimeError where these do not go together."""
    if order is not None and order is not contiguous_format and order not in _ORDERS:
        msg = f"{operator}: {order} is no order of elements; ask for contiguous_format or channels_last"
        raise ComputeError(msg)
    dims = _ORDERS.get(order, range(len(shape)))  # type: ignore[arg-type]  # None is not among them
    _check_rank(operator, shape, order, len(dims))
    if is_order(order) and 0 in shape:
        return np.ndarray(shape, memory.dtype, memory, 0, strides_in_order(dims, shape, memory.itemsize))
    result: Array = memory[: math.prod(shape)].reshape([shape[dim] for dim in dims]).transpose(np.argsort(dims))
    return result


def strides_in_order(dims: Sequence[int], shape: Sequence[int], itemsize: int) -> tuple[int, ...]:
    """The strides in bytes of an order; where a size is 0, those of the dimensions outside of it are 0."""
    strides, step = [0] * len(shape), itemsize
    for dim in reversed(dims):
        strides[dim] = step
        step *= shape[dim]
    return tuple(strides)


def _check_rank(operator: str, shape: tuple[int, ...], order: memory_format | None, dims: int) -> None:
    if len(shape) != dims:
        msg = f"{operator}: {order} is an order of {dims} dimensions, got shape {list(shape)}"
        raise ComputeError(msg)


def dims_in(operator: str, shape: tuple[int, ...], order: memory_format) -> tuple[int, ...]:
    """The dimensions from the outermost in memory, where channels lie last. RuntimeError for another number of them."""
    dims = _ORDERS[order]
    _check_rank(operator, shape, order, len(dims))
    return dims


def in_order(operator: str, shape: tuple[int, ...], kind: np.dtype[Any], order: memory_format) -> Array:
    """New memory in which channels lie last. RuntimeError for another number of dimensions than the order has."""
    dims = dims_in(operator, shape, order)
    if 0 in shape:
        return np.ndarray(shape, kind, np.empty(1, kind), 0, strides_in_order(dims, shape, kind.itemsize))
    return new_memory(shape, dims, kind)
