"""The plan of a reduction: which dimensions are kept and reduced, what the columns are, and where blocks begin."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.kernels.elementwise.loops.driver import MAX_DIMS, MAX_OPERANDS
from runtime.kernels.reduction.description import Description
from runtime.kernels.reduction.loops.frame import (
    BLOCK_ELEMENTS, COLUMNS, FOLDED, LANES, LEAST_RUN, LINE_ELEMENTS, LONG_ROW, LONGEST_BLOCK, SHORTEST_BLOCK,
    STATE_BYTES, TILE_ELEMENTS,
)  # fmt: skip
from runtime.native.layout import WORD, Array, Inside, Structure
from runtime.native.structures import Ref, Row

FEWEST = 16  # columns that are gathered
_ROW = Inside(WORD, MAX_DIMS)
MAX_INPUTS = MAX_OPERANDS - 1
_BY_INPUT = Inside(WORD, MAX_INPUTS)
# Dimensions of the inputs that are walked together, outermost first: their sizes, the strides of the inputs (bytes,
# MAX_DIMS of the first input, then of the next), and the steps of an output without the reduced dimensions, and of one
# with all of them (elements). `repeats_outside` says that those along which all inputs repeat themselves are outermost,
# not innermost.
Dimensions = Structure(
    "ReductionDimensions",
    {
        "count": WORD, "inputs": WORD, "repeats_outside": WORD, "sizes": _ROW, "out_steps": _ROW, "each_steps": _ROW,
        "strides": Inside(WORD, MAX_DIMS * MAX_INPUTS),
    },
)  # fmt: skip
# `kept` and `reduced` are Dimensions. `total` elements are reduced to one; `elements` is how many there are in all.
# Outputs: `groups` groups of `columns` neighbouring ones, in which a dimension of `wide` falls into `splits` parts.
# Each column has `lanes`, so that `capacity` columns and lanes are accumulated at a time. From column to column lead
# `column_strides` (inputs, bytes), `column_out` and `column_each` (outputs, elements).
# Reduced elements: `blocks` blocks of `block`; `run` of them lie `run_strides` bytes apart in the inputs and `run_each`
# elements in an output of their shape. Loops read the inputs themselves (`direct`) or tiles of `tile_rows`, of which
# each takes `tile_bytes`, but for inputs that may be read `in_place`; `keeps` says that what steps keep
# lies where it is until the end, `lines` that a column is one contiguous line. Accumulators of blocks lie at `slots`,
# `slot_bytes` a group, for `slot_capacity` columns. `per_group` says that threads share groups instead of blocks. The
# first elements lie at `data` and `out_data`. Of `inputs` inputs, `lead` is the one whose strides decide; where they
# are several, `sizes` is the shape to which they broadcast. Along `repeats` more dimensions, outermost first, outputs
# are the same: `repeat_sizes` times, `repeat_steps` elements apart.
Plan = Structure(
    "ReductionPlan",
    {
        "total": WORD, "elements": WORD, "groups": WORD, "columns": WORD, "wide": WORD, "splits": WORD, "lanes": WORD,
        "capacity": WORD, "column_out": WORD, "column_each": WORD, "block": WORD, "blocks": WORD, "run": WORD,
        "run_each": WORD, "direct": WORD, "tile_rows": WORD, "tile_bytes": WORD, "lines": WORD, "slots": WORD,
        "keeps": WORD, "slot_bytes": WORD, "slot_capacity": WORD, "per_group": WORD, "inputs": WORD, "lead": WORD,
        "column_strides": _BY_INPUT, "run_strides": _BY_INPUT, "in_place": _BY_INPUT, "data": _BY_INPUT,
        "out_data": Inside(WORD, MAX_OPERANDS), "sizes": _ROW, "repeats": WORD, "repeat_sizes": _ROW,
        "repeat_steps": _ROW, "kept": Inside(WORD, Dimensions.words),
        "reduced": Inside(WORD, Dimensions.words),
    },
)  # fmt: skip

_i, _void = types.int64, types.void
_loop, _plan, _dimensions = Ref(Description), Ref(Plan), Ref(Dimensions)
_array, _arrays, _words = Ref(Array), Row(Array), Row(WORD)


@compile_driver(_i(_loop, _i))
def place_of(loop, number):
    """Which operand an input is: outputs follow the first one."""
    return loop.outputs + number if number > 0 else 0


@compile_driver(_i(_array, _i, _i))
def stride_in(array, ndim, d):
    """The stride of an array in dimension `d` of `ndim`, to which it is broadcast."""
    dim_of_array = d - (ndim - array.ndim)
    return array.strides[dim_of_array] if dim_of_array >= 0 and array.shape[dim_of_array] != 1 else 0


@compile_driver(_i(_loop, _arrays, _i, _words))
def broadcast_sizes(loop, arrays, inputs, sizes):
    """Fill `sizes` with the shape to which the inputs broadcast, and return its length; -1 if they do not."""
    ndim = 0
    for j in range(inputs):
        ndim = max(ndim, arrays[place_of(loop, j)].ndim)
    for d in range(ndim):
        sizes[d] = 1
        for j in range(inputs):
            array = arrays[place_of(loop, j)]
            dim_of_array = d - (ndim - array.ndim)
            its = array.shape[dim_of_array] if dim_of_array >= 0 else 1
            if its != 1:
                if sizes[d] != 1 and sizes[d] != its:
                    return -1
                sizes[d] = its
    return ndim


@compile_driver(_void(_loop, _arrays, _words, _i, _i, _i, _dimensions))
def list_dimensions(loop, arrays, sizes, ndim, mask, keeps, dims):
    """List the kept or the reduced dimensions of size other than 1; `dims` knows how many inputs there are."""
    count = 0
    for d in range(ndim):
        is_kept = 1 - (mask >> d & 1)
        if is_kept == keeps and sizes[d] != 1:
            out = each = 1
            for e in range(d + 1, ndim):
                each *= sizes[e]
                if mask >> e & 1 == 0:
                    out *= sizes[e]
            dims.sizes[count] = sizes[d]
            dims.out_steps[count] = out
            dims.each_steps[count] = each
            for j in range(dims.inputs):
                dims.strides[MAX_DIMS * j + count] = stride_in(arrays[place_of(loop, j)], ndim, d)
            count += 1
    dims.count = count


@compile_driver(_void(_dimensions, _i, _i))
def swap_dimensions(dims, a, b):
    """Exchange two dimensions."""
    dims.sizes[a], dims.sizes[b] = dims.sizes[b], dims.sizes[a]
    dims.out_steps[a], dims.out_steps[b] = dims.out_steps[b], dims.out_steps[a]
    dims.each_steps[a], dims.each_steps[b] = dims.each_steps[b], dims.each_steps[a]
    for j in range(dims.inputs):
        row = MAX_DIMS * j
        dims.strides[row + a], dims.strides[row + b] = dims.strides[row + b], dims.strides[row + a]


@compile_driver(types.boolean(_dimensions, _i))
def is_repeated(dims, d):
    """Whether every input has the same elements all along dimension `d`."""
    for j in range(dims.inputs):
        if dims.strides[MAX_DIMS * j + d] != 0:
            return False
    return True


@compile_driver(_void(_plan))
def leave_out_repeated(plan):
    """Leave kept dimensions out along which the inputs repeat themselves: outputs are copied along them in the end."""
    dims = Dimensions(plan.kept)
    count = repeats = 0
    for d in range(dims.count):
        if is_repeated(dims, d):
            plan.repeat_sizes[repeats] = dims.sizes[d]
            plan.repeat_steps[repeats] = dims.out_steps[d]
            repeats += 1
        else:
            swap_dimensions(dims, count, d)
            count += 1
    dims.count = count
    plan.repeats = repeats


@compile_driver(types.boolean(_dimensions, _i, _i))
def is_inside(dims, a, b):
    """Whether dimension `a` belongs inside of `b`: by the first input that walks both with different strides."""
    if dims.repeats_outside == 1 and is_repeated(dims, a) != is_repeated(dims, b):
        return is_repeated(dims, b)
    for j in range(dims.inputs):
        stride_a, stride_b = abs(dims.strides[MAX_DIMS * j + a]), abs(dims.strides[MAX_DIMS * j + b])
        if stride_a != stride_b and (dims.inputs == 1 or (stride_a != 0 and stride_b != 0)):
            return stride_a < stride_b
    return False


@compile_driver(_void(_dimensions))
def sort_dimensions(dims):
    """Put the smallest stride innermost."""
    for d in range(1, dims.count):
        e = d
        while e > 0 and is_inside(dims, e - 1, e):
            swap_dimensions(dims, e - 1, e)
            e -= 1


@compile_driver(_void(_dimensions, _i, _i))
def merge_dimensions(dims, with_out, with_each):
    """Merge neighbours that the inputs (and the output) walk as one."""
    last = 0
    for d in range(1, dims.count):
        size, merge = dims.sizes[d], True
        for j in range(dims.inputs):
            if dims.strides[MAX_DIMS * j + last] != dims.strides[MAX_DIMS * j + d] * size:
                merge = False
        if with_out == 1 and dims.out_steps[last] != dims.out_steps[d] * size:
            merge = False
        if with_each == 1 and dims.each_steps[last] != dims.each_steps[d] * size:
            merge = False
        if merge:
            size *= dims.sizes[last]
        else:
            last += 1
        dims.sizes[last] = size
        for j in range(dims.inputs):
            dims.strides[MAX_DIMS * j + last] = dims.strides[MAX_DIMS * j + d]
        dims.out_steps[last] = dims.out_steps[d]
        dims.each_steps[last] = dims.each_steps[d]
    dims.count = min(dims.count, last + 1)


@compile_driver(_void(_loop, _dimensions))
def arrange_reduced(loop, dims):
    """Sort and merge the reduced dimensions: repeated ones are outermost where what lies inside of them is long."""
    repeated = 0
    for d in range(dims.count):
        if loop.each == 0 and loop.ordered == 0 and is_repeated(dims, d):
            repeated = max(1, repeated) * dims.sizes[d]
    dims.repeats_outside = 1 if repeated > 0 else 0
    if loop.ordered == 0:
        sort_dimensions(dims)
    merge_dimensions(dims, 0, loop.each)
    if repeated > 0 and dims.sizes[dims.count - 1] < (4 * LANES if repeated >= 4 * LANES else LEAST_RUN):
        dims.repeats_outside = 0
        sort_dimensions(dims)
        merge_dimensions(dims, 0, loop.each)


@compile_driver(types.boolean(_loop))
def reads_again(loop):
    """Whether elements are read several times."""
    return loop.passes > 1 or loop.each == 1


@compile_driver(types.boolean(_loop, _plan))
def are_lines(loop, plan):
    """Whether the reduced elements of every input are one contiguous line, or a few of them, as planes of images."""
    reduced = Dimensions(plan.reduced)
    shortest = LONG_ROW // 2 if reads_again(loop) else LONG_ROW  # bytes; shorter ones are quicker side by side
    several, last = reduced.count == 2, reduced.count - 1
    if several and (loop.each == 1 or reduced.sizes[1] < LEAST_RUN or reduced.sizes[1] > LONGEST_BLOCK):
        return False
    if (reduced.count != 1 and not several) or plan.total < FOLDED:
        return False
    if loop.folds == 0 and (plan.total * loop.itemsizes[0] < shortest or plan.total < LANES):
        return False
    for j in range(plan.inputs):
        if reduced.strides[MAX_DIMS * j + last] != loop.itemsizes[place_of(loop, j)]:
            return False
    return loop.each == 0 or reduced.each_steps[0] == 1


@compile_driver(_void(_loop, _plan, _i, _i))
def place_columns(loop, plan, last, alone):
    """How columns follow each other: along the kept dimension `last`, which then is none of a group any more."""
    kept_dims = Dimensions(plan.kept)
    for j in range(plan.inputs):
        itemsize = loop.itemsizes[place_of(loop, j)]
        plan.column_strides[j] = itemsize if alone else kept_dims.strides[MAX_DIMS * j + last]
    plan.wide = 1 if alone else kept_dims.sizes[last]
    plan.column_out = 1 if alone else kept_dims.out_steps[last]
    plan.column_each = 1 if alone else kept_dims.each_steps[last]
    if not alone:
        kept_dims.count = last


@compile_driver(types.boolean(_loop, _plan))
def repeats_rows(loop, plan):
    """Whether the reduced elements are one row of neighbouring columns, again and again."""
    kept_dims, reduced = Dimensions(plan.kept), Dimensions(plan.reduced)
    last = kept_dims.count - 1
    if loop.each == 1 or not is_repeated(reduced, reduced.count - 1) or kept_dims.sizes[last] < 32:
        return False
    for j in range(plan.inputs):
        if kept_dims.strides[MAX_DIMS * j + last] != loop.itemsizes[place_of(loop, j)]:
            return False
    return True


@compile_driver(_i(_loop, _plan))
def gathered_columns(loop, plan):
    """Of how many lines a tile is gathered: so many that it takes whole ones if several passes read them.

    Otherwise few enough that the memory around what is gathered stays in the nearest cache.
    """
    whole = TILE_ELEMENTS // plan.inputs // plan.total
    return whole if whole >= LANES or (reads_again(loop) and whole >= FEWEST) else LANES


@compile_driver(_void(_loop, _plan))
def choose_columns(loop, plan):
    """Decide what the columns of loop calls are: lines, lanes of one output, neighbouring outputs, or the last two."""
    kept_dims, reduced = Dimensions(plan.kept), Dimensions(plan.reduced)
    itemsize, row = loop.itemsizes[place_of(loop, plan.lead)], MAX_DIMS * plan.lead
    total = 1
    for d in range(reduced.count):
        total *= reduced.sizes[d]
    plan.total = total
    last = kept_dims.count - 1
    alone, side_by_side = kept_dims.count == 0, min(COLUMNS, TILE_ELEMENTS // plan.inputs)
    lines = are_lines(loop, plan)
    if not alone and reduced.count > 0:
        stride, few = abs(kept_dims.strides[row + last]), kept_dims.sizes[last] < 32
        if abs(reduced.strides[row + reduced.count - 1]) < stride and not repeats_rows(loop, plan):
            runs = reduced.count == 1 or reduced.sizes[reduced.count - 1] >= LEAST_RUN
            long = (total * itemsize >= LONG_ROW and runs) or stride >= LONG_ROW
            alone = lines or (total >= 64 and (few or long))
            side_by_side = min(side_by_side, gathered_columns(loop, plan))
        if loop.ordered == 1 and few and total >= 64:
            alone = True  # lanes of several outputs have no simple index
    lines = lines and alone
    plan.lines = 1 if lines else 0
    if lines and kept_dims.count > 0:
        alone, side_by_side = False, max(1, LINE_ELEMENTS // total)
    place_columns(loop, plan, last, 1 if alone else 0)
    columns = max(1, min(plan.wide, side_by_side, STATE_BYTES // loop.state_width))
    splits = (plan.wide + columns - 1) // columns
    groups = splits
    for d in range(kept_dims.count):
        groups *= kept_dims.sizes[d]
    lanes = 1
    if not lines and (columns == 1 or (columns < 32 and loop.ordered == 0)):
        lanes = max(1, min(LANES // columns, total // 8))
        if lanes > 8:
            lanes = lanes // 8 * 8
    plan.columns = columns
    plan.splits = splits
    plan.groups = groups
    plan.lanes = lanes
    plan.capacity = columns * lanes


@compile_driver(types.boolean(_loop, _plan, _i))
def is_direct(loop, plan, number):
    """Whether a loop can read an input where it lies; fills how far its runs step."""
    reduced, itemsize = Dimensions(plan.reduced), loop.itemsizes[place_of(loop, number)]
    last, stride = reduced.count - 1, itemsize * plan.columns
    if last >= 0:
        stride = reduced.strides[MAX_DIMS * number + last]
    plan.run_strides[number] = stride
    direct = plan.columns == 1 or plan.column_strides[number] == itemsize
    if plan.lanes > 1:
        direct = direct and stride == plan.columns * itemsize and (reduced.count == 1 or plan.run >= 4 * plan.lanes)
    return direct


@compile_driver(_void(_loop, _plan))
def choose_blocks(loop, plan):
    """Cut the reduced elements into blocks, and decide whether loops read the inputs themselves or gathered tiles."""
    reduced, total = Dimensions(plan.reduced), plan.total
    columns, lanes = plan.columns, plan.lanes
    longest = BLOCK_ELEMENTS if loop.passes == 1 else LONGEST_BLOCK  # which a later pass finds in the nearest cache
    block = max(SHORTEST_BLOCK, min(longest, BLOCK_ELEMENTS // columns))
    if plan.lines == 1 and reduced.count == 2:
        block = max(1, block // reduced.sizes[1]) * reduced.sizes[1]
    plan.block = block
    plan.blocks = max(1, (total + block - 1) // block)
    last = reduced.count - 1
    run, each = 1, columns
    if reduced.count > 0:
        run, each = reduced.sizes[last], reduced.each_steps[last]
    plan.run = run
    plan.run_each = each
    direct, widest = True, 1
    for j in range(plan.inputs):
        read = is_direct(loop, plan, j)
        plan.in_place[j] = 1 if read and plan.inputs > 1 else 0
        direct = direct and read
        widest = max(widest, loop.itemsizes[place_of(loop, j)])
    if loop.each == 1:
        direct = direct and (columns == 1 or plan.column_each == 1) and (lanes == 1 or each == columns)
    plan.direct = 1 if direct else 0
    rows = max(1, TILE_ELEMENTS // plan.inputs // columns)
    plan.tile_rows = max(1, rows // lanes) * lanes
    plan.tile_bytes = plan.tile_rows * columns * widest
    plan.keeps = 1 if loop.each == 1 and (direct or total <= plan.tile_rows) else 0
    plan.slot_capacity = columns * plan.blocks
    plan.slot_bytes = plan.slot_capacity * loop.state_width
    plan.elements = total * plan.wide * (plan.groups // plan.splits)


@compile_driver(_i(_loop, _arrays, _plan))
def choose_lead(loop, arrays, plan):
    """The input whose strides decide: the first that has the most elements."""
    lead, most = 0, -1
    for j in range(plan.inputs):
        array, elements = arrays[place_of(loop, j)], 1
        for d in range(array.ndim):
            elements *= array.shape[d]
        if elements > most:
            lead, most = j, elements
    return lead


@compile_driver(_void(_loop, _arrays, _i, _plan))
def plan_reduction(loop, arrays, mask, plan):
    """Plan the reduction of the inputs, over the dimensions in `mask`, into the outputs."""
    x = arrays[0]
    inputs, sizes, ndim = loop.operands - loop.outputs, x.shape, x.ndim
    plan.inputs = inputs
    plan.lead = 0
    if inputs > 1:
        sizes = plan.sizes
        ndim = broadcast_sizes(loop, arrays, inputs, sizes)
        plan.lead = choose_lead(loop, arrays, plan)
    for j in range(inputs):
        plan.data[j] = arrays[place_of(loop, j)].data
    for k in range(loop.outputs):
        plan.out_data[k] = arrays[1 + k].data
    kept_dims, reduced = Dimensions(plan.kept), Dimensions(plan.reduced)
    kept_dims.inputs = inputs
    kept_dims.repeats_outside = 0
    reduced.inputs = inputs
    list_dimensions(loop, arrays, sizes, ndim, mask, 1, kept_dims)
    plan.repeats = 0
    if loop.each == 0:
        leave_out_repeated(plan)
    sort_dimensions(kept_dims)
    merge_dimensions(kept_dims, 1 - loop.each, loop.each)
    list_dimensions(loop, arrays, sizes, ndim, mask, 0, reduced)
    arrange_reduced(loop, reduced)
    choose_columns(loop, plan)
    choose_blocks(loop, plan)
