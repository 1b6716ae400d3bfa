"""The native driver of reductions, compiled once for all operators, ranks, strides and dtypes.

A reduction loop knows one dtype and sees only rows x columns of contiguous columns. It carries one set of accumulators
a column and enters row after row, so its inner loop runs across columns and vectorises whatever the expressions are.
What the columns are is decided here:

* an outer dimension is reduced: the columns are the neighbouring outputs;
* everything, or the innermost dimension, is reduced: one output's elements are dealt out to ``lanes``, which are
  combined afterwards; a few neighbouring outputs get several lanes each;
* anything else (strides, short rows) is gathered into a small contiguous tile first.

The reduced elements of an output fall into blocks whose size depends on the shape alone. The accumulators of the blocks
are combined pairwise in a binary tree, so rounding errors stay small, and any number of threads gives the same bits.

``frame`` is how a call of a loop is described, ``plan`` the whole reduction, ``place`` where one group of outputs lies;
all are words (byte offsets below). A loop's description has the words of ``driver``, then, from ``PASSES`` on, its own.
The accumulators of `capacity` columns lie one array after the other: ``state``.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

import threading
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core.datamodel import models
from numba.core.extending import intrinsic, overload, register_model

from runtime.kernels.compiling import compile_driver, entry_point
from runtime.kernels.driver import (
    ARRAY_DATA,
    ARRAY_NDIM,
    ARRAY_SHAPE,
    ARRAY_STRIDES,
    DONE,
    GENERAL,
    GRAIN,
    ITEMS,
    LENGTH,
    LOOP_ITEMSIZES,
    LOOP_OUTPUTS,
    take_scalars,
)
from runtime.kernels.memory import (
    BYTE,
    WIDTH,
    WORD,
    _at,
    _scope,
    address_of,
    int32_at,
    invoke,
    put_word,
    python_object,
    register_type,
    stack_words,
    word_at,
)

# Stages of a loop: what one call does. START, STEP and FOLD count up from here with the number of the pass.
FINISH, START, STEP, FOLD = 0, 16, 32, 48
# A call's frame. Steps of outputs are in elements, of the input in bytes.
STAGE, STATE, CAPACITY = 0, 8, 16
ROW_STEP, OUT_STEP, INDEX, ROW_INDEX, COLUMN_INDEX, COUNT = 48, 56, 64, 72, 80, 88
SCALARS, WIDTH_OF_GROUP = 96, 104  # for the driver itself
DATA = 128  # the operands' data pointers
FRAME_WORDS = 16 + 8
# A loop's description: number of passes, whether steps use `index`, each-form, then (width, pass) of each accumulator.
PASSES, ORDERED, EACH, STATE_WIDTH, ACCUMULATORS, ACCUMULATOR = 128, 136, 144, 152, 160, 168
DESCRIPTION_WORDS = 21 + 2 * 8

BLOCK_ELEMENTS, LONGEST_BLOCK, SHORTEST_BLOCK = 32768, 8192, 64
LANES = 64
COLUMNS = 1024  # at most so many outputs are accumulated side by side
STATE_BYTES = 65536
TILE_ELEMENTS = 2048
TILE_WORDS, WORK_WORDS = 2 * TILE_ELEMENTS, STATE_BYTES // 8 + 2048  # on the stack
SMALL = 1024

_i = types.int64
_void = types.void


# -- what loops are written with -----------------------------------------------------------------------------------


class Accumulators(types.Type):
    """The address of one accumulator's values, one a column."""

    def __init__(self, element: types.Type, number: int) -> None:
        self.element = element
        self.number = number
        super().__init__(name=f"Accumulators({element}, {number})")


@register_model(Accumulators)
class AccumulatorsModel(models.PrimitiveModel):
    """An address."""

    def __init__(self, manager, fe_type):
        super().__init__(manager, fe_type, WORD)


@intrinsic
def accumulators(typingctx, operands, number, kind, address):
    """Accumulator `number` at `address`; `kind` is "compute", "int64" or "bool" (both literal)."""
    if not isinstance(number, types.IntegerLiteral) or not isinstance(kind, types.StringLiteral):
        return None
    named = {"compute": register_type(operands.compute), "int64": types.int64, "bool": types.boolean}
    result = Accumulators(named[kind.literal_value], number.literal_value)

    def codegen(context, builder, signature, args):
        return args[3]

    return result(operands, number, kind, types.int64), codegen


@intrinsic
def end_of(typingctx, slots, capacity):
    """The address after `capacity` values: there the next accumulator begins."""
    width = WIDTH[slots.element]

    def codegen(context, builder, signature, args):
        return builder.add(args[0], builder.mul(args[1], ir.Constant(WORD, width)))

    return types.int64(slots, types.int64), codegen


def _slot(context, builder, slots, args):
    stored = BYTE if slots.element is types.boolean else context.get_value_type(slots.element)
    offset = builder.mul(args[1], ir.Constant(WORD, WIDTH[slots.element]))
    return _at(builder, args[0], offset, stored)


def _recalled(context, builder, slots, args, scope):
    value = builder.load(_slot(context, builder, slots, args), align=1)
    value.set_metadata("alias.scope", _scope(builder, scope))
    if slots.element is types.boolean:
        return builder.icmp_unsigned("!=", value, ir.Constant(BYTE, 0))
    return value


@intrinsic
def recall(typingctx, slots, lane):
    """The accumulator's value in column `lane`."""

    def codegen(context, builder, signature, args):
        return _recalled(context, builder, slots, args, f"accumulator {slots.number}")

    return slots.element(slots, types.int64), codegen


@intrinsic
def finished(typingctx, slots, lane):
    """As :func:`recall`, of an accumulator that the surrounding loop never changes; the compiler relies on that."""

    def codegen(context, builder, signature, args):
        return _recalled(context, builder, slots, args, "inputs")

    return slots.element(slots, types.int64), codegen


@intrinsic
def keep(typingctx, slots, lane, value):
    """Set the accumulator's value in column `lane`."""

    def codegen(context, builder, signature, args):
        given = context.cast(builder, args[2], signature.args[2], slots.element)
        if slots.element is types.boolean:
            given = builder.zext(given, BYTE)
        instruction = builder.store(given, _slot(context, builder, slots, args), align=1)
        others = [f"accumulator {number}" for number in range(8) if number != slots.number]
        scopes = [_scope(builder, which).operands[0] for which in ("inputs", *others)]
        instruction.set_metadata("noalias", builder.module.add_metadata(scopes))
        return context.get_dummy_value()

    return types.void(slots, types.int64, value), codegen


@intrinsic
def element_count(typingctx, operands, frame):
    """The number of reduced elements, in the compute type where that is floating or complex, else int64."""
    kind = register_type(operands.compute)
    result = kind if isinstance(kind, types.Float | types.Complex) else types.int64

    def codegen(context, builder, signature, args):
        value = builder.load(_at(builder, args[1], ir.Constant(WORD, COUNT), WORD))
        return context.cast(builder, value, types.int64, result)

    return result(operands, types.int64), codegen


def lowest(kind):
    """The value of type `kind` that is below all others: -inf for floats, False for bool."""
    raise NotImplementedError


def highest(kind):
    """The value of type `kind` that is above all others: inf for floats, True for bool."""
    raise NotImplementedError


def _limit(kind: types.Type, *, upper: bool) -> Any:
    number = kind.instance_type
    if isinstance(number, types.Float):
        return {32: np.float32, 64: np.float64}[number.bitwidth](np.inf if upper else -np.inf)
    if isinstance(number, types.Integer):
        info = np.iinfo(number.name)
        return np.dtype(number.name).type(info.max if upper else info.min)
    return upper


@overload(lowest)
def _lowest(kind):
    value = _limit(kind, upper=False)

    def implementation(kind):
        return value

    return implementation


@overload(highest)
def _highest(kind):
    value = _limit(kind, upper=True)

    def implementation(kind):
        return value

    return implementation


# -- moving elements -----------------------------------------------------------------------------------------------


@intrinsic
def move(typingctx, width, target, source):
    """Copy `width` (a literal) bytes."""
    if not isinstance(width, types.IntegerLiteral):
        return None
    kind = ir.IntType(8 * width.literal_value)

    def codegen(context, builder, signature, args):
        zero = ir.Constant(WORD, 0)
        value = builder.load(_at(builder, args[2], zero, kind), align=1)
        builder.store(value, _at(builder, args[1], zero, kind), align=1)
        return context.get_dummy_value()

    return types.void(width, types.int64, types.int64), codegen


@intrinsic
def copy_bytes(typingctx, target, source, count):
    """memcpy."""

    def codegen(context, builder, signature, args):
        pointer = BYTE.as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [pointer, pointer, WORD, ir.IntType(1)])
        function = builder.module.declare_intrinsic("llvm.memcpy", [pointer, pointer, WORD], kind)
        target, source = (builder.inttoptr(one, pointer) for one in args[:2])
        builder.call(function, [target, source, args[2], ir.Constant(ir.IntType(1), 0)])
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


@compile_driver(_void(_i, _i, _i, _i, _i, _i))
def copy_strided(width, target, target_step, source, source_step, count):
    """Copy elements of `width` bytes (1, 2, 4, 8 or 16)."""
    if target_step == width and source_step == width:
        copy_bytes(target, source, count * width)
    elif width == 4:
        for k in range(count):
            move(4, target + k * target_step, source + k * source_step)
    elif width == 8:
        for k in range(count):
            move(8, target + k * target_step, source + k * source_step)
    elif width == 2:
        for k in range(count):
            move(2, target + k * target_step, source + k * source_step)
    elif width == 1:
        for k in range(count):
            move(1, target + k * target_step, source + k * source_step)
    else:
        for k in range(count):
            move(16, target + k * target_step, source + k * source_step)


@compile_driver(_void(_i, _i, _i, _i, _i, _i, _i, _i, _i))
def copy_tile(width, target, target_row, target_column, source, source_row, source_column, rows, columns):
    """Copy rows x columns elements, the longer side in the inner loop."""
    if columns >= rows:
        for row in range(rows):
            copy_strided(
                width, target + row * target_row, target_column, source + row * source_row, source_column, columns
            )
    else:
        for column in range(columns):
            copy_strided(
                width, target + column * target_column, target_row, source + column * source_column, source_row, rows
            )


@compile_driver(_void(_i, _i, _i, _i, _i, _i, _i, _i))
def copy_state(loop, number, target, capacity, first, source, source_capacity, columns):
    """Copy the first `columns` values of every accumulator of pass `number` to `target`, from column `first` on."""
    for k in range(word_at(loop, ACCUMULATORS)):
        width = word_at(loop, ACCUMULATOR + 16 * k)
        if word_at(loop, ACCUMULATOR + 16 * k + 8) == number:
            copy_strided(width, target + first * width, width, source, width, columns)
        target += capacity * width
        source += source_capacity * width


@compile_driver(_void(_i, _i, _i, _i, _i, _i))
def spread(loop, number, state, capacity, columns, lanes):
    """Repeat the first `columns` values of every accumulator of pass `number` in all lanes."""
    for k in range(word_at(loop, ACCUMULATORS)):
        width = word_at(loop, ACCUMULATOR + 16 * k)
        if word_at(loop, ACCUMULATOR + 16 * k + 8) == number:
            if columns == 1:
                copy_strided(width, state + width, width, state, 0, lanes - 1)
            else:
                for lane in range(1, lanes):
                    copy_strided(width, state + lane * columns * width, width, state, width, columns)
        state += capacity * width


# -- plans ---------------------------------------------------------------------------------------------------------

# Offsets of a plan's words. KEPT and REDUCED: how many dimensions; then the geometry.
KEPT, REDUCED, TOTAL, WIDE, GROUP_COLUMNS, SPLITS, GROUPS, LANE_COUNT = 0, 8, 16, 24, 32, 40, 48, 56
BLOCK, BLOCKS, RUN, RUN_STEP, RUN_EACH, DIRECT, TILE_ROWS, CAPACITY_OF_WORK = 64, 72, 80, 88, 96, 104, 112, 120
COLUMN_STEP, COLUMN_OUT, COLUMN_EACH, X_DATA, OUT_DATA = 128, 136, 144, 152, 160
SLOTS, SLOT_BYTES, SLOT_CAPACITY, ELEMENTS, PER_GROUP = 192, 200, 208, 216, 224
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
    """Decide what the columns of loop calls are: lanes of one output, neighbouring outputs, or both."""
    kept, reduced = word_at(plan, KEPT), word_at(plan, REDUCED)
    total = 1
    for d in range(reduced):
        total *= word_at(plan, REDUCED_SIZES + 8 * d)
    put_word(plan, TOTAL, total)
    last = 8 * (kept - 1)
    alone = kept == 0
    if not alone and reduced > 0 and total >= 64:
        alone = abs(word_at(plan, REDUCED_X + 8 * (reduced - 1))) < abs(word_at(plan, KEPT_X + last))
        if word_at(loop, ORDERED) == 1 and word_at(plan, KEPT_SIZES + last) < 32:
            alone = True  # lanes of several outputs have no simple index
    wide = 1 if alone else word_at(plan, KEPT_SIZES + last)
    put_word(plan, COLUMN_STEP, itemsize if alone else word_at(plan, KEPT_X + last))
    put_word(plan, COLUMN_OUT, 1 if alone else word_at(plan, KEPT_OUT + last))
    put_word(plan, COLUMN_EACH, 1 if alone else word_at(plan, KEPT_EACH + last))
    if not alone:
        kept -= 1
        put_word(plan, KEPT, kept)
    columns = max(1, min(wide, COLUMNS, STATE_BYTES // word_at(loop, STATE_WIDTH)))
    splits = (wide + columns - 1) // columns
    groups = splits
    for d in range(kept):
        groups *= word_at(plan, KEPT_SIZES + 8 * d)
    lanes = 1
    if columns == 1 or (columns < 32 and word_at(loop, ORDERED) == 0):
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


# -- one group of outputs ------------------------------------------------------------------------------------------

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
def run_block(loop, plan, place, frame, number, block):
    """Pass `number` over one block of a group; the first columns of the frame's state have the result."""
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


# -- shares of threads ---------------------------------------------------------------------------------------------


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


# -- entry points --------------------------------------------------------------------------------------------------


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


@compile_driver(_i(_i, python_object, _i, _i, _i), nogil=True)
def reduce_released(loop, arrays, mask, slots, scratch):
    """As :func:`reduce_general` for large work on one thread, without the GIL."""
    plan = stack_words(PLAN_WORDS)
    plan_reduction(loop, address_of(arrays) + ITEMS, mask, plan)
    put_word(plan, SLOTS, scratch)
    run_groups(loop, plan, 0, word_at(plan, GROUPS), slots)
    return DONE


def _launcher() -> Any:
    """Compiled when the first large operand arrives: threads cost Numba seconds of compilation."""

    @compile_driver(_i(_i, python_object, _i, _i, _i, _i), nogil=True, parallel=True)
    def reduce_on_threads(loop, arrays, mask, slots, scratch, parts):
        plan = stack_words(PLAN_WORDS)
        plan_reduction(loop, address_of(arrays) + ITEMS, mask, plan)
        put_word(plan, SLOTS, scratch)
        for phase in range(share_work(loop, plan, parts)):
            for part in numba.prange(parts):
                run_phase(loop, plan, phase, part, parts, slots)
            end_phase(loop, plan, phase, slots)
        return DONE

    return entry_point(reduce_on_threads)


small = entry_point(reduce_small)
general = entry_point(reduce_general)
_released = entry_point(reduce_released)
_threads: Any = None
_lock = threading.Lock()


def run_large(
    loop: int, arrays: tuple[np.ndarray[Any, Any], ...], mask: int, slots: np.ndarray[Any, Any], scratch_bytes: int
) -> None:
    """What `general` did not do: reduce the first array over the dimensions in the bits of `mask` into the others.

    `slots` holds the scalars, 16 bytes each; `scratch_bytes` is what `general` returned.
    """
    scratch = np.empty(scratch_bytes, np.uint8)
    threads = numba.get_num_threads()
    if arrays[0].size < GRAIN or threads == 1:
        _released(loop, arrays, mask, slots.ctypes.data, scratch.ctypes.data)
    else:
        _run_threads(loop, arrays, mask, slots.ctypes.data, scratch.ctypes.data, threads)


def _run_threads(loop: int, arrays: Any, mask: int, slots: int, scratch: int, threads: int) -> None:
    """Numba's simplest threading layer allows one launch at a time, so launches of several Python threads queue."""
    global _threads  # noqa: PLW0603 - compiled once
    with _lock:
        if _threads is None:
            _threads = _launcher()
        _threads(loop, arrays, mask, slots, scratch, threads)
