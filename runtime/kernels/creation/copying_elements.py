"""The loop of copies in native code (:mod:`.copying_loops`), loaded when it is compiled."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated"

from __future__ import annotations

from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.kernels.elementwise.driver import MAX_OPERANDS
from runtime.native.structures import words

_FEW = 8  # elements of a row below which the other loop is the inner one


def copy_elements(operands, strides, rows, count, scalars):
    """Copy rows."""
    source, step, source_row = pointer(operands, 0), words(strides)[0], words(strides)[MAX_OPERANDS]
    out, out_step, out_row = pointer(operands, 1), words(strides)[1], words(strides)[MAX_OPERANDS + 1]
    width = size_of(source)
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
