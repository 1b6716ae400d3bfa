"""Registration of Numba's implementations of Python and NumPy functions: only those that our functions use.

Numba loads all of them first, SciPy's BLAS and the random numbers of NumPy included, which takes longer than compiling
some loops. It registers them with generators, which an interrupt breaks for good.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
from collections.abc import Iterator
from typing import Any

from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys

# Modules that register what they hold by being imported, and those that hold a registry.
_IMPORTED = (
    "numba.cpython.builtins", "numba.cpython.enumimpl", "numba.cpython.iterators", "numba.cpython.numbers",
    "numba.cpython.rangeobj", "numba.cpython.slicing", "numba.cpython.tupleobj", "numba.core.optional",
    "numba.core.inline_closurecall", "numba.misc.literal",
)  # fmt: skip
_INSTALLED = ("numba.cpython.cmathimpl", "numba.cpython.mathimpl")


def _load_some(context: Any) -> None:
    rtsys.initialize(context)
    for name in _IMPORTED:
        importlib.import_module(name)
    for name in _INSTALLED:
        context.install_registry(importlib.import_module(name).registry)


@contextlib.contextmanager
def few() -> Iterator[None]:
    """While the compiler's lock is held: Numba loads what we need, and the rest when something else is compiled."""
    context: Any = cpu_target.target_context
    context.load_additional_registries = functools.partial(_load_some, context)
    try:
        yield
    finally:
        vars(context).pop("load_additional_registries", None)


def _refresh(*, everything: bool) -> None:
    with global_compiler_lock, contextlib.nullcontext() if everything else few():
        cpu_target.target_context.refresh()


@functools.cache
def load(*, everything: bool = False) -> None:
    """Have Numba know what our functions need, or everything. A step of the compiler, which no signal interrupts."""
    _refresh(everything=everything)
