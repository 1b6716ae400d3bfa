"""One group of outputs: entering its elements block by block, and combining the blocks in a binary tree."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.kernels.reduction.description import Description
from runtime.kernels.reduction.loops.frame import FINISH, FOLD, LINE, START, STEP, TILE_WORDS, WORK_WORDS, WRITE, Frame
from runtime.kernels.reduction.loops.movement import copy_bytes, copy_state, copy_strided, copy_tile, spread
from runtime.kernels.elementwise.loops.driver import MAX_DIMS
from runtime.kernels.reduction.loops.planning import MAX_INPUTS, Dimensions, Plan, place_of
from runtime.native.layout import WORD, Inside, Structure
from runtime.native.structures import Ref, Row, invoke, stack, stack_words, words

# Where a group's inputs begin (addresses), where its outputs do (elements) without the reduced dimensions and with
# them, how many columns it has, and where the accumulators of its blocks are kept.
Place = Structure(
    "ReductionPlace",
    {"out": WORD, "each": WORD, "columns": WORD, "slots": WORD, "data": Inside(WORD, MAX_INPUTS)},
)

ROOM = WORK_WORDS + 2 * TILE_WORDS  # accumulators, and tiles of inputs and of an output

_i, _void = types.int64, types.void
_loop, _plan, _frame, _place, _words = Ref(Description), Ref(Plan), Ref(Frame), Ref(Place), Row(WORD)


@compile_driver(_void(_plan, _i, _place))
def find_place(plan, group, place):
    """Where a group lies."""
    kept_dims, first, rest = Dimensions(plan.kept), 0, group
    if plan.splits > 1:
        first, rest = group % plan.splits * plan.columns, group // plan.splits
    for j in range(plan.inputs):
        place.data[j] = plan.data[j] + first * plan.column_strides[j]
    out, each = first * plan.column_out, first * plan.column_each
    for d in range(kept_dims.count - 1, -1, -1):
        size = kept_dims.sizes[d]
        index = rest
        if d > 0:
            rest //= size
            index -= rest * size
        for j in range(plan.inputs):
            place.data[j] += index * kept_dims.strides[MAX_DIMS * j + d]
        out += index * kept_dims.out_steps[d]
        each += index * kept_dims.each_steps[d]
    place.out = out
    place.each = each
    place.columns = min(plan.columns, plan.wide - first)
    place.slots = plan.slots + group * plan.slot_bytes


@compile_driver(_i(_plan, _words, _i, _i))
def reduced_offset(plan, steps, row, position):
    """The offset of reduced element `position`, by the `steps` of the reduced dimensions, from the one at `row` on."""
    reduced = Dimensions(plan.reduced)
    if reduced.count == 1:  # divisions would take a noticeable part of a short row's time
        return position * steps[row]
    offset = 0
    for d in range(reduced.count - 1, -1, -1):
        size = reduced.sizes[d]
        offset += position % size * steps[row + d]
        position //= size
    return offset


@compile_driver(_void(_loop, _plan, _frame, _words, _words, _i))
def give_others(loop, plan, frame, sources, steps, row):
    """Where the loop finds the other inputs, from `row` on; `steps` lead from row to row."""
    for j in range(1, plan.inputs):
        frame.data[place_of(loop, j)] = sources[j] + row * steps[j]
        frame.row_strides[place_of(loop, j)] = steps[j] * plan.lanes


@compile_driver(_void(_loop, _plan, _frame, _words, _words, _i, _i, _i))
def call_rows(loop, plan, frame, sources, steps, out, out_step, rows):
    """Call the loop for `rows` consecutive rows, dealt out to the lanes. The frame's index is the first.

    `sources` are addresses of the inputs and `out` is one too (unused unless the operator has the each-form); the steps
    lie between rows.
    """
    scalars, columns, lanes = frame.scalars, frame.columns, plan.lanes
    frame.row_stride = steps[0] * lanes
    frame.out_step = out_step * lanes
    frame.row_index = lanes
    frame.data[0] = sources[0]
    frame.data[1] = out
    give_others(loop, plan, frame, sources, steps, 0)
    whole = rows // lanes
    if whole > 0:
        invoke(loop.function, frame.data, frame, whole, lanes * columns, scalars)
    if rows > whole * lanes:
        frame.index += whole * lanes
        frame.data[0] = sources[0] + whole * lanes * steps[0]
        frame.data[1] = out + whole * lanes * out_step * loop.itemsizes[1]
        give_others(loop, plan, frame, sources, steps, whole * lanes)
        invoke(loop.function, frame.data, frame, 1, (rows - whole * lanes) * columns, scalars)


@compile_driver(_void(_i, _i, _i, _i))
def repeat(width, target, source, count):
    """Copy one element `count` times: as a word of it, which stores of whole vectors repeat."""
    if width > 8:
        copy_strided(width, target, width, source, 0, count)
        return
    copy_strided(width, target, width, source, 0, min(count, 8 // width))
    row, whole = words(target), count * width // 8
    if whole > 0:
        word = row[0]
        for k in range(1, whole):
            row[k] = word
        copy_bytes(target + 8 * whole, target, count * width - 8 * whole)


@compile_driver(_void(_i, _i, _i))
def repeat_block(data, width, count):
    """Copy a block of `width` bytes behind itself until there are `count`."""
    done = 1
    while done < count:
        more = min(done, count - done)
        copy_bytes(data + done * width, data, more * width)
        done += more


@compile_driver(_void(_plan, _i, _i, _i, _i, _i, _i, _i))
def fill_tile(plan, number, x, itemsize, columns, first, last, tile):
    """Copy rows [first, last) of a group of an input into a contiguous tile."""
    position, run, strides = first, plan.run, Dimensions(plan.reduced).strides
    while position < last:
        rows = min(last - position, run - position % run)
        source = x + reduced_offset(plan, strides, MAX_DIMS * number, position)
        target = tile + (position - first) * columns * itemsize
        along, across = plan.run_strides[number], plan.column_strides[number]
        if columns == 1 and along == 0:
            repeat(itemsize, target, source, rows)
        elif columns > 1 and across == 0:
            for row in range(rows):
                repeat(itemsize, target + row * columns * itemsize, source + row * along, columns)
        else:
            copy_tile(itemsize, target, columns * itemsize, itemsize, source, along, across, rows, columns)
        position += rows


@compile_driver(_void(_plan, _i, _i, _i, _i, _i, _i))
def write_tile(plan, out, itemsize, columns, first, last, tile):
    """Copy a contiguous tile to rows [first, last) of an output of the input's shape."""
    position, run, steps = first, plan.run, Dimensions(plan.reduced).each_steps
    while position < last:
        rows = min(last - position, run - position % run)
        target = out + reduced_offset(plan, steps, 0, position) * itemsize
        source = tile + (position - first) * columns * itemsize
        copy_tile(
            itemsize, target, plan.run_each * itemsize, plan.column_each * itemsize,
            source, columns * itemsize, itemsize, rows, columns,
        )  # fmt: skip
        position += rows


@compile_driver(_void(_loop, _plan, _place, _frame, _i, _i, _words, _words))
def find_rows(loop, plan, place, frame, first, rows, sources, steps):
    """Where the loop reads rows of the inputs from `first` on: where they lie, or in the tile, into which they go.

    What lies there from an earlier pass stays: a tile that begins at the same element, of the same group, ends with it.
    """
    columns, strides = place.columns, Dimensions(plan.reduced).strides
    inside = Dimensions(plan.reduced).count == 1 or first % plan.run + rows <= plan.run
    for j in range(plan.inputs):
        if plan.direct == 1 or (plan.in_place[j] == 1 and inside):
            sources[j] = place.data[j] + reduced_offset(plan, strides, MAX_DIMS * j, first)
            steps[j] = plan.run_strides[j]
        else:
            itemsize = loop.itemsizes[place_of(loop, j)]
            sources[j] = frame.tile + j * plan.tile_bytes
            steps[j] = columns * itemsize
            if frame.held != first + 1:
                fill_tile(plan, j, place.data[j], itemsize, columns, first, first + rows, sources[j])
    frame.held = first + 1


@compile_driver(_void(_loop, _plan, _place, _frame, _i, _i))
def walk_rows(loop, plan, place, frame, first, last):
    """Call the loop, at the frame's stage, for reduced elements [first, last) of a group."""
    columns, reduced, out_width = place.columns, Dimensions(plan.reduced), loop.itemsizes[1]
    each = frame.stage == FINISH
    writes = each or frame.keeps == 1
    out = plan.out_data[0] + place.each * out_width
    run, direct = plan.run, plan.direct == 1
    sources, steps, out_tile = stack_words(8), stack_words(8), frame.tile + 8 * TILE_WORDS
    position = first
    while position < last:
        frame.index = position
        if direct:
            rows = last - position
            if reduced.count != 1:
                rows = min(rows, run - position % run)
        else:
            rows = min(last - position, plan.tile_rows)
        find_rows(loop, plan, place, frame, position, rows, sources, steps)
        if direct:
            target = out + reduced_offset(plan, reduced.each_steps, 0, position) * out_width if writes else 0
            call_rows(loop, plan, frame, sources, steps, target, plan.run_each, rows)
        else:
            call_rows(loop, plan, frame, sources, steps, out_tile, columns, rows)
            if each:
                write_tile(plan, out, out_width, columns, position, position + rows, out_tile)
        position += rows


@compile_driver(_void(_plan, _place, _i, _i, _frame))
def prepare_frame(plan, place, scalars, work, frame):
    """What all calls for one group have in common; `work` are :data:`ROOM` words."""
    frame.state = work
    frame.tile = work + 8 * WORK_WORDS
    frame.held = 0
    frame.keeps = plan.keeps
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
    """One call of the loop for one block of a group of contiguous lines: a pass over it, or the each-form of it.

    Where an output has several lines, a block is some of them.
    """
    reduced, first = Dimensions(plan.reduced), block * plan.block
    several, out, elements = reduced.count == 2, place.each + first, min(plan.block, plan.total - first)
    line = reduced.sizes[1] if several else elements
    frame.lines = elements // line
    frame.line_strides[0] = reduced.strides[0]
    frame.stage = stage
    frame.index = first
    frame.row_stride = plan.column_strides[0]
    frame.out_step = plan.column_each
    frame.data[0] = place.data[0] + reduced_offset(plan, reduced.strides, 0, first)
    for j in range(1, plan.inputs):
        at = place_of(loop, j)
        frame.data[at] = place.data[j] + reduced_offset(plan, reduced.strides, MAX_DIMS * j, first)
        frame.row_strides[at] = plan.column_strides[j]
        frame.line_strides[at] = reduced.strides[MAX_DIMS * j]
    frame.data[1] = plan.out_data[0] + out * loop.itemsizes[1]
    invoke(loop.function, frame.data, frame, place.columns, line, frame.scalars)


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
    place, frame, work = stack(Place), stack(Frame), stack_words(ROOM)
    for group in range(first, last):
        find_place(plan, group, place)
        prepare_frame(plan, place, scalars, work, frame)
        if plan.blocks == 1:
            run_one_block(loop, plan, place, frame)
        else:
            run_many_blocks(loop, plan, place, frame)


@compile_driver(_void(_loop, _plan))
def repeat_outputs(loop, plan):
    """Copy the outputs along the dimensions that the plan left out, innermost first: each time all that lies inside."""
    count = plan.groups // plan.splits * plan.wide
    for r in range(plan.repeats):
        count *= plan.repeat_sizes[r]
    for r in range(plan.repeats - 1, -1, -1):
        size, step = plan.repeat_sizes[r], plan.repeat_steps[r]
        for k in range(loop.outputs):
            width = step * loop.itemsizes[1 + k]
            for first in range(0, count, size * step):
                repeat_block(plan.out_data[k] + first * loop.itemsizes[1 + k], width, size)
