"""Random numbers of families of distributions, one for every element of the parameters, drawn by NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.random.operator import Generator, default_generator
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.sizes import broadcast_sizes
from runtime.tensor.type_info import finfo

_SMALL = 1e-300  # below this a concentration has no numbers other than 0


def _wide(tensor: Tensor, operator: str) -> Array:
    if not tensor.dtype.is_floating_point:
        msg = f"{operator}: expected a floating tensor, got {tensor.dtype.name}"
        raise UnsupportedError(msg)
    return np.asarray(cast_array(tensor._array, tensor.dtype, dtypes.float64))


def _made(values: Any, like: Tensor) -> Tensor:
    return make_tensor(cast_array(np.asarray(values), dtypes.float64, like.dtype), like.dtype)


def _drawn(generator: Generator, method: str, *parameters: Array) -> Array:
    """A draw with parameters that broadcast, seen as vectors: NumPy's generators take 32 dimensions at most."""
    sizes = broadcast_sizes(*[parameter.shape for parameter in parameters])
    vectors = [np.broadcast_to(parameter, sizes).reshape(-1) for parameter in parameters]
    return np.asarray(generator.draw(method, *vectors), np.float64).reshape(sizes)


def _check(good: Any, message: str) -> None:
    if not np.all(good):
        raise ComputeError(message)


def poisson(self: Tensor, generator: Generator | None) -> Tensor:
    """Numbers of events with the means that the elements are."""
    rate = _wide(self, "poisson")
    _check(rate >= 0, "poisson: invalid Poisson rate, expected rate to be non-negative")
    _check(rate < 2.0**63, "poisson: rates must be finite")
    # NumPy knows means whose numbers surely fit into int64; beyond them a normal number is as near as a float64.
    draws = generator or default_generator
    large = rate > 1e15
    if not large.any():
        return _made(_drawn(draws, "poisson", rate), self)
    few = _drawn(draws, "poisson", np.where(large, 1.0, rate))
    many = rate + np.sqrt(rate) * draws.draw("standard_normal", rate.shape)
    return _made(np.where(large, np.rint(many), few), self)


def binomial(count: Tensor, prob: Tensor, generator: Generator | None) -> Tensor:
    """How many of so many trials succeed."""
    number, chance = _wide(count, "binomial"), _wide(prob, "binomial")
    if count.dtype is not prob.dtype:
        msg = f"binomial: expected count and prob of one dtype, got {count.dtype} and {prob.dtype}"
        raise ComputeError(msg)
    try:
        broadcast_sizes(number.shape, chance.shape)
    except ValueError:
        msg = f"binomial: shapes {list(number.shape)} and {list(chance.shape)} do not broadcast"
        raise ComputeError(msg) from None
    _check((number >= 0) & (number < 2.0**62), "binomial: counts must be finite and not negative")
    _check((chance >= 0) & (chance <= 1), "binomial: probabilities must lie between 0 and 1")
    return _made(_drawn(generator or default_generator, "binomial", number.astype(np.int64), chance), count)


def standard_gamma(self: Tensor, generator: Generator | None) -> Tensor:
    """Numbers with these concentrations and the rate 1."""
    shape = _wide(self, "_standard_gamma")
    _check(shape >= 0, "_standard_gamma: concentrations must not be negative")
    return _made(_drawn(generator or default_generator, "standard_gamma", shape), self)


def dirichlet(self: Tensor, generator: Generator | None) -> Tensor:
    """Points of the simplex: numbers of gamma distributions over their sum.

    Those of small concentrations may all be too small for a float64. Therefore logarithms are drawn: a gamma number is
    one of the next concentration times a power of a uniform number (Marsaglia and Tsang, 2000, section 6).
    """
    shape = _wide(self, "_sample_dirichlet")
    _check(shape > 0, "_sample_dirichlet: concentrations must be positive")
    draws = generator or default_generator
    drawn = _drawn(draws, "standard_gamma", shape + 1)
    power = -draws.draw("standard_exponential", shape.shape) / np.maximum(shape, _SMALL)
    logs = np.log(drawn) + power
    if not logs.size:
        return _made(logs, self)
    parts = np.exp(logs - logs.max(-1, keepdims=True))
    # Densities may be infinite at 0 and 1, which are no points of the simplex's interior.
    limits = finfo(self.dtype)
    smallest, largest = limits.tiny, 1 - limits.eps / 2
    return _made(np.clip(parts / parts.sum(-1, keepdims=True), smallest, largest), self)
