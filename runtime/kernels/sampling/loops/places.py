"""The places of a grid as elements of an image: its taps along each dimension, and the elements that it reads.

Some places are looked at together, so that all of this is done in vectors. What lies outside of the image has the
number -1.
"""

from __future__ import annotations

import functools

import numpy as np

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, compute_type, load, size_of, store
from runtime.kernels.recipes.loops.rereading import load_again
from runtime.kernels.sampling.jobs import BORDER, REFLECTION, ZEROS
from runtime.native.structures import words

MOST_NEAR = 64  # elements that a place reads, and places that are looked at together
MOST_TAPS = 4 * MOST_NEAR  # along one dimension: a tap of every place, then the next one
TAPS = 3 * MOST_TAPS  # words for them, and for their weights and two rows of coordinates
ROOM = TAPS + 2 * MOST_NEAR
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)
_scalar = functools.partial(inlined, error_model="numpy")


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
def place_in(grid, at, one):
    """The number of a grid at an address; a NaN counts as -1, wherever it would move to."""
    coordinate = load(grid, at)
    return coordinate if coordinate == coordinate else -one


@_inlined
def find_coordinates(operands, job, d, grid, first, count, xs, slopes):
    """Coordinates of `count` places along dimension `d` of three, in elements, and how they move with the grid's."""
    width, step = size_of(grid), job.dims * size_of(grid)
    one = compute_type(operands)(1)
    size, two = compute_type(operands)(job.sizes[d]), one + one
    slope = (size - one) / two if job.aligned != 0 else size / two
    coordinates = advance(grid, (first * job.dims + 2 - d) * width)
    if job.aligned != 0:
        for p in range(count):
            store(xs, p * width, (place_in(coordinates, p * step, one) + one) * slope)
    else:
        for p in range(count):
            store(xs, p * width, ((place_in(coordinates, p * step, one) + one) * size - one) / two)
    for p in range(count):
        coordinate = load(coordinates, p * step)
        store(slopes, p * width, slope if coordinate == coordinate else one - one)
    if job.taps == 4 or job.outside == ZEROS:
        return
    for p in range(count):
        x, slope = load_again(xs, p * width), load_again(slopes, p * width)
        if job.outside == REFLECTION:
            x, slope = bring_inside(x, slope, size, REFLECTION, job.aligned, one)
        else:
            x, slope = bring_inside(x, slope, size, BORDER, job.aligned, one)
        store(xs, p * width, x)
        store(slopes, p * width, slope)


@_inlined
def number_taps(operands, job, d, count, tap, xs, taps):
    """The numbers of elements that lie `tap` behind coordinates, or that are the nearest; -1 outside, and for NaN."""
    width, last = size_of(xs), compute_type(operands)(job.sizes[d] - 1)
    if job.taps == 1:  # of two to the even one
        for p in range(count):
            at = np.rint(load_again(xs, p * width))
            taps[p] = int(at) if at >= 0 and at <= last else -1
    else:
        for p in range(count):
            at = np.floor(load_again(xs, p * width)) + tap
            taps[p] = int(at) if at >= 0 and at <= last else -1


@_inlined
def weigh_taps(operands, count, tap, order, xs, slopes, weights):
    """The weights of one of two taps, `order` times differentiated."""
    width, one = size_of(xs), compute_type(operands)(1)
    if order == 0:
        for p in range(count):
            x = load_again(xs, p * width)
            t = x - np.floor(x)
            store(weights, p * width, t if tap == 1 else one - t)
    elif order == 1:
        for p in range(count):
            slope = load_again(slopes, p * width)
            store(weights, p * width, slope if tap == 1 else -slope)
    else:
        for p in range(count):
            store(weights, p * width, one - one)


@_inlined
def find_cubic_taps(job, d, count, order, xs, slopes, taps, weights):
    """The taps of a cubic, each of which is brought inside by itself, and their weights."""
    width, last, size = size_of(xs), job.sizes[d] - 1, float(job.sizes[d])
    for k in range(4):
        for p in range(count):
            x, scale = load_again(xs, p * width), load_again(slopes, p * width)
            floor = np.floor(x)
            at = bring_inside(floor + (k - 1), 1.0, size, job.outside, job.aligned, 1.0)[0]
            taps[k * MOST_NEAR + p] = int(at) if at >= 0 and at <= last else -1
            weight = cubic_weight(k, float(x - floor), order)
            for _ in range(order):
                weight *= scale
            store(weights, (k * MOST_NEAR + p) * width, weight)


@_inlined
def find_taps(operands, job, d, grid, first, count, order, xs, slopes, taps, weights):
    """The taps of `count` places along dimension `d` of three, and their weights, `order` times differentiated."""
    width, one = size_of(grid), compute_type(operands)(1)
    find_coordinates(operands, job, d, grid, first, count, xs, slopes)
    if job.taps == 1:
        number_taps(operands, job, d, count, 0, xs, taps)
        for p in range(count):
            store(weights, p * width, one if order == 0 else one - one)
    elif job.taps == 2:
        for k in range(2):
            behind = advance(weights, k * MOST_NEAR * width)
            number_taps(operands, job, d, count, k, xs, words(taps + 8 * k * MOST_NEAR))
            weigh_taps(operands, count, k, order, xs, slopes, behind)
    else:
        find_cubic_taps(job, d, count, order, xs, slopes, taps, weights)


@_inlined
def find_places(operands, job, grid, first, count, extra, step, room, taps, near, values):
    """The elements that `count` places read, from number `first` on, and their weights, those of a place `step` apart.

    The weights are once more differentiated along the dimension `extra`, if there is one of this number. There are
    TAPS and ROOM words for `taps` and `room`.
    """
    width, one = size_of(grid), compute_type(operands)(1)
    xs, slopes = advance(room, TAPS * width), advance(room, (TAPS + MOST_NEAR) * width)
    for p in range(count):
        taps[p] = 0
        store(room, p * width, one)
    for d in range(3 - job.dims, 3):
        order = job.orders[d] + (1 if extra == d else 0)
        find_taps(operands, job, d, grid, first, count, order, xs, slopes, words(taps + 8 * d * MOST_TAPS),
                  advance(room, d * MOST_TAPS * width))  # fmt: skip
    number = 0
    for a in range(job.taps if job.dims == 3 else 1):
        for b in range(MOST_TAPS // MOST_NEAR, MOST_TAPS // MOST_NEAR + job.taps):
            for c in range(2 * MOST_TAPS // MOST_NEAR, 2 * MOST_TAPS // MOST_NEAR + job.taps):
                outer, middle, inner = a * MOST_NEAR, b * MOST_NEAR, c * MOST_NEAR
                for p in range(count):
                    i, j, k = taps[outer + p], taps[middle + p], taps[inner + p]
                    offset = (i * job.sizes[1] + j) * job.sizes[2] + k
                    near[number * step + p] = offset if i >= 0 and j >= 0 and k >= 0 else -1
                for p in range(count):
                    weight = load_again(room, (outer + p) * width) * load_again(room, (middle + p) * width)
                    store(values, (number * step + p) * width, weight * load_again(room, (inner + p) * width))
                number += 1


@_inlined
def blend(operands, source, near, values, every, step, p):
    """The mean of the elements of one plane that a place reads."""
    width, zero = size_of(source), compute_type(operands)(0)
    total = zero
    for k in range(every):
        offset = near[k * step + p]
        weighed = load_again(values, (k * step + p) * width) * load(source, max(offset, 0) * width)
        total += weighed if offset >= 0 else zero
    return total
