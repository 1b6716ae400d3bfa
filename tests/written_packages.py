"""Packages that tests generate from the text of entries, and import."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from codegen.package import build


def write_package(folder: Path, name: str, ops: str, derivatives: str = "[]\n") -> None:
    """Write the package `name` of operators and formulas into a folder, beside their two files."""
    (folder / "ops.yaml").write_text(ops, encoding="utf-8")
    (folder / "derivatives.yaml").write_text(derivatives, encoding="utf-8")
    for path, text in build(folder / "ops.yaml", folder / "derivatives.yaml").files.items():
        target = folder / name / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


@contextmanager
def imported_package(folder: Path, name: str, ops: str, derivatives: str = "[]\n") -> Iterator[Any]:
    """The package `name` of operators and formulas, importable within the block."""
    write_package(folder, name, ops, derivatives)
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module(name)
    finally:
        sys.path.remove(str(folder))
