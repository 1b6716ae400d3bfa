"""The settings of a folder: the table ``[tool.opweave]`` of its pyproject.toml.

    [tool.opweave]
    ops = "blur.yaml"
    derivatives = "blur_d.yaml"
    out = "blur"
    kernels = ["blur_kernels"]

They stand for the options of the same names, so that `opweave` alone suffices. An option on the command line wins. Only
the pyproject.toml of the current folder is read, and its paths are relative to that folder, as those of options are.
"""

from __future__ import annotations

import argparse
import importlib.util
import shlex
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from codegen.diagnostics import UsageError, did_you_mean

FILE = "pyproject.toml"
TABLE = "tool.opweave"


@dataclass(frozen=True)
class ProjectSettings:
    """What the options are where they are not given. A field is a key of the table; its default shows its type."""

    ops: str = "ops.yaml"
    derivatives: str = "derivatives.yaml"
    out: str = "generated"
    extends: tuple[str, ...] = ()
    kernels: tuple[str, ...] = ()


def read_settings(folder: Path = Path()) -> ProjectSettings:
    """The settings of a folder. Raises UsageError for a file that is no TOML, an unknown key, a wrong type."""
    path = folder / FILE
    if not path.is_file():
        return ProjectSettings()
    try:
        table: Any = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        msg = f"{path}: not valid TOML: {error}"
        raise UsageError(msg) from None
    for key in TABLE.split("."):
        table = table.get(key, {}) if isinstance(table, dict) else {}
    if not isinstance(table, dict):
        msg = f"{path}: {TABLE} must be a table; write [{TABLE}] and the keys below it"
        raise UsageError(msg)
    return ProjectSettings(**{key: _value(path, key, value) for key, value in table.items()})


def _value(path: Path, key: str, value: Any) -> Any:
    """The value of a key, checked. Raises UsageError."""
    defaults = {field_.name: field_.default for field_ in fields(ProjectSettings)}
    if key not in defaults:
        hint = did_you_mean(key, defaults) or f"the keys are {', '.join(defaults)}"
        msg = f"{path}: [{TABLE}] has no key '{key}' ({hint})"
        raise UsageError(msg)
    if isinstance(defaults[key], str):
        expected, good = 'a text, such as "mine.yaml"', isinstance(value, str) and bool(value)
    else:
        expected = 'a list of texts, such as ["mine_kernels"]'
        good = isinstance(value, list) and all(isinstance(item, str) and item for item in value)
    if not good:
        msg = f"{path}: '{key}' of [{TABLE}] must be {expected}, not {value!r}"
        raise UsageError(msg)
    return tuple(value) if isinstance(value, list) else value


def complete(options: argparse.Namespace, settings: ProjectSettings, *, shows: bool = False) -> None:
    """Give the options that the command has, but nobody gave, the values of the settings.

    A command that only shows what there is takes, in a folder without files of operators, those of the installed
    package `generated`.
    """
    shipped = (
        shipped_package() if shows and not Path(settings.ops).is_file() and settings == ProjectSettings() else None
    )
    if shipped is not None and getattr(options, "ops", None) is None:
        settings = ProjectSettings(str(shipped / settings.ops), str(shipped / settings.derivatives), str(shipped))
    is_usual = settings.derivatives == ProjectSettings.derivatives
    options.derivatives_unnamed = is_usual and getattr(options, "derivatives", "") is None
    for field_ in fields(ProjectSettings):
        if field_.name in options and getattr(options, field_.name) is None:
            setattr(options, field_.name, _as_option(field_.name, getattr(settings, field_.name)))


def shipped_package() -> Path | None:
    """The folder of the installed package `generated`, in which its YAML files lie; None in a checkout."""
    spec = importlib.util.find_spec(ProjectSettings.out)
    positions = (spec.submodule_search_locations or ()) if spec is not None else ()
    return next((Path(folder) for folder in positions if Path(folder, ProjectSettings.ops).is_file()), None)


def _as_option(key: str, value: str | Iterable[str]) -> Any:
    """A setting as the command line would give it: names of packages are texts, all else is a path."""
    if isinstance(value, str):
        return Path(value)
    return list(value) if key == "kernels" else [Path(item) for item in value]


def words_of(settings: ProjectSettings, **options: Any) -> str:
    """The options of a command line that differ from the settings, with a space before them; empty if none does."""
    words: list[str] = []
    for key, value in options.items():
        if value != _as_option(key, getattr(settings, key)):
            items = value if isinstance(value, list) else [value]
            words += [word for item in items for word in (f"--{key}", str(item))]
    return f" {shlex.join(words)}" if words else ""
