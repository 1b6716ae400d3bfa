"""Work counted in calls: what a slow or busy machine does not change, where a time would."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class Calls:
    """Calls of Python functions, and of functions written in C by Python, inside a `with counted()`."""

    count = 0


@contextmanager
def counted() -> Iterator[Calls]:
    """Counts the calls of this thread. Calls of finalizers, whenever the collector runs them, are among them: few."""
    calls = Calls()

    def watch(_: FrameType, event: str, __: Any) -> None:
        calls.count += event in ("call", "c_call")

    before: Callable[..., Any] | None = sys.getprofile()
    sys.setprofile(watch)
    try:
        yield calls
    finally:
        sys.setprofile(before)
