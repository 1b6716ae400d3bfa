"""Tensors in memory that several processes see: a nameless file that each of them maps, and finds by its descriptor."""

from __future__ import annotations

import ctypes
import mmap
import os
import tempfile
import weakref
from typing import Any

import numpy as np

from runtime.errors import ComputeError
from runtime.tensor.storage import address, owner_of
from runtime.tensor.tensor import Tensor, array_of
from runtime.tensor.versions import live_views

_descriptors: weakref.WeakKeyDictionary[mmap.mmap, int] = weakref.WeakKeyDictionary()


def memory_file() -> Any:
    """A file without a name: in memory where the system has such."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("opweave"), "wb")
    return tempfile.TemporaryFile()


def map_descriptor(descriptor: int, size: int) -> mmap.mmap:
    """The memory of a descriptor, which is closed with the last array over it."""
    mapped = mmap.mmap(descriptor, size)
    _descriptors[mapped] = descriptor
    weakref.finalize(mapped, os.close, descriptor).atexit = False
    return mapped


def place_of(tensor: Tensor) -> tuple[mmap.mmap, int, int] | None:
    """The mapping a tensor lies in, its descriptor, and the tensor's first byte there; None: no other process sees it.

    A mapping that a forked child has of its parent is shared as well.
    """
    base: Any = owner_of(array_of(tensor, "share_memory_")).base
    mapped = base.obj if isinstance(base, memoryview) else base
    if not isinstance(mapped, mmap.mmap) or mapped not in _descriptors:
        return None
    start = address(np.frombuffer(mapped, np.uint8))
    return mapped, _descriptors[mapped], address(tensor._array) - start


def share(tensor: Tensor) -> None:
    """Move the memory of a tensor, of the tensor that it is a view of, and of that one's views.

    Arrays that ``numpy()`` gave before keep the old memory. RuntimeError for a tensor that is not in this process's own
    memory, such as one whose elements are mapped from a file.
    """
    if place_of(tensor) is not None:
        return
    root = tensor._base if tensor._base is not None else tensor
    moved = {id(view): view for view in (root, tensor, *live_views(root))}
    owner = owner_of(root._array)
    low, high = np.lib.array_utils.byte_bounds(owner)
    mapped = _mapped(max(1, high - low))
    if owner.size:
        ctypes.memmove(address(np.frombuffer(mapped, np.uint8)), low, high - low)
    for value in moved.values():
        array = value._array
        offset = address(array) - low if array.size else 0
        if not 0 <= offset <= high - low:
            msg = "share_memory_(): a view of the tensor does not lie in its memory"
            raise ComputeError(msg)
        value._array = over(mapped, array.shape, array.strides, offset, array.dtype)


def over(
    mapped: mmap.mmap, shape: tuple[int, ...], strides: tuple[int, ...], offset: int, kind: np.dtype[Any]
) -> np.ndarray[Any, Any]:  # fmt: skip
    """An array in a mapping."""
    mapped_bytes = np.frombuffer(mapped, np.uint8)
    return np.ndarray(shape, kind, mapped_bytes, offset, strides)


def _mapped(size: int) -> mmap.mmap:
    with memory_file() as file:
        file.truncate(size)
        return map_descriptor(os.dup(file.fileno()), size)
