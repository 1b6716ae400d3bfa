"""Derive the domain and the corners of an elementwise kernel from its expression, for samples.

`log(self)` has positive numbers as its domain, `abs(self)` a corner at 0, `where(self > 3, ...)` one at 3 and
`maximum(self, min)` one at the number `min`. What `domain` and `nondifferentiable_at` say of an argument goes before.
Only what is done to an argument itself counts, and no domain of what a condition may choose.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import pairwise

from codegen.language.vocabulary import CORNERS, DOMAINS, EXTREMES
from codegen.reading.samples import Interval, Sampling
from codegen.schema import OperatorSchema


def with_implied(sampling: Sampling, expressions: Iterable[Iterable[ast.stmt]], schema: OperatorSchema) -> Sampling:
    """What an entry says about its inputs, and what the expressions of its cases show of the other arguments."""
    finder = _Found(
        frozenset(argument.name for argument in schema.inputs if argument.type.is_tensor),
        frozenset(item.name for item in schema.inputs if item.type.is_scalar or item.type.is_float),
    )
    for body in expressions:
        for statement in body:
            finder.look(statement, chosen=isinstance(statement, (ast.For, ast.While)))
    domains, points = dict(sampling.domain), dict(sampling.points)
    return replace(
        sampling,
        domain=(*sampling.domain, *(item for item in finder.domains.items() if item[0] not in domains)),
        points=(
            *sampling.points,
            *((name, tuple(positions)) for name, positions in finder.points.items() if name not in points),
        ),
    )


@dataclass
class _Found:
    """What the trees show. `tensors` and `numbers` are the names of arguments."""

    tensors: frozenset[str]
    numbers: frozenset[str]
    domains: dict[str, Interval] = field(default_factory=dict)
    points: dict[str, dict[float | str, None]] = field(default_factory=dict)

    def look(self, node: ast.AST, *, chosen: bool) -> None:
        """Note what a tree shows; a `chosen` one is computed where some condition holds."""
        if isinstance(node, ast.Compare):
            for left, right in pairwise((node.left, *node.comparators)):
                self.meet(left, right)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            self.corner(node.right, 0.0)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            self.call(node.func.id, node.args, chosen=chosen)
        for child in ast.iter_child_nodes(node):
            self.look(child, chosen=chosen or _chooses(node, child))

    def call(self, name: str, args: list[ast.expr], *, chosen: bool) -> None:
        """A call of a function of kernels."""
        if name in EXTREMES:
            self.meet(args[0], args[1])
        for corner in CORNERS.get(name, ()):
            self.corner(args[0], corner)
        first = args[0]
        fixed = name == "pow" and _number(args[1]) is not None  # a power of negative numbers, too
        if name in DOMAINS and not (chosen or fixed) and isinstance(first, ast.Name) and first.id in self.tensors:
            self.domains[first.id] = Interval(*DOMAINS[name], has_low=False, has_high=False)

    def meet(self, left: ast.expr, right: ast.expr) -> None:
        """Two operands of which one is made of an argument, and the other a number or an argument that is one."""
        for operand, other in ((left, right), (right, left)):
            point = self.place(other)
            if point is not None:
                self.corner(operand, point)

    def place(self, node: ast.expr) -> float | str | None:
        """A number, or the name of an argument that is one, perhaps with a sign before it."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Name):
            return f"-{node.operand.id}" if node.operand.id in self.numbers else None
        if isinstance(node, ast.Name):
            return node.id if node.id in self.numbers else None
        return _number(node)

    def corner(self, operand: ast.expr, point: float | str) -> None:
        """A corner or a pole where the operand has a value: that of an argument, also of one clipped or shifted."""
        if isinstance(operand, ast.Name) and operand.id in self.tensors:
            self.points.setdefault(operand.id, {})[point] = None
        elif isinstance(operand, ast.Call) and isinstance(operand.func, ast.Name) and operand.func.id in EXTREMES:
            for argument in operand.args:
                self.corner(argument, point)
        elif isinstance(operand, ast.Call) and isinstance(operand.func, ast.Name) and operand.func.id == "abs":
            self.corner(operand.args[0], point)
            self.corner(operand.args[0], f"-{point}" if isinstance(point, str) else -point)
        elif isinstance(operand, ast.BinOp) and isinstance(operand.op, (ast.Add, ast.Sub)):
            shift = _number(operand.right)
            if shift is not None and isinstance(point, float):
                self.corner(operand.left, point - shift if isinstance(operand.op, ast.Add) else point + shift)


def _chooses(node: ast.AST, child: ast.AST) -> bool:
    """Whether a node computes a child only for some elements, or shows its value only there."""
    if isinstance(node, ast.IfExp):
        return child is not node.test
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "where":
        return child is not node.args[0]
    return isinstance(node, ast.BoolOp)


def _number(node: ast.expr) -> float | None:
    """A number that is written, with or without a sign."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _number(node.operand)
        return None if number is None else -number
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not isinstance(node.value, bool):
        return float(node.value)
    return None
