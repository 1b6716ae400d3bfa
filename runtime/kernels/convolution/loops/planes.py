"""Convolutions that make one or two channels of a group at a time, depthwise ones above all, plane by plane.

A plane of the source is copied to where zeros surround it, split by the remainders of the stride: what a tap reads at
neighbouring places then lies side by side, in lines of one pitch for all taps. So a whole plane of results is one run
of elements, in which a few between two lines belong to no place; these are not copied to the result, and do not count
in sums. Everything that they are computed from was written. A plane that is like that already is read where it lies.
"""

from __future__ import annotations

import functools

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import BYTE, WIDTH, WORD, advance, load, pointer, size_of, store
from runtime.kernels.convolution.jobs import DOTS, MOST_AT_ONCE, PIECE_BYTES, RUN_BYTES, VECTORS, Piece
from runtime.kernels.convolution.loops.panels import clear, copy_run, split_plane, write_steps
from runtime.kernels.matmul.shape import VECTOR_BYTES
from runtime.kernels.matmul.loops.tile import at_address
from runtime.native.structures import stack_words

_FLOATS = {types.float32: ir.FloatType(), types.float64: ir.DoubleType()}
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


class _Vectors:
    """What intrinsics on vectors of one dtype emit again and again."""

    def __init__(self, builder, element):
        self.builder = builder
        self.scalar = _FLOATS[element]
        self.vector = ir.VectorType(self.scalar, VECTOR_BYTES // WIDTH[element])
        name = f"llvm.fmuladd.v{self.vector.count}f{8 * WIDTH[element]}"
        self.fused = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(self.vector, [self.vector] * 3), name
        )
        self.zero = ir.Constant(self.vector, [0.0] * self.vector.count)

    def at(self, base, offset, kind):
        pointer = self.builder.gep(self.builder.inttoptr(base, BYTE.as_pointer()), [offset])
        return self.builder.bitcast(pointer, kind.as_pointer())

    def word(self, table, k):
        return self.builder.load(self.builder.gep(self.builder.inttoptr(table, WORD.as_pointer()), [k]))

    def read(self, base, offset):
        return self.builder.load(self.at(base, offset, self.vector), align=1)

    def repeated(self, base, offset):
        value = self.builder.load(self.at(base, offset, self.scalar), align=1)
        index = ir.IntType(32)
        lane = self.builder.insert_element(ir.Constant(self.vector, ir.Undefined), value, ir.Constant(index, 0))
        zeros = ir.Constant(ir.VectorType(index, self.vector.count), [0] * self.vector.count)
        return self.builder.shuffle_vector(lane, ir.Constant(self.vector, ir.Undefined), zeros)

    def cells(self, count):
        result = [cgutils.alloca_once(self.builder, self.vector) for _ in range(count)]
        for cell in result:
            self.builder.store(self.zero, cell)
        return result


@intrinsic
def grow_run(typingctx, weights, factors, source, reads, taps, start, out):
    """Write RUN_BYTES of results: an element `start` plus the sum over taps of weights times what these read.

    `factors` and `reads` are the addresses of words, distances in bytes.
    """

    def codegen(context, builder, signature, args):
        weights, factors, source, reads, taps, start, out = args
        emit = _Vectors(builder, signature.args[0].element)
        cells = emit.cells(VECTORS)
        with cgutils.for_range(builder, taps) as loop:
            factor, far = emit.repeated(weights, emit.word(factors, loop.index)), emit.word(reads, loop.index)
            for v, cell in enumerate(cells):
                values = emit.read(source, builder.add(far, ir.Constant(WORD, v * VECTOR_BYTES)))
                builder.store(builder.call(emit.fused, [factor, values, builder.load(cell)]), cell)
        added = emit.repeated(start, ir.Constant(WORD, 0))
        for v, cell in enumerate(cells):
            pointer = emit.at(out, ir.Constant(WORD, v * VECTOR_BYTES), emit.vector)
            builder.store(builder.fadd(builder.load(cell), added), pointer, align=1)
        return context.get_dummy_value()

    word = types.int64
    return types.void(weights, word, source, word, word, start, out), codegen


@intrinsic
def grow_dots(typingctx, gradient, mask, source, reads, size, out):
    """Add to DOTS vectors the sums over `size` bytes of a gradient times what each tap reads.

    Elements whose mask is 0 do not count. The size is a whole number of vectors.
    """

    def codegen(context, builder, signature, args):
        gradient, mask, source, reads, size, out = args
        emit = _Vectors(builder, signature.args[0].element)
        cells = emit.cells(DOTS)
        sums = [emit.at(out, ir.Constant(WORD, t * VECTOR_BYTES), emit.vector) for t in range(DOTS)]
        for cell, total in zip(cells, sums, strict=True):
            builder.store(builder.load(total, align=1), cell)
        bases = [builder.add(source, emit.word(reads, ir.Constant(WORD, t))) for t in range(DOTS)]
        with cgutils.for_range(builder, builder.udiv(size, ir.Constant(WORD, VECTOR_BYTES))) as loop:
            at = builder.mul(loop.index, ir.Constant(WORD, VECTOR_BYTES))
            values, counts = emit.read(gradient, at), builder.fcmp_ordered("!=", emit.read(mask, at), emit.zero)
            for base, cell in zip(bases, cells, strict=True):
                before = builder.load(cell)
                grown = builder.call(emit.fused, [values, emit.read(base, at), before])
                builder.store(builder.select(counts, grown, before), cell)
        for cell, total in zip(cells, sums, strict=True):
            builder.store(builder.load(cell), total, align=1)
        return context.get_dummy_value()

    word = types.int64
    return types.void(gradient, mask, source, word, word, out), codegen


@_inlined
def copy_lines(results, job, piece, out):
    """Copy the places of a run of results to where they belong."""
    width = size_of(out)
    for line in range(piece.first_line, piece.first_line + piece.lines):
        source, target = advance(results, job.lines[line]), advance(out, job.line_outs[line])
        if piece.out_step == width:
            copy_run(target, source, piece.line_places * width)
        else:
            write_steps(target, source, piece.out_step, piece.line_places)


@_inlined
def split_planes(job, images, own, unit, count, sources, targets):
    """Copy the planes of `count` units, if that is wanted; where these are read then, and where their results begin.

    A group of an image is a unit, and `sources` and `targets` are rows of words.
    """
    image, group = unit // job.groups, unit % job.groups
    for k in range(count):
        source = advance(images, image * job.image + group * job.group)
        sources[k] = image * job.image + group * job.group
        if job.in_place == 0:
            sources[k] = k * job.channels * job.plane
            for channel in range(job.channels):
                split_plane(advance(source, channel * job.channel), job, advance(own, sources[k] + channel * job.plane))
        targets[k] = image * job.out_image + group * job.out_group
        group += 1
        if group == job.groups:
            image, group = image + 1, 0


@_inlined
def grow_piece(job, piece, factor, start, source, results):
    """Write a run of results of one unit."""
    size = piece.length * size_of(factor)
    for begin in range(0, size, RUN_BYTES):
        at = begin if job.in_place == 0 else min(begin, size - RUN_BYTES)
        grow_run(advance(factor, piece.weights), job.factors + 8 * piece.first_tap, advance(source, at),
                 job.reads + 8 * piece.first_tap, piece.taps, start, advance(results, at))  # fmt: skip


def convolve_planes(operands, job, part, parts, _):
    """One thread's share of a convolution or adjoint: of kernels, images, result, memory, numbers to add (or none).

    What is copied is not read at once, but when the planes of several units are: stores have left their queue then.
    """
    weights, images, out, bias = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 4)
    scratch = advance(pointer(operands, 3), part * job.own)
    width = size_of(weights)
    zero, sources, targets = at_address(out, stack_words(1)), stack_words(MOST_AT_ONCE), stack_words(MOST_AT_ONCE)
    store(zero, 0, 0.0)
    clear(scratch, job.own)
    results, read = advance(scratch, job.results), scratch if job.in_place == 0 else images
    units = job.images * job.groups
    last = units * (part + 1) // parts
    for unit in range(units * part // parts, last, job.at_once):
        count = min(job.at_once, last - unit)
        split_planes(job, images, scratch, unit, count, sources, targets)
        for number in range(job.pieces):
            piece = Piece(job.piece + PIECE_BYTES * number)
            group = unit % job.groups
            for k in range(count):
                start = zero
                if job.operands[4] != 0:
                    start = advance(bias, (group * job.group_rows + piece.row) * width)
                grow_piece(job, piece, advance(weights, group * job.group_weight), start, advance(read, sources[k]),
                           advance(results, k * job.run))  # fmt: skip
                group = group + 1 if group + 1 < job.groups else 0
            for k in range(count):
                copy_lines(advance(results, k * job.run), job, piece, advance(out, targets[k] + piece.out))


def correlate_planes(operands, job, part, parts, _):
    """One thread's share of the gradient of kernels with one channel in and one out: of images, gradient, result.

    Behind them are memory and the mask. The only piece says where gradients lie: its results are read. Every kernel is
    the sum over images, in order.
    """
    images, grad, out, mask = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 4)
    scratch = advance(pointer(operands, 3), part * job.own)
    width = size_of(out)
    clear(scratch, job.own)
    piece, lanes = Piece(job.piece), VECTOR_BYTES // width
    arguments, reads = advance(scratch, job.results), stack_words(DOTS)
    sums = advance(arguments, job.at_once * job.run)
    sums_bytes = (piece.taps + DOTS - 1) // DOTS * DOTS * VECTOR_BYTES
    for group in range(job.groups * part // parts, job.groups * (part + 1) // parts):
        clear(sums, sums_bytes)
        for begin in range(0, job.images, job.at_once):
            count = min(job.at_once, job.images - begin)
            for k in range(count):
                image = begin + k
                split_plane(
                    advance(images, image * job.image + group * job.group), job, advance(scratch, k * job.plane)
                )
                gradient = advance(grad, image * job.out_image + group * job.out_group)
                for line in range(piece.lines):
                    position = advance(arguments, k * job.run + job.lines[line])
                    copy_run(position, advance(gradient, job.line_outs[line]), piece.line_places * width)
            for first in range(0, piece.taps, DOTS):
                taps = min(DOTS, piece.taps - first)
                for t in range(DOTS):
                    reads[t] = job.reads[first + min(t, taps - 1)]
                for k in range(count):
                    grow_dots(advance(arguments, k * job.run), mask, advance(scratch, k * job.plane), reads,
                              piece.length * width, advance(sums, first * VECTOR_BYTES))  # fmt: skip
        for t in range(piece.taps):
            total = load(sums, t * VECTOR_BYTES)
            for j in range(1, lanes):
                total += load(sums, t * VECTOR_BYTES + j * width)
            store(out, (group * piece.taps + t) * width, total)
