"""The distinct elements of short tensors as builtins: unique, unique_consecutive; :mod:`.operator` does the rest."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import dense_elements, int64_kind, made_tensor
from runtime.kernels.creation.loops.ordered import copy_element
from runtime.kernels.sorting.loops.digits import LONGEST, sort_long
from runtime.kernels.sorting.loops.lines import MOST, Keys, begins_run, read_keys
from runtime.kernels.sorting.native import Bound, bound_to, flag_of, new_room, way_of
from runtime.native.capi import new_tuple, release
from runtime.native.layout import WORD, Array, Tuple
from runtime.native.structures import Ref, Row, stack_words, words
from runtime.native.tensors import Process, TensorObject, call_general, is_tensor, known_kind, new_memory

__all__ = ["bound_to", "unique", "unique_consecutive"]

_i, _void = types.int64, types.void
_bound, _process, _keys, _array, _words = Ref(Bound), Ref(Process), Ref(Keys), Ref(Array), Row(WORD)


@compile_driver(_i(_keys, _words, _i, _words))
def find_runs(way, keys, size, begins):
    """Where runs of equal keys begin, and behind them where the last one ends; how many there are."""
    count = 0
    for k in range(size):
        if begins_run(way, keys, k):
            begins[count] = k
            count += 1
    begins[count] = size
    return count


@compile_driver(_i(_process, _array, _words, _words, _i, _i))
def inverse_of(process, array, places, begins, count, wanted):
    """In which run each element is, as a tensor of its shape; an empty vector if it is not wanted."""
    none, kind = stack_words(1), int64_kind(process)
    none[0] = 0
    result = new_memory(process, kind, array.ndim, array.shape) if wanted == 1 else new_memory(process, kind, 1, none)
    if result == 0:
        return 0
    if wanted == 1:
        target = words(result.data)
        for run in range(count):
            for k in range(begins[run], begins[run + 1]):
                target[places[k]] = run
    return made_tensor(process, kind, result)


@compile_driver(_i(_process, _words, _i, _i))
def counts_of(process, begins, count, wanted):
    """How long the runs are; an empty vector if that is not wanted."""
    sizes, kind = stack_words(1), int64_kind(process)
    sizes[0] = count if wanted == 1 else 0
    memory = new_memory(process, kind, 1, sizes)
    if memory == 0:
        return 0
    target = words(memory.data)
    for run in range(sizes[0]):
        target[run] = begins[run + 1] - begins[run]
    return made_tensor(process, kind, memory)


@compile_driver(_i(_process, _keys, _array, _words, _words, _i))
def values_of(process, way, array, places, begins, count):
    """The first element of every run."""
    sizes, kind, width = stack_words(1), known_kind(process, way.dtype), way.itemsize
    sizes[0] = count
    memory = new_memory(process, kind, 1, sizes)
    if memory == 0:
        return 0
    for run in range(count):
        copy_element(width, memory.data + run * width, array.data + places[begins[run]] * width)
    return made_tensor(process, kind, memory)


@compile_driver(_i(_i, _i, _i))
def triple_of(first, two, three):
    """A tuple of three new objects, references to which are taken over; 0 with an error set."""
    result = Tuple(new_tuple(3)) if first != 0 and two != 0 and three != 0 else Tuple(0)
    if result == 0:
        if first != 0:
            release(first)
        if two != 0:
            release(two)
        if three != 0:
            release(three)
        return 0
    result.items[0] = first
    result.items[1] = two
    result.items[2] = three
    return result


@compile_driver(_i(_bound, _i, _i, _i, _i))
def distinct(bound, tensor, in_order, inverse, counts):
    """The results for a tensor, whose elements are brought in order before if `in_order` is 1; 0 if it is not done."""
    process = bound.process
    if inverse < 0 or counts < 0 or not is_tensor(process, tensor):
        return 0
    array, way = TensorObject(tensor).array, way_of(bound, TensorObject(tensor).dtype)
    size = dense_elements(array, way.itemsize) if way != 0 else -1
    if size <= 0 or size > LONGEST:
        return 0
    keys, places, counters, room = stack_words(512), stack_words(512), stack_words(257), Array(0)
    if size > MOST:
        room = new_room(process, size)
        if room == 0:
            return 0
        keys, places, counters = words(room.data), words(room.data + 16 * size), words(room.data + 32 * size)
    read_keys(way, array.data, way.itemsize, size, 0, keys, places)
    if in_order == 1:
        sort_long(way, keys, places, size, counters)
    begins = words(places + 8 * size) if room != 0 else counters  # no longer used for sorting
    count = find_runs(way, keys, size, begins)
    result = triple_of(
        values_of(process, way, array, places, begins, count),
        inverse_of(process, array, places, begins, count, inverse),
        counts_of(process, begins, count, counts),
    )
    if room != 0:
        release(room)
    return result


@compile_builtin
def unique(bound, arguments, count):
    """``unique(self, sorted, return_inverse, return_counts)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 4:
        result = distinct(
            record, operands[0], 1, flag_of(record.process, operands[2]), flag_of(record.process, operands[3])
        )
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def unique_consecutive(bound, arguments, count):
    """``unique_consecutive(self, return_inverse, return_counts)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 3:
        result = distinct(
            record, operands[0], 0, flag_of(record.process, operands[1]), flag_of(record.process, operands[2])
        )
    return result if result != 0 else call_general(record.general, arguments, count)
