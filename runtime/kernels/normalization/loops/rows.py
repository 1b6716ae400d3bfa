"""The loops of :mod:`.operator`, on the rows of a :data:`.jobs.Rows`, shared out to threads by rows.

Sums are made of parts, which are added up in float64. A loop writes to one place, so that it vectorises; what is read
again was just read, and is near.
"""

from __future__ import annotations

import functools
import math

from runtime.compile.compiling import FASTMATH, REDUCTION_FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.matmul.loops.tile import add_element
from runtime.kernels.recipes.loops.rereading import load_again

PART = 1024  # elements of a sum that are added up in their own dtype, in any order
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)
_summing = functools.partial(inlined, error_model="numpy", fastmath=set(REDUCTION_FASTMATH), forceinline=True)


@_summing
def sum_part(row, first, last, zero):
    """The sum of a few elements."""
    width, total = size_of(row), zero
    for j in range(first, last):
        total += load(row, j * width)
    return total


@_summing
def squares_part(row, first, last, mean, zero):
    """The sum of the squares of what a few elements differ from `mean`."""
    width, total = size_of(row), zero
    for j in range(first, last):
        distance = load(row, j * width) - mean
        total += distance * distance
    return total


@_summing
def sums_part(row, other, first, last, mean, zero):
    """The sums of a few elements, and of them times what those of another row differ from `mean`."""
    width, total, product = size_of(row), zero, zero
    for j in range(first, last):
        value = load(row, j * width)
        total += value
        product += value * (load(other, j * width) - mean)
    return total, product


@_summing
def weighed_sums_part(row, weight, other, first, last, mean, zero):
    """The same of elements times those of `weight`."""
    width, total, product = size_of(row), zero, zero
    for j in range(first, last):
        value = load(row, j * width) * load(weight, j * width)
        total += value
        product += value * (load(other, j * width) - mean)
    return total, product


@_inlined
def place_of(job, row):
    """Which weight is that of the first channel of a row."""
    return row % job.groups * job.channels


def normalize_rows(operands, job, part, parts, _):
    """Results, means, and what differences from the mean are multiplied by; of rows, weights and shifts."""
    given, weights, shifts = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    made, means, scales = pointer(operands, 3), pointer(operands, 4), pointer(operands, 5)
    kind, width, inner = compute_type(operands), size_of(given), job.inner
    zero, one, size = kind(0), kind(1), job.channels * job.inner
    share = 1.0 / size
    for r in range(job.rows * part // parts, job.rows * (part + 1) // parts):
        row, out = advance(given, r * size * width), advance(made, r * size * width)
        total, squares = 0.0, 0.0
        for first in range(0, size, PART):
            total += sum_part(row, first, min(first + PART, size), zero)
        mean = kind(total * share)
        for first in range(0, size, PART):
            squares += squares_part(row, first, min(first + PART, size), mean, zero)
        scale = kind(1.0 / math.sqrt(squares * share + job.epsilon))
        store(means, r * width, mean)
        store(scales, r * width, scale)
        begin = place_of(job, r) * width
        if inner == 1:
            weight, shift = advance(weights, begin), advance(shifts, begin)
            if job.weighs != 0 and job.shifts != 0:
                for j in range(size):
                    at = j * width
                    store(out, at, (load(row, at) - mean) * scale * load(weight, at) + load(shift, at))
            elif job.weighs != 0:
                for j in range(size):
                    store(out, j * width, (load(row, j * width) - mean) * scale * load(weight, j * width))
            elif job.shifts != 0:
                for j in range(size):
                    store(out, j * width, (load(row, j * width) - mean) * scale + load(shift, j * width))
            else:
                for j in range(size):
                    store(out, j * width, (load(row, j * width) - mean) * scale)
        else:
            for c in range(job.channels):
                weight = load(weights, begin + c * width) if job.weighs != 0 else one
                shift = load(shifts, begin + c * width) if job.shifts != 0 else zero
                factor = scale * weight
                for j in range(c * inner, (c + 1) * inner):
                    store(out, j * width, (load(row, j * width) - mean) * factor + shift)


@_inlined
def add_shares(sums, shift_sums, grad, row, size, mean, scale):
    """Add a row's part of the gradients of weights and shifts, one an element."""
    width = size_of(sums)
    for j in range(size):
        at = j * width
        value = load(grad, at)
        store(sums, at, load_again(sums, at) + value * (load(row, at) - mean) * scale)
        store(shift_sums, at, load_again(shift_sums, at) + value)


@_inlined
def put_centred(out, grad, row, first, last, factor, average, slope, mean):
    """Write the gradient of some elements of a row that have one weight."""
    width = size_of(out)
    for j in range(first, last):
        at = j * width
        store(out, at, load(grad, at) * factor - average - (load(row, at) - mean) * slope)


@_inlined
def grads_of_elements(operands, grad, row, weight, out, size, mean, scale, weighs):
    """Write the gradient of a row whose elements have a weight each."""
    kind, width = compute_type(operands), size_of(out)
    zero, total, product = kind(0), 0.0, 0.0
    for first in range(0, size, PART):
        last = min(first + PART, size)
        if weighs:
            sums = weighed_sums_part(grad, weight, row, first, last, mean, zero)
        else:
            sums = sums_part(grad, row, first, last, mean, zero)
        total += sums[0]
        product += sums[1]
    wide = float(scale)
    average, slope = kind(total / size * wide), kind(product / size * wide * wide * wide)
    if weighs:
        for j in range(size):
            at = j * width
            store(out, at, load(grad, at) * load(weight, at) * scale - average - (load(row, at) - mean) * slope)
    else:
        put_centred(out, grad, row, 0, size, scale, average, slope, mean)


def normalized_grads(operands, job, part, parts, _):
    """Gradients of rows, and of weights and shifts for each chunk of rows; of gradients, rows, and what was found."""
    given, source, means, scales = (
        pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    )  # fmt: skip
    weights, made, sums = pointer(operands, 4), pointer(operands, 5), pointer(operands, 6)
    kind, width, inner, channels = compute_type(operands), size_of(given), job.inner, job.channels
    zero, one, size, count = kind(0), kind(1), channels * inner, job.count
    chunks = (job.rows + job.chunk - 1) // job.chunk
    for chunk in range(chunks * part // parts, chunks * (part + 1) // parts):
        share = advance(sums, 2 * chunk * count * width)
        for j in range(2 * count):
            store(share, j * width, zero)
        for r in range(chunk * job.chunk, min((chunk + 1) * job.chunk, job.rows)):
            grad, row = advance(given, r * size * width), advance(source, r * size * width)
            out, begin = advance(made, r * size * width), place_of(job, r)
            mean, scale = load(means, r * width), load(scales, r * width)
            of_weight, of_shift = advance(share, begin * width), advance(share, (count + begin) * width)
            weight = advance(weights, begin * width)
            if inner == 1:
                if job.wants != 0:
                    grads_of_elements(operands, grad, row, weight, out, size, mean, scale, job.weighs != 0)
                if count != 0:
                    add_shares(of_weight, of_shift, grad, row, size, mean, scale)
                continue
            total, product, wide = 0.0, 0.0, float(scale)
            for c in range(channels):
                sum_of, product_of = 0.0, 0.0
                for first in range(c * inner, (c + 1) * inner, PART):
                    last = min(first + PART, (c + 1) * inner)
                    sums_of = sums_part(grad, row, first, last, mean, zero)
                    sum_of += sums_of[0]
                    product_of += sums_of[1]
                factor = load(weight, c * width) if job.weighs != 0 else one
                total += factor * sum_of
                product += factor * product_of
                if count != 0:
                    add_element(of_weight, c * width, kind(product_of * wide))
                    add_element(of_shift, c * width, kind(sum_of))
            average, slope = kind(total / size * wide), kind(product / size * wide * wide * wide)
            for c in range(channels if job.wants != 0 else 0):
                factor = scale * load(weight, c * width) if job.weighs != 0 else scale
                put_centred(out, grad, row, c * inner, (c + 1) * inner, factor, average, slope, mean)


def add_chunks(operands, job, part, parts, _):
    """Gradients of weights and shifts, from those of all chunks."""
    sums, of_weight, of_shift = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width, count, zero = size_of(sums), job.count, compute_type(operands)(0)
    first, last = count * part // parts, count * (part + 1) // parts
    chunks = (job.rows + job.chunk - 1) // job.chunk
    for j in range(first, last):
        store(of_weight, j * width, zero)
    for j in range(first, last):
        store(of_shift, j * width, zero)
    for chunk in range(chunks):
        share = advance(sums, 2 * chunk * count * width)
        shift = advance(share, count * width)
        for j in range(first, last):
            add_element(of_weight, j * width, load(share, j * width))
        for j in range(first, last):
            add_element(of_shift, j * width, load(shift, j * width))
