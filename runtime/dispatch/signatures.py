"""The schema of an operator as an object: what ``ops.aten.add.Tensor._schema`` says of arguments and results."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from runtime.dispatch.schemas import arguments_of, halves, split

_ALIAS = re.compile(r"\(([a-z*|]+)(!?)(?: -> [^)]*)?\)")


class AliasInfo(NamedTuple):
    """Which memory an argument or a result shares, by letters, and whether it is written."""

    before_set: frozenset[str]
    is_write: bool


class SchemaArgument(NamedTuple):
    """An argument or a result: its type as the schema writes it, its name, its default."""

    name: str
    type: str
    default_value: Any
    kwarg_only: bool
    alias_info: AliasInfo | None
    has_default: bool
    is_out: bool

    def has_default_value(self) -> bool:
        """Whether it may be left out."""
        return self.has_default

    @property
    def is_write(self) -> bool:
        """Whether it is written."""
        return self.alias_info is not None and self.alias_info.is_write


class FunctionSchema:
    """A schema taken apart; as text it is the schema, with the name of the library, `library` if none is said."""

    def __init__(self, text: str, library: str = "aten::") -> None:
        self._text = text if "::" in text.partition("(")[0] else f"{library}{text}"
        head, arguments, results = halves(self._text)
        self.name, _, self.overload_name = head.partition(".")
        written = [part for part in split(arguments) if part != "*"]
        self.arguments = [
            SchemaArgument(
                parsed.name, parsed.type, None if parsed.default is None else parsed.value, parsed.keyword_only,
                _alias(part), parsed.default is not None, parsed.is_written and parsed.keyword_only,
            )
            for parsed, part in zip(arguments_of(text), written, strict=True)
        ]  # fmt: skip
        returns = results.strip()
        parts = split(returns[1:-1]) if returns.startswith("(") else [returns]
        self.returns = [_result(part) for part in parts]

    @property
    def is_mutable(self) -> bool:
        """Whether an argument is written."""
        return any(argument.is_write for argument in self.arguments)

    def __str__(self) -> str:
        return self._text

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FunctionSchema) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)


def _alias(text: str) -> AliasInfo | None:
    """What a type says of memory: ``Tensor(a!)``."""
    match = _ALIAS.search(text.partition("=")[0])
    return None if match is None else AliasInfo(frozenset(match[1].split("|")), match[2] == "!")


def _result(text: str) -> SchemaArgument:
    """One result: a type, and maybe a name."""
    kind, _, name = _ALIAS.sub("", text).strip().partition(" ")
    return SchemaArgument(name, kind, None, False, _alias(text), False, False)
