"""Branches and loops as functions. A trace and an export keep both ways of ``cond``; else functions are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd.trees import tree_flatten, tree_unflatten
from runtime.capture.reads import active
from runtime.capture.recorded_branches import record_branches, record_loop, run_loop
from runtime.capture.scans import associative_scan, map_rows, scan
from runtime.dispatch import torch_dispatch
from runtime.errors import ArgumentError
from runtime.tensor import Tensor

__all__ = ["associative_scan", "cond", "map", "scan", "while_loop"]


def cond(
    pred: Any, true_fn: Callable[..., Any], false_fn: Callable[..., Any], operands: Sequence[Any] = ()
) -> Any:  # fmt: skip
    """``true_fn(*operands)`` if `pred`, a bool or a tensor of one element, is true, else ``false_fn(*operands)``.

    While a program is captured and `pred` is a tensor, both functions run and become the two ways of a condition. They
    give tensors, in trees of one form, with the same dtypes and numbers of dimensions, and write to nothing outside.
    """
    if not callable(true_fn) or not callable(false_fn):
        msg = f"cond(): expected two functions, got {type(true_fn).__name__} and {type(false_fn).__name__}"
        raise ArgumentError(msg)
    recorder = active()
    if recorder is not None and isinstance(pred, Tensor):
        return record_branches(cond, recorder, pred, (true_fn, false_fn), operands)
    mode = _noting_mode()
    if mode is not None and isinstance(pred, Tensor):
        return mode.record_branches(pred, (true_fn, false_fn), operands)
    return true_fn(*operands) if bool(pred) else false_fn(*operands)


def while_loop(
    cond_fn: Callable[..., Any], body_fn: Callable[..., Any], carried_inputs: Sequence[Any],
    additional_inputs: Sequence[Any] = (),
) -> Any:  # fmt: skip
    """What `body_fn` makes of `carried_inputs`, as many values again, as often as `cond_fn` of them holds.

    Both functions get `additional_inputs` behind them, which stay as they are. While a program is captured, both run
    once more and become a loop of the graph. Then what is carried keeps dtypes and sizes, and the functions write to
    nothing outside.
    """
    if not callable(cond_fn) or not callable(body_fn):
        msg = f"while_loop(): expected two functions, got {type(cond_fn).__name__} and {type(body_fn).__name__}"
        raise ArgumentError(msg)
    if not isinstance(carried_inputs, (tuple, list)):
        msg = f"while_loop(): what is carried is a tuple, got {type(carried_inputs).__name__}"
        raise ArgumentError(msg)
    outside = tuple(additional_inputs)
    going, step = (_with_operands(function, outside) for function in (cond_fn, body_fn))
    recorder = active()
    mode = _noting_mode()
    if recorder is None and mode is not None:
        return mode.record_loop(going, step, tuple(carried_inputs))
    if recorder is None:
        return run_loop(going, step, tuple(carried_inputs))
    leaves, form = tree_flatten(tuple(carried_inputs))
    return tree_unflatten(record_loop(while_loop, recorder, going, step, leaves, form), form)


def _noting_mode() -> Any:
    """The innermost mode of this thread that makes a graph of the operators, as ``make_fx`` does."""
    return next((mode for mode in reversed(torch_dispatch.modes()) if hasattr(mode, "record_branches")), None)


def _with_operands(function: Callable[..., Any], outside: tuple[Any, ...]) -> Callable[..., Any]:
    return (lambda *carried: function(*carried, *outside)) if outside else function


map = map_rows  # noqa: A001  PyTorch's name
