"""Statements of Python as nodes: assignments, conditions, loops, and ways out of them.

A way out, ``return``, ``break`` or ``continue``, sets flags; what follows is emitted under the condition that they are
not set. Where all ways of a condition but one leave, what follows is emitted into that one.
"""

from __future__ import annotations

from typing import Any

from runtime.capture.script.emitting import (
    BREAKS,
    EXITS,
    RESULT,
    RETURNS,
    BoundMethod,
    ModuleMethod,
    ModuleValue,
    PythonValue,
    StaticTuple,
)
from runtime.capture.script.loops import Loops
from runtime.capture.script.refusals import INSTEAD, refusal
from runtime.graph.functions import candidates
from runtime.graph.ir import Value
from runtime.graph.types import DictType, ListType, OptionalType, TensorType, TupleType, Type
from runtime.guards import enable_grad, no_grad

_TO_LIST = "tolist"
_WAYS_OUT = ("Return", "Break", "Continue", "Raise")


class Statements(Loops):
    """The methods ``statement_<class of the node of the tree>`` emit a statement."""

    def body(self, statements: list[Any]) -> None:
        """Emit statements up to one that leaves."""
        for position, statement in enumerate(statements):
            following = statements[position + 1 :]
            if self.env[EXITS] is True:
                return
            if isinstance(self.env[EXITS], Value):
                self.unless_left(statement, statements[position:])
                return
            if type(statement).__name__ == "If":
                if self.condition(statement, following):
                    return
                continue
            method = getattr(self, f"statement_{type(statement).__name__}", None)
            if method is None:
                raise self.error(statement, refusal(statement, "statement"))
            method(statement)

    def unless_left(self, node: Any, statements: list[Any]) -> None:
        """Emit statements that run unless a way out was taken."""

        def nothing() -> None:
            self.env[EXITS] = True

        def following() -> None:
            self.env[EXITS] = False
            self.body(statements)

        self.branch(node, self.env[EXITS], nothing, following, ({}, {}))

    # -- simple statements ---------------------------------------------------------------------------------------------

    def statement_Pass(self, node: Any) -> None:  # noqa: N802 - the name of the class in the tree
        """Nothing."""

    def statement_Expr(self, node: Any) -> None:  # noqa: N802
        if type(node.value).__name__ != "Constant":
            self.expression(node.value)

    def statement_Assign(self, node: Any) -> None:  # noqa: N802
        item = self.expression(node.value)
        for target in node.targets:
            self.assign(target, item)

    def statement_AnnAssign(self, node: Any) -> None:  # noqa: N802
        kind = self.annotation(node.annotation)
        if node.value is None:
            return
        value = self.cast(node, self.value_of_type(node.value, kind), kind)
        if type(node.target).__name__ == "Name":
            self.declared[node.target.id] = kind
        self.assign(node.target, value)

    def statement_AugAssign(self, node: Any) -> None:  # noqa: N802
        sign, target = type(node.op).__name__, node.target
        left, right = self.value(target), self.value(node.value)
        in_place = f"aten::{_IN_PLACE.get(sign, '')}"
        if isinstance(left.type(), TensorType) and candidates(in_place):
            result = self.as_value(node, self.call_kind(node, in_place, [left, right]))
        else:
            result = self.binary(node, sign, left, right)
        self.assign(target, result)

    def assign(self, target: Any, item: Any) -> None:
        """Let a name, an element, or several names stand for a value."""
        name = type(target).__name__
        if name == "Name":
            self.assign_name(target, item)
        elif name in {"Tuple", "List"}:
            self.assign_several(target, item)
        elif name == "Attribute":
            self.assign_attribute(target, item)
        elif name == "Subscript":
            owner, value = self.value(target.value), self.as_value(target, item)
            index = self.index(target.slice) if isinstance(owner.type(), TensorType) else self.value(target.slice)
            self.primitive(target, "prim::SetItem", [owner, index, value], [])
        else:
            raise self.error(target, INSTEAD.get(name) or "scripts assign to names, attributes, elements, and tuples")

    def assign_name(self, target: Any, item: Any) -> None:
        if isinstance(item, (ModuleValue, StaticTuple)):
            self.env[target.id] = item
            self.lost.pop(target.id, None)
            return
        if isinstance(item, (BoundMethod, ModuleMethod)):
            raise self.error(target, f"the method {item.name} is no value; call it")
        if isinstance(item, PythonValue):
            item = self.as_value(target, item)
        declared = self.declared.get(target.id)
        if declared is not None and not declared.accepts(item.type()):
            reason = f"{target.id} was declared as {declared} and is assigned {item.type()}; use another name"
            raise self.error(target, reason)
        if item.debugName().isdigit() and isinstance(item, Value) and item.node().kind() != "prim::Constant":
            item.setDebugName(target.id)
        self.env[target.id] = item
        self.lost.pop(target.id, None)

    def assign_several(self, target: Any, item: Any) -> None:
        parts: list[Any] = list(item.items) if isinstance(item, StaticTuple) else self.parts(target, item)
        if len(parts) != len(target.elts):
            raise self.error(target, f"{len(target.elts)} names for {len(parts)} elements")
        for name, part in zip(target.elts, parts, strict=True):
            self.assign(name, part)

    def parts(self, target: Any, item: Any) -> list[Value]:
        """The elements of a tuple; of a list or a tensor as many as there are names."""
        value = self.as_value(target, item)
        kind = value.type()
        if isinstance(kind, TupleType):
            return self.unpacked(target, value)
        if isinstance(kind, (ListType, TensorType)):
            element = kind.element if isinstance(kind, ListType) else kind
            if isinstance(kind, TensorType):
                value = self.as_value(target, self.call_kind(target, "aten::unbind", [value]))
            return list(self.primitive(target, "prim::ListUnpack", [value], [element] * len(target.elts)).outputs())
        raise self.error(target, f"{kind} cannot be unpacked; it is no tuple, list or tensor")

    def value_of_type(self, node: Any, kind: Type) -> Value:
        """The value of an expression; empty lists and dicts have the type that is asked for."""
        name = type(node).__name__
        plain = kind.element if isinstance(kind, OptionalType) else kind
        if name == "List" and isinstance(plain, ListType) and node.elts:
            elements = [self.cast(item, self.value_of_type(item, plain.element), plain.element) for item in node.elts]
            return self.new_list(node, elements, plain.element)
        if name == "Tuple" and isinstance(plain, TupleType) and len(node.elts) == len(plain.elements):
            pairs = zip(node.elts, plain.elements, strict=True)
            return self.tuple_of(node, [self.value_of_type(item, element) for item, element in pairs])
        if name == "Dict" and node.keys and isinstance(plain, DictType):
            values = [self.value_of_type(item, plain.value) for item in node.values]
            parts = [part for key, item in zip(node.keys, values, strict=True) for part in (self.value(key), item)]
            return self.primitive(node, "prim::DictConstruct", parts, [plain]).output()
        if name == "Call" and getattr(node.func, "attr", "") == _TO_LIST:
            return self.value(node).setType(kind)
        if name == "List" and not node.elts and isinstance(plain, ListType):
            return self.new_list(node, [], plain.element)
        if name == "Dict" and not node.keys and isinstance(plain, DictType):
            return self.primitive(node, "prim::DictConstruct", [], [plain]).output()
        return self.value(node)

    def cast(self, node: Any, value: Value, kind: Type) -> Value:
        """A value where a type is declared."""
        if not kind.accepts(value.type()):
            raise self.error(node, f"expected {kind}, got {value.type()}; convert it or change the annotation")
        if isinstance(kind, OptionalType) and not isinstance(value.type(), OptionalType):
            return self.primitive(node, "prim::unchecked_cast", [value], [kind]).output()
        return value

    def statement_Assert(self, node: Any) -> None:  # noqa: N802
        truth = self.static_truth(node.test)
        holds, _ = self.narrowings(node.test)
        if truth is not True:
            condition = self.truth(node.test)

            def fail() -> None:
                text = self.value(node.msg) if node.msg is not None else self.constant(node, "")
                self.primitive(node, "prim::RaiseException", [text, self.constant(node, "AssertionError")], [])
                self.env[EXITS] = True

            self.branch(node, condition, lambda: None, fail, ({}, {}))
            self.env[EXITS] = False
        for name, kind in holds.items():
            self.env[name] = self.narrowed(node, self.env[name], kind)

    def statement_Raise(self, node: Any) -> None:  # noqa: N802
        if node.exc is None:
            raise self.error(node, "raise takes an exception, as in raise ValueError('x')")
        call = node.exc
        args = call.args if type(call).__name__ == "Call" else []
        kind = self.python_object(call.func if type(call).__name__ == "Call" else call)
        text = self.value(args[0]) if args else self.constant(node, "")
        self.primitive(node, "prim::RaiseException", [text, self.constant(node, builtin_error(kind))], [])
        self.env[EXITS] = self.env[BREAKS] = self.env[RETURNS] = True

    # -- ways out ------------------------------------------------------------------------------------------------------

    def statement_With(self, node: Any) -> None:  # noqa: N802
        before = self.is_without_gradients
        for item in node.items:
            call = item.context_expr
            target = self.expression(call.func) if type(call).__name__ == "Call" and not call.args else None
            modes = {no_grad: True, enable_grad: False}
            if not isinstance(target, PythonValue) or target.object not in modes or item.optional_vars is not None:
                raise self.error(call, "with takes no_grad() and enable_grad() in scripts; call other contexts outside")
            if before and not modes[target.object]:
                raise self.error(call, "enable_grad() within no_grad() is not in the language of scripts")
            self.is_without_gradients = modes[target.object]
        self.body(node.body)
        self.is_without_gradients = before

    def statement_Delete(self, node: Any) -> None:  # noqa: N802
        for target in node.targets:
            if type(target).__name__ == "Subscript":
                self.call_kind(target, "aten::delete", [self.value(target.value), self.value(target.slice)])
            elif type(target).__name__ == "Name" and target.id in self.env:
                del self.env[target.id]
            else:
                raise self.error(target, "del takes names and elements of lists and dicts")

    def statement_Return(self, node: Any) -> None:  # noqa: N802
        kind = self.result_type
        if node.value is None:
            value = self.constant(node, None)
        else:
            value = self.value(node.value) if kind is None else self.value_of_type(node.value, kind)
        if kind is not None and not kind.accepts(value.type()):
            raise self.error(node, f"the function is declared to return {kind}, and this is {value.type()}")
        self.env[RESULT] = value
        self.env[EXITS] = self.env[BREAKS] = self.env[RETURNS] = True

    def statement_Break(self, node: Any) -> None:  # noqa: N802
        del node
        self.env[EXITS] = self.env[BREAKS] = True

    def statement_Continue(self, node: Any) -> None:  # noqa: N802
        del node
        self.env[EXITS] = True

    # -- conditions ----------------------------------------------------------------------------------------------------

    def condition(self, node: Any, following: list[Any]) -> bool:
        """Emit ``if``; whether what follows was emitted as well."""
        truth = self.static_truth(node.test)
        if truth is not None:
            self.body([*(node.body if truth else node.orelse), *following])
            return True
        first, second = _leaves(node.body), _leaves(node.orelse)
        takes_rest = first != second and bool(following)
        ways = [
            [*node.body, *(following if takes_rest and second else [])],
            [*node.orelse, *(following if takes_rest and first else [])],
        ]
        condition = self.truth(node.test)
        self.branch(
            node, condition, lambda: self.body(ways[0]), lambda: self.body(ways[1]), self.narrowings(node.test)
        )
        return takes_rest


def builtin_error(kind: type) -> str:
    """The name of the class of Python's that an error has, for graphs have no classes; else RuntimeError."""
    bases = (base for base in kind.__mro__ if base.__module__ == "builtins" and base is not Exception)
    name = next(bases, RuntimeError).__name__
    return name if issubclass(kind, Exception) and name not in {"object", "BaseException"} else RuntimeError.__name__


def _leaves(statements: list[Any]) -> bool:
    """Whether statements leave in every way."""
    for statement in statements:
        name = type(statement).__name__
        if name in _WAYS_OUT:
            return True
        if name == "If" and _leaves(statement.body) and _leaves(statement.orelse):
            return True
        if name == "With" and _leaves(statement.body):
            return True
    return False


_IN_PLACE = {"Add": "add_", "Sub": "sub_", "Mult": "mul_", "Div": "div_"}
