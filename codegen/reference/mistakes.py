"""The pages of the codes: what the readers say about the failing example of each, found by running them on it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from codegen import catalogue
from codegen.diagnostics import CodegenError
from codegen.package import build
from codegen.reference.pages import Family, File, Mistake

# The first word of a code says which reader has it.
_TITLES = {
    "yaml": "YAML as such", "schema": "Schemas", "entry": "Entries of ops.yaml", "kernel": "Kernels",
    "expression": "Expressions", "derivative": "Entries of derivatives.yaml", "group": "Groups of forms",
}  # fmt: skip


def make_families(mistakes: Iterable[catalogue.Mistake]) -> tuple[Family, ...]:
    """The codes by their first word, in the order of the catalogue."""
    groups: dict[str, list[Mistake]] = {}
    for one in mistakes:
        groups.setdefault(one.code.partition("-")[0], []).append(make_mistake(one))
    return tuple(
        Family(name, _TITLES.get(name, name.capitalize()), tuple(members)) for name, members in groups.items()
    )


def make_mistake(one: catalogue.Mistake) -> Mistake:
    """The page of one code."""
    return Mistake(
        code=one.code,
        summary=one.summary,
        explanation=one.explanation,
        failing=_files(one.ops, one.derivatives),
        report=report_of(one),
        mended=_files(one.mended_ops, one.mended_derivatives),
    )


def _files(ops: str, derivatives: str) -> tuple[File, ...]:
    """The files of an example; one without entries shows nothing."""
    named = (("ops.yaml", ops), ("derivatives.yaml", derivatives))
    return tuple(File(name, text) for name, text in named if text and text != catalogue.NO_ENTRIES)


def report_of(one: catalogue.Mistake) -> str:
    """What the readers say about the failing files, with the names they would have in the author's folder.

    Empty where the catalogue has no files with the mistake, because they would be too long to read.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in (("ops.yaml", one.ops), ("derivatives.yaml", one.derivatives)):
            if text:
                (folder / file).write_bytes(text.encode(one.encoding))
        try:
            build(folder / "ops.yaml", folder / "derivatives.yaml")
        except CodegenError as error:
            if any(found.code == one.code for found in error.diagnostics):
                return str(error).replace(f"{name}{os.sep}", "")
    return ""
