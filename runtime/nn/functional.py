"""Functions of neural networks that take functions, which no schema describes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.dispatch.arguments import REDUCTIONS
from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn.operators import F
from runtime.tensor import Tensor

__all__ = ["triplet_margin_with_distance_loss"]


def triplet_margin_with_distance_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, *,
    distance_function: Callable[[Tensor, Tensor], Tensor] | None = None, margin: float = 1.0, swap: bool = False,
    reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """`max(0, d(anchor, positive) - d(anchor, negative) + margin)` with a distance of one's own.

    `distance_function` takes two tensors and gives one distance for each row; left out, it is `pairwise_distance`.
    `swap` takes the distance of positive and negative where it is smaller than that of anchor and negative.
    """
    if reduction not in REDUCTIONS:
        msg = f"triplet_margin_with_distance_loss: unknown reduction '{reduction}'; use {', '.join(REDUCTIONS)}"
        raise ArgumentValueError(msg)
    if margin <= 0:
        msg = f"triplet_margin_with_distance_loss: margin must be greater than 0, got {margin}"
        raise ArgumentValueError(msg)
    if not anchor.ndim == positive.ndim == negative.ndim:
        msg = (
            "triplet_margin_with_distance_loss: all inputs must have the same number of dimensions, got shapes "
            f"{list(anchor.shape)}, {list(positive.shape)} and {list(negative.shape)}"
        )
        raise ComputeError(msg)
    distance: Callable[..., Any] = F.pairwise_distance if distance_function is None else distance_function
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = F.minimum(far, distance(positive, negative))
    losses: Tensor = F._reduce_loss(F.clamp_min(near - far + margin, 0), REDUCTIONS[reduction])
    return losses
