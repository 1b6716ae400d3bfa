"""The loops of :mod:`.channels`, on the samples of a :data:`.jobs.Planes`.

Long planes are added up one by one, each channel by one thread. Short ones, and single elements, lie side by side as
columns: rows are added up in chunks, which threads share, and what chunks come to is put together in float64. What is
known of a channel is written once a column before it is used. Each loop vectorises across the columns.
"""

from __future__ import annotations

import functools
import math

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.normalization.jobs import TABLES
from runtime.kernels.normalization.loops.rows import (
    PART, distances_part, fits, offset_of, put_centred, rescaled_moments, rest_part, sum_part, sums_part,
    variance_about,
)  # fmt: skip
from runtime.kernels.recipes.loops.rereading import load_again

TOGETHER = 4  # rows that are added up before they are added to a chunk's sum
BLOCK = 128  # columns, of which a chunk of rows stays in the nearest cache
WIDE = 1024  # columns, of which several numbers do
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


@_inlined
def place_of(job, sample, channel, width):
    """Where a plane begins."""
    return (sample * job.channels + channel) * job.inner * width


def normalize_planes(operands, job, part, parts, _):
    """Results, means, inverse deviations and variances, of samples, weights and shifts."""
    x, weights, shifts = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    target, means = pointer(operands, 3), pointer(operands, 4)
    scales, variances = pointer(operands, 5), pointer(operands, 6)
    kind, width, inner = compute_type(operands), size_of(x), job.inner
    zero, one, share = kind(0), kind(1), 1.0 / (job.outer * inner)
    for c in range(job.channels * part // parts, job.channels * (part + 1) // parts):
        total, squares, rest = 0.0, 0.0, 0.0
        for n in range(job.outer):
            row = advance(x, place_of(job, n, c, width))
            for first in range(0, inner, PART):
                total += sum_part(row, first, min(first + PART, inner), zero)
        mean = kind(total * share)
        for n in range(job.outer):
            row = advance(x, place_of(job, n, c, width))
            for first in range(0, inner, PART):
                sums = distances_part(row, first, min(first + PART, inner), mean, zero)
                squares += sums[0]
                rest += sums[1]
        exact, variance = float(mean) + rest * share, variance_about(squares, rest, share)
        scale = kind(1.0 / math.sqrt(variance + job.epsilon))
        if not fits(width, variance + job.epsilon):
            plane, stride = advance(x, place_of(job, 0, c, width)), job.channels * inner * width
            moments = rescaled_moments(plane, job.outer, stride, inner, job.epsilon, True)
            exact, scale, variance = moments[0], kind(moments[1]), moments[2]
        mean = kind(exact)
        store(means, c * width, mean)
        store(scales, c * width, scale)
        store(variances, c * width, kind(variance))
        factor = scale * (load(weights, c * width) if job.weighs != 0 else one)
        shift = (load(shifts, c * width) if job.shifts != 0 else zero) + kind(float(mean) - exact) * factor
        for n in range(job.outer):
            at = place_of(job, n, c, width)
            row, out = advance(x, at), advance(target, at)
            for j in range(inner):
                store(out, j * width, (load(row, j * width) - mean) * factor + shift)


def plane_grads(operands, job, part, parts, _):
    """Gradients of samples, weights and shifts, of gradients, samples, and what was found."""
    gradient, source, means, scales = (
        pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    )  # fmt: skip
    weights, target, of_weights, of_shifts = (
        pointer(operands, 4), pointer(operands, 5), pointer(operands, 6), pointer(operands, 7)
    )  # fmt: skip
    kind, width, inner = compute_type(operands), size_of(gradient), job.inner
    zero, share = kind(0), 1.0 / (job.outer * inner)
    for c in range(job.channels * part // parts, job.channels * (part + 1) // parts):
        mean, scale, total, product, rest = load(means, c * width), load(scales, c * width), 0.0, 0.0, 0.0
        for n in range(job.outer):
            at = place_of(job, n, c, width)
            grad, row = advance(gradient, at), advance(source, at)
            for first in range(0, inner, PART):
                sums = sums_part(grad, row, first, min(first + PART, inner), mean, scale, zero)
                total += sums[0]
                product += sums[1]
                rest += rest_part(row, first, min(first + PART, inner), mean, zero)
        offset = offset_of(width, mean, rest * share, scale)
        product += total * offset
        store(of_weights, c * width, kind(product))
        store(of_shifts, c * width, kind(total))
        factor = scale * load(weights, c * width) if job.weighs != 0 else scale
        average, slope = kind((total + product * offset) * share), kind(product * share * float(scale))
        for n in range(job.outer if job.wants != 0 else 0):
            at = place_of(job, n, c, width)
            grad, row = advance(gradient, at), advance(source, at)
            put_centred(advance(target, at), grad, row, 0, inner, kind(1), average, slope, mean, factor)


@_inlined
def clear(sums, first, last, zero):
    """Begin sums."""
    for j in range(first, last):
        store(sums, j * size_of(sums), zero)


@_inlined
def row_of(data, job, row):
    """Where a row begins."""
    return advance(data, row * job.columns * size_of(data))


@_inlined
def last_row(job, chunk):
    """Where a chunk ends."""
    return min((chunk + 1) * job.chunk, job.outer)


@_inlined
def sum_columns(sums, x, job, first_row, end, first, last):
    """Add rows to the sums of columns."""
    r, width = first_row, size_of(x)
    while r + TOGETHER <= end:
        a, b = row_of(x, job, r), row_of(x, job, r + 1)
        c, d = row_of(x, job, r + 2), row_of(x, job, r + 3)
        for j in range(first, last):
            at = j * width
            store(sums, at, load_again(sums, at) + ((load(a, at) + load(b, at)) + (load(c, at) + load(d, at))))
        r += TOGETHER
    for each in range(r, end):
        row = row_of(x, job, each)
        for j in range(first, last):
            store(sums, j * width, load_again(sums, j * width) + load(row, j * width))


@_inlined
def divide_columns(sums, first, last, share):
    """Turn sums of columns into means."""
    width = size_of(sums)
    for j in range(first, last):
        store(sums, j * width, load_again(sums, j * width) * share)


@_inlined
def add_distances(squares, rests, means, x, job, first_row, end, first, last):
    """Add what rows differ from the means of columns, and the squares of that."""
    r, width = first_row, size_of(x)
    while r + TOGETHER <= end:
        a, b = row_of(x, job, r), row_of(x, job, r + 1)
        c, d = row_of(x, job, r + 2), row_of(x, job, r + 3)
        for j in range(first, last):
            at = j * width
            mean = load_again(means, at)
            e, f, g, h = load(a, at) - mean, load(b, at) - mean, load(c, at) - mean, load(d, at) - mean
            store(squares, at, load_again(squares, at) + ((e * e + f * f) + (g * g + h * h)))
            store(rests, at, load_again(rests, at) + ((e + f) + (g + h)))
        r += TOGETHER
    for each in range(r, end):
        row = row_of(x, job, each)
        for j in range(first, last):
            at = j * width
            distance = load(row, at) - load_again(means, at)
            store(squares, at, load_again(squares, at) + distance * distance)
            store(rests, at, load_again(rests, at) + distance)


def column_sums(operands, job, part, parts, _):
    """Of chunks of rows, means of columns, and sums of the squares of what they differ from them, and of that."""
    x, sums = pointer(operands, 0), pointer(operands, 1)
    count, kind = job.columns, compute_type(operands)
    chunks = (job.outer + job.chunk - 1) // job.chunk
    for chunk in range(chunks * part // parts, chunks * (part + 1) // parts):
        begin, end, row = chunk * job.chunk, last_row(job, chunk), count * size_of(sums)
        means = advance(sums, TABLES * chunk * row)
        squares, rests = advance(means, row), advance(means, 2 * row)
        for first in range(0, count, BLOCK):
            last = min(first + BLOCK, count)
            clear(means, first, last, kind(0))
            clear(squares, first, last, kind(0))
            clear(rests, first, last, kind(0))
            sum_columns(means, x, job, begin, end, first, last)
            divide_columns(means, first, last, kind(1.0 / (end - begin)))
            add_distances(squares, rests, means, x, job, begin, end, first, last)


@_inlined
def total_of(sums, job, row_of_table, channel):
    """The sum of a channel, of those of columns in a row of the tables of each chunk."""
    width, total = size_of(sums), 0.0
    for chunk in range((job.outer + job.chunk - 1) // job.chunk):
        row = ((TABLES * chunk + row_of_table) * job.columns + channel * job.inner) * width
        for i in range(job.inner):
            total += load(sums, row + i * width)
    return total


@_inlined
def mean_of(sums, job, channel):
    """The mean of a channel, of what :func:`column_sums` computed."""
    width, total = size_of(sums), 0.0
    for chunk in range((job.outer + job.chunk - 1) // job.chunk):
        many = last_row(job, chunk) - chunk * job.chunk
        row = (TABLES * chunk * job.columns + channel * job.inner) * width
        for i in range(job.inner):
            mean, rest = load(sums, row + i * width), load(sums, row + (2 * job.columns + i) * width)
            total += many * float(mean) + rest
    return total / (job.outer * job.inner)


@_inlined
def squares_of(sums, job, channel, mean):
    """The squares of what a channel's elements differ from its mean, of what :func:`column_sums` computed.

    Those of a chunk's column are less by those of what its mean differs, and by those of its rounding.
    """
    width, total = size_of(sums), 0.0
    for chunk in range((job.outer + job.chunk - 1) // job.chunk):
        many = last_row(job, chunk) - chunk * job.chunk
        row = (TABLES * chunk * job.columns + channel * job.inner) * width
        for i in range(job.inner):
            rest = float(load(sums, row + (2 * job.columns + i) * width))
            distance = float(load(sums, row + i * width)) + rest / many - mean
            squares = float(load(sums, row + (job.columns + i) * width))
            total += squares - rest * rest / many + many * distance * distance
    return 0.0 if total < 0.0 else total


@_inlined
def put_column(table, job, row_of_table, channel, value):
    """Write a number of a channel for each of its columns."""
    width = size_of(table)
    for i in range(job.inner):
        store(table, (row_of_table * job.columns + channel * job.inner + i) * width, value)


def column_scales(operands, job, part, parts, _):
    """Means, inverse deviations and variances; and means, factors and shifts of columns."""
    sums, weights, shifts, means = (
        pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    )  # fmt: skip
    scales, variances, table = pointer(operands, 4), pointer(operands, 5), pointer(operands, 6)
    given, inner = pointer(operands, 7), job.inner
    width, kind, share = size_of(sums), compute_type(operands), 1.0 / (job.outer * job.inner)
    for c in range(job.channels * part // parts, job.channels * (part + 1) // parts):
        mean = mean_of(sums, job, c)
        variance = squares_of(sums, job, c, mean) * share
        scale = kind(1.0 / math.sqrt(variance + job.epsilon))
        if not fits(width, variance + job.epsilon):
            plane = advance(given, place_of(job, 0, c, width))
            moments = rescaled_moments(plane, job.outer, job.columns * width, inner, job.epsilon, True)
            mean, scale, variance = moments[0], kind(moments[1]), moments[2]
        store(means, c * width, kind(mean))
        store(scales, c * width, scale)
        store(variances, c * width, kind(variance))
        factor, shift = scale, kind(float(kind(mean)) - mean)
        if job.weighs != 0:
            factor = scale * load(weights, c * width)
        shift = shift * factor
        if job.shifts != 0:
            shift = load(shifts, c * width) + shift
        put_column(table, job, 0, c, kind(mean))
        put_column(table, job, 1, c, factor)
        put_column(table, job, 2, c, shift)


def normalize_columns(operands, job, part, parts, _):
    """Results, of rows and what :func:`column_scales` found."""
    x, means, target = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width, count = size_of(x), job.columns
    factors, shifts = advance(means, count * width), advance(means, 2 * count * width)
    for first in range(0, count, WIDE):
        for r in range(job.outer * part // parts, job.outer * (part + 1) // parts):
            row, out = row_of(x, job, r), row_of(target, job, r)
            for j in range(first, min(first + WIDE, count)):
                at = j * width
                store(out, at, (load(row, at) - load(means, at)) * load(factors, at) + load(shifts, at))


def column_means(operands, job, part, parts, _):
    """Means and inverse deviations of columns, of those of channels."""
    means, scales, table = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    for c in range(job.channels * part // parts, job.channels * (part + 1) // parts):
        put_column(table, job, 0, c, load(means, c * size_of(means)))
        put_column(table, job, 1, c, load(scales, c * size_of(scales)))


@_inlined
def distance_of(row, means, at):
    """What an element differs from its column's mean."""
    return load(row, at) - load(means, at)


@_inlined
def add_grads(sums, products, rests, grad, grads, row, rows, means, scales, first, last):
    """Add two rows of gradients, and them times their elements, brought to mean 0 and variance 1; and of distances."""
    width = size_of(sums)
    for j in range(first, last):
        at = j * width
        value, other = load(grad, at), load(grads, at)
        store(sums, at, load_again(sums, at) + (value + other))
        scale, upper, lower = load(scales, at), distance_of(row, means, at), distance_of(rows, means, at)
        store(products, at, load_again(products, at) + (value * (upper * scale) + other * (lower * scale)))
        store(rests, at, load_again(rests, at) + (upper + lower))


def column_grad_sums(operands, job, part, parts, _):
    """Of chunks of rows, sums of gradients, of them times normalized elements, and of distances from the means."""
    gradient, source, means, sums = (
        pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    )  # fmt: skip
    width, count, zero = size_of(gradient), job.columns, compute_type(operands)(0)
    scales, chunks = advance(means, count * width), (job.outer + job.chunk - 1) // job.chunk
    for chunk in range(chunks * part // parts, chunks * (part + 1) // parts):
        share, end = advance(sums, TABLES * chunk * count * width), last_row(job, chunk)
        products, rests = advance(share, count * width), advance(share, 2 * count * width)
        clear(share, 0, TABLES * count, zero)
        for first in range(0, count, WIDE):
            r, last = chunk * job.chunk, min(first + WIDE, count)
            while r + 2 <= end:
                add_grads(
                    share, products, rests, row_of(gradient, job, r), row_of(gradient, job, r + 1),
                    row_of(source, job, r), row_of(source, job, r + 1), means, scales, first, last,
                )  # fmt: skip
                r += 2
            if r < end:
                grad, row = row_of(gradient, job, r), row_of(source, job, r)
                for j in range(first, last):
                    at = j * width
                    store(share, at, load_again(share, at) + load(grad, at))
                    distance = distance_of(row, means, at)
                    store(products, at, load_again(products, at) + load(grad, at) * (distance * load(scales, at)))
                    store(rests, at, load_again(rests, at) + distance)


def column_slopes(operands, job, part, parts, _):
    """Gradients of weights and shifts; and beside the means of columns their factors, averages and slopes."""
    sums, scales, weights, of_weights, of_shifts, table = (
        pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3), pointer(operands, 4),
        pointer(operands, 5),
    )  # fmt: skip
    width, kind, share = size_of(sums), compute_type(operands), 1.0 / (job.outer * job.inner)
    for c in range(job.channels * part // parts, job.channels * (part + 1) // parts):
        total, product, scale = total_of(sums, job, 0, c), total_of(sums, job, 1, c), load(scales, c * width)
        mean = load(table, c * job.inner * width)
        offset = offset_of(width, mean, total_of(sums, job, 2, c) * share, scale)
        product += total * offset
        factor = scale * load(weights, c * width) if job.weighs != 0 else scale
        store(of_weights, c * width, kind(product))
        store(of_shifts, c * width, kind(total))
        put_column(table, job, 1, c, factor)
        put_column(table, job, 2, c, kind((total + product * offset) * share))
        put_column(table, job, 3, c, kind(product * share * float(scale)))


def column_grads(operands, job, part, parts, _):
    """Gradients of rows, of gradients, rows and what :func:`column_slopes` found."""
    gradient, source, means, target = (
        pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    )  # fmt: skip
    width, count = size_of(gradient), job.columns
    factors, averages = advance(means, count * width), advance(means, 2 * count * width)
    slopes = advance(means, 3 * count * width)
    for first in range(0, count, WIDE):
        for r in range(job.outer * part // parts, job.outer * (part + 1) // parts):
            grad, row, out = row_of(gradient, job, r), row_of(source, job, r), row_of(target, job, r)
            for j in range(first, min(first + WIDE, count)):
                at = j * width
                value = load(grad, at) - load(averages, at)
                store(out, at, (value - distance_of(row, means, at) * load(slopes, at)) * load(factors, at))
