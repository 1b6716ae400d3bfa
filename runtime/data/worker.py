"""The main function of a worker process: it loads batches until the parent process has no more requests."""

from __future__ import annotations

import multiprocessing
import pickle
import random
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any

import numpy as np

from runtime.compile.threads import set_num_threads
from runtime.data.channel import Channel, Closed
from runtime.data.fetching import END, Fetcher
from runtime.kernels.random.operator import manual_seed

__all__ = ["WorkerInfo", "_generate_state", "get_worker_info"]


@dataclass(frozen=True)
class WorkerInfo:
    """Which worker this is, of how many; the seed of its random numbers; its copy of the dataset."""

    id: int
    num_workers: int
    seed: int
    dataset: Any


_info: WorkerInfo | None = None


def get_worker_info() -> WorkerInfo | None:
    """What a worker of a DataLoader knows of itself; None in every other process."""
    return _info


@dataclass(frozen=True)
class Job:
    """What every worker of a loader gets when it starts."""

    dataset: Any
    collate: Callable[[Any], Any]
    batches: bool
    drop_last: bool
    start: Callable[[int], None] | None
    workers: int


@dataclass(frozen=True)
class WorkerFailure:
    """An exception of a worker, and where it happened."""

    kind: type[BaseException]
    text: str
    where: str

    def exception(self) -> BaseException:
        """It, as the process that loads raises it: of the same class, with the worker's traceback as text."""
        message = f"Caught {self.kind.__name__} in {self.where}.\nOriginal {self.text}"
        if issubclass(self.kind, KeyError):
            message = _Lines(message)
        try:
            return self.kind(message)
        except Exception:  # noqa: BLE001 - a class that takes something else than a message
            return RuntimeError(message)


class _Lines(str):
    """Text that KeyError, which shows what it was given by ``repr``, shows in lines."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def run(job: Job, number: int, channel: Channel, inherited: list[Channel]) -> None:
    """The life of a worker. `inherited` are ends of connections that are not its own, but came along by fork."""
    global _info  # noqa: PLW0603 - one worker is one process
    for other in inherited:
        other.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that loads has it too, and ends its workers
    set_num_threads(1)
    parent = multiprocessing.parent_process()
    assert parent is not None
    fetcher: Fetcher | None = None
    try:
        while channel.socket in wait([channel.socket, parent.sentinel]):
            message = channel.receive()
            if message is None:
                return
            of_pass, order, content = message
            if order is None:  # a pass begins, with this seed
                _seed(content + number)
                _info = WorkerInfo(number, job.workers, content + number, job.dataset)
                fetcher, failure = _begin(job, number)
                if failure is not None:
                    channel.send((of_pass, None, failure))
            elif fetcher is not None:
                _answer(channel, (of_pass, order), fetcher, content, number)
    except Closed:
        return


def _generate_state(base_seed: int, worker_id: int) -> list[int]:
    """Four numbers that seed NumPy in a worker: its stream for the seed of a loader and the worker's number."""
    words = [worker_id, base_seed & 0xFFFFFFFF, base_seed >> 32, 0]
    return np.random.SeedSequence(words).generate_state(4).tolist()  # type: ignore[no-any-return]


def _seed(seed: int) -> None:
    manual_seed(seed)
    random.seed(seed)
    np.random.seed(seed % 2**32)  # noqa: NPY002 - what datasets use


def _begin(job: Job, number: int) -> tuple[Fetcher | None, WorkerFailure | None]:
    try:
        if job.start is not None:
            job.start(number)
        return Fetcher(job.dataset, job.collate, batches=job.batches, drop_last=job.drop_last), None
    except Exception as error:  # noqa: BLE001 - it is raised where the data is wanted
        return None, _failure(error, f"DataLoader worker process {number}, as it started")


def _failure(error: Exception, where: str) -> WorkerFailure:
    """What is sent of an exception; its class only if that can be sent."""
    kind = type(error)
    try:
        pickle.dumps(kind)
    except (pickle.PicklingError, AttributeError, TypeError):
        kind = RuntimeError
    return WorkerFailure(kind, traceback.format_exc(), where)


def _answer(channel: Channel, order: tuple[int, int], fetcher: Fetcher, indices: Any, number: int) -> None:
    """Send a batch, the end of the samples, or what went wrong."""
    try:
        batch = fetcher.fetch(indices)
        answer = None if batch is END else (batch,)
        channel.send((*order, answer))
    except Closed:
        raise
    except Exception as error:  # noqa: BLE001 - it is raised where the data is wanted
        where = f"DataLoader worker process {number}"
        if fetcher.index is not None:
            where += f", sample {fetcher.index}"
        channel.send((*order, _failure(error, where)))
