"""Making a node the gradient function of a result: the last step of every operator that is recorded."""

from __future__ import annotations

from typing import Any

from runtime.autograd.node import Node, next_sequence_nr
from runtime.errors import ArgumentError
from runtime.tensor import Tensor, is_whole, keys


def record(node: Node, result: Tensor, *inputs: Tensor | None) -> Tensor:
    """Give `node` its number, the edges of `inputs`, and the shape and dtype of `result`, whose gradient it computes.

    Returns `result`. The first call puts a builtin in the place of this function.
    """
    from runtime.autograd.native import bind_recording

    builtin: Any = bind_recording(Node, next_sequence_nr, keys.AUTOGRAD_CPU, record_any)
    globals()["record"] = builtin
    return builtin(node, result, *inputs)  # type: ignore[no-any-return]


def record_any(node: Node, result: Any, *inputs: Tensor | None) -> Tensor:
    """The same for a result of any kind. TypeError for what is no tensor, or is one without a value."""
    if not isinstance(result, Tensor) or not is_whole(result):
        what = "a tensor without a value" if isinstance(result, Tensor) else f"an object of {type(result)}"
        msg = f"{node.operator}: its kernel returned {what} instead of a tensor, so {node.name()} has nothing to record"
        raise ArgumentError(msg)
    node.sequence_nr = next_sequence_nr()
    node.edges = tuple([None if one is None else one._edge for one in inputs])
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= keys.AUTOGRAD_CPU
    return result
