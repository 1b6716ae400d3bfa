"""Rows of elements brought to mean 0 and variance 1, with weights and shifts, and the gradients: layers and groups.

Without their mean taken from them they are brought to mean square 1: the root mean square norm.

A tensor is seen as rows of ``channels * inner`` elements that follow one another, of which `groups` make a sample: of
``layer_norm`` each row is one, of ``group_norm`` each group of channels. Every channel of a sample has a weight and a
shift. The loops are compiled when a dtype is first met; 16-bit floats are computed in float32.
"""

from __future__ import annotations

import functools
import math

import numpy as np

from runtime.errors import UnsupportedError
from runtime.kernels.recipes.recipe import Recipe, Step, Temporary, follow, recipe
from runtime.tensor import Tensor
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

Sizes = tuple[int, ...]
_CHUNK = 64  # rows whose shares in gradients of weights are added up one by one
_PASSES = 4  # over elements, by the gradients


def _rows(shape: Sizes, channels: int, inner: int) -> int:
    return math.prod(shape) // (channels * inner) if channels * inner else 0


def _job(
    shape: Sizes, groups: int, channels: int, inner: int, eps: float, weight: Sizes | None, bias: Sizes | None,
    centers: bool, count: int = 0, wants: bool = True,
) -> Array:  # fmt: skip
    from runtime.kernels.normalization import jobs

    return jobs.Rows.pack(
        rows=_rows(shape, channels, inner), groups=groups, channels=channels, inner=inner,
        epsilon=int(np.float64(eps).view(np.int64)), weighs=weight is not None, shifts=bias is not None,
        count=count, chunk=_CHUNK, wants=wants, centers=centers,
    )  # fmt: skip


def given_tensors(*tensors: Tensor | None) -> list[Tensor]:
    """Those that are there."""
    return [tensor for tensor in tensors if tensor is not None]


def shape_of(tensor: Tensor | None) -> Sizes | None:
    """The shape of a tensor that is there."""
    return None if tensor is None else tensor._sizes


def checked_kind(kind: dtype) -> dtype:
    """A dtype that can be normalized; others raise."""
    if not kind.is_floating_point:
        msg = f"expected an input of a floating dtype to normalize, got {kind}"
        raise UnsupportedError(msg)
    return kind


def normalize_rows(
    self: Tensor, weight: Tensor | None, bias: Tensor | None, groups: int, channels: int, inner: int, eps: float,
    centers: bool = True,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The result; means of rows, and the inverses of their standard deviations, in the dtype that is computed in.

    Without `centers` rows are divided by the root of their mean square, and means are 0.
    """
    recipe = forward_recipe(
        self.dtype, self._array.shape, shape_of(weight), shape_of(bias), groups, channels, inner, eps, centers
    )
    result: tuple[Tensor, Tensor, Tensor] = follow.call(recipe, self, *given_tensors(weight, bias))
    return result


@functools.lru_cache(256)
def forward_recipe(
    kind: dtype, shape: Sizes, weight: Sizes | None, bias: Sizes | None, groups: int, channels: int, inner: int,
    eps: float, centers: bool,
) -> Recipe:  # fmt: skip
    """The recipe of :func:`normalize_rows`."""
    from runtime.kernels.normalization import jobs

    checked_kind(kind)
    operands = [shape, *[sizes for sizes in (weight, bias) if sizes is not None]]
    result = len(operands)  # slots: the operands, then the results; what is not there is not read
    slots = (0, 1 if weight is not None else 0, result - 1, result, result + 1, result + 2)
    loop = functools.partial(jobs.compiled, "normalize_rows", kind.compute)
    job = _job(shape, groups, channels, inner, eps, weight, bias, centers)
    step = Step(loop, job, slots, math.prod(shape), jobs.LARGE, jobs.LITTLE)
    rows = (_rows(shape, channels, inner),)
    return recipe(kind.compute, operands, shape, [step], further=[(kind.compute, rows), (kind.compute, rows)])


def normalize_rows_gradients(
    grad_output: Tensor, self: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | None, bias: Tensor | None,
    groups: int, channels: int, inner: int, of_self: bool, of_weights: bool, centers: bool = True,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The gradients of input, weight and bias; those that are not wanted, or of what is not there, have no elements."""
    recipe = backward_recipe(
        grad_output.dtype, self._array.shape, shape_of(weight), shape_of(bias), groups, channels, inner, of_self,
        of_weights, centers,
    )  # fmt: skip
    result: tuple[Tensor, Tensor, Tensor] = follow.call(recipe, grad_output, self, mean, rstd, *given_tensors(weight))
    return result


@functools.lru_cache(256)
def backward_recipe(
    kind: dtype, shape: Sizes, weight: Sizes | None, bias: Sizes | None, groups: int, channels: int, inner: int,
    of_self: bool, of_weights: bool, centers: bool,
) -> Recipe:  # fmt: skip
    """The recipe of :func:`normalize_rows_gradients`."""
    from runtime.kernels.normalization import jobs

    rows = _rows(shape, channels, inner)
    operands = [shape, shape, (rows,), (rows,), *([] if weight is None else [weight])]
    affine = weight if weight is not None else bias
    if affine is None or not of_weights:
        affine = (0,)
    slot, count = len(operands), math.prod(affine)
    job = _job(shape, groups, channels, inner, 0.0, weight, bias, centers, count, of_self)
    sums = slot + 3
    room = Temporary(2 * count * -(-rows // _CHUNK))
    work = _PASSES * math.prod(shape)
    loops = [functools.partial(jobs.compiled, name, kind.compute) for name in ("normalized_grads", "add_chunks")]
    steps = [
        Step(loops[0], job, (0, 1, 2, 3, slot - 1, slot, sums), work, _PASSES * jobs.LARGE, _PASSES * jobs.LITTLE),
        Step(loops[1], job, (sums, slot + 1, slot + 2), room.elements, jobs.LARGE, jobs.LITTLE),
    ]
    further = [(kind.compute, affine), (kind.compute, affine)]
    return recipe(kind.compute, operands, shape if of_self else (0,), steps, [room], further=further)
