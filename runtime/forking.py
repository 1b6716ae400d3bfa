"""Locks that a forked child finds free, and what they guard whole.

A fork copies the memory of the process, but only the thread that forks: a lock that another thread holds stays locked
for good in the child, and what it guards stays half done. So every lock of the runtime that is held while Python code
runs is made here: it is taken before a fork, which waits for whoever holds it, and let go afterwards on both sides.

They can be taken again by the thread that holds them, because a signal handler may compute in the middle of anything.

Importing has locks as well, one for each module, which Python leaves as they are: a child would wait for good for a
module that another thread was importing, as threads do that compute for the first time. So a fork waits for threads
that import modules of this package or of the compiler, and what is half imported all the same the child imports anew.
"""

from __future__ import annotations

import _imp
import importlib
import itertools
import logging  # noqa: F401 - see the end of this file
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

# Seconds that a fork waits, as for the first compilation on a busy machine; what is not free then is made anew in the
# child.
_PATIENCE = 300.0
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


class _Imports:
    """What other threads import, as a lock: it is free while they import nothing, and they begin nothing meanwhile."""

    def acquire(self, blocking: bool = True, timeout: float = -1.0) -> bool:
        """Keep other threads from importing; False if one still does when the time is over."""
        end = time.monotonic() + (timeout if blocking else 0.0)
        while True:
            _imp.acquire_lock()  # without which nobody gets the lock of a module; a fork takes it anyway
            if not self._is_busy():
                return True
            _imp.release_lock()
            if time.monotonic() >= end:
                return False
            time.sleep(_BETWEEN_LOOKS)

    def release(self) -> None:
        """Let others import again."""
        _imp.release_lock()

    def _is_owned(self) -> bool:
        """Whether the lock is held, as that of :class:`threading.RLock` says."""
        return _imp.lock_held()

    def _is_busy(self) -> bool:
        """Whether another thread imports, and not what waits for an import of this one."""
        owners = {lock.owner for _, lock in _module_locks()} - {None}
        is_ours = any(lock.owner and _is_ours(name) for name, lock in _module_locks())
        return is_ours and threading.get_ident() not in owners

    def _at_fork_reinit(self) -> None:
        """Nothing is to be done: Python makes its lock anew."""


def _is_ours(module: str) -> bool:
    """Whether a computation imports a module. Of others the import may last as long as the program that it runs."""
    return f"{module}.".startswith(_OURS)


def _module_locks() -> list[tuple[str, Any]]:
    """The locks of modules that are being imported, by name."""
    references = list(getattr(importlib._bootstrap, "_module_locks", {}).items())
    return [(name, lock) for name, reference in references if hasattr(lock := reference(), "owner")]


def _forget_half_imported() -> None:
    """In a child: let what threads were importing that are not there any more be imported from the beginning."""
    locks = _module_locks()
    owners = {lock.owner for name, lock in locks if _is_ours(name)} - {None, threading.get_ident()}
    for name, lock in locks:
        if lock.owner in owners:
            importlib._bootstrap._module_locks.pop(name, None)  # type: ignore[attr-defined]
            sys.modules.pop(name, None)


_BETWEEN_LOOKS = 0.001  # seconds
_OURS = (f"{__name__.rpartition('.')[0]}.", "numba.", "llvmlite.")
_locks.append(_Imports())


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
    _forget_half_imported()


# What is registered last is called first before a fork. `logging`, which takes a lock of its own then, has to come
# after this, so that it is loaded above: the compiler logs, and would wait for the fork, which waits for the compiler.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_after_in_parent, after_in_child=_after_in_child)
