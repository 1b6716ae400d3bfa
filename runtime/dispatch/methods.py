"""The methods of Tensor, whatever packages brought them.

A function belongs to a package and takes the forms that the package knows. A method belongs to the one Tensor class,
so its general path takes the forms of every package that has been imported. A form without ``self`` is no method.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.inspected import show
from runtime.tensor import Tensor

_methods: dict[str, Overloads] = {}


def writes(read: Callable[[Tensor], Any]) -> Callable[[Tensor, Any], None]:
    """What sets an attribute that is a view, which `read` gives: it writes there."""

    def write(self: Tensor, value: Any) -> None:
        read(self)[...] = value

    return write


def hang(methods: type, name_of_module: str) -> None:
    """Hang the functions of a class on Tensor, each with the docstring of the function of its name in a module."""
    module = vars(sys.modules[name_of_module])
    show(vars(methods), is_method=True)
    for name, method in vars(methods).items():
        if not callable(method):
            continue
        for table in map(module.get, method.__code__.co_names):
            if type(table) is Overloads and table.shared is None:
                _share(table)
        function = module.get(name) or module.get(f"{name}_function")
        if function is not None and method.__doc__ is None:
            method.__doc__ = function.__doc__
        if not isinstance(getattr(Tensor, name, None), property):
            setattr(Tensor, name, method)


def _share(own: Overloads) -> None:
    """Let the method that calls `own` take the forms of other packages as well, in their places."""
    shared = _methods.get(own.name)
    if shared is None:
        shared = _methods[own.name] = Overloads(
            own.name, *own.operators, numbers=own.numbers, inplace=own.inplace, only_method=own.only_method
        )
        shared.needs_self = True
    own.shared = shared
    shared.users.append(own)
    if shared.operators != own.operators:
        shared.add(own)
    own.method = shared.call
