"""A type of device for tests whose memory the host cannot read: whoever reads it past the backend's functions crashes.

Every storage is a mapping of its own without any rights (mprotect); the functions of the backend, and kernels that a
test registers, open it while they run.
"""

from __future__ import annotations

import ctypes
import gc
import mmap
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import numpy as np

import generated as ow

Array = np.ndarray[Any, Any]
_libc = ctypes.CDLL(None, use_errno=True)
_NOTHING, _READ_AND_WRITE = 0, mmap.PROT_READ | mmap.PROT_WRITE


class Pages:
    """Memory that is closed unless :meth:`opened`."""

    def __init__(self, nbytes: int) -> None:
        self.size = -(-nbytes // mmap.PAGESIZE) * mmap.PAGESIZE
        self.mapping = mmap.mmap(-1, self.size)
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(self.mapping))
        self.users = 0
        self._protect(_NOTHING)

    def _protect(self, rights: int) -> None:
        if _libc.mprotect(ctypes.c_void_p(self.address), ctypes.c_size_t(self.size), rights):
            raise OSError(ctypes.get_errno(), "mprotect")

    @contextmanager
    def opened(self) -> Iterator[int]:
        """The address, where the host may read and write meanwhile."""
        self.users += 1
        self._protect(_READ_AND_WRITE)
        try:
            yield self.address
        finally:
            self.users -= 1
            if not self.users:
                self._protect(_NOTHING)


class PoisonAllocator(ow.devices.Allocator):
    """Gives pages, and counts those that are not freed."""

    def __init__(self) -> None:
        self.live = 0

    def allocate(self, nbytes: int, index: int = 0) -> Any:
        """New pages."""
        assert index in (0, 1)
        if nbytes > 1 << 40:
            raise MemoryError(nbytes)
        self.live += 1
        pages = Pages(nbytes)
        return ow.devices.DataPtr(pages.address, pages, self._free)

    def _free(self, _: Pages) -> None:
        self.live -= 1


def copy_in(to: Any, offset: int, source: Array) -> None:
    """Bytes of the host to the device."""
    with to.owner.opened() as address:
        ctypes.memmove(address + offset, source.ctypes.data, source.nbytes)


def copy_out(target: Array, source: Any, offset: int) -> None:
    """Bytes of the device to the host."""
    with source.owner.opened() as address:
        ctypes.memmove(target.ctypes.data, address + offset, target.nbytes)


def copy_within(to: Any, to_offset: int, source: Any, source_offset: int, nbytes: int) -> None:
    """Bytes from one place of the device to another."""
    with to.owner.opened() as address, source.owner.opened() as other:
        ctypes.memmove(address + to_offset, other + source_offset, nbytes)


@contextmanager
def arrays_of(*tensors: Any) -> Iterator[list[Array]]:
    """The memory of tensors of the device as arrays, for the kernels of tests; of one on the CPU its own."""
    with ExitStack() as stack:
        arrays = []
        for tensor in tensors:
            if tensor.is_cpu:
                arrays.append(tensor.numpy())
                continue
            look, item = tensor._geometry, tensor.dtype.itemsize
            if not look.numel():
                arrays.append(np.empty(look.sizes, tensor.dtype.numpy))
                continue
            address = stack.enter_context(look.memory._pointer.owner.opened())
            memory = (ctypes.c_char * look.memory.nbytes()).from_address(address)
            steps = [step * item for step in look.strides]
            arrays.append(np.ndarray(look.sizes, tensor.dtype.numpy, memory, look.offset * item, steps))
        yield arrays


@contextmanager
def poison_device(name: str = "npu", **options: Any) -> Iterator[Any]:
    """Two devices of that name; when it ends, all of their memory must have been freed."""
    allocator = PoisonAllocator()
    functions = {"copy_in": copy_in, "copy_out": copy_out, "copy_within": copy_within}
    module = ow.devices.register(name, allocator=allocator, count=2, **(functions | options))
    module.allocator = allocator
    try:
        yield module
    except BaseException:
        ow.devices.unregister(name, force=True)  # what fails holds tensors in its frames
        raise
    gc.collect()
    live = allocator.live
    ow.devices.unregister(name, force=True)
    assert live == 0
