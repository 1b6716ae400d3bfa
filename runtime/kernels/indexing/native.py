"""Reading by index as builtins: whole rows at places of the first dimension, and elements along any dimension.

They take dense tensors, an index of int64 within its bounds, and small results. Everything else they hand on to the
general path in Python, indices out of bounds included.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.dense import MOST_BYTES, MOST_DIMS, dense_elements, int64_kind, made_tensor
from runtime.kernels.reduction.movement import copy_bytes
from runtime.native.capi import integer_of, release
from runtime.native.layout import Array, Object, Tuple
from runtime.native.structures import Ref, stack_words, words
from runtime.native.tensors import (
    Bound, Process, TensorObject, bound_to, call_general, is_tensor, is_too_large, known_kind, new_memory,
)  # fmt: skip

__all__ = ["bound_to", "gather", "index_select", "take_at"]
_i = types.int64
_process, _tensor, _array = Ref(Process), Ref(TensorObject), Ref(Array)


@compile_driver(_i(_process, _tensor, _array, _i))
def gather_rows(process, tensor, index, from_end):
    """The rows of `tensor` at an array of places, below 0 too if `from_end` is 1; 0 where the general path has to."""
    array, kind = tensor.array, known_kind(process, tensor.dtype)
    ndim, deep = array.ndim, index.ndim
    if kind == 0 or ndim == 0 or ndim + deep > MOST_DIMS or index.descr != int64_kind(process).descr:
        return 0
    count, elements = dense_elements(index, 8), dense_elements(array, kind.itemsize)
    if count <= 0 or elements <= 0:
        return 0
    sizes, shape = stack_words(32), array.shape
    for d in range(deep):
        sizes[d] = index.shape[d]
    for d in range(1, ndim):
        sizes[deep + d - 1] = shape[d]
    size = shape[0]
    row = elements // size * kind.itemsize
    if count * row > MOST_BYTES:
        return 0
    made = new_memory(process, kind, deep + ndim - 1, sizes)
    if made == 0:
        return 0
    source, target, places = array.data, made.data, words(index.data)
    for k in range(count):
        place = places[k]
        place = place + size if place < 0 and from_end != 0 else place
        if place < 0 or place >= size:
            release(made)
            return 0
        copy_bytes(target + k * row, source + place * row, row)
    return made_tensor(process, kind, made)


@compile_builtin
def take_at(bound, arguments, count):
    """``take_at(tensor, index)``, where the index is a tuple of one array."""
    own, given, made = Bound(Array(bound).data), words(arguments), 0
    process = own.process
    if count == 2 and is_tensor(process, given[0]):
        index = Tuple(given[1])
        if index.type == process.tuple_type and index.length == 1:
            if Object(index.items[0]).type == process.array_type:
                made = gather_rows(process, given[0], index.items[0], 1)
    return made if made != 0 else call_general(own.general, arguments, count)


@compile_builtin
def index_select(bound, arguments, count):
    """``index_select(tensor, dim, index)`` for the first dimension and a vector."""
    own, given, made = Bound(Array(bound).data), words(arguments), 0
    process = own.process
    if count == 3 and is_tensor(process, given[0]) and is_tensor(process, given[2]) and given[1] == process.zero:
        index = TensorObject(given[2]).array
        if index.ndim == 1:
            made = gather_rows(process, given[0], index, 0)
    return made if made != 0 else call_general(own.general, arguments, count)


@compile_driver(_i(_process, _tensor, _i, _tensor))
def gather_elements(process, tensor, dim, index):
    """``out[i, j, k] = tensor[i, index[i, j, k], k]`` with `dim` in the middle; 0 where the shapes differ elsewhere."""
    array, places, kind = tensor.array, index.array, known_kind(process, tensor.dtype)
    ndim, shape, wanted = array.ndim, array.shape, places.shape
    at = dim + ndim if dim < 0 else dim
    if kind == 0 or ndim != places.ndim or at < 0 or at >= ndim or ndim > MOST_DIMS:
        return 0
    width = kind.itemsize
    count = dense_elements(places, 8)
    if places.descr != int64_kind(process).descr or count <= 0 or dense_elements(array, width) <= 0:
        return 0
    inner = 1
    for d in range(ndim):
        if d != at and shape[d] != wanted[d]:
            return 0
        inner *= shape[d] if d > at else 1
    if count * width > MOST_BYTES:
        return 0
    made = new_memory(process, kind, ndim, wanted)
    if made == 0:
        return 0
    size, rows = shape[at], wanted[at]
    source, target, numbers = array.data, made.data, words(places.data)
    for k in range(count):
        place = numbers[k]
        if place < 0 or place >= size:
            release(made)
            return 0
        block = k // (rows * inner)
        copy_bytes(target + k * width, source + ((block * size + place) * inner + k % inner) * width, width)
    return made_tensor(process, kind, made)


@compile_builtin
def gather(bound, arguments, count):
    """``gather(tensor, dim, index, sparse_grad)``."""
    own, given, made = Bound(Array(bound).data), words(arguments), 0
    process = own.process
    if count == 4 and is_tensor(process, given[0]) and is_tensor(process, given[2]):
        if Object(given[1]).type == process.int_type:
            dim = integer_of(given[1])
            if not is_too_large(dim):
                made = gather_elements(process, given[0], dim, given[2])
    return made if made != 0 else call_general(own.general, arguments, count)
