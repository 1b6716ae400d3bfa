"""The devices of OpenCL: for each a context and a queue that works in order."""

from __future__ import annotations

import functools
import threading
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from runtime.errors import ComputeError


def _imported() -> Any:
    """The package pyopencl."""
    try:
        return import_module("pyopencl")
    except ImportError as error:
        msg = "the device 'opencl' needs the package pyopencl: pip install 'opweave[opencl]'"
        raise ComputeError(msg) from error


cl = _imported()


@dataclass(eq=False)
class OpenCLDevice:
    """A device, its context, the queue that executes its work in order, and the event of its last command.

    `nothing` is a buffer that stands for those of tensors without memory: drivers do not all take none.
    """

    device: Any
    context: Any
    queue: Any
    nothing: Any
    last: Any = None
    lock: Any = field(default_factory=threading.RLock)  # arguments of a kernel are set one by one

    @property
    def has_doubles(self) -> bool:
        """Whether there are numbers of 64 bits."""
        return bool(self.device.double_fp_config)


@functools.cache
def devices() -> tuple[OpenCLDevice, ...]:
    """All devices of all platforms. RuntimeError where there are none."""
    try:
        platforms = cl.get_platforms()
    except cl.Error:
        platforms = []
    listed = [device for platform in platforms for device in platform.get_devices()]
    if not listed:
        msg = "OpenCL has no device here; pip install 'opweave[opencl]' brings one that computes on the CPU"
        raise ComputeError(msg)
    return tuple([_opened(device) for device in listed])


def _opened(device: Any) -> OpenCLDevice:
    context = cl.Context([device])
    queue = cl.CommandQueue(context, device, properties=cl.command_queue_properties.PROFILING_ENABLE)
    return OpenCLDevice(device, context, queue, cl.Buffer(context, cl.mem_flags.READ_WRITE, 16))


def count() -> int:
    """How many devices there are."""
    return len(devices())


def synchronize(index: int) -> None:
    """Wait until a device has done all that it was told. RuntimeError where that failed."""
    try:
        devices()[index].queue.finish()
    except cl.Error as error:
        msg = f"opencl:{index}: {error}"
        raise ComputeError(msg) from error
