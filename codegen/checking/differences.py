"""When a derivative agrees with finite differences, which the engine of the runtime computes.

Their error is far below TOLERANCE (see `runtime/autograd/differences.py`), even near a pole, and TOLERANCE sees an
error in the sixth digit.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

TOLERANCE = 1e-6
# Single precision keeps 7 digits, and a formula of several steps loses a few of them.
SINGLE = 2e-4
# Two ways to compute one formula differ by their roundings.
SAME = 1e-11

Numbers = list[float]


def difference(function: Callable[[float], Numbers], size: float = 0.0) -> tuple[Numbers, bool]:
    """The derivatives at 0 of every component of `function`, and whether two steps agree about all of them.

    `size` is the magnitude of what is moved.
    """
    result: tuple[Numbers, bool] = _engine().extrapolated(function, size)
    return result


@cache
def _engine() -> Any:
    """The runtime's differences, by name: the generator imports no runtime, only what it has made runs on one."""
    return importlib.import_module("runtime.autograd.differences")


def changes(results: Sequence[Sequence[Any]], start: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """By how much results differ from those where a step began: large constants among them cost a sum no digits."""
    pairs = zip(results, start, strict=True)
    return [[number - before for number, before in zip(*pair, strict=True)] for pair in pairs]


def agrees(first: float, other: float, tolerance: float = TOLERANCE, scale: float = 1.0) -> bool:
    """Whether two numbers are equal up to a part of the larger one, or of `scale`. Nothing agrees with NaN."""
    if not (math.isfinite(first) and math.isfinite(other)):
        return False
    return abs(first - other) <= tolerance * max(abs(first), abs(other), scale)


def first_gap(
    sequence: Sequence[float], other: Sequence[float], tolerance: float = TOLERANCE, scale: float = 1.0
) -> int | None:
    """The first place where the numbers do not agree."""
    for index, (left, right) in enumerate(zip(sequence, other, strict=True)):
        if not agrees(left, right, tolerance, scale):
            return index
    return None


def place_of(position: int, shape: Sequence[int]) -> list[int]:
    """The index of an element from its position in row-major order."""
    index = []
    for size in reversed(shape):
        position, offset = divmod(position, size)
        index.append(offset)
    return index[::-1]


def spelled(number: float, other: float) -> tuple[str, str]:
    """Two numbers in as few digits as tell them apart, six at least."""
    for digits in (6, 9, 12, 17):
        words = f"{number:.{digits}g}", f"{other:.{digits}g}"
        if words[0] != words[1]:
            break
    return words
