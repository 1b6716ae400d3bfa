"""The cross entropy of what a linear map makes of features: ``LinearCrossEntropyLoss``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.nn.linear import Linear
from runtime.nn.loss import _WeightedLoss
from runtime.nn.operators import F
from runtime.tensor import Tensor
from runtime.tensor.dtypes import bfloat16, dtype, float16, float32, float64

__all__ = ["LinearCrossEntropyLoss", "LinearCrossEntropyOptions"]
_POLICIES = ("auto", "accurate", "balanced", "compact")


@dataclass(frozen=True, slots=True)
class LinearCrossEntropyOptions:
    """How PyTorch may compute ``linear_cross_entropy`` in parts of a batch; the scores are computed at once here.

    What is asked for concerns memory, and precision below that of ``options=None``, which is what is given. ValueError
    for a word, a number or a dtype that means nothing.
    """

    allow_retain_graph: bool = False
    batch_chunk_size: int | None = None
    chunking_method: str | None = "auto"
    acc_policy: str = "auto"
    acc_dtype: dtype | None = None

    def __post_init__(self) -> None:
        method, rows = self.chunking_method, self.batch_chunk_size
        if self.acc_policy not in _POLICIES:
            msg = f"LinearCrossEntropyOptions(): acc_policy is one of {', '.join(_POLICIES)}, got {self.acc_policy!r}"
        elif method not in {None, "auto"} and not re.fullmatch("aspect_ratio(:0*[1-9][0-9]*)?", str(method)):
            msg = (
                "LinearCrossEntropyOptions(): chunking_method is None, 'auto', 'aspect_ratio' or 'aspect_ratio:N', got "
                f"{method!r}"
            )
        elif rows is not None and (not isinstance(rows, int) or rows < 1):
            msg = f"LinearCrossEntropyOptions(): batch_chunk_size is a positive number or None, got {rows!r}"
        elif self.acc_dtype not in {None, float16, bfloat16, float32, float64}:
            msg = (
                "LinearCrossEntropyOptions(): acc_dtype is float16, bfloat16, float32, float64 or None, got "
                f"{self.acc_dtype!r}"
            )
        else:
            return
        raise ArgumentValueError(msg)


class LinearCrossEntropyLoss(_WeightedLoss):
    """``cross_entropy(linear(input), target)``; the last layer of a classifier, ``linear``, is a part of its loss.

    Features (N, ..., in_features) become scores of `num_classes` classes, for each place of `out_features`. `weight` is
    a number for each class; targets are classes or probabilities, as for ``CrossEntropyLoss``. `options` say how
    memory may be saved, and save none: it is that of the scores.
    """

    def __init__(
        self, in_features: int, num_classes: int, *, out_features: tuple[int, ...] = (), bias: bool = False,
        device: Any = None, dtype: Any = None, reduction: str = "mean", weight: Tensor | None = None,
        ignore_index: int | None = None, label_smoothing: float = 0.0, options: Any = None,
    ) -> None:  # fmt: skip
        if not isinstance(options, LinearCrossEntropyOptions | None):
            msg = (
                "LinearCrossEntropyLoss(): options is LinearCrossEntropyOptions or None, got "
                f"{type(options).__name__}"
            )
            raise ArgumentError(msg)
        super().__init__(weight, reduction=reduction)
        self.in_features, self.num_classes, self.out_features = in_features, num_classes, tuple(out_features)
        self.ignore_index, self.label_smoothing, self.options = ignore_index, label_smoothing, options
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
