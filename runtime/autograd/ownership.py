"""Who else can see a gradient? The engine takes memory over instead of copying it when the answer is nobody.

Python's reference counts say so. Those of the memory are read natively (:mod:`runtime.autograd.native`), that of
the tensor itself where it is held. What count means "one owner" there depends on the version of Python (newer ones
borrow where older ones count), so it is measured here once, with code of the same shape as the code that asks.
"""

from __future__ import annotations

from sys import getrefcount
from typing import Any


def references_in(box: dict[int, Any]) -> int:
    """How many references the item of `box` has that are not the box's."""
    # The shape of the code in accumulate(): popped from a dict into a local variable that is then counted.
    item = box.pop(0)
    return getrefcount(item)


# How many references Python counts for a value with a single owner: it depends on the version (2 up to 3.13).
ALONE = references_in({0: object()})
