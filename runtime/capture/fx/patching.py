"""Functions that a trace does not look into: their names are replaced while it lasts, and get their values back.

A function of Python does not ask its arguments whether they are traced, as operators do. So for the time of a trace
the name by which the traced code calls it means a function that does: this is what ``wrap`` is for.
"""

from __future__ import annotations

import builtins
import functools
import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from runtime.capture.fx.node import map_aggregate
from runtime.capture.fx.proxy import Proxy
from runtime.errors import ArgumentError, ComputeError

_MISSING = object()
wrapped_names: dict[tuple[int, str], dict[str, Any]] = {}  # the globals of modules, by what was wrapped in them
wrapped_methods: list[tuple[type, str]] = []


def wrap(fn_or_name: Callable[..., Any] | str) -> Any:
    """Keep calls of a function as one node each: ``wrap("len")`` at the top of a module, or a decorator.

    While a module is traced, the name of the function in the module of this call means one that notes the call when an
    argument is traced. RuntimeError where it is called inside a function, for a name is looked up in modules.

    >>> @ow.fx.wrap
    ... def scaled(x, by):
    ...     return x * by if by else x
    >>> print(ow.fx.symbolic_trace(lambda x: scaled(x, 2)).graph)
    graph():
        %x : [num_users=1] = placeholder[target=x]
        %scaled : [num_users=1] = call_function[target=__main__.scaled](args = (%x, 2), kwargs = {})
        return scaled
    """
    if not isinstance(fn_or_name, str) and not callable(fn_or_name):
        msg = f"wrap(): expected a function or the name of one, got {type(fn_or_name).__name__}"
        raise ArgumentError(msg)
    frame = sys._getframe(1)
    if isinstance(fn_or_name, str):
        if frame.f_code.co_name != "<module>":
            msg = f"wrap('{fn_or_name}'): call it at the top of a module, where names of functions are looked up"
            raise ComputeError(msg)
        name, names = fn_or_name, frame.f_globals
    else:
        name, names = fn_or_name.__name__, getattr(inspect.unwrap(fn_or_name), "__globals__", frame.f_globals)
    wrapped_names[id(names), name] = names
    return fn_or_name


def first_proxy(args: Any, kwargs: Any) -> Proxy | None:
    """A traced value among arguments."""
    proxies: list[Proxy] = []
    map_aggregate((tuple(args), dict(kwargs)), lambda leaf: proxies.append(leaf) if isinstance(leaf, Proxy) else None)
    return proxies[0] if proxies else None


def noting(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, or a node that calls it where an argument is traced."""

    @functools.wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        proxy = first_proxy(args, kwargs)
        if proxy is None:
            return function(*args, **kwargs)
        return proxy.tracer.create_proxy("call_function", function, args, kwargs)

    vars(called)["__fx_noting__"] = True
    return called


def noting_method(function: Callable[..., Any], name: str) -> Callable[..., Any]:
    """A method that is noted as one."""

    @functools.wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        proxy = first_proxy(args, kwargs)
        if proxy is None:
            return function(*args, **kwargs)
        return proxy.tracer.create_proxy("call_method", name, args, kwargs)

    return called


class Replacements:
    """Names whose values are others for a time."""

    def __init__(self) -> None:
        self._before: list[tuple[Callable[[Any], None], Any]] = []

    def in_names(self, names: dict[str, Any], name: str, value: Any) -> None:
        """Replace a global name of a module."""

        def put(value: Any) -> None:
            if value is _MISSING:
                names.pop(name, None)
            else:
                names[name] = value

        self._before.append((put, names.get(name, _MISSING)))
        names[name] = value

    def in_class(self, kind: type, name: str, value: Any) -> None:
        """Replace a method."""

        def put(value: Any) -> None:
            if value is _MISSING:
                delattr(kind, name)
            else:
                setattr(kind, name, value)

        self._before.append((put, vars(kind).get(name, _MISSING)))
        setattr(kind, name, value)

    def undo(self) -> None:
        """Give all names their values back."""
        while self._before:
            put, value = self._before.pop()
            put(value)


@contextmanager
def wrapped_functions(modules: tuple[ModuleType, ...], functions: frozenset[int]) -> Iterator[Callable[[Any], None]]:
    """A region in which calls of wrapped functions are noted, and those of all functions of `modules`.

    It gives a function that looks through the global names of code that is about to be traced.
    """
    replacements, seen = Replacements(), set()

    def look_through(names: dict[str, Any]) -> None:
        if id(names) in seen:
            return
        seen.add(id(names))
        for name, value in list(names.items()):
            if not name.startswith("_") and callable(value) and id(value) in functions:
                replacements.in_names(names, name, noting(value))

    try:
        for (_, name), names in list(wrapped_names.items()):
            value = names.get(name, getattr(builtins, name, None))
            if value is not None and "__fx_noting__" not in getattr(value, "__dict__", ()):
                replacements.in_names(names, name, noting(value))
        for kind, name in wrapped_methods:
            replacements.in_class(kind, name, noting_method(getattr(kind, name), name))
        for module in modules:
            look_through(vars(module))
        yield look_through
    finally:
        replacements.undo()
