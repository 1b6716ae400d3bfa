"""Processes that form a group, started once for a file of tests, which run the functions that tests send them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import tempfile
import traceback
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

SECONDS = 300.0  # in which a call has to end on all ranks, kernels compiled for the first time included
ABSENT = 'needs the extra: pip install "opweave[distributed]"'


def serve(rank: int, size: int, address: str, pipe: Any) -> None:
    """Join the group and run what arrives: a function of the rank, and its arguments."""
    os.environ.setdefault("OPWEAVE_NATIVE", "1")
    import generated as ow

    ow.set_num_threads(1)
    ow.distributed.init_process_group(
        "mpi", address, rank=rank, world_size=size, timeout=timedelta(seconds=SECONDS / 2)
    )  # fmt: skip
    while (job := pipe.recv()) is not None:
        function, arguments = job
        try:
            pipe.send((True, function(rank, *arguments)))
        except BaseException:
            pipe.send((False, traceback.format_exc()))
    ow.distributed.destroy_process_group()


class Ranks:
    """`size` processes of one group."""

    def __init__(self, size: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.folder = tempfile.TemporaryDirectory()
        address = f"file://{Path(self.folder.name) / 'store'}"
        pairs = [context.Pipe() for _ in range(size)]
        self.pipes = [ours for ours, _ in pairs]
        self.processes = [
            context.Process(target=serve, args=(rank, size, address, theirs), daemon=True)
            for rank, (_, theirs) in enumerate(pairs)
        ]
        for process in self.processes:
            process.start()
        for _, theirs in pairs:
            theirs.close()

    def run(self, function: Callable[..., Any], *arguments: Any) -> list[Any]:
        """What ``function(rank, *arguments)`` returns on each rank; an error has the tracebacks of ranks."""
        for pipe in self.pipes:
            pipe.send((function, arguments))
        answers = []
        for rank, pipe in enumerate(self.pipes):
            assert pipe.poll(SECONDS), f"rank {rank} does not answer"
            answers.append(pipe.recv())
        problems = [f"rank {rank}:\n{text}" for rank, (is_well, text) in enumerate(answers) if not is_well]
        assert not problems, "\n".join(problems)
        return [value for _, value in answers]

    def close(self) -> None:
        """Let the processes end; none is left."""
        for pipe in self.pipes:
            with contextlib.suppress(OSError):
                pipe.send(None)
        for process in self.processes:
            process.join(30)
            if process.is_alive():
                process.kill()
                process.join()
        for pipe in self.pipes:
            pipe.close()
        self.folder.cleanup()


def is_running(pid: int) -> bool:
    """Whether Linux has a process of this number that has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
