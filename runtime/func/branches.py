"""Branches and loops as functions; where PyTorch compiles a program they stay in it, here functions are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.errors import ArgumentError

__all__ = ["cond", "while_loop"]


def cond(
    pred: Any, true_fn: Callable[..., Any], false_fn: Callable[..., Any], operands: Sequence[Any] = ()
) -> Any:  # fmt: skip
    """``true_fn(*operands)`` if `pred`, a bool or a tensor of one element, is true, else ``false_fn(*operands)``."""
    if not callable(true_fn) or not callable(false_fn):
        msg = f"cond(): expected two functions, got {type(true_fn).__name__} and {type(false_fn).__name__}"
        raise ArgumentError(msg)
    return true_fn(*operands) if bool(pred) else false_fn(*operands)


def while_loop(cond_fn: Callable[..., Any], body_fn: Callable[..., Any], carried_inputs: Sequence[Any]) -> Any:
    """What `body_fn` makes of `carried_inputs`, as many values again, as often as `cond_fn` of them holds."""
    if not callable(cond_fn) or not callable(body_fn):
        msg = f"while_loop(): expected two functions, got {type(cond_fn).__name__} and {type(body_fn).__name__}"
        raise ArgumentError(msg)
    carried = tuple(carried_inputs)
    while bool(cond_fn(*carried)):
        results = body_fn(*carried)
        results = tuple(results) if isinstance(results, (tuple, list)) else (results,)
        if len(results) != len(carried):
            msg = f"while_loop(): the body gives {len(results)} values for the {len(carried)} that are carried"
            raise ArgumentError(msg)
        carried = results
    return carried
