"""The native driver of reductions, compiled once for all operators, ranks, strides and dtypes.

A reduction loop knows one dtype and sees only rows x columns of contiguous columns. It carries one set of accumulators
a column and enters row after row, so its inner loop runs across columns and vectorises whatever the expressions are.
What the columns are is decided here:

* an outer dimension is reduced: the columns are the neighbouring outputs;
* everything, or the innermost dimension, is reduced, and an output's elements are one long run: such lines are entered
  whole, several a call, and the loop deals out each to lanes of its own, which stay in registers;
* other outputs that are made one at a time: their elements are dealt out to ``lanes``, which are combined afterwards;
  a few neighbouring outputs get several lanes each;
* anything else (strides, short rows) is gathered into a small contiguous tile first.

The reduced elements of an output fall into blocks whose size depends on the shape alone. The accumulators of the blocks
are combined pairwise in a binary tree, so rounding errors stay small, and any number of threads gives the same bits.

``frame`` is how a call of a loop is described, ``plan`` the whole reduction, ``place`` where one group of outputs lies;
all are words (byte offsets below). A loop's description has the words of ``driver``, then, from ``PASSES`` on, its own.
The accumulators of `capacity` columns lie one array after the other: ``state``.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

import functools
from typing import Any

import numba
import numpy as np

from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.memory import python_object
from runtime.compile.threads import launcher
from runtime.kernels.elementwise.driver import DONE, GENERAL, GRAIN
from runtime.native.old import (
    ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ITEMS, LENGTH, LOOP_ITEMSIZES, LOOP_OUTPUTS, take_scalars,
)  # fmt: skip
from runtime.kernels.reduction.blocks import (
    PLACE_WORDS, close_pass, find_place, prepare_frame, recall_passes, run_groups, run_kept_block, write_block,
)  # fmt: skip
from runtime.kernels.reduction.frame import (
    CAPACITY, COLUMN_INDEX, COUNT, DATA, EACH, FINISH, FOLD, FRAME_WORDS, INDEX, LANES, PASSES, ROW_INDEX, ROW_STEP,
    SMALL, STAGE, START, STATE, STEP, WORK_WORDS, _i, _void,
)  # fmt: skip
from runtime.kernels.reduction.movement import spread
from runtime.kernels.reduction.planning import (
    BLOCKS, ELEMENTS, GROUPS, PER_GROUP, PLAN_WORDS, SLOT_BYTES, SLOTS, plan_reduction,
)  # fmt: skip
from runtime.native.structures import address_of, int32_at, invoke, put_word, stack_words, word_at


@compile_driver(_i(_i, _i, _i))
def share_work(loop, plan, parts):
    """Decide whether threads share groups or the blocks of few groups; returns the number of phases."""
    few = word_at(plan, GROUPS) < 2 * parts and word_at(plan, BLOCKS) > 1
    put_word(plan, PER_GROUP, 0 if few else 1)
    return word_at(loop, PASSES) + word_at(loop, EACH) if few else 1


@compile_driver(_void(_i, _i, _i, _i, _i, _i))
def run_phase(loop, plan, phase, part, parts, scalars):
    """One thread's share: a range of groups, or of all blocks in one pass."""
    groups, blocks = word_at(plan, GROUPS), word_at(plan, BLOCKS)
    if word_at(plan, PER_GROUP) == 1:
        run_groups(loop, plan, groups * part // parts, groups * (part + 1) // parts, scalars)
        return
    place, frame, work = stack_words(PLACE_WORDS), stack_words(FRAME_WORDS), stack_words(WORK_WORDS)
    for task in range(groups * blocks * part // parts, groups * blocks * (part + 1) // parts):
        find_place(plan, task // blocks, place)
        prepare_frame(plan, place, scalars, work, frame)
        if phase < word_at(loop, PASSES):
            run_kept_block(loop, plan, place, frame, phase, task % blocks)
        else:
            recall_passes(loop, plan, place, work, phase)
            write_block(loop, plan, place, frame, task % blocks)


@compile_driver(_void(_i, _i, _i, _i))
def end_phase(loop, plan, phase, scalars):
    """What follows when all threads have done their share of a pass."""
    if word_at(plan, PER_GROUP) == 1 or phase >= word_at(loop, PASSES):
        return
    place, frame = stack_words(PLACE_WORDS), stack_words(FRAME_WORDS)
    for group in range(word_at(plan, GROUPS)):
        find_place(plan, group, place)
        prepare_frame(plan, place, scalars, 0, frame)
        close_pass(loop, plan, place, frame, phase)




@compile_driver(_i(_i, _i))
def contiguous_elements(array, itemsize):
    """The number of elements of a contiguous array, else -1."""
    sizes, strides = word_at(array, ARRAY_SHAPE), word_at(array, ARRAY_STRIDES)
    step = itemsize
    for k in range(8 * (int32_at(array, ARRAY_NDIM) - 1), -8, -8):
        size = word_at(sizes, k)
        if size != 1 and word_at(strides, k) != step:
            return -1
        step *= size
    return step // itemsize


@compile_driver(_i(_i, python_object, python_object))
def reduce_small(loop, arrays, scalars):
    """The quick case, without a plan: a full reduction of a few contiguous elements."""
    items, itemsize, function = address_of(arrays) + ITEMS, word_at(loop, LOOP_ITEMSIZES), word_at(loop, 0)
    count = contiguous_elements(word_at(items, 0), itemsize)
    if count < 1 or count > SMALL:
        return GENERAL
    slots, frame, work = stack_words(16), stack_words(FRAME_WORDS), stack_words(2048)
    if word_at(address_of(scalars), LENGTH) > 8 or take_scalars(loop, address_of(scalars), slots) != 0:
        return GENERAL
    lanes = 1 if count < 64 else min(LANES, count >> 6 << 3)
    put_word(frame, STATE, work)
    put_word(frame, CAPACITY, lanes)
    put_word(frame, COUNT, count)
    put_word(frame, ROW_STEP, lanes * itemsize)
    put_word(frame, ROW_INDEX, lanes)
    put_word(frame, COLUMN_INDEX, 1)
    x, whole = word_at(word_at(items, 0), ARRAY_DATA), count if lanes == 1 else count // lanes
    for number in range(word_at(loop, PASSES)):
        put_word(frame, STAGE, START + number)
        invoke(function, frame + DATA, frame, 1, lanes, slots)
        put_word(frame, STAGE, STEP + number)
        put_word(frame, INDEX, 0)
        put_word(frame, DATA, x)
        invoke(function, frame + DATA, frame, whole, lanes, slots)
        if lanes > 1:
            put_word(frame, INDEX, whole * lanes)
            put_word(frame, DATA, x + whole * lanes * itemsize)
            invoke(function, frame + DATA, frame, 1, count - whole * lanes, slots)
            put_word(frame, STAGE, FOLD + number)
            invoke(function, frame + DATA, frame, lanes, 1, slots)
            if number + 1 < word_at(loop, PASSES):
                spread(loop, number, work, lanes, 1, lanes)
    put_word(frame, STAGE, FINISH)
    for k in range(word_at(loop, LOOP_OUTPUTS)):
        put_word(frame, DATA + 8 + 8 * k, word_at(word_at(items, 8 + 8 * k), ARRAY_DATA))
    invoke(function, frame + DATA, frame, 1, 1, slots)
    return DONE


@compile_driver(_i(_i, python_object, _i, python_object))
def reduce_general(loop, arrays, mask, scalars):
    """Any strides; one thread, holding the GIL. DONE, or for large work 1 + the bytes of scratch memory it needs."""
    plan, slots = stack_words(PLAN_WORDS), stack_words(16)
    plan_reduction(loop, address_of(arrays) + ITEMS, mask, plan)
    if word_at(plan, BLOCKS) > 1:
        return 1 + word_at(plan, GROUPS) * word_at(plan, SLOT_BYTES)
    if word_at(plan, ELEMENTS) >= GRAIN:
        return 1
    if word_at(address_of(scalars), LENGTH) > 8 or take_scalars(loop, address_of(scalars), slots) != 0:
        return 1
    run_groups(loop, plan, 0, word_at(plan, GROUPS), slots)
    return DONE


@compile_driver(_i(_i, python_object, _i, python_object, python_object), nogil=True)
def reduce_released(loop, arrays, mask, slots, scratch):
    """As :func:`reduce_general` for large work on one thread, without the GIL."""
    plan = stack_words(PLAN_WORDS)
    plan_reduction(loop, address_of(arrays) + ITEMS, mask, plan)
    put_word(plan, SLOTS, word_at(address_of(scratch), ARRAY_DATA))
    run_groups(loop, plan, 0, word_at(plan, GROUPS), word_at(address_of(slots), ARRAY_DATA))
    return DONE


@functools.cache
def _threads() -> Any:
    """Compiled when the first large operand arrives: threads cost Numba seconds of compilation."""

    @compile_driver(_i(_i, python_object, _i, python_object, python_object, _i), nogil=True, parallel=True)
    def reduce_on_threads(loop, arrays, mask, slots, scratch, parts):
        plan = stack_words(PLAN_WORDS)
        plan_reduction(loop, address_of(arrays) + ITEMS, mask, plan)
        put_word(plan, SLOTS, word_at(address_of(scratch), ARRAY_DATA))
        numbers = word_at(address_of(slots), ARRAY_DATA)
        for phase in range(share_work(loop, plan, parts)):
            for part in numba.prange(parts):
                run_phase(loop, plan, phase, part, parts, numbers)
            end_phase(loop, plan, phase, numbers)
        return DONE

    return entry_point(reduce_on_threads)


small = entry_point(reduce_small)
general = entry_point(reduce_general)
_released = entry_point(reduce_released)


def run_large(
    loop: int, arrays: tuple[np.ndarray[Any, Any], ...], mask: int, slots: np.ndarray[Any, Any], scratch_bytes: int
) -> None:
    """What `general` did not do: reduce the first array over the dimensions in the bits of `mask` into the others.

    `slots` holds the scalars, 16 bytes each; `scratch_bytes` is what `general` returned.
    """
    scratch = np.empty(scratch_bytes, np.uint8)
    threads = launcher.threads()
    if arrays[0].size < GRAIN or threads == 1:
        _released(loop, arrays, mask, slots, scratch)
    else:
        launcher.launch(_threads(), loop, arrays, mask, slots, scratch, threads=threads)
