"""The choice of a kernel for scaled_dot_product_attention: there is one, and programs can name others."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from runtime.errors import ArgumentError, ComputeError

__all__ = ["SDPBackend", "sdpa_kernel"]


class SDPBackend(enum.IntEnum):
    """Kernels of attention; those that need a device cannot be had."""

    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4


_HERE = {SDPBackend.MATH, SDPBackend.FLASH_ATTENTION}  # as for PyTorch on a CPU


@contextmanager
def sdpa_kernel(backends: SDPBackend | Sequence[SDPBackend], set_priority: bool = False) -> Iterator[None]:
    """Allow some kernels of attention in the block; the one there is computes as long as the CPU has one of them.

    Raises TypeError for what is no SDPBackend, and RuntimeError where none of them runs on a CPU.
    """
    del set_priority
    requested = [backends] if isinstance(backends, SDPBackend) else list(backends)
    if not requested or not all(isinstance(item, SDPBackend) for item in requested):
        msg = f"sdpa_kernel(): expected one SDPBackend or a sequence of them, got {backends!r}"
        raise ArgumentError(msg)
    if not _HERE.intersection(requested):
        msg = f"sdpa_kernel(): {', '.join(item.name for item in requested)} cannot be had on a CPU; MATH can"
        raise ComputeError(msg)
    yield
