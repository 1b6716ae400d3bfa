"""Files that appear whole or not at all: written beside their places, and what killed processes left of that."""

from __future__ import annotations

import contextlib
import io
import os
import re
import secrets
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from runtime.errors import ComputeError

fcntl: Any
try:
    import fcntl
except ImportError:  # of another system than POSIX
    fcntl = None

_SUFFIX = ".draft"
_PAUSE = 60.0  # seconds without a write, after which a draft that nobody has locked is nobody's
_DAY = 24 * 3600.0  # the same, where the system has no locks
_READ = sum(getattr(os, name, 0) for name in ("O_RDONLY", "O_CLOEXEC", "O_NOFOLLOW", "O_NONBLOCK"))


@contextlib.contextmanager
def replaced(path: Path) -> Iterator[BinaryIO]:
    """A file that takes the place of `path` when it is complete; until then, and after an error, that is as it was."""
    if path.exists() and not path.is_file():  # a pipe, a device: there is nothing to replace, and no way back in it
        buffer = io.BytesIO()
        yield buffer
        path.write_bytes(buffer.getbuffer())
        return
    path = Path(os.path.realpath(path))  # what a link leads to is replaced, not the link
    if not path.parent.is_dir():
        msg = f"save(): there is no folder {path.parent}"
        raise ComputeError(msg)
    _remove_left(path)
    draft = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}{_SUFFIX}")
    try:
        with draft.open("xb") as file:
            _lock(file.fileno())  # which ends with the process, however that ends
            yield file
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, draft)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _remove_left(path: Path) -> None:
    """Remove the drafts of `path` that processes left which were killed while they wrote.

    A draft is one of this user's, is locked by nobody, and was not written to for a while, so that one which a process
    has made and not yet locked stays.
    """
    name = re.compile(re.escape(f".{path.name[:100]}.") + r"[0-9a-f]{8}" + re.escape(_SUFFIX))
    with contextlib.suppress(OSError), os.scandir(path.parent) as entries:
        for entry in entries:
            if name.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                with contextlib.suppress(OSError):
                    _remove_if_left(Path(entry.path))


def _remove_if_left(draft: Path) -> None:
    descriptor = os.open(draft, _READ)
    try:
        status = os.fstat(descriptor)
        age = time.time() - status.st_mtime
        if hasattr(os, "geteuid") and status.st_uid != os.geteuid():
            return
        if age > (_PAUSE if fcntl is not None else _DAY) and _lock(descriptor):
            draft.unlink()
    finally:
        os.close(descriptor)


def _lock(descriptor: int) -> bool:
    """Lock a file that nobody has locked; True also where the system has no such locks."""
    if fcntl is not None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True
