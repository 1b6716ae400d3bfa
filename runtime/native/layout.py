"""Where things lie inside of the objects of CPython and NumPy: every offset that native code reads or writes at.

What the interpreter says about itself is asked of it: the size of an object's head, where the items of a tuple begin
(3.14 moved them), where a slot lies. The rest follows from the order of the fields, which has not changed since
CPython 3.11 and NumPy 2. :func:`check` compares all of it with what Python answers, once, before anything native runs:
an interpreter that is laid out otherwise gets an error instead of a crash.

This file knows nothing of tensors, needs only the standard library and NumPy, and is imported before anything is
compiled. Offsets are in bytes. A stored kernel depends on the version of Python and on the text of this file.
"""

from __future__ import annotations

import ctypes
import platform
import struct
import sys
import sysconfig
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from runtime.errors import UnsupportedError

_HEAD = object.__basicsize__  # of PyObject: count of references, type
_WORD = 8

# PyObject. The count has 64 bits up to CPython 3.11; later its lower half is the count, and the upper half has flags.
REFERENCES, TYPE = 0, _HEAD - _WORD
# PyVarObject, the head of what has a length; PyTupleObject's items are a part of it, PyListObject's lie elsewhere.
LENGTH = _HEAD
ITEMS, LIST_ITEMS = tuple.__basicsize__, _HEAD + _WORD
FLOAT_VALUE, DICT_USED = _HEAD, _HEAD
# PyArrayObject: int32 for the number of dimensions and the flags, addresses for the rest.
ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ARRAY_BASE, ARRAY_DESCR, ARRAY_FLAGS = range(
    _HEAD, _HEAD + 7 * _WORD, _WORD
)
C_CONTIGUOUS, F_CONTIGUOUS, OWNS_DATA, WRITEABLE = 0x0001, 0x0002, 0x0004, 0x0400
# PyMemberDescrObject, behind its type, its name and its qualified name; then PyMemberDef.
_MEMBER, _MEMBER_OFFSET = _HEAD + 3 * _WORD, 2 * _WORD
# Places in NumPy's table of C functions, which only grows while the version of its ABI stays the same.
_ABI_VERSION, _NEW_FROM_DESCR, _SET_BASE_OBJECT = 0, 94, 282
_ABI = 0x02000000


def unknown(what: str) -> UnsupportedError:
    """The error of a Python or a NumPy that is built in another way than native code takes for granted."""
    return UnsupportedError(
        f"the kernels read Python's objects natively, and {what}; CPython 3.11 to 3.14 with NumPy 2 on a 64-bit machine"
        f" are known, this is {platform.python_implementation()} {platform.python_version()} with NumPy "
        f"{np.__version__}: use one of those"
    )


def word(address: int) -> int:
    """The 64-bit integer at an address."""
    return ctypes.c_int64.from_address(address).value


def half(address: int) -> int:
    """The 32-bit integer at an address."""
    return ctypes.c_int32.from_address(address).value


def slot_offset(owner: type, name: str) -> int:
    """Where a slot of an object lies: a member's descriptor leads to its definition, which says it."""
    return word(_member(owner, name) + _MEMBER_OFFSET)


def _member(owner: type, name: str) -> int:
    """The address of a slot's definition."""
    return word(id(owner.__dict__[name]) + _MEMBER)


def numpy_functions() -> tuple[int, int]:
    """The addresses of ``PyArray_NewFromDescr`` and ``PyArray_SetBaseObject``."""
    from numpy._core import _multiarray_umath

    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    table = pointer(_multiarray_umath._ARRAY_API, None)
    version = ctypes.CFUNCTYPE(ctypes.c_uint)(word(table + _WORD * _ABI_VERSION))()
    if version != _ABI:
        raise unknown(f"NumPy's table of C functions has version {version:#x} instead of {_ABI:#x}")
    return word(table + _WORD * _NEW_FROM_DESCR), word(table + _WORD * _SET_BASE_OBJECT)


def _build() -> Iterator[tuple[str, Any, Any]]:
    """What the interpreter has to be, whatever lies where."""
    yield "the interpreter is not CPython", sys.implementation.name, "cpython"
    yield "this build is free-threaded, but native code counts references under the lock of the others", (
        bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
    ), False
    yield "a pointer does not have 64 bits", struct.calcsize("P"), 8
    yield "the lower half of a number does not come first", sys.byteorder, "little"


def _python_objects() -> Iterator[tuple[str, Any, Any]]:
    """Python's objects. An address that was found is followed only after what lies around it was right."""
    first, second = object(), object()
    pair, listed = (first, second), [first, second, first]
    number, several = 1234.5678, {1: 2, 3: 4, 5: 6}
    yield "the type of an object lies elsewhere", word(id(first) + TYPE), id(object)
    only = [object()]
    alone = id(only[0]) + REFERENCES
    before = half(alone)
    only *= 7
    yield "references are counted elsewhere, or in another way", (before, half(alone)), (1, 7)
    yield "the length of a tuple lies elsewhere", word(id(pair) + LENGTH), 2
    yield "the items of a tuple lie elsewhere", [word(id(pair) + ITEMS + k) for k in (0, 8)], [id(first), id(second)]
    yield "the length of a list lies elsewhere", word(id(listed) + LENGTH), 3
    yield "an empty list has items", word(id([]) + LIST_ITEMS), 0
    yield "a list has other fields", (list.__basicsize__, word(id([None] * 5) + LIST_ITEMS + _WORD)), (_HEAD + 24, 5)
    items = word(id(listed) + LIST_ITEMS)
    yield "the items of a list lie elsewhere", [word(items + k) for k in (0, 8, 16)], [id(one) for one in listed]
    yield "the value of a float lies elsewhere", ctypes.c_double.from_address(id(number) + FLOAT_VALUE).value, number
    yield "the length of a dict lies elsewhere", word(id(several) + DICT_USED), 3


class _Slotted:
    """Something with slots, as tensors and nodes are."""

    __slots__ = ("first", "second")
    first: object
    second: object


def _slots_and_calls() -> Iterator[tuple[str, Any, Any]]:
    """Slots, and the functions of CPython that are called by address."""
    one, some, places = _Slotted(), object(), [_HEAD, _HEAD + _WORD]
    # A class keeps the definitions of its slots behind itself.
    behind = id(_Slotted) + type(_Slotted).__basicsize__  # type: ignore[operator]
    yield "the definition of a slot lies elsewhere", _member(_Slotted, "first"), behind
    yield "the place of a slot lies elsewhere", [slot_offset(_Slotted, name) for name in _Slotted.__slots__], places
    yield "a slot without a value is not empty", word(id(one) + places[1]), 0
    one.second = some
    yield "the value of a slot lies elsewhere", word(id(one) + places[1]), id(some)
    yield "parts of a slice lie elsewhere", (
        [word(id(slice(some, one, places)) + slot_offset(slice, name)) for name in ("start", "stop", "step")]
    ), [id(some), id(one), id(places)]
    given = (ctypes.c_void_p * 2)(id(some), id(one))
    call = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.py_object, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)(
        ("PyObject_Vectorcall", ctypes.pythonapi)
    )
    yield "functions are called in another way", call(_given, ctypes.addressof(given), 2, None), (some, one)
    number = ctypes.PYFUNCTYPE(ctypes.c_longlong, ctypes.py_object)(("PyLong_AsLongLong", ctypes.pythonapi))
    yield "ints are read in another way", [number(-(2**62)), number(7)], [-(2**62), 7]


def _given(*arguments: object) -> tuple[object, ...]:
    return arguments


def _numpy_arrays() -> Iterator[tuple[str, Any, Any]]:
    """The head of an array, and of a view of another one."""
    owner = np.zeros((5, 7), np.float64)
    array = owner[1:4:2, ::-2]
    array.flags.writeable = False
    head = id(array)
    yield "the data of an array lies elsewhere", word(head + ARRAY_DATA), array.ctypes.data
    yield "the number of dimensions of an array lies elsewhere", half(head + ARRAY_NDIM), 2
    yield "the base of an array lies elsewhere", (word(head + ARRAY_BASE), word(id(owner) + ARRAY_BASE)), (id(owner), 0)
    yield "the dtype of an array lies elsewhere", word(head + ARRAY_DESCR), id(array.dtype)
    yield "the flags of an array lie elsewhere", half(head + ARRAY_FLAGS), array.flags.num
    yield "the flags of an array mean something else", half(id(owner) + ARRAY_FLAGS), (
        C_CONTIGUOUS | OWNS_DATA | WRITEABLE | (owner.flags.num & 0x0100)  # and that it is aligned
    )
    shape, strides = word(head + ARRAY_SHAPE), word(head + ARRAY_STRIDES)
    yield "shape and steps of an array do not lie side by side", strides - shape, 2 * _WORD
    yield "the shape of an array lies elsewhere", tuple(word(shape + k) for k in (0, 8)), array.shape
    yield "the steps of an array lie elsewhere", tuple(word(strides + k) for k in (0, 8)), array.strides


FACTS: tuple[Callable[[], Iterator[tuple[str, Any, Any]]], ...] = (
    _build, _python_objects, _slots_and_calls, _numpy_arrays
)  # fmt: skip


def check() -> None:
    """Compare what native code relies on with what Python answers. UnsupportedError at the first difference."""
    for facts in FACTS:
        for wrong, found, wanted in facts():
            if found != wanted:
                raise unknown(wrong)


check()
SLICE_START, SLICE_STOP, SLICE_STEP = (slot_offset(slice, name) for name in ("start", "stop", "step"))
