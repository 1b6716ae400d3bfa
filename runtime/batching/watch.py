"""While a thread is in vmap: operators that must look, although no batched tensor decides how they are dispatched.

Random numbers are drawn for every sample, and ``tensor[index]`` is dispatched by the tensor alone. Such operators have
other kernels while any thread is in vmap, so that calls outside of it cost what they always cost.
"""

from __future__ import annotations

import functools
from typing import Any

from runtime.batching import chance
from runtime.batching.dispatch import ELEMENTS, INDEX, word_of
from runtime.batching.levels import batched_in
from runtime.dispatch import registry
from runtime.dispatch.operator import FALLBACKS, WATCHED, Kernel, Operator
from runtime.forking import new_lock
from runtime.tensor.keys import BATCHED

_lock = new_lock()
_calls: list[None] = []  # of vmap, one for each that has not come back


def entered() -> None:
    """Note that a thread goes into vmap."""
    with _lock:
        _calls.append(None)
        if len(_calls) == 1:
            for operator, watch in _watched(len(registry.operators())):
                WATCHED[operator] = watch
                operator.clear()


def left() -> None:
    """Note that it has come out."""
    with _lock:
        _calls.pop()
        if not _calls:
            for operator, _ in _watched(len(registry.operators())):
                WATCHED.pop(operator, None)
                operator.clear()


@functools.lru_cache(1)
def _watched(_: int) -> list[tuple[Operator, Any]]:
    """The operators that must look, among so many."""
    found: list[tuple[Operator, Any]] = []
    for operator in registry.operators():
        word = word_of(operator)
        if operator.functional is None and chance.is_random(operator):
            found.append((operator, functools.partial(chance.watching, elements=word == ELEMENTS)))
        elif word == INDEX:
            found.append((operator, _looking_at_index))
    return found


def _looking_at_index(operator: Operator, kernel: Kernel) -> Kernel:
    of_batches = FALLBACKS[BATCHED](operator)

    def kernel_by_index(*arguments: Any) -> Any:
        return (kernel if next(batched_in(arguments), None) is None else of_batches)(*arguments)

    return kernel_by_index
