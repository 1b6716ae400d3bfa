"""The loops of :mod:`.resampling` and :mod:`.grids`, compiled when a dtype is first met and shared out to threads.

Both see images of three dimensions; what has fewer has sizes of 1 before. A place reads a few neighbours along each
dimension, its taps, and gives each a weight.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import functools

import numpy as np

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.matmul.tile import add_element, at_address
from runtime.kernels.recipes.rereading import load_again
from runtime.kernels.sampling.jobs import REFLECTION, ZEROS
from runtime.native.structures import stack_words, words

MOST_NEAR = 64  # elements that a place reads, and places that are looked at together
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)
_scalar = functools.partial(inlined, error_model="numpy")


@_inlined
def blend_row(x, job, plane, i, j, row):
    """Write the mean of the rows of a plane that a line of places reads."""
    width = size_of(x)
    height, breadth = job.sizes[1], job.sizes[2]
    first = True
    for a in range(job.taps[0]):
        outer = load(at_address(x, job.weights[0]), (i * job.taps[0] + a) * width)
        depth = job.tables[0][i * job.taps[0] + a]
        for b in range(job.taps[1]):
            weight = outer * load(at_address(x, job.weights[1]), (j * job.taps[1] + b) * width)
            at = (plane * job.sizes[0] + depth) * height + job.tables[1][j * job.taps[1] + b]
            source = advance(x, at * breadth * width)
            if first:
                for k in range(breadth):
                    store(row, k * width, weight * load(source, k * width))
            else:
                for k in range(breadth):
                    add_element(row, k * width, weight * load(source, k * width))
            first = False


def resample_planes(operands, job, part, parts, _):
    """One thread's share of a change of size, of images and result."""
    x, out = pointer(operands, 0), pointer(operands, 1)
    width = size_of(x)
    breadth, taps, table = job.places[2], job.taps[2], job.tables[2]
    row, weights = advance(pointer(operands, 2), part * job.sizes[2] * width), at_address(x, job.weights[2])
    for plane in range(job.planes * part // parts, job.planes * (part + 1) // parts):
        for i in range(job.places[0]):
            for j in range(job.places[1]):
                blend_row(x, job, plane, i, j, row)
                target = advance(out, ((plane * job.places[0] + i) * job.places[1] + j) * breadth * width)
                for k in range(breadth):
                    total = load(weights, k * taps * width) * load_again(row, table[k * taps] * width)
                    for c in range(1, taps):
                        at = k * taps + c
                        total += load(weights, at * width) * load_again(row, table[at] * width)
                    store(target, k * width, total)


def spread_planes(operands, job, part, parts, _):
    """One thread's share of the adjoint of a change of size: of its result, which is zeros before, and gradient."""
    x, grad = pointer(operands, 0), pointer(operands, 1)
    width = size_of(x)
    height, breadth, taps, table = job.sizes[1], job.sizes[2], job.taps[2], job.tables[2]
    row, weights = advance(pointer(operands, 2), part * breadth * width), at_address(x, job.weights[2])
    for plane in range(job.planes * part // parts, job.planes * (part + 1) // parts):
        for i in range(job.places[0]):
            for j in range(job.places[1]):
                source = advance(grad, ((plane * job.places[0] + i) * job.places[1] + j) * job.places[2] * width)
                for k in range(breadth):
                    store(row, k * width, 0.0)
                for k in range(job.places[2]):
                    given = load(source, k * width)
                    for c in range(k * taps, (k + 1) * taps):
                        add_element(row, table[c] * width, load(weights, c * width) * given)
                for a in range(i * job.taps[0], (i + 1) * job.taps[0]):
                    for b in range(j * job.taps[1], (j + 1) * job.taps[1]):
                        weight = load(at_address(x, job.weights[0]), a * width)
                        weight *= load(at_address(x, job.weights[1]), b * width)
                        at = (plane * job.sizes[0] + job.tables[0][a]) * height + job.tables[1][b]
                        target = advance(x, at * breadth * width)
                        for k in range(breadth):
                            add_element(target, k * width, weight * load_again(row, k * width))


@_scalar
def reflect(x, low, span, one):
    """A coordinate mirrored at `low` and at `low + span`, as often as needed, and by how much it moves with `x`."""
    distance, sign = x - low, one
    if distance < 0:
        distance, sign = -distance, -one
    flips = np.floor(distance / span)
    rest = distance - flips * span
    if flips - 2 * np.floor(flips / 2) != 0:
        return span - rest + low, -sign
    return rest + low, sign


@_scalar
def bring_inside(x, slope, size, outside, aligned, one):
    """A coordinate brought among `size` elements, as `outside` says, and its derivative."""
    zero, last = one - one, size - one
    if outside == REFLECTION:
        low, span = zero, last
        if aligned == 0:
            low, span = -one / (one + one), size
        if span == 0:
            return zero, zero
        x, sign = reflect(x, low, span, one)
        slope *= sign
    if outside != ZEROS:
        if not x > 0:
            x, slope = zero, zero
        elif x >= last:
            x, slope = last, zero
    return x, slope


@_scalar
def cubic_weight(k, t, order):
    """The weight of neighbour `k` of 4 at distance `t` behind the second, `order` times differentiated.

    Keys, Cubic Convolution Interpolation for Digital Image Processing (1981), with a = -0.75.
    """
    # Distances to the neighbours are 1 + t, t, 1 - t and 2 - t: from the third on they fall with t.
    x = 1 + t if k == 0 else t if k == 1 else 1 - t if k == 2 else 2 - t
    sign = -1.0 if k > 1 else 1.0
    third, second, first, none = 1.25, -2.25, 0.0, 1.0
    if k in (0, 3):
        third, second, first, none = -0.75, 3.75, -6.0, 3.0
    if order == 0:
        return ((third * x + second) * x + first) * x + none
    if order == 1:
        return sign * ((3 * third * x + 2 * second) * x + first)
    if order == 2:
        return 6 * third * x + 2 * second
    return sign * 6 * third if order == 3 else 0.0


@_scalar
def linear_weight(k, t, order):
    """The weight of neighbour `k` of 2 at distance `t` behind the first, `order` times differentiated."""
    if order == 0:
        return t if k == 1 else 1 - t
    if order == 1:
        return 1.0 if k == 1 else -1.0
    return 0.0


@_inlined
def find_taps(job, d, x, size, one, order, taps, weights):
    """Where the taps of a coordinate lie along dimension `d` of three, -1 outside, and their weights."""
    width, last, two = size_of(weights), job.sizes[d] - 1, one + one
    slope = (size - one) / two if job.aligned != 0 else size / two
    x = (x + one) * slope if job.aligned != 0 else ((x + one) * size - one) / two
    count = job.taps
    if count < 4:
        x, slope = bring_inside(x, slope, size, job.outside, job.aligned, one)
    floor = np.floor(x)
    t = x - floor
    if count == 1:  # to nearest, and of two to the even one
        floor = np.rint(x)
    scale = one
    for _ in range(order):
        scale *= slope
    for k in range(count):
        at = floor + (k - 1) if count == 4 else floor + k
        if count == 4:
            at = bring_inside(at, 1.0, float(size), job.outside, job.aligned, 1.0)[0]
        taps[k] = -1  # also of what is no number
        if at >= 0 and at <= last:
            taps[k] = int(at)
        weight = 1.0 if order == 0 else 0.0
        if count == 4:
            weight = cubic_weight(k, float(t), order)
        elif count == 2:
            weight = linear_weight(k, float(t), order)
        store(weights, k * width, weight * scale)


@_inlined
def find_neighbours(job, taps, weights, places, values, step):
    """The elements that a place reads, from the taps of three dimensions, and the weights of each, every `step`.

    How many there are.
    """
    width = size_of(weights)
    outer = job.taps if job.dims == 3 else 1
    count = 0
    for a in range(outer):
        for b in range(4, 4 + job.taps):
            for c in range(8, 8 + job.taps):
                if taps[a] >= 0 and taps[b] >= 0 and taps[c] >= 0:
                    places[count * step] = (taps[a] * job.sizes[1] + taps[b]) * job.sizes[2] + taps[c]
                    weight = load_again(weights, a * width) * load_again(weights, b * width)
                    store(values, count * step * width, weight * load_again(weights, c * width))
                    count += 1
    return count


@_inlined
def find_all_taps(operands, job, coordinates, extra, taps, weights):
    """The taps of a place along three dimensions, 4 words each; weights are once more differentiated along `extra`."""
    width = size_of(weights)
    one = compute_type(operands)(1)
    taps[0] = 0
    store(weights, 0, one)
    for d in range(3 - job.dims, 3):
        order = job.orders[d] + (1 if extra == d else 0)
        size = compute_type(operands)(job.sizes[d])
        find_taps(job, d, load(coordinates, (2 - d) * width), size, one, order, words(taps + 32 * d),
                  advance(weights, 4 * d * width))  # fmt: skip


@_inlined
def find_all_neighbours(operands, job, grid, first, count, step, near, values, counts):
    """The elements that so many places read, from number `first` on, and their weights; the least number of them."""
    width = size_of(grid)
    taps, weights = stack_words(12), at_address(grid, stack_words(12))
    least = MOST_NEAR
    for p in range(count):
        find_all_taps(operands, job, advance(grid, (first + p) * job.dims * width), -1, taps, weights)
        counts[p] = find_neighbours(job, taps, weights, words(near + 8 * p), advance(values, p * width), step)
        least = min(least, counts[p])
    return least


@_inlined
def blend_places(operands, source, near, values, counts, count, every, step, out):
    """Write the means of what so many places read; of each place `every` element, or as many as `counts` says."""
    width = size_of(source)
    for p in range(count):
        total = compute_type(operands)(0)
        for k in range(every if every > 0 else counts[p]):
            at = k * step + p
            total += load_again(values, at * width) * load(source, near[at] * width)
        store(out, p * width, total)


def sample_planes(operands, job, part, parts, _):
    """One thread's share of reading images at the places of a grid: of images, grid and result.

    Some places at once, so that a plane's are read and written together.
    """
    x, grid, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(x)
    near, values, counts = stack_words(1024), at_address(x, stack_words(1024)), stack_words(64)
    channels, points, plane = job.channels, job.places, job.sizes[0] * job.sizes[1] * job.sizes[2]
    every = job.taps * job.taps * (job.taps if job.dims == 3 else 1)
    step = min(MOST_NEAR, 1024 // every)
    planes = job.images * channels
    begin, end = planes * part // parts, planes * (part + 1) // parts
    for image in range(begin // channels, (end + channels - 1) // channels):
        first, last = max(begin, image * channels), min(end, (image + 1) * channels)
        for point in range(0, points, step):
            count = min(step, points - point)
            least = find_all_neighbours(
                operands, job, grid, image * points + point, count, step, near, values, counts
            )
            for c in range(first, last):
                source, target = advance(x, c * plane * width), advance(out, (c * points + point) * width)
                if least < every:
                    blend_places(operands, source, near, values, counts, count, 0, step, target)
                elif every == 1:
                    blend_places(operands, source, near, values, counts, count, 1, step, target)
                elif every == 4:
                    blend_places(operands, source, near, values, counts, count, 4, step, target)
                else:
                    blend_places(operands, source, near, values, counts, count, every, step, target)


def spread_samples(operands, job, part, parts, _):
    """One thread's share of the adjoint in the images: of gradient, grid and result, which is zeros before."""
    grad, grid, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(grad)
    taps, weights = stack_words(12), at_address(grad, stack_words(12))
    near, values = stack_words(64), at_address(grad, stack_words(64))
    channels, points, plane = job.channels, job.places, job.sizes[0] * job.sizes[1] * job.sizes[2]
    planes = job.images * channels
    begin, end = planes * part // parts, planes * (part + 1) // parts
    for image in range(begin // channels, (end + channels - 1) // channels):
        first, last = max(begin, image * channels), min(end, (image + 1) * channels)
        for point in range(points):
            coordinates = advance(grid, (image * points + point) * job.dims * width)
            find_all_taps(operands, job, coordinates, -1, taps, weights)
            count = find_neighbours(job, taps, weights, near, values, 1)
            for c in range(first, last):
                given = load(grad, (c * points + point) * width)
                for k in range(count):
                    add_element(out, (c * plane + near[k]) * width, load_again(values, k * width) * given)


def sample_slopes(operands, job, part, parts, _):
    """One thread's share of the gradient of the grid: of gradient, images, grid and result."""
    grad, x, grid, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    width = size_of(x)
    taps, weights = stack_words(12), at_address(x, stack_words(12))
    near, values = stack_words(64), at_address(x, stack_words(64))
    channels, points, plane = job.channels, job.places, job.sizes[0] * job.sizes[1] * job.sizes[2]
    every = job.images * points
    for point in range(every * part // parts, every * (part + 1) // parts):
        image, at = point // points, point % points
        coordinates = advance(grid, point * job.dims * width)
        for d in range(3 - job.dims, 3):
            find_all_taps(operands, job, coordinates, d, taps, weights)
            count = find_neighbours(job, taps, weights, near, values, 1) if job.taps > 1 else 0
            total = compute_type(operands)(0)
            for c in range(image * channels, (image + 1) * channels):
                source, slope = advance(x, c * plane * width), compute_type(operands)(0)
                for k in range(count):
                    slope += load_again(values, k * width) * load(source, near[k] * width)
                total += slope * load(grad, (c * points + at) * width)
            store(out, (point * job.dims + 2 - d) * width, total)
