"""Text as HTML: sentences with code and links, examples with prompts. Everything that an author wrote is escaped.

What the functions here return is markup; templates print it with ``| safe``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from codegen.source.doctext import MORE, PROMPT

_INLINE = re.compile(r"`(?P<code>[^`]+)`|arXiv[: ](?P<arxiv>\d{4}\.\d{4,5})|(?P<url>https?://[^\s<>\"'`]*[^\s<>\"'`.,;:)])")


def prose(text: str) -> str:
    """A sentence: code between backticks, addresses and arXiv numbers as links."""
    parts: list[str] = []
    end = 0
    for match in _INLINE.finditer(text):
        parts += [escape(text[end : match.start()]), _marked(match)]
        end = match.end()
    return "".join([*parts, escape(text[end:])])


def plain(text: str) -> str:
    """The same without marks, for titles and descriptions."""
    return text.replace("`", "")


def _marked(match: re.Match[str]) -> str:
    if match["code"]:
        return f"<code>{escape(match['code'])}</code>"
    if match["arxiv"]:
        return f'<a href="https://arxiv.org/abs/{match["arxiv"]}">arXiv {match["arxiv"]}</a>'
    return f'<a href="{escape(match["url"])}">{escape(match["url"])}</a>'


def _span(kind: str, text: str) -> str:
    return f'<span class="{kind}">{escape(text)}</span>'


def example(lines: tuple[str, ...]) -> str:
    """An example: prompts that are not copied, what is typed, what is printed."""
    return "\n".join(_example_lines(lines))


def _example_lines(lines: tuple[str, ...]) -> Iterator[str]:
    for line in lines:
        if line.startswith((PROMPT, MORE)) or line in (PROMPT.rstrip(), MORE.rstrip()):
            yield _span("prompt", line[:4]) + _span("typed", line[4:])
        else:
            yield _span("printed", line)


def report(text: str) -> str:
    """A report of errors: the message of each, the line, and the marks under what is wrong."""
    return "".join(_report_lines(text))


def _report_lines(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if re.match(r" *\| +\^+$", line):
            yield _span("carets", line)
        elif re.match(r" *\d+ \| ", line):
            yield _span("line", line)
        else:
            yield _span("message", line)
