"""The parts of a kernel's function that has loops, cut where its loops begin and end: see :mod:`.loops.phased`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Phase:
    """One part. Its function takes the dtype, what it `reads` of the parts before, the elements and the numbers.

    It returns what it `writes` for later parts, always a tuple; the last part returns the results. With a `limit` it is
    a round of a ``while``, which returns before all else whether the element goes on, and what was given where it does
    not. With `bounds`, a function of the dtype and the numbers that gives start, turns and step, it is a round of a
    ``for``, which takes the count behind the dtype.
    """

    function: Callable[..., Any]
    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    limit: int = 0
    bounds: Callable[..., Any] | None = None

    @property
    def functions(self) -> tuple[Callable[..., Any], ...]:
        """What is compiled."""
        return (self.function,) if self.bounds is None else (self.function, self.bounds)
