"""``utils.swap_tensors`` and ``Tensor.module_load``: what one tensor object is becomes another."""

from __future__ import annotations

import weakref
from typing import Any

from runtime.autograd.node import AccumulateGrad
from runtime.autograd.operations import copy_into, detach
from runtime.autograd.shelf import release
from runtime.dispatch.interposing import check_memory_stays
from runtime.errors import ArgumentError, ComputeError
from runtime.tensor import Tensor, bump_version, live_views
from runtime.tensor.memory import memory_of, set_memory

__all__ = ["module_load", "swap_tensors"]
_SLOTS = ("_base", "_edge", "_keys", "_writes", "dtype")


def swap_tensors(t1: Tensor, t2: Tensor) -> None:
    """Exchange what two tensor objects are: memory, dtype, gradient, attributes and class.

    Whoever holds one of them sees the other then. RuntimeError for results of recorded operations, for views and for
    what has views, of which the graph knows by the object; what saved one of them for backward will raise.
    """
    for name, tensor in (("t1", t1), ("t2", t2)):
        if not isinstance(tensor, Tensor):
            msg = f"swap_tensors(): {name} must be a tensor, got {type(tensor).__name__}"
            raise ArgumentError(msg)
        check_memory_stays(tensor, "swap_tensors")
        if tensor._edge is not None and not isinstance(tensor._edge[0], AccumulateGrad):
            msg = f"swap_tensors(): {name} was made by {tensor._edge[0].describe()}; only leaves can be exchanged"
            raise ComputeError(msg)
        if tensor._base is not None or live_views(tensor) or hasattr(tensor, "_tangent"):
            msg = f"swap_tensors(): {name} is a view, a dual tensor, or has views in use, and cannot be exchanged"
            raise ComputeError(msg)
    if t1 is t2:
        return
    for tensor in (t1, t2):
        bump_version(tensor)
    # A version that neither had: what a node saved must not look unchanged.
    versions = [tensor._writes for tensor in (t1, t2) if tensor._writes is not None]
    latest = max(version[0] for version in versions) + 1
    for version in versions:
        version[0] = latest
    memory, other = memory_of(t1), memory_of(t2)
    for slot in _SLOTS:
        first, second = getattr(t1, slot), getattr(t2, slot)
        setattr(t1, slot, second)
        setattr(t2, slot, first)
    set_memory(t1, other)
    set_memory(t2, memory)
    attributes, other_attributes = dict(t1.__dict__), dict(t2.__dict__)
    for tensor, arguments in ((t1, other_attributes), (t2, attributes)):
        tensor.__dict__.clear()
        tensor.__dict__.update(arguments)
    t1.__class__, t2.__class__ = t2.__class__, t1.__class__
    for tensor in (t1, t2):
        if tensor._edge is not None:
            tensor._edge[0]._variable = weakref.ref(tensor)
    release()


def module_load(self: Tensor, other: Tensor, assign: bool = False) -> Any:
    """What a module puts in the place of this tensor when it loads `other`: this one with its elements, or `other`.

    Neither requires grad. RuntimeError for a leaf that requires grad outside of no_grad().
    """
    if not isinstance(other, Tensor):
        msg = f"module_load(): other must be a tensor, got {type(other).__name__}"
        raise ArgumentError(msg)
    return detach(other if assign else copy_into(self, other))
