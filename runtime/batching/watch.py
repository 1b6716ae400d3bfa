"""While a thread is in vmap: random numbers are drawn for every sample, although no argument need be batched.

Operators that draw have another kernel under the key that vmap switches on in its thread.
"""

from __future__ import annotations

from runtime.batching import (
    chance,
    functions,  # noqa: F401 - it tells Function of batches
)
from runtime.batching.dispatch import ELEMENTS, word_of
from runtime.dispatch.interposing import interpose, thread_keys
from runtime.dispatch.operator import Kernel, Operator
from runtime.tensor.keys import VMAP_MODE


def entered() -> None:
    """Note that this thread goes into vmap."""
    thread_keys().switch_on(VMAP_MODE)


def left() -> None:
    """Note that it has come out."""
    thread_keys().switch_off(VMAP_MODE)


def _kernel_of(operator: Operator, remaining_keys: int) -> Kernel | None:
    """The kernel of an operator that draws; None for another one."""
    if operator.functional is not None or not chance.is_random(operator):
        return None
    return chance.watching(operator, remaining_keys, elements=word_of(operator) == ELEMENTS)


interpose(VMAP_MODE, _kernel_of)
