"""Builtins as methods, which get the object as their first argument, and native functions as computed attributes."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from runtime.lasting import keep

_new = ctypes.pythonapi.PyInstanceMethod_New
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.py_object]


def as_method(function: Callable[..., Any]) -> Any:
    """What to put into a class, so that its objects have `function` as a method: builtins are none by themselves."""
    return _new(function)


class _GetSetDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p), ("get", ctypes.c_void_p), ("set", ctypes.c_void_p), ("doc", ctypes.c_char_p),
        ("closure", ctypes.c_void_p),
    )  # fmt: skip


_new_attribute = ctypes.pythonapi.PyDescr_NewGetSet
_new_attribute.restype, _new_attribute.argtypes = ctypes.py_object, [ctypes.py_object, ctypes.c_void_p]


def as_attribute(owner: type, name: str, function: Any, bound: object) -> Any:
    """What to put into the class `owner`, so that a compiled ``function(object, bound, _)`` computes its attribute.

    A getter of C has two arguments, a native function three: the last holds nothing.
    """
    definition = _GetSetDef(name.encode(), function.address, None, (function.__doc__ or "").encode(), id(bound))
    keep(definition, bound, function)
    return _new_attribute(owner, ctypes.addressof(definition))
