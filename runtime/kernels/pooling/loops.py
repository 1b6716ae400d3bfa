"""The loops of :mod:`.operator`, shared out to threads by planes; they work on a :data:`.jobs.Pooling`."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.matmul.tile import add_element


def max_windows(operands, job, part, parts, _):
    """The largest elements of windows and their places. No branch depends on elements, which nobody could foresee.

    Ranges with a step would cost a division a loop, more than the few elements of a window.
    """
    x, out, at = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(x)
    depth, height, breadth = job.sizes[0], job.sizes[1], job.sizes[2]
    starts, stops = job.starts[2], job.stops[2]
    far, middle, near = job.steps[0], job.steps[1], job.steps[2]
    planes, columns = job.planes, job.windows[2]
    plane_windows = job.windows[0] * job.windows[1] * columns
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        source = advance(x, plane * depth * height * breadth * width)
        done = plane * plane_windows
        for i in range(job.windows[0]):
            first, last = job.starts[0][i], job.stops[0][i]
            for j in range(job.windows[1]):
                top, bottom = job.starts[1][j], job.stops[1][j]
                for k in range(columns):
                    left, right = starts[k], stops[k]
                    place = (first * height + top) * breadth + left
                    best = load(source, place * width)
                    a = first
                    while a < last:
                        b = top
                        while b < bottom:
                            c, end = (a * height + b) * breadth + left, (a * height + b) * breadth + right
                            while c < end:
                                value = load(source, c * width)
                                better = (value > best) | (value != value)
                                best = value if better else best
                                place = c if better else place
                                c += near
                            b += middle
                        a += far
                    store(out, done * width, best)
                    store(at, done * 8, place)
                    done += 1


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
                    store(out, done * width, total / compute_type(operands)(outer * counts[k]))
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
