"""Saving what is not one required tensor: lists of tensors, and tensors that may be absent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.autograd.node import Node, released_error, unpack_input
from runtime.tensor import Tensor


def version_of(tensor: Tensor | None) -> int | None:
    """The version of an optional tensor, None when there is none."""
    if tensor is None:
        return None
    return 0 if tensor._version is None else tensor._version[0]


def save_list(tensors: Sequence[Tensor | None]) -> tuple[tuple[Tensor | None, int | None], ...]:
    """The tensors of a list, each with the version it has now."""
    return tuple((one, version_of(one)) for one in tensors)


def unpack_list(node: Node, saved: Any, argument_name: str) -> tuple[Tensor | None, ...]:
    """The tensors of a saved list, after checking their versions."""
    if saved is None:
        raise released_error(node)
    return tuple(unpack_input(node, one, version, f"{argument_name}[{i}]") for i, (one, version) in enumerate(saved))
