"""The public functions of operators, for what is written above the dispatcher and below every generated package.

A generated package offers its functions when it is imported; a name that several packages have is that of the first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from runtime.errors import UnsupportedError

_packages: dict[str, None] = {}
_NEURAL = "nn_"  # how the functions of nn.functional begin whose name another function has as well


def offer(package: str) -> None:
    """Let the functions of a package be found."""
    _packages[package] = None


def packages() -> tuple[str, ...]:
    """The packages that offer functions."""
    return tuple(_packages)


def find(name: str) -> Callable[..., Any]:
    """The function `name` of nn.functional or of a package itself. NotImplementedError where no package has it."""
    for full in (_NEURAL + name, name):
        for package in _packages:
            found = getattr(sys.modules.get(package), full, None)
            if callable(found):
                return found  # type: ignore[no-any-return]
    msg = f"this needs the function {name}, which no loaded package has; import one that does, such as generated"
    raise UnsupportedError(msg)


class Functions:
    """Their functions as attributes; each is looked up when it is first used, and kept."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        function = find(name)
        setattr(self, name, function)
        return function
