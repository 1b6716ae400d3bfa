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
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from runtime.compile import memory
from runtime.compile.compiling import compile_loop, texts_of
from runtime.compile.launching import run_job
from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.kernels.matmul.product import (
    BLOCK, DEPTH, LARGE_WORK, ROOM, SPARE, ZEROS, copy_panel, fill_tile, write_tiles,
)  # fmt: skip
from runtime.kernels.matmul.tile import (
    ROW_BYTES, ROWS, VECTOR_BYTES, at_address, copy_bytes, copy_every_second, grow_tile, move_element, repeat_element,
)  # fmt: skip
from runtime.tensor import dtypes
from runtime.tensor.casting import Array
from runtime.native.structures import put_word, stack_words, word_at

Sizes = tuple[int, ...]
# Words of a job, behind the addresses of four operands: sizes, then distances in bytes, then addresses of tables.
ROWS_OF_GROUP, PLACES, TAPS, IMAGES, GROUPS, LINE, CHUNKS = range(32, 88, 8)
IMAGE, GROUP, STEP, TAP_TABLE, LINE_TABLE = range(88, 128, 8)
_PARTIAL_BYTES = 1 << 22  # of the sums over some of the images, which are added up at the end
_MOST_CHUNKS = 16
_inlined = numba.njit(error_model="numpy", inline="always")


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
def gather_panel(source, words, done, steps, begin, columns, panel):
    """Copy the windows' elements [done, done + steps) at the places [begin, begin + columns) into a panel.

    Behind them the first place is repeated, as :func:`runtime.kernels.matmul.product.copy_panel` does.
    """
    width = size_of(panel)
    taps, lines = word_at(words, TAP_TABLE) + 8 * done, word_at(words, LINE_TABLE)
    line_places, step = word_at(words, LINE), word_at(words, STEP)
    at = 0
    while at < columns:
        line, place = (begin + at) // line_places, (begin + at) % line_places
        run = min(line_places - place, columns - at)
        first = advance(source, word_at(lines, 8 * line) + place * step)
        target = advance(panel, at * width)
        if at == 0 and columns * width < ROW_BYTES:
            for k in range(steps):
                repeat_element(advance(panel, k * ROW_BYTES), advance(first, word_at(taps, 8 * k)))
        if step != width:
            for k in range(steps):
                copy_steps(advance(target, k * ROW_BYTES), advance(first, word_at(taps, 8 * k)), step, run)
        elif run * width == ROW_BYTES:
            for k in range(steps):
                copy_bytes(advance(target, k * ROW_BYTES), advance(first, word_at(taps, 8 * k)), ROW_BYTES)
        else:
            for k in range(steps):
                copy_run(advance(target, k * ROW_BYTES), advance(first, word_at(taps, 8 * k)), run * width)
        at += run


def convolve_part(operands, words, part, parts, _):
    """One thread's share of a convolution of kernels, padded images, result, and numbers to add (or none).

    Each of these numbers stands there as often as a tile is wide.
    """
    weights, images, out, bias = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 3)
    width = size_of(weights)
    full = ROW_BYTES // width
    rows, places, depth = word_at(words, ROWS_OF_GROUP), word_at(words, PLACES), word_at(words, TAPS)
    groups = word_at(words, GROUPS)
    panels, matrices = (places + full - 1) // full, word_at(words, IMAGES) * groups
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
        source = advance(images, image * word_at(words, IMAGE) + group * word_at(words, GROUP))
        begin = number * full
        columns = min(full, places - begin)
        target = advance(out, ((image * groups * rows + first_row) * places + begin) * width)
        for done in range(0, depth, DEPTH):
            steps = min(DEPTH, depth - done)
            gather_panel(source, words, done, steps, begin, columns, panel)
            origin, origin_row, origin_column = target, places * width, width
            if done == 0:
                origin, origin_row, origin_column = zeros, 0, ZEROS
                if word_at(words, 24) != 0:
                    origin, origin_row, origin_column = advance(bias, first_row * ROW_BYTES), ROW_BYTES, width
            write_tiles(
                advance(weights, (first_row * depth + done) * width), depth * width, width, min(block, rows - top),
                panel, ROW_BYTES, steps, origin, origin_row, origin_column, target, places * width, columns, spare,
            )  # fmt: skip


@_inlined
def grow_along_lines(image, words, done, steps, begins, panel, origin, origin_row, tile, tile_row):
    """Add to a tile what the places [done, done + steps) give, whose gradients are the rows of a panel."""
    lines, line_places, step = word_at(words, LINE_TABLE), word_at(words, LINE), word_at(words, STEP)
    at = 0
    while at < steps:
        line, place = (done + at) // line_places, (done + at) % line_places
        run = min(line_places - place, steps - at)
        grow_tile(advance(image, word_at(lines, 8 * line) + place * step), begins, step,
                  advance(panel, at * ROW_BYTES), ROW_BYTES, run, origin, origin_row, tile, tile_row)  # fmt: skip
        origin, origin_row = tile, tile_row
        at += run


def correlate_part(operands, words, part, parts, _):
    """One thread's share of the gradient of kernels, of padded images, gradient and result.

    The result is (chunks, groups, taps, rows): the images are divided into chunks, which are summed by themselves.
    """
    images, grad, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(out)
    full = ROW_BYTES // width
    rows, places, taps = word_at(words, ROWS_OF_GROUP), word_at(words, PLACES), word_at(words, TAPS)
    groups, count, chunks = word_at(words, GROUPS), word_at(words, IMAGES), word_at(words, CHUNKS)
    table = word_at(words, TAP_TABLE)
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
            source = advance(images, image * word_at(words, IMAGE) + group * word_at(words, GROUP))
            given = advance(grad, ((image * groups + group) * rows + number * full) * places * width)
            for done in range(0, places, DEPTH):
                steps = min(DEPTH, places - done)
                copy_panel(advance(given, done * width), width, places * width, steps, columns, panel)
                for tap in range(top, min(top + block, taps), ROWS):
                    high = min(ROWS, taps - tap)
                    for i in range(ROWS):
                        put_word(begins, 8 * i, word_at(table, 8 * min(tap + i, taps - 1)))
                    tile, tile_row = advance(target, tap * rows * width), rows * width
                    partial = high < ROWS or columns < full
                    if partial:
                        tile, tile_row = spare, ROW_BYTES
                    if partial and not fresh:
                        fill_tile(spare, advance(target, tap * rows * width), rows * width, width, high, columns)
                    origin, origin_row = tile, tile_row
                    if fresh:
                        origin, origin_row = zeros, 0
                    grow_along_lines(source, words, done, steps, begins, panel, origin, origin_row, tile, tile_row)
                    if partial:
                        for i in range(high):
                            for j in range(columns):
                                move_element(target, ((tap + i) * rows + j) * width, spare, i * ROW_BYTES + j * width)
                fresh = False


# Words of padding: planes, rows of one, their bytes, bytes of a padded plane, the table of where rows go.
PAD_PLANES, PAD_ROWS, PAD_BYTES, PAD_PLANE, PAD_TABLE = range(32, 72, 8)


def pad_part(operands, words, part, parts, _):
    """One thread's share of copying images to where zeros surround them."""
    images, out = pointer(operands, 0), pointer(operands, 1)
    width = size_of(out)
    planes, rows = word_at(words, PAD_PLANES), word_at(words, PAD_ROWS)
    row, whole, table = word_at(words, PAD_BYTES), word_at(words, PAD_PLANE), word_at(words, PAD_TABLE)
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        target = advance(out, plane * whole)
        for j in range(whole // width):
            store(target, j * width, 0.0)
        for i in range(rows):
            source = advance(images, (plane * rows + i) * row)
            place = advance(target, word_at(table, 8 * i))
            for j in range(row // width):
                store(place, j * width, load(source, j * width))


@functools.cache
@functools.cache
def _job(function: Any, kind: Any) -> Any:
    element = memory.ELEMENT[getattr(dtypes, kind.name)]
    word = types.int64
    signature = types.void(memory.Operands((element,) * 4, element), word, word, word, word)
    return compile_loop(function, texts_of(__file__), signature, operator="convolution", kind=kind.name)


class Geometry(NamedTuple):
    """Where windows lie in padded images: all but the first two are distances in bytes."""

    places: int
    line: int  # places of one line
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


def _run(function: Any, arrays: tuple[Array | None, ...], numbers: tuple[int, ...], work: int) -> None:
    kind = next(array.dtype for array in arrays if array is not None)
    addresses = [0 if array is None else array.ctypes.data for array in arrays]
    words = np.array([*addresses, *[0] * (4 - len(addresses)), *numbers], np.int64)
    run_job(_job(function, kind).address, words.ctypes.data, large=work >= LARGE_WORK)


def _padded(images: Array, found: Geometry) -> Array:
    if not found.inner.size:
        return images
    planes, rows = images.shape[0] * images.shape[1], len(found.inner)
    out = np.empty(planes * found.plane // images.itemsize, images.dtype)
    numbers = (planes, rows, images.shape[-1] * images.itemsize, found.plane, found.inner.ctypes.data)
    _run(pad_part, (images, out), numbers, 16 * out.size)
    return out


def _numbers(found: Geometry, rows: int, images: int, groups: int, chunks: int) -> tuple[int, ...]:
    return (
        rows, found.places, len(found.taps), images, groups, found.line, chunks,
        found.image, found.image // groups, found.step, found.taps.ctypes.data, found.lines.ctypes.data,
    )  # fmt: skip


def convolve(images: Array, kernels: Array, bias: Array | None, window: Any) -> Array:
    """The convolution of contiguous float32 or float64 arrays, no size of which is 0."""
    batch, channels, *sizes = images.shape
    found = geometry(window, channels, tuple(sizes), images.itemsize)
    out = np.empty((batch, len(kernels), *window.output(tuple(sizes))), images.dtype)
    numbers = _numbers(found, len(kernels) // window.groups, batch, window.groups, 1)
    added = None if bias is None else np.repeat(bias, ROW_BYTES // bias.itemsize)
    _run(convolve_part, (kernels, _padded(images, found), out, added), numbers, out.size * len(found.taps))
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
    numbers = _numbers(found, rows, batch, groups, chunks)
    _run(correlate_part, (_padded(images, found), gradient, parts), numbers, gradient.size * taps)
    total = parts.sum(0) if chunks > 1 else parts[0]
    return np.ascontiguousarray(total.transpose(0, 2, 1)).reshape(groups * rows, channels // groups, *window.kernel)
