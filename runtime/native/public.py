"""Public functions as builtins: each calls one object, until native code takes its calls over.

``PyObject_Call`` has the signature of a builtin that takes a tuple and a dict (METH_VARARGS | METH_KEYWORDS), with the
object that it calls in the place of the one that a builtin is bound to. So a builtin with this function passes its
arguments on as they are, by nothing but CPython's stable ABI; nothing is compiled. A builtin of this kind has no
vectorcall function. When native code is there, it becomes that, and the builtin that everybody holds is quicker from
then on. Its definition stays, by which CPython compares and hashes builtins.

A builtin is what Python's own functions are: it does not bind as a method when it stands in a class, is copied and
pickled by its name, and ``help`` and ``inspect.signature`` read its definition.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from types import BuiltinFunctionType, ModuleType
from typing import Any

import numpy as np

from runtime.lasting import keep

_VARARGS_KEYWORDS = 0x0001 | 0x0002  # METH_VARARGS | METH_KEYWORDS, part of CPython's ABI
_VECTORCALL = BuiltinFunctionType.__basicsize__ - ctypes.sizeof(ctypes.c_void_p)  # where a builtin has its vectorcall


class _Definition(ctypes.Structure):
    """A PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p), ("function", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p),
    )  # fmt: skip


_api = ctypes.pythonapi
_new = _api.PyCFunction_NewEx
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.py_object]
as_method = _api.PyInstanceMethod_New  # what binds as a method where it stands in a class, which a builtin does not
as_method.restype, as_method.argtypes = ctypes.py_object, [ctypes.py_object]
_CALL = ctypes.cast(_api.PyObject_Call, ctypes.c_void_p).value


def _vectorcall_of(function: object) -> ctypes.c_void_p:
    """The vectorcall function of a builtin, which can be set."""
    return ctypes.c_void_p.from_address(id(function) + _VECTORCALL)


# Builtins that take as many arguments have one and the same; those that take tuples have none.
_IS_KNOWN = _vectorcall_of(len).value == _vectorcall_of(abs).value is not None


class CallTarget(ModuleType):
    """The object that a builtin calls.

    It is a module, for a builtin of a module has a name of its own, by which it is pickled, and others do not: they are
    methods of what they are bound to. The slot `native` is for what native code knows; it is the only one here, so that
    it lies where modules end.
    """

    __slots__ = ("native",)

    native: np.ndarray[Any, Any]

    def __call__(self, /, *args: Any, **named: Any) -> Any:
        """The general path."""
        raise NotImplementedError


class PublicBuiltin:
    """A builtin that calls a target, and the definition by which it does."""

    __slots__ = ("definition", "function", "vectorcall")

    def __init__(self, target: CallTarget, name: str, module: str, text: str) -> None:
        """`text` is the name with the parameters in brackets, a line ``--``, an empty one, and what ``help`` shows."""
        self.definition = _Definition(name.encode(), _CALL, _VARARGS_KEYWORDS, text.encode())
        keep(self.definition)  # to which the builtin points, and which the collector reads when the interpreter ends
        self.function: Callable[..., Any] = _new(ctypes.addressof(self.definition), target, module)
        self.vectorcall = _vectorcall_of(self.function)

    def take_over(self, native: Any) -> None:
        """Let a function of native code (:func:`runtime.compile.compiling.compile_builtin`) take the calls."""
        if _IS_KNOWN:
            self.vectorcall.value = native.address

    def give_back(self) -> None:
        """Let the target take the calls again."""
        if _IS_KNOWN:
            self.vectorcall.value = None
