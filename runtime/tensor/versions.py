"""Versions: how often memory was written in place, and which views of it are still in use.

All views of a memory share one list, in the slot ``_writes``: the count of writes, then a weak reference to every view.
What class the reference has says what was known of the view when it was made.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from runtime.tensor.tensor import Tensor

MANY_VIEWS = 32  # in a version list, from where on it is looked through for views that are gone


def forget_dead_views(version: list[Any]) -> None:
    """Drop the references to views that are gone; asked for whenever the list has doubled."""
    version[1:] = [item for item in version[1:] if item() is not None]


class UntrackedRef(weakref.ref[Any]):
    """The reference to a view that was made while nothing was recorded: autograd does not know how it came about."""

    __slots__ = ()


class InferenceRef(UntrackedRef):
    """The same within ``inference_mode()``."""

    __slots__ = ()


_UNTRACKED = (UntrackedRef, InferenceRef)  # compared by identity, as every write to a view asks of each live one


def tracked_views(base: Tensor) -> list[tuple[Tensor, bool]]:
    """The views of `base` that are still in use, each with whether it was made while operations were recorded.

    They stand behind the counter in the shared version list.
    """
    return [
        (view, type(reference) not in _UNTRACKED) for reference in (base._writes or ())[1:]
        if (view := reference()) is not None and view._base is base
    ]


def live_views(base: Tensor) -> list[Tensor]:
    """The views of `base` that are still in use."""
    return [view for view, _ in tracked_views(base)]


def is_untracked(view: Tensor) -> bool:
    """Whether `view` was made under no_grad()."""
    for reference in (view._writes or ())[1:]:  # noqa: SIM110 - every write to a view asks, and any() takes thrice as long
        if type(reference) in _UNTRACKED and reference() is view:
            return True
    return False


def is_of_inference(view: Tensor) -> bool:
    """Whether `view` was made within ``inference_mode()`` of a tensor from outside."""
    return any(type(reference) is InferenceRef and reference() is view for reference in (view._writes or ())[1:])


def writes_of(tensor: Tensor) -> int:
    """How often the memory of `tensor` was written in place, of an inference tensor as well."""
    return tensor._writes[0] if tensor._writes else 0


def bump_version(tensor: Tensor) -> None:
    """Note that the memory of `tensor` was changed, so that gradients that saved it can reject."""
    version = tensor._writes
    if version is None:
        tensor._writes = [1]
    else:
        version[0] += 1
