"""Questions about types and attributes, which are answered while the graph is built, or by a node."""

from __future__ import annotations

import functools
import typing
from typing import Any

from runtime.capture.script.annotated import is_named_tuple, type_of_annotation
from runtime.capture.script.emitting import (
    ModuleValue,
    PythonValue,
)
from runtime.capture.script.expressions import Expressions
from runtime.capture.script.marks import is_instance, is_scripting
from runtime.graph.ir import Value
from runtime.graph.types import (
    ANY,
    BOOL,
    COMPLEX,
    FLOAT,
    INT,
    NONE,
    NUMBER,
    STR,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TensorType,
    TupleType,
    Type,
    UnionType,
)
from runtime.tensor import Tensor

_NAMES = ("Name", "Attribute")


class TypeTests(Expressions):
    """``isinstance``, ``hasattr`` and ``is_scripting``."""

    def static_call(self, node: Any) -> bool | None:
        """``is_scripting()`` holds, and ``isinstance`` asks for a type that the graph has."""
        if type(node.func).__name__ not in _NAMES:
            return None
        target = self.expression(node.func)
        if not isinstance(target, PythonValue):
            return None
        if target.object is is_scripting:
            return True
        if target.object is hasattr:
            return self.static_hasattr(node)
        if target.object not in {isinstance, is_instance}:
            return None
        holding, failing = self.split_types(node)
        return None if holding and failing else bool(holding)

    def static_hasattr(self, node: Any) -> bool:
        """Whether an object has an attribute, which is known while the graph is built."""
        if len(node.args) != 2 or type(node.args[1]).__name__ != "Constant":
            raise self.error(node, "hasattr takes an object and a name that stands in the source")
        owner, name = self.expression(node.args[0]), node.args[1].value
        if isinstance(owner, ModuleValue):
            return hasattr(owner.module, name)
        if isinstance(owner, PythonValue):
            return hasattr(owner.object, name)
        return isinstance(owner, Value) and isinstance(owner.type(), TensorType) and hasattr(Tensor, name)

    def split_types(self, node: Any) -> tuple[list[Type], list[Type]]:
        """The types of a value for which ``isinstance`` holds, and those for which it does not."""
        item = self.expression(node.args[0])
        if isinstance(item, ModuleValue):
            classes = self.annotation_objects(node.args[1])
            return ([], [ANY]) if not isinstance(item.module, tuple(classes)) else ([ANY], [])
        asked = self.annotation_objects(node.args[1])
        holding: list[Type] = []
        failing: list[Type] = []
        for kind in members_of(self.as_value(node, item).type()):
            (holding if any(_is_instance(kind, target) for target in asked) else failing).append(kind)
        if failing == [ANY]:  # anything may be what is asked for
            kinds = [type_of_annotation(target) for target in asked]
            if any(kind is None for kind in kinds):
                raise self.error(node, "isinstance of any value asks for types of scripts, as int or list[int]")
            return [kind for kind in kinds if kind is not None], failing
        return holding, failing

    def annotation_objects(self, node: Any) -> list[Any]:
        """The classes that ``isinstance`` asks for."""
        return [self.annotation_object(item) for item in (node.elts if type(node).__name__ == "Tuple" else [node])]

    def dynamic_isinstance(self, node: Any) -> Value:
        """A node that asks for the type of a value."""
        types = [str(kind) for kind in self.split_types(node)[0]]
        return self.primitive(node, "prim::isinstance", [self.value(node.args[0])], [BOOL], types=types).output()

    def narrowings_of_call(self, node: Any) -> tuple[dict[str, Type], dict[str, Type]]:
        """The type of a name where ``isinstance`` holds, and where it does not."""
        if len(node.args) != 2 or type(node.args[0]).__name__ != "Name" or type(node.func).__name__ not in _NAMES:
            return {}, {}
        target = self.expression(node.func)
        if not isinstance(target, PythonValue) or target.object not in {isinstance, is_instance}:
            return {}, {}
        name = node.args[0].id
        return tuple({name: joined(kinds)} if kinds else {} for kinds in self.split_types(node))  # type: ignore[return-value]


@functools.cache
def _instances() -> dict[Any, Type]:
    return {int: INT, float: FLOAT, bool: BOOL, str: STR, complex: COMPLEX, type(None): NONE}


def members_of(kind: Type) -> list[Type]:
    """The types that a value of a type may have."""
    if isinstance(kind, OptionalType):
        return [*members_of(kind.element), NONE]
    if isinstance(kind, UnionType):
        return [member for element in kind.elements for member in members_of(element)]
    return [INT, FLOAT, BOOL, COMPLEX] if kind == NUMBER else [kind]


def joined(kinds: list[Type]) -> Type:
    """The type of a value that has one of some types."""
    other_kinds = tuple(kind for kind in kinds if kind != NONE)
    if not other_kinds:
        return NONE
    element = other_kinds[0] if len(other_kinds) == 1 else UnionType(other_kinds)
    return OptionalType(element) if len(other_kinds) < len(kinds) else element


def _is_instance(kind: Type, asked: Any) -> bool:
    """Whether values of a type are instances of a class, or of what an annotation says."""
    if isinstance(kind, ClassType) and kind.python is not None and isinstance(asked, type):
        return issubclass(kind.python, asked)
    if isinstance(kind, TensorType):
        return isinstance(asked, type) and issubclass(asked, Tensor)
    containers: dict[Any, type] = {list: ListType, tuple: TupleType, dict: DictType}
    if asked in containers:
        return isinstance(kind, containers[asked])
    if typing.get_origin(asked) is not None or is_named_tuple(asked):
        return type_of_annotation(asked) == kind
    return _instances().get(asked) == kind or (asked is int and kind == BOOL)
