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

import hashlib
import logging
import os
import re
import sys
import time
import uuid
from pathlib import Path

from runtime.compile.private_folder import PrivateFolder, UnusableError

log = logging.getLogger("opweave")

SUFFIX = ".kernel"
LIMIT = 2048  # MiB
_MAGIC = b"opweave kernel 1\n"
_HEAD = len(_MAGIC) + hashlib.sha256().digest_size
_DAY = 24 * 3600.0
_SWEPT = ".swept"
_COUNTED = (SUFFIX, ".nbc")  # what counts: kernels, and those of older versions
_SCRATCH = re.compile(r".*\.[0-9a-f]{12}\.tmp")  # what a process that was killed left half written


def default_folder() -> Path | None:
    """The user's cache folder; None for a user without a home."""
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            base = Path.home() / "Library" / "Caches"
        else:
            path = Path(os.environ.get("XDG_CACHE_HOME", ""))  # of paths the standard knows absolute ones alone
            base = path if path.is_absolute() else Path.home() / ".cache"
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
        self._files: PrivateFolder | None = None
        if folder is None:
            self._say("keep", "compiled kernels are not kept: there is no home; NUMBA_CACHE_DIR may name a folder")
            return
        try:
            self._files = PrivateFolder(folder, untrusted=_is_ours)
        except (OSError, UnusableError) as error:
            self._cannot_keep(folder, error)
            self.folder = None

    @property
    def can_keep(self) -> bool:
        """Whether kernels can be stored."""
        return self.folder is not None and os.access(self.folder, os.W_OK)

    def has(self, name: str) -> bool:
        """Whether something was stored as `name`."""
        return self._files is not None and self._files.has(f"{name}{SUFFIX}")

    def load(self, name: str) -> bytes | None:
        """What was stored as `name`; None for nothing, or nothing that can be used."""
        if self._files is None:
            return None
        try:
            return _body(name, self._files.read(f"{name}{SUFFIX}"))
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
        if self._files is None or self.folder is None:
            return
        scratch = f"{name}.{uuid.uuid4().hex[:12]}.tmp"
        try:
            self._files.write(f"{name}{SUFFIX}", scratch, b"".join((_MAGIC, _checksum(name, payload), payload)))
            self._sweep(self._files)
        except (OSError, UnusableError) as error:
            self._cannot_keep(self.folder, error)

    def _sweep(self, files: PrivateFolder) -> None:
        """Once a day: remove what was used least recently beyond the limit, and what was left half written."""
        now, swept = time.time(), files.last_use(_SWEPT)
        if swept is not None and 0 <= now - swept < _DAY:
            return
        files.write(_SWEPT, f"{_SWEPT}.{uuid.uuid4().hex[:12]}.tmp", b"")
        left = [(status.st_mtime, status.st_size, name) for name, status in files.entries() if _is_ours(name)]
        total = sum(size for _, size, _ in left)
        enough = self._limit * 3 // 4 if 0 < self._limit < total else total
        old = []
        for used, size, name in sorted(left):
            if now - used > _DAY if _SCRATCH.fullmatch(name) else total > enough:
                old.append(name)
                total -= size
        files.remove(old)

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


def _is_ours(name: str) -> bool:
    """Whether a store called a file so."""
    return name.endswith(_COUNTED) or _SCRATCH.fullmatch(name) is not None


def _body(name: str, data: bytes) -> bytes:
    """The body of a file; UnusableError if it is not, in every bit, what was stored under that name."""
    payload = data[_HEAD:]
    if data[:_HEAD] != _MAGIC + _checksum(name, payload):
        msg = "it is damaged"
        raise UnusableError(msg)
    return payload


def _checksum(name: str, payload: bytes) -> bytes:
    return hashlib.sha256(name.encode() + b"\n" + payload).digest()
