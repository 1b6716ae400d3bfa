"""Builtins as methods: what a class has for an attribute, and an object's gets the object as its first argument."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

_new = ctypes.pythonapi.PyInstanceMethod_New
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.py_object]


def as_method(function: Callable[..., Any]) -> Any:
    """What to put into a class, so that its objects have `function` as a method: builtins are none by themselves."""
    return _new(function)
