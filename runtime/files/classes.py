"""What files may name: classes of tensors and modules, our own or allowed by the user, and functions of operators."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FunctionType
from typing import Any

from runtime.dispatch import registry
from runtime.errors import ArgumentError, ComputeError
from runtime.tensor import Tensor

_classes: dict[str, type] = {}
_PARAMETERS = "runtime.nn.parameter"
_MODULES = "runtime.nn."


def _is_module(kind: type) -> bool:
    module = sys.modules.get("runtime.nn.module")
    return module is not None and issubclass(kind, module.Module)


def is_module(value: object) -> bool:
    """Whether an object is a module of ``nn``; none is where that was not loaded."""
    return _is_module(type(value))


def add_safe_globals(safe_globals: Iterable[type]) -> None:
    """Allow files to hold tensors and modules of these classes, by their full names, or by names in pairs with them.

    Others are taken as well, for programs that allow what they might find, but no file holds them. TypeError for what
    is neither a class nor a function.
    """
    found = {}
    for one in safe_globals:
        kind, name = one if isinstance(one, tuple) and len(one) == 2 else (one, "")
        if not callable(kind) or not hasattr(kind, "__qualname__"):
            msg = f"add_safe_globals(): expected classes, such as subclasses of Tensor and of nn.Module, got {kind!r}"
            raise ArgumentError(msg)
        found[name or full_name(kind)] = kind
    _classes.update(found)


def get_safe_globals() -> list[type]:
    """The classes that files may hold, besides those of opweave."""
    return list(_classes.values())


def clear_safe_globals() -> None:
    """Allow opweave's own classes alone."""
    _classes.clear()


@contextmanager
def safe_globals(safe_globals: Iterable[type]) -> Iterator[None]:
    """Allow classes as :func:`add_safe_globals` does, in the block."""
    before = dict(_classes)
    add_safe_globals(safe_globals)
    try:
        yield
    finally:
        _classes.clear()
        _classes.update(before)


def full_name(kind: type | FunctionType) -> str:
    """How a file names a class or a function."""
    return f"{kind.__module__}.{kind.__qualname__}"


def class_named(name: str) -> type[Tensor]:
    """The class of tensors that a file names; RuntimeError unless it was allowed."""
    module, _, own = name.rpartition(".")
    if module == _PARAMETERS:
        from runtime.nn import parameter

        if own in parameter.__all__:
            return getattr(parameter, own)  # type: ignore[no-any-return]
    found = _classes.get(name)
    if not (isinstance(found, type) and issubclass(found, Tensor)):
        raise _unknown(name, "tensor")
    return found


def module_named(name: str) -> type[Any]:
    """The class of modules that a file names; RuntimeError unless it is opweave's own or was allowed."""
    module, _, own = name.rpartition(".")
    if module in {f"{package}.nn.modules" for package in _packages()} or module.startswith(_MODULES):
        found = _attribute(module, own)
    else:
        found = _classes.get(name)
    if not isinstance(found, type) or not _is_module(found) or full_name(found) != name:
        raise _unknown(name, "module")
    return found


def is_function(value: object) -> bool:
    """Whether an object is the function of an operator, which a file may name."""
    return isinstance(value, FunctionType) and _is_of_package(value.__module__)


def function_named(name: str) -> Any:
    """The function of an operator that a file names, as a layer may hold its activation; RuntimeError if it is none."""
    module, _, own = name.rpartition(".")
    found = _attribute(module, own) if _is_of_package(module) else None
    if not isinstance(found, FunctionType) or full_name(found) != name:
        msg = f"load(): the file names the function {name}, which is none of an operator"
        raise ComputeError(msg)
    return found


def _packages() -> set[str]:
    return {operator.package for operator in registry.operators() if operator.package}


def _is_of_package(module: str) -> bool:
    return any(module.startswith(f"{package}.functions.") for package in _packages())


def _attribute(module: str, name: str) -> Any:
    try:
        return getattr(import_module(module), name, None)
    except ImportError:
        return None


def _unknown(name: str, what: str) -> ComputeError:
    return ComputeError(
        f"load(): the file holds a {what} of the class {name}; if you trust its code, import it and allow it by "
        f"add_safe_globals([{name.rpartition('.')[2]}])"
    )
