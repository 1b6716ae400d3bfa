"""Graphics processors of NVIDIA: there are none for opweave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from runtime.errors import ComputeError, OutOfMemoryError

__all__ = [
    "CUDAGraph", "Event", "OutOfMemoryError", "Stream", "StreamContext", "current_device", "device_count",
    "empty_cache", "get_device_capability", "get_device_name", "get_device_properties", "get_rng_state_all", "graph",
    "init", "ipc_collect", "is_available", "is_bf16_supported", "is_initialized", "is_tf32_supported", "manual_seed",
    "manual_seed_all", "max_memory_allocated", "max_memory_reserved", "memory_allocated", "memory_reserved",
    "reset_peak_memory_stats", "seed", "seed_all", "set_device", "set_rng_state_all", "synchronize",
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


def is_tf32_supported() -> bool:
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


def seed() -> None:
    """As :func:`manual_seed` with a number that cannot be foreseen."""


def seed_all() -> None:
    """As :func:`seed`."""


def get_rng_state_all() -> list[Any]:
    """The states of the generators of all devices: an empty list."""
    return []


def set_rng_state_all(new_states: Sequence[Any]) -> None:
    """Restore what :func:`get_rng_state_all` gave; RuntimeError for the state of a device."""
    if len(new_states):
        _missing("set_rng_state_all")


def empty_cache() -> None:
    """Free the memory that a device that is not there holds; nothing."""


def ipc_collect() -> None:
    """As :func:`empty_cache`."""


def memory_allocated(device: Any = None) -> int:
    """0: no tensor lies on such a device."""
    del device
    return 0


max_memory_allocated = memory_reserved = max_memory_reserved = memory_allocated


def reset_peak_memory_stats(device: Any = None) -> None:
    """Forget the largest amount of memory that was in use; nothing."""
    del device


def _missing(function: str) -> NoReturn:
    msg = f"cuda.{function}(): opweave runs on the CPU alone; ask cuda.is_available() first"
    raise ComputeError(msg)


class _WithoutDevice:
    """RuntimeError: there is no device that could have one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        del args, kwargs
        _missing(type(self).__name__)


def _without_device(name: str, doc: str) -> type[_WithoutDevice]:
    return type(name, (_WithoutDevice,), {"__doc__": doc, "__module__": __name__})


Stream = _without_device("Stream", "A queue of work on a device, by name alone.")
Event = _without_device("Event", "A moment of a stream, by name alone.")
StreamContext = _without_device("StreamContext", "What is done in a stream, by name alone.")
CUDAGraph = _without_device("CUDAGraph", "Recorded work of a stream, by name alone.")
graph = _without_device("graph", "The recording of a graph, by name alone.")


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


def init() -> None:
    """RuntimeError: there is none."""
    _missing("init")


def set_device(device: Any) -> None:
    """RuntimeError: there is none."""
    del device
    _missing("set_device")


def get_device_capability(device: Any = None) -> tuple[int, int]:
    """RuntimeError: there is none."""
    del device
    _missing("get_device_capability")


def get_device_properties(device: Any = None) -> Any:
    """RuntimeError: there is none."""
    del device
    _missing("get_device_properties")
