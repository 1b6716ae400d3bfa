"""The compiled side of :mod:`runtime.kernels.creation.copying`."""

from __future__ import annotations

import functools
from typing import Any

from runtime.compile import kinds as types

from runtime.compile.ahead import ALONE
from runtime.compile.compiling import Source, compile_driver, compile_loop, entry_point
from runtime.compile.team import share_out
from runtime.compile.threads import Divided, launcher
from runtime.errors import ComputeError
from runtime.kernels.elementwise.loops.driver import (
    DONE, GENERAL, GRAIN, INTEGER_SCALARS, Loop, Plan, Share, make_plan, swap_dimensions, walk_part,
    walk_share,
)  # fmt: skip
from runtime.native.arrays import row_of_arrays
from runtime.native.layout import Array as ArrayObject
from runtime.native.structures import Ref, Row, stack
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

_i = types.int64
_loop, _plan, _arrays = Ref(Loop), Ref(Plan), Row(ArrayObject)
# What an element of so many bytes is copied as.
_ELEMENTS = {1: dtypes.uint8, 2: dtypes.int16, 4: dtypes.int32, 8: dtypes.int64, 16: dtypes.complex128}


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


@compile_driver(_i(_loop, _arrays, _i, _i, _i), nogil=True)
def copy_threads(loop, arrays, function, team, parts):
    """A copy with a team."""
    plan, share = stack(Plan), stack(Share)
    if make_plan(loop, arrays, plan) != 0:
        return GENERAL
    pair_dimensions(plan)
    share.loop, share.plan, share.slots = loop, plan, 0
    share_out(team, function, share, parts)
    return DONE


_alone = entry_point(copy_alone)
_threads = Divided(entry_point(copy_threads, ALONE), entry_point(walk_share, ALONE))


@functools.cache
def _loop_for(width: int) -> tuple[int, Any]:
    """The address of the :data:`Loop` for elements of `width` bytes, and what keeps it alive."""
    element = _ELEMENTS[width]
    signature = types.void(types.Operands((element, element), element), *[types.int64] * 4)
    source = Source.within("runtime.kernels.creation.loops.elements", "copy_elements")
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
        status = launcher.launch(_threads, loop, arrays.address, threads=threads, alone=_alone)
    if status != DONE:
        msg = f"copy: shapes {list(array.shape)} and {list(out.shape)} differ"
        raise ComputeError(msg)
