"""Objects that live as long as the process, because native code points to them until the interpreter has ended.

When the interpreter ends, it empties one module after another, and then looks once more at every object that is left.
What is left may be a builtin, or a graph, and what these point to by its bare address is known to nobody. So it is
kept here, and never freed.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from typing import Any

_kept: list[Any] = []
ctypes.pythonapi.Py_IncRef(ctypes.py_object(_kept))  # nobody gives this reference back, so the list is never freed


def keep(*objects: Any) -> None:
    """Let objects live as long as the process."""
    _kept.extend(objects)


def lasting(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, whose results, by its arguments, live as long as the process, so that native code may point to them.

    Threads that call it at once for the first time get one and the same result. With ``functools.cache`` each would get
    its own, of which the last is remembered, and the others are freed under whoever took their address.
    """
    results: dict[tuple[Any, ...], Any] = {}
    keep(results)

    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        try:
            return results[arguments]
        except KeyError:
            return results.setdefault(arguments, function(*arguments))

    return call
