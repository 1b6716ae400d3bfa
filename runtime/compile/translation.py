"""Numba's part: from functions in Python's words to machine code, or to functions that Numba calls itself.

Nothing here is loaded by a program whose kernels are stored already.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import inspect
import pickle
import sys
import types
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numba
from llvmlite import binding, ir
from numba.core import cgutils
from numba.core.caching import _Cache
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.core.registry import cpu_target
from numba.core.serialize import dumps
from numba.extending import typeof_impl

from runtime.compile import kinds, memory, registries, storing
from runtime.compile.inlining import inlined
from runtime.compile.machine_code import MachineCode
from runtime.compile.passes import ShortCompiler, known_signatures
from runtime.compile.steps import LOCKS, step
from runtime.forking import kept_over_forks
from runtime.native import addresses

LOCKS.append(kept_over_forks(global_compiler_lock._lock))


def type_of(kind: Any) -> Any:
    """Numba's type for what a native function is declared with."""
    if isinstance(kind, kinds.Signature):
        return type_of(kind.return_type)(*map(type_of, kind.args))
    if isinstance(kind, kinds.Ref):
        return addresses.Ref(kind.structure)
    if isinstance(kind, kinds.Row):
        return addresses.Row(kind.kind)
    if isinstance(kind, kinds.Operands):
        return memory.Operands(tuple(memory.ELEMENT[one] for one in kind.elements), memory.ELEMENT[kind.compute])
    return getattr(numba.types, kind.name)


@functools.cache
def dispatcher_of(native: kinds.Native) -> Any:
    """What Numba compiles for a native function."""
    return inlined(native.py_func, type_of(native.signature), error_model="numpy", **native.targetoptions)


@typeof_impl.register(kinds.Native)
def _type_of_native(native: kinds.Native, _: Any) -> Any:
    return cpu_target.typing_context.resolve_value_type(dispatcher_of(native))


@typeof_impl.register(kinds.Later)
def _type_of_later(later: kinds.Later, _: Any) -> Any:
    known = later.module in sys.modules
    made = getattr(importlib.import_module(later.module), later.name)
    if not known:
        cpu_target.typing_context.refresh()
    return cpu_target.typing_context.resolve_value_type(made)


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
                set.add(function.attributes, f'"prefer-vector-width"="{storing.VECTOR_WIDTH}"')
        super().add_ir_module(ir_module)


class _Into(Compiler):
    """Numba's compiler, whose results are of a `library` of ours."""

    library: type[OuterLibrary]

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Compile a function."""
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class OuterCompiler(_Into, ShortCompiler):
    """The compiler of native functions."""

    library = OuterLibrary


class LoopCompiler(_Into, ShortCompiler):
    """The compiler of loops."""

    library = KernelLibrary


class KernelCompiler(_Into):
    """The compiler of loops over NumPy's arrays, which are written as for Numba."""

    library = KernelLibrary


def _make_outer(context: Any, library: Any, fndesc: Any, env: Any, call_helper: Any) -> None:
    """The C function around a native one, in place of Numba's, which has Numba print what was raised and goes on.

    Native functions raise nothing: what they find wrong, they return. So an exception is an error of ours, after which
    nothing must be computed.
    """
    module = context.create_module("cfunc_wrapper")
    callee = ir.Function(
        module, context.call_conv.get_function_type(fndesc.restype, fndesc.argtypes), fndesc.llvm_func_name
    )
    kind = ir.FunctionType(
        context.get_value_type(fndesc.restype), [context.get_value_type(one) for one in fndesc.argtypes]
    )
    outer = ir.Function(module, kind, fndesc.llvm_cfunc_wrapper_name)
    builder = ir.IRBuilder(outer.append_basic_block("entry"))
    status, result = context.call_conv.call_function(
        builder, callee, fndesc.restype, fndesc.argtypes, outer.args, attrs=("noinline",)
    )
    with builder.if_then(status.is_error, likely=False):
        text = context.insert_const_string(module, f"opweave: the native function {fndesc.qualname} raised")
        fatal = cgutils.get_or_insert_function(module, ir.FunctionType(ir.VoidType(), [text.type]), "Py_FatalError")
        builder.call(fatal, [text])
    builder.ret(result)
    library.add_ir_module(module)


@contextlib.contextmanager
def _own_outer_functions() -> Iterator[None]:
    """While the compiler's lock is held."""
    context: Any = cpu_target.target_context
    context.create_cfunc_wrapper = functools.partial(_make_outer, context)
    try:
        yield
    finally:
        del context.create_cfunc_wrapper


def translate(
    name: str, function: Callable[..., Any], signature: Any, options: dict[str, Any], *, loop: bool
) -> MachineCode:
    """The machine code of a function as a C function called `name`; NumbaError where it cannot be compiled."""
    registries.load()
    types = type_of(signature)
    pipeline = LoopCompiler if loop else OuterCompiler
    made = CFunc(function, (types.args, types.return_type), {}, options, pipeline)
    with global_compiler_lock, _own_outer_functions(), known_signatures():
        try:
            with registries.few():
                result = made._compile_uncached()
        except (NumbaError, NotImplementedError):  # perhaps for want of what is loaded now
            result = made._compile_uncached()
        result.library.outer = result.fndesc.llvm_cfunc_wrapper_name
        code: MachineCode = result.library.machine_code(name)
        return code


class ContentCache(_Cache):
    """Stores one compiled overload a file, named by a digest of everything it was made from."""

    def __init__(self, function: str, source: str, options: dict[str, Any]) -> None:
        self._named = functools.partial(storing.name_of, function, source, options)

    @property
    def cache_path(self) -> str:
        """The folder of the cache."""
        return str(storing.store().folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The stored body for `sig`; None without one that can be used, or when a module that it names is gone."""
        target_context.refresh()
        name = self._named(sig)
        data = storing.store().load(name)
        if data is None:
            return None
        try:
            return CompileResult._rebuild(target_context, *pickle.loads(data))  # noqa: S301 - our own, and whole
        except ImportError:
            return None
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, compiling it anew puts it right
            storing.store().refuse(name, error)
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store a body."""
        storing.store().save(self._named(sig), dumps(data._reduce()))

    def enable(self) -> None:
        """Part of Numba's interface; always on."""

    disable = flush = enable


def _by_numba(function: Callable[..., Any], *arguments: Any) -> Any:
    """Call a step of Numba's own compiler."""
    registries.load(everything=True)
    return function(*arguments)


def compile_lazily(function: Callable[..., Any]) -> Any:
    """A loop over arrays, compiled for the types it is first called with and stored like a kernel; it frees the GIL."""
    options: dict[str, Any] = {"error_model": "numpy", "nogil": True}
    dispatcher = numba.njit(pipeline_class=KernelCompiler, **options)(function)
    dispatcher.compile = functools.partial(step, _by_numba, dispatcher.compile)
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
    dispatcher.compile = functools.partial(step, _by_numba, dispatcher.compile)
    dispatcher._cache = ContentCache(function.__name__, source, options)
    return dispatcher


def _with_globals(function: Callable[..., Any], names: dict[str, Any]) -> Callable[..., Any]:
    """The same code where other globals are in scope."""
    made = types.FunctionType(function.__code__, names, function.__name__)
    made.__module__ = function.__module__
    return made
