"""The loop of copies in native code (:mod:`.copying`), loaded when it is compiled."""

from __future__ import annotations

from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.compile.transposing import side_of, transpose_elements
from runtime.kernels.elementwise.loops.driver import MAX_OPERANDS
from runtime.native.structures import words

_FEW = 8  # elements of a row below which the other loop is the inner one
_AT_ONCE = 128  # rows whose squares are copied one after the other: the lines of memory that they write stay near


def copy_elements(operands, strides, rows, count, scalars):
    """Copy rows."""
    source, step, source_row = pointer(operands, 0), words(strides)[0], words(strides)[MAX_OPERANDS]
    out, out_step, out_row = pointer(operands, 1), words(strides)[1], words(strides)[MAX_OPERANDS + 1]
    width, side = size_of(source), side_of(source)
    if side > 0 and step != 0 and out_step == width and source_row == width and rows >= side and count >= side:
        whole, squares = rows // side * side, count // side * side
        for first in range(0, whole, _AT_ONCE):
            for i in range(0, squares, side):
                for row in range(first, min(whole, first + _AT_ONCE), side):
                    transpose_elements(
                        advance(out, row * out_row + i * width), out_row, advance(source, row * width + i * step), step
                    )
        for row in range(whole):
            for i in range(squares, count):
                store(out, row * out_row + i * width, load(source, row * width + i * step))
        source, out, rows = advance(source, whole * width), advance(out, whole * out_row), rows - whole
    if count < _FEW and rows > count:
        for i in range(count):
            for row in range(rows):
                store(out, row * out_row + i * out_step, load(source, row * source_row + i * step))
        return
    for _ in range(rows):
        if step == width and out_step == width:
            for i in range(count):
                store(out, i * width, load(source, i * width))
        elif step == -width and out_step == width:
            for i in range(count):
                store(out, i * width, load(source, -i * width))
        elif step == 0 and out_step == width:
            value = load(source, 0)
            for i in range(count):
                store(out, i * width, value)
        else:
            for i in range(count):
                store(out, i * out_step, load(source, i * step))
        source, out = advance(source, source_row), advance(out, out_row)
