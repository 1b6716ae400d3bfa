"""Numbers of formulas that are computed operator by operator, in the dtype that their loops compute in.

Operators make tensors of the default dtype of numbers alone, as of ``where(self > 0, 0, q)``, and of numbers with
tensors of bool or integers, as ``q * (self > 0)``: in float64 they would lose half of their digits. A loop converts
each number to the dtype it computes in; here the first number of such a call becomes a tensor of that dtype:

    where(self > 0, 0, q)  ->  where(self > 0, language.operand(0, grad), q)

Sums of conditions are sums of numbers in a loop, so they are here. What a condition of numbers chooses is chosen by
Python, for there is no tensor to choose by.
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from enum import Enum, auto

from codegen.calculus.rules import QUESTIONS, STEPS
from codegen.language import bounded
from codegen.language.syntax import Program, names_in
from codegen.language.vocabulary import CONSTANTS, EXTREMES, HELPERS, KERNEL_FUNCTIONS, PYTHON_FUNCTIONS

_ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow, ast.FloorDiv, ast.Mod)
_EXACT = (ast.Add, ast.Mult)  # of whole numbers they are whole
# Functions that round nothing, whatever the precision of what they are given.
_UNROUNDED = frozenset({"abs", "conj", "imag", "real"}) | EXTREMES | STEPS | QUESTIONS


class OperandKind(Enum):
    """What a part of a formula is: a number of Python, a tensor of bool or integers, or one of floating numbers."""

    NUMBER = auto()
    WHOLE = auto()
    FLOATING = auto()


class Precise:
    """Rewrites the lines of one formula; `like` is the name of a tensor of the dtype it is computed in."""

    def __init__(self, numbers: Collection[str], wholes: Collection[str], like: str) -> None:
        self.kinds = dict.fromkeys(wholes, OperandKind.WHOLE) | dict.fromkeys(
            (*numbers, *CONSTANTS), OperandKind.NUMBER
        )
        self.like = like

    def statement(self, statement: ast.stmt) -> ast.stmt:
        """A line, changed in place; its name has the kind of its value."""
        if isinstance(statement, ast.For):
            statement.body = [self.statement(line) for line in statement.body]
        elif isinstance(statement, (ast.Assign, ast.Expr)):
            statement.value, kind = self.of(statement.value)
            for target in statement.targets if isinstance(statement, ast.Assign) else ():
                if isinstance(target, ast.Name):
                    self.kinds[target.id] = kind
        return statement

    def of(self, node: ast.expr) -> tuple[ast.expr, OperandKind]:
        """A part and its kind. What is not known is taken for floating, which changes nothing."""
        if isinstance(node, ast.Constant):
            return node, OperandKind.NUMBER
        if isinstance(node, ast.Name):
            return node, self.kinds.get(node.id, OperandKind.FLOATING)
        if isinstance(node, ast.UnaryOp):
            return self.of_sign(node)
        if isinstance(node, ast.BinOp):
            return self.of_operation(node)
        if isinstance(node, (ast.Compare, ast.BoolOp)):
            return self.of_question(node)
        if isinstance(node, ast.IfExp):
            (node.body, first), (node.orelse, second) = self.of(node.body), self.of(node.orelse)
            return node, first if first is second else OperandKind.FLOATING
        if isinstance(node, ast.Tuple):
            node.elts = [self.of(part)[0] for part in node.elts]
        if isinstance(node, ast.Call):
            return self.of_call(node)
        is_number = bounded.is_atom(node) and isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name)
        if is_number and self.kinds.get(node.value.id) is OperandKind.NUMBER:  # type: ignore[attr-defined]
            return node, OperandKind.NUMBER
        return node, OperandKind.FLOATING

    def of_sign(self, node: ast.UnaryOp) -> tuple[ast.expr, OperandKind]:
        node.operand, kind = self.of(node.operand)
        if kind is OperandKind.WHOLE and isinstance(node.op, ast.USub):
            node.operand, kind = self.converted(node.operand), OperandKind.FLOATING
        return node, kind

    def of_operation(self, node: ast.BinOp) -> tuple[ast.expr, OperandKind]:
        (node.left, left), (node.right, right) = self.of(node.left), self.of(node.right)
        if left is right is OperandKind.NUMBER:
            return node, OperandKind.NUMBER
        if isinstance(node.op, ast.Sub):  # which takes no bool
            node.left = self.converted(node.left) if left is OperandKind.WHOLE else node.left
            node.right = self.converted(node.right) if right is OperandKind.WHOLE else node.right
            return node, OperandKind.FLOATING
        if OperandKind.FLOATING in (left, right):
            return node, OperandKind.FLOATING
        if not isinstance(node.op, _ARITHMETIC):
            return node, OperandKind.WHOLE
        number = next(
            (part for part, kind in ((node.left, left), (node.right, right)) if kind is OperandKind.NUMBER), None
        )
        if isinstance(node.op, _EXACT) and number is not None and _is_whole(number):
            return node, OperandKind.WHOLE
        if right is OperandKind.NUMBER:
            node.right = self.operand(node.right)
        else:
            node.left = self.operand(node.left) if left is OperandKind.NUMBER else self.converted(node.left)
        return node, OperandKind.FLOATING

    def of_question(self, node: ast.Compare | ast.BoolOp) -> tuple[ast.expr, OperandKind]:
        parts = [node.left, *node.comparators] if isinstance(node, ast.Compare) else node.values
        operands = [self.of(part) for part in parts]
        if isinstance(node, ast.Compare):
            node.left, *node.comparators = (part for part, _ in operands)
        else:
            node.values = [part for part, _ in operands]
        return node, OperandKind.NUMBER if all(
            kind is OperandKind.NUMBER for _, kind in operands
        ) else OperandKind.WHOLE

    def of_call(self, node: ast.Call) -> tuple[ast.expr, OperandKind]:
        function = node.func
        if isinstance(function, ast.Attribute):
            node.args = [self.of(part)[0] for part in node.args]
            return node, OperandKind.FLOATING  # a method of a tensor
        name = function.id if isinstance(function, ast.Name) else ""
        if name in HELPERS or name == "len":
            return node, OperandKind.NUMBER
        if name not in KERNEL_FUNCTIONS:
            node.args = [self.of(part)[0] for part in node.args]
            return node, OperandKind.FLOATING
        arguments = [self.of(part) for part in node.args]
        node.args, kinds = [part for part, _ in arguments], [kind for _, kind in arguments]
        if name == "where" and len(kinds) == _OF_CHOICE:
            return self.of_choice(node, kinds)
        if name in QUESTIONS:
            return node, OperandKind.WHOLE
        if all(kind is OperandKind.NUMBER for kind in kinds):
            return node, OperandKind.NUMBER if name in PYTHON_FUNCTIONS else OperandKind.FLOATING
        if OperandKind.FLOATING not in kinds:
            position = kinds.index(OperandKind.WHOLE)
            node.args[position] = self.converted(node.args[position])
        return node, OperandKind.FLOATING

    def of_choice(self, node: ast.Call, kinds: list[OperandKind]) -> tuple[ast.expr, OperandKind]:
        """``where(condition, first, second)``."""
        (condition, first, second), (of_condition, *chosen) = node.args, kinds
        if of_condition is OperandKind.NUMBER:
            if chosen != [OperandKind.NUMBER] * 2:
                first, second = (
                    self.spread(part) if kind is OperandKind.NUMBER else part
                    for part, kind in zip((first, second), chosen, strict=True)
                )
            return ast.IfExp(condition, first, second), chosen[0] if chosen[0] is chosen[1] else OperandKind.FLOATING
        if OperandKind.FLOATING in chosen:
            return node, OperandKind.FLOATING
        if OperandKind.NUMBER not in chosen or all(
            _is_whole(part) for part, kind in zip((first, second), chosen, strict=True) if kind is OperandKind.NUMBER
        ):
            return node, OperandKind.WHOLE
        position = 1 + chosen.index(OperandKind.NUMBER)
        node.args[position] = self.operand(node.args[position])
        return node, OperandKind.FLOATING

    def operand(self, value: ast.expr) -> ast.expr:
        """A number as a tensor of the dtype that is computed in."""
        helper = ast.Attribute(ast.Name("language", ast.Load()), "operand", ast.Load())
        return ast.Call(helper, [value, ast.Name(self.like, ast.Load())], [])

    def converted(self, value: ast.expr) -> ast.expr:
        """A tensor of bool or integers in the dtype that is computed in."""
        return ast.BinOp(value, ast.Mult(), self.operand(ast.Constant(1)))

    def spread(self, value: ast.expr) -> ast.expr:
        """A number for every element."""
        return ast.Call(ast.Name("full_like", ast.Load()), [ast.Name(self.like, ast.Load()), value], [])


_OF_CHOICE = 3


def _is_whole(tree: ast.expr) -> bool:
    """Whether an expression is a whole number as it is written."""
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        tree = tree.operand
    return isinstance(tree, ast.Constant) and isinstance(tree.value, int)


def narrow_operands(program: Program, tensors: Collection[str], wide: Collection[str]) -> list[str]:
    """The `tensors` that a formula computes with before anything of the dtype of the result, one of `wide`, joins them.

    An operator of float32 and float64 gives what a loop does, which converts both; ``exp(other)`` of float32 does not.
    """
    reader = _Operations(tensors, wide)
    for statement in program.body:
        if isinstance(statement, (ast.Assign, ast.Expr)):
            is_wide = reader.is_wide(statement.value)
            for target in statement.targets if isinstance(statement, ast.Assign) else ():
                if isinstance(target, ast.Name):
                    reader.define(target.id, statement.value, is_wide=is_wide)
    return [name for name in tensors if name in reader.narrow]


class _Operations:
    """Finds out which parts of lines have the dtype of the result."""

    def __init__(self, tensors: Collection[str], wide: Collection[str]) -> None:
        self.wide, self.tensors = {*wide}, {*tensors}
        self.operands = {name: {name} for name in tensors}  # of a name that is not wide: what it is computed from
        self.narrow: set[str] = set()

    def define(self, name: str, value: ast.expr, *, is_wide: bool) -> None:
        """A name for a value."""
        if is_wide:
            self.wide.add(name)
        else:
            self.operands[name] = self.operands_in(value)

    def operands_in(self, node: ast.expr) -> set[str]:
        return {operand for name in names_in(node) for operand in self.operands.get(name, ())}

    def is_wide(self, node: ast.expr) -> bool:
        """Whether a part has the dtype of the result; what is computed without that is noted."""
        if isinstance(node, ast.Name):
            return node.id in self.wide
        wide = [self.is_wide(part) for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]
        if isinstance(node, (ast.Compare, ast.BoolOp)):
            return False
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "where":
            return any(wide[2:])  # of the function, the condition, and the branches
        operands = self.operands_in(node)
        if not any(wide) and operands == self.tensors:
            return True  # together they have it
        is_exact = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _UNROUNDED
        if isinstance(node, (ast.BinOp, ast.Call)) and not any(wide) and not is_exact:
            self.narrow |= operands
        return any(wide)
