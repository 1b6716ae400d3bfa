"""The types of values in a graph, as PyTorch writes them: ``Float(2, 3, strides=[3, 1])``, ``int[]``, ``Tensor?``.

A type is immutable and compared by content; its text is what :func:`runtime.graph.reading.parse_type` reads. A tensor
type says what is known: ``Tensor`` nothing, ``Float`` the dtype, ``Float(*, *)`` the number of dimensions as well,
``Float(2, *)`` some sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from runtime.tensor import Tensor, dtypes
from runtime.tensor.device import device, layout, memory_format

# What PyTorch's text calls each dtype.
NAMES_OF_DTYPES = {
    "bool": "Bool", "uint8": "Byte", "int8": "Char", "int16": "Short", "int32": "Int", "int64": "Long",
    "float16": "Half", "bfloat16": "BFloat16", "float32": "Float", "float64": "Double", "complex64": "ComplexFloat",
    "complex128": "ComplexDouble", "uint16": "UInt16", "uint32": "UInt32", "uint64": "UInt64",
}  # fmt: skip
DTYPES_BY_NAME = {text: dtypes.BY_NAME[name] for name, text in NAMES_OF_DTYPES.items()}


class Type:
    """The type of a value."""

    def accepts(self, other: Type) -> bool:
        """Whether a value of the type `other` may stand where this type is asked for."""
        return self in {other, ANY}

    def contained(self) -> tuple[Type, ...]:
        """The types of elements."""
        return ()


@dataclass(frozen=True)
class SimpleType(Type):
    """A type without parts, such as ``int``."""

    name: str

    def accepts(self, other: Type) -> bool:
        """As for every type; a ``Scalar`` is any number, and a float may be given as an int."""
        if isinstance(other, UnionType):
            return self in {INDEX, ANY} or all(map(self.accepts, other.elements))
        return super().accepts(other) or self == INDEX or other in _ACCEPTED.get(self.name, ())

    def __str__(self) -> str:
        return self.name


INT, FLOAT, BOOL, COMPLEX, STR = (SimpleType(name) for name in ("int", "float", "bool", "complex", "str"))
NUMBER, NONE, ANY, DEVICE = (SimpleType(name) for name in ("Scalar", "NoneType", "Any", "Device"))
SCALAR_TYPE, LAYOUT, MEMORY_FORMAT = (SimpleType(name) for name in ("ScalarType", "Layout", "MemoryFormat"))
GENERATOR, INDEX, SLICE, ELLIPSIS = (SimpleType(name) for name in ("Generator", "Index", "slice", "ellipsis"))
SIMPLE_TYPES = {
    item.name: item
    for item in (
        INT, FLOAT, BOOL, COMPLEX, STR, NUMBER, NONE, ANY, DEVICE, SCALAR_TYPE, LAYOUT, MEMORY_FORMAT, GENERATOR, INDEX,
        SLICE, ELLIPSIS,
    )
}  # fmt: skip
NUMBERS = (INT, FLOAT, BOOL, COMPLEX, NUMBER)
_ACCEPTED = {"Scalar": NUMBERS, "float": (INT, BOOL, NUMBER), "int": (NUMBER,), "bool": (NUMBER,)}


@dataclass(frozen=True)
class TensorType(Type):
    """What is known of a tensor. `sizes` and `strides` hold None for a dimension of which nothing is known."""

    dtype: dtypes.dtype | None = None
    sizes: tuple[int | None, ...] | None = None
    strides: tuple[int | None, ...] | None = None
    requires_grad: bool | None = None
    device: device | None = None

    @classmethod
    def of(cls, tensor: Tensor) -> TensorType:
        """Everything that is to be known of a tensor."""
        strides = tuple(tensor.stride()) if tensor._ndim else None
        return cls(tensor.dtype, tuple(tensor._sizes), strides, tensor.requires_grad, tensor.device)

    def accepts(self, other: Type) -> bool:
        """Whether nothing is asked for that is not known of the other tensor."""
        if not isinstance(other, TensorType):
            return False
        return (
            self.dtype in {None, other.dtype}
            and _covers(self.sizes, other.sizes)
            and _covers(self.strides, other.strides)
            and self.requires_grad in {None, other.requires_grad}
            and self.device in {None, other.device}
        )

    def without_layout(self) -> TensorType:
        """The dtype and the sizes alone, the short form."""
        return TensorType(self.dtype, self.sizes)

    def with_any_sizes(self) -> TensorType:
        """The dtype and the number of dimensions alone."""
        return TensorType(self.dtype, None if self.sizes is None else (None,) * len(self.sizes))

    def __str__(self) -> str:
        name = "Tensor" if self.dtype is None else NAMES_OF_DTYPES[self.dtype.name]
        parts = ["*" if size is None else str(size) for size in self.sizes or ()]
        if self.strides:
            parts.append(f"strides=[{', '.join('*' if step is None else str(step) for step in self.strides)}]")
        if self.requires_grad is not None:
            parts.append(f"requires_grad={int(self.requires_grad)}")
        if self.device is not None:
            parts.append(f"device={self.device}")
        if self.sizes is None and parts:
            parts.insert(0, "...")
        return name if self.sizes is None and not parts else f"{name}({', '.join(parts)})"


TENSOR = TensorType()


def _covers(pattern: tuple[int | None, ...] | None, sizes: tuple[int | None, ...] | None) -> bool:
    """Whether sizes, or strides, are as a type asks for."""
    if pattern is None:
        return True
    return sizes is not None and len(sizes) == len(pattern) and all(
        wanted in {None, size} for wanted, size in zip(pattern, sizes, strict=True)
    )  # fmt: skip


@dataclass(frozen=True)
class ListType(Type):
    """``int[]``."""

    element: Type

    def accepts(self, other: Type) -> bool:
        """Whether the other is a list whose elements may stand there; the empty list of constants is any list."""
        return isinstance(other, ListType) and (other.element == NONE or self.element.accepts(other.element))

    def contained(self) -> tuple[Type, ...]:
        return (self.element,)

    def __str__(self) -> str:
        return f"{self.element}[]"


@dataclass(frozen=True)
class OptionalType(Type):
    """``int?``: an int or None."""

    element: Type

    def accepts(self, other: Type) -> bool:
        """Whether the other is None, or what may stand for the element."""
        if isinstance(other, OptionalType):
            return self.element.accepts(other.element)
        return other == NONE or self.element.accepts(other)

    def contained(self) -> tuple[Type, ...]:
        return (self.element,)

    def __str__(self) -> str:
        return f"{self.element}?"


@dataclass(frozen=True)
class TupleType(Type):
    """``(Tensor, int)``; with names of its elements ``Point(x : int, y : float)``."""

    elements: tuple[Type, ...]
    names: tuple[str, ...] = ()
    title: str = ""

    def accepts(self, other: Type) -> bool:
        """Whether the other is a tuple of as many elements that may stand there."""
        return (
            isinstance(other, TupleType)
            and len(other.elements) == len(self.elements)
            and all(a.accepts(b) for a, b in zip(self.elements, other.elements, strict=True))
        )

    def contained(self) -> tuple[Type, ...]:
        return self.elements

    def __str__(self) -> str:
        if self.names:
            parts = [f"{name} : {kind}" for name, kind in zip(self.names, self.elements, strict=True)]
            return f"NamedTuple({self.title}, {', '.join(parts)})"
        return f"({', '.join(map(str, self.elements))})"


@dataclass(frozen=True)
class DictType(Type):
    """``Dict(str, Tensor)``."""

    key: Type
    value: Type

    def accepts(self, other: Type) -> bool:
        """Whether the other is a dict of such keys and values."""
        return isinstance(other, DictType) and self.key.accepts(other.key) and self.value.accepts(other.value)

    def contained(self) -> tuple[Type, ...]:
        return (self.key, self.value)

    def __str__(self) -> str:
        return f"Dict({self.key}, {self.value})"


@dataclass(frozen=True)
class ClassType(Type):
    """``__torch__.Net``: a module, or an object of a class, whose attributes a graph reads."""

    name: str
    python: Any = field(default=None, compare=False)  # the class, as long as its program runs

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class UnionType(Type):
    """``Union(int, str)``: a value of one of these types."""

    elements: tuple[Type, ...]

    def accepts(self, other: Type) -> bool:
        """Whether the other is one of these types, or a union of some of them."""
        parts = other.elements if isinstance(other, UnionType) else (other,)
        return all(any(kind.accepts(part) for kind in self.elements) for part in parts)

    def contained(self) -> tuple[Type, ...]:
        return self.elements

    def __str__(self) -> str:
        return f"Union({', '.join(map(str, self.elements))})"


def type_of(value: Any) -> Type:
    """The type of a value of Python. TypeError for one that graphs do not hold."""
    simple = _OF_PYTHON.get(type(value))
    if simple is not None:
        return simple
    if isinstance(value, Tensor):
        return TensorType.of(value)
    if isinstance(value, tuple):
        return TupleType(tuple(map(type_of, value)), getattr(value, "_fields", ()), title_of(value))
    if isinstance(value, list):
        return ListType(_common(value) if value else NONE)
    if isinstance(value, dict):
        return DictType(_common(list(value)), _common(list(value.values()))) if value else DictType(STR, TENSOR)
    for kind, name in _OF_PYTHON.items():
        if isinstance(value, kind):
            return name
    return GENERATOR if hasattr(value, "manual_seed") else ClassType(class_name(value), type(value))


def title_of(value: tuple[Any, ...]) -> str:
    """The name of the class of a tuple whose elements have names."""
    return type(value).__name__ if hasattr(value, "_fields") else ""


def class_name(value: object) -> str:
    """The name of the class of an object, as graphs write it: ``__torch__.Net``."""
    return class_name_of(type(value))


def class_name_of(kind: type) -> str:
    """The name of a class, as graphs write it."""
    return f"__torch__.{kind.__qualname__.replace('.<locals>', '')}"


_OF_PYTHON: dict[type, Type] = {
    bool: BOOL, int: INT, float: FLOAT, complex: COMPLEX, str: STR, type(None): NONE, device: DEVICE,
    dtypes.dtype: SCALAR_TYPE, layout: LAYOUT, memory_format: MEMORY_FORMAT, slice: SLICE, type(...): ELLIPSIS,
}  # fmt: skip


def _common(values: list[Any]) -> Type:
    """The type of the elements of a list."""
    return unified(list(map(type_of, values)))


def unified(types: list[Type]) -> Type:
    """The narrowest type that takes values of all these types."""
    first, *further_types = dict.fromkeys(types)
    for other in further_types:
        first = _joined(first, other)
    return first


def _joined(a: Type, b: Type) -> Type:
    """The narrowest type that takes values of both."""
    if a == b:
        return a
    if isinstance(a, TensorType) and isinstance(b, TensorType):
        return _joined_tensors(a, b)
    for left, right in ((a, b), (b, a)):
        if left == NONE:
            return right if isinstance(right, OptionalType) else OptionalType(right)
        if isinstance(left, OptionalType):
            return OptionalType(_joined(left.element, _without_none(right)))
    if a in NUMBERS and b in NUMBERS:
        return NUMBER
    if isinstance(a, ListType) and isinstance(b, ListType):
        return ListType(_joined(a.element, b.element))
    if isinstance(a, TupleType) and isinstance(b, TupleType) and len(a.elements) == len(b.elements):
        return TupleType(tuple(_joined(x, y) for x, y in zip(a.elements, b.elements, strict=True)))
    return ANY


def _without_none(kind: Type) -> Type:
    return kind.element if isinstance(kind, OptionalType) else kind


def _joined_tensors(a: TensorType, b: TensorType) -> TensorType:
    """What is known of either of two tensors."""
    return TensorType(
        a.dtype if a.dtype is b.dtype else None,
        _joined_sizes(a.sizes, b.sizes),
        _joined_sizes(a.strides, b.strides),
        a.requires_grad if a.requires_grad == b.requires_grad else None,
        a.device if a.device == b.device else None,
    )


def _joined_sizes(a: tuple[int | None, ...] | None, b: tuple[int | None, ...] | None) -> tuple[int | None, ...] | None:
    if a is None or b is None or len(a) != len(b):
        return None
    return tuple(x if x == y else None for x, y in zip(a, b, strict=True))


def tensors_in(value: Any) -> Iterator[Tensor]:
    """The tensors of a value: itself, or those in lists, tuples and dicts, in their order."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from tensors_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from tensors_in(item)


def without_shapes(kind: Type) -> Type:
    """A type whose tensors are of any dtype and sizes."""
    if isinstance(kind, TensorType):
        return TENSOR
    if isinstance(kind, TupleType):
        return replace(kind, elements=tuple(map(without_shapes, kind.elements)))
    if isinstance(kind, (ListType, OptionalType)):
        return replace(kind, element=without_shapes(kind.element))
    if isinstance(kind, DictType):
        return replace(kind, value=without_shapes(kind.value))
    return kind


def map_tensors(value: Any, change: Callable[[Tensor], Any]) -> Any:
    """A value of the same lists, tuples and dicts, with `change` of each of its tensors."""
    if isinstance(value, Tensor):
        return change(value)
    if isinstance(value, dict):
        return {key: map_tensors(item, change) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        items = [map_tensors(item, change) for item in value]
        return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
    return value
