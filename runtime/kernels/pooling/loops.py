"""The loops of :mod:`.operator`, compiled when a dtype is first met and shared out to threads by planes."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from runtime.compile import kinds as types

from runtime.compile.compiling import Source, compile_loop
from runtime.compile.jobs import start_job
from runtime.compile.storing import texts_of
from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.matmul.tile import add_element
from runtime.native.layout import WORD, At, Inside, Structure
from runtime.native.structures import Ref
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

# Work on windows: addresses of the operands, planes, sizes of a plane of the first two operands, steps from element to
# element of a window, then along each dimension where windows begin, where they end, what their sums are divided by.
Pooling = Structure(
    "Pooling",
    {
        "operands": Inside(WORD, 4), "planes": WORD, "sizes": Inside(WORD, 3), "windows": Inside(WORD, 3),
        "steps": Inside(WORD, 3), "starts": Inside(At(WORD), 3), "stops": Inside(At(WORD), 3),
        "counts": Inside(At(WORD), 3),
    },
)  # fmt: skip
LARGE = 1 << 15  # elements read from which another thread is worth its start


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


@functools.cache
def compiled(function: Callable[..., None], element: dtypes.dtype) -> Any:
    """A loop for elements of a dtype."""
    word = types.int64
    operands = types.Operands((element, element, dtypes.int64, element), element)
    signature = types.void(operands, Ref(Pooling), word, word, word)
    return compile_loop(Source.of(function, texts_of(__file__)), signature, operator="pooling", kind=element.name)


def describe(
    planes: int, sizes: Sequence[int], windows: Sequence[int], steps: Sequence[int] = (1, 1, 1),
    tables: Sequence[int] = (0,) * 9,
) -> Array:  # fmt: skip
    """A job on so many planes of `sizes`, described but for its operands.

    `tables` are addresses: of where windows begin along each dimension, where they end, and of their counts.
    """
    return Pooling.pack(
        planes=planes, sizes=sizes, windows=windows, steps=steps, starts=tables[:3], stops=tables[3:6],
        counts=tables[6:],
    )  # fmt: skip


def run(function: Callable[..., None], job: Array, arrays: tuple[Array, ...], *, work: int) -> None:
    """Do a job on contiguous arrays; large `work` on all threads."""
    loop = compiled(function, dtypes.FROM_NUMPY[arrays[0].dtype])
    start_job(loop.address, job, arrays, large=work >= LARGE)
