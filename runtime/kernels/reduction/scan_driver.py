"""The native driver of scans, compiled once for all operators, ranks, strides and dtypes.

A scan walks lines: the elements along one dimension. Lines are independent, so a group of them is handed to the loop
as the columns of rows x columns elements, and the loop's inner walk goes across columns:

* lines that lie side by side (the scanned dimension is an outer one) are columns of a few cache lines: memory is read
  in order, and the inner walk vectorises;
* lines that lie one after the other are taken several at a time, so that the processor works on as many sums at once;
* a single line keeps its accumulators in registers.

What the groups are depends on shapes and strides alone; threads share groups, so any number of them gives the same
bits. The frame is that of reductions; the words used here are STATE, CAPACITY, ROW_STEP, OUT_STEP, X_COLUMN,
OUT_COLUMN, DENSE, INDEX, ROW_INDEX, COUNT and DATA. The first operand may have any strides; outputs and other inputs
are contiguous.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

import functools
from typing import Any

import numba
import numpy as np

from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.memory import python_object
from runtime.compile.threads import launcher
from runtime.kernels.elementwise.driver import DONE, GENERAL, GRAIN
from runtime.native.old import (
    ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ITEMS, LENGTH, LOOP_ITEMSIZES, LOOP_OPERANDS, take_scalars,
)  # fmt: skip
from runtime.kernels.reduction.blocks import PLACE_COLUMNS, PLACE_EACH, PLACE_WORDS, PLACE_X, find_place
from runtime.kernels.reduction.frame import (
    CAPACITY, COUNT, DATA, DENSE, FRAME_WORDS, INDEX, ORDERED, OUT_COLUMN, OUT_STEP, ROW_INDEX, ROW_STEP, STATE,
    STATE_BYTES, STATE_WIDTH, WORK_WORDS, X_COLUMN, _i, _void,
)  # fmt: skip
from runtime.kernels.reduction.planning import (
    COLUMN_EACH, COLUMN_OUT, COLUMN_STEP, ELEMENTS, GROUP_COLUMNS, GROUPS, KEPT, KEPT_EACH, KEPT_SIZES, KEPT_X,
    OUT_DATA, PLAN_WORDS, RUN_EACH, RUN_STEP, SLOT_BYTES, SLOTS, SPLITS, TOTAL, WIDE, X_DATA, add_dimensions,
    merge_dimensions, sort_dimensions,
)  # fmt: skip
from runtime.native.structures import address_of, int32_at, invoke, put_word, stack_words, word_at

SIDE_BY_SIDE = 256  # lines of a group that lie side by side: a row is a few cache lines, and groups are many
AT_ONCE = 8  # lines of a group that lie one after the other: rows of 2^n bytes share one set of the first cache
SHORT = 2048  # elements a group of short lines has at least


@compile_driver(_void(_i, _i, _i))
def choose_lines(loop, plan, itemsize):
    """Decide which lines are the columns of a group."""
    kept, total = word_at(plan, KEPT), word_at(plan, TOTAL)
    last = 8 * (kept - 1)
    wide = word_at(plan, KEPT_SIZES + last) if kept > 0 else 1
    put_word(plan, COLUMN_STEP, word_at(plan, KEPT_X + last) if kept > 0 else itemsize)
    put_word(plan, COLUMN_EACH, word_at(plan, KEPT_EACH + last) if kept > 0 else 1)
    put_word(plan, COLUMN_OUT, 0)
    if kept > 0:
        kept -= 1
        put_word(plan, KEPT, kept)
    dense = word_at(plan, COLUMN_STEP) == itemsize and word_at(plan, COLUMN_EACH) == 1
    most = min(SIDE_BY_SIDE, STATE_BYTES // word_at(loop, STATE_WIDTH))
    columns = most
    if not dense:
        columns = min(most, max(AT_ONCE, SHORT // total))
    columns = min(wide, columns)
    splits = (wide + columns - 1) // columns
    groups = splits
    for d in range(kept):
        groups *= word_at(plan, KEPT_SIZES + 8 * d)
    put_word(plan, WIDE, wide)
    put_word(plan, GROUP_COLUMNS, columns)
    put_word(plan, SPLITS, splits)
    put_word(plan, GROUPS, groups)
    put_word(plan, ELEMENTS, total * wide * (groups // splits))
    put_word(plan, SLOTS, 0)
    put_word(plan, SLOT_BYTES, 0)


@compile_driver(_void(_i, _i, _i, _i))
def plan_scan(loop, items, dim, plan):
    """Plan the scan of the first array of a tuple along dimension `dim`; the other arrays are contiguous."""
    x, itemsize = word_at(items, 0), word_at(loop, LOOP_ITEMSIZES)
    sizes, strides = word_at(x, ARRAY_SHAPE), word_at(x, ARRAY_STRIDES)
    put_word(plan, X_DATA, word_at(x, ARRAY_DATA))
    for k in range(word_at(loop, LOOP_OPERANDS) - 1):
        put_word(plan, OUT_DATA + 8 * k, word_at(word_at(items, 8 + 8 * k), ARRAY_DATA))
    kept = add_dimensions(x, 1 << dim, 1, plan)
    sort_dimensions(plan + KEPT_SIZES, kept)
    put_word(plan, KEPT, merge_dimensions(plan + KEPT_SIZES, kept, 0, 1))
    step = 1
    for d in range(dim + 1, int32_at(x, ARRAY_NDIM)):
        step *= word_at(sizes, 8 * d)
    put_word(plan, TOTAL, word_at(sizes, 8 * dim))
    put_word(plan, RUN_STEP, word_at(strides, 8 * dim))
    put_word(plan, RUN_EACH, step)
    choose_lines(loop, plan, itemsize)


@compile_driver(_void(_i, _i, _i, _i, _i))
def run_lines(loop, plan, first, last, scalars):
    """Scan the lines of groups [first, last), one group after the other."""
    place, frame, work = stack_words(PLACE_WORDS), stack_words(FRAME_WORDS), stack_words(WORK_WORDS)
    itemsize, rows = word_at(loop, LOOP_ITEMSIZES), word_at(plan, TOTAL)
    step, out_step = word_at(plan, RUN_STEP), word_at(plan, RUN_EACH)
    dense = word_at(plan, COLUMN_STEP) == itemsize and word_at(plan, COLUMN_EACH) == 1
    back = word_at(loop, ORDERED) == 1
    put_word(frame, STATE, work)
    put_word(frame, CAPACITY, word_at(plan, GROUP_COLUMNS))
    put_word(frame, ROW_STEP, -step if back else step)
    put_word(frame, OUT_STEP, -out_step if back else out_step)
    put_word(frame, X_COLUMN, word_at(plan, COLUMN_STEP))
    put_word(frame, OUT_COLUMN, word_at(plan, COLUMN_EACH))
    put_word(frame, DENSE, 1 if dense else 0)
    put_word(frame, INDEX, rows - 1 if back else 0)
    put_word(frame, ROW_INDEX, -1 if back else 1)
    put_word(frame, COUNT, rows)
    for group in range(first, last):
        find_place(plan, group, place)
        x, out = word_at(place, PLACE_X), word_at(place, PLACE_EACH)
        if back:
            x += (rows - 1) * step
            out += (rows - 1) * out_step
        put_word(frame, DATA, x)
        for k in range(word_at(loop, LOOP_OPERANDS) - 1):
            width = word_at(loop, LOOP_ITEMSIZES + 8 + 8 * k)
            put_word(frame, DATA + 8 + 8 * k, word_at(plan, OUT_DATA + 8 * k) + out * width)
        invoke(word_at(loop, 0), frame + DATA, frame, rows, word_at(place, PLACE_COLUMNS), scalars)


@compile_driver(_i(_i, python_object, _i, python_object))
def scan_general(loop, arrays, dim, scalars):
    """One thread, holding the GIL. DONE, or GENERAL for large work and for scalars that need a conversion."""
    plan, slots = stack_words(PLAN_WORDS), stack_words(16)
    plan_scan(loop, address_of(arrays) + ITEMS, dim, plan)
    if word_at(plan, ELEMENTS) >= GRAIN:
        return GENERAL
    if word_at(address_of(scalars), LENGTH) > 8 or take_scalars(loop, address_of(scalars), slots) != 0:
        return GENERAL
    run_lines(loop, plan, 0, word_at(plan, GROUPS), slots)
    return DONE


@compile_driver(_i(_i, python_object, _i, python_object), nogil=True)
def scan_released(loop, arrays, dim, slots):
    """As :func:`scan_general` for large work on one thread, without the GIL."""
    plan = stack_words(PLAN_WORDS)
    plan_scan(loop, address_of(arrays) + ITEMS, dim, plan)
    run_lines(loop, plan, 0, word_at(plan, GROUPS), word_at(address_of(slots), ARRAY_DATA))
    return DONE


@compile_driver(_void(_i, _i, _i, _i, _i))
def run_share(loop, plan, part, parts, slots):
    """One thread's share: a range of groups."""
    groups = word_at(plan, GROUPS)
    run_lines(loop, plan, groups * part // parts, groups * (part + 1) // parts, slots)


@functools.cache
def _threads() -> Any:
    """Compiled when the first large operand arrives: threads cost Numba seconds of compilation."""

    @compile_driver(_i(_i, python_object, _i, python_object, _i), nogil=True, parallel=True)
    def scan_on_threads(loop, arrays, dim, slots, parts):
        plan = stack_words(PLAN_WORDS)
        plan_scan(loop, address_of(arrays) + ITEMS, dim, plan)
        numbers = word_at(address_of(slots), ARRAY_DATA)
        for part in numba.prange(parts):
            run_share(loop, plan, part, parts, numbers)
        return DONE

    return entry_point(scan_on_threads)


general = entry_point(scan_general)
_released = entry_point(scan_released)


def run_large(loop: int, arrays: tuple[np.ndarray[Any, Any], ...], dim: int, slots: np.ndarray[Any, Any]) -> None:
    """What `general` did not do: scan the first array along `dim` into the next ones. `slots` holds the scalars."""
    threads = launcher.threads()
    if arrays[0].size < GRAIN or threads == 1 or arrays[0].shape[dim] == arrays[0].size:
        _released(loop, arrays, dim, slots)
    else:
        launcher.launch(_threads(), loop, arrays, dim, slots, threads=threads)
