"""Expressions of Python as nodes: constants, names, attributes, indices, and calls of operators."""

from __future__ import annotations

from enum import Enum
from typing import Any

from runtime.capture.script.emitting import (
    OF_FUTURES,
    BoundMethod,
    ModuleMethod,
    ModuleValue,
    PythonValue,
    Scripted,
    StaticTuple,
)
from runtime.capture.script.operators import (
    DefaultArgument,
    ListArgument,
    WordArgument,
    bind,
    is_constant,
)
from runtime.capture.script.refusals import refusal
from runtime.capture.script.signs import Signs
from runtime.graph.container_functions import PARTS
from runtime.graph.functions import GraphFunction, NumberFunction, candidates, signature_of
from runtime.graph.ir import Value
from runtime.graph.literals import has_text
from runtime.graph.primitives import TESTS_OF_TENSORS
from runtime.graph.types import (
    ANY,
    DEVICE,
    INT,
    NONE,
    SLICE,
    STR,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TensorType,
    TupleType,
)
from runtime.tensor import Tensor

_TENSOR_ATTRIBUTES = {"shape": "size", "ndim": "dim", "T": "numpy_T"}
_PLAIN_ATTRIBUTES = (*TESTS_OF_TENSORS, "dtype", "device", "layout", "itemsize", "nbytes", "data", "grad", "_version")
_DEVICE_ATTRIBUTES = ("type", "index")


class Expressions(Signs):
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

    def attribute(self, node: Any, owner: Value, name: str) -> Scripted:
        """An attribute, or a method, of a value."""
        if name in OF_FUTURES and not isinstance(owner.type(), ClassType):
            return BoundMethod(owner, name)
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
        if isinstance(kind, (ListType, DictType)) or kind == STR:
            position = self.index(index)
            if position.type() == SLICE:
                return self.as_value(node, self.call_kind(node, "aten::slice", [owner, *self.bounds(node, position)]))
            return self.as_value(node, self.call_kind(node, "aten::__getitem__", [owner, position]))
        if isinstance(kind, OptionalType):
            raise self.error(node, f"this is {kind}, which may be None; check `is not None` first")
        raise self.error(node, f"{kind} cannot be indexed")

    def tuple_item(self, node: Any, owner: Value, kind: TupleType, index: Any) -> Value:
        written = self.index(index)
        if written.type() == SLICE:
            bounds = self.bounds(node, written)
            numbers = [None if part.type() == NONE else self.written(index, part) for part in bounds]
            elements = self.unpacked(node, owner)
            return self.tuple_of(node, elements[slice(*numbers)])
        number = self.written(index, written)
        if not -len(kind.elements) <= number < len(kind.elements):
            raise self.error(node, f"index {number} of a tuple of {len(kind.elements)} elements")
        position = self.constant(node, number)
        return self.primitive(node, "prim::TupleIndex", [owner, position], [kind.elements[number]]).output()

    def fixed(self, node: Any) -> int:
        """An int that is written in the source."""
        return self.written(node, self.value(node))

    def written(self, node: Any, value: Value) -> int:
        """The int that a value is in the source."""
        if not is_constant(value) or type(value.toIValue()) is not int:
            raise self.error(node, "the index of a tuple is a number in the source, for elements have different types")
        return int(value.toIValue())

    def bounds(self, node: Any, value: Value) -> list[Value]:
        """Start, stop and step of a slice, which stands in brackets or was made by ``slice``."""
        if value.node().kind() != "prim::SliceConstruct":
            raise self.error(node, "the bounds of this slice do not show in the source; write them in the brackets")
        return list(value.node().inputs())

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
                inputs.append(self.word(node, item))
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

    def word(self, node: Any, item: WordArgument) -> Value:
        """What a function makes of a word: a constant where the word is one."""
        if not is_constant(item.value):
            return self.as_value(node, self.call_kind(node, item.function, [item.value]))
        (function,) = candidates(item.function)
        assert isinstance(function, NumberFunction)
        try:
            return self.constant(node, function.compute(item.value.toIValue()))
        except (ValueError, RuntimeError) as error:
            raise self.error(node, str(error)) from None

    def list_argument(self, node: Any, item: ListArgument) -> Value:
        values = [
            part for value in item.values
            for part in (self.unpacked(node, value) if isinstance(value.type(), TupleType) else [value])
        ]  # fmt: skip
        return self.new_list(node, values, item.element)
