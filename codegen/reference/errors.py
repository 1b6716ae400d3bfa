"""The pages of the codes: what the readers say about the failing example of each, found by running them on it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from codegen import catalogue
from codegen.reference.pages import ErrorPage, ExampleFile, Family

# The first word of a code says which reader has it.
_TITLES = {
    "yaml": "YAML as such", "schema": "Schemas", "entry": "Entries of ops.yaml", "kernel": "Kernels",
    "expression": "Expressions", "derivative": "Entries of derivatives.yaml", "group": "Groups of forms",
    "forward": "Forward formulas", "extends": "Packages that build on packages",
    "package": "Where packages are written",
}  # fmt: skip


def make_families(error_codes: Iterable[catalogue.ErrorCode]) -> tuple[Family, ...]:
    """The codes by their first word, in the order of the catalogue."""
    groups: dict[str, list[ErrorPage]] = {}
    for error_code in error_codes:
        groups.setdefault(error_code.code.partition("-")[0], []).append(make_page(error_code))
    return tuple(
        Family(name, _TITLES.get(name, name.capitalize()), tuple(members)) for name, members in groups.items()
    )


def make_page(error_code: catalogue.ErrorCode) -> ErrorPage:
    """The page of one code."""
    return ErrorPage(
        code=error_code.code,
        summary=error_code.summary,
        explanation=error_code.explanation,
        failing=_files({**error_code.below, **error_code.failing}),
        report=report_of(error_code),
        fixed=_files(error_code.fixed),
    )


def _files(texts: Mapping[str, str]) -> tuple[ExampleFile, ...]:
    """The files of an example; one without entries shows nothing."""
    return tuple(ExampleFile(name, text) for name, text in texts.items() if text != catalogue.NO_ENTRIES)


def report_of(error_code: catalogue.ErrorCode) -> str:
    """What the readers say about the failing files, with the names they would have in the author's folder.

    Empty for an error that no file of a few lines has.
    """
    with tempfile.TemporaryDirectory() as name:
        error = catalogue.try_out(error_code, error_code.failing, Path(name), error_code.encoding, error_code.out)
    if error is None or error_code.code not in {diagnostic.code for diagnostic in error.diagnostics}:
        return ""
    return str(error).replace(f"{name}{os.sep}", "").replace(name, ".")
