"""How the package was built: it was not, kernels are compiled when they are used."""

from __future__ import annotations

import os

from runtime import __version__
from runtime.compile.threads import get_num_threads

__all__ = ["parallel_info", "show"]


def show() -> str:
    """Versions of what computes."""
    import llvmlite
    import numba
    import numpy as np

    return (
        f"opweave {__version__}: kernels by Numba {numba.__version__} and llvmlite {llvmlite.__version__}, "
        f"USE_MKL=OFF, USE_CUDA=OFF, USE_MPI=OFF\nNumPy {np.__version__}"
    )


def parallel_info() -> str:
    """How many threads compute."""
    return f"opweave.get_num_threads() : {get_num_threads()}\nos.cpu_count() : {os.cpu_count()}"
