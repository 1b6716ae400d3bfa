"""Backends that a program registers: where their memory comes from, and how bytes get there and back.

The functions of a backend move runs of bytes. Sizes, strides and dtypes are handled here, once for all backends:
:meth:`DeviceBackend.read` returns the elements of a tensor as an array, :meth:`DeviceBackend.write` copies an array
into a tensor, for any strides. :func:`runtime.devices.registry.register` creates a DeviceBackend.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ComputeError, OutOfMemoryError
from runtime.tensor.device import device
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import contiguous_strides, is_dense
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import BACKENDS, CPU
from runtime.tensor.storage import DataPtr, Storage
from runtime.thread_state import ThreadState

Array = np.ndarray[Any, Any]
Sizes = tuple[int, ...]

BY_KEY: dict[int, DeviceBackend] = {}  # the backends that are registered, by their keys
BY_NAME: dict[str, DeviceBackend] = {}
_listeners: list[Callable[[DeviceBackend], None]] = []
# What counts new memory: called with the device and the bytes, gives a function for when it is freed, or None.
TRACKERS: list[Callable[[device, int], Callable[[], None] | None]] = []


@dataclass(slots=True)
class MemoryUse:
    """How many bytes of a device tensors have now, and had at most; and how many pieces that are."""

    allocated: int = 0
    peak: int = 0
    pieces: int = 0

    def add(self, nbytes: int) -> None:
        """Count a new piece of memory."""
        self.allocated += nbytes
        self.pieces += 1
        self.peak = max(self.peak, self.allocated)

    def remove(self, nbytes: int) -> None:
        """Count a piece that was freed."""
        self.allocated -= nbytes
        self.pieces -= 1


@dataclass(eq=False)
class DeviceBackend:
    """A type of device, ``name``, with its dispatch key and the functions that serve its memory.

    ``allocator``    ``allocate(nbytes, index)`` gives a :class:`DataPtr` on the device of that index
    ``copy_in``      ``copy_in(to, offset, source)`` writes an array of bytes behind the first `offset` bytes of `to`
    ``copy_out``     ``copy_out(target, source, offset)`` reads as many bytes from there as the array `target` has
    ``copy_within``  ``copy_within(to, to_offset, source, source_offset, nbytes)`` copies on one device
    ``count``        how many devices there are
    ``synchronize``  ``synchronize(index)`` waits until a device has done all that it was told
    ``streams``      what has Stream, Event, current_stream and the like, None where work is done in order
    ``generator``    ``generator(index)`` gives what has manual_seed, None where numbers are those of the CPU
    ``compile``      ``compile(kernel)`` gives code for what follows from trees, None where there is none
    ``host_allocator``  gives memory of the host that the device reads by itself, None where it has no such
    ``worker``       whether backward passes compute in a thread of each device
    ``copy_elements``  ``copy_elements(target, source)`` writes a tensor into another one of its sizes, by a kernel;
                     False where there is none
    """

    name: str
    key: int
    allocator: Any
    copy_in: Callable[[DataPtr, int, Array], None]
    copy_out: Callable[[Array, DataPtr, int], None]
    copy_within: Callable[[DataPtr, int, DataPtr, int, int], None]
    count: Callable[[], int]
    synchronize: Callable[[int], None]
    streams: Any = None
    generator: Callable[[int], Any] | None = None
    compile: Callable[[Any], Any] | None = None
    host_allocator: Any = None
    worker: bool = False
    copy_elements: Callable[[Any, Any], bool] = lambda _, __: False
    undo: ExitStack = field(default_factory=ExitStack)  # what takes the backend away again
    uses: dict[int, MemoryUse] = field(default_factory=dict)
    _devices: dict[int, device] = field(default_factory=dict)
    _thread: ThreadState = field(default_factory=ThreadState)
    _lock: Any = field(default_factory=threading.RLock)

    # -- devices -------------------------------------------------------------------------------------------------------

    @property
    def current_index(self) -> int:
        """The index of the device that a name without an index stands for in this thread."""
        return getattr(self._thread, "index", 0)

    @current_index.setter
    def current_index(self, index: int) -> None:
        self._thread.index = self.checked(index)

    def checked(self, index: int) -> int:
        """`index`; RuntimeError where there is no such device."""
        if not 0 <= index < self.count():
            msg = f"there is no device '{self.name}:{index}': {self.name}.device_count() is {self.count()}"
            raise ComputeError(msg)
        return index

    def device_at(self, where: device | int | None = None) -> device:
        """A device of this backend with its index; the current one where none is said."""
        index = where.index if isinstance(where, device) else where
        index = self.checked(self.current_index if index is None else index)
        if index not in self._devices:
            self._devices[index] = device(self.name, index)
        return self._devices[index]

    def use_of(self, index: int) -> MemoryUse:
        """What tensors have of the memory of a device."""
        return self.uses.setdefault(index, MemoryUse())

    # -- memory --------------------------------------------------------------------------------------------------------

    def allocate(self, nbytes: int, where: device) -> Storage:
        """New memory on a device, which goes back when the last tensor that views it is gone."""
        where = self.device_at(where)
        if not nbytes:
            return Storage(DataPtr(0, None), 0, device=where)
        try:
            pointer = self.allocator.allocate(nbytes, where.index)
        except MemoryError as error:
            msg = f"{where}: the allocator has no {nbytes} bytes: {error}"
            raise OutOfMemoryError.untold(msg) from error
        if not isinstance(pointer, DataPtr):
            msg = f"{where}: allocate() must give a DataPtr, got {type(pointer).__name__}"
            raise ArgumentError(msg)
        pointer.deleter = self._counted(nbytes, where, pointer.deleter)
        return Storage(pointer, nbytes, device=where)

    def _counted(
        self, nbytes: int, where: device, deleter: Callable[[Any], None] | None
    ) -> Callable[[Any], None]:
        use = self.use_of(where.index or 0)
        tracked = [counted for tracker in TRACKERS if (counted := tracker(where, nbytes)) is not None]
        with self._lock:
            use.add(nbytes)

        def release(owner: Any) -> None:
            with self._lock:
                use.remove(nbytes)
            for forget in tracked:
                forget()
            if deleter is not None:
                deleter(owner)

        return release

    def empty(self, sizes: Sizes, kind: dtype, where: device, strides: Sizes | None = None) -> Geometry:
        """New memory for elements of those sizes and strides, row by row where no strides are said."""
        strides = contiguous_strides(sizes) if strides is None else strides
        nbytes = _reach(sizes, strides, kind.itemsize)[1]
        storage = self.allocate(nbytes, where)
        return Geometry(storage, sizes, strides, 0, storage.device, self.key)

    def read_bytes(self, storage: Storage, low: int, high: int) -> Array:
        """A copy of some bytes of a storage in main memory."""
        target = np.empty(high - low, np.uint8)
        if target.size:
            check_reach(storage, high)
            self.copy_out(target, storage._pointer, low)
            self.synchronize(storage.device.index or 0)
        return target

    def write_bytes(self, storage: Storage, low: int, source: Array) -> None:
        """Copy bytes to where the first `low` bytes of a storage end."""
        if source.size:
            check_reach(storage, low + source.size)
            self.copy_in(storage._pointer, low, source)

    def move_bytes(self, to: Storage, to_low: int, source: Storage, low: int, nbytes: int) -> None:
        """Copy `nbytes` bytes of a storage, from its byte `low` on, to another one on the same device."""
        check_reach(to, to_low + nbytes)
        check_reach(source, low + nbytes)
        self.copy_within(to._pointer, to_low, source._pointer, low, nbytes)

    def resize(self, storage: Storage, nbytes: int) -> None:
        """Give a storage memory of another size, which begins with the bytes that it had."""
        memory = self.allocate(nbytes, storage.device)
        common = min(nbytes, storage.nbytes())
        if common:
            self.move_bytes(memory, 0, storage, 0, common)
        storage._pointer, storage._nbytes = memory._pointer, nbytes

    def copy_of(self, storage: Storage) -> Storage:
        """A copy of a storage on its own device."""
        copy = self.allocate(storage.nbytes(), storage.device)
        if storage.nbytes():
            self.move_bytes(copy, 0, storage, 0, storage.nbytes())
        return copy

    def read(self, look: Geometry, kind: dtype) -> Array:
        """The elements of a tensor of this backend, in memory of their own and with the tensor's strides."""
        low, high = span(look, kind.itemsize)
        return array_in(self.read_bytes(look.memory, low, high), look, kind, low)

    def write(self, look: Geometry, kind: dtype, array: Array) -> None:
        """Write an array of a tensor's dtype, which broadcasts to its sizes, into its memory."""
        low, high = span(look, kind.itemsize)
        if high - low == look.numel() * kind.itemsize:  # no bytes of another tensor lie in between
            target = np.empty(high - low, np.uint8)
        else:
            target = self.read_bytes(look.memory, low, high)
        array_in(target, look, kind, low)[...] = array
        self.write_bytes(look.memory, low, target)

    def from_array(self, array: Array, kind: dtype, where: device) -> Geometry:
        """New memory with the elements of an array, whose strides are kept where there are no gaps between them."""
        steps = tuple([step // array.itemsize for step in array.strides])
        look = self.empty(array.shape, kind, where, steps if array.size and is_dense(array) else None)
        if array.size:
            self.write(look, kind, array)
        return look


def array_in(buffer: Array, look: Geometry, kind: dtype, low: int) -> Array:
    """The elements of a tensor in a copy of the bytes of its storage from `low` on."""
    item = kind.itemsize
    if not look.numel():
        return np.empty(look.sizes, kind.numpy)
    return np.ndarray(
        look.sizes, kind.numpy, buffer, look.offset * item - low, [step * item for step in look.strides]
    )  # fmt: skip


def check_reach(storage: Storage, high: int) -> None:
    """RuntimeError where a storage, which may have been resized, ends before its first `high` bytes do."""
    if high > storage.nbytes():
        msg = (
            f"{storage.device}: the tensor reaches {high} bytes into its storage, which has {storage.nbytes()}; "
            "call untyped_storage().resize_() first"
        )
        raise ComputeError(msg)


def span(look: Geometry, item: int) -> tuple[int, int]:
    """The bytes of the storage between the first and the last element of a tensor."""
    low, high = _reach(look.sizes, look.strides, item)
    return look.offset * item + low, look.offset * item + high


def _reach(sizes: Sizes, strides: Sizes, item: int) -> tuple[int, int]:
    """How many bytes elements reach before the first one, as a negative number, and behind it."""
    if 0 in sizes:
        return 0, 0
    steps = [(size - 1) * stride for size, stride in zip(sizes, strides, strict=True)]
    return sum(step for step in steps if step < 0) * item, (sum(step for step in steps if step > 0) + 1) * item


def backend_of(keyset: int) -> DeviceBackend | None:
    """The registered backend in a key set; None for the CPU, meta, and what has kernels alone."""
    key = keyset & BACKENDS & ~CPU
    return BY_KEY.get(1 << (key.bit_length() - 1)) if key else None


def on_register(listener: Callable[[DeviceBackend], None]) -> None:
    """Call ``listener(backend)`` for every backend that is registered, now or later; ``backend.undo`` undoes it."""
    _listeners.append(listener)
    for backend in BY_NAME.values():
        listener(backend)


def tell_listeners(backend: DeviceBackend) -> None:
    """Call those who want to know of backends."""
    for listener in _listeners:
        listener(backend)
