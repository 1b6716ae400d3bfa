"""Operators by the names that people use: `add`, `add.Tensor`, `add_`, `Tensor.add`, `nn.functional.linear`, `__add__`.

Used by the commands that take an operator on the command line or from a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from codegen.diagnostics import did_you_mean
from codegen.names import NAMESPACES
from codegen.reading.entry import Entry
from codegen.schema import OperatorSchema


def full_name(schema: OperatorSchema) -> str:
    """A name that means one overload only: ``add.Tensor``; ``sum.default`` for the overload without a name."""
    return str(schema.name) if schema.name.overload else f"{schema.name}.default"


def below(module: str | None) -> str:
    """What stands before the functions of a module: ``linalg.``; of ``nn``, ``nn.functional.``; of none, nothing."""
    return f"{NAMESPACES.get(module, module)}." if module is not None else ""


def public_name(entry: Entry) -> str:
    """What the function of an entry is called in its module."""
    base = entry.schema.name.base
    return base.removeprefix(f"{entry.module}_") if entry.module else base


def function_paths(entry: Entry) -> tuple[str, ...]:
    """The functions that call an entry, as paths below the package: ``add``, ``nn.functional.linear``."""
    if "function" not in entry.variants:
        return ()
    public = public_name(entry)
    modules = dict.fromkeys([entry.module, *entry.namespaces])
    return tuple(f"{below(module)}{public}" for module in modules)


def methods(entry: Entry) -> tuple[str, ...]:
    """The methods, special methods and properties of Tensor that call an entry."""
    names = [entry.schema.name.base] if "method" in entry.variants else []
    if names and entry.inplace is not None:
        names.append(entry.inplace.name.base)
    return (*names, *entry.dunders, *([entry.as_property] if entry.as_property else []))


def names_of(entry: Entry) -> Iterator[str]:
    """Every name under which an entry can be asked for."""
    for schema in entry.schemas:
        yield full_name(schema)
        if schema is not entry.out:
            yield schema.name.base
    yield public_name(entry)
    yield from function_paths(entry)
    yield from entry.dunders
    for method in methods(entry):
        yield method
        yield f"Tensor.{method}"


def called_names(entry: Entry) -> Iterator[str]:
    """The names by which Python code calls an entry, but for its function in a module."""
    yield from (schema.name.base for schema in entry.schemas)
    if entry.module is None:
        yield public_name(entry)
    yield from methods(entry)
    yield from (module.name for module in entry.modules)


class Lookup:
    """The entries of a package by name."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.by_name: dict[str, dict[str, Entry]] = {}
        for entry in entries:
            for name in names_of(entry):
                self.by_name.setdefault(name, {})[entry.name] = entry

    def find(self, name: str) -> tuple[Entry, ...]:
        """The entries that `name` can mean, only one for a full name; empty if there is none."""
        entries = self.by_name.get(name, {}).values()
        exact = [entry for entry in entries if any(full_name(schema) == name for schema in entry.schemas)]
        if exact:
            return tuple(exact)
        based = [entry for entry in entries if any(schema.name.base == name for schema in entry.schemas)]
        return tuple(based or entries)

    def missing(self, name: str) -> str:
        """What to say when there is no operator `name`."""
        hint = did_you_mean(name, self.by_name)
        return f"there is no operator '{name}'" + (f" ({hint})" if hint else "")
