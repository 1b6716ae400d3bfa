"""How many threads large kernels use."""

from __future__ import annotations

from runtime.errors import ArgumentValueError


def set_num_threads(count: int) -> None:
    """Use `count` threads for large elementwise work and reductions in this thread's calls."""
    import numba

    if not 1 <= count <= numba.config.NUMBA_NUM_THREADS:
        msg = f"set_num_threads(): expected 1 to {numba.config.NUMBA_NUM_THREADS}, got {count}"
        raise ArgumentValueError(msg)
    numba.set_num_threads(count)


def get_num_threads() -> int:
    """The number of threads that large kernels use."""
    import numba

    count: int = numba.get_num_threads()
    return count
