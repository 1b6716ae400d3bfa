"""Tensors in native code: what this process has, what a Tensor is made of, and making, telling and marking them.

What depends on the process (types, NumPy's functions, dtypes) lies in :data:`PROCESS`, whose address goes from function
to function as `process`. :mod:`.self_test` and the end of this file try out what is taken for granted here.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.guards import grad_enabled, state
from runtime.lasting import keep
from runtime.native import self_test
from runtime.native.builtin import bind
from runtime.native.capi import (
    call_object, clear_error, integer_of, is_subtype, new_array, new_integer, new_list, new_object, release,
    replace_item, shared,
)  # fmt: skip
from runtime.native.layout import (
    WORD, Array, At, Dict, Inside, List, Object, Structure, numpy_functions, slot_offset, unknown,
)  # fmt: skip
from runtime.native.structures import Ref, words
from runtime.tensor import Size, Tensor, UntrackedRef, WrappedNumber, dtypes, forget_dead_views, keys

self_test.check()

_HEAD = object.__basicsize__
# A Tensor's slots lie in the order of their names.
TensorObject = Structure(
    "Tensor",
    {
        "references": WORD, "type": WORD, "array": Array, "base": WORD, "edge": WORD, "keys": WORD, "tangent": WORD,
        "version": List, "dtype": WORD,
    },
    places={"references": 0, "type": _HEAD - 8, "array": _HEAD},
)  # fmt: skip
_SLOTS = {"array": "_array", "base": "_base", "edge": "_edge", "keys": "_keys", "tangent": "_tangent",
          "version": "_writes", "dtype": "dtype"}  # fmt: skip

# How a Python number becomes an element: as a float32, a float64, an int64, or otherwise.
SINGLE, DOUBLE, WHOLE, OTHER = range(4)
Kind = Structure("Kind", {"dtype": WORD, "descr": WORD, "itemsize": WORD, "way": WORD})
_USUAL = (dtypes.float32, dtypes.int64, dtypes.float64, dtypes.bool_)
_KINDS = (*_USUAL, *(item for item in dtypes.dtype.by_code if item not in _USUAL))
_WAYS = {dtypes.float32: SINGLE, dtypes.float64: DOUBLE, dtypes.int64: WHOLE}
KIND_COUNT = len(_KINDS)

_OBJECTS: dict[str, Any] = {
    "array_type": np.ndarray, "tensor_type": Tensor, "number_type": WrappedNumber, "bool_type": bool, "int_type": int,
    "float_type": float, "list_type": list, "tuple_type": tuple, "size_type": Size, "slice_type": slice,
    "dtype_type": dtypes.dtype,
    "none": None, "false": False, "true": True, "zero": 0, "ellipsis": Ellipsis, "cpu_key": keys.CPU,
    "int64": dtypes.int64, "float64": dtypes.float64, "forget_dead_views": forget_dead_views,
    "grad_enabled": grad_enabled,
    "reference_type": weakref.ref, "untracked_type": UntrackedRef,
}  # fmt: skip
Process = Structure(
    "Process",
    {
        "new_array": WORD, "set_base": WORD, **dict.fromkeys(_OBJECTS, WORD),
        "active_guards": At(Dict),  # a row of one: the slot of the guards that say whether to record
        "kinds": Inside(WORD, 4 * KIND_COUNT),
    },
)  # fmt: skip
PROCESS = Process.pack(
    new_array=numpy_functions()[0], set_base=numpy_functions()[1], **{name: id(one) for name, one in _OBJECTS.items()},
    active_guards=id(state) + slot_offset(type(state), "active"),
    kinds=[word for kind in _KINDS for word in (id(kind), id(kind.numpy), kind.itemsize, _WAYS.get(kind, OTHER))],
)  # fmt: skip
keep(PROCESS, _OBJECTS, _KINDS, state)
# What a builtin is bound to, unless it needs more: where this process's words are, and the general path.
Bound = Structure("Bound", {"process": Process, "general": WORD})

_i = types.int64
_process = Ref(Process)
_tensor = Ref(TensorObject)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin before the function `general`, which is kept alive elsewhere, is bound to."""
    return Bound.pack(process=PROCESS.ctypes.data, general=id(general))


@compile_driver(types.boolean(_process, _i))
def is_tensor_type(process, kind):
    """Whether the objects of a type are tensors, but not numbers in their place, which promote otherwise.

    The slots of a Tensor lie at the same places in those of subclasses.
    """
    if kind == process.tensor_type:
        return True
    return is_subtype(kind, process.tensor_type) != 0 and is_subtype(kind, process.number_type) == 0


@compile_driver(types.boolean(_process, _i))
def is_tensor(process, item):
    """Whether an object is a Tensor, or of a subclass, that has an array: one whose slots are empty has none."""
    return is_tensor_type(process, Object(item).type) and TensorObject(item).array != 0


@compile_driver(types.boolean(_i))
def is_too_large(whole):
    """Whether ``integer_of`` gave this for an int of more than 64 bits; its error is cleared. Ask every time."""
    return whole == -1 and clear_error()


@compile_driver(Ref(Kind)(_process, _i))
def known_kind(process, dtype):
    """What is known of a dtype; 0 for what is none."""
    for k in range(KIND_COUNT):
        if process.kinds[4 * k] == dtype:
            return Kind(process.kinds + 32 * k)
    return Kind(0)


@compile_driver(Ref(Array)(_process, Ref(Kind), _i, _i))
def new_memory(process, kind, ndim, sizes):
    """A new array of a dtype, its elements not written yet; 0 with an error set."""
    return Array(new_array(process.new_array, process.array_type, shared(kind.descr), ndim, sizes, 0, 0, 0))


@compile_driver(_tensor(_process, _i, _i, _i, _i, _i))
def new_tensor_of(process, kind, array, dtype, version, base):
    """The tensor of a type that adds no slots to a Tensor's; see :func:`new_tensor`."""
    tensor = TensorObject(new_object(kind))
    if tensor == 0:
        release(array)
        return tensor
    tensor.array = array
    tensor.dtype = shared(dtype)
    tensor.keys = shared(process.cpu_key)
    tensor.edge = shared(process.none)
    tensor.version = shared(version)
    tensor.base = shared(base)
    return tensor


@compile_driver(_tensor(_process, _i, _i, _i, _i))
def new_tensor(process, array, dtype, version, base):
    """The tensor over `array`, a reference to which is stolen, outside of the graph; 0 with an error set."""
    return new_tensor_of(process, process.tensor_type, array, dtype, version, base)


@compile_driver(_i(_process, _tensor))
def bump_version(process, tensor):
    """Count a write into a tensor, as :func:`runtime.tensor.bump_version` does; 0, or -1 with an error set."""
    version = tensor.version
    if version != process.none and version != 0:
        count = new_integer(integer_of(version.items[0]) + 1)
        if count == 0:
            return -1
        replace_item(version, count)
        return 0
    result = new_list(new_integer(1))  # small integers exist already
    if result == 0:
        return -1
    tensor.version = result
    release(version)
    return 0


@compile_driver(_i(_i, _i, _i))
def call_general(general, arguments, count):
    """Hand a call on to the general path, which also meets what went wrong here, such as too little memory."""
    clear_error()
    return call_object(general, arguments, count)


@compile_builtin
def tensor_over(bound, arguments, count):
    """``tensor_over(array, dtype)``: the tensor over an array, outside of the graph. It is bound to the process."""
    process, operands = Process(Array(bound).data), words(arguments)
    return new_tensor(process, shared(operands[0]), operands[1], process.none, process.none)


def _test() -> None:
    """A tensor made here is one that the interpreter makes, or nothing here may run."""
    for field, slot in _SLOTS.items():
        if TensorObject.offset(field) != slot_offset(Tensor, slot):
            raise unknown(f"the slot {slot} of a tensor lies elsewhere")
    array = np.arange(3.0)
    tensor = bind(tensor_over, PROCESS, "tensor_over")(array, dtypes.float64)
    slots = (tensor.dtype, tensor._keys, tensor._edge, tensor._writes, tensor._base)
    if tensor._array is not array or slots != (dtypes.float64, keys.CPU, None, None, None):
        raise unknown("a tensor made natively is not what it should be")


_test()
