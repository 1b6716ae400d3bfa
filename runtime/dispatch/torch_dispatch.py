"""Calls that reach ``__torch_dispatch__``, of a mode or of an argument's class: below autograd, above every backend.

A mode switches the key ``TorchDispatch`` on in its thread; an instance of a class that has ``__torch_dispatch__``
brings it. The function that is handed over is the overload, as in ``ops.aten.add.Tensor``, with the arguments in the
order of the schema and without those that are defaults. Composed operators are seen by their parts.

While a mode has a call, it and those inside it are off, and nothing is recorded, because what recorded the call has
been served before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from runtime.dispatch.dispatched import DispatchedCalls, call_seen, is_whole, template_of
from runtime.dispatch.functions import Functions
from runtime.dispatch.interposing import Excluding, thread_keys
from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import ArgumentError
from runtime.tensor import Tensor
from runtime.tensor.device import CHANGED
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD, FUNCTIONALITY, TORCH_DISPATCH
from runtime.tensor.subclasses import HANDLER
from runtime.tensor.tensor import DISPATCH_MODES, LIFTS
from runtime.thread_state import ThreadState

# An attribute of classes whose `__torch_dispatch__` computes by the entries of this library: they get its operators as
# they are, not those of PyTorch that give the same.
BY_ENTRIES = "_computes_by_entries"


_F = Functions()


class ModeStack(list[Any]):
    """The modes of a thread, the innermost last. Those in which a thread ends are no longer counted."""

    def __del__(self, counter: list[int] = DISPATCH_MODES) -> None:
        counter[0] -= len(self)


class _DispatchModes(ThreadState):
    """The modes of a thread."""

    def __init__(self) -> None:
        self.modes = ModeStack()


_thread = _DispatchModes()


def modes() -> list[Any]:
    """The modes that are on in this thread, the innermost last."""
    return _thread.modes


def enter(mode: Any) -> None:
    """Let a mode have the calls of this thread."""
    if not LIFTS:
        LIFTS.append(_F.lift_fresh)
        CHANGED.append(mode)
    _thread.modes.append(mode)
    DISPATCH_MODES[0] += 1
    thread_keys().switch_on(TORCH_DISPATCH)


def leave() -> Any:
    """Let the innermost mode have them no more; the mode."""
    mode = _thread.modes.pop()
    DISPATCH_MODES[0] -= 1
    thread_keys().switch_off(TORCH_DISPATCH)
    return mode


class _CallingMode:
    """A mode that does nothing but call."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return func(*args, **kwargs)


@contextmanager
def silenced() -> Iterator[None]:
    """A context in which the calls that the modes of this thread would have go to one that does nothing but call."""
    stack = _thread.modes
    before = stack[:]
    stack[:] = [_CallingMode()]
    DISPATCH_MODES[0] += 1 - len(before)
    try:
        yield
    finally:
        DISPATCH_MODES[0] += len(before) - len(stack)
        stack[:] = before


@contextmanager
def _entered(inner: list[Any]) -> Iterator[None]:
    """A context in which modes that were left, the innermost first, are on again."""
    for mode in reversed(inner):
        enter(mode)
    try:
        yield
    finally:
        for _ in inner:
            leave()


@contextmanager
def without(mode: Any) -> Iterator[None]:
    """A context in which a mode is off, while those outside and inside of it have the calls of this thread."""
    inner: list[Any] = []
    while modes()[-1] is not mode:
        inner.append(leave())
    leave()
    try:
        with _entered(inner):
            yield
    finally:
        for item in (mode, *reversed(inner)):
            enter(item)


@contextmanager
def inserted(mode: Any, position: int) -> Iterator[None]:
    """A context in which another mode is on, inside of so many."""
    inner = [leave() for _ in modes()[position:]]
    try:
        with mode, _entered(inner):
            yield
    finally:
        for item in reversed(inner):
            enter(item)


def tell_of_geometry(tensor: Tensor, view: Tensor) -> None:
    """Let modes that follow tensors know that one has become a view of itself, which they have seen."""
    for mode in modes():
        if hasattr(mode, "note_geometry"):
            mode.note_geometry(tensor, view)


def kernel_of(operator: Operator, remaining_keys: int) -> Kernel | None:
    """The kernel of an operator under the key; None for a composed one, whose parts are seen."""
    is_composed = COMPOSITE_IMPLICIT_AUTOGRAD in operator.kernels and not operator.has_backend_kernel(remaining_keys)
    template = template_of(operator)
    if is_composed and not template and not is_whole(operator):
        return None

    def dispatched(*arguments: Any) -> Any:
        holders = handlers(arguments)
        if not _thread.modes and not holders:
            return operator.lookup(remaining_keys)(*arguments)
        with Excluding(FUNCTIONALITY):
            if not _thread.modes and all(getattr(type(holder), BY_ENTRIES, False) for holder in holders):
                composite = operator.kernels.get(COMPOSITE_IMPLICIT_AUTOGRAD)
                if is_composed and composite is not None:
                    return composite(*arguments)
            elif template:
                return DispatchedCalls(operator, arguments, hand_over).value(template)
            return hand_over(*call_seen(operator, arguments))

    return dispatched


def hand_over(overload: Any, args: Any, named: dict[str, Any]) -> Any:
    """What the innermost mode gives for a call, or else a class of its arguments; the call itself where none has it."""
    holders = handlers((*args, *named.values()))
    if not _thread.modes and not holders:
        return overload(*args, **named)
    return _hand_over(overload, holders, args, named)


def _hand_over(overload: Any, holders: Sequence[Any], args: Any, named: dict[str, Any]) -> Any:
    """What the innermost mode gives, or else the first class that does; TypeError where none does."""
    types = tuple(map(type, holders))
    result: Any = NotImplemented
    handling: list[Any] = []
    if _thread.modes:
        mode = leave()
        handling.append(type(mode))
        try:
            handle = overload.operator.torch_dispatch.get(type(mode))  # that a program registered for the class
            if handle is None:
                result = mode.__torch_dispatch__(overload, types, args, named)
            else:
                result = handle(mode, overload, types, args, named)
        finally:
            enter(mode)
    for kind in types:
        if result is not NotImplemented:
            break
        handling.append(kind)
        handle = overload.operator.torch_dispatch.get(kind)
        if handle is None:
            result = getattr(kind, HANDLER)(overload, types, args, named)
        else:
            result = handle(kind, overload, types, args, named)
    if result is NotImplemented:
        shown = ", ".join(f"{kind.__module__}.{kind.__qualname__}" for kind in handling)
        msg = f"no implementation found for {overload} on types that implement __torch_dispatch__: [{shown}]"
        raise ArgumentError(msg)
    return result


def handlers(arguments: Sequence[Any]) -> list[Any]:
    """The first tensor of each class among the arguments that handles calls; subclasses come first."""
    result: list[Any] = []
    for tensor in _tensors(arguments):
        if tensor._keys & TORCH_DISPATCH and all(type(tensor) is not type(other) for other in result):
            match = next((i for i, other in enumerate(result) if isinstance(tensor, type(other))), len(result))
            result.insert(match, tensor)
    return result


def _tensors(values: Sequence[Any]) -> Iterator[Tensor]:
    for value in values:
        if isinstance(value, Tensor):
            yield value
        elif isinstance(value, (tuple, list)):
            yield from _tensors(value)
