"""Containers: tuples, lists, dicts, comprehensions, and texts with values in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.capture.script.conditions import Conditions
from runtime.capture.script.emitting import (
    ModuleValue,
    Scripted,
    StaticTuple,
)
from runtime.capture.script.source import assigned_names
from runtime.graph.ir import Value
from runtime.graph.types import (
    ANY,
    STR,
    TENSOR,
    DictType,
    ListType,
    Type,
    UnionType,
    unified,
)


class Containers(Conditions):
    """The methods ``expression_<class of the node of the tree>`` of what holds other values."""

    def expression_Tuple(self, node: Any) -> Scripted:  # noqa: N802
        items = [self.expression(item) for item in node.elts]
        if any(isinstance(item, (ModuleValue, StaticTuple)) for item in items):
            return StaticTuple(tuple(items))
        return self.tuple_of(node, [self.as_value(node, item) for item in items])

    def expression_List(self, node: Any) -> Scripted:  # noqa: N802
        return self.list_of(node, [self.value(item) for item in node.elts])

    def list_of(self, node: Any, values: list[Value]) -> Value:
        """A list, of tensors where it is empty."""
        element = unified([value.type() for value in values]) if values else TENSOR
        if element == ANY:
            element = UnionType(tuple(dict.fromkeys(value.type() for value in values)))
        return self.new_list(node, values, element)

    def expression_Dict(self, node: Any) -> Scripted:  # noqa: N802
        pairs = [self.value(item) for pair in zip(node.keys, node.values, strict=True) for item in pair]
        types = [value.type() for value in pairs]
        kind = DictType(unified(types[::2]), unified(types[1::2])) if types else DictType(STR, TENSOR)
        return self.primitive(node, "prim::DictConstruct", pairs, [kind]).output()

    def expression_ListComp(self, node: Any) -> Scripted:  # noqa: N802
        result = self.new_list(node, [], TENSOR)

        def append() -> None:
            value = self.value(node.elt)
            self.element_type(node, result, ListType(value.type()))
            self.call_kind(node, "aten::append", [result, value])

        self.comprehension(node, node.generators, append)
        return result

    def expression_GeneratorExp(self, node: Any) -> Scripted:  # noqa: N802
        return self.expression_ListComp(node)

    def expression_DictComp(self, node: Any) -> Scripted:  # noqa: N802
        result = self.primitive(node, "prim::DictConstruct", [], [DictType(STR, TENSOR)]).output()

        def assign() -> None:
            key, value = self.value(node.key), self.value(node.value)
            self.element_type(node, result, DictType(key.type(), value.type()))
            self.primitive(node, "prim::SetItem", [result, key, value], [])

        self.comprehension(node, node.generators, assign)
        return result

    def element_type(self, node: Any, container: Value, kind: Type) -> None:
        """Let a container that a comprehension fills have the type of what it is filled with."""
        joined = kind if not container.uses() else unified([container.type(), kind])
        if joined != kind and not joined.accepts(kind):
            raise self.error(node, f"the elements have the types {container.type()} and {kind}; convert them")
        container.setType(joined)

    def comprehension(self, node: Any, generators: list[Any], run: Callable[[], None]) -> None:
        """Run the body for the elements of all generators that fulfil the conditions."""
        first, *inner_generators = generators

        def conditional(tests: list[Any]) -> None:
            if tests:
                condition = self.truth(tests[0])
                following = lambda: conditional(tests[1:])  # noqa: E731 - one of two ways
                self.branch(node, condition, following, lambda: None, self.narrowings(tests[0]))
            elif inner_generators:
                self.comprehension(node, inner_generators, run)
            else:
                run()

        shadowed = {name: self.env.pop(name) for name in assigned_names([first.target]) if name in self.env}
        self.iterate(node, first.iter, first.target, lambda: conditional(first.ifs))
        for name in assigned_names([first.target]):
            self.env.pop(name, None)
        self.env |= shadowed

    def expression_JoinedStr(self, node: Any) -> Scripted:  # noqa: N802
        if not any(getattr(item, "format_spec", None) or getattr(item, "conversion", -1) > 0 for item in node.values):
            parts = [self.value(getattr(item, "value", item) if _is_part(item) else item) for item in node.values]
            return self.primitive(node, "prim::Format", parts, [STR]).output()
        template, values = "", []
        for item in node.values:
            if not _is_part(item):
                template += item.value.replace("{", "{{").replace("}", "}}")
                continue
            values.append(self.value(item.value))
            words = getattr(item.format_spec, "values", [])
            if any(_is_part(word) for word in words):
                raise self.error(node, "the format of a value stands in the source, as in {x:.3f}")
            letter = f"!{chr(item.conversion)}" if item.conversion > 0 else ""
            template += f"{{{letter}:{''.join(word.value for word in words)}}}"
        return self.primitive(node, "prim::StrFormat", [self.constant(node, template), *values], [STR]).output()


def _is_part(node: Any) -> bool:
    """Whether a part of an f-string is a value."""
    return type(node).__name__ == "FormattedValue"
