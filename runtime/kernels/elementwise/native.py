"""Elementwise operators as builtins: from tensors and numbers to the result in one native call.

It takes operands of the dtypes for which a loop is compiled, and those of several dtypes that came often
(:mod:`.loops.mixed`), broadcasts them, and makes the result, or writes into a given tensor; large work goes through a
function in Python to all threads. Everything else it hands on to the general path in Python: promotion that was not
seen yet, and whatever is an error.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.elementwise.loops.driver import (
    GRAIN, MAX_OPERANDS, Loop, Plan, make_plan, put_numbers, run_at, walk,
)  # fmt: skip
from runtime.kernels.elementwise.loops.layouts import (
    Shape, broadcast_shape, has_shape, is_contiguous, may_write, new_result,
)
from runtime.kernels.elementwise.loops.mixed import find_mixture, release_converted, take_converted
from runtime.native.calling import FAILED, call_with_words
from runtime.native.capi import release, shared
from runtime.native.layout import WORD, Array, At, Inside, Object, Structure
from runtime.native.structures import Ref, Row, doubles, invoke, stack, stack_arrays, stack_words, words
from runtime.native.tensors import (
    PROCESS, Process, TensorObject, bump_version, call_general, is_tensor, new_tensor,
)  # fmt: skip
from runtime.tensor import dtypes
from runtime.tensor.dtypes import FLOATING, INTEGRAL

Words = np.ndarray[Any, Any]
MAX_SCALARS, SLOT_WORDS = 8, 16  # a slot has two words
_LEAST_MAX = 65504.0  # the largest number of float16; every other floating dtype holds it
# What the builtins of an operator are bound to: the general paths of its forms, the function for large work, the number
# of tensors, which of them chooses the loop, what is remembered of operands of several dtypes, where the default dtype
# is read, a bit for each number that has to fit a dtype of integers (the lowest eight) or another one (the next eight),
# or is none where it is an answer (eight more), and a loop for each dtype that has one, up to the first that is 0.
Table = Structure(
    "Table",
    {
        "process": Process, "make": WORD, "update": WORD, "write": WORD, "large": WORD, "tensors": WORD, "leader": WORD,
        "mixtures": WORD, "default": At(WORD), "fitting": WORD,
        "choices": Inside(WORD, 2 * len(dtypes.dtype.by_code) + 2),
    },
)  # fmt: skip

_i = types.int64
_process, _loop, _table, _shape = Ref(Process), Ref(Loop), Ref(Table), Ref(Shape)
_arrays, _objects, _words = Row(Array), Row(WORD), Row(WORD)


@compile_driver(_loop(_table, _objects))
def find_loop(table, arguments):
    """The loop for the dtype of the operand that chooses; 0 when none is compiled."""
    leader = arguments[table.leader]
    if is_tensor(table.process, leader):
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


@compile_driver(types.boolean(_loop, _words, _i, _i))
def all_fit(loop, slots, count, fitting):
    """Whether the numbers that have to fit the dtype of a loop surely do; the general path looks at the others."""
    size = loop.itemsizes[loop.operands - 1]
    if loop.category < INTEGRAL or (loop.category <= FLOATING and size >= 8):
        return True
    for k in range(count):
        if loop.category == INTEGRAL:
            half = 1 << (8 * size - 1)
            if (fitting >> k) & 1 and not -half <= slots[2 * k] < half:
                return False
        else:
            value = doubles(slots)[2 * k]
            if (fitting >> (MAX_SCALARS + k)) & 1 and not -_LEAST_MAX <= value <= _LEAST_MAX:
                return False
    return True


@compile_driver(types.boolean(_process, _loop, _objects, _i, _words, _i))
def take_scalars(process, loop, arguments, count, slots, fitting):
    """Convert `count` Python numbers into 16-byte slots; False when one would promote the tensors, or does not fit."""
    if count > MAX_SCALARS:
        return False
    for k in range(count):
        kind_of_number = Object(arguments[k]).type
        if kind_of_number == process.float_type:
            if loop.category < FLOATING:
                return False
        elif kind_of_number == process.int_type:
            if loop.category < INTEGRAL:
                return False
        elif kind_of_number != process.bool_type or (fitting >> (2 * MAX_SCALARS + k)) & 1:
            return False
    if not put_numbers(loop, arguments, count, slots):
        return False
    return fitting == 0 or all_fit(loop, slots, count, fitting)


@compile_driver(_i(_table, _loop, _arrays, _words, _i))
def run_large(table, loop, arrays, slots, total):
    """Run a loop over large arrays through Python, which lets others run and shares the work; -1 with an error set."""
    call_words = stack_words(4)
    call_words[0], call_words[1], call_words[2], call_words[3] = loop, arrays, slots, total
    return call_with_words(table.large, call_words, 4)


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


@compile_driver(_i(_table, _loop, _arrays, _words))
def made_from(table, loop, arrays, slots):
    """The tensor that a loop computes from arrays. 0 where the general path has to, FAILED where an error ends it."""
    process, tensors, shape = table.process, table.tensors, stack(Shape)
    total = broadcast_shape(arrays, tensors, shape)
    out = new_result(process, loop, arrays, tensors, shape, total) if total >= 0 else 0
    if out == 0:
        return 0
    arrays[tensors] = Array(out)
    if total != 0 and run_loop(table, loop, arrays, shape, slots, total) != 0:
        release(out)
        return FAILED
    return new_tensor(process, out, loop.dtype, process.none, process.none)


@compile_driver(_i(_table, _loop, _arrays, _words, _i))
def written_from(table, loop, arrays, slots, target):
    """Compute into `target`, and return it; 0 where the general path has to, FAILED where an error ends the call."""
    tensors, shape = table.tensors, stack(Shape)
    arrays[tensors] = TensorObject(target).array
    total = broadcast_shape(arrays, tensors, shape)
    if total <= 0 or not may_write(loop, arrays, shape):
        return 0
    if bump_version(table.process, TensorObject(target)) != 0:  # before anything is written: the general path writes
        return 0
    if run_loop(table, loop, arrays, shape, slots, total) != 0:
        return FAILED
    return shared(target)


@compile_driver(_i(_table, _loop, _objects, _i))
def compute_new(table, loop, arguments, count):
    """The tensor that a loop computes. 0 where the general path has to, FAILED where an error ends the call."""
    process, tensors = table.process, table.tensors
    slots, arrays = stack_words(SLOT_WORDS), stack_arrays(MAX_OPERANDS)
    if not take_tensors(process, loop, arguments, tensors, arrays):
        return 0
    if not take_scalars(process, loop, arguments + 8 * tensors, count - tensors, slots, table.fitting):
        return 0
    return made_from(table, loop, arrays, slots)


@compile_driver(_i(_table, _loop, _objects, _i, _i))
def compute_into(table, loop, arguments, count, target):
    """Compute into `target`, and return it; 0 where the general path has to, FAILED where an error ends the call."""
    process, tensors = table.process, table.tensors
    slots, arrays = stack_words(SLOT_WORDS), stack_arrays(MAX_OPERANDS)
    if not is_tensor(process, target) or TensorObject(target).dtype != loop.dtype:
        return 0
    if not take_tensors(process, loop, arguments, tensors, arrays):
        return 0
    if not take_scalars(process, loop, arguments + 8 * tensors, count - tensors, slots, table.fitting):
        return 0
    return written_from(table, loop, arrays, slots, target)


@compile_driver(_i(_table, _objects, _i, _i))
def compute_mixed(table, arguments, count, target):
    """The tensor computed from operands of several dtypes, or `target` (unless that is 0) after writing into it.

    0 where the general path has to, FAILED where an error ends the call.
    """
    process, tensors = table.process, table.tensors
    mixture = find_mixture(process, table.mixtures, table.default[0], arguments, count)
    if mixture == 0:
        return 0
    loop, slots, arrays = mixture.loop, stack_words(SLOT_WORDS), stack_arrays(MAX_OPERANDS)
    if target != 0 and not (is_tensor(process, target) and TensorObject(target).dtype == loop.dtype):
        return 0
    if not take_scalars(process, loop, arguments + 8 * tensors, count - tensors, slots, table.fitting):
        return 0
    if not take_converted(process, mixture, arguments, tensors, arrays):
        return 0
    result = written_from(table, loop, arrays, slots, target) if target != 0 else made_from(table, loop, arrays, slots)
    release_converted(mixture, arrays, tensors)
    return result


@compile_driver(_i(_table, _objects, _i, _i))
def compute(table, arguments, count, target):
    """What an operator makes of its arguments, or `target` (unless that is 0) after writing into it.

    0 where the general path has to, FAILED where an error ends the call.
    """
    if count < table.tensors:
        return 0
    result, loop = 0, find_loop(table, arguments)
    if loop != 0:
        if target != 0:
            result = compute_into(table, loop, arguments, count, target)
        else:
            result = compute_new(table, loop, arguments, count)
    if result == 0 and table.mixtures != 0:
        result = compute_mixed(table, arguments, count, target)
    return result


@compile_builtin
def make(bound, arguments, count):
    """``make(*tensors, *numbers)``: a new tensor."""
    table = Table(Array(bound).data)
    result = compute(table, arguments, count, 0)
    if result == 0:
        return call_general(table.make, arguments, count)
    return result if result != FAILED else 0


@compile_builtin
def update(bound, arguments, count):
    """``update(*tensors, *numbers)``: writes into the first tensor and returns it."""
    table = Table(Array(bound).data)
    result = compute(table, arguments, count, words(arguments)[0]) if count != 0 else 0
    if result == 0:
        return call_general(table.update, arguments, count)
    return result if result != FAILED else 0


@compile_builtin
def write(bound, arguments, count):
    """``write(*tensors, *numbers, out)``: writes into `out` and returns it."""
    table = Table(Array(bound).data)
    result = compute(table, arguments, count - 1, words(arguments)[count - 1]) if count != 0 else 0
    if result == 0:
        return call_general(table.write, arguments, count)
    return result if result != FAILED else 0


def describe_operator(
    general: tuple[object, ...], tensors: int, leader: int, large: object = run_at, fitting: int = 0
) -> Words:
    """The :data:`Table` of an operator without any loop; `general`: the paths of its forms, kept alive elsewhere.

    `large` is called for large work, with the addresses and the number that :func:`run_large` gives.
    """
    first, second, third = map(id, general)
    return Table.pack(
        process=PROCESS.ctypes.data, make=first, update=second, write=third, large=id(large), tensors=tensors,
        leader=leader, fitting=fitting, default=dtypes.default_word.ctypes.data,
    )  # fmt: skip


def add_loop(table: Words, kind: dtypes.dtype, loop: Words) -> None:
    """Let operands of a dtype be computed by a loop, whose words are kept alive elsewhere."""
    index = Table.offset("choices") // 8
    while table[index]:
        index += 2
    table[index + 1] = loop.ctypes.data
    table[index] = id(kind)


def publish_mixtures(table: Words, mixtures: int) -> None:
    """Let the builtins read mixtures, which are kept alive elsewhere."""
    table[Table.offset("mixtures") // 8] = mixtures
