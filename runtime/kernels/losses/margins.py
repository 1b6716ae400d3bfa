"""Hinge losses of several classes for each row of a matrix, added up in float64: what classes exceed a margin by."""

from __future__ import annotations

import numpy as np

from runtime.compile import kinds
from runtime.compile.array_loops import array_loop
from runtime.errors import ComputeError, DimensionError, UnsupportedError
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array


@array_loop(returns=kinds.int64)
def _single_loop(rows: Array, targets: Array, p: int, margin: float, out: Array) -> int:
    """The mean of ``max(0, margin - row[target] + row[k]) ** p``, the target's being 0; the place of a bad target."""
    for row in range(rows.shape[0]):
        target = targets[row]
        if target < 0 or target >= rows.shape[1]:
            return row
        total, score = 0.0, float(rows[row, target])
        for k in range(rows.shape[1]):
            above = margin - score + rows[row, k]
            if k != target and not above <= 0:
                total += above if p == 1 else above * above
        out[row] = total / rows.shape[1]
    return -1


@array_loop(returns=kinds.int64)
def _several_loop(rows: Array, targets: Array, out: Array) -> int:
    """The sum over targets up to the first that is negative, and over other classes, divided by that of all classes."""
    for row in range(rows.shape[0]):
        count = 0
        for k in range(rows.shape[1]):
            if targets[row, k] < -1 or targets[row, k] >= rows.shape[1]:
                return row
            if count == k and targets[row, k] >= 0:
                count += 1
        total = 0.0
        for k in range(rows.shape[1]):
            other = True
            for j in range(count):
                if targets[row, j] == k:
                    other = False
            for j in range(count if other else 0):
                above = 1.0 - rows[row, targets[row, j]] + rows[row, k]
                if not above <= 0:
                    total += above
        out[row] = total / rows.shape[1]
    return -1


def _matrices(self: Tensor, target: Tensor, ndim: int) -> tuple[Array, Array]:
    """The arrays of floats in rows and of int64 classes."""
    check_matrices(self, target, ndim)
    return np.ascontiguousarray(self._array), np.ascontiguousarray(target._array)


def check_matrices(self: Tensor, target: Tensor, ndim: int) -> None:
    """Errors of what are no rows of floats and their classes."""
    if self.dtype not in (dtypes.float32, dtypes.float64):
        msg = f"expected rows of float32 or float64, got {self.dtype.name}"
        raise UnsupportedError(msg)
    if self._ndim != 2 or target._sizes != self._sizes[:ndim]:
        msg = f"expected rows and their classes, got shapes {list(self._sizes)} and {list(target._sizes)}"
        raise ComputeError(msg)
    if target.dtype is not dtypes.int64:
        msg = f"expected int64 classes, got {target.dtype.name}"
        raise UnsupportedError(msg)


@builtin("runtime.kernels.losses.native", "multi_margin")
def multi_margin(self: Tensor, target: Tensor, p: int, margin: float) -> Tensor:
    """The hinge loss of each row, whose class is `target`."""
    rows, targets = _matrices(self, target, 1)
    out = np.empty(len(rows), rows.dtype)
    bad = _single_loop(rows, targets, int(p), float(margin), out)
    if bad >= 0:
        msg = f"target {targets[bad]} is out of bounds: there are {rows.shape[1]} classes"
        raise DimensionError.untold(msg)
    return make_tensor(out, self.dtype)


@builtin("runtime.kernels.losses.native", "multilabel_margin")
def multilabel_margin(self: Tensor, target: Tensor) -> Tensor:
    """The hinge loss of each row, whose classes are those of a row of `target` up to the first that is negative."""
    rows, targets = _matrices(self, target, 2)
    out = np.empty(len(rows), rows.dtype)
    bad = _several_loop(rows, targets, out)
    if bad >= 0:
        msg = f"multilabel_margin_loss: target must lie in [-1, {rows.shape[1]}), got {targets[bad].tolist()}"
        raise ComputeError(msg)
    return make_tensor(out, self.dtype)
