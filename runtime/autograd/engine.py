"""The engine: runs the nodes of a graph, later operators first, and carries gradients along the edges.

A node is ready when every node that can still send it a gradient has run, so dependencies are counted before anything
runs. Of several ready nodes the one with the highest sequence number goes first, and an AccumulateGrad before all
others, which frees memory early and makes the order of every sum of gradients the same each time. Nothing recurses, and
all state is local to a call: threads may run backward at once, also through one retained graph.

Between nodes a gradient lies in ``buffers``: a tensor for a node with one output, a list for a node with several.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from heapq import heapify, heappop, heappush
from typing import Any

from runtime.autograd import operations
from runtime.autograd.hooks import run_before, run_post, run_pre
from runtime.autograd.node import AccumulateGrad, Edge, Gradients, Node, edges_of
from runtime.errors import ArgumentError, ComputeError
from runtime.guards import state, thread
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, is_plain, is_whole

Captures = dict[Node, list[tuple[int, int]]]
Deliver = Callable[[Node, int, Any, Node, int], None]


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
    keep = create_graph if retain_graph is None else retain_graph
    captures = None if inputs is None else _captures(inputs, accumulate_grad)
    results: list[Tensor | None] = [] if inputs is None else [None] * len(inputs)
    mode, reason = thread.recording[-1], object()
    before = mode.enabled
    try:  # As safe as a guard, and quicker: in these lines, and in those below `finally`, there is no call.
        state.active[reason] = None
        mode.enabled = create_graph
        run = new_pass(create_graph, keep, captures, results)
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
        del state.active[reason], mode  # which a traceback would keep alive
    return tuple(results)


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
            f"element {position} of {argument} does not require grad and has no grad_fn: a {tensor.dtype.name} tensor "
            f"of shape {list(tensor._sizes)}; call requires_grad_() on it, or on what it is computed from, before"
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


@builtin("runtime.autograd.loops.running", "hand_on")
def hand_on(
    node: Node, grads: Any, dependencies: dict[Node, int], buffers: dict[Node, Any], ready: list[Node],
    leaves: list[AccumulateGrad], deliver: Deliver,
) -> None:  # fmt: skip
    """Carry what a node returned along its edges; what waits for nothing any more is `ready`, a heap, or a leaf.

    A gradient that has to be brought into shape, or added to another one, is given to `deliver`.
    """
    edges = edges_of(node)
    if grads.__class__ is not tuple:
        grads = _as_tuple(node, grads)
    if len(grads) != len(edges):
        raise _wrong_count(node, grads)
    for k, (edge, grad) in enumerate(zip(edges, grads, strict=True)):
        if edge is None:
            continue
        target: Any = edge[0]
        waits = dependencies.get(target)
        if waits is None:
            continue
        if waits != 1:
            dependencies[target] = waits - 1
        elif target.__class__ is AccumulateGrad:
            leaves.append(target)
        else:
            heappush(ready, target)
        if grad is None:
            continue
        if target in buffers or not _fits(grad, target):
            deliver(node, k, grad, target, edge[1])
        else:
            buffers[target] = grad


@builtin("runtime.autograd.loops.running", "advance")
def advance(
    ready: list[Node], leaves: list[AccumulateGrad], dependencies: dict[Node, int], buffers: dict[Node, Any],
    closely: Container[Node] | None, keep: bool, takes: bool, deliver: Deliver,
) -> Node | None:  # fmt: skip
    """Run nodes until none is `ready`, a heap, or leaves have their gradients; None then.

    Leaves that just take their gradient over may do so at once, if the pass `takes` gradients in this way. Or run them
    until one comes that is not run like the others, and return it: it has hooks, several outputs or no gradient, or is
    among those that are run `closely`.
    """
    del takes  # the general path leaves it to `Pass.run_leaves`
    while ready and not leaves:
        node = heappop(ready)
        grad = buffers.get(node)
        if grad is None or node.special or (closely is not None and node in closely):
            return node
        del buffers[node]
        grads = node.apply(grad)
        del grad
        if not keep:
            node.release()
        hand_on.general(node, grads, dependencies, buffers, ready, leaves, deliver)
        del grads  # A leaf takes a gradient over without a copy only if nobody else holds it any more.
    return None


def _fits(grad: Any, target: Node) -> bool:
    """Whether a gradient is a tensor of the shape and dtype that the only output of a node had."""
    if not is_plain(grad) or not is_whole(grad):
        return False
    return grad.dtype is getattr(target, "dtype", None) and grad._sizes == getattr(target, "shape", None)


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


class Pass:
    """The state of one backward pass."""

    __slots__ = ("buffers", "captures", "create_graph", "dependencies", "keep", "owned", "results")
    dependencies: dict[Node, int]
    closely: Container[Node] | None

    def __init__(self, create_graph: bool, keep: bool, captures: Captures | None, results: list[Tensor | None]) -> None:
        self.create_graph = create_graph
        self.keep = keep
        self.captures = captures
        self.results = results
        self.buffers: dict[Node, Any] = {}
        self.owned: set[Node] = set()

    def wanted(self, node: Node) -> tuple[Edge | None, ...]:
        """The edges of a node, with None in the place of those that lead to nothing that was asked for."""
        return tuple(edge if edge is not None and edge[0] in self.dependencies else None for edge in edges_of(node))

    def run(self, first: list[Node]) -> None:
        """Run `first`, on which nothing else depends, and everything that becomes ready then."""
        ready, leaves = first, []
        if len(first) != 1 or isinstance(first[0], AccumulateGrad):
            ready = [node for node in first if not isinstance(node, AccumulateGrad)]
            heapify(ready)
            leaves = [node for node in first if isinstance(node, AccumulateGrad)]
            self.run_leaves(leaves)
        dependencies, buffers, closely, keep = self.dependencies, self.buffers, self.closely, self.keep
        takes, deliver = closely is None and not self.create_graph, self.deliver
        while ready:
            node = advance.call(ready, leaves, dependencies, buffers, closely, keep, takes, deliver)
            if node is not None:
                grad = buffers.pop(node, None)
                hand_on.call(node, self.run_special(node, grad), dependencies, buffers, ready, leaves, deliver)
                grad = None  # A leaf takes a gradient over without a copy only if nobody else holds it any more.
            if leaves:
                self.run_leaves(leaves)

    def run_leaves(self, leaves: list[AccumulateGrad]) -> None:
        """Let the AccumulateGrad nodes whose gradients are complete accumulate them, and empty the list."""
        buffers, create_graph = self.buffers, self.create_graph
        for leaf in leaves:
            if leaf not in buffers:
                continue
            if self.captures is None:
                leaf.receive(buffers, create_graph)
            else:
                grads = [buffers.pop(leaf)]
                run_before(leaf, grads)
                self.capture(leaf, grads)
        leaves.clear()

    def capture(self, node: Node, grads: list[Tensor | None]) -> None:
        """Keep the gradients that the caller asked for."""
        if self.captures is not None:
            for nr, position in self.captures.get(node, ()):
                self.results[position] = grads[nr]

    def run_special(self, node: Node, held: Any) -> Gradients:
        """Run a node with hooks, several outputs, captures, or without a gradient; `held` was its buffer."""
        grads: list[Tensor | None] = held if node.num_outputs != 1 and held is not None else [held] * node.num_outputs
        edges = edges_of(node)
        nothing = (None,) * len(edges)
        if held is not None:
            run_before(node, grads)
            if self.captures is not None and node in self.captures:
                self.capture(node, grads)
                if not any(edge is not None and edge[0] in self.dependencies for edge in edges):
                    return nothing
            grads = run_pre(node, grads)
        if not node.takes_undefined and all(grad is None for grad in grads):
            return nothing
        asked = {"wanted": self.wanted(node)} if self.captures is not None and node.chooses else {}
        results = run_post(node, node.apply(*grads, **asked), grads)
        if not self.keep:
            node.release()
        return results

    def deliver(self, user: Node | None, index: int, grad: Tensor | None, target: Node, nr: int) -> None:
        """Bring a gradient into the shape and dtype that output `nr` of `target` had and add it to the buffer."""
        if grad is None:
            return
        if not isinstance(grad, Tensor) or not is_whole(grad):
            raise _no_gradient(user, index, grad)
        single = target.num_outputs == 1
        shape = target.shape if single or target.shape is None else target.shape[nr]
        if shape is not None:
            dtype = target.dtype if single else target.dtype[nr]
            if grad._sizes != shape:
                grad = _reduced(user, index, grad, target, shape)
            if grad.dtype is not dtype:
                grad = _cast(user, index, grad, target, dtype)
        buffers = self.buffers
        held = buffers.get(target)
        if not single:
            if held is None:
                held = buffers[target] = [None] * target.num_outputs
            held[nr] = grad if held[nr] is None else self.add(held[nr], grad)
        elif held is None:
            buffers[target] = grad
        else:
            self.accumulate(grad, target)

    def accumulate(self, grad: Tensor, target: Node) -> None:
        """Add a gradient that fits to the one in the buffer, in place if the engine made that."""
        held = self.buffers[target]
        if self.create_graph:
            self.buffers[target] = operations.add(held, grad)
        elif target in self.owned:
            operations.add_in_place(held, grad)
        else:
            self.buffers[target] = operations.add_unrecorded(held, grad)
            self.owned.add(target)

    def add(self, a: Tensor, b: Tensor) -> Tensor:
        """The sum of two gradients for the same output."""
        return operations.add(a, b) if self.create_graph else operations.add_unrecorded(a, b)


# The nodes that are run closely: those whose gradients are captured, and those that leave some out. Passes that are
# watched have another attribute.
Pass.closely = Pass.captures  # type: ignore[misc]
new_pass: type[Pass] = Pass


def use(kind: type[Pass]) -> None:
    """Make backward passes of another kind from now on."""
    global new_pass  # noqa: PLW0603 - read by every pass, and quick to read
    new_pass = kind


def _reduced(user: Node | None, index: int, grad: Tensor, target: Node, shape: tuple[int, ...]) -> Tensor:
    sizes = grad._sizes
    dims = operations.stretched(sizes, shape)
    if dims is None:
        msg = (
            f"{_who(user, index)} has shape {list(sizes)}, which cannot be reduced to {list(shape)}, the shape of the "
            f"output of {target.describe()} that it belongs to"
        )
        raise ComputeError(msg)
    return operations.sum_to(grad, shape, dims)


def _cast(user: Node | None, index: int, grad: Tensor, target: Node, dtype: Any) -> Tensor:
    is_real_by_mistake = dtype.is_complex and not (grad.dtype.is_floating_point or grad.dtype.is_complex)
    # What formulas give for a real operand may be complex, of which the real part counts.
    is_complex_by_mistake = grad.dtype.is_complex and not dtype.is_complex and user is not None and user.user_function
    if is_real_by_mistake or is_complex_by_mistake:
        msg = (
            f"{_who(user, index)} has dtype {grad.dtype.name}, but {target.describe()} expects {dtype.name}: a "
            f"gradient is {'floating or complex' if is_real_by_mistake else 'real'} there"
        )
        raise ComputeError(msg)
    return operations.cast(grad, dtype)


def _who(user: Node | None, index: int) -> str:
    return (
        f"grad_outputs[{index}]" if user is None else f"the gradient that {user.describe()} returned at index {index}"
    )


def _wrong_count(node: Node, grads: Sequence[Any]) -> ComputeError:
    return ComputeError(
        f"{node.describe()} returned {len(grads)} gradients, but it has {len(edges_of(node))} inputs to send them to"
    )


def _as_tuple(node: Node, grads: Any) -> tuple[Any, ...]:
    if not isinstance(grads, (tuple, list)):
        msg = f"{node.describe()} returned an object of {type(grads)}; a node returns a tuple with a gradient per input"
        raise ArgumentError(msg)
    return tuple(grads)


def _no_gradient(node: Node | None, index: int, gradient: Any) -> ArgumentError:
    what = "a tensor without a value" if isinstance(gradient, Tensor) else f"an object of {type(gradient)}"
    return ArgumentError(f"{_who(node, index)} is {what}; a gradient is a tensor or None")


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
                node.receive_captured(grad, create_graph)
        elif grad is None and not allow_unused:
            msg = (
                f"inputs[{position}], of shape {list(tensor._sizes)}, was not used to compute the outputs; pass "
                "allow_unused=True to get None for it, or materialize_grads=True to get zeros"
            )
            raise ComputeError(msg)
