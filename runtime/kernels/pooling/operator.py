"""Pooling over the last one to three dimensions: largest elements and means of windows, and their adjoint maps.

A window is a range along each dimension; ranges come from kernel, stride and padding, or (adaptive pooling) divide a
dimension evenly. The loops see (planes, depth, height, width), whatever the number of dimensions, and are compiled when
a dtype is first met. Indices count the elements of a plane, as PyTorch's do. 16-bit floats are computed in float32.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.indexing import gather as along
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array

Sizes = tuple[int, ...]
_DEPTH = 3  # dimensions that the loops have


class Ranges(NamedTuple):
    """The windows along one dimension: rows of where they begin, where they end, and how many elements they count."""

    table: Array
    step: int
    address: int  # of the table

    @property
    def number(self) -> int:
        """How many windows there are."""
        count: int = self.table.shape[1]
        return count


def _ranges(starts: Array, stops: Array, counts: Array, step: int = 1) -> Ranges:
    table = np.array((starts, stops, counts), np.int64)
    return Ranges(table, step, table.ctypes.data)


_ONE = _ranges(np.zeros(1), np.ones(1), np.ones(1))  # of a dimension that is not pooled


def _run(name: str, arrays: Sequence[Array], windows: Sequence[Ranges] | None = None, *, work: int) -> None:
    """Call the loop of this name for all planes of the first array; `work` is the number of elements read."""
    from runtime.kernels.pooling import loops as pooling_native

    loop = getattr(pooling_native, name)
    if windows is None:
        pooling_native.run(loop, arrays, (arrays[0].shape[1], 1, 1), (arrays[1].shape[1], 1, 1), work=work)
        return
    steps, number = [one.step for one in windows], [one.number for one in windows]
    rows = [one.address + 8 * row * one.number for row in range(3) for one in windows]
    pooling_native.run(loop, arrays, arrays[0].shape[1:], number, steps, rows, work=work)


# -- windows ---------------------------------------------------------------------------------------------------------


def _output_size(size: int, kernel: int, stride: int, padding: int, dilation: int, *, ceil_mode: bool) -> int:
    """How many windows fit; with `ceil_mode` the last may hang over, if it begins within the input or its padding."""
    room = size + 2 * padding - dilation * (kernel - 1) - 1
    if not ceil_mode:
        return room // stride + 1
    count = -(-room // stride) + 1
    return count - 1 if (count - 1) * stride >= size + padding else count


def _check(
    operator: str, tensor: Tensor, spatial: int, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes
) -> None:
    ndim = tensor._array.ndim
    if ndim not in (spatial + 1, spatial + 2):
        msg = (
            f"{operator}: expected an input of {spatial + 1} or {spatial + 2} dimensions, "
            f"got shape {list(tensor._array.shape)}"
        )
        raise ComputeError(msg)
    for name, values, least in (("kernel_size", kernel, 1), ("stride", stride, 1), ("dilation", dilation, 1)):
        if any(value < least for value in values):
            msg = f"{operator}: {name} must be greater than 0, got {list(values)}"
            raise ComputeError(msg)
    for pad, size, step in zip(padding, kernel, dilation, strict=True):
        if not 0 <= pad <= ((size - 1) * step + 1) // 2:
            msg = f"{operator}: padding must lie between 0 and half of the kernel's extent, got {list(padding)}"
            raise ComputeError(msg)


def _windows(
    operator: str, sizes: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, *, ceil_mode: bool,
    counts_padding: bool = False,
) -> list[Ranges]:  # fmt: skip
    """The ranges of a sliding window along every dimension."""
    found = []
    for size, k, s, p, d in zip(sizes, kernel, stride, padding, dilation, strict=True):
        count = _output_size(size, k, s, p, d, ceil_mode=ceil_mode)
        if count < 1 or size < 1:
            msg = f"{operator}: a kernel of size {list(kernel)} does not fit an input of size {list(sizes)}"
            raise ComputeError(msg)
        one = _sliding(count, size, k, s, p, d, counts_padding)
        if one is None:
            msg = (
                f"{operator}: a kernel of size {list(kernel)} with dilation {list(dilation)} and padding "
                f"{list(padding)} has a window that holds no element of an input of size {list(sizes)}"
            )
            raise ComputeError(msg)
        found.append(one)
    return found


@functools.lru_cache(256)
def _sliding(
    count: int, size: int, kernel: int, stride: int, padding: int, step: int, counts_padding: bool
) -> Ranges | None:
    """So many windows along a dimension of this size; None when one of them lies in the padding."""
    begin = np.arange(count) * stride - padding
    starts = np.where(begin < 0, begin + -(begin // step) * step, begin)
    stops = np.minimum(begin + (kernel - 1) * step + 1, size)
    if (starts >= stops).any():  # dilation may step over all of a small input
        return None
    counts = np.minimum(begin + kernel, size + padding) - begin if counts_padding else stops - starts
    return _ranges(starts, stops, counts, step)


def _even_windows(operator: str, tensor: Tensor, output: Sizes) -> list[Ranges]:
    """The ranges that divide the last dimensions into `output` windows of nearly one size."""
    spatial = len(output)
    shape = tensor._array.shape
    if len(shape) not in (spatial + 1, spatial + 2) or any(size < 1 for size in shape[-spatial:]):
        msg = (
            f"{operator}: expected an input of {spatial + 1} or {spatial + 2} dimensions with elements in the last "
            f"{spatial}, got shape {list(shape)}"
        )
        raise ComputeError(msg)
    if any(size < 0 for size in output):
        msg = f"{operator}: output sizes must not be negative, got {list(output)}"
        raise ComputeError(msg)
    found = []
    for size, count in zip(shape[-spatial:], output, strict=True):
        places = np.arange(count)
        starts = places * size // max(count, 1)
        stops = -(-(places + 1) * size // max(count, 1))
        found.append(_ranges(starts, stops, stops - starts))
    return found


def _deep(values: Sequence[Ranges]) -> list[Ranges]:
    """The same windows with three dimensions."""
    return [_ONE] * (_DEPTH - len(values)) + list(values)


def _planes(array: Array, spatial: int) -> Array:
    """(planes, depth, height, width) of an array whose last `spatial` dimensions are pooled."""
    sizes = array.shape[-spatial:]
    lead = math.prod(array.shape[:-spatial])
    return np.ascontiguousarray(array).reshape(lead, *[1] * (_DEPTH - spatial), *sizes)


def _numbers(operator: str, tensor: Tensor, *, integers: tuple[str, ...] = ()) -> Array:
    """The elements in the dtype that is computed in; UnsupportedError for other dtypes."""
    kind = tensor.dtype
    if not kind.is_floating_point and kind.name not in integers:
        msg = f"{operator} is not implemented for {kind.name}"
        raise UnsupportedError(msg)
    return cast_array(tensor._array, kind, kind.compute)


def _as(values: Array, shape: Sizes, like: Tensor) -> Tensor:
    return make_tensor(cast_array(values.reshape(shape), like.dtype.compute, like.dtype), like.dtype)


# -- operators -------------------------------------------------------------------------------------------------------

_INTEGERS = ("uint8", "int8", "int16", "int32", "int64")


def max_pool(
    self: Tensor, kernel_size: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes,
    ceil_mode: bool,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The largest elements of windows and where they lie in their planes; NaN counts as the largest."""
    spatial = len(kernel_size)
    operator = f"max_pool{spatial}d"
    _check(operator, self, spatial, kernel_size, stride, padding, dilation)
    sizes = self._array.shape[-spatial:]
    windows = _windows(operator, sizes, kernel_size, stride, padding, dilation, ceil_mode=ceil_mode)
    return _largest(operator, self, windows)


def adaptive_max_pool(self: Tensor, output_size: Sizes) -> tuple[Tensor, Tensor]:
    """The largest elements of windows that divide the input evenly, and where they lie in their planes."""
    operator = f"adaptive_max_pool{len(output_size)}d"
    return _largest(operator, self, _even_windows(operator, self, output_size))


def _largest(operator: str, tensor: Tensor, windows: list[Ranges]) -> tuple[Tensor, Tensor]:
    spatial = len(windows)
    x = _planes(_numbers(operator, tensor, integers=_INTEGERS), spatial)
    deep = _deep(windows)
    shape = (x.shape[0], *(one.number for one in deep))
    out, at = np.empty(shape, x.dtype), np.empty(shape, np.int64)
    _run("max_windows", (x, out, at), deep, work=x.size)
    final = (*tensor._array.shape[:-spatial], *shape[1 + _DEPTH - spatial :])
    return _as(out, final, tensor), make_tensor(at.reshape(final), dtypes.int64)


def add_at(self: Tensor, indices: Tensor, sizes: Sizes, spatial: int) -> Tensor:
    """Zeros of shape `sizes` to which the elements of every plane are added at their indices."""
    values = _numbers("max_pool_backward", self)
    flat, at, out = _flattened("max_pool_backward", values, indices, sizes, spatial)
    _run("add_at", (out, flat, at), work=flat.size)
    return _as(out, sizes, self)


def put_at(self: Tensor, indices: Tensor, sizes: Sizes, spatial: int) -> Tensor:
    """Zeros of shape `sizes` in which the elements of every plane stand at their indices."""
    values = _numbers("max_unpool", self)
    flat, at, out = _flattened("max_unpool", values, indices, sizes, spatial)
    _run("put_at", (out, flat, at), work=flat.size)
    return _as(out, sizes, self)


def _flattened(
    operator: str, values: Array, indices: Tensor, sizes: Sizes, spatial: int
) -> tuple[Array, Array, Array]:
    """Elements and indices by plane, and zeros for planes of `sizes`. RuntimeError for an index outside of a plane."""
    if indices.dtype is not dtypes.int64 or indices._array.shape != values.shape:
        msg = (
            f"{operator}: indices must be int64 and have the input's shape {list(values.shape)}, got {indices.dtype} "
            f"of shape {list(indices._array.shape)}"
        )
        raise ComputeError(msg)
    if sizes[:-spatial] != values.shape[:-spatial]:
        msg = f"{operator}: an input of shape {list(values.shape)} has other planes than the result's {list(sizes)}"
        raise ComputeError(msg)
    lead, size = math.prod(sizes[:-spatial]), math.prod(sizes[-spatial:])
    number = math.prod(values.shape[-spatial:])
    at = np.ascontiguousarray(indices._array).reshape(lead, number)
    if not along.are_within(at, size):
        wrong = at[(at < 0) | (at >= size)]
        msg = f"{operator}: index {wrong[0]} lies outside of a plane of size {list(sizes[-spatial:])}"
        raise ComputeError(msg)
    return np.ascontiguousarray(values).reshape(lead, number), at, np.zeros((lead, size), values.dtype)


def average_pool(
    self: Tensor, kernel_size: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool, count_include_pad: bool,
    divisor_override: int | None,
) -> Tensor:  # fmt: skip
    """The means of windows."""
    operator = f"avg_pool{len(kernel_size)}d"
    windows = _mean_ranges(operator, self, self._array.shape, (kernel_size, stride, padding), divisor_override,
                           ceil_mode=ceil_mode, counts_padding=count_include_pad)  # fmt: skip
    return _means(operator, self, windows)


def average_pool_backward(
    grad: Tensor, sizes: Sizes, kernel_size: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool,
    count_include_pad: bool, divisor_override: int | None,
) -> Tensor:  # fmt: skip
    """The gradient of the input, of shape `sizes`, of :func:`average_pool`."""
    operator = f"avg_pool{len(kernel_size)}d"
    windows = _mean_ranges(operator, grad, sizes, (kernel_size, stride, padding), divisor_override,
                           ceil_mode=ceil_mode, counts_padding=count_include_pad)  # fmt: skip
    return _spread(operator, grad, sizes, windows)


def _mean_ranges(
    operator: str, tensor: Tensor, sizes: Sizes, geometry: tuple[Sizes, Sizes, Sizes], divisor: int | None, *,
    ceil_mode: bool, counts_padding: bool,
) -> list[Ranges]:  # fmt: skip
    kernel, stride, padding = geometry
    spatial = len(kernel)
    ones = (1,) * spatial
    _check(operator, tensor, spatial, kernel, stride, padding, ones)
    if divisor == 0:
        msg = f"{operator}: divisor_override must not be 0"
        raise ComputeError(msg)
    windows = _windows(operator, sizes[-spatial:], kernel, stride, padding, ones, ceil_mode=ceil_mode,
                       counts_padding=counts_padding)  # fmt: skip
    if divisor is None:
        return windows
    factors = (divisor, *[1] * (spatial - 1))
    return [
        _ranges(one.table[0], one.table[1], np.full(one.number, n), one.step)
        for one, n in zip(windows, factors, strict=True)
    ]


def adaptive_average_pool(self: Tensor, output_size: Sizes) -> Tensor:
    """The means of windows that divide the input evenly."""
    operator = f"adaptive_avg_pool{len(output_size)}d"
    windows = _even_windows(operator, self, output_size)
    if all(size == 1 for size in output_size):  # one window is the whole plane
        x = _numbers(operator, self, integers=())
        over = tuple(range(x.ndim - len(output_size), x.ndim))
        return _as(x.mean(over, keepdims=True), (*x.shape[: over[0]], *output_size), self)
    return _means(operator, self, windows, integers=())


def adaptive_average_pool_backward(grad: Tensor, sizes: Sizes, spatial: int) -> Tensor:
    """The gradient of the input, of shape `sizes`, of :func:`adaptive_average_pool`."""
    operator = f"adaptive_avg_pool{spatial}d"
    like = make_tensor(np.empty(sizes, bool), dtypes.bool_)
    return _spread(operator, grad, sizes, _even_windows(operator, like, grad._array.shape[-spatial:]))


def _means(operator: str, tensor: Tensor, windows: list[Ranges], integers: tuple[str, ...] = ("int64",)) -> Tensor:
    spatial = len(windows)
    x = _planes(_numbers(operator, tensor, integers=integers), spatial)
    deep = _deep(windows)
    shape = (x.shape[0], *(one.number for one in deep))
    out = np.empty(shape, x.dtype)
    _run("mean_windows", (x, out), deep, work=x.size)
    return _as(out, (*tensor._array.shape[:-spatial], *shape[1 + _DEPTH - spatial :]), tensor)


def _spread(operator: str, grad: Tensor, sizes: Sizes, windows: list[Ranges]) -> Tensor:
    spatial = len(windows)
    g = _planes(_numbers(operator, grad), spatial)
    deep = _deep(windows)
    out = np.zeros((len(g), *[1] * (_DEPTH - spatial), *sizes[-spatial:]), g.dtype)
    _run("spread_means", (out, g), deep, work=out.size)
    return _as(out, sizes, grad)
