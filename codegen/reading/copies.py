"""Copies of views: `t_copy` under `autogen` of `t` stands for an entry, which copies what the view shows.

A copy takes what the view takes, has memory of its own, and has an ``out=`` form.
"""

from __future__ import annotations

from collections.abc import Iterator

from codegen.diagnostics import Diagnostics
from codegen.reading.aliases import entry_at, summary
from codegen.reading.native_function import NativeFunction
from codegen.schema import OperatorName, OperatorSchema, SchemaError, copy_form, parse_operator_name
from codegen.source.yaml_values import Mapping, Text, as_list_of_text

SUFFIX = "_copy"


def is_copy(name: OperatorName, schema: OperatorSchema) -> bool:
    """Whether a name under `autogen` is that of the copy of a view."""
    return schema.is_view and name == OperatorName(f"{schema.name.base}{SUFFIX}", schema.name.overload)


def copy_entries(view: NativeFunction) -> Iterator[Mapping]:
    """The entry of every copy that the entry of a view names; each stands where its name does."""
    mapping, schema = view.mapping, view.schema
    node = mapping.get("autogen")
    for word in as_list_of_text(node, Diagnostics(), "autogen") if node is not None else ():
        try:
            name = parse_operator_name(word.value)
        except SchemaError:
            continue  # reported where the forms are made
        if is_copy(name, schema):
            yield _entry(word, name, view)


def _entry(word: Text, name: OperatorName, view: NativeFunction) -> Mapping:
    schema = view.schema
    by_function = "function" in view.variants
    first, *further_arguments = schema.positional
    arguments = [other.name for other in further_arguments] + [
        f"{argument.name}={argument.name}" for argument in schema.kwarg_only
    ]
    base = schema.name.base
    called = (
        f"{base}({', '.join([first.name, *arguments])})"
        if by_function
        else f"{first.name}.{base}({', '.join(arguments)})"
    )
    has_list = any(item.type.is_list for item in schema.returns)
    return entry_at(word, {
        "func": str(copy_form(schema, name)),
        "variants": "function",
        "autogen": f"{name.base}.{name.overload}_out" if name.overload else f"{name.base}.out",
        "tags": "view_copy",
        "composite": f"[one.clone() for one in {called}]" if has_list else f"{called}.clone()",
        "doc": f"As `{base}`, but a copy.\n\n{summary(view.mapping)}",
    })  # fmt: skip
