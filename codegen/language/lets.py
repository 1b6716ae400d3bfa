"""Intermediate names of a formula: which names are free for them, and what they are called in generated code."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping

from codegen.diagnostics import Diagnostics
from codegen.language.syntax import Program
from codegen.language.trees import source_of, walk
from codegen.source.yaml_values import Text


def assigned(program: Program) -> list[ast.Name]:
    """The places where a program gives a value a name."""
    return [
        node for statement in program.lets for node in walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]  # fmt: skip


def let_name(name: str) -> str:
    """The name of an intermediate value inside a generated function: no argument, and nothing that it calls."""
    return f"{name}_"


def one_line(text: str, program: Program | None) -> str:
    """A formula as it is shown in one line, its statements with semicolons between them."""
    if program is None or not program.lets or "\n" not in text:
        return " ".join(text.split())
    return "; ".join(source_of(statement) for statement in program.body)


def documentation(owner: str, text: str, program: Program | None = None) -> str:
    """What a function says of the expression that it computes: whose it is, then its lines as they stand."""
    lines = text if program is None or not program.lets else "\n".join(source_of(line) for line in program.body)
    return f"{owner}:\n{lines}" if "\n" in lines.strip("\n") else f"{owner}: {lines}"


def check_lets(program: Program, text: Text, reserved: Collection[str], diagnostics: Diagnostics) -> bool:
    """No intermediate name is one of those that the formula knows already."""
    has_duplicate = False
    for node in assigned(program):
        if node.id in reserved or let_name(node.id) in reserved:
            has_duplicate = True
            before = program.source.split("\n")[: node.lineno - 1]
            offset = text.value.index(program.source) + sum(len(line) + 1 for line in before) + node.col_offset
            taken = node.id if node.id in reserved else let_name(node.id)
            text.error(
                diagnostics, "derivative-let",
                f"'{node.id}' cannot be an intermediate name: '{taken}' has a meaning here",
                offset=offset, length=len(node.id), hint="choose another",
            )
    return not has_duplicate


class Renamed(ast.NodeTransformer):
    """Gives names, but not those of functions, other names."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Call(self, node: ast.Call) -> ast.expr:
        function = node.func if isinstance(node.func, ast.Name) else self.visit(node.func)
        keywords = [ast.keyword(keyword.arg, self.visit(keyword.value)) for keyword in node.keywords]
        return ast.Call(function, [self.visit(argument) for argument in node.args], keywords)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(self.names.get(node.id, node.id), node.ctx)
