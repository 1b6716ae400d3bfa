"""Edges of the graph as programs hold them, in the place of the tensors that they come from."""

from __future__ import annotations

from typing import Any, NamedTuple

from runtime.autograd.node import Node
from runtime.errors import ArgumentError, ComputeError
from runtime.tensor import Tensor

__all__ = ["GradientEdge", "get_gradient_edge"]


class GradientEdge(NamedTuple):
    """Output `output_nr` of a node: ``autograd.grad`` and ``backward`` take it instead of the tensor.

    `ownership_token` is an object that keeps the node alive, if that is needed.
    """

    node: Node
    output_nr: int
    ownership_token: Any = None

    @property
    def _edge(self) -> tuple[Node, int]:
        """What the engine asks of a tensor."""
        return self.node, self.output_nr


def get_gradient_edge(tensor: Tensor) -> GradientEdge:
    """Where the gradient of a tensor goes, of which the tensor itself is not needed any more.

    RuntimeError for a tensor that does not require grad.

    >>> x = ow.ones(2, requires_grad=True)
    >>> edge = ow.autograd.graph.get_gradient_edge(x * 3)
    >>> ow.autograd.grad(edge, x, ow.ones(2))
    (tensor([3., 3.]),)
    """
    if not isinstance(tensor, Tensor):
        msg = f"get_gradient_edge(): expected a tensor, got {type(tensor).__name__}"
        raise ArgumentError(msg)
    if tensor._edge is None:
        msg = "get_gradient_edge(): the tensor does not require grad, so its gradient goes nowhere"
        raise ComputeError(msg)
    return GradientEdge(*tensor._edge)
