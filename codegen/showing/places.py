"""Where things stand in generated files: definitions, methods, rows of dispatch tables; read from their trees.

The files are parsed as they lie on disk, and nothing is imported.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_KEEP = ("CPU", "CUDA")


@dataclass(frozen=True)
class Row:
    """A row of a dispatch table: the key, what is registered as Python has it, and the line of the function."""

    key: str
    target: str
    line: int


@dataclass(frozen=True)
class File:
    """A Python file."""

    path: Path

    @cached_property
    def lines(self) -> list[str]:
        """Its text."""
        return self.path.read_text(encoding="utf-8").split("\n")

    @cached_property
    def body(self) -> list[ast.stmt]:
        """Its statements. Raises SyntaxError if it is no Python."""
        return ast.parse("\n".join(self.lines)).body

    @cached_property
    def top(self) -> dict[str, ast.stmt]:
        """What is defined at the top level, by name."""
        return dict(_named(self.body))

    @cached_property
    def tables(self) -> dict[str, list[Row]]:
        """The rows of every dispatch table, ``TABLE.implement(KEY, function)``, by the name of the table."""
        found: dict[str, list[Row]] = {}
        for node in self.body:
            if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
                continue
            call = node.value
            if isinstance(call.func, ast.Attribute) and call.func.attr == "implement" and len(call.args) == 2:
                names = (one.id for one in ast.walk(call.args[1]) if isinstance(one, ast.Name))
                definitions = [self.top[name] for name in names if isinstance(self.top.get(name), ast.FunctionDef)]
                row = Row(_key(ast.unparse(call.args[0])), ast.unparse(call.args[1]), (*definitions, node)[0].lineno)
                found.setdefault(ast.unparse(call.func.value), []).append(row)
        return found

    def line_of(self, name: str) -> int | None:
        """The line of a definition at the top level."""
        node = self.top.get(name)
        return node.lineno if node is not None else None

    @cached_property
    def methods(self) -> dict[str, ast.stmt]:
        """The functions of all classes, by name; properties of Tensor as well."""
        found: dict[str, ast.stmt] = {}
        for node in self.body:
            if isinstance(node, ast.ClassDef):
                found |= dict(_named(node.body))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
                found.setdefault(node.targets[0].attr, node)
        return found

    def text_of(self, node: ast.stmt) -> str:
        """The source of a definition."""
        return "\n".join(self.lines[node.lineno - 1 : node.end_lineno])


def _named(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name, node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node
        elif isinstance(node, ast.ImportFrom):
            yield from ((one.asname or one.name, node) for one in node.names)


def _key(constant: str) -> str:
    """``AUTOGRAD_CPU`` -> ``AutogradCPU``."""
    return "".join(word if word in _KEEP else word.capitalize() for word in constant.split("_"))


class Places:
    """The files of a package; one that is not there is None."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, File | None] = {}

    def file(self, name: str) -> File | None:
        """A file by its path below the package. A file that is no Python counts as absent."""
        if name not in self._files:
            path = self.folder / name
            self._files[name] = read_file(path)
        return self._files[name]


def read_file(path: Path) -> File | None:
    """A file, None if there is none or it is no Python."""
    file = File(path)
    try:
        _ = file.top
    except (OSError, SyntaxError, ValueError):
        return None
    return file
