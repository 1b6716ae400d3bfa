"""Memory of registered devices: an allocator that caches freed blocks, and counts of memory by lines of the program.

``register("npu", allocator=CachingAllocator(allocator), ...)`` keeps freed blocks for later allocations;
``with tracking("npu") as memory:`` counts, for every line of the program, the memory that was allocated there and is
still in use.
"""

from __future__ import annotations

import functools
import sys
import threading
import tracemalloc
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np

from runtime import callers
from runtime.devices.namespace import check_allocator
from runtime.errors import ComputeError
from runtime.tensor.backends import BY_NAME, TRACKERS
from runtime.tensor.device import cpu
from runtime.tensor.device import device as device_type
from runtime.tensor.storage import Allocator, DataPtr

_SMALLEST_BLOCK = 512
_DIVISIONS = 8  # block sizes between two powers of two, so that at most an eighth of a block is unused
_NUMPY = np.lib.tracemalloc_domain
_FRAMES = 64  # recorded frames of a call; those of this library lie above the line of the program


def block_size(nbytes: int) -> int:
    """The bytes of the block that serves an allocation: `nbytes` rounded up to an eighth of a power of two."""
    if nbytes <= _SMALLEST_BLOCK:
        return _SMALLEST_BLOCK
    step = max((1 << (nbytes - 1).bit_length() - 1) // _DIVISIONS, _SMALLEST_BLOCK)
    return -(-nbytes // step) * step


class CachingAllocator(Allocator):
    """Keeps the blocks that another allocator gave and that were freed, and gives them again.

    A block serves later allocations of its size (:func:`block_size`) on the same device. It may be written while the
    device still works on what was there before, so that the device must execute its work in order. When the other
    allocator raises MemoryError, the cached blocks are freed and it is asked once more.

    Raises TypeError for an allocator without a method ``allocate``.
    """

    def __init__(self, allocator: Any) -> None:
        check_allocator("CachingAllocator", allocator)
        self.allocator = allocator
        self._free: dict[tuple[int, int], list[DataPtr]] = defaultdict(list)  # by index and size
        self._reserved: Counter[int] = Counter()
        self._peaks: Counter[int] = Counter()
        self._lock = threading.RLock()  # a deleter may run inside of any call

    def allocate(self, nbytes: int, index: int = 0) -> DataPtr:
        """A cached block, or a new one; MemoryError where there is no memory left, and nothing cached to free."""
        size = block_size(nbytes)
        with self._lock:
            blocks = self._free[index, size]
            block = blocks.pop() if blocks else None
        if block is None:
            block = self._new_block(size, index)
        return DataPtr(block.address, block.owner, functools.partial(self._cache, block, size, index))

    def _new_block(self, size: int, index: int) -> DataPtr:
        try:
            block: DataPtr = self.allocator.allocate(size, index)
        except MemoryError:
            if not self.empty_cache():
                raise
            block = self.allocator.allocate(size, index)
        with self._lock:
            self._reserved[index] += size
            self._peaks[index] = max(self._peaks[index], self._reserved[index])
        return block

    def _cache(self, block: DataPtr, size: int, index: int, _: Any) -> None:
        """Take a block back; the last argument is its owner."""
        with self._lock:
            self._free[index, size].append(block)

    def empty_cache(self) -> int:
        """Free all cached blocks; returns their bytes."""
        with self._lock:
            blocks, self._free = self._free, defaultdict(list)
            freed = 0
            for (index, size), members in blocks.items():
                self._reserved[index] -= size * len(members)
                freed += size * len(members)
        return freed  # the blocks go with `blocks`

    def memory_reserved(self, index: int = 0) -> int:
        """The bytes of all blocks on a device, in use or cached."""
        return self._reserved[index]

    def max_memory_reserved(self, index: int = 0) -> int:
        """The largest value of :meth:`memory_reserved` since the last :meth:`reset_peak_memory_stats`."""
        return self._peaks[index]

    def reset_peak_memory_stats(self, index: int = 0) -> None:
        """Let :meth:`max_memory_reserved` start again."""
        self._peaks[index] = self._reserved[index]


class LineUse(NamedTuple):
    """The memory that was allocated at a line of the program and is still in use."""

    filename: str
    lineno: int
    nbytes: int
    blocks: int


class tracking:  # noqa: N801 - a context manager, as PyTorch names them
    """``with tracking("npu") as memory:`` counts the memory of tensors by the lines of the program.

    ``memory.lines()`` has a :class:`LineUse` for every line that allocated memory in the block which is in use now, or,
    after the block, was in use at its end. The largest is first, and ``print(memory)`` shows them as a table.
    ``tracking("cpu")`` counts the memory that NumPy allocates for results, by the module ``tracemalloc``; without an
    argument all registered devices are tracked. Raises RuntimeError for a device that there is not.
    """

    def __init__(self, device: Any = None) -> None:
        self.device = None if device is None else device_type(device)
        if self.device is not None and self.device.type not in (cpu.type, *BY_NAME):
            msg = f"tracking(): there is no device '{self.device}'; there are {', '.join((cpu.type, *BY_NAME))}"
            raise ComputeError(msg)
        self._uses: dict[tuple[str, int], list[int]] = {}
        self._lock = threading.RLock()
        self._final: list[LineUse] | None = None
        self._stops = False

    def __enter__(self) -> Self:
        self._final = None
        if self.device == cpu:
            self._stops = not tracemalloc.is_tracing()
            if self._stops:
                tracemalloc.start(_FRAMES)
            self._uses = {(row.filename, row.lineno): [-row.nbytes, -row.blocks] for row in _traced_lines()}
        else:
            TRACKERS.append(self.add)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._final = self.lines()
        if self.device != cpu:
            TRACKERS.remove(self.add)
        elif self._stops:
            tracemalloc.stop()

    def add(self, where: device_type, nbytes: int) -> Any:
        """Count a new block; returns the function that is called when it is freed, None for another device."""
        if self.device is not None and self.device not in (where, device_type(where.type)):
            return None
        frame = next(callers.frames(sys._getframe(1)), None)
        line = ("<unknown>", 0) if frame is None else (frame.f_code.co_filename, frame.f_lineno)
        self._change(line, nbytes, 1)
        return functools.partial(self._change, line, -nbytes, -1)

    def _change(self, line: tuple[str, int], nbytes: int, blocks: int) -> None:
        with self._lock:
            use = self._uses.setdefault(line, [0, 0])
            use[0] += nbytes
            use[1] += blocks

    def lines(self) -> list[LineUse]:
        """The lines with memory in use, those with most bytes first."""
        if self._final is not None:
            return self._final
        with self._lock:
            uses = {line: (*use,) for line, use in self._uses.items()}
        if self.device == cpu:
            for row in _traced_lines():
                before = uses.get(row[:2], (0, 0))
                uses[row[:2]] = before[0] + row.nbytes, before[1] + row.blocks
        rows = [LineUse(*line, *use) for line, use in uses.items() if use[0] > 0]
        return sorted(rows, key=lambda row: -row.nbytes)

    def __str__(self) -> str:
        rows = self.lines()
        names = [f"{row.filename}:{row.lineno}" for row in rows]
        width = max(map(len, ["line", *names]))
        lines = [f"{'line':<{width}}  {'blocks':>8}  {'bytes':>14}"]
        lines += [f"{name:<{width}}  {row.blocks:>8}  {row.nbytes:>14,}" for name, row in zip(names, rows, strict=True)]
        return "\n".join(lines)


def _traced_lines() -> Iterator[LineUse]:
    """The memory of NumPy that is in use, by the innermost line outside of this library."""
    snapshot = tracemalloc.take_snapshot().filter_traces([tracemalloc.DomainFilter(True, _NUMPY)])
    folders = _folders()
    uses: dict[tuple[str, int], list[int]] = defaultdict(lambda: [0, 0])
    for trace in snapshot.traces:
        frame = next((item for item in reversed(trace.traceback) if not item.filename.startswith(folders)), None)
        use = uses[("<unknown>", 0) if frame is None else (frame.filename, frame.lineno)]
        use[0] += trace.size
        use[1] += 1
    return (LineUse(*line, *use) for line, use in uses.items())


def _folders() -> tuple[str, ...]:
    """The folders of this library, of the packages of operators, and of NumPy."""
    paths: Sequence[str] = [
        path for name in (*callers.packages(), np.__name__) for path in getattr(sys.modules.get(name), "__path__", [])
    ]
    return tuple(f"{Path(path)}/" for path in paths)
