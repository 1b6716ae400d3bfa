"""Random counts: the distributions of Poisson and of binomial trials."""

from __future__ import annotations

import numpy as np

from runtime.errors import ComputeError
from runtime.kernels.random.operator import Generator, default_generator
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array


def poisson(self: Tensor, generator: Generator | None) -> Tensor:
    """Numbers whose means are the elements."""
    means = _wide("poisson", self)
    if not (means >= 0).all():
        msg = "poisson: the means must not be negative or NaN"
        raise ComputeError(msg)
    return _as((generator or default_generator).draw("poisson", means), self)


def binomial(count: Tensor, prob: Tensor, generator: Generator | None) -> Tensor:
    """How many of `count` trials succeed, each with the probability `prob`; both broadcast."""
    if count.dtype is not prob.dtype:
        msg = f"binomial: count and prob must have one dtype, got {count.dtype} and {prob.dtype}"
        raise ComputeError(msg)
    counts, chances = np.broadcast_arrays(_wide("binomial", count), _wide("binomial", prob))
    if not ((counts >= 0) & np.isfinite(counts)).all() or not ((chances >= 0) & (chances <= 1)).all():
        msg = "binomial: counts must be finite and not negative, and probabilities lie between 0 and 1"
        raise ComputeError(msg)
    return _as((generator or default_generator).draw("binomial", counts.astype(np.int64), chances), count)


def _wide(operator: str, tensor: Tensor) -> Array:
    if not tensor.dtype.is_floating_point:
        msg = f"{operator}: expected a floating tensor, got {tensor.dtype}"
        raise ComputeError(msg)
    return cast_array(tensor._array, tensor.dtype, dtypes.float64)


def _as(drawn: Array, like: Tensor) -> Tensor:
    return make_tensor(cast_array(np.asarray(drawn, np.float64), dtypes.float64, like.dtype), like.dtype)
