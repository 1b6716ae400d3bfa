"""Interception of module calls and attribute reads in a thread, used by tracers.

Nothing is exchanged, and a module that nobody looks at pays for one empty dict that is asked.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

# Those who look on, by the thread in which they do: what sees a call, and what sees a member that is read.
observers: dict[int, list[tuple[Callable[..., Any], Callable[..., Any]]]] = {}


@contextmanager
def intercepting(call: Callable[..., Any], read: Callable[..., Any]) -> Iterator[None]:
    """A region in which, in this thread, ``call(module, forward, args, kwargs)`` stands for every call of a module,

    and ``read(module, name, member)`` for every parameter, buffer and submodule that is read as an attribute.
    `forward` runs the module with its hooks.
    """
    thread = threading.get_ident()
    observers.setdefault(thread, []).append((call, read))
    try:
        yield
    finally:
        observers[thread].pop()
        if not observers[thread]:
            del observers[thread]


def innermost() -> tuple[Callable[..., Any], Callable[..., Any]] | None:
    """Who looks on in this thread, the last that began to."""
    stack = observers.get(threading.get_ident())
    return stack[-1] if stack else None
