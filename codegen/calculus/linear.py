"""Is an expression linear in some of its names? Proven from the tree, by the degree of every part.

Linear means homogeneous: ``f(a x) = a f(x)`` and ``f(x + y) = f(x) + f(y)``, so ``2 * x`` is and ``x + 1`` is not.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Sequence
from enum import Enum, auto

from codegen.language.syntax import Program, names_in
from codegen.language.vocabulary import KERNEL_FUNCTIONS

_UNDEFINED = "nan"  # what is not defined is as good as 0
_PRODUCTS = ("xlogy", "xlog1py")  # of the first argument and a function of the second
_REAL_LINEAR = ("conj", "real", "imag")  # where numbers that are real are drawn out, as tangents want it


class Degree(Enum):
    """How a part depends on the names."""

    ZERO = auto()
    CONSTANT = auto()
    LINEAR = auto()
    OTHER = auto()
    UNKNOWN = auto()  # it calls an operator of which nothing is known


Operators = Callable[[str, Sequence[Degree]], Degree]  # how a call depends, by name and how its operands do


def degree_of(program: Program, names: Collection[str], operators: Operators | None = None) -> Degree:
    """How the value of `program` depends on `names`; `operators` says what is known of those that it calls."""
    reader = _Degrees(dict.fromkeys(names, Degree.LINEAR), operators)
    for statement in program.lets:
        if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
            return Degree.UNKNOWN
        reader.known[statement.targets[0].id] = reader.of(statement.value)
    return reader.of(program.result)


class _Degrees:
    """Finds the degrees of parts of a tree; `known` are those of names."""

    def __init__(self, degrees: dict[str, Degree], operators: Operators | None) -> None:
        self.known = degrees
        self.operators = operators

    def of(self, node: ast.expr) -> Degree:
        """The degree of one part."""
        if isinstance(node, ast.Constant):
            return Degree.ZERO if node.value == 0 and node.value is not False else Degree.CONSTANT
        if isinstance(node, ast.Name):
            return self.known.get(node.id, Degree.ZERO if node.id == _UNDEFINED else Degree.CONSTANT)
        if not names_in(node) & self.known.keys():
            return Degree.CONSTANT
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
            return self.of(node.operand)
        if isinstance(node, ast.BinOp):
            return _of_arithmetic(node.op, self.of(node.left), self.of(node.right))
        if isinstance(node, ast.IfExp):
            return _of_choice(self.of(node.test), self.of(node.body), self.of(node.orelse))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self.of_call(node, node.func.id, [self.of(argument) for argument in node.args])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            parts = [self.of(argument) for argument in (node.func.value, *node.args)]
            if node.func.attr == "where":  # x.where(condition, y)
                parts[:2] = reversed(parts[:2])
            return self.of_call(node, node.func.attr, parts)
        return Degree.OTHER if isinstance(node, (ast.Compare, ast.BoolOp)) else Degree.UNKNOWN

    def of_call(self, node: ast.Call, name: str, parts: list[Degree]) -> Degree:
        """A call of a function, or of a method as a function of its tensor."""
        if name == "where" and len(parts) == 3:
            return _of_choice(*parts)
        if all(part in (Degree.ZERO, Degree.CONSTANT) for part in parts):
            return Degree.UNKNOWN if node.keywords else Degree.CONSTANT
        if name in _REAL_LINEAR and len(parts) == 1:
            return parts[0]
        if name in _PRODUCTS and parts[1:] == [Degree.CONSTANT]:
            return parts[0]
        if name in KERNEL_FUNCTIONS:
            return Degree.OTHER
        return self.operators(name, parts) if self.operators is not None and not node.keywords else Degree.UNKNOWN


def _of_arithmetic(operator: ast.operator, left: Degree, right: Degree) -> Degree:
    if Degree.UNKNOWN in (left, right):
        return Degree.UNKNOWN
    if Degree.OTHER in (left, right):
        return Degree.OTHER
    if isinstance(operator, (ast.Add, ast.Sub)):
        if left is Degree.ZERO:
            return right
        return left if right in (Degree.ZERO, left) else Degree.OTHER
    if isinstance(operator, (ast.Mult, ast.MatMult)):
        if Degree.ZERO in (left, right):
            return Degree.ZERO
        return Degree.OTHER if left is right is Degree.LINEAR else _highest(left, right)
    if isinstance(operator, ast.Div) and right is Degree.CONSTANT:
        return left
    return Degree.CONSTANT if _highest(left, right) is Degree.CONSTANT else Degree.OTHER


def _of_choice(test: Degree, first: Degree, second: Degree) -> Degree:
    """``where(test, first, second)``."""
    if Degree.UNKNOWN in (test, first, second):
        return Degree.UNKNOWN
    if test not in (Degree.CONSTANT, Degree.ZERO) or Degree.OTHER in (first, second):
        return Degree.OTHER
    if first is second or second is Degree.ZERO:
        return first
    return second if first is Degree.ZERO else Degree.OTHER


def _highest(left: Degree, right: Degree) -> Degree:
    return Degree.LINEAR if Degree.LINEAR in (left, right) else Degree.CONSTANT
