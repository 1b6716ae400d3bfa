"""Entries of an archive are read on all threads, piece by piece, and their checksums are compared.

The checksum of zip files is CRC-32: the remainder of the bits, taken as a polynomial over {0, 1}, by one of degree 32.
That of two pieces follows from theirs: that of the first times x to the number of bits of the second, plus that of the
second. So pieces need not be read in turn. The bits of a checksum are reversed: the highest stands for 1, the next for
x.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from runtime.compile.threads import in_parts

_PIECE = 1 << 20  # bytes, which are still in the cache when their checksum is computed
_FEW = 4  # pieces that are not worth a second thread
_DIVISOR = 0xEDB88320  # x^32 + x^26 + x^23 + x^22 + x^16 + x^12 + x^11 + x^10 + x^8 + x^7 + x^5 + x^4 + x^2 + x + 1
_ONE, _X = 1 << 31, 1 << 30


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
    pieces = [(room, first, last) for room in rooms for first, last in _pieces(len(room.view))]
    checksums = [0] * len(pieces)

    def work(first: int, last: int) -> None:
        for i in range(first, last):
            room, begin, end = pieces[i]
            try:
                read(room.view[begin:end], room.begin + begin)
            except (EOFError, OSError) as error:
                raise EntryError(room.name, str(error)) from error
            checksums[i] = zlib.crc32(room.view[begin:end])

    in_parts(work, len(pieces), alone=alone or len(pieces) < _FEW)
    whole: dict[str, int] = {}
    for (room, *_), checksum in zip(pieces, checksums, strict=True):
        whole[room.name] = _product(whole.get(room.name, 0), _shift()) ^ checksum
    for room in rooms:
        if whole[room.name] != room.checksum:
            raise EntryError(room.name, f"its CRC-32 is {whole[room.name]:08x} instead of {room.checksum:08x}")


def _pieces(size: int) -> list[tuple[int, int]]:
    """The bounds of the pieces of an entry: all but the first are of one length. An empty entry is a piece too."""
    ends = [*range(size % _PIECE, size + 1, _PIECE)]
    return [(0, ends[0]), *pairwise(ends)]


@functools.cache
def _shift() -> int:
    """Compute x to the number of bits of a piece, which is a power of 2."""
    power = _X
    for _ in range((8 * _PIECE).bit_length() - 1):
        power = _product(power, power)
    return power


def _product(one: int, other: int) -> int:
    """The product of two polynomials, modulo the divisor."""
    product = 0
    for i in range(32):
        if one & _ONE >> i:
            product ^= other
        other = other >> 1 ^ (_DIVISOR if other & 1 else 0)
    return product
