"""Backward passes while somebody looks on: see :mod:`.watching`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from runtime.autograd import watching
from runtime.autograd.node import AccumulateGrad, Gradients, Node
from runtime.autograd.passes import BackwardPass, Captures
from runtime.autograd.watching import Around, thread
from runtime.tensor import Tensor


class _EveryNode:
    """Contains every node."""

    __slots__ = ()

    def __contains__(self, _: object) -> bool:
        return True


class NodewisePass(BackwardPass):
    """A pass that runs every node in the way of special ones, with what looks on in its thread around each."""

    __slots__ = ("arounds",)
    arounds: list[Around]
    closely = _EveryNode()

    def run_special(self, node: Node, buffer: Any) -> Gradients:
        """Run a node; errors come from here."""
        run: Callable[[], Gradients] = functools.partial(super().run_special, node, buffer)
        del buffer
        for around in self.arounds:
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
            for around in self.arounds:
                run = functools.partial(around, leaf, run)
            run()


def watched_pass(
    create_graph: bool, keep: bool, captures: Captures | None, results: list[Tensor | None]
) -> BackwardPass:
    """A pass that begins while there is a reason to look on: node by node if somebody does in this thread."""
    arounds = [around for looks_on, around in watching.around_nodes if looks_on()]
    if not arounds:
        return BackwardPass(create_graph, keep, captures, results)
    run = NodewisePass(create_graph, keep, captures, results)
    run.arounds = arounds
    return run
