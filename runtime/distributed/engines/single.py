"""The engine of a world of one process: everything is a copy, and has ended when it begins."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.distributed.reduce_op import ReduceOp

__all__ = ["SingleEngine"]
Array = np.ndarray[Any, Any]


class _Ended:
    """A request that has ended."""

    source: int | None = None

    def Test(self) -> bool:  # noqa: N802 - as requests of MPI
        """True."""
        return True


_ENDED = _Ended()


class SingleEngine:
    """Collectives of rank 0 with itself."""

    rank, size = 0, 1

    def __init__(self) -> None:
        self._sent: deque[tuple[int, Array]] = deque()

    def broadcast(self, array: Array, root: int) -> Any:
        """Give `array` of the root to all ranks."""
        del array, root
        return _ENDED

    def all_reduce(self, array: Array, op: ReduceOp) -> Any:
        """Reduce `array` of all ranks, in place."""
        del array, op
        return _ENDED

    def reduce(self, array: Array, op: ReduceOp, root: int) -> Any:
        """Reduce `array` of all ranks, in place at the root."""
        del array, op, root
        return _ENDED

    def all_gather(self, result: Array, counts: Sequence[int], array: Array) -> Any:
        """The elements of all ranks one after the other, ``counts[rank]`` of each, in `result` of every rank."""
        del counts
        result[...] = array
        return _ENDED

    def gather(self, result: Array | None, counts: Sequence[int] | None, array: Array, root: int) -> Any:
        """The same in `result` of the root; other ranks have none."""
        del counts, root
        if result is not None:
            result[...] = array
        return _ENDED

    def scatter(self, result: Array, counts: Sequence[int] | None, array: Array | None, root: int) -> Any:
        """Give each rank ``counts[rank]`` elements of `array` of the root, in `result`."""
        del counts, root
        if array is not None:
            result[...] = array
        return _ENDED

    def all_to_all(
        self, result: Array, result_counts: Sequence[int], array: Array, counts: Sequence[int]
    ) -> Any:  # fmt: skip
        """Send ``counts[rank]`` elements of `array` to each rank, and put what each sends into `result`."""
        del result_counts, counts
        result[...] = array
        return _ENDED

    def reduce_scatter(self, result: Array, counts: Sequence[int], array: Array, op: ReduceOp) -> Any:
        """Reduce `array` of all ranks; each gets its ``counts[rank]`` elements in `result`."""
        del counts, op
        result[...] = array
        return _ENDED

    def send(self, array: Array, to: int, tag: int) -> Any:
        """Send elements to a rank."""
        del to
        self._sent.append((tag, array.copy()))
        return _ENDED

    def receive(self, array: Array, source: int | None, tag: int) -> Any:
        """Wait for elements of a rank, or of any."""
        return _Arrival(self._sent, array, tag, source)

    def barrier(self) -> Any:
        """End when all ranks have called it."""
        return _ENDED

    def subgroup(self, ranks: Sequence[int], tag: int) -> SingleEngine:
        """The engine of some ranks, called by each of them; it is their own from then on."""
        del ranks, tag
        return SingleEngine()

    def close(self) -> None:
        """Let what it has go."""


class _Arrival:
    """Elements that a process sends to itself."""

    def __init__(self, sent: deque[tuple[int, Array]], array: Array, tag: int, source: int | None) -> None:
        self._sent, self._target, self._tag, self.source = sent, array, tag, source if source is not None else 0
        self._has_come = False

    def Test(self) -> bool:  # noqa: N802 - as requests of MPI
        """Whether they have come."""
        if not self._has_come:
            for row in self._sent:
                if row[0] == self._tag:
                    self._target[...] = row[1]
                    self._sent.remove(row)
                    self._has_come = True
                    break
        return self._has_come
