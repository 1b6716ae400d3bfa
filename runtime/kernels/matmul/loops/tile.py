"""The heart of products of matrices: a tile of the result that stays in registers while its sums grow.

A tile has ``ROWS`` rows of ``VECTORS`` vectors, as many sums as a processor needs to keep its multipliers busy and has
registers for (Goto and van de Geijn, Anatomy of High-Performance Matrix Multiplication, 2008). Every element is one sum
of products in the order of the inner dimension, to which a given number is added at the end: so it does not depend on
the place of the element in a tile, nor on how tiles are dealt to threads.
"""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import BYTE, WIDTH, WORD
from runtime.kernels.matmul.shape import ROWS, VECTOR_BYTES, VECTORS


_FLOATS = {types.float32: ir.FloatType(), types.float64: ir.DoubleType()}
_QUAD = 4


def _spread(builder, value, vector):
    """A vector of one number."""
    first = builder.insert_element(ir.Constant(vector, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), vector.count), [0] * vector.count)
    return builder.shuffle_vector(first, ir.Constant(vector, ir.Undefined), zeros)


def _emit_tile(builder, element, args, offset_of_left, offset_of_right, height=ROWS, row_bytes=VECTORS * VECTOR_BYTES):
    """The code of a tile whose k-th products lie at offsets that two functions of k give."""
    left, left_rows, right, steps, start, start_row, out, out_row = args
    scalar = _FLOATS[element]
    vector_bytes = min(row_bytes, VECTOR_BYTES)
    vectors = row_bytes // vector_bytes
    vector = ir.VectorType(scalar, vector_bytes // WIDTH[element])

    def at(base, offset, kind):
        return builder.bitcast(builder.gep(builder.inttoptr(base, BYTE.as_pointer()), [offset]), kind.as_pointer())

    def word(value):
        return ir.Constant(WORD, value)

    name = f"llvm.fmuladd.v{vector.count}f{8 * WIDTH[element]}"
    fused = cgutils.get_or_insert_function(builder.module, ir.FunctionType(vector, [vector] * 3), name)
    sums, bases = [], []
    for i in range(height):
        bases.append(builder.add(left, builder.load(at(left_rows, word(8 * i), WORD))))
        row = []
        for _ in range(vectors):
            cell = cgutils.alloca_once(builder, vector)
            builder.store(ir.Constant(vector, [0.0] * vector.count), cell)
            row.append(cell)
        sums.append(row)
    with cgutils.for_range(builder, steps) as loop:
        far = offset_of_right(loop.index)
        near = offset_of_left(loop.index)
        read = [
            builder.load(at(right, builder.add(far, word(v * vector_bytes)), vector), align=1) for v in range(vectors)
        ]
        for base, row in zip(bases, sums, strict=True):
            load = builder.load(at(base, near, scalar), align=1)
            spread = _spread(builder, load, vector)
            for cell, values in zip(row, read, strict=True):
                builder.store(builder.call(fused, [spread, values, builder.load(cell)]), cell)
    for i, row in enumerate(sums):
        for v, cell in enumerate(row):
            offset = builder.add(builder.mul(word(i), start_row), word(v * vector_bytes))
            total = builder.fadd(builder.load(cell), builder.load(at(start, offset, vector), align=1))
            offset = builder.add(builder.mul(word(i), out_row), word(v * vector_bytes))
            builder.store(total, at(out, offset, vector), align=1)


@intrinsic
def grow_tile(typingctx, left, left_rows, left_step, right, right_step, steps, start, start_row, out, out_row):
    """Write a tile: `start` plus the sum over steps k of ``left[i, k] * right[k, :]``.

    Distances are in bytes; `left_rows` is the address of a word a row, where it begins. The tile is written whole.
    """

    def codegen(context, builder, signature, args):
        left, left_rows, left_step, right, right_step, *rest = args
        _emit_tile(
            builder, signature.args[0].element, (left, left_rows, right, *rest),
            lambda k: builder.mul(k, left_step), lambda k: builder.mul(k, right_step),
        )  # fmt: skip
        return context.get_dummy_value()

    word = types.int64
    return types.void(left, word, word, right, word, word, start, word, out, word), codegen


@intrinsic
def grow_small_tile(typingctx, height, row_bytes, left, left_rows, left_step, right, right_step, steps, start,
                    start_row, out, out_row):  # fmt: skip
    """As :func:`grow_tile`, of a tile of fewer rows, or of narrower ones; both (literals) at most those of a tile.

    Each element is the sum that a whole tile makes.
    """
    if not (isinstance(height, types.IntegerLiteral) and isinstance(row_bytes, types.IntegerLiteral)):
        return None

    def codegen(context, builder, signature, args):
        _, _, left, left_rows, left_step, right, right_step, *rest = args
        _emit_tile(
            builder, signature.args[2].element, (left, left_rows, right, *rest),
            lambda k: builder.mul(k, left_step), lambda k: builder.mul(k, right_step), height.literal_value,
            row_bytes.literal_value,
        )  # fmt: skip
        return context.get_dummy_value()

    word = types.int64
    return types.void(height, row_bytes, left, word, word, right, word, word, start, word, out, word), codegen


@intrinsic
def grow_tile_at(typingctx, left, left_rows, left_steps, right, right_steps, steps, start, start_row, out, out_row):
    """As :func:`grow_tile`, where `left_steps` and `right_steps` are the addresses of a word a step: its distance."""

    def codegen(context, builder, signature, args):
        left, left_rows, left_steps, right, right_steps, *rest = args

        def read(table, k):
            return builder.load(builder.gep(builder.inttoptr(table, WORD.as_pointer()), [k]))

        _emit_tile(
            builder, signature.args[0].element, (left, left_rows, right, *rest),
            lambda k: read(left_steps, k), lambda k: read(right_steps, k),
        )  # fmt: skip
        return context.get_dummy_value()

    word = types.int64
    return types.void(left, word, word, right, word, word, start, word, out, word), codegen


@intrinsic
def grow_row(typingctx, count, left, left_step, right, panel, right_step, steps, start, out):
    """Write one row of `count` (a literal) tiles: `start` plus the sum over steps k of ``left[k] * right[k, :]``.

    Panels of the right operand lie `panel` bytes apart. Every element is the sum that a tile of all rows makes.
    """
    if not isinstance(count, types.IntegerLiteral):
        return None
    number = count.literal_value * VECTORS

    def codegen(context, builder, signature, args):
        _, left, left_step, right, panel, right_step, steps, start, out = args
        element = signature.args[1].element
        scalar = _FLOATS[element]
        vector = ir.VectorType(scalar, VECTOR_BYTES // WIDTH[element])

        def at(base, offset, kind):
            return builder.bitcast(builder.gep(builder.inttoptr(base, BYTE.as_pointer()), [offset]), kind.as_pointer())

        def word(value):
            return ir.Constant(WORD, value)

        sums = [cgutils.alloca_once(builder, vector) for _ in range(number)]
        for cell in sums:
            builder.store(ir.Constant(vector, [0.0] * vector.count), cell)
        name = f"llvm.fmuladd.v{vector.count}f{8 * WIDTH[element]}"
        fused = cgutils.get_or_insert_function(builder.module, ir.FunctionType(vector, [vector] * 3), name)
        with cgutils.for_range(builder, steps) as loop:
            load = builder.load(at(left, builder.mul(loop.index, left_step), scalar), align=1)
            spread = _spread(builder, load, vector)
            line = builder.mul(loop.index, right_step)
            for k, cell in enumerate(sums):
                near = builder.add(builder.mul(panel, word(k // VECTORS)), word(k % VECTORS * VECTOR_BYTES))
                read = builder.load(at(right, builder.add(line, near), vector), align=1)
                builder.store(builder.call(fused, [spread, read, builder.load(cell)]), cell)
        for k, cell in enumerate(sums):
            offset = word(k * VECTOR_BYTES)
            total = builder.fadd(builder.load(cell), builder.load(at(start, offset, vector), align=1))
            builder.store(total, at(out, offset, vector), align=1)
        return context.get_dummy_value()

    word = types.int64
    return types.void(count, left, word, right, word, word, word, start, out), codegen


@intrinsic
def at_address(typingctx, like, address):
    """An address as that of elements of the same dtype as another."""

    def codegen(context, builder, signature, args):
        return args[1]

    return like(like, types.int64), codegen


@intrinsic
def address_of(typingctx, pointer):
    """The address of elements as a number."""

    def codegen(context, builder, signature, args):
        return args[0]

    return types.int64(pointer), codegen


@intrinsic
def move_element(typingctx, out, out_offset, source, offset):
    """Copy one element, from what may have been written just before."""
    kind = _FLOATS[source.element]

    def codegen(context, builder, signature, args):
        out, out_offset, source, offset = args
        pointer = builder.inttoptr(builder.add(source, offset), kind.as_pointer())
        value = builder.load(pointer, align=1)
        builder.store(value, builder.inttoptr(builder.add(out, out_offset), kind.as_pointer()), align=1)
        return context.get_dummy_value()

    word = types.int64
    return types.void(out, word, source, word), codegen


@intrinsic
def repeat_element(typingctx, out, source):
    """Fill a tile's row with one element, which may have been written just before."""
    kind = _FLOATS[source.element]
    vector = ir.VectorType(kind, VECTOR_BYTES // WIDTH[source.element])

    def codegen(context, builder, signature, args):
        value = builder.load(builder.inttoptr(args[1], kind.as_pointer()), align=1)
        spread = _spread(builder, value, vector)
        for v in range(VECTORS):
            pointer = builder.add(args[0], ir.Constant(WORD, v * VECTOR_BYTES))
            builder.store(spread, builder.inttoptr(pointer, vector.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, source), codegen


@intrinsic
def copy_short_row(typingctx, out, source, count):
    """Copy `count` elements, at most a tile's row, and fill the rest of the row with the first one.

    No byte behind the elements is read.
    """
    kind = _FLOATS[source.element]
    lanes = VECTOR_BYTES // WIDTH[source.element]
    vector, bit = ir.VectorType(kind, lanes), ir.VectorType(ir.IntType(1), lanes)
    align = ir.IntType(32)
    name = f"llvm.masked.load.v{lanes}f{8 * WIDTH[source.element]}.p0"

    def codegen(context, builder, signature, args):
        out, source, count = args
        kinds = [vector.as_pointer(), align, bit, vector]
        masked = cgutils.get_or_insert_function(builder.module, ir.FunctionType(vector, kinds), name)
        spread = _spread(builder, builder.load(builder.inttoptr(source, kind.as_pointer()), align=1), vector)
        counts = _spread(builder, count, ir.VectorType(WORD, lanes))
        for v in range(VECTORS):
            places = ir.Constant(ir.VectorType(WORD, lanes), list(range(v * lanes, (v + 1) * lanes)))
            offset = ir.Constant(WORD, v * VECTOR_BYTES)
            pointer = builder.inttoptr(builder.add(source, offset), vector.as_pointer())
            read = [pointer, ir.Constant(align, 1), builder.icmp_signed("<", places, counts), spread]
            target = builder.inttoptr(builder.add(out, offset), vector.as_pointer())
            builder.store(builder.call(masked, read), target, align=1)
        return context.get_dummy_value()

    return types.void(out, source, types.int64), codegen


@intrinsic
def copy_bytes(typingctx, out, source, count):
    """Copy `count` (a literal) bytes between memory that does not overlap."""
    if not isinstance(count, types.IntegerLiteral):
        return None
    kind = ir.VectorType(BYTE, count.literal_value)

    def codegen(context, builder, signature, args):
        value = builder.load(builder.inttoptr(args[1], kind.as_pointer()), align=1)
        builder.store(value, builder.inttoptr(args[0], kind.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, source, count), codegen


@intrinsic
def copy_every_second(typingctx, out, source, size):
    """Copy `size` (a literal) bytes of elements, of which every second one is read; none is touched behind the last."""
    if not isinstance(size, types.IntegerLiteral):
        return None
    scalar = _FLOATS[source.element]
    width = WIDTH[source.element]
    count = size.literal_value // width
    vector = ir.VectorType(scalar, count)

    def codegen(context, builder, signature, args):
        def read(offset):
            pointer = builder.add(args[1], ir.Constant(WORD, offset))
            return builder.load(builder.inttoptr(pointer, vector.as_pointer()), align=1)

        chosen = [*range(0, count, 2), *range(count + 1, 2 * count, 2)]
        mask = ir.Constant(ir.VectorType(ir.IntType(32), count), chosen)
        value = builder.shuffle_vector(read(0), read((count - 1) * width), mask)
        builder.store(value, builder.inttoptr(args[0], vector.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, source, size), codegen


@intrinsic
def write_every_second(typingctx, out, source, size):
    """Copy `size` (a literal) bytes of elements to every second place; between these nothing is touched."""
    if not isinstance(size, types.IntegerLiteral):
        return None
    scalar = _FLOATS[source.element]
    width = WIDTH[source.element]
    count = size.literal_value // width
    vector, lane, bit = ir.VectorType(scalar, count), ir.IntType(32), ir.IntType(1)

    def codegen(context, builder, signature, args):
        value = builder.load(builder.inttoptr(args[1], vector.as_pointer()), align=1)
        mask = ir.Constant(ir.VectorType(bit, count), [1 - k % 2 for k in range(count)])
        pointer_type = vector.as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [vector, pointer_type, lane, mask.type])
        name = f"llvm.masked.store.v{count}f{8 * width}.p0v{count}f{8 * width}"
        write = cgutils.get_or_insert_function(builder.module, kind, name)
        for half in range(2):
            lanes = ir.Constant(ir.VectorType(lane, count), [half * count // 2 + k // 2 for k in range(count)])
            spread = builder.shuffle_vector(value, ir.Constant(vector, ir.Undefined), lanes)
            at = builder.add(args[0], ir.Constant(WORD, half * size.literal_value))
            builder.call(write, [spread, builder.inttoptr(at, pointer_type), ir.Constant(lane, 1), mask])
        return context.get_dummy_value()

    return types.void(out, source, size), codegen


@intrinsic
def add_element(typingctx, out, offset, value):
    """Add a number to an element, which may have been written just before."""
    kind = _FLOATS[out.element]

    def codegen(context, builder, signature, args):
        pointer = builder.gep(builder.inttoptr(args[0], BYTE.as_pointer()), [args[1]])
        pointer = builder.bitcast(pointer, kind.as_pointer())
        builder.store(builder.fadd(builder.load(pointer, align=1), args[2]), pointer, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, out.element), codegen


@intrinsic
def transpose_quads(typingctx, out, out_row, source, row):
    """Copy four columns of a vector's lanes as four rows; distances in bytes."""
    scalar = _FLOATS[source.element]
    count = VECTOR_BYTES // WIDTH[source.element]
    quad, lane = ir.VectorType(scalar, _QUAD), ir.IntType(32)

    def codegen(context, builder, signature, args):
        out, out_row, source, row = args

        def at(base, distance, number, kind):
            pointer = builder.add(base, builder.mul(distance, ir.Constant(WORD, number)))
            return builder.inttoptr(pointer, kind.as_pointer())

        parts = [builder.load(at(source, row, j, quad), align=1) for j in range(count)]
        while len(parts) > 1:
            lanes = ir.Constant(ir.VectorType(lane, 2 * parts[0].type.count), list(range(2 * parts[0].type.count)))
            parts = [builder.shuffle_vector(*parts[j : j + 2], lanes) for j in range(0, len(parts), 2)]
        for k in range(_QUAD):
            lanes = ir.Constant(ir.VectorType(lane, count), [k + _QUAD * j for j in range(count)])
            line = builder.shuffle_vector(parts[0], ir.Constant(parts[0].type, ir.Undefined), lanes)
            builder.store(line, at(out, out_row, k, ir.VectorType(scalar, count)), align=1)
        return context.get_dummy_value()

    word = types.int64
    return types.void(out, word, source, word), codegen


@intrinsic
def transpose_block(typingctx, out, out_row, source, row):
    """Copy a square block, a vector of elements wide, with rows and columns exchanged; distances in bytes.

    Pairs of rows exchange halves of their lanes, then quarters, and so on down to single lanes.
    """
    scalar = _FLOATS[source.element]
    count = VECTOR_BYTES // WIDTH[source.element]
    vector = ir.VectorType(scalar, count)

    def codegen(context, builder, signature, args):
        out, out_row, source, row = args

        def at(base, distance, number):
            pointer = builder.add(base, builder.mul(distance, ir.Constant(WORD, number)))
            return builder.inttoptr(pointer, vector.as_pointer())

        def shuffled(first, other, lanes):
            return builder.shuffle_vector(first, other, ir.Constant(ir.VectorType(ir.IntType(32), count), lanes))

        rows = [builder.load(at(source, row, i), align=1) for i in range(count)]
        half = count // 2
        while half:
            for i in range(count):
                if i & half:
                    continue
                first, other = rows[i], rows[i + half]
                upper = [lane + count - half if lane & half else lane for lane in range(count)]
                lower = [lane + count if lane & half else lane + half for lane in range(count)]
                rows[i], rows[i + half] = shuffled(first, other, upper), shuffled(first, other, lower)
            half //= 2
        for i, value in enumerate(rows):
            builder.store(value, at(out, out_row, i), align=1)
        return context.get_dummy_value()

    word = types.int64
    return types.void(out, word, source, word), codegen
