"""The derivative of a kernel expression: a rule for every function, the chain rule, and simplification.

    derive(parse("tanh(self)"), "self")  ->  grad * (1 - result ** 2)      (``result`` is tanh(self))

``RULES`` is to be read beside a table of derivatives: ``x`` (and ``y``) are the arguments, ``f`` the value itself.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping
from typing import Any

from codegen.syntax import MAX_DEPTH, Program, depth

RULES: dict[str, tuple[str, ...]] = {
    "exp": ("f",),
    "exp2": ("f * 0.6931471805599453",),
    "expm1": ("f + 1",),
    "log": ("1 / x",),
    "log2": ("1 / (x * 0.6931471805599453)",),
    "log10": ("1 / (x * 2.302585092994046)",),
    "log1p": ("1 / (1 + x)",),
    "sqrt": ("0.5 / f",),
    "rsqrt": ("-0.5 * f * f * f",),
    "sin": ("cos(x)",),
    "cos": ("-sin(x)",),
    "tan": ("1 + f * f",),
    "asin": ("rsqrt(1 - x * x)",),
    "acos": ("-rsqrt(1 - x * x)",),
    "atan": ("1 / (1 + x * x)",),
    "sinh": ("cosh(x)",),
    "cosh": ("sinh(x)",),
    "tanh": ("1 - f * f",),
    "asinh": ("rsqrt(x * x + 1)",),
    "acosh": ("rsqrt(x * x - 1)",),
    "atanh": ("1 / (1 - x * x)",),
    "sigmoid": ("f * (1 - f)",),
    "erf": ("1.1283791670955126 * exp(-(x * x))",),
    "erfc": ("-1.1283791670955126 * exp(-(x * x))",),
    "erfinv": ("0.8862269254527580 * exp(f * f)",),
    "lgamma": ("digamma(x)",),
    "abs": ("sign(x)",),
    "floor": ("0",),
    "ceil": ("0",),
    "round": ("0",),
    "trunc": ("0",),
    # Neither is less than NaN: where one is NaN, so is the result, and both get the gradient.
    "maximum": ("where(x == y, 0.5, where(x < y, 0, 1))", "where(x == y, 0.5, where(x > y, 0, 1))"),
    "minimum": ("where(x == y, 0.5, where(x > y, 0, 1))", "where(x == y, 0.5, where(x < y, 0, 1))"),
    "pow": ("where(y == 0, 0, y * x ** (y - 1))", "where((x == 0) & (y >= 0), 0, f * log(x))"),
    "atan2": ("y / (x * x + y * y)", "-x / (x * x + y * y)"),
}


_LARGEST = 4000  # parts of an expression, what its names stand for included
_TOO_LARGE = "the formula becomes too large"


class NotDerivableError(Exception):
    """The expression holds something without a rule; the text names it."""


def derive(program: Program, target: str) -> Program:
    """The formula of the gradient with respect to `target`, in terms of ``grad``, the arguments and ``result``."""
    try:
        return _derive(program, target)
    except RecursionError:
        raise NotDerivableError(_TOO_LARGE) from None


def _derive(program: Program, target: str) -> Program:
    value = _inline_lets(program)
    slope = _simplify(_slope(value, target))
    product = _simplify(_times(ast.Name("grad", ast.Load()), slope))
    formula: ast.expr = product
    if not isinstance(value, ast.Name):
        formula = _Reuse(ast.dump(value)).visit(copy.deepcopy(product))
    if _size(formula, {}) > _LARGEST or depth(formula) > MAX_DEPTH:
        raise NotDerivableError(_TOO_LARGE)
    source = ast.unparse(ast.fix_missing_locations(formula))
    statement = ast.parse(source).body[0]  # places of its own, for what reads the tree later
    names = frozenset(node.id for node in ast.walk(statement) if isinstance(node, ast.Name))
    return Program((statement,), source, names)


class _Reuse(ast.NodeTransformer):
    """Replaces the kernel's own expression by ``result``, which is there already."""

    def __init__(self, whole: str) -> None:
        self.whole = whole

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.expr) and not isinstance(node, ast.Constant) and ast.dump(node) == self.whole:
            return ast.Name("result", ast.Load())
        return self.generic_visit(node)


class _Substitute(ast.NodeTransformer):
    """Replaces names by expressions."""

    def __init__(self, values: dict[str, ast.expr]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.values[node.id]) if node.id in self.values else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        return ast.Call(node.func, [self.visit(argument) for argument in node.args], [])


def _inline_lets(program: Program) -> ast.expr:
    """The value of a program as one expression."""
    known: dict[str, ast.expr] = {}
    sizes: dict[str, int] = {}
    for statement in program.lets:
        target = statement.targets[0] if isinstance(statement, ast.Assign) and len(statement.targets) == 1 else None
        if not isinstance(statement, ast.Assign) or not isinstance(target, ast.Name):
            msg = "only simple intermediate names can be derived through"
            raise NotDerivableError(msg)
        size = _size(statement.value, sizes)
        if size > _LARGEST:
            raise NotDerivableError(_TOO_LARGE)
        known[target.id] = _Substitute(known).visit(copy.deepcopy(statement.value))
        sizes[target.id] = size
    if _size(program.result, sizes) > _LARGEST:
        raise NotDerivableError(_TOO_LARGE)
    return _Substitute(known).visit(copy.deepcopy(program.result))  # type: ignore[no-any-return]


def _size(tree: ast.expr, sizes: Mapping[str, int]) -> int:
    """The parts of an expression, those of the names in it included: names that stand for names grow without bound."""
    return sum(sizes.get(node.id, 1) if isinstance(node, ast.Name) else 1 for node in ast.walk(tree))


def _slope(node: ast.expr, target: str) -> ast.expr:
    """The derivative of `node` with respect to the name `target`."""
    if isinstance(node, ast.Constant):
        return _number(0)
    if isinstance(node, ast.Name):
        return _number(1 if node.id == target else 0)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
        return ast.UnaryOp(node.op, _slope(node.operand, target))
    if isinstance(node, ast.IfExp):
        return _call("where", node.test, _slope(node.body, target), _slope(node.orelse, target))
    if isinstance(node, ast.BinOp):
        return _slope_of_arithmetic(node, target)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _slope_of_call(node, node.func.id, target)
    if isinstance(node, (ast.Compare, ast.BoolOp)):
        return _number(0)
    msg = f"no rule for {ast.unparse(node)!r}"
    raise NotDerivableError(msg)


def _slope_of_arithmetic(node: ast.BinOp, target: str) -> ast.expr:
    left, right = node.left, node.right
    if isinstance(node.op, ast.Pow) and isinstance(right, ast.Constant) and isinstance(right.value, (int, float)):
        power = left if right.value == 2 else ast.BinOp(left, ast.Pow(), _number(right.value - 1))
        return _times(_times(_number(right.value), power), _slope(left, target))
    if isinstance(node.op, ast.Pow):
        return _slope_of_call(_call("pow", left, right), "pow", target)
    dl, dr = _slope(left, target), _slope(right, target)
    if isinstance(node.op, (ast.Add, ast.Sub)):
        return ast.BinOp(dl, node.op, dr)
    if isinstance(node.op, ast.Mult):
        return ast.BinOp(_times(dl, right), ast.Add(), _times(left, dr))
    if isinstance(node.op, ast.Div):
        first = ast.BinOp(dl, ast.Div(), right)
        second = _times(ast.BinOp(left, ast.Div(), _times(right, right)), dr)
        return ast.BinOp(first, ast.Sub(), second)
    msg = f"no rule for {ast.unparse(node)!r}"
    raise NotDerivableError(msg)


def _slope_of_call(node: ast.Call, name: str, target: str) -> ast.expr:
    if name == "where":
        return _call("where", node.args[0], _slope(node.args[1], target), _slope(node.args[2], target))
    if name in ("max", "min"):
        name = {"max": "maximum", "min": "minimum"}[name]
    slopes = [_simplify(_slope(argument, target)) for argument in node.args]
    if all(_is_number(slope, 0) for slope in slopes):
        return _number(0)
    rules = RULES.get(name)
    if rules is None:
        msg = f"no rule for the function '{name}'"
        raise NotDerivableError(msg)
    values: dict[str, ast.expr] = dict(zip(("x", "y"), node.args, strict=False)) | {"f": node}
    total: ast.expr = _number(0)
    for rule, slope in zip(rules, slopes, strict=True):
        if _is_number(slope, 0):
            continue
        outer = _Substitute(values).visit(ast.parse(rule, mode="eval").body)
        total = ast.BinOp(total, ast.Add(), _times(outer, slope))
    return total


def _number(value: float) -> ast.Constant:
    return ast.Constant(value)


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _times(a: ast.expr, b: ast.expr) -> ast.BinOp:
    return ast.BinOp(a, ast.Mult(), b)


def _is_number(node: ast.expr, value: float) -> bool:
    return isinstance(node, ast.Constant) and not isinstance(node.value, bool) and node.value == value


def _simplify(node: ast.expr) -> ast.expr:
    """Drop sums with 0 and products with 1 or 0, fold double minus: what differentiation leaves behind."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
        inner = _simplify(node.operand)
        if isinstance(node.op, ast.UAdd) or _is_number(inner, 0):
            return inner
        if isinstance(inner, ast.UnaryOp) and isinstance(inner.op, ast.USub):
            return inner.operand
        return ast.UnaryOp(node.op, inner)
    if isinstance(node, ast.Call):
        arguments = [_simplify(argument) for argument in node.args]
        is_where = isinstance(node.func, ast.Name) and node.func.id == "where"
        if is_where and ast.dump(arguments[1]) == ast.dump(arguments[2]):
            return arguments[1]
        return ast.Call(node.func, arguments, [])
    if not isinstance(node, ast.BinOp):
        return node
    left, right = _simplify(node.left), _simplify(node.right)
    if isinstance(node.op, ast.Mult):
        return _simplify_product(left, right)
    if isinstance(node.op, ast.Add):
        if _is_number(left, 0):
            return right
        if isinstance(right, ast.UnaryOp) and isinstance(right.op, ast.USub):
            return ast.BinOp(left, ast.Sub(), right.operand)
        return left if _is_number(right, 0) else ast.BinOp(left, node.op, right)
    if isinstance(node.op, ast.Sub) and _is_number(left, 0):
        return _simplify(ast.UnaryOp(ast.USub(), right))
    if isinstance(node.op, ast.Sub) and _is_number(right, 0):
        return left
    if isinstance(node.op, ast.Div) and _is_number(left, 0):
        return left
    return ast.BinOp(left, node.op, right)


def _simplify_product(left: ast.expr, right: ast.expr) -> ast.expr:
    if _is_number(left, 0) or _is_number(right, 0):
        return _number(0)
    if _is_number(left, 1):
        return right
    if _is_number(right, 1):
        return left
    if isinstance(right, ast.BinOp) and isinstance(right.op, ast.Div) and _is_number(right.left, 1):
        return ast.BinOp(left, ast.Div(), right.right)
    if isinstance(right, ast.UnaryOp) and isinstance(right.op, ast.USub):
        return ast.UnaryOp(ast.USub(), _simplify_product(left, right.operand))
    return ast.BinOp(left, ast.Mult(), right)
