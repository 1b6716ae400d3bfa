"""A folder of files that only this user and root can have written, reached in a way that nobody can turn elsewhere.

A name in a folder that others can write to may become a link at any time. So every operation opens the folder anew
without following a link in its last component, checks who owns what was opened and who can write to it, and works
relative to the descriptor: what was checked is what is used. Links, files with other hard links and files of others
count as unusable; nothing of theirs is read, changed or removed.
"""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path

# Links are not followed, and opening a pipe does not wait for its other end.
_READ = sum(getattr(os, name, 0) for name in ("O_RDONLY", "O_CLOEXEC", "O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
_WRITE = sum(
    getattr(os, name, 0) for name in ("O_WRONLY", "O_CREAT", "O_EXCL", "O_CLOEXEC", "O_NOFOLLOW", "O_BINARY")
)  # fmt: skip
_FOLDER = sum(getattr(os, name, 0) for name in ("O_RDONLY", "O_CLOEXEC", "O_NOFOLLOW", "O_DIRECTORY"))
_OWNED = hasattr(os, "geteuid")  # whether the system has owners and modes as POSIX does
_RELATIVE = _OWNED and {os.open, os.unlink, os.stat} <= os.supports_dir_fd and os.scandir in os.supports_fd
_OTHERS = 0o022  # the bits of a mode by which others can write
_LARGEST = 1 << 28  # bytes of a file that is read
_DAY = 24 * 3600.0


class UnusableError(Exception):
    """A file or folder that is not to be used; the text says why."""


class PrivateFolder:
    """The folder at `path`, made for this user alone if it is not there.

    OSError where it cannot be made or opened; UnusableError where it is a link, belongs to another user, or where
    others can write to it. If it is this user's and others could write to it, it is closed to them, and what fits
    `untrusted` is removed: anybody may have put it there.
    """

    def __init__(self, path: Path, untrusted: Callable[[str], bool]) -> None:
        self.path = path
        with contextlib.suppress(FileExistsError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.mkdir(mode=0o700)
        with self._opened(check=False) as descriptor:
            if descriptor is not None and self._close_to_others(descriptor):
                with os.scandir(descriptor) as entries:
                    names = [entry.name for entry in entries if untrusted(entry.name)]
                for name in names:
                    with contextlib.suppress(OSError):
                        os.unlink(name, dir_fd=descriptor)
        with self._opened():
            pass

    @contextlib.contextmanager
    def _opened(self, *, check: bool = True) -> Iterator[int | None]:
        """The folder's descriptor, checked; None where the system has none for folders."""
        if not _RELATIVE:
            if self.path.is_symlink() or getattr(self.path, "is_junction", bool)():
                raise _link()
            yield None
            return
        try:
            descriptor = os.open(self.path, _FOLDER)
        except OSError:
            if self.path.is_symlink():
                raise _link() from None
            raise
        try:
            if check:
                status = os.fstat(descriptor)
                _check_owner(status, status.st_mode & _OTHERS & ~_sticky(status))
            yield descriptor
        finally:
            os.close(descriptor)

    @staticmethod
    def _close_to_others(descriptor: int) -> bool:
        """Whether others could write to the folder of this user, which they cannot any more."""
        status = os.fstat(descriptor)
        if status.st_uid != os.geteuid() or not status.st_mode & _OTHERS & ~_sticky(status):
            return False
        os.fchmod(descriptor, stat.S_IMODE(status.st_mode) & ~_OTHERS)
        return True

    def _at(self, descriptor: int | None, name: str) -> str:
        return name if descriptor is not None else os.fspath(self.path / name)

    def has(self, name: str) -> bool:
        """Whether there is a regular file of a name."""
        return self.last_use(name) is not None

    def last_use(self, name: str) -> float | None:
        """When a file was last used, to the day; None for what is no regular file."""
        try:
            with self._opened() as folder:
                status = os.stat(self._at(folder, name), dir_fd=folder, follow_symlinks=False)
        except (OSError, UnusableError):
            return None
        return status.st_mtime if stat.S_ISREG(status.st_mode) else None

    def read(self, name: str) -> bytes:
        """The content of a file, whose time becomes that of its last use, to the day."""
        with self._opened() as folder:
            descriptor = os.open(self._at(folder, name), _READ, dir_fd=folder)
        try:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode):
                msg = "it is no regular file"
                raise UnusableError(msg)
            _check_owner(status, status.st_mode & _OTHERS)
            # No link is left of a file that was replaced or removed after it was opened: it is as good as before.
            if _OWNED and status.st_nlink > 1 and status.st_uid == os.geteuid():
                msg = "it is a file of other folders as well"
                raise UnusableError(msg)
            if status.st_size > _LARGEST:
                msg = "it is too large"
                raise UnusableError(msg)
            with os.fdopen(descriptor, "rb", buffering=0, closefd=False) as file:
                data = file.readall()
            _note_use(descriptor, status)
        finally:
            os.close(descriptor)
        return data

    def write(self, name: str, scratch: str, data: bytes) -> None:
        """Write a file whole or not at all; until then it is called `scratch`."""
        with self._opened() as folder:
            try:
                with os.fdopen(os.open(self._at(folder, scratch), _WRITE, 0o644, dir_fd=folder), "wb") as file:
                    file.write(data)
                os.replace(self._at(folder, scratch), self._at(folder, name), src_dir_fd=folder, dst_dir_fd=folder)
            finally:
                with contextlib.suppress(OSError):
                    os.unlink(self._at(folder, scratch), dir_fd=folder)

    def entries(self) -> list[tuple[str, os.stat_result]]:
        """The regular files in the folder, none of them through a link."""
        result = []
        with self._opened() as folder, os.scandir(self.path if folder is None else folder) as entries:
            for entry in entries:
                with contextlib.suppress(FileNotFoundError):
                    if entry.is_file(follow_symlinks=False):
                        result.append((entry.name, entry.stat(follow_symlinks=False)))
        return result

    def remove(self, names: list[str]) -> None:
        """Remove files, as far as that is possible."""
        with self._opened() as folder:
            for name in names:
                with contextlib.suppress(OSError):
                    os.unlink(self._at(folder, name), dir_fd=folder)


def _link() -> UnusableError:
    return UnusableError("it is a link, which is not followed; name the folder that it leads to")


def _sticky(status: os.stat_result) -> int:
    """All bits of a mode where nobody can remove or rename what others have put into a folder; else 0."""
    return 0o777 if status.st_mode & stat.S_ISVTX else 0


def _check_owner(status: os.stat_result, writable: int) -> None:
    """UnusableError for what somebody else than this user and root may have written."""
    if _OWNED and status.st_uid not in {os.geteuid(), 0}:
        msg = "it belongs to another user"
        raise UnusableError(msg)
    if _OWNED and writable:
        msg = "others can write to it"
        raise UnusableError(msg)


def _note_use(descriptor: int, status: os.stat_result) -> None:
    """The time of a file is when it was used last, to the day."""
    if os.utime in os.supports_fd and time.time() - status.st_mtime > _DAY:
        with contextlib.suppress(OSError):
            os.utime(descriptor)
