"""Making a node the gradient function of a result: the last step of every operator that is recorded."""

from __future__ import annotations

from typing import Any

from runtime import keys
from runtime.autograd.node import Node, next_sequence_nr
from runtime.tensor import Tensor


def record(node: Node, result: Tensor, *inputs: Tensor | None) -> Tensor:
    """Give `node` its number, the edges of `inputs`, and the shape and dtype of `result`, whose gradient it computes.

    Returns `result`. The first call puts a builtin in the place of this function.
    """
    from runtime.kernels.native.graph import bind_recording

    builtin: Any = bind_recording(Node, next_sequence_nr, keys.AUTOGRAD_CPU)
    globals()["record"] = builtin
    return builtin(node, result, *inputs)  # type: ignore[no-any-return]
