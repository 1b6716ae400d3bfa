"""The source of a function as a syntax tree that knows file, lines and columns, and errors that show them.

Scripting is the translation of source, so that this module reads it; nothing else at run time does.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from runtime.errors import ComputeError


class ScriptError(ComputeError):
    """A program that is not in the language of jit.script: what is wrong, with file, line and a mark."""


class FunctionSource:
    """The syntax tree of a function, and where it stands."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name = function.__qualname__
        try:
            lines, first = inspect.getsourcelines(function)
        except (OSError, TypeError):
            msg = (
                f"jit.script(): the source of {self.name} cannot be read; script functions that are written in a file, "
                "or use jit.trace"
            )
            raise ScriptError(msg) from None
        text = "".join(lines)
        self.indent = len(text) - len(text.lstrip())
        self.lines = textwrap.dedent(text).splitlines()
        self.first = max(first, 1)
        self.file = inspect.getsourcefile(function) or "<string>"
        self.tree: Any = self._parsed(textwrap.dedent(text))

    def _parsed(self, text: str) -> Any:
        try:
            statement = ast.parse(text).body[0]
        except (SyntaxError, IndexError):
            statement = None
        if type(statement).__name__ != "FunctionDef":
            msg = (
                f'jit.script(): {self.name} is not written by def\n  File "{self.file}", line {self.first}\n'
                f"    {self.lines[0]}\nwrite it as a function with def"
            )
            raise ScriptError(msg)
        return statement

    def where(self, node: Any) -> str:
        """File, line and column, as nodes of graphs note them."""
        return f"{self.file}:{self.first + node.lineno - 1}:{self.indent + node.col_offset}"

    def error(self, node: Any, reason: str) -> ScriptError:
        """An error that shows the line of a node of the tree, with a mark under it."""
        line = self.lines[node.lineno - 1]
        end = node.end_col_offset if node.end_lineno == node.lineno else len(line)
        mark = " " * node.col_offset + "~" * max(1, end - node.col_offset)
        return ScriptError(
            f'{reason}:\n  File "{self.file}", line {self.first + node.lineno - 1}\n    {line}\n    {mark} <--- HERE'
        )


def contains(statements: list[Any], *kinds: str, through_loops: bool = True) -> bool:
    """Whether statements hold a node of one of these classes; functions within them are not looked into."""
    return any(type(node).__name__ in kinds for node in _inner(statements, through_loops=through_loops))


def assigned_names(statements: list[Any]) -> list[str]:
    """The names to which statements assign, in order."""
    stores = (node for node in _inner(statements) if type(node).__name__ == "Name")
    return list(dict.fromkeys(node.id for node in stores if type(node.ctx).__name__ == "Store"))


def _inner(statements: list[Any], *, through_loops: bool = True) -> Iterator[Any]:
    for statement in statements:
        yield statement
        is_loop = type(statement).__name__ in {"For", "While"}
        if type(statement).__name__ not in {"FunctionDef", "Lambda"} and (through_loops or not is_loop):
            yield from _inner(list(ast.iter_child_nodes(statement)), through_loops=through_loops)
