"""Packages whose parts are loaded when they are first used, as attributes; before that they cost nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from runtime.pytorch_files import File

ADDED: dict[str, Any] = {}  # what programs give every package while they run, by name: ``ow.npu``


def on_demand(
    package: str, *parts: str, rest: str = "", names: dict[str, tuple[str, ...]] | None = None, warning: str = ""
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The functions ``__getattr__`` and ``__dir__`` of a package.

    `names` has modules that are loaded when one of their names is used; all further names are looked up in `rest`.
    Names of the module `warning` warn at every use, as they are older ones: they are not shown, so that a program that
    looks through all names gets no warnings.
    """
    modules = {name: module for module, listed in (names or {}).items() for name in listed}

    def get(name: str) -> Any:
        if name in parts:
            return import_module(f"{package}.{name}")
        if name in modules:
            value = getattr(import_module(modules[name]), name)
            if modules[name] != warning:
                setattr(sys.modules[package], name, value)
            return value
        if name in ADDED or _is_registered(package, name):
            return ADDED[name]
        if rest and (name == "__all__" or not name.startswith("__")):
            module = import_module(rest)
            if hasattr(module, name) and not isinstance(getattr(module, name), File):
                attributes = vars(sys.modules[package])
                for item in module.__all__:  # at once, for programs that look through the names of a module
                    if item not in parts:
                        attributes.setdefault(item, getattr(module, item))
                return getattr(module, name)  # what it does not list is found, and not shown
        msg = f"module {package!r} has no attribute {name!r}"
        raise AttributeError(msg, name=name, obj=sys.modules[package])

    def shown() -> list[str]:
        public_names = {name for name, value in vars(sys.modules[package]).items() if not isinstance(value, File)}
        quiet = {name for name, module in modules.items() if module != warning}
        names_shown = {*public_names, *parts, *quiet, *ADDED}
        return sorted(names_shown | set(import_module(rest).__all__) if rest else names_shown)

    return get, shown


def _is_registered(package: str, name: str) -> bool:
    """Whether a name is that of a device that is registered when it is first asked for.

    AttributeError, with the reason, where that is not possible on this machine.
    """
    from runtime.tensor.device import OTHERS

    if name not in OTHERS:
        return False
    try:
        import_module(OTHERS[name])
    except RuntimeError as error:
        raise AttributeError(str(error), name=name, obj=sys.modules[package]) from error
    return name in ADDED
