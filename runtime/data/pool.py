"""The workers of a loader, as the process that loads sees them."""

from __future__ import annotations

import contextlib
import multiprocessing
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import wait
from multiprocessing.context import BaseContext
from typing import Any

from runtime.data.channel import Channel, Closed
from runtime.data.worker import Job, WorkerFailure, run
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError

_GRACE = 2.0  # seconds that a worker has to end by itself


class Pool:
    """Worker processes, to which tasks are given in turn and whose batches come back in order."""

    def __init__(self, job: Job, context: Any, timeout: float) -> None:
        self.timeout = timeout
        self.channels: list[Channel] = []
        self.processes: list[Any] = []
        self.passes = 0  # over the data; only the last one goes on
        try:
            for number in range(job.workers):
                parent_end, worker_end = Channel.pair()
                self.channels.append(parent_end)
                inherited_channels = list(self.channels) if context.get_start_method() == "fork" else []
                process = context.Process(target=run, args=(job, number, worker_end, inherited_channels), daemon=True)
                process.start()
                self.processes.append(process)
                worker_end.close()
        except BaseException:
            self.close()
            raise

    def batches(self, tasks: Iterator[Any], seed: int, ahead: int, *, in_order: bool) -> Iterator[Any]:
        """The batches of some tasks; `ahead` of them are asked of each worker before they are wanted."""
        return _LoaderPass(self, tasks, ahead, in_order=in_order).run(seed)

    def receive(self, busy: list[int]) -> Iterator[tuple[int, Any]]:
        """What workers send next, each with its number. RuntimeError for one that died, or after the timeout."""
        waited = {i: (self.channels[i].socket, self.processes[i].sentinel) for i in busy}
        ready = wait([item for pair in waited.values() for item in pair], self.timeout or None)
        if not ready:
            msg = f"DataLoader timed out after {self.timeout:g} seconds"
            raise ComputeError(msg)
        for i, pair in waited.items():
            if any(item in ready for item in pair):
                try:
                    yield i, self.channels[i].receive()
                except Closed:
                    raise self._died(i) from None

    def send(self, number: int, message: Any) -> None:
        """Give a worker something to do."""
        try:
            self.channels[number].send(message)
        except Closed:
            raise self._died(number) from None

    def _died(self, number: int) -> ComputeError:
        process = self.processes[number]
        process.join(_GRACE)
        code = process.exitcode
        how = f"was killed by signal {-code}" if code and code < 0 else f"exited with the status {code}"
        return ComputeError(f"DataLoader worker {number} (pid {process.pid}) {how} unexpectedly")

    def close(self) -> None:
        """End the workers: those that compute still are given a moment, then terminated."""
        for channel in self.channels:
            with contextlib.suppress(Closed, OSError):
                channel.send(None)
            channel.close()
        end = time.monotonic() + _GRACE
        for process in self.processes:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.terminate()
                process.join()
            process.close()
        self.channels, self.processes = [], []

    def __del__(self) -> None:
        if not sys.is_finalizing() and self.processes:
            self.close()


class _LoaderPass:
    """One pass over the data."""

    def __init__(self, pool: Pool, tasks: Iterator[Any], ahead: int, *, in_order: bool) -> None:
        self.pool, self.tasks, self.ahead, self.in_order = pool, tasks, ahead, in_order
        count = len(pool.processes)
        self.open = [0] * count  # how many answers each worker owes
        self.ended = [False] * count  # whose samples are all read
        self.turn, self.asked, self.next = 0, 0, 0
        pool.passes += 1
        self.number = pool.passes
        self.here: dict[int, Any] = {}  # answers that came before their turn

    def run(self, seed: int) -> Iterator[Any]:
        """The batches."""
        for number in range(len(self.open)):
            self.pool.send(number, (self.number, None, seed))
        for _ in range(self.ahead * len(self.open)):
            self._ask()
        while self.next < self.asked:
            self._check()
            while self.next not in self.here and not (self.here and not self.in_order):
                self._hear()
            key = self.next if self.in_order else next(iter(self.here))
            answer = self.here.pop(key)
            self.next += 1
            self._ask()
            if isinstance(answer, WorkerFailure):
                raise answer.exception()
            if answer is not None:
                yield answer[0]

    def _check(self) -> None:
        if self.pool.passes != self.number:
            msg = "another pass over this DataLoader has begun, and its workers serve that one (persistent_workers)"
            raise ComputeError(msg)

    def _ask(self) -> None:
        """Give the next task to the next worker that has samples left."""
        for _ in range(len(self.open)):
            number, self.turn = self.turn, (self.turn + 1) % len(self.open)
            if not self.ended[number] and (self.in_order or self.open[number] < self.ahead):
                break
        else:
            return
        try:
            task = next(self.tasks)
        except StopIteration:
            return
        self.pool.send(number, (self.number, self.asked, task))
        self.open[number] += 1
        self.asked += 1

    def _hear(self) -> None:
        """Take what workers have sent."""
        for number, (of_pass, order, answer) in self.pool.receive([i for i, left in enumerate(self.open) if left]):
            if of_pass != self.number:  # of a pass that was left early
                continue
            if order is None:
                raise answer.exception()
            self.open[number] -= 1
            if answer is None:
                self.ended[number] = True
            self.here[order] = answer


def context_of(requested: Any) -> Any:
    """The context of multiprocessing by its name, or as it is. ValueError for an unknown name, TypeError otherwise."""
    methods = multiprocessing.get_all_start_methods()
    if isinstance(requested, str) and requested not in methods:
        msg = f"DataLoader(): multiprocessing_context is one of {', '.join(methods)}, or a context, got {requested!r}"
        raise ArgumentValueError(msg)
    if requested is None or isinstance(requested, str):
        return multiprocessing.get_context(requested)
    if not isinstance(requested, BaseContext):
        msg = f"DataLoader(): multiprocessing_context is a name or a context, got {type(requested).__name__}"
        raise ArgumentError(msg)
    return requested
