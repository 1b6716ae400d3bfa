"""Expression trees in mathematical form: terms, factors, cases, rewritings."""

from __future__ import annotations

import ast
import copy
from collections.abc import Sequence

from codegen.reference import notation


class Fill(ast.NodeTransformer):
    """Puts arguments into a rewriting."""

    def __init__(self, values: dict[str, ast.expr]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.values.get(node.id, node))


def expression(text: str) -> ast.expr:
    """The tree of a rewriting."""
    return ast.parse(text, mode="eval").body


def is_none(node: ast.expr) -> bool:
    """Whether a part is the word None."""
    return isinstance(node, ast.Constant) and node.value is None


def is_condition(node: ast.expr) -> bool:
    """Whether a part is true or false, so that the signs of bits between such parts mean `and` and `or`."""
    if isinstance(node, ast.BinOp):
        return type(node.op).__name__ in notation.JOINED and is_condition(node.left) and is_condition(node.right)
    is_negation = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return is_negation or isinstance(node, (ast.Compare, ast.BoolOp)) or bool(said_of(node))


def said_of(node: ast.expr) -> str:
    """What a call says of its argument in words, such as `is NaN`; nothing of other expressions."""
    function = node.func if isinstance(node, ast.Call) and len(node.args) == 1 else None
    return notation.SAID.get(function.id, "") if isinstance(function, ast.Name) else ""


def begins_with_number(node: ast.expr) -> bool:
    """Whether what is written first is a digit, before which a product needs its dot."""
    while isinstance(node, ast.BinOp):
        node = node.left
    return isinstance(node, ast.Constant)


def terms_of(node: ast.expr, *, negative: bool = False) -> list[tuple[bool, ast.expr]]:
    """The terms of a sum with their signs."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        left = terms_of(node.left, negative=negative)
        if isinstance(node.op, ast.Add) and not negative:
            return left + terms_of(node.right)
        minus = isinstance(node.op, ast.Sub) != negative
        inner, above, below = factors_of(node.right)
        return [*left, (minus != inner, product_of(above, below))]
    inner, above, below = factors_of(node)
    return [(inner != negative, product_of(above, below))]


def factors_of(node: ast.expr) -> tuple[bool, list[ast.expr], list[ast.expr]]:
    """Whether a product is negative, and what stands above and below its fraction line."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        negative, above, below = factors_of(node.operand)
        return not negative, above, below
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.Div)):
        left, right = factors_of(node.left), factors_of(node.right)
        times = isinstance(node.op, ast.Mult)
        over, under = (right[1], right[2]) if times else (right[2], right[1])
        return left[0] != right[0], left[1] + over, left[2] + under
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not isinstance(node.value, bool):
        if node.value < 0:
            negative, above, below = factors_of(ast.Constant(-node.value))
            return not negative, above, below
        if node.value == 1:
            return False, [], []
        if isinstance(node.value, float) and node.value in notation.CONSTANTS:
            return factors_of(expression(notation.CONSTANTS[node.value]))
    name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
    if isinstance(node, ast.Call) and notation.REWRITTEN.get(name, "").startswith("1 / ") and len(node.args) == 1:
        return factors_of(Fill({"x": node.args[0]}).visit(expression(notation.REWRITTEN[name])))
    return False, [node], []


def product_of(above: Sequence[ast.expr], below: Sequence[ast.expr]) -> ast.expr:
    """The product that `factors_of` took apart, without its sign."""
    result: ast.expr = above[0] if above else ast.Constant(1)
    for factor in above[1:]:
        result = ast.BinOp(result, ast.Mult(), factor)
    if below:
        under = below[0]
        for factor in below[1:]:
            under = ast.BinOp(under, ast.Mult(), factor)
        result = ast.BinOp(result, ast.Div(), under)
    return result


def unfolded(node: ast.expr) -> tuple[list[tuple[ast.expr, ast.expr]], ast.expr]:
    """Choices within choices as one list of cases."""
    cases: list[tuple[ast.expr, ast.expr]] = []
    while True:
        if isinstance(node, ast.IfExp):
            cases.append((node.test, node.body))
            node = node.orelse
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == notation.CHOICE
            and len(node.args) == 3 and not node.keywords
        ):  # fmt: skip
            cases.append((node.args[0], node.args[1]))
            node = node.args[2]
        else:
            return cases, node
