"""Native loops read what they have written by `load_again`.

`load` tells the compiler that nothing in the loop writes what it reads, so that it may read early: a value that was
written just before could be missed, on one processor and not on another.
"""

from __future__ import annotations

import ast

import pytest
from folders import ROOT

KERNELS = ROOT / "runtime" / "kernels"


def functions() -> list[tuple[str, ast.FunctionDef]]:
    """The functions of files that read and write elements, with where they stand."""
    results = []
    for path in sorted(KERNELS.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "from runtime.compile.memory import" not in text:
            continue
        tree = ast.parse(text)
        results += [(path.name, node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return results


def read_too_late(function: ast.FunctionDef) -> set[str]:
    """What a function reads by `load` below a place where it writes it."""
    first: dict[str, int] = {}
    late = set()
    calls = [
        (node.func.id, ast.unparse(node.args[0]), node.lineno)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args
    ]
    for name, where, line in calls:
        if name in ("store", "add_element", "move_element", "repeat_element"):
            first[where] = min(first.get(where, line), line)
    for name, where, line in calls:
        if name == "load" and line > first.get(where, line):
            late.add(where)
    return late


def test_what_was_written_is_read_again_as_what_it_is() -> None:
    assert len(functions()) > 100
    late = {f"{file} {item.name}": result for file, item in functions() if (result := read_too_late(item))}
    assert not late


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(x, row):\n store(row, 0, 1.0)\n y = load(row, 0)\n", {"row"}),
        ("def f(x, row):\n store(row, 0, 1.0)\n y = load_again(row, 0)\n", set()),
        ("def f(x, row):\n y = load(row, 0)\n store(row, 0, y)\n", set()),
        ("def f(x, row):\n store(row, 0, load(row, 0) + load(x, 0))\n", set()),
    ],
)
def test_the_rule(source: str, expected: set[str]) -> None:
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    assert read_too_late(function) == expected
