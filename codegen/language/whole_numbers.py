"""The size of the whole numbers that an expression writes out: `9**9**9` is rejected before anybody computes it."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

MAX_BITS = 64  # more fits into no tensor
_COMPUTE: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Pow: operator.pow,
    ast.LShift: operator.lshift, ast.FloorDiv: lambda a, b: a // b if b else 0, ast.Mod: lambda a, b: a % b if b else 0,
}  # fmt: skip


def whole_number(node: ast.expr) -> int | None:
    """The value of a sum, product, quotient, remainder, power or shift of written whole numbers; None for others.

    Raises OverflowError, before anything large is computed, where it has more bits than allowed.
    """
    value: int | None = None
    if isinstance(node, ast.Constant):
        value = node.value if type(node.value) is int else None
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        operand = whole_number(node.operand)
        value = None if operand is None else -operand
    elif isinstance(node, ast.BinOp):
        left, right = whole_number(node.left), whole_number(node.right)
        if left is None or right is None:
            return None
        is_power, is_shift = isinstance(node.op, ast.Pow), isinstance(node.op, ast.LShift)
        if right > 2 * MAX_BITS and ((is_power and abs(left) > 1) or (is_shift and left)):
            raise OverflowError
        if type(node.op) in _COMPUTE and not ((is_power or is_shift) and right < 0):
            value = _COMPUTE[type(node.op)](left, right)
    if value is not None and value.bit_length() > MAX_BITS:
        raise OverflowError
    return value
