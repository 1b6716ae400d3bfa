"""Functions that nodes call: operators of a package, or functions of Python's numbers and lists, with schemas.

Operators come from the registry. Functions of numbers are what TorchScript has beside them: the sizes of a tensor, and
arithmetic on what is not a tensor. They have PyTorch's schemas and no table, for nothing differentiates an int.
"""

from __future__ import annotations

import functools
import math
import operator as python
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from runtime.dispatch import registry, schemas
from runtime.dispatch.operator import Operator
from runtime.graph.container_functions import CONTAINER_FUNCTIONS
from runtime.graph.tensor_functions import TENSOR_FUNCTIONS
from runtime.graph.types import Type
from runtime.tensor import Tensor, keys

_SEEDED = "nondeterministic_seeded"  # PyTorch's tag for what draws random numbers
TREE = "aten"  # PyTorch's name for the namespace of operators that are no library's


@dataclass(frozen=True)
class NumberFunction:
    """A function of values that are no tensors: its schema, and what computes it."""

    name: str
    schema: str
    compute: Callable[..., Any]


GraphFunction = Operator | NumberFunction


@dataclass(frozen=True)
class GraphParameter:
    """A parameter of a schema: its type, whether it is written, the letters of the memory that it shares, its text."""

    name: str
    type: Type
    is_written: bool
    alias: str
    argument: schemas.Argument


@dataclass(frozen=True)
class GraphSignature:
    """A schema as types of graphs. `aliases`: the letters of the memory that results share, "" for new memory."""

    parameters: tuple[GraphParameter, ...]
    results: tuple[Type, ...]
    aliases: tuple[str, ...]


def schema_of(function: GraphFunction) -> str:
    """The schema of a function."""
    return function.schema


def kind_of(function: GraphFunction) -> str:
    """The kind of nodes that call a function: ``aten::add`` for ``add.Tensor``."""
    namespace, separator, local = function.name.rpartition("::")
    return f"{namespace if separator else TREE}::{local.partition('.')[0]}"


def overload_name(function: GraphFunction) -> str:
    """``Tensor`` for ``add.Tensor``, "" for ``relu``."""
    return function.name.rpartition("::")[2].partition(".")[2]


def draws_numbers(function: GraphFunction) -> bool:
    """Whether a function draws random numbers; an in-place form does what its operator does."""
    if not isinstance(function, Operator):
        return False
    return _SEEDED in function.tags or (function.functional is not None and _SEEDED in function.functional.tags)


@functools.cache
def signature_of(function: GraphFunction) -> GraphSignature:
    """The parameters and results of a function."""
    from runtime.graph.reading import parse_type

    name, arguments, results = schemas.halves(function.schema)
    del name
    written = [word for word in schemas.split(arguments) if word != "*"]
    parameters = tuple(
        GraphParameter(item.name, parse_type(item.type), item.is_written, _letters(word), item)
        for item, word in zip(schemas.arguments_of(function.schema), written, strict=True)
    )
    texts = [] if results == "()" else schemas.results_of(function.schema)
    return GraphSignature(
        parameters, tuple(parse_type(schemas.plain_type(text)) for text in texts), tuple(map(_letters, texts))
    )


def _letters(text: str) -> str:
    """The letters of memory in the type of an argument or a result: ``a`` of ``Tensor(a!)``."""
    _, opening, annotation = text.partition("=")[0].partition("Tensor(")
    return annotation.partition(")")[0].partition("->")[0].strip(" !") if opening else ""


def candidates(kind: str) -> list[GraphFunction]:
    """All functions of the kind of a node, in the order in which they are tried."""
    return [*_number_functions().get(kind, ()), *_operators(registry.version()).get(kind, ())]


def function_named(name: str) -> GraphFunction | None:
    """The function of a full name, ``aten::add.Tensor``; None where there is none."""
    for function in _number_functions().get(name.partition(".")[0], ()):
        if name == f"{kind_of(function)}.{overload_name(function) or 'default'}":
            return function
    operator = registry.named(name)
    if operator is not None or not name.startswith(TREE):
        return operator
    local = name.partition("::")[2]
    return next((item for item in registry.internal_operators() if item.name == local), None)


@functools.lru_cache(1)
def _operators(_: int) -> dict[str, list[Operator]]:
    """The operators by kind, for a state of the registry; forms with ``out=`` come last."""
    by_kind: dict[str, list[Operator]] = {}
    for item in sorted(registry.operators(), key=_has_out):
        by_kind.setdefault(kind_of(item), []).append(item)
    return by_kind


def _has_out(operator: Operator) -> bool:
    """Whether it writes its last argument, which in the inputs of a node looks like any other."""
    return operator.functional is not None and operator.functional.out is operator


def all_number_functions() -> list[NumberFunction]:
    """All functions of values that are no tensors."""
    return [function for functions in _number_functions().values() for function in functions]


@functools.cache
def _number_functions() -> dict[str, list[NumberFunction]]:
    by_kind: dict[str, list[NumberFunction]] = {}
    for schema, compute in _NUMBER_FUNCTIONS.items():
        function = NumberFunction(schemas.halves(schema)[0], schema, compute)
        by_kind.setdefault(kind_of(function), []).append(function)
    return by_kind


# -- functions of numbers ----------------------------------------------------------------------------------------------


def _size(tensor: Tensor) -> list[int]:
    return list(tensor._sizes)


def _item(tensor: Tensor) -> Any:
    return tensor.item()




def _both(name: str, compute: Callable[[Any, Any], Any], result: str = "") -> dict[str, Callable[..., Any]]:
    """A function of two numbers, for ints, floats, and any."""
    return {
        f"{name}.{kind}({kind} a, {kind} b) -> {result or kind}": compute for kind in ("int", "float")
    } | {f"{name}(Scalar a, Scalar b) -> {result or 'Scalar'}": compute}  # fmt: skip


def _of_floats(name: str, compute: Callable[[float], Any], result: str = "float") -> dict[str, Callable[..., Any]]:
    return {f"{name}.int(int a) -> {result}": compute, f"{name}.float(float a) -> {result}": compute}


_OF_BITS = {
    "__and__": "and_", "__or__": "or_", "__xor__": "xor", "__lshift__": "lshift", "__rshift__": "rshift",
}  # fmt: skip
_NUMBER_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "size(Tensor self) -> int[]": _size,
    "size.int(Tensor self, int dim) -> int": Tensor.size,
    "dim(Tensor self) -> int": Tensor.dim,
    "stride.int(Tensor self, int dim) -> int": Tensor.stride,
    "len.Tensor(Tensor t) -> int": len,
    "len.t(Any[] a) -> int": len,
    "item(Tensor self) -> Scalar": _item,
    "Int.Tensor(Tensor a) -> int": int,
    "Int.Scalar(Scalar a) -> int": int,
    "Float.Tensor(Tensor a) -> float": float,
    "Float.Scalar(Scalar a) -> float": float,
    "Bool.Tensor(Tensor a) -> bool": bool,
    "Bool.Scalar(Scalar a) -> bool": bool,
    **_both("add", python.add),
    **_both("sub", python.sub),
    **_both("mul", python.mul),
    "div.int(int a, int b) -> float": python.truediv,
    "div(Scalar a, Scalar b) -> float": python.truediv,
    **_both("floordiv", python.floordiv),
    **_both("remainder", python.mod),
    **_both("pow", python.pow, "Scalar"),
    **_both("eq", python.eq, "bool"),
    **_both("ne", python.ne, "bool"),
    **_both("lt", python.lt, "bool"),
    **_both("le", python.le, "bool"),
    **_both("gt", python.gt, "bool"),
    **_both("ge", python.ge, "bool"),
    "neg.int(int a) -> int": python.neg,
    "neg.float(float a) -> float": python.neg,
    "abs.int(int a) -> int": abs,
    "abs.float(float a) -> float": abs,
    **_of_floats("sqrt", math.sqrt),
    **_of_floats("ceil", math.ceil, "int"),
    **_of_floats("floor", math.floor, "int"),
    "__not__(bool self) -> bool": python.not_,
    "__and__.bool(bool a, bool b) -> bool": python.and_,
    "__or__.bool(bool a, bool b) -> bool": python.or_,
    "__getitem__.t(Any[] list, int idx) -> Any": python.getitem,
    "__is__(Any self, Any obj) -> bool": python.is_,
    "__isnot__(Any self, Any obj) -> bool": python.is_not,
    **{f"{name}.int(int a, int b) -> int": getattr(python, sign) for name, sign in _OF_BITS.items()},
    **_of_floats("exp", math.exp),
    **_of_floats("log", math.log),
    **_of_floats("sin", math.sin),
    **_of_floats("cos", math.cos),
    **_of_floats("tan", math.tan),
    **CONTAINER_FUNCTIONS,
    **TENSOR_FUNCTIONS,
}


def call(function: GraphFunction, arguments: list[Any]) -> Any:
    """Call a function by its table, with the union of the key sets of its arguments."""
    if isinstance(function, NumberFunction):
        return function.compute(*arguments)
    keyset = 0
    for argument in arguments:
        if isinstance(argument, Tensor):
            keyset |= argument._keys
        elif isinstance(argument, tuple):
            for item in argument:
                if isinstance(item, Tensor):
                    keyset |= item._keys
    return function[keyset or keys.CPU](*arguments)
