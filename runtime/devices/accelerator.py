"""Devices beside the CPU: there are none."""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.errors import ComputeError
from runtime.tensor.device import device as device_type

__all__ = [
    "current_accelerator", "current_device_index", "device_count", "empty_cache", "is_available",
    "set_device_index", "synchronize",
]  # fmt: skip


def is_available() -> bool:
    """False."""
    return False


def device_count() -> int:
    """0."""
    return 0


def current_accelerator(check_available: bool = False) -> device_type | None:
    """None: there is no device beside the CPU."""
    del check_available
    return None


def empty_cache() -> None:
    """Free the memory that a device that is not there holds; nothing."""


def _missing(function: str) -> NoReturn:
    msg = f"accelerator.{function}(): opweave runs on the CPU alone; ask accelerator.is_available() first"
    raise ComputeError(msg)


def current_device_index() -> int:
    """RuntimeError: there is none."""
    _missing("current_device_index")


def set_device_index(device: Any) -> None:
    """RuntimeError: there is none."""
    del device
    _missing("set_device_index")


def synchronize(device: Any = None) -> None:
    """RuntimeError: there is nothing to wait for."""
    del device
    _missing("synchronize")
