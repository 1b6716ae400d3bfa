"""Batches in memory that is pinned for a device."""

from __future__ import annotations

import copy
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any

from runtime.data.collate import like
from runtime.tensor import Tensor


def pinned(batch: Any, device: Any = None) -> Any:
    """A batch whose tensors are pinned, in dicts, lists and tuples too, and in what has a method `pin_memory`.

    As :func:`default_collate` does, it makes lists of tuples that are not named.
    """
    if isinstance(batch, Tensor):
        return batch.pin_memory(device or None)
    if callable(getattr(batch, "pin_memory", None)):
        return batch.pin_memory()
    if isinstance(batch, (str, bytes)):
        return batch
    if isinstance(batch, Mapping):
        items = {key: pinned(value, device) for key, value in batch.items()}
        if type(batch) is dict or not isinstance(batch, MutableMapping):
            return items
        copied = copy.copy(batch)
        copied.update(items)
        return copied
    if isinstance(batch, tuple) and hasattr(batch, "_fields"):
        return type(batch)(*[pinned(item, device) for item in batch])
    if isinstance(batch, Sequence):
        return like(batch, [pinned(item, device) for item in batch])
    return batch
