"""Work that no signal interrupts: what handlers in Python would do, they do when it is done.

Python calls them in the main thread, between any two of its steps. Numba and llvmlite do not expect an exception
there: it would leave half-made objects, which are freed twice later, or generators that are dead for good.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from typing import Any


def uninterrupted(call: Callable[..., Any], *arguments: Any) -> Any:
    """``call(*arguments)``; signals that come meanwhile are delivered behind it."""
    if threading.current_thread() is not threading.main_thread():
        return call(*arguments)  # where no handler is ever called
    came: list[int] = []
    handlers = {item: getsignal for item in signal.valid_signals() if callable(getsignal := signal.getsignal(item))}
    try:
        for handler in handlers:
            signal.signal(handler, lambda number, _: came.append(number))
        return call(*arguments)
    finally:
        _restore(handlers)
        for number in sorted(set(came)):
            signal.raise_signal(number)


def _restore(handlers: dict[Any, Any]) -> None:
    """Set all handlers, whatever those that are set already raise meanwhile; the first such exception goes on."""
    left, first = list(handlers.items()), None
    while left:
        try:
            while left:
                signal.signal(*left[-1])
                left.pop()
        except BaseException as error:  # noqa: BLE001 - it is raised when all are set
            first = first or error
    if first is not None:
        raise first
