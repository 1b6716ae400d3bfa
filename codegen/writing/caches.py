"""The user's folder of caches, of which pickles and compiled templates are read: nobody else may have written there.

Folders below the user's own are opened one in the other, none through a link; each must belong to this user or root,
and nobody else may be able to write to it. So must a file, which may have no other hard links. Anything else counts as
absent, and nothing is written there: what a cache lacks is made anew. A file begins with the SHA-256 of its content, so
that one that is damaged counts as absent as well.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path

_FOLDER = sum(getattr(os, name, 0) for name in ("O_RDONLY", "O_CLOEXEC", "O_NOFOLLOW", "O_DIRECTORY"))
_READ = sum(getattr(os, name, 0) for name in ("O_RDONLY", "O_CLOEXEC", "O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
_WRITE = sum(
    getattr(os, name, 0) for name in ("O_WRONLY", "O_CREAT", "O_EXCL", "O_CLOEXEC", "O_NOFOLLOW", "O_BINARY")
)  # fmt: skip
_OWNED = hasattr(os, "geteuid") and {os.open, os.mkdir, os.unlink} <= os.supports_dir_fd
_DIGEST_SIZE = hashlib.sha256().digest_size
_SUFFIXES = (".pickle", ".cache", ".json")  # of the files here


def cache_folder() -> Path:
    """``opweave`` in the user's folder for caches: what is there may be lost without harm."""
    folder = Path(os.environ.get("XDG_CACHE_HOME", ""))
    base = folder if folder.is_absolute() else Path.home() / ".cache"
    return base / "opweave"


def read(path: Path) -> bytes | None:
    """What a file holds; None where it is damaged, or there is none that only this user and root can have written."""
    try:
        with _opened(path.parent) as folder:
            descriptor = os.open(_at(folder, path), _READ, dir_fd=folder)
            with os.fdopen(descriptor, "rb") as file:
                status = os.fstat(descriptor)
                alone = status.st_nlink <= 1 or not _OWNED  # 0: replaced or removed since it was opened
                if not (stat.S_ISREG(status.st_mode) and alone and _is_private(status)):
                    return None
                digest, content = file.read(_DIGEST_SIZE), file.read()
    except OSError:
        return None
    return content if digest == _digest(content) else None


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all. OSError where that cannot be, or where others could write to its folder."""
    with _opened(path.parent, make=True) as folder:
        draft = path.with_name(f".{path.name}.{secrets.token_hex(6)}.new")
        try:
            with os.fdopen(os.open(_at(folder, draft), _WRITE, 0o600, dir_fd=folder), "wb") as file:
                file.write(_digest(content) + content)
            os.replace(_at(folder, draft), _at(folder, path), src_dir_fd=folder, dst_dir_fd=folder)
        finally:
            with contextlib.suppress(OSError):
                os.unlink(_at(folder, draft), dir_fd=folder)


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def forget_all_but(path: Path, suffix: str, most: int) -> None:
    """Remove the files of a folder that end in `suffix`, but the `most` that were written last."""
    with _opened(path) as folder:
        ages = {}
        for name in _names(path if folder is None else folder):
            if name.endswith(suffix):
                with contextlib.suppress(FileNotFoundError):
                    ages[name] = os.stat(_at(folder, path / name), dir_fd=folder, follow_symlinks=False).st_mtime_ns
        for name in sorted(ages, key=lambda name: -ages[name])[most:]:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(_at(folder, path / name), dir_fd=folder)


@contextlib.contextmanager
def _opened(path: Path, *, make: bool = False) -> Iterator[int | None]:
    """A folder's descriptor; None where the system has none for folders. OSError for one that is not private."""
    base = cache_folder().parent
    parts = path.relative_to(base).parts if path.is_relative_to(base) else (path.name,)
    outer = base if path.is_relative_to(base) else path.parent
    if make:
        (outer if _OWNED else path).mkdir(parents=True, exist_ok=True)
    if not _OWNED:
        yield None
        return
    with contextlib.ExitStack() as opened:
        descriptor = os.open(outer, _FOLDER & ~getattr(os, "O_NOFOLLOW", 0))
        opened.callback(os.close, descriptor)
        for part in parts:
            if make:
                with contextlib.suppress(FileExistsError):
                    os.mkdir(part, 0o700, dir_fd=descriptor)
            descriptor = os.open(part, _FOLDER, dir_fd=descriptor)
            opened.callback(os.close, descriptor)
            if make:
                _close_to_others(descriptor)
            if not _is_private(os.fstat(descriptor)):
                msg = f"others can write to {path}"
                raise PermissionError(msg)
        yield descriptor


def _close_to_others(folder: int) -> None:
    """Let nobody else write to a folder of this user, and remove what somebody may have put there to be read."""
    status = os.fstat(folder)
    if status.st_uid == os.geteuid() and status.st_mode & 0o022:
        os.fchmod(folder, stat.S_IMODE(status.st_mode) & ~0o022)
        for name in _names(folder):
            if name.endswith(_SUFFIXES):
                with contextlib.suppress(OSError):
                    os.unlink(name, dir_fd=folder)


def _names(folder: int | Path) -> list[str]:
    with os.scandir(folder) as entries:
        return [entry.name for entry in entries]


def _at(folder: int | None, path: Path) -> str:
    return path.name if folder is not None else os.fspath(path)


def _is_private(status: os.stat_result) -> bool:
    """Whether only this user and root can have written a file or folder."""
    return not _OWNED or (status.st_uid in {os.geteuid(), 0} and not status.st_mode & 0o022)
