"""Compiling and remembering native functions: what is stored is loaded, and what is not is compiled and stored.

:mod:`.storing` says under which name; :mod:`.translation` compiles, and is loaded when something has to be.
"""

from __future__ import annotations

import ctypes
import functools
import importlib
import inspect
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runtime.compile import kinds
from runtime.compile.ahead import INTERPRETED, workers
from runtime.compile.headroom import COMPILING, check_headroom
from runtime.compile.machine_code import MachineCode
from runtime.compile.settings import usual_settings
from runtime.compile.steps import step
from runtime.compile.storing import name_of, store, texts_of
from runtime.errors import UnsupportedError

# NaN and infinity must come out right, so neither nnan nor ninf; sums are reordered only where a reduction asks.
FASTMATH = frozenset({"contract", "nsz", "arcp", "afn"})
_NARROWED = "Cannot cast complex"  # what Numba says of a complex number in the place of a real one
REDUCTION_FASTMATH = FASTMATH | {"reassoc"}


class Compiled:
    """A native function as a C function at an ``address``; it was stored, and not compiled, if ``cache_hits``."""

    def __init__(
        self, name: str, make: Callable[[], Any], signature: Any, options: dict[str, Any], *, loop: bool
    ) -> None:
        self.address = self._stored(name)
        self.cache_hits = int(self.address != 0)
        if not self.address:
            with usual_settings():
                from runtime.compile.translation import translate

                check_headroom(COMPILING)  # with the compiler loaded
                code = translate(name, make(), signature, options, loop=loop)
            self.address = code.load()
            store().save(name, code.pack())

    @staticmethod
    def _stored(name: str) -> int:
        """The address of what was stored; 0 where there is nothing that can be used."""
        data = store().load(name)
        if data is None:
            return 0
        try:
            return MachineCode.unpack(data).load()
        except (ValueError, RuntimeError, UnsupportedError) as error:
            store().reject(name, error)
            return 0


@dataclass(frozen=True)
class Source:
    """A loop to be compiled: its name, which is unique by content, and what it is made from."""

    name: str
    text: str
    make: Callable[[], Callable[..., None]]

    @classmethod
    def of(cls, function: Callable[..., None], text: str) -> Source:
        """A function that is there already."""
        return cls(function.__name__, text, lambda: function)

    @classmethod
    def within(cls, module: str, name: str) -> Source:
        """The function `name` of a module that is loaded only when something has to be compiled."""
        text = texts_of(str(_ROOT / (module.replace(".", "/") + ".py")))
        return cls(name, text, lambda: getattr(importlib.import_module(module), name))


def compile_loop(
    source: Source, signature: Any, *, operator: str, kind: str, expression: Callable[[], str] = str
) -> Compiled:
    """Compile an inner loop to a C function.

    Raises UnsupportedError, naming `operator`, the dtype `kind` and the text that `expression` gives, when the
    expression has no meaning for that dtype.
    """
    options: dict[str, Any] = {"error_model": "numpy", "fastmath": set(FASTMATH)}
    name = name_of(source.name, source.text, options, signature)
    try:
        compiled: Compiled = step(functools.partial(Compiled, loop=True), name, source.make, signature, options)
    except Exception as error:
        if not _means_nothing(error):
            raise
        complex_for_real = "gives complex numbers for a real result (write real(...))"
        why = complex_for_real if _NARROWED in str(error) else "means nothing"
        msg = f"{operator} is not implemented for {kind}, for which its kernel {why}: {expression()}"
        raise UnsupportedError(msg) from None
    return compiled


def _means_nothing(error: Exception) -> bool:
    """Whether the compiler says that what it was given has no meaning."""
    numba = sys.modules.get("numba.core.errors")
    return isinstance(error, NotImplementedError) or (numba is not None and isinstance(error, numba.NumbaError))


def _native_source(function: Callable[..., Any]) -> str:
    """What a native function is made from; its module too, which a stored body names."""
    return function.__module__ + texts_of(inspect.getfile(function))


def compile_driver(signature: kinds.Signature, **options: Any) -> Callable[[Callable[..., Any]], Any]:
    """Decorate a native function that others call, or that :func:`entry_point` makes callable from Python.

    Nothing is compiled until one of these is.
    """
    return lambda function: kinds.Native(function, signature, **options)


class EntryPoint:
    """A function of :func:`compile_driver` as Python calls it: ``entry.call(...)``, compiled when that is first done.

    Where other processes compile ahead, the interpreter runs the function until they are ready.
    """

    __slots__ = ("address", "call", "native", "next_look", "rank", "spent")

    def __init__(self, native: Any, rank: int = INTERPRETED) -> None:
        self.native = native
        self.rank = rank
        self.address = 0  # of the C function, once it is compiled
        self.next_look = 0.0
        self.spent = 0.0  # seconds in the interpreter
        self.call: Callable[..., Any] = self._first

    def __call__(self, *arguments: Any) -> Any:
        """As ``call``."""
        return self.call(*arguments)

    @property
    def home(self) -> str:
        """The module of the function."""
        return str(self.native.py_func.__module__)

    def is_ready(self) -> bool:
        """Whether it is compiled; if not, others are asked to, and who can do without the function need not wait."""
        if not self.address:
            self._look()
        return self.address != 0

    def compile_now(self) -> None:
        """Compile the function, or load it, for every call from now on."""
        native = self.native
        compiled = _compile(native.py_func, native.signature, self._options)
        self.call = from_python(compiled.address, native.signature, frees_gil=self._options.get("nogil", False))
        self.address = compiled.address

    @property
    def _options(self) -> dict[str, Any]:
        return {"error_model": "numpy", **self.native.targetoptions}

    def _is_asked_for(self) -> bool:
        """Whether other processes compile the function; they are asked if they were not."""
        function = self.native.py_func
        return workers.ask(function.__module__, function.__qualname__, self.rank)

    def is_stored(self) -> bool:
        """Whether :meth:`compile_now` only has to load it."""
        function = self.native.py_func
        name = name_of(function.__name__, _native_source(function), self._options, self.native.signature)
        return store().has(name)

    def _first(self, *arguments: Any) -> Any:
        from runtime.native.interpreted import can_be_interpreted

        if can_be_interpreted(self.native):
            self._look()
        else:
            self.compile_now()
        if not self.address:
            self.call = self._interpret
        return self.call(*arguments)

    def _look(self) -> None:
        """Now and then, see whether the function is compiled, or whether that is better done here."""
        if time.monotonic() < self.next_look:
            return
        if (
            not store().can_keep or self.is_stored() or self.spent > _AS_LONG_AS_COMPILING
            or not self._is_asked_for()
        ):  # fmt: skip
            self.compile_now()
        else:
            self.next_look = time.monotonic() + _BETWEEN_LOOKS

    def _interpret(self, *arguments: Any) -> Any:
        from runtime.native.interpreted import interpreted

        self._look()
        if self.address:
            return self.call(*arguments)
        begun = time.monotonic()
        try:
            return interpreted(self.native)(*arguments)
        finally:
            self.spent += time.monotonic() - begun


_CTYPES: dict[Any, Any] = {
    kinds.boolean: ctypes.c_uint8, kinds.float64: ctypes.c_double, kinds.void: None,
}  # fmt: skip


def from_python(address: int, signature: Any, *, frees_gil: bool) -> Callable[..., Any]:
    """The C function at an address, called from Python; an array is the address of its object."""
    make = ctypes.CFUNCTYPE if frees_gil else ctypes.PYFUNCTYPE
    converted = [_CTYPES.get(argument, ctypes.c_int64) for argument in (signature.return_type, *signature.args)]
    call: Callable[..., Any] = make(*converted)(address)
    if signature.return_type == kinds.boolean:
        return lambda *arguments: bool(call(*arguments) & 1)
    return call


def _compile(function: Callable[..., Any], signature: Any, options: dict[str, Any]) -> Compiled:
    name = name_of(function.__name__, _native_source(function), options, signature)
    compiled: Compiled = step(functools.partial(Compiled, loop=False), name, lambda: function, signature, options)
    return compiled


entry_point = EntryPoint
_BETWEEN_LOOKS = 0.2  # seconds
_AS_LONG_AS_COMPILING = 4.0  # seconds in the interpreter that would have compiled any driver


def compile_builtin(function: Callable[..., Any]) -> Any:
    """Decorate a function of which builtins are made (:mod:`runtime.native.builtin`); compiled when one is bound.

    One with a fourth parameter takes keywords (:mod:`runtime.native.public`).
    """
    return _NativeAddress(function)


def is_builtin_stored(module: str, name: str) -> bool:
    """Whether the builtin `name` of a module, which need not be loaded, is compiled already, or can never be stored."""
    if not store().can_keep:
        return True
    source = module + texts_of(str(_ROOT / (module.replace(".", "/") + ".py")))
    return any(
        store().has(name_of(name, source, _BUILTIN_OPTIONS, signature)) for signature in _BUILTIN_SIGNATURES.values()
    )


def is_function_stored(module: str, name: str) -> bool:
    """Whether a native function is compiled that other processes were asked for by these words."""
    base, _, types_text = name.partition(":")
    native = getattr(sys.modules.get(module), base, None)
    if native is None or isinstance(native, _NativeAddress):  # the module of a builtin is loaded when that is bound
        return is_builtin_stored(module, base)
    if types_text:
        return bool(native.is_stored_for(types_text))
    return (native if isinstance(native, EntryPoint) else EntryPoint(native)).is_stored()


_ROOT = Path(__file__).parents[2]
_BUILTIN_OPTIONS: dict[str, Any] = {"error_model": "numpy"}
_BUILTIN_SIGNATURES = {count: kinds.int64(*[kinds.int64] * count) for count in (3, 4)}  # by how many parameters


class _NativeAddress:
    """The address of a native function, compiled and stored like a kernel when it is asked for."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.__doc__ = function.__doc__
        self.function = function
        self._compiled: Compiled | None = None

    @property
    def compiled(self) -> Compiled:
        """The native function. That of functools would hold a lock meanwhile, which a forked child would find taken."""
        if self._compiled is None:
            signature = _BUILTIN_SIGNATURES[self.function.__code__.co_argcount]
            self._compiled = _compile(self.function, signature, _BUILTIN_OPTIONS)
        return self._compiled

    @property
    def home(self) -> str:
        """The module of the function."""
        return self.function.__module__

    def compile_now(self) -> None:
        """Compile the function, or load it."""
        _ = self.compiled

    @property
    def address(self) -> int:
        """Where it lies; valid as long as this object lives."""
        return self.compiled.address
