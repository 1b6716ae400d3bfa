"""Programs of users under mypy and pyright, both as strict as they can be.

Those of `typed/right` run and are accepted; ``assert_type`` says what their expressions are. In `typed/wrong` every
line with a comment must be rejected, by mypy and by pyright with the codes that the comment names, and no other line.
"""

from __future__ import annotations

import re
import runpy
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest
from checkers import Complaint, needs_pyright, run_mypy, run_pyright
from folders import ROOT

PROGRAMS = Path(__file__).parent / "typed"
RIGHT = sorted((PROGRAMS / "right").glob("*.py"))
WRONG = sorted((PROGRAMS / "wrong").glob("*.py"))
STUBS = sorted((ROOT / "generated").rglob("*.pyi"))


def expected(checker: int) -> dict[tuple[str, int], str]:
    """The code that a line of a wrong program must get, by file and line; checker 0 is mypy, 1 pyright."""
    results = {}
    for path in WRONG:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = re.search(r"  # ([a-z-]+), (report\w+)$", line)
            if match:
                results[path.name, number] = match[checker + 1]
    return results


def test_there_are_enough_programs() -> None:
    assert len(RIGHT) >= 10
    assert expected(0).keys() == expected(1).keys()
    assert len(expected(0)) >= 25


@pytest.mark.parametrize("path", RIGHT, ids=lambda path: path.stem)
def test_a_right_program_runs(path: Path) -> None:
    runpy.run_path(str(path))


@pytest.fixture(scope="module")
def mypy(tmp_path_factory: pytest.TempPathFactory) -> list[Complaint]:
    """What mypy says about all programs."""
    return run_mypy(tmp_path_factory.mktemp("mypy"), RIGHT + WRONG)


def test_mypy_accepts_the_right_programs(mypy: list[Complaint]) -> None:
    assert [item for item in mypy if not item.file.startswith("wrong/")] == []


def test_mypy_rejects_every_wrong_line(mypy: list[Complaint]) -> None:
    compare(mypy, expected(0))


@pytest.fixture(scope="module")
def pyright(tmp_path_factory: pytest.TempPathFactory) -> list[Complaint]:
    """What pyright says about all programs, and about the stubs themselves."""
    folder = tmp_path_factory.mktemp("pyright")
    shutil.copytree(PROGRAMS, folder / "programs")
    (folder / "stubs").symlink_to(ROOT / "generated")
    return run_pyright(folder, ["programs", "stubs/**/*.pyi"], at_least=len(RIGHT + WRONG + STUBS))


@needs_pyright
def test_pyright_accepts_the_right_programs_and_the_stubs(pyright: list[Complaint]) -> None:
    assert [item for item in pyright if not item.file.startswith("wrong/")] == []


@needs_pyright
def test_pyright_rejects_every_wrong_line(pyright: list[Complaint]) -> None:
    compare((item for item in pyright if not item.is_aside), expected(1))


def compare(complaints: Iterable[Complaint], wanted: dict[tuple[str, int], str]) -> None:
    """Every line that must be rejected is, with the code named; no other line is."""
    results: dict[tuple[str, int], set[str]] = {}
    for complaint in complaints:
        if complaint.file.startswith("wrong/"):
            results.setdefault((Path(complaint.file).name, complaint.line), set()).add(complaint.code)
    missing = {name: (code, results.get(name)) for name, code in wanted.items() if code not in results.get(name, ())}
    assert missing == {}
    assert results.keys() == wanted.keys()
