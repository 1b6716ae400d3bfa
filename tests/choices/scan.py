"""Finds comparisons with constants in the sources of the runtime: each may be a choice among ways to compute."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCANNED = ("runtime", "generated/operators")  # every room, and composites and formulas as they are generated
_LEAST_NUMBER = 3  # smaller numbers count dimensions, operands and results
_ORDERINGS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@dataclass(frozen=True)
class Comparison:
    """A comparison in a source."""

    file: str  # "kernels/..." of the runtime, or "generated/..."
    function: str
    text: str
    line: int = 0

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is called by."""
        return self.file, self.function, self.text

    def __str__(self) -> str:
        return f"{self.file}::{self.function}: {self.text}"


def is_constant(name: str) -> bool:
    """Whether a name is written as those of constants are."""
    return name.upper() == name and any(letter.isalpha() for letter in name.strip("_")) and len(name.strip("_")) > 1


def _counts(node: ast.expr) -> bool:
    """Whether an expression has a constant that may be a threshold."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and is_constant(part.id):
            return True
        if isinstance(part, ast.Attribute) and is_constant(part.attr):
            return True
        if isinstance(part, ast.Constant) and type(part.value) in (int, float) and abs(part.value) >= _LEAST_NUMBER:
            return True
    return False


def _names_kinds(node: ast.AST) -> bool:
    """Whether what is ordered are categories of dtypes, or dispatch keys."""
    return any(
        isinstance(part, ast.Attribute) and (part.attr == "category" or ast.unparse(part.value) in ("dtypes", "keys"))
        for part in ast.walk(node)
    )


def is_threshold(node: ast.AST) -> bool:
    """Whether a part of a source compares by size with a constant."""
    return (
        isinstance(node, ast.Compare) and any(isinstance(item, _ORDERINGS) for item in node.ops)
        and not _names_kinds(node) and any(map(_counts, (node.left, *node.comparators)))
    )  # fmt: skip


def within(tree: ast.AST, function: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Every part of a source, with the function it stands in."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield from within(child, f"{function}.{child.name}" if function else child.name)
        else:
            yield function, child
            yield from within(child, function)


def path_of(file: str) -> Path:
    """Where a file of the list lies."""
    return ROOT / file if file.startswith("generated/") else ROOT / "runtime" / file


@functools.cache
def comparisons(file: str) -> tuple[tuple[Comparison, ast.Compare], ...]:
    """Every comparison of a source, whatever it compares."""
    tree = ast.parse(path_of(file).read_text())
    return tuple(
        (Comparison(file, function, ast.unparse(node), node.lineno), node)
        for function, node in within(tree) if isinstance(node, ast.Compare)
    )  # fmt: skip


def thresholds() -> list[Comparison]:
    """The comparisons of sizes and other numbers with constants, in all that is scanned."""
    files = sorted(path for folder in SCANNED for path in (ROOT / folder).rglob("*.py"))
    names = [path.relative_to(ROOT).as_posix().removeprefix("runtime/") for path in files]
    return [item for name in names for item, node in comparisons(name) if is_threshold(node)]
