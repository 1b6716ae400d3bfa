"""Tensors in tuples, lists and dicts, however nested."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.tensor import Tensor


def tensors_in(tree: Any) -> list[Tensor]:
    """The tensors of a tree, from the left."""
    found: list[Tensor] = []
    mapped(tree, found.append)
    return found


def mapped(tree: Any, change: Callable[[Tensor], Any]) -> Any:
    """The tree with something else in the place of each tensor. Containers of other classes are leaves."""
    if isinstance(tree, Tensor):
        return change(tree)
    if isinstance(tree, tuple):
        items = [mapped(one, change) for one in tree]
        return type(tree)(*items) if hasattr(tree, "_fields") else tuple(items)
    if isinstance(tree, list):
        return [mapped(one, change) for one in tree]
    if isinstance(tree, dict):
        made = {key: mapped(one, change) for key, one in tree.items()}
        return made if type(tree) is dict else type(tree)(made)
    return tree
