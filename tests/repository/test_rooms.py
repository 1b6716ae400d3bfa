"""The tests lie as what they test does: `tests/` has the folders of the tree, and a few that cross it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from folders import ROOT, TESTS

ACROSS = {
    "choices": "kernels that choose by size, of every room",
    "operators": "the table of operators, each of which goes through all rooms",
    "repository": "what holds for the tree as a whole: its layers, names, READMEs and counts",
}
FILES = sorted(TESTS.rglob("test_*.py"))


def room(path: Path) -> str:
    """The folder of a file of tests, from tests/ on."""
    return path.parent.relative_to(TESTS).as_posix()


def test_every_file_of_tests_lies_in_the_room_that_it_tests() -> None:
    outside = [
        path.relative_to(ROOT).as_posix()
        for path in FILES
        if room(path) not in ACROSS and (room(path) == "." or not any((ROOT / room(path)).rglob("*.py")))
    ]
    assert not outside, f"move these to tests/<room>, where <room> is a folder of the tree with modules: {outside}"


def test_folders_across_the_rooms_are_none_of_the_tree() -> None:
    rooms = {room(path) for path in FILES}
    assert set(ACROSS) <= rooms
    assert not [name for name in ACROSS if (ROOT / name).exists()]


def test_names_of_files_are_given_once() -> None:
    """Folders of tests are no packages: pytest imports their modules by the names of their files alone."""
    modules = [path.stem for path in FILES if not (path.parent / "__init__.py").exists()]
    assert not [name for name, count in Counter(modules).items() if count > 1]


def test_files_of_tests_import_none_of_another_room() -> None:
    """What several rooms share is a module beside them, in tests/ itself."""
    rooms = {path.stem: room(path) for path in FILES}
    foreign = [
        f"{path.relative_to(ROOT)}: {node.module}"
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and not node.level
        if rooms.get(node.module or "", room(path)) != room(path)
    ]
    assert not foreign


@pytest.mark.parametrize("readme", sorted(TESTS.rglob("README.md")), ids=lambda path: path.parent.name)
def test_files_that_readmes_of_tests_name_are_there(readme: Path) -> None:
    names = re.findall(r"[\w/]*\w\.(?:py|yaml)\b", readme.read_text(encoding="utf-8"))
    folders = [ROOT / name for name in ("tests", "codegen", "runtime")]
    files = [f"/{path.relative_to(ROOT).as_posix()}" for folder in folders for path in folder.rglob("*.*")]
    files += ["/ops.yaml", "/derivatives.yaml"]
    assert not [name for name in names if not any(file.endswith(f"/{name}") for file in files)]
