"""The loops of :mod:`.product`, in native code."""

from __future__ import annotations

import functools

import numba
from runtime.compile.compiling import FASTMATH, REDUCTION_FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.kernels.matmul.shape import (
    BLOCK, DEPTH, FEW, LONG, MOST_PARTS, NARROW_BYTES, PART, ROW_BYTES, ROWS, VECTOR_BYTES,
)  # fmt: skip
from runtime.kernels.matmul.loops.tile import (
    add_element, at_address, copy_bytes, copy_short_row, grow_small_tile, grow_tile, move_element, repeat_element,
    transpose_block, transpose_quads,
)  # fmt: skip
from runtime.kernels.recipes.loops.rereading import load_again
from runtime.native.structures import stack_words

_DIRECT = 4 * ROWS  # rows of the result up to which copying a panel costs more than reading it where it lies
_DEEP = 16  # products of a sum from which on that is worth the start of a sum
# Words on the stack for a panel, a tile (1024 bytes at most) and zeros, and where the tile begins, in bytes.
ROOM, SPARE = (DEPTH * ROW_BYTES + 2048) // 8, DEPTH * ROW_BYTES
ZEROS = 1  # instead of the distance of columns
_HALF = ROWS // 2  # of the rows of a tile
_QUAD = 4  # columns that are copied as rows at a time
_TINY = 128  # products of a matrix that are quicker one by one than as a tile

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
    if column == width:
        for k in range(steps):
            copy_short_row(advance(panel, k * ROW_BYTES), advance(source, k * row), columns)
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
    quads = high
    while wide > 0 and quads + _QUAD <= steps:
        for j in range(0, wide, square):
            transpose_quads(advance(panel, quads * ROW_BYTES + j * width), ROW_BYTES,
                            advance(source, quads * width + j * column), column)  # fmt: skip
        quads += _QUAD
    for k in range(steps):  # few, or few columns
        for j in range(0 if k >= quads else wide, columns):
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
                out_column, columns, spare, row_bytes):  # fmt: skip
    """Grow all tiles of a panel: `rows` rows, of which `columns` elements are written.

    With the `start_column` ZEROS, zeros lie at `start`, a row of a tile. A row of a tile has `row_bytes`, those of a
    whole or of a narrow one. It may be written whole, with what is behind its columns, if the next ones follow at once
    and are not what sums start from.
    """
    width = size_of(left)
    begins = stack_words(8)
    behind = row_bytes - columns * width
    is_whole, is_filled = behind == 0 and row_bytes == ROW_BYTES, False
    can_overlap = out_row == columns * width and (start_column == ZEROS or start_row == 0)
    for i in range(ROWS):
        begins[i] = min(i, rows - 1) * left_row
    for top in range(0, rows, ROWS):
        high, near = min(ROWS, rows - top), advance(left, top * left_row)
        origin, origin_row = advance(start, top * start_row), start_row
        if start_column != ZEROS and (start_column != width or behind > 0 or (high < ROWS and start_row != 0)):
            if not is_filled or start_row != 0:
                fill_tile(spare, origin, start_row, start_column, high, columns)
            origin, origin_row, is_filled = spare, ROW_BYTES, True
        target, target_row = advance(out, top * out_row), out_row
        following = (rows - top - ROWS) * out_row if can_overlap else 0
        is_direct = out_column == width and behind <= following and (high == ROWS or (high == _HALF and is_whole))
        if not is_direct:
            target, target_row, is_filled = spare, ROW_BYTES, False
        if high < ROWS and top > 0:
            for i in range(high, ROWS):
                begins[i] = (high - 1) * left_row
        if row_bytes == NARROW_BYTES:
            grow_small_tile(ROWS, NARROW_BYTES, near, begins, left_step, right, right_step, steps, origin, origin_row,
                            target, target_row)  # fmt: skip
        elif row_bytes == VECTOR_BYTES:
            grow_small_tile(ROWS, VECTOR_BYTES, near, begins, left_step, right, right_step, steps, origin, origin_row,
                            target, target_row)  # fmt: skip
        elif high <= _HALF:
            grow_small_tile(_HALF, ROW_BYTES, near, begins, left_step, right, right_step, steps, origin, origin_row,
                            target, target_row)  # fmt: skip
        else:
            grow_tile(near, begins, left_step, right, right_step, steps, origin, origin_row, target, target_row)
        if is_direct:
            continue
        if is_whole and out_column == width:
            for i in range(high):
                copy_bytes(advance(out, (top + i) * out_row), advance(spare, i * ROW_BYTES), ROW_BYTES)
        else:
            for i in range(high):
                for j in range(columns):
                    move_element(out, (top + i) * out_row + j * out_column, spare, i * ROW_BYTES + j * width)


@_inlined
def row_bytes_for(size):
    """The bytes of a row of the narrowest tile that has room for so many."""
    return NARROW_BYTES if size <= NARROW_BYTES else VECTOR_BYTES if size <= VECTOR_BYTES else ROW_BYTES


@numba.njit(error_model="numpy", fastmath=set(REDUCTION_FASTMATH))
def inner_product(first, other, steps, zero):
    """The sum of products of two runs of elements; `zero` is the address of a zero of their dtype."""
    width = size_of(first)
    total = load(zero, 0)
    for k in range(steps):
        total += load(first, k * width) * load(other, k * width)
    return total


@_inlined
def long_inner_product(first, other, steps, zero, sums):
    """The same of any number of steps, in parts if they are many, which are added two by two; `sums` has room for them.

    So rounding errors stay small.
    """
    width, parts = size_of(first), min(MOST_PARTS, steps // PART)
    if steps < LONG:
        return inner_product(first, other, steps, zero)
    length = steps // parts
    for k in range(parts):
        at = k * length * width
        store(sums, k * width, inner_product(advance(first, at), advance(other, at), length, zero))
    covered = parts * length * width
    total = inner_product(advance(first, covered), advance(other, covered), steps - parts * length, zero)
    while parts > 1:
        half = (parts + 1) // 2
        for k in range(parts - half):
            add_element(sums, k * width, load_again(sums, (k + half) * width))
        parts = half
    return load_again(sums, 0) + total


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
    if product.m <= FEW and depth >= _DEEP and left_step == width and right_row == width:
        for j in range(first * full, min(last * full, count)):
            for i in range(rows):
                total = long_inner_product(advance(left, i * left_row), advance(right, j * right_column), depth, zeros,
                                           spare)  # fmt: skip
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
            row_bytes = row_bytes_for(columns * width)
            if columns * width < row_bytes or right_column != width or rows > _DIRECT:
                copy_panel(source, right_row, right_column, steps, columns, panel)
                source, step = panel, ROW_BYTES
            target = advance(out, begin * out_column)
            origin, origin_row, origin_column = target, out_row, out_column
            if done == 0:
                origin, origin_row, origin_column = zeros, 0, ZEROS
                if added != 0:
                    origin = at_address(left, added + begin * added_column)
                    origin_row, origin_column = added_row, added_column
            write_tiles(advance(left, done * left_step), left_row, left_step, rows, source, step, steps, origin,
                        origin_row, origin_column, target, out_row, out_column, columns, spare, row_bytes)  # fmt: skip


@_inlined
def multiply_tiny(left, right, out, product, first, last, zero):
    """The matrices [first, last) of a batch, element by element; sums start from `zero`, never from -0."""
    rows, columns, depth = product.m, product.n, product.k
    left_row, left_step = product.left_strides[1], product.left_strides[2]
    right_row, right_column = product.right_strides[1], product.right_strides[2]
    out_row, out_column = product.out_strides[1], product.out_strides[2]
    for matrix in range(first, last):
        a, b = advance(left, matrix * product.left_strides[0]), advance(right, matrix * product.right_strides[0])
        target = advance(out, matrix * product.out_strides[0])
        for i in range(rows):
            for j in range(columns):
                total = load(zero, 0)
                for k in range(depth):
                    total += load(a, i * left_row + k * left_step) * load(b, k * right_row + j * right_column)
                store(target, i * out_row + j * out_column, total)


def multiply_part(operands, product, part, parts, _):
    """One thread's share of a product."""
    left, right, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    if product.added == 0 and 0 < product.m * product.n * product.k <= _TINY:
        zero = at_address(left, stack_words(1))
        store(zero, 0, 0.0)
        multiply_tiny(left, right, out, product, product.batch * part // parts, product.batch * (part + 1) // parts,
                      zero)  # fmt: skip
        return
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
