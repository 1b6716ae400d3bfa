"""Convolutions of floats as products whose operand of windows is never made (:mod:`runtime.kernels.matmul.tile`).

A window begins at a place of a padded image, and its elements lie at fixed distances from there, the taps; so element
(tap, place) of the matrix of windows is found at the sum of two numbers. Places of one line of the result are at equal
steps. The convolution copies its panels from the image, a run of places at a time. The gradient of the kernels reads
the image in place: a tile has a row for each tap, and its sums grow along lines.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import FASTMATH, Source, compile_loop
from runtime.compile.inlining import inlined
from runtime.compile.launching import run_job
from runtime.compile.storing import texts_of
from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.kernels.matmul.product import (
    BLOCK, DEPTH, LARGE_WORK, ROOM, SPARE, ZEROS, copy_panel, fill_tile, write_tiles,
)  # fmt: skip
from runtime.kernels.matmul.tile import (
    ROW_BYTES, ROWS, VECTOR_BYTES, at_address, copy_bytes, copy_every_second, grow_tile, move_element, repeat_element,
)  # fmt: skip
from runtime.native.layout import WORD, At, Inside, Structure
from runtime.native.structures import Ref, stack_words
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

Sizes = tuple[int, ...]
# A convolution, or the gradient of its kernels: addresses of the operands; kernels of a group (`rows`), windows of an
# image (`places`), elements of a window (`taps`), images, groups, windows of one line, and parts into which the images
# are divided; bytes from image to image, from group to group, and from window to window of a line; then where the
# elements of a window lie, counted from its first, and the first windows of lines, counted from the image.
Convolution = Structure(
    "Convolution",
    {
        "operands": Inside(WORD, 4), "rows": WORD, "places": WORD, "taps": WORD, "images": WORD, "groups": WORD,
        "line_places": WORD, "chunks": WORD, "image_stride": WORD, "group_stride": WORD, "step": WORD,
        "tap_offsets": At(WORD), "line_offsets": At(WORD),
    },
)  # fmt: skip
# Zeros around images: planes, rows of a plane, bytes of a row and of a padded plane, and where its rows go.
Padding = Structure(
    "Padding",
    {
        "operands": Inside(WORD, 4), "planes": WORD, "rows": WORD, "row_bytes": WORD, "plane_bytes": WORD,
        "row_offsets": At(WORD),
    },
)  # fmt: skip
_PARTIAL_BYTES = 1 << 22  # of the sums over some of the images, which are added up at the end
_MOST_CHUNKS = 16
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


@_inlined
def copy_run(out, source, size):
    """Copy `size` bytes in vectors, the last of which overlaps the one before."""
    if size >= 64:
        for at in range(0, size - 63, 64):
            copy_bytes(advance(out, at), advance(source, at), 64)
        copy_bytes(advance(out, size - 64), advance(source, size - 64), 64)
    elif size >= 32:
        copy_bytes(out, source, 32)
        copy_bytes(advance(out, size - 32), advance(source, size - 32), 32)
    elif size >= 16:
        copy_bytes(out, source, 16)
        copy_bytes(advance(out, size - 16), advance(source, size - 16), 16)
    elif size >= 8:
        copy_bytes(out, source, 8)
        copy_bytes(advance(out, size - 8), advance(source, size - 8), 8)
    else:
        copy_bytes(out, source, 4)


@_inlined
def copy_steps(out, source, step, count):
    """Copy `count` elements at equal steps, side by side."""
    width = size_of(out)
    done = 0
    if step == 2 * width:
        vector = VECTOR_BYTES // width
        while count - done >= vector:
            copy_every_second(advance(out, done * width), advance(source, done * step))
            done += vector
    for j in range(done, count):
        store(out, j * width, load(source, j * step))


@_inlined
def gather_panel(source, job, done, steps, begin, columns, panel):
    """Copy the windows' elements [done, done + steps) at the places [begin, begin + columns) into a panel.

    Behind them the first place is repeated, as :func:`runtime.kernels.matmul.product.copy_panel` does.
    """
    width = size_of(panel)
    taps, lines = job.tap_offsets, job.line_offsets
    line_places, step = job.line_places, job.step
    at = 0
    while at < columns:
        line, place = (begin + at) // line_places, (begin + at) % line_places
        run = min(line_places - place, columns - at)
        first = advance(source, lines[line] + place * step)
        target = advance(panel, at * width)
        if at == 0 and columns * width < ROW_BYTES:
            for k in range(steps):
                repeat_element(advance(panel, k * ROW_BYTES), advance(first, taps[done + k]))
        if step != width:
            for k in range(steps):
                copy_steps(advance(target, k * ROW_BYTES), advance(first, taps[done + k]), step, run)
        elif run * width == ROW_BYTES:
            for k in range(steps):
                copy_bytes(advance(target, k * ROW_BYTES), advance(first, taps[done + k]), ROW_BYTES)
        else:
            for k in range(steps):
                copy_run(advance(target, k * ROW_BYTES), advance(first, taps[done + k]), run * width)
        at += run


def convolve_part(operands, job, part, parts, _):
    """One thread's share of a convolution of kernels, padded images, result, and numbers to add (or none).

    Each of these numbers stands there as often as a tile is wide.
    """
    weights, images, out, bias = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    width = size_of(weights)
    full = ROW_BYTES // width
    rows, places, depth, groups = job.rows, job.places, job.taps, job.groups
    panels, matrices = (places + full - 1) // full, job.images * groups
    blocks = (rows + BLOCK - 1) // BLOCK
    if matrices * panels * blocks < 4 * parts:
        blocks = min((rows + ROWS - 1) // ROWS, (4 * parts + matrices * panels - 1) // (matrices * panels))
    block = ((rows + blocks - 1) // blocks + ROWS - 1) // ROWS * ROWS
    blocks = (rows + block - 1) // block
    room = stack_words(ROOM)
    panel, spare, zeros = at_address(out, room), at_address(out, room + SPARE), at_address(out, room + SPARE + 1024)
    for j in range(full):
        store(zeros, j * width, 0.0)
    units = matrices * blocks * panels
    for unit in range(units * part // parts, units * (part + 1) // parts):
        number, top = unit % panels, unit // panels % blocks * block
        matrix = unit // panels // blocks
        image, group = matrix // groups, matrix % groups
        first_row = group * rows + top
        source = advance(images, image * job.image_stride + group * job.group_stride)
        begin = number * full
        columns = min(full, places - begin)
        target = advance(out, ((image * groups * rows + first_row) * places + begin) * width)
        for done in range(0, depth, DEPTH):
            steps = min(DEPTH, depth - done)
            gather_panel(source, job, done, steps, begin, columns, panel)
            origin, origin_row, origin_column = target, places * width, width
            if done == 0:
                origin, origin_row, origin_column = zeros, 0, ZEROS
                if job.operands[3] != 0:
                    origin, origin_row, origin_column = advance(bias, first_row * ROW_BYTES), ROW_BYTES, width
            write_tiles(
                advance(weights, (first_row * depth + done) * width), depth * width, width, min(block, rows - top),
                panel, ROW_BYTES, steps, origin, origin_row, origin_column, target, places * width, columns, spare,
            )  # fmt: skip


@_inlined
def grow_along_lines(image, job, done, steps, begins, panel, origin, origin_row, tile, tile_row):
    """Add to a tile what the places [done, done + steps) give, whose gradients are the rows of a panel."""
    lines, line_places, step = job.line_offsets, job.line_places, job.step
    at = 0
    while at < steps:
        line, place = (done + at) // line_places, (done + at) % line_places
        run = min(line_places - place, steps - at)
        grow_tile(advance(image, lines[line] + place * step), begins, step,
                  advance(panel, at * ROW_BYTES), ROW_BYTES, run, origin, origin_row, tile, tile_row)  # fmt: skip
        origin, origin_row = tile, tile_row
        at += run


def correlate_part(operands, job, part, parts, _):
    """One thread's share of the gradient of kernels, of padded images, gradient and result.

    The result is (chunks, groups, taps, rows): the images are divided into chunks, which are summed by themselves.
    """
    images, grad, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(out)
    full = ROW_BYTES // width
    rows, places, taps = job.rows, job.places, job.taps
    groups, count, chunks = job.groups, job.images, job.chunks
    panels, matrices = (rows + full - 1) // full, chunks * groups
    blocks = min((taps + ROWS - 1) // ROWS, (4 * parts + matrices * panels - 1) // (matrices * panels))
    block = ((taps + blocks - 1) // blocks + ROWS - 1) // ROWS * ROWS
    blocks = (taps + block - 1) // block
    room = stack_words(ROOM)
    panel, spare, zeros = at_address(out, room), at_address(out, room + SPARE), at_address(out, room + SPARE + 1024)
    begins = stack_words(8)
    for j in range(full):
        store(zeros, j * width, 0.0)
    units = matrices * panels * blocks
    for unit in range(units * part // parts, units * (part + 1) // parts):
        number, top = unit % panels, unit // panels % blocks * block
        matrix = unit // panels // blocks
        chunk, group = matrix // groups, matrix % groups
        columns = min(full, rows - number * full)
        target = advance(out, (matrix * taps * rows + number * full) * width)
        fresh = True
        for image in range(count * chunk // chunks, count * (chunk + 1) // chunks):
            source = advance(images, image * job.image_stride + group * job.group_stride)
            given = advance(grad, ((image * groups + group) * rows + number * full) * places * width)
            for done in range(0, places, DEPTH):
                steps = min(DEPTH, places - done)
                copy_panel(advance(given, done * width), width, places * width, steps, columns, panel)
                for tap in range(top, min(top + block, taps), ROWS):
                    high = min(ROWS, taps - tap)
                    for i in range(ROWS):
                        begins[i] = job.tap_offsets[min(tap + i, taps - 1)]
                    tile, tile_row = advance(target, tap * rows * width), rows * width
                    partial = high < ROWS or columns < full
                    if partial:
                        tile, tile_row = spare, ROW_BYTES
                    if partial and not fresh:
                        fill_tile(spare, advance(target, tap * rows * width), rows * width, width, high, columns)
                    origin, origin_row = tile, tile_row
                    if fresh:
                        origin, origin_row = zeros, 0
                    grow_along_lines(source, job, done, steps, begins, panel, origin, origin_row, tile, tile_row)
                    if partial:
                        for i in range(high):
                            for j in range(columns):
                                move_element(target, ((tap + i) * rows + j) * width, spare, i * ROW_BYTES + j * width)
                fresh = False


def pad_part(operands, job, part, parts, _):
    """One thread's share of copying images to where zeros surround them."""
    images, out = pointer(operands, 0), pointer(operands, 1)
    width = size_of(out)
    planes, rows, row, whole = job.planes, job.rows, job.row_bytes, job.plane_bytes
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        target = advance(out, plane * whole)
        for j in range(whole // width):
            store(target, j * width, 0.0)
        for i in range(rows):
            source = advance(images, (plane * rows + i) * row)
            place = advance(target, job.row_offsets[i])
            for j in range(row // width):
                store(place, j * width, load(source, j * width))


@functools.cache
def _loop(function: Any, job: Structure, dtype: Any) -> Any:
    element, word = getattr(dtypes, dtype.name), types.int64
    signature = types.void(types.Operands((element,) * 4, element), Ref(job), word, word, word)
    return compile_loop(Source.of(function, texts_of(__file__)), signature, operator="convolution", kind=dtype.name)


@dataclass(frozen=True, eq=False)
class Geometry:
    """Where windows lie in padded images: all but the first two are distances in bytes."""

    places: int
    line_places: int
    step: int
    image: int
    plane: int
    taps: Array
    lines: Array
    inner: Array  # where the rows of an image lie in its padded plane; none if nothing is padded


@functools.lru_cache(256)
def geometry(window: Any, channels: int, sizes: Sizes, width: int) -> Geometry:
    """The geometry of a window over images of `channels` of these sizes, with elements of `width` bytes."""
    padded, places = window.padded(sizes), window.output(sizes)
    strides = [width * math.prod(padded[d + 1 :]) for d in range(len(sizes))]
    plane = width * math.prod(padded)
    steps = [one * s for one, s in zip(strides, window.stride, strict=True)]
    reach = [one * d for one, d in zip(strides, window.dilation, strict=True)]
    taps = _offsets((channels // window.groups, *window.kernel), (plane, *reach))
    if window.is_point:  # the places lie as one line
        places, steps = (math.prod(places),), [width]
    inner = np.zeros(0, np.int64)
    if any(window.padding):
        start = sum(p * one for p, one in zip(window.padding, strides, strict=True))
        inner = _offsets(sizes[:-1], strides[:-1]) + start
    return Geometry(
        math.prod(places), places[-1], steps[-1], plane * channels, plane, taps,
        _offsets(places[:-1], steps[:-1]), inner,
    )  # fmt: skip


def _offsets(sizes: Sizes, strides: Any) -> Array:
    """The distance of every element of an array of these sizes and strides, in order."""
    total = np.zeros(1, np.int64)
    for size, stride in zip(sizes, strides, strict=True):
        total = np.add.outer(total, np.arange(size) * stride).ravel()
    return np.ascontiguousarray(total, np.int64)


def _run(function: Any, kind: Structure, job: Array, arrays: tuple[Array | None, ...], work: int) -> None:
    """Do a job, described but for its operands, on these arrays; large `work` on all threads."""
    dtype = next(array.dtype for array in arrays if array is not None)
    described = job.copy()
    described[: len(arrays)] = [0 if array is None else array.ctypes.data for array in arrays]
    run_job(_loop(function, kind, dtype).address, described.ctypes.data, large=work >= LARGE_WORK)


@functools.lru_cache(256)
def _padding(found: Geometry, planes: int, row_bytes: int) -> Array:
    return Padding.pack(
        planes=planes, rows=len(found.inner), row_bytes=row_bytes, plane_bytes=found.plane,
        row_offsets=found.inner.ctypes.data,
    )  # fmt: skip


def _padded(images: Array, found: Geometry) -> Array:
    if not found.inner.size:
        return images
    planes = images.shape[0] * images.shape[1]
    out = np.empty(planes * found.plane // images.itemsize, images.dtype)
    job = _padding(found, planes, images.shape[-1] * images.itemsize)
    _run(pad_part, Padding, job, (images, out), 16 * out.size)
    return out


@functools.lru_cache(256)
def _convolution(found: Geometry, rows: int, images: int, groups: int, chunks: int) -> Array:
    return Convolution.pack(
        rows=rows, places=found.places, taps=len(found.taps), images=images, groups=groups,
        line_places=found.line_places, chunks=chunks, image_stride=found.image, group_stride=found.image // groups,
        step=found.step, tap_offsets=found.taps.ctypes.data, line_offsets=found.lines.ctypes.data,
    )  # fmt: skip


def convolve(images: Array, kernels: Array, bias: Array | None, window: Any) -> Array:
    """The convolution of contiguous float32 or float64 arrays, no size of which is 0."""
    batch, channels, *sizes = images.shape
    found = geometry(window, channels, tuple(sizes), images.itemsize)
    out = np.empty((batch, len(kernels), *window.output(tuple(sizes))), images.dtype)
    job = _convolution(found, len(kernels) // window.groups, batch, window.groups, 1)
    added = None if bias is None else np.repeat(bias, ROW_BYTES // bias.itemsize)
    arrays = (kernels, _padded(images, found), out, added)
    _run(convolve_part, Convolution, job, arrays, out.size * len(found.taps))
    return out


def correlate(gradient: Array, images: Array, window: Any) -> Array:
    """The gradient of the kernels, of contiguous float32 or float64 arrays, no size of which is 0."""
    batch, channels, *sizes = images.shape
    found = geometry(window, channels, tuple(sizes), images.itemsize)
    groups, taps = window.groups, len(found.taps)
    rows = gradient.shape[1] // groups
    most = min(_MOST_CHUNKS, _PARTIAL_BYTES // (groups * taps * rows * images.itemsize))
    chunks = min(batch, max(1, most))
    parts = np.empty((chunks, groups, taps, rows), images.dtype)
    job = _convolution(found, rows, batch, groups, chunks)
    _run(correlate_part, Convolution, job, (_padded(images, found), gradient, parts), gradient.size * taps)
    total = parts.sum(0) if chunks > 1 else parts[0]
    return np.ascontiguousarray(total.transpose(0, 2, 1)).reshape(groups * rows, channels // groups, *window.kernel)
