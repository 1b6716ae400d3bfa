"""The build configuration, as in ``torch.__config__``: nothing is built, kernels are compiled on first use."""

from __future__ import annotations

import os
from importlib.metadata import version

from runtime import __version__
from runtime.compile.threads import get_num_threads

__all__ = ["parallel_info", "show"]


def show() -> str:
    """Versions of what computes."""
    used = ", ".join(f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy"))
    return f"opweave {__version__}: kernels by {used}; USE_MKL=OFF, USE_CUDA=OFF, USE_MPI=OFF"


def parallel_info() -> str:
    """How many threads compute."""
    return f"opweave.get_num_threads() : {get_num_threads()}\nos.cpu_count() : {os.cpu_count()}"
