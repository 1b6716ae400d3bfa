"""How many threads large kernels use."""

from __future__ import annotations

import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise

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


@functools.cache
def _pool(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix="opweave")


def in_parts(work: Callable[[int, int], None], count: int, *, alone: bool = False) -> None:
    """Call `work(first, last)` for parts of range(count) on all threads at once, or here when `alone`.

    `work` must free the GIL to gain by it, and must not call this function.
    """
    threads = 1 if alone else min(get_num_threads(), count)
    if threads < 2:
        work(0, count)
        return
    bounds = [count * i // threads for i in range(threads + 1)]
    others = [_pool(threads - 1).submit(work, *pair) for pair in pairwise(bounds[1:])]
    try:
        work(0, bounds[1])
    finally:
        wait(others)
    for one in others:
        one.result()
