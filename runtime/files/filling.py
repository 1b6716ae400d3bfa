"""Entries of an archive are read on all threads, piece by piece in any order, and their checksums are compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from runtime.compile.threads import in_parts
from runtime.files.checksums import crc32, joined, pieces

_FEW = 4  # pieces that are not worth a second thread


@dataclass(frozen=True)
class Room:
    """Where an entry goes: its name, where its bytes begin in the file, their checksum, and the memory for them."""

    name: str
    begin: int
    checksum: int
    view: memoryview


class EntryError(Exception):
    """An entry that cannot be read, or is not what was written: its name, and why."""


def fill(rooms: Sequence[Room], read: Callable[[memoryview, int], None], *, alone: bool) -> None:
    """Read all entries; ``read(view, place)`` fills a view from a place of the file, on one thread only if `alone`.

    Raises EntryError where that raises EOFError or OSError, and where a checksum differs.
    """
    parts = [(room, first, last) for room in rooms for first, last in pieces(len(room.view))]
    checksums = [0] * len(parts)
    checksum_of = crc32()

    def work(first: int, last: int) -> None:
        for i in range(first, last):
            room, begin, end = parts[i]
            try:
                read(room.view[begin:end], room.begin + begin)
            except (EOFError, OSError) as error:
                raise EntryError(room.name, str(error)) from error
            checksums[i] = checksum_of(room.view[begin:end])

    in_parts(work, len(parts), alone=alone or len(parts) < _FEW)
    joined_checksums: dict[str, int] = {}
    for (room, *_), checksum in zip(parts, checksums, strict=True):
        joined_checksums[room.name] = joined(joined_checksums.get(room.name, 0), checksum)
    for room in rooms:
        if joined_checksums[room.name] != room.checksum:
            raise EntryError(
                room.name, f"its CRC-32 is {joined_checksums[room.name]:08x} instead of {room.checksum:08x}"
            )
