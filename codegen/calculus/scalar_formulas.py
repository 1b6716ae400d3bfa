"""Formulas of elementwise operators, evaluated number by number with Python's own mathematics.

This is how a derivative that was written by hand is compared with the one that follows from the kernel: without any of
the code that either of them runs through in a package.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from types import CodeType
from typing import Any

from codegen.language import bounded
from codegen.language.syntax import Program
from codegen.language.trees import copied, walk
from codegen.language.vocabulary import CONSTANTS

FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{
        name: getattr(math, name)
        for name in (
            "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "ceil", "copysign", "cos", "cosh", "erf",
            "erfc", "exp", "exp2", "expm1", "floor", "fmod", "isfinite", "isinf", "isnan", "lgamma", "log", "log10",
            "log1p", "log2", "sin", "sinh", "sqrt", "tan", "tanh", "trunc",
        )
    },
    "abs": abs, "max": max, "min": min, "round": round, "pow": pow,
    "maximum": lambda x, y: math.nan if math.isnan(x) or math.isnan(y) else max(x, y),
    "minimum": lambda x, y: math.nan if math.isnan(x) or math.isnan(y) else min(x, y),
    "fmax": lambda x, y: x if math.isnan(y) else y if math.isnan(x) else max(x, y),
    "fmin": lambda x, y: x if math.isnan(y) else y if math.isnan(x) else min(x, y),
    "conj": lambda x: x, "real": lambda x: x,
    "rsqrt": lambda x: 1 / math.sqrt(x),
    "sigmoid": lambda x: 1 / (1 + math.exp(-x)),
    "sign": lambda x: (x > 0) - (x < 0),
    "signbit": lambda x: math.copysign(1, x) < 0,
}  # fmt: skip

# No attribute, no item, no text: what is evaluated here has nothing but numbers.
_NUMERIC = (
    ast.Expression, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Call, ast.Name, ast.Constant,
    ast.Load, ast.operator, ast.unaryop, ast.boolop, ast.cmpop,
)  # fmt: skip


def evaluator(program: Program) -> Callable[[dict[str, float]], float] | None:
    """The program as a function of the numbers behind its names; None if it calls what is not known here.

    Where the mathematics has no value, the result is NaN.
    """
    if bounded.has_loops(program.body):
        return None
    steps = [*_steps(program)]
    nodes = [node for _, tree in steps for node in walk(tree)]
    called = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    if any(isinstance(node, ast.Constant) and isinstance(node.value, complex) for node in nodes):
        return None
    if any(isinstance(node, (ast.BitXor, ast.LShift, ast.RShift)) for node in nodes):  # of bits, and these are floats
        return None
    if not called <= set(FUNCTIONS) or not all(isinstance(node, _NUMERIC) for node in nodes):
        return None
    compiled = [
        (name, compile(ast.fix_missing_locations(ast.Expression(tree)), "<formula>", "eval")) for name, tree in steps
    ]
    scope = {"__builtins__": {}, **FUNCTIONS, **{name: float(value) for name, value in CONSTANTS.items()}}

    def number(code: CodeType, values: dict[str, float]) -> float:
        try:
            value = eval(code, scope, values)  # noqa: S307 - checked against the language of formulas
        except (ArithmeticError, TypeError, ValueError):  # TypeError: complex numbers have no order
            return math.nan
        return math.nan if isinstance(value, complex) else value

    def evaluate(values: dict[str, float]) -> float:
        values = dict(values)
        for name, code in compiled:
            values[name] = number(code, values)
        return float(values[""])

    return evaluate


def _steps(program: Program) -> Iterator[tuple[str, ast.expr]]:
    """The intermediate names with their values, and under no name the value of the program."""
    for statement in program.body:
        tree = copied(statement)
        assert isinstance(tree, (ast.Assign, ast.Expr))
        name = ast.unparse(tree.targets[0]) if isinstance(tree, ast.Assign) else ""
        yield name, _ConditionalRewriter().visit(tree.value)


class _ConditionalRewriter(ast.NodeTransformer):
    """``where(c, a, b)`` as ``a if c else b``, so that only the branch that counts is computed."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "where":
            return ast.IfExp(*node.args)
        return node


def gradient(
    formula: Callable[[dict[str, float]], float],
    tensors: dict[str, tuple[Sequence[int], Sequence[float]]],
    numbers: dict[str, float],
    target: str,
    shape: Sequence[int],
) -> list[float]:
    """`formula` at every element of the broadcast `shape`, summed over what `target` was broadcast along."""
    total = [0.0] * len(tensors[target][1])
    for index in product(*map(range, shape)):
        position = _position(index, tensors[target][0])
        total[position] += formula({**numbers, **at_place(tensors, index)})
    return total


def at_place(tensors: dict[str, tuple[Sequence[int], Sequence[float]]], index: Sequence[int]) -> dict[str, float]:
    """The element of every tensor that meets `index` after broadcasting."""
    return {name: elements[_position(index, sizes)] for name, (sizes, elements) in tensors.items()}


def _position(index: Sequence[int], shape: Sequence[int]) -> int:
    """Where a tensor of `shape` has the element that `index` meets after broadcasting."""
    position = 0
    for at, size in zip(index[len(index) - len(shape) :], shape, strict=True):
        position = position * size + (0 if size == 1 else at)
    return position
