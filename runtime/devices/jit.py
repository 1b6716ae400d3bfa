"""Decorators of functions and modules that PyTorch can translate from Python; here they run as Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn

from runtime.devices.absent import Absent
from runtime.errors import UnsupportedError

__all__ = [
    "Final", "ScriptFunction", "ScriptModule", "_copy_to_script_wrapper", "_overload", "_overload_method",
    "_script_if_tracing", "annotate",
    "export", "freeze", "ignore", "interface", "is_scripting", "is_tracing", "load", "optimize_for_inference", "save",
    "script", "script_if_tracing", "trace", "unused",
]  # fmt: skip

# Of annotations: lists, and numbers that stand for lists of so many.
List = BroadcastingList1 = BroadcastingList2 = BroadcastingList3 = list


class ScriptModule(Absent):
    """The class of modules that a compiler read, of which there are none: NotImplementedError where one is made."""

    why = "modules and functions run as they are written; use nn.Module, or the function"


class ScriptFunction(ScriptModule):
    """The class of functions that a compiler read, of which there are none: NotImplementedError where one is made."""


def script(obj: Any, *args: Any, **kwargs: Any) -> Any:
    """A function, module or class as it is: its operators are compiled when they are used."""
    del args, kwargs
    return obj


def trace(func: Any, *args: Any, **kwargs: Any) -> Any:
    """A function or module as it is; the example that it would be traced with is not run."""
    del args, kwargs
    return func


def is_scripting() -> bool:
    """False."""
    return False


def is_tracing() -> bool:
    """False."""
    return False


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


def load(f: Any, *_: Any, **__: Any) -> NoReturn:
    """NotImplementedError: a file of it has code of a compiler, which is not run."""
    msg = f"jit.load(): {f} would have code besides tensors; use load() with the weights, and the module's own class"
    raise UnsupportedError(msg)


def save(m: Any, f: Any, *_: Any, **__: Any) -> NoReturn:
    """NotImplementedError: modules are Python."""
    del m, f
    msg = "jit.save(): modules run as they are written; save(module.state_dict(), f) holds their weights"
    raise UnsupportedError(msg)
