"""The loss whose distance is a function of the user's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.errors import ArgumentValueError
from runtime.nn.functions import triplet_margin_with_distance_loss
from runtime.nn.loss import _Loss
from runtime.tensor import Tensor


class TripletMarginWithDistanceLoss(_Loss):
    """``max(d(anchor, positive) - d(anchor, negative) + margin, 0)`` for any distance; Euclid's by itself."""

    def __init__(
        self, *, distance_function: Callable[[Any, Any], Any] | None = None, margin: float = 1.0, swap: bool = False,
        reduction: str = "mean",
    ) -> None:  # fmt: skip
        super().__init__(reduction=reduction)
        if margin <= 0:
            msg = f"TripletMarginWithDistanceLoss: expected margin to be greater than 0, got {margin} instead"
            raise ArgumentValueError(msg)
        self.distance_function, self.margin, self.swap = distance_function, margin, swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Any:
        """Three batches, as the distance takes them."""
        return triplet_margin_with_distance_loss(
            anchor, positive, negative, distance_function=self.distance_function, margin=self.margin, swap=self.swap,
            reduction=self.reduction,
        )  # fmt: skip
