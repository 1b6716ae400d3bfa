"""The loops of :mod:`.product`, in native code."""

from __future__ import annotations

import functools

import numba
from runtime.compile.compiling import FASTMATH, REDUCTION_FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.kernels.matmul.shape import BLOCK, DEPTH, ROW_BYTES, ROWS, VECTOR_BYTES
from runtime.kernels.matmul.loops.tile import (
    add_element, at_address, copy_bytes, grow_tile, move_element, repeat_element, transpose_block,
)  # fmt: skip
from runtime.native.structures import stack_words

_DIRECT = 4 * ROWS  # rows of the result up to which copying a panel costs more than reading it where it lies
_FEW = 4  # rows of the result up to which a right operand that lies in columns is read column by column
_DEEP = 16  # products of a sum from which on that is worth the start of a sum
# Words on the stack for a panel, a tile (1024 bytes at most) and zeros, and where the tile begins, in bytes.
ROOM, SPARE = (DEPTH * ROW_BYTES + 2048) // 8, DEPTH * ROW_BYTES
ZEROS = 1  # instead of the distance of columns

_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


@_inlined
def copy_panel(source, row, column, steps, columns, panel):
    """Copy `steps` rows of `columns` elements side by side into a panel. Behind them the first column is repeated.

    The lanes of a tile that are thrown away so compute what is computed anyway: nothing that was not written, which may
    be slow (subnormal), and nothing that raises a floating-point flag of its own.
    """
    width = size_of(panel)
    if columns * width == ROW_BYTES and column == width:
        for k in range(steps):
            copy_bytes(advance(panel, k * ROW_BYTES), advance(source, k * row), ROW_BYTES)
        return
    if columns * width < ROW_BYTES:
        for k in range(steps):
            repeat_element(advance(panel, k * ROW_BYTES), advance(source, k * row))
    square = VECTOR_BYTES // width
    wide = columns // square * square if row == width else 0
    high = steps // square * square
    for j in range(0, wide, square):
        for k in range(0, high, square):
            transpose_block(advance(panel, k * ROW_BYTES + j * width), ROW_BYTES,
                            advance(source, k * width + j * column), column)  # fmt: skip
    for k in range(steps):  # few, or few columns
        for j in range(0 if k >= high else wide, columns):
            store(panel, k * ROW_BYTES + j * width, load(source, k * row + j * column))


@_inlined
def fill_tile(tile, source, row, column, high, columns):
    """Copy `high` rows of `columns` elements into a tile; the last row and the first column are repeated behind.

    With the `column` 0 a row is one element.
    """
    width = size_of(tile)
    for i in range(ROWS):
        line = advance(source, min(i, high - 1) * row)
        if columns * width < ROW_BYTES or column == 0:
            repeat_element(advance(tile, i * ROW_BYTES), line)
        if column != 0:
            for j in range(columns):
                move_element(tile, i * ROW_BYTES + j * width, line, j * column)


@_inlined
def write_tiles(left, left_row, left_step, rows, right, right_step, steps, start, start_row, start_column, out, out_row,
                out_column, columns, spare):  # fmt: skip
    """Grow all tiles of a panel: `rows` rows, of which `columns` elements are written.

    With the `start_column` ZEROS, zeros lie at `start`, a row of a tile.
    """
    width = size_of(left)
    full = ROW_BYTES // width
    begins = stack_words(8)
    for top in range(0, rows, ROWS):
        high = min(ROWS, rows - top)
        origin, origin_row = advance(start, top * start_row), start_row
        if start_column != ZEROS and (start_column != width or columns < full or (high < ROWS and start_row != 0)):
            fill_tile(spare, origin, start_row, start_column, high, columns)
            origin, origin_row = spare, ROW_BYTES
        target, target_row = advance(out, top * out_row), out_row
        if high < ROWS or columns < full or out_column != width:
            target, target_row = spare, ROW_BYTES
        for i in range(ROWS):
            begins[i] = min(top + i, rows - 1) * left_row
        grow_tile(left, begins, left_step, right, right_step, steps, origin, origin_row, target, target_row)
        if columns == full and out_column == width:
            for i in range(high if high < ROWS else 0):
                copy_bytes(advance(out, (top + i) * out_row), advance(spare, i * ROW_BYTES), ROW_BYTES)
        elif high < ROWS or columns < full or out_column != width:
            for i in range(high):
                for j in range(columns):
                    move_element(out, (top + i) * out_row + j * out_column, spare, i * ROW_BYTES + j * width)


@numba.njit(error_model="numpy", fastmath=set(REDUCTION_FASTMATH))
def inner_product(first, other, steps, zero):
    """The sum of products of two runs of elements; `zero` is the address of a zero of their dtype."""
    width = size_of(first)
    total = load(zero, 0)
    for k in range(steps):
        total += load(first, k * width) * load(other, k * width)
    return total


@_inlined
def add_rows(left, left_step, right, right_row, steps, out, count):
    """Add to `count` elements of one row the rows of the right operand, times the elements of the left one."""
    width = size_of(out)
    for j in range(count):
        store(out, j * width, 0.0)
    k = 0
    while k + 4 <= steps:
        a, b = load(left, k * left_step), load(left, (k + 1) * left_step)
        c, d = load(left, (k + 2) * left_step), load(left, (k + 3) * left_step)
        first, second = advance(right, k * right_row), advance(right, (k + 1) * right_row)
        third, fourth = advance(right, (k + 2) * right_row), advance(right, (k + 3) * right_row)
        for j in range(count):
            at = j * width
            add_element(out, at, (a * load(first, at) + b * load(second, at))
                        + (c * load(third, at) + d * load(fourth, at)))  # fmt: skip
        k += 4
    while k < steps:
        a, first = load(left, k * left_step), advance(right, k * right_row)
        for j in range(count):
            add_element(out, j * width, a * load(first, j * width))
        k += 1


@_inlined
def multiply_block(left, right, out, added, product, rows, first, last, panel, spare, zeros):
    """The panels [first, last) of one matrix, whose operands, and what is `added` or 0, begin at these addresses."""
    width = size_of(left)
    full = ROW_BYTES // width
    count, depth = product.n, product.k
    left_row, left_step = product.left_strides[1], product.left_strides[2]
    right_row, right_column = product.right_strides[1], product.right_strides[2]
    out_row, out_column = product.out_strides[1], product.out_strides[2]
    added_row, added_column = product.added_strides[0], product.added_strides[1]
    if product.m <= _FEW and depth >= _DEEP and left_step == width and right_row == width:
        for j in range(first * full, min(last * full, count)):
            for i in range(rows):
                total = inner_product(advance(left, i * left_row), advance(right, j * right_column), depth, zeros)
                if added != 0:
                    total += load(at_address(left, added + i * added_row), j * added_column)
                store(out, i * out_row + j * out_column, total)
        return
    if product.m == 1 and right_column == width and out_column == width:
        begin = first * full
        add_rows(left, left_step, advance(right, begin * width), right_row, depth, advance(out, begin * width),
                 min(last * full, count) - begin)  # fmt: skip
        if added != 0:
            for j in range(begin, min(last * full, count)):
                add_element(out, j * width, load(at_address(left, added), j * added_column))
        return
    for done in range(0, depth, DEPTH):
        steps = min(DEPTH, depth - done)
        for number in range(first, last):
            begin = number * full
            columns = min(full, count - begin)
            source = advance(right, done * right_row + begin * right_column)
            step = right_row
            if columns < full or right_column != width or rows > _DIRECT:
                copy_panel(source, right_row, right_column, steps, columns, panel)
                source, step = panel, ROW_BYTES
            target = advance(out, begin * out_column)
            origin, origin_row, origin_column = target, out_row, out_column
            if done == 0:
                origin, origin_row, origin_column = zeros, 0, ZEROS
                if added != 0:
                    origin = at_address(left, added + begin * added_column)
                    origin_row, origin_column = added_row, added_column
            write_tiles(advance(left, done * left_step), left_row, left_step, rows, source, step, steps,
                        origin, origin_row, origin_column, target, out_row, out_column, columns, spare)  # fmt: skip


def multiply_part(operands, product, part, parts, _):
    """One thread's share of a product."""
    left, right, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(left)
    full = ROW_BYTES // width
    rows = product.m
    panels, batch = (product.n + full - 1) // full, product.batch
    groups = (rows + BLOCK - 1) // BLOCK
    if batch * panels * groups < 4 * parts:
        groups = min((rows + ROWS - 1) // ROWS, (4 * parts + batch * panels - 1) // (batch * panels))
    group = ((rows + groups - 1) // groups + ROWS - 1) // ROWS * ROWS
    groups = (rows + group - 1) // group
    room = stack_words(ROOM)
    panel, spare, zeros = at_address(left, room), at_address(left, room + SPARE), at_address(left, room + SPARE + 1024)
    for j in range(full):
        store(zeros, j * width, 0.0)
    units = batch * groups * panels
    unit, end = units * part // parts, units * (part + 1) // parts
    while unit < end:
        first = unit % panels
        last = min(panels, first + end - unit)
        matrix, top = unit // panels // groups, unit // panels % groups * group
        added = product.added + top * product.added_strides[0] if product.added != 0 else 0
        multiply_block(
            advance(left, matrix * product.left_strides[0] + top * product.left_strides[1]),
            advance(right, matrix * product.right_strides[0]),
            advance(out, matrix * product.out_strides[0] + top * product.out_strides[1]),
            added, product, min(group, rows - top), first, last, panel, spare, zeros,
        )  # fmt: skip
        unit += last - first
