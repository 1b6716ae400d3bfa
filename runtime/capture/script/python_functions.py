"""Functions of Python's in scripts: ``len``, ``int``, ``print``, ``max`` and their like."""

from __future__ import annotations

import ast
from typing import Any

from runtime.capture.script.emitting import (
    ModuleValue,
    PythonValue,
    Scripted,
)
from runtime.capture.script.sequences import Sequences
from runtime.graph.ir import Value
from runtime.graph.types import (
    FLOAT,
    INT,
    NUMBERS,
    SLICE,
    STR,
    TENSOR,
    DictType,
    ListType,
    TupleType,
    Type,
)


class PythonFunctions(Sequences):
    """The methods ``python_<name>`` are functions of Python."""

    def python_len(self, node: Any) -> Scripted:
        if len(node.args) == 1 and type(node.args[0]).__name__ != "Starred":
            item = self.expression(node.args[0])
            length = self.static_length(node, item)
            if length is not None:
                return length
        (value,) = self.only(node)
        if isinstance(value.type(), TupleType):
            return self.constant(node, len(value.type().contained()))
        return self.call_kind(node, "aten::len", [value])

    def python_int(self, node: Any) -> Scripted:
        return self.converted(node, "Int", INT)

    def python_float(self, node: Any) -> Scripted:
        return self.converted(node, "Float", FLOAT)

    def python_bool(self, node: Any) -> Scripted:
        return self.as_bool(node, self.only(node)[0])

    def python_str(self, node: Any) -> Scripted:
        return self.primitive(node, "prim::Format", self.only(node), [STR]).output()

    def python_abs(self, node: Any) -> Scripted:
        return self.call_kind(node, "aten::abs", self.only(node))

    def python_type(self, node: Any) -> Scripted:
        item = self.expression(node.args[0]) if len(node.args) == 1 else None
        if not isinstance(item, ModuleValue):
            raise self.error(node, "type takes a module in scripts; ask for the type of a value by isinstance")
        return PythonValue(type(item.module))

    def python_getattr(self, node: Any) -> Scripted:
        item, name, *default = node.args
        owner = self.expression(item)
        if type(name).__name__ == "Constant" and isinstance(owner, Value) and not default:
            return self.expression(ast.copy_location(ast.Attribute(item, name.value, ast.Load()), node))
        if type(name).__name__ != "Constant" or not isinstance(owner, ModuleValue):
            raise self.error(node, "getattr takes a module and a name in the source; write the attribute itself")
        if default and not hasattr(owner.module, name.value):
            return self.expression(default[0])
        return self.module_attribute(node, owner, name.value)

    def python_hasattr(self, node: Any) -> Scripted:
        return self.constant(node, bool(self.static_call(node)))

    def python_print(self, node: Any) -> Scripted:
        args, _ = self.arguments(node)
        self.primitive(node, "prim::Print", args, [])
        return self.constant(node, None)

    def python_min(self, node: Any) -> Scripted:
        return self.extreme(node, "min")

    def python_max(self, node: Any) -> Scripted:
        return self.extreme(node, "max")

    def python_list(self, node: Any) -> Scripted:
        if not node.args:
            return self.new_list(node, [], TENSOR)
        (value,) = self.only(node)
        if isinstance(value.type(), TupleType):
            return self.list_of(node, self.unpacked(node, value))
        return self.call_kind(node, "aten::list", [value])

    def python_dict(self, node: Any) -> Scripted:
        if not node.args:
            return self.primitive(node, "prim::DictConstruct", [], [DictType(STR, TENSOR)]).output()
        return self.call_kind(node, "aten::copy", self.only(node))

    def python_tuple(self, node: Any) -> Scripted:
        (value,) = self.only(node)
        return value if isinstance(value.type(), TupleType) else self.call_kind(node, "aten::tuple", [value])

    def python_slice(self, node: Any) -> Scripted:
        values = [self.value(item) for item in node.args]
        none = self.constant(node, None)
        bounds = {1: [none, *values, none], 2: [*values, none], 3: values}.get(len(values))
        if bounds is None or node.keywords:
            raise self.error(node, f"slice takes one to three ints or None, got {len(node.args)} arguments")
        return self.primitive(node, "prim::SliceConstruct", bounds, [SLICE]).output()

    def python_isinstance(self, node: Any) -> Scripted:
        truth = self.static_call(node)
        return self.dynamic_isinstance(node) if truth is None else self.constant(node, truth)

    python_is_instance = python_isinstance  # PyTorch's, which knows list[int]

    def python_fork(self, node: Any) -> Scripted:
        function, *args = node.args
        call = ast.Call(func=function, args=args, keywords=node.keywords)
        return self.expression_Call(ast.copy_location(call, node))

    def python_wait(self, node: Any) -> Scripted:
        return self.only(node)[0]

    def python_is_scripting(self, node: Any) -> Scripted:
        return self.constant(node, True)

    def python_annotate(self, node: Any) -> Scripted:
        kind = self.annotation(node.args[0])
        return self.cast(node, self.value_of_type(node.args[1], kind), kind)

    def only(self, node: Any, count: int = 1) -> list[Value]:
        """The arguments of a function of Python that takes so many."""
        args, keywords = self.arguments(node)
        if len(args) != count or keywords:
            raise self.error(node, f"expected {count} argument{'s' * (count > 1)}, got {len(args) + len(keywords)}")
        return args

    def converted(self, node: Any, name: str, kind: Type) -> Scripted:
        """A number as one of another type."""
        (value,) = self.only(node)
        return value if value.type() == kind else self.call_kind(node, f"aten::{name}", [value])

    def extreme(self, node: Any, name: str) -> Scripted:
        """The least or the greatest of numbers, or of the elements of a list."""
        args, _ = self.arguments(node)
        if len(args) == 1 and isinstance(args[0].type(), ListType):
            return self.call_kind(node, f"prim::{name}", args)
        if any(value.type() not in NUMBERS for value in args):
            shown = ", ".join(str(value.type()) for value in args)
            raise self.error(node, f"{name} takes numbers or a list of them, got {shown}; use the operator of tensors")
        return self.call_kind(node, f"prim::{name}", args)
