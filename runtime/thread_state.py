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


def in_another_thread(function: Callable[[], Any]) -> Any:
    """What a function gives in a thread of its own, for whose end this one waits; its error is raised here.

    All that is set for this thread is set for that one, and what that one sets is set for this one. An interrupt of
    this thread is raised at the end: nothing can end the other one before.
    """
    states = tuple(_states)
    before = [(state, vars(state).copy()) for state in states]
    outcome: list[Any] = []

    def run() -> None:
        _take_over(before)
        try:
            outcome.append(function())
        except BaseException as error:  # noqa: BLE001 - it is raised where the result is waited for
            outcome.append(error)
        outcome.append([(state, vars(state).copy()) for state in states])

    thread = threading.Thread(target=run, name="opweave stack")
    thread.start()
    interrupt: BaseException | None = None
    while thread.is_alive():
        try:
            thread.join()
        except BaseException as error:  # noqa: BLE001 - raised below
            interrupt = error
    result, after = outcome
    _take_over(after)
    if interrupt is not None:
        raise interrupt
    if isinstance(result, BaseException):
        raise result
    return result


def _take_over(values: list[tuple[ThreadState, dict[str, Any]]]) -> None:
    for state, attributes in values:
        mine = vars(state)
        mine.clear()
        mine.update(attributes)
