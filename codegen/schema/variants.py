"""In-place and out= forms made from a functional schema, and the signature that all forms share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from string import ascii_lowercase

from codegen.schema.errors import SchemaError
from codegen.schema.model import Alias, ArgumentSchema, OperatorName, OperatorSchema, Return


def inplace_form(schema: OperatorSchema, name: OperatorName) -> OperatorSchema:
    """`add.Tensor(Tensor self, ...) -> Tensor` becomes `add_.Tensor(Tensor(a!) self, ...) -> Tensor(a!)`.

    A list of tensors (`_foreach_add`) is written in place and nothing is returned, as PyTorch does.
    """
    _require_functional(schema, "in-place")
    if not name.is_inplace:
        raise _no_form(schema, "in-place", f"'{name}' is not the name of an in-place operator: it has no trailing '_'")
    target = schema.self_argument
    if target is None or target.type.base != "Tensor" or target.type.optional:
        raise _no_form(schema, "in-place", "it has no argument 'self' that is a tensor or a list of tensors")
    if [item.type for item in schema.returns] != [target.type]:
        raise _no_form(schema, "in-place", f"it does not return exactly one '{target.type}'")
    if schema.tensor_options:
        raise _no_form(schema, "in-place", "it takes dtype, layout, device and pin_memory")
    arguments = _without_shared_memory(schema)
    alias = Alias(("a",), is_write=True)
    arguments = tuple(replace(item, alias=alias) if item.name == "self" else item for item in arguments)
    returns = () if target.type.is_list else (Return("", target.type, alias),)
    return OperatorSchema(name, arguments, returns)


def out_form(schema: OperatorSchema, name: OperatorName, *, out_names: Sequence[str] | None = None) -> OperatorSchema:
    """`add.Tensor(...) -> Tensor` becomes `add.out(..., *, Tensor(a!) out) -> Tensor(a!)`.

    The four factory arguments go: `out` has a dtype and a device already. A form with a list among its out arguments
    returns nothing, as in PyTorch.
    """
    _require_functional(schema, "out=")
    if not schema.returns or any(item.type.base != "Tensor" for item in schema.returns):
        raise _no_form(schema, "out=", "not all of its returns are tensors")
    names = _out_names(schema, out_names)
    options = schema.tensor_options
    inputs = tuple(item for item in _without_shared_memory(schema) if item not in options)
    outs = tuple(
        ArgumentSchema(out_name, item.type, None, True, Alias((letter,), is_write=True))
        for out_name, item, letter in zip(names, schema.returns, ascii_lowercase, strict=False)
    )
    lists = any(item.type.is_list for item in schema.returns)
    returns = (
        () if lists else tuple(replace(item, alias=out.alias) for item, out in zip(schema.returns, outs, strict=True))
    )
    return OperatorSchema(name, (*inputs, *outs), returns)


def copy_form(schema: OperatorSchema, name: OperatorName) -> OperatorSchema:
    """`t(Tensor(a) self) -> Tensor(a)` becomes `t_copy(Tensor self) -> Tensor`: the results share nothing."""
    _require_functional(schema, "copying")
    returns = tuple(replace(item, alias=None) for item in schema.returns)
    return OperatorSchema(name, _without_shared_memory(schema), returns)


def common_signature(schema: OperatorSchema) -> OperatorSchema:
    """The schema without what tells its forms apart: overload, out arguments, annotations, return names, options.

    Returns of an in-place or out= form that returns nothing are read from what it writes.
    """
    options = schema.tensor_options
    inputs = tuple(replace(item, alias=None) for item in schema.inputs if item not in options)
    returns: Iterable[ArgumentSchema | Return] = schema.returns
    if not schema.returns:
        returns = schema.out_arguments or (item for item in schema.arguments if item.is_write)
    plain = OperatorName(schema.name.functional_base, "", schema.name.namespace)
    return OperatorSchema(plain, inputs, tuple(Return("", item.type) for item in returns))


def _out_names(schema: OperatorSchema, requested: Sequence[str] | None) -> list[str]:
    count = len(schema.returns)
    taken = {item.name for item in schema.inputs}
    if requested is None:
        named = [item.name for item in schema.returns]
        usable = all(named) and len({*named} - taken) == count
        requested = ["out"] if count == 1 else named if usable else [f"out{index}" for index in range(count)]
    if count > len(ascii_lowercase):
        raise _no_form(schema, "out=", f"alias letters do not suffice for {count} returns")
    if len(requested) != count:
        raise _no_form(schema, "out=", f"it has {count} returns, but {len(requested)} names were given")
    for name in requested:
        if name in taken:
            raise _no_form(schema, "out=", f"'{name}' is already the name of an argument")
        taken.add(name)
    return list(requested)


def _without_shared_memory(schema: OperatorSchema) -> tuple[ArgumentSchema, ...]:
    """The arguments, less the annotations of a view: the other forms write results and share nothing."""
    return tuple(replace(item, alias=None) for item in schema.arguments)


def _require_functional(schema: OperatorSchema, form: str) -> None:
    if schema.kind != "functional":
        raise _no_form(schema, form, f"it is not functional itself but of kind '{schema.kind}'")


def _no_form(schema: OperatorSchema, form: str, reason: str) -> SchemaError:
    return SchemaError(f"'{schema.name}' can have no {form} form: {reason}", "schema-no-form", 0, len(str(schema.name)))
