"""Dicts and references that do not keep their tensors alive, and tell tensors by who they are, not by their values."""

from __future__ import annotations

import weakref
from collections.abc import Iterator, MutableMapping
from typing import Any

__all__ = ["TensorWeakRef", "WeakIdKeyDictionary", "WeakIdRef", "WeakTensorKeyDictionary"]


class WeakIdRef(weakref.ref[Any]):
    """A weak reference that equals another one to the same object."""

    __slots__ = ("_id",)

    def __init__(self, key: Any, callback: Any = None) -> None:
        self._id = id(key)
        super().__init__(key, callback)  # type: ignore[call-arg]

    def __hash__(self) -> int:
        return self._id

    def __eq__(self, other: object) -> bool:
        referent, other_referent = self(), other() if isinstance(other, weakref.ref) else None
        return self is other if referent is None or other_referent is None else referent is other_referent


class WeakIdKeyDictionary(MutableMapping[Any, Any]):
    """A dict of objects by identity, which forgets an object that nothing else holds."""

    def __init__(self, dict: Any = None, ref_type: type = WeakIdRef) -> None:  # noqa: A002 - PyTorch's name
        self.ref_type = ref_type
        self.data: dict[Any, Any] = {}
        data = self.data
        self._forget = lambda ref: data.pop(ref, None)
        self.update(dict or {})

    def __getitem__(self, key: Any) -> Any:
        entry = self.data.get(self.ref_type(key), self)
        if entry is self:
            raise KeyError(key)
        return entry

    def __setitem__(self, key: Any, value: Any) -> None:
        self.data[self.ref_type(key, self._forget)] = value

    def __delitem__(self, key: Any) -> None:
        del self.data[self.ref_type(key)]

    def __contains__(self, key: object) -> bool:
        return self.ref_type(key) in self.data

    def __iter__(self) -> Iterator[Any]:
        for ref in list(self.data):
            key = ref()
            if key is not None:
                yield key

    def __len__(self) -> int:
        return len(self.data)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {id(self):#x}>"


WeakTensorKeyDictionary = WeakIdKeyDictionary


class TensorWeakRef:
    """A weak reference to a tensor: ``ref()`` gives it, or None."""

    __slots__ = ("ref",)

    def __init__(self, tensor: Any) -> None:
        self.ref = weakref.ref(tensor)

    def __call__(self) -> Any:
        return self.ref()
