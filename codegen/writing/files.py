"""Write files atomically: each completely or not at all, those of one run together, and only what changed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Report:
    """What a run did to the files of a folder."""

    written: list[str] = field(default_factory=list)
    unchanged: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)  # of an earlier run, no longer made, but changed by a person since

    @property
    def stale(self) -> list[str]:
        """The files that differ from what they should be."""
        return sorted(self.written + self.removed)

    def __str__(self) -> str:
        counts = (len(self.written), "written"), (len(self.unchanged), "unchanged"), (len(self.removed), "removed")
        return "files: " + ", ".join(f"{count} {word}" for count, word in counts)


def write_all(texts: Mapping[Path, str | bytes]) -> None:
    """Write all files or none: new ones are complete beside their places before the first takes its own.

    So are copies of the old ones, which take their places again when something fails.
    """
    fresh: dict[Path, Path] = {}
    old: dict[Path, Path] = {}
    placed: list[Path] = []
    try:
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh[path], backup = temporary(path, os.getpid())
            fresh[path].write_bytes(text if isinstance(text, bytes) else text.encode())
            if path.is_file():
                shutil.copymode(path, fresh[path])
                old[path] = backup
                shutil.copy2(path, backup)
        for path, new in fresh.items():
            new.replace(path)
            placed.append(path)
    except OSError:
        for path in placed:
            if path in old:
                old[path].replace(path)
            else:
                path.unlink(missing_ok=True)
        raise
    finally:
        for member in (*fresh.values(), *old.values()):
            member.unlink(missing_ok=True)


def temporary(path: Path, process: int) -> tuple[Path, Path]:
    """What a process calls the new content of a file, and the copy of the old one, until both are in their places."""
    return path.with_name(f".{path.name}.{process}.new"), path.with_name(f".{path.name}.{process}.old")


def remove_temporary(paths: Iterable[Path], process: int) -> None:
    """Remove what `write_all` of a process that was killed left of these files."""
    for path in paths:
        for file in temporary(path, process):
            file.unlink(missing_ok=True)


def update(
    folder: Path, texts: Mapping[str, str], earlier: Iterable[Path] = (), skipped: Iterable[Path] = (), *,
    dry: bool = False,
) -> Report:
    """Write the `texts` (by path below `folder`) that changed; remove files of an `earlier` run that are none of them.

    With `dry` nothing is written; the report, which names what is `kept`, is the same.
    """
    report = Report(kept=[path.relative_to(folder).as_posix() for path in skipped])
    changed = {}
    for name, text in sorted(texts.items()):
        path = folder / name
        if path.is_file() and path.read_bytes() == text.encode():
            report.unchanged.append(name)
        else:
            report.written.append(name)
            changed[path] = text
    gone = [path for path in sorted(earlier) if path.relative_to(folder).as_posix() not in texts]
    report.removed += [path.relative_to(folder).as_posix() for path in gone]
    if not dry:
        write_all(changed)
        for path in gone:
            path.unlink()
    return report


def with_entries(text: str, entries: str) -> str:
    """The text of a YAML file with more entries at its end; one that is only ``[]`` has none yet."""
    if not entries:
        return text
    stripped = text.rstrip()
    if stripped.rpartition("\n")[2] == "[]":
        stripped = stripped.removesuffix("[]").rstrip()
    return f"{stripped}\n\n{entries.lstrip()}" if stripped else entries.lstrip()
