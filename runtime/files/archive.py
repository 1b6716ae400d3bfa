"""Zip archives of storages: written whole or not at all, read with their checksums compared, or mapped."""

from __future__ import annotations

import io
import mmap
import os
import struct
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, BinaryIO, Self

import numpy as np

from runtime.errors import ArgumentError, ComputeError
from runtime.files.checksums import crc32, pieces
from runtime.files.drafts import replaced
from runtime.files.filling import EntryError, Room, fill
from runtime.files.settings import state

if TYPE_CHECKING:
    from runtime.files.tree import Stored
    from runtime.tensor.casting import Array

TEXT = "opweave.json"
_LINE = 64  # bytes; entries lie as their storages lay, so that they can be mapped
_LEAST = 4  # bytes of an extra field with nothing in it
_OWNER = 0o600  # may read and write an entry that is unpacked; others may not
_SIGNATURE = b"PK\x03\x04"  # the begin of an entry's header
_LOCAL = struct.Struct("<26xHH")  # the lengths of name and extra field, at the end of it
_LARGE = 1 << 31
_PADDING = 0x776F  # "ow": the number of an extra field that means nothing
MAGIC = b"\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19."  # how pickles in a row begin, behind the protocol
_EARLIEST = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever they are written


@dataclass(frozen=True)
class ArchiveEntry:
    """An entry to be written: its bytes, and how many past a multiple of a cache line they are to begin."""

    name: str
    content: Array
    phase: int = 0
    is_data: bool = False  # the numbers of tensors


def write(target: Any, text: str, storages: Sequence[Stored]) -> None:
    """Write an archive of a text and storages to a path or a file."""
    entries = [
        ArchiveEntry(entry_name(i), storage.bytes, storage.phase, is_data=True) for i, storage in enumerate(storages)
    ]
    write_entries(target, entries, text)


def write_entries(target: Any, entries: Sequence[ArchiveEntry], text: str | None = None) -> None:
    """Write an archive of entries, behind a text if there is one, to a path or a file."""
    if hasattr(target, "write"):
        _write(target, entries, text)
        return
    with replaced(_path("save", target)) as file:
        _write(file, entries, text)


def _write(file: BinaryIO, entries: Sequence[ArchiveEntry], text: str | None) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        if text is not None:
            archive.writestr(zipfile.ZipInfo(TEXT, _EARLIEST), text.encode())
        for item in entries:
            entry = zipfile.ZipInfo(item.name, _EARLIEST)
            entry.file_size = item.content.nbytes
            content = np.zeros_like(item.content) if item.is_data and state.skipped else item.content
            _write_entry(archive, entry, memoryview(content.data), item.phase)


def _write_entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, view: memoryview, phase: int) -> None:
    """Write an entry as zipfile does, but align it, and compute its checksum by the quickest function there is.

    The checksum of a piece is computed when it is written: another thread may go on to write to the tensor.
    """
    file, large = archive.fp, len(view) >= _LARGE
    if file is None or not _can_seek(file):  # there is no way back to the header
        with archive.open(entry, "w", force_zip64=large) as stream:
            for begin, end in pieces(len(view)):
                stream.write(view[begin:end])
        return
    offset = archive.start_dir
    entry.CRC, entry.header_offset, entry.compress_size = 0, offset, len(view)
    entry.external_attr = _OWNER << 16
    begin = offset + len(entry.FileHeader(large)) + _LEAST
    entry.extra = struct.pack("<HH", _PADDING, gap := (phase - begin) % _LINE) + bytes(gap)
    file.seek(offset)
    file.write(entry.FileHeader(large))
    for begin, end in pieces(len(view)):
        entry.CRC = crc32()(view[begin:end], entry.CRC)
        file.write(view[begin:end])
    archive.start_dir = file.tell()
    file.seek(offset)
    file.write(entry.FileHeader(large))
    archive.filelist.append(entry)
    archive.NameToInfo[entry.filename] = entry


def _can_seek(file: IO[bytes]) -> bool:
    try:
        file.seek(file.tell())
    except (AttributeError, OSError):
        return False
    return True


def entry_name(number: int) -> str:
    """The name of the entry of a storage."""
    return f"storages/{number}"


def _path(function: str, target: Any) -> Path:
    try:
        return Path(os.fsdecode(os.fspath(target)))
    except TypeError:
        msg = f"{function}(): expected a path or a binary file, got {type(target).__name__}"
        raise ArgumentError(msg) from None


@dataclass(frozen=True)
class Wanted:
    """An entry to be read: its name, how many bytes it has, and how many past a multiple of a cache line it begins."""

    name: str
    size: int | None = None
    phase: int = 0
    is_data: bool = False  # the numbers of tensors


def aligned(size: int, phase: int) -> memoryview:
    """Memory that begins `phase` bytes behind a multiple of a cache line."""
    room = np.empty(size + _LINE, np.uint8)
    begin = (phase - room.ctypes.data) % _LINE
    return memoryview(room.data)[begin : begin + size]


class Archive:
    """An archive that is read."""

    def __init__(self, source: Any, *, mapped: bool) -> None:
        self.owned = not hasattr(source, "read")
        self._reads_anywhere = self.owned and hasattr(os, "preadv")
        self.name = str(source if self.owned else getattr(source, "name", "the file"))
        self.file: BinaryIO = _path("load", source).open("rb") if self.owned else source
        self.mapped = self._map() if mapped else None
        try:
            if not self.file.seekable():
                self.file = io.BytesIO(self.file.read())
            self.start = self.file.tell()
            self.head = self.file.read(16)
            self.file.seek(self.start)
            self.zip = zipfile.ZipFile(self.file)
            self.length = self.file.seek(0, io.SEEK_END)
        except (zipfile.BadZipFile, ValueError, struct.error, NotImplementedError, OverflowError) as error:
            content = self._content() if self.head[2:].startswith(MAGIC) else None
            self.close()
            raise NoArchiveError(self.name, self.head, error, content) from None
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file, if it was opened here. What is mapped stays as long as it is used."""
        if self.owned:
            self.file.close()

    def _content(self) -> bytes:
        """The whole file, which is no archive."""
        self.file.seek(self.start)
        return self.file.read()

    def _map(self) -> memoryview:
        if not self.owned:
            msg = "load(): mmap needs the path of a file, not a file that is open"
            raise ArgumentError(msg)
        try:
            return memoryview(mmap.mmap(self.file.fileno(), 0, access=mmap.ACCESS_COPY))
        except ValueError:  # an empty file, which is no archive
            return memoryview(b"")

    def names(self) -> list[str]:
        """The names of all entries."""
        return self.zip.namelist()

    def bytes(self, name: str) -> bytes:
        """A whole entry."""
        (storage,) = self.storages([Wanted(name)])
        return storage.tobytes()

    def storages(self, requests: Sequence[Wanted]) -> list[Array]:
        """Entries as bytes, all read or mapped at once."""
        result: list[Array] = []
        rooms: list[Room] = []
        for item in requests:
            entry = self._entry(item)
            try:
                begin = self._begin(entry)
            except (EOFError, OSError, ValueError) as error:
                raise self._damage(item.name, str(error)) from error
            if state.skipped and item.is_data:
                result.append(np.zeros(entry.file_size, np.uint8))
            elif self.mapped is not None:
                result.append(np.frombuffer(self.mapped[begin : begin + entry.file_size], np.uint8))
            else:
                rooms.append(Room(item.name, begin, entry.CRC, aligned(entry.file_size, item.phase)))
                result.append(np.frombuffer(rooms[-1].view, np.uint8))  # its base is no array: it is all of the storage
        try:
            fill(rooms, self._read, alone=not self._reads_anywhere)
        except EntryError as error:
            raise self._damage(*error.args) from error
        return result

    def _damage(self, name: str, why: str) -> ComputeError:
        return ComputeError(f"load(): {self.name} is damaged: its entry {name} was cut off or changed ({why})")

    def _entry(self, request: Wanted) -> zipfile.ZipInfo:
        """What the directory says of an entry."""
        name, size = request.name, request.size
        try:
            entry = self.zip.getinfo(name)
        except KeyError:
            msg = f"load(): {self.name} is damaged: it has no entry {name}"
            raise ComputeError(msg) from None
        if entry.compress_type != zipfile.ZIP_STORED or entry.flag_bits & 1:
            msg = f"load(): the entry {name} of {self.name} is compressed or encrypted; archives of tensors are neither"
            raise ComputeError(msg)
        if size is not None and entry.file_size != size:
            msg = f"load(): {self.name} is damaged: its entry {name} has {entry.file_size} bytes instead of {size}"
            raise ComputeError(msg)
        return entry

    def _begin(self, entry: zipfile.ZipInfo) -> int:
        """Where the bytes of an entry begin; all of them must lie in the file."""
        header = bytearray(_LOCAL.size)
        self._read(memoryview(header), entry.header_offset)
        if not header.startswith(_SIGNATURE):
            msg = f"no header of an entry at {entry.header_offset}"
            raise ValueError(msg)
        begin: int = entry.header_offset + _LOCAL.size + sum(_LOCAL.unpack(header))
        if begin + entry.file_size > self.length:
            msg = "the file ends before it does"
            raise EOFError(msg)
        return begin

    def _read(self, view: memoryview, offset: int) -> None:
        """Fill a view from a place of the file."""
        filled = 0
        if not self._reads_anywhere:
            self.file.seek(offset)
        while filled < len(view):
            unfilled = view[filled:]
            if self._reads_anywhere:
                count = os.preadv(self.file.fileno(), [unfilled], offset + filled)
            else:
                data = self.file.read(len(unfilled))
                count, unfilled[: len(data)] = len(data), data
            if not count:
                msg = "the file ends before it does"
                raise EOFError(msg)
            filled += count


class NoArchiveError(ComputeError):
    """A file that is no zip archive, and what its first bytes say it is; the `content` of pickles in a row."""

    def __init__(self, name: str, head: bytes, error: Exception, content: bytes | None = None) -> None:
        self.name, self.content = name, content
        if head[8:9] == b"{":
            description = "looks like a safetensors file, which load_file() reads"
        elif head[:2] in {b"\x80\x02", b"\x80\x04", b"\x80\x05"}:
            description = "is a pickle, but none of torch.save"
        elif head[:2] == b"PK":
            description = f"is an archive that was cut off or changed ({error})"
        elif head[:6] == b"\x93NUMPY":
            description = "is an array of NumPy's: from_numpy(numpy.load(...)) reads it"
        else:
            description = "is not a file of save() or torch.save()"
        super().__init__(f"load(): {name} {description}")
