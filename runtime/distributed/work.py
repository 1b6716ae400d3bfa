"""Collectives under way, and the thread of a group that sees to them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from datetime import timedelta
from queue import SimpleQueue
from typing import Any

from runtime.devices.futures import Future
from runtime.distributed.errors import DistBackendError
from runtime.distributed.records import Record, add_wait
from runtime.errors import ArgumentError, ComputeError

__all__ = ["JoinedWork", "Work", "WorkProgress"]
# Polls without a pause, and the seconds between two after these. While somebody waits the first take about 0.5 ms, in
# which small messages arrive, and each of the others moves a part of a large one.
_AWAITED = 400, 0.00005
_BESIDE = 20, 0.0002  # while the program computes, whose core and GIL a poll takes
_MANY, _LONG_PAUSE = 10_000, 0.001  # polls after which a rank is late, and seconds between two from then on
_GRACE = 1.5  # seconds in which what a rank sent before it ended still arrives


class Work:
    """A collective that was begun. Its tensors must not be used before :meth:`wait` has returned."""

    def __init__(
        self, begin: Callable[[], Sequence[Any]], finish: Callable[[], Any], record: Record, timeout: timedelta,
        check: Callable[[Work], str | None], parts: Sequence[Callable[[], Sequence[Any]]] = (),
    ) -> None:  # fmt: skip
        self.record, self.timeout = record, timeout
        self._begin, self._finish, self._check, self._parts = begin, finish, check, list(parts)
        self._requests: list[Any] = []
        self._ended = threading.Event()
        self._error: BaseException | None = None
        self._result: Any = None
        self._future: Future[Any] | None = None
        self._lock = threading.Lock()
        self.peers: frozenset[int] | None = None  # global ranks without which it cannot end; None: the whole group
        self.hurry: Callable[[], None] = _nothing  # tells the thread that sees to it that somebody waits
        self.deadline = time.monotonic() + timeout.total_seconds()

    def wait(self, timeout: timedelta | None = None) -> bool:
        """Wait until it has ended; True. Its error is raised, DistBackendError after `timeout`."""
        if timeout is not None and not isinstance(timeout, timedelta):
            msg = f"Work.wait(): expected a datetime.timedelta, got {type(timeout).__name__}"
            raise ArgumentError(msg)
        self.hurry()
        if not self._ended.wait(None if timeout is None or not timeout else timeout.total_seconds()):
            assert timeout is not None
            msg = f"Work.wait(): {self.record} has not ended within {timeout.total_seconds():g} s; it goes on"
            raise DistBackendError(msg)
        if self._error is not None:
            raise self._error
        return True

    def synchronize(self) -> None:
        """:meth:`wait`."""
        self.wait()

    def is_completed(self) -> bool:
        """Whether it has ended, well or with an error."""
        return self._ended.is_set()

    def is_success(self) -> bool:
        """Whether it has ended without an error."""
        return self._ended.is_set() and self._error is None

    def exception(self) -> BaseException | None:
        """Its error, if it ended with one."""
        return self._error

    def result(self) -> list[Any]:
        """The tensors that it wrote."""
        if not self.is_completed():
            msg = "Work.result(): it has not ended; wait() waits for it"
            raise ComputeError(msg)
        self.wait()
        return list(self._result)

    def source_rank(self) -> int:
        """The rank that sent what a receive from any rank got."""
        self.wait()
        ranks = [request.source for request in self._requests if getattr(request, "source", None) is not None]
        if not ranks:
            msg = "Work.source_rank(): only a receive has a source"
            raise ComputeError(msg)
        return int(ranks[0])

    _source_rank = source_rank  # PyTorch's name

    def get_future(self) -> Future[Any]:
        """The future of the list of tensors that it writes."""
        with self._lock:
            if self._future is None:
                self._future = _WorkFuture(self.hurry)
                if self._ended.is_set():
                    self._settle(self._future)
            return self._future

    def _settle(self, future: Future[Any]) -> None:
        if self._error is not None:
            future.set_exception(self._error)
        else:
            future.set_result(self._result)

    # -- for the thread that sees to it ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Hand it to the engine."""
        try:
            self._requests = list(self._begin())
        except Exception as error:  # noqa: BLE001 - handed on to who waits
            self.end(error)

    def has_ended(self) -> bool:
        """Look whether it has ended, also because it cannot go on any more."""
        if self._ended.is_set():
            return True
        try:
            while all([request.Test() for request in self._requests]):  # noqa: C419 - each of them has to make progress
                if self._parts:
                    self._requests = list(self._parts.pop(0)())
                    continue
                self._result = self._finish()
                self.end(None)
                return True
        except Exception as error:  # noqa: BLE001 - handed on to who waits
            is_of_mpi = type(error).__module__ == "mpi4py.MPI"
            self.end(DistBackendError(f"{self.record} failed: {error}") if is_of_mpi else error)
            return True
        if (problem := self._check(self)) is not None:
            self.end(DistBackendError(problem))
            return True
        return False

    def is_exclusive(self) -> bool:
        """Whether collectives after it have to wait, so that all ranks hand them over in one order.

        They do until its last part, which ranks begin at different times, was handed over.
        """
        return self.peers is None and bool(self._parts) and not self._ended.is_set()

    def is_late(self) -> bool:
        """Whether its time is over."""
        return time.monotonic() > self.deadline

    def end(self, error: BaseException | None) -> None:
        """Tell who waits."""
        with self._lock:
            self._error = error
            self.record.is_done = error is None
            self.record.waited = time.monotonic() - self.record.started
            add_wait(self.record)
            self._ended.set()
            future = self._future
        if future is not None:
            self._settle(future)


class _WorkFuture(Future[Any]):
    """The future of a collective, which is looked at more often once somebody waits for it."""

    def __init__(self, hurry: Callable[[], None]) -> None:
        super().__init__()
        self._hurry = hurry

    def wait(self) -> Any:
        """The tensors, once the collective has ended."""
        if not self.done():
            self._hurry()
        return super().wait()


def _nothing() -> None:
    """Do nothing."""


class JoinedWork:
    """Several works as one, which ends with the last of them."""

    def __init__(self, works: Sequence[Work | None]) -> None:
        self._works: list[Work] = []
        self.add(works)

    def add(self, works: Sequence[Work | None]) -> None:
        """Wait for more works."""
        self._works += [work for work in works if work is not None]

    def wait(self, timeout: timedelta | None = None) -> bool:
        """Wait until all have ended; True. The error of the first that failed is raised, after all have ended."""
        errors = []
        for work in self._works:
            try:
                work.wait(timeout)
            except Exception as error:  # noqa: BLE001 - the first is raised below
                errors.append(error)
        if errors:
            raise errors[0]
        return True

    synchronize = wait

    def is_completed(self) -> bool:
        """Whether all have ended, well or with an error."""
        return all(work.is_completed() for work in self._works)

    def is_success(self) -> bool:
        """Whether all have ended without an error."""
        return all(work.is_success() for work in self._works)

    def exception(self) -> BaseException | None:
        """The first error."""
        return next((error for work in self._works if (error := work.exception()) is not None), None)

    def result(self) -> list[Any]:
        """The tensors that they wrote."""
        return [tensor for work in self._works for tensor in work.result()]


class WorkProgress:
    """Begins the collectives of a group in the order of their calls, and looks whether they have ended.

    A synchronous one that has nothing before it is seen to by the thread that calls it.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._pending = self._polls = 0
        self._is_awaited = False
        self._lock = threading.Lock()
        self._turn = threading.Lock()

    def submit(self, work: Work, is_async: bool) -> Work | None:
        """Begin a collective; wait for it unless `is_async`."""
        if not is_async and self._turn.acquire(blocking=False):
            try:
                if not self._pending:
                    work.begin()
                    _attend([work])
                    work.wait()
                    return None
            finally:
                self._turn.release()
        work.hurry = self.hurry
        with self._lock:
            self._pending += 1
            self._is_awaited = False
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=f"opweave-{self._name}", daemon=True)
                self._thread.start()
        self._queue.put(work)
        if is_async:
            return work
        work.wait()
        return None

    def _run(self) -> None:
        active: list[Work] = []
        waiting: list[Work] = []
        while True:
            while not (active or waiting) or not self._queue.empty():
                work = self._queue.get()
                if work is None:
                    return
                waiting.append(work)
                self._polls = 0
            waiting = _begun(waiting, active)
            running = [work for work in active if not work.has_ended()]
            with self._lock:
                self._pending -= len(active) - len(running)
            active = running
            self._polls = _pause(self._polls, _AWAITED if self._is_awaited else _BESIDE)

    def hurry(self) -> None:
        """Look often from now on, for a thread that does nothing but wait."""
        if not self._is_awaited:
            self._polls, self._is_awaited = 0, True

    def close(self) -> None:
        """End the thread once it has nothing to do."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread = None


def _begun(waiting: list[Work], active: list[Work]) -> list[Work]:
    """Begin works in their order and add them to `active`; those that have to wait for an exclusive one."""
    remaining: list[Work] = []
    for work in waiting:
        if work.peers is None and (remaining or any(other.is_exclusive() for other in active)):
            remaining.append(work)
        else:
            work.begin()
            active.append(work)
    return remaining


def _attend(works: list[Work]) -> None:
    """Look at collectives until they have ended."""
    polls = 0
    while works := [work for work in works if not work.has_ended()]:
        polls = _pause(polls)


def _pause(polls: int, pace: tuple[int, float] = _AWAITED) -> int:
    """Let others have the core after the polls in which a small message arrives; the longer one waits, the longer.

    A thread that sleeps is run as soon as its time is over; one that yields waits for the time slice of whoever
    computes, which is milliseconds where there are fewer cores than processes. The number of polls with this one.
    """
    at_once, seconds = pace
    if polls >= at_once:
        time.sleep(seconds if polls < _MANY else _LONG_PAUSE)
    return polls + 1


def gone_problem(work: Work, ranks: list[int], gone: dict[int, tuple[str, float]]) -> str | None:
    """What to say of a collective that waits for a rank which is no longer there; None while all are."""
    needed = work.peers if work.peers is not None else ranks
    missing = {rank: gone[rank] for rank in needed if rank in gone}
    if not missing or time.monotonic() - max(when for _, when in missing.values()) < _GRACE:
        return None
    text = ", ".join(f"rank {rank} {how}" for rank, (how, _) in sorted(missing.items()))
    return f"{work.record} cannot end: {text}"
