"""Memory of OpenCL devices: buffers, and copies of bytes between them and main memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.opencl.platform import OpenCLDevice, cl, devices
from runtime.tensor.backends import check_reach, span
from runtime.tensor.geometry import Geometry
from runtime.tensor.storage import Allocator, DataPtr

Array = np.ndarray[Any, Any]


class OpenCLBuffer:
    """Bytes on a device; `handle` is the buffer of pyopencl."""

    __slots__ = ("device", "handle")

    def __init__(self, handle: Any, device: OpenCLDevice) -> None:
        self.device, self.handle = device, handle


class OpenCLAllocator(Allocator):
    """Allocates buffers."""

    def allocate(self, nbytes: int, index: int = 0) -> DataPtr:
        """A buffer of `nbytes` bytes; MemoryError where the device has no room for it."""
        where = devices()[index]
        if nbytes > where.device.max_mem_alloc_size:
            msg = f"a buffer has at most {where.device.max_mem_alloc_size} bytes"
            raise MemoryError(msg)
        try:
            handle = cl.Buffer(where.context, cl.mem_flags.READ_WRITE, nbytes)
        except cl.MemoryError as error:
            raise MemoryError(str(error)) from error
        return DataPtr(handle.int_ptr, OpenCLBuffer(handle, where))


def handle_of(look: Geometry, itemsize: int) -> Any:
    """The buffer of a tensor as an argument of a kernel.

    RuntimeError where its storage was resized and ends before the tensor does.
    """
    check_reach(look.memory, span(look, itemsize)[1])
    buffer: OpenCLBuffer | None = look.memory._pointer.owner
    return devices()[look.device.index or 0].nothing if buffer is None else buffer.handle


def copy_in(to: DataPtr, offset: int, source: Array) -> None:
    """Copy bytes of main memory to a buffer."""
    buffer: OpenCLBuffer = to.owner
    cl.enqueue_copy(buffer.device.queue, buffer.handle, source, dst_offset=offset, is_blocking=True)


def copy_out(target: Array, source: DataPtr, offset: int) -> None:
    """Copy bytes of a buffer to main memory."""
    buffer: OpenCLBuffer = source.owner
    cl.enqueue_copy(buffer.device.queue, target, buffer.handle, src_offset=offset, is_blocking=True)


def copy_within(to: DataPtr, to_offset: int, source: DataPtr, source_offset: int, nbytes: int) -> None:
    """Copy bytes from buffer to buffer, by way of a third one where they overlap in one buffer."""
    target, buffer = to.owner, source.owner
    where, handle = buffer.device, buffer.handle
    if target.handle == handle and abs(to_offset - source_offset) < nbytes:
        between = cl.Buffer(where.context, cl.mem_flags.READ_WRITE, nbytes)
        cl.enqueue_copy(where.queue, between, handle, byte_count=nbytes, src_offset=source_offset, dst_offset=0)
        handle, source_offset = between, 0
    where.last = cl.enqueue_copy(
        where.queue, target.handle, handle, byte_count=nbytes, src_offset=source_offset, dst_offset=to_offset
    )  # fmt: skip
