"""Observers of recording and of backward passes: hooks on saved tensors, anomaly mode, profilers.

Nobody does as a rule, and then none of this costs anything: what records a node, and what begins a backward pass, ask
whether there is a reason at all (``guards.state.watched``, one for all threads), natively where they are native. While
there is one, they come here, and whoever looks on says whether it does so in the thread that asks.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from runtime.guards import state
from runtime.thread_state import ThreadState

if TYPE_CHECKING:
    from runtime.autograd.node import Node

Recorded = Callable[["Node"], None]
Around = Callable[["Node", Callable[[], Any]], Any]

reasons = state.watched
"""Why to look on; each reason is a key that nobody else has."""
after_recording: list[Recorded] = []
"""Called with every node that has been recorded while there is a reason, in this order."""
around_nodes: list[tuple[Callable[[], bool], Around]] = []
"""Whether somebody looks on in the calling thread, and what is then called with a node and what runs it, which it
calls; the first is the innermost."""


class _RunningNodes(ThreadState):
    """The nodes in which this thread is, the innermost last."""

    def __init__(self) -> None:
        # Changed by statements without a call, so that no interrupt comes between one and the `try` behind it.
        self.nodes: list[Node] = []


thread = _RunningNodes()


class Life:
    """What a reason is for lasts as long as one of these."""

    __slots__ = ("__weakref__",)

    def for_another_thread(self) -> Life:
        """A life of its own for a thread that works with what is set for this one."""
        return Life()


def add_reason(life: object) -> object:
    """A new reason, which ends with `life` at the latest."""
    reason = object()
    reasons[reason] = weakref.ref(life, functools.partial(reasons.pop, reason))
    return reason


@contextmanager
def reason() -> Iterator[None]:
    """A reason for as long as a block."""
    key = object()
    reasons[key] = None
    try:
        yield
    finally:
        reasons.pop(key, None)


def recorded(node: Node) -> None:
    """Tell everybody that `node` has all that it will have."""
    for tell in tuple(after_recording):
        tell(node)
