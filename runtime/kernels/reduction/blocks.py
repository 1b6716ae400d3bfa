"""One group of outputs: entering its elements block by block, and combining the blocks in a binary tree."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.kernels.reduction.description import Description
from runtime.kernels.reduction.frame import FINISH, FOLD, LINE, START, STEP, TILE_WORDS, WORK_WORDS, WRITE, Frame
from runtime.kernels.reduction.movement import copy_state, copy_tile, spread
from runtime.kernels.reduction.planning import Dimensions, Plan
from runtime.native.layout import WORD, Structure
from runtime.native.structures import Ref, Row, invoke, stack, stack_words

# Where a group's input begins (address), where its outputs do (elements) without the reduced dimensions and with them,
# how many columns it has, and where the accumulators of its blocks are kept.
Place = Structure("ReductionPlace", {"x": WORD, "out": WORD, "each": WORD, "columns": WORD, "slots": WORD})

_i, _void = types.int64, types.void
_loop, _plan, _frame, _place, _words = Ref(Description), Ref(Plan), Ref(Frame), Ref(Place), Row(WORD)


@compile_driver(_void(_plan, _i, _place))
def find_place(plan, group, place):
    """Where a group lies."""
    kept, first, rest = Dimensions(plan.kept), 0, group
    if plan.splits > 1:
        first, rest = group % plan.splits * plan.columns, group // plan.splits
    x = plan.x_data + first * plan.column_stride
    out, each = first * plan.column_out, first * plan.column_each
    for d in range(kept.count - 1, -1, -1):
        size = kept.sizes[d]
        index = rest
        if d > 0:
            rest //= size
            index -= rest * size
        x += index * kept.strides[d]
        out += index * kept.out_steps[d]
        each += index * kept.each_steps[d]
    place.x = x
    place.out = out
    place.each = each
    place.columns = min(plan.columns, plan.wide - first)
    place.slots = plan.slots + group * plan.slot_bytes


@compile_driver(_i(_plan, _words, _i))
def reduced_offset(plan, steps, position):
    """The offset of reduced element `position`, by the `steps` of the reduced dimensions."""
    reduced = Dimensions(plan.reduced)
    if reduced.count == 1:  # divisions would take a noticeable part of a short row's time
        return position * steps[0]
    offset = 0
    for d in range(reduced.count - 1, -1, -1):
        size = reduced.sizes[d]
        offset += position % size * steps[d]
        position //= size
    return offset


@compile_driver(_void(_loop, _plan, _frame, _i, _i, _i, _i, _i))
def call_rows(loop, plan, frame, x, x_step, out, out_step, rows):
    """Call the loop for `rows` consecutive rows, dealt out to the lanes. The frame's index is the first.

    `x` is an address and `out` too (unused unless the operator has the each-form); the steps lie between rows.
    """
    scalars, columns, lanes = frame.scalars, frame.columns, plan.lanes
    frame.row_stride = x_step * lanes
    frame.out_step = out_step * lanes
    frame.row_index = lanes
    frame.data[0] = x
    frame.data[1] = out
    whole = rows // lanes
    if whole > 0:
        invoke(loop.function, frame.data, frame, whole, lanes * columns, scalars)
    if rows > whole * lanes:
        frame.index += whole * lanes
        frame.data[0] = x + whole * lanes * x_step
        frame.data[1] = out + whole * lanes * out_step * loop.itemsizes[1]
        invoke(loop.function, frame.data, frame, 1, (rows - whole * lanes) * columns, scalars)


@compile_driver(_void(_plan, _i, _i, _i, _i, _i, _i))
def fill_tile(plan, x, itemsize, columns, first, last, tile):
    """Copy rows [first, last) of a group into a contiguous tile."""
    position, run, strides = first, plan.run, Dimensions(plan.reduced).strides
    while position < last:
        rows = min(last - position, run - position % run)
        source = x + reduced_offset(plan, strides, position)
        target = tile + (position - first) * columns * itemsize
        copy_tile(
            itemsize, target, columns * itemsize, itemsize, source, plan.run_stride, plan.column_stride, rows, columns
        )
        position += rows


@compile_driver(_void(_plan, _i, _i, _i, _i, _i, _i))
def write_tile(plan, out, itemsize, columns, first, last, tile):
    """Copy a contiguous tile to rows [first, last) of an output of the input's shape."""
    position, run, steps = first, plan.run, Dimensions(plan.reduced).each_steps
    while position < last:
        rows = min(last - position, run - position % run)
        target = out + reduced_offset(plan, steps, position) * itemsize
        source = tile + (position - first) * columns * itemsize
        copy_tile(
            itemsize, target, plan.run_each * itemsize, plan.column_each * itemsize,
            source, columns * itemsize, itemsize, rows, columns,
        )  # fmt: skip
        position += rows


@compile_driver(_void(_loop, _plan, _place, _frame, _i, _i))
def walk_rows(loop, plan, place, frame, first, last):
    """Call the loop, at the frame's stage, for reduced elements [first, last) of a group."""
    columns, x, reduced = place.columns, place.x, Dimensions(plan.reduced)
    itemsize, out_width = loop.itemsizes[0], loop.itemsizes[1]
    each = frame.stage == FINISH
    out = plan.out_data[0] + place.each * out_width
    run, direct = plan.run, plan.direct == 1
    tile, out_tile = stack_words(TILE_WORDS), stack_words(TILE_WORDS)
    position = first
    while position < last:
        frame.index = position
        if direct:
            rows = last - position
            if reduced.count != 1:
                rows = min(rows, run - position % run)
            source = x + reduced_offset(plan, reduced.strides, position)
            target = out + reduced_offset(plan, reduced.each_steps, position) * out_width if each else 0
            call_rows(loop, plan, frame, source, plan.run_stride, target, plan.run_each, rows)
        else:
            rows = min(last - position, plan.tile_rows)
            fill_tile(plan, x, itemsize, columns, position, position + rows, tile)
            call_rows(loop, plan, frame, tile, columns * itemsize, out_tile, columns, rows)
            if each:
                write_tile(plan, out, out_width, columns, position, position + rows, out_tile)
        position += rows


@compile_driver(_void(_plan, _place, _i, _i, _frame))
def prepare_frame(plan, place, scalars, work, frame):
    """What all calls for one group have in common."""
    frame.state = work
    frame.capacity = plan.capacity
    frame.scalars = scalars
    frame.columns = place.columns
    frame.count = plan.total
    frame.column_index = 1 if plan.columns == 1 else 0


@compile_driver(_void(_loop, _plan, _place, _i, _i))
def recall_passes(loop, plan, place, work, passes):
    """Fill all lanes of `work` with what the first `passes` passes came to."""
    for number in range(passes):
        copy_state(loop, number, work, plan.capacity, 0, place.slots, plan.slot_capacity, place.columns)
        spread(loop, number, work, plan.capacity, place.columns, plan.lanes)


@compile_driver(_void(_loop, _plan, _place, _frame, _i, _i))
def run_lines(loop, plan, place, frame, stage, block):
    """One call of the loop for one block of a group of contiguous lines: a pass over it, or the each-form of it."""
    first = block * plan.block
    out = place.each + first
    frame.stage = stage
    frame.index = first
    frame.row_stride = plan.column_stride
    frame.out_step = plan.column_each
    frame.data[0] = place.x + first * loop.itemsizes[0]
    frame.data[1] = plan.out_data[0] + out * loop.itemsizes[1]
    elements = min(plan.block, plan.total - first)
    invoke(loop.function, frame.data, frame, place.columns, elements, frame.scalars)


@compile_driver(_void(_loop, _plan, _place, _frame, _i, _i))
def run_block(loop, plan, place, frame, number, block):
    """Pass `number` over one block of a group; the first columns of the frame's state have the result."""
    if plan.lines == 1:
        run_lines(loop, plan, place, frame, LINE + number, block)
        return
    columns, lanes, scalars = place.columns, plan.lanes, frame.scalars
    frame.stage = START + number
    invoke(loop.function, frame.data, frame, 1, columns * lanes, scalars)
    frame.stage = STEP + number
    first = block * plan.block
    walk_rows(loop, plan, place, frame, first, min(plan.total, first + plan.block))
    if lanes > 1:
        frame.stage = FOLD + number
        invoke(loop.function, frame.data, frame, lanes, columns, scalars)


@compile_driver(_void(_loop, _plan, _place, _frame, _i))
def write_block(loop, plan, place, frame, block):
    """The each-form of one block: outputs of the input's shape."""
    if plan.lines == 1:
        run_lines(loop, plan, place, frame, WRITE, block)
        return
    frame.stage = FINISH
    first = block * plan.block
    walk_rows(loop, plan, place, frame, first, min(plan.total, first + plan.block))


@compile_driver(_void(_loop, _plan, _place, _frame))
def write_outputs(loop, plan, place, frame):
    """The outputs of a group from the frame's state."""
    frame.stage = FINISH
    frame.out_step = plan.column_out
    for k in range(loop.outputs):
        frame.data[1 + k] = plan.out_data[k] + place.out * loop.itemsizes[1 + k]
    invoke(loop.function, frame.data, frame, 1, place.columns, frame.scalars)


@compile_driver(_void(_loop, _plan, _place, _frame, _i, _i))
def run_kept_block(loop, plan, place, frame, number, block):
    """As :func:`run_block` where blocks are many: earlier passes come from the slots, and the result goes there."""
    work, columns = frame.state, place.columns
    recall_passes(loop, plan, place, work, number)
    run_block(loop, plan, place, frame, number, block)
    copy_state(loop, number, place.slots, plan.slot_capacity, block * columns, work, plan.capacity, columns)


@compile_driver(_void(_loop, _plan, _place, _frame, _i))
def close_pass(loop, plan, place, frame, number):
    """Combine the blocks' slots pairwise; after the last pass, write the outputs."""
    work = frame.state
    frame.state = place.slots
    frame.capacity = plan.slot_capacity
    frame.stage = FOLD + number
    invoke(loop.function, frame.data, frame, plan.blocks, place.columns, frame.scalars)
    if number + 1 == loop.passes and loop.each == 0:
        write_outputs(loop, plan, place, frame)
    frame.state = work
    frame.capacity = plan.capacity


@compile_driver(_void(_loop, _plan, _place, _frame))
def run_one_block(loop, plan, place, frame):
    """A group whose elements are one block: everything stays in the frame's state."""
    for number in range(loop.passes):
        run_block(loop, plan, place, frame, number, 0)
        if plan.lanes > 1 and (loop.each == 1 or number + 1 < loop.passes):
            spread(loop, number, frame.state, plan.capacity, place.columns, plan.lanes)
    if loop.each == 1:
        write_block(loop, plan, place, frame, 0)
    else:
        write_outputs(loop, plan, place, frame)


@compile_driver(_void(_loop, _plan, _place, _frame))
def run_many_blocks(loop, plan, place, frame):
    """A group of several blocks, one after the other."""
    for number in range(loop.passes):
        for block in range(plan.blocks):
            run_kept_block(loop, plan, place, frame, number, block)
        close_pass(loop, plan, place, frame, number)
    if loop.each == 1:
        recall_passes(loop, plan, place, frame.state, loop.passes)
        for block in range(plan.blocks):
            write_block(loop, plan, place, frame, block)


@compile_driver(_void(_loop, _plan, _i, _i, _i))
def run_groups(loop, plan, first, last, scalars):
    """Everything for groups [first, last), one after the other."""
    place, frame, work = stack(Place), stack(Frame), stack_words(WORK_WORDS)
    for group in range(first, last):
        find_place(plan, group, place)
        prepare_frame(plan, place, scalars, work, frame)
        if plan.blocks == 1:
            run_one_block(loop, plan, place, frame)
        else:
            run_many_blocks(loop, plan, place, frame)
