"""Small operands in row-major order: what lies otherwise is copied, so that builtins know dense tensors only."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.kernels.creation.loops.dense import MOST_BYTES, dense_elements
from runtime.kernels.reduction.loops.movement import copy_bytes, copy_strided, move
from runtime.native.capi import release, shared
from runtime.native.layout import WORD, Array
from runtime.native.structures import Ref, Row
from runtime.native.tensors import Process, TensorObject, is_tensor, known_kind, new_memory

ROOM = 36  # words for the stand-ins of four tensors
_WORDS = TensorObject.words
_i = types.int64
_process, _tensor, _array, _words = Ref(Process), Ref(TensorObject), Ref(Array), Row(WORD)


@compile_driver(types.void(_i, _i, _i))
def copy_element(width, target, source):
    """Copy 1, 2, 4, 8 or 16 bytes."""
    if width == 4:
        move(4, target, source)
    elif width == 8:
        move(8, target, source)
    else:
        copy_bytes(target, source, width)


@compile_driver(_i(_array, _i, _i))
def product_of(array, first, last):
    """The product of some sizes."""
    total = 1
    for d in range(first, last):
        total *= array.shape[d]
    return total


@compile_driver(_array(_process, _tensor))
def in_rows(process, tensor):
    """The array of a tensor, a new reference, or a copy in row-major order; 0 for a large one in no order."""
    array, kind = tensor.array, known_kind(process, tensor.dtype)
    ndim, width, shape, strides = array.ndim, kind.itemsize, array.shape, array.strides
    total = product_of(array, 0, ndim)
    if dense_elements(array, width) >= 0:
        return Array(shared(array))
    if total * width > MOST_BYTES:
        return Array(0)
    out = new_memory(process, kind, ndim, shape)
    if out == 0:
        return out
    columns = shape[ndim - 1]
    for row in range(total // columns):
        source, rest = array.data, row
        for d in range(ndim - 2, -1, -1):
            source += rest % shape[d] * strides[d]
            rest //= shape[d]
        copy_strided(width, out.data + row * columns * width, width, source, strides[ndim - 1], columns)
    return out


@compile_driver(_i(_process, _words, _i, _i, _words, _words))
def put_in_order(process, operands, first, count, mine, room):
    """Write `count` arguments to `mine`, from number `first` on with stand-ins for small tensors in no order.

    A stand-in is the tensor but for its array. The number of them, at most four, which lie in `room` (:data:`ROOM`
    words) until :func:`forget`; 0 where all tensors are in order already.
    """
    copies = 0
    for k in range(count):
        mine[k] = operands[k]
        if k < first or copies == 4 or not is_tensor(process, operands[k]):
            continue
        tensor = TensorObject(operands[k])
        kind = known_kind(process, tensor.dtype)
        if kind == 0 or dense_elements(tensor.array, kind.itemsize) >= 0:
            continue
        copied = in_rows(process, tensor)
        if copied != 0:
            mine[k] = room + 8 * _WORDS * copies
            copy_bytes(mine[k], operands[k], 8 * _WORDS)
            TensorObject(mine[k]).array = copied
            copies += 1
    return copies


@compile_driver(types.void(_words, _i))
def forget(room, count):
    """Let go of the copies of so many stand-ins."""
    for k in range(count):
        release(TensorObject(room + 8 * _WORDS * k).array)
