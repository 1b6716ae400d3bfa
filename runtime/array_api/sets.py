"""The different elements of a tensor. Every NaN is different from all others."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from runtime.tensor import Tensor, from_numpy
from runtime.tensor.tensor import to_numpy


class UniqueAll(NamedTuple):
    """What :func:`unique_all` returns."""

    values: Tensor
    indices: Tensor
    inverse_indices: Tensor
    counts: Tensor


class UniqueCounts(NamedTuple):
    """What :func:`unique_counts` returns."""

    values: Tensor
    counts: Tensor


class UniqueInverse(NamedTuple):
    """What :func:`unique_inverse` returns."""

    values: Tensor
    inverse_indices: Tensor


def unique_all(x: Tensor, /) -> UniqueAll:
    """The different elements, where each stands first, which of them every element is, and how many there are."""
    values, indices, inverse, counts = np.unique(
        to_numpy(x), return_index=True, return_inverse=True, return_counts=True, equal_nan=False
    )
    return UniqueAll(_values(values, x), _places(indices), _places(inverse.reshape(x.shape)), _places(counts))


def unique_counts(x: Tensor, /) -> UniqueCounts:
    """The different elements, and how many there are of each."""
    values, counts = np.unique(to_numpy(x), return_counts=True, equal_nan=False)
    return UniqueCounts(_values(values, x), _places(counts))


def unique_inverse(x: Tensor, /) -> UniqueInverse:
    """The different elements, and which of them every element is."""
    values, inverse = np.unique(to_numpy(x), return_inverse=True, equal_nan=False)
    return UniqueInverse(_values(values, x), _places(inverse.reshape(x.shape)))


def unique_values(x: Tensor, /) -> Tensor:
    """The different elements."""
    return _values(np.unique(to_numpy(x), equal_nan=False), x)


def _values(array: np.ndarray[Any, Any], x: Tensor) -> Tensor:
    return from_numpy(array).to(x.dtype)  # type: ignore[attr-defined, no-any-return]


def _places(array: np.ndarray[Any, Any]) -> Tensor:
    return from_numpy(array.astype(np.int64))
