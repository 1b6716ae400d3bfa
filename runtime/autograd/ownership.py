"""Who else can see a gradient? The engine takes memory over instead of copying it when the answer is nobody.

Python's reference counts say so. What count means "one owner" depends on the version of Python (newer ones borrow where
older ones count) and on where the owner is, so it is measured here once, with code of the same shape as the code that
asks.
"""

from __future__ import annotations

from sys import getrefcount
from typing import Any

import numpy as np

from runtime.native.builtin import builtin
from runtime.tensor import Tensor, is_whole


def references_in(box: dict[int, Any]) -> int:
    """How many references the item of `box` has that are not the box's."""
    # The shape of the code in accumulate(): popped from a dict into a local variable that is then counted.
    item = box.pop(0)
    return getrefcount(item)


class _Holder:
    """Something that has one slot."""

    __slots__ = ("item",)
    item: object


def references_of(holder: _Holder) -> int:
    """How many references are counted for what nobody but the slot of an object has."""
    holder.item = object()
    return getrefcount(holder.item)


# How many references Python counts for a value with a single owner: it depends on the version (2 up to 3.13).
ALONE = references_in({0: object()})
_IN_SLOT = references_of(_Holder())


@builtin("runtime.autograd.native", "steal")
def steal(grad: Tensor, variable: Tensor | None) -> bool:
    """Whether the memory of a gradient, a tensor that nobody else holds, may become that of ``.grad``, without a copy.

    It may when nobody else holds its array, which is writeable, and laid out as `variable`, the leaf, or in row-major
    order once that is gone (None). A view qualifies when it covers all of a memory that has no other user.
    """
    if type(grad) is not Tensor or not is_whole(grad) or getrefcount(grad._array) != _IN_SLOT:
        return False
    array, flags = grad._array, grad._array.flags
    leaf = array if variable is None else variable._array
    in_rows = flags.c_contiguous and leaf.flags.c_contiguous
    if not flags.writeable or not (in_rows or (variable is not None and array.strides == leaf.strides)):
        return False
    if array.base is None:
        return flags.owndata
    holders = 0
    if grad._base is not None:
        if getrefcount(grad._base) != _IN_SLOT or grad._base._array is not array.base:
            return False
        holders = 1
    if type(array.base) is not np.ndarray or getrefcount(array.base) != _IN_SLOT + holders:
        return False
    owner = array.base
    return owner.base is None and owner.flags.owndata and owner.dtype is array.dtype and owner.size == array.size
