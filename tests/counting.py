"""Work counted in calls: what a slow or busy machine does not change, where a time would."""

import gc
import sys
from collections.abc import Callable, Iterator, Sequence
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


def lost_references(work: Callable[[], Any], watched: Sequence[Any], tries: int = 4) -> float:
    """References to the watched objects that a call of `work` keeps, or gives back too often: 0 up to chance.

    What else goes on in the process takes and drops references to None and to types too, so it is the least of several
    tries that counts, of 200 calls each: what every call keeps is kept in all of them.
    """
    times, least = 200, [1e9] * len(watched)
    work()
    for _ in range(tries):
        gc.collect()  # of what others left, not in between
        before = [sys.getrefcount(item) for item in watched]
        for _ in range(times):
            work()
        after = [sys.getrefcount(item) for item in watched]
        least = [min(saved, abs(y - x)) for saved, x, y in zip(least, before, after, strict=True)]
        if max(least) < times / 20:
            return 0
    return max(least) / times
