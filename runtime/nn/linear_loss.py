"""The cross entropy of what a linear map makes of features: ``LinearCrossEntropyLoss``."""

from __future__ import annotations

from math import prod
from typing import Any

from runtime.errors import UnsupportedError
from runtime.nn.linear import Linear
from runtime.nn.loss import _WeightedLoss
from runtime.nn.operators import F
from runtime.tensor import Tensor


class LinearCrossEntropyLoss(_WeightedLoss):
    """``cross_entropy(linear(input), target)``; the last layer of a classifier, ``linear``, is a part of its loss.

    Features (N, ..., in_features) become scores of `num_classes` classes, for each place of `out_features`. `weight` is
    a number for each class; targets are classes or probabilities, as for ``CrossEntropyLoss``.
    NotImplementedError for `options`: memory is that of the scores.
    """

    def __init__(
        self, in_features: int, num_classes: int, *, out_features: tuple[int, ...] = (), bias: bool = False,
        device: Any = None, dtype: Any = None, reduction: str = "mean", weight: Tensor | None = None,
        ignore_index: int | None = None, label_smoothing: float = 0.0, options: Any = None,
    ) -> None:  # fmt: skip
        if options is not None:
            msg = "LinearCrossEntropyLoss(): scores are computed at once, not in parts; leave options out"
            raise UnsupportedError(msg)
        super().__init__(weight, reduction=reduction)
        self.in_features, self.num_classes, self.out_features = in_features, num_classes, tuple(out_features)
        self.ignore_index, self.label_smoothing = ignore_index, label_smoothing
        self.linear = Linear(in_features, num_classes * prod(self.out_features), bias, device, dtype)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """A number; one for each target with `reduction` "none"."""
        sizes = (self.num_classes, *self.out_features)
        bias = self.linear.bias
        return F.nn_linear_cross_entropy(  # type: ignore[no-any-return]
            input, F.reshape(self.linear.weight, (*sizes, self.in_features)), target,
            linear_bias=None if bias is None else F.reshape(bias, sizes), weight=self.weight, reduction=self.reduction,
            ignore_index=self.ignore_index, label_smoothing=self.label_smoothing,
        )  # fmt: skip

    def extra_repr(self) -> str:
        """What it was made with."""
        return (
            f"in_features={self.in_features}, num_classes={self.num_classes}, out_features={self.out_features}, "
            f"bias={self.linear.bias is not None}, reduction={self.reduction}, ignore_index={self.ignore_index}, "
            f"label_smoothing={self.label_smoothing}"
        )
