"""Reports of errors in the author's YAML: what is wrong, where, and how to fix it.

Every reader of YAML, schemas, formulas and kernel expressions reports here and goes on, so that an author sees all
problems of a run at once, sorted by place. This module knows nothing about YAML or operators.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_GUTTER = 9  # columns kept for the line number of an excerpt
_WIDEST = 160  # characters of a source line shown at most; a longer line is cut around the place of the error

_LONGEST = 1000  # characters of a message


@dataclass(frozen=True, slots=True, order=True)
class Location:
    """A place in a file. Lines and columns count from 1, columns in characters; line 0 means the file as a whole."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem: where it is, a stable code such as `schema-unknown-type`, what is wrong, and a hint at the cure.

    `source_line` is the text of the line at fault (empty when there is none to show); `length` is the number of
    characters to underline.
    """

    location: Location
    code: str
    message: str
    hint: str | None = None
    source_line: str = ""
    length: int = 1

    def __str__(self) -> str:
        hint = f" ({self.hint})" if self.hint else ""
        headline = escaped(f"{self.location}: error: {self.message}{hint} [{self.code}]")
        return "\n".join([headline, *self._excerpt()])

    def _excerpt(self) -> list[str]:
        if not self.source_line.strip():
            return []
        cut, before = _cut(self.source_line, max(self.location.column - 1, 0))
        shown = "".join(_printable(character) for character in cut)
        marked = max(min(self.length, len(shown) - before), 1)
        padding = " " * _width(shown[:before])
        carets = "^" * max(_width(shown[before : before + marked]), 1)
        return [f"{self.location.line:>{_GUTTER}} | {shown}", f"{'':>{_GUTTER}} | {padding}{carets}"]


class CodegenError(Exception):
    """The input has errors; nothing was written. `str()` of it is the whole report, one paragraph for each problem.

        ops.yaml:3:19: error: unknown type 'Tensr' in schema of 'logaddexp' (did you mean 'Tensor'?)

    Fix the places it names and run the generator again.
    """

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(str(diagnostic) for diagnostic in self.diagnostics))


class UsageError(Exception):
    """The command line asks for something that cannot be; the text says what, and how to fix it."""


class Diagnostics:
    """Collects the problems of one run. Readers hand over a file's text once, so that excerpts need no second read."""

    def __init__(self) -> None:
        self._found: dict[Diagnostic, None] = {}  # a dict for its order; the same problem is reported once
        self._sources: dict[str, list[str]] = {}

    def remember_source(self, file: str, lines: list[str]) -> None:
        """Keeps the lines of `file` (the name used in its Locations) for the excerpts of later errors."""
        self._sources[file] = lines

    def error(self, location: Location, code: str, message: str, *, hint: str | None = None, length: int = 1) -> None:
        """Records one problem; `length` characters from `location` on will be underlined."""
        line = self._source_line(location)
        diagnostic = Diagnostic(location, code, _short(message), hint and _short(hint), line, max(length, 1))
        self._found[diagnostic] = None

    @property
    def errors(self) -> list[Diagnostic]:
        """What was found so far, sorted by file, line, column; what shares a place stays in the order of finding."""
        return sorted(self._found, key=lambda diagnostic: diagnostic.location)

    def __len__(self) -> int:
        return len(self._found)

    def __bool__(self) -> bool:
        """A collector is not false for being empty; ask `len()` or `raise_if_any()`."""
        return True

    def raise_if_any(self) -> None:
        """Raises CodegenError with all that was found, if anything was."""
        if self._found:
            raise CodegenError(self.errors)

    def _source_line(self, location: Location) -> str:
        if location.line < 1:
            return ""
        lines = self._sources.get(location.file)
        if lines is None:
            lines = self._sources[location.file] = _lines_on_disk(location.file)
        return lines[location.line - 1] if location.line <= len(lines) else ""


def suggest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that a misspelt `word` most likely meant, or None. A difference in case alone always counts.

    A candidate shares most of its letters with the word, and begins with it, or two letters are wrong, one in three at
    most (of a long word one in five): `stride` has letters of `tril`, but nobody who writes the one means the other.
    """
    words = list(candidates)
    for candidate in words:
        if candidate != word and candidate.lower() == word.lower():
            return candidate
    close = difflib.get_close_matches(word, words, n=5, cutoff=0.6)
    return next((word_near for word_near in close if word_near != word and _is_near(word, word_near)), None)


def _is_near(word: str, candidate: str) -> bool:
    if len(word) == 1:
        return False  # a letter is a name of its own, which is near to every short one
    if candidate.startswith(word):
        return True
    letters = word.replace("_", "")
    most = max(min(len(letters) // 3, 2), len(letters) // 5, 1)
    return _edits(letters, candidate.replace("_", "")) <= most


def _edits(word: str, candidate: str) -> int:
    """How many letters are missing, wrong, too many, or exchanged with the one before."""
    before: list[int] = []
    row = list(range(len(candidate) + 1))
    for i, letter in enumerate(word):
        two_before, before, row = before, row, [i + 1]
        for j, other in enumerate(candidate):
            cost = min(before[j + 1] + 1, row[j] + 1, before[j] + (letter != other))
            if i and j and letter == candidate[j - 1] and word[i - 1] == other:
                cost = min(cost, two_before[j - 1] + 1)
            row.append(cost)
    return row[-1]


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """`suggest` as a hint: "did you mean 'Tensor'?", or None."""
    candidate = suggest(word, candidates)
    return None if candidate is None else f"did you mean '{candidate}'?"


def escaped(text: str, *, lines: bool = False) -> str:
    """Text of somebody else as a terminal may have it: what is no visible character (an escape sequence, a mark that

    turns the direction of writing, half of a surrogate pair) as Python spells it. With `lines` the ends of lines, and
    tabs, stay what they are.
    """
    if text.isprintable():
        return text
    unescaped = "\n\t" if lines else ""
    return "".join(
        character if character.isprintable() or character in unescaped else character.encode("unicode_escape").decode()
        for character in text
    )


def counted(number: int, word: str) -> str:
    """``1 error``, ``2 errors``."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _lines_on_disk(file: str) -> list[str]:
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace").split("\n")
    except (OSError, ValueError):
        return []


def _short(text: str) -> str:
    """A message as it can be read: one that quotes a very long word is cut in the middle."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]} ... {text[-_LONGEST // 2 :]}"


def _cut(line: str, column: int) -> tuple[str, int]:
    """A long line without what is far from `column`, and where `column` is then."""
    start = max(min(column - _WIDEST // 2, len(line) - _WIDEST), 0)
    stop = start + _WIDEST
    shown = ("..." if start else "") + line[start:stop] + ("..." if stop < len(line) else "")
    return shown, column - start + (3 if start else 0)


def _printable(character: str) -> str:
    if character == "\t":
        return " "
    return character if character.isprintable() else "\N{REPLACEMENT CHARACTER}"


def _width(text: str) -> int:
    """Columns a terminal uses for `text`: two for wide characters, none for combining marks."""
    if text.isascii():
        return len(text)
    wide = sum(unicodedata.east_asian_width(character) in "WF" for character in text)
    return len(text) + wide - sum(unicodedata.combining(character) != 0 for character in text)
