"""Samples to batches."""

from __future__ import annotations

import copy
from collections.abc import Mapping, MutableMapping, MutableSequence, Sequence
from typing import Any

import numpy as np

from runtime.data.functions import F
from runtime.errors import ArgumentError, ComputeError
from runtime.tensor import Tensor
from runtime.tensor.dtypes import float64
from runtime.tensor.factories import as_tensor, tensor

__all__ = ["default_collate", "default_convert"]


def default_collate(batch: Any) -> Any:
    """A list of samples as one batch: tensors, arrays and numbers as tensors with one dimension more.

    Floats become float64, ints int64. Text stays a list. Dicts, lists, tuples and named tuples become one of batches.
    TypeError for samples of other types, RuntimeError for samples of different lengths.
    """
    first = batch[0]
    if isinstance(first, Tensor):
        return F.stack(list(batch), 0)
    if isinstance(first, (np.ndarray, np.generic)):
        return _of_arrays(batch, first)
    if isinstance(first, float):
        return tensor(list(batch), dtype=float64)
    if isinstance(first, int):
        return tensor(list(batch))
    if isinstance(first, (str, bytes)):
        return batch
    if isinstance(first, Mapping):
        return _of_mappings(batch, first)
    if isinstance(first, tuple) and hasattr(first, "_fields"):
        return type(first)(*map(default_collate, _columns(batch)))
    if isinstance(first, tuple):
        return [default_collate(column) for column in _columns(batch)]
    if isinstance(first, Sequence):
        return like(first, [default_collate(column) for column in _columns(batch)])
    msg = (
        f"default_collate(): batches are made of tensors, arrays, numbers, text, dicts and lists, got "
        f"{type(first).__name__}; give a collate_fn that knows it"
    )
    raise ArgumentError(msg)


def _of_arrays(batch: Any, first: Any) -> Any:
    if first.dtype.kind in "SUO":
        msg = f"default_collate(): an array of {first.dtype} cannot become a tensor; give a collate_fn that knows it"
        raise ArgumentError(msg)
    return F.stack([as_tensor(item) for item in batch], 0)


def _of_mappings(batch: Any, first: Mapping[Any, Any]) -> Any:
    collated = {key: default_collate([item[key] for item in batch]) for key in first}
    if type(first) is dict or not isinstance(first, MutableMapping):
        return collated
    copied = copy.copy(first)
    copied.update(collated)
    return copied


def _columns(batch: Any) -> list[tuple[Any, ...]]:
    sizes = {len(item) for item in batch}
    if len(sizes) > 1:
        msg = f"default_collate(): samples have the lengths {', '.join(map(str, sorted(sizes)))}, which should be equal"
        raise ComputeError(msg)
    return list(zip(*batch, strict=True))


def like(first: Sequence[Any], items: list[Any]) -> Any:
    """Items in a sequence of the type of `first`, if that can be written; else their list."""
    if type(first) is list or not isinstance(first, MutableSequence):
        return items
    copied = copy.copy(first)
    copied[:] = items
    return copied


def default_convert(data: Any) -> Any:
    """A sample with its arrays as tensors; what is done where there are no batches."""
    if isinstance(data, (np.ndarray, np.generic)):
        return data if data.dtype.kind in "SUO" else as_tensor(data)
    if isinstance(data, Mapping):
        return {key: default_convert(value) for key, value in data.items()}
    if isinstance(data, tuple) and hasattr(data, "_fields"):
        return type(data)(*map(default_convert, data))
    if isinstance(data, tuple):
        return [default_convert(item) for item in data]
    if isinstance(data, Sequence) and not isinstance(data, (str, bytes)):
        return like(data, [default_convert(item) for item in data])
    return data
