"""Kernels that write into their arguments as a builtin: all tensors of the lists in one native call.

It takes contiguous tensors of one shape and dtype, for which a loop is compiled. All of them are looked at before
anything is written; the first that is otherwise sends the whole call to the general path in Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.compile import kinds as types
from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.errors import ComputeError
from runtime.kernels.elementwise.loops.driver import GRAIN, MAX_OPERANDS, Loop, put_numbers, run_at
from runtime.kernels.elementwise.loops.joint_builtins import elements_of, has_shape_of
from runtime.kernels.elementwise.loops.layouts import is_contiguous
from runtime.native.calling import call_with_words
from runtime.native.capi import shared
from runtime.native.layout import WORD, WRITEABLE, Array, Inside, Object, Structure, Tuple
from runtime.native.structures import Ref, Row, doubles, invoke, singles, stack_arrays, stack_words, words
from runtime.native.tensors import (
    DOUBLE,
    PROCESS,
    SINGLE,
    Process,
    TensorObject,
    bump_version,
    call_general,
    is_tensor,
    known_kind,
)  # fmt: skip
from runtime.tensor import dtypes
from runtime.tensor.dtypes import FLOATING, INTEGRAL

Words = np.ndarray[Any, Any]
_READY, _GENERAL, _FAILED = 0, 1, 2
# What the builtin is bound to: the general path, the function for large work, and that which raises where a tensor has
# become another one during the call; the numbers of arguments, of tensors that are only read, of all tensors, of
# tensors that are read as numbers, and of what is computed from numbers alone; which arguments are lists, as bits; and
# for each dtype its loop and the address of that of the numbers, up to the first that is 0.
Update = Structure(
    "Update",
    {
        "process": Process, "general": WORD, "large": WORD, "changed": WORD, "count": WORD, "read": WORD,
        "tensors": WORD, "as_numbers": WORD, "computed": WORD, "listed": WORD,
        "choices": Inside(WORD, 3 * len(dtypes.dtype.by_code) + 3),
    },
)  # fmt: skip

_i = types.int64
_process, _update, _loop, _array = Ref(Process), Ref(Update), Ref(Loop), Ref(Array)
_arrays, _objects, _words = Row(Array), Row(WORD), Row(WORD)


@compile_driver(_i(_update, _objects))
def rows_of(update, arguments):
    """How long the lists among the arguments are, 1 without any; -1 where they differ."""
    rows = -2
    for j in range(update.count):
        if update.listed >> j & 1:
            if Object(arguments[j]).type != update.process.tuple_type:
                return -1
            length = Tuple(arguments[j]).length
            if rows != -2 and length != rows:
                return -1
            rows = length
    return 1 if rows == -2 else rows


@compile_driver(types.void(_update, _objects, _i, _objects))
def take_row(update, arguments, k, row):
    """The arguments of a row: of lists their object at place `k`."""
    for j in range(update.count):
        row[j] = Tuple(arguments[j]).items[k] if update.listed >> j & 1 else arguments[j]


@compile_driver(_words(_update, _i))
def choice_of(update, kind):
    """The words of a dtype: itself, its loop, the loop of numbers; 0 when there is none yet."""
    k = 0
    while update.choices[k] != 0:
        if update.choices[k] == kind:
            return words(update.choices + 8 * k)
        k += 3
    return words(0)


@compile_driver(types.boolean(_update, _arrays, _i))
def are_apart(update, arrays, reach):
    """Whether no array that is written shares memory with another, unless that is only read and the very same.

    All lie in `reach` bytes without gaps.
    """
    for j in range(update.read, update.tensors):
        data = arrays[j].data
        for other in range(j):
            distance = arrays[other].data - data
            if -reach < distance and distance < reach and not (other < update.read and distance == 0):
                return False
    return True


@compile_driver(_words(_update, _objects, _arrays))
def take_tensors(update, row, arrays):
    """Put the arrays of a row into `arrays`: the words of their dtype; 0 where the general path has to."""
    process, none = update.process, words(0)
    for j in range(update.tensors):
        if not is_tensor(process, row[j]):
            return none
    kind = TensorObject(row[update.tensors - 1]).dtype
    choice = choice_of(update, kind)
    if choice == 0:
        return none
    for j in range(update.tensors):
        tensor = TensorObject(row[j])
        arrays[j] = tensor.array
        if tensor.dtype != kind or not is_contiguous(tensor.array):
            return none
        if j >= update.read and tensor.array.flags & WRITEABLE == 0:
            return none
    for j in range(update.tensors - 1):
        if not has_shape_of(arrays[j], arrays[update.tensors - 1]):
            return none
    reach = elements_of(arrays[update.tensors - 1]) * Loop(choice[1]).itemsizes[0]
    return choice if are_apart(update, arrays, reach) else none


@compile_driver(types.boolean(_process, _loop, _i, _words))
def take_element(process, loop, value, slot):
    """Put the only element of a tensor into a slot; False where the general path has to."""
    if not is_tensor(process, value):
        return False
    tensor = TensorObject(value)
    kind = known_kind(process, tensor.dtype)
    if kind == 0 or elements_of(tensor.array) != 1:
        return False
    data = tensor.array.data
    if tensor.dtype == process.int64:
        whole = words(data)[0]
        if loop.category < FLOATING:
            slot[0] = whole
        else:
            doubles(slot)[0] = float(whole)
    elif loop.category >= FLOATING and (kind.way == SINGLE or kind.way == DOUBLE):
        doubles(slot)[0] = singles(data)[0] if kind.way == SINGLE else doubles(data)[0]
    else:
        return False
    doubles(slot)[1] = 0.0
    return True


@compile_driver(types.boolean(_process, _loop, _objects, _i))
def fit(process, loop, numbers, count):
    """Whether Python numbers are of types that promote no tensor of the dtype of a loop."""
    for k in range(count):
        kind_of_number = Object(numbers[k]).type
        if kind_of_number == process.float_type:
            if loop.category < FLOATING:
                return False
        elif kind_of_number == process.int_type:
            if loop.category < INTEGRAL:
                return False
        elif kind_of_number != process.bool_type:
            return False
    return True


@compile_driver(types.boolean(_update, _loop, _objects, _words, _i))
def take_numbers(update, loop, row, value, fresh):
    """Put the numbers of a row into slots; False where that cannot be. Without `fresh` only what lists bring."""
    process, rest = update.process, update.tensors + update.as_numbers
    for k in range(update.as_numbers):
        if not take_element(process, loop, row[update.tensors + k], words(value + 16 * k)):
            return False
    if fresh == 0 and update.listed >> rest == 0:
        return True
    numbers, count = words(row + 8 * rest), update.count - rest
    slots = words(value + 16 * update.as_numbers)
    return fit(process, loop, numbers, count) and put_numbers(loop, numbers, count, slots)


@compile_driver(_i(_update, _objects, _i))
def look_at(update, arguments, rows):
    """Look at all rows before anything is written: _READY, or _GENERAL."""
    row, arrays, numbers, before = stack_words(32), stack_arrays(32), stack_words(64), 0
    for k in range(rows):
        take_row(update, arguments, k, row)
        choice = take_tensors(update, row, arrays)
        if choice == 0 or not take_numbers(update, Loop(choice[1]), row, numbers, 1 if choice[0] != before else 0):
            return _GENERAL
        before = choice[0]
    return _READY


@compile_driver(types.void(_update, _words, _words, _words))
def compute_numbers(update, choice, numbers, slots):
    """Compute what is computed from numbers alone."""
    data, strides = stack_words(32), stack_words(64)
    for k in range(update.computed):
        data[k] = slots + 16 * k
    for k in range(64):
        strides[k] = 0
    invoke(choice[2], data, strides, 1, 1, numbers)


@compile_driver(_i(_update, _objects, _i))
def count_writes(update, arguments, rows):
    """Count a write into every tensor that is written: _READY, or _GENERAL where memory is short."""
    row = stack_words(32)
    for k in range(rows):
        take_row(update, arguments, k, row)
        for j in range(update.read, update.tensors):
            if bump_version(update.process, TensorObject(row[j])) != 0:
                return _GENERAL
    return _READY


@compile_driver(_i(_update, _loop, _arrays, _words))
def run_row(update, loop, arrays, slots):
    """Run a loop over the arrays of a row; 0, or -1 with an error set."""
    last = arrays[update.tensors - 1]
    total = elements_of(last)
    if total >= GRAIN:
        call_words = stack_words(4)
        call_words[0], call_words[1], call_words[2], call_words[3] = loop, arrays, slots, total
        return call_with_words(update.large, call_words, 4)
    data, strides = stack_words(8), stack_words(16)
    for j in range(update.tensors):
        data[j] = arrays[j].data
        strides[j] = loop.itemsizes[j] if total > 1 else 0
        strides[MAX_OPERANDS + j] = 0
    if total != 0:
        invoke(loop.function, data, strides, 1, total, slots)
    return 0


@compile_driver(types.boolean(_words, _words, _i))
def keep_changed(numbers, previous, count):
    """Copy words; whether one of them was another."""
    changed = False
    for k in range(count):
        changed = changed or previous[k] != numbers[k]
        previous[k] = numbers[k]
    return changed


@compile_driver(_i(_update, _objects, _i))
def run_rows(update, arguments, rows):
    """Compute all rows, one after another; _READY, or _FAILED with an error set.

    While large work is done, others run, who may give a tensor other memory.
    """
    row, arrays, slots = stack_words(32), stack_arrays(32), stack_words(64)
    numbers, previous, before, released = stack_words(64), stack_words(64), 0, False
    count = 2 * (update.count - update.tensors)
    for k in range(count):
        numbers[k] = previous[k] = 0
    for k in range(rows):
        take_row(update, arguments, k, row)
        kind = TensorObject(row[update.tensors - 1]).dtype
        choice = take_tensors(update, row, arrays) if released else choice_of(update, kind)
        if choice == 0 or not take_numbers(update, Loop(choice[1]), row, numbers, 1 if kind != before else 0):
            call_with_words(update.changed, slots, 0)
            return _FAILED
        for j in range(update.tensors):
            arrays[j] = TensorObject(row[j]).array
        if update.computed != 0 and (keep_changed(numbers, previous, count) or kind != before):
            compute_numbers(update, choice, numbers, slots)
        before = kind
        if run_row(update, Loop(choice[1]), arrays, numbers if update.computed == 0 else slots) != 0:
            return _FAILED
        released = released or elements_of(arrays[update.tensors - 1]) >= GRAIN
    return _READY


@compile_builtin
def update(bound, arguments, count):
    """``update(*arguments)``: writes, and returns None."""
    record, status = Update(Array(bound).data), _GENERAL
    if count == record.count:
        rows = rows_of(record, words(arguments))
        if rows >= 0:
            status = look_at(record, words(arguments), rows)
        if status == _READY:
            status = count_writes(record, words(arguments), rows)
        if status == _READY:
            status = run_rows(record, words(arguments), rows)
    if status == _GENERAL:
        return call_general(record.general, arguments, count)
    return shared(record.process.none) if status == _READY else 0


def _changed() -> None:
    """What is raised where another thread has changed a tensor that is about to be written."""
    msg = "a tensor was given other memory by another thread while it was being written; use a lock"
    raise ComputeError(msg)


def describe_update(spec: Any) -> Words:
    """The :data:`Update` of a kernel without any loop; its general path is kept alive elsewhere."""
    return Update.pack(
        process=PROCESS.ctypes.data, general=id(spec.general[0]), large=id(run_at), changed=id(_changed),
        count=len(spec.letters), read=spec.tensors - spec.outputs, tensors=spec.tensors, as_numbers=spec.read,
        computed=spec.computed, listed=sum(1 << position for position in spec.listed),
    )  # fmt: skip


def add_loop(table: Words, kind: dtypes.dtype, loop: Words, numbers: int) -> None:
    """Let tensors of a dtype be computed by a loop, and numbers by one at an address, or 0; both are kept elsewhere."""
    index = Update.offset("choices") // 8
    while table[index]:
        index += 3
    table[index + 1] = loop.ctypes.data
    table[index + 2] = numbers
    table[index] = id(kind)
