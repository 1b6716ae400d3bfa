"""The module ``jit``: traces of programs, files of them, and decorators of what PyTorch translates from Python.

``script`` and the decorators give what they get: their functions run as Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from runtime.capture.numbers import TracerWarning
from runtime.capture.reads import active
from runtime.capture.saving import load, save
from runtime.capture.scripted import (
    RecursiveScriptModule,
    ScriptFunction,
    ScriptMethod,
    ScriptModule,
    TopLevelTracedModule,
    TracedModule,
)
from runtime.capture.tracing import TracingCheckError, trace, trace_module
from runtime.graph import parse as parse_ir
from runtime.graph import passes

__all__ = [
    "Final", "RecursiveScriptModule", "ScriptFunction", "ScriptMethod", "ScriptModule", "TopLevelTracedModule",
    "TracedModule", "TracerWarning", "TracingCheckError", "_copy_to_script_wrapper", "_overload", "_overload_method",
    "_script_if_tracing", "annotate",
    "export", "freeze", "ignore", "interface", "is_scripting", "is_tracing", "load", "optimize_for_inference",
    "parse_ir", "passes", "save",
    "script", "script_if_tracing", "trace", "trace_module", "unused",
]  # fmt: skip

# Of annotations: lists, and numbers that stand for lists of so many.
List = BroadcastingList1 = BroadcastingList2 = BroadcastingList3 = list


def script(obj: Any, *args: Any, **kwargs: Any) -> Any:
    """A function, module or class as it is: its operators are compiled when they are used."""
    del args, kwargs
    return obj


def is_scripting() -> bool:
    """False."""
    return False


def is_tracing() -> bool:
    """Whether the calls of this thread are recorded by :func:`trace` at this moment."""
    return active() is not None


def annotate(the_type: Any, the_value: Any) -> Any:
    """The value; what its type is need not be said."""
    del the_type
    return the_value


def _overload(func: Callable[..., Any]) -> Callable[..., Any]:
    """`func` as it is: a signature for a compiler, before the function itself."""
    return func


_overload_method = _copy_to_script_wrapper = _overload


def export(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn` as it is."""
    return fn


def unused(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn` as it is."""
    return fn


def interface(obj: Any) -> Any:
    """`obj` as it is."""
    return obj


def script_if_tracing(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn` as it is."""
    return fn


def ignore(drop: Any = False, **kwargs: Any) -> Any:
    """A function as it is, or a decorator that gives functions as they are."""
    del kwargs
    return drop if callable(drop) else unused


_script_if_tracing = script_if_tracing  # its older name


def freeze(mod: Any, preserved_attrs: Any = None, optimize_numerics: bool = True) -> Any:
    """A module as it is."""
    del preserved_attrs, optimize_numerics
    return mod


def optimize_for_inference(mod: Any, other_methods: Any = None) -> Any:
    """A module as it is."""
    del other_methods
    return mod
