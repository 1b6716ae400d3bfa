"""Shapes, strides and dtypes of the results of sorting and searching. ``unique`` depends on elements."""

from __future__ import annotations

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.sorting import operator
from runtime.kernels.sorting.operator import check_some, reject_complex
from runtime.tensor import Tensor, dtypes, wrap_dim
from runtime.tensor.casting import result_type
from runtime.tensor.geometry import seen
from runtime.tensor.plans import KernelPlan, plan_of

Pair = tuple[KernelPlan, KernelPlan]


def _both(sizes: tuple[int, ...], self: Tensor) -> Pair:
    """Values and their places."""
    return KernelPlan(sizes, self.dtype), KernelPlan(sizes, dtypes.int64)


@plan_of(operator.sort)
def sort(self: Tensor, _stable: bool | None, dim: int, _descending: bool) -> Pair:
    """Values and places in the order of strides."""
    reject_complex("sort", self)
    wrap_dim(dim, self._ndim)
    look = (seen(self),)
    return KernelPlan.over(self._sizes, self.dtype, look), KernelPlan.over(self._sizes, dtypes.int64, look)


@plan_of(operator.topk)
def topk(self: Tensor, k: int, dim: int, _largest: bool, _sorted: bool) -> Pair:
    """`k` values and places along a dimension."""
    reject_complex("topk", self)
    dim = wrap_dim(dim, self._ndim)
    size = self._sizes[dim] if self._ndim else 1
    if not 0 <= k <= size:
        msg = f"topk: k must lie in [0, {size}], the size of dimension {dim}, got {k}"
        raise ComputeError(msg)
    return _both((*self._sizes[:dim], k, *self._sizes[dim + 1 :]) if self._ndim else (), self)


def _of_each(name: str, self: Tensor, dim: int, keepdim: bool) -> Pair:
    """One value and place of every row."""
    reject_complex(name, self)
    dim = wrap_dim(dim, self._ndim)
    check_some(name, dim, self._sizes[dim] if self._ndim else 1)
    reduced_size = (1,) if keepdim and self._ndim else ()
    return _both((*self._sizes[:dim], *reduced_size, *self._sizes[dim + 1 :]), self)


@plan_of(operator.kthvalue)
def kthvalue(self: Tensor, k: int, dim: int, keepdim: bool) -> Pair:
    """One value and place of every row."""
    operator.check_rank(self._sizes, k, dim)
    return _of_each("kthvalue", self, dim, keepdim)


@plan_of(operator.median_dim)
def median_dim(self: Tensor, dim: int, keepdim: bool) -> Pair:
    """One value and place of every row."""
    return _of_each("median", self, dim, keepdim)


@plan_of(operator.nanmedian_dim)
def nanmedian_dim(self: Tensor, dim: int, keepdim: bool) -> Pair:
    """One value and place of every row."""
    return _of_each("nanmedian", self, dim, keepdim)


@plan_of(operator.mode)
def mode(self: Tensor, dim: int, keepdim: bool) -> Pair:
    """One value and place of every row."""
    return _of_each("mode", self, dim, keepdim)


@plan_of(operator.searchsorted)
def searchsorted(
    sorted_sequence: Tensor, self: Tensor, out_int32: bool, right: bool, side: str | None, _sorter: Tensor | None
) -> KernelPlan:
    """A place for each value."""
    operator.check_search(sorted_sequence, self, right, side)
    return KernelPlan(self._sizes, dtypes.int32 if out_int32 else dtypes.int64)


@plan_of(operator.isin)
def isin(elements: Tensor, test_elements: Tensor, _assume_unique: bool, _invert: bool) -> KernelPlan:
    """A bool for each element."""
    kind = result_type((elements, test_elements))
    if kind is dtypes.bool_ or kind.is_complex:
        msg = f"isin is not implemented for {kind}"
        raise UnsupportedError(msg)
    return KernelPlan(elements._sizes, dtypes.bool_)


@plan_of(operator.histc)
def histc(self: Tensor, bins: int, _min: float, _max: float) -> KernelPlan:
    """A count for each bin."""
    operator.check_bins(self.dtype, bins)
    return KernelPlan((bins,), self.dtype)
