"""Small results made whole in native code: array, elements and Tensor in one call.

:func:`join_along` and :func:`join_fresh` put tensors one after another, :func:`take_rows` chooses by an index: builtins
that hand on to the general path in Python what is not small and plain, wrong calls included. :func:`filled` makes
constants, :func:`counted` counts, :func:`converted` takes a list of numbers: functions that answer None then.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations


from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver, entry_point
from runtime.compile.memory import python_object
from runtime.kernels.reduction.movement import copy_bytes
from runtime.native.layout import WRITEABLE
from runtime.native.tensors import as_owned, is_tensor, is_too_large, owned
from runtime.native.capi import clear_error, double_of, integer_of, release, shared
from runtime.native.structures import (
    address_of, clear_bytes, double_at, int32_at, put_double, put_single, put_word, stack_words, word_at,
)  # fmt: skip
from runtime.native.old import (
    ARRAY_DATA, ARRAY_DESCR, ARRAY_FLAGS, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ARRAY_TYPE, FLOAT_TYPE, FLOAT_VALUE,
    INT_TYPE, ITEMS, LENGTH, LIST_ITEMS, NONE, SLOT_ARRAY, SLOT_DTYPE, TUPLE, TYPE, ZERO, whole_tensor,
)  # fmt: skip
from runtime.native.tensors import bump_version, call_general
from runtime.native.old import INT64_DESCR, KINDS, KIND_BYTES, KIND_ITEMSIZE, KIND_WAY, LIST
from runtime.native.tensors import DOUBLE, SINGLE, WHOLE, known_kind, new_memory

MOST_BYTES = 1 << 15  # of a result; beyond, NumPy's copies are as quick, and the GIL may be wanted
LITTLE = 1 << 10  # bytes of an operand, on average, of which as many as there are may be joined
MOST_WRITTEN = 1 << 20  # bytes copied at once
MOST_DIMS = 30
from runtime.native.old import WORLD  # noqa: E402, F401
from runtime.native.tensors import bound_to  # noqa: E402, F401

_i = types.int64


# -- what all of them need -----------------------------------------------------------------------------------------


@compile_driver(_i(_i, _i))
def dense_elements(array, itemsize):
    """The number of elements of an array in row-major order without gaps, else -1."""
    sizes, strides = word_at(array, ARRAY_SHAPE), word_at(array, ARRAY_STRIDES)
    ndim = int32_at(array, ARRAY_NDIM)
    step = itemsize
    for k in range(0, 8 * ndim, 8):
        if word_at(sizes, k) == 0:
            return 0
    for k in range(8 * (ndim - 1), -8, -8):
        size = word_at(sizes, k)
        if size != 1 and word_at(strides, k) != step:
            return -1
        step *= size
    return step // itemsize


@compile_driver(_i(_i, _i, _i))
def made_tensor(world, kind, array):
    """The tensor over a new array."""
    none = word_at(world, NONE)
    return whole_tensor(world, array, word_at(kind, 0), none, none)


@compile_driver(owned(_i))
def nothing(world):
    """None: the caller has to see to it."""
    return as_owned(shared(word_at(world, NONE)))


# -- tensors one after another, and rows by index ------------------------------------------------------------------


@compile_driver(_i(*[_i] * 6))
def joined_sizes(world, tensors, kind, at, fresh, sizes):
    """Write the sizes of tensors joined along `at`; the number of dimensions, or -1 unless all are dense and alike."""
    itemsize = word_at(kind, KIND_ITEMSIZE)
    slot = word_at(world, SLOT_ARRAY)
    first = word_at(word_at(tensors, ITEMS), slot)
    ndim, shape = int32_at(first, ARRAY_NDIM), word_at(first, ARRAY_SHAPE)
    along = 0
    for j in range(word_at(tensors, LENGTH)):
        one = word_at(tensors, ITEMS + 8 * j)
        if not is_tensor(world, one):
            return -1
        if word_at(one, word_at(world, SLOT_DTYPE)) != word_at(kind, 0):
            return -1
        array = word_at(one, slot)
        if int32_at(array, ARRAY_NDIM) != ndim or dense_elements(array, itemsize) < 0:
            return -1
        own = word_at(array, ARRAY_SHAPE)
        for d in range(ndim):
            if (fresh != 0 or d != at) and word_at(own, 8 * d) != word_at(shape, 8 * d):
                return -1
        along += 1 if fresh != 0 else word_at(own, 8 * at)
    for d in range(at):
        put_word(sizes, 8 * d, word_at(shape, 8 * d))
    put_word(sizes, 8 * at, along)
    for d in range(at + 1 - fresh, ndim):
        put_word(sizes, 8 * (d + fresh), word_at(shape, 8 * d))
    return ndim + fresh


@compile_driver(_i(_i, _i, _i))
def join(world, arguments, fresh):
    """The tensors of a tuple along a dimension, a new one if `fresh` is 1; 0 where that is not plain."""
    given, number = word_at(arguments, 0), word_at(arguments, 8)
    if word_at(given, TYPE) != word_at(world, TUPLE) or word_at(number, TYPE) != word_at(world, INT_TYPE):
        return 0
    if word_at(given, LENGTH) == 0 or not is_tensor(world, word_at(given, ITEMS)):
        return 0
    dim = integer_of(number)
    slot = word_at(world, SLOT_ARRAY)
    kind = known_kind(world, word_at(word_at(given, ITEMS), word_at(world, SLOT_DTYPE)))
    limit = int32_at(word_at(word_at(given, ITEMS), slot), ARRAY_NDIM) + fresh
    at = dim + limit if dim < 0 else dim
    if clear_error() or kind == 0 or at < 0 or at >= limit or limit > MOST_DIMS:
        return 0
    sizes = stack_words(32)
    ndim = joined_sizes(world, given, kind, at, fresh, sizes)
    if ndim < 0:
        return 0
    rows, row = 1, word_at(kind, KIND_ITEMSIZE)
    for d in range(ndim):
        if d < at:
            rows *= word_at(sizes, 8 * d)
        else:
            row *= word_at(sizes, 8 * d)
    if rows * row > max(MOST_BYTES, LITTLE * word_at(given, LENGTH)):
        return 0
    made = new_memory(world, kind, ndim, sizes)
    if made == 0:
        return 0
    target = word_at(made, ARRAY_DATA)
    for j in range(word_at(given, LENGTH) if rows * row > 0 else 0):
        array = word_at(word_at(given, ITEMS + 8 * j), slot)
        source = word_at(array, ARRAY_DATA)
        part = word_at(kind, KIND_ITEMSIZE) * dense_elements(array, word_at(kind, KIND_ITEMSIZE)) // rows
        for k in range(rows):
            copy_bytes(target + k * row, source + k * part, part)
        target += part
    return made_tensor(world, kind, made)


@compile_builtin
def join_along(own, arguments, count):
    """``cat(tensors, dim)``."""
    head = word_at(own, ARRAY_DATA)
    made = join(word_at(head, 0), arguments, 0) if count == 2 else 0
    return made if made != 0 else call_general(word_at(head, 8), arguments, count)


@compile_builtin
def join_fresh(own, arguments, count):
    """``stack(tensors, dim)``."""
    head = word_at(own, ARRAY_DATA)
    made = join(word_at(head, 0), arguments, 1) if count == 2 else 0
    return made if made != 0 else call_general(word_at(head, 8), arguments, count)


@compile_driver(_i(_i, _i, _i, _i))
def rows_taken(world, tensor, places, from_end):
    """The rows of `tensor` at an array of int64 within its bounds, or below 0 if `from_end` is 1; 0 for other ones."""
    array = word_at(tensor, word_at(world, SLOT_ARRAY))
    kind = known_kind(world, word_at(tensor, word_at(world, SLOT_DTYPE)))
    ndim, deep = int32_at(array, ARRAY_NDIM), int32_at(places, ARRAY_NDIM)
    if kind == 0 or ndim == 0 or ndim + deep > MOST_DIMS or word_at(places, ARRAY_DESCR) != word_at(world, INT64_DESCR):
        return 0
    count, elements = dense_elements(places, 8), dense_elements(array, word_at(kind, KIND_ITEMSIZE))
    if count <= 0 or elements <= 0:
        return 0
    sizes, shape = stack_words(32), word_at(array, ARRAY_SHAPE)
    for d in range(deep):
        put_word(sizes, 8 * d, word_at(word_at(places, ARRAY_SHAPE), 8 * d))
    for d in range(1, ndim):
        put_word(sizes, 8 * (deep + d - 1), word_at(shape, 8 * d))
    size = word_at(shape, 0)
    row = elements // size * word_at(kind, KIND_ITEMSIZE)
    if count * row > MOST_BYTES:
        return 0
    made = new_memory(world, kind, deep + ndim - 1, sizes)
    if made == 0:
        return 0
    source, target, numbers = word_at(array, ARRAY_DATA), word_at(made, ARRAY_DATA), word_at(places, ARRAY_DATA)
    for k in range(count):
        place = word_at(numbers, 8 * k)
        place = place + size if place < 0 and from_end != 0 else place
        if place < 0 or place >= size:
            release(made)
            return 0
        copy_bytes(target + k * row, source + place * row, row)
    return made_tensor(world, kind, made)


@compile_builtin
def take_rows(own, arguments, count):
    """``take_at(tensor, index)``, where the index is a tuple of one array."""
    head, made = word_at(own, ARRAY_DATA), 0
    world = word_at(head, 0)
    if count == 2 and is_tensor(world, word_at(arguments, 0)):
        tensor, index = word_at(arguments, 0), word_at(arguments, 8)
        if word_at(index, TYPE) == word_at(world, TUPLE) and word_at(index, LENGTH) == 1:
            places = word_at(index, ITEMS)
            if word_at(places, TYPE) == word_at(world, ARRAY_TYPE):
                made = rows_taken(world, tensor, places, 1)
    return made if made != 0 else call_general(word_at(head, 8), arguments, count)


@compile_driver(types.boolean(_i, _i, _i, _i))
def are_tensors(world, arguments, one, other):
    """Whether the arguments at two offsets are tensors."""
    return is_tensor(world, word_at(arguments, one)) and is_tensor(world, word_at(arguments, other))


@compile_builtin
def select_rows(own, arguments, count):
    """``index_select(tensor, dim, index)`` for the first dimension and a vector."""
    head, made = word_at(own, ARRAY_DATA), 0
    world = word_at(head, 0)
    if count == 3 and are_tensors(world, arguments, 0, 16) and word_at(arguments, 8) == word_at(world, ZERO):
        tensor, index = word_at(arguments, 0), word_at(arguments, 16)
        places = word_at(index, word_at(world, SLOT_ARRAY))
        if int32_at(places, ARRAY_NDIM) == 1:
            made = rows_taken(world, tensor, places, 0)
    return made if made != 0 else call_general(word_at(head, 8), arguments, count)


@compile_driver(_i(*[_i] * 4))
def elements_gathered(world, tensor, dim, index):
    """``out[i, j, k] = tensor[i, index[i, j, k], k]`` with `dim` in the middle; 0 where the shapes differ elsewhere."""
    slot = word_at(world, SLOT_ARRAY)
    array, places = word_at(tensor, slot), word_at(index, slot)
    kind = known_kind(world, word_at(tensor, word_at(world, SLOT_DTYPE)))
    ndim, shape, wanted = int32_at(array, ARRAY_NDIM), word_at(array, ARRAY_SHAPE), word_at(places, ARRAY_SHAPE)
    at = dim + ndim if dim < 0 else dim
    if kind == 0 or ndim != int32_at(places, ARRAY_NDIM) or at < 0 or at >= ndim or ndim > MOST_DIMS:
        return 0
    width = word_at(kind, KIND_ITEMSIZE)
    count = dense_elements(places, 8)
    if word_at(places, ARRAY_DESCR) != word_at(world, INT64_DESCR) or count <= 0 or dense_elements(array, width) <= 0:
        return 0
    inner = 1
    for d in range(ndim):
        if d != at and word_at(shape, 8 * d) != word_at(wanted, 8 * d):
            return 0
        inner *= word_at(shape, 8 * d) if d > at else 1
    if count * width > MOST_BYTES:
        return 0
    made = new_memory(world, kind, ndim, wanted)
    if made == 0:
        return 0
    size, rows = word_at(shape, 8 * at), word_at(wanted, 8 * at)
    source, target, numbers = word_at(array, ARRAY_DATA), word_at(made, ARRAY_DATA), word_at(places, ARRAY_DATA)
    for k in range(count):
        place = word_at(numbers, 8 * k)
        if place < 0 or place >= size:
            release(made)
            return 0
        block = k // (rows * inner)
        copy_bytes(target + k * width, source + ((block * size + place) * inner + k % inner) * width, width)
    return made_tensor(world, kind, made)


@compile_builtin
def gather_elements(own, arguments, count):
    """``gather(tensor, dim, index, sparse_grad)``."""
    head, made = word_at(own, ARRAY_DATA), 0
    world = word_at(head, 0)
    if count == 4 and are_tensors(world, arguments, 0, 16):
        tensor, dim, index = word_at(arguments, 0), word_at(arguments, 8), word_at(arguments, 16)
        if word_at(dim, TYPE) == word_at(world, INT_TYPE):
            number = integer_of(dim)
            if not is_too_large(number):
                made = elements_gathered(world, tensor, number, index)
    return made if made != 0 else call_general(word_at(head, 8), arguments, count)


# -- writing -------------------------------------------------------------------------------------------------------


@compile_driver(_i(*[python_object] * 3))
def elements_written(process, target, given):
    """Copy the elements of a tensor into another one like it, and count the write; 1 where this is not plain, else 0.

    -1 with an error set. Memory that overlaps, unless it is the very same, is not plain.
    """
    world = word_at(address_of(process), ARRAY_DATA)
    slot = word_at(world, SLOT_ARRAY)
    out, array = word_at(address_of(target), slot), word_at(address_of(given), slot)
    if out == 0 or array == 0:
        return 1
    kinds = word_at(world, SLOT_DTYPE)
    kind = known_kind(world, word_at(address_of(target), kinds))
    ndim, own, other = int32_at(out, ARRAY_NDIM), word_at(out, ARRAY_SHAPE), word_at(array, ARRAY_SHAPE)
    if kind == 0 or word_at(address_of(given), kinds) != word_at(kind, 0) or int32_at(array, ARRAY_NDIM) != ndim:
        return 1
    for k in range(0, 8 * ndim, 8):
        if word_at(own, k) != word_at(other, k):
            return 1
    width = word_at(kind, KIND_ITEMSIZE)
    size = dense_elements(out, width) * width
    if size < 0 or size > MOST_WRITTEN or dense_elements(array, width) < 0:
        return 1
    if int32_at(out, ARRAY_FLAGS) & WRITEABLE == 0:
        return 1
    low, first = word_at(out, ARRAY_DATA), word_at(array, ARRAY_DATA)
    if low != first:
        if first < low + size and low < first + size:
            return 1
        copy_bytes(low, first, size)
    return bump_version(world, address_of(target))


# -- numbers -------------------------------------------------------------------------------------------------------


@compile_driver(types.boolean(_i, _i, _i, _i, _i))
def put_number(world, number, way, target, place):
    """Write a Python number as element `place`; False where that is not just a copy or a rounding."""
    kind = word_at(number, TYPE)
    if kind == word_at(world, FLOAT_TYPE) and way < WHOLE:
        value = double_at(number, FLOAT_VALUE)
    elif kind == word_at(world, INT_TYPE):
        whole = integer_of(number)
        if whole == -1 and clear_error():
            return False
        if way == WHOLE:
            put_word(target, 8 * place, whole)
            return True
        if abs(whole) >= 1 << 53:
            return False
        value = float(whole)
    else:
        return False
    if way == SINGLE:
        put_single(target, 4 * place, value)
    elif way == DOUBLE:
        put_double(target, 8 * place, value)
    return way < WHOLE


@compile_driver(owned(*[python_object] * 4))
def memory_filled(process, dtype, shape, number):
    """A tensor of the sizes in a tuple, all of one number; of any dtype if that is the int 0."""
    world, given = word_at(address_of(process), ARRAY_DATA), address_of(shape)
    kind, ndim = known_kind(world, address_of(dtype)), word_at(given, LENGTH)
    if kind == 0 or ndim > MOST_DIMS:
        return nothing(world)
    sizes, first = stack_words(32), stack_words(1)
    itemsize, way = word_at(kind, KIND_ITEMSIZE), word_at(kind, KIND_WAY)
    total = itemsize
    for d in range(ndim):
        item = word_at(given, ITEMS + 8 * d)
        size = integer_of(item) if word_at(item, TYPE) == word_at(world, INT_TYPE) else -1
        if size < 0 or size > MOST_BYTES:
            clear_error()
            return nothing(world)
        put_word(sizes, 8 * d, size)
        total *= size
        if total > MOST_BYTES:
            return nothing(world)
    is_zero = address_of(number) == word_at(world, ZERO)
    if not is_zero and not put_number(world, address_of(number), way, first, 0):
        return nothing(world)
    made = new_memory(world, kind, ndim, sizes)
    if made == 0:
        return as_owned(0)
    target = word_at(made, ARRAY_DATA)
    if is_zero:
        clear_bytes(target, total)
    elif itemsize == 8:
        value = word_at(first, 0)
        for k in range(0, total, 8):
            put_word(target, k, value)
    else:
        single = double_of(address_of(number))
        for k in range(0, total, 4):
            put_single(target, k, single)
    return as_owned(made_tensor(world, kind, made))


@compile_driver(owned(*[python_object] * 4))
def numbers_counted(process, start, end, step):
    """start, start + step, ... below `end` as int64, for ints."""
    world = word_at(address_of(process), ARRAY_DATA)
    kind, whole = known_kind(world, word_at(world, KINDS + KIND_BYTES)), word_at(world, INT_TYPE)
    for one in (address_of(start), address_of(end), address_of(step)):
        if word_at(one, TYPE) != whole:
            return nothing(world)
    first, last, by = integer_of(address_of(start)), integer_of(address_of(end)), integer_of(address_of(step))
    sign = 1 if by > 0 else -1
    least, most = min(first, last, by), max(first, last, by)
    if clear_error() or most >= 1 << 53 or least <= -1 << 53 or by == 0 or (last - first) * sign < 0:
        return nothing(world)
    count = (last - first + by - sign) // by
    if 8 * count > MOST_BYTES:
        return nothing(world)
    sizes = stack_words(1)
    put_word(sizes, 0, count)
    made = new_memory(world, kind, 1, sizes)
    if made == 0:
        return as_owned(0)
    target = word_at(made, ARRAY_DATA)
    for k in range(count):
        put_word(target, 8 * k, first + k * by)
    return as_owned(made_tensor(world, kind, made))


@compile_driver(_i(_i, _i))
def items_of(world, listed):
    """The address of the items of a list or a tuple; 0 for what is neither."""
    kind = word_at(listed, TYPE)
    if kind == word_at(world, LIST):
        return word_at(listed, LIST_ITEMS)
    return listed + ITEMS if kind == word_at(world, TUPLE) else 0


@compile_driver(owned(*[python_object] * 4))
def numbers_converted(process, data, fractions, wholes):
    """A list of numbers, or of such lists of one length; of the dtype `fractions` or `wholes`, as the first one is."""
    world, rows = word_at(address_of(process), ARRAY_DATA), address_of(data)
    items = items_of(world, rows)
    if items == 0 or word_at(rows, LENGTH) == 0:
        return nothing(world)
    sizes, single, ndim = stack_words(2), stack_words(1), 1
    count, width = word_at(rows, LENGTH), word_at(rows, LENGTH)
    first = word_at(items, 0)
    put_word(sizes, 0, count)
    if items_of(world, first) != 0:
        ndim, width = 2, word_at(first, LENGTH)
        put_word(sizes, 8, width)
        if width == 0:
            return nothing(world)
        first = word_at(items_of(world, first), 0)
    else:
        put_word(single, 0, rows)
        items, count = single, 1
    is_whole = word_at(first, TYPE) == word_at(world, INT_TYPE)
    kind = known_kind(world, address_of(wholes) if is_whole else address_of(fractions))
    if kind == 0 or word_at(kind, KIND_WAY) > WHOLE:
        return nothing(world)
    made = new_memory(world, kind, ndim, sizes)
    if made == 0:
        return as_owned(0)
    target, way = word_at(made, ARRAY_DATA), word_at(kind, KIND_WAY)
    for j in range(count):
        row = word_at(items, 8 * j)
        numbers = items_of(world, row)
        fits = numbers != 0 and word_at(row, LENGTH) == width
        for k in range(width if fits else 0):
            number = word_at(numbers, 8 * k)
            if is_whole and word_at(number, TYPE) != word_at(world, INT_TYPE):
                fits = False
                break
            if not put_number(world, number, way, target, j * width + k):
                fits = False
                break
        if not fits:
            release(made)
            return nothing(world)
    return as_owned(made_tensor(world, kind, made))


filled = entry_point(memory_filled)
counted = entry_point(numbers_counted)
converted = entry_point(numbers_converted)
written = entry_point(elements_written)
