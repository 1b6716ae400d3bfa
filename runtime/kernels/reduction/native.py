"""Reductions of small tensors made whole in native code: dimensions, array, elements and Tensor in one call.

:func:`reduced` answers None for what is large, has no elements, or asks for a wrong dimension.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from numba import types

from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.memory import python_object
from runtime.kernels.creation.native import made_tensor, nothing
from runtime.kernels.elementwise.driver import DONE, GENERAL, GRAIN
from runtime.kernels.reduction.driver import reduce_general, reduce_small
from runtime.native.tensors import as_owned, owned
from runtime.native.capi import clear_error, integer_of, release
from runtime.native.structures import address_of, int32_at, object_at, put_word, stack_words, word_at
from runtime.native.old import ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, INT_TYPE, ITEMS, LENGTH, NONE, TUPLE, TYPE
from runtime.native.tensors import known_kind, new_memory

DROP, KEEP, EACH = range(3)  # what becomes of the reduced dimensions: they go, have size 1, stay as they are
MOST_DIMS = 30
_PAIR = ITEMS // 8 + 2  # words of a tuple of two

_i = types.int64


@compile_driver(_i(_i, _i, _i))
def reduced_dims(world, dims, ndim):
    """The dimensions in an int or a tuple of ints as bits, all for None or none; -1 for what is wrong."""
    every, kind = (1 << ndim) - 1, word_at(dims, TYPE)
    single, given, count = stack_words(1), dims + ITEMS, 0
    if kind == word_at(world, INT_TYPE):
        put_word(single, 0, dims)
        given, count = single, 1
    elif kind == word_at(world, TUPLE):
        count = word_at(dims, LENGTH)
    elif dims != word_at(world, NONE):
        return -1
    limit, mask = max(ndim, 1), 0
    for k in range(0, 8 * count, 8):
        item = word_at(given, k)
        dim = integer_of(item) if word_at(item, TYPE) == word_at(world, INT_TYPE) else limit
        dim = dim + limit if dim < 0 else dim
        if clear_error() or dim < 0 or dim >= limit or mask >> dim & 1 == 1:
            return -1
        mask |= 1 << dim
    return mask & every if count > 0 else every


@compile_driver(owned(python_object, python_object, _i, python_object, python_object, _i, python_object))
def tensor_reduced(process, dtype, loop, array, dims, form, scalars):
    """The tensor that the loop described at an address makes of an array."""
    world, given = word_at(address_of(process), ARRAY_DATA), address_of(array)
    ndim, shape = int32_at(given, ARRAY_NDIM), word_at(given, ARRAY_SHAPE)
    kind, mask = known_kind(world, address_of(dtype)), -1
    if ndim <= MOST_DIMS:
        mask = reduced_dims(world, address_of(dims), ndim)
    total = 1
    for d in range(ndim):
        total *= word_at(shape, 8 * d)
    if kind == 0 or mask < 0 or total == 0 or total >= GRAIN:
        return nothing(world)
    sizes, kept = stack_words(32), 0
    for d in range(ndim):
        goes = mask >> d & 1 == 1
        if form != DROP or not goes:
            put_word(sizes, 8 * kept, 1 if goes and form != EACH else word_at(shape, 8 * d))
            kept += 1
    made = new_memory(world, kind, kept, sizes)
    if made == 0:
        return as_owned(0)
    arrays = stack_words(_PAIR)  # as the tuple that the driver reads
    put_word(arrays, ITEMS, given)
    put_word(arrays, ITEMS + 8, made)
    status = GENERAL
    if form != EACH and mask == (1 << ndim) - 1:
        status = reduce_small(loop, object_at(arrays), scalars)
    if status != DONE:
        status = reduce_general(loop, object_at(arrays), mask, scalars)
    if status != DONE:
        release(made)
        return nothing(world)
    return as_owned(made_tensor(world, kind, made))


reduced = entry_point(tensor_reduced)
