"""The imports of a rendered module: those that it does not use left out, long ones folded."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Sequence

from codegen.model.layout import WIDTH, spaced

# Formatted text, in which names stand in braces; text and comments, in which they mean nothing; names.
_ONE_LINE = r'"(?:[^"\\\n]|\\.)*"' r"|'(?:[^'\\\n]|\\.)*'"
_WORD = re.compile(
    rf"""(?<!\w)[fF](?:{_ONE_LINE})|"{{3}}(?:[^\\]|\\.)*?"{{3}}|{_ONE_LINE}|#[^\n]*|(?<![\w.])[^\W\d]\w*""", re.DOTALL
)
_BEGINS_TEXT = ("#", '"', "'")
_QUOTES = ('"', "'")


def prune(text: str, *, keep: bool = False, stub: bool = False) -> str:
    """A module without the imports that it does not use (unless `keep`), long import lines folded.

    Only the head of the module is parsed, which ends with its last import; behind it words are enough.
    """
    lines = text.split("\n")
    end = _end_of_imports(lines)
    tree = ast.parse("\n".join(lines[:end]))
    following_lines = lines[end:]
    head = lines[:end]
    used = _names_in("\n".join(following_lines))
    for node in reversed(tree.body):
        if not isinstance(node, (ast.Import, ast.ImportFrom)):
            continue
        lines_of_node = slice(node.lineno - 1, node.end_lineno)
        aliases = [
            alias for alias in node.names
            if keep or alias.name == "*" or (alias.asname or alias.name).split(".")[0] in used
        ]
        if aliases != node.names or "#" not in head[node.lineno - 1]:  # a comment is about all of the line
            head[lines_of_node] = _import_lines(node, aliases) if aliases else []
    blank = next((number for number, line in enumerate(following_lines) if line), 0)
    pruned = "\n".join([*spaced([*head, *following_lines[: blank + 1]], stub=stub), *following_lines[blank + 1 :]])
    return pruned if pruned.endswith("\n") else pruned + "\n"


def _names_in(body: str) -> set[str]:
    """The names that code may read, and a few more words: those are quicker to find."""
    words = {word for word in _WORD.findall(body) if not word.startswith(_BEGINS_TEXT)}
    formatted = [word for word in words if word.endswith(_QUOTES)]
    inside = (node.id for word in formatted for node in ast.walk(ast.parse(word)) if isinstance(node, ast.Name))
    return words.difference(formatted).union(inside)


def _end_of_imports(lines: Sequence[str]) -> int:
    """The number of lines up to the last import of a module."""
    end, closed = 0, True
    for number, line in enumerate(lines, start=1):
        if not closed:
            closed = ")" in line
            end = number
        elif line.startswith(("import ", "from ")):
            closed = "(" not in line or ")" in line
            end = number
    return end


def _import_lines(node: ast.Import | ast.ImportFrom, aliases: list[ast.alias]) -> list[str]:
    """An import statement of the names `kept`."""
    if isinstance(node, ast.Import):
        return [ast.unparse(ast.Import(aliases))]
    line = ast.unparse(ast.ImportFrom(node.module, aliases, node.level))
    if len(line) <= WIDTH:
        return [line]
    head, _, names = line.partition(" import ")
    body = textwrap.fill(names + ",", WIDTH - 4, initial_indent="    ", subsequent_indent="    ")
    return [f"{head} import (", *body.split("\n"), ")"]
