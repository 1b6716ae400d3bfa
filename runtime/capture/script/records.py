"""Classes of programs in scripts: tuples with names, enumerations, and records, whose methods are compiled.

A record is an object of a class that extends no other: its attributes have the types that ``__init__`` gives them. In
the graph ``prim::CreateObject`` makes it, ``prim::GetAttr`` and ``prim::SetAttr`` read and write it.
"""

from __future__ import annotations

import inspect
from enum import Enum
from typing import Any

from runtime.capture.script.annotated import is_named_tuple, is_record, type_of_annotation
from runtime.capture.script.emitting import Scripted
from runtime.capture.script.modules import ModuleScripts
from runtime.graph.ir import Value
from runtime.graph.types import BOOL, STR, ClassType, OptionalType, Type, class_name_of, type_of, unified

# The methods that Python's signs call.
METHODS_OF_SIGNS = {
    "Add": "__add__", "Sub": "__sub__", "Mult": "__mul__", "Div": "__truediv__", "MatMult": "__matmul__",
    "Mod": "__mod__", "Eq": "__eq__", "NotEq": "__ne__", "Lt": "__lt__", "LtE": "__le__", "Gt": "__gt__",
    "GtE": "__ge__",
}  # fmt: skip


class RecordScripts(ModuleScripts):
    """What scripts do with objects of classes."""

    def call_class(self, node: Any, kind: type) -> Scripted | None:
        """A new object of a class; None for a class that scripts do not know."""
        if is_named_tuple(kind):
            return self.new_named_tuple(node, kind)
        if not is_record(kind):
            return None
        args, keywords = self.arguments(node)
        object_type = ClassType(class_name_of(kind), kind)
        result = self.primitive(node, "prim::CreateObject", [], [object_type]).output()
        self.call_record_method(node, result, kind.__init__, args, keywords)  # type: ignore[misc]
        return result

    def new_named_tuple(self, node: Any, kind: Any) -> Value:
        """A tuple whose elements have names, with the defaults of its class."""
        args, keywords = self.arguments(node)
        declared: Any = type_of_annotation(kind)
        if declared is None:
            raise self.error(node, f"{kind.__name__} has an element whose annotation is no type of scripts")
        values = []
        for number, (name, element) in enumerate(zip(declared.names, declared.elements, strict=True)):
            if number < len(args):
                value = args[number]
            elif name in keywords:
                value = keywords[name]
            elif name in kind._field_defaults:
                value = self.constant(node, kind._field_defaults[name])
            else:
                raise self.error(node, f"{kind.__name__} needs the argument {name}")
            values.append(self.cast(node, value, element))
        return self.primitive(node, "prim::TupleConstruct", values, [declared]).output()

    def call_record_method(
        self, node: Any, owner: Value, function: Any, args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A call of a method of a record."""
        first = next(iter(inspect.signature(function).parameters))
        compiled = self.unit.called(self, node, function, {first: owner.type()})
        return self.call_subgraph(node, "prim::CallFunction", compiled, [owner, *args], keywords)

    def object_attribute(self, node: Any, owner: Value, kind: ClassType, name: str) -> Scripted | None:
        """An attribute of an object of a class; None for a method."""
        if isinstance(kind.python, type) and issubclass(kind.python, Enum):
            return self.enum_attribute(node, owner, kind.python, name)
        definition = inspect.getattr_static(kind.python, name, None)
        if isinstance(definition, property) and definition.fget is not None:
            return self.call_record_method(node, owner, definition.fget, [], {})
        if inspect.isfunction(definition):
            return None
        declared = self.fields(node, kind.python).get(name)
        if declared is None:
            raise self.error(node, f"{kind.python.__name__} has no attribute {name!r}; assign it in __init__")
        return self.primitive(node, "prim::GetAttr", [owner], [declared], name=name).output()

    def enum_attribute(self, node: Any, owner: Value, kind: type[Enum], name: str) -> Value:
        if name not in {"name", "value"}:
            raise self.error(node, f"a member of {kind.__name__} has the attributes name and value in scripts")
        declared = STR if name == "name" else unified([type_of(member.value) for member in kind])
        return self.primitive(node, "prim::GetAttr", [owner], [declared], name=name).output()

    def fields(self, node: Any, kind: Any) -> dict[str, Type]:
        """The attributes of a record, which its ``__init__`` assigns."""
        if kind not in self.unit.records:
            first = next(iter(inspect.signature(kind.__init__).parameters))
            self.unit.records[kind] = {}
            self.unit.called(self, node, kind.__init__, {first: ClassType(class_name_of(kind), kind)})
        return self.unit.records[kind]

    def assign_field(self, target: Any, owner: Value, item: Any) -> None:
        """``self.x = value`` in a method of a record."""
        kind: Any = owner.type()
        name, value = target.attr, self.as_value(target, item)
        if not (isinstance(kind, ClassType) and is_record(kind.python)):
            raise self.error(target, f"scripts do not assign to attributes of {kind}, only of modules and records")
        fields = self.unit.records.setdefault(kind.python, {})
        if self.function is not kind.python.__init__:
            fields = self.fields(target, kind.python)
        elif name not in fields:
            hints = self.unit.hints(kind.python)
            fields[name] = (type_of_annotation(hints[name]) if name in hints else None) or value.type()
        if name not in fields:
            raise self.error(target, f"{kind.python.__name__} has no attribute {name!r}; assign it in __init__")
        if not fields[name].accepts(value.type()):
            raise self.error(target, f"the attribute {name} is {fields[name]} and is assigned {value.type()}")
        self.primitive(target, "prim::SetAttr", [owner, value], [], name=name)

    def binary_of_objects(self, node: Any, sign: str, left: Value, right: Value) -> Value | None:
        """A sign between an object and another value; None where no class says what it means."""
        kind = left.type()
        if not isinstance(kind, ClassType):
            return None
        method = inspect.getattr_static(kind.python, METHODS_OF_SIGNS.get(sign, ""), None)
        if inspect.isfunction(method):
            return self.as_value(node, self.call_record_method(node, left, method, [right], {}))
        if sign not in {"Eq", "NotEq"} or not isinstance(right.type(), (ClassType, OptionalType)):
            return None
        result = self.primitive(node, "prim::eq", [left, right], [BOOL]).output()
        return result if sign == "Eq" else self.as_value(node, self.call_kind(node, "aten::__not__", [result]))
