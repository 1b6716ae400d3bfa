"""The gradient of a complex number from the derivative of a holomorphic function.

A derived formula is ``grad`` times a derivative. Of complex numbers the gradient is ``grad`` times its conjugate, which
is drawn in as far as products, quotients and choices go:

    grad * cos(self)              ->  grad * conj(cos(self))
    where(condition, grad, 0)     ->  where(condition, grad, 0)

On real numbers a conjugate does nothing, so that one formula serves both.
"""

from __future__ import annotations

import ast
from collections.abc import Collection

from codegen.calculus.rules import NOT_HOLOMORPHIC
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied
from codegen.language.vocabulary import CONSTANTS, KERNEL_FUNCTIONS


def not_holomorphic(program: Program) -> str:
    """A function that a kernel calls and that has no complex derivative; empty if there is none."""
    called = [
        node.func.id for node in program.nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]  # fmt: skip
    return next((name for name in called if name in NOT_HOLOMORPHIC), "")


class WithoutConjugates(ast.NodeTransformer):
    """Takes ``conj`` away: what is left multiplies a tangent."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        return node.args[0] if isinstance(node.func, ast.Name) and node.func.id == "conj" else node


def conjugated(program: Program, gradients: Collection[str]) -> Program:
    """A derived formula with conjugates; `gradients` are the names in which it is linear."""
    writer = _Conjugation(gradients)
    return Program(
        tuple(writer.statement(copied(statement)) for statement in program.body), program.source, program.uses
    )


class _Conjugation:
    """Rewrites the statements of one formula."""

    def __init__(self, gradients: Collection[str]) -> None:
        self.linear = set(gradients)

    def statement(self, statement: ast.stmt) -> ast.stmt:
        """A line; a name whose value holds the gradient is one itself from then on."""
        if isinstance(statement, ast.For):
            return statement  # of a derived formula only the end holds the gradient
        assert isinstance(statement, (ast.Assign, ast.Expr))
        if not self.holds(statement.value) and isinstance(statement, ast.Assign):
            return statement
        statement.value = self.of_linear(statement.value)
        if isinstance(statement, ast.Assign):
            self.linear |= {target.id for target in statement.targets if isinstance(target, ast.Name)}
        return ast.fix_missing_locations(statement)

    def holds(self, node: ast.expr) -> bool:
        """Whether the gradient is part of it."""
        return bool(names_in(node) & self.linear)

    def of_linear(self, node: ast.expr) -> ast.expr:
        """What holds the gradient: its other factors are conjugated."""
        if not self.holds(node):
            return self.of_factor(node)
        if isinstance(node, ast.Name):
            return node
        if isinstance(node, ast.UnaryOp):
            return ast.UnaryOp(node.op, self.of_linear(node.operand))
        if isinstance(node, ast.BinOp):
            return ast.BinOp(self.of_linear(node.left), node.op, self.of_linear(node.right))
        if isinstance(node, ast.IfExp):  # of the cases of a kernel
            return ast.IfExp(node.test, self.of_linear(node.body), self.of_linear(node.orelse))
        assert isinstance(node, ast.Call)
        if isinstance(node.func, ast.Name) and node.func.id not in KERNEL_FUNCTIONS:  # an operator, linear in its first
            return ast.Call(node.func, [self.of_linear(node.args[0]), *node.args[1:]], [])
        condition, *chosen = node.args  # a choice: rules are multiplied with the gradient
        return ast.Call(node.func, [condition, *map(self.of_linear, chosen)], [])

    def of_factor(self, node: ast.expr) -> ast.expr:
        """What does not hold the gradient."""
        if isinstance(node, ast.Constant) and isinstance(node.value, complex):
            return ast.Constant(node.value.conjugate())
        if isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id in CONSTANTS):
            return node
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return ast.UnaryOp(node.op, self.of_factor(node.operand))
        return ast.Call(ast.Name("conj", ast.Load()), [node], [])
