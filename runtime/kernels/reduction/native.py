"""Reductions and scans of small tensors as builtins: dimensions, array, elements and Tensor in one native call.

Large work goes through a function in Python to all threads. What has no elements or is an error is handed on to the
general path in Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.elementwise.loops.driver import DONE, MAX_DIMS, put_numbers
from runtime.kernels.reduction.description import Description
from runtime.kernels.reduction.loops.driver import reduce_general, run_large
from runtime.kernels.reduction.kernel import DROP, EACH
from runtime.kernels.reduction.loops.planning import broadcast_sizes, place_of
from runtime.kernels.reduction.loops.scan_driver import run_large as run_large_scan
from runtime.kernels.reduction.loops.scan_driver import scan_general
from runtime.native.calling import FAILED, call_with_words
from runtime.kernels.reduction.rescaling import PLAIN_POWER
from runtime.native.capi import call_object, clear_error, integer_of, new_tuple, release
from runtime.native.layout import INT32, WORD, Array, Object, Structure, Tuple
from runtime.native.structures import Ref, Row, doubles, stack_arrays, stack_words, words
from runtime.native.tensors import (
    PROCESS, Process, TensorObject, call_general, is_tensor, known_kind, new_memory, new_tensor,
)  # fmt: skip

MOST_DIMS, MOST_SCALARS = 30, 8
Halfword = Structure("Halfword", {"bits": INT32})
# What the builtin of a loop is bound to: its general path, what replaces results outside of bounds, and the function
# for large work.
Table = Structure(
    "ReductionTable",
    {"process": Process, "general": WORD, "replaced": WORD, "large": WORD, "loop": Description},
)

_i = types.int64
_process, _loop, _table, _array = Ref(Process), Ref(Description), Ref(Table), Ref(Array)
_tuple, _words, _arrays = Ref(Tuple), Row(WORD), Row(Array)


@compile_driver(_i(_process, _i, _i))
def dim_of(process, dim, limit):
    """The dimension in an int, counted from the first; -1 for what is no int, or out of range."""
    number = integer_of(dim) if Object(dim).type == process.int_type else limit
    number = number + limit if number < 0 else number
    return -1 if clear_error() or number < 0 or number >= limit else number


@compile_driver(_i(_process, _i, _i))
def reduced_dims(process, dims, ndim):
    """The dimensions in an int or a tuple of ints as bits, all for None or none; -1 for what is wrong."""
    every, kind = (1 << ndim) - 1, Object(dims).type
    single, items, count = stack_words(1), Tuple(dims).items, 0
    if kind == process.int_type:
        single[0] = dims
        items, count = single, 1
    elif kind == process.tuple_type:
        count = Tuple(dims).length
    elif dims != process.none:
        return -1
    limit, mask = max(ndim, 1), 0
    for k in range(count):
        dim = dim_of(process, items[k], limit)
        if dim < 0 or mask >> dim & 1 == 1:
            return -1
        mask |= 1 << dim
    return mask & every if count > 0 else every


@compile_driver(_i(_array))
def elements_of(array):
    """The number of elements of an array."""
    total = 1
    for d in range(array.ndim):
        total *= array.shape[d]
    return total


@compile_driver(types.boolean(_loop, _tuple, _words))
def take_scalars(loop, scalars, slots):
    """Convert a tuple of numbers into the slots that a loop reads; False when there are many, or one does not fit."""
    return scalars.length <= MOST_SCALARS and put_numbers(loop, scalars.items, scalars.length, slots)


@compile_driver(types.boolean(_table, _words))
def is_plain(table, operands):
    """Whether the first argument is a tensor of the dtype that the loop takes."""
    return is_tensor(table.process, operands[0]) and TensorObject(operands[0]).dtype == table.loop.dtypes[0]


@compile_driver(types.void(_arrays, _i))
def release_outputs(arrays, count):
    """Give up the first `count` outputs, which follow the input."""
    for k in range(count):
        release(arrays[1 + k])


@compile_driver(types.boolean(_process, _loop, _arrays, _i, _words))
def make_outputs(process, loop, arrays, ndim, sizes):
    """Put new arrays of one shape, one for each output, behind the input; False with an error set, and none made."""
    for k in range(loop.outputs):
        out = new_memory(process, known_kind(process, loop.dtypes[1 + k]), ndim, sizes)
        if out == 0:
            release_outputs(arrays, k)
            return False
        arrays[1 + k] = out
    return True


@compile_driver(_i(_process, _loop, _arrays))
def tensors_over(process, loop, arrays):
    """The tensor over the output, or a tuple of those over several, which are taken over; 0 with an error set."""
    if loop.outputs == 1:
        return new_tensor(process, arrays[1], loop.dtypes[1], process.none, process.none)
    result = Tuple(new_tuple(loop.outputs))
    if result == 0:
        release_outputs(arrays, loop.outputs)
        return 0
    failed = False
    for k in range(loop.outputs):
        tensor = new_tensor(process, arrays[1 + k], loop.dtypes[1 + k], process.none, process.none)
        result.items[k] = tensor  # an empty place is one that a tuple may have when it goes
        failed = failed or tensor == 0
    if failed:
        release(result)
        return 0
    return result


@compile_driver(types.boolean(_table, _arrays, _i, _words, _i))
def run_reduction(table, arrays, mask, slots, total):
    """Reduce the first array into those behind it; False with an error set."""
    left, operands = reduce_general(table.loop, arrays, mask, slots), stack_words(6)
    if left == DONE:
        return True
    operands[0], operands[1], operands[2], operands[3], operands[4], operands[5] = (
        table.loop,
        arrays,
        mask,
        slots,
        left - 1,
        total,
    )
    return call_with_words(table.large, operands, 6) == 0


@compile_driver(types.boolean(_table, _arrays, _i, _words, _i))
def run_scan(table, arrays, along, slots, total):
    """Scan the first array into those behind it; False with an error set."""
    operands = stack_words(5)
    if scan_general(table.loop, arrays, along, slots) == DONE:
        return True
    lines = total // arrays[0].shape[along]
    operands[0], operands[1], operands[2], operands[3], operands[4] = table.loop, arrays, along, slots, lines
    return call_with_words(table.large, operands, 5) == 0


@compile_driver(_i(_i, _i))
def repeated(bits, width):
    """A word with the bits of a number of `width` bytes once for each number in it."""
    word = bits
    for k in range(1, 8 // width):
        word |= bits << 8 * width * k
    return word


@compile_driver(_i(_i, _i, _i, _i, _i))
def outside_of(word, low, exponent, last, sign):
    """The signs of the numbers in a word that are outside of bounds, as :func:`has_extremes` tells."""
    return (((word & exponent) + last) | ~((word | sign) - low)) & sign


@compile_driver(types.boolean(_loop, _array, _i))
def has_extremes(loop, array, k):
    """Whether a number of output `k` has a size outside of its bounds, of which the upper is the largest finite number.

    All numbers of a word are compared at once, without their signs. Infinities and NaN have all bits of the exponent:
    with one more in the last of these the sign is set. A number that is smaller than the lower bound borrows its sign
    when that is taken away.
    """
    width, exponent, data = loop.number_widths[k], loop.high[k] + 1, array.data
    last, sign = repeated(exponent & -exponent, width), repeated(1 << 8 * width - 1, width)
    low, exponent = repeated(loop.low[k], width), repeated(exponent, width)
    size, row, outside = elements_of(array) * loop.itemsizes[1 + k], words(data), 0
    if low == 0:
        for n in range(size >> 3):
            outside |= (row[n] & exponent) + last
    else:
        for n in range(size >> 3):
            outside |= outside_of(row[n], low, exponent, last, sign)
    if size & 7 != 0:  # the last numbers, once more where they lie in a word of their own
        if size >= 8:
            outside |= outside_of(words(data + size - 8)[0], low, exponent, last, sign)
        else:
            first, second = Halfword(data).bits, Halfword(data + max(size - 4, 0)).bits
            if size == 2:
                first = (first & 0xFFFF) * 0x10001
                second = first
            outside |= outside_of((first & 0xFFFFFFFF) | second << 32, low, exponent, last, sign)
    return outside & sign != 0


@compile_driver(types.boolean(_loop, _arrays, _i, _words))
def is_to_be_replaced(loop, arrays, scalars, slots):
    """Whether results may be wrong: outside of bounds, or of numbers for which there are others."""
    outside = False
    for k in range(scalars):
        outside |= not 0 <= doubles(slots)[2 * k] <= PLAIN_POWER
    for k in range(loop.bounded):
        outside |= has_extremes(loop, arrays[1 + k], k)
    return outside


@compile_driver(_i(_table, _words, _i))
def replaced_result(table, operands, result):
    """The result, taken over, once the general path has looked at it; FAILED with an error."""
    arguments = stack_words(5)
    for k in range(4):
        arguments[k] = operands[k]
    arguments[4] = result
    right = call_object(table.replaced, arguments, 5)
    release(result)
    return right if right != 0 else FAILED


@compile_driver(_i(_table, _words, _arrays, _words, _i, _i, _i, _tuple))
def tensor_reduced(table, operands, arrays, sizes, ndim, dims, form, scalars):
    """The tensor, or the tuple of them, that a loop makes of arrays; 0 for the general path, FAILED with an error.

    `arrays` has room for outputs behind the first one, and other inputs behind these; `sizes` is their common shape.
    """
    process, loop, mask, total = table.process, table.loop, -1, 1
    if ndim <= MOST_DIMS:
        mask = reduced_dims(process, dims, ndim)
    for d in range(ndim):
        total *= sizes[d]
    if mask < 0 or total == 0:
        return 0
    left, slots, dims_left = stack_words(32), stack_words(16), 0
    if not take_scalars(loop, scalars, slots):
        return 0
    for d in range(ndim):
        goes = mask >> d & 1 == 1
        if form != DROP or not goes:
            left[dims_left] = 1 if goes and form != EACH else sizes[d]
            dims_left += 1
    if not make_outputs(process, loop, arrays, dims_left, left):
        return 0
    if not run_reduction(table, arrays, mask, slots, total):
        release_outputs(arrays, loop.outputs)
        return FAILED
    again = loop.bounded > 0 and is_to_be_replaced(loop, arrays, scalars.length, slots)
    result = tensors_over(process, loop, arrays)
    return replaced_result(table, operands, result) if again and result != 0 else result


@compile_driver(_i(_table, _array, _i, _tuple))
def tensor_scanned(table, array, dim, scalars):
    """As :func:`tensor_reduced`, of an array along a dimension."""
    process, loop = table.process, table.loop
    total = elements_of(array)
    along = dim_of(process, dim, array.ndim)
    if along < 0 or total == 0:
        return 0
    slots, arrays = stack_words(16), stack_arrays(8)
    if not take_scalars(loop, scalars, slots):
        return 0
    arrays[0] = array
    if not make_outputs(process, loop, arrays, array.ndim, array.shape):
        return 0
    if not run_scan(table, arrays, along, slots, total):
        release_outputs(arrays, loop.outputs)
        return FAILED
    return tensors_over(process, loop, arrays)


@compile_builtin
def reduce_tensor(bound, arguments, count):
    """``reduce(tensor, dims, form, scalars)``: a new tensor, or a tuple of them."""
    table, operands, result = Table(Array(bound).data), words(arguments), 0
    if count == 4 and is_plain(table, operands):
        arrays = stack_arrays(8)
        arrays[0] = TensorObject(operands[0]).array
        sizes, ndim = arrays[0].shape, arrays[0].ndim
        form, scalars = integer_of(operands[2]), Tuple(operands[3])
        result = tensor_reduced(table, operands, arrays, sizes, ndim, operands[1], form, scalars)
    if result == 0:
        return call_general(table.general, arguments, count)
    return result if result != FAILED else 0


@compile_driver(types.boolean(_table, _tuple, _arrays))
def take_inputs(table, tensors, arrays):
    """Put the arrays of a tuple of tensors where a loop reads them; False where one is none that it takes."""
    loop, inputs = table.loop, table.loop.operands - table.loop.outputs
    if tensors.length != inputs:
        return False
    for j in range(inputs):
        tensor = tensors.items[j]
        if not is_tensor(table.process, tensor) or TensorObject(tensor).dtype != loop.dtypes[0]:
            return False
        arrays[place_of(loop, j)] = TensorObject(tensor).array
    return True


@compile_builtin
def reduce_tensors(bound, arguments, count):
    """``reduce(tensors, dims, form, scalars)``: a new tensor, or a tuple of them, of several that broadcast."""
    table, operands, result = Table(Array(bound).data), words(arguments), 0
    arrays, sizes, most, ndim = stack_arrays(8), stack_words(MAX_DIMS), 0, -1
    if count == 4 and Object(operands[0]).type == table.process.tuple_type:
        if take_inputs(table, Tuple(operands[0]), arrays):
            loop, inputs = table.loop, table.loop.operands - table.loop.outputs
            for j in range(inputs):
                most = max(most, arrays[place_of(loop, j)].ndim)
            if most <= MOST_DIMS:
                ndim = broadcast_sizes(loop, arrays, inputs, sizes)
    if ndim >= 0:
        form, scalars = integer_of(operands[2]), Tuple(operands[3])
        result = tensor_reduced(table, operands, arrays, sizes, ndim, operands[1], form, scalars)
    if result == 0:
        return call_general(table.general, arguments, count)
    return result if result != FAILED else 0


@compile_builtin
def scan_tensor(bound, arguments, count):
    """``scan(tensor, dim, scalars)``: a new tensor, or a tuple of them."""
    table, operands, result = Table(Array(bound).data), words(arguments), 0
    if count == 3 and is_plain(table, operands):
        array = TensorObject(operands[0]).array
        result = tensor_scanned(table, array, operands[1], Tuple(operands[2]))
    if result == 0:
        return call_general(table.general, arguments, count)
    return result if result != FAILED else 0


_LARGE = {"reduce_tensor": run_large, "reduce_tensors": run_large, "scan_tensor": run_large_scan}


def bound_to(
    loop: np.ndarray[Any, Any], general: object, replaced: object, builtin: str
) -> np.ndarray[Any, Any]:  # fmt: skip
    """What the builtin of a loop is bound to; the loop and its functions in Python are kept alive elsewhere."""
    return Table.pack(
        process=PROCESS.ctypes.data, general=id(general), replaced=id(replaced), large=id(_LARGE[builtin]),
        loop=loop.ctypes.data,
    )
