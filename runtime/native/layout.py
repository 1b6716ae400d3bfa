"""Where things lie in memory: the structures of CPython and NumPy that native code reads and writes, field by field.

What the interpreter says about itself is asked of it: the size of an object's head, where the items of a tuple begin
(3.14 moved them), where a slot lies. The rest follows from the order of the fields, which has not changed since
CPython 3.11 and NumPy 2. :mod:`.self_test` compares every field with what Python answers, once, before anything native
runs: with an interpreter that is laid out otherwise everything is computed without native calls.

The structures of the runtime itself (a plan, a loop, a table) are declared by the same class where they are used.
This file knows nothing of tensors, needs only the standard library and NumPy, and is imported before anything is
compiled. Offsets are in bytes. A stored kernel depends on the version of Python and on the text of this file.
"""

from __future__ import annotations

import ctypes
import platform
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.errors import UnsupportedError

INT32, WORD, SINGLE, DOUBLE = "int32", "int64", "float32", "float64"  # an address without a structure is an int64
_HEAD = object.__basicsize__  # of PyObject: count of references, type
_WORD = 8


@dataclass(frozen=True)
class At:
    """A field that holds the address of a row of elements."""

    kind: object


@dataclass(frozen=True)
class Inside:
    """A row of `count` elements inside of the structure; 0 where it goes on to the end of the object."""

    kind: object
    count: int = 0


@dataclass(frozen=True)
class Field:
    """Where a field begins, and what it is: a number, a Structure whose address it holds, or a row."""

    offset: int
    kind: object


class Structure:
    """A kind of object in memory: the names, places and kinds of its fields.

    Fields lie one after another from `start` on, each in a word of its own, or where `places` says. Native code calls a
    structure to look at an address as at one: see :mod:`runtime.native.structures`.
    """

    def __init__(
        self, name: str, fields: Mapping[str, object], *, start: int = 0, places: Mapping[str, int] | None = None
    ) -> None:
        self.name = name
        self.fields: dict[str, Field] = {}
        offset = start
        for field, kind in fields.items():
            position = offset if places is None else places.get(field, offset)
            self.fields[field] = Field(position, kind)
            offset = position + _WORD * (kind.count if isinstance(kind, Inside) else 1)
        self.words = offset // _WORD
        self.key = f"{name}-{zlib.crc32(repr(self.fields).encode()):08x}"  # two of one name are told apart

    def __repr__(self) -> str:
        return self.name

    def __call__(self, address: Any) -> Any:
        """What lies at an address, its fields by name. In native code Numba does this, elsewhere ctypes."""
        from runtime.native.interpreted import StructureAt

        return StructureAt(self, address)

    def offset(self, field: str) -> int:
        """Where a field begins, in bytes."""
        return self.fields[field].offset

    def pack(self, **values: Any) -> np.ndarray[Any, Any]:
        """A structure of integers as an array of words: what is not given is 0, a row may be given in part."""
        words = [0] * self.words  # in a list, because writing an element of an array takes three times as long
        for name, value in values.items():
            field = self.fields[name]
            first = field.offset // _WORD
            if isinstance(field.kind, Inside):
                words[first : first + len(value)] = value
            else:
                words[first] = value
        return np.array(words, np.int64)


# PyObject's count has 64 bits up to CPython 3.11; later its lower half is the count, and the upper half has flags.
_PLACES = {"references": 0, "type": _HEAD - _WORD}


def _python(name: str, fields: Mapping[str, object], **places: int) -> Structure:
    """An object of CPython: its own fields follow its head."""
    return Structure(name, {"references": INT32, "type": WORD, **fields}, places=_PLACES | places)


Object = _python("Object", {})
Tuple = _python("Tuple", {"length": WORD, "items": Inside(WORD)}, length=_HEAD, items=tuple.__basicsize__)
List = _python("List", {"length": WORD, "items": At(WORD), "allocated": WORD}, length=_HEAD)
Float = _python("Float", {"value": DOUBLE}, value=_HEAD)
Dict = _python("Dict", {"used": WORD}, used=_HEAD)
Array = _python(
    "Array",
    {
        "data": WORD, "ndim": INT32, "shape": At(WORD), "strides": At(WORD), "base": WORD, "descr": WORD,
        "flags": INT32,
    },
    data=_HEAD,
)  # fmt: skip
C_CONTIGUOUS, F_CONTIGUOUS, OWNS_DATA, WRITEABLE = 0x0001, 0x0002, 0x0004, 0x0400
# PyMemberDescrObject, behind its type, its name and its qualified name; then PyMemberDef.
Descriptor = _python("Descriptor", {"member": WORD}, member=_HEAD + 3 * _WORD)
Member = Structure("Member", {"offset": WORD}, start=2 * _WORD)  # behind its name and its type
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


_READ: dict[object, Any] = {
    INT32: ctypes.c_int32, WORD: ctypes.c_int64, DOUBLE: ctypes.c_double, SINGLE: ctypes.c_float,
}  # fmt: skip


def read(structure: Structure, address: int, name: str) -> Any:
    """The value of a field, as native code reads it; of a row its address."""
    field = structure.fields[name]
    if isinstance(field.kind, Inside):
        return address + field.offset
    return _READ.get(field.kind, ctypes.c_int64).from_address(address + field.offset).value


def member(owner: type, name: str) -> int:
    """The address of a slot's definition."""
    return int(read(Descriptor, id(owner.__dict__[name]), "member"))


def slot_offset(owner: type, name: str) -> int:
    """Where a slot of an object lies: a member's descriptor leads to its definition, which says it."""
    return int(read(Member, member(owner, name), "offset"))


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
