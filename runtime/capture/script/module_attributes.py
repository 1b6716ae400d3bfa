"""Attributes of modules in scripts: which of them are constants, values of the graph with types, or neither.

An attribute has the type that its class says, that :class:`ScriptAttribute` says, or that follows from its value.
Those that ``__constants__`` or ``Final`` name are constants of the graph, and so are the numbers of the library's
modules.
"""

from __future__ import annotations

import inspect
import typing
from typing import Any, NamedTuple

from runtime import callers
from runtime.capture.script.annotated import type_of_annotation
from runtime.capture.scripted import SOURCE_CLASS
from runtime.graph.literals import has_text
from runtime.graph.types import ANY, DictType, ListType, OptionalType, TensorType, TupleType, Type, type_of
from runtime.nn import Module
from runtime.tensor import Tensor


class ScriptAttribute(NamedTuple):
    """A value of an attribute, and the type that scripts let it have: ``self.x = jit.Attribute([], list[int])``."""

    value: Any
    type: Any


_INTERNAL = frozenset(Module().__dict__) - {"training"}


def is_of_library(item: Any) -> bool:
    """Whether a class or a function belongs to this library, or to a package of operators."""
    return str(getattr(item, "__module__", "")).partition(".")[0] in callers.packages()


def members_of_list(module: Module, name: str) -> list[str]:
    """The parameters of which a property of the library's own modules is a list; empty for other attributes."""
    definition = inspect.getattr_static(type(module), name, None)
    if not isinstance(definition, property) or not is_of_library(definition.fget):
        return []
    value, names = getattr(module, name), {id(item): key for key, item in module._parameters.items()}
    return [names[id(item)] for item in value] if isinstance(value, list) and all(id(i) in names for i in value) else []


def plain_attributes(module: Module) -> dict[str, Any]:
    """The attributes of a module that are no parameters, buffers or modules, as far as graphs can hold them."""
    items = {name: value for name, value in vars(module).items() if name not in _INTERNAL}
    return {name: value for name, value in items.items() if attribute_type(module, name, value) is not None}


def attribute_type(module: Module, name: str, value: Any) -> Type | None:
    """The type of an attribute; None for what is no value of graphs, or does not show its type, as an empty list."""
    if isinstance(value, ScriptAttribute):
        return type_of_annotation(value.type)
    annotation = annotation_of(source_class(module), name)
    if annotation is not None:
        inner = typing.get_args(annotation) if typing.get_origin(annotation) in {typing.Final, typing.ClassVar} else ()
        declared = type_of_annotation(inner[0] if inner else annotation)
        if declared is not None and (declared.accepts(general(type_of(value))) or _is_empty(value)):
            return declared
    return type_of_value(value)


def type_of_value(value: Any) -> Type | None:
    """The type that follows from a value; None for what is no value of graphs."""
    if _is_empty(value) or not _is_plain(value):
        return None
    kind = general(type_of(value))
    return None if kind == ANY or ANY in kind.contained() else kind


def is_constant_attribute(module: Module, name: str, value: Any) -> bool:
    """Whether scripts take an attribute as a constant."""
    if not has_text(value) or isinstance(value, Tensor) or name == "training":
        return False
    if name in getattr(module, "__constants__", ()) or is_of_library(source := source_class(module)):
        return True
    annotation = annotation_of(source, name)
    return annotation is typing.Final or typing.get_origin(annotation) is typing.Final


def source_class(module: Module) -> type:
    """The class of a module, or that of which it was scripted."""
    kind: type = module.__dict__.get(SOURCE_CLASS, type(module))
    return kind


def annotation_of(owner: type, name: str) -> Any:
    """The annotation that a class, or one that it extends, has for an attribute; None where there is none."""
    for base in owner.__mro__:
        annotation = vars(base).get("__annotations__", {}).get(name)
        if annotation is not None:
            alone = type(base.__name__, (), {"__annotations__": {name: annotation}, "__module__": base.__module__})
            try:
                return typing.get_type_hints(alone, localns=dict(vars(base)), include_extras=True)[name]
            except (NameError, TypeError, AttributeError, SyntaxError):
                return None
    return None


def general(kind: Type) -> Type:
    """A type with nothing said of the tensors in it."""
    if isinstance(kind, TensorType):
        return TensorType()
    if isinstance(kind, ListType):
        return ListType(general(kind.element))
    if isinstance(kind, OptionalType):
        return OptionalType(general(kind.element))
    if isinstance(kind, TupleType):
        return TupleType(tuple(map(general, kind.elements)))
    return DictType(general(kind.key), general(kind.value)) if isinstance(kind, DictType) else kind


def with_tensors(kind: Type) -> Type:
    """A type in which Any is a tensor, as in the annotations of the library's own modules."""
    if kind == ANY:
        return TensorType()
    if isinstance(kind, TupleType):
        return TupleType(tuple(map(with_tensors, kind.elements)))
    return OptionalType(with_tensors(kind.element)) if isinstance(kind, OptionalType) else kind


def _is_empty(value: Any) -> bool:
    return isinstance(value, (list, dict)) and not value


def _is_plain(value: Any) -> bool:
    """Whether a value consists of what graphs hold."""
    if isinstance(value, (list, tuple)):
        return all(map(_is_plain, value))
    if isinstance(value, dict):
        return all(map(_is_plain, [*value, *value.values()]))
    return isinstance(value, Tensor) or has_text(value)


