"""The catalogue of mistakes: for every code what it means, files that have the mistake, and the same files mended.

It is mistakes.yaml beside this module. Whoever adds a code adds an entry there; a test compares it with the sources.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from codegen.diagnostics import Diagnostics
from codegen.yaml_source import read_entries
from codegen.yaml_values import Mapping, Text, as_mapping, as_text

MISTAKES = Path(__file__).with_name("mistakes.yaml")
NO_ENTRIES = "[]\n"


@dataclass(frozen=True)
class Mistake:
    """One code. `ops` and `derivatives` are files that have the mistake; an empty `ops` is a file that does not exist.

    `encoding` is the one in which the failing files are saved.
    """

    code: str
    summary: str
    explanation: str
    ops: str
    derivatives: str
    mended_ops: str
    mended_derivatives: str
    encoding: str = "utf-8"


@cache
def read_catalogue() -> dict[str, Mistake]:
    """All mistakes by code, in the order of the file. Raises CodegenError if the catalogue itself has errors."""
    diagnostics = Diagnostics()
    found = [_read(entry, diagnostics) for entry in read_entries(MISTAKES, diagnostics)]
    diagnostics.raise_if_any()
    return {mistake.code: mistake for mistake in found}


def _read(entry: Mapping, diagnostics: Diagnostics) -> Mistake:
    mended = as_mapping(entry.get("mended") or Text("", entry.location), diagnostics, "mended") or entry
    return Mistake(
        code=_field(entry, "code", diagnostics),
        summary=_field(entry, "summary", diagnostics),
        explanation=_field(entry, "explanation", diagnostics),
        ops=_field(entry, "ops", diagnostics, ""),
        derivatives=_field(entry, "derivatives", diagnostics, NO_ENTRIES),
        mended_ops=_field(mended, "ops", diagnostics, NO_ENTRIES),
        mended_derivatives=_field(mended, "derivatives", diagnostics, NO_ENTRIES),
        encoding=_field(entry, "encoding", diagnostics, "utf-8"),
    )


def _field(entry: Mapping, key: str, diagnostics: Diagnostics, default: str | None = None) -> str:
    """The text of a key; without a default the key must be there."""
    node = entry.get(key)
    if node is None and default is not None:
        return default
    text = as_text(node or Text("", entry.location), diagnostics, key)
    return text.value if text is not None else ""
