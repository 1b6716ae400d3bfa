"""Accumulators of a scan that are vectors of a fixed length.

    scan:
      path: {length: 3, init: 1 if k == 0 else 0, step: "self * (path[k] + path[k - 1] if k > 0 else path[k])"}
    each: path[2]

An entry of a vector is an accumulator of its own. Its expressions know their place as ``k``; an index is a whole number
made of that and of numbers. What a condition on places leaves out is not looked at, so that ``path[-1]`` does no harm.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from dataclasses import replace

from codegen.diagnostics import Diagnostics
from codegen.language.syntax import Program
from codegen.language.trees import copied
from codegen.language.whole_numbers import whole_number
from codegen.source.yaml_values import Text

PLACE = "k"
_COMPARED: dict[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}  # fmt: skip


def entry_of(name: str, index: int) -> str:
    """The accumulator that is an entry of a vector."""
    return f"{name}_{index}"


def written_out(
    program: Program, vectors: Mapping[str, int], index: int | None, text: Text, diagnostics: Diagnostics
) -> Program | None:
    """A program that reads entries by their names, at a place if it has one; None when an index is wrong."""
    writer = _StateWriter(vectors, index)
    body = tuple(writer.visit(copied(statement)) for statement in program.body)
    for message in writer.wrong[:1]:
        hint = "an index is a whole number, such as path[0] or path[k - 1]"
        text.error(diagnostics, "kernel-vector", message, hint=hint)
    return None if writer.wrong else replace(program, body=body)


class _StateWriter(ast.NodeTransformer):
    def __init__(self, vectors: Mapping[str, int], index: int | None) -> None:
        self.vectors = vectors
        self.place = index
        self.wrong: list[str] = []

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        assert isinstance(node.value, ast.Name)
        name, index = node.value.id, self.number(node.slice)
        if index is None:
            self.wrong.append(f"the index in '{ast.unparse(node)}' is not known before the scan runs")
        elif not 0 <= index < self.vectors[name]:
            self.wrong.append(f"'{name}[{index}]' lies outside: the length of '{name}' is {self.vectors[name]}")
        return ast.copy_location(ast.Name(entry_of(name, index or 0), ast.Load()), node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id == PLACE and self.place is not None:
            return ast.copy_location(ast.Constant(self.place), node)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        holds = self.truth(node.test)
        if holds is None:
            return self.generic_visit(node)
        chosen: ast.AST = self.visit(node.body if holds else node.orelse)
        return chosen

    def number(self, node: ast.expr) -> int | None:
        """The whole number that an expression of places is."""
        positions = dict.fromkeys((PLACE,), self.place) if self.place is not None else {}
        return whole_number(_Placed(positions).visit(copied(node)))

    def truth(self, node: ast.expr) -> bool | None:
        """Whether a condition on places holds; None for any other."""
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            return None
        left, right = self.number(node.left), self.number(node.comparators[0])
        compare = _COMPARED.get(type(node.ops[0]))
        return None if left is None or right is None or compare is None else compare(left, right)


class _Placed(ast.NodeTransformer):
    """Puts numbers in the place of names."""

    def __init__(self, positions: Mapping[str, int | None]) -> None:
        self.places = positions

    def visit_Name(self, node: ast.Name) -> ast.AST:
        value = self.places.get(node.id)
        return node if value is None else ast.Constant(value)
