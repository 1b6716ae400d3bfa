"""While a thread is in vmap: operators that must look, although no batched tensor decides how they are dispatched.

Random numbers are drawn for every sample, and ``tensor[index]`` is dispatched by the tensor alone. Such operators have
another kernel under the key that vmap switches on in its thread.
"""

from __future__ import annotations

from typing import Any

from runtime.batching import (
    chance,
    functions,  # noqa: F401 - it tells Function of batches
)
from runtime.batching.dispatch import ELEMENTS, INDEX, word_of
from runtime.batching.levels import batched_in
from runtime.dispatch.interposing import interpose, thread_keys
from runtime.dispatch.operator import FALLBACKS, Kernel, Operator
from runtime.tensor.keys import BATCHED, VMAP_MODE


def entered() -> None:
    """Note that this thread goes into vmap."""
    thread_keys().switch_on(VMAP_MODE)


def left() -> None:
    """Note that it has come out."""
    thread_keys().switch_off(VMAP_MODE)


def _kernel_of(operator: Operator, rest: int) -> Kernel | None:
    """The kernel of an operator that must look; None for another one."""
    word = word_of(operator)
    if operator.functional is None and chance.is_random(operator):
        return chance.watching(operator, rest, elements=word == ELEMENTS)
    return _looking_at_index(operator, rest) if word == INDEX else None


def _looking_at_index(operator: Operator, rest: int) -> Kernel:
    of_batches = FALLBACKS[BATCHED](operator)
    assert of_batches is not None

    def kernel_by_index(*arguments: Any) -> Any:
        is_plain = next(batched_in(arguments), None) is None
        return (operator.lookup(rest) if is_plain else of_batches)(*arguments)

    return kernel_by_index


interpose(VMAP_MODE, _kernel_of)
