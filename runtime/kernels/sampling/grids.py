"""Images read at the places of a grid (Jaderberg and others, arXiv 1506.02025), and the adjoint maps.

A place reads a few elements near it, and its weights are polynomials of its coordinates. `orders` says how often these
are differentiated along each dimension, so that derivatives of every order are the same three maps again:

    sample(x, p)          what images give at places
    sample_input(g, p)    its adjoint in the images
    sample_slopes(g, x, p)  its adjoint in the places
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.recipes.recipe import Recipe, Step, follow, recipe
from runtime.tensor import Tensor
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

Sizes = tuple[int, ...]
_DEPTH = 3  # dimensions that the loops have
_TAPS = {"nearest": 1, "bilinear": 2, "bicubic": 4}
_OUTSIDE = ("zeros", "border", "reflection")


class GridReading(NamedTuple):
    """How images are read; `orders` has a number for each dimension."""

    mode: str
    padding_mode: str
    aligned: bool
    orders: Sizes


def _job(images: Sizes, positions: int, how: GridReading) -> Array:
    """A job on images of this shape and so many places of each, described but for its operands."""
    from runtime.kernels.sampling import jobs

    number, channels, *sizes = images
    lead = (1,) * (_DEPTH - len(sizes))
    return jobs.Grid.pack(
        images=number, channels=channels, sizes=(*lead, *sizes), places=positions, dims=len(sizes),
        taps=_TAPS[how.mode], outside=_OUTSIDE.index(how.padding_mode), aligned=how.aligned,
        orders=(*[0] * len(lead), *how.orders),
    )  # fmt: skip


def _recipe(
    name: str, kind: dtype, operands: Sequence[Sizes], shape: Sizes, images: Sizes, grid: Sizes, how: GridReading
) -> Recipe:
    """The recipe of the loop of this name, which reads operands and then writes the result."""
    from runtime.kernels.sampling import jobs

    positions = math.prod(grid[1:-1])
    steps = []
    if images[0] * positions and (images[1] or name == "sample_slopes"):
        job, slots = _job(images, positions, how), tuple(range(len(operands) + 1))
        loop = functools.partial(jobs.compiled, name, jobs.Grid, kind.compute)
        steps.append(Step(loop, job, slots, 8 * images[0] * max(images[1], 1) * positions, jobs.LARGE))
    return recipe(kind.compute, operands, shape, steps, clears=name == "spread_samples")


def _check(kind: dtype, images: Sizes, grid: Sizes, how: GridReading) -> None:
    """UnsupportedError for dtypes that are not floating, ComputeError unless such a grid has places in such images."""
    if not kind.is_floating_point:
        msg = f"grid_sample is not implemented for {kind.name}"
        raise UnsupportedError(msg)
    dims = len(images) - 2
    fits = dims in (2, 3) and len(grid) == dims + 2 and grid[0] == images[0] and grid[-1] == len(how.orders) == dims
    if not fits or any(n < 1 for n in images[2:]) or how.mode not in _TAPS or how.padding_mode not in _OUTSIDE:
        msg = f"grid_sample: images of shape {list(images)} have no places of a grid {list(grid)} in mode {how.mode}"
        raise ComputeError(msg)


def _check_gradient(grad: Sizes, images: Sizes, grid: Sizes) -> None:
    if grad != (*images[:2], *grid[1:-1]):
        msg = f"grid_sample: a gradient {list(grad)} does not fit images {list(images)} and a grid {list(grid)}"
        raise ComputeError(msg)


def sample(input: Tensor, grid: Tensor, mode: str, padding_mode: str, aligned: bool, orders: Sizes) -> Tensor:  # noqa: A002
    """Images (N, C, sizes) at the places of a grid (N, places, dimensions), which gives (N, C, places)."""
    shape, positions = input._array.shape, grid._array.shape
    recipe = sampling_recipe(input.dtype, shape, positions, mode, padding_mode, aligned, tuple(orders))
    return follow.call(recipe, input, grid)  # type: ignore[no-any-return]


@functools.lru_cache(256)
def sampling_recipe(kind: dtype, images: Sizes, grid: Sizes, *reading: Any) -> Recipe:
    """The recipe of :func:`sample`."""
    how = GridReading(*reading)
    _check(kind, images, grid, how)
    return _recipe("sample_planes", kind, [images, grid], (*images[:2], *grid[1:-1]), images, grid, how)


def sample_input(
    grad: Tensor, grid: Tensor, sizes: Sizes, mode: str, padding_mode: str, aligned: bool, orders: Sizes
) -> Tensor:
    """The gradient of the images, of shape `sizes`."""
    shape, positions = grad._array.shape, grid._array.shape
    recipe = spreading_recipe(grad.dtype, shape, positions, tuple(sizes), mode, padding_mode, aligned, tuple(orders))
    return follow.call(recipe, grad, grid)  # type: ignore[no-any-return]


@functools.lru_cache(256)
def spreading_recipe(kind: dtype, grad: Sizes, grid: Sizes, sizes: Sizes, *reading: Any) -> Recipe:
    """The recipe of :func:`sample_input`."""
    how = GridReading(*reading)
    _check(kind, sizes, grid, how)
    _check_gradient(grad, sizes, grid)
    return _recipe("spread_samples", kind, [grad, grid], sizes, sizes, grid, how)


def sample_slopes(
    grad: Tensor, input: Tensor, grid: Tensor, mode: str, padding_mode: str, aligned: bool, orders: Sizes  # noqa: A002
) -> Tensor:  # fmt: skip
    """The gradient of the grid."""
    shapes = grad._array.shape, input._array.shape, grid._array.shape
    recipe = slopes_recipe(grad.dtype, *shapes, mode, padding_mode, aligned, tuple(orders))
    return follow.call(recipe, grad, input, grid)  # type: ignore[no-any-return]


@functools.lru_cache(256)
def slopes_recipe(kind: dtype, grad: Sizes, images: Sizes, grid: Sizes, *reading: Any) -> Recipe:
    """The recipe of :func:`sample_slopes`."""
    how = GridReading(*reading)
    _check(kind, images, grid, how)
    _check_gradient(grad, images, grid)
    return _recipe("sample_slopes", kind, [grad, images, grid], grid, images, grid, how)
