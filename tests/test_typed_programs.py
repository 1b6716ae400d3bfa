"""Programs of users under mypy and pyright, both as strict as they can be.

Those of `typed/right` run and are accepted; ``assert_type`` says what their expressions are. In `typed/wrong` every
line with a comment must be refused, by mypy and by pyright with the codes that the comment names, and no other line.
Pyright is taken from the variable ``PYRIGHT`` or from the path.
"""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import generated

ROOT = Path(generated.__file__).resolve().parents[1]
PROGRAMS = Path(__file__).parent / "typed"
RIGHT = sorted((PROGRAMS / "right").glob("*.py"))
WRONG = sorted((PROGRAMS / "wrong").glob("*.py"))
PYRIGHT = os.environ.get("PYRIGHT") or shutil.which("pyright")
# What pyright says beside the mistake itself.
ASIDE = {"reportUnknownMemberType", "reportUnknownVariableType", "reportUnusedExpression"}
needs_pyright = pytest.mark.skipif(PYRIGHT is None, reason="pyright is neither on the path nor named by PYRIGHT")


def expected(checker: int) -> dict[tuple[str, int], str]:
    """The code that a line of a wrong program must get, by file and line; checker 0 is mypy, 1 pyright."""
    found = {}
    for path in WRONG:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = re.search(r"  # ([a-z-]+), (report\w+)$", line)
            if match:
                found[path.name, number] = match[checker + 1]
    return found


def test_there_are_enough_programs() -> None:
    assert len(RIGHT) >= 10
    assert expected(0).keys() == expected(1).keys()
    assert len(expected(0)) >= 25


@pytest.mark.parametrize("path", RIGHT, ids=lambda path: path.stem)
def test_a_right_program_runs(path: Path) -> None:
    runpy.run_path(str(path))


@pytest.fixture(scope="module")
def mypy(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What mypy says about all programs."""
    pytest.importorskip("mypy", reason="mypy is in the extra `dev`")
    folder = tmp_path_factory.mktemp("mypy")
    # A configuration of their own: the programs are a stranger's, the settings of this project do not apply.
    (folder / "mypy.ini").write_text(f"[mypy]\nstrict = True\nfollow_imports = silent\nmypy_path = {ROOT}\n")
    words = ["--config-file", str(folder / "mypy.ini"), "--cache-dir", str(folder), "--no-error-summary"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *words, *map(str, RIGHT + WRONG)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_mypy_accepts_the_right_programs(mypy: list[str]) -> None:
    assert [line for line in mypy if f"{os.sep}right{os.sep}" in line] == []


def test_mypy_refuses_every_wrong_line(mypy: list[str]) -> None:
    found: dict[tuple[str, int], set[str]] = {}
    for line in mypy:
        match = re.match(r".*?(\w+\.py):(\d+): error: .*\[([a-z-]+)\]$", line)
        if match:
            found.setdefault((match[1], int(match[2])), set()).add(match[3])
    compare(found, expected(0))


@pytest.fixture(scope="module")
def pyright(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, int, str, str]]:
    """What pyright says about all programs, and about the stubs themselves: file, line, rule, message."""
    folder = tmp_path_factory.mktemp("pyright")
    shutil.copytree(PROGRAMS, folder / "programs")
    (folder / "stubs").symlink_to(ROOT / "generated")
    settings = {
        "include": ["programs", "stubs/**/*.pyi"], "typeCheckingMode": "strict",
        "extraPaths": [str(ROOT)], "pythonVersion": "3.11",
    }  # fmt: skip
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    done = subprocess.run(
        [str(PYRIGHT), "--project", str(folder), "--pythonpath", sys.executable, "--outputjson"],
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    report = json.loads(done.stdout)
    assert report["summary"]["filesAnalyzed"] >= len(RIGHT + WRONG) + 6
    return [
        (
            Path(one["file"]).parent.name + "/" + Path(one["file"]).name,
            one["range"]["start"]["line"] + 1, one.get("rule", ""), one["message"],
        )
        for one in report["generalDiagnostics"]
    ]  # fmt: skip


@needs_pyright
def test_pyright_accepts_the_right_programs_and_the_stubs(pyright: list[tuple[str, int, str, str]]) -> None:
    assert [one for one in pyright if not one[0].startswith("wrong/")] == []


@needs_pyright
def test_pyright_refuses_every_wrong_line(pyright: list[tuple[str, int, str, str]]) -> None:
    found: dict[tuple[str, int], set[str]] = {}
    for file, line, rule, _ in pyright:
        if file.startswith("wrong/") and rule not in ASIDE:
            found.setdefault((file.removeprefix("wrong/"), line), set()).add(rule)
    compare(found, expected(1))


def compare(found: dict[tuple[str, int], set[str]], wanted: dict[tuple[str, int], str]) -> None:
    """Every line that must be refused is, with the code named; no other line is."""
    missing = {place: (code, found.get(place)) for place, code in wanted.items() if code not in found.get(place, ())}
    assert missing == {}
    assert found.keys() == wanted.keys()
