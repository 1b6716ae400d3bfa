"""Shapes, strides and dtypes of the results of image sampling, from the sizes of its recipes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.kernels.creation.copying import laid_plan
from runtime.kernels.recipes.recipe import recipe_plan
from runtime.kernels.sampling import grids, resampling
from runtime.tensor import Tensor
from runtime.tensor.plans import plan_of

Sizes = tuple[int, ...]


@plan_of(grids.sample)
def sample(input: Tensor, grid: Tensor, *reading: Any) -> Any:  # noqa: A002 - the schema's name
    """Images at the places of a grid."""
    *words, orders = reading
    return recipe_plan(grids.sampling_recipe(input.dtype, input._sizes, grid._sizes, *words, tuple(orders)), input)


@plan_of(grids.sample_input)
def sample_input(grad: Tensor, grid: Tensor, sizes: Sizes, *reading: Any) -> Any:
    """The gradient of the images."""
    *words, orders = reading
    recipe = grids.spreading_recipe(grad.dtype, grad._sizes, grid._sizes, tuple(sizes), *words, tuple(orders))
    return recipe_plan(recipe, grad)


@plan_of(grids.sample_slopes)
def sample_slopes(grad: Tensor, input: Tensor, grid: Tensor, *reading: Any) -> Any:  # noqa: A002
    """The gradient of the grid."""
    *words, orders = reading
    recipe = grids.slopes_recipe(grad.dtype, grad._sizes, input._sizes, grid._sizes, *words, tuple(orders))
    return recipe_plan(recipe, grad)


@plan_of(resampling.resample)
def resample(self: Tensor, sizes: Sizes, mode: str, ratios: Sequence[float], aligned: bool, adjoint: bool) -> Any:
    """Images of other sizes, channels last where they have them so."""
    how = resampling.Scaling(mode, tuple(ratios), aligned)
    recipe = resampling.resampling_recipe(self.dtype, self._sizes, tuple(sizes), how, adjoint)
    return laid_plan(recipe_plan(recipe, self), self)
