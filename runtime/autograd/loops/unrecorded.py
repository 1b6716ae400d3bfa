"""A program's function as a kernel below autograd, called by native code: see :func:`runtime.guards.unrecorded`.

What the general path does in Python before the function and after it is done here: the mode of the thread, ints that
fit into 64 bits, and the look at the memory of results, of which what takes a longer look goes to Python's check.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime import guards
from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.compile.kinds import Later
from runtime.dispatch.native import call_with_keywords, release_all, rest_of
from runtime.lasting import keep
from runtime.native.capi import (
    attribute, call_object, delete_dict_item, integer_of, new_integer, put_dict_item, release, shared,
)  # fmt: skip
from runtime.native.layout import WORD, Array, List, Object, Structure, Tuple, slot_offset, unknown
from runtime.native.structures import Ref, Row, stack_words, words
from runtime.native.tensors import (
    PROCESS, Process, TensorObject, call_general, is_tensor_type, is_too_large,
)  # fmt: skip

as_list = Later("runtime.native.keyword_calls", "as_list")
MOST = 32  # arguments of a function that gets lists

# A mode's slots lie in the order of their names.
ModeObject = Structure(
    "Mode", {"below": WORD, "enabled": WORD, "guard": WORD}, start=slot_offset(guards.Mode, "below")
)
# What the builtin is bound to: the process, the general path, the program's function, the tuple of the names of its
# last arguments (0 where all go by position), a bit for each argument that it gets as a list, the check of results,
# whether that wants one tensor, the state of the thread and the name of its list of modes.
Bound = Structure(
    "Bound",
    {
        "process": Process, "general": WORD, "function": WORD, "names": WORD, "named": WORD, "lists": WORD,
        "check": WORD, "is_tensor": WORD, "thread": WORD, "recording": WORD,
    },
)  # fmt: skip
RECORDING = "recording"
keep(RECORDING, guards.thread)
for _slot in ("enabled", "guard"):
    if ModeObject.offset(_slot) != slot_offset(guards.Mode, _slot):
        raise unknown(f"the slot {_slot} of a mode lies elsewhere")

_i = types.int64
_bound, _process, _words = Ref(Bound), Ref(Process), Row(WORD)


@compile_driver(_i(_bound, _words, _i))
def run_unrecorded(bound, operands, count):
    """What the function gives for these arguments with all its calls below autograd; 0 with an error set.

    An interrupt comes where a function of Python begins and at calls in one, so that the mode is put back. The mode
    itself is the reason to look at it, once for all kernels that run within each other.
    """
    process = bound.process
    modes, active = List(attribute(bound.thread, bound.recording)), process.active_guards
    if modes == 0:
        return 0
    mode = ModeObject(shared(modes.items[modes.length - 1]))
    release(modes)
    result, enabled, below = 0, mode.enabled, mode.below
    depth = integer_of(below)
    deeper = new_integer(depth + 1)  # small integers exist already
    if deeper != 0 and (depth > 0 or put_dict_item(active[0], mode, process.none) == 0):
        mode.enabled, mode.below = shared(process.false), deeper
        result = call_with_keywords(bound.function, operands, count - bound.named, bound.names)
        inner, deeper = mode.enabled, mode.below
        mode.enabled, mode.below = enabled, below
        release(inner)
        if depth == 0:
            delete_dict_item(active[0], mode)
    if deeper != 0:
        release(deeper)
    release(mode)
    return result


@compile_driver(_i(_bound, _words, _i))
def run_with_lists(bound, operands, count):
    """As :func:`run_unrecorded`, of a function that gets new lists in the place of tuples."""
    values = stack_words(MOST)
    for k in range(count):
        value = operands[k]
        if (bound.lists >> k) & 1 and Object(value).type == bound.process.tuple_type:
            value = as_list(value)
            if value == 0:
                release_all(values, k)
                return 0
        else:
            value = shared(value)
        values[k] = value
    result = run_unrecorded(bound, values, count)
    release_all(values, count)
    return result


@compile_driver(types.boolean(_process, _i))
def owns_memory(process, item):
    """Whether an object is a Tensor, of no subclass, that has an array which is a view of none."""
    if Object(item).type != process.tensor_type:
        return False
    tensor = TensorObject(item)
    if tensor.array == 0 or tensor.dtype == 0 or tensor.keys == 0:
        return False
    return tensor.array.type == process.array_type and tensor.array.base == 0


@compile_driver(types.boolean(_process, _i, _i))
def views(process, value, memory):
    """Whether an argument that is no tuple may view the array `memory`; True for what takes a longer look."""
    kind = Object(value).type
    if kind == process.tuple_type or kind == process.list_type:
        return True
    if not is_tensor_type(process, kind):
        return False
    array = TensorObject(value).array
    while array != 0 and array.type == process.array_type:
        if array == memory:
            return True
        array = Array(array.base)
        if array == 0:
            return False
    return True


@compile_driver(types.boolean(_process, _words, _i, _i))
def is_viewed(process, operands, count, memory):
    """Whether an argument, or an item of a tuple among them, may view the array `memory`."""
    for k in range(count):
        if Object(operands[k]).type == process.tuple_type:
            items = Tuple(operands[k])
            for j in range(items.length):
                if views(process, items.items[j], memory):
                    return True
        elif views(process, operands[k], memory):
            return True
    return False


@compile_driver(types.boolean(_process, _words, _i, _i, _words))
def shares_none(process, operands, count, item, before):
    """Whether a result owns its memory, which is none of the arguments' and none of those of results `before` it."""
    if not owns_memory(process, item):
        return False
    memory = TensorObject(item).array
    if is_viewed(process, operands, count, memory):
        return False
    k = 0
    while before[k] != item:
        if TensorObject(before[k]).array == memory:
            return False
        k += 1
    return True


@compile_driver(types.boolean(_process, _words, _i, _words, _i))
def are_apart(process, operands, count, results, many):
    """Whether each of several results is a tensor that shares no memory; False for what takes a longer look."""
    for k in range(many):
        for j in range(k):
            if results[j] == results[k]:
                return False
        if not shares_none(process, operands, count, results[k], results):
            return False
    return True


@compile_driver(types.boolean(_bound, _words, _i, _i))
def is_fit(bound, operands, count, result):
    """Whether a result, or each of several, is a tensor that shares no memory; False for what takes a longer look."""
    process, kind, only = bound.process, Object(result).type, stack_words(1)
    only[0] = result
    if result == process.none:
        return bound.is_tensor == 0
    if kind != process.tuple_type and kind != process.list_type:
        return shares_none(process, operands, count, result, only)
    if bound.is_tensor != 0:
        return False
    if kind == process.list_type:
        return are_apart(process, operands, count, List(result).items, List(result).length)
    return are_apart(process, operands, count, Tuple(result).items, Tuple(result).length)


@compile_driver(_i(_i, _words, _i, _i))
def shown_to(function, operands, count, result):
    """The result, after a function of Python got the arguments and it; 0, and it is released, with an error set."""
    passed, answer = stack_words(2), 0
    passed[0], passed[1] = rest_of(operands, 0, count), result
    if passed[0] != 0:
        answer = call_object(function, passed, 2)
        release(passed[0])
    if answer == 0:
        release(result)
        return 0
    release(answer)
    return result


@compile_builtin
def call_unrecorded(bound, arguments, count):
    """A kernel: the function of the program within its mode, and the look at what it gives."""
    record, operands = Bound(Array(bound).data), words(arguments)
    process = record.process
    for k in range(count):
        if Object(operands[k]).type == process.int_type and is_too_large(integer_of(operands[k])):
            return call_general(record.general, arguments, count)
    if record.lists != 0 and count > MOST:
        return call_general(record.general, arguments, count)
    result = run_unrecorded(record, operands, count) if record.lists == 0 else run_with_lists(record, operands, count)
    if result == 0 or is_fit(record, operands, count, result):
        return result
    return shown_to(record.check, operands, count, result)


class BoundFunction(np.ndarray[Any, Any]):
    """What the builtin is bound to; it holds what the words lead to."""

    holds: tuple[Any, ...]


def bound_to(
    general: Any, function: Any, names: tuple[str, ...], lists: tuple[int, ...], check: Any, *, is_tensor: bool
) -> BoundFunction:
    """What the kernel is bound to that calls `function`, before `general`: with its last arguments by `names`.

    It gets tuples as lists where `lists` says so.
    """
    bound = Bound.pack(
        process=PROCESS.ctypes.data, general=id(general), function=id(function), names=id(names) if names else 0,
        named=len(names), lists=sum(1 << k for k in lists if k < MOST), check=id(check), is_tensor=is_tensor,
        thread=id(guards.thread), recording=id(RECORDING),
    ).view(BoundFunction)  # fmt: skip
    bound.holds = general, function, names, check
    return bound
