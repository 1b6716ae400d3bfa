"""The native driver of scans, compiled once for all operators, ranks, strides and dtypes.

A scan walks lines: the elements along one dimension. Lines are independent, so a group of them is handed to the loop
as the columns of rows x columns elements, and the loop's inner walk goes across columns:

* lines that lie side by side (the scanned dimension is an outer one) are columns of a few cache lines: memory is read
  in order, and the inner walk vectorises;
* lines that lie one after the other are taken several at a time, so that the processor works on as many sums at once;
* a single line keeps its accumulators in registers.

What the groups are depends on shapes and strides alone; threads share groups, so any number of them gives the same
bits. Plan and frame are those of reductions. The first operand may have any strides; outputs and other inputs are
contiguous.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.ahead import ALONE
from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.team import share_out
from runtime.compile.threads import Divided, launcher
from runtime.kernels.elementwise.loops.driver import DONE, GRAIN, LARGE
from runtime.kernels.reduction.loops.blocks import Place, find_place
from runtime.kernels.reduction.description import Description
from runtime.kernels.reduction.loops.frame import STATE_BYTES, WORK_WORDS, Frame
from runtime.kernels.reduction.loops.planning import (
    Dimensions, Plan, list_dimensions, merge_dimensions, sort_dimensions,
)
from runtime.native.arrays import row_of_arrays
from runtime.native.layout import WORD, Array, Structure
from runtime.native.structures import Ref, Row, invoke, stack, stack_words

SIDE_BY_SIDE = 256  # lines of a group that lie side by side: a row is a few cache lines, and groups are many
# Lines of a group that lie one after the other. Rows of 2^n bytes share one set of the first cache, and so do those of
# the result where both begin at nearly the same place of a page: the sets have 8 to 12 lines.
AT_ONCE = 4
SHORT = 2048  # elements a group of short lines has at least


_i, _void = types.int64, types.void
_loop, _plan, _arrays = Ref(Description), Ref(Plan), Row(Array)


@compile_driver(_void(_loop, _plan, _i))
def choose_lines(loop, plan, itemsize):
    """Decide which lines are the columns of a group."""
    kept_dims, last = Dimensions(plan.kept), Dimensions(plan.kept).count - 1
    wide = kept_dims.sizes[last] if last >= 0 else 1
    plan.column_strides[0] = kept_dims.strides[last] if last >= 0 else itemsize
    plan.column_each = kept_dims.each_steps[last] if last >= 0 else 1
    plan.column_out = 0
    if last >= 0:
        kept_dims.count = last
    dense = plan.column_strides[0] == itemsize and plan.column_each == 1
    most = min(SIDE_BY_SIDE, STATE_BYTES // loop.state_width)
    columns = most
    if not dense:
        columns = min(most, max(AT_ONCE, SHORT // plan.total))
    columns = min(wide, columns)
    splits = (wide + columns - 1) // columns
    groups = splits
    for d in range(kept_dims.count):
        groups *= kept_dims.sizes[d]
    plan.wide = wide
    plan.columns = columns
    plan.splits = splits
    plan.groups = groups
    plan.elements = plan.total * wide * (groups // splits)
    plan.slots = 0
    plan.slot_bytes = 0


@compile_driver(_void(_loop, _arrays, _i, _plan))
def plan_scan(loop, arrays, dim, plan):
    """Plan the scan of the first array along dimension `dim`; the other arrays are contiguous."""
    x, kept_dims = arrays[0], Dimensions(plan.kept)
    plan.inputs = kept_dims.inputs = 1
    plan.data[0] = x.data
    for k in range(loop.operands - 1):
        plan.out_data[k] = arrays[1 + k].data
    list_dimensions(loop, arrays, x.shape, x.ndim, 1 << dim, 1, kept_dims)
    sort_dimensions(kept_dims)
    merge_dimensions(kept_dims, 0, 1)
    step = 1
    for d in range(dim + 1, x.ndim):
        step *= x.shape[d]
    plan.total = x.shape[dim]
    plan.run_strides[0] = x.strides[dim]
    plan.run_each = step
    choose_lines(loop, plan, loop.itemsizes[0])


@compile_driver(_void(_loop, _plan, _i, _i, _i))
def run_lines(loop, plan, first, last, scalars):
    """Scan the lines of groups [first, last), one group after the other."""
    place, frame, work = stack(Place), stack(Frame), stack_words(WORK_WORDS)
    rows, stride, out_step = plan.total, plan.run_strides[0], plan.run_each
    dense = plan.column_strides[0] == loop.itemsizes[0] and plan.column_each == 1
    back = loop.ordered == 1
    frame.state = work
    frame.capacity = plan.columns
    frame.row_stride = -stride if back else stride
    frame.out_step = -out_step if back else out_step
    frame.x_column = plan.column_strides[0]
    frame.out_column = plan.column_each
    frame.dense = 1 if dense else 0
    frame.index = rows - 1 if back else 0
    frame.row_index = -1 if back else 1
    frame.count = rows
    for group in range(first, last):
        find_place(plan, group, place)
        x, out = place.data[0], place.each
        if back:
            x += (rows - 1) * stride
            out += (rows - 1) * out_step
        frame.data[0] = x
        for k in range(loop.operands - 1):
            frame.data[1 + k] = plan.out_data[k] + out * loop.itemsizes[1 + k]
        invoke(loop.function, frame.data, frame, rows, place.columns, scalars)


@compile_driver(_i(_loop, _arrays, _i, _i))
def scan_general(loop, arrays, dim, slots):
    """Any strides; one thread, holding the GIL. DONE, or LARGE."""
    plan = stack(Plan)
    plan_scan(loop, arrays, dim, plan)
    if plan.elements >= GRAIN:
        return LARGE
    run_lines(loop, plan, 0, plan.groups, slots)
    return DONE


@compile_driver(_i(_loop, _arrays, _i, _i), nogil=True)
def scan_released(loop, arrays, dim, slots):
    """As :func:`scan_general` for large work on one thread, without the GIL."""
    plan = stack(Plan)
    plan_scan(loop, arrays, dim, plan)
    run_lines(loop, plan, 0, plan.groups, slots)
    return DONE


# What threads share: the loop, the plan and the scalars.
_Share = Structure("ScanShare", {"loop": WORD, "plan": WORD, "slots": WORD})


@compile_driver(_void(_i, _i, _i, _i, _i))
def run_share(share, _data, part, parts, _):
    """A range of groups."""
    mine, plan = _Share(share), Plan(_Share(share).plan)
    run_lines(Description(mine.loop), plan, plan.groups * part // parts, plan.groups * (part + 1) // parts, mine.slots)


@compile_driver(_i(_loop, _arrays, _i, _i, _i, _i, _i), nogil=True)
def scan_on_threads(loop, arrays, dim, slots, function, team, parts):
    """As :func:`scan_released`, with a team."""
    plan, share = stack(Plan), stack(_Share)
    plan_scan(loop, arrays, dim, plan)
    share.loop, share.plan, share.slots = loop, plan, slots
    share_out(team, function, share, parts)
    return DONE


_general = entry_point(scan_general)
_released = entry_point(scan_released)
_threads = Divided(entry_point(scan_on_threads, ALONE), entry_point(run_share, ALONE))


def run(
    loop: np.ndarray[Any, Any], arrays: tuple[np.ndarray[Any, Any], ...], dim: int, slots: np.ndarray[Any, Any]
) -> None:
    """The general path: scan the first array along `dim` into the next ones, beside the last ones. Nothing is empty.

    `loop` is a :data:`~runtime.kernels.reduction.description.Description`, `slots` holds the scalars, 16 bytes each.
    """
    row, described, numbers = row_of_arrays(arrays), loop.ctypes.data, slots.ctypes.data
    if _general(described, row.address, dim, numbers) != DONE:
        run_large(described, row.address, dim, numbers, arrays[0].size // arrays[0].shape[dim])


def run_large(loop: int, arrays: int, dim: int, slots: int, lines: int) -> None:
    """What :func:`scan_general` leaves, by addresses, which builtins know; on all threads where lines are several."""
    threads = launcher.threads()
    if threads == 1 or lines == 1:
        _released(loop, arrays, dim, slots)
    else:
        launcher.launch(_threads, loop, arrays, dim, slots, threads=threads, alone=_released)
