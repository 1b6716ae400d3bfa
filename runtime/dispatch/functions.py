"""The public functions of operators, for what is written above the dispatcher and below every generated package.

A generated package offers its functions when it is imported; a name that several packages have is that of the first.
"""

from __future__ import annotations

import contextlib
import functools
import sys
from collections.abc import Callable
from typing import Any

from runtime import callers
from runtime.dispatch import registry
from runtime.dispatch.operator import Operator
from runtime.errors import UnsupportedError
from runtime.tensor import Tensor

_packages: dict[str, None] = {}
_NEURAL = "nn_"  # how the functions of nn.functional begin whose name another function has as well


def offer(package: str) -> None:
    """Let the functions of a package be found."""
    _packages[package] = None
    callers.is_own(package.rpartition(".")[0])


def packages() -> tuple[str, ...]:
    """The packages that offer functions."""
    return tuple(_packages)


def find(name: str) -> Callable[..., Any]:
    """The function `name` of nn.functional or of a package itself. NotImplementedError where no package has it.

    What packages do not show, whose names begin with `_`, takes all arguments of its schema, by position.
    """
    for full in (_NEURAL + name, name):
        for package in _packages:
            function = getattr(sys.modules.get(package), full, None)
            if callable(function):
                return function  # type: ignore[no-any-return]
    if name.startswith("_"):
        with contextlib.suppress(KeyError):
            return functools.partial(_call_hidden, registry.find(name))
    msg = f"this needs the function {name}, which no loaded package has; import one that does, such as generated"
    raise UnsupportedError(msg)


def _call_hidden(operator: Operator, *arguments: Any) -> Any:
    keyset = 0
    for argument in arguments:
        if isinstance(argument, Tensor):
            keyset |= argument._keys
    return operator[keyset](*arguments)


class Functions:
    """Their functions as attributes; each is looked up when it is first used, and kept."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        function = find(name)
        setattr(self, name, function)
        return function
