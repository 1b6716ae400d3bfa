"""Who else can see a gradient? The engine takes memory over instead of copying it when the answer is nobody.

Python's reference counts say so. What count means "one owner" depends on the version of Python (newer ones borrow where
older ones count), so it is measured here once, with code of the same shape as the code that asks.
"""

from __future__ import annotations

from sys import getrefcount
from typing import Any

import numpy as np

from runtime.dtypes import float32
from runtime.tensor import Tensor, make_tensor


def is_sole_owner(grad: Tensor, variable: Tensor | None) -> bool:
    """Whether the memory of `grad`, a tensor held by nobody else, is also held by nobody else and laid out as wanted.

    Wanted is row-major order or that of the leaf. A view qualifies when the memory it covers has no other user.
    """
    array = grad._array
    if getrefcount(array) > ALONE_ARRAY:
        return False
    flags = array.flags
    if not flags.writeable:
        return False
    if not flags.c_contiguous and not (
        flags.f_contiguous and variable is not None and variable._array.strides == array.strides
    ):
        return False
    owner = array.base
    if owner is None:
        return flags.owndata
    holders = ALONE_ARRAY
    root = grad._base
    if root is not None:
        if getrefcount(root) > ALONE_ARRAY or root._array is not owner:
            return False
        holders += 1
    if type(owner) is not np.ndarray or getrefcount(owner) > holders:
        return False
    return owner.base is None and owner.flags.owndata and owner.nbytes == array.nbytes


def references_in(box: dict[int, Any]) -> int:
    """How many references the item of `box` has that are not the box's."""
    # The shape of the code in accumulate(): popped from a dict into a local variable that is then counted.
    item = box.pop(0)
    return getrefcount(item)


def _array_references(grad: Tensor) -> int:
    array = grad._array
    return getrefcount(array)


# How many references Python counts for a value with a single owner: it depends on the version (2 up to 3.13).
ALONE = references_in({0: object()})
ALONE_ARRAY = _array_references(make_tensor(np.empty(0, np.float32), float32))
