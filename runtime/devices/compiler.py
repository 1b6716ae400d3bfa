"""``torch.compiler`` without a graph compiler: functions run as they are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["allow_in_graph", "assume_constant_result", "disable", "is_compiling", "is_dynamo_compiling", "reset"]


def is_compiling() -> bool:
    """False."""
    return False


def is_dynamo_compiling() -> bool:
    """False."""
    return False


def reset() -> None:
    """Forget what was compiled; nothing."""


def disable(fn: Callable[..., Any] | None = None, recursive: bool = True, *, reason: str | None = None) -> Any:
    """`fn` as it is, or a decorator that gives functions as they are."""
    del recursive, reason
    return allow_in_graph if fn is None else fn


def allow_in_graph(fn: Any) -> Any:
    """`fn` as it is."""
    return fn


def assume_constant_result(fn: Any) -> Any:
    """`fn` as it is."""
    return fn
