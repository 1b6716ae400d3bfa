"""Triangles of small matrices, their places, and small tensors moved on, as builtins; wrong calls are not theirs."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import MOST_BYTES, int64_kind, made_tensor
from runtime.kernels.creation.loops.ordered import in_rows, product_of
from runtime.kernels.creation.loops.strided import count_of
from runtime.kernels.elementwise.loops.layouts import is_contiguous
from runtime.kernels.reduction.loops.movement import copy_bytes, copy_strided
from runtime.native.capi import integer_of, release
from runtime.native.layout import Array, Object, Tuple
from runtime.native.structures import Ref, clear_bytes, stack_words, words
from runtime.native.tensors import (
    Bound, Process, TensorObject, bound_to, call_general, is_tensor, is_too_large, known_kind, new_memory,
)  # fmt: skip

__all__ = ["bound_to", "roll", "triangle", "triangle_places"]
_MOST_PLACES = 1 << 13  # of a triangle; there is nothing to be read, and so this does not take long
_i = types.int64


@compile_driver(_i(Ref(Process), Ref(TensorObject), _i, _i))
def triangle_of(process, tensor, diagonal, upper):
    """The triangle of matrices that lie densely, or of one of any strides; 0 where the general path has to."""
    array, kind = tensor.array, known_kind(process, tensor.dtype)
    ndim = array.ndim
    if kind == 0 or ndim < 2 or not (ndim == 2 or is_contiguous(array)):
        return 0
    width, rows, columns = kind.itemsize, array.shape[ndim - 2], array.shape[ndim - 1]
    total = count_of(array)
    if total * width > MOST_BYTES or abs(diagonal) > MOST_BYTES:
        return 0
    out = new_memory(process, kind, ndim, array.shape)
    if out == 0:
        return 0
    clear_bytes(out.data, total * width)
    down, along = array.strides[ndim - 2], array.strides[ndim - 1]
    if ndim > 2:  # the stride of a single row or column says nothing
        down, along = columns * width, width
    for row in range(total // columns if total != 0 else 0):
        edge = row % rows + diagonal  # the last column of a lower triangle, the first one of an upper
        first = max(edge, 0) if upper != 0 else 0
        last = columns if upper != 0 else min(edge + 1, columns)
        if first < last:
            target, source = out.data + (row * columns + first) * width, array.data + row * down + first * along
            copy_strided(width, target, width, source, along, last - first)
    return made_tensor(process, kind, out)


@compile_builtin
def triangle(bound, arguments, count):
    """``triangle(operator, tensor, diagonal, upper)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 4 and is_tensor(process, operands[1]) and Object(operands[2]).type == process.int_type:
        diagonal = integer_of(operands[2])
        if not is_too_large(diagonal):
            result = triangle_of(process, operands[1], diagonal, integer_of(operands[3]))
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(_i(Ref(Process), _i, _i, _i, _i))
def places_of_triangle(process, rows, columns, offset, upper):
    """The places of a triangle, rows and columns in a row each, for small numbers; 0 where the general path has to."""
    count, sizes, kind = 0, stack_words(2), int64_kind(process)
    if rows < 0 or columns < 0:
        return 0
    for row in range(rows):
        edge = min(max(row + offset + 1 - upper, 0), columns)  # behind a lower triangle, at the begin of an upper one
        count += columns - edge if upper != 0 else edge
    if count > _MOST_PLACES:
        return 0
    sizes[0], sizes[1] = 2, count
    out = new_memory(process, kind, 2, sizes)
    if out == 0:
        return 0
    lines, places, at = words(out.data), words(out.data + 8 * count), 0
    for row in range(rows):
        edge = min(max(row + offset + 1 - upper, 0), columns)
        first, last = (edge, columns) if upper != 0 else (0, edge)
        for column in range(first, last):
            lines[at] = row
            places[at] = column
            at += 1
    return made_tensor(process, kind, out)


@compile_builtin
def triangle_places(bound, arguments, count):
    """``triangle_places(rows, columns, offset, upper, dtype)``, of small ints, and of int64."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 5:
        numbers = stack_words(3)
        fits = operands[4] == process.none or operands[4] == int64_kind(process).dtype
        for k in range(3):
            fits = fits and Object(operands[k]).type == process.int_type
            if fits:
                numbers[k] = integer_of(operands[k])
                fits = not is_too_large(numbers[k]) and abs(numbers[k]) < MOST_BYTES
        if fits:
            result = places_of_triangle(
                process, numbers[0], numbers[1], numbers[2], 1 if operands[3] == process.true else 0
            )
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(_i(Ref(Process), Ref(Tuple)))
def number_in(process, numbers):
    """The only int of a tuple; too large a number for anything else."""
    if numbers.type != process.tuple_type or numbers.length != 1 or Object(numbers.items[0]).type != process.int_type:
        return MOST_BYTES
    number = integer_of(numbers.items[0])
    return MOST_BYTES if is_too_large(number) else number


@compile_driver(_i(Ref(Process), Ref(TensorObject), _i, _i, _i))
def moved_on(process, tensor, shift, dim, wholly):
    """A copy moved on along a dimension, or of all dimensions as one; 0 where the general path has to.

    Four dimensions or more that do not lie in rows may have channels last, which the general path keeps.
    """
    array, kind = tensor.array, known_kind(process, tensor.dtype)
    ndim, total = array.ndim, count_of(array)
    at = dim + ndim if dim < 0 else dim
    if kind == 0 or ndim == 0 or total == 0 or total * kind.itemsize > MOST_BYTES:
        return 0
    if wholly == 0 and (at < 0 or at >= ndim or (ndim > 3 and not is_contiguous(array))):
        return 0
    outer = 1 if wholly == 1 else product_of(array, 0, at)
    size = total if wholly == 1 else array.shape[at]
    source = in_rows(process, tensor)
    if source == 0:
        return 0
    out = new_memory(process, kind, ndim, array.shape)
    if out != 0:
        row = total // outer * kind.itemsize
        ahead = shift % size * (row // size)
        for k in range(outer):
            copy_bytes(out.data + k * row + ahead, source.data + k * row, row - ahead)
            copy_bytes(out.data + k * row, source.data + (k + 1) * row - ahead, ahead)
    release(source)
    return made_tensor(process, kind, out) if out != 0 else 0


@compile_builtin
def roll(bound, arguments, count):
    """``roll(tensor, shifts, dims)``, along one dimension or none."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 3 and is_tensor(process, operands[0]):
        shift, dims, wholly = number_in(process, Tuple(operands[1])), Tuple(operands[2]), 0
        if dims.type == process.tuple_type and dims.length == 0:
            wholly = 1
        if abs(shift) < MOST_BYTES:
            result = moved_on(process, operands[0], shift, 0 if wholly == 1 else number_in(process, dims), wholly)
    return result if result != 0 else call_general(record.general, arguments, count)
