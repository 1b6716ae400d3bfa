"""Views: a rule says what sizes, strides and offset a view has; this file makes NumPy memory of that and remembers it.

A rule is a pure function of the tensor's shape and strides and of the other arguments, so its answer for a geometry
seen before is looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from runtime.storage import owner_of, row_major
from runtime.tensor import Tensor, make_view

Sizes = tuple[int, ...]
Geometry = tuple[Sizes, Sizes, int]
_REMEMBERED = 4096


class _Layout(NamedTuple):
    """What numpy.ndarray() wants: sizes, strides and offset in bytes, and whether that is from the view's owner."""

    sizes: Sizes
    steps: Sizes
    offset: int
    from_owner: bool


class View(dict[Any, _Layout]):
    """One view operator: layouts by geometry and arguments. `rule(tensor, *arguments)` gives sizes, strides and offset,

    in elements and relative to the tensor's first element.
    """

    def __init__(self, rule: Callable[..., Geometry]) -> None:
        super().__init__()
        self.rule = rule

    def __call__(self, tensor: Tensor, *arguments: Any) -> Tensor:
        """The view of `tensor`."""
        array = tensor._array
        key = (array.shape, array.strides, array.dtype, arguments)
        layout = self.get(key)
        if layout is None:
            layout = self.find(key, tensor, arguments)
        sizes, steps, offset, from_owner = layout
        if from_owner:
            owner = owner_of(array)
            offset += array.__array_interface__["data"][0] - owner.__array_interface__["data"][0]
            if not owner.flags.c_contiguous:
                owner = row_major(owner)
            return make_view(tensor, np.ndarray(sizes, array.dtype, owner, offset, steps))
        return make_view(tensor, np.ndarray(sizes, array.dtype, array, offset, steps))

    def find(self, key: Any, tensor: Tensor, arguments: tuple[Any, ...]) -> _Layout:
        """Ask the rule, and remember."""
        sizes, strides, offset = self.rule(tensor, *arguments)
        array = tensor._array
        item = array.itemsize
        layout = _Layout(
            tuple(sizes), tuple([step * item for step in strides]), offset * item, not array.flags.c_contiguous
        )
        if len(self) >= _REMEMBERED:
            self.clear()
        self[key] = layout
        return layout
