"""Pinned memory: memory of the host that a registered device reads and writes by itself.

A backend may bring an allocator of it, ``devices.register(..., host_allocator=...)``; without one pinned memory is
ordinary memory that says that it is pinned, so that programs written for such devices run alike.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ComputeError
from runtime.tensor.backends import BY_NAME, DeviceBackend
from runtime.tensor.device import device as device_type
from runtime.tensor.formats import is_dense
from runtime.tensor.keys import CPU, META, SPARSE_LAYOUTS
from runtime.tensor.storage import DataPtr, cpu_allocator
from runtime.tensor.tensor import Tensor, make_tensor

Array = np.ndarray[Any, Any]


class PinnedMemory:
    """A block of pinned memory, the base of the arrays that lie in it: it goes back when the last of them is gone."""

    __slots__ = ("__array_interface__", "__weakref__", "device_type", "pointer")

    def __init__(self, pointer: DataPtr, nbytes: int, device_type: str) -> None:
        self.pointer, self.device_type = pointer, device_type
        self.__array_interface__ = {
            "data": (pointer.address, False), "shape": (nbytes,), "typestr": "|u1", "version": 3,
        }  # fmt: skip


def _memory_under(owner: Any) -> PinnedMemory | None:
    """The pinned memory in which an array lies, or of which a storage is."""
    while owner is not None and not isinstance(owner, PinnedMemory):
        owner = owner.obj if isinstance(owner, memoryview) else getattr(owner, "base", None)
    return owner


def is_pinned(owner: Any, where: Any = None) -> bool:
    """Whether an array lies in pinned memory, of that type of device where one is named."""
    memory = _memory_under(owner)
    return memory is not None and (where is None or device_type(where).type == memory.device_type)


def pin(tensor: Any, where: Any = None) -> Tensor:
    """The tensor in memory that is pinned for a device, the first registered one where none is named; itself if it is.

    Gradients go through. RuntimeError for a tensor that is not a dense one on the CPU, and where no device is
    registered.
    """
    backend = _backend_for(where)
    if not tensor._keys & CPU or tensor._keys & SPARSE_LAYOUTS or getattr(tensor, "_array", None) is None:
        msg = f"pin_memory(): expected a dense tensor on the CPU, got one of {tensor.layout} on {tensor.device}"
        raise ComputeError(msg)
    if is_pinned(tensor._array, backend.name):
        return tensor  # type: ignore[no-any-return]
    memory = _allocated(backend, tensor._array)
    return make_tensor(memory, tensor.dtype).copy_(tensor)  # type: ignore[attr-defined, no-any-return]


def check_pinning() -> None:
    """RuntimeError where there is no device that memory could be pinned for."""
    _backend_for(None)


def pinned_if(wanted: Any, tensor: Any) -> Any:
    """A new tensor, in pinned memory where that is wanted; one of the meta device has no memory."""
    if not wanted or tensor._keys & META:
        return tensor
    check_pinning()
    return pin(tensor)


def _backend_for(where: Any) -> DeviceBackend:
    name = next(iter(BY_NAME), None) if where is None else device_type(where).type
    if name not in BY_NAME:
        msg = "pin_memory(): there is no device to pin memory for; ask cuda.is_available() first"
        raise ComputeError(msg)
    return BY_NAME[name]


def _allocated(backend: DeviceBackend, array: Array) -> Array:
    """Pinned memory for an array, with its strides where there are no gaps between elements."""
    allocator = backend.host_allocator or cpu_allocator
    nbytes = max(array.nbytes, 1)
    pointer = allocator.allocate(nbytes, backend.current_index)
    if not isinstance(pointer, DataPtr):
        msg = f"pin_memory(): allocate() of the host_allocator must give a DataPtr, got {type(pointer).__name__}"
        raise ArgumentError(msg)
    buffer = np.asarray(PinnedMemory(pointer, nbytes, backend.name))
    return np.ndarray(array.shape, array.dtype, buffer, 0, array.strides if is_dense(array) else None)
