"""The rules that a schema must keep by itself, beyond its grammar.

Each rule is a generator of Violations; `check` runs them all. The parser turns a violation's place into an offset.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from codegen.schema.model import INPLACE_DUNDERS, TENSOR_OPTIONS, Alias, ArgumentSchema, OperatorName, OperatorSchema

LONGEST_NAME = 80  # letters; the longest of PyTorch has 62
ALLOWED_KEYWORD_ARGUMENTS = frozenset({"from"})  # random_.from and uniform_ have it; bindings spell it `from_`


class SchemaViolation(NamedTuple):
    """A broken rule: at the operator's name, or at the argument or return at that place."""

    code: str
    message: str
    part: Literal["name", "argument", "return"] = "name"
    place: int = 0
    hint: str | None = None


def check(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    """Everything wrong with a schema whose grammar is right."""
    yield from check_name(schema.name)
    for rule in _RULES:
        yield from rule(schema)


def check_name(name: OperatorName) -> Iterator[SchemaViolation]:
    """The rules of operator names."""
    for word in (name.base, name.overload, name.namespace or ""):
        if len(word) > LONGEST_NAME:
            message = f"'{word[:20]}...' has {len(word)} letters, {LONGEST_NAME} are the most"
            yield SchemaViolation("schema-long-name", message)
    if keyword.iskeyword(name.base):
        yield SchemaViolation("schema-keyword", f"'{name.base}' is a keyword of Python")
    if name.base.endswith("_out"):
        hint = f"write '{name.base[:-4]}.{name.overload or 'out'}'"
        yield SchemaViolation("schema-reserved-name", "a name may not end in '_out', which bindings use", hint=hint)
    if "functional" in name.overload:
        yield SchemaViolation(
            "schema-reserved-name", f"the overload name '{name.overload}' contains 'functional', which is reserved"
        )
    if name.is_dunder and name.base.startswith("__i") and name.base not in INPLACE_DUNDERS:
        message = f"'{name.base}' begins like an in-place operator of Python, but there is none of that name"
        yield SchemaViolation("schema-reserved-name", message)


def _argument_names(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    seen: set[str] = set()
    for index, argument in enumerate(schema.arguments):
        if len(argument.name) > LONGEST_NAME:
            message = f"'{argument.name[:20]}...' has {len(argument.name)} letters, {LONGEST_NAME} are the most"
            yield SchemaViolation("schema-long-name", message, "argument", index)
        if argument.name in seen:
            yield SchemaViolation(
                "schema-duplicate-argument", f"two arguments are named '{argument.name}'", "argument", index
            )
        if keyword.iskeyword(argument.name) and argument.name not in ALLOWED_KEYWORD_ARGUMENTS:
            message = f"the argument name '{argument.name}' is a keyword of Python"
            yield SchemaViolation("schema-keyword", message, "argument", index)
        seen.add(argument.name)


def _return_names(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    seen: set[str] = set()
    for index, item in enumerate(schema.returns):
        if item.name and item.name in seen:
            yield SchemaViolation("schema-duplicate-return", f"two returns are named '{item.name}'", "return", index)
        if keyword.iskeyword(item.name):
            yield SchemaViolation(
                "schema-keyword", f"the return name '{item.name}' is a keyword of Python", "return", index
            )
        seen.add(item.name)


def _default_order(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    defaulted: ArgumentSchema | None = None
    for index, argument in enumerate(schema.arguments):
        if argument.kwarg_only:
            return
        if argument.default is not None:
            defaulted = argument
        elif defaulted is not None:
            message = f"'{argument.name}' has no default but follows '{defaulted.name}', which has one"
            hint = "give it a default, or make it keyword-only with '*'"
            yield SchemaViolation("schema-default-order", message, "argument", index, hint)


def _out_arguments(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    first_out: ArgumentSchema | None = None
    for index, argument in enumerate(schema.arguments):
        if argument.is_out:
            first_out = first_out or argument
            if argument.default is not None:
                message = f"the out argument '{argument.name}' has a default"
                yield SchemaViolation("schema-out-argument", message, "argument", index)
        elif first_out is not None:
            message = f"'{argument.name}' follows the out argument '{first_out.name}'; out arguments come last"
            yield SchemaViolation("schema-argument-order", message, "argument", index)
    if first_out and schema.name.is_inplace:
        message = f"an in-place operator cannot have the out argument '{first_out.name}'"
        yield SchemaViolation("schema-out-argument", message, "argument", schema.arguments.index(first_out))


def _out_returns(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    outs = schema.out_arguments
    if not outs:
        return
    if any(argument.type.is_list for argument in outs):
        if schema.returns:
            message = "an operator with a list among its out arguments returns nothing: '-> ()'"
            yield SchemaViolation("schema-out-returns", message, "return", 0)
        return
    if len(schema.returns) != len(outs):
        message = f"{_count(len(outs), 'out argument')} but {_count(len(schema.returns), 'return')}"
        yield SchemaViolation("schema-out-returns", message, hint="each out argument is returned, in the same order")
        return
    for index, (argument, item) in enumerate(zip(outs, schema.returns, strict=True)):
        if argument.alias != item.alias or argument.type != item.type:
            message = f"return {index} is '{item}', but the out argument at its place is '{argument}'"
            yield SchemaViolation("schema-out-returns", message, "return", index)


def _written_arguments(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    position = next((i for i, argument in enumerate(schema.arguments) if argument.name == "self"), None)
    returned = {letter for item in schema.returns if item.alias for letter in item.alias.before}
    for index, argument in enumerate(schema.arguments):
        if argument.kwarg_only or not argument.is_write or argument.name == "self" or argument.alias is None:
            continue
        if position is not None and index < position:
            message = f"'{argument.name}' is written to but stands before 'self'"
            yield SchemaViolation("schema-argument-order", message, "argument", index)
        if returned.intersection(argument.alias.before):
            message = f"'{argument.name}' is written to and returned; only 'self' and out arguments may be returned so"
            yield SchemaViolation("schema-alias", message, "argument", index)


def _inplace(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    if not schema.name.is_inplace:
        return
    target = schema.self_argument
    if target is None or not target.is_write or target.alias is None:
        message = f"an in-place operator writes to its argument 'self', but '{schema.name}' does not"
        yield SchemaViolation("schema-inplace", message, hint="annotate it: 'Tensor(a!) self'")
    elif target.type.is_tensor:
        if [(item.type, item.alias) for item in schema.returns] != [(target.type, target.alias)]:
            message = f"an in-place operator returns its 'self' alone: '-> {target.type.spelled(f'({target.alias})')}'"
            yield SchemaViolation("schema-inplace", message, "return" if schema.returns else "name", 0)
    elif schema.returns:
        message = f"an in-place operator on '{target.type}' returns nothing: '-> ()'"
        yield SchemaViolation("schema-inplace", message, "return", 0)


def _aliases(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    owners: dict[str, list[ArgumentSchema]] = {}
    for argument in schema.arguments:
        for letter in {*argument.alias.before, *argument.alias.after} if argument.alias else ():
            owners.setdefault(letter, []).append(argument)
    for index, item in enumerate(schema.returns):
        if item.alias is not None:
            yield from _return_alias(index, item.alias, owners)
    writes = {item.alias is not None and item.alias.is_write for item in schema.returns}
    if len(writes) == 2:
        message = "some returns are marked as written to '!' and some are not"
        yield SchemaViolation("schema-alias", message, "return", 0, "mark all or none")


def _return_alias(index: int, alias: Alias, owners: dict[str, list[ArgumentSchema]]) -> Iterator[SchemaViolation]:
    if alias.after != alias.before:
        yield SchemaViolation("schema-alias", "a return has one alias set, without '->'", "return", index)
    sources: list[ArgumentSchema] = []
    for letter in alias.before:
        sources += [argument for argument in owners.get(letter, []) if argument not in sources]
    unknown = [letter for letter in alias.before if letter not in owners]
    if unknown:
        message = f"return {index} is an alias of '{unknown[0]}', but no argument is annotated '({unknown[0]})'"
        yield SchemaViolation("schema-alias", message, "return", index)
    if len(sources) > 1:
        names = " and ".join(f"'{argument.name}'" for argument in sources)
        yield SchemaViolation(
            "schema-alias", f"return {index} is an alias of more than one argument: {names}", "return", index
        )
    elif alias.is_write and sources and not (sources[0].is_out or sources[0].name == "self"):
        message = f"return {index} is written to, but is neither 'self' nor an out argument"
        yield SchemaViolation("schema-alias", message, "return", index)
    if alias.is_write and len(sources) == 1 and not sources[0].is_write:
        message = f"return {index} is marked '!', but the argument '{sources[0].name}' is not"
        yield SchemaViolation("schema-alias", message, "return", index)


def _tensor_options(schema: OperatorSchema) -> Iterator[SchemaViolation]:
    positions = {
        argument.name: index for index, argument in enumerate(schema.arguments) if argument.name in TENSOR_OPTIONS
    }
    if len(positions) < len(TENSOR_OPTIONS):
        return
    if not any(argument.kwarg_only and argument.name in positions for argument in schema.arguments):
        return
    first = positions["dtype"]
    if not schema.tensor_options:
        message = "dtype, layout, device and pin_memory must be keyword-only, next to each other and in this order"
        yield SchemaViolation("schema-tensor-options", message, "argument", first)
    elif schema.kind != "functional":
        message = f"an operator of kind '{schema.kind}' cannot take dtype, layout, device and pin_memory"
        yield SchemaViolation("schema-tensor-options", message, "argument", first)
    for argument, base in zip(schema.tensor_options, ("ScalarType", "Layout", "Device", "bool"), strict=False):
        if argument.type.required.spelled() != base:
            message = f"'{argument.name}' beside the other factory arguments has type '{base}' or '{base}?'"
            yield SchemaViolation("schema-tensor-options", message, "argument", positions[argument.name])


def _count(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


_RULES: tuple[Callable[[OperatorSchema], Iterator[SchemaViolation]], ...] = (
    _argument_names,
    _return_names,
    _default_order,
    _out_arguments,
    _out_returns,
    _written_arguments,
    _inplace,
    _aliases,
    _tensor_options,
)
