"""The plan of a reduction: which dimensions are kept and reduced, what the columns are, and where blocks begin."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

from numba import types

from runtime.compile.compiling import compile_driver
from runtime.kernels.elementwise.driver import MAX_DIMS, MAX_OPERANDS
from runtime.kernels.reduction.description import Description
from runtime.kernels.reduction.frame import (
    BLOCK_ELEMENTS, COLUMNS, LANES, LINE_ELEMENTS, LONG_ROW, LONGEST_BLOCK, SHORTEST_BLOCK, STATE_BYTES, TILE_ELEMENTS,
)  # fmt: skip
from runtime.native.layout import WORD, Array, Inside, Structure
from runtime.native.structures import Ref, Row

_ROW = Inside(WORD, MAX_DIMS)
# Dimensions of the input that are walked together, outermost first: their sizes, the input's strides (bytes), and the
# steps of an output without the reduced dimensions, and of one with all of them (elements).
Dimensions = Structure(
    "ReductionDimensions", {"count": WORD, "sizes": _ROW, "strides": _ROW, "out_steps": _ROW, "each_steps": _ROW}
)
# `kept` and `reduced` are Dimensions. `total` elements are reduced to one; `elements` is how many the input has.
# Outputs: `groups` groups of `columns` neighbouring ones, in which a dimension of `wide` falls into `splits` parts.
# Each column has `lanes`, so that `capacity` columns and lanes are accumulated at a time. From column to column lead
# `column_stride` (input, bytes), `column_out` and `column_each` (outputs, elements).
# Reduced elements: `blocks` blocks of `block`; `run` of them lie `run_stride` bytes apart in the input and `run_each`
# elements in an output of its shape. Loops read the input itself (`direct`) or tiles of `tile_rows`; `lines` says that
# a column is one contiguous line. Accumulators of blocks lie at `slots`, `slot_bytes` a group, for `slot_capacity`
# columns. `per_group` says that threads share groups instead of blocks. The first elements lie at `x_data`, `out_data`.
Plan = Structure(
    "ReductionPlan",
    {
        "total": WORD, "elements": WORD, "groups": WORD, "columns": WORD, "wide": WORD, "splits": WORD, "lanes": WORD,
        "capacity": WORD, "column_stride": WORD, "column_out": WORD, "column_each": WORD, "block": WORD, "blocks": WORD,
        "run": WORD, "run_stride": WORD, "run_each": WORD, "direct": WORD, "tile_rows": WORD, "lines": WORD,
        "slots": WORD, "slot_bytes": WORD, "slot_capacity": WORD, "per_group": WORD, "x_data": WORD,
        "out_data": Inside(WORD, MAX_OPERANDS), "kept": Inside(WORD, Dimensions.words),
        "reduced": Inside(WORD, Dimensions.words),
    },
)  # fmt: skip

_i, _void = types.int64, types.void
_loop, _plan, _dimensions = Ref(Description), Ref(Plan), Ref(Dimensions)
_array, _arrays = Ref(Array), Row(Array)


@compile_driver(_void(_array, _i, _i, _dimensions))
def list_dimensions(x, mask, kept, found):
    """List the kept or the reduced dimensions of size other than 1."""
    count = 0
    for d in range(x.ndim):
        is_kept = 1 - (mask >> d & 1)
        if is_kept == kept and x.shape[d] != 1:
            out = each = 1
            for e in range(d + 1, x.ndim):
                each *= x.shape[e]
                if mask >> e & 1 == 0:
                    out *= x.shape[e]
            found.sizes[count] = x.shape[d]
            found.strides[count] = x.strides[d]
            found.out_steps[count] = out
            found.each_steps[count] = each
            count += 1
    found.count = count


@compile_driver(_void(_dimensions, _i, _i))
def swap_dimensions(found, a, b):
    """Exchange two dimensions."""
    found.sizes[a], found.sizes[b] = found.sizes[b], found.sizes[a]
    found.strides[a], found.strides[b] = found.strides[b], found.strides[a]
    found.out_steps[a], found.out_steps[b] = found.out_steps[b], found.out_steps[a]
    found.each_steps[a], found.each_steps[b] = found.each_steps[b], found.each_steps[a]


@compile_driver(_void(_dimensions))
def sort_dimensions(found):
    """Put the smallest stride of the input innermost."""
    for d in range(1, found.count):
        e = d
        while e > 0 and abs(found.strides[e - 1]) < abs(found.strides[e]):
            swap_dimensions(found, e - 1, e)
            e -= 1


@compile_driver(_void(_dimensions, _i, _i))
def merge_dimensions(found, with_out, with_each):
    """Merge neighbours that the input (and the output) walks as one."""
    left = 0
    for d in range(1, found.count):
        size = found.sizes[d]
        merge = found.strides[left] == found.strides[d] * size
        if with_out == 1 and found.out_steps[left] != found.out_steps[d] * size:
            merge = False
        if with_each == 1 and found.each_steps[left] != found.each_steps[d] * size:
            merge = False
        if merge:
            size *= found.sizes[left]
        else:
            left += 1
        found.sizes[left] = size
        found.strides[left] = found.strides[d]
        found.out_steps[left] = found.out_steps[d]
        found.each_steps[left] = found.each_steps[d]
    found.count = min(found.count, left + 1)


@compile_driver(_void(_loop, _plan, _i))
def choose_columns(loop, plan, itemsize):
    """Decide what the columns of loop calls are: lines, lanes of one output, neighbouring outputs, or the last two."""
    kept, reduced = Dimensions(plan.kept), Dimensions(plan.reduced)
    total = 1
    for d in range(reduced.count):
        total *= reduced.sizes[d]
    plan.total = total
    last = kept.count - 1
    alone, side_by_side = kept.count == 0, COLUMNS
    lines = reduced.count == 1 and total >= LANES and reduced.strides[0] == itemsize
    lines = lines and (loop.each == 0 or reduced.each_steps[0] == 1)
    if not alone and reduced.count > 0 and total >= 64:
        stride, few = abs(kept.strides[last]), kept.sizes[last] < 32
        if abs(reduced.strides[reduced.count - 1]) < stride:
            alone = few or lines or total * itemsize >= LONG_ROW or stride >= LONG_ROW
            side_by_side = LANES  # gathered from so many rows, so that their lines stay in the nearest cache
        if loop.ordered == 1 and few:
            alone = True  # lanes of several outputs have no simple index
    lines = lines and alone
    plan.lines = 1 if lines else 0
    if lines and kept.count > 0:
        alone, side_by_side = False, max(1, LINE_ELEMENTS // total)
    wide = 1 if alone else kept.sizes[last]
    plan.column_stride = itemsize if alone else kept.strides[last]
    plan.column_out = 1 if alone else kept.out_steps[last]
    plan.column_each = 1 if alone else kept.each_steps[last]
    if not alone:
        kept.count = last
    columns = max(1, min(wide, side_by_side, STATE_BYTES // loop.state_width))
    splits = (wide + columns - 1) // columns
    groups = splits
    for d in range(kept.count):
        groups *= kept.sizes[d]
    lanes = 1
    if not lines and (columns == 1 or (columns < 32 and loop.ordered == 0)):
        lanes = max(1, min(LANES // columns, total // 8))
        if lanes > 8:
            lanes = lanes // 8 * 8
    plan.wide = wide
    plan.columns = columns
    plan.splits = splits
    plan.groups = groups
    plan.lanes = lanes
    plan.capacity = columns * lanes


@compile_driver(_void(_loop, _plan, _i))
def choose_blocks(loop, plan, itemsize):
    """Cut the reduced elements into blocks, and decide whether loops read the input itself or gathered tiles."""
    reduced, total = Dimensions(plan.reduced), plan.total
    columns, lanes = plan.columns, plan.lanes
    block = max(SHORTEST_BLOCK, min(LONGEST_BLOCK, BLOCK_ELEMENTS // columns))
    plan.block = block
    plan.blocks = max(1, (total + block - 1) // block)
    last = reduced.count - 1
    run, stride, each = 1, itemsize * columns, columns
    if reduced.count > 0:
        run, stride, each = reduced.sizes[last], reduced.strides[last], reduced.each_steps[last]
    direct = columns == 1 or plan.column_stride == itemsize
    if lanes > 1:
        direct = direct and stride == columns * itemsize and (reduced.count == 1 or run >= 4 * lanes)
    if loop.each == 1:
        direct = direct and (columns == 1 or plan.column_each == 1) and (lanes == 1 or each == columns)
    plan.run = run
    plan.run_stride = stride
    plan.run_each = each
    plan.direct = 1 if direct else 0
    rows = max(1, TILE_ELEMENTS // columns)
    plan.tile_rows = max(1, rows // lanes) * lanes
    plan.slot_capacity = columns * plan.blocks
    plan.slot_bytes = plan.slot_capacity * loop.state_width
    plan.elements = total * plan.wide * (plan.groups // plan.splits)


@compile_driver(_void(_loop, _arrays, _i, _plan))
def plan_reduction(loop, arrays, mask, plan):
    """Plan the reduction of the first array, over the dimensions in `mask`, into the others."""
    x, itemsize = arrays[0], loop.itemsizes[0]
    plan.x_data = x.data
    for k in range(loop.outputs):
        plan.out_data[k] = arrays[1 + k].data
    kept, reduced = Dimensions(plan.kept), Dimensions(plan.reduced)
    list_dimensions(x, mask, 1, kept)
    sort_dimensions(kept)
    merge_dimensions(kept, 1 - loop.each, loop.each)
    list_dimensions(x, mask, 0, reduced)
    if loop.ordered == 0:
        sort_dimensions(reduced)
    merge_dimensions(reduced, 0, loop.each)
    choose_columns(loop, plan, itemsize)
    choose_blocks(loop, plan, itemsize)
