"""Key sets of the arguments of calls: those of all their tensors, joined."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runtime.tensor import Tensor, keys


def keyset_of(values: Iterable[Any]) -> int:
    """The union of the key sets of the tensors among `values`, those in tuples and lists included."""
    keyset = 0
    for value in values:
        if isinstance(value, Tensor):
            keyset |= value._keys
        elif isinstance(value, (tuple, list)):
            for item in value:
                if isinstance(item, Tensor):
                    keyset |= item._keys
    return keyset


def keyset_of_index(index: Any) -> int:
    """The union of the key sets of the tensors in an index, however nested."""
    if isinstance(index, Tensor):
        return index._keys
    keyset = 0
    if isinstance(index, (tuple, list)):
        for item in index:
            keyset |= keyset_of_index(item)
    return keyset


def keys_of(tensors: Iterable[Any]) -> int:
    """The union of the key sets of a list of tensors; CPU when it is empty."""
    keyset = 0
    for tensor in tensors:
        if tensor is not None:
            keyset |= tensor._keys
    return keyset or keys.CPU
