"""Making a node the gradient function of a result: the last step of every operator that is recorded."""

from __future__ import annotations

from typing import Any

from runtime.autograd.node import Node, next_sequence_nr
from runtime.autograd.watching import recorded
from runtime.errors import ArgumentError
from runtime.guards import state
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, is_whole, keys


@builtin("runtime.autograd.native", "record", "unshelve")
def record(node: Node, result: Any, *inputs: Tensor | None) -> Tensor:
    """Give `node` its number, the edges of `inputs`, and the shape and dtype of `result`, whose gradient it computes.

    Returns `result`. TypeError for a result that is no tensor, or is one without a value.
    """
    if not isinstance(result, Tensor) or not is_whole(result):
        description = "a tensor without a value" if isinstance(result, Tensor) else f"an object of {type(result)}"
        msg = (
            f"{node.operator}: its kernel returned {description} instead of a tensor, so {node.name()} has nothing to "
            "record"
        )
        raise ArgumentError(msg)
    node.sequence_nr = next_sequence_nr()
    edges = tuple([None if argument is None else argument._edge for argument in inputs])
    node.edges = edges[0] if len(edges) == 1 and isinstance(edges[0], Node) else edges
    node.shape, node.dtype = result._sizes, result.dtype
    result._edge = node
    result._keys |= keys.AUTOGRAD
    if state.watched:
        recorded(node)
    return result
