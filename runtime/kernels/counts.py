"""Operation counts of kernels of products: how many numbers they multiply and add."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Kernel = TypeVar("Kernel")


def counting(count: Callable[..., int], biases: Callable[..., int] | None = None) -> Callable[[Kernel], Kernel]:
    """A decorator of kernels: ``count(result, *arguments)`` is how many products a call adds up.

    `biases`, with the same arguments, is how many numbers of a bias it adds besides: summaries of models count those,
    profilers do not. Nothing else asks for either.
    """

    def decorate(kernel: Any) -> Any:
        kernel.multiply_adds, kernel.bias_additions = count, biases
        return kernel

    return decorate
