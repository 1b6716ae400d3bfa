"""Sorting, which keeps the order of equal elements."""

from __future__ import annotations

from runtime.array_api.operators import F
from runtime.tensor import Tensor


def sort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """The elements in order along an axis."""
    return F.sort(x, stable=stable, dim=axis, descending=descending)[0]  # type: ignore[no-any-return]


def argsort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """The places of the elements in order along an axis."""
    return F.argsort(x, stable=stable, dim=axis, descending=descending)  # type: ignore[no-any-return]
