"""Elements written at places, in native code: rows of a tensor, single elements, and those under a mask.

Tensors are dense, places are int64 and within bounds, and what is read shares no memory with what is written; elsewhere
nothing is written and the answer is False.
"""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.kernels.creation.loops.copies import put_as
from runtime.kernels.creation.loops.dense import MOST_BYTES, bool_kind, dense_elements, int64_kind
from runtime.kernels.creation.loops.ordered import copy_element, product_of
from runtime.kernels.creation.loops.strided import are_apart
from runtime.kernels.indexing.native import MOST_INDICES, are_places, place_among
from runtime.kernels.reduction.loops.movement import copy_bytes, copy_strided
from runtime.native.layout import WORD, WRITEABLE, Array, Tuple
from runtime.native.structures import Ref, Row, doubles, singles, stack_arrays, stack_words, words
from runtime.native.tensors import (
    DOUBLE, SINGLE, WHOLE, Kind, Process, TensorObject, bump_version, is_tensor, known_kind,
)  # fmt: skip

_i = types.int64
_process, _tensor, _array, _kind = Ref(Process), Ref(TensorObject), Ref(Array), Ref(Kind)
_arrays, _words = Row(Array), Row(WORD)


@compile_driver(_i(_process, _tensor, _tensor, _words))
def value_step(process, target, value, word):
    """How many bytes lie between the elements of a value: 0 for one, which is put into `word`; -1 for an unfit one."""
    kind, array = known_kind(process, target.dtype), value.array
    if value.dtype == target.dtype and kind != 0 and dense_elements(array, kind.itemsize) > 0:
        if array.ndim == 0:
            copy_bytes(word, array.data, kind.itemsize)
            return 0
        return kind.itemsize if are_apart(target.array, kind.itemsize, array, kind.itemsize) else -1
    if kind != 0 and array.ndim == 0 and put_as(process, array, value.dtype, kind, word):
        return 0
    return -1


@compile_driver(types.void(_kind, _i, _i, _i))
def put_or_add(kind, target, source, adds):
    """Write an element, or add it to what is there: of float32, float64 or int64."""
    if adds == 0:
        copy_element(kind.itemsize, target, source)
    elif kind.way == SINGLE:
        singles(target)[0] = singles(target)[0] + singles(source)[0]
    elif kind.way == DOUBLE:
        doubles(target)[0] = doubles(target)[0] + doubles(source)[0]
    else:
        words(target)[0] = words(target)[0] + words(source)[0]


@compile_driver(types.boolean(_words, _i, _i, _i))
def reach_within(places, count, size, from_end):
    """Whether all places lie in [0, size), or in [-size, size) if `from_end` is 1."""
    outside, least = 0, -size if from_end != 0 else 0
    for k in range(count):
        outside += (places[k] < least) | (places[k] >= size)
    return outside == 0


@compile_driver(types.void(_kind, _i, _i, _words, _i, _i, _i, _i))
def put_singles(kind, out, size, places, count, values, step, adds):
    """Write or add single elements, `step` bytes apart, at places of a vector of `size`."""
    width = kind.itemsize
    for k in range(count):
        offset = places[k] + size if places[k] < 0 else places[k]
        put_or_add(kind, out + offset * width, values + k * step, adds)


@compile_driver(types.boolean(_process, _tensor, _i, _i, _arrays, _i, _i, _i, _i))
def put_rows(process, tensor, values, step, indices, count, lead, from_end, adds):
    """Write values at places of `count` dimensions behind the first `lead`; False where the general path has to.

    `values` is where their elements are, `step` how many bytes lie between them: 0 for one element. Places below 0
    count from the end if `from_end` is 1; values are added to what is there if `adds` is 1.
    """
    out, kind, index = tensor.array, known_kind(process, tensor.dtype), indices[0]
    if kind == 0 or lead + count > out.ndim or out.flags & WRITEABLE == 0 or (adds != 0 and kind.way > WHOLE):
        return False
    width, number = kind.itemsize, dense_elements(index, 8)
    if dense_elements(out, width) <= 0 or not are_places(process, indices, count):
        return False
    outer, inner = product_of(out, 0, lead), product_of(out, lead, lead + count)
    row = product_of(out, lead + count, out.ndim)
    if outer * number * row * width > MOST_BYTES:
        return False
    for j in range(count):
        if not are_apart(out, width, indices[j], 8):
            return False
    single = count == 1 and row == 1 and outer == 1
    if single and not reach_within(words(index.data), number, inner, from_end):
        return False
    for k in range(0 if single else number):
        if place_among(out, lead, indices, count, k, from_end) < 0:
            return False
    if bump_version(process, tensor) != 0:  # before anything is written: the general path writes again
        return False
    if single:
        put_singles(kind, out.data, inner, words(index.data), number, values, step, adds)
    for k in range(0 if single else number):
        offset = place_among(out, lead, indices, count, k, from_end)
        for j in range(outer):
            target, source = out.data + (j * inner + offset) * row * width, values + (j * number + k) * row * step
            if adds == 0:
                copy_strided(width, target, width, source, step, row)
            for r in range(row if adds != 0 else 0):
                put_or_add(kind, target + r * width, source + r * step, 1)
    return True


@compile_driver(types.boolean(_array, _array, _array, _i, _i))
def has_rows_of(values, index, out, count, lead):
    """Whether values have the sizes of `out`, but those of an index in place of `count` dimensions behind `lead`."""
    deep = index.ndim
    if values.ndim != deep + out.ndim - count:
        return False
    for d in range(values.ndim):
        size = values.shape[d]
        if d < lead:
            if size != out.shape[d]:
                return False
        elif size != (index.shape[d - lead] if d < lead + deep else out.shape[d - deep + count]):
            return False
    return True


@compile_driver(types.boolean(_process, _tensor, _tensor, _arrays, _i, _i, _i, _i))
def put_value(process, tensor, value, indices, count, lead, from_end, adds):
    """Write a tensor, or a number in the place of one, at places; see :func:`put_rows`."""
    word = stack_words(2)
    step = value_step(process, tensor, value, word)
    if step < 0 or lead + count > tensor.array.ndim:
        return False
    if step > 0:
        if not has_rows_of(value.array, indices[0], tensor.array, count, lead):
            return False
        return put_rows(process, tensor, value.array.data, step, indices, count, lead, from_end, adds)
    return put_rows(process, tensor, word, 0, indices, count, lead, from_end, adds)


@compile_driver(_i(_process, _i))
def adds_of(process, flag):
    """1 for True, 0 for False, -1 for anything else."""
    return 1 if flag == process.true else 0 if flag == process.false else -1


@compile_driver(types.boolean(_process, _tensor, _array, _i, _array, _i))
def may_write(process, tensor, places, step, source, width):
    """Whether a tensor is written next, which shares no memory with what is read: its version has grown then."""
    out = tensor.array
    if out.flags & WRITEABLE == 0 or not are_apart(out, width, places, step):
        return False
    if not are_apart(out, width, source, width):
        return False
    return bump_version(process, tensor) == 0


@compile_driver(types.boolean(_process, _words))
def put_flat(process, operands):
    """``put(tensor, index, source, accumulate)`` into the tensor, which is dense; False for the general path."""
    if not (is_tensor(process, operands[0]) and is_tensor(process, operands[1]) and is_tensor(process, operands[2])):
        return False
    tensor, places, source, adds = (
        TensorObject(operands[0]),
        TensorObject(operands[1]).array,
        TensorObject(operands[2]),
        -1,
    )
    kind = known_kind(process, tensor.dtype)
    if kind == 0 or source.dtype != tensor.dtype or places.descr != int64_kind(process).descr:
        return False
    width, adds = kind.itemsize, adds_of(process, operands[3])
    total, count, at = dense_elements(tensor.array, width), dense_elements(places, 8), words(places.data)
    if adds < 0 or (adds == 1 and kind.way > WHOLE) or total <= 0 or count <= 0 or count * width > MOST_BYTES:
        return False
    if dense_elements(source.array, width) != count:
        return False
    if not reach_within(at, count, total, 1) or not may_write(process, tensor, places, 8, source.array, width):
        return False
    put_singles(kind, tensor.array.data, total, at, count, source.array.data, width, adds)
    return True


@compile_driver(types.boolean(_process, _words))
def put_points(process, operands):
    """``index_put(tensor, indices, values, accumulate)`` into the tensor, by indices of int64 for its first dimensions.

    False where the general path has to.
    """
    if not (is_tensor(process, operands[0]) and is_tensor(process, operands[2])):
        return False
    tensor, values, parts, indices = (
        TensorObject(operands[0]),
        TensorObject(operands[2]),
        Tuple(operands[1]),
        stack_arrays(8),
    )
    adds = adds_of(process, operands[3])
    if parts.type != process.tuple_type or parts.length == 0 or parts.length > MOST_INDICES or adds < 0:
        return False
    for k in range(parts.length):
        if not is_tensor(process, parts.items[k]):
            return False
        indices[k] = TensorObject(parts.items[k]).array
    if values.dtype != tensor.dtype:
        return False
    return put_value(process, tensor, values, indices, parts.length, 0, 1, adds)


@compile_driver(types.boolean(_process, _words))
def put_chosen(process, operands):
    """``masked_scatter(tensor, mask, source)`` into the tensor, which the mask has the sizes of; False for the general

    path.
    """
    if not (is_tensor(process, operands[0]) and is_tensor(process, operands[1]) and is_tensor(process, operands[2])):
        return False
    tensor, mask, source = TensorObject(operands[0]), TensorObject(operands[1]), TensorObject(operands[2])
    kind, out, flags = known_kind(process, tensor.dtype), tensor.array, mask.array
    if kind == 0 or source.dtype != tensor.dtype or mask.dtype != bool_kind(process).dtype or flags.ndim != out.ndim:
        return False
    for d in range(out.ndim):
        if flags.shape[d] != out.shape[d]:
            return False
    width, total, count, flag = kind.itemsize, dense_elements(flags, 1), 0, stack_words(1)
    if total <= 0 or total * width > MOST_BYTES or dense_elements(out, width) != total:
        return False
    flag[0] = 0
    for k in range(total):
        copy_bytes(flag, flags.data + k, 1)
        count += 1 if flag[0] != 0 else 0
    if dense_elements(source.array, width) < count or not may_write(process, tensor, flags, 1, source.array, width):
        return False
    count = 0
    for k in range(total):
        copy_bytes(flag, flags.data + k, 1)
        if flag[0] != 0:
            copy_element(width, out.data + k * width, source.array.data + count * width)
            count += 1
    return True
