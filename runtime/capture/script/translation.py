"""Methods that the parts of the translation ask of each other, which later classes of the chain define."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from runtime.capture.script.branches import Branches
from runtime.capture.script.emitting import (
    ModuleMethod,
    ModuleValue,
    Scripted,
)
from runtime.graph.functions import GraphFunction
from runtime.graph.ir import Value
from runtime.graph.types import (
    ClassType,
    Type,
)

Narrowing = dict[str, Type]


@dataclass(frozen=True)
class ScriptSequence:
    """What a loop goes through: elements that are written out, or a length and what an element of a number is."""

    elements: list[Any] | None
    length: Value | None = None
    item: Callable[[Value], Value] = lambda number: number


class Translation(Branches):
    """What each part may call."""

    def expression(self, node: Any) -> Scripted:
        """What an expression stands for."""
        raise NotImplementedError

    def value(self, node: Any) -> Value:
        """The value of an expression."""
        raise NotImplementedError

    def as_value(self, node: Any, item: Scripted) -> Value:
        """A value of the graph; constants of Python become one."""
        raise NotImplementedError

    def binary(self, node: Any, sign: str, left: Value, right: Value) -> Value:
        """An operator of Python's with two operands."""
        raise NotImplementedError

    def emit_bound(self, node: Any, function: GraphFunction, arguments: list[Any]) -> Scripted:
        """A call with arguments that were matched."""
        raise NotImplementedError

    def body(self, statements: list[Any]) -> None:
        """Emit statements up to one that leaves."""
        raise NotImplementedError

    def assign(self, target: Any, item: Any) -> None:
        """Let a name, an element, or several names stand for a value."""
        raise NotImplementedError

    def arguments(self, node: Any) -> tuple[list[Value], dict[str, Value]]:
        """The values of the arguments of a call."""
        raise NotImplementedError

    def call_kind(self, node: Any, kind: str, args: list[Value], keywords: dict[str, Value] | None = None) -> Scripted:
        """A call of the function of a kind that takes these arguments."""
        raise NotImplementedError

    def truth(self, node: Any) -> Value:
        """An expression as a bool."""
        raise NotImplementedError

    def expression_Call(self, node: Any) -> Scripted:  # noqa: N802 - the name of the class in the tree
        """What a call gives."""
        raise NotImplementedError

    def narrowings(self, node: Any) -> tuple[Narrowing, Narrowing]:
        """The types that names have where a condition holds, and where it does not."""
        raise NotImplementedError

    def static_call(self, node: Any) -> bool | None:
        """What a call in a condition is if it is known while the graph is built."""
        del node
        return None

    def narrowings_of_call(self, node: Any) -> tuple[Narrowing, Narrowing]:
        """The types that names have where a call in a condition holds, and where it does not."""
        del node
        return {}, {}

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

    def iterate(self, node: Any, iterable: Any, target: Any, run: Callable[[], None]) -> None:
        """Run a body for every element of what a loop goes through."""
        raise NotImplementedError

    def call_module(self, node: Any, owner: ModuleValue) -> Scripted:
        """A call of a module."""
        raise NotImplementedError

    def call_module_method(self, node: Any, target: ModuleMethod) -> Scripted:
        """A call of a method of a module."""
        raise NotImplementedError

    def call_class(self, node: Any, kind: type) -> Scripted | None:
        """A new object of a class; None for a class that scripts do not know."""
        raise NotImplementedError

    def call_record_method(
        self, node: Any, owner: Value, function: Any, args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A call of a method of a record."""
        raise NotImplementedError

    def module_sequence(self, node: Any, owner: ModuleValue) -> ScriptSequence:
        """The modules of a container."""
        raise NotImplementedError

    def static_length(self, node: Any, item: Scripted) -> Value | None:
        """The length of what exists while the graph is built; None for a value of the graph."""
        raise NotImplementedError

    def value_of_type(self, node: Any, kind: Type) -> Value:
        """The value of an expression where a type is asked for."""
        raise NotImplementedError

    def cast(self, node: Any, value: Value, kind: Type) -> Value:
        """A value as one of a declared type."""
        raise NotImplementedError
