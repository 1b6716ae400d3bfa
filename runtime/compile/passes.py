"""The steps from bytecode to LLVM's words, for native functions of ours: those of Numba's that change something there.

Numba runs 29 passes over a function, and finds out nine times which variable lives where. No native function has
closures, ``with``, array expressions, or others to be inlined in Python's words, so most passes look for what is not
there. It also looks through all that NumPy's ufuncs take for each ``+``. Machine code is the same, bit for bit.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator
from typing import Any

from numba.core import types
from numba.core.analysis import dead_branch_prune, rewrite_semantic_constants
from numba.core.compiler import Compiler
from numba.core.ir_utils import build_definitions
from numba.core.registry import cpu_target
from numba.core.rewrites import rewrite_registry
from numba.core.ssa import reconstruct_ssa
from numba.core.transforms import canonicalize_cfg
from numba.core.typed_passes import (
    IRLegalization, NativeLowering, NoPythonBackend, NopythonTypeInference, PreLowerStripPhis,
)  # fmt: skip
from numba.core.untyped_passes import FixupArgs, TranslateByteCode

from runtime.native.addresses import Address


class Steps:
    """What Numba takes for a pipeline of passes."""

    pipeline_name = "native"

    def __init__(self) -> None:
        self.exec_times: dict[str, Any] = {}  # part of Numba's interface

    def run(self, state: Any) -> None:
        """Compile the function that a state of the compiler is for."""
        TranslateByteCode().run_pass(state)
        FixupArgs().run_pass(state)
        function = state.func_ir
        function.blocks = canonicalize_cfg(function.blocks)
        rewrite_semantic_constants(function, state.args)
        dead_branch_prune(function, state.args)
        rewrite_registry.apply("before-inference", state)
        function = reconstruct_ssa(function)
        function._definitions = build_definitions(function.blocks)
        dead_branch_prune(function, state.args)
        function.blocks = canonicalize_cfg(function.blocks)
        NopythonTypeInference().run_pass(state)
        PreLowerStripPhis().run_pass(state)
        IRLegalization().run_pass(state)
        NativeLowering().run_pass(state)
        NoPythonBackend().run_pass(state)


class ShortCompiler(Compiler):
    """Numba's compiler, in these steps."""

    def define_pipelines(self):
        """The only way."""
        return [Steps()]


_known: dict[Any, Any] = {}  # the signatures of operators


def _resolve(resolve: Any, function: Any, args: Any, kws: Any) -> Any:
    """The signature of a call; ``a + b`` of integers, which is everywhere, is not looked up a second time."""
    if kws or isinstance(function, str):  # whose arguments may be constants that have no hash
        return resolve(function, args, kws)
    resolved = _known.get((function, args))
    if resolved is None:
        resolved = resolve(function, args, kws)
        if resolved and _is_settled(function, args, resolved):
            _known[function, args] = resolved
    return resolved


def _is_settled(function: Any, args: Any, resolved: Any) -> bool:
    """Whether there is one such operation: what has code for each set of options is looked up each time."""
    if type(function) is types.Function:
        return function.get_impl_key(resolved) is function.typing_key
    return bool(args) and isinstance(args[0], Address) and not isinstance(function, types.Type)


@contextlib.contextmanager
def known_signatures() -> Iterator[None]:
    """While the compiler's lock is held: Numba remembers what it found out of the types of calls."""
    context: Any = cpu_target.typing_context
    context.resolve_function_type = functools.partial(_resolve, context.resolve_function_type)
    try:
        yield
    finally:
        del context.resolve_function_type
