"""Locks that a forked child finds free, and what they guard whole.

A fork copies the memory of the process, but only the thread that forks: a lock that another thread holds stays locked
for good in the child, and what it guards stays half done. So every lock of the runtime that is held while Python code
runs is made here: it is taken before a fork, which waits for whoever holds it, and let go afterwards on both sides.

They can be taken again by the thread that holds them, because a signal handler may compute in the middle of anything.
"""

from __future__ import annotations

import itertools
import os
import threading
import time
from collections.abc import Callable
from typing import Any

_PATIENCE = 60.0  # seconds that a fork waits, as for a compilation; what is not free then is made anew in the child
_locks: list[Any] = []
_taken: list[Any] = []


def kept_over_forks(lock: Any) -> Any:
    """`lock`, an RLock, from now on free in every forked child."""
    _locks.append(lock)
    return lock


def new_lock() -> Any:
    """A lock for something of which there is one in the process."""
    return kept_over_forks(threading.RLock())


shared_lock: Callable[[], Any] = itertools.cycle([new_lock() for _ in range(64)]).__next__
"""One of a few locks, for something of which there are many: who holds it must not wait for another thread."""


def _before() -> None:
    # Others take several of these in an order of their own, as Numba does with its lock and LLVM's. So this thread
    # waits for one only while it holds no other, which the thread that it waits for might need to go on.
    end, order = time.monotonic() + _PATIENCE, list(_locks)
    while (busy := _take(order, end)) is not None:
        _after_in_parent()
        order.remove(busy)
        order.insert(0, busy)
        if time.monotonic() >= end:
            _taken.extend(lock for lock in order if lock.acquire(blocking=False))
            return


def _take(order: list[Any], end: float) -> Any:
    """Take all locks, waiting for the first alone; the one that another thread holds, if there is one."""
    for lock in order:
        if not lock.acquire(timeout=0.0 if _taken else max(0.0, end - time.monotonic())):
            return lock
        _taken.append(lock)
    return None


def _after_in_parent() -> None:
    while _taken:
        _taken.pop().release()


def _after_in_child() -> None:
    # What the forking thread held before, because a signal handler forks in the middle of something, it holds still.
    taken = set(map(id, _taken))
    _taken.clear()
    for lock in _locks:
        if id(lock) in taken:
            lock.release()
        else:
            lock._at_fork_reinit()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_after_in_parent, after_in_child=_after_in_child)
