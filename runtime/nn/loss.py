"""Common parts of losses: reductions, and weights of classes or elements."""

from __future__ import annotations

from typing import Any

from runtime.dispatch.averages import reduction_of
from runtime.nn.module import Module
from runtime.tensor import Tensor


class _Loss(Module):
    """A module that keeps `reduction`; the older arguments stand for it, with a warning."""

    reduction: Any  # a number or a word

    def __init__(
        self, size_average: bool | None = None, reduce: bool | None = None, reduction: int | str = "mean"
    ) -> None:  # fmt: skip
        super().__init__()
        self.reduction = reduction_of(size_average, reduce, reduction)


class _WeightedLoss(_Loss):
    """A loss with a buffer `weight`."""

    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = None, reduce: bool | None = None,
        reduction: int | str = "mean",
    ) -> None:  # fmt: skip
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)
        self.weight: Tensor | None
