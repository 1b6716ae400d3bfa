"""Keys of themes: keys beside ``theme`` hold for all entries that follow and do not override them.

    - theme: trigonometric
      tags: core
      promote: int_to_float

What speaks of a kernel (`promote`, `dtypes` of a loop, `batch` of a function written by hand) is for the entries that
have such a one; the others are for public operators, and only where they can mean something (`_CAN_MEAN`). An entry
that says of a key what holds without one (`foreach: false`, `promote: default`) is as it is where neither it nor its
theme has the key.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.language.vocabulary import MODULES, MODULES_SAID
from codegen.reading import keys, kinds
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import Mapping, Node, Sequence, Text

_MODULE, _OUT_DTYPE = "python_module", "out_dtype"
_APPENDED = "appended"  # the theme of entries that a command writes


@dataclass
class _ThemeKeys:
    """The keys that a theme gives its entries, and those that an entry took."""

    given: tuple[tuple[Text, Node], ...] = ()
    taken: set[str] = field(default_factory=set)


def with_themes(mappings: Iterable[Mapping], diagnostics: Diagnostics) -> Iterator[Mapping]:
    """The entries with what their themes say; a theme is its name alone then."""
    theme = _ThemeKeys()
    for mapping in mappings:
        if keys.THEME not in mapping or "func" in mapping:
            yield _completed(mapping, theme)
            continue
        _report_unused(theme, diagnostics)
        theme = _ThemeKeys(tuple(_given(mapping, diagnostics)))
        yield Mapping(tuple(item for item in mapping.items if item[0].value == keys.THEME), mapping.location)
    _report_unused(theme, diagnostics)


def apart(path: str | Path, entries: str) -> str:
    """Entries to be appended to a file, in a theme of their own where the last one there says something for all."""
    themes = [mapping for mapping in read_entries(path, Diagnostics()) if keys.THEME in mapping]
    return f"- theme: {_APPENDED}\n\n{entries.lstrip()}" if themes and len(themes[-1]) > 1 else entries


def _given(mapping: Mapping, diagnostics: Diagnostics) -> Iterator[tuple[Text, Node]]:
    for key, value in mapping.items:
        if key.value in keys.OF_THEMES:
            yield key, value
        elif key.value != keys.THEME:
            key.error(
                diagnostics, "entry-theme-key", f"'{key.value}' cannot hold for a whole theme",
                hint=did_you_mean(key.value, keys.OF_THEMES) or f"beside 'theme' stand {', '.join(keys.OF_THEMES)}",
            )


def _completed(mapping: Mapping, theme: _ThemeKeys) -> Mapping:
    added = [
        (key, value) for key, value in theme.given if key.value not in mapping and _takes(mapping, key, value)
    ]
    written = {key.value for key, _ in theme.given if key.value in mapping}
    theme.taken |= written | {key.value for key, _ in added}
    items = [item for item in mapping.items if item[0].value not in written or not _is_usual(mapping, *item)]
    return Mapping((*items, *added), mapping.location) if theme.given else mapping


def _takes(mapping: Mapping, key: Text, value: Node) -> bool:
    """Whether what a theme says under a key can mean an entry."""
    if key.value in keys.OF_KINDS:
        return any(kind in mapping for kind in keys.OF_KINDS[key.value])
    if _is_usual(mapping, key, value):
        return False
    schema = _schema(mapping.get("func"))
    means = _CAN_MEAN.get(key.value)
    return bool(schema) and not schema.startswith("_") and (means is None or means(mapping, schema))


def _lies_at_top(mapping: Mapping, schema: str) -> bool:
    """Whether no name of a module is said or stands before the name of the operator, nor another place for it."""
    named = any(schema.startswith(f"{module}_") for module in MODULES if module not in MODULES_SAID)
    return not named and _MODULE not in mapping and "namespaces" not in mapping


def _may_be_method(mapping: Mapping, schema: str) -> bool:
    """Whether the operator is a method where it does not say otherwise."""
    inputs = schema.partition("(")[2]
    named = any(schema.startswith(f"{module}_") for module in MODULES if module not in MODULES_SAID)
    return not named and _MODULE not in mapping and re.match(r"Tensor(\([^)]*\))? self\b", inputs) is not None


def _may_cast(mapping: Mapping, schema: str) -> bool:
    """Whether the operator computes with tensors and is no gradient, which is computed as its operator was."""
    name, _, inputs = schema.partition("->")[0].partition("(")
    is_view = any(kind.name in mapping for kind in kinds.KINDS if kind.shares_memory)
    return "Tensor" in inputs and not is_view and not name.partition(".")[0].endswith("_backward")


_CAN_MEAN: dict[str, Callable[[Mapping, str], bool]] = {
    _MODULE: _lies_at_top, "variants": _may_be_method, "autocast": _may_cast,
}  # fmt: skip


def _is_usual(mapping: Mapping, key: Text, value: Node) -> bool:
    """Whether a value is what holds for an entry without the key."""
    if not isinstance(value, Text):
        return False
    if key.value == _OUT_DTYPE:
        cast, same, _ = kinds.OUT_DTYPES
        return value.value == (cast if "elementwise" in mapping else same)
    return value.value == keys.USUAL.get(key.value)


def _schema(func: Node | None) -> str:
    """The schema, or the first of a list."""
    if isinstance(func, Sequence):
        return _schema(func.items[0]) if func.items else ""
    if isinstance(func, Mapping):
        return _schema(func.get("func"))
    return func.value.strip() if func is not None else ""


def _report_unused(theme: _ThemeKeys, diagnostics: Diagnostics) -> None:
    for key, _ in theme.given:
        if key.value not in theme.taken:
            kinds_of_key = keys.OF_KINDS.get(key.value)
            of = f"of the kind {' or '.join(kinds_of_key)}" if kinds_of_key else "public and can have it"
            key.error(
                diagnostics, "entry-theme-key", f"'{key.value}' holds for no entry of this theme: none is {of}",
                hint=f"remove '{key.value}'",
            )
