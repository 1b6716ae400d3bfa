"""Anomaly mode: an error in backward says where in the program the operation was called, and NaN is an error.

It is a mode of a thread, as all that look on are: operations and passes of other threads are as without it.
"""

from __future__ import annotations

import sys
import traceback
import warnings
from collections.abc import Callable
from typing import Any

from runtime.autograd import watching
from runtime.autograd.node import AccumulateGrad, Node
from runtime.callers import frames
from runtime.errors import ComputeError
from runtime.guards import Mode, ModeGuard, begins_with_statement, truth
from runtime.tensor import Tensor, to_numpy
from runtime.thread_state import ThreadState

__all__ = ["detect_anomaly", "set_detect_anomaly"]

_TRACEBACK, _PARENT = "traceback_", "parent_"  # PyTorch's keys


class _AnomalyModes(ThreadState):
    """The modes of a thread, the innermost last; the first is that outside of guards, which `check_nan` belongs to."""

    def __init__(self) -> None:
        self.life = watching.Life()
        outermost = Mode(self.life)
        outermost.enabled, outermost.guard, outermost.reason = False, None, None
        self.modes: list[Mode] = [outermost]
        self.check_nan = True


_thread = _AnomalyModes()


def _current() -> tuple[bool, bool]:
    """Whether anomaly mode is on in this thread, and whether it looks for NaN."""
    mode = _thread.modes[-1]
    guard = mode.guard
    return (mode.enabled, _thread.check_nan) if guard is None else (guard._enabled, guard.check_nan)


def is_anomaly_enabled() -> bool:
    """Whether anomaly mode is on in this thread."""
    return _current()[0]


def is_anomaly_check_nan_enabled() -> bool:
    """Whether it looks for NaN."""
    return _current()[1]


class _Anomaly(ModeGuard):
    """A guard of anomaly mode."""

    __slots__ = ("check_nan",)
    check_nan: bool
    _reasons = watching.reasons

    def __new__(cls, *_args: Any, **_kwargs: Any) -> Any:
        return object.__new__(cls)

    @staticmethod
    def modes() -> list[Mode]:
        """The modes of this thread."""
        return _thread.modes


class set_detect_anomaly(_Anomaly):  # noqa: N801 - PyTorch's name
    """Set anomaly mode in this thread, at once; in a ``with`` statement, only for its duration.

    See :class:`detect_anomaly`.
    """

    __slots__ = ("_before",)

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self._enabled, self.check_nan = truth("set_detect_anomaly", mode), truth("set_detect_anomaly", check_nan)
        # What a `with` statement that is about to begin sets is set by that, which can also put it back.
        self._before: tuple[bool, bool] | None = None
        if not begins_with_statement(sys._getframe(1)):
            self._before = _thread.modes[0].enabled, _thread.check_nan
            _set(self._enabled, self.check_nan)

    def __enter__(self) -> None:
        if self._before is not None:
            _set(*self._before)
            self._before = None
        super().__enter__()


def set_anomaly_enabled(mode: bool, check_nan: bool = True) -> None:
    """Switch the mode of `detect_anomaly` in this thread on or off."""
    _set(truth("set_anomaly_enabled", mode), truth("set_anomaly_enabled", check_nan))


def _set(enabled: bool, check_nan: bool) -> None:
    """Set the mode outside of guards, as long as the thread lives."""
    mode, _thread.check_nan = _thread.modes[0], check_nan
    mode.enabled = enabled
    if enabled and mode.reason is None:
        mode.reason = watching.add_reason(_thread.life)
    elif not enabled:
        reason, mode.reason = mode.reason, None
        watching.reasons.pop(reason, None)


class detect_anomaly(_Anomaly):  # noqa: N801 - PyTorch's name
    """Find what went wrong in backward, in this thread.

    An error in the backward pass of an operation that was called inside tells, at the end of its message, where that
    was. A gradient with a NaN is a RuntimeError that names the node, unless `check_nan` is false. Every operation is
    slower inside, because it notes who called it.

    >>> x = ow.tensor([-1.0], requires_grad=True)
    >>> with ow.autograd.set_detect_anomaly(True):
    ...     try:
    ...         (x.sqrt() * 0).sum().backward()
    ...     except RuntimeError as error:
    ...         print(str(error).splitlines()[0])
    Function 'SqrtBackward0' returned nan values in its 0th output.
    """

    __slots__ = ()

    def __init__(self, check_nan: bool = True) -> None:
        self._enabled, self.check_nan = True, truth("detect_anomaly", check_nan)
        warnings.warn(
            "Anomaly Detection has been enabled. This mode will increase the runtime and should only be enabled for "
            "debugging.",
            stacklevel=2,
        )


def callers() -> traceback.StackSummary:
    """Who is calling: the innermost last, without the frames of this library."""
    users = ((frame, frame.f_lineno) for frame in frames(sys._getframe(1)))
    summary = traceback.StackSummary.extract(users, lookup_lines=False)
    summary.reverse()
    return summary


def _note(node: Node) -> None:
    """Keep where the operation of a node was called, and the node of whose backward pass that was a part."""
    if not is_anomaly_enabled():
        return
    metadata = node.metadata
    metadata[_TRACEBACK] = callers().format()
    if watching.thread.nodes:
        metadata[_PARENT] = watching.thread.nodes[-1]


def _checked(node: Node, run: Callable[[], Any]) -> Any:
    """Run a node; what goes wrong tells where its operation was called."""
    enabled, check_nan = _current()
    if not enabled:
        return run()
    try:
        gradients = run()
        if check_nan and not isinstance(node, AccumulateGrad):
            _find_nan(node, gradients)
    except Exception as error:
        _tell(error, _report(node))
        raise
    return gradients


def _find_nan(node: Node, gradients: Any) -> None:
    for index, grad in enumerate(gradients if isinstance(gradients, (tuple, list)) else (gradients,)):
        if isinstance(grad, Tensor) and not grad.is_meta:
            values = to_numpy(grad)
            if (values != values).any():  # noqa: PLR0124 - only NaN is not equal to itself
                msg = f"Function '{node.name()}' returned nan values in its {index}th output."
                raise ComputeError(msg)


def _report(node: Node) -> str:
    """Where the operation of `node` was called, and what that was a part of."""
    lines: list[str] = []
    metadata = node.__dict__.get("_metadata", {})
    if _TRACEBACK not in metadata:
        return (
            f"Error detected in {node.name()}. No forward pass information available: its operation was called outside "
            "of anomaly mode.\n"
        )
    lines += [f"Error detected in {node.name()}. Traceback of forward call that caused the error:\n"]
    lines += metadata[_TRACEBACK]
    while _PARENT in metadata:
        node = metadata[_PARENT]
        metadata = node.__dict__.get("_metadata", {})
        lines.append(
            f"Previous calculation was induced by {node.name()}. "
            "Traceback of forward call that induced the previous calculation:\n"
        )
        lines += metadata.get(_TRACEBACK, ())
    return "".join(lines)


def _tell(error: Exception, report: str) -> None:
    """Add to the message of an error, or beside it where that is not text."""
    if len(error.args) == 1 and isinstance(error.args[0], str) and str(error) == error.args[0]:
        error.args = (f"{error.args[0]}\n{report}",)
    else:
        error.add_note(report)


watching.after_recording.append(_note)
watching.around_nodes.append((is_anomaly_enabled, _checked))
