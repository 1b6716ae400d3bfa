"""Ownership of a gradient's memory: the engine takes memory over instead of copying it when nothing else refers to it.

Python's reference counts say so. What count means "one owner" depends on the version of Python (newer ones borrow where
older ones count) and on where the owner is, so it is measured here once, with code of the same shape as the code that
asks.
"""

from __future__ import annotations

from sys import getrefcount
from typing import Any

from runtime.native.builtin import builtin
from runtime.tensor import Tensor
from runtime.tensor.memory import is_sole_owner


def references_in(box: dict[int, Any]) -> int:
    """How many references the item of `box` has that are not the box's."""
    # The shape of the code in accumulate(): popped from a dict into a local variable that is then counted.
    item = box.pop(0)
    return getrefcount(item)


# How many references Python counts for a value with a single owner: it depends on the version (2 up to 3.13).
ALONE = references_in({0: object()})


@builtin("runtime.autograd.native", "steal")
def steal(grad: Tensor, variable: Tensor | None) -> bool:
    """Whether the memory of a gradient, a tensor that nobody else holds, may become that of ``.grad``, without a copy.

    It may when nobody else holds its array, which is writeable, and laid out as `variable`, the leaf, or in row-major
    order once that is gone (None). A view qualifies when it covers all of a memory that has no other user.
    """
    return is_sole_owner(grad, variable)
