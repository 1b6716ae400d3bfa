"""A backward pass: running nodes until none is left, later operators first, and carrying gradients along the edges.

:func:`.engine.run_backward` makes one, counts who waits for whom, and runs it. Nothing recurses, and all state is local
to a pass: threads may run backward at once, also through one retained graph.

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
from runtime.guards import Mode, state, thread
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, is_plain, is_whole
from runtime.tensor.memory import is_writeable

Captures = dict[Node, list[tuple[int, int]]]
Deliver = Callable[[Node, int, Any, Node, int], None]


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
    del takes  # the general path leaves it to `BackwardPass.run_leaves`
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


class BackwardPass:
    """The state of one backward pass."""

    __slots__ = (
        "accumulates", "buffers", "callbacks", "captures", "cleanups", "create_graph", "dependencies", "keep", "mode",
        "number", "owned", "results",
    )  # fmt: skip
    accumulates: bool
    """Of a pass with captures: whether they are accumulated, by nodes that run, or are results of the pass."""
    dependencies: dict[Node, int]
    closely: Container[Node] | None
    mode: Mode
    """The mode of the thread that runs this pass, see :func:`running_pass`."""
    callbacks: list[Callable[[], Any]] | None
    """What programs asked to be called after the pass, if there is no error."""
    cleanups: list[Callable[[], Any]] | None
    """What is called at the end in any case."""

    number: int | None
    """The number of this pass, once a program has asked for it."""

    def __init__(self, create_graph: bool, keep: bool, captures: Captures | None, results: list[Tensor | None]) -> None:
        self.create_graph = create_graph
        self.keep = keep
        self.captures = captures
        self.results = results
        self.buffers: dict[Node, Any] = {}
        self.owned: set[Node] = set()
        self.callbacks = self.cleanups = self.number = None

    def runs_in(self, modes: Sequence[Mode]) -> bool:
        """Whether a thread with these modes runs this pass."""
        return self.mode in modes

    def at_end(self, function: Callable[[], Any]) -> None:
        """Call a function at the end of the pass, also after an error."""
        if self.cleanups is None:
            self.cleanups = []
        self.cleanups.append(function)

    def clean_up(self) -> None:
        """Call what is to be called at the end in any case."""
        for function in self.cleanups or ():
            function()

    def call_back(self) -> None:
        """Call what programs asked for, in order, in the mode of their thread; callbacks may ask for more."""
        self.mode = thread.recording[-1]
        state.active[self] = None
        try:
            for function in self.callbacks or ():
                function()
        finally:
            del state.active[self], self.mode

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

    def run_special(self, node: Node, buffer: Any) -> Gradients:
        """Run a node with hooks, several outputs, captures, or without a gradient; `held` was its buffer."""
        grads: list[Tensor | None] = (
            buffer if node.num_outputs != 1 and buffer is not None else [buffer] * node.num_outputs
        )
        edges = edges_of(node)
        nothing = (None,) * len(edges)
        if buffer is not None:
            run_before(node, grads)
            if self.captures is not None and node in self.captures:
                self.capture(node, grads)
                if not self.accumulates and not any(
                    edge is not None and edge[0] in self.dependencies for edge in edges
                ):
                    return nothing
            grads = run_pre(node, grads)
        if not node.takes_undefined and all(grad is None for grad in grads):
            return nothing
        options = {"wanted": self.wanted(node)} if self.captures is not None and node.chooses else {}
        results = run_post(node, node.apply(*grads, **options), grads)
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
        buffer = buffers.get(target)
        if not single:
            if buffer is None:
                buffer = buffers[target] = [None] * target.num_outputs
            buffer[nr] = grad if buffer[nr] is None else self.add(buffer[nr], grad)
        elif buffer is None:
            buffers[target] = grad
        else:
            self.accumulate(grad, target)

    def accumulate(self, grad: Tensor, target: Node) -> None:
        """Add a gradient that fits to the one in the buffer, in place if the engine made that."""
        buffer = self.buffers[target]
        if self.create_graph:
            self.buffers[target] = operations.add(buffer, grad)
        elif target in self.owned:
            operations.add_in_place(buffer, grad)
        else:
            self.buffers[target] = total = operations.add_unrecorded(buffer, grad)
            if is_writeable(total):  # what a sparse sum stores depends on what is added to it
                self.owned.add(target)

    def add(self, a: Tensor, b: Tensor) -> Tensor:
        """The sum of two gradients for the same output."""
        return operations.add(a, b) if self.create_graph else operations.add_unrecorded(a, b)


def running_pass() -> BackwardPass | None:
    """The innermost pass that the calling thread runs. A pass is its own reason to look at the mode of its thread."""
    modes = thread.recording
    for reason in reversed(tuple(state.active)):
        if isinstance(reason, BackwardPass) and reason.runs_in(modes):
            return reason
    return None


# The nodes that are run closely: those whose gradients are captured, and those that leave some out. Passes that are
# watched have another attribute.
BackwardPass.closely = BackwardPass.captures  # type: ignore[misc]


def _reduced(user: Node | None, index: int, grad: Tensor, target: Node, shape: tuple[int, ...]) -> Tensor:
    sizes = grad._sizes
    dims = operations.stretched(sizes, shape)
    if dims is None:
        msg = (
            f"{_who(user, index)} has shape {list(sizes)}, but expected shape compatible with {list(shape)}, that of "
            f"the output of {target.describe()} that it belongs to"
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
    description = "a tensor without a value" if isinstance(gradient, Tensor) else f"an object of {type(gradient)}"
    return ArgumentError(f"{_who(node, index)} is {description}; a gradient is a tensor or None")
