"""Kernels of devices that are composed of other operators, where the CPU has loops written by hand.

A device whose elementwise operators and reductions are its own (``compile``) joins and normalizes tensors, and computes
losses of classes, by them; what is computed, in which dtypes, and which results have no elements, is as on the CPU.
Nothing is recorded here: these are kernels.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from typing import Any

from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import ComputeError, DimensionError
from runtime.guards import unrecorded
from runtime.kernels.creation import operator as creation
from runtime.kernels.losses import operator as losses
from runtime.kernels.normalization import channels as batches
from runtime.kernels.normalization import operator as layers
from runtime.tensor import Tensor, keys
from runtime.tensor.backends import DeviceBackend
from runtime.tensor.casting import check_int64
from runtime.tensor.dtypes import int64
from runtime.tensor.plans import KernelPlan, load_plans

_COMPOSITIONS: dict[Any, Kernel] = {}  # by the kernel of the CPU


def composed_kernel(backend: DeviceBackend, operator: Operator) -> Kernel | None:
    """The kernel of an operator that is composed of others; None for most."""
    kernel = operator.kernels.get(keys.CPU)
    return None if backend.compile is None or kernel is None else _COMPOSITIONS.get(inspect.unwrap(kernel))


def _in_place_of(on_cpu: Any) -> Callable[[Kernel], Kernel]:
    """A decorator of what does on devices what a kernel does on the CPU."""

    def attach(kernel: Kernel) -> Kernel:
        _COMPOSITIONS[inspect.unwrap(on_cpu)] = unrecorded(kernel)
        return kernel

    return attach


# -- joining -----------------------------------------------------------------------------------------------------------


@_in_place_of(creation.cat)
def _cat(tensors: tuple[Any, ...], dim: int) -> Tensor:
    plan = _planned(creation.cat, tensors, dim)
    out: Any = tensors[0].new_empty(0, dtype=plan.kind).new_empty_strided(plan.sizes, plan.steps())
    dim, start = dim % max(1, len(plan.sizes)), 0
    for tensor in tensors:
        if tensor.numel():
            out.narrow(dim, start, tensor.shape[dim]).copy_(tensor)
            start += tensor.shape[dim]
    return out  # type: ignore[no-any-return]


def _planned(kernel: Any, *arguments: Any) -> KernelPlan:
    """What a kernel of the CPU would give; its errors are those of the arguments."""
    load_plans(kernel)
    return kernel.plan(*arguments)  # type: ignore[no-any-return]


# -- rows --------------------------------------------------------------------------------------------------------------


@_in_place_of(layers.normalize_rows)
def _normalize_rows(
    self: Any, weight: Any, bias: Any, groups: int, channels: int, inner: int, eps: float, centers: bool = True
) -> tuple[Tensor, ...]:
    rows = _rows(self, groups, channels, inner)
    mean = rows.mean((2, 3), True) if centers else rows.new_zeros((*rows.shape[:2], 1, 1))
    centered = rows - mean if centers else rows
    rstd = (centered.square().mean((2, 3), True) + eps).rsqrt()
    result = _weighed(centered * rstd, weight, bias, (groups, channels, 1))
    return result.reshape(self.shape).to(self.dtype), mean.reshape(-1), rstd.reshape(-1)


@_in_place_of(layers.normalize_rows_gradients)
def _normalize_rows_gradients(
    grad_output: Any, self: Any, mean: Any, rstd: Any, weight: Any, bias: Any, groups: int, channels: int, inner: int,
    of_self: bool, of_weights: bool, centers: bool = True,
) -> tuple[Tensor, ...]:  # fmt: skip
    kind = grad_output.dtype
    grads, rows = (_rows(tensor, groups, channels, inner) for tensor in (grad_output, self))
    sizes = (*rows.shape[:2], 1, 1)
    scale = rstd.reshape(sizes)
    normalized = (rows - mean.reshape(sizes)) * scale
    result = self.new_empty((0,))
    if of_self:
        weighed = _weighed(grads, weight, None, (groups, channels, 1))
        result = _projected(weighed, normalized, scale, (2, 3), centers=centers).reshape(self.shape).to(kind)
    affine = bias if weight is None else weight
    if affine is None or not of_weights:
        return result, mean.new_empty((0,)), mean.new_empty((0,))
    return result, (grads * normalized).sum((0, 3)).reshape(affine.shape), grads.sum((0, 3)).reshape(affine.shape)


def _rows(tensor: Any, groups: int, channels: int, inner: int) -> Any:
    """Samples, their groups, the channels of these and what follows, in the dtype that is computed in."""
    layers.checked_kind(tensor.dtype)
    each = groups * channels * inner
    samples = tensor.numel() // each if each else 0
    return tensor.to(tensor.dtype.compute).reshape(samples, groups, channels, inner)


# -- channels ----------------------------------------------------------------------------------------------------------


@_in_place_of(batches.normalize_channels)
def _normalize_channels(
    self: Any, weight: Any, bias: Any, channels: int, inner: int, eps: float
) -> tuple[Tensor, ...]:
    planes = _planes(self, channels, inner)
    mean = planes.mean((0, 2), True)
    centered = planes - mean
    variance = centered.square().mean((0, 2), True)
    rstd = (variance + eps).rsqrt()
    result = _weighed(centered * rstd, weight, bias, (channels, 1)).reshape(self.shape).to(self.dtype)
    return result, mean.reshape(-1), rstd.reshape(-1), variance.reshape(-1)


@_in_place_of(batches.normalize_channels_gradients)
def _normalize_channels_gradients(
    grad_output: Any, self: Any, mean: Any, rstd: Any, weight: Any, channels: int, inner: int, of_self: bool
) -> tuple[Tensor, ...]:
    grads, planes = (_planes(tensor, channels, inner) for tensor in (grad_output, self))
    scale = rstd.reshape(channels, 1)
    normalized = (planes - mean.reshape(channels, 1)) * scale
    result = self.new_empty((0,))
    if of_self:
        weighed = _weighed(grads, weight, None, (channels, 1))
        result = _projected(weighed, normalized, scale, (0, 2)).reshape(self.shape).to(grad_output.dtype)
    return result, (grads * normalized).sum((0, 2)), grads.sum((0, 2))


def _planes(tensor: Any, channels: int, inner: int) -> Any:
    """Samples, channels and what follows, in the dtype that is computed in."""
    layers.checked_kind(tensor.dtype)
    each = channels * inner
    return tensor.to(tensor.dtype.compute).reshape(tensor.numel() // each if each else 0, channels, inner)


def _weighed(normalized: Any, weight: Any, bias: Any, sizes: tuple[int, ...]) -> Any:
    """Times weights, plus shifts, where they are there."""
    weighed = normalized if weight is None else normalized * weight.to(normalized.dtype).reshape(sizes)
    return weighed if bias is None else weighed + bias.to(normalized.dtype).reshape(sizes)


def _projected(grads: Any, normalized: Any, scale: Any, dims: tuple[int, ...], *, centers: bool = True) -> Any:
    """The gradient of what was brought to mean 0 and variance 1: without the part along means and `normalized`."""
    projected = grads - normalized * (grads * normalized).mean(dims, True)
    return scale * (projected - grads.mean(dims, True) if centers else projected)


# -- losses of classes -------------------------------------------------------------------------------------------------


@_in_place_of(losses.nll_forward)
def _nll_forward(self: Any, target: Any, reduction: int, ignore_index: int) -> Tensor:
    rows = _classes_in_the_middle(self)
    valid, chosen = _chosen(rows.shape, target, ignore_index)
    each = -rows.to(self.dtype.compute).where(chosen, 0.0).sum(1)
    if reduction == losses.EACH:
        return each.where(valid[:, 0], 0.0).reshape(target.shape).to(self.dtype)  # type: ignore[no-any-return]
    total = each.sum()
    return (total / valid.sum() if reduction == losses.MEAN else total).to(self.dtype)  # type: ignore[no-any-return]


@_in_place_of(losses.nll_backward)
def _nll_backward(
    grad_output: Any, target: Any, sizes: tuple[int, ...], reduction: int, ignore_index: int
) -> Tensor:
    rows = _classes_in_the_middle(grad_output.new_empty((1,)).expand(sizes))
    valid, chosen = _chosen(rows.shape, target, ignore_index)
    if grad_output.numel() != (target.numel() if reduction == losses.EACH else 1):
        msg = f"expected a gradient for each loss, got one of shape {list(grad_output.shape)}"
        raise ComputeError(msg)
    grads = -grad_output.to(grad_output.dtype.compute)
    grads = grads.reshape(valid.shape) if reduction == losses.EACH else grads.reshape(1, 1, 1)
    share = grads / valid.sum() if reduction == losses.MEAN else grads
    zero = grads.new_zeros((1,))
    return share.where(chosen, zero).reshape(sizes).to(grad_output.dtype)  # type: ignore[no-any-return]


def _classes_in_the_middle(tensor: Any) -> Any:
    """Batch, classes, and all dimensions behind them as one; a vector is a batch of one."""
    if tensor.dim() == 1:
        return tensor.reshape(1, -1, 1)
    return tensor.reshape(*tensor.shape[:2], math.prod(tensor.shape[2:]))


def _chosen(sizes: tuple[int, ...], target: Any, ignore_index: int) -> tuple[Any, Any]:
    """Which targets are not ignored, (batch, 1, inner), and which elements they choose. IndexError for a bad one."""
    batch, classes, inner = sizes
    losses.check_targets(tuple(sizes), target)
    check_int64(ignore_index, "ignore_index")
    targets = target.reshape(batch, 1, inner)
    valid = targets != ignore_index
    bad = valid & ((targets < 0) | (targets >= classes))
    if target.numel() and bad.any().item():
        numbers = zip(targets.flatten().tolist(), bad.flatten().tolist(), strict=True)
        first = next(number for number, is_bad in numbers if is_bad)
        msg = f"target {first} is out of bounds: there are {classes} classes"
        raise DimensionError.untold(msg)
    positions = target.new_ones((classes,), dtype=int64).cumsum(0) - 1
    return valid, (positions.reshape(1, classes, 1) == targets) & valid
