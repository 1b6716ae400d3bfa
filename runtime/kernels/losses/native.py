"""Losses of class indices in one native call, for a batch of rows; :mod:`.operator` does every other case.

Both add up in float64 and in the same order, so they give the same bits.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.native import made_tensor
from runtime.kernels.elementwise.driver import GRAIN
from runtime.native.layout import C_CONTIGUOUS
from runtime.native.tensors import is_tensor, is_too_large
from runtime.native.capi import integer_of
from runtime.native.structures import (
    clear_bytes, double_at, int32_at, put_double, put_single, put_word, single_at, stack_words, word_at,
)  # fmt: skip
from runtime.native.old import (
    ARRAY_DATA, ARRAY_DESCR, ARRAY_FLAGS, ARRAY_NDIM, ARRAY_SHAPE, INT64_DESCR, INT_TYPE, ITEMS, KIND_ITEMSIZE,
    KIND_WAY, LENGTH, OBJECT_TYPE, SLOT_ARRAY, SLOT_DTYPE,
)  # fmt: skip
from runtime.native.tensors import DOUBLE, SINGLE, call_general, known_kind, new_memory
from runtime.native.tensors import bound_to

__all__ = ["bound_to", "choose", "deal"]
_MEAN = 1
_i = types.int64


@compile_driver(types.float64(_i, _i, _i))
def element(data, place, width):
    """An element of 4 or 8 bytes as a float64."""
    return single_at(data, place * width) if width == 4 else double_at(data, place * width)


@compile_driver(types.void(_i, _i, _i, types.float64))
def put_element(data, place, width, value):
    """Write an element of 4 or 8 bytes."""
    if width == 4:
        put_single(data, place * width, value)
    else:
        put_double(data, place * width, value)


@compile_driver(_i(_i, _i))
def plain_kind(world, tensor):
    """The words of the dtype of a contiguous tensor of float32 or float64; 0 for anything else."""
    if not is_tensor(world, tensor):
        return 0
    array = word_at(tensor, word_at(world, SLOT_ARRAY))
    kind = known_kind(world, word_at(tensor, word_at(world, SLOT_DTYPE)))
    if kind == 0 or int32_at(array, ARRAY_FLAGS) & C_CONTIGUOUS == 0:
        return 0
    return kind if word_at(kind, KIND_WAY) == SINGLE or word_at(kind, KIND_WAY) == DOUBLE else 0


@compile_driver(_i(_i, _i, _i))
def classes_of(world, tensor, rows):
    """The data of `rows` contiguous int64 classes; 0 for any other tensor."""
    if not is_tensor(world, tensor):
        return 0
    array = word_at(tensor, word_at(world, SLOT_ARRAY))
    if (
        int32_at(array, ARRAY_NDIM) != 1
        or int32_at(array, ARRAY_FLAGS) & C_CONTIGUOUS == 0
        or word_at(word_at(array, ARRAY_SHAPE), 0) != rows
        or word_at(array, ARRAY_DESCR) != word_at(world, INT64_DESCR)
    ):
        return 0
    return word_at(array, ARRAY_DATA)


@compile_driver(types.boolean(_i, _i, _i))
def are_ints(world, arguments, count):
    """Whether objects are just ints."""
    for k in range(count):
        if word_at(word_at(arguments, 8 * k), OBJECT_TYPE) != word_at(world, INT_TYPE):
            return False
    return True


@compile_driver(_i(_i, _i))
def loss_of(world, arguments):
    """``_chosen_loss(self, target, reduction, ignore_index)`` of a matrix; 0 where the general path has to."""
    tensor = word_at(arguments, 0)
    kind = plain_kind(world, tensor)
    if kind == 0 or not are_ints(world, arguments + 16, 2):
        return 0
    array = word_at(tensor, word_at(world, SLOT_ARRAY))
    if int32_at(array, ARRAY_NDIM) != 2:
        return 0
    rows, width = word_at(word_at(array, ARRAY_SHAPE), 0), word_at(word_at(array, ARRAY_SHAPE), 8)
    classes, ignored = classes_of(world, word_at(arguments, 8), rows), integer_of(word_at(arguments, 24))
    if is_too_large(ignored) or classes == 0 or rows * width >= GRAIN:
        return 0
    data, size = word_at(array, ARRAY_DATA), word_at(kind, KIND_ITEMSIZE)
    total, count = 0.0, 0
    for row in range(rows):
        target = word_at(classes, 8 * row)
        if target != ignored:
            if target < 0 or target >= width:
                return 0
            total -= element(data, row * width + target, size)
            count += 1
    made = new_memory(world, kind, 0, 0)
    if made == 0:
        return 0
    if integer_of(word_at(arguments, 16)) == _MEAN:
        total = total / count
    put_element(word_at(made, ARRAY_DATA), 0, size, total)
    return made_tensor(world, kind, made)


@compile_driver(_i(_i, _i))
def gradient_of(world, arguments):
    """``_chosen_loss_backward(grad_output, target, sizes, reduction, ignore_index)`` of a matrix; 0 otherwise."""
    tensor, sizes = word_at(arguments, 0), word_at(arguments, 16)
    kind = plain_kind(world, tensor)
    if kind == 0 or word_at(sizes, LENGTH) != 2 or not are_ints(world, arguments + 24, 2):
        return 0
    if not are_ints(world, sizes + ITEMS, 2) or int32_at(word_at(tensor, word_at(world, SLOT_ARRAY)), ARRAY_NDIM) != 0:
        return 0
    shape = stack_words(2)
    rows, width = integer_of(word_at(sizes, ITEMS)), integer_of(word_at(sizes, ITEMS + 8))
    put_word(shape, 0, rows)
    put_word(shape, 8, width)
    classes, ignored = classes_of(world, word_at(arguments, 8), rows), integer_of(word_at(arguments, 32))
    if is_too_large(ignored) or classes == 0 or rows * width >= GRAIN:
        return 0
    count = 0
    for row in range(rows):
        target = word_at(classes, 8 * row)
        if target != ignored:
            if target < 0 or target >= width:
                return 0
            count += 1
    if integer_of(word_at(arguments, 24)) != _MEAN:
        count = 1
    made, size = new_memory(world, kind, 2, shape), word_at(kind, KIND_ITEMSIZE)
    if made == 0:
        return 0
    share = -(element(word_at(word_at(tensor, word_at(world, SLOT_ARRAY)), ARRAY_DATA), 0, size) / count)
    data = word_at(made, ARRAY_DATA)
    clear_bytes(data, rows * width * size)
    for row in range(rows):
        target = word_at(classes, 8 * row)
        if target != ignored:
            put_element(data, row * width + target, size, share)
    return made_tensor(world, kind, made)


@compile_builtin
def choose(own, arguments, count):
    """``_chosen_loss``."""
    words = word_at(own, ARRAY_DATA)
    made = loss_of(word_at(words, 0), arguments) if count == 4 else 0
    return made if made != 0 else call_general(word_at(words, 8), arguments, count)


@compile_builtin
def deal(own, arguments, count):
    """``_chosen_loss_backward``."""
    words = word_at(own, ARRAY_DATA)
    made = gradient_of(word_at(words, 0), arguments) if count == 5 else 0
    return made if made != 0 else call_general(word_at(words, 8), arguments, count)
