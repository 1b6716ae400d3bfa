"""Native functions as builtins: called by the interpreter with its own arguments, without a tuple or a conversion.

A native function ``f(own, arguments, count)`` gets the address of an object that is bound to it, and of ``count``
addresses of Python objects. It returns the address of a new reference, or 0 with an error set, and runs with the GIL.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

_FASTCALL = 0x0080  # METH_FASTCALL, part of CPython's ABI


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p), ("function", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p),
    )  # fmt: skip


_new = ctypes.pythonapi.PyCFunction_NewEx
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]
_definitions: list[_MethodDef] = []  # a builtin points to its definition, which nobody else keeps


def bind(function: Any, own: object, name: str) -> Callable[..., Any]:
    """The builtin `name` that calls a compiled `function` (see :func:`runtime.compile.compiling.compile_builtin`)."""
    definition = _MethodDef(name.encode(), function.address, _FASTCALL, None)
    _definitions.append(definition)
    builtin: Callable[..., Any] = _new(ctypes.addressof(definition), own, None)
    return builtin
