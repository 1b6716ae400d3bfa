"""Gradients of several results, of which a backward pass may have only some.

A formula that is a sum, each part of which reads the gradient of one result, leaves out the parts whose gradient is not
there: nothing is computed from zeros. Other formulas get zeros for what is not there.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied
from codegen.reading.derivative import Formula

_SUM = ast.Attribute(ast.Name("language", ast.Load()), "defined_sum", ast.Load())


def gradients_apart(formulas: Sequence[Formula], gradients: Collection[str]) -> tuple[Formula, ...] | None:
    """The formulas of a Node as sums of what is defined; None if one of them cannot be."""
    programs = [by_gradient(formula.program, gradients) for formula in formulas]
    if None in programs:
        return None
    return tuple(
        [
            replace(formula, program=program)
            for formula, program in zip(formulas, programs, strict=True)
            if program is not None
        ]
    )


def by_gradient(program: Program, gradients: Collection[str]) -> Program | None:
    """The formula as a sum of what is defined; None if its value is no such sum, or lines before it read gradients."""
    names = {*gradients}
    if any(names & {*names_in(statement)} for statement in program.lets):
        return None
    terms = []
    for term in _terms(program.result):
        read = names & {*names_in(term)}
        if len(read) != 1:
            return None
        terms.append(_where_defined(read.pop(), term))
    value = terms[0] if len(terms) == 1 else ast.Call(_SUM, terms, [])
    return Program((*program.lets, ast.Expr(value)), program.source)


def _terms(tree: ast.expr, sign: int = 1) -> Iterator[ast.expr]:
    """What is added up, those that are subtracted with a minus sign."""
    if isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.Add | ast.Sub):
        yield from _terms(tree.left, sign)
        yield from _terms(tree.right, -sign if isinstance(tree.op, ast.Sub) else sign)
    else:
        yield tree if sign > 0 else _negated(tree)


def _negated(tree: ast.expr) -> ast.expr:
    """A term with a minus sign before its first factor, which often is the smallest tensor."""
    if isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.Mult | ast.Div):
        return ast.BinOp(_negated(tree.left), tree.op, tree.right)
    return ast.UnaryOp(ast.USub(), tree)


def _where_defined(gradient: str, term: ast.expr) -> ast.expr:
    """The term, or None without its gradient."""
    if isinstance(term, ast.Name):
        return term
    name = ast.Name(gradient, ast.Load())
    return ast.IfExp(ast.Compare(name, [ast.Is()], [ast.Constant(None)]), ast.Constant(None), copied(term))
