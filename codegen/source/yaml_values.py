"""The values of a YAML file: text, lists and mappings that know their places, and how text is read as something else.

They are made by yaml_source, which also exports them. Nothing here raises: what is wrong goes to Diagnostics.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from codegen.diagnostics import Diagnostics, Location
from codegen.source.yaml_offsets import places_of

_BOOLEANS = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
# What to say where a text within braces was cut.
IN_QUOTES = "inside { } a comma ends a text; put the whole text in quotes"
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")


@dataclass(frozen=True, slots=True)
class Text:
    """A scalar. `style` is "" for plain text, else the quote or block indicator: one of ' " | >."""

    value: str
    location: Location
    style: str = ""
    _lines: list[str] = field(default_factory=list, compare=False, repr=False)
    _whole: tuple[Text, int] | None = field(default=None, compare=False, repr=False)  # what this is a slice of

    def __str__(self) -> str:
        return self.value

    @property
    def is_plain(self) -> bool:
        return not self.style

    def location_at(self, offset: int) -> Location:
        """Where the character at `offset` in `value` stands in the file; `len(value)` gives the end.

        Offsets outside are moved inside. If the place is not known exactly, it is the beginning of the scalar.
        """
        offset = min(max(offset, 0), len(self.value))
        if self._whole is not None:
            full_text, start = self._whole
            return full_text.location_at(start + offset)
        file, line, column = self.location.file, self.location.line, self.location.column
        source = self._lines[line - 1] if 1 <= line <= len(self._lines) else ""
        if not self.style and source.startswith(self.value, column - 1):
            return Location(file, line, column + offset)
        positions = places_of(self.value, self.style, self._lines, (line - 1, column - 1))
        if positions is None:
            return self.location
        return Location(file, positions[offset][0] + 1, positions[offset][1] + 1)

    @property
    def is_cut(self) -> bool:
        """Whether a comma within braces ended the text, which is not in quotes."""
        line, start = self.location.line, self.location.column - 1
        source = self._lines[line - 1] if 1 <= line <= len(self._lines) else ""
        after = source[start + len(self.value) :].lstrip() if source.startswith(self.value, start) else ""
        return self.is_plain and after.startswith(",")

    def slice(self, start: int, stop: int) -> Text:
        """A part of the text that still knows its place."""
        return Text(self.value[start:stop], self.location_at(start), self.style, self._lines, (self, start))

    def error(
        self,
        diagnostics: Diagnostics,
        code: str,
        message: str,
        *,
        offset: int = 0,
        length: int | None = None,
        hint: str | None = None,
    ) -> None:
        """Reports a problem with `length` characters of the value from `offset` on; with all of it by default."""
        stop = len(self.value) if length is None else offset + length
        first, last = self.location_at(offset), self.location_at(stop)
        marked = last.column - first.column if last.line == first.line else stop - offset
        diagnostics.error(first, code, message, hint=hint, length=marked)


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple[Node, ...]
    location: Location

    def __iter__(self) -> Iterator[Node]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in the order of the file; no key comes twice."""

    items: tuple[tuple[Text, Node], ...]
    location: Location

    def get(self, key: str) -> Node | None:
        """The value of `key`, or None."""
        return next((value for name, value in self.items if name.value == key), None)

    def key(self, key: str) -> Text | None:
        """The key itself, for its place, or None."""
        return next((name for name, _ in self.items if name.value == key), None)

    def keys(self) -> tuple[str, ...]:
        return tuple(name.value for name, _ in self.items)

    def __contains__(self, key: str) -> bool:
        return self.key(key) is not None

    def __len__(self) -> int:
        return len(self.items)


Node = Text | Sequence | Mapping


def describe(node: Node) -> str:
    """What kind of value it is, for messages."""
    if isinstance(node, Text):
        return "text" if node.value or node.style else "nothing"
    return "a list" if isinstance(node, Sequence) else "a mapping"


def as_text(node: Node, diagnostics: Diagnostics, subject: str) -> Text | None:
    """The node if it is a text that is not empty; `what` names it in the message, such as "'func'"."""
    if isinstance(node, Text) and node.value.strip():
        return node
    diagnostics.error(node.location, "yaml-not-text", f"{subject} must be text, not {_but(node)}")
    return None


def as_mapping(node: Node, diagnostics: Diagnostics, subject: str) -> Mapping | None:
    """The node if it is a mapping."""
    if isinstance(node, Mapping):
        return node
    diagnostics.error(node.location, "yaml-not-a-mapping", f"{subject} must be a mapping, not {_but(node)}")
    return None


def as_sequence(node: Node, diagnostics: Diagnostics, subject: str) -> Sequence | None:
    """The node if it is a list."""
    if isinstance(node, Sequence):
        return node
    diagnostics.error(node.location, "yaml-not-a-list", f"{subject} must be a list, not {_but(node)}")
    return None


def as_bool(node: Node, diagnostics: Diagnostics, subject: str) -> bool | None:
    """True or False, written plainly; None after an error."""
    if isinstance(node, Text) and node.is_plain and node.value in _BOOLEANS:
        return _BOOLEANS[node.value]
    _reject_scalar(node, diagnostics, "yaml-not-a-bool", f"{subject} must be True or False")
    return None


def as_int(node: Node, diagnostics: Diagnostics, subject: str) -> int | None:
    """A whole number in decimal digits, written plainly; None after an error."""
    if isinstance(node, Text) and node.is_plain and len(node.value) < 100 and _INTEGER.fullmatch(node.value):
        return int(node.value)
    _reject_scalar(node, diagnostics, "yaml-not-an-int", f"{subject} must be an integer")
    return None


def as_list_of_text(node: Node, diagnostics: Diagnostics, subject: str) -> tuple[Text, ...]:
    """The words of a list, or of a text that separates them by commas; what is no word is reported and left out."""
    if isinstance(node, Mapping) or (isinstance(node, Text) and not node.value.strip()):
        message = f"{subject} must be a list or a text with commas, not {_but(node)}"
        diagnostics.error(node.location, "yaml-not-a-list", message)
        return ()
    words: list[Text] = []
    for item in _pieces(node) if isinstance(node, Text) else node:
        if isinstance(item, Text) and item.value.strip():
            words.append(item)
        else:
            message = f"{subject} must list words, but one of them is {_but(item)}"
            diagnostics.error(item.location, "yaml-not-text", message)
    return tuple(words)


def _pieces(text: Text) -> Iterator[Text]:
    if "," not in text.value and text.value == text.value.strip():
        yield text
        return
    for match in re.finditer(r"[^,]+|(?<=,)(?=,)|^(?=,)|(?<=,)$", text.value):
        piece = match.group()
        start = match.start() + len(piece) - len(piece.lstrip())
        yield text.slice(start, start + len(piece.strip()))


def _reject_scalar(node: Node, diagnostics: Diagnostics, code: str, message: str) -> None:
    if not isinstance(node, Text) or not node.value:
        diagnostics.error(node.location, code, f"{message}, not {_but(node)}")
        return
    quoted = node.style and (node.value in _BOOLEANS or _INTEGER.fullmatch(node.value))
    hint = "remove the quotes" if quoted else None
    node.error(diagnostics, code, f"{message}, not '{node.value.strip()}'", hint=hint)


def _but(node: Node) -> str:
    return "empty" if isinstance(node, Text) and not node.value.strip() else describe(node)
