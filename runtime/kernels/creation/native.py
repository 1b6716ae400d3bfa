"""``cat`` and ``stack`` as builtins, which join a tuple of tensors of one dtype when the result is small.

Everything else they hand on to the general path in Python: promotion, large results, and wrong calls.
"""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import MOST_COPIED, MOST_DIMS, dense_elements, made_tensor
from runtime.kernels.creation.loops.ordered import in_rows
from runtime.kernels.reduction.loops.movement import copy_bytes
from runtime.native.capi import clear_error, integer_of, release
from runtime.native.layout import C_CONTIGUOUS, WORD, Array, Object, Tuple
from runtime.native.structures import Ref, Row, stack_words
from runtime.native.tensors import Bound, Kind, Process, TensorObject, call_general, is_tensor, known_kind, new_memory
from runtime.native.tensors import bound_to  # for `Builtin`, which asks this module

LITTLE = 1 << 10  # bytes of an operand, on average, of which as many as there are may be joined

__all__ = ["bound_to", "cat", "stack"]
_i = types.int64
_process, _kind, _tuple, _words = Ref(Process), Ref(Kind), Ref(Tuple), Row(WORD)


@compile_driver(_i(_process, _tuple, _kind, _i, _i, _words))
def joined_sizes(process, tensors, kind, at, fresh, sizes):
    """Write the sizes of tensors joined along `at`; the number of dimensions, or -1 unless all are alike."""
    first = TensorObject(tensors.items[0]).array
    ndim, shape = first.ndim, first.shape
    along = 0
    for j in range(tensors.length):
        if not is_tensor(process, tensors.items[j]):
            return -1
        tensor = TensorObject(tensors.items[j])
        array = tensor.array
        if tensor.dtype != kind.dtype or array.ndim != ndim:
            return -1
        its = array.shape
        for d in range(ndim):
            if (fresh != 0 or d != at) and its[d] != shape[d]:
                return -1
        along += 1 if fresh != 0 else its[at]
    for d in range(at):
        sizes[d] = shape[d]
    sizes[at] = along
    for d in range(at + 1 - fresh, ndim):
        sizes[d + fresh] = shape[d]
    return ndim + fresh


@compile_driver(_i(_process, _words, _i))
def join(process, arguments, fresh):
    """The tensors of a tuple along a dimension, a new one if `fresh` is 1; 0 where the general path has to."""
    tensors, number = Tuple(arguments[0]), arguments[1]
    if tensors.type != process.tuple_type or Object(number).type != process.int_type:
        return 0
    if tensors.length == 0 or not is_tensor(process, tensors.items[0]):
        return 0
    dim, first = integer_of(number), TensorObject(tensors.items[0])
    kind = known_kind(process, first.dtype)
    limit = first.array.ndim + fresh
    at = dim + limit if dim < 0 else dim
    if clear_error() or kind == 0 or at < 0 or at >= limit or limit > MOST_DIMS:
        return 0
    if 4 <= first.array.ndim <= 5 and first.array.flags & C_CONTIGUOUS == 0:
        if first.array.strides[1] == kind.itemsize:  # channels lie last, as they may in the result
            return 0
    sizes = stack_words(32)
    ndim = joined_sizes(process, tensors, kind, at, fresh, sizes)
    if ndim < 0:
        return 0
    rows, row = 1, kind.itemsize
    for d in range(ndim):
        if d < at:
            rows *= sizes[d]
        else:
            row *= sizes[d]
    if rows * row > max(MOST_COPIED, LITTLE * tensors.length):
        return 0
    if rows * row == 0 and ndim >= 4:  # of no elements flags do not tell orders apart
        return 0
    result = new_memory(process, kind, ndim, sizes)
    if result == 0:
        return 0
    target = result.data
    for j in range(tensors.length if rows * row > 0 else 0):
        array = in_rows(process, tensors.items[j])
        if array == 0:
            release(result)
            return 0
        part = kind.itemsize * dense_elements(array, kind.itemsize) // rows
        for k in range(rows):
            copy_bytes(target + k * row, array.data + k * part, part)
        target += part
        release(array)
    return made_tensor(process, kind, result)


@compile_builtin
def cat(bound, arguments, count):
    """``cat(tensors, dim)``."""
    record = Bound(Array(bound).data)
    result = join(record.process, arguments, 0) if count == 2 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def stack(bound, arguments, count):
    """``stack(tensors, dim)``."""
    record = Bound(Array(bound).data)
    result = join(record.process, arguments, 1) if count == 2 else 0
    return result if result != 0 else call_general(record.general, arguments, count)
