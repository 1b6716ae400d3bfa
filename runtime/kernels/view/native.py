"""Views made in native code: the tensor, its NumPy array, and the note of it in the version list that they share.

:func:`view_over` makes a view over an array that exists, :func:`view_in_layout` one of given sizes and strides, and
:func:`array_in_layout` the array of one. :func:`view_like_before` looks up the layout that a view operator gave this
geometry for these arguments, and makes array and tensor of it; :func:`remember` notes a layout for it. :func:`view_at`
is basic indexing: ints, slices, None and Ellipsis. What these do not take, they hand on to the general path in Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.native.builtin import bind
from runtime.native.capi import (
    append_reference, call_object, integer_of, new_array, new_list, release, set_base, shared,
)  # fmt: skip
from runtime.native.layout import WORD, WRITEABLE, Array, Inside, List, Object, Structure, Tuple, slot_offset, unknown
from runtime.native.structures import Ref, Row, stack_words, words
from runtime.native.tensors import (
    PROCESS, Bound, Process, TensorObject, bound_to, call_general, is_tensor, is_too_large, new_tensor,
)  # fmt: skip
from runtime.tensor import MANY_VIEWS, Tensor, dtypes, keys, make_tensor

MOST_DIMS = 8  # of a tensor, and of a view, in a table of layouts
INFERENCE_KEYS = keys.CPU | keys.INFERENCE
MOST_INDEXED = 30  # dimensions of a view by index
MOST_GIVEN = 64  # dimensions of a given layout, as of a NumPy array
PLACES, ROW, KEY_WORDS = 128, 4, 32
NUMBER, OBJECT, LIST = 1, 2, 3  # what follows in a key
_MULTIPLIER = 0x1E3779B97F4A7C15
_FAR = 1 << 31

# A table of layouts has places for entries in rows, found by a hash of their keys: a new entry comes to the first place
# of its row and moves the others on, so that a few keys of one hash which take turns all stay. An entry is the number
# of words of its key (0 where there is no entry), the key, whether the view is one for autograd, its number of
# dimensions, its distance from the tensor's first element, its sizes and strides, all in bytes.
Entry = Structure(
    "Entry",
    {
        "length": WORD, "key": Inside(WORD, KEY_WORDS), "tracked": WORD, "ndim": WORD, "offset": WORD,
        "sizes": Inside(WORD, MOST_DIMS), "strides": Inside(WORD, MOST_DIMS),
    },
)  # fmt: skip
Table = Structure("Table", {"process": Process, "general": WORD, "entries": Inside(WORD, PLACES * Entry.words)})
Slice = Structure(
    "Slice", {"start": WORD, "stop": WORD, "step": WORD},
    places={one: slot_offset(slice, one) for one in ("start", "stop", "step")},
)  # fmt: skip
_ENTRY_WORDS = Entry.words
_ENTRY_BYTES = 8 * _ENTRY_WORDS

_i = types.int64
_process, _tensor, _array, _table, _entry = Ref(Process), Ref(TensorObject), Ref(Array), Ref(Table), Ref(Entry)
_list, _words, _slice = Ref(List), Row(WORD), Ref(Slice)


@compile_driver(_i(_process))
def reference_type(process):
    """The type of reference by which a view is noted, which says whether it is recorded; 0 with an error set."""
    if process.active_guards[0].used == 0:
        return process.reference_type
    answer = call_object(process.grad_enabled, 0, 0)
    if answer == 0:
        return 0
    release(answer)
    return process.reference_type if answer == process.true else process.untracked_type


@compile_driver(_list(_process, _tensor))
def version_of(process, tensor):
    """The version list of a tensor, without the views that are gone when there are many; 0 with an error set."""
    version = tensor.version
    if version == process.none or version == 0:
        result = List(new_list(shared(process.zero)))
        if result != 0:
            tensor.version = result
            release(version)
        return result
    length = version.length
    if length > MANY_VIEWS and length & (length - 1) == 0:
        argument = stack_words(1)
        argument[0] = version
        done = call_object(process.forget_dead_views, argument, 1)
        if done == 0:
            return List(0)
        release(done)
    return version


@compile_driver(_i(_process, _tensor, _i, _i))
def new_view(process, base, array, tracked):
    """The view of the tensor `base` over `array`, a reference to which is stolen; 0 with an error set.

    What is not `tracked` shares memory and version only, and so does a view of an inference tensor, which is one.
    """
    is_inference = base.keys != process.cpu_key and integer_of(base.keys) == INFERENCE_KEYS
    tracked = 0 if is_inference else tracked
    version, reference = version_of(process, base), process.reference_type
    if tracked != 0:
        reference = reference_type(process)
    if version == 0 or reference == 0:
        release(array)
        return 0
    root = process.none
    if tracked != 0:
        root = base.base
        if root == process.none or root == 0:
            root = base
    view = new_tensor(process, array, base.dtype, version, root)
    if view != 0 and is_inference:
        view.keys = shared(base.keys)
        release(process.cpu_key)
    if view != 0 and tracked != 0 and append_reference(version, reference, view) != 0:
        release(view)
        return 0
    return view


@compile_builtin
def view_over(bound, arguments, count):
    """``view_over(tensor, array)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 2 and is_tensor(process, operands[0]) and Object(operands[1]).type == process.array_type:
        result = new_view(process, operands[0], shared(operands[1]), 1)
    return result if result != 0 else call_general(record.general, arguments, count)


# -- given layouts -------------------------------------------------------------------------------------------------


@compile_driver(_array(_process, _array, _i, _i, _words, _words, _i))
def array_within(process, array, descr, ndim, sizes, strides, offset):
    """The memory of an array, `offset` bytes from its first element, as a new array; 0 with an error set."""
    result = Array(
        new_array(
            process.new_array, process.array_type, shared(descr), ndim, sizes, strides, array.data + offset,
            array.flags & WRITEABLE,
        )
    )  # fmt: skip
    if result != 0 and set_base(process.set_base, result, shared(array)) != 0:
        release(result)
        return Array(0)
    return result


@compile_driver(_i(_process, _tensor, _i, _words, _words, _i, _i))
def view_within(process, tensor, ndim, sizes, strides, offset, tracked):
    """The view of a tensor of these sizes and strides, `offset` bytes from its first element; 0 with an error set."""
    array = tensor.array
    result = array_within(process, array, array.descr, ndim, sizes, strides, offset)
    return new_view(process, tensor, result, tracked) if result != 0 else 0


@compile_driver(_i(_process, _i, _words, _i))
def take_numbers(process, operands, target, most):
    """Write the ints of a tuple, at most so many; their number, or -1 for anything else."""
    row = Tuple(operands)
    if row.type != process.tuple_type or row.length > most:
        return -1
    for k in range(row.length):
        if Object(row.items[k]).type != process.int_type:
            return -1
        target[k] = integer_of(row.items[k])
        if is_too_large(target[k]):
            return -1
    return row.length


@compile_driver(_i(_process, _words, _words, _words, _words, _i))
def take_layout(process, operands, sizes, strides, offset, most):
    """Read the arguments sizes, strides and offset; the number of dimensions, or -1 where there are too many."""
    if Object(operands[2]).type != process.int_type:
        return -1
    offset[0] = integer_of(operands[2])
    if is_too_large(offset[0]):
        return -1
    ndim = take_numbers(process, operands[0], sizes, most)
    return ndim if take_numbers(process, operands[1], strides, most) == ndim else -1


@compile_builtin
def array_in_layout(bound, arguments, count):
    """``array_in_layout(array, element, sizes, strides, offset)``; bounds are known.

    NumPy's own way to it takes a contiguous array only, and what another library shares need not be one.
    """
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 5 and Object(operands[0]).type == process.array_type:
        sizes, strides, offset = stack_words(64), stack_words(64), stack_words(1)
        ndim = take_layout(process, arguments + 16, sizes, strides, offset, MOST_GIVEN)
        if ndim >= 0:
            result = array_within(process, operands[0], operands[1], ndim, sizes, strides, offset[0])
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def view_in_layout(bound, arguments, count):
    """``view_in_layout(tensor, sizes, strides, offset)``; bounds are known."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 4 and is_tensor(process, operands[0]):
        sizes, strides, offset = stack_words(64), stack_words(64), stack_words(1)
        ndim = take_layout(process, arguments + 8, sizes, strides, offset, MOST_GIVEN)
        if ndim >= 0:
            result = view_within(process, operands[0], ndim, sizes, strides, offset[0], 1)
    return result if result != 0 else call_general(record.general, arguments, count)


# -- layouts by geometry and arguments -----------------------------------------------------------------------------


@compile_driver(_i(_process, _i, _words, _i))
def put_argument(process, item, key, at):
    """Append what an argument is to a key, a tuple without its items; the new length, or -1 for what has no words."""
    kind_of_item, value, tag = Object(item).type, item, OBJECT
    if kind_of_item == process.int_type:
        value, tag = integer_of(item), NUMBER
        if is_too_large(value):
            return -1
    elif kind_of_item == process.tuple_type:
        value, tag = Tuple(item).length, LIST
    elif not (
        item == process.none or item == process.true or item == process.false or kind_of_item == process.dtype_type
    ):
        return -1
    if at + 2 > KEY_WORDS:
        return -1
    key[at] = tag
    key[at + 1] = value
    return at + 2


@compile_driver(_i(_process, _words, _i, _words))
def put_key(process, arguments, count, key):
    """Write the key of a tensor's geometry and of the arguments behind it, and return its words; -1 if it has none."""
    tensor = TensorObject(arguments[0])
    array = tensor.array
    ndim, shape, strides = array.ndim, array.shape, array.strides
    if ndim > MOST_DIMS:
        return -1
    key[0] = tensor.dtype
    key[1] = ndim
    for k in range(ndim):
        key[2 + k] = shape[k]
        key[2 + ndim + k] = strides[k]
    at = 2 + 2 * ndim
    for k in range(1, count):
        item = arguments[k]
        at = put_argument(process, item, key, at)
        if at >= 0 and Object(item).type == process.tuple_type:
            row = Tuple(item)
            for j in range(row.length):
                inner = row.items[j]
                at = -1 if Object(inner).type == process.tuple_type else put_argument(process, inner, key, at)
                if at < 0:
                    return -1
        if at < 0:
            return -1
    return at


@compile_driver(_i(_table, _words, _i))
def place_of(table, key, count):
    """The first place of the row in which the entry of a key may be."""
    mixed = 0
    for k in range(count):
        mixed = (mixed ^ key[k]) * _MULTIPLIER
        mixed ^= mixed >> 29
    return table.entries + _ENTRY_BYTES * (mixed & (PLACES - ROW))


@compile_driver(_i(_entry, _words, _i))
def is_entry_of(entry, key, count):
    """Whether an entry has this key."""
    if entry.length != count:
        return 0
    for k in range(count):
        if entry.key[k] != key[k]:
            return 0
    return 1


@compile_driver(_i(_words))
def move_on(row):
    """Make room for a new entry at the start of a row; the last one is forgotten."""
    for k in range((ROW - 1) * _ENTRY_WORDS - 1, -1, -1):
        row[_ENTRY_WORDS + k] = row[k]
    return 0


@compile_driver(_i(_table, _words, _i))
def view_laid_out(table, arguments, count):
    """The view of a tensor in the layout that a table has for it and the arguments behind it; 0 if there is none."""
    process, key = table.process, stack_words(32)
    if count < 1 or not is_tensor(process, arguments[0]):
        return 0
    length = put_key(process, arguments, count, key)
    if length < 0:
        return 0
    slot = place_of(table, key, length)
    for _ in range(ROW):
        if is_entry_of(slot, key, length) == 1:
            entry = Entry(slot)
            return view_within(
                process, arguments[0], entry.ndim, entry.sizes, entry.strides, entry.offset, entry.tracked
            )
        slot += _ENTRY_BYTES
    return 0


@compile_builtin
def view_like_before(bound, arguments, count):
    """``view(tensor, *arguments)``, which asks the operator's rule for what it has not seen yet."""
    table = Table(Array(bound).data)
    result = view_laid_out(table, arguments, count)
    return result if result != 0 else call_general(table.general, arguments, count)


@compile_builtin
def remember(bound, arguments, count):
    """``remember(tracked, sizes, strides, offset, tensor, *arguments)`` notes the layout of a view; None.

    What the table cannot have it forgets at once.
    """
    table, operands = Table(Array(bound).data), words(arguments)
    process, key = table.process, stack_words(32)
    sizes, strides, offset = stack_words(8), stack_words(8), stack_words(1)
    ndim = take_layout(process, arguments + 8, sizes, strides, offset, MOST_DIMS)
    length = put_key(process, arguments + 32, count - 4, key) if is_tensor(process, operands[4]) else -1
    if ndim >= 0 and length >= 0:
        slot = place_of(table, key, length)
        move_on(slot)
        entry = Entry(slot)
        entry.length = length
        for k in range(length):
            entry.key[k] = key[k]
        entry.tracked = 1 if operands[0] == process.true else 0
        entry.ndim = ndim
        entry.offset = offset[0]
        for k in range(ndim):
            entry.sizes[k] = sizes[k]
            entry.strides[k] = strides[k]
    return shared(process.none)


# -- basic indexing ------------------------------------------------------------------------------------------------


@compile_driver(_i(_process, _i, _i))
def bound_of(process, item, missing):
    """A number of a slice: `missing` for None, and beyond any size for what is no int."""
    if item == process.none:
        return missing
    value = _FAR
    if Object(item).type == process.int_type:
        value = integer_of(item)
        if is_too_large(value):
            return _FAR
    return value


@compile_driver(_i(_process, _i, _i))
def place_within(process, item, size):
    """The element of a dimension of `size` elements that an int means; -1 for one outside, and for what is no int."""
    if Object(item).type != process.int_type:
        return -1
    value = integer_of(item)
    if is_too_large(value):
        return -1
    value = value + size if value < 0 else value
    return value if value < size else -1


@compile_driver(_i(_process, _slice, _i, _i, _words, _words, _i))
def put_slice(process, part, size, stride, sizes, strides, at):
    """Write size and stride of a dimension of `size` elements after a slice; the first element, or -1 if not taken."""
    start = bound_of(process, part.start, 0)
    stop = bound_of(process, part.stop, size)
    step = bound_of(process, part.step, 1)
    far = max(abs(start), abs(stop), step) >= _FAR
    if far or step < 1:
        return -1
    start = min(max(start + size if start < 0 else start, 0), size)
    stop = min(max(stop + size if stop < 0 else stop, 0), size)
    if start >= stop:
        start, stop, step = 0, 0, 1
    sizes[at] = (stop - start + step - 1) // step
    strides[at] = stride * step
    return start


@compile_driver(_i(_process, _tensor, _i))
def view_indexed(process, tensor, index):
    """The view of `tensor` at a basic index within its bounds; 0 for any other, or with an error set."""
    array, none, ellipsis = tensor.array, process.none, process.ellipsis
    ndim, shape, strides = array.ndim, array.shape, array.strides
    single, made_sizes, made_strides = stack_words(1), stack_words(32), stack_words(32)
    single[0] = index
    parts, count = single, 1
    if Object(index).type == process.tuple_type:
        parts, count = Tuple(index).items, Tuple(index).length
    wanted, several = 0, 0
    for k in range(count):
        wanted += 1 if parts[k] != none else 0
        several += 1 if parts[k] == ellipsis else 0
    wanted -= several
    if wanted > ndim or several > 1 or count + ndim > MOST_INDEXED:
        return 0
    dim, dims, offset = 0, 0, 0
    for k in range(count + 1):
        part = parts[k] if k < count else ellipsis
        if part == none:
            made_sizes[dims] = 1
            made_strides[dims] = 0
            dims += 1
            continue
        if part == ellipsis:
            while dim < ndim - wanted:  # what the other parts do not speak of
                made_sizes[dims] = shape[dim]
                made_strides[dims] = strides[dim]
                dim, dims = dim + 1, dims + 1
            continue
        size, stride = shape[dim], strides[dim]
        if Object(part).type == process.slice_type:
            position = put_slice(process, part, size, stride, made_sizes, made_strides, dims)
            dims += 1
        else:
            position = place_within(process, part, size)
        if position < 0:
            return 0
        wanted, dim, offset = wanted - 1, dim + 1, offset + position * stride
    return view_within(process, tensor, dims, made_sizes, made_strides, offset, 1)


@compile_builtin
def view_at(bound, arguments, count):
    """``view_at(tensor, index)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 2 and is_tensor(record.process, operands[0]):
        result = view_indexed(record.process, operands[0], operands[1])
    return result if result != 0 else call_general(record.general, arguments, count)


def bind_table(general: Callable[..., Any], name: str) -> tuple[Callable[..., Any], Callable[..., None]]:
    """:func:`view_like_before` and :func:`remember` over a new table; `general` is kept alive elsewhere."""
    table = Table.pack(process=PROCESS.ctypes.data, general=id(general))
    return bind(view_like_before, table, name), bind(remember, table, "remember")


def _self_test() -> None:
    """Views made here are those that the interpreter makes, or nothing here may run."""
    array = np.arange(12.0)
    array.flags.writeable = False
    tensor = make_tensor(array, dtypes.float64)
    wanted, arguments = np.ndarray((2, 3), np.float64, array, 8, (40, 16)), (tensor, (2, -7), None)
    like_before, note = bind_table(tuple, "laid_out")
    note(True, (2, 3), (40, 16), 8, *arguments)
    view_again = like_before(*arguments)
    bound = bound_to(tuple)
    other = bind(view_over, bound, "over")(view_again, wanted)
    third = bind(view_at, bound, "at_index")(other, (1, slice(0, None, 2), None))
    version: list[Any] = tensor._writes or []
    facts = (
        view_again._array.tolist(),
        view_again._array.flags.num,
        view_again._array.base is array,
        other._array is wanted,
    )
    if facts != (wanted.tolist(), wanted.flags.num, True, True) or not all(
        type(view) is Tensor and view.dtype is dtypes.float64 and view._keys == keys.CPU and view._edge is None
        and view._writes is version and view._base is tensor and version[position]() is view
        for position, view in enumerate((view_again, other, third), 1)
    ) or third._array.tolist() != wanted[1, ::2, None].tolist() or version[0] != 0:  # fmt: skip
        raise unknown("a view made natively is not what it should be")


_self_test()
