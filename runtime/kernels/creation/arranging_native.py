"""Triangles of small matrices as a builtin; all others, and wrong calls, are the general path's."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.dense import MOST_BYTES, made_tensor
from runtime.kernels.creation.strided import count_of
from runtime.kernels.elementwise.layouts import is_contiguous
from runtime.kernels.reduction.movement import copy_strided
from runtime.native.capi import integer_of
from runtime.native.layout import Array, Object
from runtime.native.structures import Ref, clear_bytes, words
from runtime.native.tensors import (
    Bound, Process, TensorObject, bound_to, call_general, is_tensor, is_too_large, known_kind, new_memory,
)  # fmt: skip

__all__ = ["bound_to", "triangle"]
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
    made = new_memory(process, kind, ndim, array.shape)
    if made == 0:
        return 0
    clear_bytes(made.data, total * width)
    down, along = array.strides[ndim - 2], array.strides[ndim - 1]
    if ndim > 2:  # the stride of a single row or column says nothing
        down, along = columns * width, width
    for row in range(total // columns if total != 0 else 0):
        edge = row % rows + diagonal  # the last column of a lower triangle, the first one of an upper
        first = max(edge, 0) if upper != 0 else 0
        last = columns if upper != 0 else min(edge + 1, columns)
        if first < last:
            target, source = made.data + (row * columns + first) * width, array.data + row * down + first * along
            copy_strided(width, target, width, source, along, last - first)
    return made_tensor(process, kind, made)


@compile_builtin
def triangle(bound, arguments, count):
    """``triangle(operator, tensor, diagonal, upper)``."""
    own, given, made = Bound(Array(bound).data), words(arguments), 0
    process = own.process
    if count == 4 and is_tensor(process, given[1]) and Object(given[2]).type == process.int_type:
        diagonal = integer_of(given[2])
        if not is_too_large(diagonal):
            made = triangle_of(process, given[1], diagonal, integer_of(given[3]))
    return made if made != 0 else call_general(own.general, arguments, count)
