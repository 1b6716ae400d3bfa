"""Channels brought to mean 0 and variance 1 over all samples, with weights and shifts, and the gradients: batches.

A tensor is seen as samples of `channels` planes of `inner` elements that follow one another. Every channel has a mean,
a variance, a weight and a shift. As in :mod:`.operator`, 16-bit floats are computed in float32.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import numpy as np

from runtime.kernels.normalization.operator import checked_kind, given_tensors, shape_of
from runtime.kernels.recipes.recipe import Recipe, Step, Temporary, follow, recipe
from runtime.tensor import Tensor
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

Sizes = tuple[int, ...]
_CHUNK = 128  # samples that are added up in the dtype that is computed in
_SHORT = 100  # elements of a plane from which they are added up one by one


def normalize_channels(
    self: Tensor, weight: Tensor | None, bias: Tensor | None, channels: int, inner: int, eps: float
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The result; means, inverses of standard deviations, and variances, in the dtype that is computed in."""
    recipe = forward_recipe(self.dtype, self._array.shape, shape_of(weight), shape_of(bias), channels, inner, eps)
    result: tuple[Tensor, Tensor, Tensor, Tensor] = follow.call(recipe, self, *given_tensors(weight, bias))
    return result


def _job(
    shape: Sizes, channels: int, inner: int, eps: float, weight: Sizes | None, bias: Sizes | None, wants: bool = True
) -> Array:
    from runtime.kernels.normalization import jobs

    each = channels * inner
    return jobs.Planes.pack(
        outer=math.prod(shape) // each if each else 0, channels=channels, inner=inner,
        epsilon=int(np.float64(eps).view(np.int64)), weighs=weight is not None, shifts=bias is not None,
        columns=each, chunk=_CHUNK, wants=wants,
    )  # fmt: skip


def _steps(kind: dtype, job: Array, work: int, parts: Sequence[tuple[str, Sizes]]) -> list[Step]:
    """Steps by the names of their loops and their slots, which share the work."""
    from runtime.kernels.normalization import jobs

    large, little = jobs.LARGE, len(parts) * jobs.LITTLE
    loops = [functools.partial(jobs.compiled, name, kind.compute, jobs.CHANNELS) for name, _ in parts]
    return [Step(loop, job, slots, work, large, little) for loop, (_, slots) in zip(loops, parts, strict=True)]


@functools.lru_cache(256)
def forward_recipe(
    kind: dtype, shape: Sizes, weight: Sizes | None, bias: Sizes | None, channels: int, inner: int, eps: float
) -> Recipe:
    """The recipe of :func:`normalize_channels`."""
    from runtime.kernels.normalization import jobs

    operands = [shape, *[sizes for sizes in (weight, bias) if sizes is not None]]
    slot = len(operands)  # slots: the operands, then the results; what is not there is not read
    of_weight, of_bias = 1 if weight is not None else 0, slot - 1
    job = _job(shape, channels, inner, eps, weight, bias)
    means, scales, variances, sums = range(slot + 1, slot + 5)
    parts: list[tuple[str, Sizes]] = [("normalize_planes", (0, of_weight, of_bias, slot, means, scales, variances))]
    rooms = []
    if inner < _SHORT:
        columns = channels * inner
        rooms = [Temporary(jobs.TABLES * columns * _chunks(shape, columns)), Temporary(3 * columns)]
        table_slot = sums + 1
        parts = [
            ("column_sums", (0, sums)),
            ("column_scales", (sums, of_weight, of_bias, means, scales, variances, table_slot, 0)),
            ("normalize_columns", (0, table_slot, slot)),
        ]
    each = (checked_kind(kind).compute, (channels,))
    steps = _steps(kind, job, math.prod(shape), parts)
    return recipe(kind.compute, operands, shape, steps, rooms, further=[each, each, each])


def _chunks(shape: Sizes, columns: int) -> int:
    """How many chunks of samples there are."""
    return -(-math.prod(shape) // (columns * _CHUNK)) if columns else 0


def normalize_channels_gradients(
    grad_output: Tensor, self: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | None, channels: int, inner: int,
    of_self: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The gradients of input, weights and shifts; that of an input where it is not wanted has no elements."""
    recipe = backward_recipe(grad_output.dtype, self._array.shape, shape_of(weight), channels, inner, of_self)
    result: tuple[Tensor, Tensor, Tensor] = follow.call(recipe, grad_output, self, mean, rstd, *given_tensors(weight))
    return result


@functools.lru_cache(256)
def backward_recipe(
    kind: dtype, shape: Sizes, weight: Sizes | None, channels: int, inner: int, of_self: bool
) -> Recipe:
    """The recipe of :func:`normalize_channels_gradients`."""
    from runtime.kernels.normalization import jobs

    per_channel = (channels,)
    operands = [shape, shape, per_channel, per_channel, *([] if weight is None else [weight])]
    slot = len(operands)
    of_weights, of_shifts, sums, table_slot = range(slot + 1, slot + 5)
    job = _job(shape, channels, inner, 0.0, weight, None, of_self)
    parts: list[tuple[str, Sizes]] = [("plane_grads", (0, 1, 2, 3, slot - 1, slot, of_weights, of_shifts))]
    rooms = []
    if inner < _SHORT:
        columns = channels * inner
        rooms = [Temporary(jobs.TABLES * columns * _chunks(shape, columns)), Temporary(4 * columns)]
        parts = [
            ("column_means", (2, 3, table_slot)),
            ("column_grad_sums", (0, 1, table_slot, sums)),
            ("column_slopes", (sums, 3, slot - 1, of_weights, of_shifts, table_slot)),
        ]
        if of_self:
            parts.append(("column_grads", (0, 1, table_slot, slot)))
    each = (kind.compute, per_channel)
    steps = _steps(kind, job, math.prod(shape), parts)
    return recipe(kind.compute, operands, shape if of_self else (0,), steps, rooms, further=[each, each])
