"""Tensors as one vector and back, by the names that programs import from ``torch._utils``."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from runtime.errors import ArgumentError
from runtime.nn.operators import F
from runtime.tensor.dtypes import dtype as dtype_class

__all__ = [
    "_element_size", "_flatten_dense_tensors", "_get_available_device_type", "_get_device_index", "_take_tensors",
    "_unflatten_dense_tensors",
]  # fmt: skip


def _element_size(dtype: Any) -> int:
    """The bytes of an element of a dtype. TypeError for what is none."""
    if not isinstance(dtype, dtype_class):
        msg = f"_element_size(): expected a dtype, got {type(dtype).__name__}"
        raise ArgumentError(msg)
    return dtype.itemsize


def _flatten_dense_tensors(tensors: Iterable[Any]) -> Any:
    """The elements of tensors of one dtype, one after the other."""
    return F.cat([tensor.contiguous().view(-1) for tensor in tensors])


def _unflatten_dense_tensors(flat: Any, tensors: Sequence[Any]) -> tuple[Any, ...]:
    """A vector as tensors of the shapes of others; they are views of it."""
    parts = flat.split([math.prod(tensor.shape) for tensor in tensors])
    return tuple(part.view(tensor.shape) for part, tensor in zip(parts, tensors, strict=True))


def _take_tensors(tensors: Iterable[Any], size_limit: int) -> Iterator[list[Any]]:
    """Tensors in groups of one dtype and of about `size_limit` bytes."""
    waiting: dict[Any, list[Any]] = {}
    sizes: dict[Any, int] = {}
    for tensor in tensors:
        size = tensor.numel() * tensor.element_size()
        if waiting.get(tensor.dtype) and sizes[tensor.dtype] + size > size_limit:
            yield waiting.pop(tensor.dtype)
            sizes[tensor.dtype] = 0
        waiting.setdefault(tensor.dtype, []).append(tensor)
        sizes[tensor.dtype] = sizes.get(tensor.dtype, 0) + size
    yield from waiting.values()


def _get_available_device_type() -> None:
    """None: there is no device beside the CPU."""


def _get_device_index(device: Any, optional: bool = False, allow_cpu: bool = False) -> int:
    """-1: the CPU has no number."""
    del device, optional, allow_cpu
    return -1
