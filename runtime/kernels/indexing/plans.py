"""Shapes, strides and dtypes of the results of indexing. The shape for a mask depends on its elements."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.errors import ComputeError, DimensionError
from runtime.kernels.indexing import bags, neighbours, operator, ordering, scatter
from runtime.kernels.view.operator import view_at as view_elsewhere
from runtime.tensor import Tensor, dtypes, wrap_dim
from runtime.tensor.casting import Array, check_fits
from runtime.tensor.geometry import Geometry, seen
from runtime.tensor.plans import KernelPlan, elsewhere_by, plan_of
from runtime.tensor.sizes import broadcast_sizes
from runtime.tensor.storage import address

Sizes = tuple[int, ...]


def _view_at(self: Tensor, index: Any) -> Tensor:
    """The view that a basic index selects."""
    array = np.ndarray.view(seen(self), np.ndarray)  # of which nothing is read
    look, selected = self._geometry, operator.selected(self, array, index)
    offset = look.offset + (address(selected) - address(array)) // array.itemsize
    strides = tuple([step // array.itemsize for step in selected.strides])
    return view_elsewhere(
        self, Geometry(look.memory, selected.shape, strides, offset, look.device, look.key, look.layout), self.dtype
    )


elsewhere_by(_view_at)(operator.view_at)


def _chosen(array: Array, index: Any) -> tuple[Sizes, tuple[Any, ...]]:
    """The sizes of what an advanced index chooses of an array, and its parts."""
    parts = tuple([operator.plain_part(item) for item in (index if isinstance(index, tuple) else (index,))])
    lead: list[int] = []
    chosen: list[Sizes] = []
    at, dim, previous, apart = 0, 0, -1, False
    for position, part in enumerate(parts):
        if isinstance(part, np.ndarray):
            deep = part.ndim if part.dtype == np.bool_ else 1
            if dim + deep > array.ndim:
                break
            operator.check_mask(part, array.shape, dim)
            apart = apart or (bool(chosen) and previous != position - 1)
            at = at if chosen else len(lead)
            chosen.append((int(np.count_nonzero(part)),) if part.dtype == np.bool_ else part.shape)
            previous, dim = position, dim + deep
        elif part is None:
            lead.append(1)
        elif part is Ellipsis:
            count = array.ndim - sum(operator.dims_of(other) for other in parts)
            lead += array.shape[dim : dim + count]
            dim += count
        elif isinstance(part, slice):
            lead.append(len(range(*part.indices(array.shape[dim]))))
            dim += 1
        else:
            dim += 1
    if sum(operator.dims_of(part) for part in parts) > array.ndim:
        msg = f"too many indices for a tensor of dimension {array.ndim}: {len(parts)} were given"
        raise DimensionError(msg)
    lead += array.shape[dim:]
    try:
        middle = broadcast_sizes(*chosen)
    except ValueError:
        shapes = ", ".join(str(list(sizes)) for sizes in chosen)
        msg = f"indexing a tensor of shape {list(array.shape)}: indices of shapes {shapes} do not broadcast"
        raise DimensionError(msg) from None
    at = 0 if apart else at
    return (*lead[:at], *middle, *lead[at:]), parts


@plan_of(operator.take_at)
def take_at(self: Tensor, index: Any) -> KernelPlan:
    """What an advanced index chooses, in the order of strides of what is read."""
    array = seen(self)
    sizes, parts = _chosen(array, index)
    dims = ordering.order_of_chosen(sizes, array, parts)
    return KernelPlan(sizes, self.dtype) if dims is None else KernelPlan.in_order(sizes, self.dtype, dims)


@plan_of(operator.scatter_at)
def scatter_at(self: Tensor, sizes: Sizes, _index: Any) -> KernelPlan:
    """Sums in the sizes that are asked for."""
    return KernelPlan(tuple(sizes), self.dtype)


def _fits(operator_name: str, values: Sizes, expected: Sizes) -> None:
    """RuntimeError unless values broadcast to what an index selects; leading sizes of 1 are left out."""
    while len(values) > len(expected) and values[0] == 1:
        values = values[1:]
    try:
        fits = broadcast_sizes(values, expected) == expected
    except ValueError:
        fits = False
    if not fits:
        msg = (
            f"{operator_name}: a value of shape {list(values)} does not broadcast to shape {list(expected)}, which the "
            "index selects"
        )
        raise ComputeError(msg)


@plan_of(operator.put_at)
def put_at(self: Tensor, value: Tensor, index: Any) -> KernelPlan:
    """A copy in rows."""
    if not operator.is_basic(index):
        _fits("setitem", value._sizes, _chosen(seen(self), index)[0])
    return KernelPlan(self._sizes, self.dtype)


def _index_of(operator_name: str, index: Tensor, most: int | None = None) -> None:
    """Errors of what is no index: another dtype than int64 and int32, or more dimensions than there may be."""
    if index.dtype not in (dtypes.int64, dtypes.int32) and index.numel():
        msg = f"{operator_name}: expected an int64 or int32 index, got {index.dtype.name}"
        raise ComputeError(msg)
    if most is not None and index._ndim > most:
        msg = f"{operator_name}: the index must be a vector, got shape {list(index._sizes)}"
        raise DimensionError(msg)


def _along(operator_name: str, self: Tensor, dim: int, index: Tensor) -> None:
    """Errors of an index of gather and its relatives, whose elements are not looked at."""
    _index_of(operator_name, index)
    wrap_dim(dim, self._ndim)
    if index._ndim != self._ndim and self._ndim and index._ndim and index.numel():
        msg = (
            f"{operator_name}: the index must have as many dimensions as the input, got {index._ndim} and {self._ndim}"
        )
        raise ComputeError(msg)


@plan_of(operator.gather)
def gather(self: Tensor, dim: int, index: Tensor, _sparse_grad: bool) -> KernelPlan:
    """An element for each index."""
    _along("gather", self, dim, index)
    if self._ndim and index.numel():
        operator.check_gathered(self._sizes, index._sizes, wrap_dim(dim, self._ndim))
    return KernelPlan(index._sizes, self.dtype)


@plan_of(operator.scatter_add)
def scatter_add(self: Tensor, dim: int, index: Tensor, src: Tensor) -> KernelPlan:
    """A copy in rows."""
    _along("scatter_add", self, dim, index)
    scatter.check_same_dtype("scatter_add", self, src, "src")
    return KernelPlan(self._sizes, self.dtype)


@plan_of(scatter.scatter_src)
def scatter_src(self: Tensor, dim: int, index: Tensor, src: Tensor) -> KernelPlan:
    """A copy in rows."""
    _along("scatter", self, dim, index)
    scatter.check_same_dtype("scatter", self, src, "src")
    return KernelPlan(self._sizes, self.dtype)


@plan_of(scatter.scatter_value)
def scatter_value(self: Tensor, dim: int, index: Tensor, _value: complex) -> KernelPlan:
    """A copy in rows."""
    _along("scatter", self, dim, index)
    return KernelPlan(self._sizes, self.dtype)


@plan_of(scatter.scatter_with)
def scatter_with(self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str) -> KernelPlan:
    """A copy in rows."""
    scatter.check_word("scatter", reduce, ("add", "multiply"))
    return scatter_src(self, dim, index, src)  # type: ignore[no-any-return]


@plan_of(scatter.scatter_value_with)
def scatter_value_with(self: Tensor, dim: int, index: Tensor, value: complex, reduce: str) -> KernelPlan:
    """A copy in rows."""
    scatter.check_word("scatter", reduce, ("add", "multiply"))
    return scatter_value(self, dim, index, value)  # type: ignore[no-any-return]


@plan_of(scatter.scatter_reduce)
def scatter_reduce(
    self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, _include_self: bool
) -> KernelPlan:
    """A copy in rows."""
    scatter.check_reduction(self, src, reduce)
    _along("scatter_reduce", self, dim, index)
    return KernelPlan(self._sizes, self.dtype)


@plan_of(operator.index_select)
def index_select(self: Tensor, dim: int, index: Tensor) -> KernelPlan:
    """An entry for each index."""
    _index_of("index_select", index, 1)
    dim = wrap_dim(dim, self._ndim)
    return KernelPlan((*self._sizes[:dim], index.numel(), *self._sizes[dim + 1 :]) if self._ndim else (), self.dtype)


@plan_of(operator.index_add)
def index_add(self: Tensor, dim: int, index: Tensor, source: Tensor, _alpha: complex) -> KernelPlan:
    """A copy in rows."""
    return index_copy(self, dim, index, source, "index_add")  # type: ignore[no-any-return]


@plan_of(scatter.index_copy)
def index_copy(
    self: Tensor, dim: int, index: Tensor, source: Tensor, operator_name: str = "index_copy"
) -> KernelPlan:
    """A copy in rows, into which a source of an entry for each index fits."""
    _index_of(operator_name, index, 1)
    scatter.check_same_dtype(operator_name, self, source, "source")
    dim = wrap_dim(dim, self._ndim)
    shape = self._sizes or (1,)
    expected = (*shape[:dim], index.numel(), *shape[dim + 1 :])
    if (source._sizes or (1,)) != expected and not (source.numel() == index.numel() == 1):
        msg = (
            f"{operator_name}: {index.numel()} indices along dimension {dim} of shape {list(self._sizes)} need a "
            f"source of shape {list(expected)}, got {list(source._sizes)}"
        )
        raise ComputeError(msg)
    return KernelPlan(self._sizes, self.dtype)


@plan_of(scatter.index_fill)
def index_fill(self: Tensor, dim: int, index: Tensor, value: complex) -> KernelPlan:
    """A copy in the order of strides."""
    _index_of("index_fill", index, 1)
    wrap_dim(dim, self._ndim)
    check_fits(value, self.dtype)
    return KernelPlan.over(self._sizes, self.dtype, (seen(self),))


@plan_of(scatter.fill)
def fill(self: Tensor, value: complex) -> KernelPlan:
    """What has the strides of `self`."""
    check_fits(value, self.dtype)
    look = seen(self)
    return KernelPlan(self._sizes, self.dtype) if look.flags.c_contiguous else KernelPlan.like(look, self.dtype)


@plan_of(scatter.put)
def put(self: Tensor, index: Tensor, source: Tensor, _accumulate: bool) -> KernelPlan:
    """A copy in rows."""
    scatter.check_same_dtype("put", self, source, "source")
    if index.numel() != source.numel():
        msg = f"put: index has {index.numel()} elements and source {source.numel()}; they must be as many"
        raise DimensionError(msg)
    return KernelPlan(self._sizes, self.dtype)


@plan_of(scatter.take)
def take(self: Tensor, index: Tensor) -> KernelPlan:
    """An element for each index."""
    if index.dtype is not dtypes.int64:
        msg = f"take: expected an int64 index, got {index.dtype.name}"
        raise ComputeError(msg)
    return KernelPlan(index._sizes, self.dtype)


@plan_of(scatter.index_put)
def index_put(self: Tensor, indices: tuple[Tensor | None, ...], values: Tensor, _accumulate: bool) -> KernelPlan:
    """A copy in the order of strides."""
    scatter.check_same_dtype("index_put", self, values, "values")
    if not any(index is not None and index.dtype in (dtypes.bool_, dtypes.uint8) for index in indices):
        at = tuple([slice(None) if index is None else index for index in indices])
        _fits("index_put", values._sizes, _chosen(seen(self), at)[0])
    return KernelPlan.over(self._sizes, self.dtype, (seen(self),))


@plan_of(scatter.masked_scatter)
def masked_scatter(self: Tensor, mask: Tensor, source: Tensor) -> KernelPlan:
    """What a tensor and its mask broadcast to, in rows."""
    return KernelPlan(scatter.masked_sizes(self, mask, source), self.dtype)


# -- bags, windows, tables -----------------------------------------------------------------------------------------


@plan_of(bags.bag_sums)
def bag_sums(weight: Tensor, _indices: Tensor, starts: Tensor, _shares: Tensor | None) -> KernelPlan:
    """A row for each bag."""
    return KernelPlan((starts.numel(), weight._sizes[1]), weight.dtype)


@plan_of(bags.spread_bags)
def spread_bags(self: Tensor, _indices: Tensor, _starts: Tensor, _shares: Tensor | None, size: int) -> KernelPlan:
    """A row for each of `size` weights."""
    return KernelPlan((size, self._sizes[1]), self.dtype)


@plan_of(bags.bag_products)
def bag_products(self: Tensor, _weight: Tensor, indices: Tensor, _starts: Tensor) -> KernelPlan:
    """A number for each index."""
    return KernelPlan((indices.numel(),), self.dtype)


@plan_of(bags.bag_maxima)
def bag_maxima(weight: Tensor, _indices: Tensor, starts: Tensor) -> tuple[KernelPlan, KernelPlan]:
    """A row for each bag, and its places."""
    sizes = starts.numel(), weight._sizes[1]
    return KernelPlan(sizes, weight.dtype), KernelPlan(sizes, dtypes.int64)


@plan_of(neighbours.window)
def window(self: Tensor, _offsets: Any, _border: str) -> KernelPlan:
    """What has the shape of `self`."""
    return KernelPlan(self._sizes, self.dtype)


@plan_of(neighbours.window_backward)
def window_backward(self: Tensor, _offsets: Any, _border: str, sizes: Sizes) -> KernelPlan:
    """What has the sizes that are asked for."""
    return KernelPlan(tuple(sizes), self.dtype)


@plan_of(neighbours.look_up)
def look_up(self: Tensor, index: Tensor) -> KernelPlan:
    """A number for each index."""
    return KernelPlan(index._sizes, self.dtype)


@plan_of(neighbours.look_up_backward)
def look_up_backward(self: Tensor, _index: Tensor, size: int) -> KernelPlan:
    """A number for each of the table."""
    return KernelPlan((size,), self.dtype)
