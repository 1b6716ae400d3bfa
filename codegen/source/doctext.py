"""The text of an entry: paragraphs and examples.

    The sum `input + alpha * other`.

    >>> ow.add(ow.tensor([1, 2]), 3)
    tensor([4, 5])

Paragraphs are separated by blank lines, and the first is the summary. One that begins with ``>>> `` is an example,
before which no blank line need stand: Python with the package as ``ow``, continued after ``... ``, and below it what it
prints. The tests run it.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from codegen.diagnostics import Diagnostics
from codegen.source.yaml_values import Text

PROMPT, MORE = ">>> ", "... "
WIDEST = 100  # columns of an example's line, which docstrings do not wrap


@dataclass(frozen=True)
class Paragraph:
    """Lines between blank lines."""

    lines: tuple[str, ...]

    @property
    def is_example(self) -> bool:
        """Whether it is to be run."""
        return self.lines[0].startswith(PROMPT.rstrip())

    @property
    def text(self) -> str:
        """The lines as they stand."""
        return "\n".join(self.lines)


@dataclass(frozen=True)
class Doc:
    """A text in parts."""

    paragraphs: tuple[Paragraph, ...]

    @cached_property
    def summary(self) -> str:
        """The first paragraph, in one line."""
        first = self.paragraphs[0] if self.paragraphs else None
        return "" if first is None or first.is_example else " ".join(first.lines)

    @property
    def details(self) -> tuple[Paragraph, ...]:
        """The paragraphs after the summary that are no examples."""
        prose = [paragraph for paragraph in self.paragraphs if not paragraph.is_example]
        return tuple(prose[1:] if self.summary else prose)

    @property
    def examples(self) -> tuple[Paragraph, ...]:
        """What is to be run, in order; a later example knows the names of an earlier."""
        return tuple(paragraph for paragraph in self.paragraphs if paragraph.is_example)


def read_doc(text: str) -> Doc:
    """The parts of a text."""
    return Doc(tuple(Paragraph(lines) for _, lines in _blocks(text)))


def with_kind(lines: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """Every line, and whether it belongs to an example, which must stay as it is."""
    inside = False
    for line in lines:
        inside = line.startswith(PROMPT) or (inside and bool(line.strip()))
        yield line, inside


def check_doc(text: Text, diagnostics: Diagnostics) -> None:
    """Examples are Python, and fit into a docstring."""
    for start, lines in _blocks(text.value):
        if Paragraph(lines).is_example:
            _check_example(text, start, lines, diagnostics)


def _check_example(text: Text, start: int, lines: tuple[str, ...], diagnostics: Diagnostics) -> None:
    program: list[str] = []
    offset, begin = start, start
    for line in lines:
        if line.startswith(PROMPT.rstrip()) and not line.startswith(PROMPT) and line != PROMPT.rstrip():
            message = "a line of an example begins with '>>>' and a space"
            text.error(diagnostics, "entry-example", message, offset=offset, length=len(line))
            return
        if len(line) > WIDEST:
            message = f"a line of an example has {len(line)} characters; at most {WIDEST} fit into a docstring"
            text.error(diagnostics, "entry-example", message, offset=offset, length=len(line))
        if line.startswith(PROMPT):
            _check_statement(text, begin, program, diagnostics)
            program, begin = [line[len(PROMPT) :]], offset
        elif line.startswith(MORE) or line == MORE.rstrip():
            program.append(line[len(MORE) :])
        else:
            _check_statement(text, begin, program, diagnostics)
            program = []
        offset += len(line) + 1
    _check_statement(text, begin, program, diagnostics)


def _check_statement(text: Text, start: int, program: list[str], diagnostics: Diagnostics) -> None:
    if not program:
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse("\n".join(program) + "\n")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        reason = error.msg if isinstance(error, SyntaxError) else str(error)
        text.error(
            diagnostics, "entry-example", f"the example is not Python: {reason}",
            offset=start + len(PROMPT), length=len(program[0]),
        )


def _begins_example(line: str, first: str) -> bool:
    """Whether an example begins at a line below a paragraph that begins with `first`, without a blank line between."""
    return line.startswith(PROMPT) and not first.startswith(PROMPT.rstrip())


def spaced(text: str) -> str:
    """The text with a blank line before every example, which an author may leave out."""
    lines: list[str] = []
    first = ""  # of the paragraph
    for line in text.split("\n"):
        first = (first or line) if line.strip() else ""
        if first and first is not line and _begins_example(line, first):
            lines.append("")
            first = line
        lines.append(line)
    return "\n".join(lines)


def _blocks(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The runs of lines that are not blank, each with its offset."""
    offset, start, lines = 0, 0, list[str]()
    for line in text.split("\n"):
        if lines and _begins_example(line, lines[0]):
            yield start, tuple(lines)
            lines = []
        if line.strip():
            start = offset if not lines else start
            lines.append(line.rstrip())
        elif lines:
            yield start, tuple(lines)
            lines = []
        offset += len(line) + 1
    if lines:
        yield start, tuple(lines)
