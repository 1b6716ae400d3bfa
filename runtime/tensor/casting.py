"""Changing the dtype of memory, bfloat16 included, and the dtype of a mixed operation (PyTorch's promotion)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, OutOfMemoryError
from runtime.tensor import dtypes
from runtime.tensor.dtypes import CATEGORY_OF_NUMBER, COMPLEX, FLOATING, dtype
from runtime.tensor.formats import in_rows, memory_like, new_memory
from runtime.tensor.tensor import Tensor, WrappedNumber, is_plain

Array = np.ndarray[Any, Any]
_MANY = 1 << 11  # elements of a cast that loops of ours may do
_MOST_DIMS_AT = 32  # of NumPy's ufunc.at


def round_to_bfloat16(values: Array) -> Array:
    """float32 values as bfloat16 bits, rounded to nearest even; NaN stays NaN."""
    bits = values.astype(np.float32).view(np.uint32)
    rounded = ((bits + (((bits >> 16) & 1) + np.uint32(0x7FFF))) >> 16).astype(np.uint16)
    return np.where(np.isnan(values), np.uint16(0x7FC0), rounded).reshape(values.shape)


def widen_bfloat16(bits: Array) -> Array:
    """bfloat16 bits as float32 values, exactly."""
    return np.asarray(bits.astype(np.uint32) << 16).view(np.float32)


def cast_array(array: Array, source: dtype, target: dtype) -> Array:
    """The elements of `array` (of dtype `source`) as `target`, in a new array; the same array when nothing changes."""
    if source is target:
        return array
    if array.size >= _MANY and (converted := _densely(array, source, target)) is not None:
        return converted
    if source is dtypes.bfloat16:
        array, source = widen_bfloat16(array), dtypes.float32
    if source.category == COMPLEX and target.category not in (COMPLEX, dtypes.BOOL):
        array = array.real
    with np.errstate(invalid="ignore", over="ignore"):
        if target is dtypes.bfloat16:
            return round_to_bfloat16(array.astype(np.float32))
        return array.astype(target.numpy)


def cast_into(out: Array, array: Array, source: dtype, target: dtype) -> None:
    """Write the elements of `array` (of dtype `source`) into `out`, of its shape, as `target`.

    Both may lie in the same memory. Where the result has to be made before it is written, it is made by
    :func:`cast_array`; the usual cast reads and writes each element once.
    """
    if source is target:
        out[...] = array
        return
    is_apart = not np.may_share_memory(out, array)
    if array.size >= _MANY and is_apart and _densely(array, source, target, out) is not None:
        return
    # NumPy's integers from floats beyond them depend on strides.
    narrowed = source.category >= FLOATING and target.category < source.category
    if narrowed or not is_apart or dtypes.bfloat16 in (source, target):
        out[...] = cast_array(array, source, target)
        return
    with np.errstate(invalid="ignore", over="ignore"):
        np.copyto(out, array, casting="unsafe")


def _densely(array: Array, source: dtype, target: dtype, out: Array | None = None) -> Array | None:
    """What loops of ours do of a cast, in the memory of `out` where that is given."""
    from runtime.tensor.loops.dense_casts import converted

    return converted(array, source, target, out)


# Below which a number becomes an element without a warning, and as a cast from float64 or int64 rounds it.
_EXACT: dict[tuple[type, dtype], float] = {
    (float, dtypes.float32): 1e38, (float, dtypes.float64): float("inf"), (int, dtypes.float32): 1 << 53,
    (int, dtypes.float64): 1 << 53, (int, dtypes.int64): 1 << 53,
}  # fmt: skip
MOST_ELEMENTS = 1 << 60  # no machine has memory for as many


def plain_number(value: complex, target: dtype) -> Array | None:
    """A float or an int as an array without dimensions, where a dtype holds it without a further look; else None."""
    bound = _EXACT.get((type(value), target))
    return np.array(value, target.numpy) if bound is not None and -bound < value < bound else None  # type: ignore[operator]


def is_int64(value: int) -> bool:
    """Whether a whole number is one of int64."""
    return -(1 << 63) <= value < 1 << 63


def check_int64(value: int, label: str) -> int:
    """`value`, if it is one of int64, in which every whole number that an operator takes must lie."""
    if not is_int64(value):
        msg = f"{label} does not fit into int64: it has {value.bit_length()} bits"
        raise ArgumentValueError.untold(msg)
    return value


def check_elements(count: int) -> int:
    """`count`, if a tensor may have as many elements."""
    if count >= MOST_ELEMENTS:
        shown = str(count) if count.bit_length() < 200 else f"2^{count.bit_length() - 1}"
        msg = f"a tensor of {shown} elements is larger than any memory"
        raise OutOfMemoryError.untold(msg)
    return count


def number_fits(value: complex, target: dtype) -> bool:
    """Whether a number is one of `target`, rounded or cut off: it is finite there if it is finite, and is not complex.

    What is below 0 wraps around in uint8 as far as it has a counterpart there, as it does in PyTorch.
    """
    if target.category == dtypes.BOOL:
        return True
    if isinstance(value, complex):
        if target.category == COMPLEX:
            return number_fits(value.real, target.to_real()) and number_fits(value.imag, target.to_real())
        return value.imag == 0 and number_fits(value.real, target)
    low, high = dtypes.finfo_limits(target.to_real() if target.category == COMPLEX else target)
    if target.category >= FLOATING:
        return (isinstance(value, float) and not math.isfinite(value)) or low <= value <= high
    return (-high if isinstance(value, int) and low == 0 else low) <= value <= high


def check_fits(value: complex, target: dtype) -> None:
    """RuntimeError for a number that is too large for a dtype, or complex where it is not."""
    if not abs(value) < _EXACT.get((type(value), target), 0):
        number_array(value, target)


def number_array(value: complex, target: dtype) -> Array:
    """A Python number as an array without dimensions, in memory as `target` lies there.

    RuntimeError for one that is too large for it, or complex where it is not.
    """
    if abs(value) < _EXACT.get((type(value), target), 0):
        return np.array(value, target.numpy)
    if not number_fits(value, target) and (isinstance(value, (float, complex)) or is_int64(value)):
        msg = f"the value {value} cannot be converted to {target.name}: it does not fit"
        raise ComputeError(msg)
    if isinstance(value, int) and not is_int64(value):
        if target is dtypes.uint64 and 0 <= value < 1 << 64:
            return np.array(value, np.uint64)
        if target.category < FLOATING:
            check_int64(value, "a number")
        try:
            array = np.asarray(float(value))
        except OverflowError:
            msg = f"a whole number of {value.bit_length()} bits does not fit into {target.name}"
            raise ArgumentValueError.untold(msg) from None
    else:
        array = np.asarray(value)
    return cast_array(array, dtypes.FROM_NUMPY[array.dtype], target)


def result_type(operands: Iterable[Any]) -> dtype:
    """The dtype of an operation over tensors and Python numbers.

    Tensors with dimensions decide first, then 0-d tensors, then numbers: a lower group changes the result only when its
    category (bool < integral < floating < complex) is higher.
    """
    operands = tuple(operands)
    if all(map(CATEGORY_OF_NUMBER.__contains__, map(type, operands))):
        return _of_category(max([CATEGORY_OF_NUMBER[type(number)] for number in operands], default=FLOATING))
    kinds = {element.dtype if is_plain(element) else None for element in operands}
    if len(kinds) == 1 and None not in kinds:
        return operands[0].dtype  # type: ignore[no-any-return]
    groups: list[dtype | None] = [None, None, None]
    for operand in operands:
        number = CATEGORY_OF_NUMBER.get(type(operand))
        if number is not None:
            group, kind = 2, _of_category(number)
        elif isinstance(operand, WrappedNumber):
            group, kind = 2, _of_category(operand.dtype.category)
        elif isinstance(operand, Tensor):
            group, kind = (0 if operand._ndim else 1), operand.dtype
        else:
            group, kind = 2, _of_category(number_category(operand))
        previous = groups[group]
        groups[group] = kind if previous is None else dtypes.promote_types(previous, kind)
    result = _combine(groups[0], _combine(groups[1], groups[2]))
    return result if result is not None else dtypes.get_default_dtype()


def number_category(value: Any) -> int:
    """The category of a Python (or NumPy) number; TypeError for anything else."""
    entry = CATEGORY_OF_NUMBER.get(type(value))
    if entry is not None:
        return entry
    if isinstance(value, (np.bool_, bool)):
        return dtypes.BOOL
    for kind, category in ((int | np.integer, dtypes.INTEGRAL), (float | np.floating, FLOATING)):
        if isinstance(value, kind):
            return category
    if isinstance(value, complex | np.complexfloating):
        return COMPLEX
    msg = f"expected a number, got {type(value).__name__}"
    raise ArgumentError(msg)


def _of_category(category: int) -> dtype:
    if category < FLOATING:
        return dtypes.int64 if category == dtypes.INTEGRAL else dtypes.bool_
    default = dtypes.get_default_dtype()
    return default if category == FLOATING else default.to_complex()


def _combine(higher: dtype | None, lower: dtype | None) -> dtype | None:
    if higher is None or lower is None:
        return higher or lower
    if higher.category >= lower.category:
        return higher
    if higher.category == FLOATING:
        return higher.to_complex()
    return lower if higher.category == dtypes.BOOL or lower.category >= FLOATING else higher


@np.errstate(over="ignore", invalid="ignore", under="ignore")
def combine_at(ufunc: np.ufunc, out: Array, at: Any, values: Array) -> None:
    """``ufunc.at(out, at, values)``, which ends the process where anything has more than 32 dimensions.

    An index counts too, and what it chooses, which has at most its dimensions and those of `out`.
    """
    parts = at if type(at) is tuple else (at,)
    deepest = max([part.ndim for part in parts if isinstance(part, np.ndarray)], default=0)
    if out.ndim + deepest <= _MOST_DIMS_AT and values.ndim <= _MOST_DIMS_AT:
        ufunc.at(out, at, values)
        return
    positions = np.arange(out.size).reshape(out.shape)[at]
    flat = out.reshape(-1)
    ufunc.at(flat, positions.reshape(-1), np.broadcast_to(values, positions.shape).reshape(-1))
    out[...] = flat.reshape(out.shape)


def allocate(shape: tuple[int, ...], arrays: Iterable[Array], kind: np.dtype[Any]) -> Array:
    """New memory for the result of an elementwise operation over `arrays`, in their order of strides."""
    arrays = list(arrays)
    if len(shape) < 2 or all(map(in_rows, arrays)):
        return np.empty(shape, kind)
    if all(array.shape == shape and array.flags.f_contiguous for array in arrays) and min(shape) > 1:
        return np.empty(shape, kind, "F")
    return new_memory(shape, order_over(shape, arrays), kind)


def allocate_like(array: Array, kind: np.dtype[Any]) -> Array:
    """New memory for a copy of an array: of its very strides if it is dense, else in their order."""
    return memory_like(array, kind, order_over(array.shape, (array,)))


def order_over(shape: tuple[int, ...], arrays: Sequence[Array]) -> list[int]:
    """The dimensions of the result of an elementwise operation over `arrays`, the outermost in memory first."""
    missing = [(0,) * (len(shape) - array.ndim) for array in arrays]
    return order_by(shape, [(*front, *steps_of(array)) for front, array in zip(missing, arrays, strict=True)])


def steps_of(array: Array) -> tuple[int, ...]:
    """The strides of an array as far as they tell its dimensions apart: 0 for one of size 1."""
    return tuple(0 if size == 1 else abs(step) for size, step in zip(array.shape, array.strides, strict=True))


def order_by(shape: tuple[int, ...], strides: list[tuple[int, ...]]) -> list[int]:
    """The dimensions of a result computed from operands of these strides, the outermost in memory first.

    They are ordered so that the first operand that tells two of them apart has its smaller stride inside, which is
    TensorIterator's rule: the sum of two transposed matrices is transposed.
    """
    order = list(range(len(shape)))[::-1]
    for i in range(1, len(shape)):
        at = i
        for j in range(i - 1, -1, -1):
            verdict = _compare(order[j], order[at], shape, strides)
            if verdict > 0:
                order[j], order[at] = order[at], order[j]
                at = j
            elif verdict < 0:
                break
    order.reverse()
    return order


def _compare(inner: int, outer: int, shape: tuple[int, ...], strides: list[tuple[int, ...]]) -> int:
    """Positive when dimension `inner` should lie outside `outer`, 0 when no operand can tell."""
    for steps in strides:
        a, b = steps[inner], steps[outer]
        if a == 0 or b == 0:
            continue
        if a != b:
            return -1 if a < b else 1
        if shape[inner] > shape[outer]:
            return 1
    return 0
