"""Gradients that are too long, cut to a length or a range."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterable
from typing import Any

from runtime.errors import ComputeError
from runtime.guards import no_grad
from runtime.nn.operators import F
from runtime.tensor import Tensor

__all__ = ["clip_grad_norm", "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_", "get_total_norm"]


def _tensors(parameters: Tensor | Iterable[Tensor]) -> list[Any]:
    return [parameters] if isinstance(parameters, Tensor) else list(parameters)


def _gradients(parameters: Tensor | Iterable[Tensor]) -> list[Any]:
    """The gradients that there are."""
    return [tensor.grad for tensor in _tensors(parameters) if tensor.grad is not None]


def get_total_norm(
    tensors: Tensor | Iterable[Tensor], norm_type: float = 2.0, error_if_nonfinite: bool = False,
    foreach: bool | None = None,  # noqa: ARG001 - there is one way to compute it
) -> Any:  # fmt: skip
    """The norm of several tensors as if they were one vector. RuntimeError, if so asked, for infinity and NaN.

    Tensors without elements add nothing, whatever the order; the norm of no elements is 0.
    """
    order, listed = float(norm_type), _tensors(tensors)
    with no_grad():
        norms = [F.linalg_vector_norm(tensor, order) for tensor in listed if tensor.numel()]
        empty = F.zeros((), dtype=listed[0].dtype) if listed else F.zeros(())
        total = F.linalg_vector_norm(F.stack(norms), order) if norms else empty
        if error_if_nonfinite and not math.isfinite(total.item()):
            msg = f"The total norm of order {norm_type} for gradients is non-finite, so it cannot be clipped"
            raise ComputeError(msg)
        return total


def clip_grads_with_norm_(
    parameters: Tensor | Iterable[Tensor], max_norm: float, total_norm: Any,
    foreach: bool | None = None,  # noqa: ARG001 - there is one way to compute it
) -> None:  # fmt: skip
    """Shorten gradients of a known total norm to at most `max_norm`, in place."""
    with no_grad():
        factor = (float(max_norm) / (total_norm + 1e-6)).clamp(max=1.0)
        for grad in _gradients(parameters):
            grad.mul_(factor.to(grad.dtype))


def clip_grad_norm_(
    parameters: Tensor | Iterable[Tensor], max_norm: float, norm_type: float = 2.0, error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Any:  # fmt: skip
    """Shorten the gradients, as one vector, to a norm of at most `max_norm`, in place; the norm before is returned."""
    listed = _tensors(parameters)
    total = get_total_norm(_gradients(listed), norm_type, error_if_nonfinite, foreach)
    clip_grads_with_norm_(listed, max_norm, total, foreach)
    return total


def clip_grad_value_(
    parameters: Tensor | Iterable[Tensor], clip_value: float,
    foreach: bool | None = None,  # noqa: ARG001 - there is one way to compute it
) -> None:  # fmt: skip
    """Cut every element of the gradients to [-clip_value, clip_value], in place."""
    limit = float(clip_value)
    with no_grad():
        for grad in _gradients(parameters):
            grad.clamp_(-limit, limit)


def clip_grad_norm(
    parameters: Tensor | Iterable[Tensor], max_norm: float, norm_type: float = 2.0, error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Any:  # fmt: skip
    """:func:`clip_grad_norm_` by its older name, with a FutureWarning."""
    msg = "nn.utils.clip_grad_norm is called clip_grad_norm_ now"
    warnings.warn(msg, FutureWarning, stacklevel=2)
    return clip_grad_norm_(parameters, max_norm, norm_type, error_if_nonfinite, foreach)
