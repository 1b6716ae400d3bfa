"""Functions of ``nn.functional`` that are no operators: one argument is a function, or another operator does it all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.dispatch.overrides import (  # noqa: F401 - libraries import them from here, as from PyTorch's
    handle_torch_function, has_torch_function, has_torch_function_unary, has_torch_function_variadic,
)
from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn.operators import F
from runtime.tensor import Tensor

__all__ = [
    "adaptive_max_pool1d_with_indices", "adaptive_max_pool2d_with_indices", "adaptive_max_pool3d_with_indices",
    "rrelu_", "triplet_margin_with_distance_loss",
]  # fmt: skip


def adaptive_max_pool1d_with_indices(input: Tensor, output_size: Any, return_indices: bool = False) -> Any:  # noqa: ARG001
    """``adaptive_max_pool1d`` with the places of the maxima."""
    return F.adaptive_max_pool1d(input, output_size, return_indices=True)


def adaptive_max_pool2d_with_indices(input: Tensor, output_size: Any, return_indices: bool = False) -> Any:  # noqa: ARG001
    """``adaptive_max_pool2d`` with the places of the maxima."""
    return F.adaptive_max_pool2d(input, output_size, return_indices=True)


def adaptive_max_pool3d_with_indices(input: Tensor, output_size: Any, return_indices: bool = False) -> Any:  # noqa: ARG001
    """``adaptive_max_pool3d`` with the places of the maxima."""
    return F.adaptive_max_pool3d(input, output_size, return_indices=True)


def rrelu_(input: Tensor, lower: float = 1 / 8, upper: float = 1 / 3, training: bool = False) -> Any:
    """``rrelu`` in the memory of its input."""
    return F.rrelu(input, lower, upper, training, inplace=True)


def triplet_margin_with_distance_loss(
    anchor: Any, positive: Any, negative: Any, *, distance_function: Callable[[Any, Any], Any] | None = None,
    margin: float = 1.0, swap: bool = False, reduction: str = "mean",
) -> Any:  # fmt: skip
    """``max(d(anchor, positive) - d(anchor, negative) + margin, 0)`` for any distance; Euclid's by itself.

    With `swap` the negative's distance is that to the positive where it is nearer (Balntas et al., 2016).
    """
    if reduction not in {"mean", "sum", "none"}:
        msg = f"triplet_margin_with_distance_loss: unknown reduction {reduction!r}; use mean, sum or none"
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
    distance = distance_function or F.pairwise_distance
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = F.minimum(far, distance(positive, negative))
    loss = F.clamp(margin + near - far, min=0)
    return {"mean": F.mean, "sum": F.sum}.get(reduction, lambda item: item)(loss)
