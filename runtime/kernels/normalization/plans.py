"""Shapes, strides and dtypes of the results of normalization, from the sizes of its recipes."""

from __future__ import annotations

from typing import Any

from runtime.kernels.normalization import channels, operator
from runtime.kernels.normalization.operator import shape_of
from runtime.kernels.recipes.recipe import recipe_plan
from runtime.tensor import Tensor
from runtime.tensor.plans import plan_of


@plan_of(operator.normalize_rows)
def normalize_rows(self: Tensor, weight: Tensor | None, bias: Tensor | None, *numbers: Any) -> Any:
    """The result, means, and inverses of standard deviations."""
    if len(numbers) == 4:
        numbers = (*numbers, True)
    return recipe_plan(
        operator.forward_recipe(self.dtype, self._sizes, shape_of(weight), shape_of(bias), *numbers), self
    )


@plan_of(operator.normalize_rows_gradients)
def normalize_rows_gradients(
    grad_output: Tensor, self: Tensor, _mean: Tensor, _rstd: Tensor, weight: Tensor | None, bias: Tensor | None,
    *numbers: Any,
) -> Any:  # fmt: skip
    """The gradients of input, weight and bias."""
    if len(numbers) == 5:
        numbers = (*numbers, True)
    recipe = operator.backward_recipe(grad_output.dtype, self._sizes, shape_of(weight), shape_of(bias), *numbers)
    return recipe_plan(recipe, grad_output)


@plan_of(channels.normalize_channels)
def normalize_channels(self: Tensor, weight: Tensor | None, bias: Tensor | None, *numbers: Any) -> Any:
    """The result, means, inverses of standard deviations, and variances."""
    return recipe_plan(
        channels.forward_recipe(self.dtype, self._sizes, shape_of(weight), shape_of(bias), *numbers), self
    )


@plan_of(channels.normalize_channels_gradients)
def normalize_channels_gradients(
    grad_output: Tensor, self: Tensor, _mean: Tensor, _rstd: Tensor, weight: Tensor | None, *numbers: Any
) -> Any:
    """The gradients of input, weights and shifts."""
    recipe = channels.backward_recipe(grad_output.dtype, self._sizes, shape_of(weight), *numbers)
    return recipe_plan(recipe, grad_output)
