"""Builtins: native functions that stand before general paths in Python, and the switch that leaves them all out.

The general path is complete and right. A builtin takes the small, plain case, called by the interpreter with its own
arguments (METH_FASTCALL, no tuple, no conversion), gives the same bits, and hands every other call on to the general
path, whose address it holds. One convention for all of them::

    @builtin("runtime.kernels.matmul.native", "multiply")   # the module is loaded when it is first worth it
    def mm(self, mat2): ...                                 # the general path

A table of kernels asks for ``prepare_kernel()`` and keeps what it gets; code that calls such a function itself calls
``mm.call(...)``, which is the builtin once that is there.

A native function ``f(bound, arguments, count)`` gets the address of an object that is bound to it, and of ``count``
addresses of Python objects. It returns the address of a new reference, or 0 with an error set, and runs with the GIL.

With ``OPWEAVE_NATIVE=0`` in the environment, and by itself with one warning where the interpreter or NumPy is laid out
otherwise than :mod:`.self_test` knows, there are no builtins: everything works as before, only slower.
"""

from __future__ import annotations

import ctypes
import functools
import importlib
import os
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

from runtime.errors import UnsupportedError
from runtime.lasting import keep

_BETWEEN_LOOKS = 0.2  # seconds
_OFTEN = 100  # calls after which a builtin is worth the loading of native code
_FASTCALL = 0x0080  # METH_FASTCALL, part of CPython's ABI
_LOADED = "runtime.native.tensors"  # whose being loaded says that native code is in use already


@functools.cache
def is_on() -> bool:
    """Whether native code may look into the objects of this interpreter; asked once in a process."""
    if os.environ.get("OPWEAVE_NATIVE", "1") == "0":
        return False
    from runtime.native import self_test

    try:
        self_test.check()
    except UnsupportedError as error:
        warnings.warn(f"{error}, or compute more slowly without native calls, as is done now", RuntimeWarning, 2)
        return False
    return True


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p), ("function", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p),
    )  # fmt: skip


_new = ctypes.pythonapi.PyCFunction_NewEx
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]


def bind(function: Any, bound: object, name: str) -> Callable[..., Any]:
    """The builtin `name` that calls a compiled `function` (see :func:`runtime.compile.compiling.compile_builtin`)."""
    definition = _MethodDef(name.encode(), function.address, _FASTCALL, None)
    keep(definition)  # to which the builtin points, and which the collector reads when the interpreter ends
    result: Callable[..., Any] = _new(ctypes.addressof(definition), bound, None)
    return result


_next_look: dict[tuple[str, ...], float] = {}


def is_ready(module: str, *names: str) -> bool:
    """Whether native functions of a module are compiled, or have to be compiled here and now.

    The first question has other processes compile them (:mod:`runtime.compile.ahead`), where there are such.
    """
    now = time.monotonic()
    if now < _next_look.get((module, *names), 0.0):
        return False
    from runtime.compile.ahead import workers
    from runtime.compile.compiling import is_builtin_stored

    missing = [name for name in names if not is_builtin_stored(module, name)]
    if not all([workers.ask(module, name) for name in missing]):  # noqa: C419 - all of them are asked for
        return True
    if missing:
        _next_look[module, *names] = now + _BETWEEN_LOOKS
    return not missing


class Builtin:
    """A general path in Python, and the builtin that takes its place once it is loaded."""

    def __init__(self, general: Callable[..., Any], module: str, name: str, *others: str) -> None:
        functools.update_wrapper(self, general)
        self.general = general
        self.place = module, name
        self.others = others
        self.calls = 0
        self.call: Callable[..., Any] = self._wait

    def __call__(self, *arguments: Any) -> Any:
        """As a kernel that nobody prepared."""
        return self.call(*arguments)

    def _wait(self, *arguments: Any) -> Any:
        """The general path, until the builtin is worth the loading of native code."""
        self.calls += 1
        if _LOADED in sys.modules or self.calls > _OFTEN:
            self.prepare_kernel()
        return self.general(*arguments)

    def prepare_kernel(self) -> Callable[..., Any]:
        """What a table of kernels keeps: the builtin, made when a table first needs it; else the general path.

        The general path also as long as others compile the builtin (see :func:`is_ready`); then `is_waiting` is true.
        """
        if self.call == self._wait:
            module, name = self.place
            if not is_on():
                self.call = self.general
            elif is_ready(module, name, *self.others):
                native = importlib.import_module(module)
                keep(self.general)
                self.call = bind(getattr(native, name), native.bound_to(self.general), name)
            else:
                return self.general
        return self.call

    @property
    def is_waiting(self) -> bool:
        """Whether the builtin may still come."""
        return self.call == self._wait


def builtin(module: str, name: str, *others: str) -> Callable[[Callable[..., Any]], Builtin]:
    """A decorator of general paths: the native function `name` of a module stands before it.

    It is not used before `others` of that module, which undo what it does, can be.
    """
    return lambda general: Builtin(general, module, name, *others)
