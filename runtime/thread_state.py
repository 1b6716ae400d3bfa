"""State that each thread has for itself: modes, keys, levels; and a thread that computes for another with its state."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from typing import Any, Self


class ThreadState(threading.local):
    """The base of every class whose attributes each thread has for itself, and a thread in its stead has too."""

    def __new__(cls) -> Self:
        """One for all threads, in each of which ``__init__`` is called at the first look."""
        state = super().__new__(cls)
        _states.add(state)
        return state


_states: weakref.WeakSet[ThreadState] = weakref.WeakSet()
Snapshot = list[tuple[ThreadState, dict[str, Any]]]


def snapshot() -> Snapshot:
    """All that is set for this thread."""
    return [(state, vars(state).copy()) for state in tuple(_states)]


def copied(values: Snapshot) -> Snapshot:
    """The same for a thread that computes beside the one of a snapshot; neither sees what the other one sets."""
    return [(state, {name: _copied(item) for name, item in attributes.items()}) for state, attributes in values]


def _copied(value: Any) -> Any:
    """A copy of a container, and of what has a form for other threads."""
    if type(value) is list:
        return [_copied(item) for item in value]
    if type(value) in (dict, set):
        return value.copy()
    form = getattr(type(value), "for_another_thread", None)
    return value if form is None else form(value)


def in_another_thread(function: Callable[[], Any]) -> Any:
    """What a function gives in a thread of its own, for whose end this one waits; its error is raised here.

    All that is set for this thread is set for that one, and what that one sets is set for this one. An interrupt of
    this thread is raised at the end: nothing can end the other one before.
    """
    before = snapshot()
    outcome: list[Any] = []

    def run() -> None:
        take_over(before)
        try:
            outcome.append(function())
        except BaseException as error:  # noqa: BLE001 - it is raised where the result is waited for
            outcome.append(error)
        outcome.append(snapshot())

    thread = threading.Thread(target=run, name="opweave stack")
    thread.start()
    interrupt: BaseException | None = None
    while thread.is_alive():
        try:
            thread.join()
        except BaseException as error:  # noqa: BLE001 - raised below
            interrupt = error
    result, after = outcome
    take_over(after)
    if interrupt is not None:
        raise interrupt
    if isinstance(result, BaseException):
        raise result
    return result


def take_over(values: Snapshot) -> None:
    """Set for this thread what a snapshot has."""
    for state, attributes in values:
        of_thread = vars(state)
        of_thread.clear()
        of_thread.update(attributes)
