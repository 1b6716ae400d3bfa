"""Operators that have an entry, but one with an error: that a formula does not find them is no second error."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from codegen.diagnostics import Diagnostics, Location
from codegen.reading import keys
from codegen.reading.entry import Entry
from codegen.reading.keys import EXTENDS
from codegen.source.yaml_values import Mapping, Text

# What may be reported although only an entry of ops.yaml is wrong.
_OF_MISSING = (
    "derivative-unknown-operator", "expression-arguments", "expression-unknown-function", "expression-unknown-method",
)  # fmt: skip
_NAME = re.compile(r"\s*(?:\w+::)?((\w+)(?:\.\w+)?)")
_QUOTED = re.compile(r"'([^']*)'")


def names_suppressed(mappings: Iterable[Mapping], entries: Iterable[Entry]) -> frozenset[str] | None:
    """The operators of a file that have no Entry, with and without overload; None where a name is unknown."""
    read = {str(schema.name) for entry in entries for schema in entry.schemas}
    result: set[str] = set()
    for mapping in mappings:
        func = mapping.get("func")
        name = _NAME.match(func.value) if isinstance(func, Text) else None
        if name is None and not {"theme", EXTENDS} & set(mapping.keys()):
            return None
        if name is not None and name[1] not in read:
            result |= {name[1], name[2], f"{name[2]}_"}
    return frozenset(result)


def names_planned(mappings: Iterable[Mapping]) -> frozenset[str]:
    """The operators whose kernels are still to be written: no part of the package, nor are their derivatives."""
    funcs = (mapping.get("func") for mapping in mappings if keys.PLANNED in mapping)
    matches = (_NAME.match(func.value) for func in funcs if isinstance(func, Text))
    return frozenset(name[1] for name in matches if name is not None)


class WithoutMissing(Diagnostics):
    """Hands on all problems but those of operators that were left out; of all that are not found, if names are None."""

    def __init__(self, diagnostics: Diagnostics, names: Collection[str] | None) -> None:
        super().__init__()
        self.diagnostics = diagnostics
        self.names = names

    def error(self, location: Location, code: str, message: str, *, hint: str | None = None, length: int = 1) -> None:
        """Records one problem, unless an entry with an error of its own may be its cause."""
        named = self.names is None or any(word in self.names for word in _QUOTED.findall(message))
        if code not in _OF_MISSING or not named:
            self.diagnostics.error(location, code, message, hint=hint, length=length)
