"""The passes of a Fourier transform as vector instructions: butterflies of 2, 3, 4, 5 and 7 numbers.

Complex numbers lie in two planes, of real and of imaginary parts, so that a vector holds parts of one kind. A pass
takes its numbers from one pair of planes and leaves them in another (T. Stockham, High-speed convolution and
correlation, 1966), in an order in which those that the next one needs lie side by side, the natural one at the end.
"""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import BYTE, WIDTH, WORD
from runtime.kernels.fourier.loops.plans import circle
from runtime.kernels.matmul.shape import VECTOR_BYTES

_FLOATS = {types.float32: ir.FloatType(), types.float64: ir.DoubleType()}
_LANE = ir.IntType(32)


class _Lanes:
    """Instructions for vectors of so many elements, or for single ones."""

    def __init__(self, builder, element, count):
        self.builder = builder
        self.count = count
        self.width = WIDTH[element]
        self.scalar = _FLOATS[element]
        self.kind = self.scalar if count == 1 else ir.VectorType(self.scalar, count)
        bits = f"f{8 * self.width}"
        name = f"llvm.fmuladd.{bits if count == 1 else f'v{count}{bits}'}"
        self.fused = cgutils.get_or_insert_function(builder.module, ir.FunctionType(self.kind, [self.kind] * 3), name)

    def place(self, base, offset, kind=None):
        """The pointer `offset` bytes behind an address."""
        address = self.builder.gep(self.builder.inttoptr(base, BYTE.as_pointer()), [offset])
        return self.builder.bitcast(address, (kind or self.kind).as_pointer())

    def load(self, base, offset):
        """What lies there; it may have been written just before."""
        return self.builder.load(self.place(base, offset), align=1)

    def store(self, value, base, offset):
        """Write it there."""
        self.builder.store(value, self.place(base, offset, value.type), align=1)

    def spread(self, number):
        """The same number in every lane."""
        if self.count == 1:
            return number
        empty = ir.Constant(self.kind, ir.Undefined)
        first = self.builder.insert_element(empty, number, ir.Constant(_LANE, 0))
        return self.shuffled(first, empty, [0] * self.count)

    def constant(self, value):
        """A number in every lane."""
        return ir.Constant(self.kind, value if self.count == 1 else [value] * self.count)

    def add(self, first, other):
        """The sum of complex numbers."""
        return self.builder.fadd(first[0], other[0]), self.builder.fadd(first[1], other[1])

    def subtract(self, first, other):
        """Their difference."""
        return self.builder.fsub(first[0], other[0]), self.builder.fsub(first[1], other[1])

    def add_multiple(self, total, number, factor):
        """``total + factor * number`` for a real factor."""
        factor = self.constant(factor)
        return tuple(self.builder.call(self.fused, [number[k], factor, total[k]]) for k in range(2))

    def multiply(self, first, other):
        """The product of complex numbers."""
        (a, b), (c, d) = first, other
        real = self.builder.call(self.fused, [a, c, self.builder.fneg(self.builder.fmul(b, d))])
        return real, self.builder.call(self.fused, [a, d, self.builder.fmul(b, c)])

    def turned(self, value):
        """The number times ``-i``."""
        return value[1], self.builder.fneg(value[0])

    def shuffled(self, first, other, lanes):
        """Lanes of two vectors."""
        return self.builder.shuffle_vector(first, other, ir.Constant(ir.VectorType(_LANE, len(lanes)), lanes))


def _transformed(lanes, inputs):
    """The Fourier transform of a few complex numbers."""
    radix = len(inputs)
    if radix == 2:
        return [lanes.add(*inputs), lanes.subtract(*inputs)]
    if radix == 4:
        a, b, c, d = inputs
        even, odd = lanes.add(a, c), lanes.add(b, d)
        apart, crossed = lanes.subtract(a, c), lanes.turned(lanes.subtract(b, d))
        return [lanes.add(even, odd), lanes.add(apart, crossed),
                lanes.subtract(even, odd), lanes.subtract(apart, crossed)]  # fmt: skip
    half = range(1, radix // 2 + 1)
    sums = [lanes.add(inputs[k], inputs[radix - k]) for k in half]
    differences = [lanes.turned(lanes.subtract(inputs[k], inputs[radix - k])) for k in half]
    total, roots = inputs[0], circle(radix)
    for term in sums:
        total = lanes.add(total, term)
    outputs = [total] * radix
    for j in half:
        along, across = inputs[0], (lanes.constant(0.0),) * 2
        for k in half:
            root = roots[j * k % radix]
            along = lanes.add_multiple(along, sums[k - 1], root.real)
            across = lanes.add_multiple(across, differences[k - 1], -root.imag)
        outputs[j], outputs[radix - j] = lanes.add(along, across), lanes.subtract(along, across)
    return outputs


def _store_interleaved(lanes, values, base, offset):
    """Write vectors so that their first elements come first, then the second ones, and so on."""
    count, radix = lanes.count, len(values)
    if radix in {2, 4}:
        while len(values) > 1:  # halves of what lies furthest apart
            middle = len(values) // 2
            mixed = [k // 2 + (k % 2) * values[0].type.count for k in range(2 * values[0].type.count)]
            values = [lanes.shuffled(values[k], values[k + middle], mixed) for k in range(middle)]
        lanes.store(values[0], base, offset)
        return
    for j, value in enumerate(values):
        for k in range(count):
            number = lanes.builder.extract_element(value, ir.Constant(_LANE, k))
            offset_of_store = lanes.builder.add(offset, ir.Constant(WORD, (k * radix + j) * lanes.width))
            lanes.store(number, base, offset_of_store)


class _Pass:
    """A pass: `size` groups of `side` butterflies, whose numbers lie ``size * side`` apart."""

    def __init__(self, builder, element, radix, has_roots, args):
        self.builder, self.element, self.radix, self.has_roots = builder, element, radix, has_roots
        self.reals, self.imaginaries, self.out_reals, self.out_imaginaries, self.roots, self.size, self.side = args
        self.width = ir.Constant(WORD, WIDTH[element])

    def bytes(self, *factors):
        """The bytes of a product of elements."""
        total = self.width
        for factor in factors:
            total = self.builder.mul(total, factor if isinstance(factor, ir.Value) else ir.Constant(WORD, factor))
        return total

    def root(self, lanes, number, first):
        """The root by which result `number` of the butterflies from `first` on is multiplied."""
        plane = self.bytes(self.size)
        real = self.builder.add(self.bytes(first), self.bytes(self.size, 2 * (number - 1)))
        return lanes.load(self.roots, real), lanes.load(self.roots, self.builder.add(real, plane))

    def read(self, lanes, first):
        """The numbers of the butterflies from `first` on, counted as they lie."""
        apart = self.builder.mul(self.size, self.side)
        offsets = [self.bytes(self.builder.add(first, self.builder.mul(apart, ir.Constant(WORD, k))))
                   for k in range(self.radix)]  # fmt: skip
        return [(lanes.load(self.reals, offset), lanes.load(self.imaginaries, offset)) for offset in offsets]

    def times(self, lanes, outputs, roots):
        """The results multiplied by their roots."""
        return [outputs[0], *(lanes.multiply(value, root) for value, root in zip(outputs[1:], roots, strict=True))]

    def emit(self):
        """The loops."""
        builder, count = self.builder, VECTOR_BYTES // WIDTH[self.element]
        one = ir.Constant(WORD, 1)
        begin = ir.Constant(WORD, 0)
        if self.has_roots:  # a single transform begins with groups of one butterfly: several groups at a time
            whole = builder.and_(self.size, ir.Constant(WORD, -count))
            begin = builder.select(builder.icmp_signed("==", self.side, one), whole, begin)
            lanes = _Lanes(builder, self.element, count)
            with cgutils.for_range_slice(builder, ir.Constant(WORD, 0), begin, ir.Constant(WORD, count)) as (group, _):
                roots = [self.root(lanes, j, group) for j in range(1, self.radix)]
                outputs = self.times(lanes, _transformed(lanes, self.read(lanes, group)), roots)
                offset = self.bytes(group, self.radix)
                _store_interleaved(lanes, [value[0] for value in outputs], self.out_reals, offset)
                _store_interleaved(lanes, [value[1] for value in outputs], self.out_imaginaries, offset)
        with cgutils.for_range_slice(builder, begin, self.size, one) as (group, _):
            single = _Lanes(builder, self.element, 1)
            roots = [self.root(single, j, group) for j in range(1, self.radix)] if self.has_roots else []
            done = ir.Constant(WORD, 0)
            for step in sorted({count, min(count, 4), 1}, reverse=True):
                end = builder.and_(self.side, ir.Constant(WORD, -step))
                with cgutils.for_range_slice(builder, done, end, ir.Constant(WORD, step)) as (at, _):
                    self.emit_group(_Lanes(builder, self.element, step), group, at, roots)
                done = end

    def emit_group(self, lanes, group, at, roots):
        """Butterflies `at` and following of a group, as many as there are lanes."""
        builder = self.builder
        outputs = _transformed(lanes, self.read(lanes, builder.add(builder.mul(group, self.side), at)))
        if self.has_roots:
            outputs = self.times(lanes, outputs, [tuple(lanes.spread(part) for part in root) for root in roots])
        first = builder.add(builder.mul(builder.mul(group, self.side), ir.Constant(WORD, self.radix)), at)
        for j, value in enumerate(outputs):
            offset = self.bytes(builder.add(first, builder.mul(self.side, ir.Constant(WORD, j))))
            lanes.store(value[0], self.out_reals, offset)
            lanes.store(value[1], self.out_imaginaries, offset)


@intrinsic
def transform_pass(typingctx, radix, has_roots, reals, imaginaries, out_reals, out_imaginaries, roots, size, side):
    """A pass of a radix; the last one, of `size` 1, needs no roots. The first two are literals."""
    if not isinstance(radix, types.IntegerLiteral) or not isinstance(has_roots, types.IntegerLiteral):
        return None
    number, multiplied = radix.literal_value, has_roots.literal_value != 0

    def codegen(context, builder, signature, args):
        _Pass(builder, signature.args[2].element, number, multiplied, args[2:]).emit()
        return context.get_dummy_value()

    word = types.int64
    return types.void(radix, has_roots, reals, reals, reals, reals, reals, word, word), codegen


def _for_rows(builder, element, count, emit):
    """Emit code for vectors of elements, and for single ones where none is whole."""
    done = ir.Constant(WORD, 0)
    for step in (VECTOR_BYTES // WIDTH[element], 1):
        end = builder.and_(count, ir.Constant(WORD, -step))
        with cgutils.for_range_slice(builder, done, end, ir.Constant(WORD, step)) as (at, _):
            offset = builder.mul(at, ir.Constant(WORD, WIDTH[element]))
            emit(_Lanes(builder, element, step), offset, builder.mul(offset, ir.Constant(WORD, 2)))
        done = end


@intrinsic
def split_row(typingctx, source, reals, imaginaries, count):
    """Copy complex numbers to two planes."""

    def codegen(context, builder, signature, args):
        source, reals, imaginaries, count = args

        def emit(lanes, offset, position):
            if lanes.count == 1:
                parts = [
                    lanes.load(source, builder.add(position, ir.Constant(WORD, k * lanes.width))) for k in range(2)
                ]
            else:
                size = ir.Constant(WORD, lanes.count * lanes.width)
                value, other = lanes.load(source, position), lanes.load(source, builder.add(position, size))
                parts = [lanes.shuffled(value, other, list(range(k, 2 * lanes.count, 2))) for k in range(2)]
            lanes.store(parts[0], reals, offset)
            lanes.store(parts[1], imaginaries, offset)

        _for_rows(builder, signature.args[0].element, count, emit)
        return context.get_dummy_value()

    return types.void(source, source, source, types.int64), codegen


@intrinsic
def join_row(typingctx, reals, imaginaries, out, count, scale):
    """Write complex numbers from two planes, times a real number."""

    def codegen(context, builder, signature, args):
        reals, imaginaries, out, count, scale = args

        def emit(lanes, offset, position):
            factor = lanes.spread(scale)
            first, other = (builder.fmul(lanes.load(plane, offset), factor) for plane in (reals, imaginaries))
            if lanes.count == 1:
                lanes.store(first, out, position)
                lanes.store(other, out, builder.add(position, ir.Constant(WORD, lanes.width)))
                return
            mixed = [k // 2 + (k % 2) * lanes.count for k in range(2 * lanes.count)]
            lanes.store(lanes.shuffled(first, other, mixed), out, position)

        _for_rows(builder, signature.args[0].element, count, emit)
        return context.get_dummy_value()

    return types.void(reals, reals, reals, types.int64, reals.element), codegen


def _along_circle(builder, element, args, emit):
    """Emit code for vectors of numbers from the second on, and those that mirror them; where it ends, below `half`.

    `emit` gets numbers, mirrored ones and roots as pairs of vectors, and gives what is written.
    """
    reals, imaginaries, out_reals, out_imaginaries, half, circle = args
    width, count = WIDTH[element], VECTOR_BYTES // WIDTH[element]
    lanes, one, step = _Lanes(builder, element, count), ir.Constant(WORD, 1), ir.Constant(WORD, count)
    end = builder.add(builder.and_(builder.sub(half, one), ir.Constant(WORD, -count)), one)

    def at(base, number):
        return lanes.load(base, builder.mul(number, ir.Constant(WORD, width)))

    with cgutils.for_range_slice(builder, one, end, step) as (number, _):
        mirrored = builder.sub(builder.add(builder.sub(half, number), one), step)
        turned = [lanes.shuffled(at(plane, mirrored), at(plane, mirrored), list(range(count))[::-1])
                  for plane in (reals, imaginaries)]  # fmt: skip
        root = at(circle, number), at(circle, builder.add(number, builder.add(half, one)))
        results = emit(lanes, (at(reals, number), at(imaginaries, number)), turned, root)
        for plane, result in zip((out_reals, out_imaginaries), results, strict=True):
            lanes.store(result, plane, builder.mul(number, ir.Constant(WORD, width)))
    return end


@intrinsic
def unfold_vectors(typingctx, reals, imaginaries, out_reals, out_imaginaries, half, circle):
    """What :func:`.passes.unfold` does to one line, from 1 on; the number at which it ends."""

    def codegen(context, builder, signature, args):
        add, sub, mul = builder.fadd, builder.fsub, builder.fmul

        def emit(lanes, number, mirrored, root):
            (a, b), (c, d), (cosine, sine) = number, mirrored, root
            even, crossed, odd, other = add(a, c), sub(b, d), add(b, d), sub(c, a)
            lower = add(even, sub(mul(odd, cosine), mul(other, sine)))
            two = add(crossed, add(mul(odd, sine), mul(other, cosine)))
            return mul(lower, lanes.constant(0.5)), mul(two, lanes.constant(0.5))

        return _along_circle(builder, signature.args[0].element, args, emit)

    return types.int64(reals, reals, reals, reals, types.int64, reals), codegen


@intrinsic
def fold_vectors(typingctx, reals, imaginaries, out_reals, out_imaginaries, half, circle):
    """What :func:`.passes.fold` does to one line, from 1 on; the number at which it ends."""

    def codegen(context, builder, signature, args):
        add, sub, mul = builder.fadd, builder.fsub, builder.fmul

        def emit(lanes, number, mirrored, root):
            (a, b), (c, d), (cosine, sine) = number, mirrored, root
            apart, crossed = sub(a, c), add(b, d)
            lower = add(add(a, c), sub(mul(apart, sine), mul(crossed, cosine)))
            return lower, add(sub(b, d), add(mul(apart, cosine), mul(crossed, sine)))

        return _along_circle(builder, signature.args[0].element, args, emit)

    return types.int64(reals, reals, reals, reals, types.int64, reals), codegen


@intrinsic
def read(typingctx, plane, number):
    """An element of a plane, by its number."""

    def codegen(context, builder, signature, args):
        lanes = _Lanes(builder, signature.args[0].element, 1)
        return lanes.load(args[0], builder.mul(args[1], ir.Constant(WORD, lanes.width)))

    return plane.element(plane, types.int64), codegen


@intrinsic
def write(typingctx, plane, number, value):
    """Write an element of a plane."""

    def codegen(context, builder, signature, args):
        lanes = _Lanes(builder, signature.args[0].element, 1)
        lanes.store(args[2], args[0], builder.mul(args[1], ir.Constant(WORD, lanes.width)))
        return context.get_dummy_value()

    return types.void(plane, types.int64, plane.element), codegen


@intrinsic
def element_of(typingctx, plane, value):
    """A number as an element of a plane."""

    def codegen(context, builder, signature, args):
        return context.cast(builder, args[1], types.float64, signature.return_type)

    return plane.element(plane, types.float64), codegen
