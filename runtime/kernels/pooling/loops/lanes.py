"""The largest elements of windows side by side, a vector of windows at a time, and where in their windows they lie."""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import WIDTH, WORD

_FLOATS = {types.float32: ir.FloatType(), types.float64: ir.DoubleType()}
_LANE = ir.IntType(32)


class _WindowLanes:
    """What is emitted for elements of one dtype, `size` bytes of windows that lie `step` elements apart."""

    def __init__(self, builder, element, size, step):
        self.builder, self.element, self.width, self.step = builder, element, WIDTH[element], step
        self.count = size // self.width
        self.kind = ir.VectorType(_FLOATS.get(element) or ir.IntType(8 * self.width), self.count)
        self.places = ir.VectorType(_LANE, self.count)

    def read(self, base, first):
        """Of all windows the element that lies `first` behind `base` in the first one; none behind the last is read."""

        def at(ahead):
            offset = self.builder.mul(first, ir.Constant(WORD, self.width))
            pointer = self.builder.add(base, self.builder.add(offset, ir.Constant(WORD, ahead * self.width)))
            return self.builder.load(self.builder.inttoptr(pointer, self.kind.as_pointer()), align=1)

        if self.step == 1:
            return at(0)
        chosen = [*range(0, self.count, 2), *range(self.count + 1, 2 * self.count, 2)]
        mask = ir.Constant(ir.VectorType(_LANE, self.count), chosen)
        return self.builder.shuffle_vector(at(0), at(self.count - 1), mask)

    def spread(self, value):
        """A vector of one number."""
        first = self.builder.insert_element(
            ir.Constant(self.places, ir.Undefined), self.builder.trunc(value, _LANE), ir.Constant(_LANE, 0)
        )
        lanes = ir.Constant(self.places, [0] * self.count)
        return self.builder.shuffle_vector(first, ir.Constant(self.places, ir.Undefined), lanes)

    def better(self, value, best):
        """Where a value is larger, or NaN."""
        if isinstance(self.element, types.Float):
            is_larger = self.builder.fcmp_ordered(">", value, best)
            return self.builder.or_(is_larger, self.builder.fcmp_unordered("uno", value, value))
        compare = self.builder.icmp_signed if self.element.signed else self.builder.icmp_unsigned
        return compare(">", value, best)


@intrinsic
def write_largest(typingctx, source, first, counts, steps, apart, size, out, at):
    """Write the largest elements of windows, and their places in a plane, for `size` (a literal) bytes of elements.

    The first window begins at the element `first` of the plane at `source`, the others `apart` (1 or 2, a literal)
    elements from each other. `counts` and `steps` are addresses of three words: how many elements a window has along
    each dimension, and how far these lie from each other. Of equal elements the first counts, of several NaN the last.
    """
    if not all(isinstance(literal, types.IntegerLiteral) for literal in (apart, size)):
        return None

    def codegen(context, builder, signature, args):
        source, first, counts, steps, _, _, out, at = args
        emit = _WindowLanes(builder, signature.args[0].element, size.literal_value, apart.literal_value)

        def words(table):
            base = builder.inttoptr(table, WORD.as_pointer())
            return [builder.load(builder.gep(base, [ir.Constant(WORD, d)])) for d in range(3)]

        numbers, distances = words(counts), words(steps)
        best, places = cgutils.alloca_once(builder, emit.kind), cgutils.alloca_once(builder, emit.places)
        builder.store(emit.read(source, first), best)
        builder.store(ir.Constant(emit.places, [0] * emit.count), places)
        with cgutils.for_range(builder, numbers[0]) as deep:
            slab = builder.mul(deep.index, distances[0])
            with cgutils.for_range(builder, numbers[1]) as down:
                row = builder.add(slab, builder.mul(down.index, distances[1]))
                with cgutils.for_range(builder, numbers[2]) as along:
                    ahead = builder.add(row, builder.mul(along.index, distances[2]))
                    value, largest = emit.read(source, builder.add(first, ahead)), builder.load(best)
                    better = emit.better(value, largest)
                    builder.store(builder.select(better, value, largest), best)
                    builder.store(builder.select(better, emit.spread(ahead), builder.load(places)), places)
        target = builder.inttoptr(out, emit.kind.as_pointer())
        builder.store(builder.load(best), target, align=1)
        wide = ir.VectorType(WORD, emit.count)
        begins = ir.Constant(emit.places, [apart.literal_value * k for k in range(emit.count)])
        indices = builder.add(builder.add(builder.load(places), begins), emit.spread(first))
        builder.store(builder.sext(indices, wide), builder.inttoptr(at, wide.as_pointer()), align=1)
        return context.get_dummy_value()

    word = types.int64
    return types.void(source, word, word, word, apart, size, out, at), codegen
