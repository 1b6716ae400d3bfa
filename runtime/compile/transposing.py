"""Transposing a square of elements in vector registers: whole vectors are read and written, and shuffled between.

A vector has one or two parts of 128 bits, which is as far as processors interleave quickly. Rows of elements, two by
two, are interleaved within these parts, then pairs of elements, until a part holds part of a column; two parts make a
whole one.
"""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime.compile.memory import WIDTH, WORD, _at

_PART = 16  # bytes
SIDES = {1: 16, 2: 8, 4: 8, 8: 4}  # elements of so many bytes along a side: vectors of 16 or 32 bytes


@intrinsic
def transpose(typingctx, width, target, target_step, source, source_step):
    """Write the transposed square at `source` to `target`; rows of either lie so many bytes apart.

    `width` is a literal of :data:`SIDES`: the bytes of an element.
    """
    if not isinstance(width, types.IntegerLiteral):
        return None

    def codegen(context, builder, signature, args):
        _emit_square(builder, width.literal_value, *args[1:])
        return context.get_dummy_value()

    return types.void(width, *[types.int64] * 4), codegen


@intrinsic
def transpose_elements(typingctx, target, target_step, source, source_step):
    """The same for pointers to elements; nothing for those of which :func:`side_of` is 0."""
    width = WIDTH[source.element]

    def codegen(context, builder, signature, args):
        if width in SIDES:
            _emit_square(builder, width, *args)
        return context.get_dummy_value()

    return types.void(target, types.int64, source, types.int64), codegen


@intrinsic
def side_of(typingctx, where):
    """The elements along a side of the squares that are transposed, at a pointer to elements; 0 if there are none."""
    side = SIDES.get(WIDTH[where.element], 0)

    def codegen(context, builder, signature, args):
        return ir.Constant(WORD, side)

    return types.int64(where), codegen


def _emit_square(builder, width, target, target_step, source, source_step):
    """Emit the transposition of a square of elements of `width` bytes."""
    side, within = SIDES[width], _PART // width
    vector = ir.VectorType(ir.IntType(8 * width), side)

    def place(base, step, k):
        return _at(builder, base, builder.mul(step, ir.Constant(WORD, k)), vector)

    rows = [builder.load(place(source, source_step, k), align=1) for k in range(side)]
    run = 1  # elements that belong together
    while run < within:
        rows = _interleaved(builder, rows, run, within)
        run *= 2
    for k, row in enumerate(_joined(builder, rows, within)):
        builder.store(row, place(target, target_step, k), align=1)


def _interleaved(builder, rows, run, within):
    """Rows `run` apart, interleaved by runs within every part: of each pair the first halves, then the second ones."""
    side = len(rows)
    rows_out = []
    for group in range(0, side, 2 * run):
        for row in range(group, group + run):
            for half in (0, within // 2):
                lanes = [
                    part + half + run * (lane // run // 2) + lane % run + side * (lane // run % 2)
                    for part in range(0, side, within)
                    for lane in range(within)
                ]
                rows_out.append(_shuffled(builder, rows[row], rows[row + run], lanes))
    return rows_out


def _joined(builder, rows, within):
    """Columns, of which each part of a row has one part."""
    side = len(rows)
    if side == within:
        return rows
    rows_out = []
    for part in (0, within):
        lanes = [*range(part, part + within), *range(side + part, side + part + within)]
        rows_out += [_shuffled(builder, rows[k], rows[k + within], lanes) for k in range(within)]
    return rows_out


def _shuffled(builder, first, second, lanes):
    mask = ir.Constant(ir.VectorType(ir.IntType(32), len(lanes)), lanes)
    return builder.shuffle_vector(first, second, mask)
