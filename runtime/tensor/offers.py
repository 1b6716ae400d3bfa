"""Memory of ``out=`` tensors, offered to kernels: who asks :func:`memory_for` as much may get it.

What a kernel puts there may be the result, which then needs no copy, or something on the way to it. Whoever offers
looks where the results lie (:mod:`runtime.dispatch.writers`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import prod
from typing import Any

import numpy as np

from runtime.thread_state import ThreadState

Array = np.ndarray[Any, Any]

# One object for each context that offers in any thread; where there is none, nobody looks what a thread offers.
offers: list[object] = []


class _Offered(ThreadState):
    """The arrays that this thread offers, each to the first who asks for as many elements of its dtype."""

    def __init__(self) -> None:
        self.arrays: list[Array] = []


_thread = _Offered()


@contextmanager
def offering(arrays: Sequence[Array]) -> Iterator[None]:
    """A context in which arrays in rows are offered, and none that were offered before."""
    before, mark = _thread.arrays, object()
    offers.append(mark)
    _thread.arrays = [*arrays]
    try:
        yield
    finally:
        _thread.arrays = before
        offers.remove(mark)


def memory_for(shape: tuple[int, ...], kind: Any) -> Array:
    """As ``numpy.empty``: an array in rows, not initialised, in memory that is offered if there is some."""
    if offers:
        elements = prod(shape)
        for index, array in enumerate(_thread.arrays):
            if array.size == elements and array.dtype == kind:
                del _thread.arrays[index]
                return array.reshape(shape)
    return np.empty(shape, kind)
