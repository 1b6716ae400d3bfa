"""Compiling and remembering kernels.

Numba's own disk cache dates a function by its source file and numbers what it stores, so that one edit throws away
every kernel of a file and two processes can store two bodies under one number (numba #10486, #10128). Here a compiled
body lies under a name made from everything it depends on: the kernel's source, the signature, the sources of what it
calls, the versions of Python and Numba and the CPU. Nothing is ever overwritten by something else, so processes may
share a folder.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import inspect
import os
import pickle
import re
import sys
import time
import types
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numba
from llvmlite import binding
from llvmlite.binding import ffi
from numba import types as numba_types
from numba.core import config
from numba.core.caching import _Cache
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.core.registry import cpu_target
from numba.core.serialize import dumps

from runtime.compile import registries
from runtime.compile.ahead import workers
from runtime.compile.inlining import inlined
from runtime.compile.kernel_store import KernelStore, default_folder, limit_in_bytes
from runtime.compile.machine_code import MachineCode
from runtime.errors import UnsupportedError
from runtime.forking import kept_over_forks

# NaN and infinity must come out right, so neither nnan nor ninf; sums are reordered only where a reduction asks.
FASTMATH = frozenset({"contract", "nsz", "arcp", "afn"})
REDUCTION_FASTMATH = FASTMATH | {"reassoc"}
# LLVM's tuning of Intel's servers halves the vectors of AVX-512, for programs that use them now and then; here loops do
# nothing else. Narrower processors do not heed it.
VECTOR_WIDTH = 512  # bits
_COMPILER_LOCKS = [kept_over_forks(one._lock) for one in (global_compiler_lock, ffi.lib._lock)]


def _compile(step: Callable[..., Any], *arguments: Any) -> Any:
    """Call a step of the compiler; if it ends in an exception, the compiler's locks are as they were before.

    Numba and llvmlite take and release them in Python functions, which an interrupt may keep from releasing: then all
    other threads would wait for ever.
    """
    free = [lock for lock in _COMPILER_LOCKS if not lock._is_owned()]
    started = time.monotonic()
    try:
        return step(*arguments)
    except BaseException:
        for lock in free:
            while lock._is_owned():
                lock.release()
        raise
    finally:
        _say_if_long(time.monotonic() - started)


_LONG = 2.0  # seconds
_spent = [0.0]


def _say_if_long(seconds: float) -> None:
    """Tell whoever looks at a terminal, once, what the time goes to; ``OPWEAVE_QUIET=1`` keeps it from being said."""
    before, _spent[0] = _spent[0], _spent[0] + seconds
    if before <= _LONG < _spent[0] and sys.stderr.isatty() and not os.environ.get("OPWEAVE_QUIET"):
        print(  # noqa: T201
            "opweave: compiling kernels, which the next run finds stored; `python -m codegen warm` compiles ahead",
            file=sys.stderr,
        )


class OuterLibrary(JITCodeLibrary):
    """Code of which only the function `outer` is called from outside, if there is such a one.

    All else is no more than part of that: it is not kept beside, nor compiled a second time. Numba does not load it.
    """

    outer = ""

    def _optimize_final_module(self) -> None:
        if self.outer:
            self._hide([binding.Linkage.external])
        super()._optimize_final_module()

    def _hide(self, linkages: Iterable[binding.Linkage]) -> None:
        """Let nothing but `outer` be seen from outside, of what has one of these linkages."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.name != self.outer and function.linkage in linkages:
                function.linkage = binding.Linkage.internal

    def _finalize_final_module(self) -> None:
        if not self.outer:
            super()._finalize_final_module()
            return
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def machine_code(self, symbol: str) -> MachineCode:
        """The code of `outer`, which gets this symbol."""
        self._ensure_finalized()
        module = self._final_module
        if self._dynamic_globals:
            msg = f"{self.name} has addresses of this process in it"
            raise AssertionError(msg)
        self._hide(binding.Linkage)  # also what was not inlined: other code has functions of the same names
        module.get_function(self.outer).name = symbol
        named = [*module.functions, *module.global_variables]
        externals = tuple(one.name for one in named if one.is_declaration and not one.name.startswith("llvm."))
        return MachineCode(symbol, externals, self._codegen._tm.emit_object(module))


class KernelLibrary(OuterLibrary):
    """The code of a loop over data: all its functions ask for the widest vectors, wrappers that inline it included.

    Drivers and builtins do not: their loops are a few steps long.
    """

    def add_ir_module(self, ir_module: Any) -> None:
        """Take in a module, before anything in it is optimised."""
        for function in ir_module.functions:
            if not function.is_declaration:
                # llvmlite's own `add` knows fewer attributes than LLVM.
                set.add(function.attributes, f'"prefer-vector-width"="{VECTOR_WIDTH}"')
        super().add_ir_module(ir_module)


class OuterCompiler(Compiler):
    """Numba's compiler, whose results are an :class:`OuterLibrary`."""

    library: type[OuterLibrary] = OuterLibrary

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Compile a function."""
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class KernelCompiler(OuterCompiler):
    """Numba's compiler, whose results are a :class:`KernelLibrary`."""

    library = KernelLibrary


@functools.cache
def _store() -> KernelStore:
    """Where compiled kernels are kept: NUMBA_CACHE_DIR, else the user's cache folder, else nowhere."""
    folder = Path(config.CACHE_DIR) / "opweave" if config.CACHE_DIR else default_folder()
    return KernelStore(folder, limit_in_bytes())


@functools.cache
def _stamp() -> str:
    """A digest of all that every kernel depends on besides its own source; a function of a driver has the driver's."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {VECTOR_WIDTH}".encode())
    for path in [_RUNTIME / "compile" / "memory.py", *sorted((_RUNTIME / "kernels" / "vecmath").glob("*.py"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


class ContentCache(_Cache):
    """Stores one compiled overload a file, named by a digest of everything it was made from."""

    def __init__(self, name: str, source: str, options: dict[str, Any]) -> None:
        self._name = name
        listed = sorted((key, sorted(value) if isinstance(value, set) else value) for key, value in options.items())
        self._made_from = f"{name}\n{source}\n{listed}"

    @property
    def cache_path(self) -> str:
        """The folder of the cache."""
        return str(_store().folder)

    def named(self, sig: Any, target_context: Any = None) -> str:
        """The name of a body for a signature."""
        target_context = target_context or cpu_target.target_context
        made_from = f"{self._made_from}\n{sig}\n{target_context.codegen().magic_tuple()}\n{_stamp()}"
        return f"{self._name}-{hashlib.sha256(made_from.encode()).hexdigest()[:24]}"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The stored body for `sig`; None without one that can be used, or when a module that it names is gone."""
        target_context.refresh()
        name = self.named(sig, target_context)
        data = _store().load(name)
        if data is None:
            return None
        try:
            return CompileResult._rebuild(target_context, *pickle.loads(data))  # noqa: S301 - our own, and whole
        except ImportError:
            return None
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, compiling it anew puts it right
            _store().refuse(name, error)
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store a body."""
        _store().save(self.named(sig, data.target_context), dumps(data._reduce()))

    def enable(self) -> None:
        """Part of Numba's interface; always on."""

    disable = flush = enable


class Compiled:
    """A native function as a C function at an ``address``; it was stored, and not compiled, if ``cache_hits``."""

    def __init__(
        self, function: Callable[..., Any], source: str, signature: Any, options: dict[str, Any],
        pipeline: type[OuterCompiler] = OuterCompiler,
    ) -> None:  # fmt: skip
        self.cache_hits = 0
        name = ContentCache(function.__name__, source, options).named(signature)
        self.address = self._stored(name) or self._compiled(name, function, signature, options, pipeline)

    @staticmethod
    def _compiled(
        name: str, function: Callable[..., Any], signature: Any, options: dict[str, Any], pipeline: type[OuterCompiler]
    ) -> int:
        registries.load()
        made = CFunc(function, (signature.args, signature.return_type), {}, options, pipeline)
        with global_compiler_lock:
            try:
                with registries.few():
                    result = made._compile_uncached()
            except (NumbaError, NotImplementedError):  # perhaps for want of what is loaded now
                result = made._compile_uncached()
            result.library.outer = result.fndesc.llvm_cfunc_wrapper_name
            code = result.library.machine_code(name)
            address = code.load()
        _store().save(name, code.pack())
        return address

    def _stored(self, name: str) -> int:
        """The address of what was stored; 0 where there is nothing that can be used."""
        data = _store().load(name)
        if data is None:
            return 0
        try:
            address = MachineCode.unpack(data).load()
        except (ValueError, RuntimeError, UnsupportedError) as error:
            _store().refuse(name, error)
            return 0
        self.cache_hits = 1
        return address


def _by_numba(step: Callable[..., Any], *arguments: Any) -> Any:
    """Call a step of Numba's own compiler."""
    registries.load(everything=True)
    return step(*arguments)


def compile_loop(
    function: Callable[..., None], source: str, signature: Any, *, operator: str, kind: str, reassociate: bool = False
) -> Compiled:
    """Compile an inner loop to a C function.

    `source` is what the loop was generated from: with the name and the signature it decides whether a stored body is
    the right one. Raises UnsupportedError, naming `operator`, the dtype `kind` and the expression, when the expression
    has no meaning for that dtype.
    """
    fastmath = set(REDUCTION_FASTMATH if reassociate else FASTMATH)
    options: dict[str, Any] = {"error_model": "numpy", "fastmath": fastmath}
    try:
        return _compile(Compiled, function, source, signature, options, KernelCompiler)  # type: ignore[no-any-return]
    except (NumbaError, NotImplementedError):
        expression = " ".join((function.__doc__ or "").split()).partition(": ")[2]
        msg = f"{operator} is not implemented for {kind}, for which its kernel means nothing: {expression}"
        raise UnsupportedError(msg) from None


_RUNTIME = Path(__file__).parents[1]
_IN_STAMP_OR_PYTHON = {"memory.py", "compiling.py", "threads.py"}
_IMPORTED = re.compile(
    r"^from (runtime\.(?:compile|native|kernels|autograd\.native|dispatch\.ways|tensor\.keys|tensor\.dtypes)[\w.]*)"
    r" import (\([^)]*\)|.*)$", re.MULTILINE,
)


@functools.cache
def texts_of(file: str) -> str:
    """The text of a file, and of those whose functions and constants are compiled into what it holds."""
    texts: dict[Path, str] = {}
    todo = [Path(file)]
    while todo:
        path = todo.pop()
        if path in texts or path.name in _IN_STAMP_OR_PYTHON or not path.is_file():
            continue
        texts[path] = path.read_text("utf-8")
        for module, names in _IMPORTED.findall(texts[path]):
            place = _RUNTIME.parent / module.replace(".", "/")
            todo.append(place.with_suffix(".py"))
            todo += [place / f"{name}.py" for name in re.findall(r"\w+", names)]
    return "".join(texts[path] for path in sorted(texts))


def _native_source(function: Callable[..., Any]) -> str:
    """What a native function is made from; its module too, which a stored body names."""
    return function.__module__ + texts_of(inspect.getfile(function))


def compile_driver(signature: Any, **options: Any) -> Callable[[Callable[..., Any]], Any]:
    """Decorate a native function that others call, or that :func:`entry_point` makes callable from Python.

    Nothing is compiled until one of these is.
    """
    return lambda function: inlined(function, signature, error_model="numpy", **options)


class Entry:
    """A function of :func:`compile_driver` as Python calls it: ``entry.call(...)``, compiled when that is first done.

    Where other processes compile ahead, the interpreter runs the function until they are ready.
    """

    __slots__ = ("call", "native", "next_look", "spent")

    def __init__(self, native: Any) -> None:
        self.native = native
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

    def compile_now(self) -> None:
        """Compile the function, or load it, for every call from now on."""
        native = self.native
        if native.targetoptions.get("parallel"):  # Numba's own threads, which Numba starts
            dispatcher = numba.njit(**self._options)(native.py_func)
            dispatcher._cache = self._cache
            _compile(_by_numba, dispatcher.compile, native.signature)
            (result,) = dispatcher.overloads.values()
            self.call = result.entry_point
        else:
            source = _native_source(native.py_func)
            compiled = _compile(Compiled, native.py_func, source, native.signature, self._options)
            self.call = _from_python(compiled.address, native.signature, frees_gil=self._options.get("nogil", False))

    @property
    def _options(self) -> dict[str, Any]:
        return {name: value for name, value in self.native.targetoptions.items() if name != "nopython"}

    @property
    def _cache(self) -> ContentCache:
        function = self.native.py_func
        return ContentCache(function.__name__, _native_source(function), self._options)

    def _is_stored(self) -> bool:
        return _store().has(self._cache.named(self.native.signature))

    def _first(self, *arguments: Any) -> Any:
        from runtime.native.interpreted import can_be_interpreted

        function = self.native.py_func
        if (
            not _store().can_keep or self._is_stored() or not can_be_interpreted(self.native)
            or not workers.ask(function.__module__, function.__qualname__)
        ):  # fmt: skip
            self.compile_now()
        else:
            self.call = self._interpret
        return self.call(*arguments)

    def _interpret(self, *arguments: Any) -> Any:
        from runtime.native.interpreted import interpreted

        begun = time.monotonic()
        if begun >= self.next_look:
            function = self.native.py_func
            if (
                self._is_stored() or self.spent > _AS_LONG_AS_COMPILING
                or not workers.ask(function.__module__, function.__qualname__)
            ):  # fmt: skip
                self.compile_now()
                return self.call(*arguments)
            self.next_look = begun + _BETWEEN_LOOKS
        try:
            return interpreted(self.native)(*arguments)
        finally:
            self.spent += time.monotonic() - begun


_CTYPES: dict[Any, Any] = {
    numba_types.boolean: ctypes.c_uint8, numba_types.float64: ctypes.c_double, numba_types.void: None,
}  # fmt: skip


def _from_python(address: int, signature: Any, *, frees_gil: bool) -> Callable[..., Any]:
    """The C function at an address, called from Python."""
    make = ctypes.CFUNCTYPE if frees_gil else ctypes.PYFUNCTYPE
    kinds = [_CTYPES.get(one, ctypes.c_int64) for one in (signature.return_type, *signature.args)]
    call: Callable[..., Any] = make(*kinds)(address)
    if signature.return_type == numba_types.boolean:
        return lambda *arguments: bool(call(*arguments) & 1)
    return call


entry_point = Entry
_BETWEEN_LOOKS = 0.2  # seconds
_AS_LONG_AS_COMPILING = 0.5  # seconds in the interpreter that would have compiled most drivers


def compile_builtin(function: Callable[..., Any]) -> Any:
    """Decorate a function of which builtins are made (:mod:`runtime.native.builtin`); compiled when one is bound."""
    return _Address(function)


def is_builtin_stored(module: str, name: str) -> bool:
    """Whether the builtin `name` of a module, which need not be loaded, is compiled already, or can never be stored."""
    if not _store().can_keep:
        return True
    file = _RUNTIME.parent / (module.replace(".", "/") + ".py")
    cache = ContentCache(name, module + texts_of(str(file)), _BUILTIN_OPTIONS)
    return _store().has(cache.named(_BUILTIN_SIGNATURE))


_BUILTIN_OPTIONS: dict[str, Any] = {"error_model": "numpy"}
_WORD = numba.types.int64
_BUILTIN_SIGNATURE = _WORD(_WORD, _WORD, _WORD)


class _Address:
    """The address of a native function, compiled and stored like a kernel when it is asked for."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.__doc__ = function.__doc__
        self.function = function

    @functools.cached_property
    def compiled(self) -> Compiled:
        """The native function."""
        source = _native_source(self.function)
        compiled: Compiled = _compile(Compiled, self.function, source, _BUILTIN_SIGNATURE, _BUILTIN_OPTIONS)
        return compiled

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


def compile_lazily(function: Callable[..., Any]) -> Any:
    """A loop over arrays, compiled for the types it is first called with and stored like a kernel; it frees the GIL."""
    options: dict[str, Any] = {"error_model": "numpy", "nogil": True}
    dispatcher = numba.njit(pipeline_class=KernelCompiler, **options)(function)
    dispatcher.compile = functools.partial(_compile, _by_numba, dispatcher.compile)
    source = function.__module__ + inspect.getsource(function)
    dispatcher._cache = ContentCache(function.__name__, source, options)
    return dispatcher


def compile_together(function: Callable[..., Any], helpers: dict[str, Any]) -> Any:
    """As :func:`compile_lazily` with `helpers`, functions and constants by name, that are compiled into the loop."""
    options: dict[str, Any] = {"error_model": "numpy", "nogil": True}
    names = function.__globals__ | helpers
    for name, one in helpers.items():
        if callable(one):
            helper = numba.njit(error_model="numpy", inline="never", pipeline_class=KernelCompiler)
            names[name] = helper(_with_globals(one, names))
    source = function.__module__ + inspect.getsource(function) + "".join(
        inspect.getsource(one) if callable(one) else f"{name} = {one!r}\n" for name, one in helpers.items()
    )
    dispatcher = numba.njit(pipeline_class=KernelCompiler, **options)(_with_globals(function, names))
    dispatcher.compile = functools.partial(_compile, _by_numba, dispatcher.compile)
    dispatcher._cache = ContentCache(function.__name__, source, options)
    return dispatcher


def _with_globals(function: Callable[..., Any], names: dict[str, Any]) -> Callable[..., Any]:
    """The same code where other globals are in scope."""
    made = types.FunctionType(function.__code__, names, function.__name__)
    made.__module__ = function.__module__
    return made
