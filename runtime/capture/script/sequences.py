"""Sequences that loops go through: ranges, lists, tuples, dicts, tensors, modules, and what is made of them."""

from __future__ import annotations

from typing import Any

from runtime.capture.script.emitting import (
    ModuleValue,
    PythonValue,
    StaticTuple,
)
from runtime.capture.script.translation import ScriptSequence
from runtime.capture.script.type_tests import TypeTests
from runtime.graph.ir import Value
from runtime.graph.types import (
    INT,
    STR,
    DictType,
    ListType,
    TensorType,
    TupleType,
)


class Sequences(TypeTests):
    """What a loop goes through."""

    def sequence(self, node: Any) -> ScriptSequence:
        """What a loop goes through."""
        if type(node).__name__ == "Call":
            target = self.expression(node.func)
            function = target.object if isinstance(target, PythonValue) else None
            if function is range:
                return self.range_sequence(node)
            if function is enumerate:
                return self.enumerated(node)
            if function is reversed:
                return self.backwards(node, self.sequence(node.args[0]))
            if function is zip:
                return self.zipped(node, [self.sequence(item) for item in node.args])
        item = self.expression(node)
        if isinstance(item, ModuleValue):
            return self.module_sequence(node, item)
        if isinstance(item, StaticTuple):
            return ScriptSequence(list(item.items))
        return self.sequence_of(node, self.as_value(node, item))

    def sequence_of(self, node: Any, value: Value) -> ScriptSequence:
        kind = value.type()
        if isinstance(kind, TupleType):
            return ScriptSequence(self.unpacked(node, value))
        if isinstance(kind, DictType):
            value = self.as_value(node, self.call_kind(node, "aten::keys", [value]))
            kind = value.type()
        if isinstance(kind, TensorType):
            items = self.as_value(node, self.call_kind(node, "aten::unbind", [value]))
            return self.sequence_of(node, items)
        if not isinstance(kind, ListType) and kind != STR:
            raise self.error(node, f"{kind} cannot be gone through; loops take range, lists, tuples, dicts and tensors")
        length = self.as_value(node, self.call_kind(node, "aten::len", [value]))
        return ScriptSequence(
            None, length,
            lambda number: self.as_value(node, self.call_kind(node, "aten::__getitem__", [value, number])),
        )  # fmt: skip

    def range_sequence(self, node: Any) -> ScriptSequence:
        args, keywords = self.arguments(node)
        if keywords or not 1 <= len(args) <= 3 or any(not INT.accepts(value.type()) for value in args):
            shown = ", ".join(str(value.type()) for value in args)
            raise self.error(node, f"range takes one to three ints, got ({shown})")
        if len(args) == 1:
            return ScriptSequence(None, args[0])
        start, stop, step = args if len(args) == 3 else (*args, self.constant(node, 1))
        length = self.as_value(node, self.call_kind(node, "aten::__range_length", [start, stop, step]))
        return ScriptSequence(
            None, length,
            lambda number: self.as_value(node, self.call_kind(node, "aten::__derive_index", [number, start, step])),
        )  # fmt: skip

    def enumerated(self, node: Any) -> ScriptSequence:
        inner = self.sequence(node.args[0])
        start = self.value(node.args[1]) if len(node.args) > 1 else None
        if inner.elements is not None:
            pairs: list[Any] = []
            for number, item in enumerate(inner.elements):
                count = self.constant(node, number)
                count = count if start is None else self.binary(node, "Add", count, start)
                pairs.append(StaticTuple((count, item)))
            return ScriptSequence(pairs)

        def pair(number: Value) -> Value:
            count = number if start is None else self.binary(node, "Add", number, start)
            return self.tuple_of(node, [count, inner.item(number)])

        return ScriptSequence(None, inner.length, pair)

    def backwards(self, node: Any, inner: ScriptSequence) -> ScriptSequence:
        """The elements from the last one to the first."""
        if inner.elements is not None:
            return ScriptSequence(inner.elements[::-1])
        assert inner.length is not None
        last = self.binary(node, "Sub", inner.length, self.constant(node, 1))
        return ScriptSequence(None, inner.length, lambda number: inner.item(self.binary(node, "Sub", last, number)))

    def zipped(self, node: Any, parts: list[ScriptSequence]) -> ScriptSequence:
        unrolled = [part.elements for part in parts if part.elements is not None]
        if unrolled:  # tuples and modules are written out, and lists beside them are read by number
            rows = []
            for number in range(min(map(len, unrolled))):
                position = self.constant(node, number)
                row = [part.item(position) if part.elements is None else part.elements[number] for part in parts]
                rows.append(StaticTuple(tuple(row)))
            return ScriptSequence(rows)
        lengths = [part.length for part in parts if part.length is not None]
        length = lengths[0] if len(lengths) == 1 else self.as_value(node, self.call_kind(node, "prim::min", lengths))
        return ScriptSequence(None, length, lambda number: self.tuple_of(node, [part.item(number) for part in parts]))
