"""Registers the device "opencl"; imported when a program first asks for it."""

from __future__ import annotations

from typing import Any

from runtime.devices import registry
from runtime.devices.allocators import CachingAllocator
from runtime.devices.derived_lines import LineKernel
from runtime.opencl import memory, platform, streams
from runtime.opencl.convolutions import add_convolutions
from runtime.opencl.elementwise import compile_elementwise
from runtime.opencl.lines import compile_lines
from runtime.opencl.products import add_products
from runtime.tensor.backends import BY_NAME


def compiled(kernel: Any) -> Any:
    """The launch of a kernel that follows from trees; None where there is no C for it."""
    return compile_lines(kernel) if isinstance(kernel, LineKernel) else compile_elementwise(kernel)


platform.devices()  # an error where there is none
module = registry.register(
    "opencl", allocator=CachingAllocator(memory.OpenCLAllocator()), copy_in=memory.copy_in, copy_out=memory.copy_out,
    copy_within=memory.copy_within, count=platform.count, synchronize=platform.synchronize, streams=streams,
    compile=compiled,
)  # fmt: skip
add_products(BY_NAME["opencl"])
add_convolutions(BY_NAME["opencl"])
