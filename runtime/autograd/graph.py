"""Graphs of autograd seen from outside: what their nodes are, what they save, what happens when they run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from runtime.autograd import watching
from runtime.autograd.drawing import draw
from runtime.autograd.edges import GradientEdge, get_gradient_edge
from runtime.autograd.hooks import RemovableHandle
from runtime.autograd.mutation import allow_mutation_on_saved_tensors
from runtime.autograd.node import Node
from runtime.autograd.passes import BackwardPass, running_pass
from runtime.autograd.saving import disable_saved_tensors_hooks, save_on_cpu, saved_tensors_hooks
from runtime.autograd.tensor_methods import register_hook
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.forking import shared_lock
from runtime.tensor import Tensor, bump_version

__all__ = [
    "GradientEdge", "Node", "allow_mutation_on_saved_tensors", "disable_saved_tensors_hooks", "draw",
    "get_gradient_edge", "increment_version", "register_multi_grad_hook", "save_on_cpu", "saved_tensors_hooks",
]  # fmt: skip

_MODES = ("all", "any")


def increment_version(tensor: Tensor | Iterable[Tensor]) -> None:
    """Note that the memory of a tensor, or of several, was changed by something that autograd did not see."""
    for item in (tensor,) if isinstance(tensor, Tensor) else tensor:
        if not isinstance(item, Tensor):
            msg = f"increment_version(): expected a tensor or tensors, got {type(item).__name__}"
            raise ArgumentError(msg)
        bump_version(item)


class _Handles(RemovableHandle):
    """The handles of one hook on several tensors."""

    __slots__ = ("_handles", "_reason")

    def __init__(self, handles: list[RemovableHandle], reason: object) -> None:
        self._handles = handles
        self._reason = reason

    def remove(self) -> None:
        """Take the hook away from all tensors."""
        for handle in self._handles:
            handle.remove()
        watching.reasons.pop(self._reason, None)

    def __enter__(self) -> Self:
        return self


def register_multi_grad_hook(
    tensors: Sequence[Tensor], fn: Callable[..., None], *, mode: str = "all"
) -> RemovableHandle:
    """Call `fn` in every backward pass when the gradients of `tensors` are there.

    With ``mode="all"``, ``fn(grads)`` is called once all of them are, with a list that has None for tensors that the
    pass does not reach; with ``"any"``, ``fn(grad)`` when the first one is. Nothing is called twice in a pass.

    >>> a, b = ow.ones(2, requires_grad=True), ow.ones(3, requires_grad=True)
    >>> def show(grads):
    ...     print([tuple(grad.shape) for grad in grads])
    >>> handle = ow.autograd.graph.register_multi_grad_hook((a, b), show)
    >>> (a.sum() * b.sum()).backward()
    [(2,), (3,)]
    >>> handle.remove()
    """
    if mode not in _MODES:
        msg = f"Expects mode to be one of {_MODES} but got {mode}"
        raise ArgumentValueError(msg)
    if not callable(fn):
        msg = f"register_multi_grad_hook(): expected a function, got {type(fn).__name__}"
        raise ArgumentError(msg)
    nodes = [_node_of(tensor) for tensor in tensors]
    gatherer = _Gatherer(nodes, fn, mode == "any")
    reason = watching.add_reason(gatherer)
    return _Handles([register_hook(tensor, gatherer.hook(at)) for at, tensor in enumerate(tensors)], reason)


def _node_of(tensor: Tensor) -> Node:
    if not isinstance(tensor, Tensor):
        msg = f"register_multi_grad_hook(): expected tensors, got {type(tensor).__name__}"
        raise ArgumentError(msg)
    if tensor._edge is None:
        msg = "register_multi_grad_hook(): a tensor does not require grad, so it will have no gradient"
        raise ComputeError(msg)
    node: Node = tensor._edge[0]
    return node


class _Gatherer:
    """The gradients that have come so far, by pass. It is kept as long as one of the tensors has its hook."""

    def __init__(self, nodes: list[Node], fn: Callable[..., None], first_only: bool) -> None:
        # Nodes hold their hooks, and these this: numbers in their place make no cycle.
        self.nodes = [id(node) for node in nodes]
        self.fn = fn
        self.first_only = first_only
        self.lock = shared_lock()
        self.passes: dict[int, tuple[list[Any], list[int]]] = {}

    def hook(self, at: int) -> Callable[[Tensor], None]:
        """The hook of one of the tensors."""
        return lambda grad: self.take(at, grad)

    def take(self, at: int, grad: Tensor) -> None:
        """Note a gradient, and call the function when it is time."""
        run = running_pass()
        if run is None:  # the gradient of a leaf that is accumulated by itself
            return
        with self.lock:
            key = id(run)
            if key not in self.passes:
                self.passes[key] = [None] * len(self.nodes), [self.awaited(run)]
                run.at_end(lambda: self.passes.pop(key, None))
            grads, waits = self.passes[key]
            grads[at] = grad
            waits[0] -= 1
            is_first, is_last = sum(gradient is not None for gradient in grads) == 1, waits[0] == 0
        if self.first_only and is_first:
            self.fn(grad)
        elif is_last and not self.first_only:
            self.fn(grads)

    def awaited(self, run: BackwardPass) -> int:
        """How many of the gradients come in a pass."""
        reached = {id(node) for node in run.dependencies}
        return sum(node in reached for node in self.nodes)
