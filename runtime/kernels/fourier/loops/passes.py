"""The loop of :mod:`.plans`, in native code: transforms of as many lines as there are lanes, from planes to planes."""

from __future__ import annotations

import functools
import math

from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, pointer, size_of
from runtime.kernels.fourier.loops.butterflies import (
    element_of, fold_vectors, join_row, read, split_row, transform_pass, unfold_vectors, write,
)  # fmt: skip
from runtime.kernels.fourier.loops.plans import FROM_REAL, RARE, ROOM, TO_REAL, Plan, RarePass
from runtime.kernels.matmul.loops.tile import address_of, at_address
from runtime.native.structures import invoke, stack, stack_words

_WORDS = 4 * ROOM  # of two pairs of planes

_inlined = functools.partial(inlined, error_model="numpy", forceinline=True)


@_inlined
def read_complex(source, step, line, rows, count, reals, imaginaries):
    """Copy `rows` complex numbers of `count` lines to planes, the numbers of all lines side by side."""
    width = size_of(source)
    if count == 1 and step == 2 * width:
        split_row(source, reals, imaginaries, rows)
        return
    for k in range(rows):
        at, to = advance(source, k * step), k * count
        if line == 2 * width:
            split_row(at, advance(reals, to * width), advance(imaginaries, to * width), count)
        else:
            for j in range(count):
                write(reals, to + j, read(advance(at, j * line), 0))
                write(imaginaries, to + j, read(advance(at, j * line), 1))


@_inlined
def read_real(source, step, line, rows, count, plane):
    """Copy `rows` real numbers of `count` lines to a plane."""
    for k in range(rows):
        for j in range(count):
            write(plane, k * count + j, read(advance(source, k * step + j * line), 0))


@_inlined
def write_complex(reals, imaginaries, rows, count, out, step, line, scale):
    """Write `rows` complex numbers of `count` lines, times a number."""
    width = size_of(out)
    if count == 1 and step == 2 * width:
        join_row(reals, imaginaries, out, rows, scale)
        return
    for k in range(rows):
        to, at = advance(out, k * step), k * count
        if line == 2 * width:
            join_row(advance(reals, at * width), advance(imaginaries, at * width), to, count, scale)
        else:
            for j in range(count):
                write(advance(to, j * line), 0, read(reals, at + j) * scale)
                write(advance(to, j * line), 1, read(imaginaries, at + j) * scale)


@_inlined
def write_real(plane, rows, count, out, step, line, scale):
    """Write `rows` real numbers of `count` lines, times a number."""
    for k in range(rows):
        for j in range(count):
            write(advance(out, k * step + j * line), 0, read(plane, k * count + j) * scale)


@_inlined
def pass_all(plan, reals, imaginaries, out_reals, out_imaginaries, count):
    """All passes of a transform of `count` lines; 1 if the result lies in the other planes."""
    width, roots, size, side, other = size_of(reals), at_address(reals, plan.roots), plan.size, count, 0
    a, b, c, d = reals, imaginaries, out_reals, out_imaginaries
    for k in range(plan.passes):
        radix = plan.radices[k]
        size //= radix
        if radix >= RARE:
            rare = stack(RarePass)
            places = rare.operands
            places[0], places[1], places[2] = address_of(a), address_of(b), address_of(c)
            places[3], places[4] = address_of(d), address_of(roots)
            rare.radix, rare.size, rare.side = radix, size, side
            invoke(plan.rare, rare, rare, 0, 1, 0)
        elif size > 1:
            if radix == 4:
                transform_pass(4, 1, a, b, c, d, roots, size, side)
            elif radix == 2:
                transform_pass(2, 1, a, b, c, d, roots, size, side)
            elif radix == 3:
                transform_pass(3, 1, a, b, c, d, roots, size, side)
            elif radix == 5:
                transform_pass(5, 1, a, b, c, d, roots, size, side)
            else:
                transform_pass(7, 1, a, b, c, d, roots, size, side)
        elif radix == 4:
            transform_pass(4, 0, a, b, c, d, roots, size, side)
        elif radix == 2:
            transform_pass(2, 0, a, b, c, d, roots, size, side)
        elif radix == 3:
            transform_pass(3, 0, a, b, c, d, roots, size, side)
        elif radix == 5:
            transform_pass(5, 0, a, b, c, d, roots, size, side)
        else:
            transform_pass(7, 0, a, b, c, d, roots, size, side)
        roots = advance(roots, 2 * (radix - 1) * size * width)
        side *= radix
        a, b, c, d = c, d, a, b
        other = 1 - other
    return other


@_inlined
def unfold(reals, imaginaries, out_reals, out_imaginaries, half, count, circle):
    """One side of the transform of real numbers, of which the passes took even ones as real parts, odd as imaginary.

    ``X[k]`` is ``(Z[k] + conj(Z[-k])) / 2 - i w[k] (Z[k] - conj(Z[-k])) / 2``.
    """
    part = element_of(reals, 0.5)
    first = unfold_vectors(reals, imaginaries, out_reals, out_imaginaries, half, circle) if count == 1 else 1
    for step in range(first, half + 2):
        k = step % (half + 1)
        root, turned = read(circle, k), read(circle, half + 1 + k)
        at, mirrored = (k % half) * count, ((half - k) % half) * count
        for j in range(count):
            a, b = read(reals, at + j), read(imaginaries, at + j)
            c, d = read(reals, mirrored + j), read(imaginaries, mirrored + j)
            even, crossed, odd, other = a + c, b - d, b + d, c - a
            to = k * count + j
            write(out_reals, to, (even + (odd * root - other * turned)) * part)
            write(out_imaginaries, to, (crossed + (odd * turned + other * root)) * part)


@_inlined
def fold(reals, imaginaries, out_reals, out_imaginaries, half, count, circle):
    """The inverse: from one side to what the passes turn to even and odd numbers.

    ``Z[k]`` is ``X[k] + conj(X[half - k]) + i conj(w[k]) (X[k] - conj(X[half - k]))``.
    """
    zero = element_of(reals, 0.0)
    for j in range(count):  # imaginary parts that no transform of real numbers has
        write(imaginaries, j, zero)
        write(imaginaries, half * count + j, zero)
    first = fold_vectors(reals, imaginaries, out_reals, out_imaginaries, half, circle) if count == 1 else 1
    for step in range(first, half + 1):
        k = step % half
        root, turned = read(circle, k), read(circle, half + 1 + k)
        at, mirrored = k * count, (half - k) * count
        for j in range(count):
            a, b = read(reals, at + j), read(imaginaries, at + j)
            c, d = read(reals, mirrored + j), read(imaginaries, mirrored + j)
            apart, crossed = a - c, b + d
            write(out_reals, at + j, (a + c) + (apart * turned - crossed * root))
            write(out_imaginaries, at + j, (b - d) + (apart * root + crossed * turned))


@_inlined
def mirror(reals, imaginaries, size, count):
    """The other side of the transform of real numbers: conjugates."""
    for k in range(size // 2 + 1, size):
        for j in range(count):
            write(reals, k * count + j, read(reals, (size - k) * count + j))
            write(imaginaries, k * count + j, -read(imaginaries, (size - k) * count + j))


@_inlined
def read_reals(source, job, size, count, a, b):
    """Copy real numbers of `count` lines to planes: of an even length odd ones as imaginary parts."""
    step = job.in_step
    if job.circle == 0:
        read_real(source, step, job.in_line, size, count, a)
        for k in range(size * count):
            write(b, k, element_of(b, 0.0))
    elif count == 1 and step == size_of(source):
        split_row(source, a, b, size)
    else:
        read_real(source, 2 * step, job.in_line, size, count, a)
        read_real(advance(source, step), 2 * step, job.in_line, size, count, b)


@_inlined
def read_side(source, job, size, count, a, b, c, d):
    """Copy one side of transforms of real numbers to planes, as the passes need it: to the second ones if even."""
    read_complex(source, job.in_step, job.in_line, job.size // 2 + 1, count, a, b)
    if job.circle != 0:
        fold(a, b, c, d, size, count, at_address(source, job.circle))
    else:
        for j in range(count):
            write(b, j, element_of(b, 0.0))
        mirror(a, b, size, count)


@_inlined
def write_reals(job, size, count, reals, imaginaries, out, scale):
    """Write the real numbers of `count` lines."""
    step = job.out_step
    if job.circle == 0:
        write_real(reals, size, count, out, step, job.out_line, scale)
    elif count == 1 and step == size_of(out):
        join_row(reals, imaginaries, out, size, scale)
    else:
        write_real(reals, size, count, out, 2 * step, job.out_line, scale)
        write_real(imaginaries, size, count, advance(out, step), 2 * step, job.out_line, scale)


@_inlined
def scale_of(job):
    """What the transform is multiplied by."""
    if job.normalization == 1:
        return 1 / math.sqrt(job.size)
    return 1 / job.size if job.normalization == 2 else 1.0


def rare_pass(operands, job, part, parts, _):
    """A pass of a rare radix."""
    a, b, c, d = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    roots = pointer(operands, 4)
    if job.radix == 11:
        transform_pass(11, 1, a, b, c, d, roots, job.size, job.side)
    else:
        transform_pass(13, 1, a, b, c, d, roots, job.size, job.side)


def transform_part(operands, job, part, parts, _):
    """One thread's share of the transforms."""
    source, out = pointer(operands, 0), pointer(operands, 1)
    width, plan, lanes = size_of(source), Plan(job.plan), job.lanes
    size = plan.size
    memory = stack_words(_WORDS)
    a = at_address(source, memory)
    b, c, d = advance(a, ROOM * width), advance(a, 2 * ROOM * width), advance(a, 3 * ROOM * width)
    scale = element_of(a, scale_of(job))
    blocks = (job.lines + lanes - 1) // lanes
    units = job.rows * blocks
    for unit in range(units * part // parts, units * (part + 1) // parts):
        row, first = unit // blocks, unit % blocks * lanes
        count = min(lanes, job.lines - first)
        here = advance(source, row * job.in_row + first * job.in_line)
        there = advance(out, row * job.out_row + first * job.out_line)
        p, q, r, s = a, b, c, d
        if job.mode == FROM_REAL:
            read_reals(here, job, size, count, a, b)
        elif job.mode == TO_REAL:
            read_side(here, job, size, count, a, b, c, d)
            if job.circle != 0:
                p, q, r, s = c, d, a, b
        else:
            read_complex(here, job.in_step, job.in_line, size, count, a, b)
        if job.backward != 0:  # a transform of exchanged parts is the inverse, exchanged
            p, q, r, s = q, p, s, r
        if pass_all(plan, p, q, r, s, count) == 1:
            p, q, r, s = r, s, p, q
        if job.backward != 0:
            p, q, r, s = q, p, s, r
        if job.mode == TO_REAL:
            write_reals(job, size, count, p, q, there, scale)
            continue
        if job.mode == FROM_REAL:
            if job.circle != 0:
                unfold(p, q, r, s, size, count, at_address(source, job.circle))
                p, q = r, s
            if job.kept == job.size:
                mirror(p, q, job.size, count)
        write_complex(p, q, job.kept, count, there, job.out_step, job.out_line, scale)
