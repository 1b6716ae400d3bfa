"""A file of operators by its themes, each of which can be read alone: an edit of one leaves the others as they are.

A section begins with the line of an item ``- theme: NAME`` and ends before the next one. It can be read alone where
nothing but items and comments stands at the beginning of its lines: no text, and no mark of a document, reaches over
its end then, or it is an error, and whoever asked reads the whole file, which says so.
"""

from __future__ import annotations

import re

from codegen.diagnostics import Diagnostics
from codegen.reading.overloads import separate
from codegen.reading.themes import with_themes
from codegen.source.yaml_source import entries_of, parse_yaml
from codegen.source.yaml_values import Mapping

_BEGIN = re.compile(r"^(?=- theme: *\w+ *$)", re.MULTILINE)
_OTHER_LINE = re.compile(r"^(?!- |#|[ \n]|\Z)", re.MULTILINE)
_LINE_BREAKS = re.compile("[\r\x85\u2028\u2029]")  # besides the usual one, by which lines are counted here


def sections_of(text: str) -> tuple[str, ...] | None:
    """The sections of a file, what stands before the first theme first; None where one cannot be read alone."""
    if _OTHER_LINE.search(text) or _LINE_BREAKS.search(text):
        return None
    return tuple(_BEGIN.split(text))


def read_section(sections: tuple[str, ...], number: int, file: str, diagnostics: Diagnostics) -> tuple[Mapping, ...]:
    """The entries of a section, each with one schema, at their places in the file."""
    text = sections[number]
    if not any(line[:1] == "-" for line in text.split("\n")):
        return ()  # comments
    before = sum(section.count("\n") for section in sections[:number])
    node = parse_yaml("\n" * before + text, file, diagnostics)
    return separate(with_themes(entries_of(node, diagnostics), diagnostics), diagnostics)
