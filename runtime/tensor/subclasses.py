"""Instances of subclasses of Tensor: made of tensors, with the key of those that may take functions over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.tensor import keys
from runtime.tensor.tensor import Tensor

# As Tensor has them: a class may have properties of these names.
_SLOTS = [vars(Tensor)[name] for name in Tensor.__slots__ if name not in {"__dict__", "__weakref__", "_keys"}]

WAITING: list[Callable[[], None]] = []  # called once, when there is a class whose instances may take functions over


def disabled(function: Any, kinds: Any, args: Any = (), named: Any = None) -> Any:
    """The ``__torch_function__`` of a class whose instances take nothing over: call the function."""
    del kinds
    return function(*args, **(named or {}))


def key_of(kind: type[Tensor]) -> int:
    """The key of instances of a class that may take functions over; 0 for a class that never does."""
    if kind is Tensor or kind.__torch_function__ is disabled:  # type: ignore[attr-defined]
        return 0
    while WAITING:
        WAITING.pop()()
    return keys.TORCH_FUNCTION


def as_instance(kind: type[Tensor], tensor: Tensor) -> Any:
    """An instance of a class over the memory of a tensor, at its place in the graph."""
    made = object.__new__(kind)  # Tensor's own raises
    for slot in _SLOTS:
        try:
            slot.__set__(made, slot.__get__(tensor))
        except AttributeError:  # a slot that is empty
            continue
    made._keys = tensor._keys & ~keys.TORCH_FUNCTION | key_of(kind)
    return made


class Standing(Tensor):
    """A tensor that stands for another, by which its Parameter is made: it has no memory that one could share."""

    __slots__ = ()

    def as_kind(self, kind: type[Tensor]) -> Any:
        """An instance of a class, such as Parameter, that stands for the same, outside of any graph."""
        raise NotImplementedError
