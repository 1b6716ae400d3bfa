"""The checks of many entries, in as many processes as are quicker than one.

Entries whose kernels lie on the disk take milliseconds each, others are compiled for seconds. So this process begins,
and the others are started once it has worked for a while. They load the package themselves and are given entries; what
they find comes back in the order in which they are done.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Generator, Sequence
from pathlib import Path

from codegen.checking.findings import Finding
from codegen.checking.subject import LoadedPackage
from codegen.checking.verify import verify
from codegen.model.blocks import OperatorBlock
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.showing.warming import processes_for

ALONE = 2.0  # seconds of checks in this process before others are started, which takes as long
WORTH_A_PROCESS = 1  # an entry takes longer than starting another process, when the first ones did

_loaded: list[LoadedPackage] = []  # the package, in a process that checks


def verify_many(
    blocks: Sequence[OperatorBlock], library: LoadedPackage, seed: int = 0
) -> Generator[tuple[OperatorBlock, list[Finding]]]:
    """Every block with its findings; closing the generator ends what is under way."""
    started = time.monotonic()
    for number, block in enumerate(blocks):
        remaining_blocks = blocks[number:]
        if time.monotonic() - started >= ALONE and processes_for(len(remaining_blocks), WORTH_A_PROCESS) > 1:
            yield from _in_processes(remaining_blocks, library.folder, seed)
            return
        yield block, verify(block.entry, block.derivative, library, seed)


def _in_processes(
    blocks: Sequence[OperatorBlock], folder: Path, seed: int
) -> Generator[tuple[OperatorBlock, list[Finding]]]:
    import multiprocessing  # here, because the other commands start without it
    from concurrent.futures import ProcessPoolExecutor, as_completed

    context = multiprocessing.get_context("spawn")  # a copy of a process with threads is not safe
    count = processes_for(len(blocks), WORTH_A_PROCESS)
    pool = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(folder,))
    try:
        tasks = {pool.submit(_verify, block.entry, block.derivative, seed): block for block in blocks}
        for task in as_completed(tasks):
            yield tasks[task], task.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(folder: Path) -> None:
    """The first thing in a process that checks; the one that started it answers the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _loaded.append(LoadedPackage(folder))


def _verify(entry: Entry, derivative: Derivative | None, seed: int) -> list[Finding]:
    return verify(entry, derivative, _loaded[0], seed)
