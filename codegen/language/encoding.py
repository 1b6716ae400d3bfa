"""Checked expressions as data: how ``operators.json`` holds the trees of kernels and formulas.

    self + alpha * other        ["+", "self", ["*", "alpha", "other"]]
    -x if x < 0 else exp(x)     ["?", ["<", "x", 0], ["-", "x"], ["exp", "x"]]
    self.to(kind).shape[0]      ["[]", [".", ["()", [".", "self", "to"], "kind"], "shape"], 0]

A name is text, a number or None is itself, everything else a list that begins with its sign, which is no name of
Python's, or with the name of the function that is called. A program is the list of its statements, of which the last
may be an expression, which is its value. :mod:`runtime.expressions` reads them.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Iterable
from typing import Any

from codegen.language.syntax import Program

Tree = Any  # str, int, float, bool, None, or a list of trees
SIGNS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.MatMult: "@", ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.UAdd: "+", ast.USub: "-", ast.Invert: "~", ast.Not: "not", ast.And: "and", ast.Or: "or",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip


def encoded_program(program: Program) -> list[Tree]:
    """The statements of a program."""
    return _statements(program.body)


def encoded(node: ast.AST | None) -> Tree:
    """The tree of an expression or a statement."""
    return None if node is None else _ENCODERS[type(node)](node)


def _statements(body: Iterable[ast.stmt]) -> list[Tree]:
    return [encoded(statement) for statement in body]


def _constant(node: ast.Constant) -> Tree:
    value = node.value
    if isinstance(value, str):
        return ["'", value]
    if isinstance(value, complex):
        return ["j", value.imag]
    if isinstance(value, float) and math.isinf(value):
        return "inf"
    return ["..."] if value is Ellipsis else value


def _call(node: ast.Call) -> Tree:
    arguments = [*map(encoded, node.args), *(["=", word.arg, encoded(word.value)] for word in node.keywords)]
    if isinstance(node.func, ast.Name):
        return [node.func.id, *arguments]
    return ["()", encoded(node.func), *arguments]


def _compare(node: ast.Compare) -> Tree:
    if len(node.ops) == 1:
        return [SIGNS[type(node.ops[0])], encoded(node.left), encoded(node.comparators[0])]
    pairs = zip(node.ops, node.comparators, strict=True)
    chain = [part for sign, side in pairs for part in (SIGNS[type(sign)], encoded(side))]
    return ["<=>", encoded(node.left), *chain]


def _comprehension(sign: str) -> Callable[[Any], Tree]:
    def encode(node: ast.ListComp | ast.GeneratorExp) -> Tree:
        loops = [
            [encoded(generator.target), encoded(generator.iter), *map(encoded, generator.ifs)]
            for generator in node.generators
        ]
        return [sign, encoded(node.elt), *loops]

    return encode


_ENCODERS: dict[type[ast.AST], Callable[[Any], Tree]] = {
    ast.Name: lambda node: node.id,
    ast.Constant: _constant,
    ast.BinOp: lambda node: [SIGNS[type(node.op)], encoded(node.left), encoded(node.right)],
    ast.UnaryOp: lambda node: [SIGNS[type(node.op)], encoded(node.operand)],
    ast.BoolOp: lambda node: [SIGNS[type(node.op)], *map(encoded, node.values)],
    ast.Compare: _compare,
    ast.IfExp: lambda node: ["?", encoded(node.test), encoded(node.body), encoded(node.orelse)],
    ast.Call: _call,
    ast.Attribute: lambda node: [".", encoded(node.value), node.attr],
    ast.Subscript: lambda node: ["[]", encoded(node.value), encoded(node.slice)],
    ast.Slice: lambda node: [":", encoded(node.lower), encoded(node.upper), encoded(node.step)],
    ast.Tuple: lambda node: [",", *map(encoded, node.elts)],
    ast.List: lambda node: ["[", *map(encoded, node.elts)],
    ast.Starred: lambda node: ["*", encoded(node.value)],
    ast.ListComp: _comprehension("[for"),
    ast.GeneratorExp: _comprehension("(for"),
    ast.JoinedStr: lambda node: ["f'", *map(encoded, node.values)],
    ast.FormattedValue: lambda node: ["{}", encoded(node.value), node.conversion, encoded(node.format_spec)],
    ast.Expr: lambda node: encoded(node.value),
    ast.Assign: lambda node: ["=", *map(encoded, node.targets), encoded(node.value)],
    ast.AugAssign: lambda node: [f"{SIGNS[type(node.op)]}=", encoded(node.target), encoded(node.value)],
    ast.If: lambda node: ["if", encoded(node.test), _statements(node.body), _statements(node.orelse)],
    ast.For: lambda node: ["for", encoded(node.target), encoded(node.iter), _statements(node.body)],
    ast.While: lambda node: ["while", encoded(node.test), _statements(node.body)],
    ast.Return: lambda node: ["return", encoded(node.value)],
}
