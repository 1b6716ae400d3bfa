"""``require``: what must hold of the arguments of a composite or a view, and the message where it does not.

    require:
      margin > 0: margin must be positive, got {margin}

A condition is an expression in the language of the kernel, over the arguments; a message is text in which ``{...}``
shows a value, and it begins with the name of the operator by itself. The conditions are asked in order before the
kernel, which becomes statements ``if not ...: raise_error(...)``. A condition that asks for nothing but dtypes says for
which there is a kernel: its error is the one of dtypes without a kernel, ``raise_unsupported_error(...)``.
"""

from __future__ import annotations

import ast
from dataclasses import replace

from codegen.diagnostics import Diagnostics
from codegen.language.calls import kinds_of
from codegen.language.syntax import Dialect, Program, parse
from codegen.language.trees import walk
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Mapping, Text, as_mapping, as_text

KEY = "require"
_OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_ORDER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt,
}  # fmt: skip
_FLOATS = ("float", "Scalar")


def required(
    mapping: Mapping, program: Program, schema: OperatorSchema, called: str, language: Dialect,
    diagnostics: Diagnostics,
) -> Program | None:
    """The program of a kernel behind what its entry requires; None when something was reported."""
    node = mapping.get(KEY)
    if node is None:
        return program
    body = as_mapping(node, diagnostics, KEY)
    guards = [_guard(key, value, schema, called, language, diagnostics) for key, value in body.items] if body else []
    bodies = [guard for guard in guards if guard is not None]
    if body is None or len(bodies) < len(guards):
        return None
    last = program.body[-1]
    end = ast.copy_location(ast.Return(last.value), last) if isinstance(last, ast.Expr) else last
    return Program((*bodies, *program.lets, end), program.source, program.uses)


def _guard(
    condition: Text, node: object, schema: OperatorSchema, called: str, language: Dialect, diagnostics: Diagnostics
) -> ast.stmt | None:
    """``if not condition: raise_error(message)``."""
    tree = parse(condition, replace(language, statements=False), kinds_of(schema.inputs), diagnostics)
    message = as_text(node, diagnostics, f"the message of '{condition.value}'")  # type: ignore[arg-type]
    if tree is None or message is None:
        return None
    if len(tree.body) > 1 or not isinstance(tree.body[0], ast.Expr):
        condition.error(diagnostics, "kernel-require", "a condition is one expression", hint="such as self.ndim > 0")
        return None
    text = f"{called}: {message.value.strip()}"
    quote = '"' if '"' not in text else "'"
    if quote in text or "\n" in text or "\\" in text:
        message.error(
            diagnostics, "kernel-require", "a message is one line of text with one kind of quotes and no backslash"
        )
        return None
    call = f"{_error_of(tree.body[0], schema)}({'f' if '{' in text or '}' in text else ''}{quote}{text}{quote})"
    parsed = parse(Text(call, message.location, "", [], (message, 0)), language, kinds_of(schema.inputs), diagnostics)
    if parsed is None:
        return None
    may_be_nan = any(_is_float(child, schema) for child in walk(tree.body[0]))
    return ast.If(negation(tree.result, orders=not may_be_nan), list(parsed.body), [])


def _error_of(condition: ast.stmt, schema: OperatorSchema) -> str:
    """The word that raises where `condition` does not hold: one of its own if that asks for dtypes alone."""
    mentioned = [node.id for node in walk(condition) if isinstance(node, ast.Name) and schema.argument(node.id)]
    names = [name for node in walk(condition) if (name := _whose_dtype(node, schema)) is not None]
    agreeing = any(
        isinstance(node, ast.Compare) and len({_whose_dtype(child, schema) for child in walk(node)} - {None}) > 1
        for node in walk(condition)
    )
    return "raise_unsupported_error" if names and sorted(mentioned) == sorted(names) and not agreeing else "raise_error"


def _whose_dtype(node: ast.AST, schema: OperatorSchema) -> str | None:
    """The argument that a part of a condition is the dtype of: ``self.dtype``, or an argument that is a dtype."""
    if isinstance(node, ast.Attribute) and node.attr == "dtype" and isinstance(node.value, ast.Name):
        return node.value.id if schema.argument(node.value.id) else None
    argument = schema.argument(node.id) if isinstance(node, ast.Name) else None
    return argument.name if argument is not None and argument.type.base == "ScalarType" else None


def _is_float(node: ast.AST, schema: OperatorSchema) -> bool:
    """Whether a part of a condition is an argument that may be NaN, of which no order holds."""
    argument = schema.argument(node.id) if isinstance(node, ast.Name) else None
    return argument is not None and argument.type.scalar_base in _FLOATS


def negation(tree: ast.expr, *, orders: bool = True) -> ast.expr:
    """What holds where `tree` does not, without ``not`` where that can be; `orders`: numbers have an order."""
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.Not):
        return tree.operand
    if isinstance(tree, ast.Compare) and len(tree.ops) == 1:
        opposite = (_OPPOSITES | (_ORDER if orders else {})).get(type(tree.ops[0]))
        if opposite is not None:
            return ast.Compare(tree.left, [opposite()], tree.comparators)
    if isinstance(tree, ast.BoolOp) and orders:
        other = ast.And() if isinstance(tree.op, ast.Or) else ast.Or()
        return ast.BoolOp(other, [negation(value, orders=orders) for value in tree.values])
    return ast.UnaryOp(ast.Not(), tree)
