"""Annotations of Python as types of graphs: what parameters, results and variables are declared to be."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable
from enum import Enum
from typing import Any

from runtime.devices.futures import Future
from runtime.graph.types import (
    ANY,
    BOOL,
    COMPLEX,
    DEVICE,
    FLOAT,
    GENERATOR,
    INT,
    NONE,
    SCALAR_TYPE,
    STR,
    TENSOR,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    UnionType,
    class_name_of,
)
from runtime.tensor import Tensor, dtypes
from runtime.tensor.device import device

_PLAIN: dict[Any, Type] = {
    int: INT, float: FLOAT, bool: BOOL, complex: COMPLEX, str: STR, None: NONE, type(None): NONE, Any: ANY,
    inspect.Parameter.empty: TENSOR, device: DEVICE, dtypes.dtype: SCALAR_TYPE, list: ListType(TENSOR),
}  # fmt: skip


def type_of_annotation(annotation: Any) -> Type | None:
    """The type that an annotation stands for; None for an annotation that scripts do not know."""
    if isinstance(annotation, type) and issubclass(annotation, Tensor):
        return TENSOR
    if annotation.__hash__ is not None and annotation in _PLAIN:
        return _PLAIN[annotation]
    if isinstance(annotation, type):
        return _type_of_class(annotation)
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated or origin is typing.Final:
        return type_of_annotation(arguments[0])
    if origin in {typing.Union, types.UnionType}:
        return _union(arguments)
    if origin is Future and len(arguments) == 1:  # what fork gives is there at once
        return type_of_annotation(arguments[0])
    parts = [type_of_annotation(item) for item in arguments if item is not ...]
    if origin is None or any(part is None for part in parts):
        return None
    elements: list[Any] = parts
    if origin is list and len(elements) == 1:
        return ListType(elements[0])
    if origin is tuple and ... not in arguments:
        return TupleType(tuple(() if arguments == ((),) else elements))
    return DictType(*elements) if origin is dict and len(elements) == 2 else None


def _type_of_class(kind: type) -> Type | None:
    """The type of a class of a program."""
    if getattr(kind, "__name__", "") == "Generator":
        return GENERATOR
    if is_named_tuple(kind):
        hints = typing.get_type_hints(kind)
        parts = [type_of_annotation(hints.get(name, inspect.Parameter.empty)) for name in kind._fields]  # type: ignore[attr-defined]
        elements = tuple(part for part in parts if part is not None)
        return TupleType(elements, kind._fields, kind.__name__) if len(elements) == len(parts) else None  # type: ignore[attr-defined]
    return ClassType(class_name_of(kind), kind) if is_record(kind) or issubclass(kind, Enum) else None


def is_named_tuple(kind: Any) -> bool:
    """Whether a class is one of tuples whose elements have names."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def is_record(kind: Any) -> bool:
    """Whether a class of a program extends no other and has an ``__init__`` of its own."""
    return isinstance(kind, type) and kind.__mro__[1:] == (object,) and inspect.isfunction(vars(kind).get("__init__"))


def _union(arguments: tuple[Any, ...]) -> Type | None:
    members = [type_of_annotation(item) for item in arguments if item is not type(None)]
    if any(item is None for item in members):
        return None
    kinds: list[Any] = members
    if len(kinds) > 1:
        kinds = [UnionType(tuple(dict.fromkeys(kinds)))]
    return OptionalType(kinds[0]) if len(members) < len(arguments) else kinds[0]


def annotations_of(function: Callable[..., Any]) -> dict[str, Any]:
    """The annotations of a function; those that are text are resolved where its names are."""
    try:
        return typing.get_type_hints(function)
    except (NameError, TypeError, AttributeError):
        return dict(getattr(function, "__annotations__", {}))
