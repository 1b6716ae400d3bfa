"""Shapes, strides and dtypes of the results of pooling, from its recipes; channels last where the images are."""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.kernels.creation.copying import laid_plan
from runtime.kernels.pooling import operator
from runtime.kernels.recipes.recipe import Recipe, recipe_plan
from runtime.tensor import Tensor, dtypes
from runtime.tensor.plans import KernelPlan, plan_of

Sizes = tuple[int, ...]


def _pooled(recipe: Recipe, tensor: Tensor, spatial: int, *, volumes: bool = False) -> Any:
    """The plan of a recipe, in the order that a tensor suggests."""
    plan = recipe_plan(recipe, tensor)
    if isinstance(plan, tuple):
        return tuple([operator.pooled_plan(item, tensor, spatial, volumes=volumes) for item in plan])
    return operator.pooled_plan(plan, tensor, spatial, volumes=volumes)


def _laid(recipe: Recipe, tensor: Tensor) -> Any:
    """The plan of a recipe, in the order of a tensor."""
    plan = recipe_plan(recipe, tensor)
    return tuple([laid_plan(item, tensor) for item in plan]) if isinstance(plan, tuple) else laid_plan(plan, tensor)


@plan_of(operator.max_pool)
def max_pool(self: Tensor, *geometry: Any) -> Any:
    """The largest elements and their places."""
    *sizes, ceil_mode = geometry
    recipe = operator.largest_of_windows(self.dtype, self._sizes, *map(tuple, sizes), ceil_mode)
    return _pooled(recipe, self, len(sizes[0]), volumes=True)


@plan_of(operator.adaptive_max_pool)
def adaptive_max_pool(self: Tensor, output_size: Sizes) -> Any:
    """The largest elements and their places."""
    recipe = operator.largest_of_parts(self.dtype, self._sizes, tuple(output_size))
    return _pooled(recipe, self, len(output_size))


def _check_places(name: str, values: Tensor, indices: Tensor, sizes: Sizes, spatial: int) -> None:
    """RuntimeError for indices that do not belong to elements, and for other planes."""
    if indices.dtype is not dtypes.int64 or indices._sizes != values._sizes:
        msg = (
            f"{name}: indices must be int64 and have the input's shape {list(values._sizes)}, got {indices.dtype} of "
            f"shape {list(indices._sizes)}"
        )
        raise ComputeError(msg)
    if tuple(sizes[:-spatial]) != values._sizes[:-spatial]:
        msg = f"{name}: an input of shape {list(values._sizes)} has other planes than the result's {list(sizes)}"
        raise ComputeError(msg)


@plan_of(operator.add_at)
def add_at(self: Tensor, indices: Tensor, sizes: Sizes, spatial: int) -> KernelPlan:
    """Sums in the sizes that are asked for."""
    _check_places("max_pool_backward", self, indices, sizes, spatial)
    return KernelPlan(tuple(sizes), self.dtype)


@plan_of(operator.put_at)
def put_at(self: Tensor, indices: Tensor, sizes: Sizes, spatial: int) -> KernelPlan:
    """Elements in the sizes that are asked for; images keep channels last."""
    _check_places("max_unpool", self, indices, sizes, spatial)
    plan = KernelPlan(tuple(sizes), self.dtype)
    return laid_plan(plan, self) if spatial == 2 else plan


@plan_of(operator.average_pool)
def average_pool(
    self: Tensor, kernel_size: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool, counts_padding: bool,
    divisor: int | None,
) -> Any:  # fmt: skip
    """The means of windows."""
    geometry = tuple(kernel_size), tuple(stride), tuple(padding)
    recipe = operator.means_of_windows(self.dtype, self._sizes, geometry, divisor, ceil_mode, counts_padding)
    return _pooled(recipe, self, len(kernel_size))


@plan_of(operator.average_pool_backward)
def average_pool_backward(
    grad: Tensor, sizes: Sizes, kernel_size: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool,
    counts_padding: bool, divisor: int | None,
) -> Any:  # fmt: skip
    """The gradient of the input."""
    geometry, rest = (tuple(kernel_size), tuple(stride), tuple(padding)), (divisor, ceil_mode, counts_padding)
    return _laid(operator.spread_windows(grad.dtype, grad._sizes, tuple(sizes), geometry, *rest), grad)


@plan_of(operator.adaptive_average_pool)
def adaptive_average_pool(self: Tensor, output_size: Sizes) -> Any:
    """The means of windows."""
    recipe = operator.means_of_parts(self.dtype, self._sizes, tuple(output_size))
    return _pooled(recipe, self, len(output_size))


@plan_of(operator.adaptive_average_pool_backward)
def adaptive_average_pool_backward(grad: Tensor, sizes: Sizes, spatial: int) -> Any:
    """The gradient of the input."""
    return _laid(operator.spread_parts(grad.dtype, grad._sizes, tuple(sizes), spatial), grad)
