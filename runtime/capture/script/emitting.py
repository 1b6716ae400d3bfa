"""State that all parts of the translation share: the growing graph, the names in scope, and Python objects as values.

A name stands for a :class:`Value` of the graph, or for something of Python that exists while the graph is built alone:
a function, a module of Python, a tensor's method.
"""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from runtime.capture.script.annotated import type_of_annotation
from runtime.capture.script.module_attributes import is_of_library
from runtime.capture.script.source import FunctionSource, ScriptError
from runtime.dispatch import schemas
from runtime.graph.container_functions import RESULT_TYPES
from runtime.graph.functions import GraphFunction, GraphSignature, NumberFunction, kind_of, signature_of
from runtime.graph.ir import CONSTANT, NO_GRAD, SUBGRAPH, Graph, Node, Value
from runtime.graph.types import ANY, TENSOR, DictType, ListType, OptionalType, TensorType, TupleType, Type, type_of
from runtime.nn import Module

if TYPE_CHECKING:
    from runtime.capture.script.compilation_unit import CompilationUnit


@dataclass(frozen=True)
class PythonValue:
    """An object of Python that a name or an attribute stands for."""

    object: Any


@dataclass(frozen=True)
class BoundMethod:
    """A method of a value of the graph."""

    owner: Value
    name: str


@dataclass(frozen=True)
class ModuleValue:
    """A module: what it is while the graph is built, and the value that it is in the graph."""

    module: Module
    value: Value


@dataclass(frozen=True)
class ModuleMethod:
    """A method of a module, as the class has it."""

    owner: ModuleValue
    name: str
    function: Callable[..., Any]


@dataclass(frozen=True)
class StaticTuple:
    """A tuple that exists while the graph is built alone, for some of its elements are no values of the graph."""

    items: tuple[Any, ...]


OF_FUTURES = frozenset({"wait", "done"})  # methods of what fork gives, which is there at once
Scripted = Value | PythonValue | BoundMethod | ModuleValue | ModuleMethod | StaticTuple
# Names of control flow: whether the rest of a body is left out, a loop ends, the function has its result, and which.
EXITS, BREAKS, RETURNS, RESULT = "$exits", "$breaks", "$returns", "$result"
FLAGS = (EXITS, BREAKS, RETURNS)
_CALLS = ("prim::PythonOp", "prim::CallMethod")


class Emitter:
    """A function that becomes a graph: its source, its names, the values that they stand for."""

    def __init__(self, function: Callable[..., Any], unit: CompilationUnit, types: dict[str, Type]) -> None:
        self.function, self.unit, self.types = function, unit, types
        self.source = FunctionSource(function)
        self.graph = Graph(function.__name__)
        self.env: dict[str, Any] = dict.fromkeys(FLAGS, False)
        self.declared: dict[str, Type] = {}
        self.origins: dict[Value, Value] = {}  # of values whose type was narrowed
        self.lost: dict[str, str] = {}  # why a name is not defined
        self.is_without_gradients = False
        closure = inspect.getclosurevars(function) if function.__closure__ else None
        self.nonlocals = dict(closure.nonlocals) if closure else {}
        self.hints = unit.hints(function)
        self.result_type = self.declared_result()

    def declared_result(self) -> Type | None:
        """The type that the function is declared to give; None where it follows from what it returns."""
        if "return" not in self.hints:
            return None
        if is_of_library(self.function) and ANY in parts_of(type_of_annotation(self.hints["return"]) or ANY):
            return None
        return self.annotated(self.source.tree, self.hints["return"])

    # -- errors and types ----------------------------------------------------------------------------------------------

    def error(self, node: Any, reason: str) -> ScriptError:
        """An error at a node of the tree."""
        return self.source.error(node, reason)

    def annotated(self, node: Any, annotation: Any) -> Type:
        """The type of an annotation that was evaluated."""
        kind = type_of_annotation(annotation)
        if kind is None:
            shown = getattr(annotation, "__qualname__", annotation)
            msg = (
                f"the annotation {shown} is no type of scripts; write Tensor, int, float, bool, str, or list[...], "
                "tuple[...], dict[...], Optional[...] of them"
            )
            raise self.error(node, msg)
        return kind

    def annotation(self, node: Any) -> Type:
        """The type of an annotation in the source."""
        name = type(node).__name__
        if name == "Subscript":
            base = self.python_object(node.value)
            items = node.slice.elts if type(node.slice).__name__ == "Tuple" else [node.slice]
            parts = tuple(self.annotation_object(item) for item in items)
            return self.annotated(node, base[parts if len(parts) > 1 else parts[0]])
        return self.annotated(node, self.annotation_object(node))

    def annotation_object(self, node: Any) -> Any:
        """The object of Python that an annotation, or a part of one, stands for."""
        if type(node).__name__ == "Constant":
            if isinstance(node.value, str):  # an annotation as text
                return self.annotation_object(ast.copy_location(ast.parse(node.value, mode="eval").body, node))
            return node.value
        if type(node).__name__ == "Subscript":
            items = node.slice.elts if type(node.slice).__name__ == "Tuple" else [node.slice]
            parts = tuple(map(self.annotation_object, items))
            return self.python_object(node.value)[parts if len(parts) > 1 else parts[0]]
        if type(node).__name__ == "BinOp":
            return self.annotation_object(node.left) | self.annotation_object(node.right)
        return self.python_object(node)

    def python_object(self, node: Any) -> Any:
        """The object of Python that a name, or a name behind points, stands for."""
        if type(node).__name__ == "Name":
            return self.lookup(node, node.id)
        if type(node).__name__ == "Attribute":
            return getattr(self.python_object(node.value), node.attr)
        raise self.error(node, "expected a name")

    def lookup(self, node: Any, name: str) -> Any:
        """The object of a name outside the function."""
        for names in (self.nonlocals, self.function.__globals__, vars(builtins)):
            if name in names:
                return names[name]
        reason = self.lost.get(name, "")
        raise self.error(node, f"{name} is not defined{reason or '; assign to it first'}")

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def constant(self, node: Any, value: Any, kind: Type | None = None) -> Value:
        """A constant."""
        result = self.graph.insertConstant(value, kind or (TENSOR if isinstance(value, TensorType) else type_of(value)))
        result.node().source = self.source.where(node)
        return result

    def primitive(
        self, node: Any, kind: str, inputs: Sequence[Value], outputs: Sequence[Type], **attributes: Any
    ) -> Node:
        """A node that the interpreter runs itself."""
        result = self.graph.create_call(kind, None, inputs, outputs)
        result.attributes |= attributes
        if self.is_without_gradients and (SUBGRAPH in attributes or kind in _CALLS):
            result.attributes[NO_GRAD] = 1
        result.source = self.source.where(node)
        return self.graph.insertNode(result)

    def call(self, node: Any, function: GraphFunction, inputs: Sequence[Value]) -> Scripted:
        """A call of an operator; several results are a tuple."""
        signature = signature_of(function)
        kinds = [_narrowed(kind, inputs) for kind in signature.results]
        rule = RESULT_TYPES.get(function.name) if isinstance(function, NumberFunction) else None
        if rule is not None:
            kinds = [rule([value.type() for value in inputs])]
        result = self.graph.create_call(kind_of(function), function, inputs, kinds)
        if self.is_without_gradients:
            result.attributes[NO_GRAD] = 1
        result.source = self.source.where(node)
        self.graph.insertNode(result)
        outputs = list(result.outputs())
        if len(outputs) == 1:
            return outputs[0]
        if not outputs:
            return self.constant(node, None)
        names = result_names(function.schema)
        return self.tuple_of(node, outputs, names, kind_of(function).partition("::")[2] if names else "")

    def tuple_of(self, node: Any, values: Sequence[Value], names: tuple[str, ...] = (), title: str = "") -> Value:
        """A tuple of values, whose elements may have names."""
        kind = TupleType(tuple(value.type() for value in values), names, title)
        return self.primitive(node, "prim::TupleConstruct", values, [kind]).output()

    def new_list(self, node: Any, values: Sequence[Value], element: Type) -> Value:
        """A list of values."""
        return self.primitive(node, "prim::ListConstruct", values, [ListType(element)]).output()

    def unpacked(self, node: Any, value: Value) -> list[Value]:
        """The elements of a tuple."""
        if value.node().kind() == "prim::TupleConstruct":
            return list(value.node().inputs())
        kind = value.type()
        assert isinstance(kind, TupleType)
        if value.node().kind() == CONSTANT:
            return [self.constant(node, item) for item in value.toIValue()]
        return list(self.primitive(node, "prim::TupleUnpack", [value], list(kind.elements)).outputs())

    def narrowed(self, node: Any, value: Value, kind: Type) -> Value:
        """A value as one of a narrower type, which a condition has shown it to be."""
        result = self.primitive(node, "prim::unchecked_cast", [value], [kind]).output()
        self.origins[result] = self.origins.get(value, value)
        return result


def _narrowed(declared: Type, inputs: Sequence[Value]) -> Type:
    """The type of a result: that of the elements where a schema of lists and dicts says Any."""
    first = inputs[0].type() if inputs else ANY
    if declared in {ListType(ANY), DictType(ANY, ANY)} and isinstance(first, (ListType, DictType)):
        return first
    if isinstance(declared, OptionalType) and declared.element == ANY:
        return OptionalType(_narrowed(ANY, inputs))
    if declared != ANY:
        return declared
    if isinstance(first, DictType):
        return first.value
    return first.element if isinstance(first, ListType) else first


def result_names(schema: str) -> tuple[str, ...]:
    """The names of the results of a schema, if all have one."""
    words = [text.split()[1:] for text in schemas.results_of(schema)]
    return tuple(word[0] for word in words) if all(words) else ()


def parts_of(kind: Type) -> list[Type]:
    """A type, and the types within it."""
    return [kind, *(inner for part in kind.contained() for inner in parts_of(part))]


def returned_type(signature: GraphSignature) -> Type:
    """The type of what a function gives."""
    return signature.results[0] if len(signature.results) == 1 else TupleType(signature.results)
