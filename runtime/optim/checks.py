"""Checks of hyperparameters, and their values where a tensor stands for a number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runtime.autograd.updates import recorded_number
from runtime.errors import ArgumentValueError
from runtime.guards import grad_enabled
from runtime.tensor import Tensor, dtypes

_CALLED = {"lr": "learning rate", "eps": "epsilon value", "weight_decay": "weight_decay value"}


def number(value: Any) -> float:
    """A hyperparameter as a number; it may be a tensor of one element, to which gradients of recorded steps pass."""
    if not isinstance(value, Tensor):
        return float(value)
    return recorded_number(value) if value.requires_grad and grad_enabled() else float(value.item())


def dtype_of_numbers() -> dtypes.dtype:
    """The dtype of numbers that a state computes with: float64 where that is the default, else float32."""
    return dtypes.float64 if dtypes.get_default_dtype() is dtypes.float64 else dtypes.float32


def at_least_zero(**values: Any) -> None:
    """ValueError for what is negative."""
    for name, value in values.items():
        if isinstance(value, Tensor) and value.numel() != 1:
            msg = f"Tensor {name} must be 1-element"
            raise ArgumentValueError(msg)
        if not number(value) >= 0:
            msg = f"Invalid {_CALLED.get(name, f'{name} value')}: {value}"
            raise ArgumentValueError(msg)


def below_one(name: str, values: Iterable[Any], *, included: bool = False, most: float | None = None) -> None:
    """ValueError for what is not in [0, 1), or [0, 1]; `most` is another number that has to be above 1."""
    for index, value in enumerate(values):
        fits = 0 <= number(value) < 1 or (included and number(value) == 1)
        if not fits or (most is not None and not most > 1):
            shown = f"{value}, {most}" if most is not None else f"{value}"
            at = f" at index {index}" if name.endswith("parameter") else ""
            msg = f"Invalid {name}{at}: {shown}"
            raise ArgumentValueError(msg)
