"""Images of another size: a linear map along each dimension, in which a place reads its nearest elements."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.creation.copying import laid_as
from runtime.kernels.recipes.recipe import Recipe, Step, Temporary, follow, recipe
from runtime.tensor import Tensor, dtypes
from runtime.tensor.casting import Array, cast_array, check_elements
from runtime.tensor.dtypes import dtype

Sizes = tuple[int, ...]
_DEPTH = 3  # dimensions that the loops have


class Scaling(NamedTuple):
    """How places lie among elements; a ratio for each dimension."""

    mode: str
    ratios: tuple[float, ...]
    aligned: bool


@functools.lru_cache(256)
def _along(before: int, after: int, mode: str, ratio: float, aligned: bool, kind: Any) -> tuple[Array, Array]:
    """For every place of `after` the elements of `before` that it reads, and their weights, in the dtype `kind`."""
    if mode.startswith("nearest"):
        at = np.arange(after, dtype=np.float32)
        at = np.floor((at + np.float32(0.5 if mode == "nearest-exact" else 0)) * np.float32(ratio))
        return np.clip(at.astype(np.int64), 0, before - 1)[:, None].copy(), np.ones((after, 1), kind)
    if mode == "linear" and before == after:  # whatever the factor
        return np.arange(before)[:, None].copy(), np.ones((before, 1), kind)
    at = np.arange(after, dtype=kind)
    at = at * kind.type(ratio) if aligned else (at + kind.type(0.5)) * kind.type(ratio) - kind.type(0.5)
    at = at if mode == "cubic" else np.maximum(at, 0)
    first = np.floor(at)
    t = at - first
    if mode == "cubic":
        # Keys, Cubic Convolution Interpolation for Digital Image Processing (1981), with a = -0.75.
        far, near = np.stack((1 + t, 2 - t)), np.stack((t, 1 - t))
        outer = ((-0.75 * far + 3.75) * far - 6) * far + 3
        inner = (1.25 * near - 2.25) * near * near + 1
        weights = np.stack((outer[0], inner[0], inner[1], outer[1]), 1)
        positions = first.astype(np.int64)[:, None] + np.arange(-1, 3)
    else:
        positions = np.clip(first.astype(np.int64), 0, before - 1)[:, None] + np.arange(2)
        t = np.clip(at - positions[:, 0].astype(kind), 0, 1)
        weights = np.stack((1 - t, t), 1)
    return np.clip(positions, 0, before - 1), np.ascontiguousarray(weights, kind)


class Terms(NamedTuple):
    """What the places along a dimension are sums of: where those of a place begin, their elements and weights."""

    starts: Array
    elements: Array
    weights: Array


def _terms(positions: Array, weights: Array) -> Terms:
    """The terms of places that read as many elements each."""
    number, taps = positions.shape
    return Terms(np.arange(0, number * taps + 1, taps), positions.reshape(-1), weights.reshape(-1))


def _transposed(positions: Array, weights: Array, size: int) -> Terms:
    """The terms of the adjoint map, to so many elements: the places that read each of them."""
    read = positions.reshape(-1)
    order = np.argsort(read, kind="stable")
    starts = np.zeros(size + 1, np.int64)
    np.cumsum(np.bincount(read, minlength=size), out=starts[1:])
    return Terms(starts, order // positions.shape[1], weights.reshape(-1)[order])


def _job(
    planes: int, before: Sizes, after: Sizes, how: Scaling, kind: Any, *, adjoint: bool
) -> tuple[Array, list[Terms]]:
    """A job of so many planes of these sizes, described but for its operands, and what it points to."""
    from runtime.kernels.sampling import jobs

    tables = [_terms(np.zeros((1, 1), np.int64), np.ones((1, 1), kind))] * (_DEPTH - len(before))
    for n, m, ratio in zip(before, after, how.ratios, strict=True):
        positions, weights = _along(n, m, how.mode, ratio, how.aligned, kind)
        tables.append(_transposed(positions, weights, n) if adjoint else _terms(positions, weights))
    lead, counts = (1,) * (_DEPTH - len(before)), np.diff(tables[-1].starts)
    job = jobs.Resampling.pack(
        planes=planes, sizes=lead + (after if adjoint else before), places=lead + (before if adjoint else after),
        starts=[table.starts.ctypes.data for table in tables], tables=[table.elements.ctypes.data for table in tables],
        weights=[table.weights.ctypes.data for table in tables], taps=counts[0] if (counts == counts[0]).all() else 0,
    )  # fmt: skip
    return job, tables


_MODES = ("nearest", "nearest-exact", "linear", "cubic")


def _check(before: Sizes, after: Sizes, how: Scaling) -> None:
    """ComputeError unless images of the first of these shapes can become images of the second."""
    dims, mode = len(before) - 2, how.mode
    fits = 1 <= dims <= _DEPTH and len(after) == len(before) and len(how.ratios) == dims and before[:2] == after[:2]
    if not fits or any(n < 1 for n in (*before[2:], *after[2:])) or mode not in _MODES:
        msg = f"interpolate: images of shape {list(before)} cannot become {list(after)} in mode {mode}"
        raise ComputeError(msg)


def _computed(kind: dtype) -> dtype:
    """The dtype that is computed in: float64 for that, else float32."""
    if not kind.is_floating_point and kind is not dtypes.uint8:
        msg = f"interpolate is not implemented for {kind.name}"
        raise UnsupportedError(msg)
    return dtypes.float64 if kind is dtypes.float64 else dtypes.float32


def _rounded(values: Array, kind: dtype) -> Array:
    """Numbers as uint8, a half rounded up."""
    return cast_array(np.clip(np.floor(values + np.float32(0.5)), 0, 255), dtypes.float32, kind)


def resample(
    self: Tensor, sizes: Sizes, mode: str, ratios: Sequence[float], aligned: bool, adjoint: bool
) -> Tensor:
    """Images (batch, channels, ...) of shape `sizes`, or the adjoint map: from their gradients to those of the images.

    `mode` is nearest, nearest-exact, linear or cubic; a ratio says how far apart the places of neighbours are.
    """
    how = Scaling(mode, tuple(ratios), aligned)
    recipe = resampling_recipe(self.dtype, self._array.shape, tuple(sizes), how, adjoint)
    result = follow.call(recipe, self)
    return result if self._array.size and self._array.flags.c_contiguous else laid_as(result, self)


@functools.lru_cache(256)
def resampling_recipe(kind: dtype, sizes: Sizes, shape: Sizes, how: Scaling, adjoint: bool) -> Recipe:
    """The recipe of :func:`resample`."""
    from runtime.kernels.sampling import jobs

    check_elements(math.prod(shape))
    computed = _computed(kind)
    before, after = (shape, sizes) if adjoint else (sizes, shape)
    _check(before, after, how)
    steps, room, tables = [], [], None
    if math.prod(sizes):
        job, tables = _job(math.prod(before[:2]), before[2:], after[2:], how, computed.numpy, adjoint=adjoint)
        loop = functools.partial(jobs.compiled, "resample_planes", jobs.Resampling, computed)
        steps = [Step(loop, job, (0, 1, 2), max(math.prod(before), math.prod(after)), jobs.LARGE)]
        room = [Temporary(sizes[-1], each=True)]
    finish = _rounded if kind is dtypes.uint8 else None
    return recipe(computed, [sizes], shape, steps, room, finish=finish, kept=tables)
