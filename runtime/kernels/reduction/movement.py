"""Moving elements: strided copies into and out of tiles, and accumulators from one array of columns to another."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

import ctypes

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime.compile.compiling import compile_driver
from runtime.compile.memory import BYTE, WORD, _at
from runtime.kernels.reduction.description import Description
from runtime.native.interpreted import equivalent
from runtime.native.structures import Ref

_i, _void, _loop = types.int64, types.void, Ref(Description)


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


@equivalent(move)
def _move(width, target, source):
    ctypes.memmove(int(target), int(source), width)


@intrinsic
def copy_bytes(typingctx, target, source, count):
    """Memcpy."""

    def codegen(context, builder, signature, args):
        pointer = BYTE.as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [pointer, pointer, WORD, ir.IntType(1)])
        function = builder.module.declare_intrinsic("llvm.memcpy", [pointer, pointer, WORD], kind)
        target, source = (builder.inttoptr(one, pointer) for one in args[:2])
        builder.call(function, [target, source, args[2], ir.Constant(ir.IntType(1), 0)])
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


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
