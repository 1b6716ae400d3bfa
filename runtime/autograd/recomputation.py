"""The calls that checkpoints make again: what they save is replaced by holders, which a second call fills.

Checkpoints nest by the hooks on saved tensors: the innermost checkpoint has what its function saves, and its arguments
are saved for the checkpoint around it. A tensor that backward asks for is computed by the second call of its
checkpoint, for which the arguments are asked for, and so on outwards. Second calls are made once a pass.
"""

from __future__ import annotations

import contextlib
import sys
import weakref
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from runtime.autograd import operations
from runtime.autograd.autocasting import Region
from runtime.autograd.node import Node
from runtime.autograd.packed import Packed
from runtime.autograd.passes import running_pass
from runtime.autograd.saved import version_of
from runtime.autograd.saving import innermost, saved_tensors_hooks
from runtime.callers import frames
from runtime.errors import ComputeError
from runtime.guards import enable_grad
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.tensor import Tensor


class CheckpointError(ComputeError):
    """A function computed something else when it was called again."""


class Settings(NamedTuple):
    """How a call is repeated."""

    keeps_random: bool
    compares: bool
    stops_early: bool
    debug: bool


class _Saved(NamedTuple):
    """A tensor that was saved: by which node, its shape and dtype, and the line of the program when debugging."""

    node: str
    sizes: tuple[int, ...]
    dtype: Any
    line: str

    def __str__(self) -> str:
        return f"{self.node} of {self.dtype.name}{list(self.sizes)}{self.line}"


def _saved(node: Node | None, tensor: Tensor, debug: bool) -> _Saved:
    name = "an argument of checkpoint()" if node is None else node.name()
    return _Saved(name, tensor._sizes, tensor.dtype, _line() if debug else "")


def _line() -> str:
    """The line of the program that runs."""
    frame = next(frames(sys._getframe(1)), None)
    return "" if frame is None else f", {frame.f_code.co_filename}:{frame.f_lineno}"


class _SavedLater:
    """In the place of a tensor that is computed again."""

    __slots__ = ("__weakref__", "position")

    def __init__(self, position: int) -> None:
        self.position = position


class _Stop(BaseException):
    """Ends a second call that has computed all that is needed; no ``except Exception`` of the program takes it."""


class _Argument:
    """A tensor that is an argument: saved for backward as by an operator, so that hooks around get it."""

    __slots__ = ("tensor", "version")

    def __init__(self, tensor: Tensor) -> None:
        hooks = innermost()
        self.version = version_of(tensor)
        self.tensor: Any = tensor if hooks is None else hooks.pack(tensor)

    def value(self) -> Tensor:
        """The tensor. RuntimeError if it was changed in place."""
        if isinstance(self.tensor, Packed):
            return self.tensor.unpack()
        if version_of(self.tensor) != self.version:
            msg = (
                "checkpoint(): an argument was changed in place after the call, so the results cannot be computed "
                "again; give the function a clone()"
            )
            raise ComputeError(msg)
        return self.tensor  # type: ignore[no-any-return]


def _argument(value: Any) -> Any:
    return _Argument(value) if isinstance(value, Tensor) else value


def _value(argument: Any) -> Any:
    return argument.value() if isinstance(argument, _Argument) else argument


@contextlib.contextmanager
def random_numbers_from(state: Tensor | None) -> Iterator[None]:
    """Inside, random numbers are those that follow a state, unless it is None; afterwards they go on as before."""
    if state is None:
        yield
        return
    now = get_rng_state()
    set_rng_state(state)
    try:
        yield
    finally:
        set_rng_state(now)


class RepeatableCall:
    """A call that can be made again."""

    def __init__(self, function: Callable[..., Any], args: Any, kwargs: Any, contexts: Any, settings: Settings) -> None:
        self.function, self.contexts, self.settings = function, contexts, settings
        self.random = get_rng_state() if settings.keeps_random else None
        self.args = [_argument(value) for value in args]
        self.kwargs = {name: _argument(value) for name, value in kwargs.items()}
        self.region = Region.current()
        self.holders: list[weakref.ref[_SavedLater]] = []
        self.saved: list[_Saved] = []
        self.is_complete = False
        self.repeated: dict[Any, dict[int, Tensor]] = {}  # what second calls computed, by pass and position

    def first(self, args: Any, kwargs: Any) -> Any:
        """Call the function, with the arguments that this was made for."""
        with _FirstCall(self), self.contexts[0]:
            result = self.function(*args, **kwargs)
        self.is_complete = True
        return result

    def tensor(self, holder: _SavedLater) -> Tensor:
        """The tensor in whose place `holder` is: computed once a pass, and given away once."""
        run = running_pass()
        key = id(run)
        if run is None:
            results = self.again()
        elif key not in self.repeated or holder.position not in self.repeated[key]:
            if key not in self.repeated:
                run.at_end(lambda: self.repeated.pop(key, None))
            results = self.repeated[key] = self.again()
        else:
            results = self.repeated[key]
        return results.pop(holder.position)

    def again(self) -> dict[int, Tensor]:
        """Call the function again; the tensors that it saves, by position. CheckpointError if they are others."""
        args = [_value(argument) for argument in self.args]
        kwargs = {name: _value(argument) for name, argument in self.kwargs.items()}
        second = _SecondCall(self)
        random = random_numbers_from(self.random)
        with contextlib.suppress(_Stop), second, enable_grad(), random, self.region, self.contexts[1]:
            self.function(*args, **kwargs)
        if len(second.saved) != len(self.saved) and self.is_complete:
            self.reject(
                f"saved {_number(self.saved)} for backward and, when it was called again, {_number(second.saved)}",
                second.saved, "it must compute the same from the same arguments",
            )  # fmt: skip
        return second.results

    def compare(self, saved: list[_Saved]) -> None:
        """CheckpointError if the last tensor that was saved in a second call is another one than in the first."""
        position = len(saved) - 1
        if not self.settings.compares or position >= len(self.saved) or saved[-1][:3] == self.saved[position][:3]:
            return
        self.reject(
            f"saved a tensor in {self.saved[position]} and, when it was called again for backward, in {saved[-1]}",
            saved, "it must compute the same from the same arguments, or give determinism_check='none'",
        )  # fmt: skip

    def reject(self, what: str, saved: list[_Saved], advice: str) -> None:
        """CheckpointError, which lists what both calls saved if that was asked for."""
        msg = f"checkpoint(): the function {what}; {advice}"
        if self.settings.debug:
            lists = [("first", self.saved), ("second", saved)]
            msg += "".join(
                f"\nsaved in the {call} call:" + "".join(f"\n  {item}" for item in items) for call, items in lists
            )
        raise CheckpointError(msg)


def _number(saved: list[_Saved]) -> str:
    kinds = ", ".join(f"{item.dtype.name}{list(item.sizes)}" for item in saved)
    return f"{len(saved)} tensors ({kinds})" if saved else "no tensors"


def _nothing(tensor: Tensor) -> None:
    """In the place of a pack hook: the classes below pack by a method."""


class _FirstCall(saved_tensors_hooks):
    """The hooks around the first call, which keep no tensor.

    They hold no method of their own, which would be a cycle through the arguments of the call.
    """

    __slots__ = ("call",)

    def __init__(self, call: RepeatableCall) -> None:
        super().__init__(_nothing, call.tensor)
        self.call = call

    def packed(self, tensor: Tensor) -> _SavedLater:
        """A holder in the place of a tensor."""
        call = self.call
        holder = _SavedLater(len(call.saved))
        call.saved.append(_saved(self.node, tensor, call.settings.debug))
        call.holders.append(weakref.ref(holder))
        return holder


class _SecondCall(saved_tensors_hooks):
    """The hooks around a second call, which collect what the first call saved and backward may still ask for."""

    __slots__ = ("call", "results", "saved")

    def __init__(self, call: RepeatableCall) -> None:
        super().__init__(_nothing, lambda tensor: tensor)
        self.call = call
        self.results: dict[int, Tensor] = {}
        self.saved: list[_Saved] = []

    def packed(self, tensor: Tensor) -> Tensor:
        """Note a tensor that is saved. It stays, because the function may go backward itself."""
        call, position = self.call, len(self.saved)
        result = operations.detach(tensor)
        if position >= len(call.saved) and not call.is_complete:
            return result  # the first call goes backward itself, and has not come further
        self.saved.append(_saved(self.node, tensor, call.settings.debug))
        call.compare(self.saved)
        if position < len(call.holders) and call.holders[position]() is not None:
            self.results[position] = result
        if call.settings.stops_early and len(self.saved) == len(call.saved):
            raise _Stop
        return result
