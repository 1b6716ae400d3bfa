"""Backward passes within backward passes, as deep as a program goes: the stack of one thread would not hold them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from runtime.autograd.passes import BackwardPass
from runtime.guards import state, thread

MANY = 30  # passes within each other on one stack, of which Python's is full after some eighty


def is_nested_deeply() -> bool:
    """Whether so many passes run within each other in this thread that what follows needs another stack."""
    modes = thread.recording
    return sum(isinstance(reason, BackwardPass) and reason.mode in modes for reason in tuple(state.active)) > MANY


def on_another_stack(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function gives in a thread of its own, for whose end this one waits; its error is raised here.

    Whether operations are recorded, and whether they compute tangents, is there as it is here.
    """
    outcome: list[Any] = []
    recording, pushing = thread.recording[-1].enabled, thread.forward[-1].enabled

    def run() -> None:
        thread.recording[-1].enabled, thread.forward[-1].enabled = recording, pushing
        reason = object()
        state.active[reason] = None
        try:
            outcome.append(function(*arguments))
        except BaseException as error:  # noqa: BLE001 - it is raised where the result is waited for
            outcome.append(error)
        finally:
            del state.active[reason]

    another = threading.Thread(target=run, name="backward")
    another.start()
    another.join()
    if isinstance(outcome[0], BaseException):
        raise outcome[0]
    return outcome[0]
