"""Joint kernels as builtins: from tensors and numbers to a tuple of results in one native call.

The joint loop takes operands of one shape and dtype that lie densely; the first one, the gradient that arrives, may
also be one number in all places, as behind a sum. Other operands go to the loops of the parts, one call each.

A joint kernel is described by an array of words: its table (:mod:`.native`), the numbers of tensors, arguments and
parts, the bits of the tensors that are read, then for every tensor its dtype where that is fixed or else 0, then for
every part its ``make``, the number of its arguments and their places. The joint kernels of some of the parts are found
in another array: what makes them, the number of parts, then the description of each by the bits of its parts, or 0.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.compile.launching import run_job
from runtime.kernels.elementwise.driver import GRAIN
from runtime.kernels.elementwise.joint_loop import CALL_WORDS, MOST_OPERANDS, SLOTS, STANDS, TOTAL
from runtime.kernels.elementwise.native import (
    FAILED, LOOP_DESCR, LOOP_DTYPE, SLOT_WORDS, TABLE_MAKE, TABLE_PROCESS, call_general, find_loop,
    is_contiguous, run_large, take_scalars,
)  # fmt: skip
from runtime.native.capi import call_object, new_array, new_tuple, release, shared
from runtime.native.layout import ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ITEMS, word
from runtime.native.structures import int32_at, invoke, put_object, put_word, stack_words, word_at
from runtime.native.tensors import (
    ARRAY_TYPE, NEW_ARRAY, NONE, SLOT_ARRAY, SLOT_DTYPE, is_tensor, whole_tensor,
)  # fmt: skip
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

# Places in the description, and the words of a part in it.
JOINT_TABLE, JOINT_TENSORS, JOINT_ARGUMENTS, JOINT_PARTS, JOINT_READ, JOINT_FIXED = range(0, 48, 8)
SUBSETS_GENERAL, SUBSETS_PARTS, SUBSETS_JOINTS = range(0, 24, 8)
MOST_READ = 16  # operands of a part, numbers included
PARTS_AT, PART_MAKE, PART_COUNT, PART_PLACES, PART_SIZE = (
    JOINT_FIXED + 8 * MOST_OPERANDS, 0, 8, 16, 16 + 8 * MOST_READ
)  # fmt: skip

_i = types.int64


@compile_driver(types.boolean(_i, _i))
def has_shape_of(array, other):
    """Whether two arrays have the same rank and sizes."""
    ndim, sizes, others = int32_at(array, ARRAY_NDIM), word_at(array, ARRAY_SHAPE), word_at(other, ARRAY_SHAPE)
    if int32_at(other, ARRAY_NDIM) != ndim:
        return False
    for k in range(0, 8 * ndim, 8):
        if word_at(sizes, k) != word_at(others, k):
            return False
    return True


@compile_driver(types.boolean(_i))
def stands_still(array):
    """Whether all elements are the same one."""
    sizes, strides = word_at(array, ARRAY_SHAPE), word_at(array, ARRAY_STRIDES)
    for k in range(0, 8 * int32_at(array, ARRAY_NDIM), 8):
        if word_at(sizes, k) != 1 and word_at(strides, k) != 0:
            return False
    return True


@compile_driver(_i(_i))
def elements_of(array):
    """The number of elements of an array."""
    total = 1
    for k in range(0, 8 * int32_at(array, ARRAY_NDIM), 8):
        total *= word_at(word_at(array, ARRAY_SHAPE), k)
    return total


@compile_driver(types.boolean(_i, _i, _i))
def take_dense(joint, arguments, call):
    """Put where the tensors' elements lie into the words of a call; False when their parts have to be called."""
    world = word_at(word_at(joint, JOINT_TABLE), TABLE_PROCESS)
    leader = word_at(arguments, 0)
    if not is_tensor(world, leader):
        return False
    array, kind = word_at(leader, word_at(world, SLOT_ARRAY)), word_at(leader, word_at(world, SLOT_DTYPE))
    total = elements_of(array)
    if total == 0 or not (is_contiguous(array) or stands_still(array)):
        return False
    put_word(call, 0, word_at(array, ARRAY_DATA))
    put_word(call, TOTAL, total)
    put_word(call, STANDS, 0 if is_contiguous(array) else 1)
    for j in range(8, 8 * word_at(joint, JOINT_TENSORS), 8):
        if word_at(joint, JOINT_READ) >> (j // 8) & 1 == 0:
            continue
        tensor = word_at(arguments, j)
        if not is_tensor(world, tensor):
            return False
        fixed, own = word_at(joint, JOINT_FIXED + j), word_at(tensor, word_at(world, SLOT_ARRAY))
        if word_at(tensor, word_at(world, SLOT_DTYPE)) != (fixed if fixed != 0 else kind):
            return False
        if not (is_contiguous(own) and has_shape_of(own, array)):
            return False
        put_word(call, j, word_at(own, ARRAY_DATA))
    return True


@compile_driver(_i(_i, _i, _i, _i, _i))
def make_arrays(joint, loop, array, call, arrays):
    """Arrays like `array` for the results, their elements known to the call. How many were made: all or too few."""
    world = word_at(word_at(joint, JOINT_TABLE), TABLE_PROCESS)
    ndim, sizes, tensors = int32_at(array, ARRAY_NDIM), word_at(array, ARRAY_SHAPE), word_at(joint, JOINT_TENSORS)
    for k in range(word_at(joint, JOINT_PARTS)):
        descr = shared(word_at(loop, LOOP_DESCR))
        made = new_array(word_at(world, NEW_ARRAY), word_at(world, ARRAY_TYPE), descr, ndim, sizes, 0, 0, 0)
        if made == 0:
            return k
        put_word(arrays, 8 * k, made)
        put_word(call, 8 * (tensors + k), word_at(made, ARRAY_DATA))
    return word_at(joint, JOINT_PARTS)


@compile_driver(_i(_i, _i, _i, _i, _i))
def run(table, loop, call, slots, total):
    """Run the joint loop; 0, or -1 with an error set."""
    if total >= GRAIN:
        return run_large(table, loop, call, slots, total)
    invoke(word_at(loop, 0), call, call, 0, 1, 0)
    return 0


@compile_driver(_i(_i, _i, _i, _i))
def tensors_over(joint, loop, arrays, made):
    """A tuple of tensors over the first `made` arrays, references to which are taken over; FAILED with an error set."""
    world, parts = word_at(word_at(joint, JOINT_TABLE), TABLE_PROCESS), word_at(joint, JOINT_PARTS)
    none = word_at(world, NONE)
    results = new_tuple(parts) if made == parts else 0
    for k in range(made):
        if results == 0:
            release(word_at(arrays, 8 * k))
            continue
        tensor = whole_tensor(world, word_at(arrays, 8 * k), word_at(loop, LOOP_DTYPE), none, none)
        if tensor == 0:
            release(results)
            results = 0
        else:
            put_object(results, ITEMS + 8 * k, tensor)
    return results if results != 0 else FAILED


@compile_driver(_i(_i, _i, _i, _i, _i))
def compute(joint, loop, arguments, count, call):
    """The tuple that a joint loop computes. 0 where the parts have to, FAILED where an error ends the call."""
    table, tensors = word_at(joint, JOINT_TABLE), word_at(joint, JOINT_TENSORS)
    world = word_at(table, TABLE_PROCESS)
    slots, arrays = stack_words(SLOT_WORDS), stack_words(MOST_OPERANDS)
    if not take_scalars(world, loop, arguments + 8 * tensors, count - tensors, slots):
        return 0
    put_word(call, SLOTS, slots)
    array = word_at(word_at(arguments, 0), word_at(world, SLOT_ARRAY))
    made = make_arrays(joint, loop, array, call, arrays)
    if made == word_at(joint, JOINT_PARTS) and run(table, loop, call, slots, word_at(call, TOTAL)) != 0:
        for k in range(made):
            release(word_at(arrays, 8 * k))
        return FAILED
    return tensors_over(joint, loop, arrays, made)


@compile_driver(_i(_i, _i))
def call_parts(joint, arguments):
    """A tuple of what the parts make of their arguments; 0 with an error set."""
    parts, given = word_at(joint, JOINT_PARTS), stack_words(MOST_READ)
    results, part = new_tuple(parts), joint + PARTS_AT
    if results == 0:
        return 0
    for k in range(parts):
        count = word_at(part, PART_COUNT)
        for j in range(0, 8 * count, 8):
            put_word(given, j, word_at(arguments, 8 * word_at(part, PART_PLACES + j)))
        one = call_object(word_at(part, PART_MAKE), given, count)
        if one == 0:
            release(results)
            return 0
        put_object(results, ITEMS + 8 * k, one)
        part += PART_SIZE
    return results


@compile_driver(_i(_i, _i, _i))
def results_of(joint, arguments, count):
    """The tuple of results of a joint kernel; 0 with an error set."""
    table, call = word_at(joint, JOINT_TABLE), stack_words(CALL_WORDS)
    if count != word_at(joint, JOINT_ARGUMENTS):
        return call_general(word_at(table, TABLE_MAKE), arguments, count)
    if take_dense(joint, arguments, call):
        loop = find_loop(table, arguments)
        if loop == 0:
            return call_general(word_at(table, TABLE_MAKE), arguments, count)
        made = compute(joint, loop, arguments, count, call)
        if made != 0:
            return made if made != FAILED else 0
    return call_parts(joint, arguments)


@compile_driver(_i(_i, _i, _i, _i))
def with_gaps(results, wanted, parts, none):
    """A tuple of the results at the places of wanted parts and None at others; `results` are taken over."""
    made, number = new_tuple(parts), 0
    if made != 0:
        for k in range(parts):
            one = none
            if wanted >> k & 1:
                one = word_at(results, ITEMS + 8 * number)
                number += 1
            put_object(made, ITEMS + 8 * k, shared(one))
    release(results)
    return made


@compile_builtin
def make_results(own, arguments, count):
    """``make(*tensors, *numbers)``: a tuple of new tensors, one of every part."""
    return results_of(word_at(own, ARRAY_DATA), arguments, count)


@compile_builtin
def make_wanted(own, arguments, count):
    """``make_some(edges, *tensors, *numbers)``: the same with None for every edge that is None."""
    subsets, edges = word_at(own, ARRAY_DATA), word_at(arguments, 0)
    parts, wanted = word_at(subsets, SUBSETS_PARTS), 0
    every = (1 << parts) - 1
    none = word_at(word_at(word_at(word_at(subsets, SUBSETS_JOINTS + 8 * every), JOINT_TABLE), TABLE_PROCESS), NONE)
    for k in range(parts):
        if word_at(edges, ITEMS + 8 * k) != none:
            wanted |= 1 << k
    joint = word_at(subsets, SUBSETS_JOINTS + 8 * wanted)
    if joint == 0:
        return call_general(word_at(subsets, SUBSETS_GENERAL), arguments, count)
    results = results_of(joint, arguments + 8, count - 1)
    return results if results == 0 or wanted == every else with_gaps(results, wanted, parts, none)


def run_shared(loop: int, call: int, slots: int, total: int) -> int:
    """Large work, which goes to all threads while others run."""
    run_job(word(loop), call, large=True)
    return 0


def describe_joint(
    table: Array, fixed: Sequence[dtype | None], numbers: int, parts: Sequence[tuple[Any, Sequence[int]]]
) -> Array:
    """The words of a joint kernel; the objects in it are kept alive elsewhere."""
    words = np.zeros((PARTS_AT + PART_SIZE * len(parts)) // 8, np.int64)
    read = sum(1 << place for place in {place for _, places in parts for place in places} if place < len(fixed))
    words[: JOINT_FIXED // 8] = [table.ctypes.data, len(fixed), len(fixed) + numbers, len(parts), read]
    words[JOINT_FIXED // 8 :][: len(fixed)] = [0 if one is None else id(one) for one in fixed]
    for k, (make, places) in enumerate(parts):
        part = words[(PARTS_AT + PART_SIZE * k) // 8 :]
        part[: 2 + len(places)] = [id(make), len(places), *places]
    return words


def describe_subsets(joint: Array, parts: int, general: object) -> Array:
    """The words by which joint kernels of some of the parts are found; that of all is known."""
    words = np.zeros(SUBSETS_JOINTS // 8 + (1 << parts), np.int64)
    words[: SUBSETS_JOINTS // 8] = [id(general), parts]
    add_subset(words, (1 << parts) - 1, joint)
    return words


def add_subset(subsets: Array, wanted: int, joint: Array) -> None:
    """Let a joint kernel, whose words are kept alive elsewhere, make the gradients whose bits are set."""
    subsets[SUBSETS_JOINTS // 8 + wanted] = joint.ctypes.data
