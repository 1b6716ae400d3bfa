"""Containers of modules: Sequential, ModuleList, ModuleDict."""

from __future__ import annotations

import operator
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Self

from runtime.errors import ArgumentError, ArgumentValueError, DimensionError, MemberError
from runtime.nn.module import Module, _indented, framed


def wrapped(index: Any, length: int) -> int:
    """An index counted from the front. IndexError outside of the container."""
    position = operator.index(index)
    if not -length <= position < length:
        msg = f"index {position} is out of range"
        raise DimensionError(msg)
    return position % length


def checked(module: Any) -> Module | None:
    """`module`, which may be None for one that is left out. TypeError for anything else."""
    if module is not None and not isinstance(module, Module):
        msg = f"{type(module).__name__} is not a Module subclass"
        raise ArgumentError(msg)
    return module


class _Listed(Module):
    """Modules in order, whose names are their numbers unless they were given others."""

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._modules.values())

    def _name_at(self, index: Any) -> str:
        return next(islice(self._modules, wrapped(index, len(self)), None))

    def _get_abs_string_index(self, idx: Any) -> str:
        """The index counted from the front, as text, by PyTorch's name. IndexError outside of the container."""
        return str(wrapped(idx, len(self)))

    def __setitem__(self, index: Any, module: Module) -> None:
        self._modules[self._name_at(index)] = checked(module)

    def __delitem__(self, index: Any) -> None:
        names = list(self._modules)
        for name in names[index] if isinstance(index, slice) else [self._name_at(index)]:
            del self._modules[name]
        self._number(self._modules.values())

    def _number(self, modules: Iterable[Any]) -> None:
        """Give the modules their numbers as names."""
        module_list = list(modules)
        self._modules.clear()
        self._modules.update((str(index), item) for index, item in enumerate(module_list))

    def append(self, module: Module) -> Self:
        """Add a module behind the others."""
        self.add_module(str(len(self)), checked(module))
        return self

    def insert(self, index: int, module: Module) -> Any:
        """Add a module before that of an index."""
        modules = list(self._modules.values())
        modules.insert(index, checked(module))
        self._number(modules)
        return self

    def extend(self, modules: Iterable[Module]) -> Self:
        """Add several behind the others. TypeError for what cannot be gone through."""
        if not isinstance(modules, Iterable) or isinstance(modules, str):
            msg = f"{type(self).__name__}.extend should be called with an iterable, but got {type(modules).__name__}"
            raise ArgumentError(msg)
        for module in list(modules):
            self.append(module)
        return self

    def pop(self, key: int) -> Any:
        """Take a module out."""
        module = self[key]  # type: ignore[index]
        del self[key]
        return module


class Sequential(_Listed):
    """Modules one after another: each gets what the one before it gave. Takes them, or an OrderedDict with names."""

    def __init__(self, *args: Any) -> None:
        super().__init__()
        if len(args) == 1 and isinstance(args[0], OrderedDict):
            for name, module in args[0].items():
                self.add_module(name, checked(module))
        else:
            for index, module in enumerate(args):
                self.add_module(str(index), checked(module))

    def insert(self, index: int, module: Module) -> Any:
        """Add a module before that of an index. IndexError out of range."""
        if not -len(self) <= index <= len(self):
            msg = f"index {index} is out of range for {len(self)} modules"
            raise DimensionError(msg)
        return super().insert(index, module)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return type(self)(OrderedDict(list(self._modules.items())[index]))
        return self._modules[self._name_at(index)]

    def __add__(self, other: Any) -> Sequential:
        if not isinstance(other, Sequential):
            msg = f"add operator supports only objects of Sequential class, but {type(other).__name__} is given"
            raise ArgumentValueError(msg)
        return Sequential(*self, *other)

    def __iadd__(self, other: Any) -> Self:
        if not isinstance(other, Sequential):
            msg = f"add operator supports only objects of Sequential class, but {type(other).__name__} is given"
            raise ArgumentValueError(msg)
        return self.extend(other)

    def __mul__(self, other: int) -> Sequential:
        return Sequential(*(module for _ in range(_positive(other)) for module in self))

    __rmul__ = __mul__

    def __imul__(self, other: int) -> Self:
        modules = list(self)
        for _ in range(_positive(other) - 1):
            self.extend(modules)
        return self

    def forward(self, input: Any) -> Any:
        """The input through all modules."""
        for module in self._modules.values():
            input = module(input)
        return input


def _positive(count: Any) -> int:
    if not isinstance(count, int):
        msg = f"a Sequential can be multiplied by an int only, got {type(count).__name__}"
        raise ArgumentError(msg)
    if count <= 0:
        msg = f"a Sequential can be multiplied by a positive number only, got {count}"
        raise ArgumentValueError(msg)
    return count


class ModuleList(_Listed):
    """A list of modules that its owner knows of."""

    def __init__(self, modules: Iterable[Module] | None = None) -> None:
        super().__init__()
        if modules is not None:
            self.extend(modules)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return type(self)(list(self)[index])
        return self._modules[self._name_at(index)]

    def insert(self, index: int, module: Module) -> None:
        """Add a module before that of an index."""
        super().insert(index, module)

    def __iadd__(self, modules: Iterable[Module]) -> Self:
        return self.extend(modules)

    def __add__(self, other: Iterable[Module]) -> ModuleList:
        return ModuleList([*self, *other])

    def __repr__(self) -> str:
        """Equal neighbours share a line: ``(0-2): 3 x Linear(...)``."""
        groups: list[list[Any]] = []
        for index, text in enumerate(repr(module) for module in self):
            if groups and groups[-1][2] == text:
                groups[-1][1] = index
            else:
                groups.append([index, index, text])
        lines = [
            f"({first}): {_indented(text)}"
            if first == last
            else f"({first}-{last}): {last - first + 1} x {_indented(text)}"
            for first, last, text in groups
        ]
        return framed(self._get_name(), [], lines)


class ModuleDict(Module):
    """A dict of modules, by names that are strings, that its owner knows of."""

    def __init__(self, modules: Mapping[str, Module] | Iterable[tuple[str, Module]] | None = None) -> None:
        super().__init__()
        if modules is not None:
            self.update(modules)

    def __getitem__(self, key: str) -> Any:
        if key not in self._modules:
            msg = f"ModuleDict has no module '{key}'"
            raise MemberError(msg)
        return self._modules[key]

    def __setitem__(self, key: str, module: Module) -> None:
        self.add_module(key, module)

    def __delitem__(self, key: str) -> None:
        self[key]
        del self._modules[key]

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __contains__(self, key: object) -> bool:
        return key in self._modules

    def clear(self) -> None:
        """Take all modules out."""
        self._modules.clear()

    def pop(self, key: str) -> Any:
        """Take a module out. KeyError where there is none."""
        module = self[key]
        del self[key]
        return module

    def keys(self) -> Iterable[str]:
        """The names."""
        return self._modules.keys()

    def items(self) -> Iterable[tuple[str, Any]]:
        """The names with their modules."""
        return self._modules.items()

    def values(self) -> Iterable[Any]:
        """The modules."""
        return self._modules.values()

    def update(self, modules: Mapping[str, Module] | Iterable[tuple[str, Module]]) -> None:
        """Add modules, or replace those of the same names."""
        if not isinstance(modules, Iterable):
            msg = f"ModuleDict.update should be called with pairs of names and modules, got {type(modules).__name__}"
            raise ArgumentError(msg)
        pairs: Any = modules.items() if isinstance(modules, (Mapping, ModuleDict)) else modules
        for index, pair in enumerate(pairs):
            if not isinstance(pair, Iterable) or len(key_and_module := tuple(pair)) != 2:
                msg = f"ModuleDict update sequence element #{index} is no pair of a name and a module"
                raise ArgumentError(msg)
            self[key_and_module[0]] = key_and_module[1]
