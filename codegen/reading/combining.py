"""Combination of the accumulators of two halves, where the step of a reduction shows how."""

from __future__ import annotations

import ast

from codegen.language.syntax import Program, names_in

_ASSOCIATIVE = ("logaddexp", "maximum", "minimum")


def infer_combine(name: str, step: Program) -> Program | None:
    """The way to join two accumulators, where the step shows it: ``f(name, element)`` with an associative f."""
    part = entered(name, step)
    if part is None:
        return None
    accumulator, other = ast.Name(name, ast.Load()), ast.Name(f"{name}_other", ast.Load())
    value = step.result
    joined: ast.expr
    if isinstance(value, ast.BinOp):
        joined = ast.BinOp(accumulator, ast.Add() if isinstance(value.op, ast.Sub) else value.op, other)
    elif isinstance(value, ast.BoolOp):
        joined = ast.BoolOp(value.op, [accumulator, other])
    else:
        assert isinstance(value, ast.Call)
        joined = ast.Call(value.func, [accumulator, other], [])
    statement = ast.fix_missing_locations(ast.Expr(joined))
    return Program((statement,), ast.unparse(joined))


def entered(name: str, step: Program) -> ast.expr | None:
    """What a step enters into its accumulator, where it is ``f(name, element)`` with an associative f; else None.

    The sum of several terms is one; what is subtracted is entered with its sign.
    """
    value = step.result
    if step.lets:
        return None
    if isinstance(value, ast.BinOp) and isinstance(value.op, (ast.Add, ast.Sub)):
        left, part = _first_of(value, (ast.Add, ast.Sub))
    elif isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        left, part = _first_of(value, (ast.Mult,))
    elif isinstance(value, ast.BinOp) and isinstance(value.op, (ast.BitOr, ast.BitAnd)):
        left, part = value.left, value.right
    elif isinstance(value, ast.BoolOp) and len(value.values) == 2:
        left, part = value.values
    elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in _ASSOCIATIVE:
        left, part = value.args
    else:
        return None
    is_first = isinstance(left, ast.Name) and left.id == name
    return part if is_first and name not in names_in(part) else None


def _first_of(value: ast.BinOp, operators: tuple[type[ast.operator], ...]) -> tuple[ast.expr, ast.expr]:
    """The first term of a sum, or factor of a product, and the others as one."""
    if isinstance(value.left, ast.BinOp) and isinstance(value.left.op, operators):
        first, remainder = _first_of(value.left, operators)
        return first, ast.BinOp(remainder, value.op, value.right)
    return value.left, ast.UnaryOp(ast.USub(), value.right) if isinstance(value.op, ast.Sub) else value.right
