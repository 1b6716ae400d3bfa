"""Where a view lies in the memory of its base: reading and adding gradients there.

A gradient has the base's shape but not its strides, so it is first laid out in memory as the base is. The real or the
imaginary part of a complex base lies in it as in a real one, whose last dimension holds the two parts; so does a
complex view lie in a real base.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from runtime.tensor import Tensor, make_tensor
from runtime.tensor.casting import cast_array, combine_at
from runtime.tensor.dtypes import dtype
from runtime.tensor.sizes import is_overlapping, reach

Array = np.ndarray[Any, Any]


class Geometry(NamedTuple):
    """Sizes, strides and offset of a view, seen from the first element of its base, and how the base itself lies.

    With `parts`, the base is complex and the view real; the base is given as the real numbers of which it consists.
    With `pairs`, the view is complex and the base real; the view is given as the real numbers of which it consists.
    """

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    base_sizes: tuple[int, ...]
    base_strides: tuple[int, ...]
    parts: bool = False
    pairs: bool = False


def geometry(view: Tensor, base: Tensor) -> Geometry:
    """Where `view` lies, in elements."""
    offset = (view.data_ptr() - base.data_ptr()) // view._array.itemsize
    sizes, strides = base._array.shape, base.stride()
    if view.dtype.is_complex and not base.dtype.is_complex:
        seen = (*view._array.shape, 2), (*(2 * step for step in view.stride()), 1)
        return Geometry(*seen, (view.data_ptr() - base.data_ptr()) // base._array.itemsize, sizes, strides, pairs=True)
    if base.dtype.is_complex and not view.dtype.is_complex:
        sizes, strides = (*sizes, 2), (*(2 * step for step in strides), 1)
        return Geometry(view._array.shape, view.stride(), offset, sizes, strides, parts=True)
    return Geometry(view._array.shape, view.stride(), offset, sizes, strides)


def gather(base: Tensor, where: Geometry) -> Tensor:
    """The elements of the view `where` of `base`, in new memory."""
    array, kind = base._array, base.dtype
    if where.parts:
        kind = kind.to_real()
        array = np.ascontiguousarray(array).view(kind.numpy).reshape(where.base_sizes)
    _, laid, view = _lay_out(array.dtype, where)
    laid[...] = array
    if where.pairs:
        kind = kind.to_complex()
        return make_tensor(view.copy().view(kind.numpy).reshape(where.sizes[:-1]), kind)
    return make_tensor(view.copy(), kind)


def scatter(grad: Tensor, where: Geometry) -> Tensor:
    """`grad` added at the places of `where` into zeros in the shape of the base."""
    if where.pairs:
        kind = grad.dtype.to_real()
        grad = make_tensor(np.ascontiguousarray(grad._array).view(kind.numpy).reshape(where.sizes), kind)
    if not is_overlapping(where.sizes, where.strides):
        _, base, view = _lay_out(grad._array.dtype, where)
        view[...] = grad._array
        return _whole(base.copy(), grad.dtype, where)
    wide: dtype = grad.dtype.compute
    memory, base, _ = _lay_out(wide.numpy, where)
    places, _, view = _lay_out(np.dtype(np.int64), where)
    places[...] = np.arange(places.size)
    combine_at(np.add, memory, view, cast_array(grad._array, grad.dtype, wide))
    return _whole(np.array(cast_array(base, wide, grad.dtype)), grad.dtype, where)


def _whole(base: Array, kind: dtype, where: Geometry) -> Tensor:
    """The base as a tensor, its parts put together."""
    if not where.parts:
        return make_tensor(base, kind)
    kind = kind.to_complex()
    return make_tensor(np.ascontiguousarray(base).view(kind.numpy).reshape(where.base_sizes[:-1]), kind)


def _lay_out(kind: np.dtype[Any], where: Geometry) -> tuple[Array, Array, Array]:
    """New memory, zeros, and the base and the view in it."""
    spans = [(where.base_sizes, where.base_strides, 0), where[:3]]
    reaches = [reach(*span) for span in spans if 0 not in span[0]]
    first = min((low for low, _ in reaches), default=0)
    memory = np.zeros(max((high for _, high in reaches), default=0) + 1 - first, kind)
    base, view = (
        np.zeros(sizes, kind) if 0 in sizes else
        np.ndarray(sizes, kind, memory, (offset - first) * kind.itemsize, [step * kind.itemsize for step in strides])
        for sizes, strides, offset in spans
    )  # fmt: skip
    return memory, base, view
