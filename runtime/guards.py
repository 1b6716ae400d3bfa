"""Grad mode: whether operations are recorded, separately in every thread; and the same for tangents.

Autograd wrappers ask ``if state.active and not grad_enabled()``: as long as no thread has recording switched off, which
is nearly always while a forward pass runs, the question costs one attribute instead of a thread-local read.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from runtime.errors import ArgumentError

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


class GuardState:
    """What all threads share: ``active`` counts the reasons to look at thread-local state (0: nobody needs to).

    ``dual`` says that a level of forward mode is open: gradients may then carry tangents, which compiled formulas lose.
    """

    __slots__ = ("_lock", "active", "dual")

    def __init__(self) -> None:
        self.active = 0
        self.dual = False
        self._lock = threading.Lock()

    def change(self, by: int) -> None:
        """Add `by` to the count; the lock keeps two threads from losing an update."""
        with self._lock:
            self.active += by


class _ThreadState(threading.local):
    recording = True
    forward = True

    def __init__(self) -> None:
        self.previous: list[bool] = []


state = GuardState()
_thread = _ThreadState()


def grad_enabled() -> bool:
    """Whether this thread records operations."""
    return not state.active or _thread.recording


is_grad_enabled = grad_enabled


def switch(enabled: bool) -> bool:
    """Set this thread's mode and return the previous one.

    A thread that ends with recording switched off leaves ``state.active`` one too high: slower, never wrong.
    """
    previous = _thread.recording
    if previous is not enabled:
        _thread.recording = enabled
        state.change(-1 if enabled else 1)
    return previous


def forward_enabled() -> bool:
    """Whether operations of this thread on dual tensors compute tangents."""
    return _thread.forward


def switch_forward(enabled: bool) -> bool:
    """Set whether this thread computes tangents and return what it did before."""
    previous = _thread.forward
    _thread.forward = enabled
    return previous


def truth(who: str, mode: Any) -> bool:
    """Whether `mode` is true; TypeError if that has no answer."""
    try:
        return bool(mode)
    except (TypeError, ValueError, RuntimeError) as error:
        msg = f"{who}(): expected True or False, got {type(mode).__name__}"
        raise ArgumentError(msg) from error


class _GradModeGuard:
    """A context manager and a decorator. What to restore lies with the thread, so one guard may serve several."""

    __slots__ = ("_enabled",)
    _default = False

    def __new__(cls, mode: Any = None) -> Any:
        guard = super().__new__(cls)
        if callable(mode):
            guard._enabled = cls._default
            return guard(mode)
        return guard

    def __init__(self, _function: None = None) -> None:
        self._enabled = self._default

    def __enter__(self) -> None:
        _thread.previous.append(switch(self._enabled))

    def __exit__(self, *_: object) -> None:
        switch(_thread.previous.pop())

    def __call__(self, function: Decorated) -> Decorated:
        enabled = self._enabled

        @functools.wraps(function)
        def guarded(*args: Any, **kwargs: Any) -> Any:
            previous = switch(enabled)
            try:
                return function(*args, **kwargs)
            finally:
                switch(previous)

        return guarded  # type: ignore[return-value]


class no_grad(_GradModeGuard):  # noqa: N801 - PyTorch's name
    """Nothing is recorded inside: ``with no_grad():``, ``@no_grad()`` or ``@no_grad``."""

    __slots__ = ()


class enable_grad(_GradModeGuard):  # noqa: N801 - PyTorch's name
    """Operations are recorded inside, also within :class:`no_grad`."""

    __slots__ = ()
    _default = True


class inference_mode(_GradModeGuard):  # noqa: N801 - PyTorch's name
    """Like :class:`no_grad`; ``inference_mode(False)`` records.

    PyTorch also leaves version counters out and forbids the tensors made inside in recorded operations later. Here
    counters cost nothing until a tensor is aliased, so tensors made inside are ordinary ones.
    """

    __slots__ = ()

    def __init__(self, mode: bool = True) -> None:
        self._enabled = not truth("inference_mode", mode)


class set_grad_enabled(_GradModeGuard):  # noqa: N801 - PyTorch's name
    """Set the mode of this thread at once; in a ``with`` statement or as a decorator, only for its duration."""

    __slots__ = ("_before",)

    def __new__(cls, mode: bool) -> Any:  # noqa: ARG004 - the mode is an argument of __init__
        return object.__new__(cls)

    def __init__(self, mode: bool) -> None:
        self._enabled = truth("set_grad_enabled", mode)
        self._before = switch(self._enabled)

    def __enter__(self) -> None:
        _thread.previous.append(self._before)
        self._before = switch(self._enabled)

    def __call__(self, function: Decorated) -> Decorated:
        switch(self._before)
        return super().__call__(function)
