"""The loop of :mod:`.substitution`, in native code.

A panel of the right side, as many columns as a row of a product's tile has, is copied side by side; every unknown is
then taken from all rows that it enters, whole vectors at once.
"""

from __future__ import annotations

import functools

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.inlining import inlined
from runtime.compile.memory import WIDTH, advance, load, pointer, size_of, store
from runtime.kernels.matmul.shape import ROW_BYTES
from runtime.kernels.matmul.loops.tile import at_address
from runtime.kernels.matrices.loops.systems import BLOCK
from runtime.native.structures import stack_words

_ROOM = BLOCK * ROW_BYTES // 8  # words of a panel
_FLOATS = {types.float32: ir.FloatType(), types.float64: ir.DoubleType(),
           types.complex64: ir.FloatType(), types.complex128: ir.DoubleType()}  # fmt: skip

_inlined = functools.partial(inlined, error_model="numpy", forceinline=True)


@intrinsic
def load_written(typingctx, where, offset):
    """The element at `offset` bytes, which may have been written just before."""
    element = where.element

    def codegen(context, builder, signature, args):
        pointer = builder.inttoptr(builder.add(args[0], args[1]), context.get_value_type(element).as_pointer())
        return builder.load(pointer, align=1)

    return element(where, types.int64), codegen


@intrinsic
def store_again(typingctx, where, offset, value):
    """Write an element that may be read just after."""
    element = where.element

    def codegen(context, builder, signature, args):
        pointer = builder.inttoptr(builder.add(args[0], args[1]), context.get_value_type(element).as_pointer())
        builder.store(args[2], pointer, align=1)
        return context.get_dummy_value()

    return types.void(where, types.int64, element), codegen


@intrinsic
def subtract_multiple(typingctx, line, factor, other):
    """Subtract from a panel's row a multiple of another one: ``line - factor * other``, rounded once where it can be.

    Of complex numbers, parts lie side by side: their row takes the other one times the real part, and that with the
    parts exchanged, one of them with its sign changed, times the imaginary part.
    """
    element = line.element
    scalar, is_complex = _FLOATS[element], isinstance(element, types.Complex)
    count = ROW_BYTES // WIDTH[element] * (2 if is_complex else 1)
    vector, lanes = ir.VectorType(scalar, count), ir.VectorType(ir.IntType(32), count)

    def codegen(context, builder, signature, args):
        line, factor, other = args
        name = f"llvm.fmuladd.v{count}f{64 if scalar == ir.DoubleType() else 32}"
        fused = cgutils.get_or_insert_function(builder.module, ir.FunctionType(vector, [vector] * 3), name)

        def spread(number):
            first = builder.insert_element(ir.Constant(vector, ir.Undefined), number, ir.Constant(ir.IntType(32), 0))
            return builder.shuffle_vector(first, ir.Constant(vector, ir.Undefined), ir.Constant(lanes, [0] * count))

        pointer = builder.inttoptr(line, vector.as_pointer())
        total = builder.load(pointer, align=1)
        read = builder.load(builder.inttoptr(other, vector.as_pointer()), align=1)
        if is_complex:
            number = context.make_complex(builder, element, factor)
            exchanged = builder.shuffle_vector(read, read, ir.Constant(lanes, [k ^ 1 for k in range(count)]))
            signs = ir.Constant(vector, [1.0 if k % 2 == 0 else -1.0 for k in range(count)])
            crossed = builder.fmul(exchanged, builder.fmul(spread(number.imag), signs))
            total, factor = builder.fadd(total, crossed), number.real
        builder.store(builder.call(fused, [builder.fneg(spread(factor)), read, total]), pointer, align=1)
        return context.get_dummy_value()

    return types.void(line, element, other), codegen


@_inlined
def divide_line(line, pivot):
    """Divide a panel's row by a number; by 0, of which Numba divides no complex numbers, as by its real part."""
    width = size_of(line)
    if pivot == 0:
        infinite = 1 / pivot.real
        for at in range(0, ROW_BYTES, width):
            store_again(line, at, load_written(line, at) * infinite)
    else:
        for at in range(0, ROW_BYTES, width):
            store_again(line, at, load_written(line, at) / pivot)


@_inlined
def substitute_panel(lines, factor, row, column, rows, upper, unit):
    """Substitution in a panel: the unknowns of an upper triangle from the last one on, else from the first."""
    for step in range(rows):
        solved = rows - 1 - step if upper != 0 else step
        line = advance(lines, solved * ROW_BYTES)
        if unit == 0:
            divide_line(line, load(factor, solved * (row + column)))
        first, last = (0, solved) if upper != 0 else (solved + 1, rows)
        for other in range(first, last):
            subtract_multiple(advance(lines, other * ROW_BYTES), load(factor, other * row + solved * column), line)


def substitute_part(operands, system, part, parts, _):
    """One thread's share of the panels of all right sides."""
    factor, right, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width, rows = size_of(right), system.rows
    full = ROW_BYTES // width
    lines = at_address(right, stack_words(_ROOM))
    panels = (system.columns + full - 1) // full
    units = system.batch * panels
    for unit in range(units * part // parts, units * (part + 1) // parts):
        number, first = unit // panels, unit % panels * full
        count = min(full, system.columns - first)
        source = advance(right, number * system.right_strides[0] + first * system.right_strides[2])
        for i in range(rows):  # the first column is repeated: nothing is computed that is not computed anyway
            for j in range(full):
                column = j * system.right_strides[2] if j < count else 0
                store_again(lines, i * ROW_BYTES + j * width, load(source, i * system.right_strides[1] + column))
        substitute_panel(lines, advance(factor, number * system.factor_strides[0]), system.factor_strides[1],
                         system.factor_strides[2], rows, system.upper, system.unit)  # fmt: skip
        target = advance(out, number * system.out_strides[0] + first * system.out_strides[2])
        for i in range(rows):
            for j in range(count):
                value = load_written(lines, i * ROW_BYTES + j * width)
                store(target, i * system.out_strides[1] + j * system.out_strides[2], value)
