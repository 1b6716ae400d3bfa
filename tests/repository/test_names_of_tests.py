"""Operators are registered by their names, once in a process: the packages that tests import define none twice.

Which modules share a process depends on how many processes there are and on how long their tests take.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from folders import TESTS
from project import read_project

IMPORTS = ("sys.path.insert(0, str(folder", "imported_package(")  # in the process of the tests
READ = "f"  # of texts that are read and not imported
FUNCTION = re.compile(r"func: (\w[\w.]*)\(")


def operators(path: Path) -> set[str]:
    """The names of the operators in the texts of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {name for text in texts for name in FUNCTION.findall(text)}


def test_no_two_modules_define_one_operator() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py"))}
    modules = [path for path, text in texts.items() if any(words in text for words in IMPORTS)]
    assert len(modules) > 10
    names = {entry.name for entry in read_project()[0]}  # which would not be imported beside the project's
    owner: dict[str, str] = {}
    twice = []
    for path in modules:
        for name in operators(path) - names - {READ}:
            other = owner.setdefault(name, path.name)
            twice += [f"{name}: {other}, {path.name}"] if other != path.name else []
    assert sorted(twice) == []
