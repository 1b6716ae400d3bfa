"""Backward passes within backward passes, as deep as a program goes: the stack of one thread would not hold them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from runtime import thread_state
from runtime.autograd.passes import BackwardPass
from runtime.guards import state, thread

MANY = 30  # passes within each other on one stack, of which Python's is full after some eighty


class _ThreadStack(threading.local):
    """How many passes there were within each other when the stack of this thread was begun."""

    passes = 0


_stack = _ThreadStack()


def is_nested_deeply() -> bool:
    """Whether so many passes run within each other on this stack that what follows needs another one."""
    return _nested_passes() - _stack.passes > MANY


def _nested_passes() -> int:
    modes = thread.recording
    return sum(isinstance(reason, BackwardPass) and reason.runs_in(modes) for reason in tuple(state.active))


def on_another_stack(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function gives on another stack, with all that is set for this thread; its error is raised here."""

    def run() -> Any:
        _stack.passes = _nested_passes()
        return function(*arguments)

    return thread_state.in_another_thread(run)
