"""One group of outputs: entering its elements block by block, and combining the blocks in a binary tree."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

from runtime.compile.compiling import compile_driver
from runtime.native.old import LOOP_ITEMSIZES, LOOP_OUTPUTS
from runtime.kernels.reduction.frame import (
    CAPACITY, COLUMN_INDEX, COUNT, DATA, EACH, FINISH, FOLD, FRAME_WORDS, INDEX, LINE, OUT_STEP, PASSES, ROW_INDEX,
    ROW_STEP, SCALARS, STAGE, START, STATE, STEP, TILE_WORDS, WIDTH_OF_GROUP, WORK_WORDS, WRITE, _i, _void,
)  # fmt: skip
from runtime.kernels.reduction.movement import copy_state, copy_tile, spread
from runtime.kernels.reduction.planning import (
    BLOCK, BLOCKS, CAPACITY_OF_WORK, COLUMN_EACH, COLUMN_OUT, COLUMN_STEP, DIRECT, GROUP_COLUMNS, KEPT, KEPT_EACH,
    KEPT_OUT, KEPT_SIZES, KEPT_X, LANE_COUNT, LINES, OUT_DATA, REDUCED, REDUCED_EACH, REDUCED_SIZES, REDUCED_X, RUN,
    RUN_EACH, RUN_STEP, SLOT_BYTES, SLOT_CAPACITY, SLOTS, SPLITS, TILE_ROWS, TOTAL, WIDE, X_DATA,
)  # fmt: skip
from runtime.native.structures import invoke, put_word, stack_words, word_at

PLACE_X, PLACE_OUT, PLACE_EACH, PLACE_COLUMNS, PLACE_SLOTS = 0, 8, 16, 24, 32
PLACE_WORDS = 8


@compile_driver(_void(_i, _i, _i))
def find_place(plan, group, place):
    """Where a group's input begins (address), where its outputs do (elements), and how many columns it has."""
    splits, columns = word_at(plan, SPLITS), word_at(plan, GROUP_COLUMNS)
    first, rest = 0, group
    if splits > 1:
        first, rest = group % splits * columns, group // splits
    x = word_at(plan, X_DATA) + first * word_at(plan, COLUMN_STEP)
    out, each = first * word_at(plan, COLUMN_OUT), first * word_at(plan, COLUMN_EACH)
    for d in range(word_at(plan, KEPT) - 1, -1, -1):
        size = word_at(plan, KEPT_SIZES + 8 * d)
        index = rest
        if d > 0:
            rest //= size
            index -= rest * size
        x += index * word_at(plan, KEPT_X + 8 * d)
        out += index * word_at(plan, KEPT_OUT + 8 * d)
        each += index * word_at(plan, KEPT_EACH + 8 * d)
    put_word(place, PLACE_X, x)
    put_word(place, PLACE_OUT, out)
    put_word(place, PLACE_EACH, each)
    put_word(place, PLACE_COLUMNS, min(columns, word_at(plan, WIDE) - first))
    put_word(place, PLACE_SLOTS, word_at(plan, SLOTS) + group * word_at(plan, SLOT_BYTES))


@compile_driver(_i(_i, _i, _i))
def reduced_offset(plan, table, position):
    """The offset of reduced element `position`, by the steps in `table`."""
    if word_at(plan, REDUCED) == 1:  # divisions would take a noticeable part of a short row's time
        return position * word_at(plan, table)
    offset = 0
    for d in range(word_at(plan, REDUCED) - 1, -1, -1):
        size = word_at(plan, REDUCED_SIZES + 8 * d)
        offset += position % size * word_at(plan, table + 8 * d)
        position //= size
    return offset


@compile_driver(_void(_i, _i, _i, _i, _i, _i, _i, _i))
def call_rows(loop, plan, frame, x, x_step, out, out_step, rows):
    """Call the loop for `rows` consecutive rows, dealt out to the lanes. The frame's INDEX is the first.

    `x` is an address and `out` too (unused unless the operator has the each-form); the steps lie between rows.
    """
    scalars, columns, lanes = word_at(frame, SCALARS), word_at(frame, WIDTH_OF_GROUP), word_at(plan, LANE_COUNT)
    out_width = word_at(loop, LOOP_ITEMSIZES + 8)
    put_word(frame, ROW_STEP, x_step * lanes)
    put_word(frame, OUT_STEP, out_step * lanes)
    put_word(frame, ROW_INDEX, lanes)
    put_word(frame, DATA, x)
    put_word(frame, DATA + 8, out)
    whole = rows // lanes
    if whole > 0:
        invoke(word_at(loop, 0), frame + DATA, frame, whole, lanes * columns, scalars)
    if rows > whole * lanes:
        put_word(frame, INDEX, word_at(frame, INDEX) + whole * lanes)
        put_word(frame, DATA, x + whole * lanes * x_step)
        put_word(frame, DATA + 8, out + whole * lanes * out_step * out_width)
        invoke(word_at(loop, 0), frame + DATA, frame, 1, (rows - whole * lanes) * columns, scalars)


@compile_driver(_void(_i, _i, _i, _i, _i, _i, _i))
def gather(plan, x, itemsize, columns, first, last, tile):
    """Copy rows [first, last) of a group into a contiguous tile."""
    position, run = first, word_at(plan, RUN)
    while position < last:
        rows = min(last - position, run - position % run)
        source = x + reduced_offset(plan, REDUCED_X, position)
        target = tile + (position - first) * columns * itemsize
        copy_tile(
            itemsize, target, columns * itemsize, itemsize,
            source, word_at(plan, RUN_STEP), word_at(plan, COLUMN_STEP), rows, columns,
        )  # fmt: skip
        position += rows


@compile_driver(_void(_i, _i, _i, _i, _i, _i, _i))
def scatter(plan, out, itemsize, columns, first, last, tile):
    """Copy a contiguous tile to rows [first, last) of an output of the input's shape."""
    position, run = first, word_at(plan, RUN)
    while position < last:
        rows = min(last - position, run - position % run)
        target = out + reduced_offset(plan, REDUCED_EACH, position) * itemsize
        source = tile + (position - first) * columns * itemsize
        copy_tile(
            itemsize, target, word_at(plan, RUN_EACH) * itemsize, word_at(plan, COLUMN_EACH) * itemsize,
            source, columns * itemsize, itemsize, rows, columns,
        )  # fmt: skip
        position += rows


@compile_driver(_void(_i, _i, _i, _i, _i, _i))
def walk_rows(loop, plan, place, frame, first, last):
    """Call the loop, at the frame's stage, for reduced elements [first, last) of a group."""
    columns, x = word_at(place, PLACE_COLUMNS), word_at(place, PLACE_X)
    itemsize, out_width = word_at(loop, LOOP_ITEMSIZES), word_at(loop, LOOP_ITEMSIZES + 8)
    each = word_at(frame, STAGE) == FINISH
    out = word_at(plan, OUT_DATA) + word_at(place, PLACE_EACH) * out_width
    run, direct = word_at(plan, RUN), word_at(plan, DIRECT) == 1
    tile, out_tile = stack_words(TILE_WORDS), stack_words(TILE_WORDS)
    position = first
    while position < last:
        put_word(frame, INDEX, position)
        if direct:
            rows = last - position
            if word_at(plan, REDUCED) != 1:
                rows = min(rows, run - position % run)
            source = x + reduced_offset(plan, REDUCED_X, position)
            target = out + reduced_offset(plan, REDUCED_EACH, position) * out_width if each else 0
            call_rows(loop, plan, frame, source, word_at(plan, RUN_STEP), target, word_at(plan, RUN_EACH), rows)
        else:
            rows = min(last - position, word_at(plan, TILE_ROWS))
            gather(plan, x, itemsize, columns, position, position + rows, tile)
            call_rows(loop, plan, frame, tile, columns * itemsize, out_tile, columns, rows)
            if each:
                scatter(plan, out, out_width, columns, position, position + rows, out_tile)
        position += rows


@compile_driver(_void(_i, _i, _i, _i, _i))
def prepare_frame(plan, place, scalars, work, frame):
    """What all calls for one group have in common."""
    put_word(frame, STATE, work)
    put_word(frame, CAPACITY, word_at(plan, CAPACITY_OF_WORK))
    put_word(frame, SCALARS, scalars)
    put_word(frame, WIDTH_OF_GROUP, word_at(place, PLACE_COLUMNS))
    put_word(frame, COUNT, word_at(plan, TOTAL))
    put_word(frame, COLUMN_INDEX, 1 if word_at(plan, GROUP_COLUMNS) == 1 else 0)


@compile_driver(_void(_i, _i, _i, _i, _i))
def recall_passes(loop, plan, place, work, passes):
    """Fill all lanes of `work` with what the first `passes` passes came to."""
    capacity, columns = word_at(plan, CAPACITY_OF_WORK), word_at(place, PLACE_COLUMNS)
    for number in range(passes):
        copy_state(loop, number, work, capacity, 0, word_at(place, PLACE_SLOTS), word_at(plan, SLOT_CAPACITY), columns)
        spread(loop, number, work, capacity, columns, word_at(plan, LANE_COUNT))


@compile_driver(_void(_i, _i, _i, _i, _i, _i))
def run_lines(loop, plan, place, frame, stage, block):
    """One call of the loop for one block of a group of contiguous lines: a pass over it, or the each-form of it."""
    first = block * word_at(plan, BLOCK)
    out = word_at(place, PLACE_EACH) + first
    put_word(frame, STAGE, stage)
    put_word(frame, INDEX, first)
    put_word(frame, ROW_STEP, word_at(plan, COLUMN_STEP))
    put_word(frame, OUT_STEP, word_at(plan, COLUMN_EACH))
    put_word(frame, DATA, word_at(place, PLACE_X) + first * word_at(loop, LOOP_ITEMSIZES))
    put_word(frame, DATA + 8, word_at(plan, OUT_DATA) + out * word_at(loop, LOOP_ITEMSIZES + 8))
    elements = min(word_at(plan, BLOCK), word_at(plan, TOTAL) - first)
    invoke(word_at(loop, 0), frame + DATA, frame, word_at(place, PLACE_COLUMNS), elements, word_at(frame, SCALARS))


@compile_driver(_void(_i, _i, _i, _i, _i, _i))
def run_block(loop, plan, place, frame, number, block):
    """Pass `number` over one block of a group; the first columns of the frame's state have the result."""
    if word_at(plan, LINES) == 1:
        run_lines(loop, plan, place, frame, LINE + number, block)
        return
    columns, lanes, scalars = word_at(place, PLACE_COLUMNS), word_at(plan, LANE_COUNT), word_at(frame, SCALARS)
    put_word(frame, STAGE, START + number)
    invoke(word_at(loop, 0), frame + DATA, frame, 1, columns * lanes, scalars)
    put_word(frame, STAGE, STEP + number)
    first = block * word_at(plan, BLOCK)
    walk_rows(loop, plan, place, frame, first, min(word_at(plan, TOTAL), first + word_at(plan, BLOCK)))
    if lanes > 1:
        put_word(frame, STAGE, FOLD + number)
        invoke(word_at(loop, 0), frame + DATA, frame, lanes, columns, scalars)


@compile_driver(_void(_i, _i, _i, _i, _i))
def write_block(loop, plan, place, frame, block):
    """The each-form of one block: outputs of the input's shape."""
    if word_at(plan, LINES) == 1:
        run_lines(loop, plan, place, frame, WRITE, block)
        return
    put_word(frame, STAGE, FINISH)
    first = block * word_at(plan, BLOCK)
    walk_rows(loop, plan, place, frame, first, min(word_at(plan, TOTAL), first + word_at(plan, BLOCK)))


@compile_driver(_void(_i, _i, _i, _i))
def write_outputs(loop, plan, place, frame):
    """The outputs of a group from the frame's state."""
    put_word(frame, STAGE, FINISH)
    put_word(frame, OUT_STEP, word_at(plan, COLUMN_OUT))
    for k in range(word_at(loop, LOOP_OUTPUTS)):
        start = word_at(place, PLACE_OUT) * word_at(loop, LOOP_ITEMSIZES + 8 + 8 * k)
        put_word(frame, DATA + 8 + 8 * k, word_at(plan, OUT_DATA + 8 * k) + start)
    invoke(word_at(loop, 0), frame + DATA, frame, 1, word_at(place, PLACE_COLUMNS), word_at(frame, SCALARS))


@compile_driver(_void(_i, _i, _i, _i, _i, _i))
def run_kept_block(loop, plan, place, frame, number, block):
    """As :func:`run_block` where blocks are many: earlier passes come from the slots, and the result goes there."""
    work = word_at(frame, STATE)
    recall_passes(loop, plan, place, work, number)
    run_block(loop, plan, place, frame, number, block)
    columns = word_at(place, PLACE_COLUMNS)
    copy_state(
        loop, number, word_at(place, PLACE_SLOTS), word_at(plan, SLOT_CAPACITY), block * columns, work,
        word_at(plan, CAPACITY_OF_WORK), columns,
    )  # fmt: skip


@compile_driver(_void(_i, _i, _i, _i, _i))
def close_pass(loop, plan, place, frame, number):
    """Combine the blocks' slots pairwise; after the last pass, write the outputs."""
    work = word_at(frame, STATE)
    put_word(frame, STATE, word_at(place, PLACE_SLOTS))
    put_word(frame, CAPACITY, word_at(plan, SLOT_CAPACITY))
    put_word(frame, STAGE, FOLD + number)
    columns, blocks = word_at(place, PLACE_COLUMNS), word_at(plan, BLOCKS)
    invoke(word_at(loop, 0), frame + DATA, frame, blocks, columns, word_at(frame, SCALARS))
    if number + 1 == word_at(loop, PASSES) and word_at(loop, EACH) == 0:
        write_outputs(loop, plan, place, frame)
    put_word(frame, STATE, work)
    put_word(frame, CAPACITY, word_at(plan, CAPACITY_OF_WORK))


@compile_driver(_void(_i, _i, _i, _i))
def run_one_block(loop, plan, place, frame):
    """A group whose elements are one block: everything stays in the frame's state."""
    passes, columns, lanes = word_at(loop, PASSES), word_at(place, PLACE_COLUMNS), word_at(plan, LANE_COUNT)
    each = word_at(loop, EACH) == 1
    for number in range(passes):
        run_block(loop, plan, place, frame, number, 0)
        if lanes > 1 and (each or number + 1 < passes):
            spread(loop, number, word_at(frame, STATE), word_at(plan, CAPACITY_OF_WORK), columns, lanes)
    if each:
        write_block(loop, plan, place, frame, 0)
    else:
        write_outputs(loop, plan, place, frame)


@compile_driver(_void(_i, _i, _i, _i))
def run_many_blocks(loop, plan, place, frame):
    """A group of several blocks, one after the other."""
    passes, blocks = word_at(loop, PASSES), word_at(plan, BLOCKS)
    for number in range(passes):
        for block in range(blocks):
            run_kept_block(loop, plan, place, frame, number, block)
        close_pass(loop, plan, place, frame, number)
    if word_at(loop, EACH) == 1:
        recall_passes(loop, plan, place, word_at(frame, STATE), passes)
        for block in range(blocks):
            write_block(loop, plan, place, frame, block)


@compile_driver(_void(_i, _i, _i, _i, _i))
def run_groups(loop, plan, first, last, scalars):
    """Everything for groups [first, last), one after the other."""
    place, frame, work = stack_words(PLACE_WORDS), stack_words(FRAME_WORDS), stack_words(WORK_WORDS)
    for group in range(first, last):
        find_place(plan, group, place)
        prepare_frame(plan, place, scalars, work, frame)
        if word_at(plan, BLOCKS) == 1:
            run_one_block(loop, plan, place, frame)
        else:
            run_many_blocks(loop, plan, place, frame)
