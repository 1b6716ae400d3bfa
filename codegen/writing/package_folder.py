"""Check where a package may be written: a new folder or its own, under a name that shadows no other package.

A generated package has modules such as ``types`` and ``random``. Written into the folder that Python is started in, or
into one where others keep their files, or under the name of a module that programs import, it breaks what has nothing
to do with it. All of this is looked at before anything is written.
"""

from __future__ import annotations

import importlib.util
import keyword
import os
import sys
from collections.abc import Collection
from importlib.machinery import ModuleSpec
from pathlib import Path

from codegen.diagnostics import Diagnostics, Location, escaped
from codegen.reading.bases import INDEX
from codegen.writing.ownership import read_list
from codegen.writing.stamp import KIND

_AROUND = {"__pycache__", ".gitignore", ".gitkeep"}  # what a folder without a package may hold
_SHOWN = 3  # names of one message


def check_name(folder: Path) -> None:
    """Reject a package that nobody could import, or whose name is another's. Raises CodegenError."""
    diagnostics = Diagnostics()
    name = _name(folder)
    if not name.isidentifier() or keyword.iskeyword(name):
        message = f"nobody could import a package called '{escaped(name)}'; name another with --out"
        diagnostics.error(_place(folder), "package-name", message)
    diagnostics.raise_if_any()


def check_new(folder: Path) -> None:
    """Reject the name of another package, and a folder that Python runs in. Raises CodegenError."""
    check_name(folder)
    diagnostics = Diagnostics()
    hidden = what_it_hides(_name(folder), folder)
    if hidden:
        message = f"a package called '{_name(folder)}' would hide {hidden}; name another with --out"
        diagnostics.error(_place(folder), "package-shadows", message)
    elif Path.cwd().is_relative_to(folder.resolve()):
        message = "this is the folder that the command runs in, whose Python would import the package's modules"
        diagnostics.error(_place(folder), "package-folder", message, hint="name a new folder with --out")
    diagnostics.raise_if_any()


def check_contents(folder: Path, inputs: Collection[Path]) -> None:
    """Reject a folder that holds anything but the package, and the `inputs`. Raises CodegenError."""
    diagnostics = Diagnostics()
    owned = is_package(folder)
    if folder.is_symlink() and folder.is_dir() and not _is_users(folder):
        message = "this is a link to a folder of another user"
        diagnostics.error(_place(folder), "package-folder", message, hint="name a new folder with --out")
    elif folder.is_dir() and not owned:
        expected = {path.resolve() for path in inputs}
        foreign = sorted(
            path.name for path in folder.iterdir() if path.name not in _AROUND and path.resolve() not in expected
        )
        if foreign:
            names = ", ".join(map(escaped, foreign[:_SHOWN])) + (", ..." if len(foreign) > _SHOWN else "")
            message = f"the folder is no package that was written here; it holds {names}"
            diagnostics.error(_place(folder), "package-folder", message, hint="name a new folder with --out")
    diagnostics.raise_if_any()


def is_package(folder: Path) -> bool:
    """Whether a folder holds a package that the generator wrote, or began to write."""
    return folder.is_dir() and (read_list(folder, KIND) is not None or (folder / INDEX).is_file())


def what_it_hides(name: str, folder: Path | None = None) -> str:
    """What programs could no longer import next to a package of that name in `folder`; empty if that is nothing."""
    if name in sys.stdlib_module_names or name in sys.builtin_module_names:
        return f"the module {name} of Python"
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError, AttributeError):  # such as __main__
        spec = None
    where = _places(spec)
    if not where or any(is_package(candidate) for candidate in where):
        return ""
    if folder is not None and where == [folder.resolve()]:
        return ""
    return f"the package {name} that is installed in {escaped(str(where[0].parent))}"


def _places(spec: ModuleSpec | None) -> list[Path]:
    """The folder or the file of a module; a folder without an ``__init__.py`` is nobody's package."""
    if spec is None or spec.origin is None or spec.loader is None:
        return []
    positions = spec.submodule_search_locations or [spec.origin]
    return [Path(folder).resolve() for folder in positions]


def _is_users(folder: Path) -> bool:
    return not hasattr(os, "geteuid") or folder.stat().st_uid == os.geteuid()


def _name(folder: Path) -> str:
    """The name by which a package in a folder is imported; the last part of a path, where that is a name."""
    return folder.name if folder.name not in {"", ".."} else folder.resolve().name


def _place(folder: Path) -> Location:
    return Location(str(folder), 0, 0)
