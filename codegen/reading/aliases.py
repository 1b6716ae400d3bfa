"""Other names of an operator: ``aliases: [arcsin, special.erf]`` stands for an entry each, which calls the operator.

An alias takes what the operator takes, has the same in-place and out= forms, and differs in nothing but its name. One
with a module, such as ``special.erf``, is a function of that module alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Dictionary

from codegen.diagnostics import Diagnostics
from codegen.language.vocabulary import ENGINE
from codegen.names import called
from codegen.schema import OperatorSchema, SchemaError, parse_operator_name
from codegen.source.yaml_values import Mapping, Node, Text, as_list_of_text

KEY = "aliases"


def alias_entries(mapping: Mapping, schema: OperatorSchema, diagnostics: Diagnostics) -> Iterator[Mapping]:
    """The entry of every alias that an entry names; each stands where its name does."""
    node = mapping.get(KEY)
    for word in as_list_of_text(node, diagnostics, KEY) if node is not None else ():
        yield _entry(word, mapping, schema, diagnostics)


def _entry(word: Text, mapping: Mapping, schema: OperatorSchema, diagnostics: Diagnostics) -> Mapping:
    module, _, public = word.value.rpartition(".")
    base = f"{module}_{public}" if module else public
    overload = f".{schema.name.overload}" if schema.name.overload else ""
    after = str(schema)[len(str(schema.name)) :]
    arguments = [argument.name for argument in schema.positional] + [
        f"{argument.name}={argument.name}" for argument in schema.kwarg_only
    ]
    call = f"{schema.name.base}({', '.join(arguments)})"
    home = mapping.get("python_module")
    of = called(schema.name.base, home.value if isinstance(home, Text) else None)
    values: dict[str, str | Node | None] = {
        "func": f"{base}{overload}{after}",
        # Those of the operator where the alias lies beside it; elsewhere they follow from the place.
        "variants": None if module or home is not None else mapping.get("variants"),
        "python_module": module or None,
        "autogen": ", ".join(_forms(mapping, base, diagnostics, functions_only=bool(module))) or None,
        "tags": _tags(mapping, diagnostics),
        "out_dtype": mapping.get("out_dtype"),
        "accepts_numbers": mapping.get("accepts_numbers"),
        "variadic": mapping.get("variadic"),
        "composite": call,
        "doc": f"Another name of `{of}`.\n\n{summary(mapping)}",
    }
    return entry_at(word, values)


def entry_at(word: Text, values: Dictionary[str, str | Node | None]) -> Mapping:
    """An entry that nobody wrote, which stands for the word that made it; keys without a value are left out."""
    items = [
        (_at(word, key), _at(word, value) if isinstance(value, str) else value)
        for key, value in values.items() if value is not None
    ]  # fmt: skip
    return Mapping(tuple(items), word.location)


def summary(mapping: Mapping) -> str:
    """What an entry says of its operator."""
    return _text(mapping.get("doc"))


def _forms(mapping: Mapping, base: str, diagnostics: Diagnostics, *, functions_only: bool) -> Iterator[str]:
    """What `autogen` says of the operator, said of the alias."""
    node = mapping.get("autogen")
    for word in as_list_of_text(node, diagnostics, "autogen") if node is not None else ():
        try:
            form = parse_operator_name(word.value)
        except SchemaError:
            continue  # reported where the operator's own forms are made
        if form.is_inplace and functions_only:
            continue
        yield f"{base}{'_' if form.is_inplace else ''}{f'.{form.overload}' if form.overload else ''}"


def _tags(mapping: Mapping, diagnostics: Diagnostics) -> str | None:
    """The operator's tags but for `engine`: the runtime looks up the operator itself."""
    node = mapping.get("tags")
    words = as_list_of_text(node, diagnostics, "tags") if node is not None else ()
    return ", ".join(word.value for word in words if word.value != ENGINE) or None


def _at(word: Text, value: str) -> Text:
    """A text that nobody wrote, which stands for the word that made it."""
    return Text(value, word.location, "", [], (word, 0))


def _text(node: Node | None) -> str:
    return node.value.strip() if isinstance(node, Text) else ""
