"""Lists of tensors and of numbers that go along element by element."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from runtime.errors import ComputeError


def together(first: Sequence[Any], *further: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """The elements at one place of every list, place by place; the lists are of one length, and not empty."""
    if not first:
        msg = "a list of tensors must have at least one tensor"
        raise ComputeError(msg)
    for other in further:
        if len(other) != len(first):
            msg = f"lists that go along together must be of one length, got {len(first)} and {len(other)}"
            raise ComputeError(msg)
    return zip(first, *further, strict=True)
