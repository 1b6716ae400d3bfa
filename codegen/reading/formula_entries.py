"""The entries of derivatives.yaml, each about one operator: ``name`` may be a list of operators with the same formulas.

    - name: [exp, sin, mul.Scalar]
      self: auto
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from codegen.diagnostics import Diagnostics
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import Mapping, Sequence, Text, describe


def read_formula_entries(path: str | Path, diagnostics: Diagnostics) -> tuple[Mapping, ...]:
    """The entries of a file of derivatives, each with one name."""
    return tuple(
        separated for mapping in read_entries(path, diagnostics) for separated in _separate(mapping, diagnostics)
    )


def _separate(mapping: Mapping, diagnostics: Diagnostics) -> Iterator[Mapping]:
    listed = mapping.get("name")
    if not isinstance(listed, Sequence):
        yield mapping
        return
    if not listed.items:
        message = "an entry needs 'name', the schema of an operator or a list of operators"
        diagnostics.error(listed.location, "derivative-no-name", message)
    for item in listed.items:
        if isinstance(item, Text):
            items = tuple((key, item if key.value == "name" else value) for key, value in mapping.items)
            yield Mapping(items, item.location)
        else:
            message = f"a name in a list of operators must be text, not {describe(item)}"
            diagnostics.error(item.location, "yaml-not-text", message)
