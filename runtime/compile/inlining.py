"""Functions that are only ever compiled into others: typed and lowered once, optimised where they are used.

Numba makes each function a library of its own: optimised with all that it calls, turned into machine code, with a
wrapper for calls from Python. For a function that only other native functions call, all of that is repeated in each of
them, and thrown away. Here such a function stays what lowering made of it, and whoever is called from Python is
optimised once, as a whole.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba.core import compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler

from runtime.compile.passes import ShortCompiler


class _Part(JITCodeLibrary):
    """Code for others to be linked with."""

    def _optimize_final_module(self):
        """Done by those who are linked with it."""

    def _finalize_final_module(self):
        """There is no machine code."""
        self._finalized = True


class _PartCompiler(_FunctionCompiler):
    """Numba's compiler of a function, ended before machine code."""

    def _compile_core(self, args, return_type):
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        for name in ("no_compile", "no_cpython_wrapper", "no_cfunc_wrapper"):
            setattr(flags, name, True)
        target = self.targetdescr.target_context
        result = compiler.compile_extra(
            self.targetdescr.typing_context, target, self.py_func, args=args, return_type=return_type, flags=flags,
            locals=self.locals, library=_Part(target.codegen(), self.py_func.__qualname__),
            pipeline_class=self.pipeline_class,
        )  # fmt: skip
        result = result._replace(entry_point=object())  # a name for it, since there is no function to call
        target.insert_user_function(result.entry_point, result.fndesc, [result.library])
        return result


def inlined(function: Callable[..., Any], signature: Any = None, **options: Any) -> Any:
    """A function for native code alone, compiled when a native function that calls it is.

    With a `signature` it has that one, and arguments are converted; otherwise one for all types it is called with.
    """
    dispatcher = numba.njit(**options)(function)
    dispatcher._compiler = _PartCompiler(function, dispatcher.targetdescr, dispatcher.targetoptions, {}, ShortCompiler)

    def compile_for(types: Any) -> None:
        args, result = (tuple(types), None) if signature is None else (signature.args, signature.return_type)
        with global_compiler_lock:
            if args not in dispatcher.overloads:
                dispatcher.overloads[args] = dispatcher._compiler.compile(args, result)

    dispatcher.compile = compile_for
    dispatcher.signature = signature
    return dispatcher
