"""Libraries that PyTorch may be built with; none is used here. Their switches can be set, and change nothing."""

from __future__ import annotations

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
cuda = Backend("cuda", matmul=Backend("cuda.matmul", allow_tf32=False))
