"""What looks on while a graph is recorded and run: hooks on saved tensors, anomaly mode, profilers.

Nobody looks on as a rule, and then none of this costs anything: the steps that end every recording
(:func:`.recording.record` and :func:`.shelf.put_aside`) and the pass of the engine are exchanged for others while
somebody does. They change no result.
"""

from __future__ import annotations

import functools
import threading
import weakref
from collections.abc import Callable, Iterable
from typing import Any

from runtime.autograd import engine
from runtime.autograd.engine import Pass
from runtime.autograd.node import AccumulateGrad, Gradients, Node
from runtime.autograd.recording import record
from runtime.autograd.shelf import put_aside
from runtime.forking import new_lock
from runtime.native.builtin import Builtin

Recorded = Callable[[Node], None]
Around = Callable[[Node, Callable[[], Any]], Any]

reasons: dict[object, Any] = {}
"""Why to look on; each reason is a key that nobody else has."""
after_recording: list[Recorded] = []
"""Called with every node that has been recorded, in this order."""
around_nodes: list[Around] = []
"""Called with a node and what runs it, which they call; the first is the innermost."""

_lock = new_lock()
_before: dict[Builtin, Callable[..., Any]] = {}


class _Thread(threading.local):
    """The passes that this thread runs, the innermost last, and the nodes in which it is."""

    def __init__(self) -> None:
        # Changed by statements without a call, so that no interrupt comes between one and the `try` behind it.
        self.passes: list[WatchedPass] = []
        self.nodes: list[Node] = []


thread = _Thread()


class Life:
    """What a reason is for lasts as long as one of these."""

    __slots__ = ("__weakref__",)


def add_reason(life: object) -> object:
    """A new reason, which ends with `life` at the latest."""
    reason = object()
    reasons[reason] = weakref.ref(life, functools.partial(reasons.pop, reason))
    return reason


def look_on() -> None:
    """Exchange the steps, if there is a reason."""
    with _lock:
        if reasons:
            engine.use(WatchedPass)
            for step, watched in ((record, _record), (put_aside, _put_aside)):
                if step.call is not watched:
                    _before[step] = step.call
                    step.call = watched


def look_away() -> None:
    """Put the steps back, if there is no reason any more."""
    with _lock:
        if not reasons:
            engine.use(Pass)
            for step, watched in ((record, _record), (put_aside, _put_aside)):
                if step.call is watched:
                    step.call = _before[step]


def recorded(node: Node) -> None:
    """Tell everybody that `node` has all that it will have."""
    for tell in tuple(after_recording):
        tell(node)


def _record(node: Node, result: Any, *inputs: Any) -> Any:
    before = _before[record](node, result, *inputs)
    if reasons:
        recorded(node)
    else:  # what ended the last reason could not say so
        look_away()
    return before


def _put_aside(node: Node) -> None:
    _before[put_aside](node)
    if reasons:
        recorded(node)
    else:
        look_away()


class _Everything:
    """Contains every node."""

    __slots__ = ()

    def __contains__(self, _: object) -> bool:
        return True


class WatchedPass(Pass):
    """A pass that runs every node in the way of special ones, with what :data:`around_nodes` has around it."""

    __slots__ = ("at_end",)
    closely = _Everything()

    def run(self, first: list[Node]) -> None:
        """As in every pass, which :data:`thread` knows meanwhile."""
        self.at_end: list[Callable[[], Any]] = []
        passes = thread.passes
        passes += (self,)
        try:
            super().run(first)
        finally:
            del passes[-1]
            for end in self.at_end:
                end()
            if not reasons:
                look_away()

    def run_special(self, node: Node, held: Any) -> Gradients:
        """Run a node; errors come from here."""
        run: Callable[[], Gradients] = functools.partial(super().run_special, node, held)
        del held
        for around in tuple(around_nodes):
            run = functools.partial(around, node, run)
        nodes = thread.nodes
        nodes += (node,)
        try:
            return run()
        finally:
            del nodes[-1]

    def run_leaves(self, leaves: list[AccumulateGrad]) -> None:
        """Accumulate one by one."""
        waiting: Iterable[AccumulateGrad] = tuple(leaves)
        leaves.clear()
        for leaf in waiting:
            run: Callable[[], Any] = functools.partial(super().run_leaves, [leaf])
            for around in tuple(around_nodes):
                run = functools.partial(around, leaf, run)
            run()
