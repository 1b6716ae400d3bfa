"""The module ``jit``: programs as graphs, by traces or from their source, files of them, and decorators for scripts."""

from __future__ import annotations

import functools
import inspect
import warnings
from collections.abc import Callable
from typing import Any, Final

from runtime.capture.extracting import extract
from runtime.capture.freezing import freeze, optimize_for_inference, run_frozen_optimizations
from runtime.capture.lazy import lazy
from runtime.capture.numbers import TracerWarning
from runtime.capture.opening import open_composites
from runtime.capture.reads import active
from runtime.capture.saving import load, save
from runtime.capture.script.compilation_unit import CompilationUnit, script_function, script_module
from runtime.capture.script.marks import (
    EXPORT,
    IGNORE,
    UNUSED,
    annotate,
    fork,
    is_instance,
    is_scripting,
    mark_of,
    marked,
    marked_source,
    wait,
)
from runtime.capture.script.module_attributes import ScriptAttribute as Attribute
from runtime.capture.script.source import ScriptError
from runtime.capture.scripted import (
    RecursiveScriptModule,
    ScriptFunction,
    ScriptMethod,
    ScriptModule,
    TopLevelTracedModule,
    TracedModule,
)
from runtime.capture.tracing import TracingCheckError, trace, trace_module
from runtime.capture.transforming import differentiate, vectorize
from runtime.devices.futures import Future
from runtime.graph import parse as parse_ir
from runtime.graph import passes
from runtime.graph.lint import GraphError
from runtime.graph.primitives import Error
from runtime.nn import Module
from runtime.standing_in import is_standing_in

__all__ = [
    "Attribute", "CompilationUnit", "Error", "Final", "Future", "RecursiveScriptModule", "ScriptFunction",
    "ScriptMethod", "ScriptModule", "TopLevelTracedModule", "TracedModule", "TracerWarning", "TracingCheckError",
    "_copy_to_script_wrapper", "_overload", "_overload_method", "_script_if_tracing", "annotate", "differentiate",
    "export", "extract", "fork", "freeze", "ignore", "interface", "is_scripting", "is_tracing", "isinstance", "lazy",
    "load", "open_composites", "optimize_for_inference", "parse_ir", "passes", "run_frozen_optimizations", "save",
    "script", "script_if_tracing", "trace", "trace_module", "unused", "vectorize", "wait",
]  # fmt: skip

isinstance = is_instance  # noqa: A001 - PyTorch's name

# Of annotations: lists, and numbers that stand for lists of so many.
List = BroadcastingList1 = BroadcastingList2 = BroadcastingList3 = list


def script(obj: Any, *args: Any, **kwargs: Any) -> Any:
    """A ScriptFunction that computes by a graph what a function computes, or a ScriptModule of a module.

    The graph is made from the source, with its conditions and loops: see :mod:`runtime.capture.script`. Parameters are
    tensors, or what their annotations say. Of a module ``forward`` and the methods marked ``jit.export`` are compiled,
    and what they call; the result has the same parameters and buffers, in the same memory. RuntimeError, with file,
    line and a mark, for what scripts do not know. A class is given back as it is: its operators are compiled when they
    are used.

    In a program in which a package stands for torch a function that scripts do not know is given back with a warning
    that has the same text: a library may then be imported whose functions PyTorch can translate.
    """
    del args, kwargs
    is_module = issubclass(type(obj), Module) and not issubclass(type(obj), ScriptModule)
    if not is_module and (not inspect.isfunction(obj) or mark_of(obj) in {IGNORE, UNUSED}):
        return obj
    try:
        return script_module(obj) if is_module else script_function(obj)
    except (ScriptError, GraphError) as error:
        if not is_standing_in():
            raise
        name = type(obj).__name__ if is_module else obj.__name__
        warnings.warn(f"{name} runs as Python, not as a graph: {error}", UserWarning, stacklevel=2)
        return obj


def is_tracing() -> bool:
    """Whether the calls of this thread are recorded by :func:`trace` at this moment."""
    return active() is not None


def _overload(func: Callable[..., Any]) -> Callable[..., Any]:
    """`func` as it is: a signature for a compiler, before the function itself."""
    return func


_overload_method = _copy_to_script_wrapper = _overload


def export(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn` as it is, marked as a method that is scripted though ``forward`` does not call it."""
    return marked(fn, EXPORT)


def unused(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn` as it is, marked as one that is not scripted; a script that calls it raises RuntimeError there."""
    return marked(fn, UNUSED)


def interface(obj: Any) -> Any:
    """`obj` as it is."""
    return obj


def script_if_tracing(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn`, but that a trace which calls it has it as a script, with its conditions and loops."""
    scripts: list[Any] = []

    @functools.wraps(fn)
    def scripted_in_traces(*args: Any, **kwargs: Any) -> Any:
        if not is_tracing():
            return fn(*args, **kwargs)
        if not scripts:
            scripts.append(script(fn))
        return scripts[0](*args, **kwargs)

    return marked_source(scripted_in_traces, fn)


def ignore(drop: Any = False, **kwargs: Any) -> Any:
    """A function as it is, marked as one that Python runs when a script calls it; or a decorator that marks so.

    ``ignore(drop=True)`` is :func:`unused`. Graphs that call such a function cannot be saved.
    """
    if callable(drop):
        return marked(drop, IGNORE)
    return unused if drop or kwargs.get("drop_on_export") else ignore


_script_if_tracing = script_if_tracing  # its older name

