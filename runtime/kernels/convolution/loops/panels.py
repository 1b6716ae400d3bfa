"""Convolutions of floats as products whose operand of windows is never made (:mod:`runtime.kernels.matmul.loops.tile`).

A convolution and its adjoint in the input (:mod:`.lattice`) are made in panels as wide as a tile: results at places of
one image, or at places of all images one after another where images are small. A panel copies what its taps read, a run
of places at a time; taps that read nothing but padding are left out. The gradient of the kernels reads the images where
they lie: a tile has a row for each tap and channel, and its sums grow along places, over lines and images.
"""

from __future__ import annotations

import functools

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.kernels.matmul.loops.panels import copy_panel
from runtime.kernels.matmul.shape import BLOCK, DEPTH, ROW_BYTES, ROWS, VECTOR_BYTES
from runtime.kernels.matmul.loops.tile import (
    at_address, copy_bytes, copy_every_second, grow_tile_at, move_element, repeat_element, transpose_block,
    write_every_second,
)  # fmt: skip
from runtime.kernels.recipes.loops.rereading import load_again
from runtime.native.structures import stack_words

_PANEL_WORDS = DEPTH * ROW_BYTES // 8
_BLOCK_WORDS = BLOCK * ROW_BYTES // 8
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


@_inlined
def clear(out, size):
    """Write zeros into so many bytes."""
    width = size_of(out)
    for j in range(size // width):
        store(out, j * width, 0.0)


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
    """Copy `count` elements at equal steps, side by side; the last vector overlaps the one before."""
    width = size_of(out)
    size = count * width
    if step != 2 * width or size < 16:
        for j in range(count):
            store(out, j * width, load(source, j * step))
    elif size >= VECTOR_BYTES:
        for at in range(0, size - VECTOR_BYTES + 1, VECTOR_BYTES):
            copy_every_second(advance(out, at), advance(source, 2 * at), VECTOR_BYTES)
        at = size - VECTOR_BYTES
        copy_every_second(advance(out, at), advance(source, 2 * at), VECTOR_BYTES)
    elif size >= 32:
        copy_every_second(out, source, 32)
        copy_every_second(advance(out, size - 32), advance(source, 2 * (size - 32)), 32)
    else:
        copy_every_second(out, source, 16)
        copy_every_second(advance(out, size - 16), advance(source, 2 * (size - 16)), 16)


@_inlined
def split_plane(source, job, target):
    """Copy a plane to where zeros surround it, which are there already."""
    width = size_of(target)
    stride, row_bytes = job.stride, job.row_bytes
    for i in range(job.source_rows):
        row = advance(source, i * row_bytes)
        if stride == 1:
            copy_run(advance(target, job.targets[i]), row, row_bytes)
        else:
            for b in range(stride):
                copy_steps(advance(target, job.targets[i * stride + b]), advance(row, job.firsts[b] * width),
                           stride * width, job.counts[b])  # fmt: skip


@_inlined
def write_steps(out, source, step, count):
    """Copy `count` elements, which may have been written just before, to places at equal steps."""
    width = size_of(out)
    size = count * width
    if step != 2 * width or size < 16:
        for j in range(count):
            move_element(out, j * step, source, j * width)
    elif size >= VECTOR_BYTES:
        for at in range(0, size - VECTOR_BYTES + 1, VECTOR_BYTES):
            write_every_second(advance(out, 2 * at), advance(source, at), VECTOR_BYTES)
        at = size - VECTOR_BYTES
        write_every_second(advance(out, 2 * at), advance(source, at), VECTOR_BYTES)
    elif size >= 32:
        write_every_second(out, source, 32)
        write_every_second(advance(out, 2 * (size - 32)), advance(source, size - 32), 32)
    else:
        write_every_second(out, source, 16)
        write_every_second(advance(out, 2 * (size - 16)), advance(source, size - 16), 16)


@_inlined
def gather_panel(source, job, reads, steps, begin, columns, panel):
    """Copy what is read at distances `reads` from the columns [begin, begin + columns) into rows of a panel.

    Behind them the first column is repeated, as :func:`runtime.kernels.matmul.loops.panels.copy_panel` does.
    """
    width = size_of(panel)
    lines, line_places, step = job.line_images, job.line_places, job.step
    at = 0
    while at < columns:
        line, column = (begin + at) // line_places, (begin + at) % line_places
        run = min(line_places - column, columns - at)
        first = advance(source, lines[line] + column * step)
        target = advance(panel, at * width)
        if at == 0 and columns * width < ROW_BYTES:
            for k in range(steps):
                repeat_element(advance(panel, k * ROW_BYTES), advance(first, reads[k]))
        if step != width:
            for k in range(steps):
                copy_steps(advance(target, k * ROW_BYTES), advance(first, reads[k]), step, run)
        elif run * width == ROW_BYTES:
            for k in range(steps):
                copy_bytes(advance(target, k * ROW_BYTES), advance(first, reads[k]), ROW_BYTES)
        else:
            for k in range(steps):
                copy_run(advance(target, k * ROW_BYTES), advance(first, reads[k]), run * width)
        at += run


@_inlined
def write_sums(sums, job, first_row, rows, begin, columns, out):
    """Copy rows of sums to the columns [begin, begin + columns) of results."""
    width = size_of(out)
    lines, pitch, step = job.line_outs, job.pitch, job.out_step
    at = next_at = 0
    while next_at < columns:
        at = next_at
        line, column = (begin + at) // pitch, (begin + at) % pitch
        next_at = at + min(pitch - column, columns - at)
        run = min(job.line_places - column, next_at - at)
        if run <= 0 or lines[line] < 0:  # no places
            continue
        target = advance(out, lines[line] + column * step)
        source = advance(sums, at * width)
        if step != width:
            for i in range(rows):
                write_steps(advance(target, job.row_outs[first_row + i]), advance(source, i * ROW_BYTES), step, run)
        elif run * width == ROW_BYTES:
            for i in range(rows):
                copy_bytes(advance(target, job.row_outs[first_row + i]), advance(source, i * ROW_BYTES), ROW_BYTES)
        else:
            for i in range(rows):
                copy_run(advance(target, job.row_outs[first_row + i]), advance(source, i * ROW_BYTES), run * width)


def convolve_part(operands, job, part, parts, _):
    """One thread's share of a convolution of kernels, images, result, memory, and a number to add a row (or none)."""
    weights, images, out, bias = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2), pointer(operands, 4)
    scratch, held, packed_set = advance(pointer(operands, 3), part * job.own), -1, -1
    clear(scratch, job.own)
    width = size_of(weights)
    full = ROW_BYTES // width
    rows, groups = job.rows, job.groups
    panels, matrices = (job.columns + full - 1) // full, job.blocks * groups
    blocks = (rows + BLOCK - 1) // BLOCK
    if parts > 1 and matrices * panels * blocks < 4 * parts:
        blocks = min((rows + ROWS - 1) // ROWS, (4 * parts + matrices * panels - 1) // (matrices * panels))
    block = ((rows + blocks - 1) // blocks + ROWS - 1) // ROWS * ROWS
    blocks = (rows + block - 1) // block
    panel, sums = at_address(out, stack_words(_PANEL_WORDS)), at_address(out, stack_words(_BLOCK_WORDS))
    reads, factors, panel_rows, begins = stack_words(DEPTH), stack_words(DEPTH), stack_words(DEPTH), stack_words(8)
    for k in range(DEPTH):
        panel_rows[k] = k * ROW_BYTES
    units = matrices * blocks * panels
    for unit in range(units * part // parts, units * (part + 1) // parts):
        number, top = unit % panels, unit // panels % blocks * block
        matrix = unit // panels // blocks
        image, group = matrix // groups, matrix % groups
        source = advance(images, image * job.block_image + group * job.group_image)
        if job.own != 0:
            if matrix != held:
                for channel in range(job.channels):
                    split_plane(advance(source, channel * job.source_channel), job,
                                advance(scratch, channel * job.channel_image))  # fmt: skip
            source, held = scratch, matrix
        factor = advance(weights, group * job.group_weight)
        high, begin = min(block, rows - top), number * full
        columns = min(full, job.columns - begin)
        if job.direct != 0:  # a whole panel, which may begin within the one before: behind it nothing is read
            begin, columns = begin + columns - full, full
        tall = (high + ROWS - 1) // ROWS * ROWS
        clear(sums, tall * ROW_BYTES)
        if job.operands[4] != 0:
            for i in range(tall):
                repeat_element(advance(sums, i * ROW_BYTES),
                               advance(bias, (group * rows + top + min(i, high - 1)) * width))  # fmt: skip
        which_set = job.panel_sets[number * job.panel_step]
        first_tap = job.set_starts[which_set]
        taps = job.set_starts[which_set + 1] - first_tap
        depth, channel, tap = job.channels * taps, 0, 0
        for done in range(0, depth, DEPTH):
            steps = min(DEPTH, depth - done)
            for k in range(steps if packed_set != which_set else 0):
                which = job.set_taps[first_tap + tap]
                reads[k] = channel * job.channel_image + job.tap_images[which]
                factors[k] = channel * job.channel_weight + job.tap_weights[which]
                tap += 1
                if tap == taps:
                    channel, tap = channel + 1, 0
            packed_set = which_set if depth <= DEPTH else -1
            read, read_rows = advance(source, begin * width), reads
            if job.direct == 0:
                gather_panel(source, job, reads, steps, begin, columns, panel)
                read, read_rows = panel, panel_rows
            for row in range(0, tall, ROWS):
                for i in range(ROWS):
                    begins[i] = job.row_weights[top + min(row + i, high - 1)]
                tile = advance(sums, row * ROW_BYTES)
                grow_tile_at(factor, begins, factors, read, read_rows, steps, tile, ROW_BYTES, tile, ROW_BYTES)
        write_sums(sums, job, top, high, begin, columns,
                   advance(out, image * job.block_out + group * job.group_out))  # fmt: skip


@_inlined
def gather_gradients(gradient, job, image_bytes, first, steps, columns, panel):
    """Copy the gradients at the places [first, first + steps), counted over images, into rows of a panel."""
    width = size_of(panel)
    places = job.places
    at = 0
    while at < steps:
        image, pixel = (first + at) // places, (first + at) % places
        run = min(places - pixel, steps - at)
        copy_panel(advance(gradient, image * image_bytes + pixel * width), width, places * width, run, columns,
                   advance(panel, at * ROW_BYTES))  # fmt: skip
        at += run


@_inlined
def find_reads(job, number, first, steps, reads, rows):
    """Where the places [first, first + steps) lie at which a set of taps reads elements, and in which row of a panel.

    How many these are.
    """
    places = job.places
    count = 0
    image, pixel = first // places, first % places
    for k in range(steps):
        reads[count] = image * job.image + job.place_images[pixel]
        rows[count] = k * ROW_BYTES
        count += job.set_reads[number * places + pixel]
        pixel += 1
        if pixel == places:
            image, pixel = image + 1, 0
    return count


def correlate_part(operands, job, part, parts, _):
    """One thread's share of the gradient of kernels, of padded images, gradient and result.

    The result is (chunks, groups, panels, sets, rows of a set up to a whole tile, a tile's row). What belongs to sets
    that read nothing is not written.
    """
    images, grad, out = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(out)
    full = ROW_BYTES // width
    rows, places, groups = job.rows, job.places, job.groups
    panels, matrices = (rows + full - 1) // full, job.chunks * groups
    set_tiles = (job.set_rows + ROWS - 1) // ROWS
    tiles = job.sets * set_tiles
    blocks = min(tiles, (4 * parts + matrices * panels - 1) // (matrices * panels)) if parts > 1 else 1
    panel = at_address(out, stack_words(_PANEL_WORDS))
    reads, panel_rows, begins = stack_words(DEPTH), stack_words(DEPTH), stack_words(8)
    units = matrices * panels * blocks
    for unit in range(units * part // parts, units * (part + 1) // parts):
        low, high = unit % blocks * tiles // blocks, (unit % blocks + 1) * tiles // blocks
        number, matrix = unit // blocks % panels, unit // blocks // panels
        chunk, group = matrix // groups, matrix % groups
        columns = min(full, rows - number * full)
        target = advance(out, (matrix * panels + number) * tiles * ROWS * ROW_BYTES)
        clear(advance(target, low * ROWS * ROW_BYTES), (high - low) * ROWS * ROW_BYTES)
        begin = job.images * chunk // job.chunks * places
        end = job.images * (chunk + 1) // job.chunks * places
        source = advance(images, group * job.group_image)
        gradient = advance(grad, (group * rows + number * full) * places * width)
        for first in range(begin, end, DEPTH):
            steps = min(DEPTH, end - first)
            gather_gradients(gradient, job, groups * rows * places * width, first, steps, columns, panel)
            listed_set, count = -1, 0
            for at in range(low, high):
                number_of_set, top = at // set_tiles, at % set_tiles * ROWS
                if number_of_set != listed_set:
                    count, listed_set = find_reads(job, number_of_set, first, steps, reads, panel_rows), number_of_set
                if count > 0:
                    for i in range(ROWS):
                        begins[i] = job.row_images[listed_set * job.set_rows + min(top + i, job.set_rows - 1)]
                    tile = advance(target, at * ROWS * ROW_BYTES)
                    grow_tile_at(source, begins, reads, panel, panel_rows, count, tile, ROW_BYTES, tile, ROW_BYTES)


@_inlined
def add_chunks(sums, chunks, chunk_bytes, count):
    """Add up chunks of so many vectors in the first of them."""
    width = size_of(sums)
    for chunk in range(1, chunks):
        other = advance(sums, chunk * chunk_bytes)
        for j in range(count):
            store(sums, j * width, load_again(sums, j * width) + load_again(other, j * width))


def collect_part(operands, job, part, parts, _):
    """One thread's share of bringing what :func:`correlate_part` gave into the order of kernels: sums, then result."""
    sums, out = pointer(operands, 0), pointer(operands, 1)
    width = size_of(out)
    full, square = ROW_BYTES // width, VECTOR_BYTES // width
    rows, groups, taps = job.rows, job.groups, job.taps
    panels = (rows + full - 1) // full
    tall = (job.set_rows + ROWS - 1) // ROWS * ROWS
    panel_bytes = job.sets * tall * ROW_BYTES
    units = groups * panels
    for unit in range(units * part // parts, units * (part + 1) // parts):
        group, first = unit // panels, unit % panels * full
        columns = min(full, rows - first)
        source = advance(sums, unit * panel_bytes)
        target = advance(out, (group * rows + first) * taps * width)
        add_chunks(source, job.chunks, units * panel_bytes, panel_bytes // width)
        if job.sets == 1:
            wide, high = columns // square * square, taps // square * square
            for j in range(0, wide, square):
                for i in range(0, high, square):
                    transpose_block(advance(target, (j * taps + i) * width), taps * width,
                                    advance(source, i * ROW_BYTES + j * width), ROW_BYTES)  # fmt: skip
            for j in range(columns):
                for i in range(high if j < wide else 0, taps):
                    move_element(target, (j * taps + i) * width, source, i * ROW_BYTES + j * width)
            continue
        for number in range(job.sets):
            lines = advance(source, number * tall * ROW_BYTES)
            if job.set_counts[number] == 0:
                for j in range(columns):
                    for i in range(job.set_rows):
                        store(target, (j * taps + job.row_taps[number * job.set_rows + i]) * width, 0.0)
            else:
                for j in range(columns):
                    for i in range(job.set_rows):
                        at = j * taps + job.row_taps[number * job.set_rows + i]
                        move_element(target, at * width, lines, i * ROW_BYTES + j * width)


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
            position = advance(target, job.row_offsets[i])
            for j in range(row // width):
                store(position, j * width, load(source, j * width))
