"""Moving elements: strided copies into and out of tiles, and accumulators from one array of columns to another."""

from __future__ import annotations

import ctypes

from runtime.compile import kinds as types
from runtime.compile.compiling import compile_driver
from runtime.compile.kinds import Later
from runtime.kernels.reduction.description import Description
from runtime.native.interpreted import equivalent
from runtime.native.structures import Ref

_i, _void, _loop = types.int64, types.void, Ref(Description)


move = Later("runtime.kernels.reduction.loops.copying", "move")  # so many (a literal) bytes
copy_bytes = Later("runtime.kernels.reduction.loops.copying", "copy_bytes")  # memcpy
transpose = Later("runtime.compile.transposing", "transpose")  # a square of elements


@equivalent(move)
def _move(width, target, source):
    ctypes.memmove(int(target), int(source), width)


@equivalent(copy_bytes)
def _copy_bytes(target, source, count):
    ctypes.memmove(int(target), int(source), int(count))


@equivalent(transpose)
def _transpose(width, target, target_step, source, source_step):
    side = square_side.py_func(width)
    for row in range(side):
        for column in range(side):
            _move(width, target + column * target_step + row * width, source + row * source_step + column * width)


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


@compile_driver(_i(_i))
def square_side(width):
    """Elements of `width` bytes along the side of a square that :func:`transpose` takes."""
    return 16 if width == 1 else 4 if width == 8 else 8


@compile_driver(_void(_i, _i, _i, _i, _i, _i))
def transpose_square(width, target, target_step, source, source_step, squares):
    """Transpose squares that follow each other along the rows of the source."""
    side = square_side(width)
    for _ in range(squares):
        if width == 4:
            transpose(4, target, target_step, source, source_step)
        elif width == 8:
            transpose(8, target, target_step, source, source_step)
        elif width == 2:
            transpose(2, target, target_step, source, source_step)
        else:
            transpose(1, target, target_step, source, source_step)
        target += side * target_step
        source += side * width


@compile_driver(_void(_i, _i, _i, _i, _i, _i, _i))
def copy_turned(width, target, target_step, source, source_step, along, across):
    """Copy `across` lines of `along` contiguous elements, so that in the target the lines lie side by side."""
    side = square_side(width)
    squares, whole = along // side, across // side * side
    for line in range(0, whole, side):
        transpose_square(width, target + line * width, target_step, source + line * source_step, source_step, squares)
    for k in range(squares * side, along):
        copy_strided(width, target + k * target_step, width, source + k * width, source_step, whole)
    for line in range(whole, across):
        copy_strided(width, target + line * width, target_step, source + line * source_step, width, along)


@compile_driver(_void(_i, _i, _i, _i, _i, _i, _i, _i, _i))
def copy_tile(width, target, target_row, target_column, source, source_row, source_column, rows, columns):
    """Copy rows x columns elements: by squares, or the longer side in the inner loop."""
    if width <= 8 and target_column == width and source_row == width and columns > 1:
        copy_turned(width, target, target_row, source, source_column, rows, columns)
    elif width <= 8 and target_row == width and source_column == width and rows > 1:
        copy_turned(width, target, target_column, source, source_row, columns, rows)
    elif columns >= rows:
        for row in range(rows):
            copy_strided(
                width, target + row * target_row, target_column, source + row * source_row, source_column, columns
            )
    else:
        for column in range(columns):
            copy_strided(
                width, target + column * target_column, target_row, source + column * source_column, source_row, rows
            )


@compile_driver(_void(_loop, _i, _i, _i, _i, _i, _i, _i))
def copy_state(loop, number, target, capacity, first, source, source_capacity, columns):
    """Copy the first `columns` values of every accumulator of pass `number` to `target`, from column `first` on."""
    for k in range(loop.accumulators):
        width = loop.widths[k]
        if loop.pass_numbers[k] == number:
            copy_strided(width, target + first * width, width, source, width, columns)
        target += capacity * width
        source += source_capacity * width


@compile_driver(_void(_loop, _i, _i, _i, _i, _i))
def spread(loop, number, state, capacity, columns, lanes):
    """Repeat the first `columns` values of every accumulator of pass `number` in all lanes."""
    for k in range(loop.accumulators):
        width = loop.widths[k]
        if loop.pass_numbers[k] == number:
            if columns == 1:
                copy_strided(width, state + width, width, state, 0, lanes - 1)
            else:
                for lane in range(1, lanes):
                    copy_strided(width, state + lane * columns * width, width, state, width, columns)
        state += capacity * width
