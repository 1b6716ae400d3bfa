"""Whose files they are: the generator replaces and removes what it wrote itself, and nothing else.

A file is the generator's when it is empty or carries the mark in the docstring at its beginning; data, which has no
docstring, when the package around it is the generator's. A link on the way to a file would lead the writing elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from codegen.diagnostics import UsageError
from codegen.writing.files import Report, update

_DATA = {".json", ".txt"}
_MARK = re.compile("^Written by codegen", re.MULTILINE)


def refuse_foreign(folder: Path, names: Iterable[str]) -> None:
    """Raises UsageError if a file of `names` below `folder` belongs to somebody else, or lies elsewhere by a link."""
    face = folder / "__init__.py"
    is_package = face.is_file() and is_marked(face)
    for name in sorted(names):
        path = folder / name
        if not stays_inside(path, folder):
            msg = f"{path} leads out of {folder}; remove the link"
            raise UsageError(msg)
        if path.exists() and not (path.is_file() and (is_marked(path) or (is_package and path.suffix in _DATA))):
            msg = f"{path} was not written by codegen and stays as it is; name another folder with --out"
            raise UsageError(msg)


def stays_inside(path: Path, folder: Path) -> bool:
    """Whether writing to `path` writes below `folder`: no link on the way, nor at its end."""
    return not any(one.is_symlink() for one in (path, *path.parents[: len(path.parts) - len(folder.parts) - 1]))


def is_marked(path: Path) -> bool:
    """Whether a file is empty, or its docstring says that the generator wrote it."""
    beginning = path.read_bytes()[:2000].decode("utf-8", errors="replace")
    return not beginning or (beginning.startswith('"""') and bool(_MARK.search(beginning.split('"""')[1])))


def write_package(folder: Path, files: Mapping[str, str], *, dry: bool = False) -> Report:
    """Write `files` (by relative path) below `folder`, and remove generated ones that are no longer made.

    With `dry` nothing is written; the report is the same.
    """
    sources = [one for one in folder.rglob("*.py*") if one.suffix in {".py", ".pyi"} and one.is_file()]
    return update(folder, files, [one for one in sources if stays_inside(one, folder) and is_marked(one)], dry=dry)
