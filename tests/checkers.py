"""mypy and pyright over the programs of strangers, both as strict as they can be.

Pyright is taken from the variable ``PYRIGHT`` or from the path.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from folders import ROOT

PYRIGHT = os.environ.get("PYRIGHT") or shutil.which("pyright")
needs_pyright = pytest.mark.skipif(PYRIGHT is None, reason="pyright is neither on the path nor named by PYRIGHT")
_LINE = re.compile(r"(?P<path>.*?):(?P<line>\d+): error: (?P<text>.*)  \[(?P<code>[a-z-]+)\]")
# What pyright says beside the error itself.
_ASIDE = {"reportUnknownMemberType", "reportUnknownVariableType", "reportUnusedExpression"}


@dataclass(frozen=True)
class Complaint:
    """What a checker says about a line; `file` is its folder's name and its own."""

    file: str
    line: int
    code: str
    text: str

    @property
    def is_aside(self) -> bool:
        return self.code in _ASIDE


def run_mypy(folder: Path, words: Sequence[object], roots: Iterable[Path] = (ROOT,)) -> list[Complaint]:
    """All that mypy says about the files or packages that `words` name; its cache is kept in `folder`."""
    pytest.importorskip("mypy", reason="mypy is in the extra `dev`")
    # A configuration of their own: the programs are a stranger's, the settings of this project do not apply.
    path = ":".join(map(str, roots))
    (folder / "mypy.ini").write_text(f"[mypy]\nstrict = True\nfollow_imports = silent\nmypy_path = {path}\n")
    options = ["--config-file", str(folder / "mypy.ini"), "--cache-dir", str(folder), "--no-error-summary"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *map(str, words)],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    results = []
    for line in done.stdout.splitlines():
        match = _LINE.fullmatch(line)
        assert match or ": note: " in line, line
        if match:
            results.append(Complaint(_named(Path(match["path"])), int(match["line"]), match["code"], match["text"]))
    assert done.returncode == (1 if results else 0)
    return results


def run_pyright(
    folder: Path, include: Sequence[str], roots: Iterable[Path] = (ROOT,), *, at_least: int
) -> list[Complaint]:
    """All that pyright says about the files of `folder` that `include` describes; there are `at_least` so many."""
    settings = {
        "include": include, "typeCheckingMode": "strict", "extraPaths": [*map(str, roots)], "pythonVersion": "3.11",
    }  # fmt: skip
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    done = subprocess.run(
        [str(PYRIGHT), "--project", str(folder), "--pythonpath", sys.executable, "--outputjson"],
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    report = json.loads(done.stdout)
    assert report["summary"]["filesAnalyzed"] >= at_least
    return [
        Complaint(
            _named(Path(item["file"])), item["range"]["start"]["line"] + 1, item.get("rule", ""), item["message"]
        )
        for item in report["generalDiagnostics"]
    ]


def _named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}" if path.parent.name else path.name
