"""The native driver of elementwise loops, compiled once for all operators, ranks, strides and dtypes.

An inner loop knows one dtype combination and walks ``rows`` x ``count`` elements with constant strides. Everything else
is here: reading NumPy's array headers, checking shapes, broadcasting, coalescing dimensions as TensorIterator does, and
splitting large work over threads. An operand list arrives as a Python tuple of arrays, outputs last.

A loop is described by an array of words: function address, number of operands, number of outputs, kind of the scalars
(0 float, 1 integer, 2 complex), then the itemsize of every operand.

Plans (words, on the stack): number of dimensions, rows (all dimensions but the innermost), elements of a row, then
``SIZES`` (64), ``DATA`` (8) and ``STRIDES`` (64 an operand), outermost dimension first.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import functools
from typing import Any

import numba
import numpy as np
from numba import types

from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.threads import launcher
from runtime.errors import ComputeError
from runtime.tensor.storage import keep_freed_memory
from runtime.native.capi import clear_error, double_of, integer_of
from runtime.native.structures import int32_at, invoke, put_double, put_word, stack_words, word_at
from runtime.native.old import ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ITEMS, LENGTH

DONE, GENERAL, LARGE = 0, 1, 2
GRAIN = 32768  # elements below which a second thread costs more than it brings; ATen's figure
MAX_OPERANDS = 8
TURNED = 16  # rows and elements of a block where an operand lies across the others

# Offsets in bytes in a loop's description and in a plan.
LOOP_OPERANDS, LOOP_OUTPUTS, LOOP_SCALARS, LOOP_ITEMSIZES = 8, 16, 24, 32
PLAN_ROWS, PLAN_COUNT, SIZES, DATA, STRIDES = 8, 16, 64, 64 + 512, 64 + 512 + 64
PLAN_WORDS = 8 + 64 + 8 + 64 * MAX_OPERANDS
FLOAT_SCALARS, INTEGER_SCALARS, COMPLEX_SCALARS = 0, 1, 2

_i = types.int64


@compile_driver(_i(_i, _i, _i))
def take_scalars(loop, scalars, slots):
    """Convert the Python numbers of a tuple into 16-byte slots. 0, or 1 when one does not fit."""
    kind = word_at(loop, LOOP_SCALARS)
    for k in range(word_at(scalars, LENGTH)):
        item = word_at(scalars, ITEMS + 8 * k)
        if kind == FLOAT_SCALARS:
            value = double_of(item)
            if value == -1.0 and clear_error():
                return 1
            put_double(slots, 16 * k, value)
        elif kind == INTEGER_SCALARS:
            whole = integer_of(item)
            if whole == -1 and clear_error():
                return 1
            put_word(slots, 16 * k, whole)
        else:
            return 1
    return 0


@compile_driver(_i(_i, _i, _i))
def plan_dimensions(loop, items, plan):
    """Fill a plan with every dimension of size above 1, strides 0 where an operand broadcasts; 1 if shapes clash."""
    operands = word_at(loop, LOOP_OPERANDS)
    out = word_at(items, 8 * (operands - 1))
    ndim, shape = int32_at(out, ARRAY_NDIM), word_at(out, ARRAY_SHAPE)
    kept = 0
    for j in range(operands):
        put_word(plan, DATA + 8 * j, word_at(word_at(items, 8 * j), ARRAY_DATA))
        if int32_at(word_at(items, 8 * j), ARRAY_NDIM) > ndim:
            return 1
    for d in range(ndim):
        size = word_at(shape, 8 * d)
        for j in range(operands):
            array = word_at(items, 8 * j)
            own = d - (ndim - int32_at(array, ARRAY_NDIM))
            stride = 0
            if own >= 0:
                its = word_at(word_at(array, ARRAY_SHAPE), 8 * own)
                if its != size and its != 1:
                    return 1
                if its != 1:
                    stride = word_at(word_at(array, ARRAY_STRIDES), 8 * own)
            put_word(plan, STRIDES + 512 * j + 8 * kept, stride)
        if size != 1:
            put_word(plan, SIZES + 8 * kept, size)
            kept += 1
    put_word(plan, 0, kept)
    return 0


@compile_driver(types.void(_i, _i, _i, _i))
def swap_dimensions(plan, operands, a, b):
    """Exchange two dimensions of a plan."""
    size = word_at(plan, SIZES + 8 * a)
    put_word(plan, SIZES + 8 * a, word_at(plan, SIZES + 8 * b))
    put_word(plan, SIZES + 8 * b, size)
    for j in range(operands):
        row = STRIDES + 512 * j
        stride = word_at(plan, row + 8 * a)
        put_word(plan, row + 8 * a, word_at(plan, row + 8 * b))
        put_word(plan, row + 8 * b, stride)


@compile_driver(types.void(_i, _i))
def order_and_coalesce(plan, operands):
    """Put the output's smallest stride innermost and merge dimensions that all operands walk as one."""
    ndim = word_at(plan, 0)
    last = STRIDES + 512 * (operands - 1)
    for d in range(1, ndim):
        e = d
        while e > 0 and abs(word_at(plan, last + 8 * (e - 1))) < abs(word_at(plan, last + 8 * e)):
            swap_dimensions(plan, operands, e - 1, e)
            e -= 1
    kept = 0
    for d in range(1, ndim):
        merge = True
        for j in range(operands):
            row = STRIDES + 512 * j
            if word_at(plan, row + 8 * kept) != word_at(plan, row + 8 * d) * word_at(plan, SIZES + 8 * d):
                merge = False
        size = word_at(plan, SIZES + 8 * d)
        if merge:
            size *= word_at(plan, SIZES + 8 * kept)
        else:
            kept += 1
        put_word(plan, SIZES + 8 * kept, size)
        for j in range(operands):
            row = STRIDES + 512 * j
            put_word(plan, row + 8 * kept, word_at(plan, row + 8 * d))
    if ndim > 0:
        put_word(plan, 0, kept + 1)


@compile_driver(_i(_i, _i, _i))
def make_plan(loop, items, plan):
    """A plan for the operands. 0, or 1 when their shapes do not broadcast to the output's."""
    operands = word_at(loop, LOOP_OPERANDS)
    if plan_dimensions(loop, items, plan) != 0:
        return 1
    order_and_coalesce(plan, operands)
    ndim = word_at(plan, 0)
    if ndim == 0:
        put_word(plan, 0, 1)
        put_word(plan, SIZES, 1)
        for j in range(operands):
            put_word(plan, STRIDES + 512 * j, 0)
        ndim = 1
    rows = 1
    for d in range(ndim - 1):
        rows *= word_at(plan, SIZES + 8 * d)
    put_word(plan, PLAN_ROWS, rows)
    put_word(plan, PLAN_COUNT, word_at(plan, SIZES + 8 * (ndim - 1)))
    return 0


@compile_driver(types.boolean(_i, _i, _i, _i))
def is_turned(strides, operands, rows, count):
    """Whether an operand is walked across its rows, of which each has its own cache line, and often its own page."""
    if rows < TURNED or count < TURNED:
        return False
    for j in range(operands):
        along, across = abs(word_at(strides, 8 * j)), abs(word_at(strides, 64 + 8 * j))
        if across != 0 and across < along and along >= 64:
            return True
    return False


@compile_driver(types.void(_i, _i, _i, _i, _i, _i))
def invoke_rows(loop, data, strides, rows, count, scalars):
    """Call the inner loop; where an operand is turned, block by block, so that its cache lines are used up."""
    operands = word_at(loop, LOOP_OPERANDS)
    if not is_turned(strides, operands, rows, count):
        invoke(word_at(loop, 0), data, strides, rows, count, scalars)
        return
    corner = stack_words(8)
    for top in range(0, rows, TURNED):
        for left in range(0, count, TURNED):
            for j in range(operands):
                at = top * word_at(strides, 64 + 8 * j) + left * word_at(strides, 8 * j)
                put_word(corner, 8 * j, word_at(data, 8 * j) + at)
            down, wide = min(TURNED, rows - top), min(TURNED, count - left)
            invoke(word_at(loop, 0), corner, strides, down, wide, scalars)


@compile_driver(types.void(_i, _i, _i, _i, _i, _i, _i))
def walk(loop, plan, first, last, low, high, scalars):
    """Run the inner loop over rows [first, last) and, in each, elements [low, high)."""
    operands = word_at(loop, LOOP_OPERANDS)
    inner = word_at(plan, 0) - 1
    outer = inner - 1
    data, strides, index = stack_words(8), stack_words(16), stack_words(64)
    for j in range(operands):
        row = STRIDES + 512 * j
        put_word(strides, 8 * j, word_at(plan, row + 8 * inner))
        put_word(strides, 64 + 8 * j, word_at(plan, row + 8 * outer) if outer >= 0 else 0)
        put_word(data, 8 * j, word_at(plan, DATA + 8 * j) + low * word_at(plan, row + 8 * inner))
    rest = first
    for d in range(outer, -1, -1):
        size = word_at(plan, SIZES + 8 * d)
        put_word(index, 8 * d, rest % size)
        for j in range(operands):
            step = word_at(plan, STRIDES + 512 * j + 8 * d)
            put_word(data, 8 * j, word_at(data, 8 * j) + rest % size * step)
        rest //= size
    row = first
    while row < last:
        rows = min(last - row, word_at(plan, SIZES + 8 * outer) - word_at(index, 8 * outer)) if outer >= 0 else 1
        invoke_rows(loop, data, strides, rows, high - low, scalars)
        row += rows
        if row >= last:
            break
        d, steps = outer, rows
        while True:
            for j in range(operands):
                step = word_at(plan, STRIDES + 512 * j + 8 * d)
                put_word(data, 8 * j, word_at(data, 8 * j) + steps * step)
            put_word(index, 8 * d, word_at(index, 8 * d) + steps)
            size = word_at(plan, SIZES + 8 * d)
            if d == 0 or word_at(index, 8 * d) < size:
                break
            for j in range(operands):
                step = word_at(plan, STRIDES + 512 * j + 8 * d)
                put_word(data, 8 * j, word_at(data, 8 * j) - size * step)
            put_word(index, 8 * d, 0)
            d, steps = d - 1, 1


@compile_driver(_i(_i, _i, _i))
def run_general(loop, items, slots):
    """Any strides and broadcasting, one thread, holding the GIL. DONE, or GENERAL when shapes clash."""
    plan = stack_words(592)
    if make_plan(loop, items, plan) != 0:
        return GENERAL
    walk(loop, plan, 0, word_at(plan, PLAN_ROWS), 0, word_at(plan, PLAN_COUNT), slots)
    return DONE


@compile_driver(_i(_i, _i, _i), nogil=True)
def run_released(loop, items, slots):
    """As :func:`run_general`, without the GIL: for large work on one thread."""
    plan = stack_words(592)
    if make_plan(loop, items, plan) != 0:
        return GENERAL
    walk(loop, plan, 0, word_at(plan, PLAN_ROWS), 0, word_at(plan, PLAN_COUNT), slots)
    return DONE


@compile_driver(types.void(_i, _i, _i, _i, _i))
def walk_part(loop, plan, part, parts, slots):
    """The share of one thread: a range of rows, or of every row's elements when there are fewer rows than threads."""
    rows, count = word_at(plan, PLAN_ROWS), word_at(plan, PLAN_COUNT)
    if rows >= parts:
        walk(loop, plan, rows * part // parts, rows * (part + 1) // parts, 0, count, slots)
    else:
        chunk = ((count + parts - 1) // parts + 63) // 64 * 64
        low, high = min(count, part * chunk), min(count, (part + 1) * chunk)
        if low < high:
            walk(loop, plan, 0, rows, low, high, slots)


@functools.cache
def _threads() -> Any:
    """Compiled when the first large operand arrives: threads cost Numba seconds of compilation."""

    @compile_driver(_i(_i, _i, _i, _i), nogil=True, parallel=True)
    def run_threads(loop, items, slots, parts):
        plan = stack_words(592)
        if make_plan(loop, items, plan) != 0:
            return GENERAL
        for part in numba.prange(parts):
            walk_part(loop, plan, part, parts, slots)
        return DONE

    return entry_point(run_threads)


_general = entry_point(run_general)
_released = entry_point(run_released)
NO_SCALARS = np.zeros(2, np.int64)


def run(
    loop: np.ndarray[Any, Any], arrays: tuple[np.ndarray[Any, Any], ...], slots: np.ndarray[Any, Any], elements: int
) -> None:
    """The general path: `arrays` broadcast to the last one's shape; `slots` holds the scalars, 16 bytes each.

    Raises RuntimeError when shapes clash, which callers check before.
    """
    if run_at(loop.ctypes.data, id(arrays) + ITEMS, slots.ctypes.data, elements) != DONE:
        msg = f"operands of shapes {[array.shape for array in arrays]} do not broadcast to the last one's shape"
        raise ComputeError(msg)


def run_at(loop: int, items: int, slots: int, elements: int) -> int:
    """As :func:`run`, by addresses, which builtins know: DONE or GENERAL. One thread or all, by `elements`."""
    status: int
    if elements < GRAIN:
        status = _general(loop, items, slots)
    elif (threads := launcher.threads()) == 1:
        status = _released(loop, items, slots)
    else:
        status = launcher.launch(_threads(), loop, items, slots, threads=threads)
    return status


keep_freed_memory()
