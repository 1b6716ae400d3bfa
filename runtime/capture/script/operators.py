"""The function that a call means: overloads are tried in order, arguments are matched by position and by name.

An int may stand for a list of ints whose length the schema says, several ints for a list of any length, a tuple for a
list, and in the second round a number for a tensor.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from runtime.dispatch.conversions import REDUCTIONS
from runtime.dispatch.parameters import form_of
from runtime.graph.functions import GraphFunction, GraphParameter, NumberFunction, signature_of
from runtime.graph.ir import CONSTANT, Value
from runtime.graph.resolving import is_wrapped
from runtime.graph.types import DEVICE, INT, STR, TENSOR, ListType, OptionalType, TensorType, TupleType, Type

# What Python's signs call, of numbers and of tensors.
BINARY = {
    "Add": "add", "Sub": "sub", "Mult": "mul", "Div": "div", "FloorDiv": "floordiv floor_divide", "Mod": "remainder",
    "Pow": "pow", "MatMult": "matmul", "BitAnd": "__and__ bitwise_and", "BitOr": "__or__ bitwise_or",
    "BitXor": "__xor__ bitwise_xor", "LShift": "__lshift__ bitwise_left_shift",
    "RShift": "__rshift__ bitwise_right_shift", "Eq": "eq", "NotEq": "ne", "Lt": "lt", "LtE": "le", "Gt": "gt",
    "GtE": "ge",
}  # fmt: skip
# With the operands exchanged, where the first is a number and the second a tensor.
EXCHANGED = {
    "Add": "add", "Sub": "rsub", "Mult": "mul", "Eq": "eq", "NotEq": "ne", "Lt": "gt", "LtE": "ge", "Gt": "lt",
    "GtE": "le",
}  # fmt: skip
UNARY = {"USub": "neg", "Invert": "bitwise_not"}


@dataclass(frozen=True)
class DefaultArgument:
    """A default, which becomes a constant."""

    value: Any
    type: Type


@dataclass(frozen=True)
class ListArgument:
    """Values that become a list."""

    values: tuple[Value, ...]
    element: Type


@dataclass(frozen=True)
class WordArgument:
    """A word that a function, such as that of the numbers of reductions, makes an argument of."""

    value: Value
    function: str


Bound = Value | DefaultArgument | ListArgument | WordArgument


def bind(
    functions: Iterable[GraphFunction], args: Sequence[Value], keywords: dict[str, Value], *, variadic: bool = False
) -> tuple[GraphFunction, list[Bound]] | None:
    """The first function that takes these arguments, with what it gets; None where there is none.

    `variadic`: several tensors may stand for the list of them that the last parameter is.
    """
    candidates = list(functions)
    for wraps in (False, True):
        for function in candidates:
            bound = _matched(function, args, dict(keywords), wraps=wraps, variadic=variadic)
            if bound is not None:
                return function, bound
    return None


def _matched(
    function: GraphFunction, args: Sequence[Value], keywords: dict[str, Value], *, wraps: bool, variadic: bool
) -> list[Bound] | None:
    parameters = signature_of(function).parameters
    positional = [item for item in parameters if not item.argument.keyword_only]
    values = list(args)
    packed = _packed_tensors(positional, values) if variadic else _packed(positional, values)
    if packed is not None:
        values = packed
    if len(values) > len(positional):
        return None
    result: list[Bound] = []
    for number, parameter in enumerate(parameters):
        if number < len(values):
            value: Any = values[number]
        else:
            value = keywords.pop(parameter.name, None)
            if value is None and parameter.name == "self":
                value = keywords.pop("input", None)
        bound = _default(function, number, parameter) if value is None else _converted(parameter, value, wraps=wraps)
        if bound is None:
            return None
        result.append(bound)
    return None if keywords else result


def _packed(positional: list[GraphParameter], values: list[Any]) -> list[Any] | None:
    """Arguments with several ints as the one list that they stand for, as in ``x.view(2, 3)``."""
    for number, parameter in enumerate(positional[: len(values)]):
        kind = _plain(parameter.type)
        packed = values[number:]
        if kind == ListType(INT) and all(isinstance(item, Value) and INT.accepts(item.type()) for item in packed):
            is_last = number == len(positional) - 1
            if len(packed) > 1 and (is_last or len(values) > len(positional) or not _length(parameter)):
                return [*values[:number], ListArgument(tuple(packed), INT)]
            return [*values[:number], ListArgument(tuple(packed), INT)] if is_last and not _length(parameter) else None
    return None


def _packed_tensors(positional: list[GraphParameter], values: list[Any]) -> list[Any] | None:
    """Arguments with several tensors as the list that the last parameter is, as in ``einsum("ij,jk", x, y)``."""
    count = len(positional) - 1
    packed = values[count:]
    if positional[count].type != ListType(TENSOR) or not all(isinstance(item.type(), TensorType) for item in packed):
        return None
    return [*values[:count], ListArgument(tuple(packed), TENSOR)]


def _converted(parameter: GraphParameter, value: Any, *, wraps: bool) -> Bound | None:
    """A value as the argument of a parameter; None where it cannot be one."""
    if isinstance(value, ListArgument):
        return value
    assert isinstance(value, Value)
    kind, declared = value.type(), _plain(parameter.type)
    if kind == STR and is_reduction(parameter):
        return WordArgument(value, "aten::__reduction")
    if kind == STR and declared == DEVICE:
        return WordArgument(value, "aten::device")
    if parameter.type.accepts(kind):
        return value
    if isinstance(declared, ListType):
        if isinstance(kind, TupleType) and all(declared.element.accepts(item) for item in kind.elements):
            return ListArgument((value,), declared.element)
        length = _length(parameter)
        if length and declared.element.accepts(kind):
            return ListArgument((value,) * length, declared.element)
    return value if wraps and is_wrapped(parameter.type, kind) else None


def _default(function: GraphFunction, number: int, parameter: GraphParameter) -> DefaultArgument | None:
    if parameter.argument.default is None:
        return None
    return DefaultArgument(default_value(function, number, parameter), parameter.type)


def default_value(function: GraphFunction, number: int, parameter: GraphParameter) -> Any:
    """The default of a parameter as a graph holds it: lists have their length, reductions are ints."""
    if isinstance(function, NumberFunction):
        return parameter.argument.value
    value = form_of(function, inplace=False)[1][number][2]
    if is_reduction(parameter):
        value = REDUCTIONS[value]
    return list(value) if isinstance(value, tuple) else value


def is_reduction(parameter: GraphParameter) -> bool:
    """Whether a parameter is the reduction of a loss, an int that callers write as a word."""
    default = parameter.argument.default or ""
    return parameter.type == INT and default.lower() in REDUCTIONS


def _plain(kind: Type) -> Type:
    return kind.element if isinstance(kind, OptionalType) else kind


def _length(parameter: GraphParameter) -> int:
    """How long the list of a parameter is, 0 where any length is taken."""
    match = re.search(r"\[(\d+)\]", parameter.argument.type)
    return int(match[1]) if match else 0


def is_constant(value: Value) -> bool:
    """Whether a value is a constant of the graph."""
    return value.node().kind() == CONSTANT
