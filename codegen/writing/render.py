"""From templates to text: the filters of templates, docstrings, and the tidying of what was rendered."""

from __future__ import annotations

import contextlib
import hashlib
import io
import itertools
import textwrap
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import jinja2
from jinja2.bccache import Bucket

from codegen.model.layout import APART, PARAGRAPH, WIDTH, fold, lambda_source, quoted, spaced, tuple_source
from codegen.source.doctext import with_kind
from codegen.writing import caches

TEMPLATES = Path(__file__).resolve().parents[1] / "templates"
HEAD = "<head>"  # what stands before the first piece of a template
_DOC_WIDTH = 104
_CUT = "\0"  # around the name of a piece; no text of an entry has one


def tuple_literal(values: Iterable[str]) -> str:
    """A tuple of strings."""
    return tuple_source(quoted(value) for value in values)


@cache
def environment(*, trim: bool = False) -> jinja2.Environment:
    """The Jinja environment of all templates. An undefined name is an error, never an empty string."""
    result = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=trim,
        lstrip_blocks=trim,
        keep_trailing_newline=True,
        bytecode_cache=_CompiledTemplates(),
        autoescape=False,  # noqa: S701 - Python source, not HTML; values are literals made by this module
    )
    result.filters |= {
        "tuple_literal": tuple_literal,
        "lambda_source": lambda_source,
        "docstring": docstring,
        "filled": filled,
        "literal": quoted,
        "sha": lambda text: hashlib.sha256(text.encode()).hexdigest()[:16],
    }
    result.globals |= {"apart": APART, "cut": _cut, "paragraph": PARAGRAPH}
    return result


def _cut(*words: str) -> str:
    """What a template writes where the piece of this name begins."""
    return f"{_CUT}{' '.join(words)}{_CUT}"


def filled(words: Iterable[str], indent: int) -> str:
    """Words with commas behind them in lines as wide as fit, the first of which has its indent already."""
    return textwrap.fill(", ".join([*words, ""]).rstrip(), WIDTH - indent).replace("\n", "\n" + " " * indent)


class _CompiledTemplates(jinja2.BytecodeCache):
    """Compiled templates, kept from run to run by their content, where nothing but this user's files is read."""

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give a bucket what was kept; it looks itself whether that is of its template and of this Jinja."""
        content = caches.read(self._file(bucket))
        if content is not None:
            try:
                bucket.load_bytecode(io.BytesIO(content))
            except (ValueError, EOFError, TypeError):  # it is damaged
                bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what is in a bucket, if that can be."""
        content = io.BytesIO()
        bucket.write_bytecode(content)
        with contextlib.suppress(OSError):
            caches.write(self._file(bucket), content.getvalue())

    def _file(self, bucket: Bucket) -> Path:
        return caches.cache_folder() / "templates" / f"{bucket.key}.cache"


def docstring(lines: Iterable[str], indent: int = 4, *, closed: bool = False) -> str:
    """The inside of a docstring that nothing in `lines` can end.

    With `closed` the quotes that follow get a line of their own if there are several lines. Examples are not wrapped.
    """
    parts = [
        part
        for line, is_example in with_kind(lines)
        for part in ([line] if is_example else textwrap.wrap(line, _DOC_WIDTH, subsequent_indent="    ") or [""])
    ]
    safe = [_escaped(line) for line in parts]
    if safe and safe[-1].endswith('"'):
        safe[-1] += " "
    text = "\n".join((" " * indent + line if line and i else line) for i, line in enumerate(safe))
    return text + "\n" + " " * indent if closed and len(safe) > 1 else text


def _escaped(line: str) -> str:
    """A line as it can stand in a docstring: no quotes that end it, no escapes, no control characters."""
    safe = line.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in safe)


def tidy(text: str, *, stub: bool = False) -> str:
    """Rendered text as a careful person leaves it: no trailing blanks, no needless blank lines, long lines folded.

    The lines of docstrings, whose quotes are the only triple ones that begin a line, stay as they are.
    """
    return joined([_folded(text)], stub=stub)


def joined(pieces: Iterable[str], *, stub: bool = False) -> str:
    """A module of its pieces, with as many blank lines between its statements as a careful person leaves."""
    return "\n".join(spaced("".join(pieces).split("\n"), stub=stub)) + "\n"


def _folded(text: str) -> str:
    """Text without trailing blanks, long lines folded."""
    lines: list[str] = []
    inside = False
    for written in text.split("\n"):
        line = written.rstrip(" \t")
        quotes = '"""' in line and (inside or line.lstrip().startswith('"""'))
        if len(line) <= WIDTH or inside or quotes:
            lines.append(line)
        else:
            for part in fold(line).split("\n"):
                lines += fold(part).split("\n")
        if quotes:
            inside ^= line.count('"""') % 2 == 1
    return "\n".join(lines)


def render(template: str, *, trim: bool = False, **context: Any) -> str:
    """One template, rendered and tidied; with `trim`, a line that holds only a tag leaves no line behind."""
    return tidy(environment(trim=trim).get_template(template).render(**context), stub=template.endswith(".pyi.jinja"))


def pieces_of(template: str, **context: Any) -> dict[str, str]:
    """The pieces of one template by their names, the first of them `HEAD`, long lines folded.

    Each depends on what it is about alone, so that `joined` makes a module of pieces that were rendered one by one.
    """
    head, *pieces = environment().get_template(template).render(**context).split(_CUT)
    names, texts = [HEAD, *pieces[::2]], [head, *pieces[1::2]]
    assert len({*names}) == len(names), f"two pieces of {template} have one name"
    for before, text in itertools.pairwise(filter(None, texts)):
        assert before.endswith("\n") or text.startswith("\n"), f"a piece of {template} begins within a line"
    return dict(zip(names, map(_folded, texts), strict=True))


def plain_text(template: str, **context: Any) -> str:
    """One template, rendered and left as it is: text that is no Python."""
    return environment().get_template(template).render(**context)
