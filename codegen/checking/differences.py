"""Finite differences, and when a derivative agrees with them.

Two central differences, of step h and h / 2, are combined (Richardson) so that what is left is of order h ** 4:

    d(h) = (f(x + h) - f(x - h)) / 2h,    f'(x) = (4 d(h / 2) - d(h)) / 3 + O(h ** 4)

With h = 2 ** -13 what is left is the fifth derivative times 5e-19, and rounding adds 1e-16 / h, about 1e-12 of the
value: both far below TOLERANCE, even near a pole, and TOLERANCE sees a mistake in the sixth digit. The step grows with
x, as the spacing of floating numbers does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

STEP = 2.0**-13
TOLERANCE = 1e-6
# Single precision keeps 7 digits, and a formula of several steps loses a few of them.
SINGLE = 2e-4
# Two ways to compute one formula differ by their roundings.
SAME = 1e-11

Numbers = list[float]


def difference(function: Callable[[float], Numbers], size: float = 0.0) -> tuple[Numbers, bool]:
    """The derivatives at 0 of every component of `function`, and whether the two steps agree about all of them.

    `size` is the magnitude of what is moved.
    """
    step = STEP * 2.0 ** max(0, math.ceil(math.log2(size)) if size > 1 else 0)
    coarse = _central(function, step)
    fine = _central(function, step / 2)
    found = [(4 * two - one) / 3 for one, two in zip(coarse, fine, strict=True)]
    smooth = all(abs(one - two) <= 1e-3 * max(1.0, abs(two)) for one, two in zip(coarse, fine, strict=True))
    return found, smooth


def _central(function: Callable[[float], Numbers], step: float) -> Numbers:
    high, low = function(step), function(-step)
    return [(one - other) / (2 * step) for one, other in zip(high, low, strict=True)]


def agrees(one: float, other: float, tolerance: float = TOLERANCE, scale: float = 1.0) -> bool:
    """Whether two numbers are equal up to a part of the larger one, or of `scale`. Nothing agrees with NaN."""
    if not (math.isfinite(one) and math.isfinite(other)):
        return False
    return abs(one - other) <= tolerance * max(abs(one), abs(other), scale)


def first_gap(
    one: Sequence[float], other: Sequence[float], tolerance: float = TOLERANCE, scale: float = 1.0
) -> int | None:
    """The first place where the numbers do not agree."""
    for place, (left, right) in enumerate(zip(one, other, strict=True)):
        if not agrees(left, right, tolerance, scale):
            return place
    return None


def place_of(position: int, shape: Sequence[int]) -> list[int]:
    """The index of an element from its position in row-major order."""
    found = []
    for size in reversed(shape):
        position, rest = divmod(position, size)
        found.append(rest)
    return found[::-1]


def spelled(one: float, other: float) -> tuple[str, str]:
    """Two numbers in as few digits as tell them apart, six at least."""
    for digits in (6, 9, 12, 17):
        words = f"{one:.{digits}g}", f"{other:.{digits}g}"
        if words[0] != words[1]:
            break
    return words
