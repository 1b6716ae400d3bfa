"""Arrays as native code reads them: by the address of NumPy's object, or of words that look like one.

Where native code may look into the objects of this interpreter, an array is the object itself. Where it may not (see
:func:`runtime.native.builtin.is_on`), words of our own are laid out as :data:`runtime.native.layout.Array` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.native.builtin import is_on
from runtime.native.layout import Array, Tuple

_ITEMS = Tuple.offset("items")


class RowOfArrays:
    """The addresses of arrays, one after another, and what keeps them alive."""

    __slots__ = ("address", "kept")

    def __init__(self, address: int, owner: object) -> None:
        self.address = address
        self.kept = owner


def row_of_arrays(arrays: tuple[np.ndarray[Any, Any], ...]) -> RowOfArrays:
    """The row of the addresses of `arrays`; it has to live as long as native code reads it."""
    if is_on():
        return RowOfArrays(id(arrays) + _ITEMS, arrays)
    shown = [_described(array) for array in arrays]
    row = np.array([word.ctypes.data for word in shown], np.int64)
    return RowOfArrays(row.ctypes.data, (arrays, shown, row))


def _described(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Words that native code reads as it reads the array."""
    sizes: Sequence[int] = (*array.shape, *array.strides)
    head = Array.words
    words = np.zeros(head + len(sizes), np.int64)
    words[head:] = sizes
    values = {
        "data": array.ctypes.data, "ndim": array.ndim, "shape": words.ctypes.data + 8 * head,
        "strides": words.ctypes.data + 8 * (head + array.ndim), "descr": id(array.dtype), "flags": array.flags.num,
    }  # fmt: skip
    for name, value in values.items():
        words[Array.offset(name) // 8] = value
    return words
