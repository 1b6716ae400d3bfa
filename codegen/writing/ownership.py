"""Ownership of files: the generator owns those listed by its last run and unchanged since, and no others.

A list stands in the folder that was written. After a header it has a line for every file: its name, its size, and a
digest of its content, by which a file that a person has changed since is known; it is neither replaced nor removed.
Before anything is written the list is replaced by one that says `unfinished`, with the files as they are and as they
will be, so that the run after one that was killed knows both, and the temporary files that were left.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from codegen.diagnostics import UsageError, escaped
from codegen.writing.files import Report, remove_temporary, update

_DIGEST_LENGTH = 32
_UNFINISHED = "unfinished "
_LINE = re.compile(rf"(?P<name>.+?) (?P<size>\d+)(?: (?P<digest>[0-9a-f]{{{_DIGEST_LENGTH}}}))?")
# What this program calls files: ordinary names below ordinary folders, so that no list leads out of its own folder.
_NAME = re.compile(r"(?:\w[\w-]*/)*\w[\w.-]*\.(?:py|pyi|json|typed|html|css)", re.ASCII)
_SHOWN = 5  # files that one error names


@dataclass(frozen=True)
class ListKind:
    """How a command calls its list, the first line by which it is known, and the option that names another folder."""

    name: str
    first: re.Pattern[str]
    option: str


@dataclass(frozen=True)
class Listed:
    """A file as a run left it. Lists of older versions have no digests, only sizes."""

    name: str
    size: int
    digest: str

    @classmethod
    def of(cls, name: str, content: bytes) -> Listed:
        """The line for a file of this content."""
        return cls(name, len(content), _digest(content))

    def __str__(self) -> str:
        return f"{self.name} {self.size} {self.digest}".rstrip()

    def is_left_by(self, content: bytes) -> bool:
        """Whether a file of this content is as the run left it."""
        return self.digest == _digest(content) if self.digest else self.size == len(content)


@dataclass(frozen=True)
class FileList:
    """The list of a run: the lines of its header and its files. `process` is that of a run that did not finish."""

    header: tuple[str, ...] = ()
    files: tuple[Listed, ...] = ()
    process: str = ""

    def leaves(self, name: str, content: bytes) -> bool:
        """Whether a file of this name and content is the generator's."""
        return any(file.name == name and file.is_left_by(content) for file in self.files)


def _digest(content: bytes) -> str:
    """Of the lines of a file; a tool that keeps versions may have changed how they end."""
    return hashlib.sha256(content.replace(b"\r\n", b"\n")).hexdigest()[:_DIGEST_LENGTH]


def read_list(folder: Path, kind: ListKind) -> FileList | None:
    """The list in a folder, None where there is none or something else has its name.

    Raises UsageError for one that names what no run writes.
    """
    path = folder / kind.name
    text = path.read_bytes().decode("utf-8", errors="replace") if path.is_file() else ""
    lines = text.splitlines()
    if not lines or not (lines[0].startswith(_UNFINISHED) or kind.first.fullmatch(lines[0])):
        return None
    process = lines[0].removeprefix(_UNFINISHED) if lines[0].startswith(_UNFINISHED) else ""
    start = next((at for at, line in enumerate(lines) if at and not line.startswith(("--", "extends "))), len(lines))
    files = []
    for number, line in enumerate(lines[start:], start=start + 1):
        match = _LINE.fullmatch(line)
        if match is None or not _NAME.fullmatch(match["name"]):
            msg = f"{path}:{number}: '{escaped(line)}' is no file that was written here; remove the line"
            raise UsageError(msg)
        files.append(Listed(match["name"], int(match["size"]), match["digest"] or ""))
    return FileList(tuple(lines[:start]), tuple(files), process)


def reject_foreign(folder: Path, files: Mapping[str, str], kind: ListKind) -> None:
    """Raises UsageError if one of `files` would replace what is not the generator's, or would lie elsewhere by a link.

    A file that is already what would be written is in nobody's way.
    """
    if (folder.exists() or folder.is_symlink()) and not folder.is_dir():
        msg = f"{folder} is no folder; name another with {kind.option}"
        raise UsageError(msg)
    owned = read_list(folder, kind)
    paths_owned = {file.name for file in owned.files} if owned else set()
    foreign: list[Path] = []
    changed: list[Path] = []
    for name in sorted({*files, kind.name}):
        path = folder / name
        above = [folder / parent for parent in reversed(Path(name).parents)][1:]
        link = next((candidate for candidate in (*above, path) if candidate.is_symlink()), None)
        if link is not None:
            msg = f"{link} leads out of {folder}; remove the link"
            raise UsageError(msg)
        foreign += [candidate for candidate in above if candidate.exists() and not candidate.is_dir()]
        if not path.exists():
            continue
        if name == kind.name or not path.is_file():
            foreign += [] if owned and path.is_file() else [path]
        elif (content := path.read_bytes()) != files[name].encode() and not (owned and owned.leaves(name, content)):
            (changed if name in paths_owned else foreign).append(path)
    for paths, message, cure in (
        (foreign, "not written by codegen and will not be replaced", f"name another folder with {kind.option}"),
        (changed, "changed by hand after codegen wrote it", "save what you need, remove the file and run again"),
    ):
        if paths:
            msg = f"{_some(paths)} {message}; {cure}"
            raise UsageError(msg)


def _some(paths: Iterable[Path]) -> str:
    """A few of the paths, how many more there are, and the verb."""
    texts = list(dict.fromkeys(str(path) for path in paths))
    ending = f" and {len(texts) - _SHOWN} more" if len(texts) > _SHOWN else ""
    return f"{', '.join(texts[:_SHOWN])}{ending} {'was' if len(texts) == 1 else 'were'}"


def write_owned(
    folder: Path, files: Mapping[str, str], kind: ListKind, header: Sequence[str] = (), *, dry: bool = False
) -> Report:
    """Write `files` (by relative path) below `folder`, remove those of the last run that are none of them, and list.

    What a person has changed since is kept. With `dry` nothing is written; the report is the same. The caller has
    asked `reject_foreign` before.
    """
    owned = read_list(folder, kind) or FileList()
    replaceable: list[Path] = []
    skipped: list[Path] = []
    for name in sorted({file.name for file in owned.files} - set(files)):
        path = folder / name
        if path.is_file() or path.is_symlink():
            is_mine = stays_inside(path, folder) and owned.leaves(name, path.read_bytes())
            (replaceable if is_mine else skipped).append(path)
    report = update(folder, files, replaceable, skipped, dry=True)
    if dry:
        return report
    list_file = folder / kind.name
    if owned.process.isdecimal():
        inside = [folder / file.name for file in owned.files if stays_inside(folder / file.name, folder)]
        remove_temporary(inside, int(owned.process))
    listed = [Listed.of(name, text.encode()) for name, text in sorted(files.items())]
    if report.stale:
        both = [*owned.files, *listed]
        _write_list(list_file, [f"{_UNFINISHED}{os.getpid()}"], both)
        update(folder, files, replaceable, skipped)
    _write_list(list_file, header, listed)
    return report


def _write_list(path: Path, header: Iterable[str], files: Iterable[Listed]) -> None:
    """Its temporary file has one name in all runs, for no list could name it."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh.write_bytes("".join(f"{line}\n" for line in (*header, *dict.fromkeys(map(str, files)))).encode())
    fresh.replace(path)


def stays_inside(path: Path, folder: Path) -> bool:
    """Whether writing to `path` writes below `folder`: no link on the way, nor at its end."""
    return not any(part.is_symlink() for part in (path, *path.parents[: len(path.parts) - len(folder.parts) - 1]))
