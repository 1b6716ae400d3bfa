"""Read and accumulate gradients at the elements of a view in the memory of its base.

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
from runtime.tensor.memory import is_on_another_backend
from runtime.tensor.plans import KernelPlan, is_on_meta, on_meta
from runtime.tensor.sizes import is_overlapping, reach

Array = np.ndarray[Any, Any]


class ViewGeometry(NamedTuple):
    """Sizes, strides and offset of a view, seen from the first element of its base, and how the base itself lies.

    With `parts`, the base is complex and the view real; the base is given as the real numbers of which it consists.
    With `pairs`, the view is complex and the base real; the view is given as the real numbers of which it consists.
    With `in_rows`, the base lies in row-major order, and the view inside it, no element of it at two places.
    """

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    base_sizes: tuple[int, ...]
    base_strides: tuple[int, ...]
    parts: bool = False
    pairs: bool = False
    in_rows: bool = False


def geometry(view: Tensor, base: Tensor) -> ViewGeometry:
    """Where `view` lies, in elements."""
    distance, sizes, strides = _distance(view, base), base._sizes, base.stride()
    offset = distance // view.itemsize
    if view.dtype.is_complex and not base.dtype.is_complex:
        real_layout = (*view._sizes, 2), (*(2 * step for step in view.stride()), 1)
        return ViewGeometry(*real_layout, distance // base.itemsize, sizes, strides, pairs=True)
    if base.dtype.is_complex and not view.dtype.is_complex:
        sizes, strides = (*sizes, 2), (*(2 * step for step in strides), 1)
        return ViewGeometry(view._sizes, view.stride(), offset, sizes, strides, parts=True)
    if is_on_another_backend(view):
        return ViewGeometry(view._sizes, view.stride(), offset, sizes, strides)
    array, steps = view._array, view.stride()
    in_rows = base._array.flags.c_contiguous and _is_inside(array, steps, offset, base.numel())
    return ViewGeometry(array.shape, steps, offset, sizes, strides, in_rows=in_rows)


def _distance(view: Tensor, base: Tensor) -> int:
    """The number of bytes from the first element of `base` to that of `view`."""
    if is_on_another_backend(view):
        return view.storage_offset() * view.itemsize - base.storage_offset() * base.itemsize
    return view.data_ptr() - base.data_ptr()


def _is_inside(view: Array, strides: tuple[int, ...], offset: int, total: int) -> bool:
    """Whether a view has elements, all of them among the first `total` places, and each at a place of its own."""
    if view.flags.c_contiguous:
        return 0 < view.size <= total - offset and offset >= 0
    low, high = reach(view.shape, strides, offset)
    return view.size > 0 and low >= 0 and high < total and not is_overlapping(view.shape, strides)


def _view_in_rows(array: Array, where: ViewGeometry) -> Array | None:
    """The view of an array that lies in row-major order as the base does; None where it has to be laid out anew."""
    if where.parts or where.pairs or not array.flags.c_contiguous or not where.in_rows:
        return None
    width = array.dtype.itemsize
    return np.ndarray(where.sizes, array.dtype, array, where.offset * width, [step * width for step in where.strides])


def gather(base: Tensor, where: ViewGeometry) -> Tensor:
    """The elements of the view `where` of `base`, in new memory."""
    where = ViewGeometry._make(where)  # a graph gives a plain tuple
    if is_on_meta(base):
        return _planned(where.sizes, base.dtype, parts=where.parts, pairs=where.pairs)
    array, kind = base._array, base.dtype
    quick = _view_in_rows(array, where)
    if quick is not None:
        return make_tensor(quick.copy(), kind)
    if where.parts:
        kind = kind.to_real()
        array = np.ascontiguousarray(array).view(kind.numpy).reshape(where.base_sizes)
    _, laid, view = lay_out(array.dtype, where)
    laid[...] = array
    if where.pairs:
        kind = kind.to_complex()
        return make_tensor(view.copy().view(kind.numpy).reshape(where.sizes[:-1]), kind)
    return make_tensor(view.copy(), kind)


def replace(grad: Tensor, value: Tensor | None, where: ViewGeometry) -> Tensor:
    """`grad`, in the shape of the base, with `value` in the place of the view, zeros when it is None; in new memory."""
    where = ViewGeometry._make(where)
    if is_on_meta(grad):
        return _planned(grad._sizes, grad.dtype)
    array, kind = grad._array, grad.dtype
    if not (where.parts or where.pairs) and where.in_rows and array.flags.c_contiguous:
        result = array.copy()
        view = _view_in_rows(result, where)
        assert view is not None
        view[...] = 0 if value is None else value._array
        return make_tensor(result, kind)
    if where.parts:
        array = np.ascontiguousarray(array).view(kind.to_real().numpy).reshape(where.base_sizes)
    _, base, view = lay_out(array.dtype, where)
    base[...] = array
    if value is None:
        view[...] = 0
    elif where.pairs:
        view[...] = np.ascontiguousarray(value._array).view(array.dtype).reshape(where.sizes)
    else:
        view[...] = value._array
    return _whole(base.copy(), kind.to_real() if where.parts else kind, where)


def scatter(grad: Tensor, where: ViewGeometry) -> Tensor:
    """`grad` added at the places of `where` into zeros in the shape of the base."""
    where = ViewGeometry._make(where)
    if is_on_meta(grad):
        return _planned(where.base_sizes, grad.dtype, parts=where.pairs, pairs=where.parts)
    if where.pairs:
        kind = grad.dtype.to_real()
        grad = make_tensor(np.ascontiguousarray(grad._array).view(kind.numpy).reshape(where.sizes), kind)
    if not is_overlapping(where.sizes, where.strides):
        _, base, view = lay_out(grad._array.dtype, where)
        view[...] = grad._array
        return _whole(base.copy(), grad.dtype, where)
    wide: dtype = grad.dtype.compute
    memory, base, _ = lay_out(wide.numpy, where)
    positions, _, view = lay_out(np.dtype(np.int64), where)
    positions[...] = np.arange(positions.size)
    combine_at(np.add, memory, view, cast_array(grad._array, grad.dtype, wide))
    return _whole(np.array(cast_array(base, wide, grad.dtype)), grad.dtype, where)


def _planned(sizes: tuple[int, ...], kind: dtype, *, parts: bool = False, pairs: bool = False) -> Tensor:
    """The tensor without elements of these sizes: real parts, or complex numbers of pairs along the last dimension."""
    kind = kind.to_real() if parts else kind.to_complex() if pairs else kind
    return on_meta(KernelPlan(sizes[:-1] if pairs else sizes, kind))  # type: ignore[no-any-return]


def _whole(base: Array, kind: dtype, where: ViewGeometry) -> Tensor:
    """The base as a tensor, its parts put together."""
    if not where.parts:
        return make_tensor(base, kind)
    kind = kind.to_complex()
    return make_tensor(np.ascontiguousarray(base).view(kind.numpy).reshape(where.base_sizes[:-1]), kind)


def lay_out(kind: np.dtype[Any], where: ViewGeometry) -> tuple[Array, Array, Array]:
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
