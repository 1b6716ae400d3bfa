"""All steps of a recurrent layer, and their gradients, in native code; they work on a :data:`.jobs.Scan`.

A step is a product with the weight, which lies in panels as :mod:`runtime.kernels.matmul.loops.tile` reads them, and
the cell's loops. Sequences do not depend on each other, so threads share them out, and no result depends on how.
"""

from __future__ import annotations

import functools

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import advance, pointer, size_of, store
from runtime.kernels.matmul.loops.panels import ZEROS, copy_panel, write_tiles
from runtime.kernels.matmul.shape import ROW_BYTES, ROWS, VECTOR_BYTES
from runtime.kernels.matmul.loops.tile import at_address, grow_row, move_element, repeat_element
from runtime.kernels.recurrent.jobs import GIVEN, NOTHING, RESULT, Cell
from runtime.native.structures import invoke, stack, stack_words

_SIDE = 4 if VECTOR_BYTES == 64 else 2  # panels whose sums grow side by side for a single row
_FEW = ROWS // 2  # rows up to which one after another is quicker than a tile of which most is thrown away
_ROOM = (1024 + _SIDE * ROW_BYTES) // 8  # words of a tile and of rows of zeros

_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


def pack(operands, job, part, parts, _):
    """Copy the right side of a product into panels, one behind the other."""
    source, out = pointer(operands, 0), pointer(operands, 1)
    full = ROW_BYTES // size_of(source)
    panels = (job.columns + full - 1) // full
    for k in range(panels * part // parts, panels * (part + 1) // parts):
        copy_panel(advance(source, k * full * job.column), job.row, job.column, job.rows,
                   min(full, job.columns - k * full), advance(out, k * job.rows * ROW_BYTES))  # fmt: skip


@_inlined
def multiply_row(left, depth, panels, columns, start, start_row, out, spare):
    """One row of a product; `start_row` is from panel to panel of what it begins with, 0 for zeros."""
    width = size_of(left)
    full, panel = ROW_BYTES // width, depth * ROW_BYTES
    k, whole = 0, columns // full
    while k + _SIDE <= whole:
        grow_row(_SIDE, left, width, advance(panels, k * panel), panel, ROW_BYTES, depth, advance(start, k * start_row),
                 advance(out, k * ROW_BYTES))  # fmt: skip
        k += _SIDE
    while k < whole:
        grow_row(1, left, width, advance(panels, k * panel), panel, ROW_BYTES, depth, advance(start, k * start_row),
                 advance(out, k * ROW_BYTES))  # fmt: skip
        k += 1
    if whole * full < columns:
        origin, target, rest = advance(start, k * start_row), advance(out, k * ROW_BYTES), columns - whole * full
        repeat_element(spare, origin)
        for j in range(rest):
            move_element(spare, j * width, origin, j * width)
        grow_row(1, left, width, advance(panels, k * panel), panel, ROW_BYTES, depth, spare, spare)
        for j in range(rest):
            move_element(target, j * width, spare, j * width)


@_inlined
def multiply(left, rows, depth, panels, columns, start, start_row, start_column, out, spare):
    """Rows of a product whose right side lies in panels."""
    width = size_of(left)
    full = ROW_BYTES // width
    single = rows % ROWS if rows % ROWS <= _FEW else 0
    rows -= single
    for i in range(rows, rows + single):
        origin = start if start_column == ZEROS else advance(start, i * start_row)
        multiply_row(advance(left, i * depth * width), depth, panels, columns, origin,
                     0 if start_column == ZEROS else ROW_BYTES, advance(out, i * columns * width), spare)  # fmt: skip
    if rows == 0:
        return
    for k in range((columns + full - 1) // full):
        at = k * ROW_BYTES
        origin = start if start_column == ZEROS else advance(start, at)
        write_tiles(left, depth * width, width, rows, advance(panels, k * depth * ROW_BYTES), ROW_BYTES, depth,
                    origin, start_row, start_column, advance(out, at), columns * width, width,
                    min(full, columns - k * full), spare, ROW_BYTES)  # fmt: skip


@_inlined
def fill_room(like, room):
    """Zeros behind the tile."""
    for j in range(_SIDE * ROW_BYTES // size_of(like)):
        store(at_address(like, room), 1024 + j * size_of(like), 0.0)


@_inlined
def do_cell(job, cell, rows):
    """The cell's loops on so many rows."""
    cell.rows = rows
    cell.size = job.size
    invoke(job.first, cell, cell, 0, 1, 0)
    if job.second != 0:
        invoke(job.second, cell, cell, 0, 1, 0)


@_inlined
def step_rows(like, job, cell, rows, out_address, spare):
    """One step of rows, whose operands the cell has, and whose product with the weight goes to `made`."""
    width, gates = size_of(like), job.gates
    hidden, out = at_address(like, cell.operands[2]), at_address(like, out_address)
    panels, tile = at_address(like, job.operands[6]), at_address(like, spare)
    if job.start == GIVEN:
        input_gates = at_address(like, cell.operands[1])
        multiply(hidden, rows, job.size, panels, gates, input_gates, gates * width, width, out, tile)
    elif job.start == NOTHING:
        multiply(hidden, rows, job.size, panels, gates, at_address(like, spare + 1024), 0, ZEROS, out, tile)
    else:
        row = at_address(like, job.operands[7])
        multiply(hidden, rows, job.size, panels, gates, row, 0, width, out, tile)
    cell.operands[0] = out_address
    do_cell(job, cell, rows)


def scan(operands, job, part, parts, _):
    """The steps of a part of the sequences.

    Operands: what the input gives; first state and memory; outputs; gates that are kept; memories; panels; a row that
    is added to the product; memory for a step's product.
    """
    like = pointer(operands, 0)
    width, arguments = size_of(like), job.operands
    low, high = job.batch * part // parts, job.batch * (part + 1) // parts
    size, wide, saved_width = job.size * width, job.gates * width, job.kept * width
    room, cell = stack_words(_ROOM), stack(Cell)
    fill_room(like, room)
    count, before = 0, 0
    for k in range(job.steps):
        t = job.steps - 1 - k if job.reverse != 0 else k
        at, rows = job.offsets[t], min(job.counts[t], high)
        middle = min(max(count, low), rows)
        for run in range(2):  # those that were there before, those that begin
            first, last = (low, middle) if run == 0 else (max(middle, low), rows)
            if first < last:
                whole = at + first
                cell.operands[1] = arguments[0] + whole * wide
                cell.operands[2] = arguments[3] + (before + first) * size if run == 0 else arguments[1] + first * size
                cell.operands[3] = arguments[5] + (before + first) * size if run == 0 else arguments[2] + first * size
                cell.operands[4] = arguments[4] + whole * saved_width
                cell.operands[5] = arguments[5] + whole * size
                cell.operands[6] = arguments[3] + whole * size
                step_rows(like, job, cell, last - first, arguments[8] + first * wide, room)
        count, before = job.counts[t], at


def scan_back(operands, job, part, parts, _):
    """The gradients of the steps of a part of the sequences, from the last.

    Operands: the gradient of the outputs; of the last state and memory, which become those of the first; gates,
    memories and outputs; first state and memory; panels; gradients of what the input gave, and of what weights made of
    states.
    """
    like = pointer(operands, 0)
    width, arguments = size_of(like), job.operands
    low, high = job.batch * part // parts, job.batch * (part + 1) // parts
    size, wide, saved_width = job.size * width, job.gates * width, job.kept * width
    room, cell = stack_words(_ROOM), stack(Cell)
    fill_room(like, room)
    tile, zeros, panels = at_address(like, room), at_address(like, room + 1024), at_address(like, arguments[8])
    for k in range(job.steps):
        t = k if job.reverse != 0 else job.steps - 1 - k
        earlier = t + 1 if job.reverse != 0 else t - 1
        at, rows = job.offsets[t], min(job.counts[t], high)
        count, before = 0, 0
        if 0 <= earlier < job.steps:
            count, before = job.counts[earlier], job.offsets[earlier]
        middle = min(max(count, low), rows)
        for run in range(2):
            first, last = (low, middle) if run == 0 else (max(middle, low), rows)
            if first < last:
                whole = at + first
                cell.operands[0] = arguments[0] + whole * size
                cell.operands[1] = arguments[1] + first * size
                cell.operands[2] = arguments[2] + first * size
                cell.operands[3] = arguments[3] + whole * saved_width
                cell.operands[4] = arguments[4] + whole * size
                cell.operands[5] = arguments[5] + whole * size
                cell.operands[6] = arguments[5] + (before + first) * size if run == 0 else arguments[6] + first * size
                cell.operands[7] = arguments[4] + (before + first) * size if run == 0 else arguments[7] + first * size
                cell.operands[8] = arguments[9] + whole * wide
                cell.operands[9] = arguments[10] + whole * wide
                do_cell(job, cell, last - first)
        if low < rows:
            left, out = at_address(like, arguments[10] + (at + low) * wide), at_address(like, arguments[1] + low * size)
            if job.start == RESULT:
                multiply(left, rows - low, job.gates, panels, job.size, out, size, width, out, tile)
            else:
                multiply(left, rows - low, job.gates, panels, job.size, zeros, 0, ZEROS, out, tile)
