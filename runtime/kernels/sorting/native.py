"""Sorting short lines as builtins: sort, topk, and one element of every line, from tensor to two tensors in one call.

They take lines of at most :data:`.loops.digits.LONGEST` elements along any dimension of a strided tensor that is not
complex. Longer lines, what has no elements or dimensions, and errors are the general path's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import int64_kind, made_tensor
from runtime.kernels.creation.loops.ordered import copy_element
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.elementwise.loops.layouts import is_contiguous
from runtime.kernels.reduction.native import dim_of, elements_of
from runtime.kernels.sorting.loops.digits import DIGITS, FEW, LONGEST, order_line, place_of_rank, sort_long
from runtime.kernels.sorting.loops.lines import FLOAT, LARGEST, MOST, Keys, keys_of, longest_run, read_keys, sort_keys
from runtime.native.capi import clear_error, integer_of, new_tuple, release
from runtime.native.layout import WORD, Array, Inside, Object, Structure, Tuple
from runtime.native.structures import Ref, Row, stack, stack_words, words
from runtime.native.tensors import PROCESS, Process, TensorObject, call_general, is_tensor, known_kind, new_memory
from runtime.tensor import dtypes

_ORDERED = [one for one in dtypes.dtype.by_code if not one.is_complex]
COUNT, KEYS_BYTES = len(_ORDERED), 8 * Keys.words
Bound = Structure(
    "SortingBound", {"process": Process, "general": WORD, "ways": Inside(WORD, COUNT * Keys.words)}
)
# The lines of a tensor along a dimension: how its keys are read, its array, and the results.
Lines = Structure(
    "Lines",
    {
        "way": Keys, "array": Array, "dim": WORD, "size": WORD, "stride": WORD, "count": WORD, "inner": WORD,
        "values": Array, "indices": Array, "kept": WORD,
    },
)  # fmt: skip
# Which element of every line.
KTH, MEDIAN, NANMEDIAN, MODE = range(4)
DIMS = 30

_i, _void = types.int64, types.void
_bound, _process, _lines, _keys = Ref(Bound), Ref(Process), Ref(Lines), Ref(Keys)
_array, _words = Ref(Array), Row(WORD)


@compile_driver(_keys(_bound, _i))
def way_of(bound, dtype):
    """How elements of a dtype become keys; 0 for what has no order."""
    for k in range(COUNT):
        way = Keys(bound.ways + KEYS_BYTES * k)
        if way.dtype == dtype:
            return way
    return Keys(0)


@compile_driver(types.boolean(_bound, _i, _i, _lines))
def find_lines(bound, value, dim, lines):
    """Describe the lines of a tensor along a dimension; False where they are not what is done here."""
    if not is_tensor(bound.process, value):
        return False
    array, way = TensorObject(value).array, way_of(bound, TensorObject(value).dtype)
    ndim = array.ndim
    if way == 0 or ndim == 0 or ndim > DIMS:
        return False
    total, along = elements_of(array), dim_of(bound.process, dim, ndim)
    if along < 0 or total == 0 or total >= GRAIN or array.shape[along] > LONGEST:
        return False
    lines.way, lines.array, lines.dim = way, array, along
    lines.size, lines.stride = array.shape[along], array.strides[along]
    lines.count, lines.inner = total // lines.size, 1
    for d in range(along + 1, ndim):
        lines.inner *= array.shape[d]
    return True


@compile_driver(_i(_lines, _i))
def line_data(lines, line):
    """Where a line begins."""
    array, data, rest = lines.array, lines.array.data, line
    for d in range(array.ndim - 1, -1, -1):
        if d != lines.dim:
            data += rest % array.shape[d] * array.strides[d]
            rest //= array.shape[d]
    return data


@compile_driver(types.boolean(_process, _lines, _i, _i))
def make_results(process, lines, saved, keepdim):
    """Make both results, `kept` elements a line; False with an error set."""
    sizes, ndim = stack_words(32), 0
    for d in range(lines.array.ndim):
        if d != lines.dim:
            sizes[ndim] = lines.array.shape[d]
            ndim += 1
        elif keepdim == 1:
            sizes[ndim] = saved
            ndim += 1
    lines.kept = saved
    lines.values = new_memory(process, known_kind(process, lines.way.dtype), ndim, sizes)
    if lines.values == 0:
        return False
    lines.indices = new_memory(process, int64_kind(process), ndim, sizes)
    if lines.indices == 0:
        release(lines.values)
        return False
    return True


@compile_driver(_void(_lines, _i, _i, _i, _i))
def put_element(lines, line, data, number, position):
    """Let an element of a line, and its place, be result `number` of that line."""
    width = lines.way.itemsize
    at = (line // lines.inner * lines.kept + number) * lines.inner + line % lines.inner
    copy_element(width, lines.values.data + at * width, data + position * lines.stride)
    words(lines.indices.data)[at] = position


@compile_driver(_i(_i, _i))
def pair_of(value, two):
    """A tuple of two new objects, references to which are taken over; 0 with an error set."""
    result = Tuple(new_tuple(2)) if value != 0 and two != 0 else Tuple(0)
    if result == 0:
        if value != 0:
            release(value)
        if two != 0:
            release(two)
        return 0
    result.items[0] = value
    result.items[1] = two
    return result


@compile_driver(_i(_process, _lines))
def results_of(process, lines):
    """Both results as tensors; 0 with an error set."""
    values = made_tensor(process, known_kind(process, lines.way.dtype), lines.values)
    return pair_of(values, made_tensor(process, int64_kind(process), lines.indices))


@compile_driver(_i(_process, _i))
def flag_of(process, value):
    """1 for True, 0 for False, -1 for anything else."""
    return 1 if value == process.true else 0 if value == process.false else -1


@compile_driver(_i(_process, _i))
def count_of(process, value):
    """An int; -1 for anything else, and for what is below 0 or does not fit."""
    number = integer_of(value) if Object(value).type == process.int_type else -1
    return -1 if number == -1 and clear_error() else number


@compile_driver(_array(_process, _i))
def new_room(process, size):
    """Memory for twice the keys and places of a line that is too long for the stack, and for counts of digits."""
    sizes = stack_words(1)
    sizes[0] = 4 * size + DIGITS
    return new_memory(process, int64_kind(process), 1, sizes)


@compile_driver(_i(_bound, _i, _i, _i, _i))
def first_few(bound, value, dim, descending, count):
    """The first `count` (-1 for all) elements of every line in order, and where they are; 0 where it is not done."""
    lines, keys, places, counts = stack(Lines), stack_words(512), stack_words(512), words(0)
    if descending < 0 or not find_lines(bound, value, dim, lines):
        return 0
    size, room = lines.size, Array(0)
    saved = size if count < 0 else count
    if saved > size or saved == 0 or not make_results(bound.process, lines, saved, 1):
        return 0
    if size > MOST:
        room = new_room(bound.process, size)
        if room == 0:
            release(lines.values)
            release(lines.indices)
            return 0
        keys, places, counts = words(room.data), words(room.data + 16 * size), words(room.data + 32 * size)
    for line in range(lines.count):
        data = line_data(lines, line)
        order_line(lines.way, data, lines.stride, size, descending, saved, keys, places, counts)
        for k in range(saved):
            put_element(lines, line, data, k, places[k])
    if room != 0:
        release(room)
    return results_of(bound.process, lines)


@compile_driver(_i(_keys, _words, _i, _i, _i))
def rank_of(way, keys, size, what, k):
    """Which element of a line in order is chosen: number `k`, or a median; keys are in any order."""
    if what == KTH:
        return k - 1
    numbers = size
    if way.way == FLOAT:
        for j in range(size):
            numbers -= 1 if keys[j] == LARGEST else 0
    if what == MEDIAN and numbers < size:
        return numbers
    return max(numbers - 1, 0) // 2


@compile_driver(_i(_keys, _words, _words, _i, _i, _i, _words))
def chosen(way, keys, places, size, what, k, counts):
    """The place of the element that is chosen of a line."""
    if what == MODE:
        sort_long(way, keys, places, size, counts)
        return places[longest_run(way, keys, size)]
    rank = rank_of(way, keys, size, what, k)
    if size > FEW:
        return place_of_rank(keys, places, size, rank, counts)
    sort_keys(keys, places, size)
    return places[rank]


@compile_driver(_i(_bound, _i, _i, _i, _i, _i))
def one_of_each(bound, value, dim, keepdim, what, k):
    """One element of every line, and where it is; 0 where the general path has to."""
    lines, keys, places, counts = stack(Lines), stack_words(512), stack_words(512), stack_words(256)
    if keepdim < 0 or not find_lines(bound, value, dim, lines):
        return 0
    size, room = lines.size, Array(0)
    if (what == KTH and (k < 1 or k > size)) or not make_results(bound.process, lines, 1, keepdim):
        return 0
    if size > MOST:
        room = new_room(bound.process, size)
        if room == 0:
            release(lines.values)
            release(lines.indices)
            return 0
        keys, places = words(room.data), words(room.data + 16 * size)
    for line in range(lines.count):
        data = line_data(lines, line)
        read_keys(lines.way, data, lines.stride, size, 0, keys, places)
        put_element(lines, line, data, 0, chosen(lines.way, keys, places, size, what, k, counts))
    if room != 0:
        release(room)
    return results_of(bound.process, lines)


@compile_builtin
def sort(bound, arguments, count):
    """``sort(self, stable, dim, descending)`` of elements in rows; results have the order of others."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 4 and is_tensor(record.process, operands[0]) and is_contiguous(TensorObject(operands[0]).array):
        result = first_few(record, operands[0], operands[2], flag_of(record.process, operands[3]), -1)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def topk(bound, arguments, count):
    """``topk(self, k, dim, largest, sorted)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 5:
        saved = count_of(record.process, operands[1])
        if saved > 0:
            result = first_few(record, operands[0], operands[2], flag_of(record.process, operands[3]), saved)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def kthvalue(bound, arguments, count):
    """``kthvalue(self, k, dim, keepdim)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 4:
        k = count_of(record.process, operands[1])
        result = one_of_each(record, operands[0], operands[2], flag_of(record.process, operands[3]), KTH, k)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(_i(_i, _i, _i, _i))
def chosen_by(bound, arguments, count, what):
    """``median(self, dim, keepdim)`` and its like: what they have in common."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 3:
        result = one_of_each(record, operands[0], operands[1], flag_of(record.process, operands[2]), what, 0)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def median_dim(bound, arguments, count):
    """``median(self, dim, keepdim)``."""
    return chosen_by(bound, arguments, count, MEDIAN)


@compile_builtin
def nanmedian_dim(bound, arguments, count):
    """``nanmedian(self, dim, keepdim)``."""
    return chosen_by(bound, arguments, count, NANMEDIAN)


@compile_builtin
def mode(bound, arguments, count):
    """``mode(self, dim, keepdim)``."""
    return chosen_by(bound, arguments, count, MODE)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin of this module is bound to."""
    return Bound.pack(
        process=PROCESS.ctypes.data,
        general=id(general),
        ways=[word for element in _ORDERED for word in keys_of(element)],
    )
