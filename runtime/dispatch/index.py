"""Locate the entry of an operator in the YAML files."""

from __future__ import annotations

import re

from runtime.expressions import read_header


def place(package: str, name: str) -> str:
    """Where the entry of an operator stands: ``ops.yaml:8``, the name of the package if its YAML is not beside it."""
    folder, header = read_header(package)
    file = folder.parent / header.get("file", "")
    if not header or not file.is_file():
        return f"package {package}" if header else package
    entry = re.compile(rf"""^\s*(?:(?:- *)?func: *|- +)["']?{re.escape(name)}\(""")
    lines = file.read_text(encoding="utf-8").split("\n")
    line = next((number for number, text in enumerate(lines, start=1) if entry.match(text)), 0)
    return f"{file.name}:{line}" if line else f"{file.name} of package {package}"
