"""One entry for several overloads: ``func`` may be a list of schemas, which share everything else.

    - func:
      - add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
      - func: add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
        tags: core
      elementwise: self + alpha * other

What an overload has of its own stands with its schema, and counts instead of what the entry says. Some keys can belong
to one overload only; under the list they are those of the first. `autogen` names the forms of all. An overload that
takes numbers where the first takes tensors has their text and samples (:mod:`codegen.reading.number_overloads`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from codegen.diagnostics import Diagnostics
from codegen.reading.number_overloads import for_numbers, numbers_of
from codegen.reading.themes import with_themes
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import Mapping, Node, Sequence, Text, as_list_of_text

# One function of Python calls one overload first; the schemas over lists are named once.
OF_THE_FIRST = ("dunders", "property", "module", "array_api", "accepts_numbers", "foreach")


def read_operator_entries(path: str | Path, diagnostics: Diagnostics) -> tuple[Mapping, ...]:
    """The entries of a file of operators, each with one schema."""
    return separate(with_themes(read_entries(path, diagnostics), diagnostics), diagnostics)


def separate(mappings: Iterable[Mapping], diagnostics: Diagnostics) -> tuple[Mapping, ...]:
    """The entries, each with one schema."""
    return tuple(entry for mapping in mappings for entry in _entries(mapping, diagnostics))


def _entries(mapping: Mapping, diagnostics: Diagnostics) -> Iterator[Mapping]:
    schemas = mapping.get("func")
    if not isinstance(schemas, Sequence):
        yield mapping
        return
    if not schemas.items:
        diagnostics.error(schemas.location, "entry-no-func", "an entry needs 'func', its schema or a list of schemas")
        return
    shared = [(key, value) for key, value in mapping.items if key.value != "func"]
    func = mapping.key("func")
    assert func is not None
    forms = _forms(mapping, schemas, diagnostics)
    for number, item in enumerate(schemas.items):
        if isinstance(item, Mapping):
            items = item.items
        elif isinstance(item, Text):
            items = ((func, item),)
        else:
            message = "a schema in a list is text, or a mapping with 'func' and what differs"
            diagnostics.error(item.location, "yaml-not-text", message)
            continue
        named = {key.value for key, _ in items}
        inherited = [
            (key, value) for key, value in shared
            if key.value not in named and not (number and key.value in OF_THE_FIRST)
        ]  # fmt: skip
        if forms is not None:
            inherited = [(key, forms[number] if key.value == "autogen" else value) for key, value in inherited]
        numbers = numbers_of(schemas.items[0], item) if number else ()
        if numbers:
            adapted = [(key, for_numbers(key, value, numbers, mapping.get("domain"))) for key, value in inherited]
            inherited = [(key, value) for key, value in adapted if value is not None]
        yield Mapping((*items, *inherited), item.location)


def _forms(mapping: Mapping, schemas: Sequence, diagnostics: Diagnostics) -> list[Sequence] | None:
    """What `autogen` under a list names, for each overload: its own forms, the first also those that are no other's."""
    node = mapping.get("autogen")
    if node is None:
        return None
    columns: list[list[Text]] = [[] for _ in schemas]
    overloads = [_overload(item) for item in schemas]
    for word in as_list_of_text(node, diagnostics, "autogen") if not isinstance(node, Sequence) or node.items else ():
        form = word.value.partition(".")[2]
        positions = [
            index for index, overload in enumerate(overloads) if overload and form in (overload, f"{overload}_out")
        ]
        columns[positions[0] if positions else 0].append(word)
    return [Sequence(tuple(words), node.location) for words in columns]


def _overload(item: Node) -> str:
    """The overload name of a schema in a list; empty where it is not known."""
    schema = item.get("func") if isinstance(item, Mapping) else item
    return schema.value.partition("(")[0].partition(".")[2] if isinstance(schema, Text) else ""
