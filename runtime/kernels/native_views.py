"""Views made in native code: the tensor, its NumPy array, and the note of it in the version list that they share.

:func:`over` makes a view over an array that exists. :func:`laid_out` looks up the layout that a view operator gave this
geometry for these arguments, and makes array and tensor of it; :func:`remember` notes a layout for it. :func:`indexed`
is basic indexing: ints, slices, None and Ellipsis. What these do not take they leave to the caller, and answer None.

A table of layouts is an array of words, ``PLACES`` entries found by a hash of their keys: the number of words of the
key (0 where there is no entry), the key, whether the view is one for autograd, number of dimensions, offset in bytes,
sizes, steps in bytes. A newer entry takes the place of an older one.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime import dtypes, keys
from runtime.casting import Array
from runtime.errors import ComputeError
from runtime.kernels.compiling import compile_driver, entry_point
from runtime.kernels.driver import (
    ARRAY_DATA, ARRAY_FLAGS, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ITEMS, LENGTH, WRITEABLE,
)  # fmt: skip
from runtime.kernels.memory import (
    WORD, address_of, clear_error, int32_at, integer_of, put_word, python_object, stack_words, word_at,
)  # fmt: skip
from runtime.kernels.objects import (
    ARRAY_DESCR, ARRAY_TYPE, NEW_ARRAY, NONE, PROCESS, SET_BASE, SLOT_ARRAY, SLOT_BASE, SLOT_DTYPE, SLOT_VERSION,
    append_reference, as_owned, new_array, owned, put_object, release, set_base, shared, whole_tensor,
)  # fmt: skip
from runtime.tensor import MANY_VIEWS, Tensor, UntrackedRef, forget_dead_views

TYPE = 8  # of PyObject
SLICE_START, SLICE_STOP, SLICE_STEP = 16, 24, 32  # of PySliceObject
# Words of this process behind those of `objects`.
FIRST = 8 * len(PROCESS)
INT, TUPLE, SLICE, DTYPE, TRUE, FALSE, ELLIPSIS, ZERO, FORGET = range(FIRST, FIRST + 72, 8)
PLACES, ENTRY_WORDS, KEY_WORDS = 128, 64, 32
TRACKED, NDIM, OFFSET, SIZES = 8 * KEY_WORDS + 8, 8 * KEY_WORDS + 16, 8 * KEY_WORDS + 24, 8 * KEY_WORDS + 32
MOST_DIMS = 8  # of a tensor, and of a view, in a table of layouts
MOST_INDEXED = 30  # dimensions of a view by index
NUMBER, OBJECT, LIST = 1, 2, 3  # what follows in a key
_MULTIPLIER = 0x1E3779B97F4A7C15
_FAR = 1 << 31

_i = types.int64


@intrinsic
def one_item_list(typingctx, item):
    """A new list of one object, a reference to which is taken over; 0 with an error set."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        made = api.list_new(context.get_constant(types.intp, 1))
        failed = builder.icmp_unsigned("==", builder.ptrtoint(made, WORD), ir.Constant(WORD, 0))
        with builder.if_then(builder.not_(failed)):
            api.list_setitem(made, context.get_constant(types.intp, 0), builder.inttoptr(args[0], api.pyobj))
        return builder.ptrtoint(made, WORD)

    return types.int64(types.int64), codegen


@intrinsic
def call_with(typingctx, function, argument):
    """Call a Python function with one object; a reference to its result, or 0 with an error set."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        function, argument = (builder.inttoptr(one, api.pyobj) for one in args)
        return builder.ptrtoint(api.call_function_objargs(function, [argument]), WORD)

    return types.int64(types.int64, types.int64), codegen


@compile_driver(_i(_i, _i))
def version_of(world, tensor):
    """The version list of a tensor, without the views that are gone when there are many; 0 with an error set."""
    slot = word_at(world, SLOT_VERSION)
    version = word_at(tensor, slot)
    if version == word_at(world, NONE):
        made = one_item_list(shared(word_at(world, ZERO)))
        if made != 0:
            put_object(tensor, slot, made)
            release(version)
        return made
    length = word_at(version, LENGTH)
    if length > MANY_VIEWS and length & (length - 1) == 0:
        done = call_with(word_at(world, FORGET), version)
        if done == 0:
            return 0
        release(done)
    return version


@compile_driver(_i(_i, _i, _i, _i, _i))
def wrapped(world, base, reference, array, tracked):
    """The view of the tensor `base` over `array`, a reference to which is taken over; 0 with an error set.

    What is not `tracked` shares memory and version only.
    """
    version = version_of(world, base)
    if version == 0:
        release(array)
        return 0
    root = word_at(world, NONE)
    if tracked != 0:
        root = word_at(base, word_at(world, SLOT_BASE))
        if root == word_at(world, NONE):
            root = base
    view = whole_tensor(world, array, word_at(base, word_at(world, SLOT_DTYPE)), version, root)
    if view != 0 and tracked != 0 and append_reference(version, reference, view) != 0:
        release(view)
        return 0
    return view


@compile_driver(owned(*[python_object] * 4))
def view_over(process, tensor, reference, array):
    """The view of `tensor` over `array`, to which a `reference` is noted."""
    world, memory = word_at(address_of(process), ARRAY_DATA), shared(address_of(array))
    return as_owned(wrapped(world, address_of(tensor), address_of(reference), memory, 1))


@compile_driver(_i(*[_i] * 8))
def view_within(world, tensor, reference, ndim, sizes, steps, offset, tracked):
    """The view of `tensor` with these sizes and steps, `offset` bytes from its first element; 0 with an error set."""
    array = word_at(tensor, word_at(world, SLOT_ARRAY))
    made = new_array(
        word_at(world, NEW_ARRAY), word_at(world, ARRAY_TYPE), shared(word_at(array, ARRAY_DESCR)), ndim, sizes, steps,
        word_at(array, ARRAY_DATA) + offset, int32_at(array, ARRAY_FLAGS) & WRITEABLE,
    )  # fmt: skip
    if made == 0:
        return 0
    if set_base(word_at(world, SET_BASE), made, shared(array)) != 0:
        release(made)
        return 0
    return wrapped(world, tensor, reference, made, tracked)


# -- layouts by geometry and arguments -----------------------------------------------------------------------------


@compile_driver(_i(_i, _i, _i, _i))
def put_argument(world, item, key, at):
    """Append what an argument is to a key, a tuple without its items; the new length, or -1 for what has no words."""
    kind, value, tag = word_at(item, TYPE), item, OBJECT
    if kind == word_at(world, INT):
        value, tag = integer_of(item), NUMBER
        if value == -1 and clear_error():
            return -1
    elif kind == word_at(world, TUPLE):
        value, tag = word_at(item, LENGTH), LIST
    elif not (
        item == word_at(world, NONE) or item == word_at(world, TRUE) or item == word_at(world, FALSE)
        or kind == word_at(world, DTYPE)
    ):  # fmt: skip
        return -1
    if at + 2 > KEY_WORDS:
        return -1
    put_word(key, 8 * at, tag)
    put_word(key, 8 * at + 8, value)
    return at + 2


@compile_driver(_i(_i, _i, _i, _i))
def put_key(world, tensor, arguments, key):
    """Write the key of a geometry and of a tuple of arguments, and return its words; -1 where it has none."""
    array = word_at(tensor, word_at(world, SLOT_ARRAY))
    ndim = int32_at(array, ARRAY_NDIM)
    if ndim > MOST_DIMS:
        return -1
    sizes, steps = word_at(array, ARRAY_SHAPE), word_at(array, ARRAY_STRIDES)
    put_word(key, 0, word_at(tensor, word_at(world, SLOT_DTYPE)))
    put_word(key, 8, ndim)
    for k in range(0, 8 * ndim, 8):
        put_word(key, 16 + k, word_at(sizes, k))
        put_word(key, 16 + 8 * ndim + k, word_at(steps, k))
    at = 2 + 2 * ndim
    for k in range(word_at(arguments, LENGTH)):
        item = word_at(arguments, ITEMS + 8 * k)
        at = put_argument(world, item, key, at)
        if at >= 0 and word_at(item, TYPE) == word_at(world, TUPLE):
            for j in range(word_at(item, LENGTH)):
                inner = word_at(item, ITEMS + 8 * j)
                at = -1 if word_at(inner, TYPE) == word_at(world, TUPLE) else put_argument(world, inner, key, at)
                if at < 0:
                    return -1
        if at < 0:
            return -1
    return at


@compile_driver(_i(_i, _i, _i))
def place_of(table, key, count):
    """Where the entry of a key is, or would be."""
    mixed = 0
    for k in range(0, 8 * count, 8):
        mixed = (mixed ^ word_at(key, k)) * _MULTIPLIER
        mixed ^= mixed >> 29
    return table + 8 * ENTRY_WORDS * (mixed & (PLACES - 1))


@compile_driver(owned(*[python_object] * 5))
def view_laid_out(process, table, tensor, reference, arguments):
    """The view of `tensor` in the layout that `table` has for its geometry and the arguments; None if there is none."""
    world = word_at(address_of(process), ARRAY_DATA)
    key = stack_words(32)
    count = put_key(world, address_of(tensor), address_of(arguments), key)
    if count < 0:
        return as_owned(shared(word_at(world, NONE)))
    entry = place_of(word_at(address_of(table), ARRAY_DATA), key, count)
    for k in range(0, 8 * count, 8):
        if word_at(entry, 8 + k) != word_at(key, k):
            return as_owned(shared(word_at(world, NONE)))
    if word_at(entry, 0) != count:
        return as_owned(shared(word_at(world, NONE)))
    ndim = word_at(entry, NDIM)
    return as_owned(
        view_within(
            world, address_of(tensor), address_of(reference), ndim, entry + SIZES, entry + SIZES + 8 * ndim,
            word_at(entry, OFFSET), word_at(entry, TRACKED),
        )
    )  # fmt: skip


@compile_driver(_i(*[python_object] * 5))
def remember_layout(process, table, tensor, arguments, layout):
    """Note the layout of a view, given as its last words, for a geometry and arguments; 0, or -1 where it cannot be."""
    world = word_at(address_of(process), ARRAY_DATA)
    key, words = stack_words(32), word_at(address_of(layout), ARRAY_DATA)
    count = put_key(world, address_of(tensor), address_of(arguments), key)
    ndim = word_at(words, NDIM - TRACKED)
    if count < 0 or ndim > MOST_DIMS:
        return -1
    entry = place_of(word_at(address_of(table), ARRAY_DATA), key, count)
    put_word(entry, 0, count)
    for k in range(0, 8 * count, 8):
        put_word(entry, 8 + k, word_at(key, k))
    for k in range(0, SIZES - TRACKED + 16 * ndim, 8):
        put_word(entry, TRACKED + k, word_at(words, k))
    return 0


# -- basic indexing ------------------------------------------------------------------------------------------------


@compile_driver(_i(_i, _i, _i))
def bound(world, item, missing):
    """A number of a slice: `missing` for None, and beyond any size for what is no int."""
    if item == word_at(world, NONE):
        return missing
    value = _FAR
    if word_at(item, TYPE) == word_at(world, INT):
        value = integer_of(item)
        if value == -1 and clear_error():
            return _FAR
    return value


@compile_driver(_i(_i, _i, _i, _i, _i))
def put_slice(world, part, size, step, target):
    """Write size and step of a dimension of `size` elements after a slice; the first element, or -1 if not taken."""
    start = bound(world, word_at(part, SLICE_START), 0)
    stop = bound(world, word_at(part, SLICE_STOP), size)
    stride = bound(world, word_at(part, SLICE_STEP), 1)
    far = max(abs(start), abs(stop), stride) >= _FAR
    if far or stride < 1:
        return -1
    start = min(max(start + size if start < 0 else start, 0), size)
    stop = min(max(stop + size if stop < 0 else stop, 0), size)
    if start >= stop:
        start, stop, stride = 0, 0, 1
    put_word(target, 0, (stop - start + stride - 1) // stride)
    put_word(target, 8 * (MOST_INDEXED + 2), step * stride)
    return start


@compile_driver(owned(*[python_object] * 4))
def view_indexed(process, tensor, reference, index):
    """The view of `tensor` at a basic index within its bounds; None for any other."""
    world = word_at(address_of(process), ARRAY_DATA)
    array = word_at(address_of(tensor), word_at(world, SLOT_ARRAY))
    ndim, shape = int32_at(array, ARRAY_NDIM), word_at(array, ARRAY_SHAPE)
    strides = word_at(array, ARRAY_STRIDES)
    none, ellipsis = word_at(world, NONE), word_at(world, ELLIPSIS)
    single, sizes = stack_words(1), stack_words(64)
    steps = sizes + 8 * (MOST_INDEXED + 2)
    put_word(single, 0, address_of(index))
    parts, count = single, 1
    if word_at(address_of(index), TYPE) == word_at(world, TUPLE):
        parts, count = address_of(index) + ITEMS, word_at(address_of(index), LENGTH)
    wanted, several = 0, 0
    for k in range(0, 8 * count, 8):
        part = word_at(parts, k)
        wanted += 1 if part != none else 0
        several += 1 if part == ellipsis else 0
    wanted -= several
    if wanted > ndim or several > 1 or count + ndim > MOST_INDEXED:
        return as_owned(shared(none))
    dim, made, offset = 0, 0, 0
    for k in range(count + 1):
        part = word_at(parts, 8 * k) if k < count else ellipsis
        if part == none:
            put_word(sizes, 8 * made, 1)
            put_word(steps, 8 * made, 0)
            made += 1
            continue
        if part == ellipsis:
            while dim < ndim - wanted:  # what the other parts do not speak of
                put_word(sizes, 8 * made, word_at(shape, 8 * dim))
                put_word(steps, 8 * made, word_at(strides, 8 * dim))
                dim, made = dim + 1, made + 1
            continue
        size, step, kind = word_at(shape, 8 * dim), word_at(strides, 8 * dim), word_at(part, TYPE)
        if kind == word_at(world, SLICE):
            place = put_slice(world, part, size, step, sizes + 8 * made)
            made += 1
        else:
            place = bound(world, part, -1)
            place = place + size if place < 0 else place
            place = place if place < size else -1
        if place < 0:
            return as_owned(shared(none))
        wanted, dim, offset = wanted - 1, dim + 1, offset + place * step
    return as_owned(
        view_within(world, address_of(tensor), address_of(reference), made, sizes, steps, offset, 1)
    )


over = entry_point(view_over)
laid_out = entry_point(view_laid_out)
remember = entry_point(remember_layout)
indexed = entry_point(view_indexed)
_OBJECTS: tuple[Any, ...] = (int, tuple, slice, dtypes.dtype, True, False, Ellipsis, 0, forget_dead_views)
WORLD: Array = np.array([*PROCESS, *map(id, _OBJECTS)], np.int64)


def new_table() -> Array:
    """A table without layouts."""
    return np.zeros(PLACES * ENTRY_WORDS, np.int64)


def layout_words(offset: int, sizes: tuple[int, ...], steps: tuple[int, ...], *, tracked: bool) -> Array:
    """A layout as :func:`remember` takes it; `offset` and `steps` in bytes."""
    return np.array([tracked, len(sizes), offset, *sizes, *steps], np.int64)


def _self_test() -> None:
    """Views made here are those that the interpreter makes, or nothing here may run."""
    array = np.arange(12.0)
    array.flags.writeable = False
    tensor = Tensor()
    tensor._array, tensor.dtype, tensor._keys = array, dtypes.float64, keys.CPU
    tensor._edge = tensor._base = tensor._version = None
    wanted, table, arguments = np.ndarray((2, 3), np.float64, array, 8, (40, 16)), new_table(), ((2, -7), None)
    remember(WORLD, table, tensor, arguments, layout_words(8, (2, 3), (40, 16), tracked=True))
    made = laid_out(WORLD, table, tensor, weakref.ref, arguments)
    other = over(WORLD, made, UntrackedRef, wanted)
    third = indexed(WORLD, other, weakref.ref, (1, slice(0, None, 2), None))
    version: list[Any] = tensor._version or []
    facts = (made._array.tolist(), made._array.flags.num, made._array.base is array, other._array is wanted)
    if facts != (wanted.tolist(), wanted.flags.num, True, True) or not all(
        type(view) is Tensor and view.dtype is dtypes.float64 and view._keys == keys.CPU and view._edge is None
        and view._version is version and view._base is tensor and version[place]() is view
        for place, view in enumerate((made, other, third), 1)
    ) or third._array.tolist() != wanted[1, ::2, None].tolist() or version[0] != 0:  # fmt: skip
        msg = "tensors or arrays have an unknown layout; this build of CPython and NumPy is not supported"
        raise ComputeError(msg)


_self_test()
