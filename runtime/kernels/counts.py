"""What kernels of products say about their work: how many numbers they multiply and add."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Kernel = TypeVar("Kernel")


def counting(count: Callable[..., int]) -> Callable[[Kernel], Kernel]:
    """A decorator of kernels: ``count(result, *arguments)`` is how many products a call adds up, or numbers of a bias.

    Profilers and summaries of models ask for it; nothing else does.
    """

    def decorate(kernel: Any) -> Any:
        kernel.multiply_adds = count
        return kernel

    return decorate
