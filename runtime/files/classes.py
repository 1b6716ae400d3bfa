"""Classes and functions that files may name: tensors, modules and operators, our own or allowed by the user.

With ``weights_only=True``, the default of ``load``, nothing else is looked up: no module is imported, and nothing is
called but classes and functions that the user allowed. With ``weights_only=False`` a file may name whatever Python can
import, and so run anything.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pickle import UnpicklingError
from types import BuiltinFunctionType
from typing import Any

from runtime.dispatch import functions
from runtime.errors import ArgumentError, ComputeError
from runtime.standing_in import home_of
from runtime.tensor import Tensor

_classes: dict[str, Any] = {}
_PARAMETERS = "runtime.nn.parameter"
_MODULES = "runtime.nn."


def _is_module(kind: type) -> bool:
    module = sys.modules.get("runtime.nn.module")
    return module is not None and issubclass(kind, module.Module)


def is_module(value: object) -> bool:
    """Whether an object is a module of ``nn``; none is where that was not loaded."""
    return _is_module(type(value))


def add_safe_globals(safe_globals: Iterable[Any]) -> None:
    """Allow files to hold objects of these classes, by their full names, or by names in pairs with them.

    A file may then make such objects, give them any state, by ``__setstate__`` where they have it, and call functions
    that are allowed, with any arguments. TypeError for what is neither a class nor a function.
    """
    classes = {}
    for item in safe_globals:
        kind, name = item if isinstance(item, tuple) and len(item) == 2 else (item, "")
        if not callable(kind) or not hasattr(kind, "__qualname__"):
            msg = f"add_safe_globals(): expected classes, such as subclasses of Tensor and of nn.Module, got {kind!r}"
            raise ArgumentError(msg)
        classes[name or full_name(kind)] = kind
    _classes.update(classes)


def get_safe_globals() -> list[Any]:
    """The classes and functions that files may name, besides those of opweave; in pairs with names that were given."""
    return [kind if name == full_name(kind) else (kind, name) for name, kind in _classes.items()]


def clear_safe_globals() -> None:
    """Allow opweave's own classes alone."""
    _classes.clear()


@contextmanager
def safe_globals(safe_globals: Iterable[Any]) -> Iterator[None]:
    """Allow classes as :func:`add_safe_globals` does, in the block."""
    before = dict(_classes)
    add_safe_globals(safe_globals)
    try:
        yield
    finally:
        _classes.clear()
        _classes.update(before)


def full_name(kind: Any) -> str:
    """How a file names a class or a function."""
    return f"{home_of(kind)}.{kind.__qualname__}"


def class_named(name: str, *, anything: bool = False) -> type[Tensor]:
    """The class of tensors that a file names; RuntimeError unless it was allowed, or `anything` is."""
    module, _, qualname = name.rpartition(".")
    if module == _PARAMETERS:
        from runtime.nn import parameter

        if qualname in parameter.__all__:
            return getattr(parameter, qualname)  # type: ignore[no-any-return]
    kind = imported(name) if anything else _classes.get(name)
    if not (isinstance(kind, type) and issubclass(kind, Tensor)):
        raise unknown(name, "a tensor of")
    return kind


def module_named(name: str, *, anything: bool = False) -> type[Any]:
    """The class of modules that a file names; RuntimeError unless it is opweave's own or allowed, or `anything` is."""
    module, _, qualname = name.rpartition(".")
    if anything:
        value_found = imported(name)
    elif module in {f"{package}.nn.modules" for package in packages()} or module.startswith(_MODULES):
        value_found = _attribute(module, qualname)
    else:
        value_found = _classes.get(name)
    if (
        not isinstance(value_found, type)
        or not _is_module(value_found)
        or (full_name(value_found) != name and name not in _classes)
    ):
        raise unknown(name, "a module of")
    return value_found


def is_own(name: str) -> bool:
    """Whether a name is that of a class of tensors or modules of opweave's."""
    module = name.rpartition(".")[0]
    return module.startswith((_PARAMETERS, _MODULES)) or module in {f"{package}.nn.modules" for package in packages()}


def allowed(name: str) -> Any:
    """A class or a function that the user allowed, by the name that a file has for it; None for others."""
    return _classes.get(name)


def is_allowed(value: Any) -> bool:
    """Whether the user allowed a class or a function, by whatever name."""
    return any(value is kind for kind in _classes.values())


def imported(name: str) -> Any:
    """Whatever a name with dots stands for, of which the module is imported. RuntimeError where there is no such."""
    parts = name.split(".")
    for count in range(len(parts) - 1, 0, -1):
        try:
            value_found: Any = import_module(".".join(parts[:count]))
        except ImportError:
            continue
        for part in parts[count:]:
            value_found = getattr(value_found, part, None)
        if value_found is not None:
            return value_found
    msg = f"load(): the file names {name}, which cannot be imported here"
    raise ComputeError(msg)


def has_name(value: Any) -> bool:
    """Whether a class or a function is what Python imports by its name, so that a file can name it."""
    name = getattr(value, "__qualname__", "")
    value_found: Any = sys.modules.get(getattr(value, "__module__", None) or "")
    for part in name.split("."):
        value_found = getattr(value_found, part, None)
    return bool(name) and value_found is value


def is_function(value: object) -> bool:
    """Whether an object is the function of an operator, which a file may name."""
    return isinstance(value, BuiltinFunctionType) and _is_of_package(value.__module__)


def function_named(name: str) -> Any:
    """The function of an operator that a file names, as a layer may hold its activation; RuntimeError if it is none."""
    module, _, qualname = name.rpartition(".")
    value_found = _attribute(module, qualname) if _is_of_package(module) else None
    if not isinstance(value_found, BuiltinFunctionType) or full_name(value_found) != name:
        msg = f"load(): the file names the function {name}, which is none of an operator"
        raise ComputeError(msg)
    return value_found


def packages() -> set[str]:
    """The generated packages that are loaded, whoever registered their operators first."""
    return {
        package for offered in functions.packages() if (package := offered.rpartition(".")[0]) in sys.modules
    }


def _is_of_package(module: str) -> bool:
    return any(module.startswith(f"{package}.functions.") for package in packages())


def _attribute(module: str, name: str) -> Any:
    try:
        return getattr(import_module(module), name, None)
    except ImportError:
        return None


class UnsafeError(ComputeError, UnpicklingError):
    """A file names what ``load(weights_only=True)`` does not make."""


def unknown(name: str, role: str) -> UnsafeError:
    """The error about a class or a function that was not allowed."""
    return UnsafeError(
        f"load(): the file holds {role} the class {name}; if you trust its code, import it and allow it by "
        f"serialization.add_safe_globals([{name.rpartition('.')[2]}]); if you trust the file, load it with "
        "weights_only=False, which runs whatever it says"
    )
