"""Calls within the inference mode in native code: the kernel below the mode, and the mark of what it gives.

Python marks what this does not decide (recording within the mode, results that are no tensors or were recorded): see
:mod:`runtime.autograd.inference`.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime import guards
from runtime.autograd.loops.unrecorded import RECORDING, BoundFunction, ModeObject, shown_to
from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.lasting import keep
from runtime.native.capi import attribute, call_object, clear_error, dict_item, integer_of, release, shared
from runtime.native.layout import WORD, Array, List, Object, Structure, Tuple, unknown
from runtime.native.structures import Ref, Row, stack_words, words
from runtime.native.tensors import PROCESS, Process, TensorObject, call_general, is_tensor_type
from runtime.tensor import InferenceRef, Tensor, UntrackedRef, dtypes, keys, make_tensor

_KEYS = keys.CPU | keys.INFERENCE
INFERENCE = keys.INFERENCE
# A weak reference: what it refers to follows the head.
Reference = Structure("Reference", {"target": WORD}, start=object.__basicsize__)
# What the builtin is bound to: the process, the general path, the operator and the keys below the mode, the state of
# the thread and the name of its list of modes, the class of the mode, the keys of a tensor that is marked, the class of
# references to views that are, and what marks in Python.
Bound = Structure(
    "Bound",
    {
        "process": Process, "general": WORD, "operator": WORD, "keyset": WORD, "thread": WORD, "recording": WORD,
        "mode_type": WORD, "marked_keys": WORD, "reference_type": WORD, "mark_result": WORD,
    },
)  # fmt: skip
keep(_KEYS, guards.inference_mode, InferenceRef)
DONE, IN_PYTHON = 1, 0  # of a result: it is marked or need not be, or Python has to mark it

_i = types.int64
_bound, _process, _words, _tensor = Ref(Bound), Ref(Process), Row(WORD), Ref(TensorObject)


@compile_driver(types.boolean(_bound))
def is_plain_mode(bound):
    """Whether the innermost mode of the thread is the inference mode, and records nothing."""
    modes = List(attribute(bound.thread, bound.recording))
    if modes == 0:
        clear_error()
        return False
    mode = ModeObject(modes.items[modes.length - 1])
    is_plain = mode.enabled == bound.process.false and mode.guard != 0 and Object(mode.guard).type == bound.mode_type
    release(modes)
    return is_plain


@compile_driver(_i(_process, _words, _i, _i))
def is_among(process, operands, count, result):
    """Whether a result is one of the arguments, or of the items of a tuple among them: 1 or 0, -1 for tuples deeper."""
    for k in range(count):
        if operands[k] == result:
            return 1
        if Object(operands[k]).type == process.tuple_type:
            items = Tuple(operands[k])
            for j in range(items.length):
                if items.items[j] == result:
                    return 1
                if Object(items.items[j]).type == process.tuple_type:
                    return -1
    return 0


@compile_driver(_i(_bound, _tensor))
def set_keys(bound, tensor):
    """Give a tensor that has the key of the CPU alone those of an inference tensor."""
    if tensor.keys != bound.process.cpu_key:
        return DONE if integer_of(tensor.keys) == _KEYS else IN_PYTHON
    tensor.keys = shared(bound.marked_keys)
    release(bound.process.cpu_key)
    return DONE


@compile_driver(_i(_bound, _tensor, _i))
def mark_view(bound, view, source):
    """A view of the first argument: an inference tensor if that is one, else noted as made within the mode."""
    process = bound.process
    if not is_tensor_type(process, Object(source).type) or TensorObject(source).version != view.version:
        return IN_PYTHON
    keyset = TensorObject(source).keys
    if keyset == 0:
        return IN_PYTHON
    if integer_of(keyset) & INFERENCE:
        if view.edge != process.none or set_keys(bound, view) == IN_PYTHON:
            return IN_PYTHON
        base = view.base
        view.base = shared(process.none)
        release(base)
        return DONE
    reference = view.version.items[view.version.length - 1]
    if Object(reference).type == process.untracked_type and Reference(reference).target == view:
        Object(reference).type = shared(bound.reference_type)  # as an assignment to its `__class__` does
        release(process.untracked_type)
    return DONE


@compile_driver(_i(_bound, _i, _words, _i))
def mark_tensor(bound, result, operands, count):
    """DONE, or IN_PYTHON for what is no tensor, and for other keys than the CPU's."""
    process = bound.process
    if Object(result).type != process.tensor_type:
        return IN_PYTHON
    tensor = TensorObject(result)
    if tensor.keys == 0 or tensor.version == 0:
        return IN_PYTHON
    if tensor.version != process.none and count > 0 and operands[0] != result:
        return mark_view(bound, tensor, operands[0])
    among = is_among(process, operands, count, result)
    if among != 0:
        return DONE if among == 1 else IN_PYTHON
    return set_keys(bound, tensor) if tensor.version == process.none else IN_PYTHON


@compile_driver(_i(_bound, _i, _words, _i))
def mark_all(bound, result, operands, count):
    """DONE once a result, or each of a tuple or a list, is marked; IN_PYTHON where one is not decided here."""
    process, kind, only = bound.process, Object(result).type, stack_words(1)
    only[0] = result
    items, many = only, 1
    if kind == process.tuple_type:
        items, many = Tuple(result).items, Tuple(result).length
    elif kind == process.list_type:
        items, many = List(result).items, List(result).length
    for k in range(many):
        if mark_tensor(bound, items[k], operands, count) == IN_PYTHON:
            return IN_PYTHON
    return DONE


@compile_builtin
def mark(bound, arguments, count):
    """The kernel of an operator within the mode."""
    record, operands = Bound(Array(bound).data), words(arguments)
    if not is_plain_mode(record):
        return call_general(record.general, arguments, count)
    kernel = dict_item(record.operator, record.keyset)
    if kernel == 0:
        return call_general(record.general, arguments, count)
    kernel = shared(kernel)
    result = call_object(kernel, arguments, count)
    release(kernel)
    if result == 0 or result == record.process.none or mark_all(record, result, operands, count) == DONE:
        return result
    return shown_to(record.mark_result, operands, count, result)


def bound_to(general: Callable[..., Any], operator: object, keyset: int, mark_result: object) -> BoundFunction:
    """What the kernel of an operator within the mode is bound to."""
    bound = Bound.pack(
        process=PROCESS.ctypes.data, general=id(general), operator=id(operator), keyset=id(keyset),
        thread=id(guards.thread), recording=id(RECORDING), mode_type=id(guards.inference_mode), marked_keys=id(_KEYS),
        reference_type=id(InferenceRef), mark_result=id(mark_result),
    ).view(BoundFunction)  # fmt: skip
    bound.holds = general, operator, keyset, mark_result
    return bound


def _test() -> None:
    """Weak references lie in memory as native code takes for granted, and their classes may be exchanged."""
    tensor = make_tensor(np.zeros(1), dtypes.float64)
    reference: weakref.ref[Tensor] = UntrackedRef(tensor)
    if int(np.int64(Reference(id(reference)).target)) != id(tensor):
        raise unknown("a weak reference is laid out otherwise")
    reference.__class__ = InferenceRef


_test()
