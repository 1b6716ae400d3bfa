"""The loops of :mod:`.resampling` and :mod:`.grids`, compiled when a dtype is first met and shared out to threads.

Both see images of three dimensions; what has fewer has sizes of 1 before. A place reads a few neighbours along each
dimension, its taps, and gives each a weight.
"""

from __future__ import annotations

import functools

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.matmul.loops.tile import add_element, at_address
from runtime.kernels.recipes.loops.rereading import load_again
from runtime.kernels.sampling.loops.places import MOST_NEAR, ROOM, TAPS, blend, find_places
from runtime.native.structures import stack_words

_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


@_inlined
def blend_row(x, job, plane, i, j, row):
    """Write the sum of the rows of a plane that a line of places reads, each times its weight."""
    width = size_of(x)
    height, breadth = job.sizes[1], job.sizes[2]
    first = True
    for a in range(job.starts[0][i], job.starts[0][i + 1]):
        outer = load(at_address(x, job.weights[0]), a * width)
        for b in range(job.starts[1][j], job.starts[1][j + 1]):
            weight = outer * load(at_address(x, job.weights[1]), b * width)
            at = (plane * job.sizes[0] + job.tables[0][a]) * height + job.tables[1][b]
            source = advance(x, at * breadth * width)
            if first:
                for k in range(breadth):
                    store(row, k * width, weight * load(source, k * width))
            else:
                for k in range(breadth):
                    add_element(row, k * width, weight * load(source, k * width))
            first = False
    if first:
        for k in range(breadth):
            store(row, k * width, 0.0)


@_inlined
def weighed(row, weights, table, at):
    """One term of a place: an element of its row times the weight."""
    width = size_of(row)
    return load(weights, at * width) * load_again(row, table[at] * width)


@_inlined
def blend_elements(row, job, target):
    """Write the sums of the elements of a row that places read, each times its weight."""
    width, breadth = size_of(row), job.places[2]
    table, starts, weights = job.tables[2], job.starts[2], at_address(row, job.weights[2])
    if job.taps == 1:
        for k in range(breadth):
            store(target, k * width, weighed(row, weights, table, k))
    elif job.taps == 2:
        for k in range(breadth):
            store(target, k * width, weighed(row, weights, table, 2 * k) + weighed(row, weights, table, 2 * k + 1))
    else:
        for k in range(breadth):
            if starts[k] == starts[k + 1]:
                store(target, k * width, 0.0)
                continue
            total = weighed(row, weights, table, starts[k])
            for at in range(starts[k] + 1, starts[k + 1]):
                total += weighed(row, weights, table, at)
            store(target, k * width, total)


def resample_planes(operands, job, part, parts, _):
    """One thread's share of a linear map along each dimension, of images and result."""
    x, out = pointer(operands, 0), pointer(operands, 1)
    width = size_of(x)
    row = advance(pointer(operands, 2), part * job.sizes[2] * width)
    for plane in range(job.planes * part // parts, job.planes * (part + 1) // parts):
        for i in range(job.places[0]):
            for j in range(job.places[1]):
                blend_row(x, job, plane, i, j, row)
                at = ((plane * job.places[0] + i) * job.places[1] + j) * job.places[2]
                blend_elements(row, job, advance(out, at * width))


@_inlined
def elements_of_a_place(job):
    """How many elements a place reads."""
    return job.taps * job.taps * (job.taps if job.dims == 3 else 1)


@_inlined
def blend_places(operands, source, near, values, count, every, step, out):
    """Write the means of what so many places read."""
    for p in range(count):
        store(out, p * size_of(out), blend(operands, source, near, values, every, step, p))


def sample_planes(operands, job, part, parts, _):
    """One thread's share of reading images at the places of a grid: of images, grid and result.

    Some places at once, so that a plane's are read and written together.
    """
    x, grid, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(x)
    near, values = stack_words(1024), at_address(x, stack_words(1024))
    taps, room = stack_words(TAPS), at_address(x, stack_words(ROOM))
    channels, points, plane = job.channels, job.places, job.sizes[0] * job.sizes[1] * job.sizes[2]
    every = elements_of_a_place(job)
    step = min(MOST_NEAR, 1024 // every)
    planes = job.images * channels
    begin, end = planes * part // parts, planes * (part + 1) // parts
    for image in range(begin // channels, (end + channels - 1) // channels):
        first, last = max(begin, image * channels), min(end, (image + 1) * channels)
        for point in range(0, points, step):
            count = min(step, points - point)
            find_places(operands, job, grid, image * points + point, count, -1, step, room, taps, near, values)
            for c in range(first, last):
                source, target = advance(x, c * plane * width), advance(out, (c * points + point) * width)
                if every == 1:
                    blend_places(operands, source, near, values, count, 1, step, target)
                elif every == 4:
                    blend_places(operands, source, near, values, count, 4, step, target)
                elif every == 16:
                    blend_places(operands, source, near, values, count, 16, step, target)
                else:
                    blend_places(operands, source, near, values, count, every, step, target)


def spread_samples(operands, job, part, parts, _):
    """One thread's share of the adjoint in the images: of gradient, grid and result, which is zeros before."""
    grad, grid, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(grad)
    near, values = stack_words(1024), at_address(grad, stack_words(1024))
    taps, room = stack_words(TAPS), at_address(grad, stack_words(ROOM))
    channels, points, plane = job.channels, job.places, job.sizes[0] * job.sizes[1] * job.sizes[2]
    every = elements_of_a_place(job)
    step = min(MOST_NEAR, 1024 // every)
    planes = job.images * channels
    begin, end = planes * part // parts, planes * (part + 1) // parts
    for image in range(begin // channels, (end + channels - 1) // channels):
        first, last = max(begin, image * channels), min(end, (image + 1) * channels)
        for point in range(0, points, step):
            count = min(step, points - point)
            find_places(operands, job, grid, image * points + point, count, -1, step, room, taps, near, values)
            for c in range(first, last):
                gradient, target = advance(grad, (c * points + point) * width), advance(out, c * plane * width)
                for p in range(count):
                    for k in range(every):
                        offset = near[k * step + p]
                        if offset >= 0:
                            weight = load_again(values, (k * step + p) * width)
                            add_element(target, offset * width, weight * load(gradient, p * width))


def sample_slopes(operands, job, part, parts, _):
    """One thread's share of the gradient of the grid: of gradient, images, grid and result."""
    grad, x, grid, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    width = size_of(x)
    near, values = stack_words(1024), at_address(x, stack_words(1024))
    taps, room = stack_words(TAPS), at_address(x, stack_words(ROOM))
    totals = at_address(x, stack_words(MOST_NEAR))
    channels, points, plane = job.channels, job.places, job.sizes[0] * job.sizes[1] * job.sizes[2]
    every = elements_of_a_place(job)
    step = min(MOST_NEAR, 1024 // every)
    point, end = job.images * points * part // parts, job.images * points * (part + 1) // parts
    while point < end:
        image, at = point // points, point % points
        count = min(step, points - at, end - point)
        for d in range(3 - job.dims, 3):
            for p in range(count):
                store(totals, p * width, compute_type(operands)(0))
            if job.taps > 1:  # the nearest element does not move
                find_places(operands, job, grid, point, count, d, step, room, taps, near, values)
                for c in range(image * channels, (image + 1) * channels):
                    source, gradient = advance(x, c * plane * width), advance(grad, (c * points + at) * width)
                    for p in range(count):
                        slope = blend(operands, source, near, values, every, step, p)
                        add_element(totals, p * width, slope * load(gradient, p * width))
            for p in range(count):
                store(out, ((point + p) * job.dims + 2 - d) * width, load_again(totals, p * width))
        point += count
