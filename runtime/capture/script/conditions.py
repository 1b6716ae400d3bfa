"""Conditions: ``and``, ``or``, conditional expressions, what is known while the graph is built, and narrowed types."""

from __future__ import annotations

import operator as python
from collections.abc import Callable
from typing import Any

from runtime.capture.script.emitting import (
    ModuleValue,
    Scripted,
)
from runtime.capture.script.operators import (
    is_constant,
)
from runtime.capture.script.translation import Narrowing, Translation
from runtime.graph.ir import Value
from runtime.graph.types import (
    ANY,
    BOOL,
    NONE,
    NUMBERS,
    STR,
    DictType,
    ListType,
    OptionalType,
    TensorType,
)

_STATIC_SIGNS = {
    "Eq": python.eq, "NotEq": python.ne, "Lt": python.lt, "LtE": python.le, "Gt": python.gt, "GtE": python.ge,
}  # fmt: skip


class Conditions(Translation):
    """Truth of expressions, and the types of names behind it."""

    def expression_BoolOp(self, node: Any) -> Scripted:  # noqa: N802
        return self.short_circuit(node, node.values)

    def short_circuit(self, node: Any, operands: list[Any]) -> Value:
        """``and`` and ``or``: the second operand is computed where the first does not decide."""
        first, *further_operands = operands
        if not further_operands:
            return self.truth(first)
        is_and = type(node.op).__name__ == "And"
        condition = self.truth(first)
        narrowings = self.narrowings(first)
        settled = lambda: self.constant(node, not is_and)  # noqa: E731 - one of two ways
        following = lambda: self.short_circuit(node, further_operands)  # noqa: E731
        ways = (following, settled) if is_and else (settled, following)
        return self.choose(node, condition, ways, narrowings)

    def expression_IfExp(self, node: Any) -> Scripted:  # noqa: N802
        static = self.static_truth(node.test)
        if static is not None:
            return self.expression(node.body if static else node.orelse)
        ways = (lambda: self.value(node.body), lambda: self.value(node.orelse))
        return self.choose(node, self.truth(node.test), ways, self.narrowings(node.test))

    def choose(
        self, node: Any, condition: Value, ways: tuple[Callable[[], Value], Callable[[], Value]],
        narrowings: tuple[Narrowing, Narrowing],
    ) -> Value:  # fmt: skip
        """The value of one of two expressions."""
        name = f"$choice{len(self.env)}"

        def assigning(way: Callable[[], Value]) -> Callable[[], None]:
            def run() -> None:
                self.env[name] = way()

            return run

        self.branch(node, condition, assigning(ways[0]), assigning(ways[1]), narrowings)
        result: Value = self.env.pop(name)
        return result

    def truth(self, node: Any) -> Value:
        """An expression as a bool."""
        return self.as_bool(node, self.value(node))

    def as_bool(self, node: Any, value: Value) -> Value:
        """A value as a bool, by ``bool(value)``."""
        if value.type() == BOOL:
            return value
        if isinstance(value.type(), TensorType) or value.type() in NUMBERS:
            return self.as_value(node, self.call_kind(node, "aten::Bool", [value]))
        if isinstance(value.type(), (ListType, DictType)) or value.type() == STR:
            length = self.as_value(node, self.call_kind(node, "aten::len", [value]))
            return self.binary(node, "Gt", length, self.constant(node, 0))
        reason = f"a condition is a bool, a number or a tensor of one element, got {value.type()}; compare it"
        raise self.error(node, f"{reason}, as in x is not None")

    def static_truth(self, node: Any) -> bool | None:
        """What a condition is if it is known while the graph is built; None if it is not."""
        name = type(node).__name__
        if name == "UnaryOp" and type(node.op).__name__ == "Not":
            inner = self.static_truth(node.operand)
            return None if inner is None else not inner
        if name == "BoolOp":
            return self._static_bool_op(node)
        if name == "Compare" and len(node.ops) == 1 and type(node.ops[0]).__name__ in {"Is", "IsNot"}:
            return self._static_none(node)
        if name == "Attribute":
            value = self.fixed_attribute(node)
            return value if isinstance(value, bool) else None
        if name == "Compare" and len(node.ops) == 1:
            return self._static_comparison(node)
        return self.static_call(node) if name == "Call" else None

    def fixed_attribute(self, node: Any) -> Any:
        """What a constant attribute of a module, or an element of one, holds; None for anything else."""
        if type(node).__name__ == "Constant":
            return node.value
        if type(node).__name__ != "Attribute" or not isinstance(self.expression(node.value), ModuleValue):
            return None
        item = self.expression(node)
        return item.toIValue() if isinstance(item, Value) and is_constant(item) else None

    def _static_comparison(self, node: Any) -> bool | None:
        sign, sides = type(node.ops[0]).__name__, (node.left, node.comparators[0])
        if sign not in _STATIC_SIGNS or all(type(side).__name__ == "Constant" for side in sides):
            return None
        left, right = map(self.fixed_attribute, sides)
        if left is None or right is None:
            return None
        return bool(_STATIC_SIGNS[sign](left, right))

    def _static_bool_op(self, node: Any) -> bool | None:
        is_and = type(node.op).__name__ == "And"
        for item in node.values:
            truth = self.static_truth(item)
            if truth is None or truth is not is_and:
                return truth
        return is_and

    def _static_none(self, node: Any) -> bool | None:
        right = node.comparators[0]
        if type(right).__name__ != "Constant" or right.value is not None:
            return None
        if type(node.left).__name__ not in {"Name", "Attribute"}:
            return None
        item = self.expression(node.left)
        if isinstance(item, ModuleValue):
            return type(node.ops[0]).__name__ == "IsNot"
        left = self.as_value(node.left, item)
        if left.type() == NONE:
            return type(node.ops[0]).__name__ == "Is"
        if isinstance(left.type(), OptionalType) or left.type() == ANY:
            return None
        return type(node.ops[0]).__name__ == "IsNot"

    def narrowings(self, node: Any) -> tuple[Narrowing, Narrowing]:
        """The types that names have where a condition holds, and where it does not."""
        name = type(node).__name__
        if name == "UnaryOp" and type(node.op).__name__ == "Not":
            holds, fails = self.narrowings(node.operand)
            return fails, holds
        if name == "BoolOp":
            parts = [self.narrowings(item) for item in node.values]
            joined: Narrowing = {}
            is_and = type(node.op).__name__ == "And"
            for part in parts:
                joined |= part[0 if is_and else 1]
            return (joined, {}) if is_and else ({}, joined)
        if name == "Call":
            return self.narrowings_of_call(node)
        if name == "Compare" and len(node.ops) == 1 and type(node.left).__name__ == "Name":
            value, right, sign = self.env.get(node.left.id), node.comparators[0], type(node.ops[0]).__name__
            is_none = type(right).__name__ == "Constant" and right.value is None and sign in {"Is", "IsNot"}
            if is_none and isinstance(value, Value) and isinstance(value.type(), OptionalType):
                kind: Any = value.type()
                narrowed = {node.left.id: kind.element}
                return (narrowed, {}) if sign == "IsNot" else ({}, narrowed)
        return {}, {}
