"""The loops of :mod:`.operator`, shared out to threads by planes; they work on a :data:`.jobs.Pooling`."""

from __future__ import annotations

import functools
import math

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.recipes.loops.rereading import load_again
from runtime.kernels.matmul.shape import VECTOR_BYTES
from runtime.kernels.matmul.loops.tile import add_element, at_address
from runtime.kernels.pooling.loops.lanes import write_largest
from runtime.native.structures import stack_words

LANES = 64  # elements of a window that are looked at together
ENOUGH = 16  # of them in a row, or in each of several rows a few
FEW, SEVERAL = 7, 4
LEAST_BYTES = 16  # of windows that are looked at side by side
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


@_inlined
def keep_larger(best, places, source, at, step, count):
    """Let the largest elements of so many windows, and their places, take in elements that lie `step` apart."""
    width = size_of(source)
    for lane in range(count):
        offset = at + lane * step
        value, largest = load(source, offset * width), load_again(best, lane * width)
        better = (value > largest) | (value != value)
        store(best, lane * width, value if better else largest)
        places[lane] = offset if better else places[lane]


@_inlined
def even_columns(job, bounds):
    """Between which columns windows are of one size and one step apart, at the middle; that size and that step."""
    starts, stops, columns = job.starts[2], job.stops[2], job.windows[2]
    middle = columns // 2
    size, step = stops[middle] - starts[middle], starts[middle] - starts[max(middle - 1, 0)]
    first, last = middle, middle + 1
    while first > 0 and stops[first - 1] - starts[first - 1] == size and starts[first] - starts[first - 1] == step:
        first -= 1
    while last < columns and stops[last] - starts[last] == size and starts[last] - starts[last - 1] == step:
        last += 1
    bounds[0], bounds[1], bounds[2], bounds[3] = first, last, size, step


@_inlined
def windows_of(size, apart, first, counts, steps, source, out, at, done, number):
    """Write what `number` windows give, `size` (a literal) bytes at a time; the last of them overlap those before."""
    width = size_of(source)
    lanes = size // width
    for begin in range(0, number, lanes):
        k = min(begin, number - lanes)
        target, places = advance(out, (done + k) * width), advance(at, (done + k) * 8)
        if apart == 1:
            write_largest(source, first + k, counts, steps, 1, size, target, places)
        else:
            write_largest(source, first + 2 * k, counts, steps, 2, size, target, places)


@_inlined
def largest_of_even(job, source, i, j, column, number, bounds, out, at, done):
    """Write the largest elements of so many windows side by side, one or two elements apart, and their places."""
    width, height, breadth, apart = size_of(source), job.sizes[1], job.sizes[2], bounds[3]
    counts, steps = stack_words(3), stack_words(3)
    for d in range(3):
        which = i if d == 0 else (j if d == 1 else column)
        steps[d] = job.steps[d] * (height * breadth if d == 0 else (breadth if d == 1 else 1))
        counts[d] = (job.stops[d][which] - job.starts[d][which] + job.steps[d] - 1) // job.steps[d]
    first = (job.starts[0][i] * height + job.starts[1][j]) * breadth + job.starts[2][column]
    if number * width >= VECTOR_BYTES:
        windows_of(VECTOR_BYTES, apart, first, counts, steps, source, out, at, done, number)
    elif number * width >= 32:
        windows_of(32, apart, first, counts, steps, source, out, at, done, number)
    else:
        windows_of(LEAST_BYTES, apart, first, counts, steps, source, out, at, done, number)


@_inlined
def is_wide(job, i, j, column):
    """Whether lanes find the largest element of a window sooner than one comparison after the other."""
    breadth = job.stops[2][column] - job.starts[2][column]
    rows = (job.stops[0][i] - job.starts[0][i]) * (job.stops[1][j] - job.starts[1][j])
    return job.steps[2] == 1 and (breadth >= ENOUGH or (breadth >= FEW and rows >= SEVERAL))


@_inlined
def largest_of_wide(job, source, i, j, column, best, places):
    """The place of the largest element of a window with rows of several, each lane looking at some of their elements.

    As in order: of equal elements the first, of several that are NaN the last.
    """
    width, height, breadth = size_of(source), job.sizes[1], job.sizes[2]
    a, left, right = job.starts[0][i], job.starts[2][column], job.stops[2][column]
    begin, lanes = (a * height + job.starts[1][j]) * breadth + left, min(LANES, right - left)
    for lane in range(lanes):
        store(best, lane * width, load(source, begin * width))
        places[lane] = begin
    while a < job.stops[0][i]:
        b = job.starts[1][j]
        while b < job.stops[1][j]:
            row = (a * height + b) * breadth
            for c in range(left, right, LANES):
                keep_larger(best, places, source, row + c, 1, min(LANES, right - c))
            b += job.steps[1]
        a += job.steps[0]
    value, offset = load_again(best, 0), places[0]
    for lane in range(1, lanes):
        other, there = load_again(best, lane * width), places[lane]
        if value != value:
            is_better = other != other and there > offset
        else:
            is_better = other > value or other != other or (other == value and there < offset)
        value, offset = (other, there) if is_better else (value, offset)
    return offset


@_inlined
def largest_of(job, source, i, j, column):
    """The place of the largest element of a window. No branch depends on elements, which nobody could foresee.

    Ranges with a step would cost a division a loop, more than the few elements of a window.
    """
    width, height, breadth = size_of(source), job.sizes[1], job.sizes[2]
    a, left, right = job.starts[0][i], job.starts[2][column], job.stops[2][column]
    offset = (a * height + job.starts[1][j]) * breadth + left
    best = load(source, offset * width)
    while a < job.stops[0][i]:
        b = job.starts[1][j]
        while b < job.stops[1][j]:
            c, end = (a * height + b) * breadth + left, (a * height + b) * breadth + right
            while c < end:
                value = load(source, c * width)
                better = (value > best) | (value != value)
                best = value if better else best
                offset = c if better else offset
                c += job.steps[2]
            b += job.steps[1]
        a += job.steps[0]
    return offset


def max_windows(operands, job, part, parts, _):
    """The largest elements of windows and their places: of many windows side by side at once, or within wide ones."""
    x, out, at = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width, columns, bounds, places = size_of(x), job.windows[2], stack_words(4), stack_words(64)
    best, plane_size = at_address(x, stack_words(64)), job.sizes[0] * job.sizes[1] * job.sizes[2]
    done = job.planes * part // parts * job.windows[0] * job.windows[1] * columns
    even_columns(job, bounds)
    vectors = (bounds[3] == 1 or bounds[3] == 2) and plane_size < 1 << 31  # whose lanes have places of 32 bits
    for plane in range(job.planes * part // parts, job.planes * (part + 1) // parts):
        source = advance(x, plane * plane_size * width)
        for i in range(job.windows[0]):
            for j in range(job.windows[1]):
                k = 0
                while k < columns:
                    even = bounds[1] - k
                    if k >= bounds[0] and vectors and even * width >= LEAST_BYTES:
                        largest_of_even(job, source, i, j, k, even, bounds, out, at, done)
                        done += even
                        k += even
                        continue
                    if is_wide(job, i, j, k):
                        places[0] = largest_of_wide(job, source, i, j, k, best, places)
                        store(best, 0, load(source, places[0] * width))
                    else:
                        places[0] = largest_of(job, source, i, j, k)
                        store(best, 0, load(source, places[0] * width))
                    store(out, done * width, load_again(best, 0))
                    store(at, done * 8, places[0])
                    done += 1
                    k += 1


@_inlined
def mean_of_shares(job, source, i, j, column, count):
    """The sum of a window's elements, each divided by `count` first."""
    width, height, breadth = size_of(source), job.sizes[1], job.sizes[2]
    total = count - count
    for a in range(job.starts[0][i], job.stops[0][i]):
        for b in range(job.starts[1][j], job.stops[1][j]):
            row = (a * height + b) * breadth
            for c in range(row + job.starts[2][column], row + job.stops[2][column]):
                total += load(source, c * width) / count
    return total


def mean_windows(operands, job, part, parts, _):
    """The sums of windows, divided by their counts."""
    x, out = pointer(operands, 0), pointer(operands, 1)
    width = size_of(x)
    depth, height, breadth = job.sizes[0], job.sizes[1], job.sizes[2]
    starts, stops, counts = job.starts[2], job.stops[2], job.counts[2]
    planes, columns = job.planes, job.windows[2]
    plane_windows = job.windows[0] * job.windows[1] * columns
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        source = advance(x, plane * depth * height * breadth * width)
        done = plane * plane_windows
        for i in range(job.windows[0]):
            first, last = job.starts[0][i], job.stops[0][i]
            for j in range(job.windows[1]):
                top, bottom = job.starts[1][j], job.stops[1][j]
                outer = job.counts[0][i] * job.counts[1][j]
                for k in range(columns):
                    left, right = starts[k], stops[k]
                    total = compute_type(operands)(0)
                    for a in range(first, last):
                        for b in range(top, bottom):
                            row = (a * height + b) * breadth
                            for c in range(row + left, row + right):
                                total += load(source, c * width)
                    count = compute_type(operands)(outer * counts[k])
                    mean = total / count
                    if not abs(mean) < math.inf:  # the sum may have been too large for the dtype, which the mean is not
                        mean = mean_of_shares(job, source, i, j, k, count)
                    store(out, done * width, mean)
                    done += 1


def spread_means(operands, job, part, parts, _):
    """Add the elements of the second operand, divided by their counts, to all elements of their windows."""
    x, grad = pointer(operands, 0), pointer(operands, 1)
    width = size_of(x)
    depth, height, breadth = job.sizes[0], job.sizes[1], job.sizes[2]
    starts, stops, counts = job.starts[2], job.stops[2], job.counts[2]
    planes, columns = job.planes, job.windows[2]
    plane_windows = job.windows[0] * job.windows[1] * columns
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        target = advance(x, plane * depth * height * breadth * width)
        done = plane * plane_windows
        for i in range(job.windows[0]):
            first, last = job.starts[0][i], job.stops[0][i]
            for j in range(job.windows[1]):
                top, bottom = job.starts[1][j], job.stops[1][j]
                outer = job.counts[0][i] * job.counts[1][j]
                for k in range(columns):
                    share = load(grad, done * width) / compute_type(operands)(outer * counts[k])
                    for a in range(first, last):
                        for b in range(top, bottom):
                            row = (a * height + b) * breadth
                            for c in range(row + starts[k], row + stops[k]):
                                add_element(target, c * width, share)
                    done += 1


def add_at(operands, job, part, parts, _):
    """Add the elements of the second operand to those of the first at the places of the third, plane by plane."""
    out, values, at = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(out)
    planes, size, count = job.planes, job.sizes[0], job.windows[0]
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        target = advance(out, plane * size * width)
        for i in range(plane * count, (plane + 1) * count):
            add_element(target, load(at, 8 * i) * width, load(values, i * width))


def put_at(operands, job, part, parts, _):
    """Write the elements of the second operand into the first at the places of the third, plane by plane."""
    out, values, at = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(out)
    planes, size, count = job.planes, job.sizes[0], job.windows[0]
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        target = advance(out, plane * size * width)
        for i in range(plane * count, (plane + 1) * count):
            store(target, load(at, 8 * i) * width, load(values, i * width))
