"""The processes in which libraries are measured, started when they are first needed."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, Self

from benchmarks.worker import Worker


class Processes:
    """One process with all libraries and one thread; and a process for each library with all threads.

    Two pools of threads in one process hinder each other, because each spins for a while on the other's cores. So where
    there are threads, the libraries live in processes of their own, which run in turn.
    """

    def __init__(self, names: list[str], threads: int) -> None:
        self._names, self._threads = names, threads
        self._workers: dict[tuple[str, int], Worker] = {}
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def worker(self, name: str, threads: int, twin: str = "") -> Worker:
        """The process of a library, for a number of threads (0: all); and a twin of it."""
        alone = threads != 1
        key = (name + twin if alone else "", threads)
        if key not in self._workers or self._workers[key].ended:
            worker = Worker([name] if alone else self._names, self._threads if alone else 1)
            self._stack.callback(worker.close)
            self._workers[key] = worker
        return self._workers[key]

    def end(self, name: str, threads: int, twin: str) -> None:
        """End the process of a twin."""
        worker = self._workers.pop((name + twin, threads), None)
        if worker is not None:
            worker.close()

    def pools(self) -> dict[str, Any]:
        """What every process says about its threads."""
        return {
            f"{name or 'all libraries'}, {'all threads' if threads != 1 else 'one thread'}": worker.ask("describe")
            for (name, threads), worker in self._workers.items()
            if not worker.ended
        }
