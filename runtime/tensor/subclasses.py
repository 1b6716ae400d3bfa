"""Instances of subclasses of Tensor: made of tensors, with the keys of those that may take calls over."""

from __future__ import annotations

from typing import Any

from runtime.tensor import keys
from runtime.tensor.tensor import Tensor

# As Tensor has them: a class may have properties of these names.
_SLOTS = [vars(Tensor)[name] for name in Tensor.__slots__ if name not in {"__dict__", "__weakref__", "_keys"}]


def disabled(function: Any, kinds: Any, args: Any = (), named: Any = None) -> Any:
    """The ``__torch_function__`` of a class whose instances take nothing over: call the function."""
    del kinds
    return function(*args, **(named or {}))


HANDLER = "__torch_dispatch__"  # what a class has whose instances have the calls of operators


def keys_of(kind: type[Tensor]) -> int:
    """The keys of instances of a class that may take functions over, or operators; 0 for a class that never does.

    A class that takes operators over takes functions over only if it says how.
    """
    if kind is Tensor:
        return 0
    is_handler = getattr(kind, HANDLER, None) not in (None, disabled, getattr(Tensor, HANDLER, None))
    takes = keys.TORCH_DISPATCH if is_handler else 0
    function = kind.__torch_function__  # type: ignore[attr-defined]
    is_default = getattr(function, "__func__", None) is vars(Tensor)["__torch_function__"].__func__
    if function is disabled or (takes and is_default):
        return takes
    return takes | keys.TORCH_FUNCTION


def as_instance(kind: type[Tensor], tensor: Tensor) -> Any:
    """An instance of a class over the memory of a tensor, at its place in the graph."""
    instance = object.__new__(kind)  # Tensor's own raises
    for slot in _SLOTS:
        try:
            slot.__set__(instance, slot.__get__(tensor))
        except AttributeError:  # a slot that is empty
            continue
    instance._keys = tensor._keys & ~(keys.TORCH_FUNCTION | keys.TORCH_DISPATCH) | keys_of(kind)
    return instance
