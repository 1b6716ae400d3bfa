"""The folder in which compiled kernels are kept between processes.

What is read is machine code, and a pickle around it, which can do whatever its writer wanted. So a file is used only if
it belongs to this user or to root and nobody else can write it, and if it says itself which kernel it is and its
checksum is right; anything else counts as absent, is compiled anew and, where that is possible, replaced.

A folder that can only be read is read: what it lacks is compiled and kept in memory until the process ends. So it is
when there is no folder at all. Whatever keeps kernels from being kept is said in one line, once in a process.

Kernels that nobody used for longest go first when the folder outgrows its limit, 2 GiB or as many MiB as the variable
OPWEAVE_CACHE_MIB says (0: no limit). A process that stores something looks for that, but one a day.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import stat
import sys
import time
import uuid
from pathlib import Path

log = logging.getLogger("opweave")

SUFFIX = ".kernel"
LIMIT = 2048  # MiB
_MAGIC = b"opweave kernel 1\n"
_HEAD = len(_MAGIC) + hashlib.sha256().digest_size
_LARGEST = 1 << 28  # bytes: no kernel is larger
_DAY = 24 * 3600.0
_SWEPT = ".swept"
_KEPT = (SUFFIX, ".nbc", ".tmp")  # what counts: kernels, those of older versions, and what a killed process left
# Links are not followed, and opening a pipe does not wait for its other end.
_READ = sum(getattr(os, name, 0) for name in ("O_RDONLY", "O_CLOEXEC", "O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
_WRITE = sum(getattr(os, name, 0) for name in ("O_WRONLY", "O_CREAT", "O_EXCL", "O_CLOEXEC", "O_BINARY"))


class UnusableError(Exception):
    """A file or folder that is not to be used; the text says why."""


def default_folder() -> Path | None:
    """The user's cache folder; None for a user without a home."""
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            base = Path.home() / "Library" / "Caches"
        else:
            given = Path(os.environ.get("XDG_CACHE_HOME", ""))  # of paths the standard knows absolute ones alone
            base = given if given.is_absolute() else Path.home() / ".cache"
    except RuntimeError:
        return None
    return base / "opweave" if base.is_absolute() else None


def limit_in_bytes() -> int:
    """How large the folder may become; 0 without a limit."""
    text = os.environ.get("OPWEAVE_CACHE_MIB", "")
    try:
        return int(text or LIMIT) << 20
    except ValueError:
        log.warning("OPWEAVE_CACHE_MIB should be a whole number, not %r: the limit is %d MiB", text, LIMIT)
        return LIMIT << 20


class KernelStore:
    """Kernels by name, in `folder`, which is made if need be; None: nowhere."""

    def __init__(self, folder: Path | None, limit: int = LIMIT << 20) -> None:
        self._limit = limit
        self._said: set[str] = set()
        self.folder = folder
        if folder is None:
            self._say("keep", "compiled kernels are not kept: there is no home; NUMBA_CACHE_DIR may name a folder")
            return
        try:
            _prepare(folder)
        except (OSError, UnusableError) as error:
            self._cannot_keep(folder, error)
            self.folder = None

    @property
    def can_keep(self) -> bool:
        """Whether kernels can be stored."""
        return self.folder is not None and os.access(self.folder, os.W_OK)

    def has(self, name: str) -> bool:
        """Whether something was stored as `name`."""
        return self.folder is not None and (self.folder / f"{name}{SUFFIX}").is_file()

    def load(self, name: str) -> bytes | None:
        """What was stored as `name`; None for nothing, or nothing that can be used."""
        if self.folder is None:
            return None
        try:
            return _read(self.folder / f"{name}{SUFFIX}")
        except FileNotFoundError:
            return None
        except (OSError, UnusableError) as error:
            self.reject(name, error)
            return None

    def reject(self, name: str, error: Exception) -> None:
        """Say, the first time, that a stored kernel cannot be used."""
        reason = error.strerror if isinstance(error, OSError) else error
        self._say("read", f"stored kernel {name}{SUFFIX} is not used but compiled anew, as any other like it: {reason}")

    def save(self, name: str, payload: bytes) -> None:
        """Store `payload`; that it could not be stored costs other processes their compile time, and no more."""
        if self.folder is None:
            return
        scratch = self.folder / f"{name}.{uuid.uuid4().hex[:12]}.tmp"
        try:
            with os.fdopen(os.open(scratch, _WRITE, 0o644), "wb") as file:
                file.write(b"".join((_MAGIC, _checksum(name, payload), payload)))
            scratch.replace(scratch.with_name(f"{name}{SUFFIX}"))
            self._sweep(self.folder)
        except OSError as error:
            self._cannot_keep(self.folder, error)
        finally:
            with contextlib.suppress(OSError):
                scratch.unlink()

    def _sweep(self, folder: Path) -> None:
        """Once a day: remove what was used least recently beyond the limit, and what was left half written."""
        mark, now = folder / _SWEPT, time.time()
        with contextlib.suppress(FileNotFoundError):
            if 0 <= now - mark.stat().st_mtime < _DAY:
                return
        with contextlib.suppress(OSError):
            mark.touch(0o644)
        found = []
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(_KEPT) and entry.is_file(follow_symlinks=False):
                    with contextlib.suppress(FileNotFoundError):
                        status = entry.stat(follow_symlinks=False)
                        found.append((status.st_mtime, status.st_size, folder / entry.name))
        total = sum(size for _, size, _ in found)
        enough = self._limit * 3 // 4 if 0 < self._limit < total else total
        for used, size, path in sorted(found):
            if now - used > _DAY if path.suffix == ".tmp" else total > enough:
                with contextlib.suppress(OSError):
                    path.unlink()
                total -= size

    def _cannot_keep(self, folder: Path, error: Exception) -> None:
        reason = error.strerror if isinstance(error, OSError) else error
        self._say(
            "keep",
            f"compiled kernels are kept in memory only, which every process pays for: {folder}: {reason}; "
            "NUMBA_CACHE_DIR may name another folder",
        )

    def _say(self, about: str, text: str) -> None:
        if about not in self._said:
            self._said.add(about)
            log.warning("opweave: %s", text)


def _prepare(folder: Path) -> None:
    """Make `folder`, for this user alone; UnusableError if others can write to one that exists."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    status = folder.stat()
    if hasattr(os, "geteuid") and status.st_uid == os.geteuid() and status.st_mode & 0o022 & ~_sticky(status):
        folder.chmod(stat.S_IMODE(status.st_mode) & ~0o022)
        status = folder.stat()
    _check_owner(status, status.st_mode & 0o022 & ~_sticky(status))


def _sticky(status: os.stat_result) -> int:
    """All bits of a mode where nobody can remove or rename what others have put into a folder; else 0."""
    return 0o777 if status.st_mode & stat.S_ISVTX else 0


def _check_owner(status: os.stat_result, writable: int) -> None:
    """UnusableError for what somebody else than this user and root may have written."""
    if hasattr(os, "geteuid") and status.st_uid not in {os.geteuid(), 0}:
        msg = "it belongs to another user"
        raise UnusableError(msg)
    if hasattr(os, "geteuid") and writable:
        msg = "others can write to it"
        raise UnusableError(msg)


def _read(path: Path) -> bytes:
    """The body in a file; UnusableError if it is not, in every bit, what was stored under that name."""
    descriptor = os.open(path, _READ)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            msg = "it is no regular file"
            raise UnusableError(msg)
        _check_owner(status, status.st_mode & 0o022)
        if status.st_size > _LARGEST:
            msg = "it is too large"
            raise UnusableError(msg)
        with os.fdopen(descriptor, "rb", buffering=0, closefd=False) as file:
            data = file.readall()
        _note_use(descriptor, status)
    finally:
        os.close(descriptor)
    payload = data[_HEAD:]
    if data[:_HEAD] != _MAGIC + _checksum(path.stem, payload):
        msg = "it is damaged"
        raise UnusableError(msg)
    return payload


def _note_use(descriptor: int, status: os.stat_result) -> None:
    """The time of a file is when it was used last, to the day."""
    if os.utime in os.supports_fd and time.time() - status.st_mtime > _DAY:
        with contextlib.suppress(OSError):
            os.utime(descriptor)


def _checksum(name: str, payload: bytes) -> bytes:
    return hashlib.sha256(name.encode() + b"\n" + payload).digest()
