"""Expressions of Python as nodes: constants, names, attributes, operators, containers, indices, conditions."""

from __future__ import annotations

import operator as python
from collections.abc import Callable
from enum import Enum
from typing import Any

from runtime.capture.script.branches import Branches
from runtime.capture.script.emitting import (
    BoundMethod,
    ModuleMethod,
    ModuleValue,
    PythonValue,
    Scripted,
    StaticTuple,
)
from runtime.capture.script.operators import (
    BINARY,
    EXCHANGED,
    UNARY,
    DefaultArgument,
    ListArgument,
    WordArgument,
    bind,
    is_constant,
)
from runtime.capture.script.refusals import refusal
from runtime.capture.script.source import assigned_names
from runtime.graph.container_functions import PARTS, reduction_number
from runtime.graph.functions import GraphFunction, NumberFunction, candidates, signature_of
from runtime.graph.ir import Value
from runtime.graph.literals import has_text
from runtime.graph.primitives import TESTS_OF_TENSORS
from runtime.graph.types import (
    ANY,
    BOOL,
    DEVICE,
    INT,
    NONE,
    NUMBERS,
    SLICE,
    STR,
    TENSOR,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TensorType,
    TupleType,
    Type,
    UnionType,
    unified,
)
from runtime.tensor import Tensor

Narrowing = dict[str, Type]
_TENSOR_ATTRIBUTES = {"shape": "size", "ndim": "dim", "T": "numpy_T"}
_STATIC_SIGNS = {
    "Eq": python.eq, "NotEq": python.ne, "Lt": python.lt, "LtE": python.le, "Gt": python.gt, "GtE": python.ge,
}  # fmt: skip
_PLAIN_ATTRIBUTES = (*TESTS_OF_TENSORS, "dtype", "device", "layout", "itemsize", "nbytes", "data", "grad", "_version")
_DEVICE_ATTRIBUTES = ("type", "index")


class Expressions(Branches):
    """The methods ``expression_<class of the node of the tree>`` give what an expression stands for."""

    def expression(self, node: Any) -> Scripted:
        """What an expression stands for."""
        method = getattr(self, f"expression_{type(node).__name__}", None)
        if method is None:
            raise self.error(node, refusal(node, "expression"))
        result: Scripted = method(node)
        return result

    def value(self, node: Any) -> Value:
        """The value of an expression."""
        return self.as_value(node, self.expression(node))

    def as_value(self, node: Any, item: Scripted) -> Value:
        """A value of the graph; constants of Python become one."""
        if isinstance(item, Value):
            return item
        if isinstance(item, PythonValue):
            if isinstance(item.object, Enum) and not isinstance(item.object, int):
                return self.constant(node, item.object)
            if has_text(item.object) and not isinstance(item.object, (Tensor, list)):
                return self.constant(node, item.object)
            shown = getattr(item.object, "__name__", type(item.object).__name__)
            kind = type(item.object).__name__
            raise self.error(node, f"{shown} is a {kind} of Python, no value; pass it as an input")
        if isinstance(item, StaticTuple):
            return self.tuple_of(node, [self.as_value(node, part) for part in item.items])
        if isinstance(item, ModuleValue):
            raise self.error(node, f"the module {type(item.module).__name__} is no value; call it")
        raise self.error(node, f"the method {item.name} is no value; call it")

    # -- names and constants -------------------------------------------------------------------------------------------

    def expression_Constant(self, node: Any) -> Scripted:  # noqa: N802 - the name of the class in the tree
        if node.value is ... or isinstance(node.value, (bool, int, float, complex, str, type(None))):
            return self.constant(node, node.value)
        raise self.error(node, f"a constant of type {type(node.value).__name__} is no value of scripts; write a str")

    def expression_Name(self, node: Any) -> Scripted:  # noqa: N802
        value = self.env.get(node.id)
        if value is not None:
            return value  # type: ignore[no-any-return]
        if node.id in self.lost:
            raise self.error(node, f"{node.id} is not defined{self.lost[node.id]}")
        item = self.lookup(node, node.id)
        if isinstance(item, (int, float, str, Tensor)) and type(item).__module__ == "builtins":
            reason = (
                f"{node.id} is a global {type(item).__name__}, which may change; pass it as an argument, or assign it"
            )
            raise self.error(node, f"{reason} within the function")
        return PythonValue(item)

    def expression_Attribute(self, node: Any) -> Scripted:  # noqa: N802
        owner = self.expression(node.value)
        if isinstance(owner, PythonValue):
            if not hasattr(owner.object, node.attr):
                shown = getattr(owner.object, "__name__", type(owner.object).__name__)
                raise self.error(node, f"{shown} has no attribute {node.attr!r}")
            return PythonValue(getattr(owner.object, node.attr))
        if isinstance(owner, ModuleValue):
            return self.module_attribute(node, owner, node.attr)
        if isinstance(owner, StaticTuple):
            raise self.error(node, "a tuple of modules has no attributes; go through it")
        if isinstance(owner, (BoundMethod, ModuleMethod)):
            raise self.error(node, f"the method {owner.name} has no attributes; call it")
        return self.attribute(node, owner, node.attr)

    def module_attribute(self, node: Any, owner: ModuleValue, name: str) -> Scripted:
        """An attribute of a module."""
        raise NotImplementedError

    def object_attribute(self, node: Any, owner: Value, kind: ClassType, name: str) -> Scripted | None:
        """An attribute of an object of a class; None for a method."""
        raise NotImplementedError

    def binary_of_objects(self, node: Any, sign: str, left: Value, right: Value) -> Value | None:
        """A sign between an object and another value; None where no class says what it means."""
        raise NotImplementedError

    def module_item(self, node: Any, owner: ModuleValue, index: Any) -> Scripted:
        """A module of a container."""
        raise NotImplementedError

    def static_contains(self, node: Any, container: Scripted, item: Any) -> Value | None:
        """Whether a container of modules has a name; None for any other container."""
        raise NotImplementedError

    def attribute(self, node: Any, owner: Value, name: str) -> Scripted:
        """An attribute, or a method, of a value."""
        if isinstance(owner.type(), OptionalType):
            shown = f"this is {owner.type()}, which may be None; check `is not None` first"
            raise self.error(node, shown)
        kind = owner.type()
        if isinstance(kind, TupleType) and name in kind.names:
            return self.named_item(node, owner, kind, name)
        if kind == DEVICE and name in _DEVICE_ATTRIBUTES:
            return self.call_kind(node, f"prim::{name}", [owner])
        if isinstance(kind, ClassType) and kind.python is not None:
            result = self.object_attribute(node, owner, kind, name)
            return BoundMethod(owner, name) if result is None else result
        if not isinstance(kind, TensorType):
            return BoundMethod(owner, name)
        if name in _TENSOR_ATTRIBUTES:
            return self.call_kind(node, f"aten::{_TENSOR_ATTRIBUTES[name]}", [owner])
        if name in _PLAIN_ATTRIBUTES:
            return self.call_kind(node, f"prim::{name}", [owner])
        if isinstance(getattr(Tensor, name, None), property):
            if candidates(f"aten::{name}"):
                return self.call_kind(node, f"aten::{name}", [owner])
            raise self.error(node, f"the attribute {name} of a tensor is not in the language of scripts")
        if not hasattr(Tensor, name):
            raise self.error(node, f"a tensor has no attribute {name!r}")
        return BoundMethod(owner, name)

    def named_item(self, node: Any, owner: Value, kind: TupleType, name: str) -> Value:
        """The element of a tuple that has a name."""
        number = kind.names.index(name)
        position = self.constant(node, number)
        return self.primitive(node, "prim::TupleIndex", [owner, position], [kind.elements[number]]).output()

    # -- operators -----------------------------------------------------------------------------------------------------

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

    # -- conditions ----------------------------------------------------------------------------------------------------

    def expression_BoolOp(self, node: Any) -> Scripted:  # noqa: N802
        return self.short_circuit(node, node.values)

    def short_circuit(self, node: Any, operands: list[Any]) -> Value:
        """``and`` and ``or``: the second operand is computed where the first does not decide."""
        first, *rest = operands
        if not rest:
            return self.truth(first)
        is_and = type(node.op).__name__ == "And"
        condition = self.truth(first)
        narrowings = self.narrowings(first)
        settled = lambda: self.constant(node, not is_and)  # noqa: E731 - one of two ways
        following = lambda: self.short_circuit(node, rest)  # noqa: E731
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

    def static_call(self, node: Any) -> bool | None:
        """What a call in a condition is if it is known while the graph is built."""
        del node
        return None

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

    def narrowings_of_call(self, node: Any) -> tuple[Narrowing, Narrowing]:
        """The types that names have where a call in a condition holds, and where it does not."""
        del node
        return {}, {}

    # -- containers ----------------------------------------------------------------------------------------------------

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
        first, *rest = generators

        def conditional(tests: list[Any]) -> None:
            if tests:
                condition = self.truth(tests[0])
                following = lambda: conditional(tests[1:])  # noqa: E731 - one of two ways
                self.branch(node, condition, following, lambda: None, self.narrowings(tests[0]))
            elif rest:
                self.comprehension(node, rest, run)
            else:
                run()

        shadowed = {name: self.env.pop(name) for name in assigned_names([first.target]) if name in self.env}
        self.iterate(node, first.iter, first.target, lambda: conditional(first.ifs))
        for name in assigned_names([first.target]):
            self.env.pop(name, None)
        self.env |= shadowed

    def iterate(self, node: Any, iterable: Any, target: Any, run: Callable[[], None]) -> None:
        """Run a body for every element of what a loop goes through."""
        raise NotImplementedError

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

    # -- indices -------------------------------------------------------------------------------------------------------

    def expression_Subscript(self, node: Any) -> Scripted:  # noqa: N802
        owner = self.expression(node.value)
        if isinstance(owner, PythonValue):
            raise self.error(node, "this object of Python cannot be indexed in scripts; pass a list or a tuple")
        if isinstance(owner, ModuleValue):
            return self.module_item(node, owner, node.slice)
        if isinstance(owner, StaticTuple):
            return owner.items[self.fixed(node.slice)]  # type: ignore[no-any-return]
        return self.item(node, self.as_value(node, owner), node.slice)

    def item(self, node: Any, owner: Value, index: Any) -> Value:
        """An element, or a slice, of a value."""
        kind = owner.type()
        if isinstance(kind, TensorType):
            return self.as_value(node, self.call_kind(node, "aten::getitem", [owner, self.index(index)]))
        if isinstance(kind, TupleType):
            return self.tuple_item(node, owner, kind, index)
        if type(index).__name__ == "Slice" and (isinstance(kind, ListType) or kind == STR):
            bounds = [self.bound(index, part) for part in (index.lower, index.upper, index.step)]
            return self.as_value(node, self.call_kind(node, "aten::slice", [owner, *bounds]))
        if isinstance(kind, (ListType, DictType)) or kind == STR:
            return self.as_value(node, self.call_kind(node, "aten::__getitem__", [owner, self.value(index)]))
        if isinstance(kind, OptionalType):
            raise self.error(node, f"this is {kind}, which may be None; check `is not None` first")
        raise self.error(node, f"{kind} cannot be indexed")

    def tuple_item(self, node: Any, owner: Value, kind: TupleType, index: Any) -> Value:
        if type(index).__name__ == "Slice":
            numbers = [None if part is None else self.fixed(part) for part in (index.lower, index.upper, index.step)]
            elements = self.unpacked(node, owner)
            return self.tuple_of(node, elements[slice(*numbers)])
        number = self.fixed(index)
        if not -len(kind.elements) <= number < len(kind.elements):
            raise self.error(node, f"index {number} of a tuple of {len(kind.elements)} elements")
        position = self.constant(node, number)
        return self.primitive(node, "prim::TupleIndex", [owner, position], [kind.elements[number]]).output()

    def fixed(self, node: Any) -> int:
        """An int that is written in the source."""
        value = self.value(node)
        if not is_constant(value) or type(value.toIValue()) is not int:
            raise self.error(node, "the index of a tuple is a number in the source, for elements have different types")
        return int(value.toIValue())

    def bound(self, node: Any, part: Any) -> Value:
        """A bound of a slice, None where it is left out."""
        return self.constant(node, None) if part is None else self.value(part)

    def index(self, node: Any) -> Value:
        """The index of a tensor: an int, a slice, a tensor, None, ``...``, a list, or a tuple of these."""
        if type(node).__name__ == "Slice":
            return self.expression_Slice(node)
        if type(node).__name__ == "Tuple":
            return self.tuple_of(node, [self.index(item) for item in node.elts])
        return self.value(node)

    def expression_Slice(self, node: Any) -> Value:  # noqa: N802
        bounds = [self.bound(node, part) for part in (node.lower, node.upper, node.step)]
        return self.primitive(node, "prim::SliceConstruct", bounds, [SLICE]).output()

    # -- calls ---------------------------------------------------------------------------------------------------------

    def call_kind(self, node: Any, kind: str, args: list[Value], keywords: dict[str, Value] | None = None) -> Scripted:
        """A call of the function of a kind that takes these arguments."""
        if kind.startswith("prim::"):
            from runtime.graph.primitives import PRIMITIVES

            result = PRIMITIVES[kind].result
            output = result([value.type() for value in args]) if result is not None else ANY
            return self.primitive(node, kind, args, [output]).output()
        return self.call_one_of(node, kind.partition("::")[2], candidates(kind), args, keywords or {})

    def call_one_of(
        self, node: Any, name: str, functions: Any, args: list[Value], keywords: dict[str, Value],
        *, variadic: bool = False,
    ) -> Scripted:  # fmt: skip
        """A call of the first function that takes these arguments."""
        functions = list(functions)
        bound = bind(functions, args, keywords)
        if bound is None and variadic:
            bound = bind(functions, args, keywords, variadic=True)
        if bound is None:
            types = [str(value.type()) for value in args] + [f"{n}={value.type()}" for n, value in keywords.items()]
            schemas = "".join(f"\n    {item.schema}" for item in functions if "out)" not in item.schema)
            shown = f"; there are{schemas}\n" if schemas else ", for there is none of that name"
            raise self.error(node, f"{name} takes no arguments of the types ({', '.join(types)}){shown}")
        return self.emit_bound(node, *bound)

    def check_parts(self, node: Any, function: GraphFunction, arguments: list[Any]) -> None:
        """An error where a container gets what it does not hold."""
        if not isinstance(function, NumberFunction) or not arguments or not isinstance(arguments[0], Value):
            return
        container = arguments[0].type()
        parts = container.contained() if isinstance(container, (ListType, DictType)) else ()
        for value, parameter in zip(arguments, signature_of(function).parameters, strict=True):
            number = PARTS.get(parameter.name)
            if number is not None and parts and isinstance(value, Value) and not parts[number].accepts(value.type()):
                word = "key" if number == 0 else "element"
                raise self.error(node, f"the {word} is {parts[number]} in this {container}, got {value.type()}")
            extends = parameter.name in {"other", "to_add"} and isinstance(value, Value)
            if extends and not container.accepts(value.type()):
                raise self.error(node, f"{container} is extended by {value.type()}; their elements are of one type")

    def emit_bound(self, node: Any, function: GraphFunction, arguments: list[Any]) -> Scripted:
        """A call with arguments that were matched."""
        self.check_parts(node, function, arguments)
        inputs = []
        for item in arguments:
            if isinstance(item, DefaultArgument):
                inputs.append(self.default(node, item))
            elif isinstance(item, ListArgument):
                inputs.append(self.list_argument(node, item))
            elif isinstance(item, WordArgument):
                inputs.append(self.reduction(node, item.value))
            else:
                inputs.append(item)
        return self.call(node, function, inputs)

    def default(self, node: Any, item: DefaultArgument) -> Value:
        kind = item.type.element if isinstance(item.type, OptionalType) else item.type
        if item.value is None or not isinstance(kind, ListType):
            from runtime.graph.literals import from_literal

            value = item.value
            if isinstance(value, str) and kind not in {STR, INT}:
                value = from_literal(value, kind)
            return self.constant(node, value)
        return self.new_list(node, [self.constant(node, part) for part in item.value], kind.element)

    def reduction(self, node: Any, word: Value) -> Value:
        """The number of a reduction from its word."""
        if not is_constant(word):
            return self.as_value(node, self.call_kind(node, "aten::__reduction", [word]))
        try:
            return self.constant(node, reduction_number(word.toIValue()))
        except ValueError as error:
            raise self.error(node, str(error)) from None

    def list_argument(self, node: Any, item: ListArgument) -> Value:
        values = [
            part for value in item.values
            for part in (self.unpacked(node, value) if isinstance(value.type(), TupleType) else [value])
        ]  # fmt: skip
        return self.new_list(node, values, item.element)


def _is_part(node: Any) -> bool:
    """Whether a part of an f-string is a value."""
    return type(node).__name__ == "FormattedValue"
