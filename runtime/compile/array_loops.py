"""Loops over NumPy arrays, written as for Numba: each is compiled for the types of arguments that it is called with.

They take arrays, bools, ints and floats, and return nothing or an int; they allocate nothing, and raise nothing but the
ZeroDivisionError of complex numbers. What is compiled is stored as any other machine code, so a program that finds it
stored loads no compiler.
"""

from __future__ import annotations

import functools
import inspect
import time
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.compile import kinds
from runtime.compile.ahead import workers
from runtime.compile.compiling import Compiled, from_python
from runtime.compile.steps import step
from runtime.compile.storing import name_of, store, texts_of

_OPTIONS: dict[str, Any] = {"error_model": "numpy", "_nrt": False}
_FORM = "2"  # of the function around a loop, part of its name
_CONTIGUOUS, _ALIGNED = 0x0001, 0x0100  # NumPy's flags
_BETWEEN_LOOKS = 0.2  # seconds
RAISED = -(1 << 63)  # what is returned after an exception
_SEEN = _CONTIGUOUS | _ALIGNED
_NAMES: dict[int, str] = {np.dtype(char).num: np.dtype(char).name for char in "?bBhHiIlLqQefdFD"}
_NUMBERS: dict[Any, kinds.Kind] = {bool: kinds.boolean, int: kinds.int64, float: kinds.float64}


@dataclass(frozen=True)
class Elements(kinds.Kind):
    """A NumPy array, by the address of its object: its dtype, and how its elements lie."""

    dtype: str
    ndim: int
    dense: bool
    aligned: bool

    def __init__(self, dtype: str, ndim: int, dense: bool, aligned: bool) -> None:
        order = "C" if dense else "A"
        super().__init__(f"Elements({dtype}, {ndim}, {order}{'' if aligned else ', unaligned'})")
        object.__setattr__(self, "dtype", dtype)
        object.__setattr__(self, "ndim", ndim)
        object.__setattr__(self, "dense", dense)
        object.__setattr__(self, "aligned", aligned)

    __repr__ = kinds.Kind.__repr__


class ArrayLoop:
    """A function whose arguments are arrays and numbers, compiled when it is called with new types of them.

    `helpers` are functions of the same module that it calls. While it runs, other threads do.
    """

    def __init__(
        self, function: Callable[..., Any], *helpers: Callable[..., Any], returns: kinds.Kind = kinds.void
    ) -> None:
        functools.update_wrapper(self, function)
        self.function = function
        self.helpers = helpers
        self.returns = returns
        self.compiled: dict[tuple[Any, ...], Callable[..., Any]] = {}
        self.next_look: dict[tuple[Any, ...], float] = {}
        self.hits = 0  # of what was compiled, how much was found stored

    def __call__(self, *arguments: Any) -> Any:
        """What the function returns, 0 for nothing; arrays are neither copied nor checked."""
        key_parts: list[Any] = []
        passed: list[Any] = []
        for argument in arguments:
            if isinstance(argument, np.ndarray):
                key_parts.append((argument.dtype.num, argument.ndim, argument.flags.num & _SEEN))
                passed.append(id(argument))
            else:
                key_parts.append(type(argument))
                passed.append(argument)
        key = tuple(key_parts)
        status = (self.compiled.get(key) or self._compile(key))(*passed)
        if status == RAISED:
            msg = "complex division by zero"  # which is all that a loop raises
            raise ZeroDivisionError(msg)
        return status

    def is_ready(self, *arguments: Any) -> bool:
        """Whether the loop is compiled for such arguments; if not, other processes are asked to compile it.

        Who can do without it, through NumPy, does so meanwhile. True too where nobody else will compile it.
        """
        key = tuple([
            (item.dtype.num, item.ndim, item.flags.num & _SEEN) if isinstance(item, np.ndarray) else type(item)
            for item in arguments
        ])  # fmt: skip
        return key in self.compiled or self._look(key)

    def _look(self, key: tuple[Any, ...]) -> bool:
        """Now and then, see whether it is stored."""
        now = time.monotonic()
        if now < self.next_look.get(key, 0.0):
            return False
        if not store().can_keep or store().has(self._name(self._signature(key))):
            return True
        if not workers.ask(self.function.__module__, f"{self.function.__name__}:{_written(key)}"):
            return True
        self.next_look[key] = now + _BETWEEN_LOOKS
        return False

    def compile_for(self, written: str) -> None:
        """Compile and store the loop for the types that :meth:`is_ready` asked for."""
        self._compile(_read(written))

    def is_stored_for(self, written: str) -> bool:
        """Whether the loop for the types that :meth:`is_ready` asked for is stored."""
        return store().has(self._name(self._signature(_read(written))))

    def _signature(self, key: tuple[Any, ...]) -> Any:
        return self.returns(*[_NUMBERS.get(item) or _elements(*item) for item in key])

    def _name(self, signature: Any) -> str:
        source = _FORM + self.function.__module__ + texts_of(inspect.getfile(self.function))
        return name_of(self.function.__name__, source, _OPTIONS, signature)

    def _compile(self, key: tuple[Any, ...]) -> Callable[..., Any]:
        signature = self._signature(key)
        name = self._name(signature)
        compiled: Compiled = step(functools.partial(Compiled, loop=True), name, self._made, signature, _OPTIONS)
        self.hits += compiled.cache_hits
        called = kinds.int64(*signature.args)
        self.compiled[key] = call = from_python(compiled.address, called, frees_gil=True)
        return call

    def _made(self) -> Callable[..., Any]:
        """The function, for which its helpers are compiled functions."""
        from runtime.compile.translation import inner_function

        names = dict(self.function.__globals__)
        for helper in self.helpers:
            names[helper.__name__] = inner_function(_with_globals(helper, names))
        return _with_globals(self.function, names)


def array_loop(*helpers: Callable[..., Any], returns: kinds.Kind = kinds.void) -> Callable[..., ArrayLoop]:
    """A decorator: see :class:`ArrayLoop`."""
    return lambda function: ArrayLoop(function, *helpers, returns=returns)


def _written(key: tuple[Any, ...]) -> str:
    """Types of arguments as one word."""
    return ",".join(item.__name__ if isinstance(item, type) else ".".join(map(str, item)) for item in key)


def _read(written: str) -> tuple[Any, ...]:
    """The types that :func:`_written` wrote."""
    numbers = {item.__name__: item for item in _NUMBERS}
    return tuple(numbers.get(item) or tuple(map(int, item.split("."))) for item in written.split(","))


def _elements(number: int, ndim: int, flags: int) -> Elements:
    """The type of an array: the number is that of its dtype."""
    return Elements(_NAMES[number], ndim, bool(flags & _CONTIGUOUS), bool(flags & _ALIGNED))


def _with_globals(function: Callable[..., Any], names: dict[str, Any]) -> Callable[..., Any]:
    """The same code where other globals are in scope."""
    copied = types.FunctionType(function.__code__, names, function.__name__)
    copied.__module__, copied.__qualname__ = function.__module__, function.__qualname__
    return copied
