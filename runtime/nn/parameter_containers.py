"""Containers of parameters: ParameterList, ParameterDict. Tensors become parameters in them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Self

from runtime.errors import ArgumentError, MemberError
from runtime.nn.containers import wrapped
from runtime.nn.module import Module, framed
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor


def _taken(value: Any) -> Any:
    """A tensor as a parameter; anything else as it is."""
    return Parameter(value) if isinstance(value, Tensor) and not isinstance(value, Parameter) else value


def _line(name: str, value: Any) -> str:
    """One line of a repr."""
    if isinstance(value, Tensor):
        kind = "Parameter" if isinstance(value, Parameter) else "Tensor"
        return f"({name}): {kind} containing: [{value.dtype} of size {_size(value)}]"
    return f"({name}): Object of type: {type(value).__name__}"


def _size(value: Tensor) -> str:
    return "x".join(map(str, value.shape))


class ParameterList(Module):
    """A list of parameters, and of whatever else is put in, that its owner knows of."""

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__()
        self.__dict__["_size"] = 0
        if values is not None:
            self.extend(values)

    def __len__(self) -> int:
        return self._size  # type: ignore[no-any-return]

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return type(self)([self[position] for position in range(*index.indices(len(self)))])
        return getattr(self, str(wrapped(index, len(self))))

    def __setitem__(self, index: int, value: Any) -> None:
        setattr(self, str(wrapped(index, len(self))), _taken(value))

    def __iter__(self) -> Iterator[Any]:
        return iter([self[index] for index in range(len(self))])

    def __iadd__(self, values: Iterable[Any]) -> Self:
        return self.extend(values)

    def append(self, value: Any) -> Self:
        """Add one behind the others."""
        size = len(self)
        self.__dict__["_size"] = size + 1
        setattr(self, str(size), _taken(value))
        return self

    def extend(self, values: Iterable[Any]) -> Self:
        """Add several behind the others. TypeError for a tensor, and for what cannot be gone through."""
        if not isinstance(values, Iterable) or isinstance(values, Tensor):
            msg = f"ParameterList.extend should be called with an iterable, but got {type(values).__name__}"
            raise ArgumentError(msg)
        for value in list(values):
            self.append(value)
        return self

    def __repr__(self) -> str:
        return framed(self._get_name(), [], [_line(str(index), value) for index, value in enumerate(self)])


class ParameterDict(Module):
    """A dict of parameters, and of whatever else is put in, by names that are strings."""

    def __init__(self, parameters: Any = None) -> None:
        super().__init__()
        self.__dict__["_keys"] = {}
        if parameters is not None:
            self.update(parameters)

    def __getitem__(self, key: str) -> Any:
        if key not in self._keys:
            msg = f"ParameterDict has no parameter '{key}'"
            raise MemberError(msg)
        return getattr(self, key)

    def __setitem__(self, key: str, value: Any) -> None:
        self._keys[key] = None
        setattr(self, key, _taken(value))

    def __delitem__(self, key: str) -> None:
        self[key]
        del self._keys[key]
        delattr(self, key)

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __reversed__(self) -> Iterator[str]:
        return iter(list(self._keys)[::-1])

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def copy(self) -> ParameterDict:
        """Another dict with the same parameters."""
        return ParameterDict(dict(self.items()))

    def setdefault(self, key: str, default: Any = None) -> Any:
        """The parameter of that name; `default`, put in, where there is none."""
        if key not in self:
            self[key] = default
        return self[key]

    def get(self, key: str, default: Any = None) -> Any:
        """The parameter of that name, `default` where there is none."""
        return self[key] if key in self._keys else default

    def clear(self) -> None:
        """Take all out."""
        for key in list(self._keys):
            del self[key]

    def pop(self, key: str) -> Any:
        """Take one out. KeyError where there is none."""
        value = self[key]
        del self[key]
        return value

    def popitem(self) -> tuple[str, Any]:
        """Take the last one out."""
        if not self._keys:
            msg = "popitem(): the ParameterDict is empty"
            raise MemberError(msg)
        key = next(reversed(self._keys))
        return key, self.pop(key)

    def fromkeys(self, keys: Iterable[str], default: Any = None) -> ParameterDict:
        """A dict with these names, all for one value."""
        return ParameterDict(dict.fromkeys(keys, default))

    def keys(self) -> Iterable[str]:
        """The names."""
        return self._keys.keys()  # type: ignore[no-any-return]

    def values(self) -> Iterable[Any]:
        """The parameters."""
        return [self[key] for key in self._keys]

    def items(self) -> Iterable[tuple[str, Any]]:
        """The names with their parameters."""
        return [(key, self[key]) for key in self._keys]

    def update(self, parameters: Any) -> None:
        """Add parameters, or replace those of the same names; those of a dict in the order of their names."""
        if not isinstance(parameters, Iterable):
            msg = f"ParameterDict.update should be called with pairs or a dict, got {type(parameters).__name__}"
            raise ArgumentError(msg)
        pairs = parameters.items() if isinstance(parameters, (Mapping, ParameterDict)) else parameters
        if isinstance(parameters, Mapping) and not isinstance(parameters, (OrderedDict, ParameterDict)):
            pairs = sorted(pairs)  # as PyTorch does, whose optimizers count parameters
        for key, value in pairs:
            self[key] = value

    def __or__(self, other: ParameterDict) -> ParameterDict:
        copied = self.copy()
        copied.update(other)
        return copied

    def __ior__(self, other: ParameterDict) -> Self:
        self.update(other)
        return self

    def __repr__(self) -> str:
        return framed(self._get_name(), [], [_line(str(key), value) for key, value in self.items()])
