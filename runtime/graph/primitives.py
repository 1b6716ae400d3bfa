"""The kinds ``prim::...`` that run like functions: how each computes, and how many inputs and outputs it has.

Control flow, constants and calls of graphs are not among them: the interpreter has instructions of its own for those.
"""

from __future__ import annotations

import builtins
import functools
import operator
from collections import namedtuple
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from runtime.errors import ComputeError
from runtime.graph.ir import Node
from runtime.graph.types import (
    ANY,
    BOOL,
    DEVICE,
    INT,
    LAYOUT,
    NONE,
    SCALAR_TYPE,
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
    type_of,
    unified,
)

Compute = Callable[..., Any]
CONTROL = ("prim::If", "prim::Loop")
# Attributes of a tensor that are bools.
TESTS_OF_TENSORS = (
    "requires_grad", "is_leaf", "is_cpu", "is_cuda", "is_meta", "is_mkldnn", "is_mps", "is_nested", "is_quantized",
    "is_sparse", "is_sparse_csr", "is_xpu", "retains_grad",
)  # fmt: skip


@dataclass(frozen=True)
class Primitive:
    """`compute` makes the function of a node; `inputs` and `outputs` are how many it has, None for any number.

    `result` is the type of the only output, of the types of inputs, where it follows from them. `is_effect`: something
    happens besides that a value is computed.
    """

    compute: Callable[[Node], Compute]
    inputs: int | None = None
    outputs: int = 1
    unpacks: bool = False
    attributes: tuple[str, ...] = ()
    result: Callable[[list[Type]], Type] | None = None
    is_effect: bool = False


def _same(function: Compute) -> Callable[[Node], Compute]:
    """A function that is the same for all nodes."""
    return lambda _: function


def _tuple(node: Node) -> Compute:
    """A tuple, of a class with names where its type has some."""
    kind = node.output().type()
    if not isinstance(kind, TupleType) or not kind.names:
        return lambda *items: items
    return cast("Compute", named_tuple(kind.title, kind.names))


@functools.cache
def named_tuple(title: str, names: tuple[str, ...]) -> Any:
    """A class of tuples whose elements have names."""
    return namedtuple(title, names)  # noqa: PYI024 - the names are data


def _is_instance(node: Node) -> Compute:
    """Whether a value is of one of the types whose texts are an attribute of the node."""
    from runtime.graph.reading import parse_type

    kinds = [parse_type(text) for text in node["types"]]
    return lambda value: any(holds(kind, value) for kind in kinds)


def holds(kind: Type, value: Any) -> bool:
    """Whether a value is of a type, as ``isinstance`` tells types apart: an int is no float."""
    if isinstance(kind, ListType):
        return isinstance(value, list) and all(holds(kind.element, item) for item in value)
    if isinstance(kind, TupleType):
        sizes_match = isinstance(value, tuple) and len(value) == len(kind.elements)
        return sizes_match and all(map(holds, kind.elements, value))
    if isinstance(kind, DictType):
        return isinstance(value, dict) and all(holds(kind.key, k) and holds(kind.value, v) for k, v in value.items())
    if isinstance(kind, (OptionalType, UnionType)):
        return any(holds(part, value) for part in (NONE, *kind.contained()) if part != NONE or kind.accepts(NONE))
    actual = type_of(value)
    return (isinstance(kind, TensorType) and isinstance(actual, TensorType)) or kind in {actual, ANY}


def _dict(*items: Any) -> dict[Any, Any]:
    return dict(zip(items[::2], items[1::2], strict=True))


def _dict_type(types: list[Type]) -> Type:
    return DictType(unified(types[::2]), unified(types[1::2])) if types else DictType(ANY, ANY)


def _attribute(node: Node) -> Compute:
    name = node["name"]
    return lambda owner: getattr(owner, name)


def _set_attribute(node: Node) -> Compute:
    name = node["name"]
    return lambda owner, value: setattr(owner, name, value)


class ScriptObject:
    """An object of a class that a program had when it was saved."""


def _new_object(node: Node) -> Compute:
    """A new object of the class of a record, or of one with its name where the class is not there."""
    kind = node.output().type()
    python: Any = kind.python if isinstance(kind, ClassType) else None
    if python is None:
        python = type(str(kind).rpartition(".")[2], (ScriptObject,), {})
    return lambda: python.__new__(python)


def _method(node: Node) -> Compute:
    name = node["name"]
    return lambda owner, *arguments: getattr(owner, name)(*arguments)


def _unpacked(node: Node) -> Compute:
    count = node.outputsSize()

    def unpack(values: Any) -> Any:
        if len(values) != count:
            msg = f"{node.kind()}: expected {count} values, got {len(values)}"
            raise ComputeError(msg)
        return values[0] if count == 1 else tuple(values)

    return unpack


def _raise(message: Any, kind: str = "", *_: Any) -> None:
    """Raise an error of Python's of that name; one of another name is a RuntimeError, as graphs have no classes."""
    error: Any = getattr(builtins, kind, None)
    if not (isinstance(error, type) and issubclass(error, Exception)):
        error = ComputeError
    raise _script_error(error)(message)


class Error(Exception):
    """What a script raises by ``raise`` and ``assert``; it is of the class of Python's that the script names, too."""


@functools.cache
def _script_error(kind: Any) -> Callable[[Any], Exception]:
    """A class of :class:`Error` and of a class of Python's; that alone where no class can be both."""
    try:
        both = type(kind.__name__, (Error, kind), {"__module__": kind.__module__})
    except TypeError:
        both = kind
    return lambda message: both(str(message))


def _format(*parts: Any) -> str:
    return "".join(map(str, parts))


def _extreme_type(types: list[Type]) -> Type:
    """The type of the least of numbers, or of the elements of a list."""
    if len(types) == 1 and isinstance(types[0], ListType):
        return types[0].element
    return unified(types)


def _print(*values: Any) -> None:
    print(*values)  # noqa: T201 - what a program prints


PRIMITIVES: dict[str, Primitive] = {
    "prim::ListConstruct": Primitive(
        _same(lambda *items: list(items)), result=lambda types: ListType(unified(types) if types else ANY)
    ),
    "prim::TupleConstruct": Primitive(_tuple, result=lambda types: TupleType(tuple(types))),
    "prim::DictConstruct": Primitive(_same(_dict), result=_dict_type),
    "prim::SliceConstruct": Primitive(_same(slice), inputs=3),
    "prim::ListUnpack": Primitive(_unpacked, inputs=1, unpacks=True),
    "prim::TupleUnpack": Primitive(_unpacked, inputs=1, unpacks=True),
    "prim::TupleIndex": Primitive(_same(lambda values, index: values[index]), inputs=2),
    "prim::DictIndex": Primitive(_same(lambda values, key: values[key]), inputs=2),
    "prim::unchecked_cast": Primitive(_same(lambda value: value), inputs=1),
    "prim::is_none": Primitive(_same(lambda value: value is None), inputs=1, result=lambda _: BOOL),
    "prim::GetAttr": Primitive(_attribute, inputs=1, attributes=("name",)),
    "prim::CreateObject": Primitive(_new_object, inputs=0, is_effect=True),
    "prim::eq": Primitive(_same(operator.eq), inputs=2, result=lambda _: BOOL),
    "prim::SetAttr": Primitive(_set_attribute, inputs=2, outputs=0, attributes=("name",), is_effect=True),
    "prim::CallMethod": Primitive(_method, attributes=("name",), is_effect=True),
    "prim::RaiseException": Primitive(_same(_raise), outputs=0, is_effect=True),
    "prim::Uninitialized": Primitive(_same(lambda: None), inputs=0),
    "prim::SetItem": Primitive(_same(operator.setitem), inputs=3, outputs=0, is_effect=True),
    "prim::isinstance": Primitive(_is_instance, inputs=1, attributes=("types",), result=lambda _: BOOL),
    "prim::StrFormat": Primitive(_same(lambda text, *items: text.format(*items)), result=lambda _: STR),
    "prim::PercentFormat": Primitive(_same(lambda text, *items: text % items), result=lambda _: STR),
    "prim::Format": Primitive(_same(_format), result=lambda _: STR),
    "prim::PythonOp": Primitive(_same(lambda function, *arguments: function(*arguments)), is_effect=True),
    "prim::min": Primitive(_same(min), result=_extreme_type),
    "prim::max": Primitive(_same(max), result=_extreme_type),
    "prim::dtype": Primitive(_same(lambda tensor: tensor.dtype), inputs=1, result=lambda _: SCALAR_TYPE),
    "prim::device": Primitive(_same(lambda tensor: tensor.device), inputs=1, result=lambda _: DEVICE),
    "prim::layout": Primitive(_same(lambda tensor: tensor.layout), inputs=1, result=lambda _: LAYOUT),
    **{
        f"prim::{name}": Primitive(_same(operator.attrgetter(name)), inputs=1, result=lambda _: BOOL)
        for name in TESTS_OF_TENSORS
    },
    **{
        f"prim::{name}": Primitive(_same(operator.attrgetter(name)), inputs=1, result=lambda _: INT)
        for name in ("itemsize", "nbytes", "output_nr", "_version")
    },
    "prim::data": Primitive(_same(operator.attrgetter("data")), inputs=1, result=lambda _: TENSOR),
    "prim::grad": Primitive(_same(operator.attrgetter("grad")), inputs=1, result=lambda _: OptionalType(TENSOR)),
    "prim::type": Primitive(_same(operator.attrgetter("type")), inputs=1, result=lambda _: STR),
    "prim::index": Primitive(_same(operator.attrgetter("index")), inputs=1, result=lambda _: OptionalType(INT)),
    "prim::Print": Primitive(_same(_print), outputs=0, is_effect=True),
}  # fmt: skip
