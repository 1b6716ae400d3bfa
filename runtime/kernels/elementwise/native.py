"""Elementwise operators as builtins: from tensors and numbers to the result in one native call.

It takes operands of the dtypes for which a loop is compiled, broadcasts them, and makes the result, or writes into a
given tensor; large work goes through a function in Python to all threads. Everything else it hands on to the general
path in Python: promotion, results whose layout follows their operands', and whatever is an error.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.elementwise.driver import (
    GRAIN, MAX_OPERANDS, Loop, Plan, make_plan, put_numbers, run_at, walk,
)  # fmt: skip
from runtime.native.calling import call_with_words
from runtime.native.capi import new_array, release, shared
from runtime.native.layout import C_CONTIGUOUS, WORD, WRITEABLE, Array, Inside, Object, Structure
from runtime.native.structures import Ref, Row, invoke, stack, stack_arrays, stack_words, words
from runtime.native.tensors import (
    PROCESS, Process, TensorObject, bump_version, call_general, is_tensor, new_tensor,
)  # fmt: skip
from runtime.tensor import dtypes
from runtime.tensor.dtypes import FLOATING, INTEGRAL

Words = np.ndarray[Any, Any]
FAILED = -1  # in place of an object: an error is set that the caller has to see
MAX_SCALARS, SLOT_WORDS = 8, 16  # a slot has two words
# What the builtins of an operator are bound to: the general paths of its forms, the function for large work, the number
# of tensors, which of them chooses the loop, and a loop for each dtype that has one, up to the first that is 0.
Table = Structure(
    "Table",
    {
        "process": Process, "make": WORD, "update": WORD, "write": WORD, "large": WORD, "tensors": WORD, "leader": WORD,
        "choices": Inside(WORD, 2 * len(dtypes.dtype.by_code) + 2),
    },
)  # fmt: skip
Shape = Structure("Shape", {"ndim": WORD, "sizes": Inside(WORD, 64)})

_i = types.int64
_process, _loop, _table, _shape, _array = Ref(Process), Ref(Loop), Ref(Table), Ref(Shape), Ref(Array)
_arrays, _objects, _words = Row(Array), Row(WORD), Row(WORD)


@compile_driver(_loop(_table, _objects))
def find_loop(table, arguments):
    """The loop for the dtype of the operand that chooses; 0 when none is compiled."""
    leader = arguments[table.leader]
    if Object(leader).type == table.process.tensor_type:
        k = 0
        while table.choices[k] != 0:
            if table.choices[k] == TensorObject(leader).dtype:
                return Loop(table.choices[k + 1])
            k += 2
    return Loop(0)


@compile_driver(types.boolean(_process, _loop, _objects, _i, _arrays))
def take_tensors(process, loop, arguments, count, arrays):
    """Put the arrays of `count` tensors into `arrays`; False when one is no tensor of the dtype that the loop wants."""
    for j in range(count):
        if not is_tensor(process, arguments[j]):
            return False
        tensor = TensorObject(arguments[j])
        if tensor.dtype != loop.dtypes[j]:
            return False
        arrays[j] = tensor.array
    return True


@compile_driver(types.boolean(_process, _loop, _objects, _i, _words))
def take_scalars(process, loop, arguments, count, slots):
    """Convert `count` Python numbers into 16-byte slots; False when one would promote the tensors, or does not fit."""
    if count > MAX_SCALARS:
        return False
    for k in range(count):
        given = Object(arguments[k]).type
        if given == process.float_type:
            if loop.category < FLOATING:
                return False
        elif given == process.int_type:
            if loop.category < INTEGRAL:
                return False
        elif given != process.bool_type:
            return False
    return put_numbers(loop, arguments, count, slots)


@compile_driver(_i(_arrays, _i, _shape))
def broadcast_shape(arrays, count, shape):
    """Fill the shape to which `count` arrays broadcast. The number of elements, or -1."""
    ndim, total = 0, 1
    for j in range(count):
        ndim = max(ndim, arrays[j].ndim)
    shape.ndim = ndim
    for d in range(1, ndim + 1):  # counted from the last dimension, where shapes are aligned
        size = 1
        for j in range(count):
            own = arrays[j].ndim - d
            its = arrays[j].shape[own] if own >= 0 else 1
            if its != 1:
                if size != 1 and its != size:
                    return -1
                size = its
        shape.sizes[ndim - d] = size
        total *= size
    return total


@compile_driver(types.boolean(_array, _shape))
def has_shape(array, shape):
    """Whether an array has the rank and the sizes `shape`."""
    if array.ndim != shape.ndim:
        return False
    for k in range(array.ndim):
        if array.shape[k] != shape.sizes[k]:
            return False
    return True


@compile_driver(types.boolean(_array))
def is_contiguous(array):
    """Whether the elements lie in row-major order without gaps."""
    return array.flags & C_CONTIGUOUS != 0


@compile_driver(types.boolean(_array))
def descends(array):
    """Whether strides become smaller from the first dimension to the last, those of broadcast dimensions left out."""
    before = 0
    for k in range(array.ndim):
        stride = abs(array.strides[k])
        if stride == 0 or array.shape[k] == 1:
            continue
        if before != 0 and stride >= before:
            return False
        before = stride
    return True


@compile_driver(types.boolean(_arrays, _i, _shape))
def is_row_major(arrays, count, shape):
    """Whether the result of `shape` surely lies in row-major order; see :func:`runtime.tensor.casting.allocate`.

    It does when the operands that have its shape are contiguous, and when the strides of all descend.
    """
    contiguous, descending = True, True
    if shape.ndim > 1:
        for j in range(count):
            contiguous = contiguous and (is_contiguous(arrays[j]) or not has_shape(arrays[j], shape))
            descending = descending and descends(arrays[j])
    return contiguous or descending


@compile_driver(types.boolean(_array, _i, _i))
def is_apart(array, low, high):
    """Whether no element of an array lies in the bytes [low, high)."""
    first = last = array.data
    for k in range(array.ndim):
        reach = (array.shape[k] - 1) * array.strides[k]
        if reach < 0:
            first += reach
        else:
            last += reach
    return first >= high or last + 16 <= low


@compile_driver(types.boolean(_loop, _arrays, _shape, _i))
def may_write(loop, arrays, shape, total):
    """Whether the last array is contiguous and writeable, has the shape, and each other one is apart or just the same.

    An operand that is the very memory of the output is read, element by element, before it is written.
    """
    last = loop.operands - 1
    out, width = arrays[last], loop.itemsizes[last]
    if out.flags & WRITEABLE == 0 or not is_contiguous(out) or not has_shape(out, shape):
        return False
    for j in range(last):
        other = arrays[j]
        same = other.data == out.data and loop.itemsizes[j] == width
        if not (same and is_contiguous(other) and has_shape(other, shape)):
            if not is_apart(other, out.data, out.data + total * width):
                return False
    return True


@compile_driver(_i(_table, _loop, _arrays, _words, _i))
def run_large(table, loop, arrays, slots, total):
    """Run a loop over large arrays through Python, which lets others run and shares the work; -1 with an error set."""
    given = stack_words(4)
    given[0], given[1], given[2], given[3] = loop, arrays, slots, total
    return call_with_words(table.large, given, 4)


@compile_driver(_i(_table, _loop, _arrays, _shape, _words, _i))
def run_loop(table, loop, arrays, shape, slots, total):
    """Run a loop over arrays that broadcast to the last one, of `total` elements; 0, or -1 with an error set."""
    if total >= GRAIN:
        return run_large(table, loop, arrays, slots, total)
    plain = True
    data, strides = stack_words(8), stack_words(16)
    for j in range(loop.operands):
        plain = plain and is_contiguous(arrays[j]) and has_shape(arrays[j], shape)
        data[j] = arrays[j].data
        strides[j] = loop.itemsizes[j]
        strides[MAX_OPERANDS + j] = 0
    if plain:
        invoke(loop.function, data, strides, 1, total, slots)
        return 0
    plan = stack(Plan)
    make_plan(loop, arrays, plan)
    walk(loop, plan, 0, plan.rows, 0, plan.count, slots)
    return 0


@compile_driver(_i(_table, _loop, _objects, _i))
def compute_new(table, loop, arguments, count):
    """The tensor that a loop computes. 0 where the general path has to, FAILED where an error ends the call."""
    process, tensors = table.process, table.tensors
    slots, shape, arrays = stack_words(SLOT_WORDS), stack(Shape), stack_arrays(MAX_OPERANDS)
    if not take_tensors(process, loop, arguments, tensors, arrays):
        return 0
    if not take_scalars(process, loop, arguments + 8 * tensors, count - tensors, slots):
        return 0
    total = broadcast_shape(arrays, tensors, shape)
    if total < 0 or not is_row_major(arrays, tensors, shape):
        return 0
    out = new_array(process.new_array, process.array_type, shared(loop.descr), shape.ndim, shape.sizes, 0, 0, 0)
    if out == 0:
        return 0
    arrays[tensors] = Array(out)
    if total != 0 and run_loop(table, loop, arrays, shape, slots, total) != 0:
        release(out)
        return FAILED
    return new_tensor(process, out, loop.dtype, process.none, process.none)


@compile_driver(_i(_table, _loop, _objects, _i, _i))
def compute_into(table, loop, arguments, count, target):
    """Compute into `target`, and return it; 0 where the general path has to, FAILED where an error ends the call."""
    process, tensors = table.process, table.tensors
    slots, shape, arrays = stack_words(SLOT_WORDS), stack(Shape), stack_arrays(MAX_OPERANDS)
    if not is_tensor(process, target) or TensorObject(target).dtype != loop.dtype:
        return 0
    if not take_tensors(process, loop, arguments, tensors, arrays):
        return 0
    if not take_scalars(process, loop, arguments + 8 * tensors, count - tensors, slots):
        return 0
    arrays[tensors] = TensorObject(target).array
    total = broadcast_shape(arrays, tensors, shape)
    if total <= 0 or not may_write(loop, arrays, shape, total):
        return 0
    if bump_version(process, TensorObject(target)) != 0:  # before anything is written: the general path writes again
        return 0
    if run_loop(table, loop, arrays, shape, slots, total) != 0:
        return FAILED
    return shared(target)


@compile_builtin
def make(bound, arguments, count):
    """``make(*tensors, *numbers)``: a new tensor."""
    table = Table(Array(bound).data)
    if count >= table.tensors:
        loop = find_loop(table, arguments)
        if loop != 0:
            made = compute_new(table, loop, arguments, count)
            if made != 0:
                return made if made != FAILED else 0
    return call_general(table.make, arguments, count)


@compile_builtin
def update(bound, arguments, count):
    """``update(*tensors, *numbers)``: writes into the first tensor and returns it."""
    table = Table(Array(bound).data)
    if count >= table.tensors:
        loop = find_loop(table, arguments)
        if loop != 0:
            written = compute_into(table, loop, arguments, count, words(arguments)[0])
            if written != 0:
                return written if written != FAILED else 0
    return call_general(table.update, arguments, count)


@compile_builtin
def write(bound, arguments, count):
    """``write(*tensors, *numbers, out)``: writes into `out` and returns it."""
    table = Table(Array(bound).data)
    if count > table.tensors:
        loop = find_loop(table, arguments)
        if loop != 0:
            written = compute_into(table, loop, arguments, count - 1, words(arguments)[count - 1])
            if written != 0:
                return written if written != FAILED else 0
    return call_general(table.write, arguments, count)


def describe_operator(general: tuple[object, ...], tensors: int, leader: int, large: object = run_at) -> Words:
    """The :data:`Table` of an operator without any loop; `general`: the paths of its forms, kept alive elsewhere.

    `large` is called for large work, with the addresses and the number that :func:`run_large` gives.
    """
    first, second, third = map(id, general)
    return Table.pack(
        process=PROCESS.ctypes.data, make=first, update=second, write=third, large=id(large), tensors=tensors,
        leader=leader,
    )  # fmt: skip


def add_loop(table: Words, kind: dtypes.dtype, loop: Words) -> None:
    """Let operands of a dtype be computed by a loop, whose words are kept alive elsewhere."""
    place = Table.offset("choices") // 8
    while table[place]:
        place += 2
    table[place + 1] = loop.ctypes.data
    table[place] = id(kind)
