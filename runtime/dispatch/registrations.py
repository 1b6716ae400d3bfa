"""Kernels that a program registers while it runs: a stack for each operator and key, whose last one serves.

Each remembers where it was registered, and can be taken away in any order: the one below it, or the kernel that the
operator brought, serves again.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from runtime import callers
from runtime.guards import is_below_autograd
from runtime.tensor import keys
from runtime.thread_state import ThreadState

Kernel = Callable[..., Any]


def fallthrough_kernel() -> None:
    """Registered in the place of a kernel, it lets the calls go on to the next key."""
    msg = "fallthrough_kernel() is registered by Library.impl() or Library.fallback(); a call has nothing to compute"
    raise NotImplementedError(msg)


class Registration:
    """A kernel, and the line of the program that registered it.

    One for Autograd that has `every_call` is called for tensors that do not require grad, too.
    """

    __slots__ = ("every_call", "is_active", "kernel", "place")

    def __init__(self, kernel: Kernel, *, every_call: bool = False) -> None:
        self.kernel, self.every_call = kernel, every_call
        self.is_active = True  # until it is taken away
        frame = next(callers.frames(sys._getframe(1)), None)
        self.place = "" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"


class Registrations:
    """The kernels of a program in the table of one operator."""

    __slots__ = ("_brought", "_stacks", "operator")

    def __init__(self, operator: Any) -> None:
        self.operator = operator
        self._stacks: dict[int | str, list[Registration]] = {}
        self._brought: dict[int | str, Kernel] = {}  # what the operator had before

    def add(self, key: int | str, registration: Registration) -> None:
        """Let a kernel serve a key."""
        kernels = self.operator.kernels
        if key not in self._stacks and key in kernels:
            self._brought[key] = kernels[key]
        self._stacks.setdefault(key, []).append(registration)
        kernels[key] = registration.kernel
        self.operator.clear()

    def remove(self, key: int | str, registration: Registration) -> None:
        """Take it away, wherever in the stack it is; nothing happens the second time."""
        registration.is_active = False
        stack, kernels = self._stacks.get(key, []), self.operator.kernels
        if registration in stack:
            stack.remove(registration)
        if stack:
            kernels[key] = stack[-1].kernel
        elif key in self._stacks:
            if key in self._brought:
                kernels[key] = self._brought[key]
            else:
                kernels.pop(key, None)
            del self._stacks[key]  # from here on a second time does nothing
            self._brought.pop(key, None)
        self.operator.clear()

    def at(self, key: int | str) -> tuple[Registration, ...]:
        """The registrations under a key, the one that serves first."""
        return tuple(reversed(self._stacks.get(key, ())))

    def registration_of(self, kernel: Kernel) -> Registration | None:
        """The registration that brought a kernel of the table; None for one of the operator itself."""
        return next((stack[-1] for stack in self._stacks.values() if stack[-1].kernel is kernel), None)

    def brought(self, key: int | str) -> Kernel | None:
        """The kernel of the operator itself that a registration stands before."""
        return self._brought.get(key)

    def has_every_call(self, kernel: Kernel) -> bool:
        """Whether `kernel` was registered for Autograd by a program, for which all tensors have that key."""
        return any(stack[-1].kernel is kernel and stack[-1].every_call for stack in self._stacks.values())


class _RedispatchingThread(ThreadState):
    """The operators whose kernel for Autograd runs in a thread because a program's kernel called it."""

    def __init__(self) -> None:
        self.operators: list[Any] = []


_thread = _RedispatchingThread()


@contextmanager
def redispatching(operator: Any) -> Iterator[None]:
    """While an operator's kernel for Autograd runs, let its next look-up below not come to that of the program."""
    operators = _thread.operators
    operators.append(operator)
    try:
        yield
    finally:
        if operators and operators[-1] is operator:  # a composite looks up nothing for its operator
            operators.pop()


def before_all(operator: Any, kernel: Kernel, keyset: int) -> Kernel:
    """The kernel of a program for Autograd, which has every call, those of tensors that do not require grad too.

    As in PyTorch, where all tensors have the key, it is passed over below autograd.
    """
    from runtime.dispatch.interposing import thread_keys

    def is_passed_over() -> bool:
        operators = _thread.operators
        if operators and operators[-1] is operator and not keyset & keys.AUTOGRAD:
            operators.pop()
            return True
        return is_below_autograd() or not thread_keys().allowed & keys.AUTOGRAD

    @functools.wraps(kernel, updated=())
    def with_every_call(*arguments: Any) -> Any:
        if is_passed_over():
            return operator[(keyset & keys.BELOW_AUTOGRAD) | keys.PAST_AUTOGRAD](*arguments)
        return kernel(*arguments)

    return with_every_call
