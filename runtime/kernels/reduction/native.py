"""Reductions and scans of small tensors as builtins: dimensions, array, elements and Tensor in one native call.

Large work goes through a function in Python to all threads. What has no elements or is an error is handed on to the
general path in Python.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.elementwise.driver import DONE, put_numbers
from runtime.kernels.reduction.description import Description
from runtime.kernels.reduction.driver import reduce_general, run_large
from runtime.kernels.reduction.kernel import DROP, EACH
from runtime.kernels.reduction.scan_driver import run_large as run_large_scan
from runtime.kernels.reduction.scan_driver import scan_general
from runtime.native.calling import call_with_words
from runtime.native.capi import clear_error, integer_of, new_array, release, shared
from runtime.native.layout import WORD, Array, Object, Structure, Tuple
from runtime.native.structures import Ref, Row, stack_arrays, stack_words, words
from runtime.native.tensors import PROCESS, Process, TensorObject, call_general, is_tensor, new_tensor

MOST_DIMS, MOST_SCALARS = 30, 8
FAILED = -1  # in place of an object: an error is set that the caller has to see
# What the builtin of a loop is bound to, with its general path and the function for large work.
Table = Structure("ReductionTable", {"process": Process, "general": WORD, "large": WORD, "loop": Description})

_i = types.int64
_process, _loop, _table, _array = Ref(Process), Ref(Description), Ref(Table), Ref(Array)
_tuple, _words, _arrays = Ref(Tuple), Row(WORD), Row(Array)


@compile_driver(_i(_process, _i, _i))
def dim_of(process, dim, limit):
    """The dimension in an int, counted from the first; -1 for what is no int, or out of range."""
    number = integer_of(dim) if Object(dim).type == process.int_type else limit
    number = number + limit if number < 0 else number
    return -1 if clear_error() or number < 0 or number >= limit else number


@compile_driver(_i(_process, _i, _i))
def reduced_dims(process, dims, ndim):
    """The dimensions in an int or a tuple of ints as bits, all for None or none; -1 for what is wrong."""
    every, kind = (1 << ndim) - 1, Object(dims).type
    single, given, count = stack_words(1), Tuple(dims).items, 0
    if kind == process.int_type:
        single[0] = dims
        given, count = single, 1
    elif kind == process.tuple_type:
        count = Tuple(dims).length
    elif dims != process.none:
        return -1
    limit, mask = max(ndim, 1), 0
    for k in range(count):
        dim = dim_of(process, given[k], limit)
        if dim < 0 or mask >> dim & 1 == 1:
            return -1
        mask |= 1 << dim
    return mask & every if count > 0 else every


@compile_driver(_i(_array))
def elements_of(array):
    """The number of elements of an array."""
    total = 1
    for d in range(array.ndim):
        total *= array.shape[d]
    return total


@compile_driver(types.boolean(_loop, _tuple, _words))
def take_scalars(loop, scalars, slots):
    """Convert a tuple of numbers into the slots that a loop reads; False when there are many, or one does not fit."""
    return scalars.length <= MOST_SCALARS and put_numbers(loop, scalars.items, scalars.length, slots)


@compile_driver(types.boolean(_table, _words))
def is_plain(table, given):
    """Whether the first argument is a tensor of the dtype that the loop takes."""
    return is_tensor(table.process, given[0]) and TensorObject(given[0]).dtype == table.loop.dtypes[0]


@compile_driver(types.boolean(_table, _arrays, _i, _words, _i))
def run_reduction(table, arrays, mask, slots, total):
    """Reduce the first array into the second; False with an error set."""
    left, given = reduce_general(table.loop, arrays, mask, slots), stack_words(6)
    if left == DONE:
        return True
    given[0], given[1], given[2], given[3], given[4], given[5] = table.loop, arrays, mask, slots, left - 1, total
    return call_with_words(table.large, given, 6) == 0


@compile_driver(types.boolean(_table, _arrays, _i, _words, _i))
def run_scan(table, arrays, along, slots, total):
    """Scan the first array into the second; False with an error set."""
    given = stack_words(5)
    if scan_general(table.loop, arrays, along, slots) == DONE:
        return True
    lines = total // arrays[0].shape[along]
    given[0], given[1], given[2], given[3], given[4] = table.loop, arrays, along, slots, lines
    return call_with_words(table.large, given, 5) == 0


@compile_driver(_i(_table, _array, _i, _i, _tuple))
def tensor_reduced(table, array, dims, form, scalars):
    """The tensor that a loop makes of an array; 0 where the general path has to, FAILED with an error set."""
    process, loop = table.process, table.loop
    ndim, mask = array.ndim, -1
    if ndim <= MOST_DIMS:
        mask = reduced_dims(process, dims, ndim)
    total = elements_of(array)
    if mask < 0 or total == 0:
        return 0
    sizes, slots, arrays, kept = stack_words(32), stack_words(16), stack_arrays(2), 0
    if not take_scalars(loop, scalars, slots):
        return 0
    for d in range(ndim):
        goes = mask >> d & 1 == 1
        if form != DROP or not goes:
            sizes[kept] = 1 if goes and form != EACH else array.shape[d]
            kept += 1
    made = new_array(process.new_array, process.array_type, shared(loop.descr), kept, sizes, 0, 0, 0)
    if made == 0:
        return 0
    arrays[0], arrays[1] = array, Array(made)
    if not run_reduction(table, arrays, mask, slots, total):
        release(made)
        return FAILED
    return new_tensor(process, made, loop.dtype, process.none, process.none)


@compile_driver(_i(_table, _array, _i, _tuple))
def tensor_scanned(table, array, dim, scalars):
    """As :func:`tensor_reduced`, of an array along a dimension."""
    process, loop = table.process, table.loop
    total = elements_of(array)
    along = dim_of(process, dim, array.ndim)
    if along < 0 or total == 0:
        return 0
    slots, arrays = stack_words(16), stack_arrays(2)
    if not take_scalars(loop, scalars, slots):
        return 0
    made = new_array(process.new_array, process.array_type, shared(loop.descr), array.ndim, array.shape, 0, 0, 0)
    if made == 0:
        return 0
    arrays[0], arrays[1] = array, Array(made)
    if not run_scan(table, arrays, along, slots, total):
        release(made)
        return FAILED
    return new_tensor(process, made, loop.dtype, process.none, process.none)


@compile_builtin
def reduce_tensor(bound, arguments, count):
    """``reduce(tensor, dims, form, scalars)``: a new tensor."""
    table, given, made = Table(Array(bound).data), words(arguments), 0
    if count == 4 and is_plain(table, given):
        array = TensorObject(given[0]).array
        made = tensor_reduced(table, array, given[1], integer_of(given[2]), Tuple(given[3]))
    if made == 0:
        return call_general(table.general, arguments, count)
    return made if made != FAILED else 0


@compile_builtin
def scan_tensor(bound, arguments, count):
    """``scan(tensor, dim, scalars)``: a new tensor."""
    table, given, made = Table(Array(bound).data), words(arguments), 0
    if count == 3 and is_plain(table, given):
        array = TensorObject(given[0]).array
        made = tensor_scanned(table, array, given[1], Tuple(given[2]))
    if made == 0:
        return call_general(table.general, arguments, count)
    return made if made != FAILED else 0


_LARGE = {"reduce_tensor": run_large, "scan_tensor": run_large_scan}


def bound_to(loop: np.ndarray[Any, Any], general: object, builtin: str) -> np.ndarray[Any, Any]:
    """What the builtin of a loop is bound to; the loop and its general path are kept alive elsewhere."""
    return Table.pack(
        process=PROCESS.ctypes.data, general=id(general), large=id(_LARGE[builtin]), loop=loop.ctypes.data
    )
