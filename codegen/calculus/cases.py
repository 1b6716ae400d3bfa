"""The derivative of a kernel of several cases: that of each, chosen by the conditions that choose the case."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence

from codegen.calculus.differentiate import LARGEST
from codegen.calculus.terms import TOO_LARGE, NotDerivableError
from codegen.language.syntax import MAX_DEPTH, Program
from codegen.language.trees import copied, depth, walk


def derive_cases(
    cases: Sequence[tuple[Program | None, Program]], derive: Callable[[Program], Program], gradient: str
) -> Program:
    """One expression of the formulas that `derive` makes of the cases, each a condition and a kernel expression.

    The last case needs no question: where none holds, there is no result either. `gradient` is a name that the formula
    of a case may read which does not depend on the argument.
    """
    chosen: ast.expr | None = None
    for condition, kernel in reversed(cases):
        value = _inlined(derive(kernel))
        if isinstance(value, ast.Constant):
            value = ast.Call(ast.Name("zeros_like", ast.Load()), [ast.Name(gradient, ast.Load())], [])
        if chosen is None or condition is None or ast.dump(value) == ast.dump(chosen):
            chosen = value if chosen is None or condition is None else chosen
        else:
            test: ast.expr = copied(condition.result)
            if isinstance(chosen, ast.IfExp) and ast.dump(value) == ast.dump(chosen.body):
                test, chosen = ast.BoolOp(ast.Or(), [test, chosen.test]), chosen.orelse
            chosen = ast.IfExp(test, value, chosen)
    assert chosen is not None
    source = ast.unparse(chosen)
    body = tuple(ast.parse(source).body)
    if any(depth(statement) > MAX_DEPTH for statement in body):
        raise NotDerivableError(TOO_LARGE)
    return Program(body, source, frozenset(node.id for node in walk(body[0]) if isinstance(node, ast.Name)))


def _inlined(program: Program) -> ast.expr:
    """The value of a formula, with what its lines name written out: lines of one case may read what others lack."""
    values: dict[str, ast.expr] = {}
    for statement in program.lets:
        if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
            msg = "the derivative of a case has loops"
            raise NotDerivableError(msg)
        values[statement.targets[0].id] = _Written(values).visit(copied(statement.value))
        if sum(1 for _ in walk(values[statement.targets[0].id])) > LARGEST:
            raise NotDerivableError(TOO_LARGE)
    value: ast.expr = _Written(values).visit(copied(program.result))
    return value


class _Written(ast.NodeTransformer):
    """Puts expressions in the place of names."""

    def __init__(self, values: dict[str, ast.expr]) -> None:
        self.known = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copied(self.known[node.id]) if node.id in self.known else node
