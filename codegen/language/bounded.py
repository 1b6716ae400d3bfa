"""Loops in kernels and formulas, each with a bound: a stranger's YAML can compute, and comes to an end.

    for k in range(n):                     over whole numbers: written ones, arguments of type int, loops outside
    for c in coefficients:                 over an argument that is a list of numbers
    while at_most(50, abs(step) > 1e-16):  as long as a condition holds, and no more often than is written

A name that a loop changes has its first value before the loop.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import prod

from codegen.language.trees import walk
from codegen.language.whole_numbers import whole_number

AT_MOST = "at_most"
MAX_TURNS = 1_000_000  # for each element, as far as they are written
_SIGNS = (ast.Add, ast.Sub, ast.Mult)


@dataclass(frozen=True)
class Rejection:
    """Why a loop is none, where, and what to write."""

    node: ast.AST
    message: str
    hint: str


def turns_of_for(node: ast.For, wholes: Collection[str], lists: Collection[str]) -> int | Rejection:
    """How often a loop is walked as far as that is written, 1 where an argument says it; or why it is none."""
    if node.orelse:
        return Rejection(node.orelse[0], "a loop has no 'else' here", "write the lines behind the loop")
    if not isinstance(node.target, ast.Name):
        return Rejection(node.target, "a loop counts by one name", "write 'for k in range(n):'")
    if isinstance(node.iter, ast.Name) and node.iter.id in lists:
        return 1
    hint = "write 'for k in range(8):', or give an argument of type int or float[]"
    if not (isinstance(node.iter, ast.Call) and _name_of(node.iter) == "range") or node.iter.keywords:
        return Rejection(node.iter, "a loop goes over range(...) or over a list of numbers", hint)
    if not 1 <= len(node.iter.args) <= 3:
        return Rejection(node.iter, f"'range' takes 1 to 3 arguments, {len(node.iter.args)} given", hint)
    for arg in node.iter.args:
        if (wrong := _not_whole(arg, wholes, lists)) is not None:
            return Rejection(wrong, "the bounds of a loop are whole numbers and arguments of type int", hint)
    try:
        bounds = [whole_number(argument) for argument in node.iter.args]
    except OverflowError:
        return Rejection(node.iter, "a bound has too many bits", hint)
    if len(bounds) == 3 and (bounds[2] is None or bounds[2] == 0):
        return Rejection(node.iter.args[2], "the step of a loop is written as a number that is not 0", hint)
    written = [bound for bound in bounds if bound is not None]
    return max(1, len(range(*written))) if len(written) == len(bounds) else 1


def turns_of_while(node: ast.While) -> int | Rejection:
    """How often a loop is walked at most; or why it has no bound."""
    hint = f"write 'while {AT_MOST}(100, condition):', the bound before the condition"
    if node.orelse:
        return Rejection(node.orelse[0], "a loop has no 'else' here", "write the lines behind the loop")
    test = node.test
    if not isinstance(test, ast.Call) or _name_of(test) != AT_MOST or len(test.args) != 2 or test.keywords:
        return Rejection(test, "a 'while' needs a bound", hint)
    bound = test.args[0]
    if not isinstance(bound, ast.Constant) or type(bound.value) is not int or bound.value < 1:
        return Rejection(bound, "the bound of a 'while' is a whole number, 1 or more", hint)
    return int(bound.value)


def reject_turns(node: ast.AST, turns: Sequence[int]) -> Rejection | None:
    """Why loops inside each other are walked too often."""
    if prod(turns) <= MAX_TURNS:
        return None
    message = f"loops are walked at most {MAX_TURNS} times an element, not {prod(turns)}"
    return Rejection(node, message, "an argument of type int may be larger")


def _not_whole(node: ast.expr, wholes: Collection[str], lists: Collection[str]) -> ast.expr | None:
    """The part of an expression that is no whole number, if there is one."""
    if isinstance(node, ast.Constant):
        return None if type(node.value) is int else node
    if isinstance(node, ast.Name):
        return None if node.id in wholes else node
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return _not_whole(node.operand, wholes, lists)
    if isinstance(node, ast.BinOp) and isinstance(node.op, _SIGNS):
        return _not_whole(node.left, wholes, lists) or _not_whole(node.right, wholes, lists)
    return None if is_length(node, lists) else node


def is_whole(node: ast.expr, wholes: Collection[str], lists: Collection[str]) -> bool:
    """Whether an expression is a whole number made of whole numbers."""
    return _not_whole(node, wholes, lists) is None


def is_length(node: ast.AST, lists: Collection[str]) -> bool:
    """Whether an expression is ``len(coefficients)``."""
    return (
        isinstance(node, ast.Call) and _name_of(node) == "len" and len(node.args) == 1 and not node.keywords
        and isinstance(node.args[0], ast.Name) and node.args[0].id in lists
    )  # fmt: skip


PLACES = ("i", "j", "k")  # where an element stands along the last dimensions
_FURTHEST = 64  # neighbours


def offsets_of(node: ast.expr) -> tuple[int, ...] | None:
    """How far ``[i - 1, j + 2]`` lies from an element; None for any other index."""
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    offsets: list[int] = []
    for name, part in zip(PLACES, parts, strict=False):
        base, offset = part, 0
        if isinstance(part, ast.BinOp) and isinstance(part.op, (ast.Add, ast.Sub)):
            value = part.right.value if isinstance(part.right, ast.Constant) else None
            if type(value) is not int or value > _FURTHEST:
                return None
            base, offset = part.left, value if isinstance(part.op, ast.Add) else -value
        if not isinstance(base, ast.Name) or base.id != name:
            return None
        offsets.append(offset)
    return tuple(offsets) if len(offsets) == len(parts) else None


def is_atom(node: ast.AST) -> bool:
    """Whether an expression of a checked kernel is a number of a list, or the length of one: no derivative has it."""
    return isinstance(node, ast.Subscript) or (isinstance(node, ast.Call) and _name_of(node) == "len")


def names_of_bound(node: ast.For) -> set[str]:
    """The names that say how often a loop is walked."""
    return {child.id for child in walk(node.iter) if isinstance(child, ast.Name)} - {"range", "len"}


def condition_of(node: ast.While) -> ast.expr:
    """The condition of a checked loop."""
    assert isinstance(node.test, ast.Call)
    return node.test.args[1]


def bound_of(node: ast.While) -> ast.expr:
    """The bound of a checked loop."""
    assert isinstance(node.test, ast.Call)
    return node.test.args[0]


def has_loops(body: Collection[ast.stmt], kinds: tuple[type[ast.stmt], ...] = (ast.For, ast.While)) -> bool:
    """Whether there are loops in a body."""
    return any(isinstance(statement, kinds) for statement in body)


class Plain(ast.NodeTransformer):
    """``w -= x`` as ``w = w - x``."""

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        assert isinstance(node.target, ast.Name)
        value = ast.BinOp(ast.Name(node.target.id, ast.Load()), node.op, node.value)
        return ast.fix_missing_locations(ast.copy_location(ast.Assign([node.target], value), node))


def _name_of(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""
