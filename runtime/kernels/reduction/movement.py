"""Moving elements: strided copies into and out of tiles, and accumulators from one array of columns to another."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

import ctypes

from runtime.compile import kinds as types
from runtime.compile.compiling import compile_driver
from runtime.compile.kinds import Later
from runtime.kernels.reduction.description import Description
from runtime.native.interpreted import equivalent
from runtime.native.structures import Ref

_i, _void, _loop = types.int64, types.void, Ref(Description)


move = Later("runtime.kernels.reduction.copying", "move")  # so many (a literal) bytes
copy_bytes = Later("runtime.kernels.reduction.copying", "copy_bytes")  # memcpy


@equivalent(move)
def _move(width, target, source):
    ctypes.memmove(int(target), int(source), width)


@equivalent(copy_bytes)
def _copy_bytes(target, source, count):
    ctypes.memmove(int(target), int(source), int(count))


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
