"""The arguments ``size_average`` and ``reduce`` of losses, used before PyTorch 0.4.1 in the place of ``reduction``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runtime import callers

__all__ = ["is_older", "reduction_of", "with_reduction"]
SIZE_AVERAGE, REDUCE, REDUCTION = "size_average", "reduce", "reduction"


def reduction_of(size_average: Any, reduce: Any, reduction: Any) -> Any:
    """The reduction that the older arguments stand for, with a warning; `reduction` where both are None.

    Without `reduce` nothing is reduced; else `size_average` chooses between the mean and the sum. What is None is True.
    """
    if size_average is None and reduce is None:
        return reduction
    averages, reduces = (item is None or bool(item) for item in (size_average, reduce))
    word = ("mean" if averages else "sum") if reduces else "none"
    callers.warn(f"size_average and reduce args will be deprecated, please use reduction='{word}' instead.")
    return word


def is_older(named: Iterable[str]) -> bool:
    """Whether a call names one of the older arguments."""
    return SIZE_AVERAGE in named or REDUCE in named


def with_reduction(named: dict[str, Any]) -> dict[str, Any]:
    """The named arguments of a call with ``reduction`` instead of the older ones, where one of these says something."""
    remaining = {name: value for name, value in named.items() if name not in {SIZE_AVERAGE, REDUCE}}
    reduction = reduction_of(named.get(SIZE_AVERAGE), named.get(REDUCE), None)
    return remaining if reduction is None else {**remaining, REDUCTION: reduction}
