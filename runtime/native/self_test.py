"""Checks of the assumptions of native code about CPython and NumPy, against the values that Python reports.

Every field of every structure of :mod:`.layout` has its row here. An address that was found is followed only after
what lies around it was right. Other threads run meanwhile: an object whose address is read stays bound to a name, and
only one thread checks at a time, because references to the constants and classes of this file are counted.
"""

from __future__ import annotations

import ctypes
import struct
import sys
import sysconfig
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from runtime.forking import new_lock
from runtime.native import layout
from runtime.native.layout import (
    C_CONTIGUOUS, OWNS_DATA, WRITEABLE, Array, Descriptor, Dict, Float, List, Object, Structure, Tuple, member,
    read, slot_offset, unknown, word,
)  # fmt: skip

Fact = tuple[str, Any, Any]


def _build() -> Iterator[Fact]:
    """What the interpreter has to be, whatever lies where."""
    yield "the interpreter is not CPython", sys.implementation.name, "cpython"
    yield "this build is free-threaded, but native code counts references under the lock of the others", (
        bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
    ), False
    yield "a pointer does not have 64 bits", struct.calcsize("P"), 8
    yield "the lower half of a number does not come first", sys.byteorder, "little"


def _row(structure: Structure, instance: object, field: str, expected: Any) -> Fact:
    """A field of an object that is at hand."""
    return f"the field '{field}' of {structure} lies elsewhere", read(structure, id(instance), field), expected


def _words(address: int, count: int) -> list[int]:
    return [word(address + 8 * k) for k in range(count)]


def _python_objects() -> Iterator[Fact]:
    """Python's objects."""
    first, second = object(), object()
    pair, listed, empty = (first, second), [first, second, first], list[object]()
    number, several = float("1234.5678"), {1: 2, 3: 4, 5: 6}
    for structure, value in (
        (Object, first), (Tuple, pair), (List, listed), (Float, number), (Dict, several), (Array, np.zeros(1)),
        (Descriptor, _Slotted.__dict__["first"]),
    ):  # fmt: skip
        yield _row(structure, value, "type", id(type(value)))
        before = _row(structure, value, "references", 0)[1]
        more = [value] * 6
        yield _row(structure, value, "references", before + len(more))
        more.clear()
    yield _row(Tuple, pair, "length", 2)
    yield "the field 'items' of Tuple lies elsewhere", _words(read(Tuple, id(pair), "items"), 2), [*map(id, pair)]
    yield _row(List, listed, "length", 3)
    yield "an empty list has items", read(List, id(empty), "items"), 0
    five = [None] * 5
    size = object.__basicsize__ + 24
    yield "List has other fields", (list.__basicsize__, read(List, id(five), "allocated")), (size, 5)
    items = read(List, id(listed), "items")
    yield "the items of a list have no address", items > 1 << 12, True
    yield "the field 'items' of List lies elsewhere", _words(items, 3), [id(item) for item in listed]
    yield _row(Float, number, "value", number)
    yield _row(Dict, several, "used", 3)


class _Slotted:
    """Something with slots, as tensors and nodes are."""

    __slots__ = ("first", "second")
    first: object
    second: object


def _slots_and_calls() -> Iterator[Fact]:
    """Slots, and the functions of CPython that are called by address."""
    slotted, some = _Slotted(), object()
    positions = [object.__basicsize__, object.__basicsize__ + 8]
    # A class keeps the definitions of its slots behind itself.
    behind = id(_Slotted) + type(_Slotted).__basicsize__  # type: ignore[operator]
    yield "the field 'member' of Descriptor lies elsewhere", member(_Slotted, "first"), behind
    yield "the field 'offset' of Member lies elsewhere", (
        [slot_offset(_Slotted, name) for name in _Slotted.__slots__]
    ), positions
    yield "a slot without a value is not empty", word(id(slotted) + positions[1]), 0
    slotted.second = some
    yield "the value of a slot lies elsewhere", word(id(slotted) + positions[1]), id(some)
    index = slice(some, slotted, positions)
    yield "parts of a slice lie elsewhere", (
        [word(id(index) + slot_offset(slice, name)) for name in ("start", "stop", "step")]
    ), [id(some), id(slotted), id(positions)]
    operands = (ctypes.c_void_p * 2)(id(some), id(slotted))
    call = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.py_object, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)(
        ("PyObject_Vectorcall", ctypes.pythonapi)
    )
    yield "functions are called in another way", call(_given, ctypes.addressof(operands), 2, None), (some, slotted)
    number = ctypes.PYFUNCTYPE(ctypes.c_longlong, ctypes.py_object)(("PyLong_AsLongLong", ctypes.pythonapi))
    yield "ints are read in another way", [number(-(2**62)), number(7)], [-(2**62), 7]


def _given(*arguments: object) -> tuple[object, ...]:
    return arguments


def _numpy_arrays() -> Iterator[Fact]:
    """The head of an array, and of a view of another one."""
    owner = np.zeros((5, 7), np.float64)
    array = owner[1:4:2, ::-2]
    array.flags.writeable = False
    yield _row(Array, array, "data", array.ctypes.data)
    yield _row(Array, array, "ndim", 2)
    yield _row(Array, array, "base", id(owner))
    yield "an array that has its own memory has a base", read(Array, id(owner), "base"), 0
    yield _row(Array, array, "descr", id(array.dtype))
    yield _row(Array, array, "flags", array.flags.num)
    yield "the flags of Array mean something else", read(Array, id(owner), "flags"), (
        C_CONTIGUOUS | OWNS_DATA | WRITEABLE | (owner.flags.num & 0x0100)  # and that it is aligned
    )
    shape, strides = read(Array, id(array), "shape"), read(Array, id(array), "strides")
    yield "shape and strides of Array do not lie side by side", strides - shape, 16
    yield "the field 'shape' of Array lies elsewhere", tuple(_words(shape, 2)), array.shape
    yield "the field 'strides' of Array lies elsewhere", tuple(_words(strides, 2)), array.strides


FACTS: tuple[Callable[[], Iterator[Fact]], ...] = (_build, _python_objects, _slots_and_calls, _numpy_arrays)


_checking = new_lock()


def check() -> None:
    """Compare what native code relies on with what Python answers. UnsupportedError at the first difference."""
    with _checking:
        for facts in FACTS:
            for wrong, actual, expected in facts():
                if actual != expected:
                    raise unknown(wrong)
        layout.numpy_functions()
