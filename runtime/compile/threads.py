"""The number of threads that large kernels use, and the launch of these threads.

Results do not depend on the number of threads, nor on which of them does what. Native work is shared out among a team
(:mod:`runtime.compile.team`), one piece at a time: who comes while another Python thread has it works alone. Other work
goes to threads of Python.
"""

from __future__ import annotations

import functools
import os
import sys
import threading
from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue
from typing import Any

from runtime.compile.compiling import EntryPoint
from runtime.compile.team import Helpers
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.thread_state import ThreadState


_LARGEST = (1 << 31) - 1  # what PyTorch takes


def set_num_threads(count: int) -> None:
    """Use `count` threads for large elementwise work and reductions in this thread's calls.

    More than there are processors can be asked for; work is then shared out among as many as there are.
    """
    if not isinstance(count, int):
        msg = f"set_num_threads(): expected an int, got {type(count).__name__}"
        raise ArgumentError(msg)
    if not 1 <= count <= _LARGEST:
        msg = f"set_num_threads(): expected 1 to {_LARGEST}, got {count}"
        raise ArgumentValueError(msg)
    _wanted.count, _wanted.used = count, min(count, _most_threads())


def get_num_threads() -> int:
    """The number of threads that were asked for, or else that of the processors."""
    return _wanted.count or _most_threads()


def used_threads() -> int:
    """The number of threads that large kernels use."""
    return _wanted.used or _most_threads()


class _Wanted(ThreadState):
    """What this thread has asked for, and how many of these there are; 0 for nothing."""

    count = 0
    used = 0


_wanted = _Wanted()


@functools.cache
def _most_threads() -> int:
    """As many as there are processors, or as Numba has been told to use, which is loaded to say so."""
    if "numba" in sys.modules or "NUMBA_NUM_THREADS" in os.environ or os.path.exists(".numba_config.yaml"):  # noqa: PTH110
        import numba

        return int(numba.config.NUMBA_NUM_THREADS)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Divided:
    """A native function that shares out work among a team, and the native function of a part, if it is not given."""

    __slots__ = ("_entries", "_part", "_share", "ready")

    def __init__(self, share: EntryPoint, part: EntryPoint | None = None) -> None:
        self._share = share
        self._entries = (share,) if part is None else (share, part)
        self._part: tuple[int, ...] = ()  # its address
        self.ready = False

    def is_ready(self) -> bool:
        """Whether both are compiled; if not, others are asked to."""
        ready = [entry.is_ready() for entry in self._entries]  # all of them are asked for
        self._part = tuple([entry.address for entry in self._entries[1:]])
        self.ready = all(ready)
        return self.ready

    def call(self, team: int, threads: int, arguments: tuple[Any, ...]) -> Any:
        """Call the function with `arguments`, the address of what does a part, a team and the number of threads."""
        return self._share.call(*arguments, *self._part, team, threads)


class Launcher:
    """Starts work on all threads, one piece at a time."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._helpers = Helpers()

    def threads(self) -> int:
        """How many threads large work uses."""
        return used_threads()

    def launch(self, work: Divided, *arguments: Any, threads: int, alone: Callable[..., Any]) -> Any:
        """Do work of these arguments on so many threads.

        `alone`, called with `arguments`, does without: while other processes still compile what the threads run, and
        while another Python thread has them.
        """
        # A signal handler that forks makes another launcher of this one for the child, which goes on with a copy of the
        # team that nobody helps.
        lock, helpers = self._lock, self._helpers
        is_outermost = not lock._is_owned()
        try:
            if not lock.acquire(blocking=False):
                return alone(*arguments)
            try:
                team = helpers.address(threads)
                if not (work.ready or work.is_ready()) or not team:
                    return alone(*arguments)
                return work.call(team, threads, arguments)
            finally:
                lock.release()
        except BaseException:
            # One that a signal handler raises may come when the lock has just been acquired, or before its release.
            while is_outermost and lock._is_owned():
                lock.release()
            raise


launcher = Launcher()


class _WorkPart:
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
        self._waiting: SimpleQueue[_WorkPart] = SimpleQueue()
        self._threads = 0

    def offer(self, parts: list[_WorkPart]) -> None:
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
    """In a forked child all threads are gone but one."""
    global _pool  # noqa: PLW0603 - the child's
    _pool = _Pool()
    launcher.__init__()  # others hold on to it


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
    parts = [_WorkPart(functools.partial(work, *pair)) for pair in pairwise(bounds[1:])]
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
