"""Tensors as one vector and back, by the names that programs import from ``torch._utils``."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from runtime.nn.operators import F

__all__ = [
    "_flatten_dense_tensors", "_get_available_device_type", "_get_device_index", "_take_tensors",
    "_unflatten_dense_tensors",
]  # fmt: skip


def _flatten_dense_tensors(tensors: Iterable[Any]) -> Any:
    """The elements of tensors of one dtype, one after the other."""
    return F.cat([one.contiguous().view(-1) for one in tensors])


def _unflatten_dense_tensors(flat: Any, tensors: Sequence[Any]) -> tuple[Any, ...]:
    """A vector as tensors of the shapes of others; they are views of it."""
    parts = flat.split([math.prod(one.shape) for one in tensors])
    return tuple(part.view(one.shape) for part, one in zip(parts, tensors, strict=True))


def _take_tensors(tensors: Iterable[Any], size_limit: int) -> Iterator[list[Any]]:
    """Tensors in groups of one dtype and of about `size_limit` bytes."""
    waiting: dict[Any, list[Any]] = {}
    sizes: dict[Any, int] = {}
    for one in tensors:
        size = one.numel() * one.element_size()
        if waiting.get(one.dtype) and sizes[one.dtype] + size > size_limit:
            yield waiting.pop(one.dtype)
            sizes[one.dtype] = 0
        waiting.setdefault(one.dtype, []).append(one)
        sizes[one.dtype] = sizes.get(one.dtype, 0) + size
    yield from waiting.values()


def _get_available_device_type() -> None:
    """None: there is no device beside the CPU."""


def _get_device_index(device: Any, optional: bool = False, allow_cpu: bool = False) -> int:
    """-1: the CPU has no number."""
    del device, optional, allow_cpu
    return -1
