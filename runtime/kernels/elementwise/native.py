"""Elementwise operators as builtins: from tensors and numbers to the result in one native call.

It takes operands of the dtypes for which a loop is compiled, broadcasts them, and makes the result, or writes into a
given tensor; large work goes through a function in Python to all threads. Everything else it hands on to the general
path in Python: promotion, results whose layout follows their operands', and whatever is a mistake.

An operator is described by an array of words, its *table*: the process's words, the general path of each of its three
forms, the function for large work, the number of tensors, which of them chooses the loop, then ``dtype, loop`` for
every compiled loop, then a 0.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import numpy as np
from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.elementwise.driver import (
    COMPLEX_SCALARS, FLOAT_SCALARS, GRAIN, INTEGER_SCALARS, LOOP_ITEMSIZES, LOOP_OPERANDS, LOOP_SCALARS, MAX_OPERANDS,
    PLAN_COUNT, PLAN_ROWS, PLAN_WORDS, make_plan, run_at, walk,
)  # fmt: skip
from runtime.native.layout import (
    ARRAY_DATA, ARRAY_FLAGS, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, C_CONTIGUOUS, LIST_ITEMS, TYPE, WRITEABLE,
)  # fmt: skip
from runtime.native.tensors import (
    ARRAY_TYPE, BOOL_TYPE, FLOAT_TYPE, INT_TYPE, NEW_ARRAY, NONE, PROCESS, SLOT_ARRAY, SLOT_DTYPE, SLOT_VERSION,
    TENSOR_TYPE, is_tensor, whole_tensor,
)  # fmt: skip
from runtime.tensor import dtypes
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import FLOATING, INTEGRAL
from runtime.native.capi import (
    call_object, clear_error, double_of, integer_of, new_array, new_integer, new_list, release, replace_item, shared,
)  # fmt: skip
from runtime.native.structures import int32_at, invoke, put_double, put_object, put_word, stack_words, word_at

# Offsets in a loop's description, behind 8 itemsizes: the output's dtype as NumPy's object and as ours, the category of
# the dtype the expression computes in, and the dtypes of the operands.
LOOP_DESCR, LOOP_DTYPE, LOOP_CATEGORY, LOOP_DTYPES = 96, 104, 112, 120
TABLE_PROCESS, TABLE_MAKE, TABLE_UPDATE, TABLE_WRITE, TABLE_LARGE, TABLE_TENSORS, TABLE_LEADER, TABLE_LOOPS = range(
    0, 64, 8
)
OBJECT_TYPE = TYPE
FAILED = -1  # in place of an object: an error is set that the caller has to see
MAX_SCALARS, SLOT_WORDS, SHAPE_WORDS = 8, 16, 65  # a slot has two words; a shape its rank and 64 sizes

_i = types.int64


@compile_driver(_i(_i, _i))
def find_loop(table, arguments):
    """The loop for the dtype of the operand that chooses; 0 when none is compiled."""
    world = word_at(table, TABLE_PROCESS)
    chooser = word_at(arguments, word_at(table, TABLE_LEADER))
    if word_at(chooser, OBJECT_TYPE) != word_at(world, TENSOR_TYPE):
        return 0
    kind, at = word_at(chooser, word_at(world, SLOT_DTYPE)), TABLE_LOOPS
    while word_at(table, at) != 0:
        if word_at(table, at) == kind:
            return word_at(table, at + 8)
        at += 16
    return 0


@compile_driver(types.boolean(_i, _i, _i, _i, _i))
def take_tensors(world, loop, arguments, count, items):
    """Put the arrays of `count` tensors into `items`; False when one is no tensor of the dtype that the loop wants."""
    for j in range(0, 8 * count, 8):
        tensor = word_at(arguments, j)
        if not is_tensor(world, tensor):
            return False
        if word_at(tensor, word_at(world, SLOT_DTYPE)) != word_at(loop, LOOP_DTYPES + j):
            return False
        put_word(items, j, word_at(tensor, word_at(world, SLOT_ARRAY)))
    return True


@compile_driver(types.boolean(_i, _i, _i, _i, _i))
def take_scalars(world, loop, arguments, count, slots):
    """Convert `count` Python numbers into 16-byte slots; False when one would promote the tensors, or does not fit."""
    kind, category = word_at(loop, LOOP_SCALARS), word_at(loop, LOOP_CATEGORY)
    if count > MAX_SCALARS:
        return False
    for k in range(count):
        item = word_at(arguments, 8 * k)
        given = word_at(item, OBJECT_TYPE)
        if given == word_at(world, FLOAT_TYPE):
            if category < FLOATING:
                return False
        elif given == word_at(world, INT_TYPE):
            if category < INTEGRAL:
                return False
        elif given != word_at(world, BOOL_TYPE):
            return False
        if kind == INTEGER_SCALARS:
            whole = integer_of(item)
            if whole == -1 and clear_error():
                return False
            put_word(slots, 16 * k, whole)
        else:
            value = double_of(item)
            if value == -1.0 and clear_error():
                return False
            put_double(slots, 16 * k, value)
            put_double(slots, 16 * k + 8, 0.0)  # the imaginary part, where it is read
    return True


@compile_driver(_i(_i, _i, _i))
def broadcast_shape(items, count, shape):
    """Write the rank and the sizes to which `count` arrays broadcast into `shape`. The number of elements, or -1."""
    ndim = 0
    for j in range(count):
        ndim = max(ndim, int32_at(word_at(items, 8 * j), ARRAY_NDIM))
    put_word(shape, 0, ndim)
    total = 1
    for d in range(1, ndim + 1):  # counted from the last dimension, where shapes are aligned
        size = 1
        for j in range(count):
            array = word_at(items, 8 * j)
            own = int32_at(array, ARRAY_NDIM) - d
            its = word_at(word_at(array, ARRAY_SHAPE), 8 * own) if own >= 0 else 1
            if its != 1:
                if size != 1 and its != size:
                    return -1
                size = its
        put_word(shape, 8 * (ndim - d + 1), size)
        total *= size
    return total


@compile_driver(types.boolean(_i, _i))
def has_shape(array, shape):
    """Whether an array has the rank and the sizes `shape`."""
    ndim, sizes = int32_at(array, ARRAY_NDIM), word_at(array, ARRAY_SHAPE)
    if ndim != word_at(shape, 0):
        return False
    for k in range(0, 8 * ndim, 8):
        if word_at(sizes, k) != word_at(shape, 8 + k):
            return False
    return True


@compile_driver(types.boolean(_i))
def is_contiguous(array):
    """Whether the elements lie in row-major order without gaps."""
    return int32_at(array, ARRAY_FLAGS) & C_CONTIGUOUS != 0


@compile_driver(types.boolean(_i))
def descends(array):
    """Whether steps become smaller from the first dimension to the last, those of broadcast dimensions left out."""
    sizes, strides, before = word_at(array, ARRAY_SHAPE), word_at(array, ARRAY_STRIDES), 0
    for k in range(0, 8 * int32_at(array, ARRAY_NDIM), 8):
        step = abs(word_at(strides, k))
        if step == 0 or word_at(sizes, k) == 1:
            continue
        if before != 0 and step >= before:
            return False
        before = step
    return True


@compile_driver(types.boolean(_i, _i, _i))
def is_row_major(items, count, shape):
    """Whether the result of `shape` surely lies in row-major order; see :func:`runtime.tensor.casting.allocate`.

    It does when the operands that have its shape are contiguous, and when the steps of all descend.
    """
    contiguous, descending = True, True
    if word_at(shape, 0) > 1:
        for j in range(count):
            array = word_at(items, 8 * j)
            contiguous = contiguous and (is_contiguous(array) or not has_shape(array, shape))
            descending = descending and descends(array)
    return contiguous or descending


@compile_driver(types.boolean(_i, _i, _i))
def is_apart(array, low, high):
    """Whether no element of an array lies in the bytes [low, high)."""
    first, sizes, strides = word_at(array, ARRAY_DATA), word_at(array, ARRAY_SHAPE), word_at(array, ARRAY_STRIDES)
    last = first
    for k in range(0, 8 * int32_at(array, ARRAY_NDIM), 8):
        step = (word_at(sizes, k) - 1) * word_at(strides, k)
        if step < 0:
            first += step
        else:
            last += step
    return first >= high or last + 16 <= low


@compile_driver(types.boolean(_i, _i, _i, _i))
def may_write(loop, items, shape, total):
    """Whether the last array is contiguous and writeable, has the shape, and each other one is apart or just the same.

    An operand that is the very memory of the output is read, element by element, before it is written.
    """
    last = word_at(loop, LOOP_OPERANDS) - 1
    out = word_at(items, 8 * last)
    width = word_at(loop, LOOP_ITEMSIZES + 8 * last)
    if int32_at(out, ARRAY_FLAGS) & WRITEABLE == 0 or not is_contiguous(out) or not has_shape(out, shape):
        return False
    low = word_at(out, ARRAY_DATA)
    for j in range(last):
        other = word_at(items, 8 * j)
        same = word_at(other, ARRAY_DATA) == low and word_at(loop, LOOP_ITEMSIZES + 8 * j) == width
        if not (same and is_contiguous(other) and has_shape(other, shape)):
            if not is_apart(other, low, low + total * width):
                return False
    return True


@compile_driver(_i(_i, _i, _i, _i, _i))
def run_large(table, loop, items, slots, total):
    """Run a loop over large arrays through Python, which lets others run and shares the work; -1 with an error set."""
    given, made = stack_words(4), 0
    for value in (loop, items, slots, total):
        one = new_integer(value)
        if one != 0:
            put_word(given, 8 * made, one)
            made += 1
    status = call_object(word_at(table, TABLE_LARGE), given, 4) if made == 4 else 0
    for k in range(made):
        release(word_at(given, 8 * k))
    if status == 0:
        return -1
    release(status)
    return 0


@compile_driver(_i(_i, _i, _i, _i, _i, _i))
def run_loop(table, loop, items, shape, slots, total):
    """Run a loop over arrays that broadcast to the last one, of `total` elements; 0, or -1 with an error set."""
    if total >= GRAIN:
        return run_large(table, loop, items, slots, total)
    operands, plain = word_at(loop, LOOP_OPERANDS), True
    data, strides = stack_words(8), stack_words(16)
    for j in range(operands):
        array = word_at(items, 8 * j)
        plain = plain and is_contiguous(array) and has_shape(array, shape)
        put_word(data, 8 * j, word_at(array, ARRAY_DATA))
        put_word(strides, 8 * j, word_at(loop, LOOP_ITEMSIZES + 8 * j))
        put_word(strides, 64 + 8 * j, 0)
    if plain:
        invoke(word_at(loop, 0), data, strides, 1, total, slots)
        return 0
    plan = stack_words(PLAN_WORDS)
    make_plan(loop, items, plan)
    walk(loop, plan, 0, word_at(plan, PLAN_ROWS), 0, word_at(plan, PLAN_COUNT), slots)
    return 0


@compile_driver(_i(_i, _i, _i, _i))
def compute_new(table, loop, arguments, count):
    """The tensor that a loop computes. 0 where the general path has to, FAILED where an error ends the call."""
    world, tensors = word_at(table, TABLE_PROCESS), word_at(table, TABLE_TENSORS)
    items, slots, shape = stack_words(MAX_OPERANDS), stack_words(SLOT_WORDS), stack_words(SHAPE_WORDS)
    if not take_tensors(world, loop, arguments, tensors, items):
        return 0
    if not take_scalars(world, loop, arguments + 8 * tensors, count - tensors, slots):
        return 0
    total = broadcast_shape(items, tensors, shape)
    if total < 0 or not is_row_major(items, tensors, shape):
        return 0
    out = new_array(
        word_at(world, NEW_ARRAY), word_at(world, ARRAY_TYPE), shared(word_at(loop, LOOP_DESCR)), word_at(shape, 0),
        shape + 8, 0, 0, 0,
    )  # fmt: skip
    if out == 0:
        return 0
    put_word(items, 8 * tensors, out)
    if total != 0 and run_loop(table, loop, items, shape, slots, total) != 0:
        release(out)
        return FAILED
    none = word_at(world, NONE)
    return whole_tensor(world, out, word_at(loop, LOOP_DTYPE), none, none)


@compile_driver(_i(_i, _i))
def bump_version(world, tensor):
    """Count a write into a tensor, as :func:`runtime.tensor.bump_version` does; 0, or -1 with an error set."""
    version = word_at(tensor, word_at(world, SLOT_VERSION))
    if version != word_at(world, NONE) and version != 0:
        count = new_integer(integer_of(word_at(word_at(version, LIST_ITEMS), 0)) + 1)
        if count == 0:
            return -1
        replace_item(version, count)
        return 0
    made = new_list(new_integer(1))  # small integers exist already
    if made == 0:
        return -1
    put_object(tensor, word_at(world, SLOT_VERSION), made)
    release(version)
    return 0


@compile_driver(_i(_i, _i, _i, _i, _i))
def compute_into(table, loop, arguments, count, target):
    """Compute into `target`, and return it; 0 where the general path has to, FAILED where an error ends the call."""
    world, tensors = word_at(table, TABLE_PROCESS), word_at(table, TABLE_TENSORS)
    items, slots, shape = stack_words(MAX_OPERANDS), stack_words(SLOT_WORDS), stack_words(SHAPE_WORDS)
    if not is_tensor(world, target) or word_at(target, word_at(world, SLOT_DTYPE)) != word_at(loop, LOOP_DTYPE):
        return 0
    if not take_tensors(world, loop, arguments, tensors, items):
        return 0
    if not take_scalars(world, loop, arguments + 8 * tensors, count - tensors, slots):
        return 0
    put_word(items, 8 * tensors, word_at(target, word_at(world, SLOT_ARRAY)))
    total = broadcast_shape(items, tensors, shape)
    if total <= 0 or not may_write(loop, items, shape, total):
        return 0
    if bump_version(world, target) != 0:  # before anything is written: the general path would write again
        return 0
    if run_loop(table, loop, items, shape, slots, total) != 0:
        return FAILED
    return shared(target)


@compile_driver(_i(_i, _i, _i))
def call_general(general, arguments, count):
    """Hand a call on to the general path, which also meets what went wrong here, such as too little memory."""
    clear_error()
    return call_object(general, arguments, count)


@compile_builtin
def make_result(own, arguments, count):
    """``make(*tensors, *numbers)``: a new tensor."""
    table = word_at(own, ARRAY_DATA)
    if count >= word_at(table, TABLE_TENSORS):
        loop = find_loop(table, arguments)
        if loop != 0:
            made = compute_new(table, loop, arguments, count)
            if made != 0:
                return made if made != FAILED else 0
    return call_general(word_at(table, TABLE_MAKE), arguments, count)


@compile_builtin
def update_operand(own, arguments, count):
    """``update(*tensors, *numbers)``: writes into the first tensor and returns it."""
    table = word_at(own, ARRAY_DATA)
    if count >= word_at(table, TABLE_TENSORS):
        loop = find_loop(table, arguments)
        if loop != 0:
            written = compute_into(table, loop, arguments, count, word_at(arguments, 0))
            if written != 0:
                return written if written != FAILED else 0
    return call_general(word_at(table, TABLE_UPDATE), arguments, count)


@compile_builtin
def write_output(own, arguments, count):
    """``write(*tensors, *numbers, out)``: writes into `out` and returns it."""
    table = word_at(own, ARRAY_DATA)
    if count > word_at(table, TABLE_TENSORS):
        loop = find_loop(table, arguments)
        if loop != 0:
            written = compute_into(table, loop, arguments, count - 1, word_at(arguments, 8 * count - 8))
            if written != 0:
                return written if written != FAILED else 0
    return call_general(word_at(table, TABLE_WRITE), arguments, count)


def describe_loop(address: int, outputs: int, kinds: list[dtypes.dtype], compute: dtypes.dtype) -> Array:
    """The words of a loop: see :mod:`.driver` for the first ones; `kinds` are those of its operands."""
    scalars = (INTEGER_SCALARS, INTEGER_SCALARS, FLOAT_SCALARS, COMPLEX_SCALARS)[compute.category]
    padding = [0] * (MAX_OPERANDS - len(kinds))
    out = kinds[-outputs]
    words = [address, len(kinds), outputs, scalars, *(one.itemsize for one in kinds), *padding]
    words += [id(out.numpy), id(out), compute.category, *map(id, kinds), *padding]
    return np.array(words, np.int64)


def describe_operator(general: tuple[object, ...], tensors: int, leader: int, large: object = run_at) -> Array:
    """The words of an operator without any loop; `general` are the general paths of its forms, kept alive elsewhere.

    `large` is called for large work, with what :func:`run_large` gives.
    """
    words = np.zeros(TABLE_LOOPS // 8 + 2 * len(dtypes.dtype.by_code) + 1, np.int64)
    words[: TABLE_LOOPS // 8] = [PROCESS.ctypes.data, *map(id, general), id(large), tensors, 8 * leader]
    return words


def add_loop(table: Array, kind: dtypes.dtype, loop: Array) -> None:
    """Let operands of a dtype be computed by a loop, whose words are kept alive elsewhere."""
    place = TABLE_LOOPS // 8
    while table[place]:
        place += 2
    table[place + 1] = loop.ctypes.data
    table[place] = id(kind)
