"""Small tensors of given numbers as builtins: constants, ranges, lists of numbers, and copies into dense memory.

What is not small and plain they hand on to the general path in Python.
"""

from __future__ import annotations

import math

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import MOST_COPIED, MOST_DIMS, dense_elements, int64_kind, made_tensor
from runtime.kernels.creation.loops.strided import MOST_ELEMENTS, copy_spread, count_of, spreads_to
from runtime.kernels.reduction.loops.movement import copy_bytes
from runtime.native.capi import integer_of, release, shared
from runtime.native.layout import WORD, WRITEABLE, Array, Float, List, Object, Tuple
from runtime.native.structures import Ref, Row, clear_bytes, doubles, singles, stack, stack_words, words
from runtime.native.tensors import (
    DOUBLE, SINGLE, WHOLE, Bound, Kind, Process, TensorObject, bound_to, bump_version, call_general, is_tensor,
    is_too_large, known_kind, new_memory,
)  # fmt: skip

__all__ = [
    "arange", "bound_to", "copy_dense", "fill", "fill_in_place", "from_list", "spaced", "unwritten", "zero_in_place",
]  # fmt: skip
_LARGEST_SINGLE = 3.4028234663852886e38
_LARGEST_EXACT = 1 << 53  # below it every int is a float64

_i = types.int64
_process, _tensor, _words = Ref(Process), Ref(TensorObject), Row(WORD)


@compile_driver(types.boolean(_process, _i, _i, _i, _i))
def put_number(process, number, way, target, position):
    """Write a Python number as element `place`; False where that is not just a copy or a rounding."""
    kind_of_number = Object(number).type
    if kind_of_number == process.float_type and way < WHOLE:
        value = Float(number).value
    elif kind_of_number == process.int_type:
        whole = integer_of(number)
        if is_too_large(whole):
            return False
        if way == WHOLE:
            words(target)[position] = whole
            return True
        if abs(whole) >= _LARGEST_EXACT:
            return False
        value = float(whole)
    else:
        return False
    if way == SINGLE:
        if abs(value) > _LARGEST_SINGLE and value - value == 0.0:
            return False
        singles(target)[position] = value
    elif way == DOUBLE:
        doubles(target)[position] = value
    return way < WHOLE


# -- constants -----------------------------------------------------------------------------------------------------


@compile_driver(_i(_process, _i, _i, _words))
def take_sizes(process, shape, itemsize, sizes):
    """Write the sizes in a tuple of ints; the bytes of all elements, or -1 where a size or those are not small."""
    row, total = Tuple(shape), itemsize
    if row.type != process.tuple_type or row.length > MOST_DIMS:
        return -1
    for d in range(row.length):
        if Object(row.items[d]).type != process.int_type:
            return -1
        size = integer_of(row.items[d])
        if is_too_large(size) or size < 0 or size > MOST_COPIED:
            return -1
        sizes[d] = size
        total *= size
        if total > MOST_COPIED:
            return -1
    return total


@compile_driver(types.void(_i, _i, _i, _words))
def repeat_number(target, itemsize, count, number):
    """Write a number of 8 or 4 bytes `count` times."""
    if itemsize == 8:
        wide, value = words(target), number[0]
        for k in range(count):
            wide[k] = value
    else:
        elements, single = singles(target), singles(number)[0]
        for k in range(count):
            elements[k] = single


@compile_driver(_i(_process, _i, _i, _i))
def filled_tensor(process, dtype, shape, number):
    """A tensor of one number, of any dtype if that is the int 0; 0 where the general path has to."""
    kind = known_kind(process, dtype)
    if kind == 0:
        return 0
    sizes, first = stack_words(32), stack_words(1)
    total = take_sizes(process, shape, kind.itemsize, sizes)
    if total < 0 or (number != process.zero and not put_number(process, number, kind.way, first, 0)):
        return 0
    result = new_memory(process, kind, Tuple(shape).length, sizes)
    if result == 0:
        return 0
    if number == process.zero:
        clear_bytes(result.data, total)
    else:
        repeat_number(result.data, kind.itemsize, total // kind.itemsize, first)
    return made_tensor(process, kind, result)


@compile_builtin
def fill(bound, arguments, count):
    """``fill(operator, dtype, size, number)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = filled_tensor(record.process, operands[1], operands[2], operands[3]) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def unwritten(bound, arguments, count):
    """``unwritten(operator, dtype, size)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    kind, sizes = known_kind(record.process, operands[1]) if count == 3 else Kind(0), stack_words(32)
    if kind != 0 and take_sizes(record.process, operands[2], kind.itemsize, sizes) >= 0:
        result = new_memory(record.process, kind, Tuple(operands[2]).length, sizes)
        if result != 0:
            return made_tensor(record.process, kind, result)
    return call_general(record.general, arguments, count)


# -- ranges --------------------------------------------------------------------------------------------------------


@compile_driver(_i(_process, _words))
def range_of_ints(process, operands):
    """Start, start + step, ... below end as int64, for three ints; 0 where the general path has to."""
    whole = process.int_type
    if Object(operands[0]).type != whole or Object(operands[1]).type != whole or Object(operands[2]).type != whole:
        return 0
    first, last, step = integer_of(operands[0]), integer_of(operands[1]), integer_of(operands[2])
    if is_too_large(first) or is_too_large(last) or is_too_large(step):
        return 0
    sign = 1 if step > 0 else -1
    least, most = min(first, last, step), max(first, last, step)
    if most >= _LARGEST_EXACT or least <= -_LARGEST_EXACT or step == 0 or (last - first) * sign < 0:
        return 0
    count = (last - first + step - sign) // step
    if 8 * count > MOST_COPIED:
        return 0
    sizes, kind = stack_words(1), int64_kind(process)
    sizes[0] = count
    result = new_memory(process, kind, 1, sizes)
    if result == 0:
        return 0
    target = words(result.data)
    for k in range(count):
        target[k] = first + k * step
    return made_tensor(process, kind, result)


@compile_driver(types.boolean(_process, _words, _i, _words))
def take_reals(process, operands, count, reals):
    """Write floats, and ints that are as exact, as float64; False for other objects, and for what is not finite."""
    for k in range(count):
        if not put_number(process, operands[k], DOUBLE, reals, k):
            return False
        if doubles(reals)[k] - doubles(reals)[k] != 0.0:
            return False
    return True


@compile_driver(types.void(_i, _i, _i, _i, _i, types.float64, types.float64))
def put_range(target, way, first, last, origin, base, step):
    """Elements [first, last) of float32 or float64: ``base + (k - origin) * step``, rounded as float64."""
    if way == SINGLE:
        narrow = singles(target)
        for k in range(first, last):
            narrow[k] = base + float(k - origin) * step
    else:
        wide = doubles(target)
        for k in range(first, last):
            wide[k] = base + float(k - origin) * step


@compile_driver(_i(_process, _words, _i))
def range_of_reals(process, operands, dtype):
    """As :func:`range_of_ints`, as float32 or float64; products and sums are rounded as float64."""
    reals, sizes, kind = stack_words(3), stack_words(1), known_kind(process, dtype)
    if kind == 0 or kind.way > DOUBLE or not take_reals(process, operands, 3, reals):
        return 0
    first, last, step = doubles(reals)[0], doubles(reals)[1], doubles(reals)[2]
    if step == 0.0:
        return 0
    steps = (last - first) / step
    if not 0.0 <= steps <= MOST_COPIED / 8:
        return 0
    count = math.ceil(steps)
    if abs(step) * count >= _LARGEST_EXACT:
        return 0
    sizes[0] = count
    result = new_memory(process, kind, 1, sizes)
    if result == 0:
        return 0
    put_range(result.data, kind.way, 0, count, 0, first, step)
    return made_tensor(process, kind, result)


@compile_builtin
def arange(bound, arguments, count):
    """``arange(start, end, step, dtype, default)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 5:
        whole, none = process.int_type, operands[3] == process.none
        are_whole = (
            Object(operands[0]).type == whole
            and Object(operands[1]).type == whole
            and Object(operands[2]).type == whole
        )
        if are_whole and none:
            result = range_of_ints(process, operands)
        elif not are_whole:
            result = range_of_reals(process, operands, operands[4] if none else operands[3])
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def spaced(bound, arguments, count):
    """``spaced(start, end, step, steps, dtype)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), Array(0)
    process, reals, sizes = record.process, stack_words(3), stack_words(1)
    if count == 5 and Object(operands[3]).type == process.int_type and take_reals(process, operands, 3, reals):
        kind = known_kind(process, operands[4])
        steps = integer_of(operands[3])
        if not is_too_large(steps) and 0 <= steps <= MOST_COPIED // 8 and kind != 0 and kind.way <= DOUBLE:
            sizes[0] = steps
            result = new_memory(process, kind, 1, sizes)
            start, end, step = doubles(reals)[0], doubles(reals)[1], doubles(reals)[2]
            middle = steps // 2 if steps > 1 else steps
            if result != 0:
                put_range(result.data, kind.way, 0, middle, 0, start, step)
                put_range(result.data, kind.way, middle, steps, steps - 1, end, step)
                return made_tensor(process, kind, result)
    return call_general(record.general, arguments, count)


# -- lists of numbers ----------------------------------------------------------------------------------------------


@compile_driver(_words(_process, _i))
def items_of(process, listed):
    """The items of a list or a tuple; 0 for what is neither."""
    kind_of_list = Object(listed).type
    if kind_of_list == process.list_type:
        return List(listed).items
    return Tuple(listed).items if kind_of_list == process.tuple_type else words(0)


@compile_driver(types.boolean(_process, _i, _i, _i, _i, _i))
def put_row(process, row, width, way, target, first):
    """Write the numbers of a list as elements from `first` on; False unless there are `width`, and all fit."""
    numbers = items_of(process, row)
    if numbers == 0 or Tuple(row).length != width:  # which a list has where a tuple has it
        return False
    for k in range(width):
        if not put_number(process, numbers[k], way, target, first + k):
            return False
    return True


@compile_driver(_i(_process, _i, _i, _i))
def listed_tensor(process, data, dtype, default):
    """The tensor of a list of numbers, or of such lists of one length; 0 where the general path has to.

    Without a dtype, numbers are int64 if the first one is an int, as all have to be then, else of the dtype `default`.
    """
    items = items_of(process, data)
    if items == 0 or Tuple(data).length == 0:
        return 0
    sizes, single, ndim = stack_words(2), stack_words(1), 1
    length, width, first = Tuple(data).length, Tuple(data).length, items[0]
    sizes[0] = length
    if items_of(process, first) != 0:
        ndim, width = 2, Tuple(first).length
        sizes[1] = width
        if width == 0:
            return 0
        first = items_of(process, first)[0]
    else:
        single[0] = data
        items, length = single, 1
    is_whole = Object(first).type == process.int_type
    kind = int64_kind(process)
    if dtype != process.none:
        kind = known_kind(process, dtype)
    elif not is_whole:
        kind = known_kind(process, default)
    if kind == 0 or kind.way > WHOLE:
        return 0
    result = new_memory(process, kind, ndim, sizes)
    if result == 0:
        return 0
    for j in range(length):
        if not put_row(process, items[j], width, kind.way, result.data, j * width):
            release(result)
            return 0
    return made_tensor(process, kind, result)


@compile_builtin
def from_list(bound, arguments, count):
    """``from_list(data, dtype, default)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = listed_tensor(record.process, operands[0], operands[1], operands[2]) if count == 3 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


# -- numbers into what there is ------------------------------------------------------------------------------------


@compile_driver(types.boolean(_process, _tensor, _i))
def overwrite(process, tensor, number):
    """Write a number into all elements, and count the write; False where the general path has to."""
    out, kind, word, single = tensor.array, known_kind(process, tensor.dtype), stack_words(2), stack(Array)
    word[0] = word[1] = 0
    if kind == 0 or (number != process.zero and not put_number(process, number, kind.way, word, 0)):
        return False
    total = count_of(out)
    single.data, single.ndim = word, 0
    size = dense_elements(out, kind.itemsize) * kind.itemsize
    is_dense = 0 < size <= MOST_COPIED and (number == process.zero or kind.itemsize > 2)
    if total == 0 or (total > MOST_ELEMENTS and not is_dense) or not spreads_to(single, out):
        return False
    if bump_version(process, tensor) != 0:
        return False
    if not is_dense:
        return copy_spread(out, single, kind.itemsize, 0)
    if number == process.zero:
        clear_bytes(out.data, size)
    else:
        repeat_number(out.data, kind.itemsize, total, word)
    return True


@compile_builtin
def fill_in_place(bound, arguments, count):
    """``fill_in_place(tensor, number)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    if count == 2 and is_tensor(record.process, operands[0]) and overwrite(record.process, operands[0], operands[1]):
        return shared(operands[0])
    return call_general(record.general, arguments, count)


@compile_builtin
def zero_in_place(bound, arguments, count):
    """``zero_in_place(tensor)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    if (
        count == 1
        and is_tensor(record.process, operands[0])
        and overwrite(record.process, operands[0], record.process.zero)
    ):
        return shared(operands[0])
    return call_general(record.general, arguments, count)


# -- copies --------------------------------------------------------------------------------------------------------


@compile_driver(types.boolean(_process, _tensor, _tensor))
def copy_elements(process, target, source):
    """Copy the elements of a tensor into another one like it, and count the write; False where this is not plain.

    Memory that overlaps, unless it is the very same, is not plain.
    """
    out, array, kind = target.array, source.array, known_kind(process, target.dtype)
    if kind == 0 or source.dtype != kind.dtype or array.ndim != out.ndim or out.flags & WRITEABLE == 0:
        return False
    for k in range(out.ndim):
        if out.shape[k] != array.shape[k]:
            return False
    size = dense_elements(out, kind.itemsize) * kind.itemsize
    if size < 0 or size > MOST_COPIED or dense_elements(array, kind.itemsize) < 0:
        return False
    low, first = out.data, array.data
    is_same = low == first
    if not is_same and first < low + size and low < first + size:
        return False
    if bump_version(process, target) != 0:  # before anything is written: the general path writes again
        return False
    if not is_same:
        copy_bytes(low, first, size)
    return True


@compile_builtin
def copy_dense(bound, arguments, count):
    """``write_out(operator, out, result, in_place)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    process = record.process
    if count == 4 and is_tensor(process, operands[1]) and is_tensor(process, operands[2]):
        if copy_elements(process, operands[1], operands[2]):
            return shared(operands[1])
    return call_general(record.general, arguments, count)
