"""Views made in native code: the tensor, its NumPy array, and the note of it in the version list that they share.

:func:`over` makes a view over an array that exists, :func:`in_layout` one of a known layout. :func:`view_like_before`
looks up the layout that a view operator gave this geometry for these arguments, and makes array and tensor of it;
:func:`remember` notes a layout for it. :func:`view_at` is basic indexing: ints, slices, None and Ellipsis. What these
two do not take, they hand on to the general path in Python.

A table of layouts is an array of words: after its head ``PLACES`` entries, found by a hash of their keys. An entry is
the number of words of the key (0 where there is no entry), the key, whether the view is one for autograd, number of
dimensions, offset in bytes, sizes, steps in bytes. A newer entry takes the place of an older one.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver, entry_point
from runtime.compile.memory import python_object
from runtime.native.builtin import bind
from runtime.native.layout import WRITEABLE, unknown
from runtime.native.tensors import as_owned, is_tensor, owned
from runtime.tensor import MANY_VIEWS, Tensor, dtypes, keys, make_tensor
from runtime.tensor.casting import Array
from runtime.native.capi import (
    append_reference, call_object, clear_error, integer_of, new_array, new_list, release, set_base, shared,
)  # fmt: skip
from runtime.native.structures import address_of, int32_at, put_object, put_word, stack_words, word_at
from runtime.native.old import (
    ARRAY_DATA, ARRAY_DESCR, ARRAY_FLAGS, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ARRAY_TYPE, FALSE, INT_TYPE, ITEMS,
    LENGTH, NEW_ARRAY, NONE, SET_BASE, SLICE_START, SLICE_STEP, SLICE_STOP, SLOT_ARRAY, SLOT_BASE, SLOT_DTYPE,
    SLOT_VERSION, TRUE, TYPE, whole_tensor,
)  # fmt: skip
from runtime.native.tensors import call_general
from runtime.native.old import (
    ACTIVE, DTYPE, ELLIPSIS, FORGET, GRAD_ENABLED, REFERENCE, SLICE, TUPLE, UNTRACKED, WORLD, ZERO,
)  # fmt: skip
from runtime.native.tensors import bound_to  # noqa: F401

TABLE_HEAD = 2  # words before the entries: where this process's words are, and the general path
PLACES, ENTRY_WORDS, KEY_WORDS = 128, 64, 32
TRACKED, NDIM, OFFSET, SIZES = 8 * KEY_WORDS + 8, 8 * KEY_WORDS + 16, 8 * KEY_WORDS + 24, 8 * KEY_WORDS + 32
MOST_DIMS = 8  # of a tensor, and of a view, in a table of layouts
MOST_INDEXED = 30  # dimensions of a view by index
NUMBER, OBJECT, LIST = 1, 2, 3  # what follows in a key
_MULTIPLIER = 0x1E3779B97F4A7C15
_FAR = 1 << 31

_i = types.int64


@compile_driver(_i(_i))
def reference_kind(world):
    """The kind of reference by which a view is noted, which says whether it is recorded; 0 with an error set."""
    if word_at(word_at(word_at(world, ACTIVE), 0), LENGTH) == 0:
        return word_at(world, REFERENCE)
    answer = call_object(word_at(world, GRAD_ENABLED), 0, 0)
    if answer == 0:
        return 0
    release(answer)
    return word_at(world, REFERENCE if answer == word_at(world, TRUE) else UNTRACKED)


@compile_driver(_i(_i, _i))
def version_of(world, tensor):
    """The version list of a tensor, without the views that are gone when there are many; 0 with an error set."""
    slot = word_at(world, SLOT_VERSION)
    version = word_at(tensor, slot)
    if version == word_at(world, NONE) or version == 0:
        made = new_list(shared(word_at(world, ZERO)))
        if made != 0:
            put_object(tensor, slot, made)
            release(version)
        return made
    length = word_at(version, LENGTH)
    if length > MANY_VIEWS and length & (length - 1) == 0:
        argument = stack_words(1)
        put_word(argument, 0, version)
        done = call_object(word_at(world, FORGET), argument, 1)
        if done == 0:
            return 0
        release(done)
    return version


@compile_driver(_i(_i, _i, _i, _i))
def wrapped(world, base, array, tracked):
    """The view of the tensor `base` over `array`, a reference to which is taken over; 0 with an error set.

    What is not `tracked` shares memory and version only.
    """
    version, reference = version_of(world, base), reference_kind(world)
    if version == 0 or reference == 0:
        release(array)
        return 0
    root = word_at(world, NONE)
    if tracked != 0:
        root = word_at(base, word_at(world, SLOT_BASE))
        if root == word_at(world, NONE) or root == 0:
            root = base
    view = whole_tensor(world, array, word_at(base, word_at(world, SLOT_DTYPE)), version, root)
    if view != 0 and tracked != 0 and append_reference(version, reference, view) != 0:
        release(view)
        return 0
    return view


@compile_driver(owned(*[python_object] * 3))
def view_over(process, tensor, array):
    """The view of `tensor` over `array`."""
    world, memory = word_at(address_of(process), ARRAY_DATA), shared(address_of(array))
    return as_owned(wrapped(world, address_of(tensor), memory, 1))


@compile_driver(_i(*[_i] * 7))
def view_within(world, tensor, ndim, sizes, steps, offset, tracked):
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
    return wrapped(world, tensor, made, tracked)


@compile_driver(owned(*[python_object] * 4))
def array_in_layout(process, array, descr, layout):
    """The memory of `array` as an array of the NumPy dtype `descr` in a layout, given as its words; bounds are known.

    NumPy's own way to it takes a contiguous array only, and what another library shares need not be one.
    """
    world, source = word_at(address_of(process), ARRAY_DATA), address_of(array)
    words = word_at(address_of(layout), ARRAY_DATA)
    ndim, sizes = word_at(words, NDIM - TRACKED), words + SIZES - TRACKED
    made = new_array(
        word_at(world, NEW_ARRAY), word_at(world, ARRAY_TYPE), shared(address_of(descr)), ndim, sizes,
        sizes + 8 * ndim, word_at(source, ARRAY_DATA) + word_at(words, OFFSET - TRACKED),
        int32_at(source, ARRAY_FLAGS) & WRITEABLE,
    )  # fmt: skip
    if made != 0 and set_base(word_at(world, SET_BASE), made, shared(source)) != 0:
        release(made)
        made = 0
    return as_owned(made)


@compile_driver(owned(*[python_object] * 3))
def view_in_layout(process, tensor, layout):
    """The view of `tensor` in a layout, given as its words."""
    words = word_at(address_of(layout), ARRAY_DATA)
    ndim, sizes = word_at(words, NDIM - TRACKED), words + SIZES - TRACKED
    return as_owned(
        view_within(
            word_at(address_of(process), ARRAY_DATA), address_of(tensor), ndim, sizes, sizes + 8 * ndim,
            word_at(words, OFFSET - TRACKED), word_at(words, 0),
        )
    )  # fmt: skip


# -- layouts by geometry and arguments -----------------------------------------------------------------------------


@compile_driver(_i(_i, _i, _i, _i))
def put_argument(world, item, key, at):
    """Append what an argument is to a key, a tuple without its items; the new length, or -1 for what has no words."""
    kind, value, tag = word_at(item, TYPE), item, OBJECT
    if kind == word_at(world, INT_TYPE):
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
def put_key(world, arguments, count, key):
    """Write the key of a tensor's geometry and of the arguments behind it, and return its words; -1 if it has none."""
    tensor = word_at(arguments, 0)
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
    for k in range(1, count):
        item = word_at(arguments, 8 * k)
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


@compile_driver(_i(_i, _i, _i))
def view_laid_out(table, arguments, count):
    """The view of a tensor in the layout that a table has for it and the arguments behind it; 0 if there is none."""
    world, key = word_at(table, 0), stack_words(32)
    if count < 1 or not is_tensor(world, word_at(arguments, 0)):
        return 0
    words = put_key(world, arguments, count, key)
    if words < 0:
        return 0
    entry = place_of(table + 8 * TABLE_HEAD, key, words)
    for k in range(0, 8 * words, 8):
        if word_at(entry, 8 + k) != word_at(key, k):
            return 0
    if word_at(entry, 0) != words:
        return 0
    ndim = word_at(entry, NDIM)
    return view_within(
        world, word_at(arguments, 0), ndim, entry + SIZES, entry + SIZES + 8 * ndim, word_at(entry, OFFSET),
        word_at(entry, TRACKED),
    )  # fmt: skip


@compile_builtin
def view_like_before(own, arguments, count):
    """``view(tensor, *arguments)``, which asks the operator's rule for what it has not seen yet."""
    table = word_at(own, ARRAY_DATA)
    made = view_laid_out(table, arguments, count)
    return made if made != 0 else call_general(word_at(table, 8), arguments, count)


@compile_driver(_i(*[python_object] * 3))
def remember_layout(table, arguments, layout):
    """Note the layout, given as its words, of the view of a tensor for arguments; 0, or -1 where it cannot be."""
    head, given = word_at(address_of(table), ARRAY_DATA), address_of(arguments)
    key, words = stack_words(32), word_at(address_of(layout), ARRAY_DATA)
    count = put_key(word_at(head, 0), given + ITEMS, word_at(given, LENGTH), key)
    ndim = word_at(words, NDIM - TRACKED)
    if count < 0 or ndim > MOST_DIMS:
        return -1
    entry = place_of(head + 8 * TABLE_HEAD, key, count)
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
    if word_at(item, TYPE) == word_at(world, INT_TYPE):
        value = integer_of(item)
        if value == -1 and clear_error():
            return _FAR
    return value


@compile_driver(_i(_i, _i, _i))
def place_within(world, item, size):
    """The element of a dimension of `size` elements that an int means; -1 for one outside, and for what is no int."""
    if word_at(item, TYPE) != word_at(world, INT_TYPE):
        return -1
    value = integer_of(item)
    if value == -1 and clear_error():
        return -1
    value = value + size if value < 0 else value
    return value if value < size else -1


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


@compile_driver(_i(_i, _i, _i))
def view_indexed(world, tensor, index):
    """The view of `tensor` at a basic index within its bounds; 0 for any other, or with an error set."""
    array = word_at(tensor, word_at(world, SLOT_ARRAY))
    ndim, shape = int32_at(array, ARRAY_NDIM), word_at(array, ARRAY_SHAPE)
    strides = word_at(array, ARRAY_STRIDES)
    none, ellipsis = word_at(world, NONE), word_at(world, ELLIPSIS)
    single, sizes = stack_words(1), stack_words(64)
    steps = sizes + 8 * (MOST_INDEXED + 2)
    put_word(single, 0, index)
    parts, count = single, 1
    if word_at(index, TYPE) == word_at(world, TUPLE):
        parts, count = index + ITEMS, word_at(index, LENGTH)
    wanted, several = 0, 0
    for k in range(0, 8 * count, 8):
        part = word_at(parts, k)
        wanted += 1 if part != none else 0
        several += 1 if part == ellipsis else 0
    wanted -= several
    if wanted > ndim or several > 1 or count + ndim > MOST_INDEXED:
        return 0
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
            place = place_within(world, part, size)
        if place < 0:
            return 0
        wanted, dim, offset = wanted - 1, dim + 1, offset + place * step
    return view_within(world, tensor, made, sizes, steps, offset, 1)


@compile_builtin
def view_at(own, arguments, count):
    """``view_at(tensor, index)``."""
    head = word_at(own, ARRAY_DATA)
    world, made = word_at(head, 0), 0
    if count == 2 and is_tensor(world, word_at(arguments, 0)):
        made = view_indexed(world, word_at(arguments, 0), word_at(arguments, 8))
    return made if made != 0 else call_general(word_at(head, 8), arguments, count)


over = entry_point(view_over)
array_in = entry_point(array_in_layout)
in_layout = entry_point(view_in_layout)
remember = entry_point(remember_layout)
def new_table(general: Callable[..., Any]) -> Array:
    """A table without layouts; `general` makes what it does not have."""
    table = np.zeros(TABLE_HEAD + PLACES * ENTRY_WORDS, np.int64)
    table[:TABLE_HEAD] = WORLD.ctypes.data, id(general)
    return table


def layout_words(offset: int, sizes: tuple[int, ...], steps: tuple[int, ...], *, tracked: bool) -> Array:
    """A layout as :func:`remember` takes it; `offset` and `steps` in bytes."""
    return np.array([tracked, len(sizes), offset, *sizes, *steps], np.int64)


def _self_test() -> None:
    """Views made here are those that the interpreter makes, or nothing here may run."""
    array = np.arange(12.0)
    array.flags.writeable = False
    tensor = make_tensor(array, dtypes.float64)
    wanted, arguments = np.ndarray((2, 3), np.float64, array, 8, (40, 16)), (tensor, (2, -7), None)
    table = new_table(tuple)
    remember(table, arguments, layout_words(8, (2, 3), (40, 16), tracked=True))
    made = bind(view_like_before, table, "laid_out")(*arguments)
    other = over(WORLD, made, wanted)
    third = bind(view_at, table, "at_index")(other, (1, slice(0, None, 2), None))
    version: list[Any] = tensor._version or []
    facts = (made._array.tolist(), made._array.flags.num, made._array.base is array, other._array is wanted)
    if facts != (wanted.tolist(), wanted.flags.num, True, True) or not all(
        type(view) is Tensor and view.dtype is dtypes.float64 and view._keys == keys.CPU and view._edge is None
        and view._version is version and view._base is tensor and version[place]() is view
        for place, view in enumerate((made, other, third), 1)
    ) or third._array.tolist() != wanted[1, ::2, None].tolist() or version[0] != 0:  # fmt: skip
        raise unknown("a view made natively is not what it should be")


_self_test()
