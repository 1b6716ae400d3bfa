"""Marks for Intel's VTune, to which nothing is told: ``is_available()`` is False, and marking is an error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from runtime.errors import ComputeError

__all__ = ["is_available", "mark", "range", "range_pop", "range_push"]


def is_available() -> bool:
    """False."""
    return False


def _missing(function: str) -> NoReturn:
    msg = (
        f"profiler.itt.{function}(): opweave tells VTune nothing; ask profiler.itt.is_available() first, or use "
        "profiler.record_function, whose parts profiler.profile shows"
    )
    raise ComputeError(msg)


def range_push(msg: str) -> NoReturn:
    """RuntimeError."""
    del msg
    _missing("range_push")


def range_pop() -> NoReturn:
    """RuntimeError."""
    _missing("range_pop")


def mark(msg: str) -> NoReturn:
    """RuntimeError."""
    del msg
    _missing("mark")


@contextmanager
def range(msg: str, *args: Any, **kwargs: Any) -> Iterator[None]:  # noqa: A001 - PyTorch's name
    """RuntimeError on entering."""
    del msg, args, kwargs
    _missing("range")
    yield
