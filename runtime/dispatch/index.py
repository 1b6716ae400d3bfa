"""What a package says of its operators besides their schemas: kernels, formulas and tags, as text.

It stands in the package's ``operators.json``, which no call needs: it is read when somebody asks.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import re
from pathlib import Path
from typing import Any

_FILE = "operators.json"


@functools.cache
def read_index(package: str) -> tuple[Path, dict[str, Any]]:
    """The folder of a package and its index; an empty index for what is no generated package."""
    try:
        found = importlib.util.find_spec(package) if package else None
    except (ImportError, ValueError):
        found = None
    if found is None or found.origin is None:
        return Path(), {}
    folder = Path(found.origin).parent
    file = folder / _FILE
    return folder, json.loads(file.read_bytes()) if file.is_file() else {}


def facts(package: str, name: str) -> dict[str, Any]:
    """What the index of `package` says of the operator `name`; nothing of one that it does not have."""
    found: dict[str, Any] = read_index(package)[1].get("operators", {}).get(name, {})
    return found


def place(package: str, name: str) -> str:
    """Where the entry of an operator stands: ``ops.yaml:8``, the name of the package if its YAML is not beside it."""
    folder, index = read_index(package)
    file = folder.parent / index.get("file", "")
    if not index or not file.is_file():
        return f"package {package}" if index else package
    entry = re.compile(rf"""^\s*(?:(?:- *)?func: *|- +)["']?{re.escape(name)}\(""")
    lines = file.read_text(encoding="utf-8").split("\n")
    line = next((number for number, text in enumerate(lines, start=1) if entry.match(text)), 0)
    return f"{file.name}:{line}" if line else f"{file.name} of package {package}"
