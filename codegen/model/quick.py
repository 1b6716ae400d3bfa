"""The common cases of a public function: calls whose arguments have just the types a form asks for, by position.

They go straight to the operator's table. Everything else (keywords, lists, numbers for tensors, ``out=``) is left to
:class:`runtime.dispatch.arguments.Overloads`, which gives the same answer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from codegen.language.vocabulary import SYMBOLS
from codegen.schema import Argument, FunctionSchema, Symbol
from codegen.schema.model import DefaultValue

# How a parameter's argument is recognised, by type.
_TESTS = {
    "int": "type({0}) is int",
    "float": "type({0}) is float",
    "bool": "type({0}) is bool",
    "str": "type({0}) is str",
    "Scalar": "(type({0}) is float or type({0}) is int)",
    "Index": "{0} is not MISSING",
    "Tensor": "isinstance({0}, Tensor)",
}
# Types of parameters that never take an int.
_FEW = 5  # tensors whose key sets a quick path joins by itself; for more, a call does it
_NOT_INTS = frozenset({"str", "ScalarType", "Device", "Layout", "MemoryFormat", "Generator"})


@dataclass(frozen=True)
class QuickPath:
    """One common case: the test of the arguments and the call."""

    test: str
    call: str


def python_name(argument: Argument) -> str:
    """The name of a parameter: ``self`` is called ``input``, as in PyTorch."""
    return "input" if argument.name == "self" else argument.name


# How the object that a symbol names is written in a module of functions; reductions are numbers instead.
_OBJECTS = {
    "MemoryFormat": "devices.{0}",
    "Layout": "devices.{0}",
    "Device": "devices.device({0!r})",
    "ScalarType": "dtypes.BY_NAME[{0!r}]",
}


def default_value(argument: Argument) -> str:
    """Source of the default as the operator gets it; what a symbol names that may be left out, the operator knows."""
    value = argument.default_value
    if not isinstance(value, Symbol):
        return literal(value)
    if value.name in SYMBOLS:
        return str(SYMBOLS[value.name])
    return "None" if argument.type.optional else _OBJECTS[argument.type.scalar_base].format(value.name)


def literal(value: DefaultValue) -> str:
    """Source of a plain value, which repr() gives but for floats that are not finite."""
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    if isinstance(value, tuple):
        return f"({', '.join(map(literal, value))}{',' * (len(value) == 1)})"
    return repr(value)


def _required(schema: FunctionSchema) -> list[Argument]:
    return [argument for argument in schema.arguments if argument.default is None]


def _is_quick(schema: FunctionSchema) -> bool:
    """Whether the required arguments are tensors, numbers or lists of ints: a tensor first, or a factory's."""
    required = _required(schema)
    return (
        bool(required)
        and (_begins_a_factory(required[0]) if schema.tensor_options else required[0].type.is_tensor_like)
        and not any(argument.kwarg_only for argument in required)
        and all(
            argument.type.is_int_list
            or _is_tensor_list(argument)
            or (not argument.type.is_list and not argument.type.optional and argument.type.scalar_base in _TESTS)
            for argument in required
        )
    )  # fmt: skip


def _begins_a_factory(argument: Argument) -> bool:
    """Whether an argument is the sizes of new memory, a tensor like which it is, or a number to which is counted."""
    return argument.type.is_int_list or argument.type.is_tensor or argument.type.is_scalar


def _is_tensor_list(argument: Argument) -> bool:
    """Whether a parameter is a list of any number of tensors, none of which may be left out."""
    type_ = argument.type
    return type_.is_tensor_list and type_.size is None and not type_.optional and not type_.optional_elements


def leading_names(schemas: Sequence[FunctionSchema]) -> tuple[str, ...]:
    """The parameters that a function names in its definition: those of its longest common case.

    One that another form has at another place is left to the overloads, which see whether it came by keyword.
    """
    quick = [schema for schema in schemas if _is_quick(schema)]
    chosen = max(quick, key=lambda schema: len(_required(schema)), default=schemas[0])
    places = [{python_name(argument): i for i, argument in enumerate(schema.arguments)} for schema in schemas]
    names: list[str] = []
    for position, parameter in enumerate(chosen.positional):
        name = python_name(parameter)
        if parameter.default is not None:
            break
        if any(positions.get(name, position) != position for positions in places):
            break
        names.append(name)
    return tuple(names)


def differ(schemas: Sequence[FunctionSchema], leading: Sequence[str]) -> bool:
    """Whether a form has another name at the place of a leading parameter: that may then not come by keyword."""
    return any(
        name != python_name(argument)
        for schema in schemas
        for name, argument in zip(leading, schema.positional, strict=False)
    )


def quick_paths(
    schemas: Sequence[FunctionSchema], leading: Sequence[str], constants: Sequence[str], *, method: bool
) -> tuple[QuickPath, ...]:
    """The common cases, one a form, for a function whose definition names `leading`; `constants` are the tables."""
    paths: dict[str, QuickPath] = {}
    for schema, table in zip(schemas, constants, strict=True):
        path = _path(schema, leading, table, method=method) if _is_quick(schema) else None
        if path is not None:
            paths.setdefault(path.test, path)
    return tuple(paths.values())


def several_ints(
    schemas: Sequence[FunctionSchema], leading: Sequence[str], tables: Sequence[str], *, method: bool
) -> QuickPath | None:
    """The case of a list of ints written one by one, as in ``x.permute(1, 0)``, if no other form takes an int there."""
    ending_in_ints = [(schema, table) for schema, table in zip(schemas, tables, strict=True) if _ends_in_ints(schema)]
    if len(ending_in_ints) != 1:
        return None
    schema, table = ending_in_ints[0]
    position = len(_required(schema)) - 1
    if position and not method:  # a function has brackets, as in permute(x, (1, 0))
        return None
    if len(leading) != position + 1 or any(
        _takes_int(overload, position) for overload in schemas if overload is not schema
    ):
        return None
    return _path(schema, leading, table, method=method, several=True)


def _ends_in_ints(schema: FunctionSchema) -> bool:
    """Whether the last positional argument of a common case is a list of ints of any length, at most the second."""
    required = _required(schema)
    return (
        _is_quick(schema)
        and required[-1] is schema.positional[-1]
        and required[-1].type.is_int_list
        and required[-1].type.size is None
        and len(required) <= 2
    )


def _takes_int(schema: FunctionSchema, position: int) -> bool:
    """Whether a form may take an int as its argument at a place."""
    return len(schema.positional) > position and schema.positional[position].type.scalar_base not in _NOT_INTS


def tensors_behind(schemas: Sequence[FunctionSchema], leading: Sequence[str], table: str) -> QuickPath | None:
    """The case of optional tensors, all given by position behind what is required, as in ``linear(x, w, b)``."""
    if len(schemas) != 1 or not _is_quick(schemas[0]) or len(leading) != len(_required(schemas[0])):
        return None
    rest = schemas[0].positional[len(leading) :]
    number = next(
        (i for i, argument in enumerate(rest) if not (argument.type.is_tensor and argument.type.optional)), len(rest)
    )
    path = _path(schemas[0], leading, table, method=False)
    if not number or path is None or schemas[0].positional[: len(leading)] != tuple(_required(schemas[0])):
        return None
    arguments = [*leading, "*rest", *map(default_value, schemas[0].arguments[len(leading) + number :])]
    tensors = [
        f"{name}._keys"
        for name, required in zip(leading, _required(schemas[0]), strict=True)
        if required.type.is_tensor
    ]
    return QuickPath(
        f"all_tensors(rest, {number}) and {path.test}",
        f"{table}[{' | '.join([*tensors, 'keys_of(rest)'])}]({', '.join(arguments)})",
    )


def _path(
    schema: FunctionSchema, leading: Sequence[str], table: str, *, method: bool, several: bool = False
) -> QuickPath | None:
    required = _required(schema)
    names = [python_name(argument) for argument in required]
    if names != list(leading[: len(names)]) and not _fits(required, leading):
        return None
    if method and required[0].name != "self":
        return None
    names = list(leading[: len(names)])
    if method:
        names[0] = "self"
    tests, values, tensors, lists = [], [], [], []
    for name, parameter in zip(names, required, strict=True):
        if parameter.type.is_int_list and parameter.type.size is None:
            kind, ints = ("int", "rest") if several else ("tuple", name)
            tests.append(f"type({name}) is {kind} and all_of(int, {ints})")
            values.append(f"({name}, *rest)" if several else name)
            continue
        if parameter.type.is_int_list:
            tests.append(f"type({name}) is int")
            values.append(f"({name},)" if parameter.type.size == 1 else f"({name},) * {parameter.type.size}")
            continue
        if _is_tensor_list(parameter):
            tests.append(f"type({name}) in SEQUENCES and all_tensors({name})")
            lists.append(f"keys_of({name})")
            values.append(f"tuple({name})")
            continue
        if name != "self":
            tests.append(_TESTS[parameter.type.scalar_base].format(name))
        if parameter.type.is_tensor:
            tensors.append(name)
        values.append(name)
    tests += [f"{name} is MISSING" for name in leading[len(names) :]]
    values += [default_value(argument) for argument in schema.arguments if argument.default is not None]
    test = tests[0][1:-1] if len(tests) == 1 and tests[0].startswith("(") else " and ".join(tests)
    keys = [f"{name}._keys" for name in tensors] if len(tensors) <= _FEW else [f"keys_of(({', '.join(tensors)}))"]
    return QuickPath(test, f"{table}[{' | '.join([*keys, *lists]) or 'CPU'}]({', '.join(values)})")


def _fits(required: Sequence[Argument], leading: Sequence[str]) -> bool:
    """Whether a form with other names may still be served by position: it has no name that `leading` puts elsewhere."""
    return len(required) <= len(leading) and not any(
        python_name(argument) in leading and leading.index(python_name(argument)) != i
        for i, argument in enumerate(required)
    )
