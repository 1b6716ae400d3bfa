"""The compiled side of :mod:`runtime.kernels.creation.copying`."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import functools
import inspect
from typing import Any

from runtime.compile import kinds as types

from runtime.compile.compiling import Source, compile_driver, compile_loop, entry_point, starts_threads
from runtime.compile.memory import advance, load, pointer, size_of, store
from runtime.compile.threads import launcher
from runtime.errors import ComputeError
from runtime.kernels.elementwise.driver import (
    DONE, GENERAL, GRAIN, INTEGER_SCALARS, MAX_OPERANDS, Loop, Plan, make_plan, swap_dimensions, walk_part,
)  # fmt: skip
from runtime.native.arrays import row_of_arrays
from runtime.native.layout import Array as ArrayObject
from runtime.native.structures import Ref, Row, stack, words
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

_i = types.int64
_loop, _plan, _arrays = Ref(Loop), Ref(Plan), Row(ArrayObject)
_FEW = 8  # elements of a row below which the other loop is the inner one
# What an element of so many bytes is copied as.
_ELEMENTS = {1: dtypes.uint8, 2: dtypes.int16, 4: dtypes.int32, 8: dtypes.int64, 16: dtypes.complex128}


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


@compile_driver(types.void(_plan))
def pair_dimensions(plan):
    """Put the dimension along which the source is contiguous next to the innermost one, if it is not that."""
    inner = plan.ndim - 1
    near = inner
    for d in range(inner):
        if 0 < plan.strides[d] < abs(plan.strides[near]):
            near = d
    if near < inner - 1:
        swap_dimensions(plan, 2, near, inner - 1)


@compile_driver(_i(_loop, _arrays), nogil=True)
def copy_alone(loop, arrays):
    """A copy on one thread."""
    plan = stack(Plan)
    if make_plan(loop, arrays, plan) != 0:
        return GENERAL
    pair_dimensions(plan)
    walk_part(loop, plan, 0, 1, 0)
    return DONE


@starts_threads
def _threads() -> Any:
    """Compiled when the first large work comes: threads cost Numba seconds of compilation."""
    global numba  # noqa: PLW0603 - where the compiled function looks for it
    import numba

    @compile_driver(_i(_loop, _arrays, _i), nogil=True, parallel=True)
    def copy_threads(loop, arrays, parts):
        plan = stack(Plan)
        if make_plan(loop, arrays, plan) != 0:
            return GENERAL
        pair_dimensions(plan)
        for part in numba.prange(parts):
            walk_part(loop, plan, part, parts, 0)
        return DONE

    return entry_point(copy_threads)


_alone = entry_point(copy_alone)


@functools.cache
def _loop_for(width: int) -> tuple[int, Any]:
    """The address of the :data:`Loop` for elements of `width` bytes, and what keeps it alive."""
    element = _ELEMENTS[width]
    signature = types.void(types.Operands((element, element), element), *[types.int64] * 4)
    source = Source.of(copy_elements, inspect.getsource(copy_elements))
    compiled = compile_loop(source, signature, operator="copy", kind=element.name)
    loop = Loop.pack(
        function=compiled.address, operands=2, outputs=1, scalars=INTEGER_SCALARS, itemsizes=(width, width)
    )
    return loop.ctypes.data, (loop, compiled)


def copy(out: Array, array: Array) -> None:
    """Write `array` into `out`, of its shape and the same size of elements, on as many threads as the size is worth."""
    loop, _ = _loop_for(array.itemsize)
    arrays = row_of_arrays((array, out))
    threads = launcher.threads() if array.size >= GRAIN else 1
    if threads == 1:
        status = _alone(loop, arrays.address)
    else:
        status = launcher.launch(_threads(), loop, arrays.address, threads=threads, alone=_alone)
    if status != DONE:
        msg = f"copy: shapes {list(array.shape)} and {list(out.shape)} differ"
        raise ComputeError(msg)
