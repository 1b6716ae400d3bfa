"""Signs of Python: operators with one and two operands, and comparisons."""

from __future__ import annotations

from typing import Any

from runtime.capture.script.containers import Containers
from runtime.capture.script.emitting import (
    Scripted,
)
from runtime.capture.script.operators import (
    BINARY,
    EXCHANGED,
    UNARY,
    bind,
    is_constant,
)
from runtime.graph.functions import GraphFunction, candidates, signature_of
from runtime.graph.ir import Value
from runtime.graph.types import (
    NUMBERS,
    STR,
    TensorType,
    TupleType,
)


class Signs(Containers):
    """Which function each sign calls."""

    def expression_BinOp(self, node: Any) -> Scripted:  # noqa: N802
        left, right = self.value(node.left), self.value(node.right)
        if left.type() == STR and type(node.op).__name__ == "Mod":
            items = self.unpacked(node, right) if isinstance(right.type(), TupleType) else [right]
            return self.primitive(node, "prim::PercentFormat", [left, *items], [STR]).output()
        return self.binary(node, type(node.op).__name__, left, right)

    def binary(self, node: Any, sign: str, left: Value, right: Value) -> Value:
        """An operator of Python's with two operands."""
        if sign == "Add" and all(isinstance(value.type(), TupleType) for value in (left, right)):
            return self.tuple_of(node, [*self.unpacked(node, left), *self.unpacked(node, right)])
        of_objects = self.binary_of_objects(node, sign, left, right)
        if of_objects is not None:
            return of_objects
        names = BINARY[sign].split()
        for wraps in (False, True):
            for name in names:
                bound = bind(candidates(f"aten::{name}"), [left, right], {})
                if bound is not None and (wraps or not self.wraps(bound[0], left)):
                    return self.as_value(node, self.emit_bound(node, *bound))
            if not wraps and sign in EXCHANGED and isinstance(right.type(), TensorType) and left.type() in NUMBERS:
                bound = bind(candidates(f"aten::{EXCHANGED[sign]}"), [right, left], {})
                if bound is not None:
                    return self.as_value(node, self.emit_bound(node, *bound))
        raise self.error(node, f"{sign} does not take {left.type()} and {right.type()}; convert one of them first")

    def wraps(self, function: GraphFunction, left: Value) -> bool:
        """Whether a function takes a number where it asks for a tensor."""
        first = signature_of(function).parameters[0]
        return isinstance(first.type, TensorType) and left.type() in NUMBERS

    def expression_UnaryOp(self, node: Any) -> Scripted:  # noqa: N802
        sign = type(node.op).__name__
        if sign == "Not":
            return self.call_kind(node, "aten::__not__", [self.truth(node.operand)])
        operand = self.value(node.operand)
        if sign == "USub" and is_constant(operand) and type(operand.toIValue()) in {int, float}:
            return self.constant(node, -operand.toIValue())
        if sign == "UAdd":
            return operand
        return self.call_kind(node, f"aten::{UNARY[sign]}", [operand])

    def expression_Compare(self, node: Any) -> Scripted:  # noqa: N802
        operands = [node.left, *node.comparators]
        if len(operands) == 2 and type(node.ops[0]).__name__ in {"In", "NotIn"}:
            contains = self.static_contains(node, self.expression(operands[1]), operands[0])
            if contains is not None:
                is_in = type(node.ops[0]).__name__ == "In"
                return contains if is_in else self.constant(node, not contains.toIValue())
        values = [self.value(node.left)]
        results = []
        for sign, operand in zip(node.ops, operands[1:], strict=True):
            values.append(self.value(operand))
            results.append(self.comparison(node, type(sign).__name__, values[-2], values[-1]))
        result = results[0]
        for other in results[1:]:
            result = self.as_value(node, self.call_kind(node, "aten::__and__", [result, other]))
        return result

    def comparison(self, node: Any, sign: str, left: Value, right: Value) -> Value:
        if sign in {"Is", "IsNot"}:
            name = "__is__" if sign == "Is" else "__isnot__"
            return self.as_value(node, self.call_kind(node, f"aten::{name}", [left, right]))
        if sign in {"In", "NotIn"}:
            result = self.as_value(node, self.call_kind(node, "aten::__contains__", [right, left]))
            return result if sign == "In" else self.as_value(node, self.call_kind(node, "aten::__not__", [result]))
        return self.binary(node, sign, left, right)
