"""The native driver of elementwise loops, compiled once for all operators, ranks, strides and dtypes.

An inner loop knows one dtype combination and walks ``rows`` x ``count`` elements with constant strides. Everything else
is here: reading arrays, checking shapes, broadcasting, coalescing dimensions as TensorIterator does, and splitting
large work over threads. Operands arrive as a row of arrays, outputs last.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.ahead import ALONE
from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.team import share_out
from runtime.compile.threads import Divided, launcher
from runtime.errors import ComputeError
from runtime.kernels.elementwise.loops.spreading import invoke_mixed, is_mixed
from runtime.native.arrays import row_of_arrays
from runtime.native.capi import clear_error, double_of, integer_of
from runtime.native.layout import WORD, Array, Inside, Structure
from runtime.native.structures import Ref, Row, doubles, invoke, stack, stack_words, words
from runtime.tensor.dtypes import dtype
from runtime.tensor.storage import keep_freed_memory

DONE, GENERAL, LARGE = 0, 1, 2
GRAIN = 32768  # elements below which a second thread costs more than it brings; ATen's figure
MAX_OPERANDS, MAX_DIMS = 8, 64
TURNED = 16  # rows and elements of a block where an operand lies across the others
FLOAT_SCALARS, INTEGER_SCALARS, COMPLEX_SCALARS = 0, 1, 2

# A compiled loop: its address, operands (outputs last), how it reads numbers, and for its builtins NumPy's and our
# dtype of the output, the category of the dtype it computes in, the dtypes of the operands, and whether operands that
# stand still may be spread out (:mod:`.spreading`).
Loop = Structure(
    "Loop",
    {
        "function": WORD, "operands": WORD, "outputs": WORD, "scalars": WORD, "itemsizes": Inside(WORD, MAX_OPERANDS),
        "descr": WORD, "dtype": WORD, "category": WORD, "dtypes": Inside(WORD, MAX_OPERANDS), "spreads": WORD,
    },
)  # fmt: skip
# How a loop walks its operands: sizes of the dimensions that are left, the first element of each operand, and its
# strides in bytes, MAX_DIMS of the first operand, then of the next; the innermost dimension has `count` elements.
Plan = Structure(
    "Plan",
    {
        "ndim": WORD, "rows": WORD, "count": WORD, "sizes": Inside(WORD, MAX_DIMS), "data": Inside(WORD, MAX_OPERANDS),
        "strides": Inside(WORD, MAX_DIMS * MAX_OPERANDS),
    },
)  # fmt: skip

def loop_fields(address: int, kinds: list[dtype], outputs: range, compute: dtype) -> dict[str, Any]:
    """The fields of a :data:`Loop` with operands of dtypes `kinds`; `outputs` are positions, `compute` is a dtype."""
    first = kinds[outputs[0]]
    scalars = (INTEGER_SCALARS, INTEGER_SCALARS, FLOAT_SCALARS, COMPLEX_SCALARS)[compute.category]
    return {
        "function": address, "operands": len(kinds), "outputs": len(outputs), "scalars": scalars,
        "itemsizes": [element.itemsize for element in kinds], "descr": id(first.numpy), "dtype": id(first),
        "category": compute.category, "dtypes": [id(element) for element in kinds],
    }  # fmt: skip


_i = types.int64
_loop, _plan, _words = Ref(Loop), Ref(Plan), Row(WORD)
_arrays = Row(Array)


@compile_driver(types.boolean(_loop, _words, _i, _words))
def put_numbers(loop, numbers, count, slots):
    """Convert `count` Python numbers into the 16-byte slots that a loop reads; False when one does not fit."""
    for k in range(count):
        if loop.scalars == INTEGER_SCALARS:
            whole = integer_of(numbers[k])
            if whole == -1 and clear_error():
                return False
            slots[2 * k] = whole
        else:
            value = double_of(numbers[k])
            if value == -1.0 and clear_error():
                return False
            doubles(slots)[2 * k] = value
            doubles(slots)[2 * k + 1] = 0.0  # the imaginary part, where it is read
    return True


@compile_driver(_i(_loop, _arrays, _plan))
def plan_dimensions(loop, arrays, plan):
    """Fill a plan with every dimension of size above 1, strides 0 where an operand broadcasts; 1 if shapes clash."""
    out, count = arrays[loop.operands - 1], 0
    for j in range(loop.operands):
        plan.data[j] = arrays[j].data
        if arrays[j].ndim > out.ndim:
            return 1
    for d in range(out.ndim):
        size = out.shape[d]
        for j in range(loop.operands):
            array, stride = arrays[j], 0
            dim = d - (out.ndim - array.ndim)
            if dim >= 0:
                its = array.shape[dim]
                if its != size and its != 1:
                    return 1
                if its != 1:
                    stride = array.strides[dim]
            plan.strides[MAX_DIMS * j + count] = stride
        if size != 1:
            plan.sizes[count] = size
            count += 1
    plan.ndim = count
    return 0


@compile_driver(types.void(_plan, _i, _i, _i))
def swap_dimensions(plan, operands, a, b):
    """Exchange two dimensions of a plan."""
    plan.sizes[a], plan.sizes[b] = plan.sizes[b], plan.sizes[a]
    for j in range(operands):
        row = MAX_DIMS * j
        plan.strides[row + a], plan.strides[row + b] = plan.strides[row + b], plan.strides[row + a]


@compile_driver(types.void(_plan, _i))
def order_and_coalesce(plan, operands):
    """Put the output's smallest stride innermost and merge dimensions that all operands walk as one."""
    last = MAX_DIMS * (operands - 1)
    for d in range(1, plan.ndim):
        e = d
        while e > 0 and abs(plan.strides[last + e - 1]) < abs(plan.strides[last + e]):
            swap_dimensions(plan, operands, e - 1, e)
            e -= 1
    saved = 0
    for d in range(1, plan.ndim):
        size, merge = plan.sizes[d], True
        for j in range(operands):
            row = MAX_DIMS * j
            if plan.strides[row + saved] != plan.strides[row + d] * size:
                merge = False
        if merge:
            size *= plan.sizes[saved]
        else:
            saved += 1
        plan.sizes[saved] = size
        for j in range(operands):
            row = MAX_DIMS * j
            plan.strides[row + saved] = plan.strides[row + d]
    if plan.ndim > 0:
        plan.ndim = saved + 1


@compile_driver(_i(_loop, _arrays, _plan))
def make_plan(loop, arrays, plan):
    """A plan for the operands. 0, or 1 when their shapes do not broadcast to the output's."""
    if plan_dimensions(loop, arrays, plan) != 0:
        return 1
    order_and_coalesce(plan, loop.operands)
    if plan.ndim == 0:
        plan.ndim = 1
        plan.sizes[0] = 1
        for j in range(loop.operands):
            plan.strides[MAX_DIMS * j] = 0
    rows = 1
    for d in range(plan.ndim - 1):
        rows *= plan.sizes[d]
    plan.rows = rows
    plan.count = plan.sizes[plan.ndim - 1]
    return 0


@compile_driver(types.boolean(_words, _i, _i, _i))
def is_turned(strides, operands, rows, count):
    """Whether an operand is walked across its rows, of which each has its own cache line, and often its own page."""
    if rows < TURNED or count < TURNED:
        return False
    for j in range(operands):
        along, across = abs(strides[j]), abs(strides[MAX_OPERANDS + j])
        if across != 0 and across < along and along >= 64:
            return True
    return False


@compile_driver(types.void(_loop, _words, _words, _i, _i, _i))
def invoke_rows(loop, data, strides, rows, count, scalars):
    """Call the inner loop; where an operand is turned, block by block, so that its cache lines are used up."""
    if loop.spreads != 0 and is_mixed(loop.itemsizes, strides, loop.operands, loop.operands - loop.outputs, count):
        across = words(strides + 8 * MAX_OPERANDS)
        invoke_mixed(loop.function, loop.itemsizes, loop.operands, data, strides, across, rows, count, scalars)
        return
    if not is_turned(strides, loop.operands, rows, count):
        invoke(loop.function, data, strides, rows, count, scalars)
        return
    corner = stack_words(8)
    for top in range(0, rows, TURNED):
        for left in range(0, count, TURNED):
            for j in range(loop.operands):
                corner[j] = data[j] + top * strides[MAX_OPERANDS + j] + left * strides[j]
            down, wide = min(TURNED, rows - top), min(TURNED, count - left)
            invoke(loop.function, corner, strides, down, wide, scalars)


@compile_driver(types.void(_loop, _plan, _i, _i, _i, _i, _i))
def walk(loop, plan, first, last, low, high, scalars):
    """Run the inner loop over rows [first, last) and, in each, elements [low, high)."""
    operands, inner = loop.operands, plan.ndim - 1
    outer = inner - 1
    data, strides, index = stack_words(8), stack_words(16), stack_words(64)
    for j in range(operands):
        row = MAX_DIMS * j
        strides[j] = plan.strides[row + inner]
        strides[MAX_OPERANDS + j] = plan.strides[row + outer] if outer >= 0 else 0
        data[j] = plan.data[j] + low * plan.strides[row + inner]
    rest = first
    for d in range(outer, -1, -1):
        size = plan.sizes[d]
        index[d] = rest % size
        for j in range(operands):
            data[j] += rest % size * plan.strides[MAX_DIMS * j + d]
        rest //= size
    row = first
    while row < last:
        rows = min(last - row, plan.sizes[outer] - index[outer]) if outer >= 0 else 1
        invoke_rows(loop, data, strides, rows, high - low, scalars)
        row += rows
        if row >= last:
            break
        d, steps = outer, rows
        while True:
            for j in range(operands):
                data[j] += steps * plan.strides[MAX_DIMS * j + d]
            index[d] += steps
            if d == 0 or index[d] < plan.sizes[d]:
                break
            for j in range(operands):
                data[j] -= plan.sizes[d] * plan.strides[MAX_DIMS * j + d]
            index[d] = 0
            d, steps = d - 1, 1


@compile_driver(_i(_loop, _arrays, _i))
def run_general(loop, arrays, slots):
    """Any strides and broadcasting, one thread, holding the GIL. DONE, or GENERAL when shapes clash."""
    plan = stack(Plan)
    if make_plan(loop, arrays, plan) != 0:
        return GENERAL
    walk(loop, plan, 0, plan.rows, 0, plan.count, slots)
    return DONE


@compile_driver(_i(_loop, _arrays, _i), nogil=True)
def run_released(loop, arrays, slots):
    """As :func:`run_general`, without the GIL: for large work on one thread."""
    return run_general(loop, arrays, slots)


@compile_driver(types.void(_loop, _plan, _i, _i, _i))
def walk_part(loop, plan, part, parts, slots):
    """The share of one thread: a range of rows, or of every row's elements when there are fewer rows than threads."""
    if plan.rows >= parts:
        walk(loop, plan, plan.rows * part // parts, plan.rows * (part + 1) // parts, 0, plan.count, slots)
    else:
        chunk = ((plan.count + parts - 1) // parts + 63) // 64 * 64
        low, high = min(plan.count, part * chunk), min(plan.count, (part + 1) * chunk)
        if low < high:
            walk(loop, plan, 0, plan.rows, low, high, slots)


# What threads share: the loop, the plan and the scalars.
Share = Structure("Share", {"loop": WORD, "plan": WORD, "slots": WORD})


@compile_driver(types.void(_i, _i, _i, _i, _i))
def walk_share(share, _data, part, parts, _):
    """A part of what is shared."""
    mine = Share(share)
    walk_part(Loop(mine.loop), Plan(mine.plan), part, parts, mine.slots)


@compile_driver(_i(_loop, _arrays, _i, _i, _i, _i), nogil=True)
def run_threads(loop, arrays, slots, function, team, parts):
    """As :func:`run_released`, with a team."""
    plan, share = stack(Plan), stack(Share)
    if make_plan(loop, arrays, plan) != 0:
        return GENERAL
    share.loop, share.plan, share.slots = loop, plan, slots
    share_out(team, function, share, parts)
    return DONE


_general = entry_point(run_general)
_released = entry_point(run_released)
_threads = Divided(entry_point(run_threads, ALONE), entry_point(walk_share, ALONE))


def run(
    loop: np.ndarray[Any, Any], arrays: tuple[np.ndarray[Any, Any], ...], slots: np.ndarray[Any, Any], elements: int
) -> None:
    """The general path: `arrays` broadcast to the last one's shape; `slots` holds the scalars, 16 bytes each.

    Raises RuntimeError when shapes clash, which callers check before.
    """
    row = row_of_arrays(arrays)
    if run_at(loop.ctypes.data, row.address, slots.ctypes.data, elements) != DONE:
        msg = f"operands of shapes {[array.shape for array in arrays]} do not broadcast to the last one's shape"
        raise ComputeError(msg)


def run_at(loop: int, arrays: int, slots: int, elements: int) -> int:
    """As :func:`run`, by addresses, which builtins know: DONE or GENERAL. One thread or all, by `elements`."""
    status: int
    if elements < GRAIN:
        status = _general(loop, arrays, slots)
    elif (threads := launcher.threads()) == 1:
        status = _released(loop, arrays, slots)
    else:
        status = launcher.launch(_threads, loop, arrays, slots, threads=threads, alone=_released)
    return status


keep_freed_memory()
