"""Losses of class indices: one element of every row is read, and its gradient written, by hand.

Written with operators it is a comparison, two checks, a gather and a mask, each a call and a tensor of its own; for the
batches that losses see, that is an order of magnitude more than the work.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from runtime.compile import kinds
from runtime.compile.array_loops import array_loop
from runtime.errors import ComputeError, DimensionError
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, check_int64

EACH, MEAN = 0, 1  # reductions: none, the mean; anything else is the sum


@array_loop(returns=kinds.int64)
def _forward_loop(rows: Array, targets: Array, ignored: int, reduction: int, out: Array) -> int:
    """The negative of every row's element at its target, each, or added up in float64; the place of a bad target."""
    total, count = 0.0, 0
    inner = rows.shape[2]
    for index in range(targets.size):
        target = targets[index]
        if target != ignored:
            if target < 0 or target >= rows.shape[1]:
                return index
            if reduction == EACH:
                out[index] = -rows[index // inner, target, index % inner]
            else:
                total -= rows[index // inner, target, index % inner]
                count += 1
    if reduction != EACH:
        out[0] = total / count if reduction == MEAN else total
    return -1


@array_loop(returns=kinds.int64)
def _backward_loop(grad: Array, targets: Array, ignored: int, reduction: int, rows: Array) -> int:
    """Write the gradient of :func:`_forward_loop` into `rows`, which are zeros; the place of a target out of bounds.

    NumPy may have written other targets since then.
    """
    count, inner = 1, rows.shape[2]
    if reduction == MEAN:
        count = 0
        for index in range(targets.size):
            count += targets[index] != ignored
    share = -(grad[0] / rows.dtype.type(count)) if grad.size else rows.dtype.type(0)
    for index in range(targets.size):
        target = targets[index]
        if target != ignored:
            if target < 0 or target >= rows.shape[1]:
                return index
            rows[index // inner, target, index % inner] = -grad[index] if reduction == EACH else share
    return -1


def _chosen(rows: Array, targets: Array, ignored: int) -> tuple[Array, Any]:
    """The places of targets that are not ignored, and the index of the elements there."""
    places = np.flatnonzero(targets != ignored)
    inner = max(rows.shape[2], 1)
    return places, (places // inner, targets[places], places % inner)


def _bad_place(rows: Array, targets: Array, ignored: int) -> int:
    """The first place of a target out of bounds; -1 without one."""
    bad = np.flatnonzero((targets != ignored) & ((targets < 0) | (targets >= rows.shape[1])))
    return int(bad[0]) if bad.size else -1


def _forward(rows: Array, targets: Array, ignored: int, reduction: int, out: Array) -> int:
    """As :func:`_forward_loop`, in the same order."""
    if targets.size >= GRAIN:
        bad: int = _forward_loop(rows, targets, ignored, reduction, out)
        return bad
    if (row := _bad_place(rows, targets, ignored)) >= 0:
        return row
    places, index = _chosen(rows, targets, ignored)
    if reduction == EACH:
        out[places] = -rows[index]
        return -1
    with np.errstate(all="ignore"):
        wide = rows[index].astype(np.result_type(rows, np.float64))
        total = np.subtract.accumulate(np.append(wide.dtype.type(0), wide))[-1]
        out[0] = total / np.float64(places.size) if reduction == MEAN else total
    return -1


def _backward(grad: Array, targets: Array, ignored: int, reduction: int, rows: Array) -> int:
    """As :func:`_backward_loop`."""
    if targets.size >= GRAIN:
        bad: int = _backward_loop(grad, targets, ignored, reduction, rows)
        return bad
    if (row := _bad_place(rows, targets, ignored)) >= 0:
        return row
    places, index = _chosen(rows, targets, ignored)
    if reduction == EACH:
        rows[index] = -grad[places]
    else:
        with np.errstate(all="ignore"):
            rows[index] = -(grad[0] / rows.dtype.type(places.size if reduction == MEAN else 1))
    return -1


def _rows(array: Array) -> Array:
    """Batch, classes, and all dimensions behind them as one; a vector is a batch of one."""
    shape = array.shape
    if len(shape) == 1:
        return array.reshape(1, -1, 1)
    return array.reshape(shape[0], shape[1], math.prod(shape[2:]))


def _targets(rows: Array, target: Tensor) -> Array:
    """The class of every row, one after another."""
    check_targets(rows.shape, target)
    return target._array.reshape(-1)


def check_targets(rows: tuple[int, ...], target: Tensor) -> None:
    """RuntimeError unless there is a class for every row; sizes are of a batch, classes, and what is behind them."""
    number = 1 if len(rows) == 1 else rows[0] * math.prod(rows[2:])
    if target.numel() != number or target.dtype is not dtypes.int64:
        msg = (
            f"expected {number} targets of int64, one for each row of classes, got {target.dtype.name} of shape "
            f"{list(target._sizes)}"
        )
        raise ComputeError(msg)


def _check(bad: int, targets: Array, rows: Array) -> None:
    """IndexError when a place of a target out of bounds was found."""
    if bad >= 0:
        msg = f"target {targets[bad]} is out of bounds: there are {rows.shape[1]} classes"
        raise DimensionError.untold(msg)


@builtin("runtime.kernels.losses.native", "nll_forward")
def nll_forward(self: Tensor, target: Tensor, reduction: int, ignore_index: int) -> Tensor:
    """``-self[target]`` along the classes: each, their sum or mean."""
    rows = _rows(self._array)
    targets = _targets(rows, target)
    check_int64(ignore_index, "ignore_index")
    out = np.zeros(target._array.shape if reduction == EACH else (), self._array.dtype)
    _check(_forward(rows, targets, ignore_index, reduction, out.reshape(-1)), targets, rows)
    return make_tensor(out, self.dtype)


@builtin("runtime.kernels.losses.native", "nll_backward")
def nll_backward(
    grad_output: Tensor, target: Tensor, sizes: tuple[int, ...], reduction: int, ignore_index: int
) -> Tensor:
    """The gradient of :func:`nll_forward`, zero but at the targets."""
    out = np.zeros(sizes, grad_output._array.dtype)
    gradient, rows = grad_output._array.reshape(-1), _rows(out)
    targets = _targets(rows, target)
    check_int64(ignore_index, "ignore_index")
    if gradient.size != (targets.size if reduction == EACH else 1):
        msg = f"expected a gradient for each loss, got one of shape {list(grad_output._array.shape)}"
        raise ComputeError(msg)
    _check(_backward(gradient, targets, ignore_index, reduction, rows), targets, rows)
    return make_tensor(out, grad_output.dtype)
