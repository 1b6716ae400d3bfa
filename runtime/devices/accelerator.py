"""The devices beside the CPU that a program has registered: those of the type that was registered first."""

from __future__ import annotations

from typing import Any

from runtime.devices import registry
from runtime.devices.namespace import DeviceModule
from runtime.errors import ComputeError
from runtime.tensor.device import device as device_type

__all__ = [
    "current_accelerator", "current_device_idx", "current_device_index", "current_stream", "device_count",
    "device_index", "empty_cache", "is_available", "max_memory_allocated", "memory_allocated", "memory_reserved",
    "memory_stats", "reset_peak_memory_stats", "set_device_idx", "set_device_index", "synchronize",
]  # fmt: skip


def _module() -> DeviceModule | None:
    """The functions of the accelerator; None where there is none."""
    names = registry.registered()
    return registry.module_of(names[0]) if names else None


def _needed(function: str) -> DeviceModule:
    """The functions of the accelerator; RuntimeError where there is none."""
    module = _module()
    if module is None:
        msg = f"accelerator.{function}(): opweave runs on the CPU alone; ask accelerator.is_available() first"
        raise ComputeError(msg)
    return module


def is_available() -> bool:
    """Whether a type of device is registered, and has devices."""
    module = _module()
    return module is not None and module.is_available()


def device_count() -> int:
    """How many devices there are; 0 where no type of device is registered."""
    module = _module()
    return 0 if module is None else module.device_count()


def current_accelerator(check_available: bool = False) -> device_type | None:
    """The type of the devices, without an index; None where there is none, or none is available if that is asked."""
    module = _module()
    if module is None or (check_available and not module.is_available()):
        return None
    return device_type(module.__name__)


def empty_cache() -> None:
    """Let the allocator give memory back that no tensor has; nothing where there is no device."""
    module = _module()
    if module is not None:
        module.empty_cache()


def current_device_index() -> int:
    """The index of the current device. RuntimeError where there is none."""
    return _needed("current_device_index").current_device()


def set_device_index(device: Any) -> None:
    """Let another device be the current one. RuntimeError where there is none."""
    _needed("set_device_index").set_device(device)


current_device_idx, set_device_idx = current_device_index, set_device_index


class device_index:  # noqa: N801 - PyTorch's name
    """``with device_index(1):`` lets another device be the current one; ``None`` changes nothing."""

    def __init__(self, device: int | None) -> None:
        self._inner = None if device is None else _needed("device_index").device(device)

    def __enter__(self) -> None:
        if self._inner is not None:
            self._inner.__enter__()

    def __exit__(self, *error: object) -> None:
        if self._inner is not None:
            self._inner.__exit__(*error)


def synchronize(device: Any = None) -> None:
    """Wait until a device has done all that it was told. RuntimeError where there is none."""
    _needed("synchronize").synchronize(device)


def current_stream(device: Any = None) -> Any:
    """The stream in which a device works. RuntimeError where there is none."""
    return _needed("current_stream").current_stream(device)


def memory_allocated(device: Any = None) -> int:
    """How many bytes tensors have on a device. RuntimeError where there is none."""
    return _needed("memory_allocated").memory_allocated(device)


def max_memory_allocated(device: Any = None) -> int:
    """How many bytes tensors had there at most. RuntimeError where there is none."""
    return _needed("max_memory_allocated").max_memory_allocated(device)


def memory_reserved(device: Any = None) -> int:
    """How many bytes the allocator has. RuntimeError where there is none."""
    return _needed("memory_reserved").memory_reserved(device)


def memory_stats(device: Any = None) -> dict[str, int]:
    """Counts of bytes and of storages. RuntimeError where there is none."""
    return _needed("memory_stats").memory_stats(device)


def reset_peak_memory_stats(device: Any = None) -> None:
    """Let the largest amount of memory be counted from now on. RuntimeError where there is none."""
    _needed("reset_peak_memory_stats").reset_peak_memory_stats(device)
