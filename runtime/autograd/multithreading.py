"""The switch for threads of devices in backward passes: PyTorch's `set_multithreading_enabled`."""

from __future__ import annotations

from typing import Any, ClassVar

from runtime.guards import Mode, outermost, set_grad_enabled
from runtime.thread_state import ThreadState


class _Multithreading(ThreadState):
    """The modes that are set for a thread, the innermost last; the first holds outside of ``with`` statements."""

    def __init__(self) -> None:
        self.modes: list[Mode] = []


_thread = _Multithreading()


class set_multithreading_enabled(set_grad_enabled):  # noqa: N801 - PyTorch's name
    """Whether passes that begin in this thread may use the threads of devices that have some."""

    __slots__ = ()
    _reasons: ClassVar[dict[object, Any]] = {}  # nobody asks but programs

    @staticmethod
    def modes() -> list[Mode]:
        """The modes that are set for this thread."""
        return outermost(_thread.modes, enabled=True)


def is_multithreading_enabled() -> bool:
    """Whether passes of this thread may use other threads."""
    return set_multithreading_enabled.modes()[-1].enabled
