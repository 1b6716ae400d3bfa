"""Numba's part: from functions in Python's words to machine code, or to functions that Numba calls itself.

Nothing here is loaded by a program whose kernels are stored already.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numba
import numpy as np
from llvmlite import binding, ir
from numba.core import cgutils
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.core.registry import cpu_target
from numba.extending import typeof_impl
from numba.np import arrayobj

from runtime.compile import kinds, memory, registries, storing
from runtime.compile.array_loops import RAISED, Elements
from runtime.compile.inlining import inlined
from runtime.compile.machine_code import MachineCode
from runtime.compile.memory import WORD
from runtime.compile.passes import ShortCompiler, known_signatures
from runtime.compile.steps import LOCKS
from runtime.forking import kept_over_forks
from runtime.native import addresses
from runtime.native.layout import Array

LOCKS.append(kept_over_forks(global_compiler_lock._lock))


def type_of(kind: Any) -> Any:
    """Numba's type for what a native function is declared with."""
    if isinstance(kind, kinds.Signature):
        return type_of(kind.return_type)(*map(type_of, kind.args))
    if isinstance(kind, kinds.Ref):
        return addresses.Ref(kind.structure)
    if isinstance(kind, kinds.Row):
        return addresses.Row(kind.kind)
    if isinstance(kind, Elements):
        element = numba.from_dtype(np.dtype(kind.dtype))
        return numba.types.Array(element, kind.ndim, "C" if kind.dense else "A", aligned=kind.aligned)
    if isinstance(kind, kinds.Operands):
        return memory.Operands(tuple(memory.ELEMENT[part] for part in kind.elements), memory.ELEMENT[kind.compute])
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
    is_imported = later.module in sys.modules
    function = getattr(importlib.import_module(later.module), later.name)
    if not is_imported:
        cpu_target.typing_context.refresh()
    return cpu_target.typing_context.resolve_value_type(function)


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
        externals = tuple(item.name for item in named if item.is_declaration and not item.name.startswith("llvm."))
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


def _is_array(kind: Any) -> bool:
    return isinstance(kind, numba.types.Array)


def _array_at(context: Any, builder: Any, kind: Any, address: Any) -> Any:
    """Emit what Numba takes for an array, from the head of NumPy's object at an address."""

    def field(name: str) -> Any:
        pointer = builder.add(address, ir.Constant(WORD, Array.offset(name)))
        return builder.load(builder.inttoptr(pointer, WORD.as_pointer()))

    def row(name: str) -> list[Any]:
        first = builder.inttoptr(field(name), WORD.as_pointer())
        return [builder.load(builder.gep(first, [ir.Constant(WORD, k)])) for k in range(kind.ndim)]

    array = context.make_array(kind)(context, builder)
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    data = builder.inttoptr(field("data"), context.get_data_type(kind.dtype).as_pointer())
    arrayobj.populate_array(array, data, row("shape"), row("strides"), size, None)
    return array._getvalue()


def _make_outer(context: Any, library: Any, fndesc: Any, env: Any, call_helper: Any) -> None:
    """The C function around a native one, in place of Numba's, which has Numba print what was raised and goes on.

    Native functions raise nothing: what they find wrong, they return. So an exception is an error of ours, after which
    nothing must be computed. Loops over arrays may divide complex numbers by 0: they return `RAISED`, or else an int.
    """
    module = context.create_module("cfunc_wrapper")
    callee = ir.Function(
        module, context.call_conv.get_function_type(fndesc.restype, fndesc.argtypes), fndesc.llvm_func_name
    )
    argument_types = [WORD if _is_array(argtype) else context.get_value_type(argtype) for argtype in fndesc.argtypes]
    # Numba makes one for what a loop calls as well, which nobody calls from outside.
    arrays = any(map(_is_array, fndesc.argtypes)) and fndesc.restype in (numba.types.void, numba.types.int64)
    kind = ir.FunctionType(WORD if arrays else context.get_value_type(fndesc.restype), argument_types)
    outer = ir.Function(module, kind, fndesc.llvm_cfunc_wrapper_name)
    builder = ir.IRBuilder(outer.append_basic_block("entry"))
    arguments = [
        _array_at(context, builder, kind, argument) if _is_array(kind) else argument
        for kind, argument in zip(fndesc.argtypes, outer.args, strict=True)
    ]
    status, result = context.call_conv.call_function(
        builder, callee, fndesc.restype, fndesc.argtypes, arguments, attrs=("noinline",)
    )
    with builder.if_then(status.is_error, likely=False):
        if arrays:
            builder.ret(ir.Constant(WORD, RAISED))
        else:
            _end_process(context, builder, module, fndesc.qualname)
    builder.ret(ir.Constant(WORD, 0) if arrays and fndesc.restype == numba.types.void else result)
    library.add_ir_module(module)


def _end_process(context: Any, builder: Any, module: Any, name: str) -> None:
    """Emit the end of the process, which says why."""
    text = context.insert_const_string(module, f"opweave: the native function {name} raised")
    fatal = cgutils.get_or_insert_function(module, ir.FunctionType(ir.VoidType(), [text.type]), "Py_FatalError")
    builder.call(fatal, [text])


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
    arrays = any(isinstance(argument, Elements) for argument in signature.args)
    registries.load(everything=arrays)
    types = type_of(signature)
    pipeline = KernelCompiler if arrays else LoopCompiler if loop else OuterCompiler
    compiled = CFunc(function, (types.args, types.return_type), {}, options, pipeline)
    with global_compiler_lock, _own_outer_functions(), known_signatures():
        try:
            with contextlib.nullcontext() if arrays else registries.few():
                result = compiled._compile_uncached()
        except (NumbaError, NotImplementedError):  # perhaps for want of what is loaded now
            result = compiled._compile_uncached()
        result.library.outer = result.fndesc.llvm_cfunc_wrapper_name
        code: MachineCode = result.library.machine_code(name)
        return code


def inner_function(function: Callable[..., Any]) -> Any:
    """What a loop over arrays calls: it stays a function of its own."""
    options: dict[str, Any] = {"error_model": "numpy", "inline": "never", "_nrt": False}
    return numba.njit(pipeline_class=KernelCompiler, **options)(function)
