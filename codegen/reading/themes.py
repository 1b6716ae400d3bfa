"""What a theme says for its entries: keys beside ``theme`` hold for all that follow and do not say otherwise.

    - theme: trigonometric
      tags: core
      promote: int_to_float

What speaks of a kernel (`promote`, `dtypes` of a loop, `batch` of a function written by hand) is for the entries that
have such a one; the others are for public operators, `python_module` for those whose name does not begin with a module
already, and `out_dtype` where the kind of the kernel does not mean it anyway. An entry that says of a key what holds
without one (`foreach: false`, `promote: default`) is as it is where neither it nor its theme has the key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
class _Theme:
    """The keys that a theme gives its entries, and those that an entry took."""

    given: tuple[tuple[Text, Node], ...] = ()
    taken: set[str] = field(default_factory=set)


def with_themes(mappings: Iterable[Mapping], diagnostics: Diagnostics) -> Iterator[Mapping]:
    """The entries with what their themes say; a theme is its name alone then."""
    theme = _Theme()
    for mapping in mappings:
        if keys.THEME not in mapping or "func" in mapping:
            yield _completed(mapping, theme)
            continue
        _report_unused(theme, diagnostics)
        theme = _Theme(tuple(_given(mapping, diagnostics)))
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


def _completed(mapping: Mapping, theme: _Theme) -> Mapping:
    added = [
        (key, value) for key, value in theme.given if key.value not in mapping and _takes(mapping, key, value)
    ]
    own = {key.value for key, _ in theme.given if key.value in mapping}
    theme.taken |= own | {key.value for key, _ in added}
    kept = [item for item in mapping.items if item[0].value not in own or not _is_usual(mapping, *item)]
    return Mapping((*kept, *added), mapping.location) if theme.given else mapping


def _takes(mapping: Mapping, key: Text, value: Node) -> bool:
    """Whether what a theme says under a key can mean an entry."""
    if key.value in keys.OF_KINDS:
        return any(kind in mapping for kind in keys.OF_KINDS[key.value])
    if _is_usual(mapping, key, value):
        return False
    name = _name(mapping.get("func"))
    if key.value == _MODULE and any(name.startswith(f"{module}_") for module in MODULES if module not in MODULES_SAID):
        return False
    return bool(name) and not name.startswith("_")


def _is_usual(mapping: Mapping, key: Text, value: Node) -> bool:
    """Whether a value is what holds for an entry without the key."""
    if not isinstance(value, Text):
        return False
    if key.value == _OUT_DTYPE:
        cast, same, _ = kinds.OUT_DTYPES
        return value.value == (cast if "elementwise" in mapping else same)
    return value.value == keys.USUAL.get(key.value)


def _name(func: Node | None) -> str:
    """The name of an operator as its schema, or the first of a list, begins."""
    if isinstance(func, Sequence):
        return _name(func.items[0]) if func.items else ""
    if isinstance(func, Mapping):
        return _name(func.get("func"))
    return func.value.strip() if func is not None else ""


def _report_unused(theme: _Theme, diagnostics: Diagnostics) -> None:
    for key, _ in theme.given:
        if key.value not in theme.taken:
            found = keys.OF_KINDS.get(key.value)
            of = f"of the kind {' or '.join(found)}" if found else "public and can have it"
            key.error(
                diagnostics, "entry-theme-key", f"'{key.value}' holds for no entry of this theme: none is {of}",
                hint=f"remove '{key.value}'",
            )
