"""Shapes, strides and dtypes of the results of copying operators, such as ``flip``, ``roll`` and ``pad``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.kernels.creation import arranging, borders, resizing, shuffling, through
from runtime.kernels.creation.copying import laid_plan
from runtime.kernels.creation.operator import checked_sizes
from runtime.tensor import Tensor, dtypes, wrap_dim
from runtime.tensor.casting import check_fits
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import seen
from runtime.tensor.plans import KernelPlan, become, elsewhere_by, no_elements, plan_of, wrote
from runtime.tensor.tensor import Tensor as TensorType

Sizes = tuple[int, ...]


def _copy(self: Tensor) -> KernelPlan:
    """A copy in the order of strides."""
    return resizing.clone.plan(self, None)  # type: ignore[attr-defined, no-any-return]


@plan_of(arranging.flip)
def flip(self: Tensor, dims: Sizes) -> KernelPlan:
    """A copy in the order of strides."""
    arranging.flipped_dims(self._ndim, dims)
    return _copy(self)


@plan_of(arranging.roll)
def roll(self: Tensor, shifts: Sizes, dims: Sizes) -> KernelPlan:
    """A copy in which channels stay last."""
    arranging.check_roll(self._ndim, shifts, dims)
    plan = KernelPlan(self._sizes, self.dtype)
    return laid_plan(plan, self) if dims else plan


@plan_of(arranging.tril)
def tril(self: Tensor, _diagonal: int) -> KernelPlan:
    """A copy in rows."""
    arranging.check_matrices("tril", self._sizes)
    return KernelPlan(self._sizes, self.dtype)


@plan_of(arranging.triu)
def triu(self: Tensor, _diagonal: int) -> KernelPlan:
    """A copy in rows."""
    arranging.check_matrices("triu", self._sizes)
    return KernelPlan(self._sizes, self.dtype)


@plan_of(arranging.tril_indices)
def tril_indices(row: int, col: int, offset: int, dtype: dtype | None, *_: Any) -> KernelPlan:
    """Two rows of places."""
    kind, count = arranging.count_places(row, col, offset, False, dtype)
    return KernelPlan((2, count), kind)


@plan_of(arranging.triu_indices)
def triu_indices(row: int, col: int, offset: int, dtype: dtype | None, *_: Any) -> KernelPlan:
    """Two rows of places."""
    kind, count = arranging.count_places(row, col, offset, True, dtype)
    return KernelPlan((2, count), kind)


@plan_of(arranging.repeated_places)
def repeated_places(repeats: Tensor, output_size: int | None) -> KernelPlan:
    """As many places as are said; NotImplementedError where only the elements say how many."""
    if output_size is None:
        raise no_elements("repeat_interleave() without output_size")
    return KernelPlan((output_size,), repeats.dtype)


@plan_of(arranging.blocks_along_diagonal)
def blocks_along_diagonal(tensors: Sequence[Tensor]) -> KernelPlan:
    """A matrix."""
    sizes = tuple([sum(tensor._sizes[dim] for tensor in tensors) for dim in range(2)])
    return KernelPlan(checked_sizes("block_diag", sizes), tensors[0].dtype)


@plan_of(arranging.pad_constant)
def pad_constant(self: Tensor, pad: Sequence[int], value: complex) -> KernelPlan:
    """The padded sizes, channels last where they are."""
    sizes = arranging.padded(self._sizes, pad)[0]
    check_fits(value, self.dtype)
    return _copy(self) if sizes == self._sizes and not any(pad) else laid_plan(KernelPlan(sizes, self.dtype), self)


@plan_of(arranging.eye)
def eye(n: int, m: int, dtype: dtype | None, *_: Any) -> KernelPlan:
    """A matrix."""
    arranging.check_eye(n, m)
    return KernelPlan((n, m), dtype or dtypes.get_default_dtype())


@plan_of(arranging.square_eye)
def square_eye(n: int, dtype: dtype | None, *_: Any) -> KernelPlan:
    """A square matrix."""
    return eye(n, n, dtype)  # type: ignore[no-any-return]


@plan_of(arranging.diagonal_of_zeros)
def diagonal_of_zeros(self: Tensor, sizes: Sequence[int], _offset: int, dim1: int, dim2: int) -> KernelPlan:
    """What has the sizes that are asked for."""
    wrap_dim(dim1, len(sizes)), wrap_dim(dim2, len(sizes))
    return KernelPlan(tuple(sizes), self.dtype)


@plan_of(through.range_through)
def range_through(start: Any, end: Any, step: Any, dtype: dtype | None, *_: Any) -> KernelPlan:
    """A vector."""
    kind, _first, _step, count = through.checked_range(start, end, step, dtype)
    return KernelPlan((count,), kind)


@plan_of(borders.pad_around)
def pad_around(self: Tensor, pad: Sequence[int], mode: str) -> KernelPlan:
    """The padded sizes, in rows."""
    return KernelPlan(borders.sizes_around(self._sizes, pad, mode), self.dtype)


@plan_of(shuffling.pixel_shuffle)
def pixel_shuffle(self: Tensor, factor: int) -> KernelPlan:
    """(..., C r r, H, W) to (..., C, H r, W r), channels last where they are."""
    shuffling.check_shuffle(seen(self), factor)
    *lead, channels, height, width = self._sizes
    sizes = (*lead, channels // factor**2, height * factor, width * factor)
    return laid_plan(KernelPlan(sizes, self.dtype), self)


@plan_of(shuffling.pixel_unshuffle)
def pixel_unshuffle(self: Tensor, factor: int) -> KernelPlan:
    """(..., C, H r, W r) to (..., C r r, H, W), channels last where they are."""
    shuffling.check_unshuffle(seen(self), factor)
    *lead, channels, height, width = self._sizes
    sizes = (*lead, channels * factor**2, height // factor, width // factor)
    return laid_plan(KernelPlan(sizes, self.dtype), self)


@plan_of(shuffling.channel_shuffle)
def channel_shuffle(self: Tensor, groups: int) -> KernelPlan:
    """The same sizes, channels last where they are."""
    shuffling.check_channels(seen(self), groups)
    return laid_plan(KernelPlan(self._sizes, self.dtype), self)


@plan_of(resizing.empty_strided)
def empty_strided(size: Sizes, stride: Sizes, dtype: dtype | None, *_: Any) -> KernelPlan:
    """The strides that are asked for."""
    resizing.checked_reach(size, stride)
    return KernelPlan(tuple(size), dtype or dtypes.get_default_dtype(), tuple(stride))


def _laid_out(size: Sizes, kind: dtype, layout: Any) -> KernelPlan:
    return KernelPlan.laid("resize_", tuple(size), kind, layout)


@plan_of(resizing.resize)
def resize(self: Tensor, size: Sizes, layout: Any) -> KernelPlan:
    """Another size, in rows."""
    resizing.check_resizable(self, size)
    return _laid_out(size, self.dtype, layout)


@plan_of(resizing.resize_as)
def resize_as(self: Tensor, template: Tensor, layout: Any) -> KernelPlan:
    """The size of another tensor."""
    return resize(self, template._sizes, resizing.order_of(template, layout))  # type: ignore[no-any-return]


def _resize_in_place(self: TensorType, size: Sizes, layout: Any) -> TensorType:
    """Another size of a tensor without elements."""
    resizing.check_resizable(self, size)
    if self._sizes != tuple(size) or layout is not None:
        become(self, _laid_out(size, self.dtype, layout))
        wrote(self)
    return self


elsewhere_by(_resize_in_place)(resizing.resize_in_place)
elsewhere_by(
    lambda self, template, layout: _resize_in_place(self, template._sizes, resizing.order_of(template, layout))
)(resizing.resize_as_in_place)
