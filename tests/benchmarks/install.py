"""How much an installation brings: a distribution and all that it requires."""

from __future__ import annotations

import importlib.metadata
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
OWN = ("codegen", "runtime", "generated")


def size(distribution: str) -> dict[str, Any]:
    """Megabytes of a distribution and of each that it requires, without what only extras require."""
    parts: dict[str, float] = {}
    wanted = [distribution]
    while wanted:
        name = _normal(wanted.pop())
        if name in parts:
            continue
        try:
            found = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:  # required under a condition that this machine does not meet
            continue
        parts[name] = _bytes(name, found) / 2**20
        wanted += [re.split(r"[^\w.-]", line)[0] for line in found.requires or () if "extra ==" not in line]
    return {"distribution": distribution, "megabytes": sum(parts.values()), "parts": parts}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _bytes(name: str, found: importlib.metadata.Distribution) -> int:
    if name == "opweave":  # from the checkout, since an editable installation lists no files
        files = [path for folder in OWN for path in (ROOT / folder).rglob("*") if path.suffix != ".pyc"]
    else:
        files = [Path(str(found.locate_file(path))) for path in found.files or () if path.suffix != ".pyc"]
    return sum(path.stat().st_size for path in files if path.is_file())
