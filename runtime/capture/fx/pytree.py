"""Trees of arguments, taken apart by a form that is there already: what generated code calls."""

from __future__ import annotations

from typing import Any

from runtime.autograd.trees import *  # noqa: F403 - they are shown together
from runtime.autograd.trees import TreeSpec, tree_flatten
from runtime.errors import ComputeError

__all__ = ["tree_flatten_spec"]  # besides those


def tree_flatten_spec(pytree: Any, spec: TreeSpec) -> list[Any]:
    """The leaves of arguments that have the form of `spec`. RuntimeError for another form."""
    leaves, form = tree_flatten(tuple(pytree))
    if form != spec:
        msg = f"the graph was traced for arguments of the form {spec}; got {form}"
        raise ComputeError(msg)
    return leaves
