"""Reading by index as builtins: rows at places of some dimensions, and elements along any dimension.

They take dense tensors, indices of int64 within their bounds, and small results. Everything else they hand on to the
general path in Python, indices out of bounds included. Writing is in :mod:`.loops.writing`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import (
    MOST_BYTES, MOST_DIMS, bool_kind, dense_elements, int64_kind, made_tensor,
)
from runtime.kernels.creation.loops.ordered import copy_element, forget, in_rows, product_of, put_in_order
from runtime.kernels.indexing.loops.rows import RowJob, are_within, take_elements, take_part, take_rows_at
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.reduction.loops.movement import copy_bytes
from runtime.kernels.view.native import Slice
from runtime.native.calling import FAILED, call_with_words
from runtime.native.capi import integer_of, new_array, new_integer, new_tuple, release, shared
from runtime.native.layout import C_CONTIGUOUS, WORD, Array, Object, Structure, Tuple
from runtime.native.structures import Ref, Row, doubles, singles, stack, stack_arrays, stack_words, words
from runtime.native.tensors import (
    DOUBLE, OTHER, PROCESS, SINGLE, WHOLE, Process, TensorObject, call_general, is_tensor, is_too_large, known_kind,
    new_memory,
)  # fmt: skip
from runtime.tensor.keys import TORCH_DISPATCH

__all__ = ["bound_to", "gather", "index_select", "nonzero", "split_index", "take", "take_at"]
MOST_INDICES = 8  # parts of an index
LEAST_ROW = 256  # bytes that a row counts as: beyond a thousand elements of a mask, loops over its places are as quick
_EVERYTHING = slice(None)
Bound = Structure("IndexBound", {"process": Process, "general": WORD, "everything": WORD, "large": WORD})
_i = types.int64
_process, _tensor, _array, _tuple, _bound = Ref(Process), Ref(TensorObject), Ref(Array), Ref(Tuple), Ref(Bound)
_arrays, _words = Row(Array), Row(WORD)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin of this module is bound to."""
    return Bound.pack(
        process=PROCESS.ctypes.data, general=id(general), everything=id(_EVERYTHING), large=id(take_rows_at)
    )


@compile_driver(types.boolean(_process, _arrays, _i))
def are_places(process, indices, count):
    """Whether arrays are dense, of int64, not empty, and of one shape."""
    first, descr = indices[0], int64_kind(process).descr
    for j in range(count):
        index = indices[j]
        if index.descr != descr or index.ndim != first.ndim or dense_elements(index, 8) <= 0:
            return False
        for d in range(first.ndim):
            if index.shape[d] != first.shape[d]:
                return False
    return True


@compile_driver(_i(_array, _i, _arrays, _i, _i, _i))
def place_among(array, lead, indices, count, k, from_end):
    """Which row of the dimensions from `lead` on the k-th of each index means; -1 for one out of bounds."""
    offset = 0
    for j in range(count):
        size, at = array.shape[lead + j], words(indices[j].data)[k]
        at = at + size if at < 0 and from_end != 0 else at
        if at < 0 or at >= size:
            return -1
        offset = offset * size + at
    return offset


@compile_driver(types.boolean(_array, _i, _i))
def gives_rows(array, lead, count):
    """Whether what is chosen of `count` dimensions behind the first `lead` lies row by row, as the others do."""
    if array.flags & C_CONTIGUOUS != 0:
        return True
    outside = 0
    for d in range(array.ndim):
        step = abs(array.strides[d])
        if (d < lead or d >= lead + count) and array.shape[d] > 1 and step > 0:
            if outside != 0 and step >= outside:
                return False
            outside = step
    return True


@compile_driver(_i(_i, _array, _array, _array, _i, _i, _i))
def take_large(large, result, source, index, inner, row, element):
    """Take rows of `row` bytes by :func:`.loops.rows.take_rows_at`, while other threads run.

    1, 0 where that leaves it to others, or FAILED with an error set.
    """
    job, call_words, elements = stack(RowJob), stack_words(2), product_of(result, 0, result.ndim)
    job.out, job.source, job.places, job.undone = result.data, source.data, index.data, 1
    job.size, job.count, job.width, job.element = inner, dense_elements(index, 8), row, element
    job.rows = elements * element // row
    call_words[0], call_words[1] = job, elements
    shared(index)  # which another thread may take out of its tensor
    status = call_with_words(large, call_words, 2)
    release(index)
    return FAILED if status != 0 else 1 - job.undone


@compile_driver(_i(_array, _array, _array, _i, _arrays, _i, _i, _i, _i))
def take_small(result, source, array, lead, indices, count, from_end, row, element):
    """Take rows of `row` bytes at places of `count` dimensions of `array`, copied to `source`; 0 for one outside."""
    number, outer, inner = (
        dense_elements(indices[0], 8), product_of(array, 0, lead), product_of(array, lead, lead + count)
    )
    if count == 1 and are_within(words(indices[0].data), number, inner):
        places = words(indices[0].data)
        take_part(result.data, source.data, places, inner, number, row, element, 0, outer * number)
        return 1
    for k in range(number):
        offset = place_among(array, lead, indices, count, k, from_end)
        if offset < 0:
            return 0
        for j in range(outer):
            copy_bytes(result.data + (j * number + k) * row, source.data + (j * inner + offset) * row, row)
    return 1


@compile_driver(_i(_bound, _tensor, _i, _arrays, _i, _i))
def gather_rows(bound, tensor, lead, indices, count, from_end):
    """The rows of `tensor` at places of `count` dimensions behind the first `lead`.

    0 where the general path has to, FAILED with an error set. Places below 0 count from the end if `from_end` is 1.
    """
    process = bound.process
    array, kind, index = tensor.array, known_kind(process, tensor.dtype), indices[0]
    ndim, deep = array.ndim, index.ndim
    if kind == 0 or lead + count > ndim or ndim + deep > MOST_DIMS or not are_places(process, indices, count):
        return 0
    sizes, outer, inner = stack_words(32), product_of(array, 0, lead), product_of(array, lead, lead + count)
    for d in range(lead):
        sizes[d] = array.shape[d]
    for d in range(deep):
        sizes[lead + d] = index.shape[d]
    for d in range(lead + count, ndim):
        sizes[deep + d - count] = array.shape[d]
    length = product_of(array, lead + count, ndim)
    elements = outer * dense_elements(index, 8) * length
    if outer * inner * length == 0 or (elements >= GRAIN and count > 1):
        return 0
    if from_end != 0 and not gives_rows(array, lead, count):
        return 0
    source, row = in_rows(process, tensor), length * kind.itemsize
    if source == 0:
        return 0
    status, result = 0, new_memory(process, kind, deep + ndim - count, sizes)
    if result != 0 and elements >= GRAIN:
        status = take_large(bound.large, result, source, index, inner, row, kind.itemsize)
    elif result != 0:
        status = take_small(result, source, array, lead, indices, count, from_end, row, kind.itemsize)
    release(source)
    if status == 1:
        return made_tensor(process, kind, result)
    if result != 0:
        release(result)
    return status


@compile_driver(types.boolean(_process, _i))
def is_everything(process, part):
    """Whether a part of an index is ``:``."""
    if Object(part).type != process.slice_type:
        return False
    none, bounds = process.none, Slice(part)
    return bounds.start == none and bounds.stop == none and bounds.step == none


@compile_driver(_i(_process, _i, _arrays, _words))
def take_parts(process, index, indices, lead):
    """Put the arrays of an index, that stand one behind the other among parts ``:``, into `indices`; how many, or 0.

    `lead` gets the number of parts before them.
    """
    parts = Tuple(index)
    if parts.type != process.tuple_type or parts.length > MOST_INDICES:
        return 0
    count, ended = 0, 0
    lead[0] = 0
    for k in range(parts.length):
        part = parts.items[k]
        if Object(part).type == process.array_type:
            if ended != 0 or Array(part).ndim == 0:
                return 0
            indices[count] = Array(part)
            count += 1
        elif is_everything(process, part):
            if count == 0:
                lead[0] += 1
            else:
                ended = 1
        else:
            return 0
    return count


@compile_driver(types.boolean(_i, _i, _i))
def is_nonzero(way, data, k):
    """Whether an element of float32, float64 or int64, or of one byte, is not 0."""
    if way == SINGLE:
        return singles(data)[k] != 0.0
    if way == DOUBLE:
        return doubles(data)[k] != 0.0
    if way == WHOLE:
        return words(data)[k] != 0
    byte = stack_words(1)
    byte[0] = 0
    copy_bytes(byte, data + k, 1)
    return byte[0] != 0


@compile_driver(_i(_process, _tensor, _array))
def take_masked(process, tensor, mask):
    """The rows of a dense tensor at whose place a mask of its first sizes holds; 0 where the general path has to."""
    array, kind, sizes = tensor.array, known_kind(process, tensor.dtype), stack_words(32)
    ndim, deep, total, count = array.ndim, mask.ndim, dense_elements(mask, 1), 0
    if kind == 0 or deep > ndim or ndim >= MOST_DIMS or dense_elements(array, kind.itemsize) <= 0 or total <= 0:
        return 0
    for d in range(deep):
        if array.shape[d] != mask.shape[d]:
            return 0
    row = product_of(array, deep, ndim) * kind.itemsize
    if total * max(row, LEAST_ROW) > MOST_BYTES:
        return 0
    for k in range(total):
        count += 1 if is_nonzero(OTHER, mask.data, k) else 0
    if count == 0:
        return 0
    sizes[0] = count
    for d in range(deep, ndim):
        sizes[1 + d - deep] = array.shape[d]
    result = new_memory(process, kind, 1 + ndim - deep, sizes)
    if result == 0:
        return 0
    target = result.data
    for k in range(total):
        if is_nonzero(OTHER, mask.data, k):
            copy_bytes(target, array.data + k * row, row)
            target += row
    return made_tensor(process, kind, result)


@compile_builtin
def take_at(bound, arguments, count):
    """``take_at(tensor, index)``, where the index is a tuple of arrays and ``:``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 2 and is_tensor(process, operands[0]):
        indices, lead = stack_arrays(8), stack_words(1)
        number = take_parts(process, operands[1], indices, lead)
        if number == 1 and lead[0] == 0 and indices[0].descr == bool_kind(process).descr:
            result = take_masked(process, operands[0], indices[0])
        elif number > 0:
            result = gather_rows(record, operands[0], lead[0], indices, number, 1)
    if result == 0:
        return call_general(record.general, arguments, count)
    return result if result != FAILED else 0


@compile_builtin
def index_select(bound, arguments, count):
    """``index_select(tensor, dim, index)`` for a vector."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 3 and is_tensor(process, operands[0]) and is_tensor(process, operands[2]):
        if Object(operands[1]).type == process.int_type:
            dim, indices = integer_of(operands[1]), stack_arrays(1)
            indices[0] = TensorObject(operands[2]).array
            if not is_too_large(dim) and indices[0].ndim == 1:
                ndim = TensorObject(operands[0]).array.ndim
                dim = dim + ndim if dim < 0 else dim
                if dim >= 0 and dim < ndim:
                    result = gather_rows(record, operands[0], dim, indices, 1, 0)
    if result == 0:
        return call_general(record.general, arguments, count)
    return result if result != FAILED else 0


# -- indices in two steps ------------------------------------------------------------------------------------------


@compile_driver(_i(_i, _i))
def pair_of(first, second):
    """A tuple of two objects, references to which are stolen; 0 with an error set."""
    result = Tuple(new_tuple(2)) if first != 0 and second != 0 else Tuple(0)
    if result == 0:
        if first != 0:
            release(first)
        if second != 0:
            release(second)
        return 0
    result.items[0], result.items[1] = first, second
    return result


@compile_driver(_i(_i))
def tuple_of(item):
    """A tuple of one object, a reference to which is stolen; 0 with an error set."""
    if item == 0:
        return 0
    result = Tuple(new_tuple(1))
    if result == 0:
        release(item)
        return 0
    result.items[0] = item
    return result


@compile_driver(types.boolean(_process, _tuple, _array))
def covers(process, shape, mask):
    """Whether a mask has the first sizes of a shape."""
    if mask.ndim > shape.length:
        return False
    for d in range(mask.ndim):
        if integer_of(shape.items[d]) != mask.shape[d]:
            return False
    return True


@compile_driver(types.boolean(_tensor))
def has_handler(index):
    """Whether the class of a tensor has its calls, so that its memory may hold no elements."""
    return integer_of(index.keys) & TORCH_DISPATCH != 0


@compile_driver(_i(_process, _tuple, _tensor))
def split_tensor(process, shape, index):
    """The two steps of an index that is a tensor of int64 or a mask; 0 where the general path has to."""
    array, whole = index.array, index.dtype == process.int64
    if has_handler(index):
        return 0
    if array.ndim == 0:
        if not whole or shape.length == 0:
            return 0
        return pair_of(tuple_of(new_integer(words(array.data)[0])), new_tuple(0))
    if (whole and shape.length > 0) or (index.dtype == bool_kind(process).dtype and covers(process, shape, array)):
        return pair_of(new_tuple(0), tuple_of(shared(array)))
    return 0


@compile_driver(_i(_process, _i))
def step_of(process, part):
    """What takes a part of an index: 1 the first step (int, slice), 2 the second (tensor), 3 both (``:``), 0 none."""
    if is_tensor(process, part):
        if has_handler(TensorObject(part)):
            return 0
        return 2 if TensorObject(part).dtype == process.int64 and TensorObject(part).array.ndim > 0 else 0
    if Object(part).type == process.int_type:
        return 1
    if Object(part).type != process.slice_type:
        return 0
    return 3 if is_everything(process, part) else 1


@compile_driver(_i(_process, _tuple, _tuple, _i))
def split_parts(process, shape, index, everything):
    """The two steps of a tuple of ints, slices and tensors of int64; 0 where the general path has to."""
    length, tensors, changes, later = index.length, 0, 0, 0
    if length > shape.length or length > MOST_INDICES:
        return 0
    for k in range(length):
        step = step_of(process, index.items[k])
        if step == 0:
            return 0
        tensors += 1 if step == 2 else 0
        changes += 1 if step == 1 else 0
        later += 0 if Object(index.items[k]).type == process.int_type else 1
    if tensors == 0:
        return 0
    first, second = Tuple(new_tuple(length if changes > 0 else 0)), Tuple(new_tuple(later))
    at = 0
    for k in range(length if first != 0 and second != 0 else 0):
        part = index.items[k]
        step = step_of(process, part)
        if changes > 0:
            first.items[k] = shared(part if step != 2 else everything)
        if Object(part).type != process.int_type:
            second.items[at] = shared(TensorObject(part).array) if step == 2 else shared(everything)
            at += 1
    return pair_of(first, second)


@compile_builtin
def split_index(bound, arguments, count):
    """``split_index(shape, index)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 2 and Object(operands[0]).type == process.tuple_type:
        if is_tensor(process, operands[1]):
            # A class of tensors may follow what is read of one without dimensions.
            if Object(operands[1]).type == process.tensor_type or TensorObject(operands[1]).array.ndim > 0:
                result = split_tensor(process, Tuple(operands[0]), operands[1])
        elif Object(operands[1]).type == process.tuple_type:
            result = split_parts(process, Tuple(operands[0]), Tuple(operands[1]), record.everything)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(types.void(_i, _i, _i, _words, _i, _i, _i, _i))
def gather_from(width, out, source, places, outer, size, count, inner):
    """``out[i, j, k] = source[i, places[i, j, k], k]``; the places are within bounds."""
    for i in range(outer):
        begin = i * count * inner
        if inner == 1:
            at = words(places + 8 * begin)
            take_elements(width, out + begin * width, source + i * size * width, at, 0, count)
        else:
            for j in range(count):
                for k in range(inner):
                    at = begin + j * inner + k
                    copy_element(width, out + at * width, source + ((i * size + places[at]) * inner + k) * width)


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
    for d in range(ndim):
        if d != at and shape[d] != wanted[d]:
            return 0
    if count * width > MOST_BYTES or not are_within(words(places.data), count, shape[at]):
        return 0
    result = new_memory(process, kind, ndim, wanted)
    if result == 0:
        return 0
    outer, inner = product_of(array, 0, at), product_of(array, at + 1, ndim)
    gather_from(width, result.data, array.data, words(places.data), outer, shape[at], wanted[at], inner)
    return made_tensor(process, kind, result)


@compile_driver(_i(_process, _words))
def gathered(process, operands):
    """What ``gather`` is given, gathered; 0 where the general path has to."""
    if (
        is_tensor(process, operands[0])
        and is_tensor(process, operands[2])
        and Object(operands[1]).type == process.int_type
    ):
        dim = integer_of(operands[1])
        if not is_too_large(dim):
            return gather_elements(process, operands[0], dim, operands[2])
    return 0


@compile_builtin
def gather(bound, arguments, count):
    """``gather(tensor, dim, index, sparse_grad)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 4:
        mine, room = stack_words(4), stack_words(36)
        result = gathered(record.process, operands)
        copies = put_in_order(record.process, operands, 0, 4, mine, room) if result == 0 else 0
        if copies != 0:
            result = gathered(record.process, mine)
            forget(room, copies)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(_i(_process, _tensor, _tensor))
def take_flat(process, tensor, index):
    """The elements of a tensor, read as a vector, at places; 0 where the general path has to."""
    kind, places = known_kind(process, tensor.dtype), index.array
    if kind == 0 or places.descr != int64_kind(process).descr or places.ndim > MOST_DIMS:
        return 0
    width, count = kind.itemsize, dense_elements(places, 8)
    total = dense_elements(tensor.array, width)
    if count <= 0 or total <= 0 or count * width > MOST_BYTES:
        return 0
    at, data = words(places.data), tensor.array.data
    within = are_within(at, count, total)
    for k in range(0 if within else count):
        if at[k] < -total or at[k] >= total:
            return 0
    result = new_memory(process, kind, places.ndim, places.shape)
    if result == 0:
        return 0
    if within:
        take_elements(width, result.data, data, at, 0, count)
    for k in range(0 if within else count):
        offset = at[k] + total if at[k] < 0 else at[k]
        copy_element(width, result.data + k * width, data + offset * width)
    return made_tensor(process, kind, result)


@compile_builtin
def take(bound, arguments, count):
    """``take(tensor, index)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 2 and is_tensor(record.process, operands[0]) and is_tensor(record.process, operands[1]):
        mine, room = stack_words(2), stack_words(36)
        result = take_flat(record.process, operands[0], operands[1])
        copies = put_in_order(record.process, operands, 0, 2, mine, room) if result == 0 else 0
        if copies != 0:
            result = take_flat(record.process, mine[0], mine[1])
            forget(room, copies)
    return result if result != 0 else call_general(record.general, arguments, count)


# -- places of what is not 0 -------------------------------------------------------------------------------------------


@compile_driver(_i(_process, _tensor))
def places_of(process, tensor):
    """The places of the elements that are not 0, column by column; 0 where the general path has to."""
    array, kind, sizes, steps = tensor.array, known_kind(process, tensor.dtype), stack_words(2), stack_words(2)
    ndim, shape, data = array.ndim, array.shape, array.data
    if kind == 0 or ndim == 0 or ndim > MOST_DIMS or not (kind.itemsize == 1 or kind.way in (SINGLE, DOUBLE, WHOLE)):
        return 0
    total, count, whole = dense_elements(array, kind.itemsize), 0, int64_kind(process)
    if total <= 0 or total * ndim * 8 > MOST_BYTES:
        return 0
    for k in range(total):
        count += 1 if is_nonzero(kind.way, data, k) else 0
    if count == 0:
        return 0
    sizes[0], sizes[1], steps[0], steps[1] = count, ndim, 8, 8 * count
    result = Array(new_array(process.new_array, process.array_type, shared(whole.descr), 2, sizes, steps, 0, 0))
    if result == 0:
        return 0
    target, at = words(result.data), 0
    for k in range(total):
        if is_nonzero(kind.way, data, k):
            rest = k
            for d in range(ndim - 1, -1, -1):
                target[d * count + at] = rest % shape[d]
                rest //= shape[d]
            at += 1
    return made_tensor(process, whole, result)


@compile_builtin
def nonzero(bound, arguments, count):
    """``nonzero(tensor)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 1 and is_tensor(record.process, operands[0]):
        mine, room = stack_words(1), stack_words(36)
        result = places_of(record.process, operands[0])
        copies = put_in_order(record.process, operands, 0, 1, mine, room) if result == 0 else 0
        if copies != 0:
            result = places_of(record.process, mine[0])
            forget(room, copies)
    return result if result != 0 else call_general(record.general, arguments, count)
