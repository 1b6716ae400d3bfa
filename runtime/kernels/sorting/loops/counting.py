"""Counting numbers: the loops of the general path, and bincount of short vectors as a builtin."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.array_loops import array_loop
from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import MOST_BYTES, dense_elements, int64_kind, made_tensor
from runtime.native.capi import integer_of, release
from runtime.native.layout import WORD, Array, Object
from runtime.native.structures import Ref, Row, clear_bytes, doubles, singles, stack_words, words
from runtime.native.tensors import (
    DOUBLE, SINGLE, WHOLE, Bound, Kind, Process, TensorObject, bound_to, call_general, is_tensor, is_too_large,
    known_kind, new_memory,
)  # fmt: skip

__all__ = ["bincount", "bound_to"]

_i, _void = types.int64, types.void
_process, _kind, _words = Ref(Process), Ref(Kind), Row(WORD)


@array_loop(returns=_i)
def extent(numbers):
    """The largest of numbers of which none is negative, else the least."""
    low, high = numbers[0], numbers[0]
    for k in range(numbers.size):
        low, high = min(low, numbers[k]), max(high, numbers[k])
    return low if low < 0 else high


@array_loop()
def count(numbers, counts):
    """Count every number at its place."""
    for k in range(numbers.size):
        counts[numbers[k]] += 1


@array_loop()
def weigh(numbers, weights, sums):
    """Add the weight of every number at its place."""
    for k in range(numbers.size):
        sums[numbers[k]] += weights[k]


@compile_driver(_i(_words, _i, _i))
def counters_for(numbers, elements, least):
    """How many counters numbers need; -1 where one is negative or they would not be few."""
    for k in range(elements):
        if numbers[k] < 0 or numbers[k] >= MOST_BYTES // 8:
            return -1
        least = max(least, numbers[k] + 1)
    return least if 8 * least <= MOST_BYTES else -1


@compile_driver(_i(_process, _words, _i, _words))
def counted(process, numbers, elements, sizes):
    """How often numbers occur."""
    kind = int64_kind(process)
    out = new_memory(process, kind, 1, sizes)
    if out == 0:
        return 0
    clear_bytes(out.data, 8 * sizes[0])
    counts = words(out.data)
    for k in range(elements):
        counts[numbers[k]] += 1
    return made_tensor(process, kind, out)


@compile_driver(_i(_process, _kind, _words, _i, _i, _words))
def weighed(process, kind, numbers, weights, elements, sizes):
    """The sums of their weights, added up in float64."""
    wide = known_kind(process, process.float64)
    room = new_memory(process, wide, 1, sizes)
    if room == 0:
        return 0
    clear_bytes(room.data, 8 * sizes[0])
    sums = doubles(room.data)
    for k in range(elements):
        sums[numbers[k]] += singles(weights)[k] if kind.way == SINGLE else doubles(weights)[k]
    if kind.way == DOUBLE:
        return made_tensor(process, wide, room)
    out = new_memory(process, kind, 1, sizes)
    if out != 0:
        for k in range(sizes[0]):
            singles(out.data)[k] = sums[k]
    release(room)
    return made_tensor(process, kind, out) if out != 0 else 0


@compile_driver(_i(_process, _words))
def bins(process, operands):
    """The result for few dense int64 numbers and none or dense weights; 0 where the general path has to."""
    if not is_tensor(process, operands[0]) or Object(operands[2]).type != process.int_type:
        return 0
    array, kind = TensorObject(operands[0]).array, known_kind(process, TensorObject(operands[0]).dtype)
    least, sizes = integer_of(operands[2]), stack_words(1)
    if kind == 0 or kind.way != WHOLE or array.ndim != 1 or is_too_large(least) or least < 0:
        return 0
    elements = dense_elements(array, 8)
    if elements <= 0 or 8 * elements > MOST_BYTES:
        return 0
    sizes[0] = counters_for(words(array.data), elements, least)
    if sizes[0] < 0:
        return 0
    if operands[1] == process.none:
        return counted(process, words(array.data), elements, sizes)
    if not is_tensor(process, operands[1]):
        return 0
    weights, its = TensorObject(operands[1]).array, known_kind(process, TensorObject(operands[1]).dtype)
    if its == 0 or its.way not in (SINGLE, DOUBLE) or weights.ndim != 1:
        return 0
    if dense_elements(weights, its.itemsize) != elements:
        return 0
    return weighed(process, its, words(array.data), weights.data, elements, sizes)


@compile_builtin
def bincount(bound, arguments, count):
    """``bincount(self, weights, minlength)``."""
    record = Bound(Array(bound).data)
    result = bins(record.process, words(arguments)) if count == 3 else 0
    return result if result != 0 else call_general(record.general, arguments, count)
