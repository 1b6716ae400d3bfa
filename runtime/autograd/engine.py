"""The engine: counts what depends on what in a graph, and runs a backward pass over it (:class:`.passes.Pass`).

A node is ready when every node that can still send it a gradient has run, so dependencies are counted before anything
runs. Of several ready nodes the one with the highest sequence number goes first, and an AccumulateGrad before all
others, which frees memory early and makes the order of every sum of gradients the same each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

from runtime.autograd import watching
from runtime.autograd.device_passes import has_workers, observed_pass
from runtime.autograd.node import AccumulateGrad, Edge, Node, edges_of
from runtime.autograd.passes import BackwardPass, Captures
from runtime.dispatch.devices import device_of
from runtime.dispatch.operator import SELECTORS
from runtime.errors import ComputeError
from runtime.guards import state, thread
from runtime.native.builtin import builtin
from runtime.tensor import Tensor
from runtime.tensor.device import thread as devices


def run_backward(
    tensors: Sequence[Tensor],
    grad_tensors: Sequence[Tensor | None],
    retain_graph: bool | None,
    create_graph: bool,
    inputs: Sequence[Tensor] | None = None,
    accumulate_grad: bool = True,
    allow_unused: bool = False,
) -> tuple[Tensor | None, ...]:
    """Send `grad_tensors` backward from `tensors`.

    Without `inputs` every leaf accumulates. With `inputs` only what leads to them runs: they accumulate into ``.grad``
    (`accumulate_grad`), or their gradients are returned in order, None for an unused one.
    Raises RuntimeError when an input is unused and `allow_unused` is false, and for what a node rejects.
    """
    if SELECTORS and (around := _around(tensors)) is not None:  # other devices are in use
        with around:
            return run_backward(
                tensors, grad_tensors, retain_graph, create_graph, inputs, accumulate_grad, allow_unused
            )
    keep = create_graph if retain_graph is None else retain_graph
    captures: Captures | None
    results: list[Tensor | None]
    if inputs is None:
        captures = None
        results = []
    else:
        captures = _captures(inputs, accumulate_grad)
        results = [None] * len(inputs)
    run = (observed_pass if state.watched else BackwardPass)(create_graph, keep, captures, results)
    run.mode = mode = thread.recording[-1]  # between this and the `try` nothing is called either
    before = mode.enabled
    try:  # As safe as a guard, and quicker: in these lines, and in those below `finally`, there is no call.
        state.active[run] = None
        mode.enabled = create_graph
        if captures is None and len(tensors) == 1:
            edge = tensors[0]._edge or _edge_of(tensors[0], "tensors", 0)
            root, nr = edge if edge.__class__ is tuple else (edge, 0)
            first = [root]
            run.deliver(None, 0, grad_tensors[0], root, nr)
            run.dependencies = _count(first)
        else:
            edges = [_edge_of(tensor, "tensors", position) for position, tensor in enumerate(tensors)]
            for position, ((node, nr), grad) in enumerate(zip(edges, grad_tensors, strict=True)):
                run.deliver(None, position, grad, node, nr)
            roots = [node for node, _ in edges]
            if captures is None:
                run.dependencies = _count(roots)
            else:
                run.accumulates = accumulate_grad
                run.dependencies, partly = _count_towards(roots, captures)
                for node in partly:  # whose ``apply`` leaves out what nobody asked for
                    if node.chooses:
                        captures.setdefault(node, [])
            first = [node for node in dict.fromkeys(roots) if run.dependencies.get(node) == 0]
        run.run(first)
        if inputs is not None:
            _finish(inputs, results, accumulate_grad, allow_unused, create_graph)
    finally:
        mode.enabled = before
        del state.active[run], run.mode, mode  # which a traceback would keep alive
        if run.cleanups is not None:
            run.clean_up()
    if run.callbacks is not None:
        run.call_back()
    return tuple(results)


def _around(tensors: Sequence[Tensor]) -> AbstractContextManager[Any] | None:
    """What a pass begins in where other devices are in use; None once all is set.

    Formulas make new tensors where the gradients lie, and passes in which threads take part are observed ones.
    """
    where = device_of(tensors)
    if where is not None and where.is_available and where not in devices.defaults[-1:]:
        return where
    return watching.reason() if not state.watched and has_workers() else None


def _captures(inputs: Sequence[Tensor], accumulate_grad: bool) -> Captures:
    """Which gradients to keep, by node; what is not a leaf has to retain its gradient to accumulate."""
    captures: Captures = {}
    for position, tensor in enumerate(inputs):
        node, nr = _edge_of(tensor, "inputs", position)
        captures.setdefault(node, []).append((nr, position))
        if accumulate_grad and not isinstance(node, AccumulateGrad):
            node.need_hooks().retained.setdefault(nr, None)
    return captures


def _edge_of(tensor: Tensor, argument: str, position: int) -> Edge:
    edge = tensor._edge
    if edge is None:
        msg = (
            f"element {position} of {argument} does not require grad and does not have a grad_fn: a "
            f"{tensor.dtype.name} tensor of shape {list(tensor._sizes)}; call requires_grad_() on it, or on what it is "
            "computed from, before"
        )
        raise ComputeError(msg)
    return edge


def _count(roots: Sequence[Node]) -> dict[Node, int]:
    """How many edges lead to each node that can be reached from `roots`."""
    counts: dict[Node, int] = dict.fromkeys(roots, 0)
    wrong = count_edges.call(counts, list(counts))
    if wrong is not None:
        msg = f"{wrong.describe()} was not given its edges: a tuple with (node, input_nr), or None, for every input"
        raise ComputeError(msg)
    return counts


@builtin("runtime.autograd.native", "count_edges")
def count_edges(counts: dict[Node, int], nodes: list[Node]) -> Node | None:
    """Count how many edges lead to each node that can be reached from `nodes`, which grows to all of them.

    `counts` has what is known about `nodes`. Returns None, or the first node whose edges are no tuple of edges.
    """
    for item in nodes:
        edges: Any = getattr(item, "edges", None)
        if isinstance(edges, Node):
            edges = (edges,)
        if type(edges) is not tuple:
            return item
        for edge in edges:
            if edge is None:
                continue
            node = edge[0] if type(edge) is tuple else edge
            if not isinstance(node, Node):
                return item
            count_so_far = counts.get(node)
            if count_so_far is None:
                nodes.append(node)
            counts[node] = 1 if count_so_far is None else count_so_far + 1
    return None


def _count_towards(roots: list[Node], targets: Captures) -> tuple[dict[Node, int], list[Node]]:
    """Like :func:`_count`, for the part of the graph that lies between `roots` and `targets`.

    And the nodes of that part some of whose edges lead elsewhere.
    """
    waiting = _count(roots)
    order = [root for root in dict.fromkeys(roots) if waiting[root] == 0]
    put_in_order.call(waiting, order)
    counts: dict[Node, int] = {}
    partly: list[Node] = []
    lead_to.call(order, targets, counts, partly)
    return counts, partly


@builtin("runtime.autograd.native", "put_in_order")
def put_in_order(waiting: dict[Node, int], order: list[Node]) -> None:
    """Append nodes to `order`, each behind all that have an edge to it.

    `waiting` has how many edges lead to each node, which are counted down; `order` begins with those that have none.
    """
    for node in order:
        for edge in edges_of(node):
            waits = None if edge is None else waiting.get(edge[0])
            if edge is None or waits is None:
                continue
            waiting[edge[0]] = waits - 1
            if waits == 1:
                order.append(edge[0])


@builtin("runtime.autograd.native", "lead_to")
def lead_to(order: list[Node], targets: Captures, counts: dict[Node, int], partly: list[Node]) -> None:
    """Find the nodes that lead to `targets`, of nodes that are in order: how many edges of such nodes lead to each.

    The counts are put into `counts`, which is empty before; nodes that also have edges to others go into `partly`.
    """
    for node in reversed(order):
        leads, leads_elsewhere = node in targets, False
        for edge in edges_of(node):
            if edge is None:
                continue
            count_so_far = counts.get(edge[0])
            if count_so_far is None:
                leads_elsewhere = True
            else:
                counts[edge[0]] = count_so_far + 1
                leads = True
        if leads:
            counts[node] = 0
            if leads_elsewhere:
                partly.append(node)


def _finish(
    inputs: Sequence[Tensor],
    results: list[Tensor | None],
    accumulate_grad: bool,
    allow_unused: bool,
    create_graph: bool,
) -> None:
    """Accumulate what was captured, or complain about inputs that the outputs do not depend on."""
    for position, (tensor, grad) in enumerate(zip(inputs, results, strict=True)):
        if accumulate_grad:
            node, _ = _edge_of(tensor, "inputs", position)
            if isinstance(node, AccumulateGrad):
                node.receive_captured([grad], create_graph)
        elif grad is None and not allow_unused:
            msg = (
                f"inputs[{position}], of shape {list(tensor._sizes)}, was not used to compute the outputs. Set "
                "allow_unused=True to get None for it, or materialize_grads=True to get zeros"
            )
            raise ComputeError(msg)
