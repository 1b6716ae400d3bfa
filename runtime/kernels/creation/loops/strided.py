"""Copies of small arrays in native code: any strides, broadcasting, and dtypes that a loop converts."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.kernels.elementwise.loops.driver import MAX_DIMS, Loop, Plan, make_plan, walk
from runtime.kernels.elementwise.loops.layouts import (
    MOST_ORDERED, Shape, has_steps, put_ends, put_steps,
)  # fmt: skip
from runtime.kernels.reduction.loops.movement import copy_strided, move
from runtime.native.capi import new_array, shared
from runtime.native.layout import C_CONTIGUOUS, F_CONTIGUOUS, WORD, WRITEABLE, Array
from runtime.native.structures import Ref, Row, stack, stack_arrays, stack_words, words
from runtime.native.tensors import Kind, Process

# Beyond, the copies of :mod:`.copying` are as quick, and the GIL may be wanted: elements in any order, and in runs.
MOST_ELEMENTS, MOST_IN_RUNS = 1 << 15, 1 << 18
_RUN = 16  # elements next to each other whose copy is worth its start

_i = types.int64
_array, _plan, _process, _kind, _arrays = Ref(Array), Ref(Plan), Ref(Process), Ref(Kind), Row(Array)
_words = Row(WORD)


@compile_driver(_i(_array))
def count_of(array):
    """The number of elements."""
    total = 1
    for k in range(array.ndim):
        total *= array.shape[k]
    return total


@compile_driver(types.boolean(_array, _i, _i))
def lies_in_runs(array, width, keeps):
    """Whether an array of elements of `width` bytes lies in runs, as its copy does; `keeps` is 1 for its order."""
    last = array.ndim - 1
    if array.flags & C_CONTIGUOUS != 0 or (keeps == 1 and array.flags & F_CONTIGUOUS != 0):
        return True
    return array.strides[last] == width and array.shape[last] >= _RUN


@compile_driver(types.void(_i, _i, _i, _i))
def copy_reversed(width, target, source, count):
    """Copy elements of 4 or 8 bytes, the last of which stands first in memory, from `source` on down."""
    if width == 4:
        for k in range(count):
            move(4, target + 4 * k, source - 4 * k)
    else:
        for k in range(count):
            move(8, target + 8 * k, source - 8 * k)


@compile_driver(types.void(_plan, _i))
def copy_rows(plan, width):
    """Copy the elements of the first array of a plan, of `width` bytes, to the places of the second one."""
    index = stack_words(64)
    source, target, inner = plan.data[0], plan.data[1], plan.ndim - 1
    steps, places = words(plan.strides), words(plan.strides + 8 * MAX_DIMS)
    for d in range(inner):
        index[d] = 0
    for _ in range(plan.rows):
        if steps[inner] == -width and places[inner] == width and (width == 4 or width == 8):
            copy_reversed(width, target, source, plan.count)
        else:
            copy_strided(width, target, places[inner], source, steps[inner], plan.count)
        d = inner - 1
        while d >= 0:
            index[d] += 1
            source += steps[d]
            target += places[d]
            if index[d] < plan.sizes[d]:
                break
            source -= plan.sizes[d] * steps[d]
            target -= plan.sizes[d] * places[d]
            index[d] = 0
            d -= 1


@compile_driver(types.boolean(_array, _array, _i, _i))
def copy_spread(out, array, width, conversion):
    """Write an array, broadcast, into another one; by the loop at `conversion`, or as elements of `width` bytes.

    False where the shapes do not fit.
    """
    loop, plan, pair = stack(Loop), stack(Plan), stack_arrays(2)
    pair[0], pair[1] = array, out
    loop.operands = 2
    if make_plan(loop, pair, plan) != 0:
        return False
    if conversion != 0:
        walk(Loop(conversion), plan, 0, plan.rows, 0, plan.count, 0)
    else:
        copy_rows(plan, width)
    return True


@compile_driver(types.boolean(_array, _i))
def has_plain_strides(array, itemsize):
    """Whether an array has the strides of new memory, those of dimensions of size 1 included."""
    step = itemsize
    for d in range(array.ndim - 1, -1, -1):
        if array.strides[d] != step:
            return False
        step *= array.shape[d]
    return True


@compile_driver(types.void(_array, _words))
def put_equal_steps(array, steps):
    """Take an array's own strides where it lies as `steps` say, which are then its, for dimensions of size 1 too."""
    for d in range(array.ndim):
        if array.shape[d] != 1 and array.strides[d] != steps[d]:
            return
    for d in range(array.ndim):
        steps[d] = array.strides[d]


@compile_driver(_array(_process, _kind, _array, _i))
def array_like(process, kind, array, keeps):
    """A new array in the shape of another, with its dtype and its order of strides if `keeps` is 1; 0 without one.

    Where the other one is dense its very strides are kept, those of dimensions of size 1 included.
    """
    function, type_, ndim, shape, row = process.new_array, process.array_type, array.ndim, stack(Shape), stack_arrays(1)
    row[0], shape.ndim = array, ndim
    for k in range(ndim):
        shape.sizes[k] = array.shape[k]
    if keeps == 1 and count_of(array) == 0 and has_steps(array):
        return Array(0)
    if keeps == 0 or has_plain_strides(array, kind.itemsize):
        return Array(new_array(function, type_, shared(kind.descr), ndim, array.shape, 0, 0, 0))
    if ndim > MOST_ORDERED:
        return Array(0)
    steps = stack_words(8)
    put_steps(row, 1, shape, kind.itemsize, steps)
    put_equal_steps(array, steps)
    return Array(new_array(function, type_, shared(kind.descr), ndim, array.shape, steps, 0, 0))


@compile_driver(types.boolean(_array, _i, _array, _i))
def are_apart(array, width, other, its):
    """Whether no byte between the first and the last element of one array is among those of the other."""
    ends, others = stack_words(2), stack_words(2)
    put_ends(array, ends)
    put_ends(other, others)
    return others[0] >= ends[1] + width or ends[0] >= others[1] + its


@compile_driver(types.boolean(_array, _array))
def spreads_to(array, out):
    """Whether an array broadcasts to the shape of another, which may be written and has no element twice."""
    behind = out.ndim - array.ndim
    if behind < 0 or out.flags & WRITEABLE == 0:
        return False
    for k in range(out.ndim):
        if out.strides[k] == 0 and out.shape[k] > 1:
            return False
        if k >= behind and array.shape[k - behind] != 1 and array.shape[k - behind] != out.shape[k]:
            return False
    return True
