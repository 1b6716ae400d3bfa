"""Text as HTML: sentences with code and links, examples with prompts. Everything that an author wrote is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markupsafe import Markup, escape

from codegen.doctext import MORE, PROMPT

_INLINE = re.compile(r"`(?P<code>[^`]+)`|arXiv[: ](?P<arxiv>\d{4}\.\d{4,5})|(?P<url>https?://[^\s<>\"'`]*[^\s<>\"'`.,;:)])")


def prose(text: str) -> Markup:
    """A sentence: code between backticks, addresses and arXiv numbers as links."""
    parts: list[Markup] = []
    end = 0
    for found in _INLINE.finditer(text):
        parts += [escape(text[end : found.start()]), _marked(found)]
        end = found.end()
    return Markup("").join([*parts, escape(text[end:])])


def plain(text: str) -> str:
    """The same without marks, for titles and descriptions."""
    return text.replace("`", "")


def _marked(found: re.Match[str]) -> Markup:
    if found["code"]:
        return Markup("<code>{}</code>").format(found["code"])
    if found["arxiv"]:
        return Markup('<a href="https://arxiv.org/abs/{0}">arXiv {0}</a>').format(found["arxiv"])
    return Markup('<a href="{0}">{0}</a>').format(found["url"])


def example(lines: tuple[str, ...]) -> Markup:
    """An example: prompts that are not copied, what is typed, what is printed."""
    return Markup("\n").join(_example_lines(lines))


def _example_lines(lines: tuple[str, ...]) -> Iterator[Markup]:
    for line in lines:
        if line.startswith((PROMPT, MORE)) or line in (PROMPT.rstrip(), MORE.rstrip()):
            yield Markup('<span class="prompt">{}</span><span class="typed">{}</span>').format(line[:4], line[4:])
        else:
            yield Markup('<span class="printed">{}</span>').format(line)


def report(text: str) -> Markup:
    """A report of mistakes: the message of each, the line, and the marks under what is wrong."""
    return Markup("").join(_report_lines(text))


def _report_lines(text: str) -> Iterator[Markup]:
    for line in text.split("\n"):
        if re.match(r" *\| +\^+$", line):
            yield Markup('<span class="carets">{}</span>').format(line)
        elif re.match(r" *\d+ \| ", line):
            yield Markup('<span class="line">{}</span>').format(line)
        else:
            yield Markup('<span class="message">{}</span>').format(line)
