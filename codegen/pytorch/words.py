"""The table codegen/pytorch/words.yaml: what words of PyTorch's C++ formulas are in the language of ours."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from codegen.diagnostics import Diagnostics
from codegen.schema import OperatorSchema, parse_schema
from codegen.source.yaml_source import Mapping, Text, read_yaml


@dataclass(frozen=True)
class Word:
    """A C++ function or method by its signature, and the Python expression over its arguments that it becomes."""

    schema: OperatorSchema
    python: ast.expr

    def becomes(self, arguments: Sequence[ast.expr]) -> ast.expr:
        """The expression, the arguments put in."""
        values = dict(zip((argument.name for argument in self.schema.arguments), arguments, strict=False))
        return replaced(self.python, values)


@dataclass(frozen=True)
class Words:
    """The whole table; methods and functions by the name that C++ calls them by."""

    constants: dict[str, ast.expr]
    methods: dict[str, tuple[Word, ...]]
    functions: dict[str, tuple[Word, ...]]


@cache
def words() -> Words:
    """The table, read once."""
    diagnostics = Diagnostics()
    node = read_yaml(Path(__file__).parent / "words.yaml", diagnostics)
    diagnostics.raise_if_any()
    assert isinstance(node, Mapping)
    constants = node.get("constants")
    assert isinstance(constants, Mapping)
    return Words(
        {key.value: _expression(str(value)) for key, value in constants.items},
        _words_of(node.get("methods")),
        _words_of(node.get("functions")),
    )


def _words_of(node: object) -> dict[str, tuple[Word, ...]]:
    assert isinstance(node, Mapping)
    by_name: dict[str, list[Word]] = defaultdict(list)
    for key, value in node.items:
        assert isinstance(value, Text)
        schema = _signature(key.value)
        by_name[str(schema.name)].append(Word(schema, _expression(value.value)))
    return {name: tuple(rows) for name, rows in by_name.items()}


def _signature(text: str) -> OperatorSchema:
    """A row's key. Names with a trailing `_` are those of methods that write; here they are only names."""
    name, _, arguments = text.partition("(")
    schema = parse_schema(f"f({arguments}")
    namespace, _, base = name.rpartition("::")
    return OperatorSchema(type(schema.name)(base, "", namespace or None), schema.arguments, schema.returns)


def _expression(source: str) -> ast.expr:
    return ast.parse(source, mode="eval").body


def replaced(tree: ast.expr, values: dict[str, ast.expr]) -> ast.expr:
    """A copy of `tree` in which names stand for `values`."""
    copied = _copied(tree, values)
    assert isinstance(copied, ast.expr)
    return copied


def _copied(node: ast.AST, values: dict[str, ast.expr]) -> ast.AST:
    if isinstance(node, ast.Name) and node.id in values:
        return values[node.id]
    fields = {
        name: [_copied(item, values) for item in value] if isinstance(value, list)
        else _copied(value, values) if isinstance(value, ast.AST) else value
        for name, value in ast.iter_fields(node)
    }  # fmt: skip
    return type(node)(**fields)
