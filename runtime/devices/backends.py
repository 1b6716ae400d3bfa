"""Libraries that PyTorch may be built with; none is used here. Their switches can be set, and change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["cuda", "cudnn", "mkldnn", "mps"]


class Backend:
    """A library that is not there; its switches keep what they are set to."""

    def __init__(self, name: str, **switches: object) -> None:
        self._name = name
        self.__dict__.update(switches)

    def is_available(self) -> bool:
        """False."""
        return False

    def is_built(self) -> bool:
        """False."""
        return False

    def __repr__(self) -> str:
        return f"<backend {self._name}: not available>"


cudnn = Backend("cudnn", enabled=False, benchmark=False, deterministic=True, allow_tf32=False)
mkldnn = Backend("mkldnn", enabled=False)
mps = Backend("mps")
class Cuda(Backend):
    """What programs set for attention on a device that is not there."""

    @contextmanager
    def sdp_kernel(self, **enabled: bool) -> Iterator[None]:
        """Choose kernels of attention in the block; the one there is computes."""
        del enabled
        yield


cuda = Cuda("cuda", matmul=Backend("cuda.matmul", allow_tf32=False))
