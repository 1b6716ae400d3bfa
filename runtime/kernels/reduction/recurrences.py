"""Linear recurrences of several states that read each other: the gradients of scans that carry them.

    y[t] = x[t] + W[t] y[t - 1]          x and y have the states last, W a matrix of them for every element
"""

from __future__ import annotations

import math

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.errors import DimensionError
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.tensor import wrap_dim

_FEW = 256  # multiplications of one line up to which NumPy is quicker than looking for compiled code


def state_recurrence(self: Tensor, weight: Tensor, dim: int, reverse: bool) -> Tensor:
    """Every element plus `weight` times the result before it along `dim`, or with `reverse` the one behind it.

    `self` is of shape ``(*, n)``, `weight` of shape ``(*, n, n)``; `dim` counts the dimensions before `n`. Sums are of
    float64 at least.
    """
    axis, shape = check_states(self, weight, dim), self._array.shape
    lines = shape[:-1] or (1,)
    outer, steps, inner = math.prod(lines[:axis]), lines[axis], math.prod(lines[axis + 1 :])
    kind = dtypes.float32 if self.dtype in (dtypes.float16, dtypes.bfloat16) else self.dtype
    values = cast_array(self._array, self.dtype, kind).reshape(outer, steps, inner, shape[-1])
    weights = cast_array(weight._array, self.dtype, kind).reshape(*values.shape, shape[-1])
    out = np.empty(values.shape, values.dtype)
    if values.size:
        state = np.zeros((inner, shape[-1]), np.result_type(values, np.float64))
        if steps * shape[-1] ** 2 <= _FEW:
            with np.errstate(all="ignore"):
                _run(values, weights, out, state, reverse)
        else:
            _loop(values, weights, out, state, np.empty_like(state[0]), reverse)
    return make_tensor(cast_array(out.reshape(shape), kind, self.dtype), self.dtype)


def check_states(self: Tensor, weight: Tensor, dim: int) -> int:
    """The dimension, counted from the front; IndexError for operands that do not fit together."""
    shape = self._sizes
    if not shape or weight._sizes != (*shape, shape[-1]) or weight.dtype is not self.dtype:
        msg = (
            "_state_recurrence: expected a matrix for every vector of states, of one dtype, got "
            f"{self.dtype.name} of shape {list(shape)} and {weight.dtype.name} of shape {list(weight._sizes)}"
        )
        raise DimensionError(msg)
    return wrap_dim(dim, len(shape) - 1)


def _run(values: Array, weights: Array, out: Array, state: Array, reverse: bool) -> None:
    """As :func:`_loop`, all lines of a step at once."""
    places = range(values.shape[1])
    for line, factors, target in zip(values, weights, out, strict=True):
        for number, t in enumerate(reversed(places) if reverse else places):
            fresh = line[t].astype(state.dtype)
            for i in range(state.shape[1] if number else 0):
                fresh += factors[t, :, :, i] * state[:, i : i + 1]
            target[t] = state[...] = fresh


@array_loop()
def _loop(values: Array, weights: Array, out: Array, state: Array, fresh: Array, reverse: bool) -> None:
    """Arrays ``(outer, steps, inner, n)`` and ``(outer, steps, inner, n, n)``; `state` and `fresh` are room."""
    steps, inner, size = values.shape[1:]
    for line in range(values.shape[0]):
        for number in range(steps):
            t = steps - 1 - number if reverse else number
            for column in range(inner):
                for j in range(size):
                    fresh[j] = values[line, t, column, j]
                    if number:
                        for i in range(size):
                            fresh[j] += weights[line, t, column, j, i] * state[column, i]
                for j in range(size):
                    state[column, j] = fresh[j]
                    out[line, t, column, j] = fresh[j]
