"""The loops of :mod:`.operator`, on the rows of a :data:`.jobs.Rows`, shared out to threads by rows.

Sums are made of parts, which are added up in float64. A loop writes to one place, so that it vectorises; what is read
again was just read, and is near. Elements whose squares do not fit the dtype are divided by the largest of them and
added up in float64, which rows of other sizes never pay for.

A mean of the dtype of its elements is rounded, which is much where elements differ little from one another. What they
differ from it adds up to the rounding, which variances, results and gradients are corrected by.
"""

from __future__ import annotations

import functools
import math

from runtime.compile.compiling import FASTMATH, REDUCTION_FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.matmul.loops.tile import add_element
from runtime.kernels.recipes.loops.rereading import load_again

LEAST_VARIANCE, LEAST_VARIANCE_64 = 1e-30, 1e-290  # of elements whose squares keep all digits
LEAST_DIVISOR = 1e-300  # whose inverse is finite
ROUNDING, ROUNDING_64 = 2.0**-23, 2.0**-52  # of a mean, relative to it
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
def distances_part(row, first, last, mean, zero):
    """The sum of the squares of what a few elements differ from `mean`, and that of the differences."""
    width, squares, rest = size_of(row), zero, zero
    for j in range(first, last):
        distance = load(row, j * width) - mean
        squares += distance * distance
        rest += distance
    return squares, rest


@_summing
def rest_part(row, first, last, mean, zero):
    """The sum of what a few elements differ from `mean`."""
    width, rest = size_of(row), zero
    for j in range(first, last):
        rest += load(row, j * width) - mean
    return rest


@_summing
def sums_part(row, other, first, last, mean, scale, zero):
    """The sums of a few elements, and of them times those of another row, less `mean` and times `scale`."""
    width, total, product = size_of(row), zero, zero
    for j in range(first, last):
        value = load(row, j * width)
        total += value
        product += value * ((load(other, j * width) - mean) * scale)
    return total, product


@_summing
def weighed_sums_part(row, weight, other, first, last, mean, scale, zero):
    """The same of elements times those of `weight`."""
    width, total, product = size_of(row), zero, zero
    for j in range(first, last):
        value = load(row, j * width) * load(weight, j * width)
        total += value
        product += value * ((load(other, j * width) - mean) * scale)
    return total, product


@_inlined
def variance_about(squares, rest, share):
    """The variance of elements whose distances from a rounded mean have these squares and this sum."""
    variance = squares * share - rest * share * rest * share
    return 0.0 if variance < 0.0 else variance


@_inlined
def offset_of(width, mean, distance, scale):
    """What corrects elements less `mean` and times `scale` where `distance` is what rounding takes from the mean.

    A mean that differs by more from that of the elements was not rounded but is another: it is used as it is.
    """
    rounding = ROUNDING if width == 4 else ROUNDING_64
    return -distance * float(scale) if abs(distance) <= abs(float(mean)) * rounding else 0.0


@_inlined
def fits(width, variance):
    """Whether the squares of elements of so many bytes that have this variance are neither infinite nor too small."""
    return (LEAST_VARIANCE if width == 4 else LEAST_VARIANCE_64) <= variance < math.inf


@_inlined
def rescaled_moments(data, outer, stride, inner, epsilon, centers):
    """Mean, inverse deviation and variance of `inner` elements at each of `outer` steps of `stride` bytes.

    They are added up in float64, divided by the largest, which fits any dtype. Where an element is infinite or NaN,
    the results are what sums of the elements themselves give.
    """
    width, largest, share = size_of(data), max(math.sqrt(epsilon), LEAST_DIVISOR), 1.0 / (outer * inner)
    for n in range(outer):
        for j in range(inner):
            largest = max(largest, abs(float(load(data, n * stride + j * width))))
    divisor = largest if largest < math.inf else 1.0
    mean, variance = 0.0, 0.0
    if centers:
        for n in range(outer):
            for j in range(inner):
                mean += float(load(data, n * stride + j * width)) / divisor
    mean *= share
    for n in range(outer):
        for j in range(inner):
            distance = float(load(data, n * stride + j * width)) / divisor - mean
            variance += distance * distance
    variance *= share
    root = math.sqrt(variance + epsilon / divisor / divisor)
    return mean * divisor, 1.0 / root / divisor, variance * divisor * divisor


@_inlined
def place_of(job, row):
    """Which weight is that of the first channel of a row."""
    return row % job.groups * job.channels


@_inlined
def moments_of_row(kind, job, row, size):
    """The mean and the inverse deviation of a row, and what corrects its results for the rounding of the mean."""
    total, squares, rest, share, zero = 0.0, 0.0, 0.0, 1.0 / size, kind(0)
    for first in range(0, size if job.centers != 0 else 0, PART):
        total += sum_part(row, first, min(first + PART, size), zero)
    mean = kind(total * share)
    for first in range(0, size, PART):
        sums = distances_part(row, first, min(first + PART, size), mean, zero)
        squares += sums[0]
        rest += sums[1] if job.centers != 0 else 0.0
    exact, variance = float(mean) + rest * share, variance_about(squares, rest, share) + job.epsilon
    scale = kind(1.0 / math.sqrt(variance))
    if not fits(size_of(row), variance):
        moments = rescaled_moments(row, 1, 0, size, job.epsilon, job.centers != 0)
        exact, scale = moments[0], kind(moments[1])
    mean = kind(exact)
    return mean, scale, kind((float(mean) - exact) * float(scale))


@_inlined
def offset_of_row(kind, job, row, size, mean, scale):
    """The correction of :func:`moments_of_row`, of a mean that was saved."""
    rest = 0.0
    for first in range(0, size if job.centers != 0 else 0, PART):
        rest += rest_part(row, first, min(first + PART, size), mean, kind(0))
    return kind(offset_of(size_of(row), mean, rest / size, scale))


def normalize_rows(operands, job, part, parts, _):
    """Results, means, and what differences from the mean are multiplied by; of rows, weights and shifts."""
    x, weights, shifts = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    target, means, scales = pointer(operands, 3), pointer(operands, 4), pointer(operands, 5)
    kind, width, inner = compute_type(operands), size_of(x), job.inner
    zero, one, size = kind(0), kind(1), job.channels * job.inner
    for r in range(job.rows * part // parts, job.rows * (part + 1) // parts):
        row, out = advance(x, r * size * width), advance(target, r * size * width)
        mean, scale, offset = moments_of_row(kind, job, row, size)
        store(means, r * width, mean)
        store(scales, r * width, scale)
        begin = place_of(job, r) * width
        if inner == 1:
            weight, shift = advance(weights, begin), advance(shifts, begin)
            if job.weighs != 0 and job.shifts != 0:
                for j in range(size):
                    at = j * width
                    store(out, at, ((load(row, at) - mean) * scale + offset) * load(weight, at) + load(shift, at))
            elif job.weighs != 0:
                for j in range(size):
                    store(out, j * width, ((load(row, j * width) - mean) * scale + offset) * load(weight, j * width))
            elif job.shifts != 0:
                for j in range(size):
                    store(out, j * width, (load(row, j * width) - mean) * scale + (load(shift, j * width) + offset))
            else:
                for j in range(size):
                    store(out, j * width, (load(row, j * width) - mean) * scale + offset)
        else:
            for c in range(job.channels):
                weight = load(weights, begin + c * width) if job.weighs != 0 else one
                shift = load(shifts, begin + c * width) if job.shifts != 0 else zero
                factor = scale * weight
                shift += offset * weight
                for j in range(c * inner, (c + 1) * inner):
                    store(out, j * width, (load(row, j * width) - mean) * factor + shift)


@_inlined
def add_shares(sums, shift_sums, grad, row, size, mean, scale, offset):
    """Add a row's part of the gradients of weights and shifts, one an element."""
    width = size_of(sums)
    for j in range(size):
        at = j * width
        value = load(grad, at)
        store(sums, at, load_again(sums, at) + value * ((load(row, at) - mean) * scale + offset))
        store(shift_sums, at, load_again(shift_sums, at) + value)


@_inlined
def put_centred(out, grad, row, first, last, weight, average, slope, mean, scale):
    """Write the gradient of some elements of a row that have one weight."""
    width = size_of(out)
    for j in range(first, last):
        at = j * width
        store(out, at, (load(grad, at) * weight - average - (load(row, at) - mean) * slope) * scale)


@_inlined
def average_and_slope(kind, job, total, product, size, scale, offset):
    """What the mean of the gradients takes from each, and their slope along the elements, by :func:`put_centred`.

    They follow from sums of gradients, and of gradients times normalized elements without `offset`. Rows that are not
    centred have no mean.
    """
    slope = (product + total * float(offset)) / size
    average = total / size + slope * float(offset) if job.centers != 0 else 0.0
    return kind(average), kind(slope * float(scale))


@_inlined
def grads_of_elements(operands, job, grad, row, weight, out, mean, scale, offset):
    """Write the gradient of a row whose elements have a weight each."""
    size, weighs = job.channels * job.inner, job.weighs != 0
    kind, width = compute_type(operands), size_of(out)
    zero, total, product = kind(0), 0.0, 0.0
    for first in range(0, size, PART):
        last = min(first + PART, size)
        if weighs:
            sums = weighed_sums_part(grad, weight, row, first, last, mean, scale, zero)
        else:
            sums = sums_part(grad, row, first, last, mean, scale, zero)
        total += sums[0]
        product += sums[1]
    average, slope = average_and_slope(kind, job, total, product, size, scale, offset)
    if weighs:
        for j in range(size):
            at = j * width
            weighed = load(grad, at) * load(weight, at)
            store(out, at, (weighed - average - (load(row, at) - mean) * slope) * scale)
    else:
        put_centred(out, grad, row, 0, size, kind(1), average, slope, mean, scale)


def normalized_grads(operands, job, part, parts, _):
    """Gradients of rows, and of weights and shifts for each chunk of rows; of gradients, rows, and what was found."""
    gradient, source, means, scales = (
        pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    )  # fmt: skip
    weights, target, sums = pointer(operands, 4), pointer(operands, 5), pointer(operands, 6)
    kind, width, inner, channels = compute_type(operands), size_of(gradient), job.inner, job.channels
    zero, one, size, count = kind(0), kind(1), channels * inner, job.count
    chunks = (job.rows + job.chunk - 1) // job.chunk
    for chunk in range(chunks * part // parts, chunks * (part + 1) // parts):
        share = advance(sums, 2 * chunk * count * width)
        for j in range(2 * count):
            store(share, j * width, zero)
        for r in range(chunk * job.chunk, min((chunk + 1) * job.chunk, job.rows)):
            grad, row = advance(gradient, r * size * width), advance(source, r * size * width)
            out, begin = advance(target, r * size * width), place_of(job, r)
            mean, scale = load(means, r * width), load(scales, r * width)
            offset = offset_of_row(kind, job, row, size, mean, scale)
            of_weight, of_shift = advance(share, begin * width), advance(share, (count + begin) * width)
            weight = advance(weights, begin * width)
            if inner == 1:
                if job.wants != 0:
                    grads_of_elements(operands, job, grad, row, weight, out, mean, scale, offset)
                if count != 0:
                    add_shares(of_weight, of_shift, grad, row, size, mean, scale, offset)
                continue
            total, product = 0.0, 0.0
            for c in range(channels):
                sum_of, product_of = 0.0, 0.0
                for first in range(c * inner, (c + 1) * inner, PART):
                    last = min(first + PART, (c + 1) * inner)
                    sums_of = sums_part(grad, row, first, last, mean, scale, zero)
                    sum_of += sums_of[0]
                    product_of += sums_of[1]
                factor = load(weight, c * width) if job.weighs != 0 else one
                total += factor * sum_of
                product += factor * product_of
                if count != 0:
                    add_element(of_weight, c * width, kind(product_of + sum_of * float(offset)))
                    add_element(of_shift, c * width, kind(sum_of))
            average, slope = average_and_slope(kind, job, total, product, size, scale, offset)
            for c in range(channels if job.wants != 0 else 0):
                factor = load(weight, c * width) if job.weighs != 0 else one
                put_centred(out, grad, row, c * inner, (c + 1) * inner, factor, average, slope, mean, scale)


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
