"""Native functions run by the interpreter: the same source, before it is compiled.

A driver of loops does little work for each call, but compiling it takes seconds. Until it is compiled, its Python
source is run as it stands: structures are read and written through ctypes, other native functions are interpreted too,
and the inner loop is called by its address. So the results are the same, bit for bit; a call takes some hundred
microseconds.

Only functions without calls of CPython's or NumPy's C functions can be interpreted: drivers of loops, no builtins. In
place of one that divides its work among threads, its twin for one thread runs.
"""

from __future__ import annotations

import ctypes
import functools
import types
from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile.kinds import Later, Ref, Row
from runtime.native import layout, structures
from runtime.native.layout import At, Inside, Structure

_CTYPES: dict[object, Any] = {
    layout.INT32: ctypes.c_int32, layout.WORD: ctypes.c_int64, layout.DOUBLE: ctypes.c_double,
    layout.SINGLE: ctypes.c_float,
}  # fmt: skip
_LOOP = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * 5)


class _Address:
    """An address in native code: an integer, whatever lies there."""

    __slots__ = ("_address", "_memory")

    def __init__(self, address: Any, owner: object = None) -> None:
        object.__setattr__(self, "_address", int(address))
        object.__setattr__(self, "_memory", owner)  # memory that lives as long as this object

    def __int__(self) -> int:
        return self._address  # type: ignore[no-any-return]

    __index__ = __int__

    def __add__(self, other: Any) -> int:
        return int(self) + int(other)

    __radd__ = __add__

    def __sub__(self, other: Any) -> int:
        return int(self) - int(other)

    def __eq__(self, other: object) -> bool:
        return int(self) == int(other)  # type: ignore[call-overload,no-any-return]

    def __hash__(self) -> int:
        return hash(int(self))


class StructureAt(_Address):
    """A structure at an address, its fields by name."""

    __slots__ = ("_structure",)

    def __init__(self, structure: Structure, address: Any, owner: object = None) -> None:
        super().__init__(address, owner)
        object.__setattr__(self, "_structure", structure)

    def __getattr__(self, name: str) -> Any:
        field = self._structure.fields[name]
        return _read(field.kind, self._address + field.offset)

    def __setattr__(self, name: str, value: Any) -> None:
        field = self._structure.fields[name]
        _write(field.kind, self._address + field.offset, value)


class _Elements(_Address):
    """Elements of one kind, side by side."""

    __slots__ = ("_kind",)

    def __init__(self, kind: object, address: Any, owner: object = None) -> None:
        super().__init__(address, owner)
        object.__setattr__(self, "_kind", kind)

    def __getitem__(self, index: int) -> Any:
        return _read(self._kind, self._address + self._width * int(index))

    def __setitem__(self, index: int, value: Any) -> None:
        _write(self._kind, self._address + self._width * int(index), value)

    @property
    def _width(self) -> int:
        return 4 if self._kind in (layout.INT32, layout.SINGLE) else 8


def _read(kind: object, address: int) -> Any:
    if isinstance(kind, Inside):
        return _Elements(kind.kind, address)
    value = _CTYPES.get(kind, ctypes.c_int64).from_address(address).value
    if isinstance(kind, Structure):
        return StructureAt(kind, value)
    return _Elements(kind.kind, value) if isinstance(kind, At) else value


def _write(kind: object, address: int, value: Any) -> None:
    number = float(value) if kind in (layout.DOUBLE, layout.SINGLE) else int(value)
    _CTYPES.get(kind, ctypes.c_int64).from_address(address).value = number


def _stack(structure: Structure) -> StructureAt:
    memory = np.empty(structure.words, np.int64)
    return StructureAt(structure, memory.ctypes.data, memory)


def _stack_row(kind: object, count: int) -> _Elements:
    memory = np.empty(count, np.int64)
    return _Elements(kind, memory.ctypes.data, memory)


def _invoke(function: int, data: Any, strides: Any, rows: Any, count: Any, scalars: Any) -> None:
    _LOOP(int(function))(int(data), int(strides), int(rows), int(count), int(scalars))


# What native code calls, by the function that Numba knows.
EQUIVALENTS: dict[Any, Callable[..., Any]] = {
    structures.stack: _stack,
    structures.stack_words: functools.partial(_stack_row, layout.WORD),
    structures.stack_arrays: functools.partial(_stack_row, layout.Array),
    structures.words: functools.partial(_Elements, layout.WORD),
    structures.doubles: functools.partial(_Elements, layout.DOUBLE),
    structures.singles: functools.partial(_Elements, layout.SINGLE),
    structures.arrays: functools.partial(_Elements, layout.Array),
    structures.invoke: _invoke,
}


def equivalent(native: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator of what the interpreter does in place of the intrinsic `native`."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        EQUIVALENTS[native] = function
        return function

    return decorate


@functools.cache
def can_be_interpreted(native: Any) -> bool:
    """Whether a native function, and all that it calls, does without C functions."""
    function = native.py_func
    named = [function.__globals__.get(name) for name in function.__code__.co_names]
    return all(
        can_be_interpreted(item) if hasattr(item, "py_func") else item in EQUIVALENTS
        for item in named
        if hasattr(item, "py_func") or isinstance(item, Later)
    )


@functools.cache
def interpreted(native: Any) -> Callable[..., Any]:
    """A function of :func:`runtime.compile.compiling.compile_driver` that the interpreter runs."""
    function: types.FunctionType = native.py_func
    names: dict[str, Any] = {"__builtins__": __builtins__}
    body = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    converts = [_conversion(argument) for argument in native.signature.args]

    def run(*arguments: Any) -> Any:
        operands = zip(converts, arguments, strict=True)
        result = body(*[item if convert is None else convert(item) for convert, item in operands])
        return int(result) if isinstance(result, _Address) else result

    for name in function.__code__.co_names:
        if name in function.__globals__:
            names[name] = _in_python(function.__globals__[name])
    return run


def _conversion(kind: Any) -> Callable[[Any], Any] | None:
    """What makes an argument of a Numba type; None where an integer serves."""
    if isinstance(kind, Ref):
        return functools.partial(StructureAt, kind.structure)
    return functools.partial(_Elements, kind.kind) if isinstance(kind, Row) else None


def _in_python(function: Any) -> Any:
    """What stands for something that native code names."""
    if hasattr(function, "py_func"):
        return _Late(function)
    try:
        return EQUIVALENTS.get(function, function)
    except TypeError:  # a list, or another constant that cannot be looked up
        return function


class _Late:
    """Another native function, interpreted when it is called: two may call each other."""

    __slots__ = ("native",)

    def __init__(self, native: Any) -> None:
        self.native = native

    def __call__(self, *arguments: Any) -> Any:
        return interpreted(self.native)(*arguments)
