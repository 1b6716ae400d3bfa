"""Parameters as one vector, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runtime.errors import ArgumentError
from runtime.nn.operators import F
from runtime.tensor import Tensor

__all__ = ["parameters_to_vector", "vector_to_parameters"]


def parameters_to_vector(parameters: Iterable[Tensor]) -> Any:
    """All elements, one parameter behind another; gradients flow through it."""
    return F.cat([F.reshape(parameter, (-1,)) for parameter in parameters])


def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor]) -> None:
    """Give the parameters, in order, the elements of a vector, whose memory they share from then on."""
    if not isinstance(vec, Tensor):
        msg = f"expected Tensor, but got: {type(vec).__name__}"
        raise ArgumentError(msg)
    first = 0
    for parameter in parameters:
        part: Any = vec[first : first + parameter.numel()]  # type: ignore[index]
        parameter.data = part.view(parameter.shape).data  # type: ignore[attr-defined]
        first += parameter.numel()
