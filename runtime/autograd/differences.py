"""Finite differences: with what gradcheck, and `check` of the generator, which loads this by name, compare gradients.

A function of one step gives numbers or arrays, the values of what is differentiated that far away. The central one

    d(h) = (f(x + h) - f(x - h)) / 2h,    f'(x) = d(h) + O(h ** 2)

is what PyTorch's gradcheck computes; two of them, of step h and h / 2, combined (Richardson) leave O(h ** 4):

    f'(x) = (4 d(h / 2) - d(h)) / 3 + O(h ** 4)

With h = 2 ** -13 what is left is the fifth derivative times 5e-19, and rounding adds 1e-16 / h, about 1e-12 of the
value.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np

Value = TypeVar("Value", float, np.ndarray)
STEP = 2.0**-13
_SMOOTH = 1e-3  # how far the differences of two steps may be apart


def central(function: Callable[[float], Sequence[Value]], step: float) -> list[Value]:
    """The derivative at 0 of every value that `function` gives."""
    low, high = function(-step), function(step)
    return [(item - other) / (2 * step) for item, other in zip(high, low, strict=True)]


def extrapolated(function: Callable[[float], Sequence[float]], size: float = 0.0) -> tuple[list[float], bool]:
    """The derivatives at 0 of every number that `function` gives, and whether two steps agree about all of them.

    `size` is the magnitude of what is moved: the step grows with it, as the spacing of floating numbers does.
    """
    step = STEP * 2.0 ** max(0, math.ceil(math.log2(size)) if size > 1 else 0)
    coarse, fine = central(function, step), central(function, step / 2)
    results = [(4 * two - item) / 3 for item, two in zip(coarse, fine, strict=True)]
    smooth = all(abs(item - two) <= _SMOOTH * max(1.0, abs(two)) for item, two in zip(coarse, fine, strict=True))
    return results, smooth
