"""What programs ask about regions of lower precision: :class:`~runtime.devices.amp.autocast` changes nothing."""

from __future__ import annotations

from runtime.tensor import dtypes

__all__ = [
    "clear_autocast_cache", "get_autocast_cpu_dtype", "get_autocast_dtype", "get_autocast_gpu_dtype",
    "is_autocast_cache_enabled", "is_autocast_cpu_enabled", "is_autocast_enabled",
]  # fmt: skip


def is_autocast_enabled(device_type: str | None = None) -> bool:
    """False: operators compute in the dtypes of their tensors."""
    del device_type
    return False


def is_autocast_cpu_enabled() -> bool:
    """False."""
    return False


def is_autocast_cache_enabled() -> bool:
    """False: nothing is converted that could be kept."""
    return False


def clear_autocast_cache() -> None:
    """Forget converted tensors, of which there are none."""


def get_autocast_dtype(device_type: str) -> dtypes.dtype:
    """The dtype that regions would compute in: bfloat16 on the CPU, float16 elsewhere."""
    return dtypes.bfloat16 if device_type == "cpu" else dtypes.float16


def get_autocast_cpu_dtype() -> dtypes.dtype:
    """bfloat16."""
    return get_autocast_dtype("cpu")


def get_autocast_gpu_dtype() -> dtypes.dtype:
    """float16."""
    return get_autocast_dtype("cuda")
