"""Registers the device "opencl"; imported when a program first asks for it."""

from __future__ import annotations

from runtime.devices import registry
from runtime.devices.allocators import CachingAllocator
from runtime.opencl import memory, platform, streams
from runtime.opencl.elementwise import compile_elementwise

platform.devices()  # an error where there is none
module = registry.register(
    "opencl", allocator=CachingAllocator(memory.OpenCLAllocator()), copy_in=memory.copy_in, copy_out=memory.copy_out,
    copy_within=memory.copy_within, count=platform.count, synchronize=platform.synchronize, streams=streams,
    compile=compile_elementwise,
)  # fmt: skip
