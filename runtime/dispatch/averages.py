"""The arguments ``size_average`` and ``reduce`` of losses, used before PyTorch 0.4.1 in the place of ``reduction``."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import Any

from runtime import callers
from runtime.errors import ArgumentValueError

__all__ = ["get_enum", "is_older", "legacy_get_enum", "legacy_get_string", "reduction_of", "with_reduction"]
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


def legacy_get_string(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> str:
    """The reduction that the older arguments stand for; without a warning if that is not wanted."""
    if emit_warning:
        return reduction_of(size_average, True if reduce is None else reduce, None)  # type: ignore[no-any-return]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return legacy_get_string(size_average, reduce)


def get_enum(reduction: str) -> int:
    """The number of a reduction in schemas; ValueError for another word."""
    if reduction == "elementwise_mean":
        callers.warn("reduction='elementwise_mean' is deprecated. Please use reduction='mean' instead.")
        reduction = "mean"
    numbers = {"none": 0, "mean": 1, "sum": 2}
    if reduction not in numbers:
        msg = f"{reduction} is not a valid value for reduction"
        raise ArgumentValueError(msg)
    return numbers[reduction]


def legacy_get_enum(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> int:
    """The number of the reduction that the older arguments stand for."""
    return get_enum(legacy_get_string(size_average, reduce, emit_warning))


def is_older(named: Iterable[str]) -> bool:
    """Whether a call names one of the older arguments."""
    return SIZE_AVERAGE in named or REDUCE in named


def with_reduction(named: dict[str, Any]) -> dict[str, Any]:
    """The named arguments of a call with ``reduction`` instead of the older ones, where one of these says something."""
    remaining = {name: value for name, value in named.items() if name not in {SIZE_AVERAGE, REDUCE}}
    reduction = reduction_of(named.get(SIZE_AVERAGE), named.get(REDUCE), None)
    return remaining if reduction is None else {**remaining, REDUCTION: reduction}
