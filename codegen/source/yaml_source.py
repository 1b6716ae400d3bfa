"""YAML files as positioned text.

`read_entries("ops.yaml", diagnostics)` gives Text, Sequence and Mapping values that know their file, line and column.
Nothing is interpreted: scalars stay text until `as_bool`, `as_int` or `as_list_of_text` reads them, and no Python
object is ever made from a tag. Problems go to Diagnostics. This module knows nothing of operators.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from codegen.diagnostics import Diagnostics, Location
from codegen.source.yaml_values import (
    Mapping,
    Node,
    Sequence,
    Text,
    as_bool,
    as_int,
    as_list_of_text,
    as_mapping,
    as_sequence,
    as_text,
    describe,
)

__all__ = [
    "MAX_DEPTH",
    "Mapping",
    "Node",
    "Sequence",
    "Text",
    "as_bool",
    "as_int",
    "as_list_of_text",
    "as_mapping",
    "as_sequence",
    "as_text",
    "describe",
    "entries_of",
    "parse_yaml",
    "read_entries",
    "read_yaml",
]

MAX_DEPTH = 32
MAX_LENGTH = 100_000
_NOTHING = "write [] for a list without entries"
_TOO_DEEP = f"values are nested deeper than {MAX_DEPTH} levels"
_HOPELESS = 1000  # levels below that
_DEPTH_OF_PARSER = "nesting depth"  # what newer versions of libyaml limit, before they give the first event
_VALUE_EVENTS = (yaml.ScalarEvent, yaml.CollectionStartEvent, yaml.AliasEvent)
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_LINE_BREAK = re.compile("\r\n|[\r\n\x85\u2028\u2029]")
_KEY = re.compile(r"^ *(?:- +)?(?P<key>[A-Za-z_]\w*) *:(?: |$)")
_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def read_entries(path: str | Path, diagnostics: Diagnostics) -> tuple[Mapping, ...]:
    """The entries of a file that is a list of mappings. What is not a mapping is reported and left out."""
    return entries_of(read_yaml(path, diagnostics), diagnostics)


def entries_of(node: Node | None, diagnostics: Diagnostics) -> tuple[Mapping, ...]:
    """The entries of a document that is a list of mappings; none of one that cannot be read."""
    if node is None:
        return ()
    if not isinstance(node, Sequence):
        message = f"expected a list of entries, each beginning with '- ', but the file is {describe(node)}"
        diagnostics.error(node.location, "yaml-not-a-list", message)
        return ()
    for item in node:
        if not isinstance(item, Mapping):
            message = f"an entry must be a mapping of keys to values, not {describe(item)}"
            diagnostics.error(item.location, "yaml-not-a-mapping", message)
    return tuple(item for item in node if isinstance(item, Mapping))


def read_yaml(path: str | Path, diagnostics: Diagnostics) -> Node | None:
    """The one document in a file, or None if it cannot be read at all; locations carry `path` as it was given."""
    file = str(path)
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        diagnostics.error(Location(file, 0, 0), "yaml-unreadable", f"cannot read the file: {reason}")
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        _not_utf8(data, error.start, file, diagnostics)
        return None
    return parse_yaml(text, file, diagnostics)


def parse_yaml(text: str, file: str, diagnostics: Diagnostics) -> Node | None:
    """The one document in `text`, or None if it is not YAML; `file` is the name that locations carry."""
    text = text.removeprefix("\ufeff")
    lines = _LINE_BREAK.split(text)
    diagnostics.remember_source(file, lines)
    forbidden = _FORBIDDEN.search(text)
    if forbidden:
        message = f"the character U+{ord(forbidden.group()):04X} is not allowed in YAML"
        diagnostics.error(_location_in(text, forbidden.start(), file), "yaml-character", message)
        return None
    try:
        return _EventReader(text, file, lines, diagnostics).document()
    except _HopelessError:
        return None
    except yaml.MarkedYAMLError as error:
        _syntax_error(error, file, lines, diagnostics)
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as error:
        diagnostics.error(Location(file, 0, 0), "yaml-syntax", f"not valid YAML: {error}")
    return None


class _HopelessError(Exception):
    """What is reported already makes the rest of the file not worth reading."""


class _EventReader:
    """Makes values of the parser's events. Events, unlike composed nodes, still show anchors, aliases and tags."""

    def __init__(self, text: str, file: str, lines: list[str], diagnostics: Diagnostics) -> None:
        self.events = yaml.parse(text, Loader=_LOADER)
        self.file = file
        self.lines = lines
        self.diagnostics = diagnostics

    def document(self) -> Node | None:
        root: Node | None = None
        documents = 0
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents == 2:
                    message = "a second document begins here; the file must have one"
                    self.diagnostics.error(self.location(event), "yaml-documents", message, length=3)
            elif isinstance(event, _VALUE_EVENTS):
                node = self.node(event, 1)
                root = node if root is None else root
        empty = isinstance(root, Text) and not root.value and root.is_plain
        if root is None or empty:
            self.diagnostics.error(Location(self.file, 0, 0), "yaml-empty", "the file is empty", hint=_NOTHING)
            return None
        return root

    def location(self, event: yaml.Event) -> Location:
        mark = event.start_mark
        return Location(self.file, mark.line + 1, mark.column + 1) if mark else Location(self.file, 0, 0)

    def node(self, event: yaml.Event, depth: int) -> Node:
        location = self.location(event)
        if not isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
            name = f"*{getattr(event, 'anchor', '')}"
            message = f"the alias '{name}' is not allowed"
            self.diagnostics.error(location, "yaml-alias", message, hint="write the value out", length=len(name))
            return Text(name, location)
        if event.anchor is not None or event.tag is not None:
            location = self.reject_properties(event, location)
        if isinstance(event, yaml.ScalarEvent):
            if len(event.value) > MAX_LENGTH:
                message = f"a text of {len(event.value)} characters is too long; {MAX_LENGTH} are the most"
                self.diagnostics.error(location, "yaml-too-long", message)
                return Text(event.value[:20].split("\n")[0], location)
            return Text(event.value, location, event.style or "", self.lines)
        if depth > MAX_DEPTH:
            self.diagnostics.error(location, "yaml-too-deep", _TOO_DEEP)
            self.skip()
            return Text("", location)
        if isinstance(event, yaml.SequenceStartEvent):
            return self.sequence(location, depth)
        return self.mapping(location, depth)

    def reject_properties(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent, location: Location) -> Location:
        """Reports an anchor or a tag; returns the place of the value behind it."""
        if event.anchor is not None:
            message = f"the anchor '&{event.anchor}' is not allowed"
            self.diagnostics.error(location, "yaml-anchor", message, length=len(event.anchor) + 1)
        if event.tag is not None:
            message = f"the tag '{event.tag.replace('tag:yaml.org,2002:', '!!')}' is not allowed"
            self.diagnostics.error(location, "yaml-tag", message, hint="write the value alone")
        properties = re.compile(r"(?:[&!]\S*[ \t]+)*").match(self.lines[location.line - 1], location.column - 1)
        return Location(location.file, location.line, properties.end() + 1 if properties else location.column)

    def sequence(self, location: Location, depth: int) -> Sequence:
        items: list[Node] = []
        for event in self.events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            items.append(self.node(event, depth + 1))
        return Sequence(tuple(items), location)

    def mapping(self, location: Location, depth: int) -> Mapping:
        items: dict[str, tuple[Text, Node]] = {}
        for event in self.events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            key = self.node(event, depth + 1)
            value = self.node(next(self.events), depth + 1)
            if self.is_good_key(key, items) and isinstance(key, Text):
                items[key.value] = (key, value)
        return Mapping(tuple(items.values()), location)

    def is_good_key(self, key: Node, items: dict[str, tuple[Text, Node]]) -> bool:
        if not isinstance(key, Text):
            self.diagnostics.error(key.location, "yaml-key", f"a key must be text, not {describe(key)}")
        elif key.value == "<<" and key.is_plain:
            message = "the merge key '<<' is not allowed"
            self.diagnostics.error(key.location, "yaml-merge-key", message, hint="write the keys out", length=2)
        elif key.value in items:
            first = items[key.value][0].location.line
            message = f"the key '{key.value}' of line {first} comes again in line {key.location.line}"
            key.error(self.diagnostics, "yaml-duplicate-key", message)
        else:
            return True
        return False

    def skip(self) -> None:
        """Passes over the rest of the list or mapping that has just begun."""
        depth = 1
        while depth:
            event = next(self.events)
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > _HOPELESS:  # the parser's time grows with the square of the depth
                raise _HopelessError


def _not_utf8(data: bytes, position: int, file: str, diagnostics: Diagnostics) -> None:
    before = data[:position].decode("utf-8-sig", errors="replace")
    diagnostics.remember_source(file, _LINE_BREAK.split(data.decode("utf-8-sig", errors="replace")))
    message = f"the byte 0x{data[position]:02X} is not UTF-8"
    location = _location_in(before, len(before), file)
    diagnostics.error(location, "yaml-encoding", message, hint="save the file as UTF-8")


def _location_in(text: str, position: int, file: str) -> Location:
    lines = _LINE_BREAK.split(text[:position])
    return Location(file, len(lines), len(lines[-1]) + 1)


def _syntax_error(error: yaml.MarkedYAMLError, file: str, lines: list[str], diagnostics: Diagnostics) -> None:
    problem = error.problem or "cannot be read"
    line, column = _place(error.problem_mark or error.context_mark)
    opened, opened_column = _place(error.context_mark)
    if _DEPTH_OF_PARSER in problem:
        diagnostics.error(Location(file, line + 1, column + 1), "yaml-too-deep", _TOO_DEEP)
        return
    source = lines[line] if line < len(lines) else ""
    problem, hint = _in_our_words(problem, source[column : column + 1])
    message = f"not valid YAML: {problem}"
    if error.context_mark and opened != line:
        message += f" {error.context} that begins in line {opened + 1}"
        if not source.strip():  # the file ended; what was opened and never closed says more
            line, column = opened, opened_column
    if problem.startswith("could not find expected ':'") and any(text.rstrip().endswith("|") for text in lines[:line]):
        hint = "lines of a text that begins with '|' stand further in than its key"
    elif problem.startswith("could not find expected ':'") and opened != line and opened < len(lines):
        line, column, message = opened, opened_column, "this line has no ':' behind its key"
        hint = "write 'key: value'"
    if start := _indentation(lines, line, problem):
        column = len(source) - len(source.lstrip())
        message, hint = "this line is not indented as the key above it", f"begin it in column {start}"
    if "\t" in source[: column + 1] and not source[: column + 1].strip():
        column, message, hint = source.index("\t"), "a tab cannot be used for indentation", "use spaces"
    diagnostics.error(Location(file, line + 1, column + 1), "yaml-syntax", message, hint=hint)


def _indentation(lines: list[str], line: int, problem: str) -> int:
    """The column in which the key of a line should begin, if the line is a key in another; 0 if that is not the matter.

    The keys of an entry stand below each other; the first stands behind its dash.
    """
    misplaced = problem.startswith(("did not find expected '-'", "did not find expected key", "a second ':'"))
    source = lines[line] if line < len(lines) else ""
    if not misplaced or not _KEY.match(source):
        return 0
    indent = len(source) - len(source.lstrip())
    for above in reversed(lines[:line]):
        match = _KEY.match(above)
        if match is None:
            continue
        expected = match.start("key")
        if expected == indent:
            return 0
        if expected < indent or above.lstrip().startswith("-"):
            return expected + 1
    return 0


def _place(mark: Any) -> tuple[int, int]:
    """Line and column of a Mark, of either loader; (0, 0) for none."""
    return (mark.line, mark.column) if mark else (0, 0)


def _in_our_words(problem: str, character: str) -> tuple[str, str | None]:
    """The parser's complaint at `character`, in plainer words where it is a common one, and a hint."""
    if problem.startswith("mapping values are not allowed"):
        return "a second ':' followed by a space", "put a value that contains ': ' in quotes"
    if character == "-" and problem.startswith(("block sequence entries are not", "did not find expected node")):
        hint = "write a minus without a space behind it, -self, or put the text in quotes"
        return "'- ' begins an item of a list", hint
    if problem.startswith("found character") and character and character in "@`%":
        return f"plain text cannot begin with '{character}'", "put it in quotes"
    return problem, None
