"""How many threads large kernels use, and when they had better not.

Threads that work together wait for the last of them, and those of OpenMP keep their cores busy meanwhile. Where
something else needs a core, a thread is stopped for as long as the system lets others run, and every piece of work,
however short, takes many milliseconds: an addition 8 ms instead of 0.03. So each launch is looked at afterwards: if its
threads were kept from running, large work is done on one thread for a while. Results do not depend on the number of
threads.

A forked child has none of the threads of its parent. GNU's OpenMP, which Numba uses on Linux, cannot start others and
kills the child that asks for them, so in a child of a process that had started some all work is done on one thread.
"""

from __future__ import annotations

import functools
import os
import sys
import threading
from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue
from time import perf_counter, process_time
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError


def set_num_threads(count: int) -> None:
    """Use `count` threads for large elementwise work and reductions in this thread's calls."""
    if not isinstance(count, int):
        msg = f"set_num_threads(): expected an int, got {type(count).__name__}"
        raise ArgumentError(msg)
    most = _most_threads()
    if not 1 <= count <= most:
        msg = f"set_num_threads(): expected 1 to {most}, got {count}"
        raise ArgumentValueError(msg)
    _wanted.count = count
    if _has_started():
        get_num_threads()


def get_num_threads() -> int:
    """The number of threads that large kernels use."""
    return 1 if launcher.forked else number_of_threads()


class _Wanted(threading.local):
    """What this thread has asked for, until Numba, which starts the threads, knows of it; 0 for nothing."""

    count = 0


_wanted = _Wanted()


def number_of_threads() -> int:
    """How many threads this thread wants to use: what Numba says, or would say, once it is loaded."""
    numba_threads = sys.modules.get("numba.np.ufunc.parallel")
    if numba_threads is None or not numba_threads._is_initialized:
        return _wanted.count or _most_threads()
    if _wanted.count:
        numba_threads.set_num_threads(_wanted.count)
        _wanted.count = 0
    count: int = numba_threads.get_num_threads()
    return count


def _has_started() -> bool:
    """Whether Numba's threads run."""
    parallel = sys.modules.get("numba.np.ufunc.parallel")
    return parallel is not None and bool(parallel._is_initialized)


def _most_threads() -> int:
    """How many threads Numba starts. It is loaded to say so only where it has been told."""
    if "numba" in sys.modules or "NUMBA_NUM_THREADS" in os.environ or os.path.exists(".numba_config.yaml"):  # noqa: PTH110
        import numba

        return int(numba.config.NUMBA_NUM_THREADS)
    return _processors()


@functools.cache
def _processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
        self._lock = threading.RLock()
        self.forked = False

    def start_anew(self, *, alone: bool) -> None:
        """In a forked child: nobody launches anything; from now on work is done `alone`."""
        self._lock = threading.RLock()
        self.forked |= alone

    def threads(self) -> int:
        """How many threads large work had better use now."""
        if self.forked:
            return 1
        if self._pause and self._clock() < self._alone_until:
            return 1
        return number_of_threads()

    def launch(
        self, function: Callable[..., Any], *arguments: Any, threads: int, alone: Callable[..., Any] | None = None
    ) -> Any:
        """Call a compiled function, which starts so many threads, with `arguments` and `threads`.

        `alone`, called with `arguments`, does without threads: while other processes still compile the function, and in
        the child of a signal handler that has forked since `threads` were asked for.

        Numba's simplest library of threads allows one launch at a time, so launches of several Python threads queue.
        """
        with self._lock:
            before = getattr(function, "call", function)
            is_ready = getattr(function, "is_ready", None)
            ready = is_ready is None or is_ready()
            call = getattr(function, "call", function)
            first = call != before  # of this function, perhaps of all: Numba has started its threads
            begin, done = self._clock(), self._work()
            if alone is not None and (self.forked or not ready):  # no handler is called between here and native code
                return alone(*arguments)
            result = call(*arguments, threads)
            spent = self._clock() - begin
            if spent > _LONG and not first:
                lost = threads * spent - (self._work() - done)
                if lost > _SHARE * spent + threads * _START and self._waits_busily():
                    self._retreat(begin + spent)
            return result

    @staticmethod
    def _waits_busily() -> bool:
        """Whether threads that wait count as running, so that time without work is time that others had."""
        if not _has_started():
            return False
        import numba

        return numba.threading_layer() == "omp" and os.environ.get("OMP_WAIT_POLICY", "").lower() != "passive"

    def _retreat(self, now: float) -> None:
        """One thread only for a while, and for longer if the last such while is not long past."""
        again = now - self._alone_until < self._pause
        self._pause = min(2 * self._pause, _MOST_PAUSE) if again else _LEAST_PAUSE
        self._alone_until = now + self._pause


launcher = Launcher()


class _Part:
    """A part of some work. Who gets `claim` first does it: a thread of the pool, or the caller, who has waited long.

    The caller can claim it again, so that it may begin anew after an interrupt. `done` is free when the part is done.
    """

    __slots__ = ("claim", "done", "error", "work")

    def __init__(self, work: Callable[[], None]) -> None:
        self.work = work
        self.claim, self.done = threading.RLock(), threading.Lock()
        self.done.acquire()
        self.error: BaseException | None = None

    def help(self) -> None:
        """Do it, unless somebody else does; for threads of the pool."""
        if self.claim.acquire(blocking=False):
            try:
                self.work()
            except BaseException as error:  # noqa: BLE001 - it is raised where it belongs
                self.error = error
            finally:
                self.done.release()

    def finish(self) -> None:
        """Do it, or wait for who does."""
        if self.claim.acquire(blocking=False):
            self.work()
            return
        with self.done:
            pass
        if self.error is not None:
            raise self.error


class _Pool:
    """Threads that help. They need not: what nobody has begun when the caller is done, the caller does.

    So work ends where no thread can be started any more, as when the interpreter ends, and in a forked child.
    """

    def __init__(self) -> None:
        self._waiting: SimpleQueue[_Part] = SimpleQueue()
        self._threads = 0

    def offer(self, parts: list[_Part]) -> None:
        """Let the threads have a look at `parts`."""
        while self._threads < len(parts):
            self._threads += 1
            try:
                threading.Thread(target=self._help, name="opweave", daemon=True).start()
            except RuntimeError:
                break
        for part in parts:
            self._waiting.put(part)

    def _help(self) -> None:
        while True:
            self._waiting.get().help()


_pool = _Pool()


def _start_anew() -> None:
    """In a forked child: the threads of the pool are gone, and if Numba had started its own, no others can be."""
    global _pool  # noqa: PLW0603 - the child's
    _pool = _Pool()
    launcher.start_anew(alone=_has_started())


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_start_anew)


def in_parts(work: Callable[[int, int], None], count: int, *, alone: bool = False) -> None:
    """Call `work(first, last)` for parts of range(count) on all threads at once, or here when `alone`.

    `work` must free the GIL to gain by it, and must not call this function.
    """
    threads = 1 if alone else min(launcher.threads(), count)
    if threads < 2:
        work(0, count)
        return
    bounds = [count * i // threads for i in range(threads + 1)]
    parts = [_Part(functools.partial(work, *pair)) for pair in pairwise(bounds[1:])]
    try:
        _pool.offer(parts)
        work(0, bounds[1])
        for part in parts:
            part.finish()
    except BaseException:
        # Nobody begins a part from now on, and those that were begun end, through interrupts: they write to memory that
        # the caller will have back. Written out here, because a call would be another place where one may come.
        while True:
            try:
                for part in parts:
                    if not part.claim.acquire(blocking=False):
                        with part.done:
                            pass
                break
            except BaseException:  # noqa: BLE001, S112 - the first one is raised
                continue
        raise
