"""Graphics processors of NVIDIA: there are none for opweave."""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.errors import ComputeError

__all__ = [
    "current_device", "device_count", "empty_cache", "get_device_name", "is_available", "is_bf16_supported",
    "is_initialized", "manual_seed", "manual_seed_all", "synchronize",
]  # fmt: skip


def is_available() -> bool:
    """False."""
    return False


def is_initialized() -> bool:
    """False."""
    return False


def is_bf16_supported() -> bool:
    """False."""
    return False


def device_count() -> int:
    """0."""
    return 0


def manual_seed(seed: int) -> None:
    """Seed the generator of a device that is not there; nothing, as in a PyTorch without CUDA."""
    del seed


def manual_seed_all(seed: int) -> None:
    """As :func:`manual_seed`."""
    del seed


def empty_cache() -> None:
    """Free the memory that a device that is not there holds; nothing."""


def _missing(function: str) -> NoReturn:
    msg = f"cuda.{function}(): opweave runs on the CPU alone; ask cuda.is_available() first"
    raise ComputeError(msg)


def current_device() -> int:
    """RuntimeError: there is none."""
    _missing("current_device")


def get_device_name(device: Any = None) -> str:
    """RuntimeError: there is none."""
    del device
    _missing("get_device_name")


def synchronize(device: Any = None) -> None:
    """RuntimeError: there is none."""
    del device
    _missing("synchronize")
