"""Searching in few elements as builtins: places in ordered ones, membership, equality of tensors.

They take dense tensors (equality also others) of one dtype that is float32, float64 or int64. Everything else is the
general path's, errors and an order that is none included.
"""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import MOST_BYTES, bool_kind, dense_elements, int64_kind, made_tensor
from runtime.kernels.creation.loops.ordered import forget, put_in_order
from runtime.kernels.reduction.loops.movement import copy_bytes
from runtime.native.capi import shared
from runtime.native.layout import Array
from runtime.native.structures import Ref, doubles, singles, stack_words, words
from runtime.native.tensors import (
    DOUBLE, SINGLE, WHOLE, Bound, Kind, Process, TensorObject, bound_to, call_general, is_tensor, known_kind,
    new_memory,
)  # fmt: skip

__all__ = ["bound_to", "equal", "isin", "searchsorted"]
MOST_COMPARED = 1 << 12  # pairs of elements

_i = types.int64
_process, _kind, _tensor = Ref(Process), Ref(Kind), Ref(TensorObject)


@compile_driver(_kind(_process, _i, _i))
def common_kind(process, left, other):
    """What is known of the dtype of two dense tensors that have one dtype of the three; 0 for others."""
    if not is_tensor(process, left) or not is_tensor(process, other):
        return Kind(0)
    first, second = TensorObject(left), TensorObject(other)
    kind = known_kind(process, first.dtype)
    if kind == 0 or second.dtype != first.dtype or kind.way not in (SINGLE, DOUBLE, WHOLE):
        return Kind(0)
    if dense_elements(first.array, kind.itemsize) < 0 or dense_elements(second.array, kind.itemsize) < 0:
        return Kind(0)
    return kind


@compile_driver(types.float64(_i, _i, _i))
def number_at(way, data, k):
    """A float element."""
    return singles(data)[k] if way == SINGLE else doubles(data)[k]


@compile_driver(types.boolean(_i, _i, _i, _i, _i))
def is_equal(way, data, k, other, j):
    """Whether two elements are equal, which NaN never is."""
    if way == WHOLE:
        return words(data)[k] == words(other)[j]
    return number_at(way, data, k) == number_at(way, other, j)


@compile_driver(types.boolean(_i, _i, _i, _i, _i))
def is_less(way, data, k, other, j):
    """Whether an element comes before another one; NaN comes last."""
    if way == WHOLE:
        return words(data)[k] < words(other)[j]
    x, y = number_at(way, data, k), number_at(way, other, j)
    return x < y or (y != y and x == x)


@compile_driver(_i(_process, _i, _i, _i))
def places_in(process, ordered, wanted, right):
    """Where elements would be inserted into an ordered vector; 0 where the general path has to."""
    kind = common_kind(process, ordered, wanted)
    if kind == 0 or TensorObject(ordered).array.ndim != 1:
        return 0
    bounds, values, whole = TensorObject(ordered).array, TensorObject(wanted).array, int64_kind(process)
    way, size, total = kind.way, bounds.shape[0], dense_elements(values, kind.itemsize)
    if size * 8 > MOST_BYTES or total * 8 > MOST_BYTES:
        return 0
    for k in range(1, size):
        if is_less(way, bounds.data, k, bounds.data, k - 1):
            return 0
    result = new_memory(process, whole, values.ndim, values.shape)
    if result == 0:
        return 0
    for j in range(total):
        first, last = 0, size
        while first < last:
            middle = (first + last) // 2
            if right == 0:
                before = is_less(way, bounds.data, middle, values.data, j)
            else:
                before = not is_less(way, values.data, j, bounds.data, middle)
            if before:
                first = middle + 1
            else:
                last = middle
        words(result.data)[j] = first
    return made_tensor(process, whole, result)


@compile_builtin
def searchsorted(bound, arguments, count):
    """``searchsorted(ordered, wanted, out_int32, right, side, sorter)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 6 and operands[2] == process.false and operands[4] == process.none and operands[5] == process.none:
        right = 1 if operands[3] == process.true else 0
        if right == 1 or operands[3] == process.false:
            result = places_in(process, operands[0], operands[1], right)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(_i(_process, _i, _i, _i))
def membership(process, elements, tested, invert):
    """Whether elements occur among others, or do not if `invert` is 1; 0 where the general path has to."""
    kind, flag = common_kind(process, elements, tested), stack_words(1)
    if kind == 0:
        return 0
    array, others = TensorObject(elements).array, TensorObject(tested).array
    way, total, size = kind.way, dense_elements(array, kind.itemsize), dense_elements(others, kind.itemsize)
    if total * size > MOST_COMPARED or total > MOST_COMPARED:
        return 0
    truth = bool_kind(process)
    result = new_memory(process, truth, array.ndim, array.shape)
    if result == 0:
        return 0
    for k in range(total):
        j = 0
        while j < size and not is_equal(way, array.data, k, others.data, j):
            j += 1
        flag[0] = 0x01 if (j < size) != (invert == 1) else 0
        copy_bytes(result.data + k, flag, 1)
    return made_tensor(process, truth, result)


@compile_builtin
def isin(bound, arguments, count):
    """``isin(elements, tested, assume_unique, invert)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 4 and (operands[3] == process.false or operands[3] == process.true):
        result = membership(process, operands[0], operands[1], 1 if operands[3] == process.true else 0)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(_i(_process, _i, _i))
def equality(process, first, other):
    """True or False, a new reference; 0 where the general path has to."""
    kind = common_kind(process, first, other)
    if kind == 0:
        return 0
    array, its = TensorObject(first).array, TensorObject(other).array
    same = array.ndim == its.ndim
    for d in range(array.ndim if same else 0):
        same = same and array.shape[d] == its.shape[d]
    total = dense_elements(array, kind.itemsize)
    if total * kind.itemsize > MOST_BYTES:
        return 0
    k = 0
    while same and k < total:
        same = is_equal(kind.way, array.data, k, its.data, k)
        k += 1
    return shared(process.true if same else process.false)


@compile_builtin
def equal(bound, arguments, count):
    """``equal(tensor, other)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    mine, room = stack_words(2), stack_words(36)
    result = equality(record.process, operands[0], operands[1]) if count == 2 else 0
    copies = put_in_order(record.process, operands, 0, 2, mine, room) if count == 2 and result == 0 else 0
    if copies != 0:
        result = equality(record.process, mine[0], mine[1])
        forget(room, copies)
    return result if result != 0 else call_general(record.general, arguments, count)
