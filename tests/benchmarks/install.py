"""Measure the size of an installation: a distribution and all its requirements."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
OWN = ("codegen", "runtime", "generated")


def version(distribution: str) -> str:
    """Of what is installed, and of this checkout."""
    return (
        str(_project()["version"]) if distribution == _project()["name"] else importlib.metadata.version(distribution)
    )


def size(distribution: str) -> dict[str, Any]:
    """Megabytes of a distribution and of each that it requires, without what only extras require."""
    parts: dict[str, float] = {}
    wanted = [distribution]
    while wanted:
        name = _normal(wanted.pop())
        if name in parts:
            continue
        try:
            files, required = _own() if name == _project()["name"] else _installed(name)
        except importlib.metadata.PackageNotFoundError:  # required under a condition that this machine does not meet
            continue
        parts[name] = sum(path.stat().st_size for path in files if path.is_file() and path.suffix != ".pyc") / 2**20
        wanted += [re.split(r"[^\w.-]", line)[0] for line in required if "extra ==" not in line]
    return {"distribution": distribution, "megabytes": sum(parts.values()), "parts": parts}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project


def _own() -> tuple[list[Path], list[str]]:
    """From the checkout: an editable installation lists no files."""
    return [path for folder in OWN for path in (ROOT / folder).rglob("*")], _project()["dependencies"]


def _installed(name: str) -> tuple[list[Path], list[str]]:
    distribution = importlib.metadata.distribution(name)
    return [Path(str(distribution.locate_file(path))) for path in distribution.files or ()], distribution.requires or []
