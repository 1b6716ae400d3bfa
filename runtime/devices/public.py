"""Types of devices that a program brings: ``ow.devices``.

``register("npu", allocator=..., copy_in=..., copy_out=..., copy_within=...)`` makes a type of device;
``fallback("error")`` says what happens where it has no kernel.
"""

from __future__ import annotations

from runtime.devices.allocators import CachingAllocator, tracking
from runtime.devices.coverage import coverage
from runtime.devices.derived import ElementKernel
from runtime.devices.derived_lines import LineKernel, LinePass
from runtime.devices.fallback import fallback
from runtime.devices.registry import register, registered, unregister
from runtime.tensor.storage import Allocator, DataPtr

__all__ = [
    "Allocator", "CachingAllocator", "DataPtr", "ElementKernel", "LineKernel", "LinePass", "coverage", "fallback",
    "register", "registered", "tracking", "unregister",
]  # fmt: skip
