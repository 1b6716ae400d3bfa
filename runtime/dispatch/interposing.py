"""The keys of a thread: what somebody who looks on adds to the key set of every call, or takes away from it.

A profiler, a mode or a region of autocast switches a key on in its thread. While it is on, a table is looked up with
the union of the arguments' keys and the thread's, so that the kernel under that key stands before the others; it goes
on by ``operator.lookup(rest)``, without its own key. What makes the kernel under a key is registered by
:func:`interpose`. Tables keep what they hold, and no function is exchanged for another.

A look-up asks for the thread's keys only while a thread has some: :class:`Operator` has a method ``__getitem__`` for
as long, and is a plain dict otherwise. So nobody pays for what is not used; while one thread looks on, a call in
another one costs a thread-local read more, and finds the same kernel.
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable
from typing import Any

from runtime.dispatch.operator import HOP_RECORDERS, INTERPOSERS, Kernel, Operator
from runtime.forking import new_lock
from runtime.native.builtin import builtin
from runtime.native.methods import as_method
from runtime.thread_state import ThreadState


class ThreadKeys:
    """The keys of one thread: ``included`` in the key set of each call, and all that are not excluded as ``allowed``.

    Keys are switched on as often as they are switched off, by any thread.
    """

    __slots__ = ("__weakref__", "allowed", "included", "uses")

    def __init__(self) -> None:
        self.included, self.allowed = 0, -1
        self.uses: dict[int, int] = {}

    def switch_on(self, key: int) -> None:
        """Include a key until it has been switched off as often."""
        self.uses[key] = self.uses.get(key, 0) + 1
        self.included |= key
        _update(self)

    def switch_off(self, key: int) -> None:
        """The end of one :meth:`switch_on`."""
        self.uses[key] -= 1
        if not self.uses[key]:
            self.included &= ~key
            _update(self)

    def set(self, key: int, on: bool) -> None:
        """Include a key or not, for what may be interrupted anywhere: whatever was left half done, this ends it."""
        self.included = self.included | key if on else self.included & ~key
        _update(self)
        with _lock:
            _choose_lookup()


class _ThreadKeys(ThreadState):
    """The keys of a thread."""

    def __init__(self) -> None:
        self.keys = ThreadKeys()


thread = _ThreadKeys()
_lock = new_lock()
_kernel_of: Callable[[Operator, int], Kernel] = dict.__getitem__  # what Operator.lookup calls
_active: dict[int, weakref.ref[ThreadKeys]] = {}  # the threads that have keys


def thread_keys() -> ThreadKeys:
    """The keys of the calling thread."""
    return thread.keys


class Excluding:
    """A context in which calls of this thread are served without some keys, whoever brings them."""

    __slots__ = ("before", "keyset", "state")

    def __init__(self, keyset: int) -> None:
        self.keyset = keyset
        self.before: list[int] = []

    def __enter__(self) -> None:
        self.state = thread.keys
        self.before.append(self.state.allowed)
        self.state.allowed = self.changed(self.state.allowed)
        _update(self.state)

    def changed(self, allowed: int) -> int:
        """The keys that are allowed within, of those that were."""
        return allowed & ~self.keyset

    def __exit__(self, *_: object) -> None:
        self.state.allowed = self.before.pop()
        _update(self.state)


class Allowing(Excluding):
    """A context in which calls of this thread are served with some keys again, within one that excludes them."""

    __slots__ = ()

    def changed(self, allowed: int) -> int:
        """The keys that are allowed within, of those that were."""
        return allowed | self.keyset


def interpose(key: int, make: Callable[[Operator, int], Kernel | None]) -> None:
    """Register what makes the kernel of an operator under a key: see :data:`runtime.dispatch.operator.INTERPOSERS`."""
    INTERPOSERS[key] = make


def is_on_anywhere(key: int) -> bool:
    """Whether some thread includes a key."""
    states = [reference() for reference in [*_active.values()]]
    return any(state is not None and state.included & key for state in states)


def _update(state: ThreadKeys) -> None:
    """Count a thread among those that have keys, or no more."""
    has_keys = state.included != 0 or state.allowed != -1
    if has_keys == (id(state) in _active):
        return
    with _lock:
        if has_keys:
            _active[id(state)] = weakref.ref(state, _end_of(id(state)))
        else:
            _active.pop(id(state), None)
        _choose_lookup()


def _end_of(state: int) -> Callable[[Any], None]:
    """What is called when a thread ends that still has keys."""

    def end(_: object) -> None:
        _active.pop(state, None)
        _choose_lookup()

    return end


@builtin("runtime.dispatch.loops.thread_lookup", "lookup_with_thread_keys")
def _lookup(operator: Operator, keyset: int) -> Kernel:
    """The kernel for the keys of a call and of the thread."""
    state = thread.keys
    return _kernel_of(operator, (keyset | state.included) & state.allowed)


def _lookup_meanwhile(operator: Operator, keyset: int) -> Kernel:
    """The same as long as the builtin may still come."""
    kernel: Kernel = _lookup(operator, keyset)
    if not _lookup.is_waiting:
        _choose_lookup()
    return kernel


_lookups: list[Any] = [_lookup_meanwhile]  # the last one is used


def _choose_lookup() -> None:
    """Let tables be looked up with the keys of threads while there are such."""
    if not _lookup.is_waiting and len(_lookups) == 1:
        _lookups.append(as_method(_lookup.call))
    if not _active:
        if "__getitem__" in vars(Operator):
            del Operator.__getitem__
    elif vars(Operator).get("__getitem__") is not _lookups[-1]:
        Operator.__getitem__ = _lookups[-1]  # type: ignore[method-assign]


def check_memory_stays(tensor: Any, function: str) -> None:
    """MetaError where the thread rehearses a call, for a tensor to which a function gives another memory."""
    if HOP_RECORDERS:
        sys.modules["runtime.dispatch.hops"].check_memory_stays(tensor, function)
