"""The CPU as programs for any device ask of it: ``torch.cpu``. One device, which does one thing after another."""

from __future__ import annotations

import os
import platform
from types import TracebackType
from typing import Any

from runtime.compile import processor
from runtime.errors import ComputeError
from runtime.tensor.device import cpu
from runtime.tensor.device import device as device_type

__all__ = [
    "Event", "Stream", "StreamContext", "current_device", "current_stream", "device_count", "get_capabilities",
    "is_available", "is_initialized", "set_device", "stream", "synchronize",
]  # fmt: skip


class Stream:
    """The order in which the CPU works, of which there is one: nothing is left to be done when a call returns."""

    def __init__(self, priority: int = -1) -> None:
        self.priority = priority

    def synchronize(self) -> None:
        """Wait for nothing."""

    def wait_stream(self, stream: Any) -> None:
        """Wait for nothing."""

    def wait_event(self, event: Any) -> None:
        """Wait for nothing."""

    def record_event(self, event: Any = None) -> Any:
        """An event that has happened."""
        return Event() if event is None else event

    def query(self) -> bool:
        """True: everything is done."""
        return True


class Event:
    """A moment in the work of the CPU, which is past."""

    def record(self, stream: Any = None) -> None:
        """Let it be now."""

    def wait(self, stream: Any = None) -> None:
        """Wait for nothing."""

    def synchronize(self) -> None:
        """Wait for nothing."""

    def query(self) -> bool:
        """True: it has happened."""
        return True


_STREAM = Stream()


class StreamContext:
    """Work in a stream: in the order in which it is written, whatever the stream."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    def __enter__(self) -> None:
        """Go on."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Go on."""


def stream(stream: Any) -> StreamContext:
    """A block of work in a stream."""
    return StreamContext(stream)


def is_available() -> bool:
    """True."""
    return True


def is_initialized() -> bool:
    """True."""
    return True


def device_count() -> int:
    """1."""
    return 1


def current_device() -> str:
    """The name of the device."""
    return cpu.type


def current_stream(device: Any = None) -> Stream:
    """The one stream. RuntimeError for a device that is not the CPU."""
    _checked("current_stream", device)
    return _STREAM


def set_device(device: Any) -> None:
    """Choose the one device there is. RuntimeError for another one."""
    _checked("set_device", device)


def synchronize(device: Any = None) -> None:
    """Wait until everything is done, which it is. RuntimeError for a device that is not the CPU."""
    _checked("synchronize", device)


def get_capabilities() -> dict[str, Any]:
    """The processor's name, and LLVM's names of what it can do: ``avx512f`` for PyTorch's ``avx512_f``."""
    machine = {
        "architecture": platform.machine(), "cpu_name": processor.name(), "num_logical_cores": os.cpu_count() or 1,
    }  # fmt: skip
    return {**machine, **processor.host_features()}


def _checked(function: str, device: Any) -> None:
    where = cpu if device is None or isinstance(device, int) else device_type(device)
    if where.type != cpu.type:
        msg = f"cpu.{function}(): expected the CPU, got the device {where}"
        raise ComputeError(msg)
