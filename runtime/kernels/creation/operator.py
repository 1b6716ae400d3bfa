"""Making and copying memory: factories, clones, casts, concatenation."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.errors import ArgumentValueError, ComputeError, UnsupportedError
from runtime.kernels.creation.copying import copied, copy_into, laid_as, laid_plan, write_into
from runtime.kernels.elementwise.conversion import note_cast
from runtime.native.builtin import builtin
from runtime.tensor import MOST_DIMS, Tensor, bump_version, dtypes, make_tensor, wrap_dim
from runtime.tensor.casting import (
    Array,
    allocate_like,
    cast_array,
    cast_into,
    check_elements,
    check_fits,
    check_int64,
    number_array,
    result_type,
)  # fmt: skip
from runtime.tensor.determinism import fill_uninitialized, switches
from runtime.tensor.device import contiguous_format, device, memory_format, preserve_format
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import has_plain_strides, in_order, in_rows, is_order, lies_in, order_of
from runtime.tensor.geometry import seen
from runtime.tensor.offers import memory_for
from runtime.tensor.outputs import check_writable, in_place_of, is_stretched, write_number
from runtime.tensor.plans import KernelPlan, Planner, elsewhere_by, planned_by, writer_of
from runtime.tensor.sizes import broadcast_sizes

# Numbers that NumPy fills an array with just as a cast would, in the dtypes that they have by themselves.
_FILLED_WITH: dict[dtype, tuple[type, ...]] = {
    dtypes.float32: (float, int), dtypes.float64: (float, int), dtypes.int64: (int,), dtypes.bool_: (bool,)
}  # fmt: skip
_LARGEST_EXACT = 1 << 53
_RANGED = (dtypes.float32, dtypes.float64)  # whose ranges compiled code makes
_PART = 1 << 14
_LITTLE = 1 << 15  # elements of a copy that builtins make
_LARGE = 1 << 15  # elements of an operand of cat from which on its copy is worth several threads


def checked_sizes(operator: str, size: tuple[int, ...]) -> tuple[int, ...]:
    """`size`, unless it has a negative entry or too many."""
    for item in size:
        if item < 0:
            msg = f"{operator}: sizes must not be negative, got {list(size)}"
            raise ComputeError(msg)
    if len(size) > MOST_DIMS:
        msg = f"{operator}: {len(size)} sizes were given; a tensor has at most {MOST_DIMS} dimensions"
        raise ComputeError(msg)
    check_elements(math.prod(size))
    return size


def _sized(operator: str, kind_of: Callable[..., dtype] = lambda kind: kind or dtypes.get_default_dtype()) -> Planner:
    """The plan of what makes a tensor of a size, row by row."""

    def plan(size: Any, dtype: dtype | None, *_: Any) -> KernelPlan:
        return KernelPlan(checked_sizes(operator, size), kind_of(dtype))

    return plan


def _empty_plan(size: Any, dtype: dtype | None, *options: Any) -> KernelPlan:
    kind, sizes = dtype or dtypes.get_default_dtype(), checked_sizes("empty", size)
    if options[-1] is preserve_format:
        msg = "empty: preserve_format keeps the order of a tensor, and there is none"
        raise ComputeError(msg)
    return KernelPlan.laid("empty", sizes, kind, options[-1])


@planned_by(_empty_plan)
def empty(
    size: Any, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any, memory_format: Any
) -> Tensor:
    """Uninitialised memory."""
    if (memory_format is None or memory_format is contiguous_format) and not switches.enabled:
        return unwritten.call("empty", dtype or dtypes.get_default_dtype(), size)  # type: ignore[no-any-return]
    return _uninitialized(_empty_plan(size, dtype, memory_format))


def _uninitialized(plan: KernelPlan) -> Tensor:
    """New memory of a plan, with values only where programs ask for reproducible ones."""
    memory = plan.allocate()
    fill_uninitialized(memory, plan.kind)
    return make_tensor(memory, plan.kind)


@planned_by(_sized("zeros"))
def zeros(size: Any, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any) -> Tensor:
    """Zeros."""
    return filled.call("zeros", dtype or dtypes.get_default_dtype(), size, 0)  # type: ignore[no-any-return]


@planned_by(_sized("ones"))
def ones(size: Any, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any) -> Tensor:
    """Ones."""
    return filled.call("ones", dtype or dtypes.get_default_dtype(), size, 1)  # type: ignore[no-any-return]


def _full_plan(size: Any, fill_value: complex, dtype: dtype | None, *_: Any) -> KernelPlan:
    kind = dtype or dtypes.of_number(fill_value)
    check_fits(fill_value, kind)
    return KernelPlan(checked_sizes("full", size), kind)


@planned_by(_full_plan)
def full(
    size: Any, fill_value: complex, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any
) -> Tensor:
    """One number everywhere; its dtype is the number's own unless given."""
    return filled.call("full", dtype or dtypes.of_number(fill_value), size, fill_value)  # type: ignore[no-any-return]


@writer_of(zeros)
def write_zeros(out: Tensor, *_: Any) -> None:
    """The same into a tensor."""
    out._array[...] = 0


@writer_of(ones)
def write_ones(out: Tensor, *_: Any) -> None:
    """The same into a tensor."""
    out._array[...] = _filled((), 1, out.dtype)


@writer_of(full)
def write_full(out: Tensor, _: Any, fill_value: complex, *__: Any) -> None:
    """The same into a tensor."""
    out._array[...] = _filled((), fill_value, out.dtype)


@builtin("runtime.kernels.creation.loops.fill", "fill")
def filled(operator: str, kind: dtype, size: tuple[int, ...], number: complex) -> Tensor:
    """One number in new memory, in row-major order."""
    return make_tensor(_filled(checked_sizes(operator, size), number, kind), kind)


@builtin("runtime.kernels.creation.loops.fill", "unwritten")
def unwritten(operator: str, kind: dtype, size: tuple[int, ...]) -> Tensor:
    """New memory that is not written yet, in row-major order."""
    return make_tensor(np.empty(checked_sizes(operator, size), kind.numpy), kind)


def _filled(size: tuple[int, ...], value: complex, kind: dtype) -> np.ndarray[Any, Any]:
    if type(value) is int and value == 0:
        return np.zeros(size, kind.numpy)
    if type(value) in _FILLED_WITH.get(kind, ()) and abs(value) < _LARGEST_EXACT:
        out = np.empty(size, kind.numpy)
        out.fill(value)
        return out
    return np.full(size, number_array(value, kind), kind.numpy)


def _like(operator: str, self: Tensor, kind: dtype | None, order: memory_format | None) -> KernelPlan:
    """The shape of `self`, in the order of its strides where no other one is asked for."""
    kind = kind or self.dtype
    if order is not None and is_order(order):
        return KernelPlan.laid(operator, self._sizes, kind, order)
    if order is contiguous_format or has_plain_strides(seen(self)):
        return KernelPlan(self._sizes, kind)
    return KernelPlan.like(seen(self), kind)


@planned_by(lambda self, dtype, *options: _like("empty_like", self, dtype, options[-1]))
def empty_like(self: Tensor, dtype: dtype | None, *options: Any) -> Tensor:
    """Uninitialised memory in the shape of `self`."""
    order = options[-1]
    is_kept = order is None or order is preserve_format
    if (order is contiguous_format or (is_kept and has_plain_strides(self._array))) and not switches.enabled:
        return unwritten.call("empty_like", dtype or self.dtype, self._sizes)  # type: ignore[no-any-return]
    return _uninitialized(_like("empty_like", self, dtype, options[-1]))


@planned_by(lambda self, dtype, *options: _like("zeros_like", self, dtype, options[-1]))
def zeros_like(self: Tensor, dtype: dtype | None, *options: Any) -> Tensor:
    """Zeros in the shape of `self`."""
    if options[-1] is contiguous_format:  # what backward passes begin with
        return filled.call("zeros_like", dtype or self.dtype, self._array.shape, 0)  # type: ignore[no-any-return]
    return _constant_like("zeros_like", self, 0, dtype, options[-1])


@planned_by(lambda self: _like("zero", self, None, None))
def zero(self: Tensor) -> Tensor:
    """Zeros in the shape and dtype of `self`."""
    return _constant_like("zero", self, 0, None)


@in_place_of(zero)
@builtin("runtime.kernels.creation.loops.fill", "zero_in_place")
def zero_in_place(self: Tensor) -> Tensor:
    """Zeros in `self`."""
    if is_stretched(self._array):
        return write_number("zero_", self, np.zeros((), self._array.dtype))
    none = np.broadcast_to(np.zeros((), self._array.dtype), self._array.shape)
    return write_into("zero_", self, none, self.dtype)


@planned_by(lambda self, dtype, *options: _like("ones_like", self, dtype, options[-1]))
def ones_like(self: Tensor, dtype: dtype | None, *options: Any) -> Tensor:
    """Ones in the shape of `self`."""
    if options[-1] is contiguous_format:  # what backward passes begin with
        return filled.call("ones_like", dtype or self.dtype, self._array.shape, 1)  # type: ignore[no-any-return]
    return _constant_like("ones_like", self, 1, dtype, options[-1])


def _full_like_plan(self: Tensor, fill_value: complex, dtype: dtype | None, *options: Any) -> KernelPlan:
    check_fits(fill_value, dtype or self.dtype)
    return _like("full_like", self, dtype, options[-1])


@planned_by(_full_like_plan)
def full_like(self: Tensor, fill_value: complex, dtype: dtype | None, *options: Any) -> Tensor:
    """One number in the shape of `self`."""
    return _constant_like("full_like", self, fill_value, dtype, options[-1])


def _constant_like(
    operator: str, self: Tensor, number: complex, kind: dtype | None, order: memory_format | None = None
) -> Tensor:
    if order is contiguous_format or ((order is None or not is_order(order)) and has_plain_strides(self._array)):
        return filled.call(operator, kind or self.dtype, self._array.shape, number)  # type: ignore[no-any-return]
    plan = _like(operator, self, kind, order)
    array = plan.allocate()
    array[...] = _filled((), number, plan.kind)
    return make_tensor(array, plan.kind)


def _arange_plan(start: Any, end: Any, step: Any, dtype: dtype | None, *_: Any) -> KernelPlan:
    kind, is_integral = _range_dtype(start, end, step, dtype, dtypes.get_default_dtype())
    if kind is dtypes.int64 and not is_integral:
        start, end, step = map(math.trunc, (start, end, step))
        return _arange_plan(start, end, step, kind)
    count = -((start - end) // step) if is_integral else math.ceil((end - start) / step)
    return KernelPlan((check_elements(count),), kind)


@planned_by(_arange_plan)
def arange(
    start: Any, end: Any, step: Any, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any
) -> Tensor:
    """start, start + step, ... below end; int64 when all three are ints, else the default dtype."""
    return _range.call(start, end, step, dtype, dtypes.get_default_dtype())  # type: ignore[no-any-return]


@writer_of(arange)
def arange_into(out: Tensor, start: Any, end: Any, step: Any, *_: Any) -> None:
    """Write the numbers into the memory of `out`; what is computed otherwise than in float64 is copied."""
    kind, array = out.dtype, out._array
    is_ranged = kind in _RANGED and _is_exact(start, array.size, step)
    if not (is_ranged and _put_range(array, 0, array.size, 0, start, step)):
        array[...] = _range.call(start, end, step, kind, kind)._array


def _is_exact(start: Any, count: int, step: Any) -> bool:
    """Whether float64 holds the whole part of every number of a range."""
    return bool(abs(start) + count * abs(step) < _LARGEST_EXACT)


@builtin("runtime.kernels.creation.loops.fill", "arange")
def _range(start: Any, end: Any, step: Any, dtype: dtype | None, default: dtype) -> Tensor:
    """As :func:`arange`."""
    kind, is_integral = _range_dtype(start, end, step, dtype, default)
    if dtype is None and type(start) is type(end) is type(step) is int and abs(start) + abs(end) < _LARGEST_EXACT:
        return make_tensor(np.arange(start, end, step, dtype=np.int64), dtypes.int64)
    if kind.category == dtypes.INTEGRAL and not is_integral:
        return _range_of_parts(start, end, step, kind)
    count = check_elements(-((start - end) // step) if is_integral else math.ceil((end - start) / step))
    if is_integral and count:
        check_int64(start, "start")
        check_int64(start + (count - 1) * step, "the last number")
    out = np.empty(count if kind in _RANGED else 0, kind.numpy)
    if out.size and _is_exact(start, count, step) and _put_range(out, 0, count, 0, start, step):
        return make_tensor(out, kind)
    values = start + np.arange(count) * step
    return make_tensor(cast_array(values, dtypes.FROM_NUMPY[values.dtype], kind), kind)


@array_loop()
def _range_part(out: Array, first: int, origin: int, base: float, step: float, low: int, high: int) -> None:
    """Elements [first + low, first + high): ``base + (k - origin) * step``, rounded as float64."""
    for k in range(first + low, first + high):
        out[k] = base + float(k - origin) * step


def _put_range(out: Array, first: int, last: int, origin: int, base: float, step: float) -> bool:
    """Write elements [first, last) of a range on all threads; False for few, and while others compile this."""
    if last - first <= _PART:
        return False
    numbers = first, origin, float(base), float(step)
    if not _range_part.is_ready(out, *numbers, 0, 0):
        return False
    in_parts(lambda low, high: _range_part(out, *numbers, low, high), last - first, alone=last - first < _LARGE)
    return True


def _range_dtype(start: Any, end: Any, step: Any, dtype: dtype | None, default: dtype) -> tuple[dtype, bool]:
    """The dtype of a range, and whether all three are ints; every error of what makes none."""
    if step == 0:
        msg = "arange: step must not be zero"
        raise ComputeError(msg)
    if any(isinstance(item, complex) for item in (start, end, step)):
        msg = f"arange: complex numbers have no order, got {start}, {end} and {step}"
        raise ComputeError(msg)
    if any(isinstance(item, float) and not math.isfinite(item) for item in (start, end, step)):
        msg = f"arange: start, end and step must be finite, got {start}, {end} and {step}"
        raise ComputeError(msg)
    if (end - start) * step < 0:
        msg = f"arange: from {start} to {end} there is no way with step {step}; its sign must lead from start to end"
        raise ComputeError(msg)
    integral = all(isinstance(item, int) for item in (start, end, step))
    kind = dtype or (dtypes.int64 if integral else default)
    if kind is dtypes.bool_:
        msg = "arange: bool holds no numbers beyond 0 and 1; make the range in another dtype"
        raise UnsupportedError(msg)
    if kind.is_complex:
        msg = f"arange: complex numbers have no order, so there is no range of dtype {kind.name}"
        raise UnsupportedError(msg)
    return kind, integral


def _range_of_parts(start: Any, end: Any, step: Any, kind: dtype) -> Tensor:
    """A range of an integral dtype from floats: it goes from the whole part of `start` by that of `step`.

    How many there are is asked of the floats; in int64, as PyTorch has it, of their whole parts.
    """
    first, by = math.trunc(start), math.trunc(step)
    if kind is dtypes.int64:
        return _range.call(first, math.trunc(end), by, kind, kind)  # type: ignore[no-any-return]
    count = check_elements(math.ceil((end - start) / step))
    return make_tensor(cast_array(first + np.arange(count) * by, dtypes.int64, kind), kind)


@planned_by(lambda end, *options: _arange_plan(0, end, 1, *options))
def arange_to(
    end: Any, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any
) -> Tensor:
    """0, 1, ... below end."""
    return arange(0, end, 1, dtype, layout, device, pin_memory)


@writer_of(arange_to)
def arange_to_into(out: Tensor, end: Any, *options: Any) -> None:
    """Write 0, 1, ... into the memory of `out`."""
    arange_into(out, 0, end, 1, *options)


@planned_by(lambda start, end, *options: _arange_plan(start, end, 1, *options))
def arange_between(
    start: Any, end: Any, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any
) -> Tensor:
    """start, start + 1, ... below end."""
    return arange(start, end, 1, dtype, layout, device, pin_memory)


@planned_by(lambda _start, _end, _step, steps, dtype: KernelPlan((check_elements(steps),), dtype))
@builtin("runtime.kernels.creation.loops.fill", "spaced")
def spaced(start: complex, end: complex, step: complex, steps: int, dtype: dtype) -> Tensor:
    """`steps` numbers from `start` on, by `step`; the second half is counted back from `end`.

    Made in parts that stay in the cache, since what is computed is wider than what is kept.
    """
    start, end, step = (item if isinstance(item, complex) else float(item) for item in (start, end, step))
    wide = np.result_type(np.float64, np.asarray(step), np.asarray(start), np.asarray(end))
    kind = dtypes.FROM_NUMPY[wide]
    out = memory_for((check_elements(steps),), dtype.numpy)
    middle = steps // 2 if steps > 1 else steps
    if (
        not isinstance(start, complex) and not isinstance(end, complex) and not isinstance(step, complex)
        and dtype in _RANGED and _put_range(out, 0, middle, 0, start, step)
    ):  # fmt: skip
        _put_range(out, middle, steps, steps - 1, end, step)
        return make_tensor(out, dtype)
    counted = np.arange(min(_PART, steps), dtype=np.float64)
    room = np.empty(counted.shape, wide)
    for origin, by, low, high in ((start, step, 0, middle), (end, -step, middle, steps)):
        for first in range(low, high, _PART):
            last = min(first + _PART, high)
            part = room[: last - first]
            if low:
                np.subtract(steps - 1 - first, counted[: last - first], out=part)
            else:
                np.add(counted[: last - first], first, out=part)
            part *= by
            part += origin
            out[first:last] = cast_array(part, kind, dtype)
    return make_tensor(out, dtype)


def _contiguous_elsewhere(self: Tensor, memory_format: memory_format) -> Tensor:
    """:func:`contiguous` of a tensor of another backend, which its own clone() copies."""
    return contiguous.general(self, memory_format)  # type: ignore[no-any-return]


@elsewhere_by(_contiguous_elsewhere)
@builtin("runtime.kernels.creation.loops.copies", "contiguous")
def contiguous(self: Tensor, memory_format: memory_format) -> Tensor:
    """The tensor itself, or its elements in an order."""
    if memory_format is preserve_format and not self.is_contiguous():
        msg = "contiguous: preserve_format is no order of elements; use contiguous_format"
        raise ComputeError(msg)
    if memory_format is preserve_format or lies_in(seen(self), memory_format):
        return self
    return self.clone(memory_format=memory_format)  # type: ignore[attr-defined, no-any-return]


def _clone_plan(self: Tensor, memory_format: memory_format | None) -> KernelPlan:
    if memory_format is not None and memory_format.name == "contiguous_format":
        return KernelPlan(self._sizes, self.dtype)
    return _like("clone", self, None, memory_format)


@planned_by(_clone_plan)
@builtin("runtime.kernels.creation.loops.copies", "clone")
def clone(self: Tensor, memory_format: memory_format | None) -> Tensor:
    """A copy with memory of its own; strides are kept unless `memory_format` is an order."""
    if memory_format is not None and is_order(memory_format):
        out = in_order("clone", self._array.shape, self._array.dtype, memory_format)
        copy_into(out, self._array)
        return make_tensor(out, self.dtype)
    contiguous = memory_format is not None and memory_format.name == "contiguous_format"
    return make_tensor(_copied(self._array, contiguous), self.dtype)


def _copied(array: np.ndarray[Any, Any], contiguous: bool) -> np.ndarray[Any, Any]:
    """A copy in row-major order, or in the order of strides that the array has."""
    if contiguous or has_plain_strides(array):
        return copied(array)
    result = allocate_like(array, array.dtype)
    copy_into(result, array)
    return result


@planned_by(lambda self, dtype, contiguous: _like("to_copy", self, dtype, contiguous_format if contiguous else None))
@builtin("runtime.kernels.creation.loops.copies", "to_copy")
def to_copy(self: Tensor, dtype: dtype, contiguous: bool) -> Tensor:
    """A copy in another dtype."""
    if self._array.size <= _LITTLE:
        note_cast(self.dtype, dtype)
    array = cast_array(self._array, self.dtype, dtype)
    if array is self._array:
        return make_tensor(_copied(array, contiguous), dtype)
    if contiguous:
        return make_tensor(copied(array), dtype)
    width, its = self._array.itemsize, array.itemsize
    if not array.size or array.strides != tuple(step // width * its for step in self._array.strides):
        dense = allocate_like(self._array, array.dtype)  # NumPy gives such a copy an order of its own
        if dense.strides != array.strides:
            copy_into(dense, array)
            array = dense
    return make_tensor(array, dtype)


def _copy_plan(self: Tensor, src: Tensor, _: bool) -> KernelPlan:
    try:
        fits = broadcast_sizes(self._sizes, src._sizes) == self._sizes
    except ValueError:
        fits = False
    if not fits:
        raise _no_broadcast(self, src)
    alike = self._sizes == src._sizes and not in_rows(seen(src))
    return KernelPlan.like(seen(src), self.dtype) if alike else KernelPlan(self._sizes, self.dtype)


@planned_by(_copy_plan)
def copy(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """`src` in the shape and dtype of `self`."""
    spread, is_new = _spread(self, src)
    return make_tensor(spread if is_new else copied(spread), self.dtype)


def _spread(self: Tensor, src: Tensor) -> tuple[Array, bool]:
    """The elements of `src` in the shape and dtype of `self`, and whether that is an array of its own."""
    shape, source = self._array.shape, src._array
    if self._array.size <= _LITTLE:
        note_cast(src.dtype, self.dtype)
    cast = cast_array(source, src.dtype, self.dtype)
    if cast.shape == shape:
        return cast, cast is not source
    try:
        return np.broadcast_to(cast, shape), False
    except ValueError:
        raise _no_broadcast(self, src) from None


def _no_broadcast(self: Tensor, src: Tensor) -> ComputeError:
    return ComputeError(f"copy_: a tensor of shape {list(src._sizes)} does not broadcast to shape {list(self._sizes)}")


@in_place_of(copy)
@builtin("runtime.kernels.creation.loops.copies", "copy_in_place")
def copy_in_place(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """`src` written into `self`, whose memory it may share."""
    array, source = self._array, src._array
    if array.shape == source.shape and self.dtype is not src.dtype:
        if array.size <= _LITTLE:
            note_cast(src.dtype, self.dtype)
        check_writable("copy_", self)
        cast_into(array, source, src.dtype, self.dtype)
        bump_version(self)
        return self
    return write_into("copy_", self, _spread(self, src)[0], self.dtype)


def _cat_plan(tensors: tuple[Tensor, ...], dim: int) -> KernelPlan:
    kind = result_type(_some("cat", tensors))
    parts = [tensor for tensor in tensors if tensor._sizes != (0,)]
    if not parts:
        return KernelPlan((0,), kind)
    sizes = _joined_sizes(tensors, parts, dim)
    alike = len({order_of(seen(part)) for part in parts}) == 1
    return laid_plan(KernelPlan(sizes, kind), parts[0]) if alike else KernelPlan(sizes, kind)


def _some(operator: str, tensors: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    """The tensors, of which there must be one."""
    if not tensors:
        msg = f"{operator}: expected a non-empty list of tensors"
        raise (ArgumentValueError if operator == "cat" else ComputeError)(msg)
    return tensors


def _joined_sizes(tensors: tuple[Tensor, ...], parts: list[Tensor], dim: int) -> tuple[int, ...]:
    """The sizes of tensors one after another; RuntimeError where they do not fit."""
    shape = parts[0]._sizes
    if not shape:
        msg = "cat: a tensor without dimensions (at position 0) cannot be concatenated; unsqueeze it, or use stack"
        raise ComputeError(msg)
    dim = wrap_dim(dim, len(shape))
    for position, item in enumerate(tensors):
        other = item._sizes
        if other == (0,):
            continue
        if len(other) != len(shape) or other[:dim] + other[dim + 1 :] != shape[:dim] + shape[dim + 1 :]:
            msg = (
                f"cat: sizes of tensors must match except in dimension {dim}; expected a shape like {list(shape)}, "
                f"got {list(other)} at position {position} of the list"
            )
            raise ComputeError(msg)
    return (*shape[:dim], sum(part._sizes[dim] for part in parts), *shape[dim + 1 :])


@planned_by(_cat_plan)
@builtin("runtime.kernels.creation.native", "cat")
def cat(tensors: tuple[Tensor, ...], dim: int) -> Tensor:
    """The tensors one after another along `dim`; 1-d tensors without elements are skipped."""
    kind = result_type(_some("cat", tensors))
    parts = [tensor for tensor in tensors if tensor._array.shape != (0,)]
    if not parts:
        return make_tensor(np.empty((0,), kind.numpy), kind)
    dim = wrap_dim(dim, len(_joined_sizes(tensors, parts, dim)))
    out = _in_a_row([cast_array(part._array, part.dtype, kind) for part in parts], dim, kind)
    alike = len({order_of(part._array) for part in parts}) == 1
    return laid_as(out, parts[0]) if alike else out


@writer_of(cat)
def write_cat(out: Tensor, tensors: tuple[Tensor, ...], dim: int) -> None:
    """The same into a tensor."""
    parts = [tensor for tensor in tensors if tensor._array.shape != (0,)]
    _join([cast_array(part._array, part.dtype, out.dtype) for part in parts], wrap_dim(dim, out._ndim), out._array)


def _in_a_row(arrays: list[np.ndarray[Any, Any]], dim: int, kind: dtype) -> Tensor:
    """Arrays of one dtype, whose sizes are equal elsewhere, one after another along `dim`."""
    shape = arrays[0].shape
    sizes = (*shape[:dim], sum(element.shape[dim] for element in arrays), *shape[dim + 1 :])
    result = memory_for(sizes, kind.numpy)  # in row-major order, which NumPy would leave to the arrays
    _join(arrays, dim, result)
    return make_tensor(result, kind)


def _join(arrays: list[np.ndarray[Any, Any]], dim: int, result: np.ndarray[Any, Any]) -> None:
    """Copy arrays one after another along `dim` into `result`, all of one dtype."""
    if result.size < _LARGE * len(arrays):
        np.concatenate(arrays, axis=dim, out=result)
        return
    first = 0
    for array in arrays:
        copy_into(result[(*[slice(None)] * dim, slice(first, first + array.shape[dim]))], array)
        first += array.shape[dim]


def _stack_plan(tensors: tuple[Tensor, ...], dim: int) -> KernelPlan:
    kind, dim = _check_stack(tensors, dim)
    shape = tensors[0]._sizes
    sizes = (*shape[:dim], len(tensors), *shape[dim:])
    if dim == len(shape) or any(in_rows(seen(tensor)) for tensor in tensors):
        return KernelPlan(sizes, kind)
    steps = _cat_plan(tensors, dim).steps()
    return KernelPlan(sizes, kind, (*steps[:dim], steps[dim] * shape[dim], *steps[dim:]))


def _check_stack(tensors: tuple[Tensor, ...], dim: int) -> tuple[dtype, int]:
    """The dtype of tensors one after another along a new dimension, and that dimension, counted from the front."""
    shape = _some("stack", tensors)[0]._sizes
    for tensor in tensors:
        if tensor._sizes != shape:
            msg = f"stack: all tensors must have one shape, got {list(shape)} and {list(tensor._sizes)}"
            raise ComputeError(msg)
    if len(shape) >= MOST_DIMS:
        msg = f"stack: the result would have {len(shape) + 1} dimensions; a tensor has at most {MOST_DIMS}"
        raise ComputeError(msg)
    return result_type(tensors), wrap_dim(dim, len(shape) + 1)


@planned_by(_stack_plan)
@builtin("runtime.kernels.creation.native", "stack")
def stack(tensors: tuple[Tensor, ...], dim: int) -> Tensor:
    """The tensors, all of one shape, one after another along a new dimension `dim`."""
    kind, dim = _check_stack(tensors, dim)
    shape = tensors[0]._array.shape
    if dim < len(shape) and all(not in_rows(tensor._array) for tensor in tensors):
        joined = cat(tensors, dim)._array  # which keeps channels last where all have them so
        steps = (*joined.strides[:dim], joined.strides[dim] * shape[dim], *joined.strides[dim:])
        sizes = (*shape[:dim], len(tensors), *shape[dim:])
        return make_tensor(np.lib.stride_tricks.as_strided(joined, sizes, steps), kind)
    return _in_a_row(
        [np.expand_dims(cast_array(tensor._array, tensor.dtype, kind), dim) for tensor in tensors], dim, kind
    )


@writer_of(stack)
def write_stack(out: Tensor, tensors: tuple[Tensor, ...], dim: int) -> None:
    """The same into a tensor."""
    dim = wrap_dim(dim, out._ndim)
    _join([np.expand_dims(cast_array(part._array, part.dtype, out.dtype), dim) for part in tensors], dim, out._array)
