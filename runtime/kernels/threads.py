"""How many threads large kernels use, and when they had better not.

Threads that work together wait for the last of them, and those of OpenMP keep their cores busy meanwhile. Where
something else needs a core, a thread is stopped for as long as the system lets others run, and every piece of work,
however short, takes many milliseconds: an addition 8 ms instead of 0.03. So each launch is looked at afterwards: if its
threads were kept from running, large work is done on one thread for a while. Results do not depend on the number of
threads.
"""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from time import perf_counter, process_time
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError


def set_num_threads(count: int) -> None:
    """Use `count` threads for large elementwise work and reductions in this thread's calls."""
    import numba

    if not isinstance(count, int):
        msg = f"set_num_threads(): expected an int, got {type(count).__name__}"
        raise ArgumentError(msg)
    if not 1 <= count <= numba.config.NUMBA_NUM_THREADS:
        msg = f"set_num_threads(): expected 1 to {numba.config.NUMBA_NUM_THREADS}, got {count}"
        raise ArgumentValueError(msg)
    numba.set_num_threads(count)


def get_num_threads() -> int:
    """The number of threads that large kernels use."""
    import numba

    count: int = numba.get_num_threads()
    return count


_LONG = 4e-3  # seconds that a launch takes before it is looked at: what the system stops, it stops for longer
_START = 1e-4  # seconds that a thread may take to start
_SHARE = 0.5  # of the time of one thread that may be lost before others are to blame
_LEAST_PAUSE, _MOST_PAUSE = 0.02, 0.16  # seconds on one thread; doubled while nothing gets better


class Launcher:
    """Starts work on all threads, unless that was slow lately.

    `clock` is the time that passes, `work` the time that all threads of this process have run.
    """

    def __init__(
        self, clock: Callable[[], float] = perf_counter, work: Callable[[], float] = process_time
    ) -> None:
        self._clock, self._work = clock, work
        self._pause, self._alone_until = 0.0, 0.0
        self._lock = threading.Lock()

    def threads(self) -> int:
        """How many threads large work had better use now."""
        if self._pause and self._clock() < self._alone_until:
            return 1
        import numba

        count: int = numba.get_num_threads()
        return count

    def launch(self, function: Callable[..., Any], *arguments: Any, threads: int) -> Any:
        """Call a compiled function, which starts so many threads, with `arguments` and `threads`.

        Numba's simplest library of threads allows one launch at a time, so launches of several Python threads queue.
        """
        with self._lock:
            begin, done = self._clock(), self._work()
            result = function(*arguments, threads)
            spent = self._clock() - begin
            if spent > _LONG:
                lost = threads * spent - (self._work() - done)
                if lost > _SHARE * spent + threads * _START and self._waits_busily():
                    self._retreat(begin + spent)
            return result

    @staticmethod
    def _waits_busily() -> bool:
        """Whether threads that wait count as running, so that time without work is time that others had."""
        import numba

        return numba.threading_layer() == "omp" and os.environ.get("OMP_WAIT_POLICY", "").lower() != "passive"

    def _retreat(self, now: float) -> None:
        """One thread only for a while, and for longer if the last such while is not long past."""
        again = now - self._alone_until < self._pause
        self._pause = min(2 * self._pause, _MOST_PAUSE) if again else _LEAST_PAUSE
        self._alone_until = now + self._pause


launcher = Launcher()


@functools.cache
def _pool(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix="opweave")


def in_parts(work: Callable[[int, int], None], count: int, *, alone: bool = False) -> None:
    """Call `work(first, last)` for parts of range(count) on all threads at once, or here when `alone`.

    `work` must free the GIL to gain by it, and must not call this function.
    """
    threads = 1 if alone else min(launcher.threads(), count)
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
