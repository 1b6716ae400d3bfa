"""The plan of a reduction: which dimensions are kept and reduced, what the columns are, and where blocks begin."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

from runtime.compile.compiling import compile_driver
from runtime.native.old import ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, LOOP_ITEMSIZES, LOOP_OUTPUTS
from runtime.kernels.reduction.frame import (
    BLOCK_ELEMENTS, COLUMNS, EACH, LANES, LINE_ELEMENTS, LONG_ROW, LONGEST_BLOCK, ORDERED, SHORTEST_BLOCK, STATE_BYTES,
    STATE_WIDTH, TILE_ELEMENTS, _i, _void,
)  # fmt: skip
from runtime.native.structures import int32_at, put_word, word_at

# Offsets of a plan's words. KEPT and REDUCED: how many dimensions; then the geometry.
KEPT, REDUCED, TOTAL, WIDE, GROUP_COLUMNS, SPLITS, GROUPS, LANE_COUNT = 0, 8, 16, 24, 32, 40, 48, 56
BLOCK, BLOCKS, RUN, RUN_STEP, RUN_EACH, DIRECT, TILE_ROWS, CAPACITY_OF_WORK = 64, 72, 80, 88, 96, 104, 112, 120
COLUMN_STEP, COLUMN_OUT, COLUMN_EACH, X_DATA, OUT_DATA = 128, 136, 144, 152, 160
SLOTS, SLOT_BYTES, SLOT_CAPACITY, ELEMENTS, PER_GROUP, LINES = 192, 200, 208, 216, 224, 232
# Dimensions, outermost first: sizes, input steps (bytes), output steps and each-output steps (elements).
KEPT_SIZES, KEPT_X, KEPT_OUT, KEPT_EACH = 256, 768, 1280, 1792
REDUCED_SIZES, REDUCED_X, REDUCED_OUT, REDUCED_EACH = 2304, 2816, 3328, 3840
PLAN_WORDS = 544


@compile_driver(_i(_i, _i, _i, _i))
def add_dimensions(x, mask, kept, plan):
    """List the kept or the reduced dimensions of size other than 1 in `plan`; returns how many there are."""
    ndim, sizes, strides = int32_at(x, ARRAY_NDIM), word_at(x, ARRAY_SHAPE), word_at(x, ARRAY_STRIDES)
    table = KEPT_SIZES if kept == 1 else REDUCED_SIZES
    found = 0
    for d in range(ndim):
        is_kept = 1 - (mask >> d & 1)
        if is_kept == kept and word_at(sizes, 8 * d) != 1:
            out = each = 1
            for e in range(d + 1, ndim):
                each *= word_at(sizes, 8 * e)
                if mask >> e & 1 == 0:
                    out *= word_at(sizes, 8 * e)
            put_word(plan, table + 8 * found, word_at(sizes, 8 * d))
            put_word(plan, table + 512 + 8 * found, word_at(strides, 8 * d))
            put_word(plan, table + 1024 + 8 * found, out)
            put_word(plan, table + 1536 + 8 * found, each)
            found += 1
    return found


@compile_driver(_void(_i, _i))
def sort_dimensions(table, ndim):
    """Put the smallest step of the input innermost."""
    for d in range(1, ndim):
        e = d
        while e > 0 and abs(word_at(table, 512 + 8 * (e - 1))) < abs(word_at(table, 512 + 8 * e)):
            for row in range(0, 2048, 512):
                step = word_at(table, row + 8 * e)
                put_word(table, row + 8 * e, word_at(table, row + 8 * (e - 1)))
                put_word(table, row + 8 * (e - 1), step)
            e -= 1


@compile_driver(_i(_i, _i, _i, _i))
def merge_dimensions(table, ndim, with_out, with_each):
    """Merge neighbours that the input (and the output) walks as one; returns the number of dimensions left."""
    left = 0
    for d in range(1, ndim):
        size = word_at(table, 8 * d)
        merge = word_at(table, 512 + 8 * left) == word_at(table, 512 + 8 * d) * size
        if with_out == 1 and word_at(table, 1024 + 8 * left) != word_at(table, 1024 + 8 * d) * size:
            merge = False
        if with_each == 1 and word_at(table, 1536 + 8 * left) != word_at(table, 1536 + 8 * d) * size:
            merge = False
        if merge:
            size *= word_at(table, 8 * left)
        else:
            left += 1
        put_word(table, 8 * left, size)
        for row in range(512, 2048, 512):
            put_word(table, row + 8 * left, word_at(table, row + 8 * d))
    return min(ndim, left + 1)


@compile_driver(_void(_i, _i, _i))
def choose_columns(loop, plan, itemsize):
    """Decide what the columns of loop calls are: lines, lanes of one output, neighbouring outputs, or the last two."""
    kept, reduced = word_at(plan, KEPT), word_at(plan, REDUCED)
    total = 1
    for d in range(reduced):
        total *= word_at(plan, REDUCED_SIZES + 8 * d)
    put_word(plan, TOTAL, total)
    last = 8 * (kept - 1)
    alone, side_by_side = kept == 0, COLUMNS
    if not alone and reduced > 0 and total >= 64:
        step, few = abs(word_at(plan, KEPT_X + last)), word_at(plan, KEPT_SIZES + last) < 32
        if abs(word_at(plan, REDUCED_X + 8 * (reduced - 1))) < step:
            alone = few or total * itemsize >= LONG_ROW or step >= LONG_ROW
            side_by_side = LANES  # gathered from so many rows, so that their lines stay in the nearest cache
        if word_at(loop, ORDERED) == 1 and few:
            alone = True  # lanes of several outputs have no simple index
    lines = alone and reduced == 1 and total >= 8 * LANES and word_at(plan, REDUCED_X) == itemsize
    if word_at(loop, EACH) == 1 and word_at(plan, REDUCED_EACH) != 1:
        lines = False
    put_word(plan, LINES, 1 if lines else 0)
    if lines and kept > 0:
        alone, side_by_side = False, max(1, LINE_ELEMENTS // total)
    wide = 1 if alone else word_at(plan, KEPT_SIZES + last)
    put_word(plan, COLUMN_STEP, itemsize if alone else word_at(plan, KEPT_X + last))
    put_word(plan, COLUMN_OUT, 1 if alone else word_at(plan, KEPT_OUT + last))
    put_word(plan, COLUMN_EACH, 1 if alone else word_at(plan, KEPT_EACH + last))
    if not alone:
        kept -= 1
        put_word(plan, KEPT, kept)
    columns = max(1, min(wide, side_by_side, STATE_BYTES // word_at(loop, STATE_WIDTH)))
    splits = (wide + columns - 1) // columns
    groups = splits
    for d in range(kept):
        groups *= word_at(plan, KEPT_SIZES + 8 * d)
    lanes = 1
    if not lines and (columns == 1 or (columns < 32 and word_at(loop, ORDERED) == 0)):
        lanes = max(1, min(LANES // columns, total // 8))
        if lanes > 8:
            lanes = lanes // 8 * 8
    put_word(plan, WIDE, wide)
    put_word(plan, GROUP_COLUMNS, columns)
    put_word(plan, SPLITS, splits)
    put_word(plan, GROUPS, groups)
    put_word(plan, LANE_COUNT, lanes)
    put_word(plan, CAPACITY_OF_WORK, columns * lanes)


@compile_driver(_void(_i, _i, _i))
def choose_blocks(loop, plan, itemsize):
    """Cut the reduced elements into blocks, and decide whether loops read the input itself or gathered tiles."""
    reduced, total = word_at(plan, REDUCED), word_at(plan, TOTAL)
    columns, lanes = word_at(plan, GROUP_COLUMNS), word_at(plan, LANE_COUNT)
    block = max(SHORTEST_BLOCK, min(LONGEST_BLOCK, BLOCK_ELEMENTS // columns))
    put_word(plan, BLOCK, block)
    put_word(plan, BLOCKS, max(1, (total + block - 1) // block))
    last = 8 * (reduced - 1)
    run, step, each = 1, itemsize * columns, columns
    if reduced > 0:
        run = word_at(plan, REDUCED_SIZES + last)
        step, each = word_at(plan, REDUCED_X + last), word_at(plan, REDUCED_EACH + last)
    direct = columns == 1 or word_at(plan, COLUMN_STEP) == itemsize
    if lanes > 1:
        direct = direct and step == columns * itemsize and (reduced == 1 or run >= 4 * lanes)
    if word_at(loop, EACH) == 1:
        direct = direct and (columns == 1 or word_at(plan, COLUMN_EACH) == 1) and (lanes == 1 or each == columns)
    put_word(plan, RUN, run)
    put_word(plan, RUN_STEP, step)
    put_word(plan, RUN_EACH, each)
    put_word(plan, DIRECT, 1 if direct else 0)
    rows = max(1, TILE_ELEMENTS // columns)
    put_word(plan, TILE_ROWS, max(1, rows // lanes) * lanes)
    put_word(plan, SLOT_CAPACITY, columns * word_at(plan, BLOCKS))
    put_word(plan, SLOT_BYTES, columns * word_at(plan, BLOCKS) * word_at(loop, STATE_WIDTH))
    put_word(plan, ELEMENTS, total * word_at(plan, WIDE) * (word_at(plan, GROUPS) // word_at(plan, SPLITS)))


@compile_driver(_void(_i, _i, _i, _i))
def plan_reduction(loop, items, mask, plan):
    """Plan the reduction of the first array of a tuple, over the dimensions in `mask`, into the others."""
    x, itemsize = word_at(items, 0), word_at(loop, LOOP_ITEMSIZES)
    put_word(plan, X_DATA, word_at(x, ARRAY_DATA))
    for k in range(word_at(loop, LOOP_OUTPUTS)):
        put_word(plan, OUT_DATA + 8 * k, word_at(word_at(items, 8 + 8 * k), ARRAY_DATA))
    each = word_at(loop, EACH)
    kept = add_dimensions(x, mask, 1, plan)
    sort_dimensions(plan + KEPT_SIZES, kept)
    put_word(plan, KEPT, merge_dimensions(plan + KEPT_SIZES, kept, 1 - each, each))
    reduced = add_dimensions(x, mask, 0, plan)
    if word_at(loop, ORDERED) == 0:
        sort_dimensions(plan + REDUCED_SIZES, reduced)
    put_word(plan, REDUCED, merge_dimensions(plan + REDUCED_SIZES, reduced, 0, each))
    choose_columns(loop, plan, itemsize)
    choose_blocks(loop, plan, itemsize)
