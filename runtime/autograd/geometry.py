"""Where a view lies in the memory of its base: reading and adding gradients there.

A gradient has the base's shape but not its strides, so it is first laid out in memory as the base is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from runtime.casting import cast_array
from runtime.dtypes import dtype
from runtime.partition import is_overlapping, reach
from runtime.tensor import Tensor, make_tensor

Array = np.ndarray[Any, Any]


class Geometry(NamedTuple):
    """Sizes, strides and offset of a view, seen from the first element of its base, and how the base itself lies."""

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    base_sizes: tuple[int, ...]
    base_strides: tuple[int, ...]


def geometry(view: Tensor, base: Tensor) -> Geometry:
    """Where `view` lies, in elements."""
    offset = (view.data_ptr() - base.data_ptr()) // base._array.itemsize
    return Geometry(view._array.shape, view.stride(), offset, base._array.shape, base.stride())


def gather(base: Tensor, where: Geometry) -> Tensor:
    """The elements of the view `where` of `base`, in new memory."""
    _, laid, view = _lay_out(base._array.dtype, where)
    laid[...] = base._array
    return make_tensor(view.copy(), base.dtype)


def scatter(grad: Tensor, where: Geometry) -> Tensor:
    """`grad` added at the places of `where` into zeros in the shape of the base."""
    if not is_overlapping(where.sizes, where.strides):
        _, base, view = _lay_out(grad._array.dtype, where)
        view[...] = grad._array
        return make_tensor(base.copy(), grad.dtype)
    wide: dtype = grad.dtype.compute
    memory, base, _ = _lay_out(wide.numpy, where)
    places, _, view = _lay_out(np.dtype(np.int64), where)
    places[...] = np.arange(places.size)
    np.add.at(memory, view, cast_array(grad._array, grad.dtype, wide))
    return make_tensor(np.array(cast_array(base, wide, grad.dtype)), grad.dtype)


def _lay_out(kind: np.dtype[Any], where: Geometry) -> tuple[Array, Array, Array]:
    """New memory, zeros, and the base and the view in it."""
    spans = [(where.base_sizes, where.base_strides, 0), where[:3]]
    reaches = [reach(*one) for one in spans if 0 not in one[0]]
    first = min((low for low, _ in reaches), default=0)
    memory = np.zeros(max((high for _, high in reaches), default=0) + 1 - first, kind)
    base, view = (
        np.zeros(sizes, kind) if 0 in sizes else
        np.ndarray(sizes, kind, memory, (offset - first) * kind.itemsize, [step * kind.itemsize for step in strides])
        for sizes, strides, offset in spans
    )  # fmt: skip
    return memory, base, view
