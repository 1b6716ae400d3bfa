"""Operators that a program declares by a schema while it runs, and its functions as their kernels.

A kernel takes the arguments of the schema in its order, all by position, lists as tuples. A function of the program is
called as PyTorch calls it: keyword-only arguments by name, lists as lists; what is a default is left out where the
function does not name all arguments by position.
"""

from __future__ import annotations

import functools
import inspect
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any

from runtime import callers
from runtime.dispatch import registry, schemas
from runtime.dispatch.conversions import BASE
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.parameters import form_of, is_default
from runtime.dispatch.registrations import fallthrough_kernel
from runtime.dispatch.results import checked
from runtime.dispatch.tags import names_of
from runtime.errors import ArgumentError, ArgumentValueError, OpweaveError, RegistrationError

_SCHEMA = re.compile(r"\s*([A-Za-z_]\w*(?:\.\w+)?)\s*\((.*)\)\s*->\s*(.+?)\s*", re.DOTALL)
_INT64 = 1 << 63
_INTS = ("int", "SymInt")
_awaited: dict[str, list[Callable[[Operator], Any]]] = {}


def declare(namespace: str, schema: str, *, tags: Sequence[Any] = (), who: str = "define()") -> Operator:
    """Register an operator without kernels, ``"cube(Tensor x) -> Tensor"``, in a namespace, "" for that of the tree.

    ValueError for what is no schema. RuntimeError where there is an operator of that name.
    """
    match = _SCHEMA.fullmatch(schema)
    if match is None:
        msg = f"{who}: expected a schema such as 'name(Tensor x, int n=2) -> Tensor', got {schema!r}"
        raise ArgumentValueError(msg)
    name = f"{namespace}::{match[1]}" if namespace else match[1]
    declaration = f"{name}({match[2].strip()}) -> {match[3]}"
    if registry.is_defined(name):
        msg = f"{who}: there is an operator {name!r} already; give this one another name"
        raise RegistrationError(msg)
    check_schema(who, name, declaration)
    operator = registry.define(name, declaration, digest=declaration)
    frame = next(callers.frames(sys._getframe(1)), None)
    operator.declared = "the program" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"
    operator.own_tags = names_of(tags)
    for action in _awaited.pop(name, ()):
        action(operator)
    return operator


def when_declared(name: str, action: Callable[[Operator], Any]) -> None:
    """Do something with an operator when it is declared."""
    _awaited.setdefault(name, []).append(action)


def check_schema(who: str, name: str, schema: str) -> None:
    """ValueError for an argument or a result of no known type, for a name twice, and for a default that is unfit."""
    try:
        arguments = schemas.arguments_of(schema)
        results = schemas.results_of(schema)
        for argument in arguments:
            _check_type(who, schema, argument.type)
            if not argument.name.isidentifier():
                msg = f"{who}: {argument.name!r} is no name of an argument, in {schema!r}"
                raise ArgumentValueError(msg)
            if argument.default is not None:
                check_default(name, argument.name, argument.value)
        for result in results:
            _check_type(who, schema, schemas.plain_type(result))
    except (SyntaxError, ValueError, IndexError, AssertionError) as error:
        if isinstance(error, OpweaveError):
            raise
        msg = f"{who}: {schema!r} is no schema: {error}"
        raise ArgumentValueError(msg) from error
    names = [argument.name for argument in arguments]
    if len({*names}) < len(names):
        msg = f"{who}: an argument stands twice in {schema!r}"
        raise ArgumentValueError(msg)


def _check_type(who: str, schema: str, kind: str) -> None:
    element = re.sub(r"\?|\[\d*\]", "", kind)
    if element not in BASE:
        msg = f"{who}: {kind!r} is no type of a schema; use one of {', '.join(BASE)}, with ? or [], in {schema!r}"
        raise ArgumentValueError(msg)


def check_default(operator: str, name: str, value: Any) -> None:
    """ValueError for a default that is an int beyond 64 bits, which no call could hand on."""
    if is_too_large(value):
        msg = f"{operator}: the default {value} of {name!r} does not fit into int64"
        raise ArgumentValueError(msg)


def is_too_large(value: Any) -> bool:
    """Whether this is an int beyond 64 bits."""
    return type(value) is int and not -_INT64 <= value < _INT64


def as_kernel(operator: Operator, function: Callable[..., Any], first: tuple[Any, ...] = ()) -> Kernel:
    """A function of the program as a kernel whose results are compared with the schema at every call.

    `first` are arguments that it gets before those of the schema.
    """
    if function is fallthrough_kernel or hasattr(function, "prepare_kernel"):
        return function
    return checked(operator.name, operator.schema, by_position(operator, function, first))


def by_position(operator: Operator, function: Callable[..., Any], first: tuple[Any, ...] = ()) -> Kernel:
    """A function of the program that is called with all arguments of the schema by position."""
    arguments = schemas.arguments_of(operator.schema)
    kernel, names, lists = called_by_names(operator, function, first)
    if names:
        kernel = _with_names(kernel, len(arguments) - len(names), names)
    if lists:
        kernel = _with_lists(kernel, lists)
    if operator.declared and (ints := tuple(i for i, item in enumerate(arguments) if item.type.rstrip("?") in _INTS)):
        kernel = _with_int64(operator.name, kernel, tuple((i, arguments[i].name) for i in ints))
    if kernel is not function:
        functools.update_wrapper(kernel, function, updated=())
    return kernel


def called_by_names(
    operator: Operator, function: Callable[..., Any], first: tuple[Any, ...] = ()
) -> tuple[Kernel, tuple[str, ...], tuple[int, ...]]:
    """What computes a call, the names of the last arguments, which it gets by name, and where it gets lists."""
    arguments = schemas.arguments_of(operator.schema)
    lists = tuple(i for i, argument in enumerate(arguments) if argument.type.rstrip("?").endswith("]"))
    kernel = function
    names: tuple[str, ...] = ()
    if first or not _takes_all(function, len(arguments)):
        names = () if first else _names_taken(operator, function)
        kernel = function if names else _as_pytorch_calls(operator, function, first)
    return kernel, names, lists


def _parameters(function: Callable[..., Any]) -> tuple[inspect.Parameter, ...] | None:
    try:
        return tuple(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):  # one of C
        return None


_BY_PLACE = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def _takes_all(function: Callable[..., Any], count: int) -> bool:
    """Whether a function takes so many arguments by position, and knows none by name alone."""
    parameters = _parameters(function)
    if parameters is None:
        return True
    if any(parameter.kind not in (*_BY_PLACE, inspect.Parameter.VAR_POSITIONAL) for parameter in parameters):
        return False
    return len(parameters) == count or any(parameter.kind not in _BY_PLACE for parameter in parameters)


def _names_taken(operator: Operator, function: Callable[..., Any]) -> tuple[str, ...]:
    """The names of the keyword-only arguments, if a function has exactly these, the defaults of the schema, and others.

    It may then be called with all of them: nothing tells a default that is left out from one that is not.
    """
    parameters, arguments = _parameters(function) or (), schemas.arguments_of(operator.schema)
    count = sum(not argument.keyword_only for argument in arguments)
    names = tuple(argument.name for argument in arguments[count:])
    if len(parameters) != len(arguments) or {parameter.name for parameter in parameters[count:]} != {*names}:
        return ()
    kinds = {item.kind for item in parameters[:count]}, {item.kind for item in parameters[count:]}
    if not kinds[0].issubset(_BY_PLACE) or not kinds[1].issubset([inspect.Parameter.KEYWORD_ONLY]):
        return ()
    declared = dict(zip([argument.name for argument in arguments], form_of(operator, inplace=False)[1], strict=True))
    by_place = [argument.name for argument in arguments[:count]]
    for name, parameter in zip((*by_place, *(item.name for item in parameters[count:])), parameters, strict=True):
        if parameter.default is not parameter.empty and not is_default(declared[name], parameter.default):
            return ()
    return names


def _with_names(function: Callable[..., Any], count: int, names: tuple[str, ...]) -> Kernel:
    def with_names(*values: Any) -> Any:
        return function(*values[:count], **dict(zip(names, values[count:], strict=True)))

    return with_names


def _as_pytorch_calls(operator: Operator, function: Callable[..., Any], first: tuple[Any, ...]) -> Kernel:
    arguments_of_call = reader_of_calls(operator)

    def kernel(*values: Any) -> Any:
        args, named = arguments_of_call(values)
        return function(*first, *args, **named)

    return kernel


def reader_of_calls(operator: Operator) -> Callable[[Sequence[Any]], tuple[tuple[Any, ...], dict[str, Any]]]:
    """What gives the arguments of a kernel by position and by name, without defaults at the end, or by name."""
    parameters, keyword_only = form_of(operator, inplace=False)[1:3]
    names = [argument.name for argument in schemas.arguments_of(operator.schema)]
    first = len(parameters) - keyword_only

    def read(values: Sequence[Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        args = list(values[:first])
        while args and is_default(parameters[len(args) - 1], args[-1]):
            args.pop()
        named = {
            name: value
            for name, parameter, value in zip(names[first:], parameters[first:], values[first:], strict=True)
            if not is_default(parameter, value)
        }
        return tuple(args), named

    return read


def _with_lists(kernel: Kernel, positions: tuple[int, ...]) -> Kernel:
    def with_lists(*values: Any) -> Any:
        changed = list(values)
        for i in positions:
            if type(changed[i]) is tuple:
                changed[i] = list(changed[i])
        return kernel(*changed)

    return with_lists


def _with_int64(operator: str, kernel: Kernel, named: tuple[tuple[int, str], ...]) -> Kernel:
    def with_int64(*values: Any) -> Any:
        for i, name in named:
            if is_too_large(values[i]):
                msg = f"{operator}: argument {name!r} is {values[i]}, which does not fit into int64"
                raise ArgumentError(msg)
        return kernel(*values)

    return with_int64
