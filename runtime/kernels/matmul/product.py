"""Products of matrices of floats: ``left @ right`` for every matrix of a batch, with any strides.

The result is made in panels as wide as a tile. For each, the rows of the right operand that a tile reads are copied
side by side, as many as the first cache holds; the left operand is read where it lies. Work is dealt to threads by
panels and groups of rows, which changes nothing in a sum (see :mod:`runtime.kernels.matmul.tile`).
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import functools
from typing import Any

import numba
import numpy as np
from numba import types

from runtime.compile import memory
from runtime.compile.compiling import REDUCTION_FASTMATH, compile_driver, compile_loop, entry_point, texts_of
from runtime.compile.launching import run_job
from runtime.compile.memory import advance, load, pointer, python_object, size_of, store
from runtime.kernels.elementwise.driver import DONE, LARGE
from runtime.kernels.matmul.tile import (
    ROW_BYTES, ROWS, VECTOR_BYTES, add_element, at_address, copy_bytes, grow_tile, move_element, repeat_element,
    transpose_block,
)  # fmt: skip
from runtime.tensor import dtypes
from runtime.tensor.casting import Array
from runtime.native.structures import address_of, int32_at, invoke, put_word, stack_words, word_at
from runtime.native.old import ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ITEMS, LENGTH

DEPTH = 256  # rows of a panel that are in the first cache at a time
BLOCK = 512  # rows of the left operand that are read for a panel before the next one: they stay in the second cache
_DIRECT = 4 * ROWS  # rows of the result up to which copying a panel costs more than reading it where it lies
_FEW = 4  # rows of the result up to which a right operand that lies in columns is read column by column
# Words on the stack for a panel, a tile (1024 bytes at most) and zeros, and where the tile begins, in bytes.
ROOM, SPARE = (DEPTH * ROW_BYTES + 2048) // 8, DEPTH * ROW_BYTES
ZEROS = 1  # instead of the distance of columns
LARGE_WORK = 1 << 22  # multiplications from which another thread is worth its start
# Words of a product: addresses of left, right and result, sizes, then distances in bytes.
M, N, K, BATCH = 24, 32, 40, 48
LEFT, RIGHT, OUT = 56, 80, 104  # each: from matrix to matrix, from row to row, from column to column
START = 128  # the address of a row that is added to every row of the result, 0 for none
_WORDS = 17
_i = types.int64
_inlined = numba.njit(error_model="numpy", inline="always")


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
    for j in range(columns):
        for k in range(high if j < wide else 0, steps):
            store(panel, k * ROW_BYTES + j * width, load(source, k * row + j * column))


@_inlined
def fill_tile(tile, source, row, column, high, columns):
    """Copy `high` rows of `columns` elements into a tile; the last row and the first column are repeated behind."""
    width = size_of(tile)
    for i in range(ROWS):
        line = advance(source, min(i, high - 1) * row)
        if columns * width < ROW_BYTES:
            repeat_element(advance(tile, i * ROW_BYTES), line)
        for j in range(columns):
            move_element(tile, i * ROW_BYTES + j * width, line, j * column)


@_inlined
def write_tiles(left, left_row, left_step, rows, right, right_step, steps, start, start_row, start_column, out, out_row,
                columns, spare):  # fmt: skip
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
        if high < ROWS or columns < full:
            target, target_row = spare, ROW_BYTES
        for i in range(ROWS):
            put_word(begins, 8 * i, min(top + i, rows - 1) * left_row)
        grow_tile(left, begins, left_step, right, right_step, steps, origin, origin_row, target, target_row)
        if high < ROWS or columns < full:
            for i in range(high):
                for j in range(columns):
                    move_element(out, (top + i) * out_row + j * width, spare, i * ROW_BYTES + j * width)


@numba.njit(error_model="numpy", fastmath=set(REDUCTION_FASTMATH))
def inner_product(one, other, steps, zero):
    """The sum of products of two runs of elements; `zero` is the address of a zero of their dtype."""
    width = size_of(one)
    total = load(zero, 0)
    for k in range(steps):
        total += load(one, k * width) * load(other, k * width)
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
def multiply_block(left, right, out, words, rows, first, last, panel, spare, zeros):
    """The panels [first, last) of one matrix, whose operands begin at these addresses."""
    width = size_of(left)
    full = ROW_BYTES // width
    count, depth = word_at(words, N), word_at(words, K)
    left_row, left_step = word_at(words, LEFT + 8), word_at(words, LEFT + 16)
    right_row, right_column = word_at(words, RIGHT + 8), word_at(words, RIGHT + 16)
    out_row, added = word_at(words, OUT + 8), word_at(words, START)
    if word_at(words, M) <= _FEW and left_step == width and right_row == width:
        for j in range(first * full, min(last * full, count)):
            for i in range(rows):
                total = inner_product(advance(left, i * left_row), advance(right, j * right_column), depth, zeros)
                if added != 0:
                    total += load(at_address(left, added), j * width)
                store(out, i * out_row + j * width, total)
        return
    if word_at(words, M) == 1 and right_column == width:
        begin = first * full
        add_rows(left, left_step, advance(right, begin * width), right_row, depth, advance(out, begin * width),
                 min(last * full, count) - begin)  # fmt: skip
        if added != 0:
            for j in range(begin, min(last * full, count)):
                add_element(out, j * width, load(at_address(left, added), j * width))
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
            target = advance(out, begin * width)
            origin, origin_row, origin_column = target, out_row, width
            if done == 0:
                origin, origin_row, origin_column = zeros, 0, ZEROS
                if added != 0:
                    origin, origin_column = at_address(left, added + begin * width), width
            write_tiles(advance(left, done * left_step), left_row, left_step, rows, source, step, steps,
                        origin, origin_row, origin_column, target, out_row, columns, spare)  # fmt: skip


def multiply_part(operands, words, part, parts, _):
    """One thread's share of a product."""
    left, right, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(left)
    full = ROW_BYTES // width
    rows = word_at(words, M)
    panels, batch = (word_at(words, N) + full - 1) // full, word_at(words, BATCH)
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
        multiply_block(
            advance(left, matrix * word_at(words, LEFT) + top * word_at(words, LEFT + 8)),
            advance(right, matrix * word_at(words, RIGHT)),
            advance(out, matrix * word_at(words, OUT) + top * word_at(words, OUT + 8)),
            words, min(group, rows - top), first, last, panel, spare, zeros,
        )  # fmt: skip
        unit += last - first


@compile_driver(types.void(_i, _i, _i))
def put_strides(words, place, array):
    """The distances of an array of up to three dimensions, 0 where it broadcasts."""
    missing = 3 - int32_at(array, ARRAY_NDIM)
    for d in range(3):
        k = 8 * (d - missing)
        repeats = k < 0 or word_at(word_at(array, ARRAY_SHAPE), k) == 1
        put_word(words, place + 8 * d, 0 if repeats else word_at(word_at(array, ARRAY_STRIDES), k))


@compile_driver(_i(_i, _i))
def describe_product(items, words):
    """Fill the words of a product of three arrays, left, right and result, and of a row to be added if there is one.

    The number of multiplications.
    """
    put_word(words, START, word_at(word_at(items, 24), ARRAY_DATA) if word_at(items, LENGTH - ITEMS) > 3 else 0)
    out, left = word_at(items, 16), word_at(items, 0)
    ndim, shape = int32_at(out, ARRAY_NDIM), word_at(out, ARRAY_SHAPE)
    for j in range(3):
        put_word(words, 8 * j, word_at(word_at(items, 8 * j), ARRAY_DATA))
        put_strides(words, LEFT + 24 * j, word_at(items, 8 * j))
    put_word(words, M, word_at(shape, 8 * (ndim - 2)))
    put_word(words, N, word_at(shape, 8 * (ndim - 1)))
    put_word(words, K, word_at(word_at(left, ARRAY_SHAPE), 8 * (ndim - 1)))
    put_word(words, BATCH, word_at(shape, 0) if ndim > 2 else 1)
    return word_at(words, M) * word_at(words, N) * word_at(words, K) * word_at(words, BATCH)


@compile_driver(_i(python_object, python_object))
def multiply_small(job, arrays):
    """A product of arrays whose shapes fit, the result being new memory in rows. LARGE if it is left to the caller."""
    words = stack_words(17)
    if describe_product(address_of(arrays) + ITEMS, words) >= LARGE_WORK:
        return LARGE
    invoke(word_at(word_at(address_of(job), ARRAY_DATA), 0), words, words, 0, 1, 0)
    return DONE


@compile_driver(_i(python_object, _i))
def describe_large(arrays, words):
    """As :func:`describe_product`, of Python's arguments."""
    return describe_product(address_of(arrays) + ITEMS, words)


_small = entry_point(multiply_small)
_describe = entry_point(describe_large)


JOBS = np.zeros(2, np.int64)  # the addresses of the compiled functions for float32 and float64, once there are any


@functools.cache
def _job(kind: Any) -> tuple[Array, Any]:
    """The address of the compiled function for a NumPy dtype, and what keeps it alive."""
    element = memory.ELEMENT[getattr(dtypes, kind.name)]
    word = types.int64
    signature = types.void(memory.Operands((element,) * 3, element), word, word, word, word)
    loop = compile_loop(multiply_part, texts_of(__file__), signature, operator="product", kind=kind.name)
    address: Any = loop.address
    JOBS[kind.itemsize // 8] = address
    return np.array([address], np.int64), loop


def product(left: Array, right: Array, row: Array | None = None) -> Array:
    """``left @ right`` of float32 or float64 matrices, or batches of them, plus a contiguous row. No size may be 0."""
    out = np.empty((*left.shape[:-1], right.shape[-1]), left.dtype)
    arrays = (left, right, out) if row is None else (left, right, out, row)
    if out.shape[-1] == 1 and row is None:  # made as a row: sums along what is contiguous
        arrays = (right.swapaxes(-1, -2), left.swapaxes(-1, -2), out.swapaxes(-1, -2))
    job = _job(left.dtype)[0]
    if _small(job, arrays) == LARGE:
        words = np.empty(_WORDS, np.int64)
        address = words.ctypes.data
        _describe(arrays, address)
        run_job(int(job[0]), address, large=True)
    return out
