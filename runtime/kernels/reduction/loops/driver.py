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

``Frame`` is how a call of a loop is described, ``Description`` the loop, ``Plan`` the whole reduction, ``Place`` where
one group of outputs lies. The accumulators of `capacity` columns lie one array after the other: ``state``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.ahead import ALONE
from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.team import share_out
from runtime.compile.threads import Divided, launcher
from runtime.kernels.elementwise.loops.driver import DONE, GRAIN
from runtime.kernels.reduction.loops.blocks import (
    ROOM, Place, close_pass, find_place, prepare_frame, recall_passes, repeat_outputs, run_groups,
    run_kept_block, write_block,
)  # fmt: skip
from runtime.kernels.reduction.description import Description
from runtime.kernels.reduction.loops.frame import FINISH, FOLD, LANES, SCRATCH_WORDS, SMALL, START, STEP, Frame
from runtime.kernels.reduction.loops.movement import spread
from runtime.kernels.reduction.loops.planning import Plan, place_of, plan_reduction
from runtime.native.arrays import row_of_arrays
from runtime.native.layout import WORD, Array, Structure
from runtime.native.structures import Ref, Row, invoke, stack, stack_words

_i, _void = types.int64, types.void
_loop, _plan, _frame, _array, _arrays = Ref(Description), Ref(Plan), Ref(Frame), Ref(Array), Row(Array)


@compile_driver(_i(_loop, _plan, _i))
def share_work(loop, plan, parts):
    """Decide whether threads share groups or the blocks of few groups; returns the number of phases."""
    few = plan.groups < 2 * parts and plan.blocks > 1
    plan.per_group = 0 if few else 1
    return loop.passes + loop.each if few else 1


@compile_driver(_void(_loop, _plan, _i, _i, _i, _i))
def run_phase(loop, plan, phase, part, parts, scalars):
    """One thread's share: a range of groups, or of all blocks in one pass."""
    groups, blocks = plan.groups, plan.blocks
    if plan.per_group == 1:
        run_groups(loop, plan, groups * part // parts, groups * (part + 1) // parts, scalars)
        return
    place, frame, work = stack(Place), stack(Frame), stack_words(ROOM)
    for share in range(groups * blocks * part // parts, groups * blocks * (part + 1) // parts):
        find_place(plan, share // blocks, place)
        prepare_frame(plan, place, scalars, work, frame)
        if phase < loop.passes:
            run_kept_block(loop, plan, place, frame, phase, share % blocks)
        else:
            recall_passes(loop, plan, place, work, phase)
            write_block(loop, plan, place, frame, share % blocks)


@compile_driver(_void(_loop, _plan, _i, _i))
def end_phase(loop, plan, phase, scalars):
    """What follows when all threads have done their share of a pass."""
    if plan.per_group == 1 or phase >= loop.passes:
        return
    place, frame = stack(Place), stack(Frame)
    for group in range(plan.groups):
        find_place(plan, group, place)
        prepare_frame(plan, place, scalars, 0, frame)
        close_pass(loop, plan, place, frame, phase)


@compile_driver(_i(_array, _i))
def contiguous_elements(array, itemsize):
    """The number of elements of a contiguous array, else -1."""
    step = itemsize
    for d in range(array.ndim - 1, -1, -1):
        size = array.shape[d]
        if size != 1 and array.strides[d] != step:
            return -1
        step *= size
    return step // itemsize


@compile_driver(types.boolean(_loop, _arrays, _i))
def is_short(loop, arrays, mask):
    """Whether all of a few contiguous elements are reduced to one result."""
    ndim = arrays[0].ndim
    if loop.each == 1 or ndim > 62 or mask != (1 << ndim) - 1:
        return False
    count = contiguous_elements(arrays[0], loop.itemsizes[0])
    for j in range(1, loop.operands - loop.outputs):
        at = place_of(loop, j)
        if arrays[at].ndim != ndim or contiguous_elements(arrays[at], loop.itemsizes[at]) != count:
            return False
        for d in range(ndim):
            if arrays[at].shape[d] != arrays[0].shape[d]:
                return False
    return count >= 1 and count <= SMALL


@compile_driver(_void(_loop, _arrays, _frame, _i, _i))
def point_at(loop, arrays, frame, first, lanes):
    """Have the frame begin at an element of every contiguous input."""
    frame.data[0] = arrays[0].data + first * loop.itemsizes[0]
    for j in range(1, loop.operands - loop.outputs):
        at = place_of(loop, j)
        frame.data[at] = arrays[at].data + first * loop.itemsizes[at]
        frame.row_strides[at] = lanes * loop.itemsizes[at]


@compile_driver(_void(_loop, _arrays, _i))
def reduce_short(loop, arrays, slots):
    """The case of :func:`is_short`, without a plan."""
    frame, work = stack(Frame), stack_words(2048)
    itemsize, function = loop.itemsizes[0], loop.function
    count = contiguous_elements(arrays[0], itemsize)
    lanes = 1 if count < 64 else min(LANES, count >> 6 << 3)
    frame.state = work
    frame.capacity = lanes
    frame.count = count
    frame.keeps = 0
    frame.row_stride = lanes * itemsize
    frame.out_step = 1
    frame.row_index = lanes
    frame.column_index = 1
    whole = count if lanes == 1 else count // lanes
    for number in range(loop.passes):
        frame.stage = START + number
        frame.index = 0
        point_at(loop, arrays, frame, 0, lanes)
        invoke(function, frame.data, frame, 1, lanes, slots)
        frame.stage = STEP + number
        invoke(function, frame.data, frame, whole, lanes, slots)
        if lanes > 1:
            frame.index = whole * lanes
            point_at(loop, arrays, frame, whole * lanes, lanes)
            invoke(function, frame.data, frame, 1, count - whole * lanes, slots)
            frame.stage = FOLD + number
            invoke(function, frame.data, frame, lanes, 1, slots)
            if number + 1 < loop.passes:
                spread(loop, number, work, lanes, 1, lanes)
    frame.stage = FINISH
    for k in range(loop.outputs):
        frame.data[1 + k] = arrays[1 + k].data
    invoke(function, frame.data, frame, 1, 1, slots)


@compile_driver(_i(_loop, _arrays, _i, _i))
def reduce_general(loop, arrays, mask, slots):
    """Any strides; one thread, holding the GIL. DONE, or for large work 1 + the bytes of scratch memory it needs."""
    scratch = stack_words(SCRATCH_WORDS)
    if is_short(loop, arrays, mask):
        reduce_short(loop, arrays, slots)
        return DONE
    plan = stack(Plan)
    plan_reduction(loop, arrays, mask, plan)
    needed = plan.groups * plan.slot_bytes if plan.blocks > 1 else 0
    if plan.elements >= GRAIN or needed > 8 * SCRATCH_WORDS:
        return 1 + needed
    plan.slots = scratch
    run_groups(loop, plan, 0, plan.groups, slots)
    repeat_outputs(loop, plan)
    return DONE


@compile_driver(_i(_loop, _arrays, _i, _i, _i), nogil=True)
def reduce_released(loop, arrays, mask, slots, scratch):
    """As :func:`reduce_general` for large work on one thread, without the GIL. Without `scratch` it needs little."""
    plan, local_scratch = stack(Plan), stack_words(SCRATCH_WORDS)
    plan_reduction(loop, arrays, mask, plan)
    plan.slots = scratch if scratch != 0 else local_scratch
    run_groups(loop, plan, 0, plan.groups, slots)
    repeat_outputs(loop, plan)
    return DONE


# What threads share: the loop, the plan, which of its phases they do, and the scalars.
_Share = Structure("PhaseShare", {"loop": WORD, "plan": WORD, "phase": WORD, "slots": WORD})


@compile_driver(types.void(_i, _i, _i, _i, _i))
def run_share(share, _data, part, parts, _):
    """A part of a phase."""
    mine = _Share(share)
    run_phase(Description(mine.loop), Plan(mine.plan), mine.phase, part, parts, mine.slots)


@compile_driver(_i(_loop, _arrays, _i, _i, _i, _i, _i, _i), nogil=True)
def reduce_on_threads(loop, arrays, mask, slots, scratch, function, team, parts):
    """As :func:`reduce_released`, with a team."""
    plan, share, local_scratch = stack(Plan), stack(_Share), stack_words(SCRATCH_WORDS)
    plan_reduction(loop, arrays, mask, plan)
    plan.slots = scratch if scratch != 0 else local_scratch
    share.loop, share.plan, share.slots = loop, plan, slots
    for phase in range(share_work(loop, plan, parts)):
        share.phase = phase
        share_out(team, function, share, parts)
        end_phase(loop, plan, phase, slots)
    repeat_outputs(loop, plan)
    return DONE


_general = entry_point(reduce_general)
_released = entry_point(reduce_released)
_threads = Divided(entry_point(reduce_on_threads, ALONE), entry_point(run_share, ALONE))


def run(
    loop: np.ndarray[Any, Any], arrays: tuple[np.ndarray[Any, Any], ...], mask: int, slots: np.ndarray[Any, Any],
    elements: int,
) -> None:  # fmt: skip
    """The general path: reduce the inputs, of `elements` together, over the dimensions in the bits of `mask`.

    The first array is the first input; outputs follow, then other inputs, which broadcast with the first one. `loop` is
    a :data:`~runtime.kernels.reduction.description.Description`, `slots` holds the scalars, 16 bytes each. Nothing may
    be empty.
    """
    row, described, numbers = row_of_arrays(arrays), loop.ctypes.data, slots.ctypes.data
    left = _general(described, row.address, mask, numbers)
    if left != DONE:
        run_large(described, row.address, mask, numbers, left - 1, elements)


def run_large(loop: int, arrays: int, mask: int, slots: int, scratch_bytes: int, elements: int) -> None:
    """What :func:`reduce_general` leaves, by addresses, which builtins know. One thread or all, by `elements`."""
    scratch = np.empty(scratch_bytes, np.uint8) if scratch_bytes > 8 * SCRATCH_WORDS else None
    address = scratch.ctypes.data if scratch is not None else 0
    threads = launcher.threads()
    if elements < GRAIN or threads == 1:
        _released.call(loop, arrays, mask, slots, address)
    else:
        launcher.launch(_threads, loop, arrays, mask, slots, address, threads=threads, alone=_released)
