"""Grad mode: whether operations are recorded, separately in every thread; and the same for tangents.

Autograd wrappers ask ``if state.active and not grad_enabled()``: as long as no thread is inside of a guard, which is
nearly always while a forward pass runs, the question costs one attribute instead of a thread-local read.

A mode ends with its ``with`` statement, whatever interrupts it. An interrupt is noticed where a Python function begins
and after a call, so a function that puts a mode back may be cut off before it does. Therefore a mode is in force as
long as one object lives: the bound ``__exit__`` that the statement, and nobody else, holds until it is over. A thread
has a list of modes, the last of which counts. Each is a weak reference, and what the interpreter calls when its object
dies is ``list.remove``, in which nothing can come between. A mode set without a ``with`` statement lasts as long as
the thread.

Items are put into these lists and dicts, and taken out, by statements without a call wherever order matters.
"""

from __future__ import annotations

import functools
import sys
import weakref
from collections.abc import Callable
from opcode import opname
from operator import attrgetter
from types import FrameType
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from runtime.errors import ArgumentError
from runtime.thread_state import ThreadState

__all__ = [
    "enable_grad", "inference_mode", "is_grad_enabled", "is_inference_mode_enabled", "no_grad", "set_grad_enabled",
]  # fmt: skip

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


class GuardState:
    """What all threads share: ``active`` has the reasons to look at thread-local state (empty: nobody needs to).

    ``dual`` has the level of forward mode, when it is open: gradients may then carry tangents, which compiled formulas
    lose. ``watched`` has the reasons to tell who looks on what is recorded and which passes are run. Keys are objects
    that nobody else has.
    """

    __slots__ = ("active", "dual", "watched")

    def __init__(self) -> None:
        self.active: dict[object, Any] = {}
        self.dual: dict[object, Any] = {}
        self.watched: dict[object, Any] = {}


class Mode(weakref.ref[Any]):
    """A mode of a thread; `guard` has set it, None outside of guards, and `reason` is its key among the reasons.

    ``below`` counts the kernels of custom operators that run in it, which are below autograd.
    It is equal to itself only, so that a list loses the right one.
    """

    __slots__ = ("below", "enabled", "guard", "reason")
    __eq__ = object.__eq__
    __hash__ = object.__hash__
    below: int
    enabled: bool
    guard: Any
    reason: object | None

    def for_another_thread(self) -> Mode:
        """One that is set alike, which lasts as long as the list that has it: the reason for it is that of this one."""
        mode = Mode(_nobody)
        mode.below, mode.enabled, mode.guard, mode.reason = getattr(self, "below", 0), self.enabled, self.guard, None
        return mode


class _Life:
    """Dies with its thread."""

    __slots__ = ("__weakref__",)

    def for_another_thread(self) -> _Life:
        """A life of its own for a thread that works with what is set for this one."""
        return _Life()


def _nobody() -> Any:
    """In the place of a weak reference."""


class _GradModes(ThreadState):
    """The modes of a thread, the innermost last, and the last ``__exit__`` that was bound."""

    def __init__(self) -> None:
        self.life = _Life()
        self.recording: list[Mode] = [self._outermost()]
        self.forward: list[Mode] = [self._outermost()]
        self.bound: Callable[[], Any] = _nobody

    def _outermost(self) -> Mode:
        mode = Mode(self.life)
        mode.below, mode.enabled, mode.guard, mode.reason = 0, True, None, None
        return mode


state = GuardState()
thread = _GradModes()


def outermost(modes: list[Mode], *, enabled: bool = False) -> list[Mode]:
    """The list, with a mode at the bottom that lasts as long as the thread."""
    if not modes:
        mode = Mode(thread.life)
        mode.enabled, mode.guard, mode.reason = enabled, None, None
        modes.append(mode)
    return modes


def grad_enabled() -> bool:
    """Whether this thread records operations."""
    return not state.active or thread.recording[-1].enabled


is_grad_enabled = grad_enabled


def forward_enabled() -> bool:
    """Whether operations of this thread on dual tensors compute tangents."""
    return thread.forward[-1].enabled


class _Exit:
    """The ``__exit__`` of a guard. Whoever holds what it binds holds the guard's effect; it is called at the end.

    It is a partial, because calling a bound method makes its object known to the frame of the function, which an
    interrupt would keep alive.
    """

    __slots__ = ()

    def __get__(self, guard: Any, owner: type | None = None) -> Any:
        if guard is None:
            return self
        bound = functools.partial(_leave, guard)
        thread.bound = weakref.ref(bound)
        return bound

    def __call__(self, guard: Any, *_: object) -> None:
        guard.leave()


def truth(who: str, mode: Any) -> bool:
    """Whether `mode` is true; TypeError if that has no answer."""
    try:
        return bool(mode)
    except (TypeError, ValueError, RuntimeError) as error:
        msg = f"{who}(): expected True or False, got {type(mode).__name__}"
        raise ArgumentError(msg) from error


def _leave(guard: Any, *_: object) -> None:
    guard.leave()


class Guard:
    """What ends with its ``with`` statement. Calling ``__enter__`` by hand begins what lasts until ``__exit__``."""

    __slots__ = ()
    if TYPE_CHECKING:

        def __exit__(self, *_: object) -> None: ...

    else:
        __exit__ = _Exit()

    def life(self) -> Any:
        """What the ``with`` statement that is just beginning holds; None where there is none."""
        bound, thread.bound = thread.bound(), _nobody
        return bound if bound is not None and bound.args[0] is self else None

    def leave(self) -> None:
        """End it; nothing happens the second time."""
        raise NotImplementedError


def stepwise(function: Callable[..., Any], context: Callable[[], Any]) -> Callable[..., Any]:
    """A generator function each step of which runs within ``context()``, and nothing that runs between the steps."""

    @functools.wraps(function)
    def steps(*args: Any, **kwargs: Any) -> Any:
        generator = function(*args, **kwargs)
        step = functools.partial(next, generator)
        while True:
            try:
                with context():
                    yielded = step()
            except StopIteration as stop:
                return stop.value
            try:
                step = functools.partial(generator.send, (yield yielded))
            except GeneratorExit:
                with context():
                    generator.close()
                raise
            except BaseException as error:  # noqa: BLE001 - whatever is thrown in goes on to the generator
                step = functools.partial(generator.throw, error)

    return steps


class ModeGuard(Guard):
    """A context manager and a decorator. What to restore lies with the thread, so one guard may serve several."""

    __slots__ = ("_enabled",)
    _enabled: bool
    _default = False
    _reasons: ClassVar[dict[object, Any]] = state.active

    @staticmethod
    def modes() -> list[Mode]:
        """The modes of this thread."""
        return thread.recording

    def __new__(cls, mode: Any = None) -> Any:
        guard = object.__new__(cls)
        guard._enabled = cls._default
        return guard(mode) if callable(mode) else guard

    def __enter__(self) -> None:
        modes, reasons, reason, life = self.modes(), self._reasons, object(), self.life() or thread.life
        reasons[reason] = weakref.ref(life, functools.partial(reasons.pop, reason))
        modes += (Mode(life, modes.remove),)
        # From here to the return there is no call, so nothing can interrupt.
        mode = modes[-1]
        mode.below, mode.enabled, mode.guard, mode.reason = 0, self._enabled, self, reason

    def leave(self) -> None:
        """End the innermost mode that this guard has set in this thread."""
        modes = self.modes()
        for at in range(len(modes) - 1, 0, -1):
            if modes[at].guard is self:
                reason = modes[at].reason
                del modes[at]
                self._reasons.pop(reason, None)
                return

    def __call__(self, function: Decorated, *more: Any) -> Decorated:
        if more:
            msg = f"{type(self).__name__}: decorates one function, got {1 + len(more)} arguments"
            raise ArgumentError(msg)
        from inspect import isgeneratorfunction

        if isgeneratorfunction(function):
            return stepwise(function, lambda: self)  # type: ignore[return-value]

        @functools.wraps(function)
        def guarded(*args: Any, **kwargs: Any) -> Any:
            with self:
                return function(*args, **kwargs)

        return guarded  # type: ignore[return-value]


class no_grad(ModeGuard):  # noqa: N801 - PyTorch's name
    """Nothing is recorded inside: ``with no_grad():``, ``@no_grad()`` or ``@no_grad``."""

    __slots__ = ()


class enable_grad(ModeGuard):  # noqa: N801 - PyTorch's name
    """Operations are recorded inside, also within :class:`no_grad`."""

    __slots__ = ()
    _default = True


class below_autograd(ModeGuard):  # noqa: N801 - as its like
    """Nothing is recorded inside, and kernels that programs registered for Autograd are passed over."""

    __slots__ = ()


def is_below_autograd() -> bool:
    """Whether this thread is inside of :class:`below_autograd`, or of a function that :func:`unrecorded` made."""
    if not state.active:
        return False
    return any(mode.below or isinstance(mode.guard, below_autograd) for mode in thread.recording)


def unrecorded(
    function: Callable[..., Any], check: Callable[[tuple[Any, ...], Any], None] | None = None
) -> Callable[..., Any]:
    """`function` with all its calls below autograd, at less than the cost of a guard; `check` looks at its result.

    An interrupt comes at calls, so that none can come between a change and the ``try`` behind it, nor into ``finally``.
    """

    @functools.wraps(function, updated=())
    def call(*arguments: Any) -> Any:
        reason = object()
        mode = thread.recording[-1]
        enabled = mode.enabled
        state.active[reason] = None
        mode.enabled = False
        mode.below += 1
        try:
            result = function(*arguments)
        finally:
            mode.below -= 1
            mode.enabled = enabled
            del state.active[reason]
        if check is not None:
            check(arguments, result)
        return result

    return call


class inference_mode(ModeGuard):  # noqa: N801 - PyTorch's name
    """Like :class:`no_grad`; ``inference_mode(False)`` records.

    Tensors that are made inside are inference tensors: outside they can be neither written nor saved for backward.
    """

    __slots__ = ()
    changed: ClassVar[Callable[[], None]]
    """What is called after a mode has begun or ended, in its thread."""

    def __init__(self, mode: bool = True) -> None:
        super().__init__()
        self._enabled = not truth("inference_mode", mode)

    def __enter__(self) -> None:
        super().__enter__()
        inference_mode.changed()

    def leave(self) -> None:
        """End the innermost mode that this guard has set in this thread."""
        super().leave()
        inference_mode.changed()


guard_of: Callable[[Mode], Any] = attrgetter("guard")
"""The guard of a mode, for those who must not hold modes: the traceback of an interrupt would keep one alive."""


def is_inference_mode_enabled() -> bool:
    """Whether this thread is inside of :class:`inference_mode`."""
    inference_guards = [guard for guard in map(guard_of, thread.recording) if guard.__class__ is inference_mode]
    return bool(inference_guards) and not inference_guards[-1]._enabled


class set_grad_enabled(ModeGuard):  # noqa: N801 - PyTorch's name
    """Set the mode of this thread at once; in a ``with`` statement or as a decorator, only for its duration."""

    __slots__ = ("_before",)

    def __new__(cls, mode: bool) -> Any:  # noqa: ARG004 - the mode is an argument of __init__
        return object.__new__(cls)

    def __init__(self, mode: bool) -> None:
        self._enabled = truth("set_grad_enabled", mode)
        # A `with` statement that has not begun could not put back what was set here.
        self._before = None if begins_with_statement(sys._getframe(1)) else self._switch(self._enabled)

    def _switch(self, enabled: bool) -> bool:
        """Set the innermost mode, and return what it was."""
        mode, reasons = self.modes()[-1], self._reasons
        before = mode.enabled
        if mode.guard is not None:  # there is a reason as long as there is the mode
            mode.enabled = enabled
        elif enabled:  # also where a backward pass, which is a reason of its own, has set the mode
            reason, mode.enabled, mode.reason = mode.reason, True, None
            reasons.pop(reason, None)
        elif mode.reason is None:
            reason = object()
            reasons[reason] = weakref.ref(thread.life, functools.partial(reasons.pop, reason))
            mode.enabled, mode.reason = False, reason
        return before

    def _put_back(self) -> None:
        """What was set before a ``with`` statement or a function is meant for that."""
        if self._before is not None:
            self._switch(self._before)
            self._before = None

    def __enter__(self) -> None:
        self._put_back()
        super().__enter__()

    def __call__(self, function: Decorated, *more: Any) -> Decorated:
        self._put_back()
        return super().__call__(function, *more)


def begins_with_statement(frame: FrameType) -> bool:
    """Whether what `frame` is calling is the subject of a ``with`` statement: its next instruction says so."""
    code, at = frame.f_code.co_code, frame.f_lasti + 2
    while at < len(code) and opname[code[at]] == "CACHE":
        at += 2
    names = [opname[item] for item in code[at : at + 4 : 2]]
    return names[:1] == ["BEFORE_WITH"] or names == ["COPY", "LOAD_SPECIAL"]
