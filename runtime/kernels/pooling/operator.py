"""Pooling over the last one to three dimensions: largest elements and means of windows, and their adjoint maps.

A window is a range along each dimension; ranges come from kernel, stride and padding, or (adaptive pooling) divide a
dimension evenly. The loops see (planes, depth, height, width), whatever the number of dimensions, and are compiled when
a dtype is first met. Indices count the elements of a plane, as PyTorch's do. 16-bit floats are computed in float32.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.creation.copying import copy_into, laid_as
from runtime.kernels.indexing.loops import gather as along
from runtime.kernels.recipes.recipe import Recipe, Step, follow, recipe
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.device import contiguous_format
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import suggested_format
from runtime.tensor.plans import KernelPlan

Sizes = tuple[int, ...]
Geometry = tuple[Sizes, Sizes, Sizes]  # kernel, stride and padding
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


class PoolingPlan(NamedTuple):
    """A job of windows over planes, described but for its operands; the shapes of planes and of windows, its tables."""

    job: Array
    planes: Sizes
    shape: Sizes
    windows: list[Ranges]


def _plan(shape: Sizes, windows: Sequence[Ranges]) -> PoolingPlan:
    """The plan of windows over the last dimensions of arrays of this shape."""
    from runtime.kernels.pooling import jobs

    spatial = len(windows)
    lead, sizes = shape[:-spatial], shape[-spatial:]
    deep = [_ONE] * (_DEPTH - spatial) + list(windows)
    job = jobs.describe(
        math.prod(lead), (1,) * (_DEPTH - spatial) + tuple(sizes), [item.number for item in deep],
        [item.step for item in deep], [item.address + 8 * row * item.number for row in range(3) for item in deep],
    )  # fmt: skip
    return PoolingPlan(job, shape, (*lead, *(window.number for window in windows)), deep)


def _recipe(name: str, kind: dtype, plan: PoolingPlan, slots: Sizes, *, adjoint: bool = False) -> Recipe:
    """The recipe of the loop of this name: from planes to windows, or with `adjoint` the other way."""
    from runtime.kernels.pooling import jobs

    loop = functools.partial(jobs.compiled, name, kind.compute)
    step = Step(loop, plan.job, slots, math.prod(plan.planes), jobs.LARGE)
    before, after = (plan.shape, plan.planes) if adjoint else (plan.planes, plan.shape)
    positions = [(dtypes.int64, after)] if len(slots) > 2 else []
    return recipe(kind.compute, [before], after, [step], clears=adjoint, further=positions, kept=plan)


def _run(name: str, job: Array, arrays: tuple[Array, ...], *, work: int) -> None:
    """Call the loop of this name; `work` is the number of elements read."""
    from runtime.kernels.pooling import jobs

    jobs.run(name, job, arrays, work=work)


# -- windows ---------------------------------------------------------------------------------------------------------


def _output_size(size: int, kernel: int, stride: int, padding: int, dilation: int, *, ceil_mode: bool) -> int:
    """How many windows fit; with `ceil_mode` the last may hang over, if it begins within the input or its padding."""
    room = size + 2 * padding - dilation * (kernel - 1) - 1
    if not ceil_mode:
        return room // stride + 1
    count = -(-room // stride) + 1
    return count - 1 if (count - 1) * stride >= size + padding else count


def _check(
    operator: str, shape: Sizes, spatial: int, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes
) -> None:
    if len(shape) not in (spatial + 1, spatial + 2):
        msg = f"{operator}: Expected {spatial + 1}D or {spatial + 2}D (batch mode) tensor, got shape {list(shape)}"
        raise ComputeError(msg)
    if not shape[-spatial - 1]:
        msg = (
            f"{operator}: Expected {spatial + 1}D or {spatial + 2}D (batch mode) tensor with channels, got shape "
            f"{list(shape)}"
        )
        raise ComputeError(msg)
    for name, values, least in (("kernel_size", kernel, 1), ("stride", stride, 1), ("dilation", dilation, 1)):
        if any(value < least for value in values):
            msg = f"{operator}: {name} must be greater than zero, got {list(values)}"
            raise ComputeError(msg)
    for pad, size in zip(padding, kernel, strict=True):
        if not 0 <= pad <= size // 2:
            msg = f"{operator}: padding must lie between 0 and half of the kernel size, got {list(padding)}"
            raise ComputeError(msg)


def _windows(
    operator: str, sizes: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, *, ceil_mode: bool,
    counts_padding: bool = False,
) -> list[Ranges]:  # fmt: skip
    """The ranges of a sliding window along every dimension."""
    windows = []
    for size, k, s, p, d in zip(sizes, kernel, stride, padding, dilation, strict=True):
        count = _output_size(size, k, s, p, d, ceil_mode=ceil_mode)
        if count < 1 or size < 1:
            msg = f"{operator}: an input of size {list(sizes)} is too small for a kernel of size {list(kernel)}"
            raise ComputeError(msg)
        sliding = _sliding(count, size, k, s, p, d, counts_padding)
        if sliding is None:
            msg = (
                f"{operator}: a kernel of size {list(kernel)} with dilation {list(dilation)} and padding "
                f"{list(padding)} has a window that holds no element of an input of size {list(sizes)}"
            )
            raise ComputeError(msg)
        windows.append(sliding)
    return windows


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


@functools.lru_cache(256)
def _even(operator: str, shape: Sizes, output: Sizes, needs_channels: bool = False) -> PoolingPlan:
    """The plan of windows of nearly one size that divide the last dimensions of an array into `output` parts."""
    spatial = len(output)
    if len(shape) not in (spatial + 1, spatial + 2):
        msg = f"{operator}: Expected {spatial + 1}D or {spatial + 2}D (batch mode) tensor, got shape {list(shape)}"
        raise ComputeError(msg)
    if 0 in (shape[1:] if needs_channels else shape[-spatial:]):
        msg = f"{operator}: Expected input to have non-zero size for non-batch dimensions, got shape {list(shape)}"
        raise ComputeError(msg)
    if any(size < 0 for size in output):
        msg = f"{operator}: output sizes must not be negative, got {list(output)}"
        raise ComputeError(msg)
    ranges = []
    for size, count in zip(shape[-spatial:], output, strict=True):
        positions = np.arange(count)
        starts = positions * size // max(count, 1)
        stops = -(-(positions + 1) * size // max(count, 1))
        ranges.append(_ranges(starts, stops, stops - starts))
    return _plan(shape, ranges)


def _check_dtype(operator: str, kind: dtype, integers: tuple[str, ...] = ()) -> None:
    if not kind.is_floating_point and kind.name not in integers:
        msg = f"{operator} is not implemented for {kind.name}"
        raise UnsupportedError(msg)


def _numbers(operator: str, tensor: Tensor) -> Array:
    """The elements in the dtype that is computed in; UnsupportedError for other dtypes."""
    _check_dtype(operator, tensor.dtype)
    return np.ascontiguousarray(cast_array(tensor._array, tensor.dtype, tensor.dtype.compute))


def _as(values: Array, like: Tensor) -> Tensor:
    return make_tensor(cast_array(values, like.dtype.compute, like.dtype), like.dtype)


# -- the order of results --------------------------------------------------------------------------------------------


def pooled_plan(plan: KernelPlan, tensor: Tensor, spatial: int, *, volumes: bool = False) -> KernelPlan:
    """The plan of a result, row by row, in the order that the strides of the input suggest, as PyTorch reads them.

    One dimension is pooled as images of one row. Three stay row by row without `volumes`; with it, a volume without a
    batch is a batch of one, whose channels lie last only without gaps.
    """
    if spatial == _DEPTH and not volumes:
        return plan
    sizes, strides, new = list(tensor._sizes), list(tensor.stride()), list(plan.sizes)
    added = {(1, 3): 2, (3, 4): 0}.get((spatial, len(sizes)))  # where a dimension of size 1 is inserted
    if added is not None:
        sizes.insert(added, 1)
        new.insert(added, 1)
        strides.insert(added, sizes[added + 1] * strides[added] if added else math.prod(sizes))
    order = suggested_format(sizes, strides)
    if order is contiguous_format:
        return plan
    if added == 0 and KernelPlan.laid("pooling", tuple(sizes), plan.kind, order).steps() != tuple(strides):
        return plan
    steps = list(KernelPlan.laid("pooling", tuple(new), plan.kind, order).steps())
    if added is not None:
        del steps[added]
    return KernelPlan(plan.sizes, plan.kind, tuple(steps))


def pooled_as(result: Tensor, tensor: Tensor, spatial: int, *, volumes: bool = False) -> Tensor:
    """A result in the order of its plan, the result itself where that is row by row."""
    plan = pooled_plan(KernelPlan(result._sizes, result.dtype), tensor, spatial, volumes=volumes)
    if plan.strides is None:
        return result
    array = plan.allocate()
    copy_into(array, result._array)
    return make_tensor(array, result.dtype)


# -- operators -------------------------------------------------------------------------------------------------------

_INTEGERS = ("uint8", "int8", "int16", "int32", "int64")


def max_pool(
    self: Tensor, kernel_size: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes,
    ceil_mode: bool,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The largest elements of windows and where they lie in their planes; NaN counts as the largest."""
    recipe = largest_of_windows(
        self.dtype, self._array.shape, tuple(kernel_size), tuple(stride), tuple(padding), tuple(dilation), ceil_mode
    )
    result: tuple[Tensor, Tensor] = follow.call(recipe, self)
    values, places = result
    if self._array.size and self._array.flags.c_contiguous:
        return result
    spatial = len(kernel_size)
    return pooled_as(values, self, spatial, volumes=True), pooled_as(places, self, spatial, volumes=True)


@functools.lru_cache(256)
def largest_of_windows(
    kind: dtype, shape: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, ceil_mode: bool
) -> Recipe:
    """The recipe of :func:`max_pool`."""
    spatial = len(kernel)
    operator = f"max_pool{spatial}d"
    _check(operator, shape, spatial, kernel, stride, padding, dilation)
    windows = _windows(operator, shape[-spatial:], kernel, stride, padding, dilation, ceil_mode=ceil_mode)
    _check_dtype(operator, kind, _INTEGERS)
    return _recipe("max_windows", kind, _plan(shape, windows), (0, 1, 2))


def adaptive_max_pool(self: Tensor, output_size: Sizes) -> tuple[Tensor, Tensor]:
    """The largest elements of windows that divide the input evenly, and where they lie in their planes."""
    recipe = largest_of_parts(self.dtype, self._array.shape, tuple(output_size))
    result: tuple[Tensor, Tensor] = follow.call(recipe, self)
    values, places = result
    spatial = len(output_size)
    if self._array.size and self._array.flags.c_contiguous:
        return result
    return pooled_as(values, self, spatial), pooled_as(places, self, spatial)


@functools.lru_cache(256)
def largest_of_parts(kind: dtype, shape: Sizes, output: Sizes) -> Recipe:
    """The recipe of :func:`adaptive_max_pool`."""
    operator = f"adaptive_max_pool{len(output)}d"
    plan = _even(operator, shape, output, needs_channels=True)
    _check_dtype(operator, kind, _INTEGERS)
    return _recipe("max_windows", kind, plan, (0, 1, 2))


def add_at(self: Tensor, indices: Tensor, sizes: Sizes, spatial: int) -> Tensor:
    """Zeros of shape `sizes` to which the elements of every plane are added at their indices."""
    _check_gradient("max_pool_backward", self._array.shape, spatial)
    values = _numbers("max_pool_backward", self)
    flat, at, out = _flattened("max_pool_backward", values, indices, sizes, spatial)
    _run("add_at", _places(len(out), out.shape[1], flat.shape[1]), (out, flat, at), work=flat.size)
    return _as(out.reshape(sizes), self)


def put_at(self: Tensor, indices: Tensor, sizes: Sizes, spatial: int) -> Tensor:
    """Zeros of shape `sizes` in which the elements of every plane stand at their indices; images keep channels last."""
    values = _numbers("max_unpool", self)
    flat, at, out = _flattened("max_unpool", values, indices, sizes, spatial)
    _run("put_at", _places(len(out), out.shape[1], flat.shape[1]), (out, flat, at), work=flat.size)
    result = _as(out.reshape(sizes), self)
    return laid_as(result, self) if spatial == 2 else result


@functools.lru_cache(256)
def _places(planes: int, size: int, count: int) -> Array:
    """A job of so many places in each of so many planes of a size."""
    from runtime.kernels.pooling import jobs

    return jobs.describe(planes, (size, 1, 1), (count, 1, 1))


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
    geometry = tuple(kernel_size), tuple(stride), tuple(padding)
    recipe = means_of_windows(self.dtype, self._array.shape, geometry, divisor_override, ceil_mode, count_include_pad)
    result: Tensor = follow.call(recipe, self)
    is_in_rows = self._array.size and self._array.flags.c_contiguous
    return result if is_in_rows else pooled_as(result, self, len(kernel_size))


@functools.lru_cache(256)
def means_of_windows(kind: dtype, shape: Sizes, geometry: Geometry, *rest: Any) -> Recipe:
    """The recipe of :func:`average_pool`."""
    plan = _mean_plan(shape, geometry, *rest)
    _check_dtype(f"avg_pool{len(geometry[0])}d", kind, ("int64",))
    return _recipe("mean_windows", kind, plan, (0, 1))


def average_pool_backward(
    grad: Tensor, sizes: Sizes, kernel_size: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool,
    count_include_pad: bool, divisor_override: int | None,
) -> Tensor:  # fmt: skip
    """The gradient of the input, of shape `sizes`, of :func:`average_pool`."""
    geometry = tuple(kernel_size), tuple(stride), tuple(padding)
    shape = grad._array.shape
    recipe = spread_windows(grad.dtype, shape, tuple(sizes), geometry, divisor_override, ceil_mode, count_include_pad)
    result = follow.call(recipe, grad)
    return result if grad._array.size and grad._array.flags.c_contiguous else laid_as(result, grad)


@functools.lru_cache(256)
def spread_windows(kind: dtype, shape: Sizes, sizes: Sizes, geometry: Geometry, *rest: Any) -> Recipe:
    """The recipe of :func:`average_pool_backward`."""
    return _spread(f"avg_pool{len(geometry[0])}d", kind, shape, _mean_plan(sizes, geometry, *rest))


def _mean_plan(
    shape: Sizes, geometry: Geometry, divisor: int | None, ceil_mode: bool, counts_padding: bool
) -> PoolingPlan:
    kernel, stride, padding = geometry
    spatial = len(kernel)
    operator, ones = f"avg_pool{spatial}d", (1,) * spatial
    _check(operator, shape, spatial, kernel, stride, padding, ones)
    if divisor == 0:
        msg = f"{operator}: divisor_override must not be 0"
        raise ComputeError(msg)
    windows = _windows(operator, shape[-spatial:], kernel, stride, padding, ones, ceil_mode=ceil_mode,
                       counts_padding=counts_padding)  # fmt: skip
    if divisor is not None:
        factors = (divisor, *[1] * (spatial - 1))
        windows = [
            _ranges(window.table[0], window.table[1], np.full(window.number, n), window.step)
            for window, n in zip(windows, factors, strict=True)
        ]
    return _plan(shape, windows)


def adaptive_average_pool(self: Tensor, output_size: Sizes) -> Tensor:
    """The means of windows that divide the input evenly."""
    recipe = means_of_parts(self.dtype, self._array.shape, tuple(output_size))
    result: Tensor = follow.call(recipe, self)
    is_in_rows = self._array.size and self._array.flags.c_contiguous
    return result if is_in_rows else pooled_as(result, self, len(output_size))


@functools.lru_cache(256)
def means_of_parts(kind: dtype, shape: Sizes, output: Sizes) -> Recipe:
    """The recipe of :func:`adaptive_average_pool`."""
    operator = f"adaptive_avg_pool{len(output)}d"
    plan = _even(operator, shape, output, needs_channels=len(output) == _DEPTH)
    _check_dtype(operator, kind)
    return _recipe("mean_windows", kind, plan, (0, 1))


def adaptive_average_pool_backward(grad: Tensor, sizes: Sizes, spatial: int) -> Tensor:
    """The gradient of the input, of shape `sizes`, of :func:`adaptive_average_pool`."""
    recipe = spread_parts(grad.dtype, grad._array.shape, tuple(sizes), spatial)
    result = follow.call(recipe, grad)
    return result if grad._array.size and grad._array.flags.c_contiguous else laid_as(result, grad)


@functools.lru_cache(256)
def spread_parts(kind: dtype, shape: Sizes, sizes: Sizes, spatial: int) -> Recipe:
    """The recipe of :func:`adaptive_average_pool_backward`."""
    operator = f"adaptive_avg_pool{spatial}d"
    _check_gradient(operator, shape, spatial)
    return _spread(operator, kind, shape, _even(operator, sizes, shape[-spatial:]))


def _check_gradient(operator: str, shape: Sizes, spatial: int) -> None:
    """RuntimeError for a gradient of no windows, which only adaptive pooling gives."""
    if 0 in shape[-spatial:]:
        msg = (
            f"{operator}: Expected grad_output to have non-zero size for non-batch dimensions, got shape {list(shape)}"
        )
        raise ComputeError(msg)


def _spread(operator: str, kind: dtype, shape: Sizes, plan: PoolingPlan) -> Recipe:
    _check_dtype(operator, kind)
    if shape != plan.shape:
        msg = f"{operator}: a gradient of shape {list(shape)} does not fit an input of shape {list(plan.planes)}"
        raise ComputeError(msg)
    return _recipe("spread_means", kind, plan, (1, 0), adjoint=True)
