"""Writing by index as builtins: rows at places of some dimensions or where a mask holds, elements along a dimension.

They take dense tensors, indices of int64 within their bounds that share no memory with what is written, and small
values. Everything else they hand on to the general path in Python, and before anything is written.
"""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import MOST_BYTES, bool_kind, dense_elements, int64_kind, made_tensor
from runtime.kernels.creation.loops.fill import put_number
from runtime.kernels.creation.loops.strided import MOST_ELEMENTS, are_apart, array_like, copy_spread, count_of
from runtime.kernels.creation.loops.ordered import forget, product_of, put_in_order
from runtime.kernels.indexing.native import take_parts
from runtime.kernels.indexing.loops.putting import (
    put_chosen, put_flat, put_or_add, put_points, put_rows, put_value, value_step,
)  # fmt: skip
from runtime.kernels.indexing.loops.rows import are_within
from runtime.kernels.reduction.loops.movement import copy_bytes, copy_strided
from runtime.native.capi import integer_of, release, shared
from runtime.native.layout import WORD, WRITEABLE, Array, Object
from runtime.native.structures import Ref, Row, stack_arrays, stack_words, words
from runtime.native.tensors import (
    WHOLE, Bound, Kind, Process, TensorObject, bound_to, bump_version, call_general, is_tensor,
    is_too_large, known_kind,
)  # fmt: skip

__all__ = [
    "bound_to", "index_add", "index_add_in_place", "index_copy", "index_copy_in_place", "index_fill",
    "index_fill_in_place", "index_put", "index_put_in_place", "masked_scatter", "masked_scatter_in_place", "put",
    "put_flat_in_place", "put_in_place", "scatter", "scatter_add",
    "scatter_add_in_place", "scatter_in_place",
]  # fmt: skip
_i = types.int64
_process, _tensor, _array, _kind = Ref(Process), Ref(TensorObject), Ref(Array), Ref(Kind)
_arrays, _words = Row(Array), Row(WORD)


@compile_driver(types.boolean(_process, _tensor, _tensor, _array))
def put_masked(process, target, value, mask):
    """Write one value where a mask of the first dimensions holds; False where the general path has to."""
    out, kind, word = target.array, known_kind(process, target.dtype), stack_words(2)
    if kind == 0 or mask.ndim > out.ndim or out.flags & WRITEABLE == 0 or dense_elements(mask, 1) <= 0:
        return False
    for d in range(mask.ndim):
        if mask.shape[d] != out.shape[d]:
            return False
    width, number, row = kind.itemsize, dense_elements(mask, 1), product_of(out, mask.ndim, out.ndim)
    if dense_elements(out, width) <= 0 or number * row * width > MOST_BYTES or not are_apart(out, width, mask, 1):
        return False
    if value_step(process, target, value, word) != 0 or bump_version(process, target) != 0:
        return False
    flag = stack_words(1)
    flag[0] = 0
    for k in range(number):
        copy_bytes(flag, mask.data + k, 1)
        if flag[0] != 0:
            copy_strided(width, out.data + k * row * width, width, word, 0, row)
    return True


@compile_builtin
def put_in_place(bound, arguments, count):
    """``put_in_place(tensor, value, index)``."""
    record, operands, done = Bound(Array(bound).data), words(arguments), False
    process = record.process
    is_value = count == 3 and (is_tensor(process, operands[1]) or Object(operands[1]).type == process.number_type)
    if is_value and is_tensor(process, operands[0]):
        indices, lead = stack_arrays(8), stack_words(1)
        number = take_parts(process, operands[2], indices, lead)
        if number == 1 and lead[0] == 0 and indices[0].descr == bool_kind(process).descr:
            done = put_masked(process, operands[0], operands[1], indices[0])
        elif number > 0:
            done = put_value(process, operands[0], operands[1], indices, number, lead[0], 1, 0)
    return shared(operands[0]) if done else call_general(record.general, arguments, count)


@compile_driver(_i(_process, _tensor, _i, _i, _arrays))
def dimension_of(process, tensor, number, index, indices):
    """The dimension that an int means, if `index` is a vector of int64, which is put into `indices`; else -1."""
    if not is_tensor(process, index) or Object(number).type != process.int_type:
        return -1
    dim, ndim = integer_of(number), tensor.array.ndim
    indices[0] = TensorObject(index).array
    if is_too_large(dim) or indices[0].ndim != 1:
        return -1
    dim = dim + ndim if dim < 0 else dim
    return dim if dim < ndim else -1


@compile_driver(types.boolean(_process, _words, _i, _i))
def put_along(process, operands, from_end, adds):
    """Write or add a tensor or a number at a vector of places of a dimension; False for the general path."""
    if not is_tensor(process, operands[0]):
        return False
    tensor, indices, word = TensorObject(operands[0]), stack_arrays(1), stack_words(2)
    dim = dimension_of(process, tensor, operands[1], operands[2], indices)
    if dim < 0:
        return False
    if is_tensor(process, operands[3]):
        source = TensorObject(operands[3])
        if source.array.ndim == 0 or source.dtype != tensor.dtype:
            return False
        return put_value(process, tensor, source, indices, 1, dim, from_end, adds)
    kind = known_kind(process, tensor.dtype)
    if kind == 0 or not put_number(process, operands[3], kind.way, word, 0):
        return False
    return put_rows(process, tensor, word, 0, indices, 1, dim, from_end, adds)


# -- elements along a dimension ------------------------------------------------------------------------------------


@compile_driver(types.boolean(_process, _tensor, _i, _tensor))
def may_scatter(process, tensor, dim, index):
    """Whether an index has the sizes of a dense tensor but for `dim`, and is within bounds."""
    out, places, kind = tensor.array, index.array, known_kind(process, tensor.dtype)
    if kind == 0 or dim < 0 or dim >= out.ndim or out.ndim != places.ndim:
        return False
    width, count = kind.itemsize, dense_elements(places, 8)
    if places.descr != int64_kind(process).descr or count <= 0 or count * width > MOST_BYTES:
        return False
    if out.flags & WRITEABLE == 0 or dense_elements(out, width) <= 0:
        return False
    for d in range(out.ndim):
        if d != dim and out.shape[d] != places.shape[d]:
            return False
    return are_within(words(places.data), count, out.shape[dim]) and are_apart(out, width, places, 8)


@compile_driver(_i(_process, _tensor, _i, _array, _words))
def values_at(process, tensor, value, places, word):
    """Where dense values of the sizes of an index begin, or one number in `word`; 0 where they are not such."""
    kind = known_kind(process, tensor.dtype)
    if kind == 0:
        return 0
    if not is_tensor(process, value):
        return words(word) if put_number(process, value, kind.way, word, 0) else words(0)
    values, width = TensorObject(value).array, kind.itemsize
    if TensorObject(value).dtype != tensor.dtype or values.ndim != places.ndim or dense_elements(values, width) <= 0:
        return 0
    for d in range(places.ndim):
        if values.shape[d] != places.shape[d]:
            return 0
    return values.data if are_apart(tensor.array, width, values, width) else 0


@compile_driver(types.boolean(_process, _words, _i))
def scatter_elements(process, operands, adds):
    """``tensor[i, index[i, j, k], k] = values[i, j, k]``, or ``+=`` if `adds` is 1; False for the general path."""
    if not (is_tensor(process, operands[0]) and is_tensor(process, operands[2])):
        return False
    if Object(operands[1]).type != process.int_type:
        return False
    tensor, index, dim, word = (
        TensorObject(operands[0]),
        TensorObject(operands[2]),
        integer_of(operands[1]),
        stack_words(2),
    )
    if is_too_large(dim):
        return False
    out, places, kind = tensor.array, index.array, known_kind(process, tensor.dtype)
    dim = dim + out.ndim if dim < 0 else dim
    if not may_scatter(process, tensor, dim, index) or (adds != 0 and kind.way > WHOLE):
        return False
    values, width = values_at(process, tensor, operands[3], places, word), kind.itemsize
    if values == 0 or bump_version(process, tensor) != 0:  # before anything is written: the general path writes again
        return False
    step, inner = width if is_tensor(process, operands[3]) else 0, product_of(out, dim + 1, out.ndim)
    size, rows, at, number = out.shape[dim], places.shape[dim], words(places.data), 0
    for block in range(product_of(out, 0, dim)):
        begin = out.data + block * size * inner * width
        for _ in range(rows):
            for k in range(inner):
                put_or_add(kind, begin + (at[number] * inner + k) * width, values + number * step, adds)
                number += 1
    return True


# -- the builtins: what is written into the first tensor, or into a copy of it -------------------------------------

PUT, ADD, SCATTER, SCATTER_ADD, FILL, FLAT, POINTS, MASKED = range(8)


@compile_driver(types.boolean(_process, _i))
def is_one(process, number):
    """Whether an object is the int 1."""
    return Object(number).type == process.int_type and integer_of(number) == 1


@compile_driver(types.boolean(_process, _words, _i))
def write_along(process, operands, what):
    """Write ``given[3]`` into ``given[0]`` at ``given[2]`` along ``given[1]``; False where the general path has to."""
    if SCATTER <= what <= SCATTER_ADD:
        return scatter_elements(process, operands, what - SCATTER)
    if what == FLAT:
        return put_flat(process, operands)
    if what == POINTS:
        return put_points(process, operands)
    if what == MASKED:
        return put_chosen(process, operands)
    return put_along(process, operands, 1 if what == FILL else 0, 1 if what == ADD else 0)


@compile_driver(types.boolean(_process, _words, _i))
def write_in_order(process, operands, what):
    """As :func:`write_along`, with copies of small operands in no order, but for the first."""
    if write_along(process, operands, what):
        return True
    mine, room, done = stack_words(4), stack_words(36), False
    copies = put_in_order(process, operands, 1, 4, mine, room)
    if copies != 0:
        done = write_along(process, mine, what)
        forget(room, copies)
    return done


@compile_driver(_i(_process, _words, _i))
def write_into(process, operands, what):
    """The tensor written into; 0 where the general path has to."""
    return shared(operands[0]) if write_in_order(process, operands, what) else 0


@compile_driver(_i(_process, _words, _i))
def write_into_copy(process, operands, what):
    """A copy written into, in its own order of strides where that is kept; 0 where the general path has to."""
    if not is_tensor(process, operands[0]):
        return 0
    tensor, mine = TensorObject(operands[0]), stack_words(4)
    kind = known_kind(process, tensor.dtype)
    if kind == 0 or tensor.array.ndim == 0 or count_of(tensor.array) > MOST_ELEMENTS:
        return 0
    array = array_like(process, kind, tensor.array, 1 if what in (FILL, POINTS) else 0)
    result = made_tensor(process, kind, array) if array != 0 else 0
    if result == 0:
        return 0
    copy_spread(array, tensor.array, kind.itemsize, 0)
    mine[0], mine[1], mine[2], mine[3] = result, operands[1], operands[2], operands[3]
    if not write_in_order(process, mine, what):
        release(result)
        return 0
    copied = TensorObject(result)  # nobody has seen it: its version is that of a new tensor
    release(copied.version)
    copied.version = shared(process.none)
    return result


@compile_builtin
def index_copy(bound, arguments, count):
    """``index_copy(tensor, dim, index, source)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into_copy(record.process, operands, PUT) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def index_copy_in_place(bound, arguments, count):
    """``index_copy_(tensor, dim, index, source)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into(record.process, operands, PUT) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def index_fill(bound, arguments, count):
    """``index_fill(tensor, dim, index, number)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into_copy(record.process, operands, FILL) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def index_fill_in_place(bound, arguments, count):
    """``index_fill_(tensor, dim, index, number)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into(record.process, operands, FILL) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def index_add(bound, arguments, count):
    """``index_add(tensor, dim, index, source, alpha)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into_copy(record.process, operands, ADD) if count == 5 and is_one(record.process, operands[4]) else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def index_add_in_place(bound, arguments, count):
    """``index_add_(tensor, dim, index, source, alpha)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into(record.process, operands, ADD) if count == 5 and is_one(record.process, operands[4]) else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def scatter(bound, arguments, count):
    """``scatter(tensor, dim, index, values)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into_copy(record.process, operands, SCATTER) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def scatter_in_place(bound, arguments, count):
    """``scatter_(tensor, dim, index, values)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into(record.process, operands, SCATTER) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def scatter_add(bound, arguments, count):
    """``scatter_add(tensor, dim, index, values)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into_copy(record.process, operands, SCATTER_ADD) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def scatter_add_in_place(bound, arguments, count):
    """``scatter_add_(tensor, dim, index, values)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into(record.process, operands, SCATTER_ADD) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def put(bound, arguments, count):
    """``put(tensor, index, source, accumulate)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into_copy(record.process, operands, FLAT) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def put_flat_in_place(bound, arguments, count):
    """``put_(tensor, index, source, accumulate)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into(record.process, operands, FLAT) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def index_put(bound, arguments, count):
    """``index_put(tensor, indices, values, accumulate)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into_copy(record.process, operands, POINTS) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def index_put_in_place(bound, arguments, count):
    """``index_put_(tensor, indices, values, accumulate)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = write_into(record.process, operands, POINTS) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def masked_scatter(bound, arguments, count):
    """``masked_scatter(tensor, mask, source)``."""
    record, operands, mine = Bound(Array(bound).data), words(arguments), stack_words(4)
    mine[0], mine[1], mine[2], mine[3] = operands[0], operands[1], operands[2], record.process.none
    result = write_into_copy(record.process, mine, MASKED) if count == 3 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def masked_scatter_in_place(bound, arguments, count):
    """``masked_scatter_(tensor, mask, source)``."""
    record, operands, mine = Bound(Array(bound).data), words(arguments), stack_words(4)
    mine[0], mine[1], mine[2], mine[3] = operands[0], operands[1], operands[2], record.process.none
    result = write_into(record.process, mine, MASKED) if count == 3 else 0
    return result if result != 0 else call_general(record.general, arguments, count)
